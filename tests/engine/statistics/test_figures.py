"""Do the figures say what they should, with bands that hold, and is improvement told only where it is sure?"""

from collections.abc import Sequence
from datetime import date
from random import Random

import pytest

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.statistics import figures
from dummywhist.engine.statistics.figures import (
    OTHER,
    Deal,
    Wanted,
    against_what_was_held,
    by_difference,
    by_kind,
    by_role,
    chosen,
    luck,
    rate,
    rises,
    slope,
    spans,
    trend_of,
)
from dummywhist.engine.statistics.parts import CardRow
from tests.engine.statistics.making import row, year

DAY = date(2026, 3, 1)
pytestmark = pytest.mark.slow  # years of deals


def ends(deals: Sequence[Deal]) -> tuple[float, float]:
    """Return the ends of the band."""
    one = rate(deals)
    assert one.low is not None and one.high is not None
    return one.low, one.high


def test_the_rate_is_told_with_a_band_that_holds() -> None:
    """In nineteen of twenty samples the true mean lies in the band, small samples too."""
    for many in (20, 60):
        dice, inside = Random(many), 0
        for _ in range(200):
            low, high = ends([row(at, dice.expovariate(1.0), DAY) for at in range(many)])
            inside += low <= 1.0 <= high
        assert 172 <= inside <= 199, (many, inside)


def test_few_deals_have_no_band_and_none_are_no_error() -> None:
    few = rate([row(at, 0.5, DAY) for at in range(7)])
    assert (few.deals, few.mean, few.low, few.high) == (7, 0.5, None, None)
    assert few.of_hundred == pytest.approx(100 * 3.5 / 56)
    assert rate([row(at, 0.5, DAY) for at in range(8)]).low is not None
    assert rate([]).mean == 0 and rate([]).of_hundred == 0


def test_the_band_is_cut_at_nothing_and_the_same_again() -> None:
    deals = [row(at, 3.0 if at == 5 else 0.0, DAY) for at in range(10)]
    one = rate(deals)
    assert one.low == 0 and one == rate(deals)
    large = [row(at, 30.0 if at == 5 else 0.0, DAY) for at in range(40)]
    assert rate(large).low == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_year_of_one_who_improves_shows_it(seed: int) -> None:
    deals = year(5000, seed, lambda part: 1.1 - 0.45 * part)
    found = slope(deals)
    assert found is not None and found.low < 100 * 0.45 / 5000 < found.high
    points = spans(deals)
    assert [point.unit for point in points] == ["month"] * 12
    assert ends(points[0].deals)[0] > ends(points[-1].deals)[1]
    assert rises(deals) is None


def test_a_year_of_one_who_does_not_improve_shows_none() -> None:
    told = sum(slope(year(5000, seed, lambda _part: 0.9)) is not None for seed in range(40))
    assert told <= 4  # one in forty is to be expected
    worse = year(5000, 1, lambda part: 0.6 + 0.45 * part)
    assert slope(worse) is None and rises(worse) is not None


def test_nothing_is_said_of_few_deals() -> None:
    assert trend_of([2.0 - at / 15 for at in range(29)]) is None
    assert trend_of([2.0 - at / 15 for at in range(30)]) is not None


