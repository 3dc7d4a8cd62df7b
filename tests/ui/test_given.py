"""From a lesson to a problem and the other way: the table that was left, and its dock, are there again afterwards."""

import pytest

from tests.ui.test_lessons import panel, teacher
from tests.ui.test_lessons import ready as lesson_ready
from tests.ui.test_problems import ready as problem_ready


def lesson(house) -> None:
    house.do("first_lesson")
    house.until(lambda: lesson_ready(house))


def problem(house) -> None:
    house.program.sheets.problems.begin("14")
    house.until(lambda: problem_ready(house))


@pytest.mark.parametrize("given", [(lesson, problem), (problem, lesson), (lesson, problem, lesson), (problem, problem)])
def test_however_many_are_given_leaving_the_last_brings_the_table_and_its_dock_back(house, given):
    house.open()
    other = house.program.path
    house.program.new_table(house.program.first_seating())
    path = house.program.path
    assert path not in (None, other)
    house.do("rules")
    assert house.program.settings.dock == "rules"
    for begin in given:
        begin(house)
        assert house.program.path is None and house.program.settings.dock == ""
    house.program.sheets.given.leave()
    assert house.program.path == path and house.program.settings.dock == "rules"
    assert house.program.sheets.lessons.teacher is None and house.program.sheets.problems.attempt is None


def test_a_table_chosen_in_the_middle_is_the_one_to_come_back_to(house):
    house.open()
    lesson(house)
    house.program.new_table(house.program.first_seating())
    path = house.program.path
    problem(house)
    house.program.sheets.given.leave()
    assert house.program.path == path and house.program.settings.dock == ""


@pytest.mark.parametrize("folded", [False, True])
def test_next_goes_on_in_the_dock_and_in_the_strip(house, folded):
    house.open()
    lesson(house)
    step, dock = teacher(house).pupil.step, panel(house)
    (dock.strip if folded else dock.buttons).next.click()
    assert teacher(house).pupil.step == step + 1
