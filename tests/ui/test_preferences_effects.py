"""Does every preference change what it declares, in the real window, and is it kept? And every other setting?"""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QRadioButton

from dummywhist.others import Other
from dummywhist.ui.art import desktop
from dummywhist.ui.controls.choices import Switch
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.desk import sheets
from dummywhist.ui.desk.settings import Settings, declared, load
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.preferences import (
    HOUSE,
    Choice,
    Conventions,
    DeckName,
    Effect,
    Flag,
    Page,
    Preference,
    Preferences,
    Value,
)
from dummywhist.ui.scene.times import JOIN
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import current_language, rank_letters
from tests.ui.desktop_deck import lay_deck, svg_deck
from tests.ui.house import House, play
from tests.ui.test_lessons import finish, ready, to_step

LIKE_ANOTHER = ("system", "language")
"""Values that stand for one of the others."""


def picture(house: House) -> object:
    """What is drawn otherwise: cloth and back, the deck's style, what lies how."""
    kit, facts = house.view._kit, house.picture.facts
    looks = kit.deck.id, kit.looks.cloth, kit.looks.back, kit.style.folder, kit.style.letters
    marks = kit.looks.reminder, kit.looks.letters_of_whist
    return *looks, *marks, facts.jumbo, facts.bottom, facts.dummy_rows, facts.scale


