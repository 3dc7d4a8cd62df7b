"""The rules panel: every rule can be changed and taken back, what stands in the way is said, own presets are kept."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dummywhist.engine.errors import Contradiction
from dummywhist.engine.rules.declare import Toggle, check
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY as GAME
from dummywhist.engine.rules.toggles.laws import LAWS
from dummywhist.ui.controls.choices import Segmented, Switch
from dummywhist.ui.controls.dock import AIR
from dummywhist.ui.controls.fields import Select, Stepper
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.rule_row import RuleRow
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.panels.rules_state import (
    Base,
    bases,
    control_of,
    matches,
    name_refused,
    nearest,
    states,
    title_of,
    with_value,
)
from dummywhist.ui.tongues import speak

NEEDED = {
    "concession": {"dummy_order": "continuous"},
    "rubbers": {"dummy_order": "continuous"},
    **{
        toggle.key: {"follow": "penalise"} for toggle in GAME.toggles if toggle.group == LAWS and toggle.key != "follow"
    },
}
LIVE = [toggle for toggle in GAME.toggles if not toggle.text_only and toggle.offered]
ALIKE = {
    needed: [toggle for toggle in LIVE if tuple(NEEDED.get(toggle.key, {}).items()) == needed]
    for needed in dict.fromkeys(tuple(NEEDED.get(toggle.key, {}).items()) for toggle in LIVE)
}
"""The rules that can be changed in one panel: those that need the same of others."""


@pytest.fixture
def open_panel(qtbot, window):
    """Open a panel beside the window's table."""

    def make(wanted=None, in_force=None, own=None, **more):
        panel = RulesPanel(GAME, wanted or {}, in_force or {}, own, parent=window.centralWidget(), **more)
        panel.setGeometry(1000, 0, panel.width(), 700)
        panel.show()
        QApplication.processEvents()
        return panel

    return make


def press(qtbot, panel, toggle: Toggle, value) -> None:
    """Set a rule with the control it has, as a hand would."""
    control = panel.row(toggle.key).control
    if isinstance(control, Switch):
        qtbot.mouseClick(control, Qt.MouseButton.LeftButton)
    elif isinstance(control, Stepper):
        control.setValue(value)
    elif isinstance(control, Segmented):
        place = toggle.names().index(value)
        qtbot.mouseClick(control.segments[place], Qt.MouseButton.LeftButton)
    else:
        assert isinstance(control, Select)
        control.setCurrentIndex(toggle.names().index(value))
        control.activated.emit(toggle.names().index(value))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.repeated), "fr", "de"])
def test_no_rule_is_wider_than_the_panel_when_it_is_changed(window, language):
    width = 348
    speak(language)
    for game in GAMES:
        for state in states(game, {}, {}, bases(game, {})[0]).values():
            row = RuleRow(replace(state, changed=True), width, parent=window.centralWidget())
            assert row.minimumSizeHint().width() <= width - 2 * AIR + 2 * RING, state.toggle.key
    speak("en")


@pytest.mark.parametrize("width", [348, 252])
@pytest.mark.parametrize("needed", ALIKE, ids=lambda needed: "-".join(map("=".join, needed)) or "plain")
def test_every_rule_can_be_changed_and_taken_back(qtbot, open_panel, needed, width):
    panel = open_panel(dict(needed), dict(needed), width=width)
    for toggle in ALIKE[needed]:
        changed_and_taken_back(qtbot, panel, toggle, dict(NEEDED.get(toggle.key, {})))


