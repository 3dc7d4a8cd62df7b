"""What does one policy alone say of a card that was played?"""

from collections.abc import Sequence
from typing import Any

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Layout
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.belief.policy import story_of


def chance_of(
    policies: Any,
    table: Any,
    layout: Layout,
    tricks: Sequence[tuple[Seat, Sequence[Card]]],
    left: Deal,
    at: int,
    policy: int,
) -> float:
    """Return the chance by that ``policy`` of the card played as number ``at``, from hands of which is ``left``."""
    before: list[tuple[Seat, list[Card]]] = []
    hands, number, asked = list(left), 0, (layout.chairs[0], Card(0))
    for leader, cards in tricks:
        if number <= at:
            before.append((leader, []))
        for place, card in enumerate(cards):
            seat = layout.chairs[(layout.chairs.index(leader) + place) % len(layout.chairs)]
            if number < at:
                before[-1][1].append(card)
            else:
                hands[seat] |= 1 << card
            if number == at:
                asked = seat, card
            number += 1
    if before and len(before[-1][1]) == len(layout.chairs):
        before = [*before, (asked[0], [])]
    told = story_of(table, layout, before, asked[0]).chances(policies, hands, policy)
    return float(dict(told)[asked[1]])
