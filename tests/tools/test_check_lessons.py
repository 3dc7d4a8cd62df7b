"""Does the check of the lessons pass for ours, and find what is planted in them?"""

from collections.abc import Callable
from pathlib import Path

import pytest

from dummywhist.engine.lessons.pupil import minutes
from dummywhist.engine.lessons.reading import FOLDER, ORDER, lessons
from tools import check_lessons
from tools.check_lessons import lacking, wrong
from tools.translatable import lesson_sources


def test_ours_are_right() -> None:
    assert wrong() == []
    assert len(lessons().lessons) == len(ORDER)


def test_a_step_that_a_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {source: source.text for source in lesson_sources()}
    asked = next(source for source in whole if source.note == "first 5 say")
    monkeypatch.setattr(check_lessons, "read", lambda _language: {**whole, asked: ""})
    assert lacking("de") == ["first 5 say is not there in “de”."]
    monkeypatch.setattr(check_lessons, "read", lambda _language: {**whole, asked: asked.text.replace("{H2:", "{H3:")})
    assert lacking("de") == ["first 5 say has other markers in “de”."]


def test_the_first_takes_under_six_minutes() -> None:
    first = next(lesson for lesson in lessons().lessons if lesson.id == "first")
    assert 4 < minutes(first) < 6


def swap(was: str, now: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert text.count(was) >= 1
        return text.replace(was, now, 1)

    return change


PLANTED = {
    "a number by itself": (swap("have {left_H:words}, and", "have five, and"), "“five” stands"),
    "a rank by itself": (swap("the {rHA:rank} is winning", "the queen is winning"), "“queen” stands"),
    "a false count of tricks": (swap("wins = 11", "wins = 10"), "your side wins eleven"),
    "a false claim of the solver": (swap('"makes 11"', '"makes 12"'), "“makes 12” is false"),
    "a false claim": (swap('"dummy void C", "east holds CQ"', '"dummy void D", "east holds CQ"'), "“dummy void D”"),
    "no claim": (swap('"HA wins"', '"HA is nice"'), "“HA is nice” is no claim"),
    "a card that nothing bears out": (
        swap("{west} plays the {rH6:rank}", "{west} plays the {rSA:rank}"),
        "SA is neither",
    ),
    "a marker that nothing fills": (
        swap("They have {left_H:words} left", "They have {right_H:words} left"),
        "fills “right_H”",
    ),
    "an unlawful card of the line": (swap('"CK CA C2 C7"', '"CK SK C2 C7"'), "line 10: "),
    "a card that is accepted and unlawful": (swap('accept = ["C5"]', 'accept = ["C5", "D2"]'), "may not be played"),
    "a second right card that costs": (
        swap('accept = ["HQ", "HK"]', 'accept = ["HQ", "H9"]'),
        "H9 is accepted and costs 1",
    ),
    "a right card without words": (swap('wants = "For this lesson lead the {C5:card}."\n', ""), "“wants” is needed"),
    "words for no card": (
        swap('wrong = "Then the {rHJ:rank} wins the trick."', 'wrong = "No."\nwants = "No."'),
        "said of no card",
    ),
    "a card twice": (swap("N:Q8.AT432", "N:Q8.AT433"), "twice"),
    "a hand too short": (swap("N:Q8.AT432", "N:Q8.AT43"), "thirteen cards"),
    "too many words": (swap("goes round clockwise.", "goes round clockwise. " + "Well " * 45), "the most are 45"),
    "a key that no lesson has": (swap("free = true", "freed = true"), "No lesson has “freed”"),
    "a choice that nobody asks for": (swap('trick = 3\nhand = "yours"\naccept = ["H5"]\n', ""), "no step asks for it"),
    "a game that there is not": (swap("english-dummy", "english-dumy"), "no game"),
    "no TOML": (swap("[[step]]", "[[step]"), "TOML"),
}
# fmt: on
NO_LINE = ("costs.toml", "first.toml: takes")
"""What is wrong with a lesson as a whole."""


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_is_found(name: str, tmp_path: Path) -> None:
    change, said = PLANTED[name]
    (tmp_path / "first.toml").write_text(change((FOLDER / "first.toml").read_text(encoding="utf-8")), encoding="utf-8")
    found = [why for why in wrong(tmp_path, ("first",)) if not why.startswith(NO_LINE)]
    assert found
    assert all("line " in why for why in found)
    assert any(said in why for why in found), found


def test_a_lesson_that_takes_too_long_is_named(tmp_path: Path) -> None:
    long = swap("goes round clockwise.", "goes round clockwise. " + "Well " * 45)
    (tmp_path / "first.toml").write_text(long((FOLDER / "first.toml").read_text(encoding="utf-8")), encoding="utf-8")
    assert "first.toml: takes 6.3 minutes." in wrong(tmp_path, ("first",))


def test_costs_that_are_not_those_of_the_solver(tmp_path: Path) -> None:
    for file in FOLDER.iterdir():
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(text.replace('14 = "H91"', '14 = "H92"'), encoding="utf-8")
    assert wrong(tmp_path) == ["costs.toml is out of date."]