def changed_and_taken_back(qtbot, panel, toggle, needed):
    row = panel.row(toggle.key)
    assert not row.changed.isVisible() and not row.back.isVisible(), toggle.key
    value = next(value.name for value in reversed(toggle.offered) if value.name != toggle.default)
    with qtbot.waitSignal(panel.changes_wanted) as told:
        press(qtbot, panel, toggle, value)
    wanted = told.args[0]
    assert wanted == {**needed, toggle.key: value}
    check(GAME.toggles, wanted)
    assert row.changed.isVisibleTo(panel) and row.back.isVisibleTo(panel), toggle.key
    assert row.state.waits and "Waits for the next" in row.state.when
    assert "Changed." in row.control.accessibleDescription()
    with qtbot.waitSignal(panel.changes_wanted) as told:
        row.back.click()
    assert told.args[0] == needed
    assert not row.changed.isVisibleTo(panel), toggle.key


def test_the_control_goes_by_the_kind_of_values(open_panel):
    panel = open_panel()
    kinds = {toggle.key: control_of(toggle) for toggle in GAME.toggles}
    assert kinds["honours"] == "switch" and kinds["misdeal"] == "text"
    assert kinds["stake"] == kinds["rubbers"] == "number" and kinds["game"] == "few" and kinds["game_value"] == "list"
    assert isinstance(panel.row("honours").control, Switch)
    assert isinstance(panel.row("stake").control, Stepper)
    assert isinstance(panel.row("game").control, Segmented)
    assert isinstance(panel.row("game_value").control, Select)
    assert panel.row("misdeal").control is None
    assert panel.row("misdeal").beside.text() == "For information: Loses the deal"
    assert panel.row("misdeal").name.text().startswith("◇")


def test_few_values_that_do_not_fit_become_a_list(open_panel):
    assert isinstance(open_panel(width=252).row("trump").control, Select)


def test_a_rule_without_effect_is_grey_and_says_why(qtbot, open_panel):
    panel = open_panel({"honours": "off"})
    row = panel.row("honours_claim")
    assert not row.control.isEnabled()
    assert row.notice.isVisible() and row.notice.text() == "Honours are not counted."
    assert row.link.text() == "Go to “Honours”"
    row.link.click()
    assert QApplication.focusWidget() is panel.row("honours").control
    qtbot.keyClick(panel.row("honours").control, Qt.Key.Key_Space)
    assert row.control.isEnabled() and not row.notice.isVisible()


@pytest.mark.parametrize(
    ("before", "key", "value", "gone"),
    [
        ({"honours_claim": "call"}, "honours", "off", "Claiming honours"),
        ({"dummy_order": "continuous", "concession": 2, "rubbers": 5}, "dummy_order", "tournee", "Points conceded"),
        ({"cut_ties": "suit_rank"}, "first_dummy", "agreed", "Equal cards in the cut"),
        ({"rubber_stake": 20, "stake": 5}, "stake_unit", "none", "Stake"),
    ],
)
def test_what_would_contradict_goes_back_and_is_told(qtbot, open_panel, before, key, value, gone):
    with pytest.raises(Contradiction):
        check(GAME.toggles, {**before, key: value})
    panel = open_panel(before, before)
    with qtbot.waitSignal(panel.changes_wanted) as told:
        press(qtbot, panel, next(t for t in GAME.toggles if t.key == key), value)
    check(GAME.toggles, told.args[0])
    assert told.args[0].get(key, next(t.default for t in GAME.toggles if t.key == key)) == value
    assert gone in panel._told.text() and panel._told.isVisible()


def test_with_value_never_leaves_a_contradiction():
    wanted = {}
    for toggle in GAME.toggles:
        for name in toggle.names():
            wanted, _ = with_value(GAME, wanted, toggle.key, name)
            check(GAME.toggles, wanted)


def test_search_looks_in_names_sentences_values_and_sources(qtbot, open_panel):
    panel = open_panel()
    qtbot.keyClicks(panel.search, "honours")
    seen = {key for key in (t.key for t in GAME.toggles if t.offered) if not panel.row(key).isHidden()}
    assert {"honours", "honours_barred_at", "honours_claim"} <= seen and "trump" not in seen
    assert panel.group("Table and tournée").isHidden()
    qtbot.keyClicks(panel.search, " zebra")
    assert panel.nothing.isVisible()
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.nothing.isVisible() and not panel.group("Table and tournée").isHidden()
    assert matches(GAME.toggles[0], "FOSTER constant") and not matches(GAME.toggles[0], "zebra")


