"""What do the parts of the review need of it: the table, the dock, the count, where the table stands?"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from dummywhist.engine.seats.past import Past
from dummywhist.engine.seats.review import Judged
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.desk.looking_back import LookingBack
from dummywhist.ui.desk.review_lines import Line
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.seat.judging import Judging


class Reviewing(Protocol):
    """The review of the table in the window."""

    @property
    def desk(self) -> HintDesk:
        """The table in the window."""

    @property
    def shown(self) -> bool:
        """Whether the dock is open."""

    @property
    def panel(self) -> ReviewPanel | None:
        """The dock, if it was made."""

    @property
    def judging(self) -> Judging | None:
        """The count of the deal that is shown, if one is."""

    @property
    def looking(self) -> LookingBack:
        """Which moment is on the table."""

    @property
    def line_wanted(self) -> SignalInstance:
        """Tells that a line is to be played: its `Start`, and the `Player` whose card is first."""

    @property
    def line(self) -> Line | None:
        """The line on the table; None: the deal as it was played."""

    def show_line(self, line: Line | None) -> None:
        """Let the table show a line, which need not be kept, or the deal as it was played."""

    def open_panel(self) -> ReviewPanel:
        """Open the dock, and return it."""

    def end_try(self) -> None:
        """Nobody chooses again any more."""

    def past(self) -> Past | None:
        """Return the counted deal that is looked at, or that was counted just now."""

    def at(self) -> int | None:
        """Return the entry before which the table stands, if that is known."""

    def judgement(self, at: int) -> Judged | None:
        """Return what is judged of an entry."""

    def words(self, judging: Judging) -> Words:
        """Return what losses are told with."""

    def show_loss(self, at: int) -> None:
        """Let the table stand before a card, with all hands open."""

    def tell_reason(self) -> None:
        """Say why a card loses, or nothing where that would tell the answer."""

    def refresh(self) -> None:
        """Show the dock as it is now."""
