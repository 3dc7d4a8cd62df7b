"""What is a preference? Its key, its values with their words, the page it stands on, what it changes; declared once."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final, Generic, Self, TypeGuard, TypeVar, overload

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.players.agreed import read_conventions
from dummywhist.ui.tongues import mark, tr

LONGEST_NAME: Final = 16
HOUSE: Final = "house"
"""The deck that the program brings."""
DECK: Final = re.compile(r"house|(kde|gnome)/[^/\x00-\x1f]{1,100}")
Value = str | int | bool
T = TypeVar("T", bound=Value)
T_co = TypeVar("T_co", bound=Value, covariant=True)


class Page(Enum):
    """The pages of the preferences, in their order; each is what it is called."""

    CARDS = mark("Cards and table")
    PLAY = mark("Play")
    PLAYERS = mark("Players")
    CONVENTIONS = mark("Conventions")
    CUSTOMS = mark("Customs")
    ACCESSIBILITY = mark("Accessibility")
    LANGUAGE = mark("Language")
    FOLDERS = mark("Folders")


class Effect(Enum):
    """What a preference changes."""

    THEME = "colours and type of the whole window"
    WORDS = "all that is said, or the letters on cards"
    PICTURE = "how the table is drawn"
    FILMS = "how cards move"
    PACE = "when the table goes on by itself"
    TOUCH = "what a click on a card does"
    SEAT = "whose hand lies at the bottom"
    TUTOR = "which cards the tutor asks about"
    REVIEW = "what stands on the cards of a reviewed deal"
    SOUND = "what is heard"
    VOICE = "what a screen reader is told"
    PLAYERS = "how computers choose"
    OTHER_ROOM = "who plays the trays of a match elsewhere"
    PROBLEMS = "which cards a mistake has that comes back"
    NEXT_TABLE = "who sits down at the next new table"


class Preference(ABC, Generic[T_co]):
    """One preference: of the class `Preferences` this declaration, of an instance the value it has there.

    ``effects``: what changes at once with it; ``label`` and ``help`` are what it is called and what is said of it,
    ``spoken`` what a screen reader calls it where it has no label of its own.
    """

    key: str

    def __init__(
        self, default: T_co, page: Page, label: str, help: str = "", *, changes: Effect | tuple[Effect, ...],
        spoken: str = "",
    ) -> None:  # fmt: skip
        self.default = default
        self.page = page
        self.label = label
        self.help = help
        self.spoken = spoken or label
        self.effects = frozenset((changes,) if isinstance(changes, Effect) else changes)

    def __set_name__(self, owner: type, name: str) -> None:
        """The name of the attribute is the key in the settings file."""
        self.key = name

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: Valued, owner: type) -> T_co: ...

    def __get__(self, instance: Valued | None, owner: type) -> Self | T_co:
        """The declaration, or the value."""
        return self if instance is None else instance.value(self)

    @abstractmethod
    def may_be(self, value: object) -> TypeGuard[T_co]:
        """Whether it may have this value; a number is never taken for a switch."""

    @abstractmethod
    def allowed(self) -> str:
        """Say what it may be."""

    def __repr__(self) -> str:
        """Its key."""
        return f"<preference {self.key}>"


class Flag(Preference[bool]):
    """Something that is so or not."""

    def may_be(self, value: object) -> TypeGuard[bool]:
        """A truth."""
        return isinstance(value, bool)

    def allowed(self) -> str:
        """Say it as the file spells it."""
        return tr("true or false")


class Choice(Preference[T_co]):
    """One of few: ``choices`` are the values with what each is called, in their order.

    ``swatches``: whether they are shown as patches of cloth instead of words.
    """

    def __init__(
        self, default: T_co, choices: Mapping[T_co, str], page: Page, label: str, help: str = "", *,
        changes: Effect | tuple[Effect, ...], swatches: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(default, page, label, help, changes=changes)
        self.choices = MappingProxyType(dict(choices))
        self.swatches = swatches
        if default not in self.choices:
            raise ValueError(f"The default {default!r} is none of the choices.")

    def may_be(self, value: object) -> TypeGuard[T_co]:
        """One of the choices, of the same type."""
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def allowed(self) -> str:
        """Say the choices as the file spells them."""
        *most, last = (str(choice) for choice in self.choices)
        return tr("{most} or {last}", most=", ".join(most), last=last)


class Name(Preference[str]):
    """The name of a player."""

    def may_be(self, value: object) -> TypeGuard[str]:
        """A name."""
        return is_name(value)

    def allowed(self) -> str:
        """Say how long it may be."""
        return tr("a name of at most {most} letters", most=LONGEST_NAME)


class DeckName(Preference[str]):
    """A deck: the house's, or one of the desktop by its kind and the name of its folder or file."""

    def may_be(self, value: object) -> TypeGuard[str]:
        """The spelling alone: whether there is such a deck on this computer is another question."""
        return isinstance(value, str) and DECK.fullmatch(value) is not None

    def allowed(self) -> str:
        """Say how it is spelled."""
        return tr("house, or a deck of the desktop like kde/svg-oxygen")


