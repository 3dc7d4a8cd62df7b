"""May the dealer keep the turned card face down while a hand gone by is under discussion?"""

from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.deal.actions.deal import TURN
from dummywhist.engine.deal.actions.session import ChooseDealer
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import line_text
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.table import Table
from dummywhist.ui.seat.opening import FORCED


def mort(game="mort-3", held=True) -> tuple[Table, Operator]:
    """A table of people whose first dealer is a person, as far as it goes by itself."""
    people = [Person(name, "person") for name in ("Ruth", "Tom", "Ida")]
    table = Table(new_record(game, {}, people), None, lambda: 7, automation=FORCED)
    operator = table.operator()
    operator.trump_waits = held
    go_on(operator)
    if game == "mort-3":
        assert operator.seat(operator.standing.waiting[0]).propose(ChooseDealer(SOUTH)) is None
        go_on(operator)
    return table, operator


def go_on(operator: Operator) -> None:
    while operator.go_on():
        pass


def test_MO_36_the_dealer_turns_the_card_when_he_likes():
    table, operator = mort()
    (dealer,) = operator.standing.waiting
    assert table.session.deal.turned is None and TURN in operator.seat(dealer).choices()
    assert operator.seat(dealer).propose(TURN) is None
    assert table.session.deal.turned is not None
    assert line_text(table.record.journal[-1]) == f"{dealer} turn"


def test_MO_36_else_and_in_other_games_the_table_turns_it():
    for table, _operator in (mort(held=False), mort("english-dummy")):
        assert table.session.deal.turned is not None


def test_MO_36_nobody_waits_for_a_computer():
    table, operator = mort()
    assert operator.reseat(operator.standing.waiting[0], "steady", "Edith") is None
    go_on(operator)
    assert table.session.deal.turned is not None
