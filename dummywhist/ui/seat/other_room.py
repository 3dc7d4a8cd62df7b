"""What did other tables make of the trays that are over? Computers play them, when nothing else is asked (DW-MNE-7)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.duplicate.other_room import Overplayed
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Finding, Overplay
from dummywhist.engine.study.question import AskOverplay
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.wishes import RoomPlan

ASKER: Final = "other room"


class PlayedTray(NamedTuple):
    """A counted tray: as it ended here, what all tables made of it, and how it was played at each of the others."""

    seen: View
    tray: Overplayed
    elsewhere: tuple[Overplay | None, ...]


class OtherRoom(QObject):
    """The other tables of one match. What they make of a tray is asked for when it is counted, and never before."""

    changed = Signal()
    """A table has finished a tray."""

    def __init__(self, operator: Operator, analyst: Analyst, parent: QObject) -> None:
        super().__init__(parent)
        self._operator, self._analyst = operator, analyst
        self._made: dict[tuple[Hand, ...], list[Overplay | None]] = {}
        self._plan = RoomPlan()

    @property
    def plan(self) -> RoomPlan:
        """How many tables there are, and who plays at them."""
        return self._plan

    def set_plan(self, plan: RoomPlan) -> None:
        """Let so many tables of such players play; what others have made of the trays is compared no more."""
        if plan != self._plan:
            self._plan = plan
            self._analyst.cancel(ASKER)
            self._made.clear()
            self.changed.emit()

    @property
    def level(self) -> str:
        """Who sits at the other tables: usually as strong as the strongest computer here."""
        if self._plan.level in LEVELS:
            return self._plan.level
        kinds = {person.kind for person in self._operator.standing.people}
        here = [level for level in LEVELS if level in kinds]
        return here[-1] if here else LEVELS[2 if is_native() else 1]

    def go_on(self) -> None:
        """Let the trays be played elsewhere that are counted, and were not asked for yet."""
        for seen in self._counted():
            if _cards(seen) not in self._made:
                self._ask(seen)

    def _counted(self) -> list[View]:
        """The trays that are counted, in their order; of one that was taken back only the later play."""
        rules = self._operator.standing.rules
        if not rules.customs.trays or rules.dealing.again is not None:
            return []
        return [deal.end for deal in self._operator.seat(None).past() if deal.counted]

    def _ask(self, seen: View) -> None:
        made = self._made[_cards(seen)] = [None] * self._plan.tables

        def told(table: int, finding: Finding | None) -> None:
            if isinstance(finding, Overplay):
                made[table] = finding
                self.changed.emit()

        for table in range(self._plan.tables):
            question = AskOverplay(seen, self.level, table)
            self._analyst.ask(ASKER, question, Urgency.IDLE, partial(told, table))

    def tray(self, seen: View) -> Overplayed | None:
        """Return what is known of the counted tray ``seen``; None before it was asked for."""
        made = self._made.get(_cards(seen))
        if made is None or seen.result is None:
            return None
        own = sum(tricks for side, tricks in seen.result.tricks if side == seen.layout.side[NORTH])
        return Overplayed(own, tuple(None if found is None else found.tricks for found in made))

    def trays(self) -> Sequence[Overplayed]:
        """Return all trays that are counted, in their order."""
        return [played.tray for played in self.played()]

    def played(self) -> Sequence[PlayedTray]:
        """Return all trays that are counted, in their order, with how they were played at each table."""
        return [
            PlayedTray(seen, tray, tuple(self._made[_cards(seen)]))
            for seen in self._counted()
            if (tray := self.tray(seen)) is not None
        ]


def _cards(seen: View) -> tuple[Hand, ...]:
    """Return what tells a counted tray from others: its cards, also where its number was taken back and dealt anew."""
    assert seen.dealt is not None
    return seen.dealt
