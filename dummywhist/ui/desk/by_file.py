"""How do matches by file get made, played and merged in the window? Their sheets, and the files between friends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.endings import MATCH, RECORD, patterns
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.whole import read_regular, write_whole
from dummywhist.sealing import results, sealed
from dummywhist.sealing.acquaintances import keep_acquaintances, read_acquaintances
from dummywhist.sealing.home import AtHome, at_home, read_home, take_in
from dummywhist.sealing.merging import Judged, differing, merged
from dummywhist.sealing.sealed import Agreed, is_sealed, key_of, opened, sealed_anew
from dummywhist.sealing.signer import signer_of
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.sealed_tray import SealedTray, Turn, said_of
from dummywhist.ui.desk.sheet_desk import SheetDesk
from dummywhist.ui.desk.window import COMPLAINT_MS
from dummywhist.ui.panels.make_match import MadeMatch, MakeMatchSheet
from dummywhist.ui.panels.matches_sheet import MatchesSheet, MatchRow, PlayAsked
from dummywhist.ui.panels.merged_sheet import FileTold, MergedSheet, MergedTold
from dummywhist.ui.preferences import DEFAULTS
from dummywhist.ui.seat.aside import Aside
from dummywhist.ui.tongues import say, tr

T = TypeVar("T")
HEAD: Final = 60
"""So many bytes of a file say whether it is a sealed match."""


class ByFile(QObject):
    """The matches by file that are played here."""

    def __init__(
        self, desk: SheetDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk, self._open_sheet, self._motion = desk, open_sheet, motion
        self.tray = SealedTray(desk, open_sheet, motion, self)
        self.tray.left.connect(self.open)
        self._words: dict[str, str] = {}
        self._keys: dict[str, bytes] = {}  # what was made of the words, by match
        self._busy: Sheet | None = None
        self._partners: dict[str, str] = {}
        self._files: dict[str, list[tuple[str, bytes]]] = {}  # to be merged, by match
        self._unread: dict[str, list[FileTold]] = {}  # files that could not be read, by match

    @property
    def folder(self) -> Path:
        """Where the matches are kept."""
        return self._desk.paths.sealed

    def _aside(self, sheet: Sheet, work: Callable[[], T], then: Callable[[T], object],
               complain: Callable[[str], object]) -> None:  # fmt: skip
        """Make what takes long while ``sheet`` is open, one thing at a time; ``then`` is not told where it was shut."""
        if self._busy is not None:
            return
        aside = Aside(self)
        self._busy = sheet

        def done(found: T | DummyWhistError) -> None:
            over()
            if isinstance(found, DummyWhistError):
                complain(said_of(found))
            else:
                then(found)

        def over(_result: object = None) -> None:
            if self._busy is sheet:
                self._busy = None
                aside.close()
                aside.deleteLater()

        sheet.finished.connect(over)
        aside.do(lambda: _or_error(work), done)

    # ---- the list ----

    def open(self, chosen: str = "") -> MatchesSheet:
        """Open the list, with the match called ``chosen``, or the one that was played last."""
        rows, broken = self._rows()
        sheet = MatchesSheet(self._desk.window, rows, chosen, motion=self._motion())
        sheet.make_wanted.connect(self._make)
        sheet.open_wanted.connect(lambda: self._ask_match(sheet))
        sheet.play_wanted.connect(lambda asked: self._play(sheet, asked))
        sheet.match_wanted.connect(lambda name: self._hand_out(sheet, name))
        sheet.results_wanted.connect(lambda name: self._hand_in(sheet, name))
        sheet.merge_wanted.connect(lambda name: self._merge(sheet, name))
        sheet.dropped.connect(lambda files: self._dropped(sheet, files))
        sheet.chosen.connect(lambda _name: self._fill(sheet))
        self._fill(sheet)
        self._open_sheet(sheet)
        if broken:
            sheet.complain(broken)
        return sheet

    def _rows(self) -> tuple[list[MatchRow], str]:
        """Return what is played here, and what is wrong with a folder of it, or ""."""
        found, broken = at_home(self.folder)
        words = " ".join(tr("{file}: {words}", file=name, words=say(why)) for name, why in broken)
        return [_row(match) for match in found], words

    def _fill(self, sheet: MatchesSheet) -> None:
        """Fill in what is known of who plays the match that is chosen."""
        mine = self._desk.settings.preferences.your_name
        player = "" if mine == DEFAULTS.your_name else mine
        sheet.set_asked(player, self._words.get(sheet.name, ""), self._partners.get(sheet.name, ""))

    def open_at(self, path: Path) -> bool:
        """Take in the match at ``path``, and show it in the list; False if it cannot be."""
        try:
            match = self._take_in(path)
        except (DummyWhistError, OSError) as error:
            words = tr("{file}: {words}", file=path.name, words=said_of(error))
            self._desk.window.tell(words, COMPLAINT_MS)
            self._desk.view.announce(words, assertive=True)
            return False
        self.open(match.sealed.name)
        return True

    def _take_in(self, path: Path) -> AtHome:
        return take_in(self.folder, read_regular(path, sealed.LARGEST))

    def _ask_match(self, sheet: MatchesSheet) -> None:
        kinds = tr("Matches ({files})", files=patterns((MATCH,)))
        name, _ = QFileDialog.getOpenFileName(sheet, tr("Open a match"), "", kinds)
        if name:
            self._show_taken(sheet, Path(name))

    def _show_taken(self, sheet: MatchesSheet, path: Path) -> None:
        try:
            match = self._take_in(path)
        except (DummyWhistError, OSError) as error:
            sheet.complain(tr("{file}: {words}", file=path.name, words=said_of(error)))
            return
        self._show_again(sheet, match.sealed.name)

    def _show_again(self, sheet: MatchesSheet, chosen: str) -> None:
        sheet.show_matches(self._rows()[0], chosen)

    def _dropped(self, sheet: MatchesSheet, files: Sequence[Path]) -> None:
        """Take in the matches among ``files``; all others are results of the match that is chosen."""
        matches = [path for path in files if path.suffix.lower() == MATCH]
        others = [path for path in files if path not in matches]
        for path in matches:
            self._show_taken(sheet, path)
        if others and sheet.row is not None:
            self._merge(sheet, sheet.name, others)

    # ---- making, handing out and in ----

    def _make(self) -> None:
        sheet = MakeMatchSheet(self._desk.window, self._desk.settings.preferences.level, motion=self._motion())
        sheet.make_wanted.connect(lambda made: self._made(sheet, made))
        self._open_sheet(sheet)

    def _made(self, sheet: MakeMatchSheet, made: MadeMatch) -> None:
        agreed = Agreed(made.title, made.trays, made.level, made.trump, made.closes)

        def sealed_now(made_of: tuple[str, bytes]) -> None:
            text, key = made_of
            try:
                match = take_in(self.folder, text.encode())
            except (DummyWhistError, OSError) as error:
                sheet.complain(said_of(error))
                return
            name = match.sealed.name
            self._words[name], self._keys[name] = made.word, key
            self._hand_out(self.open(name), name)

        self._aside(sheet, lambda: sealed_anew(agreed, made.word), sealed_now, sheet.complain)

    def _hand_out(self, sheet: MatchesSheet, name: str) -> None:
        """Ask where, and write the match as it was sealed, for friends."""
        self._copy(sheet, name, lambda match: match.match_file, tr("Save the match"), "{title}", MATCH)

    def _hand_in(self, sheet: MatchesSheet, name: str) -> None:
        """Ask where, and write one's own results, for who merges them."""
        self._copy(sheet, name, lambda match: match.results_file, tr("Save your results"), "{title} {player}", RECORD)

    def _copy(
        self, sheet: MatchesSheet, name: str, which: Callable[[AtHome], Path], title: str, usual: str, ending: str
    ) -> None:
        row = sheet.row
        if row is None:
            return
        named = "".join(
            one for one in usual.format(title=row.title, player=row.player) if one.isalnum() or one in " -_"
        )
        kinds = tr("Matches ({files})" if ending == MATCH else "Results ({files})", files=patterns((ending,)))
        chosen, _ = QFileDialog.getSaveFileName(sheet, title, f"{named.strip()}{ending}", kinds)
        if not chosen:
            return
        file = Path(chosen)
        if file.suffix.lower() != ending:
            file = file.with_name(file.name + ending)
        try:
            write_whole(file, read_regular(which(read_home(self.folder, name)), results.LARGEST))
        except (DummyWhistError, OSError) as error:
            sheet.complain(tr("{file}: {words}", file=file.name, words=said_of(error)))
        else:
            sheet.set_note(tr("Saved in {name}.", name=file.name))

    # ---- playing ----

    def _play(self, sheet: MatchesSheet, asked: PlayAsked) -> None:
        try:
            match = read_home(self.folder, asked.name)
            if match.next is None:
                return
        except (DummyWhistError, OSError) as error:
            sheet.complain(said_of(error), sheet.word)
            return
        key = self._keys.get(asked.name)
        if key is not None and self._words.get(asked.name) == asked.word:
            self._begin(sheet, asked, match, key)
            return
        sheet.set_note(tr("The word is tried."))
        self._aside(sheet, lambda: key_of(match.sealed.salt, asked.word),
                    lambda key: self._begin(sheet, asked, match, key), sheet.complain)  # fmt: skip

    def _begin(self, sheet: MatchesSheet, asked: PlayAsked, match: AtHome, key: bytes) -> None:
        """Open the next tray of ``match`` with ``key``, which was made of the word."""
        assert match.next is not None
        sheet.set_note("")
        try:
            opened(match.sealed, key, match.next)  # a wrong word begins no results
            self._keys[asked.name] = key
            self._words[asked.name], self._partners[asked.name] = asked.word, asked.partner
            level = match.sealed.agreed.level
            partner = Person(asked.partner, PERSON if asked.partner else level)
            turn = Turn(match, asked.player, partner, key, signer_of(self._desk.paths.signer))
        except (DummyWhistError, OSError) as error:
            sheet.complain(said_of(error), sheet.word)
            return
        sheet.accept()
        try:
            self.tray.begin(turn)
        except (DummyWhistError, OSError) as error:
            self.open(asked.name).complain(said_of(error))

    # ---- merging ----

    def _merge(self, sheet: Sheet, name: str, files: Sequence[Path] = ()) -> None:
        """Open the ranking of a match, of one's own results and all files that were added."""
        self._add(name, files)
        try:
            told = self._merged(name)
        except (DummyWhistError, OSError) as error:
            if isinstance(sheet, MatchesSheet):
                sheet.complain(said_of(error))
            return
        sheet.accept()
        shown = MergedSheet(self._desk.window, told, motion=self._motion())
        shown.add_wanted.connect(lambda: self._ask_results(shown, name))
        shown.dropped.connect(lambda paths: self._add_to(shown, name, paths))
        self._open_sheet(shown)

    def _ask_results(self, shown: MergedSheet, name: str) -> None:
        kinds = tr("Results ({files})", files=patterns((RECORD,)))
        names, _ = QFileDialog.getOpenFileNames(shown, tr("Add results"), "", kinds)
        if names:
            self._add_to(shown, name, [Path(one) for one in names])

    def _add_to(self, shown: MergedSheet, name: str, files: Sequence[Path]) -> None:
        self._add(name, files)
        shown.show_merged(self._merged(name))

    def _add(self, name: str, files: Sequence[Path]) -> None:
        """Read ``files``, each once; of what cannot be read it is kept why."""
        here, unread = self._files.setdefault(name, []), self._unread.setdefault(name, [])
        for path in files:
            try:
                content = read_regular(path, results.LARGEST)
            except OSError as error:
                unread.append(FileTold(path.name, said_of(error), bad=True))
                continue
            if (path.name, content) not in here:
                here.append((path.name, content))

    def _merged(self, name: str) -> MergedTold:
        """Merge what there is; DummyWhistError or OSError where the match or the known keys cannot be read."""
        match = read_home(self.folder, name)
        files = [(tr("the match"), match.match_file.read_bytes())]
        if match.results is not None:
            # As it is written line by line, its end may be torn, which is no fault.
            files.append((tr("your own results"), "".join(f"{line}\n" for line in match.results.lines).encode()))
        files += self._files.get(name, [])
        path = self._desk.paths.acquaintances
        found = merged(files, read_acquaintances(path), key=self._keys.get(name))
        keep_acquaintances(path, {player: one.begins.key for player, one in found.counted.items()})
        told = [_file_told(one) for one in found.judged[1:]]
        if found.judged[0].fate == "refused":
            told.insert(0, _file_told(found.judged[0]))
        for player, tray, made in differing(found):
            words = ", ".join(f"{file} {'–' if tricks is None else tricks}" for file, tricks in made)
            told.append(FileTold(tr("{player}, tray {tray}", player=player, tray=tray), words, bad=True))
        told += self._unread.get(name, [])
        agreed = match.sealed.agreed
        own = "" if match.results is None else match.results.begins.player
        counted = {player: one.tricks for player, one in found.counted.items()}
        return MergedTold(agreed.title, agreed.trays, tuple(told), counted, own)


def _or_error(work: Callable[[], T]) -> T | DummyWhistError:
    try:
        return work()
    except DummyWhistError as error:
        return error


def is_by_file(path: Path) -> bool:
    """Whether the file at ``path`` says that it is a sealed match; not so where it cannot be read."""
    try:
        return is_sealed(read_regular(path, HEAD))
    except OSError:
        return False


def _row(match: AtHome) -> MatchRow:
    agreed = match.sealed.agreed
    return MatchRow(
        match.sealed.name,
        agreed.title,
        agreed.trays,
        match.played,
        match.begun,
        agreed.level,
        agreed.trump,
        agreed.closes,
        "" if match.results is None else match.results.begins.player,
        "" if match.wrong is None else say(match.wrong),
    )


def _file_told(one: Judged) -> FileTold:
    """Return what became of a file, in a sentence."""
    bad = one.fate == "refused"
    if one.why is not None:
        words = say(one.why)
        return FileTold(
            one.name, tr("line {line}: {sentence}", line=one.line, sentence=words) if one.line else words, bad
        )
    assert one.results is not None
    begins = one.results.begins
    words = tr("{player}, {n:number} {n:tray|trays}.", player=begins.player, n=len(one.results.tricks))
    return FileTold(one.name, words, bad)
