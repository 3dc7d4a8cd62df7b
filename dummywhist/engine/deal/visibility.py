"""Who may see which part of an action or an event? Every part says so; one that does not is an error at import."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

from dummywhist.engine.values import Enum, is_value

Part = TypeVar("Part")


class Visibility(Enum):
    """Who sees a part."""

    PUBLIC = "public"
    """Everybody at the table, and who looks on."""
    PRIVATE = "private"
    """Only the player who acts: he of an entry, or the ``player`` of an event."""
    HELD = "held"
    """Hands by seat: each is seen by the player whose own it is."""
    NOBODY = "nobody"
    """No seat."""


Public = Annotated[Part, Visibility.PUBLIC]
Private = Annotated[Part, Visibility.PRIVATE]
Held = Annotated[Part, Visibility.HELD]
Nobody = Annotated[Part, Visibility.NOBODY]


def part_names(declared: type) -> tuple[str, ...]:
    """Return the names of the parts of a dataclass or named tuple, in their order."""
    if is_dataclass(declared):
        return tuple(part.name for part in fields(declared))
    names: tuple[str, ...] = getattr(declared, "_fields", ())
    return names


@cache
def part_types(declared: type) -> Mapping[str, Any]:
    """Return the types of the parts, by name."""
    hints = get_type_hints(declared)
    return {name: hints[name] for name in part_names(declared)}


def visible_to(declared: type) -> Mapping[str, Visibility]:
    """Return who sees each part, by name; TypeError if a part does not say so, or says it twice."""
    hints = get_type_hints(declared, include_extras=True)
    found: dict[str, Visibility] = {}
    for name in part_names(declared):
        said = [one for one in getattr(hints[name], "__metadata__", ()) if isinstance(one, Visibility)]
        if len(said) != 1:
            raise TypeError(f"{declared.__name__}.{name} does not say who may see it")
        found[name] = said[0]
    return found


class Event:
    """What has happened: a frozen dataclass, equal only to others of its own type, with the names of its parts."""

    __slots__ = ()


EVENTS: dict[type, Mapping[str, Visibility]] = {}
"""Who sees which part of each event that is declared."""


def declare_events(*kinds: type) -> None:
    """Declare events, which nobody sees before; TypeError if a part does not say who may see it."""
    for kind in kinds:
        if not (issubclass(kind, Event) and is_value(kind)):
            raise TypeError(f"{kind.__name__} is no frozen dataclass under Event")
    EVENTS.update({kind: visible_to(kind) for kind in kinds})
