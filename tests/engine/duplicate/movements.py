"""What does each movement promise, at a number of tables? Checked from what its functions give, and nothing else.

Daily at some sizes; `python -m tests.long --only movements` checks every size that a match can have.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations

from dummywhist.engine.duplicate import progression
from dummywhist.engine.duplicate.forms import MOST_TABLES, Plan, form_of, movement_of
from dummywhist.engine.duplicate.movement import PAIRS, TEAMS, Movement
from dummywhist.engine.duplicate.progression import Step
from tests.sections import Section

WAYS = (progression.EAST, progression.WEST)


def moved(form: str, number: int, unit: str = PAIRS, **more) -> Movement:
    return movement_of(Plan(form, unit, number, form_of(form).trays, **more))


def differ(items: Iterable) -> bool:
    items = list(items)
    return len(set(items)) == len(items)


def of_movers(steps: Iterable[Step]) -> dict[int, list[tuple[int, int, int]]]:
    """Round, table and tray set of each group of movers, in their order."""
    visits = defaultdict(list)
    for step in steps:
        visits[step.movers].append((step.round, step.table, step.set))
    return visits


def held(movement: Movement) -> dict[int, Counter]:
    """How often each entrant plays each tray set."""
    found = defaultdict(Counter)
    for sitting in movement.sittings:
        for entrant in {*sitting.seats}:
            found[entrant].update(sitting.sets)
    return found


def check_steps(steps: list[Step], tables: int, rounds: int, visits: int) -> None:
    """Each group of movers plays ``visits`` rounds, and nobody meets a tray twice; so those who sit (DW-TRAY-3)."""
    assert {step.round for step in steps} == set(range(1, rounds + 1))
    assert differ((step.round, step.table) for step in steps)
    assert differ((step.round, step.movers) for step in steps)
    assert differ((step.movers, step.set) for step in steps)
    assert differ((step.table, step.set) for step in steps)
    assert set(Counter(step.movers for step in steps).values()) == {visits}
    assert set(Counter(step.table for step in steps).values()) == {visits}
    assert {step.table for step in steps} == {step.movers for step in steps} == set(range(1, tables + 1))


def check_plain(tables: int, way: int) -> None:
    """An odd number: all meet every tray and every table once (DW-MOV-2, 4)."""
    steps = list(progression.plain(tables, way))
    check_steps(steps, tables, tables, tables)
    assert differ((step.movers, step.table) for step in steps)
    assert len({step.set for step in steps}) == tables


def check_own_trays(tables: int, way: int) -> None:
    """An even number: all meet their own trays again after half of the rounds (DW-MOV-4)."""
    for movers, visits in of_movers(progression.plain(tables, way)).items():
        assert [number for number, _, trays in visits if trays == movers] == [1, tables // 2 + 1]


def check_bye(tables: int, way: int) -> None:
    """Each plays as many rounds as there are tables, one round more is played (DW-MOV-5)."""
    steps = list(progression.with_bye(tables, way))
    check_steps(steps, tables, tables + 1, tables)
    assert differ((step.movers, step.table) for step in steps)
    assert len({step.set for step in steps}) == tables + 1


def check_passing(tables: int, way: int) -> None:
    """The table that sits still has what its neighbour has (DW-MOV-6, 7)."""
    for still in {2, tables // 2, tables - 1}:
        steps = list(progression.passing(tables, way, still))
        check_steps(steps, tables, tables - 1, tables - 1)
        at = {(step.round, step.table): step for step in steps}
        for number in range(1, tables):
            assert at[number, still].movers == still
            assert at[number, still].set == at[number, still + way].set


def check_skipping(tables: int, way: int) -> None:
    """Each misses the table half the way round, and the tray set before its own (DW-MOV-8)."""
    steps = list(progression.skipping(tables, way))
    check_steps(steps, tables, tables - 1, tables - 1)
    assert differ((step.movers, step.table) for step in steps)
    every = set(range(1, tables + 1))
    for movers, visits in of_movers(steps).items():
        assert every - {table for _, table, _ in visits} == {(movers - 1 + tables // 2) % tables + 1}
        assert every - {trays for _, _, trays in visits} == {(movers - 1 - way) % tables + 1}


def check_sections(tables: int, way: int) -> None:
    """Each section is a movement by itself (DW-MOV-9)."""
    half = tables // 2
    steps = list(progression.in_sections(tables, way))
    check_steps(steps, tables, half, half)
    assert all((step.movers <= half) == (step.table <= half) == (step.set <= half) for step in steps)


def check_teams(teams: int) -> None:
    """Every two teams meet twice on the same trays, once each way (DW-TEAM-1 to 3)."""
    movement = moved("teams", teams, TEAMS)
    assert movement.rounds == teams - 1
    team_of = {entrant: team for team, both in enumerate(movement.teams, 1) for entrant in both}
    sat = defaultdict(list)
    for sitting in movement.sittings:
        north, east, _, _ = sitting.seats
        one, other = team_of[north], team_of[east]
        for trays in sitting.sets:
            sat[min(one, other), max(one, other)].append((trays, one))
    assert sat.keys() == set(combinations(range(1, teams + 1), 2))
    for two, found in sat.items():
        assert sorted(found) == sorted((trays, team) for trays in {trays for trays, _ in found} for team in two)
    assert all(set(trays.values()) == {1} for trays in held(movement).values())
    assert set(Counter(entrant for s in movement.sittings for entrant in {*s.seats}).values()) == {teams - 1}


def check_tables(tables: int) -> None:
    """Check every movement of large numbers that so many tables can play, both ways."""
    for way in WAYS:
        if tables % 2:
            check_plain(tables, way)
            continue
        check_bye(tables, way)
        if tables > 2:
            check_own_trays(tables, way)
            check_passing(tables, way)
            check_skipping(tables, way)
        if tables % 4 == 2 and tables > 2:
            check_sections(tables, way)


def every_size(most: int, _seed: int) -> str:
    """Check every number of tables up to ``most``."""
    most = min(most, MOST_TABLES)
    for tables in range(2, most + 1):
        if tables > 2:
            check_teams(tables)
        check_tables(tables)
    return f"every movement of 2 to {most} tables keeps what it promises"


MOVEMENTS = Section("movements", "tables of the largest movement", MOST_TABLES, every_size)
