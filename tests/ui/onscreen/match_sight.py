"""What is to be seen of duplicate matches: the other room, the club room, rankings; and how even the motion is."""

import time
from typing import Any, Final

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from dummywhist.ui.club.room import ClubRoom
from dummywhist.ui.desk.program import Program
from dummywhist.ui.panels.ranking_sheet import RankingSheet
from dummywhist.ui.panels.twice_sheet import TwiceSheet
from dummywhist.ui.scene.table_view import TableView

SHARE: Final = 0.95


class TimedTable(TableView):
    """A table that notes the time from one paint of a film to the next; those of a label are told together."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.label = "quiet"
        self.gaps: dict[str, list[float]] = {}
        self._last: float | None = None
        self.finished.connect(self._over)

    def _over(self) -> None:
        self._last = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and look at the clock; the first paint of a film has none before it."""
        now = time.perf_counter()
        if self._last is not None and self.busy:
            self.gaps.setdefault(self.label, []).append(1000 * (now - self._last))
        self._last = now if self.busy else None
        super().paintEvent(event)


def told(program: Program) -> dict[str, Any]:
    """Return all of it."""
    return {"room": _room(program), "club": _club(program), "ranks": _ranks(program),
            "tray_rows": _tray_rows(program), "frames": _frames(program)}  # fmt: skip


def _room(program: Program) -> dict[str, int]:
    """How many trays the other tables were given, how many of them all have finished, at how many tables they wait."""
    sitting = program.sitting
    if sitting is None or not sitting.standing.rules.customs.trays or sitting.conductor._computers is None:
        return {}
    trays = sitting.conductor.computers.other_room.trays()
    waiting = sum(tray.others.count(None) for tray in trays)
    return {"trays": len(trays), "ready": sum(tray.complete for tray in trays), "waiting": waiting}


def _others_play(program: Program) -> bool:
    """Whether other tables play now, also trays ahead of this one."""
    computers = None if program.sitting is None else program.sitting.conductor._computers
    return computers is not None and any(computers._background._work.values())


def _club(program: Program) -> dict[str, Any]:
    """What the director has before him, and what the keyboard is on."""
    room = program.window.central.room
    if not isinstance(room, ClubRoom):
        return {}
    place, focus = room.rounds.place, QApplication.focusWidget()
    named = "" if focus is None else focus.accessibleName() or getattr(focus, "text", str)()
    return {
        "begun": room.kept is not None,
        "title": room.rounds.title.text(),
        "place": None if place is None else [place.round, place.table, place.tray],
        "results": 0 if room.kept is None else len(room.match.standing.results),
        "ranking": room.in_ranking,
        "focus": named,
    }


def _ranks(program: Program) -> list[str]:
    """The title of a sheet with a ranking, and its lines."""
    sheet = None if program._sheets is None else program._sheets.open_sheet
    if isinstance(sheet, RankingSheet):
        return [sheet.title.text(), *sheet.ranks.as_text().splitlines()]
    if isinstance(sheet, TwiceSheet):
        return [sheet.subtitle.text(), *sheet.trays.as_text().splitlines()]
    return []


def _tray_rows(program: Program) -> list[list[int]]:
    """Where the trays of a ranking can be clicked, those that are in sight."""
    sheet = None if program._sheets is None else program._sheets.open_sheet
    if not isinstance(sheet, RankingSheet):
        return []
    view, found = sheet.trays, []
    for row in range(view.rowCount()):
        box = view.visualItemRect(view.item(row, 0))
        if view.viewport().rect().contains(box.center()):
            place = view.viewport().mapToGlobal(box.center())
            found.append([place.x(), place.y()])
    return found


def _frames(program: Program) -> dict[str, list[float]]:
    """By label how many gaps between paints there were, their p95 and the longest, in ms; the label goes with the room.

    A gap counts where it ends: while other tables play, or while they do not.
    """
    view = program.view
    if not isinstance(view, TimedTable):
        return {}
    view.label = "others play" if _others_play(program) else "quiet"
    found = {}
    for label, gaps in view.gaps.items():
        ordered = sorted(gaps)
        found[label] = [len(ordered), round(ordered[int(SHARE * (len(ordered) - 1))], 1), round(ordered[-1], 1)]
    return found
