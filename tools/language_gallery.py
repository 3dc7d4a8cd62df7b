"""How does the window look in another language? Pictures at 1024×640, and a list of every text that is cut.

python -m tools.language_gallery --out DIR [--language fr|de] [--only NAME]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.ui.controls import paint
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.scene import furniture
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.theme import Theme, apply, fonts
from dummywhist.ui.tongues import LANGUAGES, current_letters, speak
from tests.ui.panels.fits import cut, spilt
from tools import panel_gallery
from tools.family_gallery import MOMENTS, find, picture_of
from tools.panel_gallery import Window, put_away

SIZE = QSize(1024, 640)
TOP, BOTTOM = 66, 26


@contextmanager
def shortened() -> Iterator[list[str]]:
    """Gather the words that are painted with an ellipsis meanwhile."""
    found: list[str] = []

    def elided(metrics: QFontMetricsF, words: str, mode: Qt.TextElideMode, width: float) -> str:
        shown = QFontMetricsF.elidedText(metrics, words, mode, width)
        if shown != words:
            found.append(f"{words} ({shown})")
        return shown

    watched = type("Watched", (QFontMetricsF,), {"elidedText": elided})
    with ExitStack() as stack:
        for module in (furniture, paint, fonts):
            stack.enter_context(patch.object(module, "QFontMetricsF", watched))
        yield found


def _rules(game: Game, window: QWidget) -> QWidget:
    return RulesPanel(game, {}, {}, {}, parent=window)


def panels(only: str) -> Iterator[tuple[str, QWidget, list[str]]]:
    """Yield every sheet and dock in a window, with its name and what is cut."""
    scenes = dict(panel_gallery.SCENES)
    scenes["new-table-all"] = lambda window: NewTableSheet(window, GAMES, panel_gallery.PEOPLE)
    for game in GAMES:
        scenes[f"rules-{game.key}"] = partial(_rules, game)
    for name, make in scenes.items():
        if only not in name:
            continue
        window = Window()
        window.resize(SIZE)
        window.show()
        panel = make(window)
        if isinstance(panel, Dock):
            panel.setGeometry(SIZE.width() - panel.width(), TOP, panel.width(), SIZE.height() - TOP - BOTTOM)
            panel.show()
        elif isinstance(panel, Sheet):
            panel.open()
        with shortened() as found:
            QApplication.processEvents()
            window.grab()
        paper = panel.panel if isinstance(panel, Sheet) else panel
        yield name, window, [*cut(paper), *spilt(paper), *found]
        if isinstance(panel, PreferencesSheet):
            panel.preview.close()
        put_away(window)


def tables(only: str) -> Iterator[tuple[str, QPixmap, list[str]]]:
    """Yield a picture of every game at its own moments on the cloth, and what is cut in it."""
    for game, moments in MOMENTS.items():
        for moment in moments:
            name = f"{game}-{moment.name}"
            if only not in name:
                continue
            table = TableView(looks=Looks(speed="off", letters=current_letters()))
            table.resize(SIZE)
            table.show()
            with shortened() as found:
                table.present(picture_of(find(game, moment)))
                table.close_faces()
                QApplication.processEvents()
                yield name, table.grab(), found
            put_away(table)


def main() -> int:
    """Save the pictures and say what is cut."""
    parser = argparse.ArgumentParser(description="Save pictures of the window in other languages.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--language", choices=tuple(LANGUAGES), action="append")
    parser.add_argument("--only", default="")
    parser.add_argument("--what", choices=("panels", "tables", "both"), default="both")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    apply(app, Theme())
    wrong = 0
    for language in asked.language or tuple(code for code in LANGUAGES if code != "en"):
        speak(language)
        folder = asked.out / language
        folder.mkdir(parents=True, exist_ok=True)
        if asked.what != "tables":
            for name, window, found in panels(asked.only):
                window.grab().save(str(folder / f"{name}.png"))
                wrong += len(found)
                for words in found:
                    print(f"{language} {name}: {words}", flush=True)
        if asked.what != "panels":
            for name, picture, found in tables(asked.only):
                picture.save(str(folder / f"table-{name}.png"))
                wrong += len(found)
                for words in found:
                    print(f"{language} {name}: {words}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
