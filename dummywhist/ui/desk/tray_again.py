"""How is a tray played once more that is counted? At the table in the window, kept nowhere and never counted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from dummywhist.engine.knowledge.view import View
from dummywhist.engine.record.people import Person
from dummywhist.engine.seats.standing import Standing
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDeal, GivenDesk
from dummywhist.ui.scene.parts import Choice
from dummywhist.ui.seat.cloth import BACK_TO_MATCH, TRAY_AGAIN
from dummywhist.ui.seat.opening import lay_again
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr


class TrayAgain(GivenDeal):
    """The tray in the window that is played again; the match was left for it and comes back after it."""

    def __init__(
        self, desk: GivenDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._seen: View | None = None
        self._people: tuple[Person, ...] = ()

    @property
    def given(self) -> bool:
        """Whether a tray is played again in the window."""
        return self._seen is not None

    @property
    def title(self) -> str:
        """What it is called."""
        return "" if self._seen is None else tr("Tray {number} again, not counted", number=self._seen.ordinal + 1)

    # ---- what the cloth shows ----

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered when it is played."""
        return Choice(tr("Back to the match"), BACK_TO_MATCH, primary=True), Choice(tr("Once more"), TRAY_AGAIN)

    # ---- at the table ----

    def begin(self, seen: View, standing: Standing) -> None:
        """Deal the counted tray ``seen`` of the match that is ``standing`` again, to those who sat there."""
        kinds = {person.name: person for person in standing.people}
        seats = {seen.layout.own_seat(player): player for player in seen.layout.players}
        living = standing.rules.seats.living
        self._deal(seen, tuple(kinds[standing.names[seats[seat]]] for seat in living))

    def _deal(self, seen: View, people: tuple[Person, ...]) -> None:
        def sit(sitting: Sitting) -> None:
            self._seen, self._people, self._sitting = seen, people, sitting
            sitting.give(self)

        self._desk.sit_in_lesson(lay_again(seen, people), sit)
        self.repeat()

    def again(self) -> None:
        """Deal it anew: something has broken."""
        self.back()

    def back(self) -> None:
        """Play it once more from the first card."""
        if self._seen is not None:
            self._deal(self._seen, self._people)

    def leave(self) -> None:
        """Leave it: the match as it was is back."""
        if self._seen is not None:
            self._come_back(tr("The match goes on."))

    def put_away(self) -> None:
        """Another table comes into the window."""
        self._seen = self._sitting = None
