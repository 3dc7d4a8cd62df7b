"""How does a person come to a deal that fits his wishes? The sheet of wishes, and what is counted in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import SystemRandom
from typing import Protocol

from PySide6.QtCore import QObject

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.wishes.making import MOST_TRIES, Maker
from dummywhist.engine.wishes.wish import Made, Wish
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDesk
from dummywhist.ui.panels.make_deal import MakeDealSheet, rarity
from dummywhist.ui.seat.aside import Aside
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.tongues import say_error, tr
from dummywhist.ui.words.names import shown_name


class MakingDesk(GivenDesk, Protocol):
    """What it needs of the program."""

    def first_seating(self) -> Seating:
        """Return who sits at the first table."""

    def lay_made(self, made: Made, seating: Seating) -> None:
        """Begin a new table with a deal that was made."""


@lru_cache(maxsize=2)
def _maker(wish: Wish) -> Maker:
    """Return who makes deals that fit, whose ways are counted once; Contradiction where none fits."""
    return Maker(wish)


def _rarity(wish: Wish) -> tuple[float, bool] | DummyWhistError:
    """Return the chance of a deal that fits and whether it is exact, or why there is none."""
    try:
        maker = _maker(wish)
    except DummyWhistError as error:
        return error
    return maker.chance_tried(SystemRandom()), not maker.tries


def _made(wish: Wish) -> Made | DummyWhistError | None:
    try:
        return _maker(wish).made(SystemRandom())
    except DummyWhistError as error:
        return error


def _tell(sheet: MakeDealSheet, wish: Wish, told: tuple[float, bool] | DummyWhistError) -> None:
    """Tell how rare such deals are, unless something else is wished meanwhile."""
    if wish != sheet.wished:
        return
    if isinstance(told, DummyWhistError):
        sheet.tell(say_error(told), may=False)
    else:
        sheet.tell(rarity(told[0], exact=told[1]), may=True)


class Making(QObject):
    """The deals that fit a wish."""

    def __init__(
        self, desk: MakingDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk, self._open_sheet, self._motion = desk, open_sheet, motion
        self._making: Aside | None = None

    def open(self) -> None:
        """Open what is wished of a deal; how rare such deals are is counted in the background."""
        wanted = self._desk.settings.preferences
        names = {
            NORTH: tr("Dummy"), SOUTH: shown_name(wanted.your_name), WEST: wanted.first_computer,
            EAST: wanted.second_computer,
        }  # fmt: skip
        sheet = MakeDealSheet(self._desk.window, names, motion=self._motion())
        reckoning = self._making = Aside(self)
        sheet.changed.connect(lambda wish: reckoning.do(lambda: _rarity(wish), lambda told: _tell(sheet, wish, told)))
        sheet.wanted.connect(lambda wish: reckoning.do(lambda: _made(wish), lambda made: self._lay(sheet, made)))
        sheet.finished.connect(lambda _result: self._made_enough(reckoning))
        self._open_sheet(sheet)

    def _made_enough(self, reckoning: Aside) -> None:
        reckoning.close()
        if self._making is reckoning:
            self._making = None

    def _lay(self, sheet: MakeDealSheet, made: Made | DummyWhistError | None) -> None:
        """Sit down to the deal that was made, or say why there is none."""
        if isinstance(made, Made):
            sheet.done(1)
            self._desk.lay_made(made, self._desk.first_seating())
        elif made is None:
            sheet.tell(tr("No deal in {n:number} fits. Loosen a wish.", n=MOST_TRIES), may=True)
        else:
            sheet.tell(say_error(made), may=False)

    def close(self) -> None:
        """The window closes: nobody waits for an answer any longer."""
        if self._making is not None:
            self._making.close()
