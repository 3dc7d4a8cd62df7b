"""Does every entry of the menus open by keyboard alone, in every language?"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from dummywhist.ui.art.deck import Deck
from dummywhist.ui.controls.mnemonics import letter_of, lettered, letters, marked, unmarked
from dummywhist.ui.desk.command import MENUS
from dummywhist.ui.desk.commands import COMMANDS, in_context
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.buttons import card_name
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.tongues import speak
from dummywhist.ui.tongues.languages import LANGUAGES
from tests.ui.house import House
from tests.ui.test_commands import EVERYTHING

ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier
# The screen of the tests cannot hold a popup, and says so.
pytestmark = pytest.mark.qt_log_ignore("grabbing the keyboard", "raise", extend=True)


@pytest.fixture
def window(qtbot: QtBot, house_deck: Deck) -> Iterator[TableWindow]:
    """The window without a program: it tells which command is wanted."""
    made = TableWindow(TableView(house_deck))
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.offer(EVERYTHING)
    made.set_recent({"one": "Ruth & Ada, English Dummy", "other": "Ruth & Ada, Mort"}, "one")
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.view.setFocus()
    yield made
    made.view.close_faces()
    speak("en")


def stroke(window: TableWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key as the window system does; a menu that is open hears it first."""
    popup = QApplication.activePopupWidget()
    handle = (popup or window).windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)


def key_of(letter: str) -> Qt.Key:
    return Qt.Key(ord(letter.upper()))


