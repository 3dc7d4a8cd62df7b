"""How is a frozen value made? As a dataclass or a named tuple whose methods are written when they are needed.

The standard library writes methods of each frozen dataclass and each named tuple as text, and compiles them while a
module is imported. There are more than three hundred kinds of values; of most of them few or none are made before the
table is on the screen. These are the same otherwise, for mypy, ``dataclasses.replace`` and ``_replace``.
"""

import dataclasses
import enum
import reprlib
from collections import _tuplegetter  # type: ignore[attr-defined]  # what collections.namedtuple reads a part with
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

T = TypeVar("T")
Owner = list[type]
"""The class that a method belongs to; empty until it is made."""

OFTEN: Final = 16
"""When so many values of a kind have been made, what makes them is written: that takes as long as to make a hundred."""

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from typing import NamedTuple as NamedTuple
else:

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type[T]], type[T]]:
        """Make a frozen value with slots; there is no other kind. TypeError if another one is asked for."""
        if not (frozen and slots):
            raise TypeError("a value is frozen and has slots; for others there is dataclasses.dataclass")
        return _value


def is_value(kind: type) -> bool:
    """Say whether ``kind`` was made here: a frozen dataclass with slots."""
    return dataclasses.is_dataclass(kind) and kind.__setattr__ is _setattr


# ---- names ----


class Enum(enum.Enum):
    """As ``enum.Enum``, but that its members are plain attributes of the class.

    Python 3.11 asks a property written in Python for each member, twenty times as long as it takes to read it.
    """

    def __init_subclass__(cls) -> None:
        """Put the members in place of what asks for them."""
        for name, member in cls.__members__.items():
            type.__setattr__(cls, name, member)


# ---- dataclasses ----


