"""Which deals come again at a table that plays its trays twice, and with which cards? (DW-MNE-1, DW-MNE-6)."""

from dummywhist.engine.cards.again import Changed, in_suit, in_suits, overplay, turned_by_a_quarter, unchanged
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat, left_of
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.session.value import Session, Tray
from dummywhist.engine.values import NamedTuple


class Again(NamedTuple):
    """A deal of the overplay: who deals, the hands by seat, the card that is turned, or was dealt last."""

    dealer: Seat
    hands: tuple[Hand, ...]
    last: Card


def kept_tray(deal: DealState) -> Tray:
    """Return what a deal that is over had, to be laid again."""
    assert deal.last is not None
    return Tray(deal.setup.dealer, deal.dealt, deal.last)


def wants_number(session: Session) -> bool:
    """Whether the number of the overplay is to be drawn, before the first cards are dealt."""
    again = session.rules.dealing.again
    return again is not None and again.suits and session.shuffle is None and session.to_be_dealt


def order_of(session: Session) -> tuple[Changed, ...]:
    """Return the trays of the overplay in their order, each with its suits; nothing where trays are played once."""
    dealing = session.rules.dealing
    if dealing.again is None:
        return ()
    if not dealing.again.suits or session.shuffle is None:
        return unchanged(dealing.again.trays)
    return overplay(dealing.again.trays, session.shuffle, dealing.cycle[0] if dealing.cycle else None)


def overplayed(session: Session) -> tuple[Changed, ...]:
    """Return the trays of which both plays are counted, in the order of the second."""
    order = order_of(session)
    return order[: max(0, session.deals - len(order))]


def deal_again(session: Session) -> Again | None:
    """Return the next deal where it is one of the overplay; None in the first play."""
    order = order_of(session)
    place = session.deals - len(order)
    if not 0 <= place < len(order):
        return None
    number, suits = order[place]
    tray = session.trays[number - 1]
    hands = turned_by_a_quarter([in_suits(hand, suits) for hand in tray.hands])
    return Again(left_of(tray.dealer), hands, in_suit(tray.last, suits))
