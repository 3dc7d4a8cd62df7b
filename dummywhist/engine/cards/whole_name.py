"""How is a deal called that came from no number? By a name that says where all cards lie, like aK7QM 3X9T …

Before it stands an `a`, then 21 signs and a check sign, of the signs and by the rule of `deal_name`. They are a number:
which of the 52! / 13!⁴ ways the cards lie, times four for who deals, times thirteen for which of his cards is turned.
"""

from math import factorial
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.deal_name import BETWEEN, SIGNS, check_of
from dummywhist.engine.cards.hand import EMPTY, FULL_PACK, Hand, cards_in, holds, size, with_card
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple

EACH: Final = 13
BEFORE: Final = "a"
LENGTH: Final = 22
GROUP: Final = 4


class WholeDeal(NamedTuple):
    """Four hands of thirteen N E S W, who deals, and which of his cards is turned."""

    hands: tuple[Hand, ...]
    dealer: Seat
    turned: Card


def _ways(left: list[int]) -> int:
    """Return in how many ways so many cards can be dealt to each hand."""
    ways = factorial(sum(left))
    for many in left:
        ways //= factorial(many)
    return ways


def can_be_named(hands: tuple[Hand, ...], dealer: Seat, turned: Card | None) -> bool:
    """Whether these are four hands of thirteen of a whole pack, with a card of the dealer's turned."""
    whole = EMPTY
    for hand in hands:
        whole = Hand(whole | hand)
    full = whole == FULL_PACK and all(size(hand) == EACH for hand in hands)
    return full and turned is not None and holds(hands[dealer], turned)


def whole_name(deal: WholeDeal) -> str:
    """Return the name of a deal, in groups of four; ValueError for what has none."""
    if not can_be_named(*deal):
        raise ValueError
    left, number = [EACH] * len(SEATS), 0
    for card in cards_in(FULL_PACK):
        owner = next(seat for seat in SEATS if holds(deal.hands[seat], card))
        for seat in SEATS[:owner]:
            if left[seat]:
                left[seat] -= 1
                number += _ways(left)
                left[seat] += 1
        left[owner] -= 1
    number = number * len(SEATS) + deal.dealer
    number = number * EACH + list(cards_in(deal.hands[deal.dealer])).index(deal.turned)
    places: list[int] = []
    for _ in range(LENGTH - 1):
        number, place = divmod(number, len(SIGNS))
        places.insert(0, place)
    name = "".join(SIGNS[place] for place in [*places, check_of(places)])
    return BEFORE + " ".join(name[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def is_whole_name(text: str) -> bool:
    """Whether ``text`` looks like such a name, right or wrong."""
    name = text.translate(BETWEEN)
    return len(name) == LENGTH + 1 and name[:1].casefold() == BEFORE and name.isalnum()


def read_whole_name(text: str) -> WholeDeal:
    """Read a name, in capitals or not, with or without groups.

    Raises:
        Unreadable: it is none; a sign is none of them, the check sign is wrong, or it names no deal.
    """
    if not is_whole_name(text):
        raise Unreadable("unreadable.whole_name", text=text)
    name = text.translate(BETWEEN).upper()[1:]
    for sign in name:
        if sign not in SIGNS:
            raise Unreadable("unreadable.name_sign", text=text, sign=sign)
    places = [SIGNS.index(sign) for sign in name]
    if check_of(places[:-1]) != places[-1]:
        raise Unreadable("unreadable.name_check", text=text, sign=name[-1])
    number = 0
    for place in places[:-1]:
        number = number * len(SIGNS) + place
    number, turned = divmod(number, EACH)
    number, dealer = divmod(number, len(SEATS))
    left, hands = [EACH] * len(SEATS), [EMPTY] * len(SEATS)
    if number >= _ways(left):
        raise Unreadable("unreadable.whole_name", text=text)
    for card in cards_in(FULL_PACK):
        for seat in SEATS:
            if not left[seat]:
                continue
            left[seat] -= 1
            ways = _ways(left)
            if number < ways:
                hands[seat] = with_card(hands[seat], card)
                break
            number -= ways
            left[seat] += 1
    return WholeDeal(tuple(hands), SEATS[dealer], list(cards_in(hands[dealer]))[turned])
