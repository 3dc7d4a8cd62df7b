"""What is a session made of? A tree of values: games to a figure, rubbers of games, a tournée of rubbers."""

from collections.abc import Collection

from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class FirstTo:
    """A game: the first side to reach ``points``, in the order of the count (W-GAME-13)."""

    points: int


@dataclass(frozen=True, slots=True)
class AtLeast:
    """A game: after a deal with somebody at ``points`` or more the highest score wins (BD-77, SD-46, TH-52).

    With equal scores at the top it goes on (BD-78, TH-53). ``floor``: a score that loses the game at once, if any.
    """

    points: int
    floor: int | None = None


def decided(of: AtLeast, scores: Collection[int]) -> bool:
    """Whether ``scores`` end a game: somebody has enough, or too little, and one alone is highest (BD-77, BD-78)."""
    best = max(scores, default=0)
    reached = best >= of.points or (of.floor is not None and min(scores, default=0) <= of.floor)
    return reached and list(scores).count(best) == 1


@dataclass(frozen=True, slots=True)
class Deals:
    """A game of ``deals`` deals; the highest score wins, equal ones share it or play one more (CW-60, CW-67, TH-50)."""

    deals: int
    shared: bool = True


@dataclass(frozen=True, slots=True)
class UntilTime:
    """A game that ends with the deal in which time is called (TH-51, CW-49); ``round_of`` deals are completed."""

    minutes: int | None
    round_of: int = 1


@dataclass(frozen=True, slots=True)
class BestOf:
    """A rubber: the best of ``games`` games, with ``bonus`` rubber points to its winner (W-GAME-5)."""

    games: int
    of: FirstTo | AtLeast | Deals | UntilTime
    bonus: int = 2

    @property
    def needed(self) -> int:
        """Games that win the rubber."""
        return self.games // 2 + 1


@dataclass(frozen=True, slots=True)
class EachTakesDummy:
    """A tournée: every player takes dummy for one rubber (ED-4, MO-6)."""

    of: BestOf
    rubbers: int = 3


@dataclass(frozen=True, slots=True)
class KeepsDummy:
    """One player has dummy in every rubber and concedes rubber points for it (ED-91, ED-94, MO-10)."""

    of: BestOf
    rubbers: int = 3
    concession: int = 1


@dataclass(frozen=True, slots=True)
class OneRubber:
    """A session of one rubber, or of one game (DF-64)."""

    of: BestOf
    rubbers: int = 1


@dataclass(frozen=True, slots=True)
class EachPartner:
    """A tournament in which every player has every other as partner for an equal number of deals (CW-65)."""

    of: BestOf
    rubbers: int = 3


Match = EachTakesDummy | KeepsDummy | OneRubber | EachPartner
