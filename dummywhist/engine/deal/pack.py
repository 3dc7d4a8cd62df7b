"""Who gets which cards of a pack? One by one from the dealer's left, clockwise, the last to the dealer (ED-21)."""

from collections.abc import Sequence

from dummywhist.engine.cards.card import JOKERS, PACK, Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.rules.parts import TurnedTo


def pack_of(setup: Setup) -> tuple[Card, ...]:
    """Return the cards that are shuffled."""
    return (*PACK, *JOKERS) if setup.rules.dealing.jokers else PACK


def sizes(setup: Setup) -> dict[Seat, int]:
    """Return how many cards each packet gets."""
    dealing = setup.rules.dealing
    found = dict.fromkeys(dealing.packets, dealing.cards)
    for seat in dealing.served_after:
        found[seat] = dealing.cards + dealing.extra
    return found


def in_order(setup: Setup) -> list[Seat]:
    """Return the packet that each card goes to (W-DEAL-3, BD-4, TH-2)."""
    dealing = setup.rules.dealing
    turn = [seat for seat in (left_of(setup.dealer, step) for step in range(1, 5)) if seat in dealing.packets]
    order = [*turn, *dealing.served_after] * dealing.cards
    for seat in dealing.served_after:
        order += [seat] * dealing.extra
    return order


def dealt_from(setup: Setup, pack: Sequence[Card], number: int | None = None) -> DealCards:
    """Return the hands that ``pack`` gives, first card first, and the last card dealt or turned."""
    order = in_order(setup)
    masks = [0 for _ in SEATS]
    for seat, card in zip(order, pack, strict=False):
        masks[seat] |= 1 << card
    # TO-3: the card after the last one dealt is turned, and is nobody's.
    turned = len(order) if setup.rules.dealing.turned is TurnedTo.NOBODY else len(order) - 1
    return DealCards(tuple(map(Hand, masks)), pack[turned], number)


def deal_out(setup: Setup, number: int) -> DealCards:
    """Return the hands of deal ``number`` as the dealer of ``setup`` deals them."""
    return dealt_from(setup, shuffled(number, pack_of(setup)), number)
