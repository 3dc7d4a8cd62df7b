"""What do other tables make of the trays of a match? Computers play them ahead, and a tray is told when it is counted.

They play the tray that is played here, and those to come, so that they have finished when a person has (DW-MNE-7).
What they made of a tray is kept here until it is counted, and stands in no View, event or file before.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.unseen import UnseenTray
from dummywhist.engine.duplicate.other_room import Overplayed
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.past import Past
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Overplay
from dummywhist.engine.study.question import AskOverplay, AskTray
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.background import Background, Task
from dummywhist.ui.seat.wishes import RoomPlan


class PlayedTray(NamedTuple):
    """A counted tray: as it ended here, what all tables made of it, and how it was played at each of the others."""

    seen: View
    tray: Overplayed
    elsewhere: tuple[Overplay | None, ...]


class Elsewhere:
    """One tray at the other tables, where players of ``level`` sit.

    ``made``: what each table made of it, None while it plays; ``failed``: where no process could be had. ``seen``: the
    tray as it was counted here, None before.
    """

    def __init__(self, source: UnseenTray | View, level: str, tables: int) -> None:
        self._source = source
        self.level = level
        self.made: list[Overplay | None] = [None] * tables
        self.failed: set[int] = set()
        self.seen = source if isinstance(source, View) else None

    def tasks(self) -> Iterator[Task]:
        """Yield what is still to be played."""
        for table, made in enumerate(self.made):
            if made is None and table not in self.failed:
                source = self._source
                yield Task(
                    (self, table),
                    AskOverplay(source, self.level, table) if isinstance(source, View)
                    else AskTray(source, self.level, table),
                )  # fmt: skip


class OtherRoom(QObject):
    """The other tables of one match."""

    changed = Signal()
    """A table has finished a tray that is counted here."""

    def __init__(self, operator: Operator, analyst: Analyst, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._operator, self._analyst, self._background = operator, analyst, background
        self._background.found.connect(self._found)
        self._counted: dict[tuple[Hand, ...], Elsewhere] = {}  # by the cards: a number may be dealt anew
        self._ahead: dict[UnseenTray, Elsewhere] = {}
        self._plan = RoomPlan()
        self._at: object = None

    @property
    def plan(self) -> RoomPlan:
        """How many tables there are, and who plays at them."""
        return self._plan

    def set_plan(self, plan: RoomPlan) -> None:
        """Let so many tables of such players play; what others have made of the trays is compared no more."""
        if plan != self._plan:
            self._plan = plan
            self._background.want(())
            self._counted.clear()
            self._ahead.clear()
            self._at = None
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
        """Let the other tables play: what is counted here first, then the tray in play, then those to come."""
        standing = self._operator.standing
        at = standing.deals, standing.mid_deal, standing.wanted, self.level
        if at == self._at or not self._plan.tables or not self._plays_trays:
            return
        self._at = at
        for past in self._past():
            self._count(past)
        unseen, level = self._operator.unseen_trays(), self.level
        ahead = {tray: room for tray, room in self._ahead.items() if room.level == level}
        self._ahead = {tray: ahead.get(tray) or Elsewhere(tray, level, self._plan.tables) for tray in unseen}
        self._background.want(
            [task for room in (*self._counted.values(), *self._ahead.values()) for task in room.tasks()]
        )

    @property
    def _plays_trays(self) -> bool:
        rules = self._operator.standing.rules
        return rules.customs.trays and rules.dealing.again is None

    def _past(self) -> list[Past]:
        """The trays that are counted, in their order; of one that was taken back only the later play."""
        return [deal for deal in self._operator.seat(None).past() if deal.counted] if self._plays_trays else []

    def _count(self, past: Past) -> None:
        """A tray is counted: from now on it is told what others have made of it."""
        cards = _cards(past.end)
        if cards in self._counted:
            return
        for room in self._counted.values():
            room.failed.clear()  # perhaps a process can be had now
        ahead = next((room for tray, room in self._ahead.items() if _is(tray, past)), None)
        room = ahead or Elsewhere(past.end, self.level, self._plan.tables)
        room.seen = past.end
        self._counted[cards] = room
        for table, made in enumerate(room.made):
            question = AskOverplay(past.end, room.level, table)
            if made is not None:
                self._analyst.keep(question, made)
            else:
                kept = self._analyst.findings.found(question)
                room.made[table] = kept if isinstance(kept, Overplay) else None

    def _found(self, key: tuple[Elsewhere, int], finding: object) -> None:
        room, table = key
        if not isinstance(finding, Overplay):
            room.failed.add(table)
            return
        room.made[table] = finding
        if room.seen is not None:
            self._analyst.keep(AskOverplay(room.seen, room.level, table), finding)
            self.changed.emit()

    def tray(self, seen: View) -> Overplayed | None:
        """Return what is known of the counted tray ``seen``; None where nobody else plays it."""
        room = None if seen.dealt is None else self._counted.get(seen.dealt)
        if room is None or seen.result is None:
            return None
        own = sum(tricks for side, tricks in seen.result.tricks if side == seen.layout.side[NORTH])
        return Overplayed(own, tuple(None if found is None else found.tricks for found in room.made))

    def trays(self) -> Sequence[Overplayed]:
        """Return all trays that are counted, in their order."""
        return [played.tray for played in self.played()]

    def played(self) -> Sequence[PlayedTray]:
        """Return all trays that are counted, in their order, with how they were played at each table."""
        return [
            PlayedTray(past.end, tray, tuple(self._counted[_cards(past.end)].made))
            for past in self._past()
            if (tray := self.tray(past.end)) is not None
        ]


def _is(tray: UnseenTray, past: Past) -> bool:
    """Whether the counted deal is this tray, played by these rules."""
    seen = past.end
    return (past.number, past.ordinal, seen.dealer) == tray[:3] and dict(seen.settings) == dict(tray.settings)


def _cards(seen: View) -> tuple[Hand, ...]:
    """Return what tells a counted tray from others: its cards, also where its number was taken back and dealt anew."""
    assert seen.dealt is not None
    return seen.dealt
