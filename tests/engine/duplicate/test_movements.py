"""Does every movement keep what it promises, at every size? Sections 5 to 10 of the rules."""

from collections import Counter, defaultdict
from itertools import combinations, pairwise

import pytest

from dummywhist.engine.duplicate import progression
from dummywhist.engine.duplicate.forms import (
    FORMS,
    Plan,
    form_of,
    movement_of,
    tables_of,
    trays_at,
    usual_form,
)
from dummywhist.engine.duplicate.howell import FIRST_ROUNDS
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS, Movement
from dummywhist.engine.duplicate.persons import COUPLES, HUSBANDS, WIVES
from dummywhist.engine.errors import Contradiction, Unreadable
from tests.engine.duplicate.movements import check_tables, check_teams, differ, held, moved, of_movers

DAILY = (*range(2, 27), 41, 50, 52)
"""Every size is checked by the long run."""


# ---- large numbers ----


@pytest.mark.parametrize("tables", DAILY)
def test_DW_MOV_2_4_5_6_7_8_9_12_each_remedy_keeps_its_promise(tables):
    """DW-MOV-6, DW-MOV-7 as DW-Q2 reads them, DW-MOV-9 as DW-Q1 does."""
    check_tables(tables)


def test_DW_MOV_3_gentlemen_of_a_table_meet_every_second_tray():
    for tables in (5, 8, 13):
        for step in progression.plain(tables, progression.EAST):
            r, t = step.round - 1, step.table - 1
            assert step.movers - 1 == (t - r) % tables and step.set - 1 == (t + r) % tables
            assert step.set - 1 == (step.movers - 1 + 2 * r) % tables


@pytest.mark.parametrize(
    ("tables", "visits"),
    [
        (4, "1(1), 2(3), 4(2)"),
        (6, "1(1), 2(3), 3(5), 5(2), 6(4)"),
        (8, "1(1), 2(3), 3(5), 4(7), 6(2), 7(4), 8(6)"),
        (10, "1(1), 2(3), 3(5), 4(7), 5(9), 7(2), 8(4), 9(6), 10(8)"),
    ],
)
def test_DW_MOV_8_the_table_of_the_rules(tables, visits):
    found = of_movers(progression.skipping(tables, progression.EAST))[1]
    assert ", ".join(f"{table}({trays})" for _, table, trays in found) == visits


def test_DW_MOV_10_what_is_played_where_nobody_says():
    assert [usual_form(tables) for tables in (2, 3, 4, 5, 6, 7)] == [
        "mitchell", "mitchell", "skip", "mitchell", "skip", "mitchell",
    ]  # fmt: skip
    two = moved("mitchell", 4)
    assert [(s.round, s.table, s.seats[:2], s.sets) for s in two.sittings] == [
        (1, 1, (1, 3), (1,)), (1, 2, (2, 4), (2,)), (2, 1, (1, 3), (2,)), (2, 2, (2, 4), (1,)),
    ]  # fmt: skip


@pytest.mark.parametrize("form", ["mitchell", "skip", "stationary_table", "bye", "two_sections"])
def test_DW_MOV_1_and_11_ladies_sit_and_gentlemen_go_up_pairs_go_down(form):
    tables = {"mitchell": 7, "two_sections": 10}.get(form, 8)
    persons, pairs = moved(form, 4 * tables, PERSONS), moved(form, 2 * tables)
    assert persons.rounds == pairs.rounds and persons.sets == pairs.sets
    for sitting in persons.sittings:
        north, east, south, west = sitting.seats
        assert (north, east) == (sitting.table, tables + sitting.table)
        assert west - south == tables
    for sitting in pairs.sittings:
        north, east, south, west = sitting.seats
        assert north == south == sitting.table and east == west > tables
    for movement, first, way in ((persons, 2 * tables + 1, 1), (pairs, tables + 1, -1)):
        seat = 2 if movement is persons else 1
        path = [s.table for s in movement.sittings if s.seats[seat] == first]
        trays = [s.sets[0] for s in movement.sittings if s.table == 1]
        if form == "mitchell":
            assert path == [(way * r) % tables + 1 for r in range(tables)]
            assert trays == [(way * r) % tables + 1 for r in range(tables)]


