"""How does the program start? Arguments, settings, the deck, the window; then the table is on the screen."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from dummywhist import __version__
from dummywhist.ui.art.assets import MissingDeck, find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.art.icons import app_icon
from dummywhist.ui.demo import Demo, own_home
from dummywhist.ui.paths import find_paths
from dummywhist.ui.program import Program
from dummywhist.ui.settings import load
from dummywhist.ui.tongues import speak


def main(argv: Sequence[str]) -> int:
    """Open the table; return the exit status."""
    asked = _arguments(argv)
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("dummywhist")
    speak("system")  # until the settings are read
    app.setApplicationDisplayName("Dummy Whist")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.dummywhist.DummyWhist")
    try:
        deck = read_deck(find_deck())
    except MissingDeck as error:
        return _cannot_start(str(error))
    app.setWindowIcon(app_icon())
    if asked.selftest or asked.demo:
        with TemporaryDirectory(prefix="dummywhist-") as home:
            program = Program(app, *own_home(Path(home)), deck)
            demo = Demo(program, Path(asked.demo) if asked.demo else None)
            program.window.show()
            demo.begin()
            return app.exec()
    paths = find_paths()
    settings, settings_file, complaints = load(paths.settings)
    program = Program(app, paths, settings, settings_file, deck, complaints)
    if asked.file is None:
        program.open_first()
    elif not program.open_file(Path(asked.file)):
        return _cannot_start(program.complaints[-1])
    program.window.show()
    QTimer.singleShot(0, program, program.after_first_paint)
    return app.exec()


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="dummywhist", description="Opens the card table. With a sub-command it works without a screen."
    )
    parser.add_argument("file", nargs="?", help="a record to open, or a deal in PBN")
    parser.add_argument("--selftest", action="store_true", help="let computers play one deal in the window")
    parser.add_argument("--demo", metavar="DIR", help="let computers play a tournée, save pictures in DIR")
    parser.add_argument("--version", action="version", version=f"dummywhist {__version__}")
    return parser.parse_args(list(argv))


def _cannot_start(why: str) -> int:
    print(why, file=sys.stderr)
    if os.environ.get("QT_QPA_PLATFORM") not in ("offscreen", "minimal"):
        QMessageBox.critical(None, "Dummy Whist", why)
    return 1
