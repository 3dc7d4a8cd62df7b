"""How is a deal counted? The parts of which each kind of count receives only its own.

Each count knows the ``page`` of the rulebook by which it counts; that changes no figure, and is not compared.
"""

from dataclasses import field

from dummywhist.engine.rules.laws import SHARED
from dummywhist.engine.values import Enum, dataclass


@dataclass(frozen=True, slots=True)
class Honours:
    """What honours count (W-HON-1..3): points for four and three, the bar one short of game, how they are claimed.

    ``outright``: between two hands, two or more that outnumber the other's count what they are (HW-10).
    """

    four: int = 4
    three: int = 2
    outright: bool = False
    barred_one_short: bool = True
    called: bool = False


@dataclass(frozen=True, slots=True)
class Revokes:
    """What a revoke costs in the count (W-REV-9..17); ``keep_one``: one trick is left to the offenders (MO-63)."""

    amount: int = 3
    bars_game: bool = True
    keep_one: bool = False


class GameValue(Enum):
    """What a won game is worth (W-GAME-4, 7, 8, 9; MO-83)."""

    ENGLISH = "english"
    DIFFERENCE = "difference"
    PLAYOUT = "playout"
    DOUBLE_UNDER_HALF = "double_under_half"
    FLAT = "flat"
    MORT = "mort"
    MORT_STOPPED = "mort_stopped"


@dataclass(frozen=True, slots=True)
class Count:
    """How a deal is counted: points of the game, book, honours, revokes, value of a game.

    ``odd_only``: the odd trick is one point however many are won (TO-5). ``kept``: what is counted is doubled for
    each player who kept his hand (DD-11); ``kept_tricks`` doubles the tricks alone. ``slam``: points on the sheet for
    thirteen tricks, which then count nothing (MO-74) unless ``slam_to_game``; ``consolation`` and ``multiples``
    belong to the value of a game at Mort (MO-81, MO-82).
    """

    game: int = 5
    book: int = 6
    honours: Honours | None = Honours()
    revokes: Revokes = Revokes()
    value: GameValue = GameValue.ENGLISH
    odd_only: bool = False
    kept: bool = False
    kept_tricks: bool = False
    slam: int | None = None
    slam_to_game: bool = False
    consolation: int = 0
    multiples: bool = True
    page: str = field(default=SHARED, compare=False)

    @property
    def plays_out(self) -> bool:
        """Whether all points of the deal that ends a game are kept (W-GAME-8, MO-71)."""
        return self.value in (GameValue.PLAYOUT, GameValue.MORT)


class TrickScore(Enum):
    """What a tournament adds up (CW-61, CW-66)."""

    ODD_TRICKS = "odd_tricks"
    ALL_TRICKS = "all_tricks"
    NET = "net"


@dataclass(frozen=True, slots=True)
class TrickCount:
    """A tournament, or a running score (CW-49) if ``continuous``: no game, no honours, only tricks (CW-60..66)."""

    score: TrickScore = TrickScore.ODD_TRICKS
    book: int = 6
    continuous: bool = False
    page: str = field(default=SHARED, compare=False)


@dataclass(frozen=True, slots=True)
class BidCount:
    """Made or set (BD-70..76): ``boston`` multiplies level seven, or with ``boston_any`` all thirteen books too."""

    boston: int = 2
    boston_any: bool = False
    no_trump: int = 1
    declarer_minus: bool = False
    book: int = 6
    page: str = field(default=SHARED, compare=False)


class Fail(Enum):
    """Who scores when a contract fails (SD-43, SD-44)."""

    NONE = "none"
    PENALTY_50 = "penalty_50"
    DECLARER_MINUS = "declarer_minus"
    BRIDGE_NV = "bridge_nv"


@dataclass(frozen=True, slots=True)
class ContractCount:
    """Bridge points for a contract (SD-40..44); ``as_won``: overtricks count too."""

    fail: Fail = Fail.PENALTY_50
    as_won: bool = True
    book: int = 6
    page: str = field(default=SHARED, compare=False)


class TargetScore(Enum):
    """How tricks are set against targets (TH-40, TH-43)."""

    DIFFERENCE = "difference"
    OVER_ONLY = "over_only"
    TRICKS = "tricks"


@dataclass(frozen=True, slots=True)
class TargetCount:
    """Targets (TH-20, TH-21): for taking the dealt packet, for taking a thrown-in hand, and for all others."""

    dummy: int = 4
    thrown: int = 3
    others: int = 3
    score: TargetScore = TargetScore.DIFFERENCE
    page: str = field(default=SHARED, compare=False)


AnyCount = Count | TrickCount | BidCount | ContractCount | TargetCount
