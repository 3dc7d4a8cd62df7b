"""Who has won? DW-SC-1 to 8 with their examples, and Foster's check."""

from fractions import Fraction
from random import Random

import pytest

from dummywhist.engine.duplicate.averages import AverageRanking
from dummywhist.engine.duplicate.exact import total, unit_of, whole
from dummywhist.engine.duplicate.meetings import MatchRanking
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS
from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Revoked, TakesAverage
from tests.engine.duplicate.playing import full, setup


def line(ranked: AverageRanking, name: str) -> dict:
    found = next(one for one in ranked.lines if one.name == name)
    return {rank.entrant: rank for rank in found.ranks}


NORTH_SOUTH = (201, 204, 211, 207, 212)
EAST_WEST = (189, 186, 179, 183, 178)


def spread(rows, columns):
    """A table of results from 0 to 13 for each six trays with these sums of rows and of columns."""
    left, room, cells = list(rows), list(columns), {}
    for row in range(len(rows)):
        for column in range(len(columns)):
            rest = len(columns) - column
            share = min(max(round(left[row] / rest), room[column] - 78 * (len(rows) - row - 1)), 78, left[row])
            if row == len(rows) - 1:
                share = room[column]
            cells[row, column] = share
            left[row] -= share
            room[column] -= share
    assert not any(left) and not any(room), (left, room)
    return cells


def test_DW_SC_5_fosters_check_comes_out():
    """Five tables, thirty deals; the averages make 390."""
    agreed = setup("mitchell", 10, trays=6)
    # Pair n at North and South and pair m at East and West meet once, on six trays: their tricks there are a cell.
    against = [390 - total for total in EAST_WEST]
    assert sum(NORTH_SOUTH) == sum(against)
    cells = spread(NORTH_SOUTH, against)

    def played(place, holders):
        tricks, tray = cells[holders[0] - 1, holders[1] - 6], (place.tray - 1) % 6
        return tricks // 6 + (tray < tricks % 6)

    ranked = ranking(full(agreed, played))
    north_south, east_west = line(ranked, "NS"), line(ranked, "EW")
    assert tuple(north_south[pair].tricks for pair in range(1, 6)) == NORTH_SOUTH
    assert tuple(east_west[pair].tricks for pair in range(6, 11)) == EAST_WEST
    assert [one.average for one in ranked.lines] == [207, 183]
    (check,) = ranked.checks
    assert (check.total, check.trays, check.parted) == (390, 30, ()) and check.total == 30 * 13
    assert (north_south[5].plus, north_south[5].place) == (5, 1)
    assert (east_west[6].plus, east_west[6].place) == (6, 1)
    assert ranked.winners[0].entrants == (6,), "if one winner is wanted, the greatest plus"


def test_DW_E13_equal_totals_share_a_place():
    agreed = setup("mitchell", 6, trays=1)
    tricks = {1: 8, 2: 8, 3: 5}
    ranked = ranking(full(agreed, lambda _place, holders: tricks[holders[0]]))
    found = line(ranked, "NS")
    assert [(found[pair].place, found[pair].shared) for pair in (1, 2, 3)] == [(1, True), (1, True), (3, False)]


@pytest.mark.parametrize(("number", "unit"), [(10, PAIRS), (20, PERSONS)])
def test_DW_E10_and_E11_four_results_of_one_tray(number, unit):
    """North and South 9, 7, 7, 5: average 7, plus 2, tricks lost 0, 2, 2, 4. East and West 4, 6, 6, 8."""
    agreed = setup("mitchell", number, unit, trays=1)
    at = {}

    def played(place, holders):
        if place.tray != 1 or place.round == 5:
            return None
        at[len(at)] = holders
        return (9, 7, 7, 5)[len(at) - 1]

    ranked = ranking(full(agreed, played))
    ranks = {entrant: rank for one in ranked.lines for entrant, rank in line(ranked, one.name).items()}
    for seat, plus, lost in ((0, (2, 0, 0, -2), (0, 2, 2, 4)), (1, (-2, 0, 0, 2), (4, 2, 2, 0))):
        assert [ranks[at[n][seat]].plus for n in range(4)] == list(plus)
        assert [ranks[at[n][seat]].lost for n in range(4)] == list(lost)


