"""What follows from what somebody does in a lesson?"""

from random import Random

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.lessons.facts import filled, numbers
from dummywhist.engine.lessons.lesson import Lesson, tricks_of
from dummywhist.engine.lessons.pupil import Pupil, read_pupil
from dummywhist.engine.lessons.reading import FOLDER, costs_of, lessons, read_file
from dummywhist.engine.solver.position import played_on


@pytest.fixture(scope="module")
def first() -> Lesson:
    return read_file(FOLDER / "first.toml")


def steps(pupil: Pupil, rng: Random, until: int = 99) -> Pupil:
    """Go through the lesson with any accepted cards, as far as step ``until`` (from 1)."""
    while pupil.part != "over" and pupil.step + 1 < until:
        card = pupil.scripted
        if card is None and pupil.accepted:
            card = rng.choice(pupil.accepted)
        pupil = pupil.on() if card is None else pupil.after(card)
    return pupil


@pytest.mark.parametrize("seed", range(12))
def test_any_accepted_cards_win_all_that_there_is(first: Lesson, seed: int) -> None:
    over = steps(Pupil(first), Random(seed))
    assert len(over.played) == 52
    assert tricks_of(first, over.played).best == first.wins


@pytest.mark.parametrize("seed", range(6))
def test_every_place_is_read_as_it_was_spelled(first: Lesson, seed: int) -> None:
    rng, pupil, places = Random(seed), Pupil(first), 0
    while pupil.part != "over":
        card = pupil.scripted
        if card is None and pupil.accepted:
            card = rng.choice(pupil.accepted)
        pupil = pupil.on() if card is None else pupil.after(card)
        assert read_pupil(first, pupil.spelled()) == pupil
        places += 1
    assert places > 52


@pytest.mark.parametrize(
    "text", ["", "1", "x say", "1 sat", "2 say CQ", "99 say", "3 say CK C5", "5 say CK", "1 say ?"]
)
def test_no_place_in_the_lesson(first: Lesson, text: str) -> None:
    with pytest.raises(Unreadable):
        read_pupil(first, text)


def test_an_equal_changes_names_with_its_twin(first: Lesson) -> None:
    pupil = steps(Pupil(first), Random(0), 10)
    assert pupil.accepted == (read_card("D5"), read_card("D8"))
    pupil = pupil.after(read_card("D8"))
    assert pupil.actual(read_card("D8")) == read_card("D5")
    while pupil.step + 1 < 11 or pupil.asked is None:
        pupil = pupil.on() if pupil.scripted is None else pupil.after(pupil.scripted)
    pupil = pupil.after(read_card("DJ"))
    while pupil.step + 1 < 13:
        card = pupil.scripted
        if card is None and pupil.accepted:
            card = pupil.accepted[0]
        pupil = pupil.on() if card is None else pupil.after(card)
    assert pupil.accepted == (read_card("DQ"), read_card("DK"))
    assert filled(first, pupil.shown(), pupil.actual, "{DQ:card} {rDJ:rank}")["rDJ"] == 11


def test_a_card_that_costs_and_one_that_is_as_good(first: Lesson) -> None:
    costs = costs_of(first)
    pupil = steps(Pupil(first), Random(0), 2)
    pupil = pupil.after(pupil.scripted)
    assert pupil.judged(read_card("C5"), costs) == (False, 1)
    assert pupil.judged(read_card("CA"), costs) == (True, 0)
    pupil = steps(pupil, Random(0), 3)
    while pupil.scripted is not None:
        pupil = pupil.after(pupil.scripted)
    assert pupil.judged(read_card("SK"), costs) == (False, 0)


def test_nothing_is_played_before_it_is_told(first: Lesson) -> None:
    assert Pupil(first).scripted is None
    second = Pupil(first).on()
    assert second.scripted == read_card("CK")
    assert second.after(read_card("CK")).scripted is None


def test_back(first: Lesson) -> None:
    pupil = steps(Pupil(first), Random(0), 6)
    back = pupil.back()
    assert (back.step + 1, len(back.played)) == (5, 6)
    assert (back.back().step + 1, len(back.back().played)) == (4, 6)
    assert Pupil(first).back() == Pupil(first)
    third = back.back().back()
    assert (third.step + 1, len(third.played), third.asked is not None) == (3, 4, True)


def test_numbers_are_those_of_the_position(first: Lesson) -> None:
    at = numbers(first, first.line[:12])
    assert (at["had_H"], at["gone_H"], at["left_H"], at["won"], at["each"]) == (4, 2, 2, 3, 10)
    assert (at["book"], at["game"], at["honours"], at["points"]) == (6, 5, 2, 0)
    assert numbers(first, first.line)["points"] == 5


def test_the_line_is_lawful(first: Lesson) -> None:
    assert played_on(first.hands, first.trump, first.leader, first.line[:51]).legal() == (first.line[51],)


def test_a_lesson_that_is_not_there() -> None:
    read = lessons(order=("nothing",))
    assert read.lessons == ()
    assert [name for name, _ in read.left_out] == ["nothing.toml"]
