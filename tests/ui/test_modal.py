"""Does a sheet keep keyboard, focus and commands to itself, whatever is made anew under it?"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
)

from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.preferences import Page, Preferences
from tests.ui.gestures import SHEETS
from tests.ui.house import House

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def stroke(house: House, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key as the window system does: shortcuts are asked first, then whoever has the focus."""
    handle = house.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)


def holds(house: House) -> Sheet:
    """Return the sheet that lies over the window; the focus is in it, no command is offered, no key goes under it."""
    QTest.qWait(0)
    sheet = house.sheet(Sheet)
    assert sheet.isAncestorOf(house.focus())
    assert not [key for key in COMMANDS if house.offers(key)] and not house.window.menuBar().isEnabled()
    assert usable(house) == []
    card, disk = house.view.focus_card, house.on_disk()
    for key, modifiers in (
        (Qt.Key.Key_I, CTRL),
        (Qt.Key.Key_Right, NONE),
        (Qt.Key.Key_N, CTRL),
        (Qt.Key.Key_F10, NONE),
    ):
        stroke(house, key, modifiers)
        assert sheet.isAncestorOf(house.focus()) and house.program.sheets.open_sheet is sheet
    assert (house.view.focus_card, house.on_disk()) == (card, disk) and not house.said.startswith("Hint")
    return sheet


def usable(house: House) -> list[str]:
    """Return what assistive technology is told can be used of the menus, the tool bar, the cloth and the dock."""
    bar = QAccessible.queryAccessibleInterface(house.window.menuBar())
    menus = [QAccessible.queryAccessibleInterface(menu) for menu in house.window.menus.values()]
    found = [above.child(place) for above in (bar, *menus) for place in range(above.childCount())]
    buttons = [*house.window.bar_buttons, *house.view.viewport().findChildren(QPushButton)]
    dock = house.window.central.dock
    if dock is not None:
        buttons += dock.findChildren(QAbstractButton)
        kinds = (QComboBox, QAbstractSpinBox, QLineEdit, QAbstractItemView)
        fields = [field for kind in kinds for field in dock.findChildren(kind) if field.isVisible()]
        assert fields, "a dock without any would prove nothing"
        told = [QAccessible.queryAccessibleInterface(field) for field in fields]
        assert all(one.state().disabled for one in told), [one.object() for one in told if not one.state().disabled]
    found += [QAccessible.queryAccessibleInterface(button) for button in buttons]
    return [
        one.text(QAccessible.Text.Name)
        for one in found
        if one.role() != QAccessible.Role.Separator
        and (not one.state().disabled or {"Press", "Toggle"} & {*_actions(one)})
    ]


def _actions(one: QAccessibleInterface) -> list[str]:
    # Qt's own menu entries name their action whatever their state is, and do nothing then.
    return [] if one.role() == QAccessible.Role.MenuItem else one.actionInterface().actionNames()


@pytest.fixture(scope="module")
def under() -> dict[str, Callable[[House], object]]:
    """What may be made anew under a sheet."""
    return {
        "language": lambda house: house.program.prefer(Preferences.language, "fr"),
        "cloth": lambda house: house.program.prefer(Preferences.cloth, "blue"),
        "text size": lambda house: house.program.prefer(Preferences.text_size, 125),
        "four colours": lambda house: house.program.prefer(Preferences.four_colours, True),
        "tool bar": lambda house: house.window.show_bars(tool_bar=house.window.tools.isHidden()),
        "focus of the table": lambda house: house.view.focus_hand(),
        "focus of nobody": lambda house: house.focus().clearFocus(),
        "picture": lambda house: house.sitting.refresh(),
        "dock": lambda house: house.program.command("rules"),
        "undo": lambda house: house.conductor.undo(),
    }


def test_whatever_is_made_anew_under_a_sheet_it_keeps_the_keys(house: House, under: dict[str, Callable]) -> None:
    house.open(size=(1024, 640))
    house.click_card(min(house.rest().playable))
    house.rest()
    house.key(Qt.Key.Key_Right)
    house.program.command("preferences")
    for change in under.values():
        change(house)
        if house.free:  # a language may put a sheet away, but then the table has it all again
            house.program.command("preferences")
        holds(house)
    house.program.command("score")
    holds(house).reject()
    dock = house.window.central.dock
    assert house.free and dock is not None and dock.isAncestorOf(house.focus()), "larger text laid it over the table"
    house.key(Qt.Key.Key_Escape)
    house.rest()
    assert house.view.isAncestorOf(house.focus()) and house.offers("hint")


def test_fields_and_lists_of_a_dock_can_be_used_again_after_the_sheet(house: House) -> None:
    house.open(size=(1366, 768))
    house.rest()
    house.do("rules")
    dock = house.window.central.dock
    assert dock is not None
    field = dock.findChildren(QLineEdit)[0]
    field.setFocus()
    house.do("preferences")
    holds(house)
    stroke(house, Qt.Key.Key_Escape)
    house.rest()
    assert dock.isEnabled() and field.hasFocus()
    told = QAccessible.queryAccessibleInterface(field)
    assert not told.state().disabled


def test_another_language_is_chosen_and_esc_closes_the_sheet(house: House) -> None:
    house.open(size=(1024, 640), language="en")
    house.rest()
    stroke(house, Qt.Key.Key_Comma, CTRL)
    sheet = house.sheet(PreferencesSheet)
    sheet.pages.setCurrentRow(list(Page).index(Page.LANGUAGE))
    (french,) = (one for one in sheet.findChildren(QRadioButton) if one.text() == "Français")
    house.press(french)
    QTest.qWait(0)
    anew, now = house.sheet(PreferencesSheet), house.focus()
    assert anew is not sheet and anew.title.text() == "Préférences"
    assert isinstance(now, QRadioButton) and now.text() == "Français", "the next arrow chooses the next language"
    anew.pages.setFocus()
    holds(house)
    stroke(house, Qt.Key.Key_Escape)
    assert house.free


def test_every_sheet_keeps_the_keys_and_gives_them_back(house: House) -> None:
    house.open(size=(1024, 640))
    house.click_card(min(house.rest().playable))
    house.rest()
    for command in SHEETS:
        house.do(command)
        holds(house)
        house.view.focus_hand()
        holds(house)
        stroke(house, Qt.Key.Key_Escape)
        house.rest()
        assert house.free and house.offers(command), command
        assert house.view.isAncestorOf(house.focus()), command


def test_a_table_of_a_second_start_takes_the_keys_with_it(house: House) -> None:
    house.open(size=(1024, 640))
    house.rest()
    house.do("preferences")
    house.program.put_sheet_away()
    house.program.new_table(house.program.first_seating())
    house.rest()
    assert house.free and house.view.isAncestorOf(house.focus()) and house.offers("preferences")


def test_the_table_goes_on_after_a_sheet_over_an_earlier_moment(house: House) -> None:
    house.open(size=(1024, 640), gather="at_once")
    while not house.offers("back"):
        house.click_card(min(house.rest().playable))
        house.rest()
    house.do("back")
    assert house.sitting.reviewing
    house.do("keys")
    stroke(house, Qt.Key.Key_Escape)
    assert house.sitting.reviewing and house.free
    stroke(house, Qt.Key.Key_Escape)
    stroke(house, Qt.Key.Key_Escape)
    assert not house.sitting.reviewing
    before = house.on_disk()
    house.click_card(min(house.rest().playable))
    assert house.on_disk() != before
