"""Was the deal fair? The sheet with what was said before it, and what follows from that by the shipped script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seal import STRONG, surprise
from dummywhist.engine.cards.shuffle import number_text
from dummywhist.engine.fair.kept import Fate
from dummywhist.engine.fair.proof import Given, Line, Proof, script_lines
from dummywhist.ui.controls.buttons import IconButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.digits import Digits
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.fitting import lay_beside, settle
from dummywhist.ui.controls.labels import HairLine, Notice, Text, breakable
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.proof_parts import Box, CardsInLine, Face, Field, HandShown, LineShown, said_row
from dummywhist.ui.tongues import together, tr
from dummywhist.ui.words import say
from dummywhist.ui.words.names import shown_name

WIDTH, HEIGHT = 1040, 622
COLUMN_GAP: Final = 34
BESIDE: Final = 860
"""From this width on what follows stands beside what was said, px."""
DIGITS_IN_LINE: Final = 4
"""Groups of eight digits in a line."""

Proofs = Callable[[], Sequence[Proof]]


class ProofSheet(Sheet):
    """The proofs of a sitting: ``proofs`` computes them anew; ``order`` puts a hand in order; ``file`` names a record
    from elsewhere; ``computers``: whether any play here.
    """

    script_wanted = Signal()
    said = Signal(str)
    """Something for a screen reader."""

    def __init__(self, host: QWidget, proofs: Proofs, face: Face, rho: float,
                 order: Callable[[Sequence[Card]], Sequence[Card]], *, place: int | None = None, file: str = "",
                 computers: bool = True, motion: int = 0) -> None:  # fmt: skip
        super().__init__(host, tr("Proof of the deal"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        self._make, self._face, self._rho, self._order = proofs, face, rho, order
        self._file, self._computers = file, computers
        self.proofs = tuple(proofs())
        self._body: QWidget | None = None
        self.lines: list[LineShown] = []
        self._halves: QHBoxLayout | None = None
        self.list: Select | None = None
        self._make_list()
        self.script = self.add_button(SecondaryButton(tr("Save the script")))
        self.script.clicked.connect(lambda: self.script_wanted.emit())
        self.copy = self.add_button(SecondaryButton(tr("Copy the proof")))
        self.copy.clicked.connect(self._copy)
        self.again = self.add_button(SecondaryButton(tr("Check again")))
        self.again.clicked.connect(self._check_again)
        for button in (self.script, self.copy, self.again):
            button.setAutoDefault(False)
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        self.place = 0
        self.show_proof(self._first() if place is None else place)

    def _first(self) -> int:
        """The proof to be shown first: of the deal that was over last, else the last one."""
        over = [at for at, proof in enumerate(self.proofs) if proof.fate is Fate.COUNTED]
        playing = [at for at, proof in enumerate(self.proofs) if proof.fate is Fate.PLAYING]
        return (over or playing or [len(self.proofs) - 1])[-1]

    @property
    def proof(self) -> Proof | None:
        """The proof that is shown."""
        return self.proofs[self.place] if 0 <= self.place < len(self.proofs) else None

    def show_proof(self, place: int) -> None:
        """Show the proof of the deal at this place of the sitting, from 0."""
        self.place = min(max(place, 0), max(len(self.proofs) - 1, 0))
        if self.list is not None:
            self.list.set_value(self.place)
            self.earlier.setEnabled(self.place > 0)
            self.later.setEnabled(self.place < len(self.proofs) - 1)
        old, self._body, self.lines = self._body, None, []
        if old is not None:
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        proof = self.proof
        self.copy.setEnabled(proof is not None and bool(proof.secret))
        self.again.setEnabled(proof is not None)
        if proof is None:
            self.set_title(tr("Proof of the deal"), tr("No deal has been sealed or counted yet."))
            return
        self.set_title(self._title(proof), self._subtitle(proof))
        self._body = self._written(proof)
        self.body.addWidget(self._body)
        if self.isVisible():
            settle(self.panel)
            self.arrange(self.panel.width())
            self.grow()

    def arrange(self, width: int) -> None:
        """Set what follows beside what was said, or under it where there is no room."""
        if self._halves is not None:
            lay_beside(self._halves, width >= BESIDE)

    # ---- words ----

    def _title(self, proof: Proof) -> str:
        if not proof.seal and proof.again is not None:
            return tr("Sealed when it was dealt first")
        if not proof.seal:
            return tr("No seal was kept")
        if proof.wrong:
            return tr("This does not fit")
        if proof.fate is Fate.PLAYING:
            return tr("The deal is sealed")
        if not proof.secret:
            return tr("Sealed, never shown")
        return tr("The deal was fair") if proof.fate is Fate.COUNTED else tr("Not played")

    def _subtitle(self, proof: Proof) -> str:
        told = [self._file] if self._file else []
        if proof.lines:
            told.append(tr("Deal {number} of the sitting, checked on this computer just now.", number=proof.place))
            told.append(tr("Check it elsewhere with the script of {lines} lines.", lines=script_lines()))
        else:
            told.append(tr("Deal {number} of the sitting.", number=proof.place))
        return " ".join(f"{part}." if part == self._file else part for part in told)

    def _in_list(self, proof: Proof) -> str:
        if not proof.seal:
            said = tr("no seal")
        elif proof.wrong:
            said = tr("does not fit")
        elif proof.fate is Fate.PLAYING:
            said = tr("being played")
        elif not proof.secret:
            said = tr("never shown")
        else:
            said = tr("fair") if proof.fate is Fate.COUNTED else tr("not played")
        return tr("Deal {number}: {said}", number=proof.place, said=said)

    # ---- what is shown ----

    def _make_list(self) -> None:
        if len(self.proofs) < 2:
            return
        row = QHBoxLayout()
        row.addWidget(Text(tr("This sitting"), 13, 600))
        options = [(at, self._in_list(proof)) for at, proof in enumerate(self.proofs)]
        self.list = Select(options, len(options) - 1, self.content, name=tr("This sitting"))
        self.list.chosen.connect(self._chosen)
        self.earlier = IconButton("previous", tr("Deal before"), self.content)
        self.earlier.clicked.connect(lambda: self.show_proof(self.place - 1))
        self.later = IconButton("next", tr("Deal after"), self.content)
        self.later.clicked.connect(lambda: self.show_proof(self.place + 1))
        row.addWidget(self.earlier)
        row.addWidget(self.list)
        row.addWidget(self.later)
        row.addStretch()
        self.body.addLayout(row)

    def _chosen(self, place: object) -> None:
        if isinstance(place, int):
            self.show_proof(place)

    def _written(self, proof: Proof) -> QWidget:
        whole = QWidget(self.content)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for said in (proof.broken, proof.state):
            if said is not None:
                column.addWidget(Notice(say(said), size=13))
        if not proof.seal:
            column.addStretch()
            self._halves = None
            return whole
        halves = self._halves = QHBoxLayout()
        halves.setSpacing(COLUMN_GAP)
        halves.addLayout(self._what_was_said(proof), 1)
        if proof.lines:
            halves.addWidget(self._what_follows(proof), 1)
        else:
            halves.addStretch(1)
        column.addLayout(halves)
        column.addStretch()
        return whole

    def _what_was_said(self, proof: Proof) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(Text(tr("What was said"), 13, 600))
        grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        rows: list[tuple[str, str, QWidget]] = [
            (tr("The seal"), tr("before the cut") if proof.shares else tr("before the deal"), _digits(proof.seal))
        ]
        if proof.secret:
            rows.append((tr("The secret"), tr("after the deal"), _digits(proof.secret)))
        for number, share in enumerate(proof.shares):
            rows.append((shown_name(share.name), _order(number, len(proof.shares)), _words(_share(share))))
        for number, (title, under, value) in enumerate(rows):
            said_row(grid, 2 * number, title, under, value)
            grid.addWidget(HairLine(thick=1), 2 * number + 1, 0, 1, 2)
        column.addLayout(grid)
        if proof.fair:
            column.addWidget(Box(tr("This proves"), self._proves(proof), "tint2"))
            column.addWidget(Box(tr("It does not prove"), self._proves_not(), "paper2"))
        column.addStretch()
        return column

    def _proves(self, proof: Proof) -> str:
        """To whom it proves what, as the last share is strong or weak, or there is none."""
        shares = proof.shares
        if not shares:
            return tr("that the cards were fixed before the deal. You gave no share, so they may have been chosen.")
        last, others = shares[-1], [shown_name(share.name) for share in shares[:-1]]
        name = shown_name(last.name)
        if surprise(last.cut, last.words) < STRONG:
            return tr(
                "that nothing was changed after the seal. The last share, {name}’s, is weak: the cards may have been "
                "chosen.",
                name=name,
            )
        said = tr(
            "to {name}, who spoke last, that nobody chose these cards: the secret was fixed before those words were "
            "known.",
            name=name,
        )
        if not others:
            return said
        return said + " " + tr("To {names} too, if all wrote theirs on paper first.", names=together(others))

    def _proves_not(self) -> str:
        said = tr("that no player looked into a hand.")
        return said + " " + tr("Ask a computer’s plate: Prove it.") if self._computers else said

    def _what_follows(self, proof: Proof) -> QWidget:
        well = Field(self.content, ground="field", radius=12)
        column = QVBoxLayout(well)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(12)
        column.addWidget(Text(tr("What follows from it"), 13, 600))
        for number, line in enumerate(proof.lines):
            shown = LineShown(line, self._more(number, line, proof))
            self.lines.append(shown)
            column.addWidget(shown)
        if proof.hand is not None:
            hand = self._order(list(cards_in(proof.hand)))
            column.addWidget(HandShown(hand, self._face, self._rho))
        column.addStretch()
        return well

    def _more(self, number: int, line: Line, proof: Proof) -> QWidget | None:
        """What stands under a line where it is no plain words: the number, the cards dealt first and the last."""
        if line.more is not None and line.more.key == "proof.number_is" and proof.number is not None:
            words = f"{number_text(proof.number)}\n" + tr(
                "from SHA-256 {digits} …", digits=f"{proof.mixed[:8]} {proof.mixed[8:16]}"
            )
            return Text(words, 13, 400, "mute", wrap=True)
        if line.more is None or line.more.key not in ("proof.pack", "proof.pack_turned") or proof.last is None:
            return None
        first: list[str | Card] = [tr("First dealt") + " "]
        for card in proof.first:
            first += [card, " "]
        first += [tr("last") + " ", proof.last]
        if line.more.key == "proof.pack_turned":
            first.append(" " + tr("turned"))
        return CardsInLine(first, say(line.more))

    # ---- what is done ----

    def _copy(self) -> None:
        proof = self.proof
        if proof is not None and proof.secret:
            QGuiApplication.clipboard().setText(proof.text())
            self._tell(tr("The proof is copied."))

    def _check_again(self) -> None:
        self.proofs = tuple(self._make())
        self.show_proof(self.place)
        proof = self.proof
        if proof is not None:
            self._tell(tr("Checked again: {title}.", title=self._title(proof)))

    def tell_saved(self, words: str) -> None:
        """Say what became of the script."""
        self._tell(words)

    def _tell(self, words: str) -> None:
        self.set_note(words)
        self.said.emit(words)


def _digits(digits: str) -> Digits:
    groups = [digits[at : at + 8] for at in range(0, len(digits), 8)]
    lines = [" ".join(groups[at : at + DIGITS_IN_LINE]) for at in range(0, len(groups), DIGITS_IN_LINE)]
    return Digits(lines)


def _order(number: int, count: int) -> str:
    if number == count - 1:
        return tr("last") if count > 1 else ""
    return tr("first") if number == 0 else ""


def _words(words: str) -> Text:
    shown = Text(breakable(words), 13, wrap=True)
    shown.setAccessibleName(words)
    return shown


def _share(share: Given) -> str:
    if not share.cut:
        return tr("“{said}”", said=share.words)
    if not share.words:
        return tr("Cut at {cut}", cut=share.cut)
    return tr("Cut at {cut}, “{said}”", cut=share.cut, said=share.words)
