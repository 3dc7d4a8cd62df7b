"""Is the list of planted bugs in order, and does the tool tell noticed from unnoticed ones?"""

from dataclasses import replace
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Mutant, complaint, noticed, read_list


@pytest.mark.parametrize("mutant", read_list(), ids=lambda mutant: mutant.name)
def test_each_planted_bug_has_its_place(mutant: Mutant) -> None:
    assert complaint(mutant) == ""


def test_names_are_different() -> None:
    names = [mutant.name for mutant in read_list()]
    assert len(names) == len(set(names))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout of one function and its test."""
    (tmp_path / "sums.py").write_text("def double(n):\n    return n + n\n")
    (tmp_path / "test_sums.py").write_text(
        "from sums import double\n\n\ndef test_double():\n    assert double(2) == 4\n"
    )
    return tmp_path


BUG = Mutant("minus", "sums.py", "n + n", "n - n", ("test_sums.py",))


def test_a_bug_that_fails_a_test_is_noticed_and_mended(house: Path) -> None:
    assert noticed(BUG, house)[0]
    assert (house / "sums.py").read_text() == "def double(n):\n    return n + n\n"


def test_a_bug_that_no_test_sees_survives(house: Path) -> None:
    assert not noticed(replace(BUG, new="n * n"), house)[0]


def test_a_run_without_tests_notices_nothing(house: Path) -> None:
    (house / "test_sums.py").write_text("")
    assert not noticed(BUG, house)[0]


def test_a_run_that_does_not_end_counts_as_noticed(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "PATIENCE", 2)
    found, words = noticed(replace(BUG, old="return n + n", new="while n: pass"), house)
    assert found and "did not end" in words


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (replace(BUG, file="none.py"), "minus: there is no file none.py"),
        (replace(BUG, old="n"), "minus: its place is found 4 times in sums.py"),
        (replace(BUG, new="n + n"), "minus: it changes nothing"),
        (replace(BUG, tests=()), "minus: it names no test"),
        (replace(BUG, tests=("none.py::test",)), "minus: there is no none.py::test"),
    ],
)
def test_an_entry_that_cannot_be_planted_is_named(house: Path, wrong: Mutant, said: str) -> None:
    assert complaint(wrong, house) == said
