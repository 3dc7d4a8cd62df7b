"""What do computers play when nobody sits down? A deal (self-test) or a tournée (demonstration) in the real window."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QTimer
from PySide6.QtWidgets import QApplication

from dummywhist.engine.cards.hand import size
from dummywhist.engine.knowledge.view import Count
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.declare import Setting
from dummywhist.paths import Paths
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.settings import Settings, SettingsFile
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.seat.conductor import Mode, Pace
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.tongues import tr

LIMIT_MS = 300_000
SIZE = (1366, 768)
CHANGES: Mapping[str, Setting] = {}
"""The rules of the demonstration, as differences from the usual ones."""


def own_home(folder: Path) -> tuple[Paths, Settings, SettingsFile]:
    """Return paths and settings in which nothing of the person at this computer is touched or seen."""
    paths = Paths.within(folder)
    return paths, Settings(Preferences(motion="off", gather="at_once")), SettingsFile(paths.settings, writable=False)


class Demo(QObject):
    """Three computers at the real table; with a folder a whole tournée and pictures, else one deal."""

    def __init__(self, program: Program, folder: Path | None) -> None:
        super().__init__()
        self.program = program
        self.folder = folder
        self._taken: set[str] = set()
        self._over = False
        self._deadline = QTimer(self, singleShot=True, interval=LIMIT_MS)
        self._deadline.timeout.connect(lambda: self._end(tr("The computers did not finish in time.")))

    def begin(self) -> None:
        """Sit three computers down and let them play."""
        program = self.program
        program.window.resize(*SIZE)
        if self.folder is not None:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                print(
                    tr("No pictures can be saved in {folder}: {why}.", folder=self.folder, why=error.strerror),
                    file=sys.stderr,
                )
                QTimer.singleShot(0, self, lambda: QApplication.exit(1))
                return
        self._deadline.start()
        people = tuple(Person(name, "steady") for name in ("Ada", "Edith", "Max"))
        program.new_table(Seating("english-dummy", people, (), CHANGES))
        sitting = program.sitting
        assert sitting is not None
        sitting.conductor.set_pace(Pace(0, 0))
        sitting.changed.connect(self._watch)
        sitting.counted.connect(self._counted)
        sitting.conductor.waiting.connect(self._waiting)

    def fail(self) -> None:
        """End with an error that was reported already."""
        self._end("The computers' game was broken off.")

    def _watch(self) -> None:
        sitting = self.program.sitting
        if sitting is None or not sitting.standing.playing or self.folder is None:
            return
        seen = sitting.seat.view
        assert seen is not None
        left = min(hand.cards if isinstance(hand, Count) else size(hand.hand) for hand in seen.hands)
        if left == 12 and len(seen.trick) == 2:
            self._picture("1-first-trick")
        elif left == 6 and len(seen.trick) == 3:
            self._picture("2-mid-deal")
        if sitting.standing.rubbers and left == 8 and len(seen.trick) == 3:
            self._picture("3-adversary")

    def _counted(self) -> None:
        sitting = self.program.sitting
        assert sitting is not None
        if self.folder is None:
            last = next((past for past in reversed(sitting.seat.past()) if past.counted), None)
            agreed = 0 if last is None else sum(tricks for _, tricks in last.end.agreed)
            whole = last is not None and len(last.end.played) + agreed == 13
            self._end("" if whole else tr("The deal was not counted rightly."))

    def _waiting(self, mode: Mode) -> None:
        if mode is Mode.OVER and self.folder is not None and not self._over:
            self._over = True
            self._later(self._finish)

    def _finish(self) -> None:
        program = self.program
        program.sheets.settlement()
        self._picture("5-settlement")
        program.sheets.close_sheet()
        program.sheets.score()
        self._picture("4-score-sheet")
        print(program.sheets.score_text())
        program.sheets.close_sheet()
        program.sheets.rules()
        self._picture("6-rules")
        print(tr("Pictures of the table are in {folder}:", folder=self.folder))
        for name in sorted(self._taken):
            print(f"  {name}.png")
        self._end("")

    def _picture(self, name: str) -> None:
        if name in self._taken or self.folder is None:
            return
        self._taken.add(name)
        self.program.view.snap()
        QApplication.processEvents()
        drawn = QByteArray()
        buffer = QBuffer(drawn)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        try:
            self.program.window.grab().save(buffer, "PNG")
            write_whole(self.folder / f"{name}.png", bytes(drawn.data()))
        except OSError:
            self._end(tr("The picture {name}.png could not be saved in {folder}.", name=name, folder=self.folder))

    def _later(self, what: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, what)

    def _end(self, wrong: str) -> None:
        if wrong:
            print(wrong, file=sys.stderr)
        self.program.close()
        QApplication.exit(1 if wrong else 0)
