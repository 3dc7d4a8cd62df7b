"""Is a deal marked as seen exactly when people held more seats of it than when it was dealt?"""

from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.table import Table
from tests.engine.test_table import A, B, C, plays, table_of

THREE = (A, B, C)


def sits(table: Table, player: str, kind: str) -> None:
    """Let somebody of ``kind`` sit down for ``player``."""
    assert table.replace_seat(player, kind, "Ada") is None  # type: ignore[arg-type]


def test_a_person_who_takes_a_second_seat_in_mid_deal_has_seen_the_deal():
    table = plays(table_of(PERSON, "steady", "steady"), 3)
    assert not table.seen.deals[-1] and table.would_be_seen({B: PERSON})
    sits(table, B, PERSON)
    assert table.seen.deals == (True,) and not table.would_be_seen({C: PERSON})
    sits(table, B, "steady")
    plays(table, 60)
    assert table.seen.deals[0] and not table.seen.deals[-1]
    assert next(past.seen for past in table.seat(A).past()) and not table.seat(A).past()[-1].seen


def test_leaving_a_seat_and_coming_back_shows_nothing_new():
    table = plays(table_of(PERSON, PERSON, "steady"), 3)
    assert not table.would_be_seen({B: "steady"}) and not table.would_be_seen({A: PERSON, C: "master"})
    sits(table, B, "steady")
    sits(table, B, PERSON)
    assert table.seen.deals == (False,)


def test_one_who_only_looked_on_may_sit_down_once():
    table = plays(table_of("steady", "steady", "steady"), 3)
    assert not table.would_be_seen({A: PERSON}) and table.would_be_seen({A: PERSON, B: PERSON})
    sits(table, A, PERSON)
    assert table.seen.deals == (False,) and table.would_be_seen({C: PERSON})


def test_taking_back_does_not_hide_what_was_seen():
    table = plays(table_of(PERSON, "steady", "steady"), 3)
    sits(table, C, PERSON)
    sits(table, C, "steady")
    assert not isinstance(table.restart(), Refusal)
    assert table.seen.deals == (True,)
    assert not isinstance(table.take_cards_back(), Refusal)
    assert table.seen.deals == ()
    table.chance()  # the same cards again
    assert table.seen.deals == (True,)


def test_between_deals_seats_change_freely():
    table = plays(table_of(PERSON, "steady", "steady"), 52)
    while not table.session.between_deals:
        plays(table, 1)
    sits(table, B, PERSON)
    assert not any(table.seen.deals) and not table.would_be_seen({C: PERSON})


@given(st.lists(st.tuples(st.sampled_from(THREE), st.sampled_from([PERSON, "steady"])), max_size=6))
def test_seen_is_told_from_the_seats_that_people_held(changes):
    """Against a count by hand: the seats held by people at the deal, and those held later."""
    table = table_of(PERSON, "steady", "steady")
    first, ever = {A}, {A}
    for player, kind in changes:
        now = set(table.persons) | ({player} if kind == PERSON else set())
        now -= set() if kind == PERSON else {player}
        assert table.would_be_seen({player: kind}) == (not table.seen.deals[-1] and len(ever | now) > len(first))
        sits(table, player, kind)
        ever |= now
        assert table.seen.deals == (len(ever) > len(first),)
        assert table.people[table.session.entrant_of[player] - 1] == Person("Ada", kind)
