"""The strip that shows how the cards will look: it never keeps a key waiting until every face is rendered."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from pytestqt.qtbot import QtBot

from dummywhist.ui.art import faces
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.art.desktop import Found, read_desktop_deck
from dummywhist.ui.panels.deck_preview import AT_ONCE, SHOWN, DeckPreview
from dummywhist.ui.preferences import Preferences
from tests.ui.desktop_deck import svg_deck


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files of the faces that were rendered."""
    found: list[Path] = []
    plainly = faces.render

    def render(file: Path, *how: object, **more: object) -> object:
        if file.parent.name != "backs":
            found.append(file)
        return plainly(file, *how, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(faces, "render", render)
    return found


def test_a_paint_renders_few_faces_and_the_rest_follow(qtbot: QtBot, house_deck: Deck, rendered: list[Path]) -> None:
    strip = DeckPreview(house_deck, Preferences())
    qtbot.addWidget(strip)
    strip.grab()
    assert len(rendered) == AT_ONCE
    strip.show()
    qtbot.waitUntil(lambda: len(rendered) == 2 * len(SHOWN))
    whole = strip.grab().toImage()
    rendered.clear()
    assert strip.grab().toImage() == whole and not rendered


def test_other_faces_stay_until_theirs_are_rendered(qtbot: QtBot, house_deck: Deck, rendered: list[Path]) -> None:
    strip = DeckPreview(house_deck, Preferences())
    qtbot.addWidget(strip)
    strip.show()
    qtbot.waitUntil(lambda: len(rendered) == 2 * len(SHOWN))
    before = dict(strip._drawn)
    strip._faces._singles.clear()
    strip.grab()
    assert strip._drawn.keys() == before.keys()
    assert sum(strip._drawn[key] is before[key] for key in before) == len(before) - AT_ONCE


def test_a_deck_of_the_desktop_is_painted_once(
    qtbot: QtBot, house_deck: Deck, tmp_path: Path, rendered: list[Path]
) -> None:
    file = tmp_path / "plain.svg"
    file.write_text(svg_deck())
    deck = read_desktop_deck(Found("kde/plain", "Plain", file), house_deck)
    strip = DeckPreview(deck, Preferences())
    qtbot.addWidget(strip)
    strip.show()
    qtbot.waitUntil(lambda: strip._faces is not None and strip._faces.shown is not None)
    qtbot.wait(20)
    paints: list[QEvent] = []
    strip.paintEvent = paints.append  # type: ignore[assignment,method-assign]
    qtbot.wait(50)
    assert not paints and not strip._rest.isActive()
