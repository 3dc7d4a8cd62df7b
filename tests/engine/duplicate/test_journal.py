"""What can be entered, and what does it change? Nothing that was entered is lost."""

import pytest

from dummywhist.engine.duplicate.forms import Plan
from dummywhist.engine.duplicate.journal import (
    Back,
    Called,
    Correction,
    Named,
    NewDeal,
    Noted,
    Result,
    Stopped,
    missing,
)
from dummywhist.engine.duplicate.match import Match, Told, begun, entered
from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Revoked, TakesAverage
from dummywhist.engine.duplicate.tray import dealt
from dummywhist.engine.errors import Unlawful, Unreadable
from tests.engine.duplicate.playing import full, setup

FIRST = Place(1, 1, 1)


def after(match: Match, *entries) -> Match:
    for entry in entries:
        match = entered(match, Noted(entry))
    return match


@pytest.fixture
def match() -> Match:
    """Three tables, one tray in each set."""
    return begun(setup("mitchell", 6, trays=1))


def test_DW_TRAY_2_a_result_stands_where_it_was_entered(match):
    later = after(match, Result(FIRST, Made(7)))
    assert later.standing.results == {FIRST: Made(7)} and match.standing.results == {}
    assert Made(7).tricks(NS) + Made(7).tricks(EW) == 13


def test_a_correction_takes_the_place_and_both_stay_in_the_journal(match):
    later = after(match, Result(FIRST, Made(7)), Correction(FIRST, Made(8)))
    assert later.standing.results == {FIRST: Made(8)}
    assert [noted.entry.played for noted in later.journal] == [Made(7), Made(8)]


def test_the_last_entry_that_stands_is_taken_back(match):
    states = [match]
    for entry in (
        Result(FIRST, Made(7)), Correction(FIRST, TakesAverage()), Called(2), NewDeal(2, 77009), Stopped(5, 1),
        Named(1, ("Max", "Ana")),
    ):  # fmt: skip
        states.append(after(states[-1], entry))
    match = states.pop()
    while states:
        match = after(match, Back())
        assert match.standing == states.pop().standing
    with pytest.raises(Unlawful, match="Nothing stands that could be taken back"):
        after(match, Back())


def test_what_is_missing_in_the_rounds_that_were_called(match):
    plan, movement = match.setup.plan, match.movement
    assert missing(plan, movement, match.standing, 1) == (Place(1, 1, 1), Place(1, 2, 2), Place(1, 3, 3))
    later = after(match, Result(Place(1, 2, 2), Made(3)), Called(2))
    assert len(missing(plan, movement, later.standing, 2)) == 5


def test_who_has_left_leaves_his_adversaries_idle_and_his_results_stand(match):
    later = after(match, Result(FIRST, Made(7)), Stopped(1, 1), Called(2))
    assert FIRST in later.standing.results
    assert [place.table for place in missing(match.setup.plan, match.movement, later.standing, 2)] == [2, 3, 2, 3]
    with pytest.raises(Unlawful, match="Entrant 1 has left, and table 1 sits out"):
        after(later, Result(Place(2, 1, 3), Made(7)))


def test_DW_TRAY_2_a_new_deal_takes_away_what_was_made_with_the_old_cards():
    match = after(begun(setup("mitchell", 4, trays=1)), Result(FIRST, Made(7)), NewDeal(1, 77009))
    assert match.standing.results == {} and match.standing.anew == {1: 77009}
    assert match.tray(1) == dealt(1, 77009)
    match = after(match, Result(FIRST, Made(9)))
    assert match.standing.results == {FIRST: Made(9)}
    assert after(match, NewDeal(1)).tray(1) is None


def test_names_are_told_at_first_or_later(match):
    told = begun(match.setup).setup
    assert match.name_of(4) == "4" and match.team_name(2) == "2"
    later = after(match, Named(4, ("Nell", "Carl")))
    assert later.name_of(4) == "Nell / Carl" and later.names_of(4) == ("Nell", "Carl")
    assert told.names == ()
    named = begun(setup("teams", 3, "teams"))
    assert named.movement.labels[:3] == ("1NS", "1EW", "2NS") and named.team_name(1) == "1"
    assert Told(1, ("The Bulls",)).names == ("The Bulls",)


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ([Result(FIRST, Made(14))], "Thirteen tricks at most, and these are 14."),
        ([Result(FIRST, Made(7)), Result(FIRST, Made(8))], "Tray 1 has a result of table 1 already"),
        ([Correction(FIRST, Made(8))], "Tray 1 has no result of table 1 that could be corrected."),
        ([Result(Place(4, 1, 1), Made(7))], "There is no round 4; there are 3."),
        ([Result(Place(1, 4, 1), Made(7))], "There is no table 4; there are 3."),
        ([Result(Place(1, 1, 4), Made(7))], "There is no tray 4; there are 3."),
        ([Result(Place(1, 1, 2), Made(7))], "Tray 2 is not at table 1 in round 1."),
        ([Result(Place(2, 1, 3), Made(7))], "Round 2 has not been called: round 1 is being played."),
        ([Result(FIRST, Made(7, Revoked(EW, 1, 7)))], "Who made 6 tricks cannot have had 7 before the revoke."),
        ([Result(FIRST, Made(7, Revoked(NS, 0, 0)))], "One to thirteen revokes are counted, not 0."),
        ([Called(3)], "Round 2 is called next, not 3."),
        ([Called(2), Called(3), Called(4)], "Round 3 is the last one."),
        ([Stopped(1, 1), Stopped(1, 2)], "Entrant 1 has left already."),
        ([Stopped(1, 3)], "There is no round 3; there are 3."),
        ([Result(FIRST, Made(7)), Stopped(1, 0)], "Entrant 1 cannot leave after round 0: there is a result of"),
        ([Result(FIRST, Made(7)), NewDeal(1)], "Tray 1 has been played, and where there are three tables nobody"),
        ([NewDeal(9)], "There is no tray 9; there are 3."),
        ([NewDeal(1, 1 << 64)], "is no deal number"),
        ([Named(1, ("Max",))], "Entrant 1 has two names, parted by “ / ”, and these are one."),
        ([Named(1, ("Max", "x" * 200))], "A name has one to 40 characters that can be printed."),
        ([Named(1, ("Max", "A / B"))], "parted by “ / ”"),
    ],
)  # fmt: skip
def test_what_cannot_be_entered_is_refused_and_changes_nothing(match, entries, sentence):
    *before, last = entries
    match = after(match, *before)
    with pytest.raises((Unlawful, Unreadable)) as refused:
        after(match, last)
    assert sentence in str(refused.value)


def test_nobody_plays_where_a_pair_is_lacking():
    match = begun(setup("mitchell", 5, trays=1))
    with pytest.raises(Unlawful, match="Nobody plays at table 3 in round 1"):
        after(match, Result(Place(1, 3, 3), Made(7)))


@pytest.mark.parametrize(("at", "by"), [("20 15", ""), ("x" * 41, ""), ("-", ""), ("", "[Ruth]"), ("", "x" * 200)])
def test_when_and_by_whom_is_written_so_that_it_can_be_read(match, at, by):
    with pytest.raises(Unreadable):
        entered(match, Noted(Called(2), at, by))


def test_a_full_match_lacks_nothing():
    match = full(setup("skip", 8, trays=2), lambda *_: 7)
    assert missing(match.setup.plan, match.movement, match.standing, 99) == ()
    assert len(match.standing.results) == 4 * 3 * 2
    assert isinstance(match.setup.plan, Plan)
