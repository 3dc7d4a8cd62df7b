"""Who plays where more sit down than there are places, and who goes out after a rubber? By the rulebook's ids."""

from itertools import count, pairwise

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.deal.actions.session import ABANDON, Draw
from dummywhist.engine.deal.layout import CHANCE, TABLE
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.record.log import Entry, Log, SeatChange, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.automation import EVERYTHING
from dummywhist.engine.schedule import sat_after
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.session.event import CardsDrawn, PlacesFound
from dummywhist.engine.session.places import contenders, drawing_for_places, parted, placed
from dummywhist.engine.session.session import Session, actors, apply, start
from dummywhist.engine.table import Table
from tests.laws.dealing import A, B, C, D, rules_of

SIX = tuple(Person(name, "random") for name in ("Ruth", "Tom", "Ida", "Max", "Edith", "Joan"))
WHIST = rules_of("classic-whist")


def drawn(session: Session, cards: str) -> tuple[Session, tuple[object, ...]]:
    """Let those who must draw these cards, in the order of their numbers."""
    found = zip(session.drawing, map(read_card, cards.split()), strict=True)
    return apply(session, CHANCE, Draw(tuple(found)))


def table_of(people=SIX, game="classic-whist", sat=(), **changes) -> Table:
    numbers = count(1)
    return Table(new_record(game, changes, people, sat), None, lambda: next(numbers), automation=EVERYTHING)


def played(table: Table) -> Table:
    """Play a session to its end, whatever is chosen."""
    while table.session.stage != "over":
        if table.waits_for_chance:
            table.chance()
            continue
        step = table.pending()
        if step is None:
            by = next(by for by in table.actors if table.choices(by))
            step = Proposal(by, next(iter(table.choices(by))), table.stamp)
        assert not isinstance(table.submit(step), Refusal)
    return table


def test_W_CUT_2_the_four_lowest_draws_play_and_draw_again_for_partners():
    session, events = drawn(start(WHIST, 6), "S9 HA CK D2 S3 HQ")
    assert (session.table, session.waiting) == ((1, 2, 4, 5), (3, 6)) and session.stage == "cut"
    assert events[-1] == PlacesFound((1, 2, 4, 5), (3, 6))
    assert session.drawing == (1, 2, 4, 5) and session.draws == ()  # the whole pack is spread again (MO-11)
    session, _ = drawn(session, "S9 HA CK D2")
    assert session.stage == "deal" and session.order == (2, 5, 1, 4)
    assert session.entrant_of == {A: 2, B: 5, C: 1, D: 4}
    assert session.rubber.seats == (B, D, A, C)


def test_W_CUT_2_no_more_than_six_and_as_many_as_play_draw_but_once():
    with pytest.raises(Unreadable):
        new_record("classic-whist", {}, (*SIX, Person("Ann", "random")))
    with pytest.raises(Unreadable):
        new_record("english-dummy", {}, SIX[:4])  # ED-97: the English game knows no fourth candidate
    session = start(WHIST)
    assert session.table == (1, 2, 3, 4) and not session.waiting and session.drawing == (1, 2, 3, 4)


def test_W_CUT_4_only_those_draw_again_of_whom_some_would_have_a_place():
    session, events = drawn(start(WHIST, 6), "S9 HA H9 D2 C9 HQ")
    assert session.table == () and events == (CardsDrawn(session.draws[0].cards, (1, 3, 5)),)
    session, _ = drawn(session, "D7 DK DA")
    assert session.table == (1, 2, 4, 5)
    session, _ = drawn(start(WHIST, 6), "S9 H9 CK D2 S3 HK")
    assert session.table == (1, 2, 4, 5)  # the two nines play, and the two kings wait: nobody need draw again


def test_W_CUT_5_three_equal_and_one_of_them_out():
    groups = parted(contenders(5, ()), dict(enumerate(map(read_card, ["HA", "SA", "CA", "D2", "H5"]), 1)), False)
    assert drawing_for_places(groups, 4) == () and placed(groups, 4) == (1, 2, 3, 4)
    groups = parted(contenders(5, ()), dict(enumerate(map(read_card, ["HK", "SK", "CK", "D2", "H5"]), 1)), False)
    assert drawing_for_places(groups, 4) == (1, 2, 3)


def test_W_CUT_6_by_suit_nobody_draws_again():
    session, _ = drawn(start(rules_of("classic-whist", cut_ties="suit_rank"), 5), "S9 H9 C9 D9 D2")
    assert session.waiting == (1,)


