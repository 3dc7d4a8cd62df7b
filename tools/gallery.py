"""How does everything look? Pictures of every sheet, dock, game and state, and a list of the words that are cut.

python -m tools.gallery --out DIR [--only NAME] [--size 800x600] [--text 150] [--look dark] [--language de]

Each option but the first two may be given several times. Without them: 1024x640, usual text, light, every language.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QGridLayout, QLabel, QWidget

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.ui.controls import paint
from dummywhist.ui.controls.buttons import IconButton, LinkButton, PillButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Check, Segmented, Switch
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.fields import Select, Stepper, TextField
from dummywhist.ui.controls.labels import Notice, Tag, Title
from dummywhist.ui.controls.room import Room
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import Swatch, Tile
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.scene import furniture
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.theme import DARK, HIGH_CONTRAST, LIGHT, Fonts, Theme, apply, current, fonts
from dummywhist.ui.tongues import LANGUAGES, current_letters, speak
from tests.ui.panels.fits import cut, spilt
from tools import club_gallery, panel_gallery, scene_gallery
from tools.family_gallery import MOMENTS, find, picture_of
from tools.panel_gallery import BOTTOM, TOP, Window, put_away

SIZE: Final = QSize(1024, 640)
PALETTES: Final = {"light": LIGHT, "dark": DARK, "contrast": HIGH_CONTRAST}
Host = Callable[[QSize], QWidget]


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


def scenes() -> dict[str, Callable[[QWidget], QWidget]]:
    """Return every sheet, dock and room by its name, and how it is made in a window."""
    made = {**panel_gallery.SCENES, **club_gallery.SCENES}
    made["new-table-all"] = lambda window: NewTableSheet(window, GAMES, panel_gallery.PEOPLE)
    return made | {f"rules-{game.key}": partial(_rules, game) for game in GAMES}


def bare(size: QSize) -> QWidget:
    """Return a window with nothing but cloth."""
    window = Window()
    window.resize(size)
    window.show()
    return window


def at_the_table(size: QSize) -> QWidget:
    """Return the window of the program with a table in it."""
    view = TableView(looks=Looks(speed="off", letters=current_letters()))
    window = TableWindow(view)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(size)
    window.show()
    view.present(picture_of(find("english-dummy", MOMENTS["english-dummy"][0])))
    view.close_faces()
    return window


def panels(names: Collection[str], size: QSize = SIZE, host: Host = bare) -> Iterator[tuple[str, QWidget, list[str]]]:
    """Yield these sheets and docks, each in a window of its own, with its name and what is cut."""
    for name, make in scenes().items():
        if name not in names:
            continue
        window = host(size)
        panel = make(window)
        if isinstance(panel, Dock) and isinstance(window, TableWindow):
            window.central.open_dock(name, panel)
        elif isinstance(panel, Dock):
            panel.setGeometry(size.width() - panel.width(), TOP, panel.width(), size.height() - TOP - BOTTOM)
            panel.show()
        elif isinstance(panel, Room) and isinstance(window, TableWindow):
            window.central.open_room(panel)
        elif isinstance(panel, Room):
            panel.setGeometry(0, TOP, size.width(), size.height() - TOP - BOTTOM)
            panel.show()
        elif isinstance(panel, Sheet):
            panel.open()
        with shortened() as found:
            QApplication.processEvents()
            window.grab()
        paper = panel.panel if isinstance(panel, Sheet) else panel
        yield name, panel if isinstance(panel, QDialog) and not isinstance(panel, Sheet) else window, [
            *cut(paper), *spilt(paper), *found,
        ]  # fmt: skip
        if isinstance(panel, PreferencesSheet):
            panel.preview.close()
        put_away(window)


def tables(only: str, size: QSize = SIZE) -> Iterator[tuple[str, QPixmap, list[str]]]:
    """Yield a picture of every game at its own moments on the cloth, and what is cut in it."""
    for game, moments in MOMENTS.items():
        for moment in moments:
            name = f"{game}-{moment.name}"
            if only not in name:
                continue
            table = TableView(looks=Looks(speed="off", letters=current_letters()))
            table.resize(size)
            table.show()
            with shortened() as found:
                table.present(picture_of(find(game, moment)))
                table.close_faces()
                QApplication.processEvents()
                yield name, table.grab(), found
            put_away(table)


def states(only: str, size: QSize = SIZE) -> Iterator[tuple[str, QPixmap, list[str]]]:
    """Yield a picture of every state of the table that is no moment of a game, and what is cut in it."""
    for name, shot in scene_gallery.shots().items():
        if only not in name:
            continue
        table = TableView(looks=replace(shot.looks, speed="off", letters=current_letters()))
        table.resize(size)
        table.show()
        with shortened() as found:
            scene_gallery.show(table, shot)
            table.close_faces()
            yield name, table.grab(), found
        put_away(table)


def controls() -> QWidget:
    """Every control in its states."""
    made = QWidget()
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.setAutoFillBackground(True)
    grid = QGridLayout(made)
    rows: Sequence[tuple[str, Callable[[], QWidget]]] = (
        ("Primary", lambda: PrimaryButton("Sit down")),
        ("Secondary", lambda: SecondaryButton("Reset all to Foster", icon="reset")),
        ("Pill", lambda: PillButton("Hide my cards")),
        ("Link", lambda: LinkButton("Replay this deal")),
        ("Icon", lambda: IconButton("close", "Close")),
        ("Switch", lambda: Switch("Four colours")),
        ("Check", lambda: Check("Prove each deal is fair")),
        ("Segmented", lambda: Segmented([(n, str(n)) for n in (5, 7, 10)], 7)),
        ("Select", lambda: Select([(0, "Computer, steady"), (1, "Person here")])),
        ("Field", lambda: TextField("Search rules")),
        ("Number", lambda: Stepper(1, 21, 5)),
        ("Tile", lambda: Tile("English Dummy", "Dummy faces you, a rubber each.", "3")),
        ("Swatch", lambda: Swatch("green", "Green")),
        ("Tag", lambda: Tag("Foster, Pagat")),
        ("Notice", lambda: Notice("Not saved: disk full")),
        ("Title", lambda: Title("You won the tournée, 14 of 24")),
    )
    for row, (name, make) in enumerate(rows):
        grid.addWidget(QLabel(name), row, 0)
        for column, state in enumerate(("plain", "on", "focus", "off")):
            control = make()
            if state == "on" and isinstance(control, (Switch, Check, Tile, Swatch)):
                control.setChecked(True)
            control.setEnabled(state != "off")
            if state == "focus":
                held = control.segments[1] if isinstance(control, Segmented) else control
                held.hasFocus = lambda: True  # type: ignore[method-assign]
            grid.addWidget(control, row, 1 + column)
    for column in range(1, 5):
        grid.setColumnMinimumWidth(column, current().length(300))
    made.adjustSize()
    made.show()
    return made


def everything(only: str, size: QSize) -> Iterator[tuple[str, QPixmap, list[str]]]:
    """Yield the pictures whose name holds ``only``, with their names and what is cut."""
    for name, window, found in panels([name for name in scenes() if only in name], size, at_the_table):
        yield name, window.grab(), found
    cloth = QSize(size.width(), size.height() - TOP - BOTTOM)
    for make in (tables, states):
        yield from ((f"table-{name}", picture, found) for name, picture, found in make(only, cloth))
    if only in "controls":
        board = controls()
        yield "controls", board.grab(), []
        put_away(board)


def _size(words: str) -> QSize:
    return QSize(*map(int, words.split("x")))


def main(argv: Sequence[str]) -> int:
    """Save the pictures and say what is cut."""
    parser = argparse.ArgumentParser(description="Save pictures of everything that the window shows.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default="", help="a part of the names of what is wanted")
    parser.add_argument("--size", type=_size, action="append", help="of the window; 1024x640")
    parser.add_argument("--text", type=int, action="append", help="its size in percent")
    parser.add_argument("--look", choices=tuple(PALETTES), action="append")
    parser.add_argument("--language", choices=tuple(LANGUAGES), action="append")
    asked = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    asked.out.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for look, text in product(asked.look or ["light"], asked.text or [100]):
        apply(app, Theme(palette=PALETTES[look], fonts=Fonts(text / 100)))
        for language, size in product(asked.language or LANGUAGES, asked.size or [SIZE]):
            speak(language)
            kind = f"{size.width()}-{text}-{look}-{language}"
            for name, picture, found in everything(asked.only, size):
                picture.save(str(asked.out / f"{name}-{kind}.png"))
                wrong += len(found)
                for words in found:
                    print(f"{name} {kind}: {words}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
