"""Do all lessons run from their opening to their end, whatever accepted card is played?"""

from collections import Counter
from random import Random

import pytest

from dummywhist.engine.cards.card import HEARTS
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.lessons.facts import holds_true, numbers
from dummywhist.engine.lessons.lesson import Lesson, tricks_of
from dummywhist.engine.lessons.pupil import Pupil, beginner, minutes, read_pupil
from dummywhist.engine.lessons.reading import FOLDER, ORDER, read_file, read_lesson
from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.solver.position import played_on
from dummywhist.engine.solver.solver import Solver


def lesson_of(name: str) -> Lesson:
    return read_file(FOLDER / f"{name}.toml")


def onward(pupil: Pupil, rng: Random) -> Pupil:
    """Do what comes next: a card that is played for the learner, any that is accepted of his, or the next step."""
    card = pupil.scripted
    if card is None and pupil.accepted:
        card = rng.choice(pupil.accepted)
    return pupil.on() if card is None else pupil.after(card)


def makes(lesson: Lesson, played: tuple[int, ...]) -> int:
    """The tricks that the learner's side has won and, all hands seen, still wins."""
    won = tricks_of(lesson, played).best
    if len(played) == len(lesson.line):
        return won
    position = played_on(lesson.hands, lesson.trump, lesson.leader, played)
    return won + Solver(8).tricks(position)


@pytest.mark.parametrize("name", ORDER)
@pytest.mark.parametrize("seed", range(4))
def test_any_accepted_cards_give_nothing_away(name: str, seed: int) -> None:
    lesson, rng = lesson_of(name), Random(seed)
    pupil, begun = Pupil(lesson), makes(lesson, lesson.line[: lesson.begins])
    while pupil.part != "over":
        assert read_pupil(lesson, pupil.spelled()) == pupil
        card = pupil.scripted
        if card is None and pupil.accepted:
            assert tricks_of(lesson, pupil.played).on_turn in lesson.plays
        pupil = onward(pupil, rng)
        if len(pupil.played) >= lesson.begins:
            assert makes(lesson, pupil.played) == begun
    assert len(pupil.played) == lesson.ends
    assert pupil.scripted is None


@pytest.mark.parametrize("name", ORDER)
def test_each_takes_three_to_six_minutes(name: str) -> None:
    assert 2.95 < minutes(lesson_of(name)) < 6


def test_there_are_problems_to_go_with_lessons() -> None:
    there = Counter(problem.theme for problem in shipped().problems)
    named = [theme for name in ORDER for theme in lesson_of(name).themes]
    assert named
    assert all(there[theme] >= 3 for theme in named)


def test_a_lesson_begins_within_the_deal() -> None:
    lesson = lesson_of("ending")
    assert (lesson.begins, lesson.ends) == (32, 44)
    pupil = Pupil(lesson)
    assert pupil.shown() == lesson.line[:32]
    while pupil.scripted is not None:
        pupil = pupil.after(pupil.scripted)
    assert (len(pupil.played), pupil.step, pupil.part) == (32, 0, "say")
    assert numbers(lesson, pupil.played)["each"] == 5
    assert beginner(lesson) == pupil
    assert read_pupil(lesson, pupil.spelled()) == pupil
    assert pupil.back().played == lesson.line[:32]


def test_dummy_lies_at_a_side() -> None:
    lesson = lesson_of("return")
    assert (lesson.dummy, lesson.plays, lesson.seen) == (EAST, (SOUTH,), (SOUTH, EAST))
    assert lesson.seat("partner") == NORTH
    assert lesson.seat("dummy") == lesson.seat("east")
    assert lesson_of("leads").dummy == WEST
    assert lesson_of("first").plays == (SOUTH, NORTH)


def test_the_rule_of_eleven_is_counted() -> None:
    lesson = lesson_of("return")
    at = numbers(lesson, lesson.line[:2])
    assert at["eleven"] - 7 == at["over_S7"] == at["dummy_over_S7"] + at["yours_over_S7"] + at["west_over_S7"]
    assert (at["partner_over_S7"], at["west_over_S7"]) == (3, 0)
    assert holds_true(lesson, lesson.line[:2], "west under S7")
    assert not holds_true(lesson, lesson.line[:2], "dummy under S7")


def test_claims_of_what_was_shown_and_what_a_card_costs() -> None:
    lesson = lesson_of("return")
    assert holds_true(lesson, lesson.line[:2], "S3 costs 1")
    assert not holds_true(lesson, lesson.line[:2], "SA costs 1")
    assert holds_true(lesson, lesson.line[:12], "west showed S4")
    assert not holds_true(lesson, lesson.line[:3], "west showed S4")
    assert holds_true(lesson, lesson.line[:12], "west had S4")


def test_a_number_is_asked_for() -> None:
    lesson, rng = lesson_of("count"), Random(0)
    pupil, asked = Pupil(lesson), set()
    while pupil.part != "over":
        if pupil.tally is not None:
            asked.add((pupil.step, pupil.tally))
            assert (pupil.on().step, pupil.on().part, pupil.on().tally) == (pupil.step, "after", None)
            assert pupil.on().back() == pupil
        pupil = onward(pupil, rng)
    assert asked == {(1, 0), (4, 5)}
    assert lesson.steps[4].tally is not None
    assert lesson.steps[4].tally.suit == HEARTS
    assert lesson.steps[4].texts()["wrong"] == lesson.steps[4].tally.wrong


def test_the_order_of_the_calls_is_a_call() -> None:
    lesson = lesson_of("signals")
    clubs = [card for card in lesson.line[:8] if lesson.seat_of(card) == NORTH]
    assert clubs == [read_card("C8"), read_card("C3")]


@pytest.mark.parametrize(
    ("name", "was", "now", "said"),
    [
        ("return", 'dummy = "E"', 'dummy = "S"', "“dummy” is not"),
        ("return", 'dummy = "E"', 'dummy = "X"', "line 7"),
        ("return", 'hand = "yours"', 'hand = "dummy"', "“hand” is not"),
        ("ending", "begins = 9", "begins = 14", "“begins” is not"),
        ("ending", "begins = 9", "begins = 10", "played before"),
        ("ending", "begins = 9", "begins = 8", "no step asks for it"),
        ("ending", 'count = "east H"', 'count = "north H"', "“count” is not"),
        ("ending", 'count = "east H"', 'count = "east"', "“count” is not"),
        ("ending", 'after = "One, and', 'word = "One, and', "“after” is missing"),
        ("ending", "trick = 9\n", 'trick = 9\ncount = "east H"\n', "“count” is not"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(name: str, was: str, now: str, said: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert was in text
    with pytest.raises(Unreadable, match=r"^line \d+: ") as caught:
        read_lesson(text.replace(was, now, 1))
    assert said in str(caught.value)
