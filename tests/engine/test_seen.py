"""Is a deal marked as seen exactly when people held more seats of it than when it was dealt?"""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.table import Table
from tests.engine.record.anybody import random_proposal
from tests.engine.test_table import A, B, C, plays, table_of

THREE = (A, B, C)


def sits(table: Table, player: str, kind: str) -> None:
    """Let somebody of ``kind`` sit down for ``player``."""
    assert table.replace_seat(player, kind, "Ada") is None  # type: ignore[arg-type]


def would(table: Table, kinds: dict) -> bool:
    """Whether the deal on the table would be seen if somebody of these kinds sat down for the players."""
    return table.would_be_seen({player: Person("Ada", kind) for player, kind in kinds.items()})


def test_a_person_who_takes_a_second_seat_in_mid_deal_has_seen_the_deal():
    table = plays(table_of(PERSON, "steady", "steady"), 3)
    assert not table.seen.deals[-1] and would(table, {B: PERSON})
    sits(table, B, PERSON)
    assert table.seen.deals == (True,) and not would(table, {C: PERSON})
    sits(table, B, "steady")
    plays(table, 60)
    assert table.seen.deals[0] and not table.seen.deals[-1]
    assert next(past.seen for past in table.seat(A).past()) and not table.seat(A).past()[-1].seen


def test_leaving_a_seat_and_coming_back_shows_nothing_new():
    table = plays(table_of(PERSON, PERSON, "steady"), 3)
    assert not would(table, {B: "steady"}) and not would(table, {A: PERSON, C: "master"})
    sits(table, B, "steady")
    sits(table, B, PERSON)
    assert table.seen.deals == (False,)


def test_one_who_only_looked_on_may_sit_down_once():
    table = plays(table_of("steady", "steady", "steady"), 3)
    assert not would(table, {A: PERSON}) and would(table, {A: PERSON, B: PERSON})
    sits(table, A, PERSON)
    assert table.seen.deals == (False,) and would(table, {C: PERSON})


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
    assert not any(table.seen.deals) and not would(table, {C: PERSON})


@given(st.lists(st.tuples(st.sampled_from(THREE), st.sampled_from([PERSON, "steady"])), max_size=6))
def test_seen_is_told_from_the_seats_that_people_held(changes):
    """Against a count by hand: the seats held by people at the deal, and those held later."""
    table = table_of(PERSON, "steady", "steady")
    first, ever = {A}, {A}
    for player, kind in changes:
        now = set(table.persons) | ({player} if kind == PERSON else set())
        now -= set() if kind == PERSON else {player}
        assert would(table, {player: kind}) == (not table.seen.deals[-1] and len(ever | now) > len(first))
        sits(table, player, kind)
        ever |= now
        assert table.seen.deals == (len(ever) > len(first),)
        assert table.people[table.session.entrant_of[player] - 1] == Person("Ada", kind)


def test_whoever_changes_places_with_another_person_sees_a_second_hand():
    table = plays(table_of(PERSON, PERSON, "steady"), 3)
    ruth, tom = table.people[:2]
    assert not table.would_be_seen({A: Person("Ida", PERSON)})  # somebody else comes, who has seen nothing
    assert table.would_be_seen({A: tom, B: ruth}) and table.would_be_seen({A: tom})
    assert table.replace_seat(A, PERSON, tom.name) is None and table.replace_seat(B, PERSON, ruth.name) is None
    assert table.seen.deals == (True,)


def counted(table: Table) -> Table:
    """Play the first deal of the table out, up to its count."""
    while not table.session.deals:
        step(table)
    return table


def step(table: Table) -> None:
    """Do the next thing that can be done."""
    if table.waits_for_chance:
        table.chance()
    else:
        assert not isinstance(table.submit(table.pending() or random_proposal(table, Random(1))), Refusal)


def test_a_deal_that_was_counted_and_lies_on_the_table_again_is_seen():
    table = counted(table_of(PERSON, "steady", "steady"))
    assert table.seen.deals == (False,)
    assert not isinstance(table.restart(), Refusal)
    assert table.seen.deals == (True,)


def test_the_same_cards_in_a_later_deal_are_seen_and_the_first_deal_of_them_is_not():
    table = counted(table_of(PERSON, "steady", "steady"))
    assert table.ask_number(table.deal_number) is None
    while len(table.seen.deals) < 2:
        step(table)
    assert table.seen.deals == (False, True)


def test_who_waits_sees_no_hand_and_may_sit_down_later():
    """Of five people the one who waits counts for nothing: an exchange with him shows him his first hand."""
    people = [Person(name, PERSON if name == "Ida" else "random") for name in ("Ruth", "Tom", "Ida", "Max", "Joan")]
    sat = ((1, 1), (2, 1), (3, 2), (4, 1))
    table = Table(new_record("classic-whist", {}, people, sat), None, lambda: 1)
    while table.session.deal is None or not any(table.session.deal.dealt):
        step(table)
    assert table.session.waiting == (3,) and table.seen.deals == (False,)
    assert not would(table, {A: PERSON}) and would(table, {A: PERSON, B: PERSON})
