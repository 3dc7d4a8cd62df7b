"""How does a person come to a deal again? The sheet of kept and played deals, what is kept, what goes to others."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from threading import Event
from typing import Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.cards.whole_name import is_whole_name
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.library.bringing import LARGEST_BRIDGE, brought
from dummywhist.engine.library.facts import Facts, turned_of
from dummywhist.engine.library.index import Found, deals_at, played
from dummywhist.engine.library.searching import Answer, Deal, deal_of, search
from dummywhist.engine.library.shelf import (
    LARGEST_FILE,
    LONGEST_NAME,
    LONGEST_NOTE,
    KeptDeal,
    deals_pbn,
    deals_text,
    dropped_text,
    facts_of,
    kept_text,
    key_of,
    name_of,
    pbn_of,
    plain,
    read_shelf,
    read_tags,
)
from dummywhist.engine.library.shelf import deal_of as deal_of_name
from dummywhist.engine.problems.mistakes import Mistake
from dummywhist.engine.record.endings import DEALS as BRIDGE
from dummywhist.engine.record.endings import patterns
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.whole import read_regular, write_whole
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.wishes.wish import Made
from dummywhist.paths import Paths
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDesk
from dummywhist.ui.desk.line_file import LineFile
from dummywhist.ui.desk.mistakes import MistakeLog
from dummywhist.ui.desk.ways import Way, Ways
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS
from dummywhist.ui.panels import table_plan
from dummywhist.ui.panels.library_sheet import DealTold, LazyRows, LibrarySheet
from dummywhist.ui.panels.places import DEALS, KEPT, PLAYED
from dummywhist.ui.panels.problems_sheet import ProblemRow
from dummywhist.ui.seat.aside import Aside
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.tongues import rule_text, say_error, tr
from dummywhist.ui.words.deal_told import (
    about_words,
    day_of,
    deal_title,
    game_name,
    hands_told,
    tags_words,
    task_words,
)
from dummywhist.ui.words.search_words import english_of, not_understood, said_as

ENDING: Final = ".deals"
OFFERED: Final = (
    "trumps 5-3", "dummy weak hearts", "void clubs", "dummy 15 points", "turned ace", "took 9+", "honours 4", "slam",
    "mistake", "kept",
)  # fmt: skip
"""Facts that can be added to a search, each to be changed there."""


class LibraryDesk(GivenDesk, Protocol):
    """What the library needs of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    def first_seating(self) -> Seating:
        """Return who sits at the first table."""

    def switch_to(self, path: Path) -> bool:
        """Go to another table."""

    def lay_made(self, made: Made, seating: Seating) -> None:
        """Begin a new table with a deal that was made."""


