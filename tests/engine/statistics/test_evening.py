"""Which tables make an evening, and are the dearest cards found with their trick?"""

from datetime import date, datetime

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.statistics.evening import dearest, last_evening
from dummywhist.engine.statistics.parts import CardRow
from tests.engine.statistics.making import row

DAY = date(2026, 3, 1)


def at(table: str, started: str) -> object:
    return row(0, 1.0, DAY, record=table, started=started).row


def test_an_evening_ends_where_four_hours_are_without_a_table() -> None:
    rows = (at("noon", "2026-03-01T12:00:00"), at("dusk", "2026-03-01T19:00:00"), at("night", "2026-03-01T23:30:00"))
    names = [one.record for one in last_evening(rows, {})]
    assert names == ["night"]
    written = {"dusk": datetime(2026, 3, 1, 20, 15)}
    assert [one.record for one in last_evening(rows, written)] == ["dusk", "night"]
    written["noon"] = datetime(2026, 3, 1, 15, 0, 1)
    assert [one.record for one in last_evening(rows, written)] == ["noon", "dusk", "night"]
    assert last_evening((), {}) == ()


def test_an_evening_goes_over_midnight() -> None:
    rows = (at("late", "2026-03-01T22:00:00"), at("later", "2026-03-02T00:30:00"))
    assert len(last_evening(rows, {})) == 2


def test_the_dearest_cards_are_ones_own_with_their_trick() -> None:
    deal = row(0, 1.0, DAY)

    def card(ordinal: int, owner: str, k: float) -> tuple[int, CardRow]:
        return 1, CardRow(ordinal, ordinal % 4, Player(owner), "lead", ordinal, 1, k, 0.1, k, True, "slip")

    cards = [card(place + 3, "A" if place % 2 else "B", 0.01 * place) for place in range(12)]
    found = dearest([deal], [*cards, (9, cards[0][1]._replace(k=9.0))])
    assert [(one.moment, one.trick, one.card.k) for one in found] == [(11, 3, 0.11), (9, 3, 0.09), (7, 2, 0.07)]
    assert dearest([deal], [card(3, "A", 0.0)]) == ()
