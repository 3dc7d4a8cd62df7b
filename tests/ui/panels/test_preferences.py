"""Preferences: read with care, shown as they are, with effect at once."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from dummywhist.engine.players.agreed import CONVENTIONS
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.controls.choices import Segmented, Switch
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.tiles import Swatch
from dummywhist.ui.panels.preferences import Folder, PreferencesSheet
from dummywhist.ui.preferences import (
    DEFAULTS,
    VERSION,
    Choice,
    Conventions,
    Name,
    Page,
    Preference,
    Preferences,
    Value,
    read,
    written,
)

DECKS = (("house", "Clubroom"), ("kde/plain", "Plain"))
KEYS = tuple(Preferences.declared)
NAMES = tuple(key for key, preference in Preferences.declared.items() if isinstance(preference, Name))

FOLDERS = list(Page).index(Page.FOLDERS)


def test_defaults_may_be_had():
    for preference in Preferences.declared.values():
        assert DEFAULTS.but(preference, preference.default) == DEFAULTS


def test_a_declaration_is_found_by_its_key_and_a_mistyped_one_is_an_error():
    assert Preferences.cloth is Preferences.declared["cloth"] and Preferences.cloth.key == "cloth"
    with pytest.raises(AttributeError):
        _ = Preferences.clotth  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        _ = DEFAULTS.clotth  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="clotth"):
        Preferences(clotth="blue")
    with pytest.raises(ValueError, match="none of the choices"):
        Choice("tartan", {"green": "Green"}, Page.CARDS, "Cloth", changes=())


def test_preferences_are_values():
    blue = DEFAULTS.but(Preferences.cloth, "blue")
    assert blue != DEFAULTS and blue == Preferences(cloth="blue") and hash(blue) == hash(Preferences(cloth="blue"))
    assert DEFAULTS.cloth == "green" and repr(blue) == "Preferences(cloth='blue')"
    with pytest.raises(AttributeError, match="frozen"):
        blue.cloth = "slate"  # type: ignore[misc]


def test_what_is_written_is_read_again():
    preferences = Preferences(cloth="slate", jumbo=True, your_name="Ruth", text_size=125)
    reading = read(written(preferences))
    assert reading.preferences == preferences and reading.complaints == () and not reading.unknown


@pytest.mark.parametrize("key", KEYS)
def test_a_bad_value_is_named_and_the_usual_one_used(key):
    for bad in ("", "no such thing", None, 170, [], {}, "x" * 300):
        reading = read({"version": VERSION, key: bad, "look": "dark"} if key != "look" else {key: bad})
        if key in NAMES and bad == "no such thing":
            continue
        assert getattr(reading.preferences, key) == getattr(DEFAULTS, key)
        assert len(reading.complaints) == 1 and f"“{key}”" in reading.complaints[0]
        assert reading.complaints[0].endswith(" is used.")


def test_a_number_is_never_taken_for_a_switch():
    assert read({"jumbo": 1}).preferences.jumbo is False and read({"jumbo": 1}).complaints
    assert read({"text_size": True}).complaints


def test_another_version_is_told_and_what_is_not_known_is_kept():
    data = {"version": VERSION + 3, "cloth": "blue", "perfume": "rose"}
    reading = read(data)
    assert reading.preferences.cloth == "blue" and "version" in reading.complaints[0]
    assert written(reading.preferences, reading.unknown)["perfume"] == "rose"
    assert read({"version": "two"}).complaints and read({"version": True}).complaints


@pytest.mark.parametrize("data", [None, [], "x", 3, {}])
def test_odd_files_are_no_error(data):
    assert read(data).preferences == DEFAULTS


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*KEYS, "version", "more"]), json))
def test_reading_never_fails_and_never_gives_a_bad_value(data):
    preferences = read(data).preferences
    for preference in Preferences.declared.values():
        assert preference.may_be(preferences.value(preference))


def test_a_bad_change_is_refused():
    with pytest.raises(ValueError, match="cloth"):
        DEFAULTS.but(Preferences.cloth, "tartan")
    with pytest.raises(ValueError, match="colour of the chairs"):
        DEFAULTS.having({"colour of the chairs": "red"})


# ---- the sheet ----


@pytest.fixture
def sheet(window, house_deck: Deck):
    """The preferences over a window."""
    folders = (Folder("Tables", Path("/somewhere/tables")), Folder("Settings", Path("/somewhere/else")))
    made = PreferencesSheet(window, Preferences(four_colours=True), house_deck, folders, decks=DECKS)
    made.open()
    for row in (*range(1, len(Page)), 0):
        made.pages.setCurrentRow(row)
    QApplication.processEvents()
    return made


def test_every_preference_has_a_control(sheet):
    assert set(sheet.controls) == set(KEYS)


@pytest.mark.parametrize("preference", Preferences.declared.values(), ids=KEYS)
def test_every_preference_takes_effect_at_once(qtbot, sheet, preference: Preference[Value]):
    control = sheet.controls[preference.key]
    pages = [sheet.stack.page(n) for n in range(len(Page))]
    place = next(n for n, page in enumerate(pages) if page is control or page.isAncestorOf(control))
    sheet.pages.setCurrentRow(place)
    assert control.isVisible() and sheet.page is preference.page
    if isinstance(preference, Conventions):
        assert list(sheet.conventions) == [convention.key for convention in CONVENTIONS]
        for convention, switch in sheet.conventions.items():
            assert switch.isChecked() and switch.accessibleDescription()
            with qtbot.waitSignal(sheet.changed) as told:
                qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center() / 2)
            assert told.args == [preference, f"{convention}=off"]
            switch.click()
        assert sheet._values.agreed == "common"
    elif isinstance(control, Switch):
        value = not sheet._values.value(preference)
        with qtbot.waitSignal(sheet.changed) as told:
            qtbot.mouseClick(control, Qt.MouseButton.LeftButton)
        assert told.args == [preference, value]
    elif isinstance(control, TextField):
        control.setFocus()
        control.selectAll()
        qtbot.keyClicks(control, "Ruth")
        with qtbot.waitSignal(sheet.changed) as told:
            control.editingFinished.emit()
        assert told.args == [preference, "Ruth"]
    elif isinstance(control, Select):
        listed = [control.itemText(place) for place in range(control.count())]
        if isinstance(preference, Choice):
            assert listed == list(preference.choices.values())
            second = list(preference.choices)[1]
        else:
            assert listed == ["Clubroom", "Plain"]
            second = "kde/plain"
        control.setCurrentIndex(1)
        with qtbot.waitSignal(sheet.changed) as told:
            control.activated.emit(1)
        assert told.args == [preference, second]
    else:
        parts = control.segments if isinstance(control, Segmented) else control.findChildren(Swatch)
        assert isinstance(preference, Choice) and len(parts) == len(preference.choices)
        for value, part in zip(preference.choices, parts, strict=True):
            if value != sheet._values.value(preference):
                with qtbot.waitSignal(sheet.changed) as told:
                    qtbot.mouseClick(part, Qt.MouseButton.LeftButton)
                assert told.args == [preference, value]


def test_a_name_that_cannot_be_is_put_back(qtbot, sheet):
    field = sheet.controls["your_name"]
    field.setText("   ")
    with qtbot.assertNotEmitted(sheet.changed):
        field.editingFinished.emit()
    assert field.text() == "You"


def test_values_from_outside_are_shown_without_a_signal(qtbot, sheet):
    with qtbot.assertNotEmitted(sheet.changed):
        sheet.set_values(Preferences(cloth="slate", motion="off", jumbo=True, first_computer="Ann"))
    assert next(s for s in sheet.findChildren(Swatch) if s.isChecked()).cloth.id == "slate"
    assert sheet.controls["motion"].value() == "off" and sheet.controls["jumbo"].isChecked()
    assert sheet.controls["first_computer"].text() == "Ann"
    assert "large index" in sheet.preview.accessibleName() and "slate cloth" in sheet.preview.accessibleName()


def test_a_folder_can_be_opened(qtbot, window, house_deck, sheet):
    links = [w for w in sheet.stack.page(FOLDERS).children() if getattr(w, "text", str)() == "Open folder"]
    with qtbot.waitSignal(sheet.folder_opened) as told:
        links[0].click()
    assert told.args == [Path("/somewhere/tables")]
    closed = PreferencesSheet(window, DEFAULTS, house_deck, (Folder("T", Path("/t")),), can_open=False)
    closed.pages.setCurrentRow(FOLDERS)
    assert closed.stack.page(FOLDERS).children()
    assert not [w for w in closed.stack.page(FOLDERS).children() if getattr(w, "text", str)() == "Open folder"]


def test_pages_are_reached_by_keyboard(qtbot, sheet):
    assert QApplication.focusWidget() is sheet.pages
    qtbot.keyClick(sheet.pages, Qt.Key.Key_Down)
    assert sheet.stack.page(1).isVisible() and not sheet.stack.page(0).isVisible()
    qtbot.keyClick(sheet.pages, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_without_a_deck_the_preview_says_so(window):
    sheet = PreferencesSheet(window, DEFAULTS, None)
    sheet.open()
    assert not sheet.preview.grab().isNull()
    assert sheet.preview._failed == "The card pictures are missing."


def test_a_page_is_made_when_it_is_first_shown(window, house_deck):
    sheet = PreferencesSheet(window, DEFAULTS.but(Preferences.look, "dark"), house_deck)
    assert {Preferences.declared[key].page for key in sheet.controls} == {Page.CARDS}
    sheet.pages.setCurrentRow(list(Page).index(Page.ACCESSIBILITY))
    assert sheet.controls["look"].value() == "dark"
    again = sheet.controls["look"]
    sheet.pages.setCurrentRow(0)
    sheet.pages.setCurrentRow(list(Page).index(Page.ACCESSIBILITY))
    assert sheet.controls["look"] is again


def test_tab_goes_down_each_page_line_by_line(window, house_deck):
    sheet = PreferencesSheet(window, DEFAULTS, house_deck)
    sheet.open()
    for page in (Page.CARDS, Page.PLAY, Page.ACCESSIBILITY):
        sheet.pages.setCurrentRow(list(Page).index(page))
        sheet.pages.setFocus()
        places = []
        while not places or sheet.stack.isAncestorOf(QApplication.focusWidget()):
            assert sheet.focusNextPrevChild(True) and len(places) < 30
            places.append(QApplication.focusWidget().mapTo(sheet, QPoint(0, 0)).y())
        assert len(places) > 5 and places == sorted(places), page


def test_a_short_page_is_not_scrolled_for_a_long_one(window, house_deck):
    window.resize(1024, 480)
    sheet = PreferencesSheet(window, DEFAULTS, house_deck)
    sheet.open()
    bar, pages = sheet._scroll.verticalScrollBar(), list(Page)
    scrolled = []
    for page in (Page.CARDS, Page.LANGUAGE, Page.CARDS):
        sheet.pages.setCurrentRow(pages.index(page))
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
        scrolled.append(bar.maximum() > bar.minimum())
    assert scrolled == [True, False, True]
