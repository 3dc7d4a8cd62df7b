"""The record of a deal: what may be looked at, stepping, all hands after it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.panels.record_lines import (
    Place,
    called,
    cards_played,
    columns,
    first_step,
    gone,
    headline,
    place_of,
    progress,
    seat_names,
    spoken,
    step_of,
    trick_rows,
)
from dummywhist.ui.panels.record_panel import DealEntry, RecordPanel
from dummywhist.ui.panels.trick_list import shares
from dummywhist.ui.words.hands import hand_words
from tests.ui.panels.sessions import NAMES, A, B, in_play, played


@pytest.fixture
def panel(window):
    """A record dock beside the window's table."""
    made = RecordPanel(NAMES, A, parent=window.centralWidget())
    made.setGeometry(1000, 0, made.width(), 740)
    made.show()
    QApplication.processEvents()
    return made


def test_in_play_only_the_last_quitted_trick_lies_open():
    state = in_play(3, 27)
    seen = view(state, A)
    rows = trick_rows(seen)
    assert len(rows) == 7 and [row.turned for row in rows] == [True] * 5 + [False, False]
    assert all(card is None for row in rows[:5] for card in row.cards)
    assert rows[5].cards.count(None) == 0 and rows[6].cards.count(None) == 1
    assert first_step(seen) == 20 and cards_played(seen) == 27
    hidden = view(in_play(3, 27, {"last_trick": "hidden"}), A)
    assert [row.turned for row in trick_rows(hidden)] == [True] * 6 + [False] and first_step(hidden) == 24


def test_a_counted_deal_is_all_open():
    _, _, states = played(3, deals=2)
    for viewer in (A, B, None):
        seen = view(states[1], viewer)
        assert first_step(seen) == 0 and cards_played(seen) == 52
        assert not any(row.turned for row in trick_rows(seen))
        assert len({card for row in trick_rows(seen) for card in row.cards}) == 52


def test_steps_and_places_are_two_ways_to_say_the_same():
    _, _, states = played(3, deals=1)
    seen = view(states[0], A)
    for step in range(1, 53):
        place = place_of(seen, step)
        assert place is not None and step_of(seen, place) == step
        assert gone(seen, step).bit_count() == step
    assert place_of(seen, 0) is None and progress(seen, 0) == "Before the first lead"
    assert progress(seen, 6) == "Trick 2, card 2"


def test_names_stand_clockwise_with_the_viewer_last():
    _, _, states = played(3, deals=1)
    seen = view(states[0], A)
    assert columns(seen) == (WEST, NORTH, EAST, SOUTH)
    assert seat_names(seen, NAMES, A) == {WEST: "Edith", NORTH: "Dummy", EAST: "Max", SOUTH: "You"}
    assert seat_names(view(states[0], B), NAMES, None)[SOUTH] == "Ada"
    assert columns(view(states[0], B))[-1] == WEST


def test_what_is_said_of_a_card():
    _, _, states = played(3, deals=1)
    seen = view(states[0], A)
    row = trick_rows(seen)[0]
    said = spoken(row, row.leader, "Edith")
    assert said.startswith("Trick 1: Edith, ") and ", led" in said
    assert spoken(row, row.winner, "Max").endswith(", won")
    live = trick_rows(view(in_play(3, 27), A))
    assert spoken(live[0], NORTH, "Dummy").startswith("Trick 1, turned")
    last = next(seat for seat in SEATS if live[-1].cards[seat] is None)
    assert "has not played" in spoken(live[-1], last, "x")
    assert "Tricks: You and dummy" in headline(seen, NAMES, A)
    assert called(1234567).endswith(", number 1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567")


def test_before_any_deal_the_record_says_so(panel):
    assert panel.story.text() == "No deal yet." and not any(button.isEnabled() for button in panel.steps)


def test_stepping_by_buttons_tells_how_many_cards_are_shown(qtbot, panel):
    _, _, states = played(3, deals=1)
    panel.set_deals([DealEntry(0, "Deal 1")])
    panel.show_deal(view(states[0], A), 12345, None)
    assert panel.at == 52 and not panel.steps[3].isEnabled() and panel.replay.isEnabled()
    assert panel.number.text() == "Deal 2222\N{NARROW NO-BREAK SPACE}EV9C, number 12\N{NARROW NO-BREAK SPACE}345"
    for step, expected in ((panel.steps[1], 51), (panel.steps[0], 0), (panel.steps[2], 1), (panel.steps[3], 52)):
        with qtbot.waitSignal(panel.step) as told:
            qtbot.mouseClick(step, Qt.MouseButton.LeftButton)
        assert told.args == [expected] and panel.at == expected
    panel.first()
    assert panel.at == 0 and panel.where.text() == "Before the first lead"
    panel.forward()
    panel.forward()
    panel.back()
    assert panel.at == 1 and panel.where.text() == "Trick 1, card 1"
    panel.last()
    assert panel.at == 52


