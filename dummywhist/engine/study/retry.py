"""Somebody chooses again where a card was lost: what is said of each try, and how was the right card found?"""

from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.finding import Weighed
from dummywhist.engine.study.weighing import knowable_of
from dummywhist.engine.values import Enum, NamedTuple, dataclass

BEFORE_HINTS: Final = 2
"""After so many tries hints are offered."""
EQUAL: Final = 1e-6
"""Tricks by which two cards may differ and bring the same."""


class Idea(NamedTuple):
    """A card that a strong player plays in that place, and what is behind it."""

    card: Card
    said: Message


class Told(Enum):
    """What is said of a try; ``WAITS``: it is being counted."""

    NOTHING = "nothing"
    WAITS = "waits"
    RIGHT = "right"
    COSTS = "costs"
    PLAYED = "played"
    SHOWN = "shown"


class Result(Enum):
    """How the right card was found."""

    FIRST = "first"
    LATER = "later"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Retry:
    """The tries of one choice so far; ``cost``: tricks that the last costs on what could be known.

    ``free``: the card that was played then may be chosen too, and is weighed as any other.
    """

    judged: Judged
    tries: tuple[Card, ...] = ()
    told: Told = Told.NOTHING
    cost: float = 0.0
    hinted: bool = False
    free: bool = False

    @property
    def over(self) -> bool:
        """Whether it ended: the card was found, or shown."""
        return self.told in (Told.RIGHT, Told.SHOWN)

    @property
    def hints(self) -> bool:
        """Whether a hint is offered."""
        tried = len(self.tries) - (self.told is Told.WAITS)
        return tried >= BEFORE_HINTS and not self.over

    @property
    def best(self) -> Card:
        """The card that brings most on what could be known, of equals the one that brings most with all hands seen."""
        known = self.judged.known
        assert known is not None
        return max(known.tricks, key=lambda card: (round(known.tricks[card], 6), self.judged.seen[card]))

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on. Who was told the card has not found it."""
        if not self.over:
            return None
        if self.told is Told.SHOWN or self.hinted:
            return Result.SHOWN
        return Result.FIRST if len(self.tries) == 1 else Result.LATER

    def chosen(self, card: Card) -> "Retry":
        """Return this with another try: what it costs is to be asked if it ``waits``. ValueError for another card."""
        if card not in self.judged.seen:
            raise ValueError
        told = Told.PLAYED if not self.free and equals(self.judged, card) else Told.WAITS
        return replace(self, tries=(*self.tries, card), told=told, cost=0.0)

    def heard(self, weighed: Weighed) -> "Retry":
        """Return this with what was counted of the last try."""
        known = knowable_of(weighed)
        if known.loss <= known.tolerance:
            return replace(self, told=Told.RIGHT, cost=0.0)
        return replace(self, told=Told.COSTS, cost=known.loss)

    def unheard(self) -> "Retry":
        """Return this without the last try, of which nothing could be counted."""
        return replace(self, tries=self.tries[:-1], told=Told.NOTHING)

    def named(self) -> "Retry":
        """Return this after a hint that named a card."""
        return replace(self, hinted=True)

    def shown(self) -> "Retry":
        """Return this with the answer shown."""
        return replace(self, told=Told.SHOWN)


def is_right(judged: Judged, card: Card) -> bool:
    """Whether ``card`` is as good as the best on what could be known, by the layouts that judged the played one."""
    known = judged.known
    assert known is not None
    return max(known.tricks.values()) - known.tricks[card] <= known.tolerance


def idea_for(judged: Judged, card: Card | None, said: Message | None) -> Idea | None:
    """Return what somebody who played ``card`` ``said``, if that brings as much as the best on what could be known."""
    known = judged.known
    assert known is not None
    if card is None or said is None or card not in known.tricks or equals(judged, card):
        return None
    return Idea(card, said) if max(known.tricks.values()) - known.tricks[card] <= EQUAL else None


def equals(judged: Judged, card: Card) -> bool:
    """Whether ``card`` is the one that was played, or touches it: these count as one."""
    insight = Insight(judged.decision.view)
    played = judged.decision.card
    return card == played or any(
        run.mask >> card & 1 and run.mask >> played & 1 for run in runs(insight, insight.legal)
    )
