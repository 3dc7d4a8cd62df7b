"""How does a person come to a deal that fits his wishes? The sheet of wishes, and what is counted in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import SystemRandom
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.values import NamedTuple
from dummywhist.engine.wishes.making import Maker, tightest
from dummywhist.engine.wishes.wish import Made, Wish
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDesk
from dummywhist.ui.desk.ways import Way, Ways
from dummywhist.ui.panels.make_deal import MakeDealSheet, none_found, rarity
from dummywhist.ui.panels.places import MAKE
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


class Found(NamedTuple):
    """The deals that were made, and where one was missing how many were tried, and the tightest clauses of the wish."""

    deals: tuple[Made, ...]
    tried: int = 0
    tight: tuple[tuple[str, float], ...] = ()


def _made(wish: Wish, many: int = 1) -> Found | DummyWhistError:
    rng = SystemRandom()
    deals: list[Made] = []
    try:
        maker = _maker(wish)
        for _ in range(many):
            one = maker.made(rng)
            if one is None:
                tight = tuple((clause.said, chance) for clause, chance in tightest(wish, rng))
                return Found(tuple(deals), maker.tried, tight)
            deals.append(one)
    except DummyWhistError as error:
        return error
    return Found(tuple(deals))


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

    kept = Signal(object, str, str)
    """Deals that are to be kept, of which game, and with which tag."""

    def __init__(
        self, desk: MakingDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], ways: Ways,
        parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._ways = ways
        ways.add(Way((MAKE,), lambda _place, moved: self.open(moved=moved), dict))
        self._desk, self._open_sheet, self._motion = desk, open_sheet, motion
        self._making: Aside | None = None

    def open(self, *, moved: bool = False) -> None:
        """Open what is wished of a deal; how rare such deals are is counted in the background."""
        wanted = self._desk.settings.preferences
        names = {
            NORTH: tr("Dummy"), SOUTH: shown_name(wanted.your_name), WEST: wanted.first_computer,
            EAST: wanted.second_computer,
        }  # fmt: skip
        opening = self._ways.opening(MAKE, moved=moved)
        sheet = MakeDealSheet(
            self._desk.window, names, opening, solves=is_native(), motion=0 if moved else self._motion()
        )
        self._ways.lead_from(sheet)
        reckoning = self._making = Aside(self)
        sheet.changed.connect(lambda wish: reckoning.do(lambda: _rarity(wish), lambda told: _tell(sheet, wish, told)))
        sheet.wanted.connect(lambda wish: reckoning.do(lambda: _made(wish), lambda made: self._lay(sheet, made)))
        sheet.keep_wanted.connect(
            lambda wish, many, tag: reckoning.do(
                lambda: _made(wish, many), lambda made: self._keep(sheet, made, tag)
            )
        )  # fmt: skip
        sheet.finished.connect(lambda _result: self._made_enough(reckoning))
        self._open_sheet(sheet)

    def _made_enough(self, reckoning: Aside) -> None:
        reckoning.close()
        if self._making is reckoning:
            self._making = None

    def _lay(self, sheet: MakeDealSheet, made: Found | DummyWhistError) -> None:
        """Sit down to the deal that was made, or say why there is none."""
        if isinstance(made, DummyWhistError):
            sheet.tell(say_error(made), may=False)
        elif made.deals:
            sheet.done(1)
            self._desk.lay_made(made.deals[0], self._desk.first_seating())
        else:
            sheet.tell(none_found(made.tried, made.tight), may=True)

    def _keep(self, sheet: MakeDealSheet, made: Found | DummyWhistError, tag: str) -> None:
        """Keep the deals that were made, and say why it is not more."""
        if isinstance(made, DummyWhistError):
            sheet.tell(say_error(made), may=False)
            return
        if made.deals:
            self.kept.emit(made.deals, self._desk.first_seating().game, tag)
            sheet.count(self._ways.opening(MAKE).many)
            sheet.set_note(tr("{n:words^} {n:deal is|deals are} among the kept deals.", n=len(made.deals)))
        if made.tried:
            sheet.tell(none_found(made.tried, made.tight), may=True)

    def close(self) -> None:
        """The window closes: nobody waits for an answer any longer."""
        if self._making is not None:
            self._making.close()
