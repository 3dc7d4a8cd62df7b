"""How does a test put a look on, and take it off again? Shared by all that is painted off screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from dummywhist.ui.theme import LIGHT, Fonts, Palette, Theme, apply, current


class Look(NamedTuple):
    """The size of the text, and the palette. A theme asks for typefaces, which are there with the application only."""

    text: float = 1.0
    palette: Palette = LIGHT


USUAL: Final = Look()
LARGE: Final = Look(1.25)
LARGEST: Final = Look(1.5)


@contextmanager
def worn(app: QApplication, look: Look) -> Iterator[None]:
    """Put a look on for a while; the one before is put on again."""
    font, before = app.font(), current()
    apply(app, Theme(palette=look.palette, fonts=Fonts(look.text)))
    yield
    app.setFont(font)
    apply(app, before)


def wearing(*looks: Look) -> pytest.MarkDecorator:
    """Run a test in each of these looks, which are put on once for all tests of a module."""
    names = [f"{look.palette.id}-{look.text:.0%}" for look in looks]
    return pytest.mark.parametrize("look", looks, ids=names, indirect=True)
