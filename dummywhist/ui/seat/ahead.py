"""What is counted of a deal before anybody asks? A person's own cards while he plays, the others' after the deal.

It is asked of the process that answers questions when nobody waits for it, each card by the View of who chose it. What
is found is kept with the other findings, where the review of the deal looks first; nobody is shown it before.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

import dummywhist.engine.seats.review as late_review
from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.past import Past
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Finding
from dummywhist.engine.study.question import AskWeighed
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat.analyst import Analyst

ASKER: Final = "ahead"
SLICE_MS: Final = 40
"""Between two cards of a counted deal that are made ready to be asked about: the window goes on meanwhile."""


class Ahead(QObject):
    """Counts ahead at one table."""

    def __init__(self, analyst: Analyst, parent: QObject) -> None:
        super().__init__(parent)
        self._analyst = analyst
        self._waiting: deque[AskWeighed] = deque()
        self._asked = False
        self._deal: Iterator[late_review.Decision] = iter(())
        self._slices = QTimer(self, interval=SLICE_MS)
        self._slices.timeout.connect(self._next_of_deal)

    def chose(self, seen: View, card: Card) -> None:
        """A person played ``card``; ``seen`` is what he knew. A card beside which he had no other costs nothing.

        Of a card out of turn, or one that does not follow suit, the law decides: it is not weighed.
        """
        if not is_native() or seen.to_play is None or seen.layout.holder[seen.to_play] != seen.viewer:
            return
        legal = Insight(seen).legal
        if legal.bit_count() > 1 and legal >> card & 1:
            self._waiting.append(AskWeighed(seen, card))
            self._ask()

    def counted(self, past: Past) -> None:
        """A deal was counted: the other cards of it follow, those that were asked about before are found at once."""
        if is_native():
            self._deal = late_review.decisions(past.log)
            self._slices.start()

    def _next_of_deal(self) -> None:
        one = next(self._deal, None)
        if one is None:
            self._slices.stop()
        elif late_review.has_choice(one):
            self._waiting.append(AskWeighed(one.view, one.card))
            self._ask()

    def _ask(self) -> None:
        """Ask about the first: one at a time, so that a question that somebody waits for takes its place at once."""
        if self._waiting and not self._asked:
            self._asked = True
            self._analyst.ask(ASKER, self._waiting.popleft(), Urgency.IDLE, self._told)

    def _told(self, finding: Finding | None) -> None:
        self._asked = False
        if finding is None:  # there is no process to be had
            self._waiting.clear()
            self._slices.stop()
        self._ask()
