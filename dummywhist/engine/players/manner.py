"""How is a seat to play, beside its level? Its budget, what it agreed with its partner, and who sits round it."""

from typing import Final

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.values import NamedTuple

PERSON: Final = "person"


class Manner(NamedTuple):
    """``budget``: nodes of the solver that a decision may cost, None for the level's own; ``seconds``: the clock, which
    only cuts short what the budget would still allow; ``agreed``: the conventions of the seat and its partner;
    ``company``: by player his level, or `PERSON`. ``tricks``: the match counts all tricks alike, whatever the game
    makes of them, as duplicate matches do.
    """

    budget: int | None = None
    seconds: float | None = None
    agreed: Conventions = COMMON
    company: tuple[tuple[Player, str], ...] = ()
    tricks: bool = False


PLAIN: Final = Manner()
