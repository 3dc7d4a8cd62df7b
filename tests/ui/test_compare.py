"""A finished deal beside other lines of it, in the window: counted at leisure, stopped, kept, shown on the table."""

from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetrics

from dummywhist.engine.record.branches import Branches
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.compare import as_played, par
from dummywhist.engine.study.finding import Line
from dummywhist.engine.study.question import Advise
from dummywhist.ui.desk.review_compare import ReviewCompare
from dummywhist.ui.panels.compare_part import CompareButton
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.comparing import ASKER
from dummywhist.ui.theme import current
from tests.engine.study.test_compare import by_hand
from tests.ui.house import House
from tests.ui.test_review import SMALL, WIDE, desk, look, opened, panel, side_file

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Who is asked for a line answers at once, and does not think: what is asked is told."""
    ask, told = Analyst.ask, []

    def quickly(self, asker, question, urgency, then, *, anew=False):  # type: ignore[no-untyped-def]
        if asker != ASKER:
            ask(self, asker, question, urgency, then, anew=anew)
            return
        assert anew is isinstance(question, Advise), "what was said of each card is not kept, what could be known is"
        told.append(question)
        number, self._told[-len(told)] = -len(told), (asker, then)
        QTimer.singleShot(0, self, lambda: self._tell(number, by_hand(question, partial(max), 1.0)))

    monkeypatch.setattr(Analyst, "ask", quickly)
    return told


def compare(house: House) -> ReviewCompare:
    return desk(house)._compare


def button(found: ReviewPanel, key: str) -> CompareButton:
    return next(one for one in found.compare.buttons if one.row.key == key)


def at_lines(house: House, size: tuple[int, int] = WIDE, **how: object) -> ReviewPanel:
    """Open the review at its lines; the count of the losses is stopped."""
    opened(house, size, **how)
    house.do("review")
    house.key(Qt.Key.Key_Escape)
    found = panel(house)
    found.show_tab("lines")
    return found


def compared(house: House, size: tuple[int, int] = WIDE, **how: object) -> ReviewPanel:
    """The same, and wait until all lines are there."""
    found = at_lines(house, size, **how)
    deal = compare(house).deal
    assert deal is not None
    house.until(lambda: deal.over)
    house.rest()
    return found


def test_four_lines_are_told_stopped_by_esc_gone_on_with_and_kept(house: House, asked: list[object]) -> None:
    found = at_lines(house)
    deal = compare(house).deal
    assert deal is not None and deal.running and found.compare.isVisible()
    assert [row.key for row in found.compare.told.rows] == ["played", "master", "known", "par"]
    assert not button(found, "master").isEnabled() and button(found, "par").isEnabled()
    assert found.compare.counting.text() == "Counting …" and found.compare.stop.text() == "Stop"
    house.key(Qt.Key.Key_Escape)
    assert not deal.running and found.isVisible() and found.compare.stop.text() == "Count the rest"
    many = len(asked)
    house.qtbot.wait(60)
    assert len(asked) == many, "nothing is asked any more"
    house.press(found.compare.stop)
    house.until(lambda: deal.over)
    house.rest()
    you, log = house.sitting.you, deal.log
    assert you is not None and not found.compare.counting.isVisible()
    rows = {row.key: row for row in found.compare.told.rows}
    assert rows["played"].tricks == str(as_played(log, you).tricks) and rows["par"].tricks == str(par(log, you).tricks)
    for way, line in deal.found.items():
        assert isinstance(line, Line)
        assert rows[way].tricks == str(line.tricks) and button(found, way).isEnabled()
        assert button(found, way).accessibleName().startswith(f"{rows[way].head}:")
    look(house, "compare")
    house.conductor.computers.analyst.findings.flush()
    words = [line.split()[0] for line in side_file(house).read_text().splitlines()[1:]]
    assert words.count("line") == 2 and "advice" not in words, "of each line its cards are kept, and no more"
    told, many = dict(deal.found), len(asked)
    house.shut()
    house.open()
    house.rest()
    house.do("review")
    house.key(Qt.Key.Key_Escape)
    panel(house).show_tab("lines")
    again = compare(house).deal
    assert again is not None and again.over and not again.running
    assert dict(again.found) == told and len(asked) == many


def test_a_row_opens_its_line_on_the_table_by_mouse_and_keys_and_keeps_nothing(house: House) -> None:
    found = compared(house)
    path = house.program.path
    place = house.program.sheets.looking.place
    key = next(row.key for row in found.compare.told.rows if row.card is not None)
    row = button(found, key).row
    house.press(button(found, key))
    assert found.compare.told.here == key and row.card in house.sitting.view_now().trick
    moment = place().moment
    assert place().past.log.entries != compare(house).deal.log.entries
    assert row.spoken in house.window.said.text() and house.picture.course.line
    house.do("back")
    assert place().moment == moment - 1
    button(found, "played").setFocus()
    house.key(Qt.Key.Key_Space)
    assert found.compare.told.here == "" and not house.picture.course.line
    button(found, "played").setFocus()
    house.key(Qt.Key.Key_Down)
    assert house.app.focusWidget() is button(found, "master")
    assert path is not None and Branches(path).of(0) == (), "a line that is only looked at is not kept"


def test_another_player_is_compared_as_he_played(house: House) -> None:
    found = compared(house)
    other = next(one for one in house.conductor.view().layout.players if one != house.sitting.you)
    desk(house)._choose_player(other)
    deal = compare(house).deal
    assert deal is not None and deal.player == other
    assert found.compare.told.rows[0].tricks == str(as_played(deal.log, other).tricks)
    assert other in (house.sitting.names()) and house.sitting.names()[other] in found.compare.told.rows[1].head


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_rows_have_room_in_every_language(house: House, size: tuple[int, int], language: str) -> None:
    found = compared(house, size, language=language)
    look(house, f"compare-{language}")
    for one in found.compare.buttons:
        needed = QFontMetrics(current().fonts.text(13, 600)).horizontalAdvance(one.row.head)
        assert one.head_room.width() >= needed, one.row.head
        assert one.mapTo(found, one.rect().bottomRight()).x() <= found.width()