def test_stepping_in_play_goes_no_further_back_than_the_law(qtbot, panel):
    panel.show_deal(view(in_play(3, 27), A))
    assert not panel.replay.isEnabled() and not panel.hands.isVisible() and panel.law.isVisible()
    assert panel.law.text() == "In play only the last quitted trick may be looked at."
    panel.first()
    assert panel.at == 20 and not panel.steps[0].isEnabled() and panel.where.text() == "Before trick 6"
    panel.back()
    assert panel.at == 20
    panel.last()
    assert panel.at == 27


def test_cards_are_chosen_by_mouse_and_keys(qtbot, panel):
    _, _, states = played(3, deals=1)
    seen = view(states[0], A)
    panel.show_deal(seen, None, 10)
    tricks = panel.tricks
    row = trick_rows(seen)[4]
    column = 1 + columns(seen).index(row.leader)
    spot = tricks.visualItemRect(tricks.item(4, column)).center()
    with qtbot.waitSignal(panel.step) as told:
        qtbot.mouseClick(tricks.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told.args == [17] and tricks.here == Place(4, row.leader)
    with qtbot.waitSignal(panel.step) as told:
        qtbot.keyClick(tricks, Qt.Key.Key_Down)
    assert told.args == [step_of(seen, Place(5, row.leader))]
    told_all = []
    panel.step.connect(told_all.append)
    spot = tricks.visualItemRect(tricks.item(2, 0)).center()
    qtbot.mouseClick(tricks.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told_all == []


def test_all_hands_are_shown_after_the_deal(panel):
    _, _, states = played(3, deals=1)
    panel.show_deal(view(states[0], A), None, 52)
    QApplication.processEvents()
    assert panel.hands.isVisible() and panel.hands.accessibleName().startswith("Hands as dealt. Edith: spades ")
    assert hand_words(states[0].dealt[NORTH]) in panel.hands.accessibleName()
    assert not panel.hands.grab().isNull()


def test_a_deal_is_chosen_and_replayed(qtbot, panel):
    _, _, states = played(3, deals=3)
    panel.set_deals([DealEntry(number, f"Deal {number + 1}") for number in range(3)], 2)
    panel.show_deal(view(states[2], A))
    assert panel.deals.currentText() == "Deal 3"
    with qtbot.waitSignal(panel.deal_chosen) as told:
        panel.deals.setCurrentIndex(0)
        panel.deals.activated.emit(0)
    assert told.args == [0]
    with qtbot.waitSignal(panel.replay_wanted) as told:
        panel.replay.click()
    assert told.args == [2]
    with qtbot.waitSignal(panel.closed):
        qtbot.keyClick(panel.replay, Qt.Key.Key_Escape)


def test_what_is_shown_again_is_not_told_again(qtbot, panel):
    seen = view(in_play(3, 27), A)
    with qtbot.assertNotEmitted(panel.step):
        panel.show_deal(seen)
        panel.show_deal(seen, None, 22)
        panel.set_names(NAMES, None)
    assert panel.at == 22 and panel.tricks.horizontalHeaderItem(4).text() == "Ada"


@pytest.mark.parametrize(
    ("room", "needs", "widths"),
    [
        (200, [30, 60, 30, 30], [46, 60, 47, 47]),
        (200, [30, 30, 30, 30], [50, 50, 50, 50]),
        (100, [60, 60], [50, 50]),
        (100, [90, 40], [60, 40]),
        (10, [], []),
    ],
)
def test_columns_share_the_width_by_what_their_heads_need(room: int, needs: list[int], widths: list[int]) -> None:
    assert shares(room, needs) == widths


@given(st.integers(0, 500), st.lists(st.integers(0, 300), min_size=1, max_size=5))
def test_columns_fill_the_width_and_serve_every_need_that_can_be_served(room: int, needs: list[int]) -> None:
    widths = shares(room, needs)
    assert sum(widths) == room and min(widths) >= 0
    assert sum(needs) > room or all(width >= need for width, need in zip(widths, needs, strict=True))
