"""Is there anything to be seen that was never marked for translation? Everything is looked at in a pseudo-language."""

import re

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.ui.words.names import shown_name
from tests.ui.house import House
from tests.ui.tongues.pseudo import outside, said_by, speak_pseudo, strings, unmarked
from tools import language_gallery, panel_gallery
from tools.family_gallery import MOMENTS, NAMES, find, picture_of

PEOPLE = ("Ana", "Ben", "Claire", "Ada", "Bess", "Cora", "Ann", "Edith", "Max", "Ruth", "Henry", "Joan", "You")
KEYS = ("Ctrl", "Shift", "Alt", "Left", "Right", "Home", "End", "Esc")
OTHER = (
    "English", "Français", "Deutsch", "home/somebody", "config", "local/share", "dummywhist", "tables", "Our house",
    "Clubroom", "English Dummy, Foster", "PySide6",
)  # fmt: skip
NOT_OURS = ("new-table-full", "page", "page-search")
"""Pictures with words that are no part of the program: one game under ten names, and the handbook."""
NOT_WORDS = re.compile(
    r"^\.(facts|led|acting|last)|\.(suit|action|value|place|seat|side|back|cloth|sign|tone|stage|zone)\b|layout"
)
"""Fields of a picture that are names within the program and never seen."""


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    speak_pseudo(monkeypatch)


def left(texts: "list[str]") -> list[str]:
    return sorted({text for text in texts if unmarked(text, (*PEOPLE, *KEYS, *OTHER))})


def test_the_pseudo_language_finds_what_is_not_marked() -> None:
    assert unmarked("Plain words") and unmarked("⟦Marked⟧ and not") and not unmarked("⟦a ⟦b⟧ c⟧ 12 (D)")
    assert outside("⟦a⟧ x ⟦b⟧") == " x "
    assert shown_name("You") == "⟦You⟧"


@pytest.mark.parametrize("name", [name for name in panel_gallery.SCENES if name not in NOT_OURS])
def test_sheets_and_docks(name: str) -> None:
    for _, window, _ in language_gallery.panels(name):
        assert not left(list(said_by(window)))


@pytest.mark.parametrize("name", ["rules-", "new-table-all", "preferences-"])
def test_the_rules_of_all_games_and_all_preferences(name: str) -> None:
    for _, window, _ in language_gallery.panels(name):
        assert not left(list(said_by(window)))


@pytest.mark.parametrize("game", MOMENTS)
def test_the_cloth_of_every_game(game: str) -> None:
    for moment in MOMENTS[game]:
        picture = picture_of(find(game, moment))
        said = [(path, text) for path, text in strings(picture) if not NOT_WORDS.search(path)]
        assert not [(path, text) for path, text in said if unmarked(text, NAMES)]


def test_the_window_with_its_menus(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.sit(("person", "beginner", "beginner"))
    speak_pseudo(monkeypatch)
    house.program._say_anew()
    window: QWidget = house.window
    assert not left(list(said_by(window)))
