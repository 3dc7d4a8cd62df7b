"""Who gets which cards of a pack? One by one from the dealer's left, clockwise, the last to the dealer (ED-21)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from dummywhist.engine.cards.card import JOKERS, PACK, Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.rules.parts import TurnedTo

BITS: Final = tuple(1 << card for card in (*PACK, *JOKERS))
"""Each card as a packet of its own."""


def pack_of(setup: Setup) -> tuple[Card, ...]:
    """Return the cards that are shuffled."""
    return (*PACK, *JOKERS) if setup.rules.dealing.jokers else PACK


def sizes(setup: Setup) -> Mapping[Seat, int]:
    """Return how many cards each packet gets."""
    dealing = setup.rules.dealing
    return _sizes(dealing.packets, dealing.served_after, dealing.cards, dealing.extra)


@lru_cache(maxsize=100)
def _sizes(packets: tuple[Seat, ...], served_after: tuple[Seat, ...], cards: int, extra: int) -> Mapping[Seat, int]:
    return dict.fromkeys(packets, cards) | dict.fromkeys(served_after, cards + extra)


def in_order(setup: Setup) -> tuple[Seat, ...]:
    """Return the packet that each card goes to (W-DEAL-3, BD-4, TH-2)."""
    dealing = setup.rules.dealing
    return _in_order(setup.dealer, dealing.packets, dealing.served_after, dealing.cards, dealing.extra)


@lru_cache(maxsize=100)
def _in_order(
    dealer: Seat, packets: tuple[Seat, ...], served_after: tuple[Seat, ...], cards: int, extra: int
) -> tuple[Seat, ...]:
    turn = [seat for seat in (left_of(dealer, step) for step in range(1, 5)) if seat in packets]
    return (*([*turn, *served_after] * cards), *(seat for seat in served_after for _ in range(extra)))


@lru_cache(maxsize=100)
def _packets(order: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    """Return by seat N E S W the places in the pack of the cards that it gets."""
    return tuple(tuple(place for place, of in enumerate(order) if of == seat) for seat in SEATS)


def dealt_from(setup: Setup, pack: Sequence[Card], number: int | None = None) -> DealCards:
    """Return the hands that ``pack`` gives, first card first, and the last card dealt or turned."""
    order = in_order(setup)
    bits = list(map(BITS.__getitem__, pack))
    masks = [sum(map(bits.__getitem__, places)) for places in _packets(order)]
    # TO-3: the card after the last one dealt is turned, and is nobody's.
    turned = len(order) if setup.rules.dealing.turned is TurnedTo.NOBODY else len(order) - 1
    return DealCards(tuple(map(Hand, masks)), pack[turned], number)


def deal_out(setup: Setup, number: int) -> DealCards:
    """Return the hands of deal ``number`` as the dealer of ``setup`` deals them."""
    return dealt_from(setup, shuffled(number, pack_of(setup)), number)
