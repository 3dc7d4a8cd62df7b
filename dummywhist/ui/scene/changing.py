"""What lies on the table when one card or hand of it has gone elsewhere? Pure: facts in, facts out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dummywhist.engine.cards.card import Card
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    Lying,
    OpenHand,
    OwnHand,
    Place,
    Slot,
)
from dummywhist.ui.scene.slots import contents, place_of

HELD = ("hand", "dummy", "back", "turnup")
"""The slots of a hand and of its turned card."""


def held_at(facts: Facts, place: Place) -> int:
    """How many cards lie at a place, its turned card too."""
    return sum(1 for slot in contents(facts) if place_of(slot) == place and slot[0] in HELD)


def arrived(final: Lying, came: int) -> Lying:
    """What lies at a place after an exchange: as it lies at the end, with as many cards as came."""
    return replace(final, count=came) if isinstance(final, Backs | ClosedPacket) else final


def with_hands(facts: Facts, hands: Mapping[Place, Lying]) -> Facts:
    """``facts`` with other hands at some places."""
    every = {place: hands.get(place, facts.at(place)) for place in PLACES}
    return replace(facts, bottom=every["bottom"], left=every["left"], top=every["top"], right=every["right"])


def taken_out(facts: Facts, card: Card) -> Facts:
    """``facts`` with no gap in the own hand where ``card`` was."""
    bottom = facts.bottom
    if not isinstance(bottom, OwnHand) or card not in bottom.cards:
        return facts
    return with_hands(facts, {"bottom": OwnHand(tuple(held for held in bottom.cards if held != card))})


def without(facts: Facts, slot: Slot) -> Facts:
    """``facts`` less the card in ``slot``; the own hand keeps its gap until the trick is gathered."""
    place = place_of(slot)
    lying = facts.at(place)
    if slot[0] == "turnup":
        return replace(facts, turn_up=None)
    match lying:
        case OwnHand(cards, gone) if slot[0] == "hand":
            return with_hands(facts, {place: OwnHand(cards, gone | {slot[1]})})
        case OpenHand() if slot[0] == "dummy":
            return with_hands(facts, {place: replace(lying, gone=lying.gone | {slot[2]})})
        case Backs(count) if slot[0] == "back":
            return with_hands(facts, {place: Backs(count - 1)})
        case ClosedPacket(count) if slot[0] == "back":
            return with_hands(facts, {place: ClosedPacket(count - 1)})
        case _:
            return facts