@pytest.mark.parametrize(
    ("entrants", "sat", "drawing", "stay"),
    [
        (5, ((1, 1), (2, 1), (3, 1), (4, 1)), (1, 2, 3, 4), None),
        (5, ((1, 2), (2, 1), (3, 2), (5, 2)), (1, 3, 5), None),
        (5, ((1, 3), (2, 1), (3, 2), (5, 2)), (), (2, 3, 4, 5)),
        (6, ((1, 2), (2, 1), (3, 2), (5, 1)), (), (2, 4, 5, 6)),
        (6, ((1, 1), (2, 1), (3, 1), (5, 1)), (1, 2, 3, 5), None),
        (6, ((1, 2), (2, 1), (3, 1), (5, 1)), (2, 3, 5), None),
    ],
)
def test_W_CUT_7_those_who_have_played_most_rubbers_in_a_row_go_out(entrants, sat, drawing, stay):
    session = start(WHIST, entrants, sat)
    if stay is None:
        assert session.table == () and session.drawing == drawing
    else:
        assert session.table == stay and session.drawing == stay


def test_W_CUT_7_the_highest_cut_goes_out():
    session, _ = drawn(start(WHIST, 6, ((1, 1), (2, 1), (3, 1), (4, 1))), "SK S2 HA HQ")
    assert session.table == (2, 3, 5, 6) and session.waiting == (1, 4)


def test_W_CUT_7_an_evening_of_six():
    """Nobody waits for two rubbers, nobody plays more than two in a row, and partners are cut for anew."""
    table, sat, rows = table_of(), (), []
    for _ in range(4):
        played(table)
        assert read_record(record_text(table.record).encode()).log.record == table.record
        rows.append(set(table.session.table))
        assert sat_after(table.session) == tuple((who, dict(sat).get(who, 0) + 1) for who in sorted(rows[-1]))
        record = table.following()
        sat = record.sat
        assert record.people == SIX
        table = table_of(sat=sat)
    for one, other in pairwise(rows):
        assert set(range(1, 7)) - one <= other and len(one & other) == 2


def test_W_CUT_7_a_session_that_was_broken_off_or_is_on_has_no_next_one():
    table = table_of()
    assert table.following() is None
    while not table.session.order:
        table.chance()
    assert not isinstance(table.submit(Proposal(TABLE, ABANDON, table.stamp)), Refusal)
    assert table.following() is None and played(table_of(SIX[:4])).following() is None


def test_MO_2_9_11_after_a_tournee_all_cut_afresh_with_equal_rights():
    session = start(rules_of("mort-4"), 6)
    assert session.drawing == (1, 2, 3, 4, 5, 6)
    session, _ = drawn(session, "S9 HA CK D2 S3 HQ")
    assert session.drawing == (1, 2, 4, 5)
    table = played(table_of(SIX[:5], "mort-4"))
    assert len(table.session.rubbers) == 4 and len(table.session.waiting) == 1
    again = table.following()
    assert again.sat == () and Log(again).session.table == ()


def test_W_CUT_8_a_computer_sits_down_in_a_rubber_for_one_who_leaves():
    table = table_of(SIX[:5])
    while not table.session.order:
        table.chance()
    entrant = table.session.entrant_of[A]
    assert table.replace_seat(A, "steady", "Clara") is None
    assert table.record.journal[-1] == SeatChange(entrant, Person("Clara", "steady"))
    assert table.session.stage == "deal" and table.person_of(A).name == "Clara"


@pytest.mark.parametrize("sat", ["1:1 2:1 3:1", "1:1 1:1 2:1 3:1", "1:0 2:1 3:1 4:1", "1:1 2:1 3:1 6:1"])
def test_who_sat_before_is_four_of_five(sat):
    head = "dummywhist record 2\ngame classic-whist\n"
    people = "".join(f"entrant {number} random {one.name}\n" for number, one in enumerate(SIX[:5], 1))
    with pytest.raises(Unreadable):
        read_record(f"{head}{people}sat {sat}\n".encode())
    assert read_record(f"{head}{people}sat 1:1 2:1 3:1 5:2\n".encode()).log.session.table == (1, 2, 3, 4)


def test_a_record_of_the_first_version_knows_nobody_who_waits():
    people = "".join(f"entrant {number} random {one.name}\n" for number, one in enumerate(SIX[:5], 1))
    with pytest.raises(Unreadable) as refused:
        read_record(f"dummywhist record 1\ngame classic-whist\n{people}".encode())
    assert refused.value.message.key == "unreadable.too_many"
    assert record_text(new_record("mort-4", {}, SIX[:5])).startswith("dummywhist record 2\n")


def test_partners_are_not_agreed_where_others_wait_and_a_tournee_of_mort_asks_for_nobody_who_sat():
    with pytest.raises(Unreadable):
        new_record("classic-whist", {"partners": "agreed"}, SIX[:5])
    with pytest.raises(Unreadable):
        new_record("mort-4", {}, SIX[:5], ((1, 1), (2, 1), (3, 1), (4, 1)))


def test_nobody_draws_out_of_turn_for_a_place():
    session = start(WHIST, 5)
    assert actors(session) == (CHANCE,)
    with pytest.raises(Unlawful):
        apply(session, CHANCE, Draw(tuple((who, read_card(f"S{who + 1}")) for who in range(1, 5))))
    with pytest.raises(Unlawful):
        Log(new_record("classic-whist", {}, SIX[:5])).write(Entry(TABLE, Draw(((1, 3),))))
