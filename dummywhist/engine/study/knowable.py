"""What would every card have brought on what its player could know? The mean over weighted layouts (`K`).

After the card everybody is taken to see everything: it cannot reward a card that finds something out, or hides it.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.knowledge.infer import Insight, rules_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.posterior import imagine
from dummywhist.engine.players.belief.sampling import draw
from dummywhist.engine.players.budgets import MASTER
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.players.mirror import turned_back, uptown
from dummywhist.engine.players.search.determinization import solved
from dummywhist.engine.players.search.utility import slope, worth_of
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.reasons import Parting, parting
from dummywhist.engine.values import NamedTuple

HUNDRED: Final = 100
"""Layouts are drawn in hundreds."""
ENOUGH: Final = 200
"""As many effective layouts are wanted, 1 / Σ w²,"""
MOST: Final = 2000
"""and so many are drawn at the most."""
FEW: Final = 50
"""With fewer effective ones the weights are made more even, until there are as many."""
LEAST_LOSS: Final = 0.10
"""Tricks: no verdict rests on a smaller loss."""
ERRORS: Final = 3.0
"""Nor on one of fewer standard errors: the best card is picked by the layouts that measure it."""
SCHEDULE: Final = MASTER._replace(worlds=dict.fromkeys(range(1, 14), HUNDRED))
ALL: Final = MASTER._replace(worlds=dict.fromkeys(range(1, 14), MOST))


class Knowable(NamedTuple):
    """What each card brings: ``tricks`` of its side in the whole deal, and ``points`` of the game at this score.

    ``layouts`` were solved, worth ``effective`` equal ones; ``every``: these are all there are. ``evened``: there were
    too few for sure. ``loss``, ``points_lost`` and ``error``, the standard error of the paired difference, are those of
    the card played, in tricks, points, tricks. ``parting``: what parts the layouts in which it loses from the others.
    ``spread``: how likely it is that a card brings none, one, two … tricks. ``errors``: of each card, that of the
    paired difference from the best.
    """

    tricks: Mapping[Card, float]
    points: Mapping[Card, float]
    loss: float
    points_lost: float
    error: float
    layouts: int
    effective: float
    every: bool
    evened: bool
    parting: Parting = Parting()
    spread: Mapping[Card, tuple[float, ...]] = MappingProxyType({})
    errors: Mapping[Card, float] = MappingProxyType({})

    @property
    def tolerance(self) -> float:
        """Tricks by which a card may be worse than the best and still be as good."""
        return max(LEAST_LOSS, ERRORS * self.error)

    @property
    def certain(self) -> bool:
        """Whether more layouts would hardly change on which side of the tolerance the loss is."""
        return self.every or (not self.evened and abs(self.loss - self.tolerance) >= self.error)


def tricks_won(seen: View, seat: Seat) -> int:
    """Return how many tricks the side of ``seat`` has."""
    side = seen.layout.side
    return sum(side[trick.winner] == side[seat] for trick in seen.played)


def knowable(
    seen: View, card: Card, solver: Solver, seed: int = 0, manner: Manner = PLAIN, threads: int = 1,
    against: Side | None = None,
) -> Knowable:  # fmt: skip
    """Return what the cards of the hand on turn in ``seen`` bring, as far as its viewer can know, and ``card`` costs.

    ``against``: another side, against which all others are taken to play together: told are the tricks of all of them,
    and what ``card`` gave to that side; ``points`` mean nothing then. ``threads``: of the solver, which change nothing.
    A function of the other arguments and the policy of `players.belief` alone.
    ValueError if ``card`` is not lawful.
    """
    down = seen.down
    insight = Insight(uptown(seen) if down else seen)
    back = turned_back(rules_of(seen).dealing.good_ace) if down else None
    if not Insight(seen).legal >> card & 1:
        raise ValueError("the card may not be played")
    worth = worth_of(seen)
    side = seen.layout.side
    if against is None:
        won = tricks_won(seen, insight.seat)
    else:
        won = sum(side[trick.winner] != against for trick in seen.played)
    left = insight.hand.bit_count() + won
    # Without what a trick is worth beside what it counts: that only tells equals apart.
    points = [worth.of(tricks) - slope(insight.rules) * tricks for tricks in range(left + 1)]
    weights: dict[Deal, float] = {}
    made: dict[Deal, dict[Card, int]] = {}
    hundred = 0
    few = insight.believed is None and len(draw(insight, MOST + 1, f"{seed}")) <= MOST
    while True:
        imagined = imagine(insight, f"{seed} {hundred}", ALL if few else SCHEDULE, manner)
        fresh = {world.hands: world for world in imagined.worlds if world.hands not in made}
        for world, tricks in solved(insight, list(fresh.values()), solver, threads=threads, against=against):
            made[world.hands] = {
                (one if back is None else back[one]): won + many
                for one, many in tricks.items()
                if insight.legal >> one & 1
            }
        for world in imagined.worlds:
            weights[world.hands] = weights.get(world.hands, 0.0) + world.weight
        found = _valued(made, weights, card, points, every=imagined.every and len(made) == len(imagined.worlds))
        enough = found.effective >= ENOUGH and abs(found.loss - found.tolerance) >= found.error
        hundred += 1
        if few or found.every or enough or hundred == MOST // HUNDRED:
            found = found._replace(parting=_parting(insight, back, made, weights, card, found))
            return _by_card(found, made, weights, len(points))


def _valued(
    made: Mapping[Deal, Mapping[Card, int]], weights: Mapping[Deal, float], card: Card, points: Sequence[float], *,
    every: bool,
) -> Knowable:  # fmt: skip
    deals = list(weights)
    shares, evened = evenly([weights[deal] for deal in deals], every=every)
    tricks = {one: sum(w * made[deal][one] for w, deal in zip(shares, deals, strict=True)) for one in made[deals[0]]}
    worth = {
        one: sum(w * points[made[deal][one]] for w, deal in zip(shares, deals, strict=True)) for one in tricks
    }  # fmt: skip
    best = max(tricks, key=lambda one: (round(tricks[one], 9), one == card))
    loss = max(0.0, tricks[best] - tricks[card])
    error = 0.0 if every else _error(made, deals, shares, best, card)
    return Knowable(
        tricks, worth, 0.0 if best == card else loss, max(worth.values()) - worth[card], error, len(deals),
        effective_of(shares), every, evened,
    )  # fmt: skip


def _error(
    made: Mapping[Deal, Mapping[Card, int]], deals: Sequence[Deal], shares: Sequence[float], best: Card, card: Card
) -> float:
    """Return the standard error of the paired difference between two cards."""
    differ = [made[deal][best] - made[deal][card] for deal in deals]
    mean = sum(w * one for w, one in zip(shares, differ, strict=True))
    return sqrt(sum((w * (one - mean)) ** 2 for w, one in zip(shares, differ, strict=True)))


def _by_card(
    found: Knowable, made: Mapping[Deal, Mapping[Card, int]], weights: Mapping[Deal, float], many: int
) -> Knowable:
    """Return this with the spread of each card, and its error."""
    deals = list(weights)
    shares, _ = evenly(list(weights.values()), every=found.every)
    best = max(found.tricks, key=lambda one: round(found.tricks[one], 9))
    spread, errors = {}, {}
    for card in found.tricks:
        likely = [0.0] * many
        for share, deal in zip(shares, deals, strict=True):
            likely[made[deal][card]] += share
        spread[card] = tuple(likely)
        errors[card] = 0.0 if found.every else _error(made, deals, shares, best, card)
    return found._replace(spread=spread, errors=errors)


def _parting(
    insight: Insight, back: Sequence[Card] | None, made: Mapping[Deal, Mapping[Card, int]],
    weights: Mapping[Deal, float], card: Card, found: Knowable,
) -> Parting:  # fmt: skip
    """Return by what the layouts differ in which ``card`` makes fewer tricks than the best, if it costs anything."""
    if not found.loss:
        return Parting()
    best = max(found.tricks, key=lambda one: round(found.tricks[one], 9))
    shares, _ = evenly(list(weights.values()), every=found.every)
    loses = [made[deal][best] > made[deal][card] for deal in weights]
    played = card if back is None else Card(back.index(card))
    told = parting(insight, best, list(weights), shares, loses, every=found.every, card=played)
    fact = told.fact
    if back is None or fact is None or fact.card is None:
        return told
    return told._replace(fact=fact._replace(card=back[fact.card]))


def effective_of(shares: Sequence[float]) -> float:
    """Return how many equal layouts weighted ones are worth, 1 / Σ w² with Σ w = 1."""
    return 1 / sum(one**2 for one in shares)


def evenly(weights: Sequence[float], *, every: bool = False) -> tuple[list[float], bool]:
    """Return the shares of ``weights``, raised to the power that makes `FEW` effective layouts of fewer, or equal ones
    where there are not so many; and whether that was done. Where ``every`` layout is there they are exact as they are.
    """
    whole = sum(weights)
    shares = [one / whole for one in weights]
    if every or effective_of(shares) >= FEW:
        return shares, False
    low, high = 0.0, 1.0
    for _ in range(40):
        power = (low + high) / 2
        if effective_of(_raised(shares, power)) < FEW:
            high = power
        else:
            low = power
    return _raised(shares, low), True


def _raised(shares: Sequence[float], power: float) -> list[float]:
    raised = [one**power for one in shares]
    whole = sum(raised)
    return [one / whole for one in raised]
