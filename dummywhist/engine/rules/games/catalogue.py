"""Which games can be played?"""

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.rules.games.game import Game

GAMES: tuple[Game, ...] = (ENGLISH_DUMMY,)


def game_of(key: str) -> Game:
    """Return the game ``key``; Unreadable if there is none."""
    for game in GAMES:
        if game.key == key:
            return game
    raise Unreadable("unreadable.game", key=key)
