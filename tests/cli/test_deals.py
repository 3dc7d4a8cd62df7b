"""Does the command line make deals that fit a wish, tell the chance, and refuse what cannot be in one sentence?"""

import json

import pytest

from dummywhist.cli.deals import chance_words
from dummywhist.cli.main import main
from dummywhist.engine.cards.notation import read_card, read_hands
from dummywhist.engine.cards.seat import read_seat
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.engine.wishes.task import tricks_of
from dummywhist.engine.wishes.wish import Made, fits

WISH = "trumps 5-3, dummy weak hearts"


def test_deals_as_json_fit_and_come_again_by_their_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["deals", "--find", WISH, "--count", "20", "--seed", "5", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    rows = [json.loads(line) for line in told[0].splitlines()]
    assert len(rows) == 20 and len({row["deal"] for row in rows}) == 20
    for row in rows:
        hands = tuple(hand or 0 for hand in read_hands(row["deal"]))
        made = Made(hands, read_seat(row["dealer"]), read_card(row["turned"]))  # type: ignore[arg-type]
        assert fits(made, read_wish(WISH)) and row["trump"] == row["turned"][0]
        assert row["exact"] and 1 / 400 < row["chance"] < 1 / 300


def test_a_score_and_tricks_that_are_wished_are_those_of_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deals", "--find", "tricks 8+, score 4-2", "--seed", "5", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    hands = tuple(hand or 0 for hand in read_hands(row["deal"]))
    made = Made(hands, read_seat(row["dealer"]), read_card(row["turned"]))  # type: ignore[arg-type]
    assert row["scores"] == [4, 2] and not row["exact"] and tricks_of(made, Solver(16)) >= 8


def test_deals_for_people_end_with_the_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deals", "--find", WISH, "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Turned" in out and out.rstrip().endswith("1 deal in 325 fits.")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("trimps 5-3", "No fact is called “trimps”. Is it “trumps”?"),
        (
            "9 spades, dummy five spades",
            "“9 spades”, “dummy five spades”: 9 + 5 are 14 spades, and there are thirteen.",
        ),
    ],
)
def test_what_cannot_be_fails_in_one_sentence(wish: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deals", "--find", wish, "--json"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err == f"dummywhist: {told}\n"


def test_no_match_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("dummywhist.engine.wishes.making.MOST_TRIES", 50)
    assert main(["deals", "--find", "dummy 20+ points, 19 points, left 1 points", "--seed", "1"]) == 1
    assert capsys.readouterr().err == "dummywhist: No deal in 50 fits this wish. Loosen it.\n"


@pytest.mark.parametrize("words", [[], ["--find", WISH, "--count", "0"], ["--find", WISH, "--count", "1001"]])
def test_wrong_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deals", *words]) == 2
    assert "Usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("chance", "exact", "words"),
    [(1.0, True, "Every deal fits."), (1 / 340, True, "1 deal in 340 fits."),
     (1e-6, True, "1 deal in 1 000 000 fits."),
     (1 / 905, False, "About one deal in 905 fits."), (0.0, False, "None of those that were tried at first fits.")],
)  # fmt: skip
def test_the_chance_in_words(chance: float, exact: bool, words: str) -> None:
    assert chance_words(chance, exact=exact) == words