def test_DW_MOV_8_the_skip_is_announced_after_half_of_the_rounds():
    assert moved("skip", 12).skip_after == 3
    assert moved("mitchell", 10).skip_after is None


# ---- persons ----


def test_DW_SAF_1_and_5_the_table_of_the_rules_and_its_trays():
    movement = moved("safford_couples", 16, PERSONS)
    assert (movement.tables, movement.rounds) == (4, 7)
    label = movement.labels
    assert "".join(label) == HUSBANDS + WIVES
    first = [[label[entrant - 1] for entrant in s.seats] for s in movement.at(1)]
    assert first == [list("a54b"), list("6cg8"), list("d21e"), list("hf37")]
    plan = Plan("safford_couples", PERSONS, 16, 1)
    for number in range(1, 8):
        for sitting in movement.at(number):
            trays = trays_at(plan, sitting)
            assert sorted(trays) == list(range(4 * number - 3, 4 * number + 1))
            assert (trays[0] - 1) % 4 == sitting.table - 1  # dealt by N, E, S, W at tables 1 to 4


def test_DW_SAF_2_a_place_is_filled_by_the_one_before():
    def after(label: str) -> str:
        if label in "a1":
            return label
        cycle = "bcdefgh" if label in WIVES else "2345678"
        return cycle[cycle.index(label) - 1]

    for before, later in pairwise(COUPLES):
        for one, other in zip(before, later, strict=True):
            partnerships = {frozenset((after(one[0]), after(one[2]))), frozenset((after(one[1]), after(one[3])))}
            assert partnerships == {frozenset((other[0], other[2])), frozenset((other[1], other[3]))}


def test_DW_SAF_3_4_6_7_and_9_the_counts_of_the_table():
    """Spouses never share a set; all others are adversaries once, ladies and gentlemen partners once (DW-Q3)."""
    spouse = dict(zip(WIVES, HUSBANDS, strict=True)) | dict(zip(HUSBANDS, WIVES, strict=True))
    adversaries, partners, same_point, same_way = Counter(), Counter(), Counter(), Counter()
    points = defaultdict(Counter)
    for tables in COUPLES:
        assert sorted("".join(tables)) == sorted(WIVES + HUSBANDS)
        for one, two in ((0, 1), (2, 3)):
            for person in tables[one] + tables[two]:
                assert spouse[person] not in tables[one] + tables[two]
        point_of = {}
        for north, east, south, west in tables:
            partners.update((frozenset((north, south)), frozenset((east, west))))
            adversaries.update(frozenset((one, two)) for one in (north, south) for two in (east, west))
            point_of |= {north: "N", east: "E", south: "S", west: "W"}
        for person, point in point_of.items():
            points[person][point] += 1
        same_point.update(wife for wife in WIVES if point_of[wife] == point_of[spouse[wife]])
        same_way.update(
            frozenset(two)
            for two in combinations(point_of, 2)
            if (point_of[two[0]] in "NS") == (point_of[two[1]] in "NS")
        )
    everybody = WIVES + HUSBANDS
    others = [frozenset(two) for two in combinations(everybody, 2) if spouse[two[0]] != two[1]]
    assert len(others) == 112 and adversaries == Counter(others)
    mixed = [two for two in others if len(two & set(WIVES)) == 1]
    assert len(mixed) == 56 and partners == Counter(mixed)
    assert same_point == Counter(WIVES)
    assert all(
        set(points[person].values()) <= {1, 2} and len(points[person]) == 4
        for person in everybody
        if person not in "a1"
    )
    assert points["a"] == {"N": 7} and points["1"] == {"S": 6, "N": 1}
    for two, count in same_way.items():
        assert count == 7 if two == frozenset("a1") else 1 <= count <= 5


