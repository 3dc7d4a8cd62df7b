"""How do large numbers move? Trays one way, those who move the other: section 5 of the rules, and its remedies.

The *steps* say which movers are at a table in a round, with which trays. ``way`` is 1 for gentlemen, who go East to the
next higher table while trays go West, and -1 for pairs, who go down the numbers: the same in a mirror (DW-MOV-11).
"""

from collections.abc import Iterable, Iterator
from typing import Final

from dummywhist.engine.duplicate.movement import Entrant, Line, Movement, Sitting, paired, plain_labels
from dummywhist.engine.values import NamedTuple

EAST: Final = 1
WEST: Final = -1


class Step(NamedTuple):
    """At ``table`` in ``round``: the movers who began at table ``movers``, and tray set ``set``. All from 1."""

    round: int
    table: int
    movers: int
    set: int


def plain(tables: int, way: int) -> Iterator[Step]:
    """Yield the steps of movers who go one table ``way``, trays one the other (DW-MOV-2, 3).

    At two tables nobody moves, and the trays are exchanged once (DW-MOV-10).
    """
    for r in range(tables):
        for t in range(tables):
            movers = t if tables == 2 else (t - way * r) % tables
            yield Step(r + 1, t + 1, movers + 1, (t + way * r) % tables + 1)


def skipping(tables: int, way: int) -> Iterator[Step]:
    """Yield the steps in which all movers go two tables after half of the rounds (DW-MOV-8)."""
    for r in range(tables - 1):
        gone = r if r < tables // 2 else r + 1
        for t in range(tables):
            yield Step(r + 1, t + 1, (t - way * gone) % tables + 1, (t + way * r) % tables + 1)


def passing(tables: int, way: int, still: int) -> Iterator[Step]:
    """Yield the steps that pass over table ``still``, whose four sit still and overplay (DW-MOV-6, 7).

    In every round it has the trays of its neighbour from whom trays come. Its movers have its number; the tray sets
    are numbered along the other tables.
    """
    moving = [table for table in range(1, tables + 1) if table != still]
    for step in plain(len(moving), way):
        table = moving[step.table - 1]
        yield Step(step.round, table, moving[step.movers - 1], step.set)
        if table == still + way:
            yield Step(step.round, still, still, step.set)


def with_bye(tables: int, way: int) -> Iterator[Step]:
    """Yield the steps on one place more, at which nobody plays; its trays are dealt beforehand (DW-MOV-5)."""
    for step in plain(tables + 1, way):
        if step.table <= tables and step.movers <= tables:
            yield step


def in_sections(tables: int, way: int) -> Iterator[Step]:
    """Yield the steps of two sections, each of half of the tables with trays of its own (DW-MOV-9)."""
    half = tables // 2
    for step in plain(half, way):
        yield step
        yield Step(step.round, step.table + half, step.movers + half, step.set + half)


def of_persons(tables: int, steps: Iterable[Step], *, skip_after: int | None = None, sections: int = 1) -> Movement:
    """Return the movement of ladies at North and East, who sit still, and gentlemen at South and West (DW-MOV-1).

    Entrants are numbered by their first tables: the ladies of North, those of East, the gentlemen of South, of West.
    """

    def seats(step: Step) -> tuple[Entrant, Entrant, Entrant, Entrant]:
        return step.table, tables + step.table, 2 * tables + step.movers, 3 * tables + step.movers

    sittings = tuple(Sitting(step.round, step.table, seats(step), (step.set,)) for step in steps)
    ladies, gentlemen = Line("ladies", _from(1, 2 * tables)), Line("gentlemen", _from(2 * tables + 1, 2 * tables))
    lines = _lines(("N", "E", "S", "W"), tables, sections)
    return _movement(tables, sittings, 1, 4 * tables, lines, (ladies, gentlemen), skip_after)


def of_pairs(
    tables: int, pairs: int, steps: Iterable[Step], *, skip_after: int | None = None, sections: int = 1
) -> Movement:
    """Return the movement of pairs, of whom East and West move (DW-MOV-11).

    They are numbered by their first tables, first those of North and South. With one pair fewer than there are places
    the last one is nobody, and its adversaries sit out.
    """
    sittings = tuple(
        Sitting(step.round, step.table, paired(step.table, tables + step.movers), (step.set,))
        for step in steps
        if tables + step.movers <= pairs
    )
    lines = tuple(
        Line(line.name, tuple(pair for pair in line.entrants if pair <= pairs))
        for line in _lines(("NS", "EW"), tables, sections)
    )
    return _movement(tables, sittings, 2, pairs, lines, (Line("pairs", _from(1, pairs)),), skip_after)


def _movement(
    tables: int, sittings: tuple[Sitting, ...], names: int, entrants: int, lines: tuple[Line, ...],
    groups: tuple[Line, ...], skip_after: int | None,
) -> Movement:  # fmt: skip
    rounds = max(sitting.round for sitting in sittings)
    sets = max(sitting.sets[0] for sitting in sittings)
    return Movement(tables, rounds, sets, plain_labels(entrants), names, sittings, lines, groups, skip_after=skip_after)


def _lines(names: tuple[str, ...], tables: int, sections: int) -> tuple[Line, ...]:
    """Return a line for each of ``names`` in each section: those who play the same trays the same way."""
    size = tables // sections
    return tuple(
        Line(f"{name}{section + 1}" if sections > 1 else name, _from(place * tables + section * size + 1, size))
        for section in range(sections)
        for place, name in enumerate(names)
    )


def _from(first: int, count: int) -> tuple[int, ...]:
    return tuple(range(first, first + count))