class Conventions(Preference[str]):
    """What computers agree with their partners, as the bot protocol spells it."""

    def may_be(self, value: object) -> TypeGuard[str]:
        """A text that spells conventions."""
        if not isinstance(value, str):
            return False
        try:
            read_conventions(value)
        except Unreadable:
            return False
        return bool(value.strip())

    def allowed(self) -> str:
        """Say how they are spelled."""
        return tr("common, or conventions that are off, like echo=off")


class Valued:
    """Values of declared preferences; frozen. A class below it declares them as its attributes."""

    __slots__ = ("_values",)

    declared: Mapping[str, Preference[Value]] = MappingProxyType({})
    """The declarations by their key, in their order; of each class its own."""

    def __init_subclass__(cls) -> None:
        """Gather the declarations."""
        cls.declared = MappingProxyType({key: one for key, one in vars(cls).items() if isinstance(one, Preference)})

    def __init__(self, **values: Value) -> None:
        """Take the values that are named, and the usual ones for the rest.

        Raises:
            ValueError: there is no such preference, or it may not have this value.
        """
        for key, value in values.items():
            if key not in self.declared:
                raise ValueError(f"There is no preference “{key}”.")
            if not self.declared[key].may_be(value):
                raise ValueError(f"The preference “{key}” cannot be “{value}”.")
        object.__setattr__(self, "_values", {key: values.get(key, one.default) for key, one in self.declared.items()})

    def value(self, preference: Preference[T]) -> T:
        """Return what ``preference`` is here."""
        value = self._all[preference.key]
        assert preference.may_be(value)
        return value

    def items(self) -> Iterator[tuple[str, Value]]:
        """Yield each key with its value."""
        yield from self._all.items()

    @property
    def _all(self) -> Mapping[str, Value]:
        values: Mapping[str, Value] = object.__getattribute__(self, "_values")
        return values

    def __setattr__(self, name: str, value: object) -> None:
        """Preferences never change: `but` returns others."""
        raise AttributeError(f"Preferences are frozen: {name}.")

    def __eq__(self, other: object) -> bool:
        """The same preferences with the same values."""
        return isinstance(other, Valued) and type(other) is type(self) and other._all == self._all

    def __hash__(self) -> int:
        """By the values."""
        return hash(tuple(self._all.values()))

    def __repr__(self) -> str:
        """What is not as usual."""
        unusual = (f"{key}={value!r}" for key, value in self.items() if value != self.declared[key].default)
        return f"{type(self).__name__}({', '.join(unusual)})"


def is_name(value: object) -> TypeGuard[str]:
    """Whether ``value`` may be a player's name: something to read, on one line, not too long for a plate."""
    return isinstance(value, str) and value.isprintable() and bool(value.strip()) and len(value) <= LONGEST_NAME