def test_DW_IND_1_eight_persons_partner_each_other_once_and_oppose_each_other_twice():
    movement = moved("individuals8", 8, PERSONS)
    told = [
        "8 1 v 2 4 | 3 7 v 5 6", "8 2 v 3 5 | 4 1 v 6 7", "8 3 v 4 6 | 5 2 v 7 1", "8 4 v 5 7 | 6 3 v 1 2",
        "8 5 v 6 1 | 7 4 v 2 3", "8 6 v 7 2 | 1 5 v 3 4", "8 7 v 1 3 | 2 6 v 4 5",
    ]  # fmt: skip
    partners, adversaries = Counter(), Counter()
    for number, line in enumerate(told, 1):
        seats = [sitting.seats for sitting in movement.at(number)]
        assert line == " | ".join(f"{n} {s} v {e} {w}" for n, e, s, w in seats)
        for north, east, south, west in seats:
            partners.update((frozenset((north, south)), frozenset((east, west))))
            adversaries.update(frozenset((one, two)) for one in (north, south) for two in (east, west))
    every = [frozenset(two) for two in combinations(range(1, 9), 2)]
    assert partners == Counter(every) and adversaries == Counter({two: 2 for two in every})
    for number in range(1, 8):
        one, two = movement.at(number)
        assert one.sets == two.sets[::-1] and len(one.sets) == 2


# ---- Howell ----


def meetings(movement: Movement) -> Counter:
    return Counter(frozenset(sitting.seats) for sitting in movement.sittings if not sitting.lent)


