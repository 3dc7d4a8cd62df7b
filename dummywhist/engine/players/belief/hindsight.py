"""How many tricks did each card of the others lose with all hands open? A loss lowers the likelihood of a world."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.belief.policy import Mix, Policy
from dummywhist.engine.players.belief.positions import joker_law
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

REGRET: Final = (
    (0.0, 0.0), (0.0, 0.0), (2.5, 3.0), (3.5, 3.0), (2.6, 3.0), (2.0, 2.5), (1.8, 2.0), (1.7, 2.0), (1.5, 2.0),
    (1.4, 2.0),
)  # fmt: skip
"""By cards left in the hand, the exponents for a card that loses a trick, and for one that loses more besides.
Fitted by `tools/fit_hindsight.py` to 250 deals of the yardstick and evened out: the log loss of its cards falls by a
tenth.
"""


class Moment(NamedTuple):
    """A card of another player as it was played: its number from 0 since the first lead, how many cards were ``left``
    in the hand, its seat, the card, what lay before it, and by seat N E S W the cards that were played from it on.
    """

    number: int
    left: int
    seat: Seat
    card: Card
    leader: Seat
    trick: tuple[Card, ...]
    since: tuple[int, int, int, int]


def moments(insight: Insight, cards_left: range) -> list[Moment]:
    """Return the cards that other players played with so many ``cards_left`` in the hand."""
    view = insight.view
    chairs, holder = view.layout.chairs, view.layout.holder
    since = [0, 0, 0, 0]
    number = sum(len(trick.cards) for trick in insight.tricks)
    left = insight.rules.dealing.cards - len(insight.tricks) + 1
    found = []
    for trick in reversed(insight.tricks):
        first = chairs.index(trick.leader)
        for place in reversed(range(len(trick.cards))):
            number -= 1
            seat, card = chairs[(first + place) % len(chairs)], trick.cards[place]
            since[seat] |= 1 << card
            if holder[seat] != view.viewer and left in cards_left:
                north, east, south, west = since
                found.append(
                    Moment(number, left, seat, card, trick.leader, trick.cards[:place], (north, east, south, west))
                )
        left += 1
    return found[::-1]


def corrections(
    insight: Insight, played: Sequence[Moment], worlds: Sequence[Deal], told: Policy, mix: Mix, solver: Solver,
    nodes: int, seconds: float | None = None,
) -> list[float]:  # fmt: skip
    """Return for each world the logarithm of what hindsight adds to the likelihood of the cards ``played``.

    A strong player finds the better card more often than the policy predicts: the chance of each card is multiplied by
    `regret` for the tricks that it loses, and the chances are normalised.
    """
    found = []
    chances = told.spreads(insight, worlds, [moment.number for moment in played], mix)
    for spreads, lost in zip(chances, losses(insight, played, worlds, solver, nodes, seconds), strict=True):
        total = 0.0
        for moment, spread, tricks in zip(played, spreads, lost, strict=True):
            if tricks is None or len(spread) < 2:
                continue
            factor = [regret(moment.left, tricks[Card(card)]) for card, _ in spread]
            whole = sum(chance * one for (_, chance), one in zip(spread, factor, strict=True))
            total += log(regret(moment.left, tricks[moment.card]) / whole)
        found.append(total)
    return found


def regret(left: int, tricks: int) -> float:
    """Return how much less likely a card is for the ``tricks`` that it loses, with ``left`` cards in the hand."""
    if not tricks:
        return 1.0
    first, more = REGRET[min(left, len(REGRET) - 1)]
    return exp(-first if tricks == 1 else -first - more)


def losses(
    insight: Insight, played: Sequence[Moment], worlds: Sequence[Deal], solver: Solver, nodes: int,
    seconds: float | None = None,
) -> list[list[dict[Card, int] | None]]:  # fmt: skip
    """Return for each world, for each moment, how many tricks each card would have lost.

    None for those that the ``nodes``, or the clock, did not reach.
    """
    chairs, sides = insight.view.layout.chairs, insight.view.layout.side
    jokers = joker_law(insight.rules)
    good_ace = insight.rules.dealing.good_ace
    masks = {
        side: sum(1 << at for at, seat in enumerate(chairs) if sides[seat] == side)
        for side in insight.view.layout.sides
    }
    asked = []
    for world in worlds:
        for moment in played:
            side = sides[moment.seat]
            assert side is not None
            hands = tuple(Hand(world[seat] | moment.since[seat]) for seat in chairs)
            asked.append(
                Position(
                    hands,
                    insight.trump,
                    chairs.index(moment.leader),
                    moment.trick,
                    masks[side],
                    False,
                    good_ace,
                    jokers,
                )
            )
    found: list[dict[Card, int] | None] = []
    for solved in solver.batch(asked, nodes=max(nodes, 1), deadline=seconds):
        if solved.cards is None:
            found.append(None)
        else:
            best = max(solved.cards.values())
            found.append({card: best - made for card, made in solved.cards.items()})
    step = len(played)
    return [found[at : at + step] for at in range(0, len(found), step)] if step else [[] for _ in worlds]
