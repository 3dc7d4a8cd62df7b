"""One table against others: averages, totals, places, and what chance alone moves."""

import random
from fractions import Fraction
from statistics import pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.duplicate.other_room import Overplayed, average_total, compared, ranked
from dummywhist.engine.duplicate.result import EW, NS

TRICKS = st.integers(0, 13)


def test_DW_E10_DW_E11_above_the_average_of_the_direction():
    tray = Overplayed(9, (7, 7, 5))
    assert tray.average == 7 and tray.plus(NS) == 2 and tray.plus(EW) == -2
    assert Overplayed(5, (9, 7, 7)).plus(EW) == 2


def test_a_table_that_still_plays_is_left_out():
    tray = Overplayed(8, (None, 6, None))
    assert tray.finished == (6,) and tray.average == 7 and not tray.complete
    assert compared([tray], NS) is None


def test_DW_E13_equal_totals_share_a_place():
    found = compared([Overplayed(8, (8, 6, 9)), Overplayed(7, (7, 7, 6))], NS)
    assert (found.place, found.shared, found.pairs, found.trays) == (1, True, 4, 2)
    assert found.plus == Fraction(8) - Fraction(31, 4) + Fraction(7) - Fraction(27, 4)


def test_with_fewer_than_three_others_nothing_is_said_of_chance():
    assert compared([Overplayed(8, (8, 6))], NS).chance is None
    assert compared([Overplayed(8, (8, 6, 7))], NS).chance is not None


@given(st.lists(st.tuples(TRICKS, TRICKS, TRICKS, TRICKS), min_size=1, max_size=12))
def test_the_totals_of_all_tables_are_nothing_and_the_directions_mirror_each_other(rows):
    trays = [Overplayed(own, tuple(others)) for own, *others in rows]
    north = compared(trays, NS)
    assert compared(trays, EW).plus == -north.plus
    sums = [sum(Fraction(made) - tray.average for made, tray in zip(column, trays, strict=True))
            for column in zip(*rows, strict=True)]  # fmt: skip
    assert sum(sums) == 0 and sums[0] == north.plus
    assert north.place == 1 + sum(one > sums[0] for one in sums)


def second_ranking(rows, east_west):
    """The ranking again, tray by tray from the definition: place is one more than the totals that are greater."""
    rows = [[13 - made for made in row] if east_west else row for row in rows if None not in row]
    tables = list(zip(*rows, strict=True)) if rows and len(rows[0]) > 1 else []
    means = [Fraction(sum(row), len(row)) for row in rows]
    plus = [sum((one - mean for one, mean in zip(column, means, strict=True)), Fraction()) for column in tables]
    found = [(1 + sum(other > one for other in plus), plus.count(one) > 1, table, sum(tables[table]), one)
             for table, one in enumerate(plus)]  # fmt: skip
    return sorted(found, key=lambda rank: (rank[0], rank[2]))


MAYBE = st.one_of(st.none(), TRICKS)


@given(st.lists(st.tuples(TRICKS, MAYBE, TRICKS, MAYBE, TRICKS), max_size=12), st.sampled_from((NS, EW)))
def test_DW_SC_5_all_tables_are_ranked_as_a_second_count_ranks_them(rows, side):
    trays = [Overplayed(own, tuple(others)) for own, *others in rows]
    found = [(rank.place, rank.shared, rank.table, rank.tricks, rank.plus) for rank in ranked(trays, side)]
    assert found == second_ranking(rows, side == EW)
    whole = [row for row in rows if None not in row]
    average = sum((Fraction(sum(row), len(row)) for row in whole), Fraction())
    assert average_total(trays, side) == (average if side == NS else 13 * len(whole) - average)
    own = compared(trays, side)
    assert (own is None) == (not found)
    if own is not None:
        assert (own.place, own.shared, own.plus) == next((one[0], one[1], one[4]) for one in found if one[2] == 0)


def test_a_direction_is_told_by_its_own_tricks():
    tray = Overplayed(8, (6, None, 7))
    assert tray.own_of(NS) == 8 and tray.own_of(EW) == 5
    assert tray.made_of(NS) == (6, None, 7) and tray.made_of(EW) == (7, None, 6)
    assert tray.average_of(NS) == 7 and tray.average_of(EW) == 6


def test_chance_is_the_deviation_of_the_total_of_a_table_that_plays_as_the_others():
    dice = random.Random(5)
    totals, told = [], []
    for _ in range(2_000):
        trays = []
        for _ in range(6):
            middle = dice.randint(3, 10)
            made = [min(13, max(0, round(dice.gauss(middle, 1.2)))) for _ in range(9)]
            trays.append(Overplayed(made[0], tuple(made[1:])))
        found = compared(trays, NS)
        totals.append(float(found.plus))
        told.append(found.chance)
    assert pstdev(totals) == pytest.approx(sum(told) / len(told), rel=0.06)
