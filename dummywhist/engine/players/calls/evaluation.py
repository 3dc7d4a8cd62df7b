"""Which of several candidates is best before the play? Means over sampled worlds, with a control variate.

In every world a candidate leads to a deal to be played: who leads with which hands, and what his tricks are worth to
the player. A quick estimate of the tricks is made in all worlds. For the candidates that compete some worlds are solved
as well, and the mean error of the estimate there is added to it.
"""

import time
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import Final

from dummywhist.engine.players.calls.estimate import odds
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.search.determinization import solver
from dummywhist.engine.solver.position import Position
from dummywhist.engine.values import NamedTuple

Points = tuple[float, ...]
"""What a deal is worth to the player, by the tricks of his side from 0 to 13."""
FINE: Final = 4
"""Estimates are rounded to a fourth of a trick."""


class Plan(NamedTuple):
    """The budget of a level: ``worlds`` evaluated, ``first`` of them solved for all ways that compete, and up to
    ``solved``, twice as many each time, for those that still do; ``nodes`` of the solver in all, and for one deal
    at the most; ``ways`` are solved at the most.
    """

    worlds: int
    first: int
    solved: int
    nodes: int
    world_nodes: int
    ways: int = 4


STRONG: Final = Plan(120, 10, 20, 500_000, 150_000, 3)
MASTER: Final = Plan(160, 10, 40, 1_400_000, 400_000)
TRUST: Final = 0.4
"""How much of what the estimate misses in a world it misses in all of them, for a way to play."""
SCREEN: Final = 1.5
"""A way may be best although the estimate puts it lower by so much of what it differs from world to world."""
RARE: Final = 0.1
"""Of a contract that is played in a smaller share of the worlds, nothing is said of its tricks."""
FEW_HANDS: Final = 4
"""With two or three hands in play deals are soon solved: so many times the worlds, within the same nodes."""


class Play(NamedTuple):
    """The deal that a way leads to in one world.

    ``deal`` names what is to be solved, None if nothing is played (SD-14); ``expected`` are the tricks of the player's
    side by the estimate, of that ``kind``; ``points`` what they count; ``stands`` whether it is what the way is about:
    the contract that a call names or leaves, and none that is bid over it.
    """

    deal: Hashable
    expected: float
    kind: str
    points: Points
    stands: bool = True


class Real(NamedTuple):
    """The result at the table against double dummy: by how many tricks more, and the spread."""

    more: float
    spread: float


class Valued(NamedTuple):
    """What a way is worth: the mean of the ``points`` over all worlds; that of the ``tricks`` of the player's side over
    those in which it ``stands``, None where it never does; in how many worlds it was solved; and the share in which it
    stands.
    """

    points: float
    tricks: float | None
    solved: int
    stands: float

    @property
    def told(self) -> float | None:
        """The tricks, as far as something is said of them; with what solved worlds add the mean may be above all."""
        return None if self.stands < RARE or self.tricks is None else min(self.tricks, 13.0)


Seen = Callable[[int, int], Play]
"""By way and world, what it leads to."""


