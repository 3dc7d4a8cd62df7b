"""What do a lesson, a problem and a tray share? Each is given at the table in place of a deal, and left again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.seats.operator import Operator
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.desk.window import LASTING_MS
from dummywhist.ui.panels.told_dock import ToldDock
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.seat.cloth import ToldInDock
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr


class GivenDesk(HintDesk, Protocol):
    """What lessons and problems need of the program."""

    settings: Settings

    @property
    def path(self) -> Path | None:
        """The file of the record of the table in the window; None in a lesson or problem."""

    def save_settings(self) -> None:
        """Write the settings."""

    def sit_in_lesson(self, operator: Operator, begin: Callable[[Sitting], None]) -> None:
        """Show the table of a lesson or problem."""

    def back_to_table(self) -> None:
        """Show the table and its dock again that were left for it."""


def persons(wanted: Preferences) -> tuple[Person, Person, Person]:
    """Return who sits at such a table: the person, and the computers at East and West."""
    return (
        Person(wanted.your_name, PERSON),
        Person(wanted.second_computer, wanted.level),
        Person(wanted.first_computer, wanted.level),
    )


class Given(QObject):
    """What is given in the window in place of a deal."""

    def __init__(
        self, desk: GivenDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._open_sheet = open_sheet
        self._motion = motion

    def leave(self) -> None:
        """Leave it: the table as it was is back."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Another table comes into the window."""
        raise NotImplementedError

    def _enter(self) -> None:
        """Enter on the sentence."""
        raise NotImplementedError

    def _open_dock(self, name: str, panel: ToldDock) -> None:
        """Show its dock beside the table, and hear it."""
        panel.enter_wanted.connect(self._enter)
        panel.leave_wanted.connect(self.leave)
        panel.typed.connect(self._typed)
        self._desk.window.central.open_dock(name, panel)

    def _put_dock_away(self, panel: ToldDock | None) -> None:
        """Take its dock from the window; it is heard no more."""
        if panel is not None:
            panel.blockSignals(True)
            if self._desk.window.central.dock is panel:
                self._desk.window.central.close_dock()
            panel.deleteLater()

    def _come_back(self, words: str) -> None:
        """Bring the table back, and say this, unless it is nothing."""
        self.put_away()
        self._desk.back_to_table()
        if words:
            self._desk.window.tell(words, LASTING_MS)
            self._desk.view.announce(words)

    def _to_the_cards(self) -> None:
        """The keyboard goes to the hand that is asked."""
        view = self._desk.view
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        view.focus_hand()

    def _say(self, words: str, at_once: bool = False) -> None:
        if self._desk.settings.preferences.announcements:
            self._desk.view.announce(words, assertive=at_once)

    def _typed(self, event: QKeyEvent) -> None:
        """A card is typed while the keyboard is in the dock: the table hears it, and has the keyboard from now on."""
        view = self._desk.view
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendEvent(view, event)


class GivenDeal(ToldInDock, Given):
    """A deal, or the rest of one, that is played as any other at a table of its own, which says what happens there."""

    def __init__(
        self, desk: GivenDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._sitting: Sitting | None = None

    @property
    def title(self) -> str:
        """What it is called."""
        raise NotImplementedError

    @property
    def trick(self) -> str:
        """Nothing of its own: the trick is told as in any deal."""
        return ""

    @property
    def waits(self) -> bool:
        """Whether it is played to its end."""
        return self._sitting is not None and self._sitting.standing.counted and not self._sitting.mid_deal

    @property
    def prompt(self) -> str:
        """Nothing of its own: the table says what was made."""
        return ""

    @property
    def way_back(self) -> str:
        """What is played, and how one comes back."""
        return tr("{tray}. Esc returns to the match.", tray=self.title)

    def repeat(self) -> None:
        """Say what is played, and how one comes back."""
        self._desk.window.tell(self.way_back, LASTING_MS)
        self._desk.view.announce(self.way_back)
