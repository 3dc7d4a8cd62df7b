"""How is a deal made that fits, every one with the same chance, and how many are there?

The ways are counted exactly, suit by suit: how many cards of each class of ranks each hand that matters gets, with the
points of one hand. Two suits at a time are put together, and then both pairs. A deal is drawn backwards through these
tables, so that none is made in vain. Hands of which nothing is wished are dealt from what is left. Points of a second
hand, or where many hands matter, are tried: a deal that lacks them is thrown away, and the chance is then estimated.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, partial
from itertools import accumulate, combinations, permutations
from math import factorial, prod
from random import Random
from time import monotonic
from typing import Final, Generic, TypeVar, cast

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of, of_suit
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.errors import Contradiction, DummyWhistError, Unreadable
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.values import NamedTuple
from dummywhist.engine.wishes.task import gives, tasks_of, tricks_of
from dummywhist.engine.wishes.wish import (
    POINTS,
    Clause,
    Condition,
    Holds,
    Length,
    Made,
    Points,
    Shape,
    Turned,
    WholeSuit,
    Wish,
    fits,
)

ALL_RANKS: Final = 13
SUITS: Final = 4
MOST_TRIES: Final = 200_000
"""So many deals are tried for what can only be tried."""
PATIENCE: Final = 5.0
"""Seconds after which no more are tried."""
SOLVED: Final = 40
"""So many deals are solved to tell how rare a task is."""
MEMORY_MB: Final = 16
TIGHTEST: Final = 3
T = TypeVar("T")
MOST_COUNTED: Final = 2
"""Where more hands matter, points are tried, for the ways would be too many to count."""
Key = tuple[int, ...]
"""How many cards each hand that matters has, and the points of the one whose points do."""
Classes = tuple[tuple[int, ...], ...]


class Entry(NamedTuple):
    """For each class of ranks how many cards each hand that matters gets; in so many ways, by ``weight``."""

    weight: int
    counts: tuple[tuple[int, ...], ...]


class SuitTable(NamedTuple):
    """The ways in which one suit can lie: the classes of its ranks, the entries by key, their weights together."""

    classes: Classes
    entries: Mapping[Key, tuple[Entry, ...]]
    weights: Mapping[Key, int]


class Plan(NamedTuple):
    """One case of a wish: what is turned, the four suits, both pairs of them, and the ways in all."""

    trump: Suit | None
    suits: tuple[SuitTable, ...]
    pairs: tuple[Mapping[Key, int], Mapping[Key, int]]
    targets: tuple[Key, ...]
    ways: int


class Maker:
    """Makes deals that fit a wish. ``ranks``: how many of each suit are in the pack, from the ace down.

    Contradiction, with the clauses that cannot be had together, where no deal fits; Unreadable where what is wished
    must be solved and the fast solver is missing.
    """

    def __init__(self, wish: Wish, ranks: int = ALL_RANKS) -> None:
        self.wish = wish
        self._ranks = ranks
        points = [one for one in wish.conditions if isinstance(one, Points)]
        pointed = {one.seat for one in points}
        # The narrowest wish of points is counted, the others are tried.
        narrow = min(points, key=lambda one: (one.most - one.least, one.seat), default=None)
        mattering = {seat for one in wish.conditions for seat in _seats(one)}
        if wish.of_trumps:
            mattering.add(wish.dealer)
        self._pointed = None
        if narrow is not None and len(mattering | {narrow.seat}) <= MOST_COUNTED:
            self._pointed = narrow.seat
            mattering.add(narrow.seat)
        self._tasks = tasks_of(wish)
        if self._tasks and not is_native():
            raise Unreadable("making.solver")
        self._solver: Solver | None = None
        self.tries = bool(pointed - {self._pointed}) or bool(self._tasks)
        self.tried = 0
        self._seats = tuple(seat for seat in SEATS if seat in mattering)
        self._merged: dict[tuple[int, int], Mapping[Key, int]] = {}
        self._lots: dict[object, _Lot[object]] = {}
        self._plans = tuple(plan for plan in self._planned() if plan.ways)
        if not self._plans or _too_many_points(points, ranks):
            raise _contradiction(wish, ranks)

    @property
    def solves(self) -> bool:
        """Whether every deal that is tried must be solved."""
        return bool(self._tasks)

    @property
    def chance(self) -> Fraction:
        """The exact chance that a deal fits, but for what is only tried."""
        rest = self._ranks * (len(SEATS) - len(self._seats))
        left = factorial(rest) // factorial(self._ranks) ** (len(SEATS) - len(self._seats))
        every = factorial(SUITS * self._ranks) // factorial(self._ranks) ** len(SEATS)
        turned = self._ranks if self.wish.of_trumps else 1
        return Fraction(sum(plan.ways for plan in self._plans) * left, every * turned)

    def made(self, rng: Random, clock: Callable[[], float] = monotonic) -> Made | None:
        """Return a deal that fits; None if none was found among those that were tried, ``tried`` of them.

        After `PATIENCE` seconds of the ``clock`` no more are tried.
        """
        begun = clock()
        for tried in range(1, 1 + (MOST_TRIES if self.tries else 1)):
            self.tried = tried
            one = self._drawn(rng)
            if not self.tries or self._is_right(one):
                return one
            if clock() - begun > PATIENCE:
                break
        return None

    def chance_tried(self, rng: Random, tries: int = 2000) -> float:
        """Return the chance with what is tried, as far as ``tries`` deals tell, or `SOLVED` where each is solved."""
        if not self.tries:
            return float(self.chance)
        many = min(tries, SOLVED) if self._tasks else tries
        right = sum(self._is_right(self._drawn(rng)) for _ in range(many))
        return float(self.chance) * right / many

    def _is_right(self, one: Made) -> bool:
        """Whether a deal fits in what is tried; what must be solved comes last."""
        if not fits(one, self.wish):
            return False
        if not self._tasks:
            return True
        if self._solver is None:
            self._solver = Solver(MEMORY_MB)
        return gives(tricks_of(one, self._solver), self._tasks)

    # ---- counting ----

    def _planned(self) -> Iterator[Plan]:
        suits: tuple[Suit | None, ...] = (None,)
        if self.wish.of_trumps:
            suits = tuple(Suit(suit) for suit in range(SUITS)) if self.wish.trump is None else (self.wish.trump,)
        shapes = [one for one in self.wish.conditions if isinstance(one, Shape)]
        others = [one for one in self.wish.conditions if isinstance(one, Length | Holds | Turned)]
        for trump in suits:
            for lengths in _ways_of_shapes(shapes):
                yield self._plan(trump, (*others, *lengths))

    def _plan(self, trump: Suit | None, conditions: Sequence[Condition]) -> Plan:
        tables = tuple(self._suit(Suit(suit), trump, conditions) for suit in range(SUITS))
        first, second = self._pair(tables[0], tables[1]), self._pair(tables[2], tables[3])
        targets = self._targets()
        ways = sum(first[key] * second.get(_less(target, key), 0) for key in first for target in targets)
        return Plan(trump, tables, (first, second), targets, ways)

    def _pair(self, one: SuitTable, other: SuitTable) -> Mapping[Key, int]:
        """Return the ways of two suits together; suits of which the same is wished have the same table."""
        names = (id(one), id(other)) if id(one) < id(other) else (id(other), id(one))
        if names not in self._merged:
            self._merged[names] = _together(one.weights, other.weights, self._ranks, len(self._seats))
        return self._merged[names]

    def _targets(self) -> tuple[Key, ...]:
        full = (self._ranks,) * len(self._seats)
        if self._pointed is None:
            return (full,)
        wanted = [one for one in self.wish.conditions if isinstance(one, Points) and one.seat == self._pointed]
        least, most = max(one.least for one in wanted), min(one.most for one in wanted)
        return tuple((*full, points) for points in range(least, most + 1))

    def _suit(self, suit: Suit, trump: Suit | None, conditions: Sequence[Condition]) -> SuitTable:
        """Return the ways in which a suit can lie; the turned one counts for each card that may have been turned."""
        own: list[Length | Holds] = []
        turned: set[int] = set()
        for one in conditions:
            if isinstance(one, Turned) and suit == trump:
                turned.add(one.rank)
            if isinstance(one, Length | Holds) and one.suit in ((suit,) if suit != trump else (suit, "trumps")):
                own.append(one._replace(suit=suit))
        weighted = suit == trump
        place = self._seats.index(self.wish.dealer) if weighted else -1
        pointed = -1 if self._pointed is None else self._seats.index(self._pointed)
        lengths = tuple(one for one in own if isinstance(one, Length))
        held = tuple(one for one in own if isinstance(one, Holds))
        return _suit_table(self._ranks, self._seats, lengths, held, tuple(sorted(turned)), place, pointed)

    # ---- drawing ----

    def _drawn(self, rng: Random) -> Made:
        at = self._lot("plan", lambda: {at: plan.ways for at, plan in enumerate(self._plans)}).drawn(rng)
        plan = self._plans[at]
        key, target = self._lot(at, lambda: _halves(plan)).drawn(rng)
        hands: list[list[Card]] = [[] for _ in SEATS]
        rest: list[Card] = []
        for pair, whole in ((0, key), (2, _less(target, key))):
            tables = plan.suits[pair], plan.suits[pair + 1]
            part = self._lot((at, pair, whole), partial(_parts, *tables, whole)).drawn(rng)
            for suit, table, keyed in ((pair, tables[0], part), (pair + 1, tables[1], _less(whole, part))):
                self._lay(rng, Suit(suit), table, keyed, hands, rest)
        rng.shuffle(rest)
        for seat in SEATS:
            if seat not in self._seats:
                hands[seat] += rest[: self._ranks]
                del rest[: self._ranks]
        dealt = tuple(hand_of(hand) for hand in hands)
        turned = self._turned(rng, dealt[self.wish.dealer], plan.trump)
        return Made(dealt, self.wish.dealer, turned, self.wish.scores)

    def _lot(self, name: object, weights: Callable[[], Mapping[T, int]]) -> "_Lot[T]":
        """Return from what is drawn, made when it is first wanted."""
        found = self._lots.get(name)
        if found is None:
            found = self._lots[name] = cast("_Lot[object]", _Lot(weights()))
        return cast("_Lot[T]", found)

    def _lay(
        self, rng: Random, suit: Suit, table: SuitTable, key: Key, hands: list[list[Card]], rest: list[Card]
    ) -> None:
        """Lay the cards of a suit: to the hands that matter, and what is left to the rest."""
        entries = table.entries[key]
        lot = self._lot((id(table), key), lambda: {at: one.weight for at, one in enumerate(entries)})
        entry = entries[lot.drawn(rng)]
        for ranks, counts in zip(table.classes, entry.counts, strict=True):
            cards = [Card(13 * suit + rank) for rank in ranks]
            rng.shuffle(cards)
            for seat, count in zip(self._seats, counts, strict=True):
                hands[seat] += cards[:count]
                del cards[:count]
            rest += cards

    def _turned(self, rng: Random, dealer: Hand, trump: Suit | None) -> Card:
        """Return the turned card: any of the dealer's that may have been turned, with the same chance."""
        ranks = {one.rank for one in self.wish.conditions if isinstance(one, Turned)}
        cards = cards_in(dealer if trump is None else of_suit(dealer, trump))
        return rng.choice([card for card in cards if not ranks or card % 13 in ranks])


