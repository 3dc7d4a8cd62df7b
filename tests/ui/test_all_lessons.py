"""Can every lesson be gone through at the table, also where dummy is an adversary's or the deal has begun?"""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.lessons.pupil import beginner
from dummywhist.engine.lessons.reading import ORDER, lessons
from dummywhist.ui.desk.lesson_knows import counted_at
from dummywhist.ui.panels.knows_sheet import KnowsSheet
from dummywhist.ui.panels.lesson_end import AfterLesson
from dummywhist.ui.seat.conductor import Mode
from tests.daily import one_in
from tests.ui.test_lessons import look, on, panel, ready, teacher, wanted

LESSONS = {lesson.id: lesson for lesson in lessons().lessons}


@pytest.mark.parametrize("name", one_in(3, ORDER))
def test_every_lesson_is_gone_through(house, name):
    house.open()
    house.program.sheets.lessons.begin(name)
    house.until(lambda: ready(house))
    lesson, shown = LESSONS[name], 0
    while teacher(house).pupil.part != "over":
        on(house)
        assert "{" not in panel(house).sentence.words
        if teacher(house).pupil.part == "over":
            break
        deal = house.sitting.seat.view
        if shown == 0:
            look(house, f"lesson-{name}")
        shown += 1
        assert deal is not None
        teacher(house).play(wanted(house))
    assert shown >= 3
    if house.conductor.mode is Mode.TRICK:
        teacher(house).go_on()
    house.until(lambda: house.program.sheets.open_sheet is not None)
    way_on = AfterLesson if counted_at(beginner(lesson)) is None else KnowsSheet
    assert isinstance(house.program.sheets.open_sheet, way_on), "the ways on"
    assert teacher(house).pupil.played[: lesson.begins] == lesson.line[: lesson.begins]
    assert (lesson.dummy == NORTH) == (len(lesson.plays) == 2)


def test_what_could_be_counted_opens_by_itself_at_the_end_of_the_lesson_that_asked_for_it(house):
    house.open()
    house.program.sheets.lessons.begin("count")
    house.until(lambda: ready(house))
    while teacher(house).pupil.part != "over":
        on(house)
        if teacher(house).pupil.part != "over":
            teacher(house).play(wanted(house))
    if house.conductor.mode is Mode.TRICK:
        teacher(house).go_on()
    house.until(lambda: house.program.sheets.open_sheet is not None)
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, KnowsSheet)
    house.qtbot.waitUntil(lambda: bool(sheet.part.rows), timeout=60_000)
    look(house, "lesson-knows")
    _you, edith, _max = (player for player, _name in sheet.part.told.players)
    assert sheet.part.told.title == "What you know"
    certain = " ".join(sheet.part.told.certain)
    assert "Max has no spades" in certain and "Max has no clubs" in certain
    before = sheet.part.told
    sheet.player_chosen.emit(edith)
    house.qtbot.waitUntil(
        lambda: sheet.part.told.title == "What Edith knows" and bool(sheet.part.told.grid), timeout=60_000
    )
    assert sheet.part.told.certain != before.certain
    house.key(Qt.Key.Key_Return)
    house.until(lambda: isinstance(house.program.sheets.open_sheet, AfterLesson))


def test_only_a_lesson_that_asks_for_a_number_shows_what_could_be_counted(house):
    assert [name for name, lesson in LESSONS.items() if counted_at(beginner(lesson)) is not None] == ["count", "ending"]
