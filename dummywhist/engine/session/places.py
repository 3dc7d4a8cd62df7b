"""Who plays where more sit down than there are places? The cut for the places, and who goes out after a session."""

from collections.abc import Mapping

from dummywhist.engine.cards.card import Card
from dummywhist.engine.session.cut import Groups, split

Sat = tuple[tuple[int, int], ...]
"""The entrants who played the last session at this table, and how many in a row they have played."""


def contenders(entrants: int, sat: Sat) -> Groups:
    """Return the groups in which ``entrants`` have a right to the places; within one the lowest cards decide.

    All are alike at first (W-CUT-2), and where all cut afresh (MO-9): ``sat`` is then empty. Else those who waited come
    in, and of those who played they stay who have played fewest sessions in a row (W-CUT-7).
    """
    played = dict(sat)
    runs = sorted({played.get(entrant, 0) for entrant in range(1, entrants + 1)})
    return tuple(tuple(entrant for entrant in range(1, entrants + 1) if played.get(entrant, 0) == run) for run in runs)


def drawing_for_places(groups: Groups, places: int) -> tuple[int, ...]:
    """Return who must draw: those of whom some get a place and some do not; nobody when the places are found."""
    before = 0
    for group in groups:
        if before < places < before + len(group):
            return tuple(sorted(group))
        before += len(group)
    return ()


def parted(groups: Groups, drawn: Mapping[int, Card], ties_by_suit: bool) -> Groups:
    """Return ``groups`` with the one that drew parted by its cards, the lowest first."""
    found: list[tuple[int, ...]] = []
    for group in groups:
        found += split(group, drawn, ties_by_suit) if set(group) <= drawn.keys() else (group,)
    return tuple(found)


def placed(groups: Groups, places: int) -> tuple[int, ...]:
    """Return the entrants who play, in the order in which they sat down."""
    return tuple(sorted([entrant for group in groups for entrant in group][:places]))