def _seats(one: Condition) -> tuple[Seat, ...]:
    match one:
        case Length(seats):
            return seats
        case Holds(seat) | Shape(seat):
            return (seat,)
    return ()


def _ways_of_shapes(shapes: Sequence[Shape]) -> Iterator[tuple[Length, ...]]:
    """Yield the lengths that make the shapes: no deal has two of them."""
    if not shapes:
        yield ()
        return
    one, *others = shapes
    for order in sorted(set(permutations(one.lengths))):
        mine = tuple(Length((one.seat,), Suit(suit), many, many) for suit, many in enumerate(order))
        for rest in _ways_of_shapes(others):
            yield (*mine, *rest)


@cache
def _suit_table(
    ranks: int, seats: tuple[Seat, ...], lengths: tuple[Length, ...], held: tuple[Holds, ...], turned: tuple[int, ...],
    dealer: int, pointed: int,
) -> SuitTable:  # fmt: skip
    """Return the ways of a suit; ``dealer`` and ``pointed`` are places among ``seats``, -1 for none."""
    classes = _classes(ranks, held, turned, pointed >= 0)
    entries: dict[Key, list[Entry]] = {}
    for counts, weight in _compositions(classes, len(seats)):
        many = tuple(sum(of[place] for of in counts) for place in range(len(seats)))
        if not _allowed(seats, classes, counts, many, lengths, held):
            continue
        if dealer >= 0:
            at = [of[dealer] for ranked, of in zip(classes, counts, strict=True) if set(ranked) & set(turned)]
            weight *= min(at) if len(turned) == 1 and at else 0 if turned else many[dealer]
        if not weight:
            continue
        key = many
        if pointed >= 0:
            points = sum(
                POINTS.get(ranked[0], 0) * of[pointed] for ranked, of in zip(classes, counts, strict=True)
            )  # fmt: skip
            key = (*many, points)
        entries.setdefault(key, []).append(Entry(weight, counts))
    return SuitTable(
        classes, {key: tuple(found) for key, found in entries.items()},
        {key: sum(one.weight for one in found) for key, found in entries.items()},
    )  # fmt: skip