def test_DW_E12_who_takes_the_average_is_given_it_and_plus_nothing():
    agreed = setup("mitchell", 10, trays=1)
    results = iter((9, 7, TakesAverage(), 5))
    seen = []

    def played(place, holders):
        if place.tray != 1 or place.round == 5:
            return None
        seen.append(holders)
        return next(results)

    ranked = ranking(full(agreed, played))
    assert line(ranked, "NS")[seen[2][0]][3:6] == (7, 7, 0)
    assert line(ranked, "EW")[seen[2][1]][3:6] == (6, 6, 0)


def test_DW_SC_5_and_6_totals_and_expected_totals_say_the_same_where_all_held_the_same():
    rng = Random(5)
    agreed = setup("mitchell", 14, trays=2)
    ranked = ranking(full(agreed, lambda *_: rng.randrange(14)))
    for one in ranked.lines:
        assert one.average is not None
        assert {rank.expected for rank in one.ranks} == {one.average}
        assert sum(rank.plus for rank in one.ranks) == 0
    rng = Random(5)
    some = ranking(full(agreed, lambda place, _: rng.randrange(14) if place.round < 7 else None))
    assert all(one.average is None for one in some.lines) and some.checks == ()
    for one in some.lines:
        assert sum(rank.plus for rank in one.ranks) == 0, "each tray counts from its own average"


def test_DW_REV_5_averages_are_struck_before_offenders_are_cut():
    """Tray 1: M = 8, so North and South get 8 for their 7. East and West made 6, count 5 at first and 4 in the end."""
    results = {(1, 1): Made(7, Revoked(EW, 1, 0)), (2, 1): Made(8), (1, 2): Made(6), (2, 2): Made(6)}
    agreed = setup("mitchell", 4, trays=1)
    ranked = ranking(full(agreed, lambda place, holders: results[holders[0], place.tray]))
    assert [one.average for one in ranked.lines] == [Fraction(14 + 14, 2), Fraction(12 + 12, 2)]
    assert line(ranked, "NS")[1].plus == line(ranked, "NS")[2].plus == 0
    offenders = line(ranked, "EW")[3]
    assert (offenders.tricks, offenders.plus) == (4 + 7, -1) and line(ranked, "EW")[4].plus == 0
    (check,) = ranked.checks
    assert (check.total, check.trays, check.parted) == (26, 2, (Place(1, 1, 1),))


def test_DW_SC_6_howell_pairs_are_compared_with_what_was_to_be_expected():
    rng = Random(3)
    ranked = ranking(full(setup("howell", 8, trays=1), lambda *_: rng.randrange(14)))
    (only,) = ranked.lines
    assert only.average is None and len(only.ranks) == 8
    assert sum(rank.plus for rank in only.ranks) == 0
    assert all(rank.plus == rank.tricks - rank.expected and rank.trays == 7 for rank in only.ranks)


def test_DW_SC_6_and_DW_MNE_5_played_twice_howell_needs_no_equating():
    rng = Random(4)
    ranked = ranking(full(setup("howell", 8, trays=1, twice=True), lambda *_: rng.randrange(14)))
    (only,) = ranked.lines
    mean = sum(rank.tricks for rank in only.ranks) / 8
    assert all(rank.plus == rank.tricks - mean for rank in only.ranks)


@pytest.mark.parametrize(("form", "number"), [("safford_couples", 16), ("individuals8", 8)])
def test_DW_SC_7_and_DW_SAF_8_fewest_tricks_lost_wins(form, number):
    rng = Random(6)
    ranked = ranking(full(setup(form, number, PERSONS), lambda *_: rng.randrange(14)))
    (only,) = ranked.lines
    lost = [rank.lost for rank in only.ranks]
    assert lost == sorted(lost) and len(lost) == number
    assert sum(rank.plus for rank in only.ranks) == 0


def test_DW_SC_7_while_some_have_held_more_trays_the_plus_decides():
    rng = Random(1)
    agreed = setup("safford_couples", 16, PERSONS)
    ranked = ranking(full(agreed, lambda place, _: rng.randrange(14) if place.table == 1 or place.round < 6 else None))
    (only,) = ranked.lines
    plus, lost = [rank.plus for rank in only.ranks], [rank.lost for rank in only.ranks]
    assert plus == sorted(plus, reverse=True) and lost != sorted(lost)