def _value(cls: type[T]) -> type[T]:
    own = vars(cls)
    kept = {name for name in METHODS if own.get(name) is not None}
    plain: Any = dataclasses.dataclass(init=False, repr=False, eq=False)(cls)
    parts = [field.name for field in dataclasses.fields(plain)]
    inherited = {name for base in cls.__mro__[1:] for name in vars(base).get("__slots__", ())}
    left_out = {"__dict__", "__weakref__", *parts}
    body = {name: value for name, value in own.items() if name not in left_out}
    owner: Owner = []
    body |= {name: _when_called(owner, name, write) for name, write in METHODS.items() if name not in kept}
    body |= FROZEN | {"__slots__": tuple(name for name in parts if name not in inherited)}
    # Slots and methods are there from the beginning of a class, so it is made once more, with all that it has.
    made: type[T] = type(plain)(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    owner.append(made)
    return made


def _when_called(owner: Owner, name: str, write: Callable[[type], Callable[..., Any]]) -> Callable[..., Any]:
    def first(self: object, *arguments: object, **named: object) -> Any:
        method = write(owner[0])
        _put(owner[0], name, method)
        return method(self, *arguments, **named)

    first.__name__, first.__qualname__ = name, f"{name} of a value"
    return first


def _put(cls: type, name: str, method: Callable[..., Any]) -> None:
    method.__name__, method.__qualname__, method.__module__ = name, f"{cls.__qualname__}.{name}", cls.__module__
    setattr(cls, name, method)


def _init(cls: type) -> Callable[..., Any]:
    """Return what makes the first values of ``cls``; for the one after them, and a wrong one, the method is written."""
    fields = dataclasses.fields(cls)
    for field in fields:
        if not field.init:
            raise TypeError(f"{cls.__name__}.{field.name}: each part of a value is given")
    fields = tuple(sorted(fields, key=lambda field: field.kw_only is True))
    placed = sum(field.kw_only is not True for field in fields)
    puts = [getattr(cls, field.name).__set__ for field in fields]
    ended = getattr(cls, "__post_init__", None)
    made = 0

    def method(self: object, *arguments: object, **named: object) -> None:
        nonlocal made
        made += 1
        parts = _parts(fields, placed, arguments, named) if made <= OFTEN else None
        if parts is None:
            written = _init_written(cls)
            _put(cls, "__init__", written)
            written(self, *arguments, **named)
            return
        for put, part in zip(puts, parts, strict=True):
            put(self, part)
        if ended is not None:
            self.__post_init__()  # type: ignore[attr-defined]  # a subclass may have another one

    return method


def _parts(
    fields: Sequence["dataclasses.Field[Any]"], placed: int, arguments: Sequence[object], named: dict[str, object]
) -> list[object] | None:
    """Return the parts of a value in the order of ``fields``; None where they are not given as they must be."""
    if len(arguments) > placed:
        return None
    parts, taken = list(arguments), 0
    for field in fields[len(arguments) :]:
        if field.name in named:
            parts.append(named[field.name])
            taken += 1
        elif field.default is not dataclasses.MISSING:
            parts.append(field.default)
        elif field.default_factory is not dataclasses.MISSING:
            parts.append(field.default_factory())
        else:
            return None
    return parts if taken == len(named) else None


def _init_written(cls: type) -> Callable[..., Any]:
    positional, named, body = ["self"], list[str](), list[str]()
    known: dict[str, object] = {}
    for field in dataclasses.fields(cls):
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
    head = ", ".join([*positional, *(["*", *named] if named else [])])
    exec("\n    ".join((f"def method({head}):", *(body or ["pass"]))), known)
    method: Callable[..., Any] = known["method"]  # type: ignore[assignment]  # the text above defines it
    return method


def _tuple_of(names: list[str]) -> Callable[[object], tuple[object, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _eq(cls: type) -> Callable[..., Any]:
    names = [field.name for field in dataclasses.fields(cls) if field.compare]
    if not names:
        return lambda self, other: True if other.__class__ is self.__class__ else NotImplemented
    compared = _tuple_of(names)

    def method(self: object, other: object) -> bool:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    return method


def _hash(cls: type) -> Callable[..., Any]:
    hashed = _tuple_of([f.name for f in dataclasses.fields(cls) if (f.compare if f.hash is None else f.hash)])
    return lambda self: hash(hashed(self))


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


# ---- named tuples ----


class _Named(tuple[Any, ...]):
    """What all named tuples have in common."""

    __slots__ = ()
    if TYPE_CHECKING:
        _fields: tuple[str, ...]
        _places: dict[str, int]

    @classmethod
    def _make(cls, parts: Iterable[object]) -> Self:
        made = tuple.__new__(cls, parts)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **parts: object) -> Self:
        made, places = list(self), self._places
        try:
            for name, part in parts.items():
                made[places[name]] = part
        except KeyError:
            unknown = [name for name in parts if name not in places]
            raise ValueError(f"Got unexpected field names: {unknown!r}") from None
        return tuple.__new__(type(self), made)

    __replace__ = _replace

    def _asdict(self) -> dict[str, object]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={part!r}" for name, part in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({shown})"

    def __getnewargs__(self) -> tuple[object, ...]:
        return tuple(self)


class _NamedMeta(type):
    """Makes a named tuple of the body of a class."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        """Return the class; TypeError where a part without a default stands after one with."""
        fields = tuple(body.get("__annotations__", ()))
        defaults = {field: body[field] for field in fields if field in body}
        if fields[len(fields) - len(defaults) :] != tuple(defaults):
            raise TypeError(f"{name}: parts without a default stand before those with one")
        owner: Owner = []
        body |= {"__slots__": (), "_fields": fields, "__match_args__": fields, "_field_defaults": defaults}
        body["_places"] = {field: place for place, field in enumerate(fields)}
        body |= {field: _tuplegetter(place, "") for place, field in enumerate(fields)}
        body["__new__"] = _new_when_called(owner, fields, tuple(defaults.values()))
        made = type.__new__(type, name, tuple(_Named if base is _BASE else base for base in bases), body)
        owner.append(made)
        return made


def _new_when_called(owner: Owner, fields: tuple[str, ...], defaults: tuple[object, ...]) -> Callable[..., Any]:
    def first(cls: type, *arguments: object, **named: object) -> Any:
        # "_cls" and "_new" are no names of parts: those of a named tuple do not begin with a line.
        given = "".join(f"{field}, " for field in fields)
        method = eval(f"lambda _cls, {given}: _new(_cls, ({given}))", {"_new": tuple.__new__})
        method.__defaults__ = defaults
        method.__name__, method.__qualname__ = "__new__", f"{owner[0].__qualname__}.__new__"
        owner[0].__new__ = staticmethod(method)  # type: ignore[method-assign]
        return method(cls, *arguments, **named)

    return first


_BASE: Final = type.__new__(_NamedMeta, "NamedTuple", (), {})

if not TYPE_CHECKING:

    class _NamedTuple:
        def __mro_entries__(self, _bases: tuple[object, ...]) -> tuple[type, ...]:
            return (_BASE,)

    NamedTuple: Final = _NamedTuple()
    """As ``typing.NamedTuple``, but that what makes it is written when the first one is made."""
