"""What a seat knows, in the window: certain, likely, the grid, layouts; the table shows no more than the seat sees."""

import os
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import Cards, Count
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.seat.bots import COUNT_MS
from tests.daily import pairs
from tests.ui.house import House, play
from tests.ui.test_review import ALT, SMALL, WIDE, desk, losses, panel, reviewed

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")
KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def answered(house: House) -> None:
    """Wait until the chances are there."""
    house.qtbot.waitUntil(lambda: desk(house)._knows.answered, timeout=COUNT_MS)
    house.rest()


def knowing(house: House, player: str = "B", size: tuple[int, int] = WIDE, **how: object) -> ReviewPanel:
    """Stand before a card of a player, and ask what he knows."""
    found = reviewed(house, size, **how)
    one = next(one for one in losses(house) if one.decision.player == player and 2 < one.decision.trick < 9)
    house.press(next(row for row in found.rows if row.row.at == one.decision.at))
    house.key(Qt.Key.Key_I, KEYS)
    answered(house)
    return found


def test_the_table_shows_what_the_seat_sees_and_no_more(house: House) -> None:
    found = knowing(house)
    seen = house.sitting.view_now()
    assert seen.viewer == Player("B") and found.title.text() == "What Edith knows"
    own = {seat for seat in seen.layout.chairs if seen.layout.holder[seat] == Player("B")}
    for seat in seen.layout.chairs:
        opened = seat in own or seat in seen.layout.dummies
        assert isinstance(seen.hands[seat], Cards if opened else Count)
    assert (
        found.reason.isHidden()
        and house.picture.values is None
        and house.picture.course is None
        and house.view._advised is None
    )
    look(house, "knows")
    house.press(found.hands)
    assert all(isinstance(house.sitting.view_now().hands[seat], Cards) for seat in seen.layout.chairs)
    assert found.hands.text() == "Hide hands"
    house.key(Qt.Key.Key_Right, ALT)
    answered(house)
    assert any(isinstance(hand, Count) for hand in house.sitting.view_now().hands), "it lapses when the card changes"


def test_certain_likely_and_the_grid_are_those_of_the_view(house: House) -> None:
    found = knowing(house)
    told, chances = found.knows.told, desk(house)._knows._chances
    assert told.certain and told.certain[0].startswith("Not seen: ")
    assert sum(len(row.cells) for row in told.grid) == len(chances.cards)
    trump, suits = house.sitting.view_now().trump, [row.suit for row in told.grid]
    assert trump not in suits[:-1] and len(set(suits)) == len(suits)
    for row in told.grid:
        for cell in row.cells:
            assert cell.written in ("here", "not") or 1 <= int(cell.written) <= 99
    for one, line in zip(chances.likely, told.likely, strict=True):
        assert line.percent == round(100 * one.chance) or line.percent in (1, 99)
        assert line.cause == "by the room that is left" or line.cause.startswith("trick ")
    assert "per cent with" in found.knows.rows[0].accessibleName()
    before = [[cell.written for cell in row.cells] for row in told.grid]
    assert len(told.hands) == 2
    found.knows.hands.segments[1].click()
    other = [[cell.written for cell in row.cells] for row in found.knows.told.grid]
    for one, two in zip(before, other, strict=True):
        for mine, yours in zip(one, two, strict=True):
            if mine.isdigit() and yours.isdigit():
                assert abs(int(mine) + int(yours) - 100) <= 1
    found.knows.equal.click()
    assert [[cell.written for cell in row.cells] for row in found.knows.told.grid] != other


def test_layouts_are_shown_some_at_a_time_and_the_truth_is_not_told(house: House) -> None:
    found = knowing(house)
    assert not found.knows.layouts.isVisible()
    house.press(found.layouts)
    first = found.knows.told.layouts
    assert 1 <= len(first) <= 3 and found.knows.layouts.isVisible()
    house.press(found.layouts)
    assert found.knows.told.layouts != first
    counts = {len(row.hands) for row in found.knows.told.layouts}
    assert counts == {2}


def test_any_seat_can_be_asked_and_the_tabs_give_all_hands_back(house: House) -> None:
    found = knowing(house)
    for segment, player in zip(found.knows.players.segments, "ABC", strict=True):
        segment.click()
        answered(house)
        assert house.sitting.view_now().viewer == Player(player)
    assert found.title.text() == "What Max knows"
    found.show_tab("losses")
    house.rest()
    assert found.title.text() == "Deal 1"
    assert all(isinstance(hand, Cards) for hand in house.sitting.view_now().hands)


def test_the_own_seat_can_be_asked_while_the_deal_is_in_play(house: House) -> None:
    house.sit(("person", "steady", "steady"))
    house.rest()
    play(house, 2)
    house.do("knows")
    answered(house)
    found = panel(house)
    assert found.title.text() == "What you know" and found.knows.told.grid and not found.hands.isEnabled()
    assert house.sitting.view_now().viewer == Player("A") and not house.sitting.reviewing
    hidden = found.knows.told.hands
    assert {name for _, name in hidden} == {"Edith", "Max"}
    play(house, 2)
    answered(house)
    shown = [cell.card for row in found.knows.told.grid for cell in row.cells]
    counts = [hand.cards for hand in house.sitting.view_now().hands if isinstance(hand, Count)]
    assert len(shown) == sum(counts)


@pytest.mark.parametrize(("language", "size"), pairs(["de", "en", "fr"], [SMALL, WIDE]))
def test_it_has_room_in_every_language(house: House, size: tuple[int, int], language: str) -> None:
    found = knowing(house, size=size, language=language)
    house.until(lambda: all(row.height() >= row.heightForWidth(row.width()) for row in found.knows.rows))
    look(house, f"knows-{language}")
    for row in found.knows.rows:
        boxes = row.boxes()
        assert boxes[-1].bottom() <= row.height() and max(box.right() for box in boxes) <= row.width()
        assert all(not one.intersects(other) for one, other in pairwise(boxes))
    needed = [segment.minimumSizeHint().width() for segment in found.tabs.segments]
    assert found.tabs.width() >= sum(needed)
    for button in (found.layouts, found.hands):
        assert button.isVisible() and found.rect().contains(button.mapTo(found, button.rect().bottomRight()))
    for line in found.knows.likely:
        assert line.words.height() >= line.words.heightForWidth(line.words.width())
        assert line.cause.height() >= line.cause.heightForWidth(line.cause.width())