def entries(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_each_menu_and_entry_has_a_letter_of_its_own(window: TableWindow, language: str) -> None:
    speak(language)
    window.retranslate()
    window.set_recent({"one": "Ruth & Ada, English Dummy", "other": "Ruth & Ada, Mort"}, "one")
    rows = [[menu.title() for menu in window.menus.values()]]
    rows += [
        [action.text() for action in entries(menu)] for menu in (*window.menus.values(), *window.submenus.values())
    ]
    rows += [[window.actions_by_key[command.key].text() for command in in_context()]]
    for row in rows:
        found = [letter_of(text) for text in row]
        assert all(letter.isascii() and letter.isalpha() for letter in found), row
        assert len(set(found)) == len(found), row


def test_menus_are_told_by_their_names(window: TableWindow) -> None:
    told = [QAccessible.queryAccessibleInterface(menu).text(QAccessible.Text.Name) for menu in window.menus.values()]
    assert told == list(window.menus)
    under = QAccessible.queryAccessibleInterface(window.submenus["cloth"])
    assert under.text(QAccessible.Text.Name) == COMMANDS["cloth"].text


def test_a_menu_closes_when_assistive_technology_presses_an_entry(qtbot: QtBot, window: TableWindow) -> None:
    game = QAccessible.queryAccessibleInterface(window.menuBar()).child(0)
    for _time in range(2):
        game.actionInterface().doAction("ShowMenu")
        qtbot.waitUntil(window.menus["Game"].isVisible)
        entry = QAccessible.queryAccessibleInterface(window.menus["Game"]).child(0)
        with qtbot.waitSignal(window.commanded):
            entry.actionInterface().doAction("Press")
        assert QApplication.activePopupWidget() is None


def test_context_menus_are_opened_and_used_by_assistive_technology(house: House) -> None:
    house.open()
    card = min(house.rest().playable)
    root = QAccessible.queryAccessibleInterface(house.window)
    plain = root.childCount()
    for over, name in (
        (house.view.overlay.regions["plate:left"], house.picture.plates["left"].name),
        (house.view.overlay.cards[card], card_name(card)),
    ):
        QAccessible.queryAccessibleInterface(over).actionInterface().doAction("ShowMenu")
        house.until(QApplication.activePopupWidget)
        menu = root.child(plain)
        assert (root.childCount(), root.indexOfChild(menu), menu.role()) == (
            plain + 1,
            plain,
            QAccessible.Role.PopupMenu,
        )
        assert menu.text(QAccessible.Text.Name) == name
        menu.child(0).actionInterface().doAction("Press")
        assert QApplication.activePopupWidget() is None
        house.program.put_sheet_away()
        house.window.central.close_dock()
        house.until(lambda: root.childCount() == plain)
    house.rest()
    assert card not in house.view.overlay.cards, "the first entry of its menu plays it"


def test_every_entry_is_opened_by_its_letters(window: TableWindow) -> None:
    wanted: list[object] = []
    window.commanded.connect(lambda command: wanted.append(command.key))
    window.cloth_wanted.connect(wanted.append)
    window.values_wanted.connect(wanted.append)
    window.table_wanted.connect(wanted.append)
    for name, menu in window.menus.items():
        for action in entries(menu):
            stroke(window, key_of(letter_of(menu.title())), ALT)
            assert QApplication.activePopupWidget() is menu, name
            stroke(window, key_of(letter_of(action.text())))
            inner = action.menu()
            if inner is not None:
                assert QApplication.activePopupWidget() is inner
                stroke(window, key_of(letter_of(entries(inner)[1].text())))
            assert QApplication.activePopupWidget() is None
    expected = {key for key, command in COMMANDS.items() if not command.submenu}
    below = {
        "recent": "other", "cloth": list(Preferences.cloth.choices)[1],
        "trick_values": list(Preferences.trick_values.choices)[1],
    }  # fmt: skip
    assert wanted == [
        below.get(key, key)
        for menu in MENUS for key, command in COMMANDS.items() if command.menu == menu
    ]  # fmt: skip
    assert expected < set(wanted)


@pytest.mark.parametrize("way", [Qt.Key.Key_F10, Qt.Key.Key_Alt])
def test_every_entry_is_reached_by_arrows(window: TableWindow, way: Qt.Key) -> None:
    wanted: list[object] = []
    window.commanded.connect(
        lambda command: wanted.append(command.key) if command.key != "menus" else window.go_to_menus()
    )
    window.cloth_wanted.connect(wanted.append)
    window.values_wanted.connect(wanted.append)
    window.table_wanted.connect(wanted.append)
    for number, menu in enumerate(window.menus.values()):
        for place, action in enumerate(entries(menu)):
            if action is window.actions_by_key["menus"]:
                continue
            stroke(window, way)
            assert window.menuBar().hasFocus()
            for _ in range(number):
                stroke(window, Qt.Key.Key_Right)
            stroke(window, Qt.Key.Key_Down)
            assert QApplication.activePopupWidget() is menu
            for _ in range(place):
                stroke(window, Qt.Key.Key_Down)
            assert menu.activeAction() is action
            if action.menu() is not None:
                stroke(window, Qt.Key.Key_Right)
            stroke(window, Qt.Key.Key_Return)
            assert QApplication.activePopupWidget() is None and window.view.hasFocus(), action.text()
    assert len(wanted) == len(COMMANDS) - 1


def test_esc_leaves_the_menus_and_the_focus_is_where_it_was(house: House) -> None:
    house.open(size=(1024, 640))
    house.rest()
    card = house.focus()
    for way in (Qt.Key.Key_F10, Qt.Key.Key_Alt):
        stroke(house.window, way)
        assert house.window.menuBar().hasFocus() and not house.view.ring_shown
        stroke(house.window, Qt.Key.Key_Down)
        assert QApplication.activePopupWidget() is house.window.menus["Game"]
        while not card.hasFocus():
            stroke(house.window, Qt.Key.Key_Escape)
        assert house.view.ring_shown and house.free
        stroke(house.window, Qt.Key.Key_Escape)  # once too often
        assert card.hasFocus()


def test_the_menu_of_a_card_has_letters_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.open(size=(1024, 640))
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: menus.append(menu))
    house.view.menu_wanted.emit(min(house.rest().playable), QPoint(0, 0))
    found = [letter_of(action.text()) for action in entries(menus[0])]
    assert all(found) and len(set(found)) == len(found) == 1 + len(in_context())


def test_letters_are_shared_out_among_texts() -> None:
    assert letters(("Open deal", "Only")) == ("d", "o"), "the first letter of a word before one within"
    assert sorted(letters(("ab", "a", "abc"))) == ["a", "b", "c"]
    assert letters(("a", "a")) == ("a", "")
    assert letters(("Undo",), "u") == ("n",)
    assert lettered(("R & D", "Édition", "")) == ("&R && D", "É&dition", "")
    assert letter_of("R && &D") == "d" and letter_of("R && D") == ""
    assert marked("Save a copy", "c") == "Save a &copy"
    assert [unmarked(text) for text in lettered(("R & D", "Save a copy"))] == ["R & D", "Save a copy"]
