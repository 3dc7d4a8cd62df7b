"""Is nothing lost of a file that only grows, whatever is wrong with it, and is that told in a sentence?"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.problems.kept_lines import LARGEST
from dummywhist.ui.desk.line_file import LineFile

Found = tuple[list[int], list[DummyWhistError]]


def numbers(lines: Sequence[str]) -> Found:
    found: list[int] = []
    wrong: list[DummyWhistError] = []
    for at, line in enumerate(filter(None, lines), 1):
        try:
            found.append(int(line))
        except ValueError:
            wrong.append(Unreadable("problem.try", text=line).at(at))
    return found, wrong


def left(found: Found) -> tuple[list[DummyWhistError], list[str]]:
    return found[1], [str(one) for one in found[0]]


@pytest.fixture
def told() -> list[str]:
    return []


def file_at(path: Path, told: list[str]) -> LineFile:
    return LineFile(lambda: path, told.append)


def test_lines_are_read_and_added(qapp: object, tmp_path: Path, told: list[str]) -> None:
    file = file_at(tmp_path / "new" / "a.log", told)
    assert file.read(numbers, left) == ([], [])
    file.add("7")
    file.add("8")
    assert file.read(numbers, left)[0] == [7, 8] and not told


def test_torn_lines_are_set_aside_and_told(qapp: object, tmp_path: Path, told: list[str]) -> None:
    path = tmp_path / "a.log"
    path.write_bytes(b"7\nseven\n8\n\xff\n")
    file = file_at(path, told)
    assert file.read(numbers, left)[0] == [7, 8]
    assert told == ["Two lines of a.log could not be read and were set aside in a.log.torn. The others are there."]
    file.add("9")
    assert path.read_text() == "7\n8\n9\n" and (tmp_path / "a.log.torn").read_bytes() == b"seven\n\xff\n"


def test_a_file_that_is_too_large_is_left_as_it_is(qapp: object, tmp_path: Path, told: list[str]) -> None:
    path = tmp_path / "a.log"
    path.write_bytes(b"7\n" * LARGEST)
    file = file_at(path, told)
    assert file.read(numbers, left) == ([], [])
    file.add("9")
    assert path.stat().st_size == 2 * LARGEST
    assert len(told) == 1 and told[0].startswith("The file a.log is left as it is, and nothing is added to it: ")


def test_what_is_no_file_is_left_as_it_is(qapp: object, tmp_path: Path, told: list[str]) -> None:
    path = tmp_path / "a.log"
    path.mkdir()
    file = file_at(path, told)
    assert file.read(numbers, left) == ([], [])
    file.add("9")
    assert len(told) == 1 and told[0].startswith("The file a.log is left as it is, and nothing is added to it: ")


def test_a_line_that_cannot_be_added_is_told(qapp: object, tmp_path: Path, told: list[str]) -> None:
    path = tmp_path / "a.log"
    file = file_at(path, told)
    file.read(numbers, left)
    path.mkdir()
    file.add("9")
    assert len(told) == 1 and told[0].startswith("Nothing could be added to a.log: ")