@pytest.mark.parametrize("pairs", [8, 10, 12, 14, 16])
def test_DW_HOW_1_and_2_every_pair_meets_every_other_and_every_tray_once(pairs):
    movement = moved("howell", pairs)
    assert (movement.tables, movement.rounds, movement.sets) == (pairs // 2, pairs - 1, pairs - 1)
    assert meetings(movement) == Counter(frozenset(two) for two in combinations(range(1, pairs + 1), 2))
    assert all(trays == Counter(range(1, pairs)) for trays in held(movement).values()) and len(held(movement)) == pairs
    assert all(differ(sitting.sets[0] for sitting in movement.at(number)) for number in range(1, pairs))
    assert all(sitting.seats[1] == pairs for sitting in movement.sittings if sitting.table == 1)


@pytest.mark.parametrize(("pairs", "least", "most"), [(8, 3, 3), (10, 3, 5), (12, 5, 5), (14, 5, 7), (16, 7, 7)])
def test_DW_HOW_2_how_often_two_pairs_sit_the_same_way(pairs, least, most):
    way = {
        (entrant, sitting.sets[0]): entrant == sitting.seats[0]
        for sitting in moved("howell", pairs).sittings
        for entrant in {*sitting.seats}
    }
    counts = {
        sum(way[one, trays] == way[two, trays] for trays in range(1, pairs))
        for one, two in combinations(range(1, pairs + 1), 2)
    }
    assert (min(counts), max(counts)) == (least, most)


def test_DW_HOW_2_the_full_table_of_eight_pairs():
    told = [
        "7-8 7, 1-6 2, 5-2 4, 4-3 1", "1-8 1, 2-7 3, 6-3 5, 5-4 2", "2-8 2, 3-1 4, 7-4 6, 6-5 3",
        "3-8 3, 4-2 5, 1-5 7, 7-6 4", "4-8 4, 5-3 6, 2-6 1, 1-7 5", "5-8 5, 6-4 7, 3-7 2, 2-1 6",
        "6-8 6, 7-5 1, 4-1 3, 3-2 7",
    ]  # fmt: skip
    movement = moved("howell", 8)
    for number, line in enumerate(told, 1):
        assert ", ".join(f"{s.seats[0]}-{s.seats[1]} {s.sets[0]}" for s in movement.at(number)) == line


def test_DW_HOW_3_and_DW_Q9_four_pairs_meet_in_three_rounds_with_exchanged_trays():
    movement = moved("howell", 4)
    assert [[(s.seats[0], s.seats[1]) for s in movement.at(number)] for number in (1, 2, 3)] == [
        [(1, 2), (3, 4)], [(1, 3), (4, 2)], [(1, 4), (2, 3)],
    ]  # fmt: skip
    assert all(one.sets == two.sets[::-1] for number in (1, 2, 3) for one, two in [tuple(movement.at(number))])
    assert all(set(trays.values()) == {1} and len(trays) == 6 for trays in held(movement).values())


def test_DW_HOW_4_six_pairs_meet_fourteen_times_and_two_of_them_by_comparison():
    movement = moved("howell", 6)
    assert all(set(trays.values()) == {1} for trays in held(movement).values())
    found = meetings(movement)
    every = {frozenset(two) for two in combinations(range(1, 7), 2)}
    assert set(found.values()) == {1} and every - found.keys() == {frozenset((1, 4))} and len(found) == 14
    (rivals,) = movement.rivals
    last = [sitting for sitting in movement.sittings if sitting.sets == (rivals.set,)]
    assert [sitting.seats[1] for sitting in last] == [1, 4] == [rivals.first, rivals.second]
    assert [sitting.lent for sitting in last] == [(2,), (3,)]
    played = Counter(trays for sitting in movement.sittings for trays in sitting.sets)
    assert set(played.values()) == {2}, "every set is overplayed once"


@pytest.mark.parametrize("pairs", [3, 5, 7, 9, 11, 13, 15])
def test_DW_HOW_5_of_an_odd_number_each_sits_out_when_nobody_is_there(pairs):
    movement = moved("howell", pairs)
    full = moved("howell", pairs + 1)
    assert movement.sittings == tuple(s for s in full.sittings if pairs + 1 not in s.seats)
    assert len(movement.labels) == pairs


def test_a_lacking_pair_of_large_numbers_leaves_its_adversaries_idle():
    movement = moved("mitchell", 13)
    assert movement.tables == 7 and len(movement.labels) == 13
    for number in range(1, 8):
        assert len(list(movement.at(number))) == 6


# ---- teams ----


@pytest.mark.parametrize("teams", [*range(3, 22), 40, 41])
def test_DW_TEAM_1_to_3_every_two_teams_meet_twice_on_the_same_trays(teams):
    check_teams(teams)


def test_DW_TEAM_1_how_an_odd_number_moves():
    movement = moved("teams", 5, TEAMS)
    at = {(s.round, s.table): s for s in movement.sittings}
    for number, table in at:
        assert at[number, table].seats[1] == 2 * table, "team t's East and West sit at table t"
    assert [at[1, table].seats[0] for table in range(1, 6)] == [9, 1, 3, 5, 7], "one table East before round 1"
    assert at[2, 1].sets == at[1, 3].sets, "the middle table's trays go to table 1"


def test_DW_SC_2_a_full_match_of_two_teams_makes_three_pairings():
    movement = moved("two_teams", 2, TEAMS)
    met = Counter()
    for sitting in movement.sittings:
        north, east, south, west = sitting.seats
        met[frozenset((north, south))] += 1
        met[frozenset((east, west))] += 1
        assert (north <= 4) == (south <= 4) != (east <= 4) == (west <= 4)
    own = [frozenset(two) for team in ((1, 2, 3, 4), (5, 6, 7, 8)) for two in combinations(team, 2)]
    assert met == Counter({two: 2 for two in own}), "each with each of his own, with both sets of trays"
    for trays in range(1, 7):
        both = [s for s in movement.sittings if trays in s.sets]
        assert len(both) == 2 and {s.seats[0] <= 4 for s in both} == {True, False}
        assert not set(both[0].seats) & set(both[1].seats), "nobody meets a tray twice"


@pytest.mark.parametrize("tables", [2, 4, 8, 100])
def test_DW_TEAM_4_clubs_sit_half_and_half_at_tables_taken_two_by_two(tables):
    movement = moved("clubs", 2 * tables)
    first = set(movement.teams[0])
    for sitting in movement.sittings:
        assert (sitting.seats[0] in first) == (sitting.table % 2 == 1) != (sitting.seats[1] in first)
    for trays in range(1, tables + 1):
        one, two = (s for s in movement.sittings if trays in s.sets)
        assert {one.table, two.table} in ({n, n + 1} for n in range(1, tables, 2)) and one.round != two.round
    assert all(set(trays.values()) == {1} for trays in held(movement).values())


# ---- one table, and everything twice ----


def test_DW_MNE_1_two_pairs_hold_their_adversaries_hands_the_second_time():
    first, again = moved("mnemonic", 2).sittings
    assert first.seats == again.seats and again.turned and not first.turned
    assert first.holders() == (1, 2, 1, 2) and again.holders() == (2, 1, 2, 1)


def test_DW_MNE_4_the_one_who_scores_partners_each_of_the_others_equally_often():
    movement = moved("mnemonic", 4, PERSONS)
    assert all(sitting.seats[2] == 3 for sitting in movement.sittings)
    assert Counter(sitting.seats[0] for sitting in movement.sittings) == {1: 2, 2: 2, 4: 2}
    for trays in range(1, 4):
        first, again = (sitting for sitting in movement.sittings if trays in sitting.sets)
        for one, other in zip(first.holders(), again.holders(), strict=True):
            assert one != other
        for seat, person in enumerate(first.holders()):
            against = {first.holders()[(seat + 1) % 4], first.holders()[(seat + 3) % 4]}
            assert again.holders().index(person) in {first.holders().index(adversary) for adversary in against}


@pytest.mark.parametrize(("form", "number"), [("mitchell", 10), ("skip", 8), ("howell", 8), ("howell", 5)])
def test_DW_MNE_5_and_DW_TRAY_3_played_twice_each_holds_both_sides_of_every_tray(form, number):
    once, both = moved(form, number), moved(form, number, twice=True)
    assert both.rounds == 2 * once.rounds
    sides = defaultdict(Counter)
    for sitting in both.sittings:
        north, east, _, _ = sitting.holders()
        for trays in sitting.sets:
            sides[north][trays, "NS"] += 1
            sides[east][trays, "EW"] += 1
    for found in sides.values():
        assert set(found.values()) == {1}
        assert {trays for trays, side in found if side == "NS"} == {trays for trays, side in found if side == "EW"}


# ---- all forms ----


def numbers_of(form: str, unit: str) -> list[int]:
    """Every number that the form takes, up to sixty."""
    found = []
    for number in range(1, 61):
        try:
            movement_of(Plan(form, unit, number, 1, shuffle=1 if form == "foster" else None))
        except (Contradiction, Unreadable):
            continue
        found.append(number)
    return found


SIZES = {
    ("mitchell", PAIRS): [3, 4, *(n for n in range(5, 61) if -(-n // 2) % 2)],
    ("mitchell", PERSONS): [8, *range(12, 61, 8)],
    ("skip", PAIRS): [n for n in range(7, 61) if -(-n // 2) % 2 == 0],
    ("skip", PERSONS): [*range(16, 61, 8)],
    ("bye", PAIRS): [3, 4, *(n for n in range(7, 61) if -(-n // 2) % 2 == 0)],
    ("bye", PERSONS): [*range(8, 61, 8)],
    ("two_sections", PERSONS): [24, 40, 56],
    ("howell", PAIRS): [*range(3, 17)],
    ("safford_couples", PERSONS): [16],
    ("individuals8", PERSONS): [8],
    ("teams", TEAMS): [*range(2, 61)],
    ("two_teams", TEAMS): [2],
    ("clubs", PAIRS): [*range(4, 61, 4)],
    ("mnemonic", PAIRS): [2],
    ("mnemonic", PERSONS): [4],
    ("foster", PAIRS): [2],
}


@pytest.mark.parametrize(("form", "unit"), [key for key in SIZES if key[0] != "teams"])
def test_which_numbers_a_form_takes(form, unit):
    assert numbers_of(form, unit) == SIZES[form, unit]


@pytest.mark.parametrize("form", [form.key for form in FORMS])
def test_DW_TRAY_3_nobody_sits_twice_in_a_round_or_meets_a_tray_twice(form):
    """At one table each meets every tray twice, the second time with other hands."""
    for unit in form_of(form).at_table:
        for number in numbers_of(form, unit)[:8]:
            plan = Plan(form, unit, number, 2, shuffle=1 if form == "foster" else None)
            movement = movement_of(plan)
            assert movement.tables == tables_of(plan)
            assert differ((s.round, s.table) for s in movement.sittings)
            seated = [(s.round, entrant) for s in movement.sittings for entrant in {*s.seats}]
            assert differ(seated), (form, unit, number)
            trays = [
                (entrant, tray, s.turned)
                for s in movement.sittings
                for entrant in {*s.seats}
                for tray in trays_at(plan, s)
            ]
            assert differ(trays), (form, unit, number)
            ranked = [entrant for line in movement.lines for entrant in line.entrants]
            assert ranked == sorted(ranked, key=ranked.index) and differ(ranked)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("bezique", PAIRS, 8, 2), "There is no form “bezique”; there are mitchell"),
        (Plan("howell", PERSONS, 8, 2), "The form howell is not played by a number of persons."),
        (Plan("teams", PAIRS, 8, 2), "The form teams is not played by a number of pairs."),
        (Plan("mitchell", TEAMS, 8, 2), "The form mitchell is not played by a number of teams."),
        (Plan("mitchell", PAIRS, 400, 2), "A match has at most 100 tables, and these would be 200."),
        (Plan("mitchell", PAIRS, 12, 2), "At 6 tables all would meet their own trays again"),
        (Plan("mitchell", PAIRS, 2, 2), "This form needs two tables or more."),
        (Plan("skip", PAIRS, 10, 2), "This form needs an even number of tables, four or more, and these would be 5."),
        (Plan("two_sections", PAIRS, 16, 2), "Two sections of odd size need 6, 10, 14 or more tables"),
        (Plan("skip", PERSONS, 18, 2), "Persons sit down in fours, and these are 18."),
        (Plan("howell", PAIRS, 17, 2), "This form is played by 3 to 16, and these are 17."),
        (Plan("safford_couples", PERSONS, 12, 1), "This form is played by 16, and these are 12."),
        (Plan("clubs", PAIRS, 6, 1), "This form is played by 4, 8 and so on, and these are 6."),
        (Plan("teams", TEAMS, 1, 1), "This form is played by 2 or more, and these are 1."),
        (Plan("mnemonic", PAIRS, 4, 1), "This form is played by 2, and these are 4."),
        (Plan("skip", PAIRS, 8, 7), "A tray set of this form has one to 6 trays, not 7."),
        (Plan("skip", PAIRS, 8, 2, still=2), "Only in stationary_table a table sits still"),
        (Plan("stationary_table", PAIRS, 8, 2, still=4), "Only in stationary_table a table sits still"),
        (Plan("mnemonic", PAIRS, 2, 2, twice=True), "The form mnemonic is played twice as it is."),
        (Plan("foster", PAIRS, 2, 2), "A number from which suits are drawn belongs to the form foster"),
        (Plan("howell", PAIRS, 8, 2, shuffle=3), "A number from which suits are drawn belongs to the form foster"),
        (Plan("foster", PAIRS, 2, 2, shuffle=1 << 64), "is no deal number"),
    ],
)  # fmt: skip
def test_what_is_not_played_so_is_refused_with_the_reason(plan, sentence):
    with pytest.raises((Contradiction, Unreadable)) as refused:
        movement_of(plan)
    assert sentence in str(refused.value)


def test_the_first_rounds_of_howell_name_every_pair_and_different_trays():
    for pairs, first in FIRST_ROUNDS.items():
        assert sorted(pair for one in first for pair in one[:2]) == list(range(1, pairs + 1))
        assert differ(one[2] for one in first)
