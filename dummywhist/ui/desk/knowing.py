"""What does a View know? Asked of the process that answers, and told as it comes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.study.finding import Chances, Finding, Known
from dummywhist.engine.study.question import AskChances, AskKnown
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.panels.knows_words import (
    KnowsTold,
    certain,
    grid,
    heading,
    layouts,
    likely,
    who_sits,
)
from dummywhist.ui.panels.wording import Voice
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import capital, tr

ASKER: Final = "knows"


class Knowing:
    """What is told of one View after another; ``changed`` is called when an answer has come."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._seen: View | None = None
        self._known: Known | None = None
        self._chances: Chances | None = None
        self._failed = False
        self.player: Player | None = None
        """Whose knowledge is told; None: of who is on turn."""
        self.hand: Seat | None = None
        """The hidden hand of the grid; None: the first."""
        self.equal = False
        self.page: int | None = None
        """Which layouts are shown; None: none."""
        self.all_hands = False
        """Whether the table shows all hands all the same, until the card changes."""

    def forget(self) -> None:
        """Another table, or nothing more is asked."""
        self._seen = self._known = self._chances = None
        self.player = self.hand = self.page = None
        self.all_hands = False

    def tell(
        self, sitting: Sitting, analyst: Analyst, seen: View, players: tuple[Player, ...], moment: str
    ) -> KnowsTold:
        """Return what is told of ``seen``, as far as it was answered, and ask for the rest.

        ``players``: of whom it can be told; ``moment``: when this is, in words.
        """
        if seen != self._seen:
            self._seen, self._known, self._chances, self._failed = seen, None, None, False
            self.page, self.all_hands = None, False
            analyst.cancel(ASKER)
            analyst.ask(ASKER, AskKnown(seen), Urgency.NOW, partial(self._heard, seen))
            analyst.ask(ASKER, AskChances(seen), Urgency.NOW, partial(self._heard, seen))
        names, you = sitting.names(), sitting.you
        voice, viewer = Voice(names, you), seen.viewer
        assert viewer is not None
        title = tr("What {name} {name:know|knows}", name=voice.name(viewer))
        told = KnowsTold(title, moment, tuple((one, str(voice.heading(one))) for one in players))
        if self._known is not None:
            told = told._replace(certain=certain(self._known, seen, names, you))
        found = self._chances
        if found is None:
            note = tr("No computer player could be asked.") if self._failed else tr("Counting …")
            return told._replace(note=note)
        if not found.layouts:
            return told._replace(note="" if told.certain else tr("Nothing is hidden here."))
        at = found.seats.index(self.hand) if self.hand in found.seats else 0
        return told._replace(
            likely=likely(found, seen, names, you),
            hands=tuple((seat, capital(str(who_sits(seat, seen, voice)))) for seat in found.seats),
            heading=heading(found, at, seen, names, you),
            grid=grid(found, at, seen, names, you, equal=self.equal),
            layouts=() if self.page is None else layouts(found, self.page, seen, names, you),
            note=tr("{n} layouts were looked at.", n=found.layouts),
        )

    def _heard(self, asked: View, finding: Finding | None) -> None:
        if asked != self._seen:
            return
        if isinstance(finding, Known):
            self._known = finding
        elif isinstance(finding, Chances):
            self._chances = finding
        else:
            self._failed = True
        self._changed()

    @property
    def answered(self) -> bool:
        """Whether the chances are there."""
        return self._chances is not None
