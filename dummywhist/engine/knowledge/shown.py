"""How is the public part of a phase or layer written in a View? As JSON, by the types of its fields."""

from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin

from dummywhist.engine.deal.layers.catalogue import LAYERS
from dummywhist.engine.deal.phases.catalogue import PHASES
from dummywhist.engine.deal.visibility import part_types
from dummywhist.engine.knowledge import fields
from dummywhist.engine.rules.parts import Rules

Part = tuple[Any, ...]


def kinds(rules: Rules) -> dict[str, type[Part]]:
    """Return the parts that everybody sees, by the phase or layer of the game that shows it."""
    shown = {name: PHASES[name].shows for name in rules.phases} | {name: LAYERS[name].shows for name in rules.layers}
    return {name: shows for name, shows in shown.items() if shows is not None}


def parts_text(parts: tuple[Part, ...], rules: Rules) -> dict[str, dict[str, Any]]:
    """Return ``parts`` as JSON objects, by the phase or layer that shows each."""
    by_kind = {type(part): part for part in parts}
    return {
        name: dict(zip(part_types(kind), by_kind[kind], strict=True))
        for name, kind in kinds(rules).items()
        if kind in by_kind
    }


def read_parts(value: Any, rules: Rules) -> tuple[Part, ...]:
    """Read parts as `parts_text` spells them; Unreadable if the game has none such, or it has other fields."""
    found, shown = [], kinds(rules)
    for name, told in fields.mapping(value, "parts").items():
        if name not in shown:
            raise fields.wrong("parts")
        types, said = part_types(shown[name]), fields.mapping(told, "parts")
        if set(said) != set(types):
            raise fields.wrong("parts")
        found.append(shown[name](*(_read(types[field], said[field]) for field in types)))
    return tuple(found)


def _read(kind: Any, value: Any) -> Any:
    """Return ``value`` as one of ``kind``: text, numbers, truths, nothing, and tuples of them."""
    if isinstance(kind, NewType):
        return _read(kind.__supertype__, value)
    if get_origin(kind) in (Union, UnionType):
        inner = next(one for one in get_args(kind) if one is not NoneType)
        return None if value is None else _read(inner, value)
    if get_origin(kind) is tuple:
        return _read_all(get_args(kind), value)
    if kind not in (str, int, bool):
        raise TypeError(f"a part shows no {kind}")
    if type(value) is not kind:
        raise fields.wrong("parts")
    return value


def _read_all(kinds: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise fields.wrong("parts")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(kinds[0], one) for one in value)
    if len(value) != len(kinds):
        raise fields.wrong("parts")
    return tuple(_read(kind, one) for kind, one in zip(kinds, value, strict=True))
