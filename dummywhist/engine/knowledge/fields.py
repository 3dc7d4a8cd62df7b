"""Is a JSON value of the kind that its field must have? Typed readers; Unreadable names the field."""

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import SEATS, Seat, read_seat, seat_text
from dummywhist.engine.deal.layout import PLAYERS, By, Player, Side
from dummywhist.engine.errors import Unreadable

T = TypeVar("T")


def json_object(text: str) -> dict[str, Any]:
    """Read one JSON object in which no name stands twice; Unreadable for anything else."""

    def paired(items: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(items)
        if len(found) != len(items):
            raise Unreadable("unreadable.view")
        return found

    try:
        data = json.loads(text, object_pairs_hook=paired)
    except Unreadable:
        raise
    except (ValueError, RecursionError):
        raise Unreadable("unreadable.view") from None
    if not isinstance(data, dict):
        raise Unreadable("unreadable.view")
    return data


def check_names(data: Mapping[str, Any], names: tuple[str, ...]) -> None:
    """Unreadable if ``data`` lacks one of ``names`` or has another."""
    for name in names:
        if name not in data:
            raise Unreadable("unreadable.view_missing", field=name)
    for name in data:
        if name not in names:
            raise Unreadable("unreadable.view_unknown", field=name[:40])


def wrong(field: str) -> Unreadable:
    """Return the error that ``field`` is not what it must be."""
    return Unreadable("unreadable.view_field", field=field)


def string(value: Any, field: str) -> str:
    """Return ``value`` if it is a string of sane length."""
    if not isinstance(value, str) or len(value) > 100:
        raise wrong(field)
    return value


def flag(value: Any, field: str) -> bool:
    """Return ``value`` if it is true or false."""
    if not isinstance(value, bool):
        raise wrong(field)
    return value


def number(value: Any, field: str, limit: int) -> int:
    """Return ``value`` if it is a whole number from 0 and under ``limit``."""
    if type(value) is not int or not 0 <= value < limit:
        raise wrong(field)
    return value


def integer(value: Any, field: str, limit: int) -> int:
    """Return ``value`` if it is a whole number nearer to 0 than ``limit``."""
    if type(value) is not int or not -limit < value < limit:
        raise wrong(field)
    return value


def mapping(value: Any, field: str) -> dict[str, Any]:
    """Return ``value`` if it is an object of few fields."""
    if not isinstance(value, dict) or len(value) > 100:
        raise wrong(field)
    return value


def listed(value: Any, field: str, read: Callable[[Any, str], T], limit: int) -> tuple[T, ...]:
    """Return the items of the list ``value``, each read by ``read``; at most ``limit``."""
    if not isinstance(value, list) or len(value) > limit:
        raise wrong(field)
    return tuple(read(item, field) for item in value)


def optional(value: Any, field: str, read: Callable[[Any, str], T]) -> T | None:
    """Return None for null, else ``value`` as ``read`` reads it."""
    return None if value is None else read(value, field)


def seat(value: Any, field: str) -> Seat:
    """Return the seat that ``value`` spells."""
    if not isinstance(value, str) or len(value) != 1 or value not in "NESW":
        raise wrong(field)
    return read_seat(value)


def seats(value: Any, field: str) -> tuple[Seat, ...]:
    """Return the seats that ``value`` spells, each at most once."""
    found = tuple(seat(letter, field) for letter in string(value, field))
    if len(set(found)) != len(found):
        raise wrong(field)
    return found


def by_seat(value: Any, field: str, read: Callable[[Any, str], T]) -> tuple[T | None, ...]:
    """Return by seat what the object ``value`` has for it; None where it has nothing."""
    found = mapping(value, field)
    if any(name not in ("N", "E", "S", "W") for name in found):
        raise wrong(field)
    return tuple(read(found[name], field) if (name := seat_text(place)) in found else None for place in SEATS)


def player(value: Any, field: str) -> Player:
    """Return the player that ``value`` names."""
    if not isinstance(value, str) or value not in PLAYERS:
        raise wrong(field)
    return Player(By(value))


def side(value: Any, field: str) -> Side:
    """Return the side that ``value`` names."""
    if value not in ("NS", "EW", "N", "E", "S", "W"):
        raise wrong(field)
    return Side(value)


def card(value: Any, field: str) -> Card:
    """Return the card that ``value`` spells."""
    return read_card(string(value, field))


def cards(value: Any, field: str, limit: int) -> tuple[Card, ...]:
    """Return the cards that ``value`` spells with single spaces between; at most ``limit``."""
    text = string(value, field)
    found = tuple(card(word, field) for word in text.split(" ")) if text else ()
    if len(found) > limit:
        raise wrong(field)
    return found
