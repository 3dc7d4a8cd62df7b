"""How is a frozen value made? As a dataclass whose methods are written when they are first called.

The standard library writes six methods of each frozen dataclass as text and compiles them while a module is imported:
half a millisecond for each class, and there are almost two hundred, of most of which few methods or none are called
before the table is on the screen. These are the same dataclasses otherwise, for mypy and for ``dataclasses.replace``.
"""

import dataclasses
import reprlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type[T]], type[T]]:
        """Make a frozen value with slots; there is no other kind. TypeError if another one is asked for."""
        if not (frozen and slots):
            raise TypeError("a value is frozen and has slots; for others there is dataclasses.dataclass")
        return _value


def is_value(kind: type) -> bool:
    """Say whether ``kind`` was made here: a frozen dataclass with slots."""
    return dataclasses.is_dataclass(kind) and kind.__setattr__ is _setattr


def _value(cls: type[T]) -> type[T]:
    own = vars(cls)
    kept = {name for name in METHODS if own.get(name) is not None}
    made = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    for name, write in METHODS.items():
        if name not in kept:
            setattr(made, name, _when_called(made, name, write))
    for name, method in FROZEN.items():
        setattr(made, name, method)
    return made


def _when_called(cls: type, name: str, write: Callable[[type], Callable[..., Any]]) -> Callable[..., Any]:
    def first(self: object, *arguments: object, **named: object) -> Any:
        method = write(cls)
        method.__name__, method.__qualname__, method.__module__ = name, f"{cls.__qualname__}.{name}", cls.__module__
        setattr(cls, name, method)
        return method(self, *arguments, **named)

    first.__name__, first.__qualname__ = name, f"{cls.__qualname__}.{name}"
    return first


def _written(head: str, body: list[str], known: dict[str, object]) -> Callable[..., Any]:
    exec("\n    ".join((f"def method({head}):", *body)), known)
    method: Callable[..., Any] = known["method"]  # type: ignore[assignment]  # the text above defines it
    return method


def _init(cls: type) -> Callable[..., Any]:
    positional, named, body = ["self"], list[str](), list[str]()
    known: dict[str, object] = {}
    for field in dataclasses.fields(cls):
        if not field.init:
            raise TypeError(f"{cls.__name__}.{field.name}: each part of a value is given")
        argument = value = field.name
        known[f"_set_{field.name}"] = getattr(cls, field.name).__set__
        if field.default is not dataclasses.MISSING:
            known[f"_default_{field.name}"] = field.default
            argument = f"{field.name}=_default_{field.name}"
        elif field.default_factory is not dataclasses.MISSING:
            known[f"_make_{field.name}"], known["_missing"] = field.default_factory, dataclasses.MISSING
            argument = f"{field.name}=_missing"
            value = f"_make_{field.name}() if {field.name} is _missing else {field.name}"
        (named if field.kw_only else positional).append(argument)
        body.append(f"_set_{field.name}(self, {value})")
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    return _written(", ".join([*positional, *(["*", *named] if named else [])]), body or ["pass"], known)


def _eq(cls: type) -> Callable[..., Any]:
    compared = [field.name for field in dataclasses.fields(cls) if field.compare]
    this, that = (f"({''.join(f'{one}.{name}, ' for name in compared)})" for one in ("self", "other"))
    body = ["if other.__class__ is self.__class__:", f"    return {this} == {that}", "return NotImplemented"]
    return _written("self, other", body, {})


def _hash(cls: type) -> Callable[..., Any]:
    hashed = [f.name for f in dataclasses.fields(cls) if (f.compare if f.hash is None else f.hash)]
    return _written("self", [f"return hash(({''.join(f'self.{name}, ' for name in hashed)}))"], {})


def _repr(cls: type) -> Callable[..., Any]:
    shown = [field.name for field in dataclasses.fields(cls) if field.repr]

    def method(self: object) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    return reprlib.recursive_repr()(method)


METHODS: Final = {"__init__": _init, "__eq__": _eq, "__hash__": _hash, "__repr__": _repr}
"""What is written when it is first called, and how."""


def _setattr(self: object, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delattr(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[object]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _setstate(self: Any, state: list[object]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


FROZEN: Final = {
    "__setattr__": _setattr,
    "__delattr__": _delattr,
    "__getstate__": _getstate,
    "__setstate__": _setstate,
}
"""What all values have in common."""
