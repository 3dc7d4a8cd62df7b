"""Which games can be played?"""

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.rules.games.bid_dummy import BID_DUMMY
from dummywhist.engine.rules.games.classic_whist import CLASSIC_WHIST
from dummywhist.engine.rules.games.double_dummy import DOUBLE_DUMMY
from dummywhist.engine.rules.games.double_dummy_dead import DOUBLE_DUMMY_DEAD
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.games.humbug import HUMBUG
from dummywhist.engine.rules.games.mort import MORT_3, MORT_4
from dummywhist.engine.rules.games.single_dummy_bridge import SINGLE_DUMMY_BRIDGE
from dummywhist.engine.rules.games.thirteen import THIRTEEN
from dummywhist.engine.rules.games.three_handed import THREE_HANDED

GAMES: tuple[Game, ...] = (
    ENGLISH_DUMMY,
    DOUBLE_DUMMY,
    MORT_3,
    MORT_4,
    CLASSIC_WHIST,
    BID_DUMMY,
    DOUBLE_DUMMY_DEAD,
    HUMBUG,
    THIRTEEN,
    SINGLE_DUMMY_BRIDGE,
    THREE_HANDED,
    DUPLICATE_WHIST,
)


def game_of(key: str) -> Game:
    """Return the game ``key``; Unreadable if there is none."""
    for game in GAMES:
        if game.key == key:
            return game
    raise Unreadable("unreadable.game", key=key)
