"""What does a revoke cost, and what does a table get that takes the average? DW-REV-3 to 5, DW-DEF-5."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Revoked, TakesAverage
from dummywhist.engine.duplicate.revokes import in_pair_play, in_team_play, limited, penalty, transferred
from dummywhist.engine.duplicate.scores import scores_of


def team(made, revokes, held, average):
    shared = in_team_play(made, revokes, held, None if average is None else Fraction(average))
    return shared.offenders, shared.adversaries


def test_DW_REV_3_the_penalty_grows_by_one_for_each_further_revoke():
    assert [penalty(revokes) for revokes in range(4)] == [0, 2, 3, 4]


@pytest.mark.parametrize(
    ("made", "revokes", "held", "average", "result"),
    [
        pytest.param(8, 1, 2, 7, (6, 7), id="DW-E1"),
        pytest.param(10, 1, 1, 7, (7, 6), id="DW-E2"),
        pytest.param(8, 1, 8, 7, (8, 5), id="DW-E3"),
        pytest.param(5, 3, 0, Fraction(13, 2), (1, 12), id="DW-E4"),
        pytest.param(1, 1, 0, 7, (0, 13), id="DW-E5"),
        pytest.param(1, 1, 0, None, (0, 13), id="DW-E5 without an average"),
        pytest.param(10, 1, 1, Fraction(15, 2), (Fraction(15, 2), Fraction(11, 2)), id="DW-Q5"),
        pytest.param(10, 1, 1, None, (8, 5), id="no average binds"),
    ],
)
def test_DW_REV_4_and_DW_E1_to_E5_limits_of_teams_and_individuals(made, revokes, held, average, result):
    assert team(made, revokes, held, average) == result


@pytest.mark.parametrize(
    ("theirs", "best", "adversaries", "struck", "final"),
    [pytest.param(7, 8, 8, 5, 4, id="DW-E6"), pytest.param(9, 8, 9, 4, 2, id="DW-E7")],
)
def test_DW_REV_5_and_DW_E6_E7_limits_of_pairs(theirs, best, adversaries, struck, final):
    shared = in_pair_play(13 - theirs, 1, 0, Fraction(6), best)
    assert (shared.adversaries, shared.struck, shared.offenders) == (adversaries, struck, final)


def pairs(*results, limits=True):
    """Figures of one tray at tables 1, 2 …, North and South first."""
    found = scores_of(
        {Place(1, table, 1): played for table, played in enumerate(results, 1)}, pairs=True, limits=limits
    )
    return found[1]


def test_DW_E6_among_the_results_of_a_tray():
    """North and South made 7 against a revoke; the others made 7, 8, 6."""
    scores = pairs(Made(7, Revoked(EW, 1, 2)), Made(7), Made(8), Made(6))
    assert scores.average == 7, "the table under penalty is left out (DW-DEF-5, DW-Q4)"
    first = scores.figures[Place(1, 1, 1)]
    assert (first.north_south, first.east_west, first.struck) == (8, 4, (8, 5))
    assert not first.regular


def test_DW_E7_among_the_results_of_a_tray():
    scores = pairs(Made(9, Revoked(EW, 1, 2)), Made(7), Made(8), Made(6))
    first = scores.figures[Place(1, 1, 1)]
    assert (first.north_south, first.east_west, first.struck) == (9, 2, (9, 4))


def test_DW_REV_5_the_other_way_round():
    scores = pairs(Made(6, Revoked(NS, 1, 2)), Made(6), Made(5), Made(7))
    first = scores.figures[Place(1, 1, 1)]
    assert (first.east_west, first.north_south, first.struck) == (8, 4, (5, 8))


def test_DW_REV_5_without_another_table_adversaries_keep_what_they_made():
    only = pairs(Made(9, Revoked(NS, 1, 2)))
    assert only.average is None
    assert only.figures[Place(1, 1, 1)][:3] == (7, 4, (9, 4))


def test_DW_E12_a_table_takes_the_average_of_the_others():
    scores = pairs(Made(9), TakesAverage(), Made(5))
    assert scores.figures[Place(1, 2, 1)][:2] == (7, 6)
    assert pairs(Made(8), TakesAverage(), Made(5)).figures[Place(1, 2, 1)][:2] == (Fraction(13, 2), Fraction(13, 2))
    assert pairs(TakesAverage()).figures == {}, "there is no average that it could take"


def test_DW_DEF_5_who_takes_the_average_does_not_change_it():
    assert pairs(Made(9), Made(7), Made(7), Made(5), TakesAverage()).average == 7


@pytest.mark.parametrize(("made", "revokes", "result"), [(8, 1, (6, 7)), (1, 1, (0, 13)), (13, 3, (9, 4))])
def test_without_limits_the_penalty_passes_whole(made, revokes, result):
    shared = transferred(made, revokes)
    assert (shared.offenders, shared.adversaries) == result and shared.struck == shared.offenders
    scores = pairs(Made(made, Revoked(NS, revokes, 0)), Made(7), limits=False)
    assert scores.figures[Place(1, 1, 1)][:2] == result


TRICKS = st.integers(0, 13)
AVERAGE = st.fractions(0, 13, max_denominator=12)


@given(made=TRICKS, revokes=st.integers(1, 5), data=st.data(), average=AVERAGE)
def test_DW_REV_4_and_DW_Q6_nothing_held_before_is_taken_and_that_alone_outranks_the_average(
    made, revokes, data, average
):
    held = data.draw(st.integers(0, made))
    left = limited(made, revokes, held, average)
    assert held <= left <= max(held, made)
    assert left <= average or left == held
    shared = in_team_play(made, revokes, held, average)
    assert shared.offenders + shared.adversaries == 13
    assert shared.adversaries >= 13 - average or shared.offenders == held


@given(made=TRICKS, revokes=st.integers(1, 5), data=st.data(), average=AVERAGE, best=TRICKS)
def test_DW_REV_5_bounds(made, revokes, data, average, best):
    held = data.draw(st.integers(0, made))
    shared = in_pair_play(made, revokes, held, average, best)
    theirs = 13 - made
    assert theirs <= shared.adversaries <= max(theirs, best)
    assert 0 <= shared.struck <= made and shared.struck + shared.adversaries == 13
    assert shared.offenders == limited(made, revokes, held, average)