def test_spans_are_months_weeks_or_runs() -> None:
    assert [point.unit for point in spans(year(400, 1, lambda _part: 1.0))] == ["month"] * 12
    weeks = [row(at, 0.5, date.fromordinal(DAY.toordinal() + at // 2)) for at in range(140)]
    assert {point.unit for point in spans(weeks)} == {"week"}
    runs = spans([row(at, 0.5, DAY) for at in range(47)])
    assert [(point.unit, len(point.deals)) for point in runs] == [("run", 20), ("run", 20)]
    assert [point.at for point in runs] == [0, 20] and spans([row(at, 0.5, DAY) for at in range(7)]) == ()
    many = spans([row(at, 0.5, DAY) for at in range(1030)])
    assert [len(point.deals) for point in many] == [60] * 17 + [10] and many[-1].at == 1020


def test_kinds_with_few_choices_come_last() -> None:
    deals = [row(at, 1.0, DAY) for at in range(10)]

    def cards(kind: str, many: int, lost: float) -> list[tuple[int, CardRow]]:
        one = CardRow(0, 2, Player("A"), kind, 5, 1, lost, 0.1, lost / 2, True, "slip")
        return [(1 + at % 10, one._replace(ordinal=at)) for at in range(many)]

    told = by_kind(deals, [*cards("lead", 14, 2.0), *cards("last_hand", 20, 0.1), *cards("second_hand", 15, 0.5)])
    assert [kind for kind, _ in told] == ["second_hand", "last_hand", "lead"]
    assert told[0][1].lost == pytest.approx(7.5) and told[0][1].mean == pytest.approx(0.75)
    forced = [(1, CardRow(0, 2, Player("A"), "lead", 5, 1, 2.0, 0.1, 1.0, False, "only"))]
    assert by_kind(deals, forced) == ()
    assert by_kind(deals, cards("lead", 20, 2.0), points=True)[0][1].lost == pytest.approx(20.0)


def test_roles_against_dummy_are_one() -> None:
    roles = ("with_dummy", "against_left", "against_right")
    told = by_role([row(at, 1.0, DAY, role=roles[at % 3]) for at in range(30)])
    assert [(role, one.deals) for role, one in told] == [("with_dummy", 10), ("against_dummy", 20)]


def test_luck_is_the_sum_of_deals_with_a_split() -> None:
    deals = [row(at, 1.0, DAY) for at in range(4)]
    without = deals[0]._replace(part=deals[0].part._replace(held=None, own=None, partner=None, gifts=None, lay=None))
    told = luck([*deals, without])
    assert told.deals == 4 and told.luck == 2.0 and told.own == -4.0
    assert told.sum == pytest.approx(sum(deal.row.took - 6.5 for deal in deals))


def test_differences_have_no_gaps() -> None:
    deals = [row(0, 1.0, DAY, took=5), row(1, 1.0, DAY, took=5), row(2, 1.0, DAY, took=8)]
    assert by_difference(deals) == {-2: 2, -1: 0, 0: 0, 1: 1} and by_difference([]) == {}


def test_rows_beyond_twelve_are_other() -> None:
    deals = [row(at, 1.0, DAY, company=f"level{at % 14}") for at in range(60)]
    told = against_what_was_held(deals)
    assert len(told) == 13 and told[-1][0] == OTHER and told[-1][2].deals == 8
    assert sum(one.deals for *_, one in told) == 60


@pytest.mark.parametrize(
    ("wanted", "many"),
    [
        (Wanted(), 2), (Wanted(game="mort-3"), 1), (Wanted(role="with_dummy"), 2), (Wanted(role="alone"), 0),
        (Wanted(company="steady"), 2), (Wanted(company="master"), 0), (Wanted(who="ruth"), 2), (Wanted(who="Max"), 1),
        (Wanted(since=date(2026, 3, 2)), 1), (Wanted(until=date(2026, 3, 1)), 1), (Wanted(rules="x=1"), 0),
    ],
)  # fmt: skip
def test_filters_take_what_they_name(wanted: Wanted, many: int) -> None:
    rows = [
        row(0, 1.0, DAY).row, row(1, 1.0, date(2026, 3, 2), game="mort-3").row,
        row(2, 1.0, DAY, excluded="undone").row, row(3, 1.0, DAY, name="Max", person=0).row,
    ]  # fmt: skip
    assert len(chosen(rows, wanted)) == many


def test_every_loss_is_drawn_as_often() -> None:
    for many in (8, 23, 29):
        losses = [float(at == 2) for at in range(many)]
        drawn = figures._drawn(losses, many)
        assert len(drawn) == figures.DRAWS
        assert sum(drawn) * many / len(drawn) == pytest.approx(1.0, abs=0.09)


def test_the_bootstrap_is_drawn_by_the_last_deal() -> None:
    losses = [at**1.5 / 7 for at in range(16)]
    assert figures._band(losses, 1) != figures._band(losses, 2)
