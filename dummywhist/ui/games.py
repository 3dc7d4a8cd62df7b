"""Which games can the window show? The engine and the command line know more of them."""

from typing import Final

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game

AT_THE_TABLE: Final[tuple[Game, ...]] = GAMES


def shown(key: str) -> bool:
    """Tell whether the window has a table for the game ``key``."""
    return any(game.key == key for game in AT_THE_TABLE)
