"""Does the tutor ask before a card? It counts while somebody thinks, from his View alone, and holds no card long."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.agreed import Conventions
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Finding, Tutored, Weighed
from dummywhist.engine.study.question import AskWeighed
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.study.tutor import Tutoring, dear
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.analyst import Analyst

ASKER: Final = "tutor"
WAITS_MS: Final = 800
"""So long a card waits for what is being counted; then it is played, and nothing is said."""


class Dear(NamedTuple):
    """Somebody is asked before ``card``, which costs so many ``tricks`` on what he can know."""

    card: Card
    tricks: float


class Tutor(QObject):
    """The tutor of one table. ``limit``: the tricks from which on it asks; None: it does not.

    ``agreed`` returns what the person agreed with a partner.
    """

    asks = Signal(object)
    """A `Dear`, or None: it is no more to be asked."""
    plays = Signal(object)
    """A card that waited is to be played."""

    def __init__(self, analyst: Analyst, agreed: Callable[[], Conventions], parent: QObject) -> None:
        super().__init__(parent)
        self.limit: float | None = None
        self.asking: Dear | None = None
        self._analyst = analyst
        self._agreed = agreed
        self._seen: View | None = None
        self._told: Weighed | None = None
        self._waiting: Card | None = None
        self._answered: set[Card] = set()
        self._patience = QTimer(self, singleShot=True, interval=WAITS_MS)
        self._patience.timeout.connect(self._too_late)

    def look(self, seen: View | None) -> None:
        """Somebody chooses now by what he sees in ``seen``; None: nobody does, or there is no help."""
        if seen == self._seen:
            return
        self._drop()
        self._seen = seen
        if seen is None or self.limit is None or not is_native():
            return
        insight = Insight(seen)
        if insight.legal.bit_count() > 1:
            lowest = Card((insight.legal & -insight.legal).bit_length() - 1)
            self._analyst.ask(ASKER, AskWeighed(seen, lowest), Urgency.SOON, partial(self._counted, seen))

    def holds(self, card: Card) -> bool:
        """Whether ``card``, which was chosen, is not played now: it is asked about, or waits for a moment."""
        if self._seen is None or self.limit is None or card in self._answered:
            self._drop_question()
            return False
        if self._told is None:
            if Insight(self._seen).legal.bit_count() < 2 or not is_native():
                return False
            self._waiting = card
            self._patience.start()
            return True
        return self._ask(card)

    def answer(self, answer: str) -> None:
        """The person thinks again, plays the card all the same, or wants a hint; the card is not asked about again."""
        asking, seen = self.asking, self._seen
        if asking is None or seen is None:
            return
        self._answered.add(asking.card)
        told = Tutored(answer, asking.tricks)  # type: ignore[arg-type]
        self._analyst.keep(Tutoring(seen, asking.card), told)
        self._drop_question()
        if answer == "play":
            self.plays.emit(asking.card)

    def _ask(self, card: Card) -> bool:
        """Ask about ``card`` if it is dear; return whether that was so."""
        seen, told, limit = self._seen, self._told, self.limit
        assert seen is not None and told is not None and limit is not None
        if card not in dict(told.tricks):
            return False
        cost = dear(told, card, seen, limit, self._agreed())
        if cost is None:
            self._drop_question()
            return False
        self.asking = Dear(card, cost)
        self.asks.emit(self.asking)
        return True

    def _counted(self, seen: View, finding: Finding | None) -> None:
        if seen != self._seen or not isinstance(finding, Weighed):
            return
        self._told = finding
        card, self._waiting = self._waiting, None
        self._patience.stop()
        if card is not None and not self._ask(card):
            self.plays.emit(card)

    def _too_late(self) -> None:
        card, self._waiting = self._waiting, None
        if card is not None:
            self._answered.add(card)
            self.plays.emit(card)

    def _drop_question(self) -> None:
        if self.asking is not None:
            self.asking = None
            self.asks.emit(None)

    def _drop(self) -> None:
        """The moment is over: what was counted or asked belongs to it."""
        self._drop_question()
        self._patience.stop()
        if self._seen is not None:
            self._analyst.cancel(ASKER)
        self._seen = self._told = self._waiting = None
        self._answered = set()
