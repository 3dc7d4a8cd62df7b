"""Who has won which match? Teams against teams, and pairs that meet pair by pair: DW-SC-2 to 4, DW-MNE-3."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final

from dummywhist.engine.duplicate.averages import held_by
from dummywhist.engine.duplicate.exact import places, total
from dummywhist.engine.duplicate.forms import Plan, trays_of
from dummywhist.engine.duplicate.movement import Movement
from dummywhist.engine.duplicate.result import NS, Side
from dummywhist.engine.duplicate.scores import TrayScores
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple

NOTHING: Final = Fraction(0)
HALF: Final = Fraction(1, 2)


class Meeting(NamedTuple):
    """A match of two teams or pairs: by how many tricks the ``first`` is ahead, in all and tray by tray."""

    first: int
    second: int
    difference: Fraction
    trays: tuple[tuple[int, Fraction], ...]


class MatchRank(NamedTuple):
    """A line of the ranking by matches: a win is 1, a tie ½ (DW-SC-3); ``difference`` of all tricks breaks ties."""

    place: int
    shared: bool
    number: int
    won: int
    tied: int
    lost: int
    difference: Fraction

    @property
    def score(self) -> Fraction:
        """The matches that count for it."""
        return self.won + HALF * self.tied


class MatchRanking(NamedTuple):
    """The ranking by matches; ``teams``: the numbers are those of teams, and else of entrants."""

    teams: bool
    ranks: tuple[MatchRank, ...]
    meetings: tuple[Meeting, ...]


def of_teams(movement: Movement, trays: Mapping[int, TrayScores], counted: Side) -> MatchRanking:
    """Return the ranking of the teams of ``movement``.

    Of a tray that two teams have played both ways the tricks of ``counted`` are compared: North and South at tables
    (DW-SC-2), East and West at one table, where only that line is entered (DW-MNE-3).
    """
    team_of = {entrant: team for team, entrants in enumerate(movement.teams, 1) for entrant in entrants}
    at = {(sitting.round, sitting.table): sitting for sitting in movement.sittings}
    made: dict[tuple[int, int], dict[int, tuple[list[Fraction], list[Fraction]]]] = {}
    for tray, scores in trays.items():
        for place, figures in scores.figures.items():
            north, east, _, _ = at[place.round, place.table].holders()
            own, other = team_of[north], team_of[east]
            if counted != NS:
                own, other = other, own
            both = made.setdefault((min(own, other), max(own, other)), {}).setdefault(tray, ([], []))
            both[own > other].append(figures.of(counted))
    meetings: list[Meeting] = []
    for (first, second), of_trays in sorted(made.items()):
        differences = [
            (tray, total(ours) - total(theirs))
            for tray, (ours, theirs) in sorted(of_trays.items())
            if len(ours) == len(theirs)
        ]
        meetings.append(_meeting(first, second, differences))
    return _ranked(True, range(1, len(movement.teams) + 1), meetings)


def of_pairs(plan: Plan, movement: Movement, trays: Mapping[int, TrayScores]) -> MatchRanking:
    """Return the ranking of pairs, of whom every two who meet at a table play a match (DW-SC-4).

    A pair is ahead by what it has above the average of its direction, less what its adversary has above his, halved:
    of a tray that two tables exchange, the difference from the average of both. A tray counts as soon as a second
    table has a figure.
    """
    at = {(sitting.round, sitting.table): sitting for sitting in movement.sittings}
    ahead: dict[tuple[int, int], dict[int, Fraction]] = {}

    def count(one: int, other: int, tray: int, difference: Fraction) -> None:
        if one > other:
            one, other, difference = other, one, -difference
        of_meeting = ahead.setdefault((one, other), {})
        of_meeting[tray] = of_meeting[tray] + difference if tray in of_meeting else difference

    compared: dict[int, TrayScores] = {}
    for tray, scores in trays.items():
        if scores.average is None or len(scores.figures) < 2:
            continue
        compared[tray] = scores
        for place, figures in scores.figures.items():
            sitting = at[place.round, place.table]
            north, east, _, _ = sitting.holders()
            if not sitting.lent:
                made = figures.north_south
                if not figures.regular:
                    made = HALF * (made - figures.east_west + CARDS)
                count(north, east, tray, made - scores.average)
    held, unit = held_by(movement, compared) if movement.rivals else ({}, 1)
    for rivals in movement.rivals:
        theirs = {(one.tray, one.side): one for one in held[rivals.second]}
        for own in held[rivals.first]:
            other = theirs.get((own.tray, own.side))
            if other is not None and own.tray in trays_of(plan, rivals.set):
                count(rivals.first, rivals.second, own.tray, Fraction(own.own - other.own, 2 * unit))
    meetings = [_meeting(first, second, sorted(found.items())) for (first, second), found in sorted(ahead.items())]
    return _ranked(False, range(1, len(movement.labels) + 1), meetings)


def _meeting(first: int, second: int, differences: Iterable[tuple[int, Fraction]]) -> Meeting:
    by_tray = tuple(differences)
    return Meeting(first, second, total(ahead for _, ahead in by_tray), by_tray)


def _ranked(teams: bool, numbers: Iterable[int], meetings: Iterable[Meeting]) -> MatchRanking:
    """Return the ranking by ``meetings``; a meeting of which no tray has been compared is none yet (DW-SC-3)."""
    played = tuple(meeting for meeting in meetings if meeting.trays)
    ahead: dict[int, list[Fraction]] = {number: [] for number in numbers}
    for meeting in played:
        ahead[meeting.first].append(meeting.difference)
        ahead[meeting.second].append(-meeting.difference)
    ranks = []
    for number, differences in ahead.items():
        won, lost = sum(one > 0 for one in differences), sum(one < 0 for one in differences)
        tied = len(differences) - won - lost
        if differences:
            ranks.append(MatchRank(0, False, number, won, tied, lost, total(differences)))
    order = sorted(ranks, key=lambda rank: (-rank.score, -rank.difference, rank.number))
    found = places([(rank.score, rank.difference) for rank in order])
    placed = (rank._replace(place=place, shared=shared) for rank, (place, shared) in zip(order, found, strict=True))
    return MatchRanking(teams, tuple(placed), played)