def test_DW_SC_8_ladies_and_gentlemen_have_four_winners():
    rng = Random(7)
    ranked = ranking(full(setup("mitchell", 20, PERSONS), lambda *_: rng.randrange(14)))
    assert [one.name for one in ranked.lines] == ["N", "E", "S", "W"]
    for one in ranked.lines:
        tricks = [rank.tricks for rank in one.ranks]
        assert len(tricks) == 5 and tricks == sorted(tricks, reverse=True), "best of each line: the most tricks"
    best = {group.group: group.entrants for group in ranked.winners}
    plus = {rank.entrant: rank.plus for one in ranked.lines for rank in one.ranks}
    assert plus[best["ladies"][0]] == max(plus[lady] for lady in range(1, 11))
    assert plus[best["gentlemen"][0]] == max(plus[gentleman] for gentleman in range(11, 21))


# ---- matches ----


def test_DW_SC_1_2_and_DW_E8_two_teams():
    """Trays 1 to 3: X 7, 8, 5; Y 6, 8, 7. Y wins by one."""
    x, y = {1: 7, 2: 8, 3: 5}, {1: 6, 2: 8, 3: 7}
    agreed = setup("clubs", 4, trays=3)
    ranked = ranking(
        full(agreed, lambda place, holders: (x if holders[0] == 1 else y)[place.tray] if place.tray <= 3 else None)
    )
    assert isinstance(ranked, MatchRanking) and ranked.teams
    (meeting,) = ranked.meetings
    assert meeting.trays == ((1, 1), (2, 0), (3, -2)) and meeting.difference == -1
    assert [(rank.place, rank.number, rank.difference) for rank in ranked.ranks] == [(1, 2, 1), (2, 1, -1)]


def test_DW_SC_2_a_tray_counts_when_both_tables_have_played_it():
    agreed = setup("two_teams", 2, TEAMS, trays=1)
    ranked = ranking(full(agreed, lambda place, _: 7 if place.round == 1 else None))
    assert ranked.meetings == () and ranked.ranks == ()


