"""What may a process be asked? All that an answer may depend on: a View, or of a tray for another table its number."""

from dataclasses import replace
from typing import ClassVar

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.unseen import UnseenTray
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.acquaintance import Acquaintance
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.study.finding import Advice, Chances, Known, Learned, Overplay, Weighed, Worth
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Advise:
    """What does a player of ``level`` do in ``view``, why, and what would everything else bring? A hint, a "why?"."""

    finds: ClassVar = Advice

    level: str
    seed: int
    view: View
    manner: Manner = PLAIN

    @property
    def unhurried(self) -> "Advise":
        """The same without a clock, so that every machine answers it alike."""
        return replace(self, manner=self.manner._replace(seconds=None))


@dataclass(frozen=True, slots=True)
class AskWorth:
    """How many of the tricks that are left does the claimant make by perfect play of both sides?

    The claimant is who made the claim that ``view`` tells of, else its viewer: so many he may claim.
    """

    finds: ClassVar = Worth

    view: View


@dataclass(frozen=True, slots=True)
class AskKnown:
    """What is certain for the viewer of ``view``: cards out, voids, cards that must lie somewhere?"""

    finds: ClassVar = Known

    view: View


@dataclass(frozen=True, slots=True)
class AskWeighed:
    """What do the cards of the hand on turn bring on what the viewer of ``view`` can know, and what does ``card`` cost?

    ``seed`` draws other layouts. ``against``: a side against which all others are taken to play together: what does
    ``card`` give to it?
    """

    finds: ClassVar = Weighed

    view: View
    card: Card
    seed: int = 0
    against: Side | None = None


@dataclass(frozen=True, slots=True)
class AskChances:
    """Where may the cards lie that the viewer of ``view`` does not see? ``seed`` draws other layouts."""

    finds: ClassVar = Chances

    view: View
    seed: int = 0


@dataclass(frozen=True, slots=True)
class AskLearned:
    """What does the counted deal of ``view`` teach of its players, of whom ``before`` was known?"""

    finds: ClassVar = Learned

    view: View
    before: tuple[tuple[Player, Acquaintance], ...] = ()


@dataclass(frozen=True, slots=True)
class AskOverplay:
    """How many tricks do North and South make of the counted deal of ``view`` where four players of ``level`` play it?

    ``seed`` is the table's own: other tables play it otherwise.
    """

    finds: ClassVar = Overplay

    view: View
    level: str
    seed: int


@dataclass(frozen=True, slots=True)
class AskTray:
    """How many tricks do North and South make of ``tray``, which this table has not counted, at another table?

    The same as `AskOverplay` asks once it is counted.
    """

    finds: ClassVar = Overplay

    tray: UnseenTray
    level: str
    seed: int


Asked = Advise | AskWorth | AskKnown | AskWeighed | AskChances | AskLearned | AskOverplay | AskTray
