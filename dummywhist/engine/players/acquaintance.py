"""What is known of a player from deals before? His habits, and a plain count of his choices among equal cards."""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.players.habits import STRANGERS, Habits, Kind, rounded
from dummywhist.engine.values import NamedTuple

SITUATIONS: Final = ("lead", "second", "third", "last", "discard")
"""Where a card is played: the lead, the places after it, and wherever it is neither of the suit led nor a trump."""
RANKS: Final = ("honours", "small")
"""Equal cards with one of the four best of the suit among them, and others."""
CASES: Final = tuple((situation, ranks) for situation in SITUATIONS for ranks in RANKS)


class Taken(NamedTuple):
    """How often a player took which of equal cards: the highest, the lowest, one between."""

    highest: int = 0
    lowest: int = 0
    between: int = 0

    @property
    def cases(self) -> int:
        """How often he had the choice."""
        return self.highest + self.lowest + self.between


class Tally(NamedTuple):
    """What was counted of a player in ``deals`` deals: by `CASES` what he took of equal cards."""

    deals: int = 0
    taken: tuple[Taken, ...] = (Taken(),) * len(CASES)

    def of(self, situation: str, ranks: str) -> Taken:
        """Return what he took in one case."""
        return self.taken[CASES.index((situation, ranks))]

    def and_deal(self, taken: Sequence[Taken]) -> "Tally":
        """Return the tally with one more deal, in which he took so."""
        return Tally(
            self.deals + 1,
            tuple(
                Taken(one.highest + more.highest, one.lowest + more.lowest, one.between + more.between)
                for one, more in zip(self.taken, taken, strict=True)
            ),
        )


class Acquaintance(NamedTuple):
    """All that is known of how a player plays: what is believed at his next deal, and what was counted."""

    kind: Kind
    habits: Habits
    tally: Tally = Tally()


def stranger(kind: Kind) -> Acquaintance:
    """Return what is known of somebody of whom only his kind is known."""
    return Acquaintance(kind, rounded(STRANGERS[kind]))
