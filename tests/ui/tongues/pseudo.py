"""A language in which everything that is looked up stands in brackets: what does not was never marked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTableWidget,
    QTextBrowser,
    QWidget,
)

from dummywhist.ui.tongues import speech
from dummywhist.ui.tongues.english import English
from dummywhist.ui.tongues.kinds import Noun, Who

OPEN, SHUT = "⟦", "⟧"


def wrapped(text: str) -> str:
    """Return ``text`` in brackets, with its blanks outside."""
    return re.sub(r"^(\s*)(.*?)(\s*)$", rf"\1{OPEN}\2{SHUT}\3", text, flags=re.DOTALL) if text.strip() else text


class Pseudo(English):
    """English in brackets; a player's name is nobody's word and stays as it is."""

    def card(self, card: int, form: str) -> str:
        return wrapped(super().card(card, form))

    def suit(self, suit: int, form: str) -> str:
        return wrapped(super().suit(suit, form))

    def suits(self, suit: int, form: str) -> str:
        return wrapped(super().suits(suit, form))

    def rank(self, rank: int, form: str) -> str:
        return wrapped(super().rank(rank, form))

    def seat(self, seat: int, form: str) -> str:
        return wrapped(super().seat(seat, form))

    def number(self, number: int, form: str) -> str:
        return wrapped(super().number(number, form))

    def words(self, number: int, form: str) -> str:
        return wrapped(super().words(number, form))

    def who(self, who: Who, form: str) -> str:
        return wrapped(super().who(who, form))

    def noun(self, noun: Noun, form: str) -> str:
        return wrapped(super().noun(noun, form))

    def joined(self, words: Sequence[str]) -> str:
        return wrapped(super().joined(words))


def speak_pseudo(patch: pytest.MonkeyPatch) -> None:
    """Speak it until ``patch`` is undone."""
    patch.setattr(speech, "_looked_up", lambda _context, text, _note: wrapped(text))
    patch.setattr(speech._NOW, "language", replace(speech._NOW.language, grammar=Pseudo()))


def outside(text: str) -> str:
    """Return what of ``text`` stands outside all brackets."""
    depth, out = 0, []
    for sign in text:
        depth += (sign == OPEN) - (sign == SHUT)
        if depth == 0 and sign != SHUT:
            out.append(sign)
    return "".join(out)


def unmarked(text: str, names: Sequence[str] = ()) -> bool:
    """Whether ``text`` says something in words that was never looked up; ``names`` are allowed."""
    left = outside(text).replace("\u200b", "")
    for name in names:
        left = left.replace(name, "")
    # Ids of rules, and the numbers of rubbers.
    left = re.sub(r"\b[A-Z]{1,2}(-[A-Z]+)?-\d+|\b[IVX]+\b", "", left)
    return bool(re.search(r"[A-Za-z]{3}", left))


def said_by(widget: QWidget) -> Iterator[str]:
    """Yield everything that a widget, what it holds and its actions say or tell a screen reader."""
    for one in (widget, *widget.findChildren(QWidget)):
        if isinstance(one, QTextBrowser):
            continue  # the handbook, which is English
        yield from (one.toolTip(), one.accessibleName(), one.accessibleDescription(), one.windowTitle())
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, QLineEdit):
            yield one.placeholderText()
        if isinstance(one, QComboBox):
            yield from (one.itemText(row) for row in range(one.count()))
        if isinstance(one, QListWidget):
            yield from (one.item(row).text() for row in range(one.count()))
        if isinstance(one, QTableWidget):
            for row in range(one.rowCount()):
                for column in range(one.columnCount()):
                    item = one.item(row, column)
                    yield "" if item is None else item.text()
        if isinstance(one, QMenu):
            yield one.title()
        for action in one.actions():
            yield from (action.text(), action.iconText(), action.toolTip())


def strings(thing: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every string in a frozen value, with the way to it."""
    if isinstance(thing, Enum):
        return
    if isinstance(thing, str):
        yield path, thing
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from strings(value, f"{path}[{key}]")
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from strings(getattr(thing, field.name), f"{path}.{field.name}")
    elif isinstance(thing, tuple) and hasattr(thing, "_fields"):
        for name, value in zip(thing._fields, thing, strict=True):
            yield from strings(value, f"{path}.{name}")
    elif isinstance(thing, tuple | list | frozenset):
        for number, value in enumerate(thing):
            yield from strings(value, f"{path}[{number}]")