class Library(QObject):
    """The deals that were played, and those that are kept.

    ``look_at`` shows a deal of the table in the window, ``review`` with its review.
    """

    def __init__(
        self,
        desk: LibraryDesk,
        open_sheet: Callable[[Sheet], None],
        motion: Callable[[], int],
        mistakes: MistakeLog,
        look_at: Callable[[int], None],
        review: Callable[[int], None],
        ways: Ways,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._ways = ways
        ways.add(Way(DEALS, lambda place, moved: self.open(place, moved=moved), self._many, self._learn, self.close))
        self._desk, self._open_sheet, self._motion = desk, open_sheet, motion
        self._mistakes, self._look, self._look_back = mistakes, look_at, review
        self._kept: dict[str, KeptDeal] | None = None
        self._file = LineFile(lambda: desk.paths.kept_deals, self._complain)
        self._found = Found((), ())
        self._known = False
        self._reading: Aside | None = None
        self._stopped = Event()
        self._deals: dict[str, tuple[Deal, ...]] = {KEPT: (), PLAYED: ()}
        self._shown: tuple[Deal, ...] = ()

    # ---- what is kept ----

    def kept(self) -> dict[str, KeptDeal]:
        """Return the kept deals; read once."""
        if self._kept is None:
            self._kept = {}
            shelf = self._file.read(read_shelf, lambda read: (read.left_out, map(kept_text, read.deals.values())))
            self._kept.update(shelf.deals)
        return self._kept

    def _complain(self, words: str) -> None:
        self._desk.window.tell(words, COMPLAINT_MS)
        self._desk.view.announce(words, assertive=True)

    def _keep(self, one: KeptDeal) -> None:
        key = key_of(one.facts)
        self.kept().pop(key, None)
        self.kept()[key] = one
        self._file.add(kept_text(one))

    def keep_made(self, deals: tuple[Made, ...], game: str, tag: str) -> None:
        """Keep deals that were made to fit a wish, with a tag."""
        for made in deals:
            self._keep(KeptDeal(facts_of(made.hands, made.dealer, made.turned, game), tags=read_tags(tag)))

    def _drop(self, key: str) -> None:
        if self.kept().pop(key, None) is not None:
            self._file.add(dropped_text(key))

    def keep_counted(self, ordinal: int) -> None:
        """Keep a counted deal of the table in the window."""
        path = self._desk.path
        try:
            found = () if path is None else deals_at(path)
        except (DummyWhistError, OSError):
            found = ()
        facts = next((one for one in found if one.deal == ordinal), None)
        if facts is None:
            self._complain(tr("Only a counted deal can be kept."))
        elif key_of(facts) in self.kept():
            self._desk.window.tell(tr("Deal {number} is kept already.", number=ordinal + 1), LASTING_MS)
        else:
            self._keep(KeptDeal(facts))
            words = tr("Deal {number} is kept. It is among the kept deals, in the menu Study.", number=ordinal + 1)
            self._desk.window.tell(words, LASTING_MS)
            self._desk.view.announce(words)

    # ---- the sheet ----

    def _many(self) -> dict[str, int | None]:
        """Return how many deals there are; those that were played are not known before the records were read."""
        return {KEPT: len(self.kept()), PLAYED: len(self._found.deals) if self._known else None}

    def _learn(self, told: Callable[[dict[str, int | None]], None]) -> None:
        """Find out how many deals were played, in the background."""
        self._read_records(lambda: told(self._many()))

    def open(self, place: str = "", *, moved: bool = False) -> LibrarySheet:
        """Open the sheet, at the kept deals if there are any; the records are read in the background."""
        at = place or (KEPT if self.kept() else PLAYED)
        games = [(game.key, rule_text(game.name)) for game in GAMES]
        facts = [(words, words) for words in (_spelled(fact) for fact in OFFERED)]
        opening = self._ways.opening(at, moved=moved)
        sheet = LibrarySheet(self._desk.window, games, facts, opening, motion=0 if moved else self._motion())
        self._ways.lead_from(sheet)
        sheet.sought.connect(lambda: self._show(sheet))
        sheet.looked_at.connect(lambda at: self._tell(sheet, at))
        sheet.play_wanted.connect(lambda at: self._play(sheet, self._shown[at]))
        sheet.review_wanted.connect(lambda at: self._review(sheet, self._shown[at]))
        sheet.problem_wanted.connect(lambda at: self._begin_problem(sheet, self._shown[at]))
        sheet.keep_wanted.connect(lambda at: self._keep_or_drop(sheet, at))
        sheet.copy_wanted.connect(lambda at: self._copy(sheet, self._shown[at]))
        sheet.pbn_wanted.connect(lambda at: self._copy_pbn(sheet, self._shown[at]))
        sheet.described.connect(lambda at, *words: self._describe(sheet, at, *words))
        sheet.write_wanted.connect(lambda: self._write_file(sheet))
        sheet.read_wanted.connect(lambda: self._read_file(sheet))
        sheet.finished.connect(lambda _result: self.close())
        self._open_sheet(sheet)
        self._gather()
        sheet.set_note(tr("The records are read …"))
        self._show(sheet)
        self._read_records(lambda: self._read(sheet))
        return sheet

    def _read_records(self, then: Callable[[], None]) -> None:
        """Read in the background which deals were played."""
        self.close()
        self._stopped = stopped = Event()
        reading = self._reading = Aside(self)
        paths = self._desk.paths

        def found(deals: Found) -> None:
            self._found, self._known = deals, True
            then()

        reading.do(lambda: played(paths.tables, paths.played_deals, stopped.is_set), found)

    def close(self) -> None:
        """Nobody waits for the records any longer."""
        self._stopped.set()
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    def _read(self, sheet: LibrarySheet) -> None:
        found = self._found
        n = len(found.unread)
        sheet.set_note(
            tr("{n:words^} {n:record|records} could not be read: {names}.", n=n, names=", ".join(found.unread[:3]))
            if n else ""
        )  # fmt: skip
        self._gather()
        self._show(sheet, at=max(0, sheet.at))

    def _gather(self) -> None:
        """Put together what is known of each deal."""
        made: dict[tuple[str, int], list[Mistake]] = {}
        for one in self._mistakes.found.values():
            if one.kept:
                continue
            made.setdefault((one.record, one.deal), []).append(one)
        names = {game.key: rule_text(game.name) for game in GAMES}
        kept = self.kept()

        def deal(facts: Facts, known: KeptDeal | None) -> Deal:
            return deal_of(facts, known, tuple(made.get((facts.record, facts.deal), ())), names[facts.game])

        newest = sorted(self._found.deals, key=lambda one: (one.day, one.record, one.deal), reverse=True)
        keys = {key_of(one): one for one in newest} if kept else {}
        marked = {(one.record, one.deal): key for key, one in keys.items() if key in kept}
        self._deals = {
            PLAYED: tuple(deal(one, kept.get(marked.get((one.record, one.deal), ""))) for one in newest),
            KEPT: tuple(deal(keys.get(key, one.facts), one) for key, one in reversed(kept.items())),
        }

    def _show(self, sheet: LibrarySheet, at: int = 0) -> None:
        """Show what is searched for."""
        text = sheet.search.text()
        deals = self._deals[sheet.place]
        game = str(sheet.game.value())
        if game:
            deals = tuple(one for one in deals if one.facts.game == game)
        nothing, unknown = "", ""
        unread: tuple[tuple[int, int], ...] = ()
        if is_whole_name(text):
            self._shown, unknown = self._named(text, game)
        else:
            answer = search(deals, text, english_of())
            self._shown, unknown = answer.deals, _unknown_words(answer)
            unread = tuple(part.span for part in answer.unknown)
        if not self._shown:
            nothing = tr("No deal fits.")
            if not self._deals[sheet.place]:
                nothing = (
                    tr("No deals kept yet. Keep one of the played deals, or read a file.")
                    if sheet.place == KEPT else tr("No deal has been counted yet.")
                )  # fmt: skip
        sheet.show_many(len(self._deals[KEPT]), len(self._deals[PLAYED]))
        shown = self._shown
        rows = LazyRows(len(shown), lambda at: _row(shown[at]))
        sheet.show_rows(rows, nothing=nothing, unknown=unknown, unread=unread, chosen=at)

    def _named(self, text: str, game: str) -> tuple[tuple[Deal, ...], str]:
        """Return the deal that somebody passed on by its name, or why it names none."""
        try:
            facts = deal_of_name(text, game or self._desk.first_seating().game)
        except DummyWhistError as error:
            return (), say_error(error)
        return (deal_of(facts, self.kept().get(key_of(facts)), (), game_name(facts)),), ""

    def _there(self, facts: Facts) -> bool:
        return bool(facts.record) and (self._desk.paths.tables / facts.record).is_file()

    def _tell(self, sheet: LibrarySheet, at: int) -> None:
        if not 0 <= at < len(self._shown):
            sheet.show_deal(None)
            return
        deal = self._shown[at]
        kept, there = deal.kept, self._there(deal.facts)
        written = ("", "", "") if kept is None else (kept.name, ", ".join(kept.tags), kept.note)
        sheet.show_deal(
            DealTold(
                deal_title(deal), about_words(deal, there=there), hands_told(deal.facts), kept is not None, there,
                _is_whole(deal.facts), name_of(deal.facts) or "", *written,
            )
        )  # fmt: skip

    # ---- what is done ----

    def _keep_or_drop(self, sheet: LibrarySheet, at: int) -> None:
        deal = self._shown[at]
        if deal.kept is None:
            self._keep(KeptDeal(deal.facts))
        else:
            self._drop(key_of(deal.facts))
        self._gather()
        self._show(sheet, at)

    def _describe(self, sheet: LibrarySheet, at: int, name: str, tags: str, note: str) -> None:
        """Keep what was written about a deal."""
        deal = self._shown[at]
        if deal.kept is None:
            return
        written = deal.kept._replace(
            name=plain(name, LONGEST_NAME), tags=read_tags(tags), note=plain(note, LONGEST_NOTE)
        )
        if written != deal.kept:
            self._keep(written)
            self._gather()
            self._show(sheet, at if sheet.place == PLAYED else 0)

    def _copy(self, sheet: LibrarySheet, deal: Deal) -> None:
        name = name_of(deal.facts)
        if name is not None:
            QGuiApplication.clipboard().setText(name)
            sheet.set_note(tr("The name of the deal is on the clipboard: {name}", name=name))

    def _copy_pbn(self, sheet: LibrarySheet, deal: Deal) -> None:
        text = pbn_of(deal.facts)
        if text is not None:
            QGuiApplication.clipboard().setText(text)
            sheet.set_note(tr("The deal is on the clipboard, as PBN."))

    def _play(self, sheet: LibrarySheet, deal: Deal) -> None:
        """Deal it at a table of its own."""
        facts = deal.facts
        turned = turned_of(facts)
        last = next(cards_in(facts.hands[facts.dealer])) if turned is None else turned
        try:
            made = Made(facts.hands, SEATS[facts.dealer], last)
            sheet.done(1)
            self._desk.lay_made(made, self._seating(facts.game))
        except DummyWhistError as error:
            self._complain(tr("This deal cannot be laid: {why}", why=say_error(error)))

    def _seating(self, key: str) -> Seating:
        """Return who sits at a table of a game: the person, and computers as they are preferred."""
        usual = self._desk.first_seating()
        if usual.game == key:
            return usual
        game, wanted = game_of(key), self._desk.settings.preferences
        people = ((wanted.your_name, PERSON), (wanted.first_computer, wanted.level),
                  (wanted.second_computer, wanted.level))  # fmt: skip
        planned = table_plan.planned(game, table_plan.seated(people, game.players), table_plan.usual_first(game), {})
        return Seating(
            key, tuple(Person(name, kind) for name, kind in planned.people), planned.order(), planned.changes
        )

    def _review(self, sheet: LibrarySheet, deal: Deal) -> None:
        """Go to the table where it was played, and show it there."""
        if self._go_to_table(sheet, deal):
            self._look(deal.facts.deal)

    def _go_to_table(self, sheet: LibrarySheet, deal: Deal) -> bool:
        path = self._desk.paths.tables / deal.facts.record
        sheet.done(1)
        return path == self._desk.path or self._desk.switch_to(path)

    def _begin_problem(self, sheet: LibrarySheet, deal: Deal) -> None:
        """Show it at its table, where the card is found that is to be asked."""
        if not self._go_to_table(sheet, deal):
            return
        self._look_back(deal.facts.deal)
        words = tr("Go to the card that is to be asked, and set it as a problem.")
        self._desk.window.tell(words, LASTING_MS)
        self._desk.view.announce(words)

    # ---- files ----

    def _write_file(self, sheet: LibrarySheet) -> None:
        """Write the deals that are shown to a file for others, or for bridge programs."""
        own = tr("Deals ({files})", files=f"*{ENDING}")
        bridge = tr("Deals for bridge programs ({files})", files=f"*{BRIDGE[0]}")
        usual = f"{date.today().isoformat()}{ENDING}"
        name, kind = QFileDialog.getSaveFileName(
            self._desk.window, tr("Write these deals"), usual, f"{own};;{bridge}", own
        )
        if not name:
            return
        path = Path(name)
        # Some desktops leave the ending as it was when another kind is chosen.
        if kind == bridge and path.suffix.casefold() not in BRIDGE:
            path = path.with_suffix(BRIDGE[0]) if path.suffix == ENDING else path.with_name(path.name + BRIDGE[0])
        chosen = [one.kept if one.kept is not None else KeptDeal(one.facts) for one in self._shown]
        text, without = deals_pbn(chosen) if path.suffix.casefold() in BRIDGE else deals_text(chosen)
        n = len(chosen) - without
        words = ""
        if n:
            try:
                write_whole(path, text.encode())
            except OSError as error:
                sheet.set_note(tr("The deals could not be written: {why}.", why=error.strerror or ""))
                return
            words = tr("{n:words^} {n:deal|deals} {n:is|are} in {name}.", n=n, name=path.name) + " "
        if without:
            words += tr("{n:words^} without a turned card or of other packs {n:is|are} not.", n=without)
        sheet.set_note(words.rstrip())

    def _read_file(self, sheet: LibrarySheet) -> None:
        """Keep the deals of a file that somebody gave."""
        kinds = tr("Deals ({files})", files=patterns((ENDING, *BRIDGE)))
        name, _ = QFileDialog.getOpenFileName(self._desk.window, tr("Read a file of deals"), "", kinds)
        if name:
            sheet.set_note(self.bring(Path(name), str(sheet.game.value() or "")))
            self._gather()
            sheet.go_to(KEPT)
            self._show(sheet)

    def bring(self, path: Path, game: str = "") -> str:
        """Keep the deals of a file; return what became of it in a sentence. ``game``: as what bridge deals are read."""
        bridge = path.suffix.casefold() in BRIDGE
        try:
            raw = read_regular(path, LARGEST_BRIDGE if bridge else LARGEST_FILE)
            found, wrong = brought(raw, bridge=bridge, game=game or self._desk.first_seating().game)
        except DummyWhistError as error:
            return f"{path.name}: {say_error(error)}"
        except OSError as error:
            return f"{path.name}: {error.strerror}."
        fresh = [one for one in found if key_of(one.facts) not in self.kept()]
        for one in fresh:
            self._keep(one)
        words = tr("{name} has no deal that is not there yet.", name=path.name)
        if fresh:
            words = tr("{n:words^} {n:deal|deals} of {name} {n:is|are} kept.", n=len(fresh), name=path.name)
        if fresh and len(found) > len(fresh):
            words += " " + tr("{n:words^} {n:was|were} there already.", n=len(found) - len(fresh))
        if wrong:
            words += f" {say_error(wrong[0])}"
        return words


def _is_whole(facts: Facts) -> bool:
    """Whether a deal can be laid: every hand that is dealt has its cards."""
    return bool(facts.hands[facts.dealer])


def _spelled(fact: str) -> str:
    """Return a fact in the words of the language."""
    return " ".join(map(said_as, fact.split()))


def _row(deal: Deal) -> ProblemRow:
    facts = deal.facts
    title = deal_title(deal)
    return ProblemRow(
        key_of(facts), KEPT if deal.kept is not None else PLAYED, title, title, task_words(deal), 0, day_of(facts),
        tags_words(deal) or ("" if deal.kept is None else tr("kept")), False, "", "", "", (), "",
    )  # fmt: skip


def _unknown_words(answer: Answer) -> str:
    """Return which words nobody understands, with the nearest facts."""
    return " ".join(not_understood(part.said) for part in answer.unknown)
