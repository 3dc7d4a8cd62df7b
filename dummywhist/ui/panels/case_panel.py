"""Why was that chosen? The dock that explains a computer's choice and proves that nothing hidden went into it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import SecondaryButton
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.labels import HairLine, Text, Well
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.case_words import Told
from dummywhist.ui.panels.thoughts import LayoutsList, ValuesTable
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import tr


class Section(QWidget):
    """A heading and what stands under it; hidden while there is nothing."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Text(title, 12, 600, "mute", wrap=True, parent=self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 4, 0, 0)
        self.column.setSpacing(2)
        self.column.addWidget(self.title)
        self.lines: list[Text] = []

    def say(self, *lines: str) -> None:
        """Say these lines; without any it is hidden."""
        for old in self.lines:
            self.column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.lines = [Text(line, 13, wrap=True, parent=self) for line in lines if line]
        for place, line in enumerate(self.lines):
            self.column.insertWidget(1 + place, line)
        self.setVisible(bool(self.lines))


class CasePanel(Dock):
    """The why dock. `prove_wanted` asks for a proof, `stop_wanted` for its end, `back_wanted` for the record."""

    prove_wanted = Signal()
    stop_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, *, width: int = SIZES.dock_study, parent: QWidget | None = None) -> None:
        super().__init__(tr("Why?"), parent=parent, width=width, close_name=tr("Close"))
        self.choice = Text("", 14, 600, wrap=True, parent=self)
        self.who = Text("", 12, tone="mute", wrap=True, parent=self)
        self.head.addWidget(self.choice)
        self.head.addWidget(self.who)
        self.short = Text("", 13, wrap=True, parent=self)
        self.set_brief(self.short)
        self.reasons = Section(tr("Reason"), self.content)
        self.idea = Section(tr("Idea"), self.content)
        self.custom = Section(tr("By agreement"), self.content)
        self.inferred = Section(tr("Taken from the plays"), self.content)
        self.values_title = Section(tr("Weighed"), self.content)
        self.values = ValuesTable(self.content)
        self.looked = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.layouts_title = Section(tr("Likely layouts of what was hidden"), self.content)
        self.layouts = LayoutsList(self.content)
        self.note = Text("", 12, tone="mute", wrap=True, parent=self.content)
        for widget in (self.reasons, self.idea, self.custom, self.inferred, self.values_title, self.values, self.looked,
                       self.layouts_title, self.layouts, self.note):  # fmt: skip
            self.body.addWidget(widget)
        self.proof_box = Well(self.content, ground="tint2", radius=8)
        inside = QVBoxLayout(self.proof_box)
        inside.setContentsMargins(12 - RING, 8, 12 - RING, 8)
        inside.setSpacing(4)
        self.proof = Text("", 13, 500, wrap=True, parent=self.proof_box)
        self.bar = ProgressLine(self.proof_box)
        inside.addWidget(self.proof)
        inside.addWidget(self.bar)
        self.body.insertWidget(0, self.proof_box)
        self.body.addStretch()
        self.back = SecondaryButton(tr("Record"), self)
        self.back.setAccessibleName(tr("Back to the record"))
        self.back.clicked.connect(self.back_wanted)
        self.add_button(self.back)
        self.prove = SecondaryButton(tr("Prove it"), self)
        self.prove.setAccessibleDescription(tr("Reshuffles what this seat could not see and asks it again."))
        self.prove.clicked.connect(self._pressed)
        self.add_button(self.prove)
        self._running = False
        self.say_nothing("")

    def say_nothing(self, words: str, note: str = "") -> None:
        """Explain nothing: say why, or that the question is open."""
        self.show_told(Told(words, "", note=note))
        self.prove.setEnabled(False)

    def show_told(self, told: Told) -> None:
        """Explain a choice; a proof of another one is forgotten."""
        self.choice.setText(told.choice)
        self.short.setText(" ".join([told.choice, *told.reasons[:1]]))
        self.who.setText(told.who)
        self.who.setVisible(bool(told.who))
        self.reasons.title.setText(told.heading or tr("Reason"))
        self.reasons.say(*told.reasons)
        self.idea.say(told.idea)
        self.custom.say(tr("{name}: {what}", name=told.custom, what=told.custom_help) if told.custom else "")
        self.inferred.say(*told.inferred)
        self.values_title.setVisible(bool(told.values))
        self.values.show_rows(told.values)
        self.looked.setText(told.looked)
        self.looked.setVisible(bool(told.looked))
        self.layouts_title.setVisible(bool(told.layouts))
        self.layouts.show_rows(told.layouts)
        self.note.setText(told.note)
        self.note.setVisible(bool(told.note))
        self.prove.setEnabled(True)
        self.show_proof("", 0.0, running=False)

    def show_back(self, offered: bool) -> None:
        """Offer the way back to the record."""
        self.back.setVisible(offered)

    def show_proof(self, words: str, share: float, *, running: bool) -> None:
        """Say how far the proof is, or what came out."""
        self.proof.setText(words)
        self.proof_box.setVisible(bool(words))
        self.bar.set_share(share)
        self.bar.setVisible(running)
        self._running = running
        self.prove.setText(tr("Stop") if running else tr("Prove it"))
        if words and not running:
            self.scroll_to(self.proof_box)

    def _pressed(self) -> None:
        (self.stop_wanted if self._running else self.prove_wanted).emit()


class ProgressLine(HairLine):
    """How much of a thing is done: a line that grows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tone="rule", thick=4)
        self.share = 0.0
        self.setAccessibleName(tr("Progress"))

    def set_share(self, share: float) -> None:
        """So much of it is done, from 0 to 1."""
        self.share = share
        self.setAccessibleDescription(tr("{share} percent", share=round(100 * share)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, and over it what is done."""
        super().paintEvent(event)
        done = self.rect().adjusted(RING, 0, -RING, 0)
        done.setWidth(round(done.width() * self.share))
        QPainter(self).fillRect(done, QColor(current().palette.action))
