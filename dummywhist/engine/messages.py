"""How does the engine say something? As a key with arguments; one English catalogue turns it into a sentence.

A template names how an argument is worded: ``{card:card}`` is "ace of diamonds", ``{suit:suits}`` "diamonds",
``{suit:suit}`` "diamond", ``{rank:rank}`` "ace", ``{n:number}`` a number in words up to twelve,
``{seat:seat}`` "West", or the name that stands there.
An argument may be a message itself: a reason of two sentences is one message with both.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from string import Formatter
from typing import Any

from dummywhist.engine.values import dataclass

RANK_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SUIT_WORDS = ("spade", "heart", "diamond", "club")
SEAT_WORDS = ("North", "East", "South", "West")
NUMBER_WORDS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: a key of the catalogue and its arguments (ints, strings, or messages)."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


def message(key: str, **args: Any) -> Message:
    """Return the message ``key`` with ``args``."""
    return Message(key, args)


def parts(said: Message) -> Iterator[Message]:
    """Yield ``said`` and every message that is an argument of it."""
    yield said
    for arg in said.args.values():
        if isinstance(arg, Message):
            yield from parts(arg)


def changed(said: Message, change: Callable[[Message], Message]) -> Message:
    """Return ``said`` with ``change`` made to it and to every message that is an argument of it."""
    args = {name: changed(arg, change) if isinstance(arg, Message) else arg for name, arg in said.args.items()}
    return change(Message(said.key, args))


def plain_args(said: Message) -> dict[str, Any]:
    """Return the arguments as numbers, strings, and lists of a key and arguments for messages."""
    return {
        name: [arg.key, plain_args(arg)] if isinstance(arg, Message) else arg for name, arg in said.args.items()
    }  # fmt: skip


def read_args(args: Any, within: bool = False) -> dict[str, Any]:
    """Return the arguments that `plain_args` spelled; ``within`` a message that is one itself there is none.

    ValueError for anything else.
    """
    if not isinstance(args, dict):
        raise ValueError
    found: dict[str, Any] = {}
    for name, arg in args.items():
        if type(arg) in (int, str):
            found[name] = arg
        elif not within and isinstance(arg, list) and len(arg) == 2 and isinstance(arg[0], str) and arg[0]:
            found[name] = Message(arg[0], read_args(arg[1], within=True))
        else:
            raise ValueError
    return found


class _Wording(Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec == "card":
            if value >= 52:
                return "big joker" if value == 53 else "little joker"
            return f"{RANK_WORDS[value % 13]} of {SUIT_WORDS[value // 13]}s"
        if format_spec == "rank":
            return str(RANK_WORDS[value])
        if format_spec == "suit":
            return str(SUIT_WORDS[value])
        if format_spec == "suits":
            return f"{SUIT_WORDS[value]}s"
        if format_spec == "seat":
            return value if isinstance(value, str) else SEAT_WORDS[value]
        if format_spec == "number":
            return NUMBER_WORDS[value] if 0 <= value < len(NUMBER_WORDS) else str(value)
        return str(super().format_field(value, format_spec))


def worded(said: Message, catalogue: Mapping[str, str]) -> str:
    """Return the sentence of ``said`` in ``catalogue``; KeyError if the catalogue lacks the key."""
    args = {name: worded(arg, catalogue) if isinstance(arg, Message) else arg for name, arg in said.args.items()}
    return str(_Wording().vformat(catalogue[said.key], (), args))
