"""Does a table take its deals from its schedule?"""

from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.schedule import NextDeal, OwnSession, Schedule, asking, dealt, next_entry
from dummywhist.engine.table import Table

PEOPLE = [Person(name, "person") for name in ("Ruth", "Edith", "Max")]


def before_the_deal(number: int = 5) -> Table:
    """Return a table whose pack was cut, and whose cards are to be dealt."""
    table = Table(new_record("english-dummy", {"first_dummy": "agreed"}, PEOPLE), numbers=lambda: number)
    table.operator().agree_order((1, 2, 3))
    while table.session.stage == "deal" and table.pending() is not None:
        table.submit(table.pending())  # type: ignore[arg-type]
    return table


def test_a_table_plays_the_deals_of_its_own_session() -> None:
    table = before_the_deal()
    deal = table.session.deal
    assert deal is not None
    assert Schedule().entry == OwnSession()
    assert next_entry(Schedule(), table.session) == NextDeal(deal.setup, None)
    table.chance()
    assert table.entries[-1].action == deal_out(deal.setup, 5)


def test_there_is_no_next_deal_before_the_session_or_while_cards_lie() -> None:
    table = Table(new_record("english-dummy", {}, PEOPLE))
    assert next_entry(Schedule(), table.session) is None
    table = before_the_deal()
    table.chance()
    assert next_entry(Schedule(), table.session) is None


def test_a_number_that_was_asked_for_is_dealt_once() -> None:
    schedule = asking(Schedule(), 77)
    table = before_the_deal()
    entry = next_entry(schedule, table.session)
    assert entry is not None and entry.number == 77
    assert dealt(schedule) == Schedule()
    assert table.ask_number(77) is None
    table.chance()
    action = table.entries[-1].action
    assert isinstance(action, DealCards) and action.number == 77
    assert table.restart() is not None and table.take_cards_back() is not None
    assert table.persons == PLAYERS[:3]
    table.chance()  # what was taken back comes again
    assert table.entries[-1].action == action
