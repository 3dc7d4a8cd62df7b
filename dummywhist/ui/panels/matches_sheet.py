"""Which matches by file are played here? Each with how far it is; who plays, and the word that opens its trays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.record.people import NAME_LENGTH, PERSON
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.dropping import DropSheet
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Notice, Text
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.by_file import LIMIT, played_words, trump_words
from dummywhist.ui.words.levels import kind_words

WIDTH: Final = 900
ROW: Final = 30
ASKED: Final = (mark("Your name"), mark("Match word"), mark("Your partner"), mark("Your partner’s name"))
DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
LEAST_LIST: Final = 130
"""Height of the list, px."""


class MatchRow(NamedTuple):
    """A match that is played here: its ``name``, what is agreed, how many trays are ``played``, by whom.

    ``begun``: whether the next tray was opened. ``player``: "" before the first tray. ``wrong``: why it cannot be gone
    on with, or "".
    """

    name: str
    title: str
    trays: int
    played: int
    begun: bool
    level: str
    trump: str
    closes: str
    player: str
    wrong: str = ""


class PlayAsked(NamedTuple):
    """The next tray of a match is to be played: by whom, with which ``word``; ``partner``: who sits North, or ""."""

    name: str
    player: str
    word: str
    partner: str


class MatchesSheet(DropSheet):
    """The matches by file. All but `play_wanted`, a `PlayAsked`, carry the name of the match that is chosen."""

    make_wanted = Signal()
    open_wanted = Signal()
    play_wanted = Signal(object)
    match_wanted = Signal(str)
    """The file of the match is to be handed out."""
    results_wanted = Signal(str)
    """One's own results are to be handed in."""
    merge_wanted = Signal(str)
    chosen = Signal(str)

    def __init__(self, host: QWidget, rows: Sequence[MatchRow], chosen: str = "", *, motion: int = 0) -> None:
        super().__init__(
            host, tr("Matches by file"),
            tr("Friends play the same sealed trays at home, each against computers, and merge their results."),
            width=WIDTH, motion=motion,
        )  # fmt: skip
        self._rows: dict[str, MatchRow] = {}
        self.name = chosen
        inside = self.content
        heads = (tr("Match"), tr("Trays"))
        self.list = Ledger(heads, stretch=0, numbers={1}, parent=inside, name=tr("Matches"), line_height=ROW)
        self.list.setMinimumHeight(LEAST_LIST)
        self.list.chosen.connect(self._chosen)
        self.none = Text(tr("No match yet. Make one, or open the file that a friend has sent."), 13, tone="mute",
                         wrap=True, parent=inside)  # fmt: skip
        self.body.addWidget(self.none)
        self.body.addWidget(self.list, 1)
        self.agreed = Text("", 13, wrap=True, parent=inside)
        self.body.addWidget(self.agreed)
        self.player = TextField("", inside, name=tr("Your name"))
        self.player.setMaxLength(NAME_LENGTH)
        self.word = TextField("", inside, name=tr("Match word"))
        self.partner = Select(((PERSON, ""),), PERSON, inside, name=tr("Your partner"))
        self.partner_name = TextField("", inside, name=tr("Your partner’s name"))
        self.partner_name.setMaxLength(NAME_LENGTH)
        self.partner.chosen.connect(lambda _kind: self._show_partner())
        self.asked = QWidget(inside)
        self._fields = QHBoxLayout(self.asked)
        self._fields.setContentsMargins(0, 0, 0, 0)
        self._fields.setSpacing(10)
        self._partner = QWidget(self.asked)
        fields = (self.player, self.word, self.partner, self.partner_name)
        for words, control in zip(ASKED, fields, strict=True):
            part = self._partner if control is self.partner_name else QWidget(self.asked)
            column = QVBoxLayout(part)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(2)
            label = Text(tr(words), 12, tone="mute", parent=part)
            label.setBuddy(control)
            column.addWidget(label)
            column.addWidget(control)
            self._fields.addWidget(part, 1)
        self.body.addWidget(self.asked)
        self.hand_out = SecondaryButton(tr("Save the match…"), inside)
        self.hand_in = SecondaryButton(tr("Save your results…"), inside)
        self.merge = SecondaryButton(tr("Merge results…"), inside)
        self.of_match = QWidget(inside)
        self._buttons = row = QHBoxLayout(self.of_match)
        row.setContentsMargins(0, 0, 0, 0)
        for button, signal in (
            (self.hand_out, self.match_wanted), (self.hand_in, self.results_wanted), (self.merge, self.merge_wanted),
        ):  # fmt: skip
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, signal=signal: signal.emit(self.name))
            row.addWidget(button)
        row.addStretch()
        self.body.addWidget(self.of_match)
        self.wrong = Notice("", inside)
        self.wrong.hide()
        self.body.addWidget(self.wrong)
        self.body.addWidget(Text(tr(LIMIT), 12, tone="mute", wrap=True, parent=inside))
        make = self.add_button(SecondaryButton(tr("Make a match…")))
        make.clicked.connect(self.make_wanted)
        take = self.add_button(SecondaryButton(tr("Open a match…")))
        take.clicked.connect(self.open_wanted)
        self.play = self.add_button(PrimaryButton(tr("Play")), safe=True)
        self.play.clicked.connect(self._play)
        self.show_matches(rows, chosen)

    def arrange(self, width: int) -> None:
        """Set fields and buttons one under another where ``width`` px are not enough."""
        for whole, row in ((self.asked, self._fields), (self.of_match, self._buttons)):
            parts = [part for part in whole.findChildren(QWidget, options=DIRECT) if not part.isHidden()]
            needed = sum(part.sizeHint().width() for part in parts) + row.spacing() * (len(parts) - 1)
            lay_beside(row, needed <= self.inner(width))

    # ---- what is shown ----

    def show_matches(self, rows: Sequence[MatchRow], chosen: str = "") -> None:
        """Show these; the one called ``chosen``, or else the first, is chosen."""
        self._rows = {row.name: row for row in rows}
        self.list.blockSignals(True)
        self.list.clear_rows()
        for row in rows:
            self.list.add_line((row.title, played_words(row.played, row.trays)), row.name)
        self.list.blockSignals(False)
        self.none.setVisible(not rows)
        for part in (self.list, self.agreed, self.asked, self.of_match):
            part.setVisible(bool(rows))
        names = list(self._rows)
        if names:
            at = names.index(chosen) if chosen in names else 0
            self.list.choose(at)
            self._chosen(names[at])
        else:
            self._chosen("")

    @property
    def row(self) -> MatchRow | None:
        """The match that is chosen."""
        return self._rows.get(self.name)

    def set_asked(self, player: str, word: str, partner: str) -> None:
        """Fill in who plays, if that is not settled, and with which word."""
        row = self.row
        self.player.setText(row.player if row is not None and row.player else player)
        self.word.setText(word)
        self.partner_name.setText(partner)
        self.partner.set_value(PERSON if partner or row is None else row.level)
        self._show_partner()
        lacking = [field for field in (self.player, self.word) if not field.text()]
        self.set_safe(lacking[0] if lacking and row is not None else self.play)

    def complain(self, words: str, at: QWidget | None = None) -> None:
        """Say what is wrong; the keyboard goes there."""
        self.wrong.set_text(words)
        self.wrong.setVisible(bool(words))
        if words:
            self.bring_up(self.wrong)
        if at is not None:
            at.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self, name: object) -> None:
        self.name = str(name)
        row = self.row
        self.complain("" if row is None else row.wrong)
        over = row is not None and row.played == row.trays
        self.play.setEnabled(row is not None and not row.wrong and not over)
        self.play.setText(_play_words(row))
        self.play.updateGeometry()
        if row is None:
            return
        self.agreed.setText(_agreed_words(row))
        self.player.setEnabled(not row.player)
        self.hand_in.setEnabled(bool(row.player))
        self.partner.set_options(((row.level, kind_words(row.level)), (PERSON, kind_words(PERSON))), row.level)
        for part in (self.partner, self.word):
            part.setEnabled(not over)
        # A tray that was begun goes on with who sits there.
        self.partner.setEnabled(not over and not row.begun)
        self._show_partner()
        self.chosen.emit(self.name)

    def _show_partner(self) -> None:
        person = self.partner.value() == PERSON
        self._partner.setVisible(person)

    # ---- what is done ----

    def _play(self) -> None:
        row = self.row
        if row is None:
            return
        player, partner = (" ".join(field.text().split()) for field in (self.player, self.partner_name))
        person = self.partner.value() == PERSON
        if not player:
            self.complain(tr("Write your name: the results bear it."), self.player)
        elif person and not partner:
            self.complain(tr("Write your partner’s name."), self.partner_name)
        elif person and partner.casefold() == player.casefold():
            self.complain(tr("Two people cannot have one name here."), self.partner_name)
        elif not self.word.text().strip():
            self.complain(tr("Write the match word: it opens the trays."), self.word)
        else:
            self.complain("")
            self.play_wanted.emit(PlayAsked(row.name, player, self.word.text(), partner if person else ""))


def _agreed_words(row: MatchRow) -> str:
    """What the friends have agreed on."""
    said = [
        tr("East and West: {level}.", level=kind_words(row.level)), tr("Trumps: {how}.", how=trump_words(row.trump)),
        *([tr("Closes: {closes}.", closes=row.closes)] if row.closes else []),
    ]  # fmt: skip
    return " ".join(said)


def _play_words(row: MatchRow | None) -> str:
    if row is None:
        return tr("Play")
    if row.played == row.trays:
        return tr("All trays are played")
    number = row.played + 1
    return tr("Go on with tray {number}", number=number) if row.begun else tr("Play tray {number}", number=number)
