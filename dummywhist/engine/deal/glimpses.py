"""What do players see or remember of cards that are not theirs to see now?"""

from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.values import NamedTuple


class Memory(NamedTuple):
    """What a player saw of cards that he sees no longer: they were in the packet that lies at ``seat`` now."""

    player: Player
    seat: Seat
    cards: Hand = EMPTY


class Glimpses(NamedTuple):
    """``looked``: who looks at which closed packet now; ``memory``: what was seen and is seen no longer."""

    looked: tuple[tuple[Player, Seat], ...] = ()
    memory: tuple[Memory, ...] = ()