def _classes(ranks: int, held: Sequence[Holds], turned: Sequence[int], points: bool) -> Classes:
    """Return the ranks of a suit in classes between whose cards no condition tells a difference."""
    found: dict[tuple[bool | int, ...], list[int]] = {}
    for rank in range(ALL_RANKS - ranks, ALL_RANKS):
        told = (*(rank in one.ranks for one in held), rank in turned, POINTS.get(rank, 0) if points else 0)
        found.setdefault(told, []).append(rank)
    return tuple(tuple(one) for one in found.values())


def _compositions(classes: Classes, hands: int) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Yield how many cards of each class each hand may get, and in how many ways."""
    if not classes:
        yield (), 1
        return
    many = len(classes[0])
    for counts in _split(many, hands):
        ways = factorial(many) // (prod(map(factorial, counts)) * factorial(many - sum(counts)))
        for rest, other in _compositions(classes[1:], hands):
            yield (counts, *rest), ways * other


@cache
def _split(many: int, hands: int) -> tuple[tuple[int, ...], ...]:
    """Return how many of ``many`` cards each of so many hands may get; the others may get what is left."""
    if not hands:
        return ((),)
    return tuple((first, *rest) for first in range(many + 1) for rest in _split(many - first, hands - 1))


def _allowed(
    seats: tuple[Seat, ...], classes: Classes, counts: tuple[tuple[int, ...], ...], many: tuple[int, ...],
    lengths: Sequence[Length], held: Sequence[Holds],
) -> bool:  # fmt: skip
    for one in lengths:
        if not one.least <= sum(many[seats.index(seat)] for seat in one.seats) <= one.most:
            return False
    for wanted in held:
        place = seats.index(wanted.seat)
        ranks = set(wanted.ranks)
        there = 0
        for ranked, of in zip(classes, counts, strict=True):
            if ranked[0] in ranks:
                there += of[place]
        if there != (0 if wanted.lacks else len(ranks)):
            return False
    return True


FIELD: Final = 8
"""Bits of a number of a key, where keys are added as one number: none is over 127."""


def _together(one: Mapping[Key, int], other: Mapping[Key, int], most: int, hands: int) -> dict[Key, int]:
    """Return the ways of two suits together, by their keys added; no hand has more than ``most`` cards.

    Where three hands matter there are 560 keys of a suit, and a third of a million pairs of them.
    """
    long = len(next(iter(one), ()))
    room = sum((127 - most) << FIELD * at for at in range(hands))
    over = sum(128 << FIELD * at for at in range(hands))
    packed = [(_packed(key), ways) for key, ways in other.items()]
    found: dict[int, int] = {}
    known = found.get
    for key, ways in one.items():
        mine = _packed(key)
        for more, also in packed:
            both = mine + more
            if not both + room & over:
                found[both] = known(both, 0) + ways * also
    return {tuple(both >> FIELD * at & 255 for at in range(long)): ways for both, ways in found.items()}


def _packed(key: Key) -> int:
    return sum(many << FIELD * at for at, many in enumerate(key))


def _less(whole: Key, part: Key) -> Key:
    return tuple(a - b for a, b in zip(whole, part, strict=True))


def _halves(plan: Plan) -> dict[tuple[Key, Key], int]:
    """Return how two suits and two suits may share, by the key of the first two and what is wanted in all."""
    first, second = plan.pairs
    return {
        (key, target): first[key] * ways
        for key in first
        for target in plan.targets
        if (ways := second.get(_less(target, key), 0))
    }


def _parts(one: SuitTable, other: SuitTable, whole: Key) -> dict[Key, int]:
    """Return how two suits may share a key, by the part of the first."""
    return {
        part: weight * ways
        for part, weight in one.weights.items()
        if (ways := other.weights.get(_less(whole, part), 0))
    }


class _Lot(Generic[T]):
    """Draws one with the chance of its weight, exactly: the weights are too large for floating point."""

    def __init__(self, weights: Mapping[T, int]) -> None:
        self._all = tuple(weights)
        self._up_to = tuple(accumulate(weights.values()))

    def drawn(self, rng: Random) -> T:
        """Draw one."""
        return self._all[bisect_right(self._up_to, rng.randrange(self._up_to[-1]))]


def _too_many_points(points: Sequence[Points], ranks: int) -> bool:
    """Whether hands are to have more points together than there are."""
    least: dict[Seat, int] = {}
    for one in points:
        least[one.seat] = max(one.least, least.get(one.seat, 0))
    there = sum(each for rank, each in POINTS.items() if rank >= ALL_RANKS - ranks)
    return sum(least.values()) > SUITS * there


def _contradiction(wish: Wish, ranks: int) -> Contradiction | Unreadable:
    """Return why no deal fits: the fewest clauses that cannot be had together."""
    for many in range(1, len(wish.clauses)):
        for clauses in combinations(wish.clauses, many):
            try:
                Maker(Wish(clauses, wish.trump, wish.dealer), ranks)
            except Contradiction:
                return _told(clauses)
    return _told(wish.clauses)


def _told(clauses: Sequence[Clause]) -> Contradiction:
    words = ", ".join(f"“{clause.said}”" for clause in clauses)
    many = _too_many(clauses)
    if many is not None:
        suit, lengths = many
        told = {"clauses": words, "lengths": " + ".join(map(str, lengths)), "n": sum(lengths)}
        if suit == "trumps":
            return Contradiction("making.many_trumps", **told)
        return Contradiction("making.many", suit=int(suit), **told)
    return Contradiction("making.alone" if len(clauses) == 1 else "making.together", clauses=words)


def _too_many(clauses: Sequence[Clause]) -> tuple[WholeSuit, tuple[int, ...]] | None:
    """Return a suit of which several hands together would have too many cards, and the lengths; None if none has."""
    lengths = [one for clause in clauses for one in clause.conditions]
    if len(lengths) < 2 or not all(isinstance(one, Length) for one in lengths):
        return None
    least = [one for one in lengths if isinstance(one, Length)]
    seats = [seat for one in least for seat in one.seats]
    if len({one.suit for one in least}) > 1 or len(set(seats)) < len(seats):
        return None
    many = tuple(one.least for one in least)
    return (least[0].suit, many) if sum(many) > ALL_RANKS else None


def tightest(wish: Wish, rng: Random) -> tuple[tuple[Clause, float], ...]:
    """Return the clauses of a wish that are the rarest alone, at most `TIGHTEST`, with the chance of each."""
    found: list[tuple[float, int]] = []
    for at, clause in enumerate(wish.clauses):
        try:
            chance = Maker(Wish((clause,), wish.trump, wish.dealer)).chance_tried(rng)
        except DummyWhistError:
            chance = 0.0
        found.append((chance, at))
    return tuple((wish.clauses[at], chance) for chance, at in sorted(found)[:TIGHTEST])
