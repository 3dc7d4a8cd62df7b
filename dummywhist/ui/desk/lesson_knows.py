"""What could be counted when a lesson asked for it? What the players knew then, opened at the end of the lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.lessons.pupil import Pupil, told_at
from dummywhist.engine.record.people import Person
from dummywhist.ui.desk.knowing import Knowing
from dummywhist.ui.panels.knows_sheet import KnowsSheet
from dummywhist.ui.seat.lesson_table import lesson_table
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr


def counted_at(pupil: Pupil) -> int | None:
    """Return how many cards lay when a number was asked for last; None where none is."""
    asks = [number for number, step in enumerate(pupil.lesson.steps) if step.tally is not None]
    return len(told_at(pupil.lesson, asks[-1], "say")) if asks else None


def views_then(pupil: Pupil, cards: int, people: Sequence[Person]) -> dict[Player, View]:
    """Return what each player of the lesson saw after so many ``cards``, the learner first."""
    table = lesson_table(replace(pupil, played=pupil.played[:cards]), people)
    standing = table.standing
    first = sorted(standing.players, key=lambda player: player not in standing.persons)
    found = {player: table.seat(player).view for player in first}
    return {player: seen for player, seen in found.items() if seen is not None}


class LessonKnows(QObject):
    """Shows it in a sheet; ``done`` is called when that is closed."""

    def __init__(
        self, sheet: KnowsSheet, sitting: Sitting, views: dict[Player, View], done: Callable[[], None]
    ) -> None:
        super().__init__(sheet)
        self._sheet, self._sitting, self._views = sheet, sitting, views
        self._knowing = Knowing(self._tell)
        self._player = next(iter(views))
        sheet.player_chosen.connect(self._choose_player)
        sheet.hand_chosen.connect(self._choose_hand)
        sheet.equal_chosen.connect(self._choose_equal)
        sheet.finished.connect(lambda _result: done())
        self._tell()

    def _tell(self) -> None:
        seen = self._views[self._player]
        cards = sum(len(trick.cards) for trick in seen.played) + len(seen.trick)
        moment = tr("In trick {number}, after {n} cards", number=len(seen.played) + 1, n=cards)
        analyst = self._sitting.conductor.computers.analyst
        told = self._knowing.tell(self._sitting, analyst, seen, tuple(self._views), moment)
        self._sheet.show_told(told, self._player, self._knowing.hand)

    def _choose_player(self, player: Player) -> None:
        self._player, self._knowing.hand = player, None
        self._tell()

    def _choose_hand(self, seat: Seat) -> None:
        self._knowing.hand = seat
        self._tell()

    def _choose_equal(self, equal: bool) -> None:
        self._knowing.equal = equal
        self._tell()
