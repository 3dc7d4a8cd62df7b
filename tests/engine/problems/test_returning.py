"""When does a problem come back?"""

from datetime import date, timedelta

import pytest

from dummywhist.engine.problems.returning import DAYS, Standing, Try, due, read_log, read_try, standings, try_text

MONDAY = date(2026, 11, 23)


def day(after: int) -> date:
    return MONDAY + timedelta(days=after)


def test_solved_at_once_it_comes_back_later_each_time_until_it_is_known() -> None:
    tries, when = [], 0
    for gap in DAYS:
        tries.append(Try(day(when), "14", "first"))
        when += gap
        assert standings(tries) == {"14": Standing(len(tries), day(when))}
    tries.append(Try(day(when), "14", "first"))
    assert standings(tries)["14"].due is None
    assert due(standings(tries), day(9999)) == ()


def test_solved_after_a_wrong_card_it_stays_at_its_step() -> None:
    tries = [Try(day(0), "14", "first"), Try(day(1), "14", "first"), Try(day(4), "14", "later")]
    assert standings(tries)["14"] == Standing(2, day(7))
    assert standings([Try(day(0), "2", "later")])["2"] == Standing(1, day(1))


def test_shown_it_begins_again() -> None:
    tries = [Try(day(0), "14", "first"), Try(day(1), "14", "first"), Try(day(4), "14", "shown")]
    assert standings(tries)["14"] == Standing(1, day(5))


def test_what_is_known_begins_again_when_it_was_shown() -> None:
    tries = [*(Try(day(0), "14", "first") for _ in range(6)), Try(day(1), "14", "shown")]
    assert standings(tries)["14"] == Standing(1, day(2))


def test_what_is_not_wanted_again_is_not_due_until_it_is_asked_for() -> None:
    tries = [Try(day(0), "14", "first"), Try(day(1), "14", "first"), Try(day(2), "14", "never")]
    found = standings(tries)
    assert found["14"] == Standing(2, None, never=True) and due(found, day(999)) == ()
    assert standings([*tries, Try(day(3), "14", "never"), Try(day(4), "14", "again")]) == standings(tries[:2])
    assert standings([Try(day(0), "2", "never"), Try(day(0), "2", "again")]) == {}
    assert standings([Try(day(0), "2", "again")]) == {}


def test_who_tries_it_all_the_same_wants_it_again() -> None:
    tries = [Try(day(0), "14", "first"), Try(day(0), "14", "never"), Try(day(5), "14", "first")]
    assert standings(tries)["14"] == Standing(2, day(8))


def test_due_from_its_day_on_the_earliest_step_first() -> None:
    tries = [Try(day(0), "1", "first"), Try(day(1), "1", "first"), Try(day(2), "2", "shown"), Try(day(1), "3", "later")]
    found = standings(tries)
    assert due(found, day(1)) == ()
    assert due(found, day(2)) == ("3",)
    assert due(found, day(3)) == ("3", "2")
    assert due(found, day(400)) == ("3", "2", "1")


def test_a_try_is_read_as_it_was_written() -> None:
    one = Try(MONDAY, "14", "later")
    assert try_text(one) == "2026-11-23 14 later"
    assert read_try(try_text(one)) == one


@pytest.mark.parametrize("line", ["2026-11-31 14 first", "2026-11-23 14", "2026-11-23 14 won", "x 14 first", "a b c d"])
def test_a_broken_line_is_named_and_the_others_are_read(line: str) -> None:
    log = read_log(["2026-11-23 14 first", "", line, "2026-11-24 14 shown"])
    assert [one.how for one in log.tries] == ["first", "shown"]
    assert [str(error).partition(" “")[0] for error in log.left_out] == ["line 3:"]


def test_of_those_that_wait_alike_the_smaller_number_comes_first() -> None:
    found = standings([Try(day(1), name, "shown") for name in ("10", "9", "100", "2")])
    assert due(found, day(2)) == ("2", "9", "10", "100")
