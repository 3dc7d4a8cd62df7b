"""Which card of his own does a computer take for another? Only where it may err, as people do: one among others.

A person who holds one card of the suit led, among several of the other suit of its colour, may overlook it and renounce
(W-REV-1). He errs by the cards, not by dice over absurd ones: that which he plays is the choice of the hand he believes
he holds.
"""

from random import Random
from typing import Final

from dummywhist.engine.cards.card import Card, rank_of
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.values import NamedTuple

RATE: Final = {"beginner": 0.12, "steady": 0.04, "strong": 0.015, "master": 0.005}
"""By level, how likely a card that can be overlooked is overlooked."""
AMONG: Final = 2
"""How many cards of the other suit of its colour hide a card."""


class Misread(NamedTuple):
    """``card`` is taken for ``other``; ``view`` is what the player believes he sees."""

    card: Card
    other: Card
    view: View


def misread(level: str, insight: Insight, seed: int) -> Misread | None:
    """Return the card that a player of ``level``, who is to follow suit, takes for another now; None if he sees right.

    It is the same for the same seed and moment.
    """
    view, seat = insight.view, insight.seat
    if insight.rules.laws is None or insight.led is None or seat in view.faced or level not in RATE:
        return None
    suited = insight.hand & insight.suits[insight.led]
    if suited.bit_count() != 1 or suited & JOKER_MASK or _is_known(view, seat, suited):
        return None
    card = next(cards_in(Hand(suited)))
    other = _mate(card)
    if (insight.hand >> 13 * (other // 13) & 0x1FFF).bit_count() < AMONG or not insight.unseen >> other & 1:
        return None
    # Only random() gives the same on every version of Python.
    if Random(f"{seed} {view.ordinal} misread {card} {len(view.played)}").random() >= RATE[level]:
        return None
    hands = list(view.hands)
    hands[seat] = Cards(Hand(insight.hand & ~suited | 1 << other))
    believed = view._replace(hands=tuple(hands), options=())
    return Misread(card, other, believed) if Insight(believed).possible else None


def _is_known(view: View, seat: Seat, card: int) -> bool:
    """Whether all have seen the card in his hand: that one is not overlooked."""
    shown = view.turned is not None and bool(card >> view.turned & 1)
    law = view.part(LawTable)
    return shown or any(owing == seat for owing, _ in (*law.owed, *law.exposed))


def _mate(card: Card) -> Card:
    """Return the card of the same rank in the other suit of the same colour."""
    return Card(13 * (3 - card // 13) + rank_of(card))
