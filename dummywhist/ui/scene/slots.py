"""Which card lies in which slot, and which slot does it come from? Pure functions between two pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    OpenHand,
    OwnHand,
    Place,
    Slot,
)

Contents: TypeAlias = dict[Slot, Card | None]
"""The card in each slot; None for one that lies face down, of which nothing is known."""


def contents(facts: Facts) -> Contents:
    """Return what lies where. Every slot of ``layout(facts).cards`` is in it, and no other."""
    made: Contents = {}
    for place in PLACES:
        match facts.at(place):
            case OwnHand(cards, gone):
                made.update({("hand", card): card for card in cards if card not in gone})
            case OpenHand() as hand:
                for card in open_cards(hand):
                    slot: Slot = ("hand", card) if place == "bottom" else ("dummy", place, card)
                    made[slot] = card
            case Backs(count) | ClosedPacket(count):
                made.update({("back", place, i): None for i in range(count)})
            case _:
                continue
    made.update({("trick", place): card for place, card in facts.trick})
    for place, count in facts.packets:
        made.update({("packet", place, i): None for i in range(count)})
    made.update({("quitted", place, i): None for place in PLACES for i in range(len(facts.quitted or ()))})
    made.update({("pocket", place, i): None for place, _seat, count in facts.pockets for i in range(count)})
    if facts.turn_up is not None:
        made["turnup", facts.turn_up[0]] = facts.turn_up[1]
    made.update({("called", place, card): card for place, card in facts.called if place != "bottom"})
    return made


def open_cards(hand: OpenHand) -> tuple[Card, ...]:
    """Return the cards of an open hand that are still there, suit by suit, the lying one last."""
    found = [card for group in hand.groups for card in group if card not in hand.gone]
    if hand.lying is not None and hand.lying not in hand.gone:
        found.append(hand.lying)
    return tuple(found)


def origins(before: Mapping[Slot, Card | None], after: Mapping[Slot, Card | None]) -> dict[Slot, Slot]:
    """Return for the slots of ``after`` which slot of ``before`` the thing in it lay in, each used once.

    A card is the same wherever it lies; a back is the same only in its own slot.
    """
    found: dict[Slot, Slot] = {}
    by_card = {card: slot for slot, card in before.items() if card is not None}
    for slot, card in after.items():
        if card is not None and card in by_card:
            found[slot] = by_card[card]
    used = set(found.values())
    for slot, card in after.items():
        if card is None and slot in before and before[slot] is None and slot not in used:
            found[slot] = slot
    return found


def slot_of(facts: Facts, card: Card) -> Slot | None:
    """Return where ``card`` lies face up, if it does."""
    return next((slot for slot, there in contents(facts).items() if there == card), None)


def last_back(facts: Facts, place: Place) -> Slot | None:
    """Return the back on top at ``place``, if there is one."""
    lying = facts.at(place)
    if isinstance(lying, Backs | ClosedPacket) and lying.count:
        return ("back", place, lying.count - 1)
    return None


def place_of(slot: Slot) -> Place:
    """Return the place a slot belongs to."""
    return "bottom" if slot[0] == "hand" else slot[1]


SEAT_NAMES = ("north", "east", "south", "west")


def slot_name(slot: Slot, spelled: str, seats: Mapping[Place, Seat]) -> str:
    """Return the object name of what lies in a slot: ``card:bottom:DA``, ``trick:west``, ``back:top:3``.

    ``spelled``: the card as it is written, where one is seen. Compass names only ever name seats.
    """
    match slot[0]:
        case "back" | "packet" | "quitted" | "pocket":
            return f"{slot[0]}:{slot[1]}:{slot[2]}"
        case "trick":
            return f"trick:{seat_name(slot[1], seats)}"
        case "turnup":
            return f"turnup:{seat_name(slot[1], seats)}"
        case "called":
            return f"called:{slot[1]}:{spelled}"
        case _:
            return f"card:{place_of(slot)}:{spelled}"


def seat_name(place: Place, seats: Mapping[Place, Seat]) -> str:
    """Return the compass name of who sits at a place (the place itself where nobody is known to sit)."""
    return SEAT_NAMES[seats[place]] if place in seats else place
