"""The trays of a match that are to come: the other tables get their numbers, and nobody else anything of them."""

import pytest

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.text import record_text
from dummywhist.engine.table import Table
from tests.engine.test_played_twice import AUTO, PEOPLE, dealt, play

TRAYS = 5


def table_of(**changes: object) -> Table:
    """A table whose chance draws numbers that are found in any text."""
    numbers = iter(range(7_000_000_000_001, 7_000_000_000_099))
    proving = changes.pop("proving", "")
    settings = {"trays": TRAYS, "partners": "agreed", **changes}
    record = new_record("duplicate-whist", settings, PEOPLE, proving=proving)
    table = Table(record, None, lambda: next(numbers), automation=AUTO)
    assert table.operator().agree_order((1, 3, 2, 4)) is None
    return table


def test_DW_TRAY_4_the_trays_ahead_are_those_that_are_dealt_then():
    table = table_of()
    ahead = table.operator().unseen_trays()
    assert [tray.ordinal for tray in ahead] == list(range(TRAYS))
    assert [tray.dealer for tray in ahead] == [NORTH, EAST, SOUTH, WEST, NORTH]
    for counted in range(TRAYS):
        while not any(table.session.deal.dealt):
            assert table.operator().go_on() is True
        assert table.operator().unseen_trays() == ahead[counted:], "the tray in play is the first of them"
        play(table, counted + 1)
    assert table.session.stage == "over" and table.operator().unseen_trays() == ()
    assert [deal.number for deal in dealt(table)] == [tray.number for tray in ahead]
    past = table.seat(None).past()
    assert [(one.number, one.ordinal, one.end.dealer) for one in past] == [tray[:3] for tray in ahead]
    assert all(dict(one.end.settings) == dict(tray.settings) for one, tray in zip(past, ahead, strict=True))


def test_a_change_of_the_rules_is_known_for_the_trays_that_it_holds_for():
    table = table_of()
    play(table, 1)
    assert table.operator().change_rules({"trays": TRAYS, "partners": "agreed", "trump": "rotate"}) is None
    ahead = table.operator().unseen_trays()
    play(table, TRAYS)
    for past, tray in zip(table.seat(None).past()[1:], ahead, strict=True):
        assert (past.number, dict(past.end.settings)) == (tray.number, dict(tray.settings))


@pytest.mark.parametrize("changes", [{"movement": "mnemonic"}, {"movement": "mnemonic", "suit_permutation": "off"}])
def test_DW_MNE_1_trays_that_come_again_are_played_at_no_other_table(changes):
    assert table_of(**changes).operator().unseen_trays() == ()


def test_where_deals_are_proved_nothing_is_drawn_ahead():
    table = table_of(proving="quick")
    assert table.operator().unseen_trays() == ()
    while not any(table.session.deal.dealt):
        assert table.operator().go_on() is True
    (tray,) = table.operator().unseen_trays()
    assert (tray.number, tray.ordinal) == (table.session.deal.number, 0)


def test_a_game_without_trays_has_none():
    people = PEOPLE[:3]
    table = Table(new_record("english-dummy", {"first_dummy": "agreed"}, people), None, lambda: 5, automation=AUTO)
    table.operator().agree_order((1, 2, 3))
    assert table.operator().unseen_trays() == ()


def test_the_numbers_of_trays_ahead_stand_in_no_view_no_record_and_no_public_fact():
    table = table_of()
    ahead = table.operator().unseen_trays()
    while table.session.deals < 1:
        told = [view_text(seen) for player in (None, *PLAYERS) if (seen := table.view(player)) is not None]
        told += [record_text(table.record), repr(table.standing), repr(table.seat(None).since(0))]
        in_play = int(any(table.session.deal.dealt))
        for tray in ahead[in_play:]:
            assert not any(str(tray.number) in words for words in told)
        if table.operator().go_on() is not True:
            by = next(player for player in table.actors if player in table.session.players)
            card = next(choice for choice in table.choices(by) if choice.plays is not None)
            table.seat(by).propose(card)


def test_a_tray_that_is_taken_back_is_the_same_one_again_or_another_is_drawn():
    table = table_of()
    operator = table.operator()
    ahead = operator.unseen_trays()
    play(table, 1)
    while not any(table.session.deal.dealt):
        operator.go_on()
    operator.restart()
    assert operator.unseen_trays() == ahead[1:]
    operator.deal_anew(None)
    assert [tray.ordinal for tray in operator.unseen_trays()] == [1, 2, 3, 4]
    later = operator.unseen_trays()
    play(table, TRAYS)
    assert [deal.number for deal in dealt(table)] == [ahead[0].number, *(tray.number for tray in later)]
