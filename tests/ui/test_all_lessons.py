"""Can every lesson be gone through at the table, also where dummy is an adversary's or the deal has begun?"""

import pytest

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.lessons.reading import ORDER, lessons
from dummywhist.ui.panels.score_sheet import ScoreSheet
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
    assert isinstance(house.program.sheets.open_sheet, ScoreSheet), "the ways on"
    assert teacher(house).pupil.played[: lesson.begins] == lesson.line[: lesson.begins]
    assert (lesson.dummy == NORTH) == (len(lesson.plays) == 2)
