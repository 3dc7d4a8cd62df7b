"""How is a seat to play, beside its level? Its budget, what it agreed with its partner, and who sits round it."""

from typing import Final

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.habits import STRANGERS, Habits, Kind
from dummywhist.engine.values import NamedTuple

BOOKS: Final = "books"
"""Who plays the card of the books: nobody at a table, but who gives advice, or plays in haste, without a search."""


class Manner(NamedTuple):
    """``budget``: nodes of the solver that a decision may cost, None for the level's own; ``seconds``: the clock, which
    only cuts short what the budget would still allow; ``agreed``: the conventions of the seat and its partner;
    ``company``: by player what `Kind` he is; ``habits``: what was learned of him, as far as
    anything was, and of a stranger nothing. ``tricks``: the match counts all tricks alike, whatever the game
    makes of them, as duplicate matches do. ``errs``: at a law table a card of its own may be misread, as by people.
    """

    budget: int | None = None
    seconds: float | None = None
    agreed: Conventions = COMMON
    company: tuple[tuple[Player, Kind], ...] = ()
    habits: tuple[tuple[Player, Habits], ...] = ()
    tricks: bool = False
    errs: bool = False

    def believed(self) -> dict[Player, Habits]:
        """Return what is believed of each player of the company."""
        return {player: STRANGERS[kind] for player, kind in self.company} | dict(self.habits)


PLAIN: Final = Manner()
