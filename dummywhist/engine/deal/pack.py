"""Who gets which cards of a pack? One by one from the dealer's left, clockwise, the last to the dealer (ED-21)."""

from dummywhist.engine.cards.hand import EMPTY, with_card
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.action import DealCards
from dummywhist.engine.deal.state import Setup


def deal_out(setup: Setup, number: int) -> DealCards:
    """Return the hands of deal ``number`` as the dealer of ``setup`` deals them."""
    pack = shuffled(number)
    chairs = setup.layout.chairs
    first = chairs.index(setup.dealer) + 1
    dealt = setup.rules.dealing.cards * len(chairs)
    hands = [EMPTY for _ in SEATS]
    for place, card in enumerate(pack[:dealt]):
        seat = chairs[(first + place) % len(chairs)]
        hands[seat] = with_card(hands[seat], card)
    return DealCards(tuple(hands), pack[dealt - 1], number)
