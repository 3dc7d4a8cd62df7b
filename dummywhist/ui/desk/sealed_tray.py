"""How is a tray of a match by file played? At a table of its own; it is opened on the disk before a card is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.deal_name import random_number
from dummywhist.engine.duplicate.result import NS
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.values import NamedTuple
from dummywhist.sealing.home import AtHome
from dummywhist.sealing.keeping import ResultFile
from dummywhist.sealing.results import Begins, Counted, key_text
from dummywhist.sealing.sealed import TURNED, opened
from dummywhist.sealing.signer import Signer
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDeal, GivenDesk
from dummywhist.ui.desk.window import COMPLAINT_MS
from dummywhist.ui.panels.table_plan import seated
from dummywhist.ui.scene.parts import Choice
from dummywhist.ui.seat.cloth import NEXT_SEALED, SAVE_RESULT, TO_MATCHES
from dummywhist.ui.seat.opening import Opened, lay_sealed, take_up
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import say, say_error, tr

PLACES: Final = 4


def said_of(error: DummyWhistError | OSError) -> str:
    """Return what was wrong with a file, in a sentence."""
    if isinstance(error, BlockingIOError):
        return tr("Another program plays this match now.")
    return say(reason_of(error)) if isinstance(error, OSError) else say_error(error)


class Turn(NamedTuple):
    """Who plays a match here: the ``player`` at South, and who sits North; ``key`` opens the trays."""

    match: AtHome
    player: str
    partner: Person
    key: bytes
    signer: Signer


class SealedTray(GivenDeal):
    """The tray of a match by file in the window. `left`: the list of matches is wanted, with the name of one."""

    left = Signal(str)

    def __init__(
        self, desk: GivenDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._turn: Turn | None = None
        self._file: ResultFile | None = None
        self._number = 0

    @property
    def given(self) -> bool:
        """Whether a tray of a match by file is in the window."""
        return self._turn is not None

    @property
    def title(self) -> str:
        """What it is called."""
        if self._turn is None:
            return ""
        agreed = self._turn.match.sealed.agreed
        return tr("{match}, tray {number} of {trays}", match=agreed.title, number=self._number, trays=agreed.trays)

    @property
    def _written(self) -> bool:
        """Whether what was made of it stands in the results."""
        return self._file is not None and self._number in self._file.results.tricks

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered when it is played."""
        if not self._written:
            return (Choice(tr("Save the result"), SAVE_RESULT, primary=True),)
        matches = tr("Matches by file")
        if self._file is None or self._file.next is None:
            return (Choice(matches, TO_MATCHES, primary=True),)
        return Choice(tr("Next tray"), NEXT_SEALED, primary=True), Choice(matches, TO_MATCHES)

    # ---- at the table ----

    def begin(self, turn: Turn) -> None:
        """Open the next tray, and play it; one that was begun goes on where it was left.

        Raises:
            DummyWhistError, OSError: it cannot be opened, or the results cannot be written; nothing was seen of it.
        """
        here = self._turn is not None and self._turn.match.sealed.name == turn.match.sealed.name
        if here and not self._written:
            return  # it is in the window already
        if here and self._file is not None:
            self._lay(turn, self._file)
            return
        begins = Begins(turn.match.sealed.name, turn.match.sealed.agreed.trays, key_text(turn.signer), turn.player)
        file = ResultFile(turn.match.results_file, begins, turn.signer)
        try:
            self._lay(turn, file)
        except BaseException:
            file.close()
            raise

    def _lay(self, turn: Turn, file: ResultFile) -> None:
        number = file.next
        assert number is not None
        found = self._open(turn, file, number)
        if file is self._file:
            self._file = None  # it is not closed with the tray before

        def sit(sitting: Sitting) -> None:
            self._turn, self._file, self._number, self._sitting = turn, file, number, sitting
            sitting.counted.connect(self._write)
            sitting.give(self, apart=True)

        self._desk.sit_in_lesson(found.operator, sit)
        self._write()
        self.repeat()

    def _open(self, turn: Turn, file: ResultFile, number: int) -> Opened:
        tray = opened(turn.match.sealed, turn.key, number)
        file.open_tray(number)
        path, agreed = turn.match.table_file(number), turn.match.sealed.agreed
        if path.exists():
            return take_up(path, random_number)
        changes: dict[str, Setting] = {"trays": agreed.trays}
        if agreed.trump != TURNED:
            changes |= {"trump": "declared_suit", "declared": agreed.trump}
        here = ((turn.player, PERSON), turn.partner) if turn.partner.kind == PERSON else ((turn.player, PERSON),)
        people = [Person(*one) for one in seated(here, PLACES)]
        computers = [Person(one.name, agreed.level) for one in people[len(here) :]]
        return lay_sealed(tray, (*people[: len(here)], *computers), changes, path)

    def _write(self) -> None:
        """Write what was made of the tray, once."""
        turn, file, sitting = self._turn, self._file, self._sitting
        if turn is None or file is None or sitting is None or self._written or not self.waits:
            return
        end = next(past.end for past in reversed(sitting.seat.past()) if past.counted)
        assert end.result is not None
        made = sum(tricks for side, tricks in end.result.tricks if side == NS)
        kinds = {end.layout.own_seat(player): sitting.standing.person_of(player).kind for player in end.layout.players}
        try:
            file.count(Counted(self._number, made, tuple(kinds[seat] for seat in sorted(kinds))))
        except (DummyWhistError, OSError) as error:
            self._complain(tr("Not saved: {why_not}", why_not=said_of(error)))
        sitting.refresh()

    def wanted(self, what: str) -> None:
        """Do what was chosen on the cloth."""
        turn = self._turn
        if turn is None:
            return
        if what == SAVE_RESULT:
            self._write()
        elif what == NEXT_SEALED:
            self._next(turn)
        elif what == TO_MATCHES:
            name = turn.match.sealed.name
            self._come_back("")
            self.left.emit(name)

    def _next(self, turn: Turn) -> None:
        try:
            self.begin(turn)
        except (DummyWhistError, OSError) as error:
            self._complain(said_of(error))

    def _complain(self, words: str) -> None:
        self._desk.window.tell(words, COMPLAINT_MS)
        self._desk.view.announce(words, assertive=True)

    def again(self) -> None:
        """Show it as its record has it: something has broken."""
        turn, sitting = self._turn, self._sitting
        if turn is not None and sitting is not None:
            sitting.operator.close()
            self.put_away()
            self._next(turn)

    def back(self) -> None:
        """Nothing is taken back; the command says why."""

    def leave(self) -> None:
        """Leave it: the table as it was is back, and the tray waits."""
        if self._turn is not None:
            over = self._written
            self._come_back("" if over else tr("Tray {number} waits, as you left it.", number=self._number))

    def put_away(self) -> None:
        """Another table comes into the window."""
        self._let_go()
        self._turn = self._sitting = None

    def _let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