def theme(house: House) -> object:
    """Colours and type: a bare place of the menu bar, a corner of the cloth, the height of a menu, what all share."""
    bar = house.window.menuBar()
    shade = bar.grab(QRect(bar.width() // 2, 2, 1, 1)).toImage().pixelColor(0, 0).name()
    bare = house.view.grab(QRect(3, 3, 1, 1)).toImage().pixelColor(0, 0).name()
    now = current()
    return shade, bare, bar.height(), now.cloth.id, now.four_colours, now.fonts.scale


PROBES: dict[Effect, Callable[[House], object]] = {
    Effect.THEME: theme,
    Effect.WORDS: lambda house: (house.window.menus["Game"].title(), current_language().code, rank_letters(9)),
    Effect.PICTURE: picture,
    Effect.FILMS: lambda house: (
        house.view.looks.speed,
        house.view.looks.reduced_motion,
        house.view.looks.deals_clockwise,
    ),
    Effect.PACE: lambda house: (
        house.conductor.pace,
        house.sitting.operator.trump_waits,
        house.view.question.seconds,
    ),
    Effect.TOUCH: lambda house: house.view.looks.choose_then_play,
    Effect.PLAYERS: lambda house: house.conductor.computers.manners,
    Effect.TUTOR: lambda house: (
        None if house.program.sheets.tutor.tutor is None else house.program.sheets.tutor.tutor.limit
    ),
    Effect.OTHER_ROOM: lambda house: house.conductor.computers.other_room.plan,
    Effect.NEXT_TABLE: lambda house: house.program.first_seating(),
}
ELSEWHERE = {Effect.SEAT, Effect.VOICE, Effect.SOUND, Effect.REVIEW, Effect.PROBLEMS}
"""Effects that take more than a look: each has a test of its own, below or (problems) in test_mistakes.py."""


def values(preference: Preference[Value]) -> tuple[Value, ...]:
    """Return values to try, the usual one first, that all differ in what they do."""
    if isinstance(preference, Choice):
        others = [one for one in preference.choices if one != preference.default and one not in LIKE_ANOTHER]
        return (*([] if preference.default in LIKE_ANOTHER else [preference.default]), *others)
    if isinstance(preference, Flag):
        return preference.default, not preference.default
    if isinstance(preference, Conventions):
        return preference.default, "echo=off", "call=off, echo=off"
    if isinstance(preference, DeckName):
        return preference.default, "kde/plain"
    return preference.default, "Ruth"


def choose(house: House, preference: Preference[Value], value: Value) -> None:
    """Choose a value on the sheet of preferences as a person does."""
    sheet = house.sheet(PreferencesSheet)
    sheet.pages.setCurrentRow(list(Page).index(preference.page))
    control = sheet.controls[preference.key]
    if isinstance(preference, Conventions):
        wanted = {word.partition("=")[0] for word in str(value).split(", ") if word.endswith("=off")}
        for key, switch in sheet.conventions.items():
            if switch.isChecked() == (key in wanted):
                house.qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(12, switch.height() // 2))
    elif isinstance(control, Switch):
        if control.isChecked() != value:
            house.qtbot.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(12, control.height() // 2))
    elif isinstance(control, Select):
        control.set_value(value)
        control.activated.emit(control.currentIndex())
        if not isinstance(preference, Choice):
            wanted_deck = "clubroom" if value == HOUSE else value
            house.qtbot.waitUntil(lambda: house.view._kit.deck.id == wanted_deck)
    elif isinstance(control, QLineEdit):
        control.setText(str(value))
        control.editingFinished.emit()
    else:
        assert isinstance(preference, Choice)
        kind = QAbstractButton if preference.swatches else QRadioButton
        button = control.findChildren(kind)[list(preference.choices).index(value)]
        house.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_effect_is_looked_at() -> None:
    assert set(PROBES) | ELSEWHERE == set(Effect) and not set(PROBES) & ELSEWHERE
    for preference in Preferences.declared.values():
        assert preference.effects, f"{preference.key} changes nothing"


@pytest.fixture
def desktop_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop that has one deck, on a computer with sound."""
    monkeypatch.setattr(sheets, "can_play", lambda: True)
    lay_deck(tmp_path / "carddecks" / "plain", svg_deck())
    monkeypatch.setattr(desktop, "desktop_folders", lambda: ((tmp_path / "carddecks",), ()))


@pytest.mark.long
def test_every_preference_changes_what_it_declares_and_is_kept(house: House, desktop_deck: None) -> None:
    """Each value of each: what it declares is different with each of them, what it does not declare stays."""
    house.open(gather="pause", motion="fast", look="light")
    play(house, 2)
    session, record = house.table.session, house.on_disk()
    house.do("preferences")
    for preference in Preferences.declared.values():
        seen: dict[Value, dict[Effect, object]] = {}
        for value in values(preference):
            choose(house, preference, value)
            assert house.program.settings.preferences.value(preference) == value, preference.key
            assert load(house.paths.settings)[0].preferences.value(preference) == value, f"{preference.key} is not kept"
            seen[value] = {effect: probe(house) for effect, probe in PROBES.items()}
        for effect in PROBES:
            shown = [seen[value][effect] for value in seen]
            if effect in preference.effects:
                differ = all(one != other for at, one in enumerate(shown) for other in shown[:at])
                assert differ, f"{preference.key} does not change {effect.value}: {shown}"
            else:
                assert all(one == shown[0] for one in shown), f"{preference.key} changes {effect.value}: {shown}"
        first = preference.default if preference.default not in LIKE_ANOTHER else values(preference)[0]
        choose(house, preference, first)
    assert house.table.session == session and house.on_disk() == record


def test_all_preferences_have_their_effects_after_a_restart(house: House, desktop_deck: None) -> None:
    house.open(gather="pause", motion="fast", look="light", letters="en")
    play(house, 2)
    usual = {effect: probe(house) for effect, probe in PROBES.items()}
    house.do("preferences")
    for preference in Preferences.declared.values():
        choose(house, preference, values(preference)[-1])
    house.press(house.sheet(PreferencesSheet).cross)
    house.rest()
    chosen = {effect: probe(house) for effect, probe in PROBES.items()}
    assert all(chosen[effect] != usual[effect] for effect in PROBES)
    house.shut()
    house.open()
    house.program.after_first_paint()
    house.qtbot.waitUntil(lambda: house.view._kit.deck.id == "kde/plain")
    house.rest()
    for effect, probe in PROBES.items():
        assert probe(house) == chosen[effect], effect.value
    for preference in Preferences.declared.values():
        assert house.program.settings.preferences.value(preference) == values(preference)[-1]


@pytest.mark.parametrize("told", [True, False])
def test_a_screen_reader_is_told_of_play_as_preferred(house: House, told: bool) -> None:
    house.open(announcements=told)
    spoken: list[str] = []
    house.view.announcer.spoken.connect(lambda words, _: spoken.append(words))
    play(house, 1)
    QTest.qWait(2 * JOIN)  # what follows other words is spoken with the next
    assert bool(spoken) == told, spoken


@pytest.mark.parametrize(("turns", "moves"), [("bottom", True), ("stays", False)])
def test_the_table_turns_to_who_plays_as_preferred(house: House, turns: str, moves: bool) -> None:
    house.sit(("person", "person", "person"), seat_on_turn=turns)
    below = set()
    for _ in range(3):
        if house.rest().curtain is not None:
            house.press(house.view.curtain.keep)
        below.add(house.rest().seats["bottom"])
        house.click_card(min(house.picture.playable))
    assert (len(below) > 1) == moves


# ---- settings beside preferences ----


def resize(house: House) -> None:
    house.window.resize(800, 650)


def new_table(house: House) -> None:
    house.program.new_table(house.program.first_seating())
    house.rest()


def save_preset(house: House) -> None:
    house.do("rules")
    panel = house.window.central.dock
    assert isinstance(panel, RulesPanel)
    panel.preset_saved.emit("House", {"rubbers": 1})


def know_player(house: House) -> None:
    house.program.set_others((Other("Deep Whist", "python3 /deep/whist.py"),))
    assert "other-deep-whist" in house.conductor._others


def show_note(house: House) -> None:
    assert house.sitting.note is not None


def leave_lesson(house: House) -> None:
    path = house.program.path
    house.do("first_lesson")
    house.until(lambda: ready(house))
    to_step(house, 5)
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path == path)


def finish_lesson(house: House) -> None:
    house.do("first_lesson")
    house.until(lambda: ready(house))
    finish(house)


KEPT: dict[str, tuple[Callable[[House], None], Callable[[House], object]]] = {
    "tool_bar": (lambda house: house.do("tool_bar"), lambda house: house.window.tools.isHidden()),
    "status_bar": (lambda house: house.do("status_bar"), lambda house: house.window.statusBar().isHidden()),
    "window": (resize, lambda house: house.window.size().toTuple()),
    "dock": (lambda house: house.do("rules"), lambda house: house.window.central.dock_name),
    "tables": (new_table, lambda house: house.program.path),
    "recent": (new_table, lambda house: house.program.settings.recent),
    "presets": (save_preset, lambda house: dict(house.program.settings.presets)),
    "players": (know_player, lambda house: house.program.settings.players),
    "lessons": (leave_lesson, lambda house: dict(house.program.settings.lessons)),
    "learned": (finish_lesson, lambda house: house.program.settings.learned),
    "seen": (show_note, lambda house: house.program.settings.seen),
}


def test_every_setting_is_looked_at() -> None:
    assert set(KEPT) == {key for key, _ in declared()}
    rest = {each.name for each in dataclasses.fields(Settings)} - set(KEPT)
    assert rest == {"preferences", "unknown"}


@pytest.mark.parametrize("key", KEPT)
def test_every_setting_is_kept_over_a_restart(house: House, key: str) -> None:
    do, probe = KEPT[key]
    house.open(size=(800, 700), seen=())
    if key == "seen":
        house.until(lambda: house.sitting.note is not None)
    else:
        usual = probe(house)
        do(house)
        QTest.qWait(0)
        assert probe(house) != usual
    chosen = probe(house)
    house.shut()
    assert getattr(load(house.paths.settings)[0], key) != getattr(Settings(), key)
    program = house.begin(size=None)
    program.open_first()
    house.show()
    program.after_first_paint()
    assert probe(house) == chosen
