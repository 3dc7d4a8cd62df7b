"""What does a start open, and what a second start that asks the running program? Tables, files, games, the window."""

import os
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

import dummywhist.ui.panels.table_plan as table_plan
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.desk.window import COMPLAINT_MS, TableWindow
from dummywhist.ui.life.running import Wish
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.tongues import mark, tr

BESIDE = mark("Dummy Whist is open already; this is another table.")


class Arrivals(Protocol):
    """What a start needs of the program: its window, and ways to open a table in it."""

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def settings(self) -> Settings:
        """What is remembered from start to start."""

    @property
    def complaints(self) -> list[str]:
        """What went wrong so far, in words."""

    def open_first(self) -> None:
        """Open the table that was left, or the first one."""

    def tell_complaints(self, *words: str) -> None:
        """Tell what went wrong so far, before ``words``."""

    def open_file(self, path: Path) -> bool:
        """Open a record or a deal; False if it cannot be."""

    def new_table(self, seating: Seating) -> bool:
        """Begin a new table."""

    def first_seating(self) -> Seating:
        """Return who sits at the first table."""

    def put_sheet_away(self) -> None:
        """Close the sheet that lies over the window, if one does."""


def seating_at(key: str, preferences: Preferences) -> Seating:
    """Return who sits down at a first table of the game ``key``: the person, and computers as they are preferred."""
    game = game_of(key)
    usual = (
        (preferences.your_name, PERSON),
        (preferences.first_computer, preferences.level),
        (preferences.second_computer, preferences.level),
    )
    planned = table_plan.planned(game, table_plan.seated(usual, game.players), table_plan.usual_first(game), {})
    people = tuple(Person(name, kind) for name, kind in planned.people)
    return Seating(key, people, planned.order(), planned.changes)


def sit_down(program: Arrivals, wish: Wish, beside: bool) -> bool:
    """Open what the start asks for: a file, a game, or the table that was left; False if the file cannot be opened.

    A large file is opened once the window is on the screen, which then says what is wrong with it. Beside a program
    that runs already and does not answer, no table of its shelf is taken up.
    """
    if wish.file:
        if not program.open_file(Path(wish.file)):
            return False
        if program.complaints:
            program.tell_complaints()
        return True
    if wish.game:
        program.new_table(seating_at(wish.game, program.settings.preferences))
    elif beside:
        program.new_table(program.first_seating())
    else:
        program.open_first()
        return True
    if beside or program.complaints:
        program.window.tell(" ".join([*([tr(BESIDE)] if beside else []), *program.complaints]), COMPLAINT_MS)
    return True


def meet(program: Arrivals, wish: Wish) -> None:
    """Do what another start asks for: come forward, with a file or a new table of a game if it names one."""
    come_forward(program.window, wish.token)
    if wish.file:
        program.put_sheet_away()
        program.open_file(Path(wish.file))
    elif wish.game:
        try:
            game_of(wish.game)
        except DummyWhistError:
            return
        program.put_sheet_away()
        program.new_table(seating_at(wish.game, program.settings.preferences))


def come_forward(window: QWidget, token: str = "") -> None:
    """Bring ``window`` before the others where the desktop allows it; else it is marked in the task bar."""
    if token:
        # Qt takes it from here when a window is activated on Wayland.
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