def test_DW_SC_3_and_DW_E9_several_teams_play_matches():
    """Three wins and a tie are 3½, and beat 3."""
    agreed = setup("teams", 5, TEAMS, trays=1)
    strength = {1: 6, 2: 5, 3: 4, 4: 3, 5: 6}

    def played(_place, holders):
        return 7 + (strength[(holders[0] + 1) // 2] - strength[(holders[1] + 1) // 2]) // 2

    ranked = ranking(full(agreed, played))
    first = {rank.number: rank for rank in ranked.ranks}
    assert (first[1].won, first[1].tied, first[1].lost) == (3, 1, 0)
    assert first[1].score == Fraction(7, 2) > 3
    assert sum(rank.difference for rank in ranked.ranks) == 0
    assert [rank.place for rank in ranked.ranks if rank.number in (1, 5)] == [1, 1]


def test_DW_SC_3_the_difference_of_tricks_breaks_ties():
    agreed = setup("teams", 3, TEAMS, trays=1)
    # Each wins once, by 4, 2 and 2 tricks.
    by = {(1, 2): 4, (2, 3): 2, (3, 1): 2}

    def played(_place, holders):
        one, other = (holders[0] + 1) // 2, (holders[1] + 1) // 2
        return 6 + by[one, other] if (one, other) in by else 6

    ranked = ranking(full(agreed, played))
    assert [(rank.number, rank.score, rank.difference) for rank in ranked.ranks] == [(1, 1, 2), (3, 1, 0), (2, 1, -2)]


@pytest.mark.parametrize("pairs", [4, 6, 8, 16])
def test_DW_SC_4_pairs_meet_pair_by_pair(pairs):
    rng = Random(pairs)
    ranked = ranking(full(setup("howell", pairs, trays=2, compare="matches"), lambda *_: rng.randrange(14)))
    assert not ranked.teams
    assert len(ranked.meetings) == pairs * (pairs - 1) // 2
    assert all(rank.won + rank.tied + rank.lost == pairs - 1 for rank in ranked.ranks)
    assert sum(rank.score for rank in ranked.ranks) == len(ranked.meetings)


def test_DW_HOW_4_of_the_last_step_only_one_comparison_counts():
    agreed = setup("howell", 6, trays=2, compare="matches")
    # All is even, but in the last round D makes one trick more on each of its two trays than A.
    ranked = ranking(full(agreed, lambda place, holders: 5 if place.round == 7 and holders[1] == 4 else 6))
    (meeting,) = [one for one in ranked.meetings if one.difference]
    assert (meeting.first, meeting.second, meeting.difference) == (1, 4, -1)
    averages = ranking(full(setup("howell", 6, trays=2), lambda *_: 6))
    assert {rank.entrant: rank.trays for rank in averages.lines[0].ranks} == dict.fromkeys(range(1, 7), 18)


def test_DW_HOW_4_played_twice_both_lines_of_the_last_step_are_compared():
    agreed = setup("howell", 6, trays=1, compare="matches", twice=True)
    tricks = {(7, 1): 6, (7, 2): 5, (14, 1): 8, (14, 2): 6}
    # As East and West A made 7 and D 8, as North and South A made 8 and D 6: A is one ahead, halved.
    ranked = ranking(full(agreed, lambda place, _: tricks.get((place.round, place.table), 6)))
    (meeting,) = [one for one in ranked.meetings if (one.first, one.second) == (1, 4)]
    assert meeting.trays == ((14, Fraction(1, 2)),)


def test_DW_HOW_4_a_tray_that_nobody_played_by_the_rules_compares_not_even_rivals():
    agreed = setup("howell", 6, trays=1, compare="matches")
    results = {(7, 1): Made(13, Revoked(NS, 1, 12)), (7, 2): Made(0, Revoked(NS, 1, 0))}
    ranked = ranking(full(agreed, lambda place, _: results.get((place.round, place.table), 6)))
    assert [one for one in ranked.meetings if (one.first, one.second) == (1, 4)] == []


# ---- one table ----


def test_DW_MNE_3_and_DW_E14_only_the_line_of_east_and_west_decides():
    """Eight deals: x made 50 as East and West, y 53 with the same cards: y wins by 3."""
    east_west = {1: [7, 6, 6, 6, 6, 6, 6, 7], 2: [7, 7, 7, 7, 7, 6, 6, 6]}
    assert [sum(tricks) for tricks in east_west.values()] == [50, 53]
    agreed = setup("mnemonic", 2, trays=8)

    def played(place, holders):
        pair = holders[1]
        return 13 - east_west[1 if pair == 2 else 2][place.tray - 1]

    ranked = ranking(full(agreed, played))
    (meeting,) = ranked.meetings
    assert (meeting.first, meeting.second, meeting.difference) == (1, 2, 3)
    assert ranked.ranks[0].number == 1, "pair 1 held East and West on the overplay"


def test_DW_MNE_4_four_persons_are_ranked_by_what_they_lost():
    rng = Random(9)
    ranked = ranking(full(setup("mnemonic", 4, PERSONS, trays=4), lambda *_: rng.randrange(14)))
    (only,) = ranked.lines
    assert len(only.ranks) == 4 and [rank.lost for rank in only.ranks] == sorted(rank.lost for rank in only.ranks)
    assert all(rank.trays == 24 for rank in only.ranks)


def test_DW_REV_4_teams_share_thirteen():
    """O = 10, B = 1, the average is what the other table made: 7 are left, and the difference is none."""
    agreed = setup("clubs", 4, trays=1)
    results = {(1, 1): Made(10, Revoked(NS, 1, 1)), (4, 1): Made(7)}
    ranked = ranking(full(agreed, lambda place, holders: results.get((holders[0], place.tray))))
    assert ranked.meetings[0].trays == ((1, 0),)
    assert ranked.ranks[0].tied == 1 and ranked.ranks[0].shared


def test_a_tray_that_nobody_played_by_the_rules_compares_nobody():
    agreed = setup("howell", 8, trays=1)
    ranked = ranking(full(agreed, lambda place, _: Made(7, Revoked(NS, 1, 0)) if place == Place(1, 1, 7) else None))
    assert ranked.lines[0].ranks == ()


def test_sums_are_exact():
    rng = Random(3)
    for count in (*range(1, 9), 50):
        numbers = [Fraction(rng.randint(-9, 130), rng.choice((1, 1, 2, 3, 7, 12))) for _ in range(count)]
        unit = unit_of(numbers)
        assert total(numbers) == sum(numbers) == Fraction(sum(whole(number, unit) for number in numbers), unit)
        assert [Fraction(whole(number, unit), unit) for number in numbers] == numbers
    assert total(()) == 0 and unit_of(()) == 1
