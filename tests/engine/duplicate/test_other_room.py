"""One table against others: averages, totals, places, and what chance alone moves."""

import random
from fractions import Fraction
from statistics import pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.duplicate.other_room import Overplayed, compared
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
