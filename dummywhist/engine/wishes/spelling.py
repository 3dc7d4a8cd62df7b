"""How is a fact of a wish written, and which part of a sentence says it? So a sentence and controls keep in step."""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.wishes.reading import FULL, MOST_POINTS, RANK_WORDS, read_said
from dummywhist.engine.wishes.wish import (
    Condition,
    Hangs,
    Holds,
    Length,
    Points,
    Shape,
    Tricks,
    Turned,
    WholeSuit,
)

Slot = tuple[Hashable, ...]
"""What a fact is about: a sentence says one thing of each."""
TRUMP: Final[Slot] = ("trump",)
DEALER: Final[Slot] = ("dealer",)
SCORES: Final[Slot] = ("scores",)
WHOSE: Final[Mapping[Seat, str]] = {SOUTH: "my", NORTH: "dummy", WEST: "left", EAST: "right"}
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
"""By their numbers."""


def slot_of(one: Condition) -> Slot:
    """Return what a condition is about."""
    match one:
        case Length(seats, suit):
            return ("length", seats, suit)
        case Holds(seat, suit, _, lacks):
            return ("lacks" if lacks else "holds", seat, suit)
        case Points(seat) | Shape(seat):
            return (type(one).__name__, seat)
    return (type(one).__name__,)


def spelled(one: Condition) -> str:
    """Return a condition in English, as it can be read again; "" for one that has no words of its own."""
    match one:
        case Length(seats, suit, least, most):
            whose = WHOSE[seats[0]] if len(seats) == 1 else "together"
            return f"{whose} {_range(least, most, FULL)} {suit_word(suit)}"
        case Holds(seat, suit, ranks, lacks):
            held = " ".join(RANK_WORDS[rank] for rank in sorted(ranks, reverse=True))
            return "" if lacks else f"{WHOSE[seat]} {held} {suit_word(suit)}"
        case Points(seat, least, most):
            return f"{WHOSE[seat]} {_range(least, most, MOST_POINTS)} points"
        case Shape(seat, lengths):
            return f"{WHOSE[seat]} {'-'.join(map(str, lengths))}"
        case Turned(rank):
            return f"turned {RANK_WORDS[rank]}"
        case Tricks(least, most):
            return f"tricks {_range(least, most, FULL)}"
        case Hangs():
            return "odd trick hangs"
    raise AssertionError(one)


def suit_word(suit: WholeSuit) -> str:
    """Return the English word for a suit."""
    return "trumps" if suit == "trumps" else SUITS[Suit(suit)]


def _range(least: int, most: int, all_of_them: int) -> str:
    if least == most:
        return str(least)
    return f"{least}+" if most == all_of_them else f"{least}-{most}"


def having(
    text: str, slots: Sequence[Slot], fact: str, tongue: Mapping[str, str], say: Callable[[str], str]
) -> str:  # fmt: skip
    """Return a sentence that says ``fact`` of what ``slots`` name, in place of what it said of them; "" for nothing.

    ``tongue``: words of another language in English; ``say`` puts an English fact in the words of that language. A
    part that says other things too says them still, and one that cannot be read stays.
    """
    parts: list[str] = []
    for part in (" ".join(part.split()) for part in re.split(r"[,;]", text)):
        if not part:
            continue
        try:
            said = read_said(part, tongue)
        except DummyWhistError:
            parts.append(part)
            continue
        conditions = [one for clause in said.clauses for one in clause.conditions]
        about = {slot_of(one) for one in conditions}
        about |= {
            slot
            for slot, value in ((TRUMP, said.trump), (DEALER, said.dealer), (SCORES, said.scores))
            if value is not None
        }
        if not about & set(slots):
            parts.append(part)
            continue
        kept = [spelled(one) for one in conditions if slot_of(one) not in slots]
        parts += [say(one) for one in kept if one]
    return ", ".join([*parts, *([say(fact)] if fact else [])])
