"""How does the program start? Arguments, the lock, settings, the deck, the window; then the table is on the screen."""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

import dummywhist.ui.life.demo as demonstration
import dummywhist.ui.life.listener as listening
from dummywhist import __version__
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.values import NamedTuple
from dummywhist.paths import Paths, find_paths
from dummywhist.ui.art.assets import MissingDeck, find_asset, find_deck
from dummywhist.ui.art.deck import Deck, read_deck
from dummywhist.ui.art.icons import app_icon
from dummywhist.ui.controls.access import speak_to_readers
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.settings import load
from dummywhist.ui.life.arriving import meet, sit_down
from dummywhist.ui.life.journal import Journal, hidden_folders
from dummywhist.ui.life.mishap import Mishaps, tell_no_start
from dummywhist.ui.life.running import Wish, wish_of
from dummywhist.ui.life.starting import Start, begin
from dummywhist.ui.theme import FUSION, IN_FUSION, add_fonts
from dummywhist.ui.tongues import speak


class Application(QApplication):
    """The application; on macOS a file that is double-clicked comes as an event."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Tell which file the desktop asks for."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


class FirstPaint(QObject):
    """Tells when a widget has been painted for the first time; after a second even if it is hidden."""

    come = Signal()
    PATIENCE_MS = 1000

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._told = False
        widget.installEventFilter(self)
        QTimer.singleShot(self.PATIENCE_MS, self, self._tell)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first paint; it is told when it has been done."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self.come.emit()


def main(argv: Sequence[str]) -> int:
    """Open the table, or hand what is asked to the program that runs already; return the exit status."""
    asked = _arguments(argv)
    wish, start = wish_of(asked.file, asked.game), Start()
    with ExitStack() as stack:
        if asked.selftest or asked.demo:
            paths = Paths.within(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="dummywhist-"))))
        else:
            paths = find_paths()
            start = begin(paths.lock, paths.socket, wish)
            if start.handed:
                return 0
            if start.claim is not None:
                stack.callback(start.claim.release)
        app = _application()
        folders = ((paths.data, "<data>"), (paths.config, "<config>"), (paths.logs, "<logs>"))
        journal = Journal(paths.logs, hidden_folders(*folders))
        stack.callback(journal.close)
        journal.watch()
        try:
            if asked.selftest or asked.demo:
                return _play_alone(app, paths, asked.demo, journal, stack)
            return _open(app, paths, start, wish, journal, stack)
        except MissingDeck as error:
            return _cannot_start(str(error))
        except Exception as error:
            tell_no_start(journal.uncaught(error), journal)
            return 1


def _application() -> QApplication:
    app = QApplication.instance()
    if app is None:
        app = Application([sys.argv[0], *FUSION])
        app.setProperty(IN_FUSION, True)
    assert isinstance(app, QApplication)
    speak_to_readers()
    app.setApplicationName("dummywhist")
    speak("system")  # until the settings are read
    app.setApplicationDisplayName("Dummy Whist")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.dummywhist.DummyWhist")
    return app


def _art() -> Deck:
    """Return the deck; typefaces of the program's own are the application's now."""
    deck = read_deck(find_deck())
    fonts = find_asset("fonts")
    if fonts is not None:
        add_fonts(fonts)
    return deck


def _play_alone(app: QApplication, paths: Paths, pictures: str | None, journal: Journal, stack: ExitStack) -> int:
    deck = _art()
    app.setWindowIcon(app_icon())
    program = Program(app, *demonstration.own_home(paths.data), deck)
    stack.callback(program.view.close_faces)
    demo = demonstration.Demo(program, Path(pictures) if pictures else None)
    journal.failed.connect(lambda _what: demo.fail())
    program.window.show()
    demo.begin()
    return app.exec()


def _open(app: QApplication, paths: Paths, start: Start, wish: Wish, journal: Journal, stack: ExitStack) -> int:
    deck = _art()
    settings, settings_file, complaints = load(paths.settings)
    program = Program(app, paths, settings, settings_file, deck, complaints)
    # A thread that still paints faces when Python ends takes the whole process down.
    stack.callback(program.view.close_faces)
    mishaps = Mishaps(program, journal, program)
    if not sit_down(program, wish, start.beside):
        return _cannot_start(program.complaints[-1])
    FirstPaint(program.view.viewport()).come.connect(lambda: _after_first_paint(program, start, journal))
    program.window.show()
    if isinstance(app, Application):
        app.file_wanted.connect(lambda file: meet(program, Wish(file)))
    status = app.exec()
    del mishaps
    return status


def _after_first_paint(program: Program, start: Start, journal: Journal) -> None:
    """Do what need not be ready before the table is seen."""
    program.app.setWindowIcon(app_icon())
    program.after_first_paint()
    journal.note(f"Started, version {__version__}.")
    journal.open()
    if start.claim is not None:
        listener = listening.Listener(program)
        listener.wished.connect(lambda wish: meet(program, wish))
        listener.refused.connect(lambda why: journal.note(f"A connection was refused: {why}."))
        # Not when the program quits: no connection may arrive between the two.
        program.window.closing.connect(listener.close)
        program.app.aboutToQuit.connect(listener.close)
        why_not = listener.open(program.paths.socket)
        if why_not:
            journal.note(f"A second start cannot ask this one: {why_not}.")


class Asked(NamedTuple):
    """What a command line asks for."""

    file: str | None = None
    game: str | None = None
    selftest: bool = False
    demo: str | None = None


def _arguments(argv: Sequence[str]) -> Asked:
    if not argv:
        return Asked()  # nothing to read: what reads arguments need not be loaded
    parser = argparse.ArgumentParser(
        prog="dummywhist", description="Opens the card table. With a sub-command it works without a screen."
    )
    parser.add_argument("file", nargs="?", help="a record to open, or a deal in PBN or LIN")
    parser.add_argument(
        "--game", metavar="GAME", choices=[game.key for game in GAMES],
        help="begin a new table of this game: " + ", ".join(game.key for game in GAMES),
    )  # fmt: skip
    parser.add_argument("--selftest", action="store_true", help="let computers play one deal in the window")
    parser.add_argument("--demo", metavar="DIR", help="let computers play a tournée, save pictures in DIR")
    parser.add_argument("--version", action="version", version=f"dummywhist {__version__}")
    asked = Asked(**vars(parser.parse_args(list(argv))))
    if asked.file is not None and asked.game is not None:
        parser.error("a file has its own game; give the one or the other")
    return asked


def _cannot_start(why: str) -> int:
    print(why, file=sys.stderr)
    if os.environ.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal"):
        QMessageBox.critical(None, "Dummy Whist", why)
    return 1
