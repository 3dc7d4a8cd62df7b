"""How good was each card of the others, had all hands lain open? What a strong player does not do speaks against a world.

After the double-dummy correction of a learned likelihood: a card that loses tricks in a world is less likely there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.mind.worlds import joker_law
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver


class Moment(NamedTuple):
    """A card of another player as it was played: its number from 0 since the first lead, the seat of the hand, the
    card, what lay before it, and by seat N E S W the cards that have been played from it on.
    """

    number: int
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
                found.append(Moment(number, seat, card, trick.leader, trick.cards[:place], (north, east, south, west)))
        left += 1
    return found[::-1]


def losses(
    insight: Insight, played: Sequence[Moment], worlds: Sequence[Deal], solver: Solver, nodes: int
) -> list[list[dict[Card, int] | None]]:
    """Return for each world, for each moment, how many tricks each card would have lost; None if ``nodes`` ran out."""
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
    for solved in solver.batch(asked, nodes=nodes):
        if solved.cards is None:
            found.append(None)
        else:
            best = max(solved.cards.values())
            found.append({card: best - made for card, made in solved.cards.items()})
    step = len(played)
    return [found[at : at + step] for at in range(0, len(found), step)] if step else [[] for _ in worlds]
