"""Does the command line list the problems without their solutions, and say what is wrong with one?"""

import json
from dataclasses import replace

import pytest

from dummywhist.cli import problems
from dummywhist.cli.main import main
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.pack import from_books, shipped
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.problems.text import Pack
from dummywhist.engine.solver.solver import Solver

FEW = shipped().problems[:2]
BOOKS = from_books().problems[:1]


def test_list_as_json_tells_no_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", "--list", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["id"] for row in rows] == [one.id for one in (*shipped().problems, *from_books().problems)]
    assert set(rows[0]) == {"id", "dummy", "yours", "out", "trump", "leader", "wins", "cards", "level"}
    assert set(rows[-1]) == {*rows[0], "right", "source"}


def test_list_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", "--list"]) == 0
    out = capsys.readouterr().out
    assert "Level" in out
    assert f"{FEW[0].wins} of {FEW[0].cards}" in out


def test_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(problems, "shipped", lambda: Pack(FEW, ()))
    monkeypatch.setattr(problems, "from_books", lambda: Pack(BOOKS, ()))
    assert main(["problems", "--check"]) == 0
    assert capsys.readouterr().out == "3 problems, 0 wrong.\n"
    monkeypatch.setattr(problems, "wrong_with", lambda one, _solver: Unreadable("problem.other", text=one.id))
    assert main(["problems", "--check"]) == 1
    assert capsys.readouterr().out.startswith("Problem 1 has another solution than is written.\n")


def test_a_broken_line_is_told_and_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(problems, "shipped", lambda: Pack((), (Unreadable("problem.twice", line=3),)))
    assert main(["problems", "--check"]) == 1
    assert "line 3: A card is there twice." in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["--check", "--list"], ["--check", "--json"]])
def test_wrong_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", *words]) == 2
    assert "Usage" in capsys.readouterr().err


def test_a_second_right_card_that_is_planted_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a trick less to win more cards hold than one."""
    easier = replace(FEW[0], wins=FEW[0].wins - 1)
    solver = Solver(8)
    assert len(solved(easier, solver, Plans(easier, solver)).holds) > len(
        solved(FEW[0], solver, Plans(FEW[0], solver)).holds
    )
    monkeypatch.setattr(problems, "shipped", lambda: Pack((easier,), ()))
    monkeypatch.setattr(problems, "from_books", lambda: Pack((), ()))
    assert main(["problems", "--check"]) == 1
    assert capsys.readouterr().out.endswith("1 problems, 1 wrong.\n")
