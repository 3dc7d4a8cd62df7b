"""Which deck is played with? The house's or one of the desktop, drawn in the background and then changed to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.art.desktop import Found, desktop_decks, lacks, read_desktop_deck
from dummywhist.ui.art.printed import faces_of
from dummywhist.ui.preferences import HOUSE
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.tongues import tr

PATIENCE_S: Final = 5.0


class Decks(QObject):
    """Changes the deck on the table; the cards stay as they are until all of the other deck are drawn.

    `shown`: the `Deck` now on the table, and a sentence about it or "". `failed`: why the cards stay as they are.
    `refused`: what a deck that cannot be used is called in the settings, and the sentence that says why.
    """

    shown = Signal(object, str)
    failed = Signal(str)
    refused = Signal(str, str)
    _read = Signal(str, object)

    def __init__(self, house: Deck, view: TableView, find: Callable[[], Sequence[Found]] = desktop_decks) -> None:
        super().__init__(view)
        self._house = house
        self._view = view
        self._find = find
        self._wanted = HOUSE
        self._thread: Thread | None = None
        self._trying: Thread | None = None
        self._tried: dict[tuple[Path, int, int], str] = {}
        """What is wrong with a deck whose file, so old and so large, was tried; "" for nothing."""
        self._closed = False
        self._read.connect(self._show)
        view.deck_changed.connect(lambda deck: self.shown.emit(deck, lacks(deck)))
        view.deck_failed.connect(self.failed)

    def offered(self) -> list[tuple[str, str]]:
        """Return the decks that can be chosen, by what they are called in the settings and on the screen."""
        return [(HOUSE, self._house.name), *((found.id, found.name) for found in self._find())]

    def try_all(self) -> None:
        """Try in the background which decks can be used; `refused` follows for each that cannot."""
        if self._trying is None or not self._trying.is_alive():
            self._trying = Thread(target=self._try, args=(self._find(),), name="decks", daemon=True)
            self._trying.start()

    def _try(self, found: Sequence[Found]) -> None:
        for deck in found:
            if self._closed:
                return
            wrong = self._wrong(deck)
            if wrong:
                with suppress(RuntimeError):  # the window may have gone meanwhile
                    self.refused.emit(deck.id, wrong)

    def _wrong(self, deck: Found) -> str:
        try:
            file = deck.file.stat()
            key = deck.file, file.st_mtime_ns, file.st_size
        except OSError:
            return ""  # it has gone: whoever chooses it is told so
        if key not in self._tried:
            try:
                read_desktop_deck(deck, self._house)
                self._tried[key] = ""
            except MissingDeck as missing:
                self._tried[key] = str(missing)
        return self._tried[key]

    def choose(self, name: str) -> None:
        """Change to a deck; `shown` or `failed` follows."""
        self._wanted = name
        if name == HOUSE:
            self._show(name, self._house)
            return
        found = next((each for each in self._find() if each.id == name), None)
        if found is None:
            words = tr("The deck “{name}” is not on this computer.", name=name.partition("/")[2])
            self._show(name, MissingDeck(words))
            return
        self._thread = Thread(target=self._work, args=(found,), name="deck", daemon=True)
        self._thread.start()

    def _work(self, found: Found) -> None:
        try:
            read: Deck | MissingDeck = read_desktop_deck(found, self._house)
        except MissingDeck as missing:
            read = missing
        with suppress(RuntimeError):  # the window may have gone meanwhile
            self._read.emit(found.id, read)

    @Slot(str, object)
    def _show(self, name: str, read: Deck | MissingDeck) -> None:
        if name != self._wanted:
            return
        if isinstance(read, MissingDeck):
            self.failed.emit(str(read))
        else:
            self._view.change_deck(faces_of(read, self._view))

    def close(self) -> None:
        """Wait for what is being read."""
        self._wanted, self._closed = "", True
        for thread in (self._thread, self._trying):
            if thread is not None:
                thread.join(PATIENCE_S)
