"""What happens when the program fails? The table is saved, one dialog says so, and play goes on at the same card."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import Protocol

import PySide6
from PySide6.QtCore import QObject, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

import dummywhist.ui.panels.mishap as mishap
from dummywhist import __version__
from dummywhist.engine.record.people import PERSON
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.life.journal import FILE, Journal
from dummywhist.ui.preferences import DEFAULTS
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import mark, tr

SAVED = mark("The program made a mistake; your table is saved to the last card, and you can go on.")
UNSAVED = mark("The program made a mistake; you can go on, but the table is not saved: {why}")
NO_START = mark("The program made a mistake and cannot start; your tables are left as they are.")
LOG = mark("The log is in the file {file}.")
BREAK = "\u200b"
"""Where the name of a folder may go on in the next line."""


def report_of(what: str, journal: Journal) -> str:
    """Return the report to be copied: the program, the system, what went wrong, the last entries."""
    made = " (packed)" if getattr(sys, "frozen", False) else ""
    python = ".".join(str(part) for part in sys.version_info[:3])
    lines = [
        f"Dummy Whist {__version__}{made}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
        f"Python {python}, PySide6 {PySide6.__version__}, Qt {qVersion()}, {QGuiApplication.platformName()}",
        "",
        what.strip(),
        "",
        "The last entries of the log:",
        journal.lines(but=what),
    ]
    if journal.unwritten:
        lines.append(f"The log cannot be written: {journal.unwritten}")
    return "\n".join(lines) + "\n"


def without(report: str, names: Iterable[str]) -> str:
    """Return ``report`` with other words for ``names``, but for what everybody is called."""
    for name in {*names} - {DEFAULTS.your_name}:
        report = re.sub(rf"\b{re.escape(name)}\b", "<player>", report)
    return report


def log_words(journal: Journal) -> str:
    """Say where the log is; nothing where it cannot be written."""
    file = str(journal.folder / FILE).replace(os.sep, os.sep + BREAK)
    return "" if journal.unwritten else tr(LOG, file=file)


class Failing(Protocol):
    """What is needed of a program in which something failed: its window, and to save and show its table."""

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def settings(self) -> Settings:
        """What is remembered from start to start."""

    @property
    def sitting(self) -> Sitting | None:
        """Who sits at the table in the window."""

    def secure(self) -> str:
        """Bring all of the table to the disk; return why not, or ""."""

    def sit_anew(self) -> None:
        """Show the table as its log has it."""


class Mishaps(QObject):
    """Shows each failure that nobody caught; while one is shown, others are only written to the log."""

    def __init__(self, program: Failing, journal: Journal, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._journal = journal
        self.dialog: mishap.MishapDialog | None = None
        journal.failed.connect(self.tell)

    def tell(self, what: str) -> None:
        """Save the table and open the dialog; none for a window that has been closed."""
        program = self._program
        if self.dialog is not None or not program.window.isVisible():
            return
        why = program.secure()
        sentence = tr(UNSAVED, why=why) if why else tr(SAVED)
        report = without(report_of(what, self._journal), self._names())
        dialog = mishap.MishapDialog(program.window, sentence, report, log_words(self._journal))
        dialog.quit_wanted.connect(program.window.close)
        dialog.finished.connect(self._told)
        self.dialog = dialog
        dialog.open()

    def _names(self) -> list[str]:
        """Return what the people at the table are called; an error may repeat a name."""
        sitting, preferences = self._program.sitting, self._program.settings.preferences
        people = () if sitting is None else sitting.standing.people
        return [preferences.your_name, *(person.name for person in people if person.kind == PERSON)]

    def _told(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()
        if self._program.window.isVisible():
            self._program.sit_anew()


def tell_no_start(what: str, journal: Journal) -> None:
    """Say that the program cannot start; without a screen there is no dialog."""
    if os.environ.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal"):
        mishap.MishapDialog(None, tr(NO_START), report_of(what, journal), log_words(journal), may_go_on=False).exec()
