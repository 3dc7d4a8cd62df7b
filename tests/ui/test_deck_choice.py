"""A deck of the desktop is chosen on the sheet, drawn in the background, kept, and left where it cannot be used."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dummywhist.ui.art import desktop
from dummywhist.ui.controls.fields import Select
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


def test_a_deck_that_went_from_this_computer_is_named(house: House, lay: Lay) -> None:
    house.open(deck="kde/gone")
    house.program.after_first_paint()
    assert "gone" in house.window.said.text() and house.view._kit.deck.id == "clubroom"
