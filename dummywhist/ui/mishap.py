"""What happens when the program fails? The table is saved, one dialog says so, and play goes on at the same card."""

import os
import sys
from importlib import import_module
from typing import Any

import PySide6
from PySide6.QtCore import QObject, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from dummywhist import __version__
from dummywhist.ui.journal import FILE, Journal
from dummywhist.ui.program import Program

SAVED = "The program made a mistake; your table is saved to the last card, and you can go on."
UNSAVED = "The program made a mistake; you can go on, but the table is not saved: {why}"
NO_START = "The program made a mistake and cannot start; your tables are left as they are."
LOG = "The log is in the file {file}."
BREAK = "\u200b"
"""Where the name of a folder may go on in the next line."""


def report_of(what: str, journal: Journal) -> str:
    """Return what is copied for whoever wants to help: the program, the system, what went wrong, the last entries."""
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


def log_words(journal: Journal) -> str:
    """Say where the log is; nothing where it cannot be written."""
    file = str(journal.folder / FILE).replace(os.sep, os.sep + BREAK)
    return "" if journal.unwritten else LOG.format(file=file)


class Mishaps(QObject):
    """Tells of each failure that nobody caught; while one is told, others are only written to the log."""

    def __init__(self, program: Program, journal: Journal) -> None:
        super().__init__(program)
        self._program = program
        self._journal = journal
        self.dialog: Any = None
        journal.failed.connect(self.tell)

    def tell(self, what: str) -> None:
        """Save the table and open the dialog."""
        if self.dialog is not None:
            return
        why = self._program.secure()
        sentence = UNSAVED.format(why=why) if why else SAVED
        # Loaded here, for most runs need it never.
        make = import_module("dummywhist.ui.panels.mishap").MishapDialog
        dialog = make(self._program.window, sentence, report_of(what, self._journal), log_words(self._journal))
        dialog.quit_wanted.connect(self._program.window.close)
        dialog.finished.connect(self._told)
        self.dialog = dialog
        dialog.open()

    def _told(self) -> None:
        dialog, self.dialog = self.dialog, None
        dialog.deleteLater()
        if self._program.window.isVisible():
            self._program.sit_anew()


def tell_no_start(what: str, journal: Journal) -> None:
    """Say that the program cannot start; nobody is there to be told where there is no screen."""
    if os.environ.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal"):
        make = import_module("dummywhist.ui.panels.mishap").MishapDialog
        make(None, NO_START, report_of(what, journal), log_words(journal), may_go_on=False).exec()
