"""What do friends agree on in a match by file? Its title, trays, adversaries, trumps, closing date, and the word."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from dummywhist.engine.record.people import NAME_LENGTH
from dummywhist.engine.rules.toggles.duplicate_whist import TRAYS
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import Select, Stepper, TextField
from dummywhist.ui.controls.labels import Notice, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.by_file import LIMIT, TURNED, trumps
from dummywhist.ui.words.levels import LEVELS, kind_words

WIDTH: Final = 560
LONGEST_WORD: Final = 200


class MadeMatch(NamedTuple):
    """What a new match is to be, and the ``word`` that opens it."""

    title: str
    trays: int
    level: str
    trump: str
    closes: str
    word: str


class MakeMatchSheet(Sheet):
    """Asks for all of it. `make_wanted` carries a `MadeMatch`; the sheet stays until it is made."""

    make_wanted = Signal(object)

    def __init__(self, host: QWidget, level: str, *, motion: int = 0) -> None:
        super().__init__(
            host, tr("Make a match"), tr("The trays are drawn and sealed; nobody sees them before he plays them."),
            width=WIDTH, motion=motion,
        )  # fmt: skip
        inside = self.content
        self.name = TextField(tr("Autumn cup"), inside, name=tr("Title"))
        self.name.setMaxLength(NAME_LENGTH)
        self.trays = Stepper(
            int(TRAYS.names()[0]), int(TRAYS.names()[-1]), int(TRAYS.default), inside, name=tr("Trays")
        )
        self.level = Select([(one, kind_words(one)) for one in LEVELS], level, inside, name=tr("East and West"))
        self.trump = Select(trumps(), TURNED, inside, name=tr("Trumps"))
        self.closes = TextField(tr("30 November"), inside, name=tr("Closes"))
        self.closes.setMaxLength(NAME_LENGTH)
        self.word = TextField("", inside, name=tr("Match word"))
        self.word.setMaxLength(LONGEST_WORD)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for row, (words, control) in enumerate(
            (
                (tr("Title"), self.name), (tr("Trays"), self.trays), (tr("East and West"), self.level),
                (tr("Trumps"), self.trump), (tr("Closes"), self.closes), (tr("Match word"), self.word),
            )
        ):  # fmt: skip
            label = Text(words, 13, parent=inside)
            label.setBuddy(control)
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        told = tr("Tell the word to your friends, and to nobody else. It opens the trays, and is not in the file.")
        self.body.addWidget(Text(told, 12, wrap=True, parent=inside))
        self.wrong = Notice("", inside)
        self.wrong.hide()
        self.body.addWidget(self.wrong)
        self.body.addWidget(Text(tr(LIMIT), 12, tone="mute", wrap=True, parent=inside))
        self.add_button(SecondaryButton(tr("Cancel")), press_closes=0)
        self.make = self.add_button(PrimaryButton(tr("Make the match")))
        self.make.clicked.connect(self._make)
        self.set_safe(self.name)

    def complain(self, words: str, at: QWidget | None = None) -> None:
        """Say what is wrong; the keyboard goes there."""
        self.wrong.set_text(words)
        self.bring_up(self.wrong)
        if at is not None:
            at.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self) -> None:
        title, closes = (" ".join(field.text().split()) for field in (self.name, self.closes))
        if not title:
            self.complain(tr("The match needs a title."), self.name)
        elif not self.word.text().strip():
            self.complain(tr("The trays need a word that opens them."), self.word)
        else:
            made = MadeMatch(
                title, self.trays.value(), str(self.level.value()), str(self.trump.value()), closes, self.word.text()
            )
            self.make_wanted.emit(made)
