"""How do teams meet? Two teams of four, club against club, and several teams: section 9 of the rules."""

from collections.abc import Iterator
from typing import Final

from dummywhist.engine.duplicate.movement import Entrant, Line, Movement, Sitting, paired, plain_labels

PAIRINGS: Final = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
"""Who of a team of four partners whom, in each of three pairings: each player partners each other once (DW-SC-2)."""


def two_teams() -> Movement:
    """Return a full match of two teams of four: three pairings of adversaries, each with exchanged trays (DW-SC-2).

    Team 1 are the persons 1 to 4, team 2 are 5 to 8.
    """
    sittings: list[Sitting] = []
    for pairing, ((one, two), (three, four)) in enumerate(PAIRINGS):
        partner = 6 + pairing
        five, six = (person for person in (6, 7, 8) if person != partner)
        for half, trays in enumerate(((2 * pairing + 1, 2 * pairing + 2), (2 * pairing + 2, 2 * pairing + 1))):
            number = 2 * pairing + half + 1
            sittings.append(Sitting(number, 1, (one, 5, two, partner), trays[:1]))
            sittings.append(Sitting(number, 2, (five, three, six, four), trays[1:]))
    teams = ((1, 2, 3, 4), (5, 6, 7, 8))
    return Movement(2, 6, 6, plain_labels(8), 1, tuple(sittings), _team_lines(2), teams=teams)


def clubs(tables: int) -> Movement:
    """Return club against club at an even number of tables, taken two by two; trays are exchanged once (DW-TEAM-4).

    The pairs of the first club are numbered by their tables, then those of the second.
    """
    sittings = []
    for number in (1, 2):
        for table in range(1, tables + 1):
            other = table + 1 if table % 2 else table - 1
            trays = table if number == 1 else other
            sittings.append(Sitting(number, table, _two_by_two(table, tables), (trays,)))
    teams = (tuple(range(1, tables + 1)), tuple(range(tables + 1, 2 * tables + 1)))
    return Movement(tables, 2, tables, plain_labels(2 * tables), 2, tuple(sittings), _team_lines(2), teams=teams)


def _two_by_two(table: int, tables: int) -> tuple[Entrant, Entrant, Entrant, Entrant]:
    """Return the seats of ``table``: the first club sits North and South at odd tables, East and West at even ones."""
    return paired(table, tables + table) if table % 2 else paired(tables + table, table)


def several_teams(teams: int) -> Movement:
    """Return the movement in which every two teams meet: each has a pair at North and South, and one at East and West.

    With an odd number both meetings of two teams use the same trays in the course of the match (DW-TEAM-1, 2); with an
    even number each round is one of matches of two tables, which exchange their trays (DW-TEAM-3).
    """
    sittings = tuple(_odd(teams) if teams % 2 else _round_robin(teams))
    labels = tuple(f"{team}{line}" for team in range(1, teams + 1) for line in ("NS", "EW"))
    return Movement(
        tables=teams,
        rounds=max(sitting.round for sitting in sittings),
        sets=max(max(sitting.sets) for sitting in sittings),
        labels=labels,
        names=2,
        sittings=sittings,
        lines=_team_lines(teams),
        teams=tuple((_north_south(team), _east_west(team)) for team in range(1, teams + 1)),
    )


def _north_south(team: int) -> Entrant:
    return 2 * team - 1


def _east_west(team: int) -> Entrant:
    return 2 * team


def _team_lines(teams: int) -> tuple[Line, ...]:
    return (Line("teams", tuple(range(1, teams + 1))),)


def _odd(teams: int) -> Iterator[Sitting]:
    middle = (teams - 1) // 2
    for r in range(teams - 1):
        for t in range(teams):
            seats = paired(_north_south((t - 1 - r) % teams + 1), _east_west(t + 1))
            yield Sitting(r + 1, t + 1, seats, ((t + r * middle) % teams + 1,))


def _round_robin(teams: int) -> Iterator[Sitting]:
    """Yield rounds by the circle method: the last team stays, the others go round."""
    around = teams - 1
    trays = 0
    for r in range(around):
        meetings = [(teams, r + 1)]
        meetings += [((r + step) % around + 1, (r - step) % around + 1) for step in range(1, teams // 2)]
        for match, (first, second) in enumerate(meetings):
            fresh = (trays + 1, trays + 2)
            trays += 2
            yield Sitting(r + 1, 2 * match + 1, paired(_north_south(first), _east_west(second)), fresh)
            yield Sitting(r + 1, 2 * match + 2, paired(_north_south(second), _east_west(first)), fresh[::-1])
