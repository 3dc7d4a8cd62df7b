"""How did a deal go, card by card? The dock with its tricks, the four hands after it, and a way to step through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import IconButton, LinkButton, SecondaryButton
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.panels.hands_list import HandsList
from dummywhist.ui.panels.record_lines import (
    called,
    cards_played,
    dealt_hands,
    first_step,
    gone,
    headline,
    progress,
    seat_names,
)
from dummywhist.ui.panels.trick_list import TrickList
from dummywhist.ui.theme import SIZES
from dummywhist.ui.tongues import tr


class DealEntry(NamedTuple):
    """A deal to choose: its ordinal in the session from 0, and what the list calls it."""

    ordinal: int
    label: str


class RecordPanel(Dock):
    """The record dock.

    `step` carries how many cards of the deal are to be shown on the table; the live end of a deal in play, or the whole
    of a counted one, is the number of cards played. `replay_wanted` carries the ordinal of the deal. `why_wanted`: why
    was the card played that is looked at?
    """

    deal_chosen = Signal(int)
    step = Signal(int)
    replay_wanted = Signal(int)
    why_wanted = Signal()

    def __init__(self, names: Mapping[Player, str], you: Player | None = None, *, width: int = SIZES.dock_rules,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(tr("Record"), parent=parent, width=width, close_name=tr("Close the record"))
        self._names, self._you = dict(names), you
        self._view: View | None = None
        self._deals: tuple[DealEntry, ...] = ()
        self._step = 0
        self.deals = Select((), parent=self, name=tr("Deal"))
        self.deals.chosen.connect(lambda ordinal: self.deal_chosen.emit(ordinal))
        self.head.addWidget(self.deals)
        self.steps, self.where, stepping = self._steps(self)
        self.head.addWidget(stepping)
        self._brief_steps, self._brief_where, brief = self._steps(self)
        self.set_brief(brief)
        self.number = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.seen = Text(
            tr("Seen: somebody had seen cards of this deal before, so it counts in no statistics."), 12, tone="mute",
            wrap=True, parent=self.content,
        )  # fmt: skip
        self.seen.hide()
        self.story = Text("", 13, wrap=True, parent=self.content)
        self.tricks = TrickList(self.content)
        self.tricks.looked_at.connect(self._go)
        self.tricks.why_wanted.connect(self.why_wanted)
        self.why = LinkButton(tr("Why this card?"), self.content)
        self.why.clicked.connect(self.why_wanted)
        self.legend = Text(tr("Underlined: led. On a ground: won."), 12, tone="mute", wrap=True, parent=self.content)
        self.law = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.hands_title = Text(tr("Hands as dealt"), 13, 600, parent=self.content)
        self.hands = HandsList(self.content)
        for widget in (
            self.story, self.number, self.seen, self.tricks, self.legend, self.law, self.hands_title, self.hands
        ):  # fmt: skip
            self.body.addWidget(widget)
            if widget is self.tricks:
                self.body.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch()
        self.replay = SecondaryButton(tr("Replay this deal"), self)
        self.replay.clicked.connect(self._replay)
        self.add_button(self.replay)
        self._show_nothing()

    # ---- what is shown ----

    def set_names(self, names: Mapping[Player, str], you: Player | None) -> None:
        """Other people at the table."""
        if (dict(names), you) == (self._names, self._you):
            return
        self._names, self._you = dict(names), you
        if self._view is None:
            return
        if set(self._view.home.players) <= self._names.keys():
            self.show_deal(self._view, None, self._step)
        else:
            # Another table, with fewer people: its own deal follows.
            self._view, self._step = None, 0
            self._show_nothing()

    def set_deals(self, deals: Sequence[DealEntry], chosen: int | None = None) -> None:
        """Show the deals of the session; ``chosen`` is the ordinal of the one on show."""
        now = self.deals.value() if chosen is None else chosen
        if tuple(deals) != self._deals:
            self._deals = tuple(deals)
            self.deals.set_options([(deal.ordinal, deal.label) for deal in deals], now)
            self.deals.setEnabled(bool(deals))
        elif now != self.deals.value():
            self.deals.set_value(now)
        self._offer()

    def show_deal(self, view: View, number: int | None = None, at: int | None = None, *, seen: bool = False) -> None:
        """Show a deal as a seat sees it.

        ``number`` is its deal number if it may be shown, ``at`` the cards shown; ``seen``: somebody changed to a second
        hand of it.
        """
        self.seen.setVisible(seen)
        self._view = view
        total = cards_played(view)
        self._step = total if at is None else min(max(at, first_step(view)), total)
        names = seat_names(view, self._names, self._you)
        self.story.setText(headline(view, self._names, self._you))
        self.number.setText("" if number is None else called(number))
        self.number.setVisible(number is not None)
        self.tricks.show_tricks(view, names, self._step)
        self.tricks.setVisible(bool(view.played or view.trick))
        self.legend.setVisible(bool(view.played or view.trick))
        allowed = (
            tr("the last quitted trick may be looked at")
            if rules_of(view).trick.last_visible
            else tr("no quitted trick may be looked at")
        )
        self.law.setText(
            tr("In play only {seen}.", seen=allowed)
            if rules_of(view).trick.last_visible
            else tr("In play {seen}.", seen=allowed)
        )
        self.law.setVisible(view.result is None and bool(view.played))
        over = view.dealt is not None
        self.hands_title.setVisible(over)
        self.hands.setVisible(over)
        if view.dealt is not None:
            self.hands.show_hands(dealt_hands(view, self._names, self._you), gone(view, self._step))
        self._offer()

    @property
    def at(self) -> int:
        """How many cards are shown."""
        return self._step

    # ---- stepping ----

    def first(self) -> None:
        """Go to the beginning, as far as the law lets one look back."""
        if self._view is not None:
            self._go(first_step(self._view))

    def back(self) -> None:
        """Go back one card."""
        self._go(self._step - 1)

    def forward(self) -> None:
        """Go forward one card."""
        self._go(self._step + 1)

    def last(self) -> None:
        """Go to the last card played."""
        if self._view is not None:
            self._go(cards_played(self._view))

    def _go(self, step: int) -> None:
        view = self._view
        if view is None or not first_step(view) <= step <= cards_played(view) or step == self._step:
            return
        self._step = step
        names = seat_names(view, self._names, self._you)
        self.tricks.show_tricks(view, names, step)
        if view.dealt is not None:
            self.hands.show_hands(dealt_hands(view, self._names, self._you), gone(view, step))
        self._offer()
        self.step.emit(step)

    def _offer(self) -> None:
        """Which buttons work now."""
        view = self._view
        low, high = (first_step(view), cards_played(view)) if view is not None else (0, 0)
        back, forward = self._step > low, self._step < high
        for steps in (self.steps, self._brief_steps):
            for button, able in zip(steps, (back, back, forward, forward), strict=True):
                if not able and button.hasFocus():
                    (self.more if self.folded else self.tricks).setFocus(Qt.FocusReason.OtherFocusReason)
                button.setEnabled(able)
        for where in (self.where, self._brief_where):
            where.setText(progress(view, self._step) if view is not None and high else "")
        self.why.setVisible(self._step > low)
        self.replay.setEnabled(view is not None and view.result is not None)

    def _show_nothing(self) -> None:
        self.story.setText(tr("No deal yet."))
        for widget in (
            self.number, self.seen, self.tricks, self.why, self.legend, self.law, self.hands_title, self.hands
        ):  # fmt: skip
            widget.hide()
        self._offer()

    def _steps(self, parent: QWidget) -> tuple[list[IconButton], Text, QWidget]:
        """The buttons that step through the deal, the words where one is in it, and the row of all of them."""
        stepping = QWidget(parent)
        row = QHBoxLayout(stepping)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        steps: list[IconButton] = []
        for icon, name, does in (
            ("first", tr("First card"), self.first),
            ("previous", tr("Back one card"), self.back),
            ("next", tr("Forward one card"), self.forward),
            ("last", tr("Last card"), self.last),
        ):
            button = IconButton(icon, name, stepping, side=28, glyph=20)
            button.clicked.connect(does)
            row.addWidget(button)
            steps.append(button)
        where = Text("", 12, tone="mute", parent=stepping)
        row.addWidget(where, 1)
        return steps, where, stepping

    def _replay(self) -> None:
        if self._view is not None:
            self.replay_wanted.emit(self._view.ordinal)