def test_search_opens_folded_groups(qtbot, open_panel):
    panel = open_panel()
    group = panel.group("Scoring")
    qtbot.keyClick(group.heading, Qt.Key.Key_Space)
    assert not group.content.isVisible()
    panel.search.setText("honours")
    assert group.content.isVisible()


def test_the_heading_of_a_group_counts_its_changes(open_panel):
    panel = open_panel({"rubber_bonus": 3, "honours_claim": "call", "trump": "rotate"})
    assert panel.group("Scoring").heading.accessibleDescription() == "2 changed"
    assert panel.group("Deal and play").heading.accessibleDescription() == "1 changed"
    assert panel.group("Stakes").heading.accessibleDescription() == ""
    assert panel.presets.currentText() == "English Dummy, Foster: 3 changed"


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.key)
def test_a_preset_can_be_taken_and_is_known_again(qtbot, open_panel, preset):
    panel = open_panel({"stake": 7})
    place = [panel.presets.itemData(n) for n in range(panel.presets.count())].index(preset.label)
    told = []
    panel.changes_wanted.connect(told.append)
    panel.presets.setCurrentIndex(place)
    panel.presets.activated.emit(place)
    if preset.key == "foster":
        # It is the one in use: to pick it again changes nothing, Reset all does.
        assert not told and panel.presets.currentText() == "English Dummy, Foster: 1 changed"
        return
    assert told == [dict(preset.changes)]
    assert panel.presets.currentText() == preset.label
    again = open_panel(dict(preset.changes))
    assert again.presets.currentText() == preset.label
    assert not again.reset_all.isEnabled() and not again.save.isEnabled()


def test_changes_are_counted_from_the_preset_that_was_chosen(qtbot, open_panel):
    panel = open_panel(dict(GAME.presets[3].changes))
    press(qtbot, panel, next(t for t in GAME.toggles if t.key == "stake"), 5)
    assert panel.presets.currentText() == "American count: seven, no honours: 1 changed"
    assert panel.row("stake").changed.isVisible() and not panel.row("game").changed.isVisible()
    with qtbot.waitSignal(panel.changes_wanted) as told:
        panel.reset_all.click()
    assert told.args[0] == dict(GAME.presets[3].changes)


def test_reset_all_goes_back_to_the_source(qtbot, open_panel):
    panel = open_panel({"game": 7, "stake": 3})
    assert panel.reset_all.text() == "Reset all to Foster"
    with qtbot.waitSignal(panel.changes_wanted) as told:
        qtbot.mouseClick(panel.reset_all, Qt.MouseButton.LeftButton)
    assert told.args[0] == {} and not panel.reset_all.isEnabled()


def test_an_own_preset_is_saved_chosen_and_deleted(qtbot, open_panel):
    panel = open_panel({"game": 7})
    panel.save.click()
    assert QApplication.focusWidget() is panel.name
    qtbot.keyClick(panel.name, Qt.Key.Key_Return)
    assert "Give it a name." in panel._refused.text()
    qtbot.keyClicks(panel.name, "English Dummy, Foster")
    qtbot.keyClick(panel.name, Qt.Key.Key_Return)
    assert "cannot be changed" in panel._refused.text()
    panel.name.clear()
    qtbot.keyClicks(panel.name, "Our house")
    with qtbot.waitSignal(panel.preset_saved) as told:
        qtbot.keyClick(panel.name, Qt.Key.Key_Return)
    assert told.args == ["Our house", {"game": 7}]
    assert panel.presets.currentText() == "Our house" and panel.delete.isVisible()
    press(qtbot, panel, next(t for t in GAME.toggles if t.key == "stake"), 5)
    assert panel.presets.currentText() == "Our house: 1 changed"
    with qtbot.waitSignal(panel.preset_deleted) as told:
        panel.delete.click()
    assert told.args == ["Our house"]
    assert panel.presets.currentText() == "English Dummy, Foster: 2 changed" and not panel.delete.isVisible()


