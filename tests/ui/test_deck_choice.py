"""A deck of the desktop is chosen on the sheet, drawn in the background, kept, and left where it cannot be used."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.ui.art import desktop
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.desk import decks
from dummywhist.ui.desk.settings import load
from dummywhist.ui.panels.preferences import PreferencesSheet
from tests.ui.desktop_deck import lay_deck, svg_deck
from tests.ui.house import House

Lay = Callable[[str, str], Path]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Lay a deck into the only folder that the desktop has."""
    monkeypatch.setattr(desktop, "desktop_folders", lambda: ((tmp_path / "carddecks",), ()))
    return lambda name, svg: lay_deck(tmp_path / "carddecks" / name, svg, name)


def pick(house: House, deck: str) -> None:
    """Choose a deck on the sheet as a person does."""
    control = house.sheet(PreferencesSheet).controls["deck"]
    assert isinstance(control, Select)
    control.set_value(deck)
    control.activated.emit(control.currentIndex())


def test_a_chosen_deck_comes_when_it_is_drawn_and_is_there_again_at_the_next_start(house: House, lay: Lay) -> None:
    lay("plain", svg_deck())
    house.open()
    house.do("preferences")
    before = house.view._kit.faces
    pick(house, "kde/plain")
    assert house.view._kit.faces is before, "nobody waits for the deck"
    house.qtbot.waitUntil(lambda: house.view._kit.deck.id == "kde/plain")
    assert house.view.scene_items.table.metrics.rho == pytest.approx(100 / 70)
    assert house.program.deck.name == "plain" and house.sheet(PreferencesSheet).preview._faces.deck.id == "kde/plain"
    card = house.picture.facts.bottom.cards[0]
    assert house.view._kit.face(card, house.view._kit.cw).toImage().pixelColor(9, 9).name() == f"#{card:02x}40f0"
    house.shut()
    house.open()
    assert house.view._kit.deck.id == "clubroom"
    house.program.after_first_paint()
    house.qtbot.waitUntil(lambda: house.view._kit.deck.id == "kde/plain")
    house.do("preferences")
    pick(house, "house")
    house.qtbot.waitUntil(lambda: house.view._kit.deck.id == "clubroom")


def test_a_deck_that_cannot_be_used_leaves_the_cards_as_they_are(house: House, lay: Lay) -> None:
    lay("broken", "<svg")
    house.open()
    house.do("preferences")
    pick(house, "kde/broken")
    house.qtbot.waitUntil(lambda: "cannot be used" in house.window.said.text())
    assert house.view._kit.deck.id == "clubroom" and house.program.settings.preferences.deck == "house"
    assert load(house.paths.settings)[0].preferences.deck == "house"
    control = house.sheet(PreferencesSheet).controls["deck"]
    assert isinstance(control, Select) and control.value() == "house"


def test_a_deck_that_cannot_be_used_is_greyed_and_says_why(house: House, lay: Lay) -> None:
    lay("odd", svg_deck(wide=70, high=60))
    lay("plain", svg_deck())
    house.open()
    house.do("preferences")
    control = house.sheet(PreferencesSheet).controls["deck"]
    assert isinstance(control, Select)
    wide = control.sizeHint().width()
    house.qtbot.waitUntil(lambda: not control.offers("kde/odd"))
    words = control.itemText(control.findData("kde/odd"))
    assert words == "The deck “odd” cannot be used: its cards have an odd shape."
    assert control.offers("kde/plain") and control.offers("house") and control.sizeHint().width() <= wide
    control.setFocus()
    for _ in range(4):
        house.key(Qt.Key.Key_Down)
        assert control.value() != "kde/odd"
    house.program.sheets.close_sheet()
    house.do("preferences")
    again = house.sheet(PreferencesSheet).controls["deck"]
    assert isinstance(again, Select)
    house.qtbot.waitUntil(lambda: not again.offers("kde/odd"))


def test_no_deck_is_read_twice_while_its_file_stays_the_same(
    house: House, lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = lay("odd", svg_deck(wide=70, high=60))
    read: list[str] = []

    def reading(found: desktop.Found, ours: Deck) -> Deck:
        read.append(found.id)
        return desktop.read_desktop_deck(found, ours)

    monkeypatch.setattr(decks, "read_desktop_deck", reading)
    house.open()
    refused: list[str] = []
    house.program.decks.refused.connect(lambda name, _words: refused.append(name))
    for tries in (["kde/odd"], ["kde/odd"] * 2):
        house.program.decks.try_all()
        house.qtbot.waitUntil(lambda wanted=tries: refused == wanted)  # type: ignore[misc]
        trying = house.program.decks._trying
        assert trying is not None
        trying.join()
    assert read == ["kde/odd"]
    lay_deck(file.parent, svg_deck(), "odd")
    house.program.decks.try_all()
    house.until(lambda: len(read) == 2)
    assert len(refused) == 2


def test_a_deck_that_went_from_this_computer_is_named(house: House, lay: Lay) -> None:
    house.open(deck="kde/gone")
    house.program.after_first_paint()
    assert "gone" in house.window.said.text() and house.view._kit.deck.id == "clubroom"
