"""What is a session made of? A tree of values: games to a figure, rubbers of games, a tournée of rubbers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FirstTo:
    """A game: the first side to reach ``points``."""

    points: int


@dataclass(frozen=True, slots=True)
class BestOf:
    """A rubber: the best of ``games`` games, with ``bonus`` rubber points to its winner (W-GAME-5)."""

    games: int
    of: FirstTo
    bonus: int = 2

    @property
    def needed(self) -> int:
        """Games that win the rubber."""
        return self.games // 2 + 1


@dataclass(frozen=True, slots=True)
class EachTakesDummy:
    """A tournée: every player takes dummy for one rubber (ED-4)."""

    of: BestOf
    rubbers: int = 3


@dataclass(frozen=True, slots=True)
class KeepsDummy:
    """Continuous dummy: one player has dummy in every rubber and concedes rubber points for it (ED-91, ED-94)."""

    of: BestOf
    rubbers: int = 3
    concession: int = 1


Match = EachTakesDummy | KeepsDummy