def test_escape_leaves_the_question_for_a_name_and_then_the_panel(qtbot, open_panel):
    panel = open_panel({"game": 7})
    panel.save.click()
    with qtbot.assertNotEmitted(panel.closed):
        qtbot.keyClick(panel.name, Qt.Key.Key_Escape)
    assert not panel.name.isVisible()
    with qtbot.waitSignal(panel.closed):
        qtbot.keyClick(panel.search, Qt.Key.Key_Escape)


def test_a_preset_of_another_version_is_left_out(open_panel):
    panel = open_panel(own={"Old": {"no_such_rule": "on"}, "Ours": {"game": 10}})
    names = [panel.presets.itemData(n) for n in range(panel.presets.count())]
    assert "Ours" in names and "Old" not in names


def test_in_a_deal_it_says_from_when_changes_hold(open_panel):
    panel = open_panel({"game": 7}, {}, deal_in_play=True)
    assert panel.subtitle.text() == "Changes hold from the next deal." and panel.subtitle.isVisible()
    assert panel.row("game").since.text() == "Waits for the next deal"
    panel.set_rules({"game": 7}, {"game": 7}, deal_in_play=False)
    assert not panel.subtitle.isVisible() and not panel.row("game").since.isVisible()
    assert panel.row("stake").beside.text() == "Holds from the next rubber"
    assert panel.row("rubbers").beside.text() == "Holds from the next tournée"


def test_what_the_table_says_is_shown_without_a_signal(qtbot, open_panel):
    panel = open_panel()
    with qtbot.assertNotEmitted(panel.changes_wanted):
        panel.set_rules({"game": 10, "stake": 12, "honours": "off"}, {})
    assert panel.row("game").control.value() == 10
    assert panel.row("stake").control.value() == 12
    assert not panel.row("honours").control.isChecked()


def test_rules_are_worked_by_keyboard_alone(qtbot, open_panel):
    panel = open_panel()
    panel.row("game").focus()
    held = QApplication.focusWidget()
    with qtbot.waitSignal(panel.changes_wanted) as told:
        qtbot.keyClick(held, Qt.Key.Key_Right)
    assert told.args[0] == {"game": 7}
    assert QApplication.focusWidget().accessibleName() == "Points for game: 7"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is panel.search


def test_changing_the_width_keeps_what_is_folded_and_searched(open_panel):
    panel = open_panel({"game": 7})
    panel.group("Stakes").heading.setChecked(False)
    panel.set_width(252)
    QApplication.processEvents()
    assert not panel.group("Stakes").heading.isChecked()
    assert panel.presets.currentText() == "Foster: 1 changed"
    assert panel.row("game").changed.isVisible()


def test_states_tell_change_idleness_and_waiting():
    base = Base("x", False, {"game": 7})
    now = states(GAME, {"game": 7, "honours": "off"}, {"game": 7}, base)
    assert not now["game"].changed and now["honours"].changed and now["honours"].waits
    assert now["honours_claim"].idle is not None and now["honours_claim"].idle.key == "honours"
    assert now["concession"].idle is not None and now["trump"].idle is None


def test_the_nearest_set_of_rules_is_found_again():
    known = bases(GAME, {"B": {"game": 10}, "a": {"stake": 3}})
    assert [base.name for base in known[-2:]] == ["a", "B"]
    assert nearest(GAME, {"game": 10}, known).name == "B"
    assert nearest(GAME, {}, known).name == "English Dummy, Foster"
    assert title_of(known[0], 0) == "English Dummy, Foster" and title_of(known[0], 2).endswith(": 2 changed")
    assert name_refused(GAME, "house") == ""
