"""How is a finished deal compared with other lines? Card by card, by the process that answers questions, when it has
nothing else to do; a line that was found once is found again at once."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.seats.past import Past
from dummywhist.engine.study.compare import Compare, Comparing, Mind, Way
from dummywhist.engine.study.finding import Finding, Line
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.computers import Computers

ASKER: Final = "compare"
WAYS: Final[tuple[Way, ...]] = ("master", "known")


def minds_of(computers: Computers, players: Sequence[Player]) -> tuple[tuple[Player, Mind], ...]:
    """Return how computers of a level play that sit at the table; persons and players of other makers have none."""
    found = []
    for player in players:
        level = computers.kind(player)
        if level in LEVELS:
            found.append((player, Mind(level, computers.seed(player), computers.manner(level).agreed)))
    return tuple(found)


class ComparedDeal(QObject):
    """Finds the lines of one deal for one player."""

    changed = Signal()
    """One more line is there, or it goes on, or stops."""

    def __init__(
        self, past: Past, player: Player, minds: tuple[tuple[Player, Mind], ...], analyst: Analyst, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.log, self.player = past.log, player
        self.running = False
        self.failed = False
        """Whether no process could be had that answers."""
        self._found: dict[Way, Line] = {}
        self._analyst = analyst
        self._questions = {way: Compare(past.log, player, way, minds if way == "master" else ()) for way in WAYS}
        self._comparing: Comparing | None = None
        for way, question in self._questions.items():
            kept = analyst.findings.found(question)
            if isinstance(kept, Line):
                self._found[way] = kept

    @property
    def found(self) -> Mapping[Way, Line]:
        """The lines that are there."""
        return self._found

    @property
    def over(self) -> bool:
        """Whether all are."""
        return len(self._found) == len(WAYS)

    def go_on(self) -> None:
        """Begin, or go on where it was stopped."""
        if not self.running and not self.over:
            self.running, self.failed = True, False
            self._ask()
            self.changed.emit()

    def stop(self) -> bool:
        """Ask nothing more, at once; return whether it was at work."""
        was, self.running = self.running, False
        if was:
            self._analyst.cancel(ASKER)
            self.changed.emit()
        return was

    def _ask(self) -> None:
        comparing = self._comparing
        if comparing is None:
            way = next((way for way in WAYS if way not in self._found), None)
            if way is None:
                self.running = False
                return
            comparing = self._comparing = Comparing(self._questions[way])
        asked = comparing.ask()
        if asked is None:
            assert comparing.found is not None
            self._found[comparing.question.way] = comparing.found
            self._analyst.keep(comparing.question, comparing.found)
            self._comparing = None
            self._ask()
            self.changed.emit()
            return
        # Of a line the cards are kept, not what was said of each of them; what could be known is the review's as well.
        self._analyst.ask(ASKER, asked, Urgency.IDLE, self._told, anew=isinstance(asked, Advise))

    def _told(self, finding: Finding | None) -> None:
        comparing = self._comparing
        assert comparing is not None
        comparing.hear(finding)
        if comparing.failed:
            self._comparing = None
            self.running, self.failed = False, True
            self.changed.emit()
        else:
            self._ask()
