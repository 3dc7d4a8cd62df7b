"""How is a deal called? A number under 2^64; most deals that chance gives have a short name as well, like K7QM 3X9T.

A name is seven signs and a check sign, of 31 signs: the digits and capital letters without 0, 1, I, L and O, which look
alike. The seven are the number, below 31^7, in the base of 31, the highest first. The check sign makes the sum of all
eight, the last by 1, the one before by 3, by 9, by 27 and so on, a multiple of 31. No two of these weights are alike by
31, which is a prime: so one wrong sign is always found, and so are two that have changed places. A text of digits alone
is a number and no name; a number whose name would have no letter (one in 50,000) has none.
"""

import secrets
from typing import Final

from dummywhist.engine.cards.shuffle import number_text, read_number
from dummywhist.engine.errors import Unreadable

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
WEIGHT: Final = 3
LENGTH: Final = 8
NAMED: Final = len(SIGNS) ** (LENGTH - 1)
"""Numbers under this one have a name."""
BETWEEN: Final = str.maketrans("", "", " -\u2010\u2011\u202f\u00a0")


def random_number() -> int:
    """Return a new deal number by the system's randomness: one that has a name."""
    while True:
        number = secrets.randbelow(NAMED)
        if deal_name(number) is not None:
            return number


def deal_name(number: int) -> str | None:
    """Return the name of deal ``number``, in two groups; None if it has none."""
    if not 0 <= number < NAMED:
        return None
    places: list[int] = []
    for _ in range(LENGTH - 1):
        number, place = divmod(number, len(SIGNS))
        places.insert(0, place)
    places.append(check_of(places))
    name = "".join(SIGNS[place] for place in places)
    return None if name.isdigit() else f"{name[:4]} {name[4:]}"


def deal_text(number: int) -> str:
    """Return how deal ``number`` is shown to people: by its name, or else the number in groups of three."""
    return deal_name(number) or number_text(number)


def read_deal_text(text: str) -> int:
    """Read a deal's number or name, in capitals or not, with or without groups.

    Raises:
        Unreadable: it is neither; or it is as long as a name, and a sign is none of them or the check sign is wrong.
    """
    name = text.translate(BETWEEN).upper()
    if len(name) != LENGTH or not name.isalnum() or name.isdigit():
        try:
            return read_number(text)
        except Unreadable:
            raise Unreadable("unreadable.deal", text=text) from None
    for sign in name:
        if sign not in SIGNS:
            raise Unreadable("unreadable.name_sign", text=text, sign=sign)
    places = [SIGNS.index(sign) for sign in name]
    if _sum(places) % len(SIGNS):
        raise Unreadable("unreadable.name_check", text=text, sign=name[-1])
    number = 0
    for place in places[:-1]:
        number = number * len(SIGNS) + place
    return number


def check_of(places: list[int]) -> int:
    """Return the check sign of a name, by the places of its other signs."""
    return -_sum([*places, 0]) % len(SIGNS)


def _sum(places: list[int]) -> int:
    total = 0
    for place in places:
        total = total * WEIGHT + place
    return total