class Outlook:
    """What so many ``ways`` are worth over ``worlds``, all of them as likely, as far as ``plan`` and ``manner`` allow.

    ``seen`` says what a way leads to in a world, ``posed`` makes a position of it for the solver, in which the tricks
    of the player's side are counted, and ``real`` what differs from that at the table.
    """

    def __init__(
        self, ways: int, worlds: int, seen: Seen, posed: Callable[[Hashable], Position],
        real: Callable[[Hashable], Real],
    ) -> None:  # fmt: skip
        self.ways, self.worlds = ways, worlds
        self._plays = [[seen(way, world) for world in range(worlds)] for way in range(ways)]
        self._posed, self._real = posed, real
        self._expected = [[expectation(play) for play in plays] for plays in self._plays]
        self._screened = [sum(values) / worlds for values in self._expected]
        self._made: dict[Hashable, int | None] = {}
        self.cut = False
        self.spent = 0
        self._done = 0

    @property
    def looked(self) -> int:
        """How many deals were solved."""
        return sum(made is not None for made in self._made.values())

    def best(self, plan: Plan, manner: Manner, few_hands: bool = False) -> list[Valued]:
        """Return the value of every way; solved are those that compete."""
        nodes = plan.nodes if manner.budget is None else manner.budget
        times = FEW_HANDS if few_hands else 1
        ends = None if manner.seconds is None else time.monotonic() + manner.seconds
        done, upto = 0, plan.first * times
        while upto <= plan.solved * times:
            upto = min(upto, self.worlds)
            rivals = self._competing(plan.ways, done)
            if upto <= done or len(rivals) < 2 or nodes <= 0 or self.cut:
                break
            spent = self._solve(rivals, range(upto), nodes, plan.world_nodes, ends)
            nodes, self.spent = nodes - spent, self.spent + spent
            self._done = done = upto
            upto = max(upto + 1, min(2 * upto, plan.solved * times))
        return self._valued(done)

    def error(self, way: int, other: int) -> float | None:
        """Return the standard error, in points, of how much more ``other`` is worth than ``way``; None if unknown.

        Both the worlds that were looked at and those that were solved are a sample. Unknown where fewer than two
        worlds were solved for both.
        """
        if way == other:
            return 0.0
        return None if self._pairs(way, other, self._done) < 2 else self.doubt(way, other)

    def doubt(self, way: int, other: int) -> float:
        """Return the same where it is not known too: then that of the estimates."""
        if self.worlds < 2:
            return 0.0
        gaps = [one - two for one, two in zip(self._expected[way], self._expected[other], strict=True)]
        mean = sum(gaps) / self.worlds
        looked = sum((gap - mean) ** 2 for gap in gaps) / (self.worlds - 1) / self.worlds
        pairs = self._pairs(way, other, self._done)
        return sqrt(looked + (self._spread(way, other, self._done) ** 2 / pairs if pairs > 1 else 0.0))

    def left_in(self, way: int, other: int) -> float:
        """Return how much more ``way`` is worth than ``other`` in the worlds in which it stands, by the estimate with
        what that was found to miss of both; 0 if it stands in none.
        """
        gaps = [
            self._expected[way][world] - self._expected[other][world]
            for world, play in enumerate(self._plays[way])
            if play.stands
        ]
        if not gaps:
            return 0.0
        missed = self._off_by_way(self._done)
        common = self._common(missed)
        return sum(gaps) / len(gaps) + self._own(missed[way], common) - self._own(missed[other], common)

    def by_itself(self, plays: Sequence[Play]) -> float | None:
        """Return what is made on the average in ``plays``, a world each, with what the estimate was found to miss of
        them; None if there are none.
        """
        if not plays:
            return None
        off = [one for play in plays if (one := self._missed(play)) is not None]
        common = self._common(self._off_by_way(self._done))
        return sum(map(expectation, plays)) / len(plays) + common + self._own(off, common)

    def _pairs(self, way: int, other: int, done: int) -> int:
        """Return in how many worlds both ways were solved."""
        return sum(self._off(way, world) is not None and self._off(other, world) is not None for world in range(done))

    def _competing(self, most: int, done: int) -> list[int]:
        """Return the ways that may still be best, at most so many."""
        values = [valued.points for valued in self._valued(done)]
        order = sorted(range(self.ways), key=lambda way: -values[way])
        best = order[0]
        kept = []
        for way in order[:most]:
            gaps = [one - other for one, other in zip(self._expected[way], self._expected[best], strict=True)]
            doubt = SCREEN * sqrt(sum(gap * gap for gap in gaps) / self.worlds)
            if done:
                doubt = min(doubt, 2 * self._spread(way, best, done) / sqrt(done))
            if way == best or values[best] - values[way] <= doubt:
                kept.append(way)
        return kept

    def _spread(self, way: int, best: int, done: int) -> float:
        """Return how much what the estimate misses differs from world to world between two ways."""
        off = [
            one - other
            for world in range(done)
            if (one := self._off(way, world)) is not None and (other := self._off(best, world)) is not None
        ]
        if len(off) < 2:
            return 1e9
        mean = sum(off) / len(off)
        return sqrt(sum((one - mean) ** 2 for one in off) / (len(off) - 1))

    def _solve(self, rivals: Sequence[int], worlds: range, nodes: int, world_nodes: int, ends: float | None) -> int:
        deals = [
            deal
            for world in worlds
            for deal in dict.fromkeys(self._plays[way][world].deal for way in rivals)
            if deal is not None and deal not in self._made
        ]
        left = None if ends is None else ends - time.monotonic()
        found = solver().batch(
            [self._posed(deal) for deal in deals], cards=False, nodes=nodes, world_nodes=world_nodes, deadline=left
        )
        self.cut |= ends is not None and time.monotonic() >= ends
        for deal, one in zip(deals, found, strict=True):
            self._made[deal] = one.tricks
        return solver().spent

    def _off(self, way: int, world: int) -> float | None:
        """Return what the estimate of a solved way misses in a world; None where it was not solved."""
        return self._missed(self._plays[way][world])

    def _missed(self, play: Play) -> float | None:
        if play.deal is None:
            return 0.0
        made = self._made.get(play.deal)
        return None if made is None else outcome(play.points, made, self._real(play.deal)) - expectation(play)

    def _off_by_way(self, done: int) -> list[list[float]]:
        """Return for every way what the estimate misses in the worlds in which it was solved."""
        by_way = [[self._off(way, world) for world in range(done)] for way in range(self.ways)]
        return [[one for one in off if one is not None] for off in by_way]

    def _common(self, missed: Sequence[Sequence[float]]) -> float:
        """Return what is missed of the ways that were solved."""
        solved = [sum(off) / len(off) for off in missed if off]
        return sum(solved) / len(solved) if solved else 0.0

    def _valued(self, done: int) -> list[Valued]:
        """Return what every way is worth: by the estimate, with what that was found to miss.

        A way that was solved in few worlds is taken to be missed as the others are, the more so the fewer they are; so
        is one that was not solved at all.
        """
        missed = self._off_by_way(done)
        common = self._common(missed)
        found = []
        for way, off in enumerate(missed):
            more = self._own(off, common)
            standing = [play.expected for play in self._plays[way] if play.stands]
            tricks = None
            if standing:
                tricks = sum(standing) / len(standing) + self._more_tricks(way, done, len(standing))
            found.append(Valued(self._screened[way] + common + more, tricks, len(off), len(standing) / self.worlds))
        return found

    def _own(self, off: Sequence[float], common: float) -> float:
        """Return what is missed of a way beside what is missed of all."""
        if len(off) < 2:
            return 0.0
        mean = sum(off) / len(off)
        spread = sum((one - mean) ** 2 for one in off) / (len(off) - 1)
        prior, noise = TRUST**2 * spread, spread / len(off) * (1 - len(off) / self.worlds)
        return (mean - common) * prior / (prior + noise) if prior else mean - common

    def _more_tricks(self, way: int, done: int, standing: int) -> float:
        """Return what the estimate misses of the tricks where ``way`` stands; less trusted, the fewer were solved."""
        more = [
            made + self._real(play.deal).more - play.expected
            for play in self._plays[way][:done]
            if play.stands and play.deal is not None and (made := self._made.get(play.deal)) is not None
        ]
        return sum(more) / (len(more) + TRUST**-2 * (1 - len(more) / standing))


def expectation(play: Play) -> float:
    """Return what ``play`` is worth by its estimate."""
    return _smooth(play.points, play.kind, round(play.expected * FINE))


@lru_cache(maxsize=1 << 16)
def _smooth(points: Points, kind: str, fine: int) -> float:
    return sum(chance * one for chance, one in zip(_odds(kind, fine), points, strict=True))


@lru_cache(maxsize=1 << 10)
def _odds(kind: str, fine: int) -> tuple[float, ...]:
    return odds(fine / FINE, kind)


@lru_cache(maxsize=1 << 12)
def outcome(points: Points, made: int, real: Real) -> float:
    """Return what a deal is worth in which the player's side makes ``made`` tricks with all hands open."""
    mean, error = made + real.more, real.spread * sqrt(2)
    below = [0.0, *(0.5 * (1 + erf((won + 0.5 - mean) / error)) for won in range(13)), 1.0]
    return sum((below[won + 1] - below[won]) * one for won, one in enumerate(points))
