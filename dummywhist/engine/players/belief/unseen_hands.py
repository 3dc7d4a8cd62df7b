"""Which cards may a hidden hand hold before the play? Uniform samples of hands that agree with a View."""

from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.lying import pack_of
from dummywhist.engine.knowledge.view import View


def own_hand(view: View) -> Hand:
    """Return the viewer's own hand."""
    own = view.own
    assert own is not None
    hand = view.cards_at(own)
    assert hand is not None
    return hand


def unseen_cards(view: View) -> list[Card]:
    """Return the cards that the viewer neither sees nor knows to lie in a certain packet."""
    seen = 0
    for seat in SEATS:
        seen |= view.cards_at(seat) or 0
    for _, cards in view.memory:
        seen |= cards
    for card in (view.turned, *view.away):
        seen |= 0 if card is None else 1 << card
    return list(cards_in(Hand(pack_of(rules_of(view)) & ~seen)))


def drawn(cards: list[Card], sizes: tuple[int, ...], luck: Random) -> list[Hand]:
    """Return packets of such ``sizes`` drawn at random from ``cards``."""
    # Only random() gives the same on every version of Python.
    left = list(cards)
    packets = []
    for size in sizes:
        packet = []
        for _ in range(size):
            at = int(luck.random() * len(left))
            left[at], left[-1] = left[-1], left[at]
            packet.append(left.pop())
        packets.append(hand_of(packet))
    return packets
