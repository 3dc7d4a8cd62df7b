"""Who has dummy first? The order of the players by a cut with ties (ED-10, ED-11, W-CUT-6)."""

from collections.abc import Mapping, Sequence

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Card, cutting_rank, suit_of

TIE_ORDER = {HEARTS: 0, DIAMONDS: 1, CLUBS: 2, SPADES: 3}
"""Suits from lowest to highest, W-CUT-6 names hearts lowest, then diamonds, clubs, spades."""

MOST_DRAWS = 100
"""No cut was ever tied so often; a record that says so is wrong, and each draw is kept in the session."""

Groups = tuple[tuple[int, ...], ...]
"""Entrants from lowest to highest; a group of several is still tied."""


def split(tied: Sequence[int], drawn: Mapping[int, Card], ties_by_suit: bool) -> Groups:
    """Return the groups into which ``drawn`` cards part the entrants of ``tied``, lowest first."""

    def height(entrant: int) -> tuple[int, int]:
        card = drawn[entrant]
        return cutting_rank(card), TIE_ORDER[suit_of(card)] if ties_by_suit else 0

    heights = sorted({height(entrant) for entrant in tied})
    return tuple(tuple(entrant for entrant in tied if height(entrant) == level) for level in heights)


def refine(groups: Groups, drawn: Mapping[int, Card], ties_by_suit: bool) -> Groups:
    """Return ``groups`` with the tied ones that drew again parted; a redraw never moves anybody else (ED-11)."""
    refined: list[tuple[int, ...]] = []
    for group in groups:
        refined += split(group, drawn, ties_by_suit) if group[0] in drawn else (group,)
    return tuple(refined)


def drawing(groups: Groups, highest_alike: bool = False) -> tuple[int, ...]:
    """Return who must draw (again): all that are tied with somebody; nobody when the order is found.

    ``highest_alike``: the two highest stay as they are where they are equal (W-CUT-4).
    """
    apart = groups[:-1] if highest_alike and len(groups) > 1 and len(groups[-1]) == 2 else groups
    return tuple(sorted(entrant for group in apart if len(group) > 1 for entrant in group))
