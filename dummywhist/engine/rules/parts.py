"""What are games put together from? A few frozen parts; each phase and count receives only its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.match import Match


class Follow(Enum):
    """Whether a card that does not follow suit can be played at all (architecture: legality)."""

    PREVENT = "prevent"
    PENALISE = "penalise"


class TrumpBy(Enum):
    """Where trumps come from (W-TRUMP-1, W-TRUMP-8)."""

    TURNED = "turned"
    ROTATE = "rotate"
    ROTATE_WITH_NO_TRUMP = "rotate_with_no_trump"


ROTATION: tuple[Suit | None, ...] = (HEARTS, DIAMONDS, SPADES, CLUBS)


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits where: players, the chairs in play clockwise, and which chairs hold dummies played by whom."""

    players: int
    chairs: tuple[Seat, ...]
    dummies: Mapping[Seat, Seat]
    sides: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class Dealing:
    """How many cards a hand gets, and where trumps come from."""

    cards: int = 13
    trump: TrumpBy = TrumpBy.TURNED


@dataclass(frozen=True, slots=True)
class Facing:
    """When dummy is shown (ED-30): before the first lead, or after it unless dummy itself leads."""

    before_lead: bool = True


@dataclass(frozen=True, slots=True)
class Trick:
    """How a trick is played and whether the last one may be looked at (W-PLAY-2, W-QUIT-3, W-QUIT-4)."""

    follow: Follow = Follow.PREVENT
    last_visible: bool = True


@dataclass(frozen=True, slots=True)
class Honours:
    """What honours count (W-HON-1..3): points for four and three, the bar one short of game, how they are claimed."""

    four: int = 4
    three: int = 2
    barred_one_short: bool = True
    called: bool = False


@dataclass(frozen=True, slots=True)
class Revokes:
    """What a revoke costs in the count (W-REV-9..17)."""

    amount: int = 3
    both_cancel: bool = False
    bars_game: bool = True


class GameValue(Enum):
    """What a won game is worth (W-GAME-4, 7, 8, 9)."""

    ENGLISH = "english"
    DIFFERENCE = "difference"
    PLAYOUT = "playout"
    DOUBLE_UNDER_HALF = "double_under_half"
    FLAT = "flat"


@dataclass(frozen=True, slots=True)
class Count:
    """How a deal is counted: points of the game, book, honours, revokes, value of a game."""

    game: int = 5
    book: int = 6
    honours: Honours | None = Honours()
    revokes: Revokes = Revokes()
    value: GameValue = GameValue.ENGLISH


class StakeUnit(Enum):
    """What the stake is on (W-STAKE-1, W-STAKE-2)."""

    RUBBER_POINT = "rubber_point"
    GAME = "game"
    TRICK = "trick"
    TRIPLE = "triple"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is played for: the unit, its amount, and an extra stake on the rubber (ED-86, ED-87)."""

    unit: StakeUnit = StakeUnit.RUBBER_POINT
    amount: int = 1
    rubber: int = 0
    settle_finished: bool = True


class FirstDeal(Enum):
    """Who deals first in a rubber (ED-20)."""

    DUMMY = "dummy"
    OWNER = "owner"
    OWNER_CHOOSES = "owner_chooses"


class SeatChoice(Enum):
    """How the adversaries' seats are found (ED-12, ED-13)."""

    KEEP_CYCLE = "keep_cycle"
    CHOOSER = "chooser"
    ALTERNATE_LR = "alternate_lr"


@dataclass(frozen=True, slots=True)
class Cutting:
    """How the order of dummy and the seats are found (ED-10..13)."""

    agreed: bool = False
    ties_by_suit: bool = False
    seats: SeatChoice = SeatChoice.KEEP_CYCLE


@dataclass(frozen=True, slots=True)
class Rules:
    """A game as a value: its parts, and the settings that made it (differences from the defaults)."""

    game: str
    settings: Mapping[str, Setting]
    seats: Seats
    dealing: Dealing
    facing: Facing
    trick: Trick
    count: Count
    cutting: Cutting
    first_deal: FirstDeal
    match: Match
    stakes: Stakes
    phases: tuple[str, ...]
