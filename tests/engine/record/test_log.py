"""Does a journal fold to the table as it stands, and can what was taken back be done again?"""

from random import Random

import pytest

from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.actions.session import AgreeOrder, ChangeRules
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.errors import Contradiction, Unlawful, Unreadable
from dummywhist.engine.record.log import Entry, Log, SeatChange, TakeBack, new_record, sitters
from dummywhist.engine.record.people import Person
from dummywhist.engine.session.session import actors, apply, choices, start
from dummywhist.engine.table import Table
from tests.engine.record.anybody import anything, some_record
from tests.playing import english_dummy, session_log

PEOPLE = (Person("Ruth", "person"), Person("Edith", "steady"), Person("Max", "beginner"))


def begun(entries: int) -> Log:
    """Return a log with so many entries of a session played at random."""
    log = Log(new_record("english-dummy", {}, PEOPLE))
    for by, action in session_log(english_dummy(), Random(1), deals=2)[0][:entries]:
        log.write(Entry(by, action))
    return log


def test_the_session_is_the_fold_of_the_entries_that_stand():
    log = begun(80)
    session = start(english_dummy())
    for number, (by, action) in enumerate(log.entries):
        assert log.sessions[number] == session
        session, _ = apply(session, by, action)
    assert log.session == session


def test_a_take_back_leaves_what_stood_before():
    log = begun(80)
    gone = log.entries[60:]
    log.write(TakeBack(20))
    assert log.entries == begun(60).entries and log.session == begun(60).session
    assert log.taken_back[::-1] == gone
    assert len(log.journal) == 81


def test_doing_again_leaves_the_rest_to_be_done_again():
    log = begun(80)
    log.write(TakeBack(20))
    first, second = log.taken_back[-1], log.taken_back[-2]
    log.write(first)
    assert log.taken_back[-1] == second and len(log.taken_back) == 19


def test_doing_something_else_drops_it_but_the_journal_keeps_it():
    log = begun(80)
    taken = tuple(log.entries)
    log.write(TakeBack(20))
    log.write(Entry(TABLE, ChangeRules((("game", 7),))))
    assert not log.taken_back
    assert tuple(line for line in log.journal if isinstance(line, Entry))[:80] == taken


def test_taking_back_twice_stacks():
    log = begun(80)
    gone = log.entries[50:]
    log.write(TakeBack(20))
    log.write(TakeBack(10))
    assert log.taken_back[::-1] == gone


def test_actions_without_content_are_told_apart():
    assert Entry(TABLE, Quit()) != Entry(TABLE, CountDeal())
    assert Entry(TABLE, Quit()) == Entry(TABLE, Quit())
    assert Entry(TABLE, Quit()) != Entry(By("A"), Quit())


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (TakeBack(0), Unreadable),
        (TakeBack(81), Unreadable),
        (SeatChange(4, PEOPLE[0]), Unreadable),
        (SeatChange(1, Person("", "person")), Unreadable),
        (SeatChange(1, Person("a\tb\x07", "person")), Unreadable),
        (SeatChange(1, Person("Ruth", "champion")), Unreadable),
        (Entry(TABLE, CountDeal()), Unlawful),
        (Entry(TABLE, ChangeRules((("steak", 7),))), Unreadable),
        (Entry(TABLE, ChangeRules((("concession", 2),))), Contradiction),
    ],
)
def test_what_cannot_be_leaves_the_log_as_it_was(line, error):
    log = begun(80)
    with pytest.raises(error):
        log.write(line)
    assert (log.entries, log.people, len(log.journal)) == (begun(80).entries, list(PEOPLE), 80)
    assert log.session == begun(80).session


def test_names_and_rules_are_kept_as_they_are_written():
    log = begun(80)
    log.write(SeatChange(2, Person("  Edith  the\tElder ", "person")))
    assert log.people[1] == Person("Edith the Elder", "person") == log.journal[-1].person
    log.write(Entry(TABLE, ChangeRules((("stake", "7"), ("game", 5)))))
    assert log.journal[-1] == Entry(TABLE, ChangeRules((("stake", 7),)))


@pytest.mark.parametrize(
    ("changes", "people", "error"),
    [
        ({}, PEOPLE[:2], Unreadable),
        ({"steak": 1}, PEOPLE, Unreadable),
        ({"game": 6}, PEOPLE, Unreadable),
        ({"concession": 2}, PEOPLE, Contradiction),
    ],
)
def test_there_is_no_record_of_a_table_that_cannot_be(changes, people, error):
    with pytest.raises(error):
        new_record("english-dummy", changes, people)


def test_a_record_keeps_differences_only():
    assert new_record("english-dummy", {"game": 5, "stake": 2}, PEOPLE).settings == {"stake": 2}


def test_the_log_of_a_record_is_the_log_that_wrote_it():
    dice = Random(9)
    log = Log(some_record(dice))
    table = Table(log)
    for _ in range(300):
        anything(table, dice, calm=0.7)
    again = Log(log.record)
    for name in ("entries", "journal", "people", "sessions", "taken_back"):
        assert getattr(again, name) == getattr(log, name), name


def test_who_sat_there_is_known_of_every_entry_that_stands():
    log = Log(new_record("english-dummy", {"first_dummy": "agreed"}, PEOPLE))
    log.write(Entry(TABLE, AgreeOrder((1, 2, 3))))
    log.write(SeatChange(2, Person("Ada", "master")))
    next_one = next(iter(choices(log.session, actors(log.session)[0])))
    log.write(Entry(actors(log.session)[0], next_one))
    log.write(TakeBack(1))
    log.write(SeatChange(2, Person("Ben", "strong")))
    log.write(Entry(actors(log.session)[0], next_one))
    sat = sitters(log.record)
    assert len(sat) == len(log.entries) == 2
    assert sat == (PEOPLE, (PEOPLE[0], Person("Ben", "strong"), PEOPLE[2]))
