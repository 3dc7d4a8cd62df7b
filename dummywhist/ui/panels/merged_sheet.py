"""Who has won a match by file? What became of each file, the ranking, a line for each tray, travellers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dummywhist.engine.duplicate.by_file import Standing, averages, standings
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.dropping import DropSheet
from dummywhist.ui.controls.labels import Text, Title
from dummywhist.ui.controls.ledger import Ledger, lay_ledgers
from dummywhist.ui.controls.scale import Scale, ScaleLedger, ScaleLegend
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import grammar, tr
from dummywhist.ui.words.by_file import played_words
from dummywhist.ui.words.other_room import PLACES, chance_words, place_words, signed

WIDTH, HEIGHT = 1080, 640
SHARES: Final = (48, 52)
GAP: Final = 34
ROW: Final = 28


class FileTold(NamedTuple):
    """What became of a file: its ``words``; ``bad`` where it does not count."""

    name: str
    words: str
    bad: bool


class MergedTold(NamedTuple):
    """What is told of a match: its ``title`` and ``trays``, each file, and by player and tray what he ``made``.

    ``own``: who plays here, or "".
    """

    title: str
    trays: int
    files: tuple[FileTold, ...]
    made: Mapping[str, Mapping[int, int]]
    own: str


class MergedSheet(DropSheet):
    """The ranking at the left, a line for each tray at the right; who is chosen has the brass discs.

    A tray that is chosen shows its traveller. Files may be added at any time; those that do not count say why.
    """

    add_wanted = Signal()

    def __init__(self, host: QWidget, told: MergedTold, *, motion: int = 0) -> None:
        super().__init__(host, " ", " ", width=WIDTH, height=HEIGHT, motion=motion)
        self._told, self._player, self._tray, self._quiet = told, told.own, 0, False
        inside = self.content
        places = ("", tr("Player"), tr("Trays"), tr("Tricks"), "±")
        self.ranks = Ledger(places, numbers={2, 3, 4}, parent=inside, name=tr("Ranking"), line_height=ROW)
        self.ranks.chosen.connect(self._player_chosen)
        made = ("", tr("Player"), tr("Tricks"), "±")
        self.traveller = Ledger(made, numbers={2, 3}, parent=inside, name=tr("Traveller"), line_height=ROW)
        self.tray_title = Title("", 19)
        page = QWidget(inside)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tray_title)
        column.addWidget(self.traveller, 1)
        self.files = QWidget(inside)
        self._files = QVBoxLayout(self.files)
        self._files.setContentsMargins(0, 0, 0, 0)
        self._files.setSpacing(2)
        first = QWidget(inside)
        column = QVBoxLayout(first)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.ranks, 1)
        column.addWidget(self.files)
        self.pages = QStackedWidget(inside)
        self.pages.addWidget(first)
        self.pages.addWidget(page)
        heads = (tr("Tray"), tr("Tricks, 0 to 13"), tr("Tricks"), tr("Average"), "±")
        self.trays = ScaleLedger(heads, 1, numbers={2, 3, 4}, parent=inside, name=tr("Trays"), line_height=ROW)
        self.trays.chosen.connect(self._tray_chosen)
        self._both = row = QHBoxLayout()
        row.setSpacing(current().length(GAP))
        row.addWidget(self.pages, SHARES[0])
        row.addWidget(self.trays, SHARES[1])
        self.body.addLayout(row, 1)
        self.legend = ScaleLegend((tr("who is chosen"), tr("others, larger: more of them"), tr("average")), inside)
        self.body.addWidget(self.legend)
        self.back = self.add_button(SecondaryButton(tr("Back to the ranking")))
        self.back.clicked.connect(self._back)
        self.back.setAutoDefault(False)
        add = self.add_button(SecondaryButton(tr("Add files…")))
        add.clicked.connect(self.add_wanted)
        add.setAutoDefault(False)
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        self.show_merged(told)

    def arrange(self, width: int) -> None:
        """Set the trays beside the ranking, or under it where ``width`` px are not enough for both."""
        lay_ledgers(self._both, self.pages, (self.ranks, self.traveller), self.trays, self.inner(width))

    # ---- what is shown ----

    def show_merged(self, told: MergedTold) -> None:
        """Show this: other files have come."""
        self._told = told
        if self._player not in told.made:
            self._player = ""
        self._list_files()
        self._show()
        if self.isVisible():
            self.arrange(self.panel.width())
        self.grow()

    def _list_files(self) -> None:
        while (item := self._files.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for file in self._told.files:
            words = tr("{file}: {words}", file=file.name, words=file.words)
            line = Text(words, 12, 600 if file.bad else 400, "loss" if file.bad else "mute", wrap=True)
            self._files.addWidget(line)
            line.show()

    def _show(self) -> None:
        told, self._quiet = self._told, True
        ranked = standings(told.made)
        own = next((rank for rank in ranked if rank.player == self._player), ranked[0] if ranked else None)
        self._player = "" if own is None else own.player
        self.set_title(told.title, _below(own, len(ranked)))
        self.ranks.clear_rows()
        for rank in ranked:
            cells = (
                place_words(rank.place, rank.shared), rank.player, played_words(rank.trays, told.trays),
                str(rank.tricks), signed(float(rank.plus)),
            )  # fmt: skip
            row = self.ranks.add_line(cells, rank.player, total=rank.player == told.own)
            if rank.player == self._player:
                self.ranks.choose(row)
        self._show_trays()
        self._show_page()
        self._quiet = False

    def _show_trays(self) -> None:
        made, average = self._told.made, averages(self._told.made)
        self.trays.clear_rows()
        for tray, mean in average.items():
            own = made.get(self._player, {}).get(tray)
            others = tuple(trays[tray] for player, trays in made.items() if player != self._player and tray in trays)
            figure, plus = grammar().figure(float(mean), PLACES), "" if own is None else signed(float(own - mean))
            cells = (str(tray), "", "" if own is None else str(own), figure, plus)
            scale = Scale(CARDS, own, others, float(mean))
            spoken = _spoken(self._player, tray, own, others, figure, plus)
            row = self.trays.add_scale(cells, tray, scale, spoken)
            if tray == self._tray:
                self.trays.choose(row)

    def _show_page(self) -> None:
        made, tray = self._told.made, self._tray
        there = {player: trays[tray] for player, trays in made.items() if tray in trays}
        self.pages.setCurrentIndex(1 if there else 0)
        self.back.setVisible(bool(there))
        if not there:
            return
        mean = averages(made)[tray]
        self.tray_title.setText(tr("Traveller, tray {tray}", tray=tray))
        self.traveller.clear_rows()
        for player in sorted(there, key=lambda one: (-there[one], one)):
            cells = ("", player, str(there[player]), signed(float(there[player] - mean)))
            self.traveller.add_line(cells, player, total=player == self._told.own)
        self.traveller.add_band(tr("Average"), grammar().figure(float(mean), PLACES))

    # ---- what is chosen ----

    def _player_chosen(self, player: object) -> None:
        if self._quiet or player == self._player:
            return
        self._player, self._quiet = str(player), True
        ranked = standings(self._told.made)
        own = next((rank for rank in ranked if rank.player == self._player), None)
        self.set_title(self._told.title, _below(own, len(ranked)))
        self._show_trays()
        self._quiet = False

    def _tray_chosen(self, tray: object) -> None:
        if not self._quiet and isinstance(tray, int):
            self._tray = tray
            self._show_page()

    def _back(self) -> None:
        self._tray, self._quiet = 0, True
        self.trays.setCurrentCell(-1, -1)
        self._quiet = False
        self._show_page()
        self.ranks.setFocus(Qt.FocusReason.OtherFocusReason)


def _below(own: Standing | None, players: int) -> str:
    """The line under the title: how who is chosen stands, and what chance alone does."""
    if own is None:
        return tr("No results yet. Add the files that your friends have sent, or drop them here.")
    words = tr(
        "{player}: place {place} of {players}, {plus} tricks.",
        player=own.player, place=place_words(own.place, own.shared), players=players, plus=signed(float(own.plus)),
    )  # fmt: skip
    return words if own.chance is None else f"{words} {chance_words(own.chance)}"


def _spoken(player: str, tray: int, own: int | None, others: tuple[int, ...], average: str, plus: str) -> str:
    """All of a line of the trays in a sentence, the tricks of the others from most to fewest."""
    made = ", ".join(str(tricks) for tricks in sorted(others, reverse=True)) or tr("none")
    if own is None:
        return tr("Tray {number}: {player} has not played it, others {others}, average {average}",
                  number=tray, player=player, others=made, average=average)  # fmt: skip
    return tr("Tray {number}: {player} {own}, others {others}, average {average}, {plus}",
              number=tray, player=player, own=own, others=made, average=average, plus=plus)  # fmt: skip
