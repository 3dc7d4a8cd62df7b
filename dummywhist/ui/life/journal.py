"""What went wrong, and where is it written? A log with rotation, and what a report holds; nothing is sent anywhere.

The folders of the person at this computer, which bear his name, are never written out.
"""

import faulthandler
import logging
import os
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

import dummywhist.ui.life.rotation as rotation

FILE: Final = "dummywhist.log"
FAULTS: Final = "faults.log"
LARGEST: Final = 256 * 1024
"""Bytes after which a new log is begun."""
KEPT: Final = 2
"""So many older logs are kept."""
LINES: Final = 60
"""So many entries of this run go into a report."""
LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Discreet(logging.Formatter):
    """Writes an entry without what would identify the person at this computer."""

    def __init__(self, hidden: Mapping[str, str]) -> None:
        super().__init__("%(asctime)s %(process)d %(levelname)s %(message)s")
        # The longest first, for one folder lies in the other; a path in the text of an error has its backslashes twice.
        spelled = {form: word for path, word in hidden.items() for form in (path, path.replace("\\", "\\\\"))}
        self._hidden = sorted(spelled.items(), key=lambda pair: -len(pair[0]))

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry."""
        return self.discreet(super().format(record))

    def discreet(self, text: str) -> str:
        """Return ``text`` without the names of folders."""
        for path, word in self._hidden:
            text = text.replace(path, word)
        return text


class Kept(logging.Handler):
    """Keeps the last entries of this run, and drops what says the same as the one before."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: deque[logging.LogRecord] = deque(maxlen=LINES)
        self.file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the entry, and write it where there is a file."""
        if self.entries and self.entries[-1].getMessage() == record.getMessage():
            return
        self.entries.append(record)
        if self.file is not None:
            self.file.handle(record)


class Journal(QObject):
    """The log of this run."""

    failed = Signal(str)
    """The traceback of an exception that nobody caught; said by the window's thread, never in the middle of a paint."""
    _raised = Signal(str)

    def __init__(self, folder: Path, hidden: Mapping[str, str]) -> None:
        super().__init__()
        self.folder = folder
        self.unwritten = ""
        self._formatter = Discreet(hidden)
        self._kept = Kept()
        self._log = logging.Logger("dummywhist", logging.INFO)
        self._log.addHandler(self._kept)
        self._faults: BinaryIO | None = None
        self._give_back: Callable[[], None] | None = None
        self._raised.connect(self.failed, Qt.ConnectionType.QueuedConnection)

    # ---- writing ----

    def note(self, words: str, level: int = logging.INFO) -> None:
        """Write an entry."""
        self._log.log(level, "%s", words)

    def open(self) -> None:
        """Begin to write to the file, with what is kept so far; where that cannot be, `unwritten` says why."""
        if self._kept.file is not None or self.unwritten:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / FILE).open("ab"):
                pass
        except OSError as error:
            self.unwritten = error.strerror or str(error)
            return
        handler = rotation.rotating(self.folder / FILE, LARGEST, KEPT)
        handler.setFormatter(self._formatter)
        logging.raiseExceptions = False  # a disk that is full by now is no second failure
        self._kept.file = handler
        for entry in self._kept.entries:
            handler.handle(entry)
        self._watch_faults()

    def _watch_faults(self) -> None:
        """Have the system's fault report written when it ends the program, and log the one of the last run."""
        path = self.folder / FAULTS
        with suppress(OSError, ValueError):
            self._faults = faults = path.open("a+b")
            faults.seek(0)
            last = faults.read(LARGEST).decode("utf-8", "backslashreplace").strip()
            if last:
                faults.truncate(0)
                self.note(f"The system ended the program the last time:\n{last}", logging.ERROR)
            faulthandler.enable(faults)

    def lines(self, but: str = "") -> str:
        """Return the last entries of this run, without the one that says what ``but`` says."""
        told = ((entry, self.discreet(entry.getMessage())) for entry in self._kept.entries)
        return "\n".join(self._formatter.format(entry) for entry, words in told if words != but.rstrip())

    def discreet(self, text: str) -> str:
        """Return ``text`` without the names of folders."""
        return self._formatter.discreet(text)

    # ---- watching ----

    def watch(self) -> None:
        """Log every exception that nobody catches, and the messages of Qt."""
        others = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._uncaught
        threading.excepthook = lambda raised: self._uncaught(raised.exc_type, raised.exc_value, raised.exc_traceback)
        sys.unraisablehook = lambda raised: self.note(f"In passing: {raised.exc_value!r}", logging.ERROR)
        qt_before = qInstallMessageHandler(self._qt_said)

        def give_back() -> None:
            qInstallMessageHandler(qt_before)
            sys.excepthook, threading.excepthook, sys.unraisablehook = others

        self._give_back = give_back

    def close(self) -> None:
        """Stop writing, and restore the exception hooks."""
        self.note("Ended.")
        if self._give_back is not None:
            self._give_back()
            self._give_back = None
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None
        if self._kept.file is not None:
            with suppress(OSError):  # what a full disk did not take
                self._kept.file.close()
            self._kept.file = None

    def uncaught(self, error: BaseException) -> str:
        """Write down an exception that nobody caught, also on standard error; return its traceback."""
        text = "".join(traceback.format_exception(error))
        print(text, end="", file=sys.stderr)
        self.note(text.rstrip(), logging.ERROR)
        self.open()
        return self.discreet(text)

    def _uncaught(self, kind: type[BaseException], error: BaseException | None, _where: TracebackType | None) -> None:
        if isinstance(error, Exception):
            self._raised.emit(self.uncaught(error))
        else:  # an interruption from the keyboard is no failure
            sys.__excepthook__(kind, error or kind(), _where)

    def _qt_said(self, kind: QtMsgType, _where: QMessageLogContext, words: str | None) -> None:
        if words and kind is not QtMsgType.QtDebugMsg:
            print(words, file=sys.stderr)
        self.note(f"Qt: {words}", LEVELS.get(kind, logging.WARNING))
        if kind is QtMsgType.QtFatalMsg:
            self.open()


def hidden_folders(*folders: tuple[Path, str]) -> dict[str, str]:
    """Return what is written in place of folders: the home folder and those given, each with its word."""
    home = os.path.expanduser("~")
    words = {str(folder): word for folder, word in reversed(folders)}
    return words if home in ("/", "~", "") else {home: "~", **words}
