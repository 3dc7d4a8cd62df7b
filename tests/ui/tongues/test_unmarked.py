"""Is there anything to be seen that was never marked for translation? Everything is looked at in a pseudo-language."""

import re

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.engine.duplicate.text import match_text
from dummywhist.engine.english import ENGLISH as MESSAGES
from dummywhist.engine.messages import Message
from dummywhist.ui.club.asking import GoSheet, PeopleSheet, RevokeSheet
from dummywhist.ui.club.room import ClubRoom
from dummywhist.ui.club.starting import NewMatchSheet
from dummywhist.ui.tongues import say
from dummywhist.ui.words.names import shown_name
from tests.engine.duplicate.playing import full, setup
from tests.ui.house import House
from tests.ui.tongues.pseudo import outside, said_by, speak_pseudo, strings, unmarked
from tools import gallery
from tools.family_gallery import MOMENTS, NAMES, find, picture_of

PEOPLE = (
    "Ana", "Ben", "Claire", "Ada", "Bess", "Cora", "Ann", "Edith", "Max", "Ruth", "Henry", "Joan", "Clara", "Hugh",
    "You", "Thomas", "Wilhelmine",
)  # fmt: skip
KEYS = ("Ctrl", "Shift", "Alt", "Left", "Right", "Up", "Down", "Home", "End", "Return", "Esc")
OTHER = (
    "English", "Français", "Deutsch", "home/somebody", "config", "local/share", "dummywhist", "tables", "Our house",
    "Clubroom", "English Dummy, Foster", "PySide6", "evening.pbn",
)  # fmt: skip
NOT_OURS = ("new-table-full", "page", "page-search", "cut")
"""Pictures with words that are no part of the program: one game under ten names, the handbook, a cut that is told."""
NUMBERS = {"card", "best", "top", "ally", "missing", "other", "suit", "led", "rank", "seat"}
ARGUMENTS = {
    name: 1 if any(f"{{{name}:" in words for words in MESSAGES.values()) or name in NUMBERS else "12"
    for name in {name for words in MESSAGES.values() for name in re.findall(r"{(\w+)", words)}
}
"""A number for whatever a message names."""
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


@pytest.mark.parametrize("name", [name for name in gallery.scenes() if name not in NOT_OURS])
def test_sheets_and_docks(name: str) -> None:
    for _, window, _ in gallery.panels([name]):
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


def test_hints_and_why(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.sit(("person", "beginner", "beginner"))
    house.rest()
    speak_pseudo(monkeypatch)
    house.program._say_anew()
    sheets = house.program.sheets
    sheets.reasons.explain(None)
    assert sheets.reasons.panel is not None and "⟦No computer has chosen" in sheets.reasons.panel.choice.text()
    assert not left(list(said_by(house.window)))
    for _ in range(3):
        with house.qtbot.waitSignal(house.sitting.hinted, timeout=20_000):
            house.do("hint")
        assert sheets.hints.content is not None and not left(list(said_by(house.window)))
    house.do("why")
    house.until(lambda: sheets.reasons.case is not None)
    assert not left(list(said_by(house.window)))


@pytest.mark.parametrize("command", ["seats", "keys", "deal_number", "new_table", "about"])
def test_what_a_command_opens(house: House, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    house.sit(("person", "beginner", "beginner"))
    speak_pseudo(monkeypatch)
    house.program._say_anew()
    house.do(command)
    sheet = house.program.sheets.open_sheet
    assert sheet is not None and not left(list(said_by(sheet)))


def test_the_club_room_and_its_sheets(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.sit(("person", "beginner", "beginner"))
    speak_pseudo(monkeypatch)
    house.program._say_anew()
    house.do("club_match")
    assert not left(list(said_by(house.window)))
    house.paths.matches.mkdir()
    match = full(setup("skip", 8, trays=2), lambda place, _: (place.table + place.tray) % 13)
    (house.paths.matches / "club.dwm").write_text(match_text(match), encoding="utf-8")
    house.do("club_match")
    house.do("club_match")
    room = house.window.central.room
    assert isinstance(room, ClubRoom) and not left(list(said_by(room.rounds)))
    room.show_ranking()
    assert not left(list(said_by(room.ranking)))
    for sheet in (
        NewMatchSheet(house.window), RevokeSheet(room, "⟦place⟧", 7), GoSheet(room, 4, 8, 1, 1),
        PeopleSheet(room, match),
    ):  # fmt: skip
        assert not left(list(said_by(sheet)))


def test_every_message_of_the_engine_is_looked_up() -> None:
    """Hints, reasons, refusals: whatever the engine says goes through the catalogue."""
    for key in MESSAGES:
        assert not unmarked(say(Message(key, ARGUMENTS))), key
