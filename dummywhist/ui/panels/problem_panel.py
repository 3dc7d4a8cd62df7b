"""What does a problem say beside the table? The dock with the task, the cards that are out, what became of a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.cards.card import SUITS as ALL_SUITS
from dummywhist.engine.cards.hand import EMPTY, of_suit, size
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import HairLine, Text, Well
from dummywhist.ui.panels.hands_list import HandsList
from dummywhist.ui.panels.record_lines import card_text
from dummywhist.ui.panels.told_dock import ToldDock, make_snug
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.hands import hand_words
from dummywhist.ui.words.problem_told import Share, Told

SUITS: Final = "♠♥♦♣"
NARROW: Final = 4
"""Two hands stand side by side where neither has more cards of a suit."""


class Buttons:
    """The buttons of a problem; there is a second set in the strip under a small table."""

    def __init__(self, parent: QWidget, *, low: bool = False) -> None:
        self.again = PrimaryButton(tr("Try again"), parent)
        self.on = PrimaryButton(tr("Next"), parent)
        self.hint = SecondaryButton(tr("Hint"), parent)
        self.show_answer = SecondaryButton(tr("Show the answer"), parent)
        self.once_more = SecondaryButton(tr("Try again"), parent)
        self.next = SecondaryButton(tr("Next"), parent)
        for button in self.all:
            make_snug(button, low=low)

    @property
    def all(self) -> tuple[SecondaryButton | PrimaryButton, ...]:
        """In their order."""
        return self.again, self.on, self.hint, self.show_answer, self.once_more, self.next

    def tell(self, told: Told) -> None:
        """Offer what can be done now."""
        beaten, solved = told.stage == "beaten", told.stage == "solved"
        self.again.setVisible(beaten)
        self.on.setVisible(solved)
        self.hint.setVisible(not beaten and not solved)
        self.hint.setEnabled(told.may_hint)
        self.show_answer.setVisible(not solved)
        self.show_answer.setEnabled(told.may_show)
        self.once_more.setVisible(solved)
        self.next.setVisible(not solved)

    @property
    def first(self) -> QWidget | None:
        """What is to be done next when a try is over."""
        return next((one for one in (self.again, self.on) if not one.isHidden()), None)


class ShareRow(QWidget):
    """One card, or several equals: how often it is beaten, and why when that is asked."""

    why_wanted = Signal(int)
    """The lowest of the cards."""

    def __init__(self, share: Share, known: bool, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(4)
        column.addLayout(row)
        self.cards = Text(_short(share), 13, 600, wrap=True, parent=self)
        self.cards.setAccessibleName(share.name())
        row.addWidget(self.cards, 1)
        self.why = LinkButton(tr("Why not?"), self)
        self.why.setAccessibleName(tr("Why not the {cards}?", cards=share.name()))
        self.why.clicked.connect(lambda _on=False: self.why_wanted.emit(share.cards[-1]))
        self.why.setVisible(known and not share.right and not share.why)
        self.share = Text(
            share.share(), 13, 600 if share.right else 400, "action" if share.right else "mute", parent=self
        )
        row.addWidget(self.share)
        below = QHBoxLayout()
        below.addWidget(self.why)
        below.addStretch(1)
        column.addLayout(below)
        self.told = Text(share.why, 12, tone="mute", wrap=True, parent=self)
        self.told.setVisible(bool(share.why))
        column.addWidget(self.told)
        column.addWidget(HairLine(self))


def _short(share: Share) -> str:
    if not share.cards:
        return share.name()
    return tr(" or ").join(f"{card_text(card)} {SUITS[card // 13]}" for card in share.cards)


class ProblemPanel(ToldDock):
    """The dock of a problem."""

    hint_wanted = Signal()
    answer_wanted = Signal()
    again_wanted = Signal()
    next_wanted = Signal()
    count_wanted = Signal()
    why_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("problem", tr("Leave the problem"), parent)
        self.told: Told | None = None
        self.result = Text("", 14, 600, wrap=True, parent=self.content)
        self.body.addWidget(self.result)
        self.body.addWidget(self.sentence)
        self.body.addSpacing(6)
        self._make_wells()
        self.shares_title = Text(tr("How often each lead is beaten"), 13, 600, wrap=True, parent=self.content)
        self.body.addWidget(self.shares_title)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.body.addLayout(self._rows)
        self.rows: list[ShareRow] = []
        self._shown: tuple[tuple[Share, ...], bool] = ((), False)
        self.foot_words = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.body.addWidget(self.foot_words)
        self.body.addStretch(1)
        self.buttons, self.strip = Buttons(self), Buttons(self.brief_part, low=True)
        self.set_buttons(self.buttons.all, self.strip.all)
        for buttons in (self.buttons, self.strip):
            buttons.again.clicked.connect(lambda _on=False: self.again_wanted.emit())
            buttons.once_more.clicked.connect(lambda _on=False: self.again_wanted.emit())
            buttons.hint.clicked.connect(lambda _on=False: self.hint_wanted.emit())
            buttons.show_answer.clicked.connect(lambda _on=False: self.answer_wanted.emit())
            buttons.on.clicked.connect(lambda _on=False: self.next_wanted.emit())
            buttons.next.clicked.connect(lambda _on=False: self.next_wanted.emit())

    def _make_wells(self) -> None:
        self.hint = Text("", 13, 500, wrap=True)
        self.hint_well = self.add_well(self.hint, air=8)
        self.out_well = Well(self.content)
        column = QVBoxLayout(self.out_well)
        column.setContentsMargins(12, 8, 12, 6)
        column.setSpacing(2)
        self.out = HandsList(self.out_well)
        self.count = SecondaryButton(tr("Count", note="cards"), self.out_well)
        self.count.clicked.connect(lambda _on=False: self.count_wanted.emit())
        column.addWidget(self.out)
        column.addWidget(self.count)
        self.body.addWidget(self.out_well)

    def tell(self, told: Told, *, known: bool, place: str = "") -> None:
        """Say how the problem stands; ``known``: whether its answer may be told.

        ``place``: which of several it is, "" for a single one.
        """
        self.told = told
        self.title.setText(told.title)
        self.setAccessibleName(told.title)
        self.subtitle.setText("\n".join(filter(None, (told.subtitle, place))))
        self.result.setText(told.head)
        self.result.set_tone(told.tone)
        self.result.setVisible(bool(told.head))
        self.sentence.say(told.sentence)
        self.short.say(" ".join(filter(None, (told.head, told.hint or told.sentence))))
        self.hint.setText(told.hint)
        self.hint_well.setVisible(bool(told.hint))
        over = told.stage in ("beaten", "solved")
        self.out_well.setVisible(bool(told.lay) or (not over and bool(told.out)))
        self.out.setVisible(told.counted or bool(told.lay))
        self.count.setVisible(not told.counted and not told.lay)
        if told.lay:
            longest = max(size(of_suit(hand, suit)) for _, hand in told.lay for suit in ALL_SUITS)
            self.out.show_hands(told.lay, told.gone, 2 if longest <= NARROW else 1)
        else:
            self.out.show_hands(((tr("Still out"), told.out),), EMPTY)
            self.out.setAccessibleName(tr("Still out: {cards}.", cards=hand_words(told.out)))
        self._tell_shares(told.shares, known)
        self.foot_words.setText(told.foot)
        self.foot_words.setVisible(bool(told.foot))
        for buttons in (self.buttons, self.strip):
            buttons.tell(told)
        self.fit()

    def _tell_shares(self, shares: tuple[Share, ...], known: bool) -> None:
        self.shares_title.setVisible(bool(shares))
        if (shares, known) == self._shown:
            return
        self._shown = shares, known
        held = next((at for at, row in enumerate(self.rows) if row.why.hasFocus()), None)
        for row in self.rows:
            self._rows.removeWidget(row)
            row.deleteLater()
        self.rows = [ShareRow(share, known, self.content) for share in shares]
        for row in self.rows:
            row.why_wanted.connect(self.why_wanted)
            self._rows.addWidget(row)
        if held is not None:
            after = [row.why for row in self.rows[held:] if not row.why.isHidden()]
            (after[0] if after else self.sentence).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def first(self) -> QWidget:
        """Where the keyboard belongs: on what is said; when a try is over on what is to be done next."""
        return (self.strip if self.folded else self.buttons).first or super().first
