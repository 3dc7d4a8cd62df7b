"""Are tries kept line by line, is nothing lost by a torn line, and is the deal of a day the same for everybody?"""

from datetime import date
from pathlib import Path

import pytest

from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.daily import number_of_the_day
from dummywhist.engine.problems.kept_lines import LARGEST, append_line, read_lines, set_aside
from dummywhist.engine.problems.returning import Log, Try, read_log, try_text

FIRST = Try(date(2026, 11, 23), "14", "first")
SHOWN = Try(date(2026, 11, 24), "3", "shown")


def tries_in(path: Path) -> Log:
    return read_log(read_lines(path))


def put_aside(path: Path) -> str:
    log = tries_in(path)
    return set_aside(path, log.left_out, map(try_text, log.tries))


def test_a_try_is_a_line_and_no_file_is_no_try(tmp_path: Path) -> None:
    path = tmp_path / "new" / "problems.log"
    assert tries_in(path).tries == ()
    append_line(path, try_text(FIRST))
    append_line(path, try_text(SHOWN))
    assert path.read_text(encoding="ascii") == "2026-11-23 14 first\n2026-11-24 3 shown\n"
    assert tries_in(path).tries == (FIRST, SHOWN) and not tries_in(path).left_out


def test_after_a_torn_line_the_next_try_has_a_line_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "problems.log"
    path.write_bytes(b"2026-11-23 14 first\n2026-11-2")
    append_line(path, try_text(SHOWN))
    log = tries_in(path)
    assert log.tries == (FIRST, SHOWN)
    assert [error.line for error in log.left_out if isinstance(error, Unreadable)] == [2]


def test_torn_lines_are_set_aside_byte_by_byte_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "problems.log"
    path.write_bytes(b"\xff\xfe\n2026-11-23 14 first\nnonsense\n")
    name = put_aside(path)
    assert (tmp_path / name).read_bytes() == b"\xff\xfe\nnonsense\n"
    assert path.read_bytes() == b"2026-11-23 14 first\n"
    path.write_bytes(b"2026-11-23 14 first\nmore\n")
    put_aside(path)
    assert (tmp_path / name).read_bytes() == b"\xff\xfe\nnonsense\nmore\n"
    assert put_aside(path) == ""


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "problems.log"
    path.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(Unreadable):
        tries_in(path)


def test_the_deal_of_a_day_follows_from_game_rules_and_day_alone() -> None:
    day = date(2026, 11, 27)
    number = number_of_the_day("english-dummy", {"game": 7, "honours": "off"}, day)
    assert number == number_of_the_day("english-dummy", {"honours": "off", "game": 7}, day)
    assert number == 16526601826780051541 < NUMBERS
    others = {
        number_of_the_day("english-dummy", {}, day),
        number_of_the_day("mort-3", {"game": 7, "honours": "off"}, day),
        number_of_the_day("english-dummy", {"game": 7, "honours": "off"}, date(2026, 11, 28)),
    }
    assert number not in others and len(others) == 3
