"""What do the computers know of a person? His choices among equal cards in words with numbers; he can be forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken
from dummywhist.engine.players.habits import Habits
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import HairLine, Text, Title
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.names import shown_name

WIDTH, HEIGHT = 720, 560
LEAST_CASES: Final = 3
"""What was seen less often says nothing."""
WHERE: Final = {
    ("lead", "honours"): mark("Leading from touching honours"),
    ("lead", "small"): mark("Leading from touching small cards"),
    ("second", "honours"): mark("Second hand, from touching honours"),
    ("second", "small"): mark("Second hand, from touching small cards"),
    ("third", "honours"): mark("Third hand, from touching honours"),
    ("third", "small"): mark("Third hand, from touching small cards"),
    ("last", "honours"): mark("Last hand, from touching honours"),
    ("last", "small"): mark("Last hand, from touching small cards"),
    ("discard", "honours"): mark("Throwing away from touching honours"),
    ("discard", "small"): mark("Throwing away from touching small cards"),
}
TAKEN: Final = {
    "highest": mark("{where}: you play the highest in {n} of {m}."),
    "lowest": mark("{where}: you play the lowest in {n} of {m}."),
    "between": mark("{where}: you play one between in {n} of {m}."),
}
LIKE: Final = {
    "custom": mark("Your cards are mostly as the books have it: {share} %."),
    "plain": mark("Your cards are mostly as a computer plays them that sends no signals: {share} %."),
    "indifferent": mark("Your cards are mostly as somebody plays them who takes any of equal cards: {share} %."),
    "people": mark("Your cards are mostly as people play them: {share} %."),
    "random": mark("Your cards are mostly as chance would have it: {share} %."),
}


def likeness(known: Habits) -> tuple[str, int]:
    """Return whom a player is most like, a policy or "random", and how likely that is, in percent."""
    shares = {policy: (1 - known.random) * share for policy, share in known.policies.items()}
    shares["random"] = known.random
    most = max(shares, key=shares.__getitem__)
    return most, round(100 * shares[most])


def habit_lines(known: Acquaintance) -> list[str]:
    """Return what is known of a player, a sentence each; what was seen too rarely is left out."""
    most, share = likeness(known.habits)
    lines = [tr(LIKE[most], share=share)]
    for case in CASES:
        taken = known.tally.of(*case)
        if taken.cases >= LEAST_CASES:
            how = max(Taken._fields, key=lambda name, taken=taken: getattr(taken, name))  # type: ignore[misc]
            lines.append(tr(TAKEN[how], where=tr(WHERE[case]), n=getattr(taken, how), m=taken.cases))
    return lines


class PersonPart(QWidget):
    """What is known of one person, and the button that forgets him, which asks once."""

    asked = Signal(object)
    """The question, which is to be shown."""
    forget_wanted = Signal()

    def __init__(self, name: str, known: Acquaintance, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = shown_name(name)
        self.setAccessibleName(self._name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.line = HairLine()
        column.addWidget(self.line)
        head = QHBoxLayout()
        head.addWidget(Title(self._name, 19), 1)
        self.forget = SecondaryButton(tr("Forget"), self)
        self.forget.setAccessibleName(tr("{name}: forget what is known", name=self._name))
        self.forget.setAutoDefault(False)
        self.forget.clicked.connect(self._ask)
        head.addWidget(self.forget)
        column.addLayout(head)
        deals = tr("Known from {n} {n:deal|deals}.", n=known.tally.deals)
        self.lines = [Text(words, 13, wrap=True, parent=self) for words in (deals, *habit_lines(known))]
        for line in self.lines:
            column.addWidget(line)
        if len(self.lines) == 2:
            self.lines.append(Text(tr("Of touching cards too few were seen yet."), 13, tone="mute", wrap=True))
            column.addWidget(self.lines[-1])
        self._make_question(column, known.tally.deals)

    def _make_question(self, column: QVBoxLayout, deals: int) -> None:
        self.question = QWidget(self)
        asked = QVBoxLayout(self.question)
        asked.setContentsMargins(0, 6, 0, 0)
        words = tr("What the computers learned in {n} {n:deal|deals} is lost. It cannot be taken back.", n=deals)
        self.question.setAccessibleName(words)
        self.words = Text(words, 13, wrap=True, parent=self.question)
        asked.addWidget(self.words)
        row = QHBoxLayout()
        self.leave = SecondaryButton(tr("Leave it"), self.question)
        self.yes = PrimaryButton(tr("Forget it"), self.question)
        for button in (self.leave, self.yes):
            button.setAutoDefault(False)
            button.setAccessibleDescription(words)
            row.addWidget(button)
        row.addStretch()
        asked.addLayout(row)
        self.leave.clicked.connect(self._leave)
        self.yes.clicked.connect(self.forget_wanted)
        self.question.hide()
        column.addWidget(self.question)

    def _ask(self) -> None:
        self.forget.setEnabled(False)
        self.asked.emit(self.question)
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        self.forget.setEnabled(True)
        self.forget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.question.hide()


class HabitsSheet(Sheet):
    """What the computers know of people: ``people`` by name, who was met last first."""

    forget_wanted = Signal(str)

    def __init__(self, host: QWidget, people: Mapping[str, Acquaintance], *, motion: int = 0) -> None:
        super().__init__(
            host,
            tr("What the computers know of you"),
            tr("After each deal, when all hands lie open, they learn how you play. It stays on this machine."),
            width=WIDTH, height=HEIGHT, motion=motion,
        )  # fmt: skip
        self.parts: dict[str, PersonPart] = {}
        for name, known in people.items():
            part = PersonPart(name, known, self.content)
            part.forget_wanted.connect(lambda name=name: self._forget(name))
            part.asked.connect(self.bring_up)
            self.parts[name] = part
            self.body.addWidget(part)
        self.told = Text("", 13, wrap=True, parent=self.content)
        self.told.setVisible(not people)
        if not people:
            self.told.setText(tr("Nothing yet. They learn from each deal that you play to its end."))
        self.body.addWidget(self.told)
        note = tr(
            "Touching cards are worth the same, since no card between them is out. They are honours where one of the "
            "four best of the suit is among them."
        )
        self.explained = Text(note, 12, tone="mute", wrap=True, parent=self.content)
        self.body.addWidget(self.explained)
        self.body.addStretch()
        self._separate()
        self.done_button = self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)

    def _separate(self) -> None:
        """Draw a line between people, and explain words only where they stand."""
        for at, part in enumerate(self.parts.values()):
            part.line.setVisible(at > 0)
        self.explained.setVisible(bool(self.parts))

    def _forget(self, name: str) -> None:
        part = self.parts.pop(name)
        part.hide()
        part.deleteLater()
        self._separate()
        words = tr("{name}: all is forgotten.", name=shown_name(name))
        self.told.setText(words)
        self.told.setAccessibleName(words)
        self.bring_up(self.told)
        self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.forget_wanted.emit(name)
