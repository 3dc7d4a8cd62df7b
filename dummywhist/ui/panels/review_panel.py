"""What did a deal cost, and whom? The review dock: the result, the losses, their sums, and another try at one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.fitting import settle
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.panels.compare_part import ComparePart, CompareTold
from dummywhist.ui.panels.knows_part import KnowsPart
from dummywhist.ui.panels.knows_words import KnowsTold
from dummywhist.ui.panels.lines_part import LinesPart, LinesTold
from dummywhist.ui.panels.loss_list import ColumnHeads, LossButton
from dummywhist.ui.panels.review_words import LossRow
from dummywhist.ui.panels.split_part import SplitPart
from dummywhist.ui.panels.split_words import SplitTold
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import tr

SNUG: Final = 10
"""At both sides of the words of a button, px."""
LONGEST_NAME: Final = 58
"""Of a name in the row of players, px at text scale 1."""


class ReviewTold(NamedTuple):
    """What the dock shows.

    ``subtitle``: the result in a sentence. ``counting``: how far it is counted, "" when it is; ``running``: whether it
    goes on. ``players``: whose losses can be chosen, None for all. ``nothing``: what is said in place of a list.
    ``split``: where the tricks of a player came from. ``earlier``: words of a button that shows the deal counted last,
    while another is in play. ``proved``: whether it can be shown that the deal was fair.
    """

    title: str
    subtitle: str = ""
    counting: str = ""
    running: bool = False
    players: tuple[tuple[Player | None, str], ...] = ()
    rows: tuple[LossRow, ...] = ()
    worthless: tuple[LossRow, ...] = ()
    nothing: str = ""
    sums: str = ""
    split: SplitTold = SplitTold()
    note: str = ""
    earlier: str = ""
    proved: bool = False


class TryTold(NamedTuple):
    """What is said while somebody chooses again at entry ``at``; ``over``: the right card was found, or shown."""

    at: int
    words: str
    hint: str = ""
    hints: bool = False
    over: bool = False


class ReviewPanel(Dock):
    """The review dock.

    `loss_chosen` carries the place of an entry in its deal; `player_chosen` a player or None; `loss_step`: the next or
    the previous loss; `card_step`: by card.
    """

    loss_chosen = Signal(int)
    player_chosen = Signal(object)
    loss_step = Signal(int)
    card_step = Signal(int)
    stop_wanted = Signal()
    rest_wanted = Signal()
    earlier_wanted = Signal()
    retry_wanted = Signal()
    problem_wanted = Signal()
    what_if_wanted = Signal()
    tab_chosen = Signal(str)
    layouts_wanted = Signal()
    hands_wanted = Signal()
    """All hands are to be seen, or again what the seat sees."""
    hint_wanted = Signal()
    answer_wanted = Signal()
    leave_wanted = Signal()
    escape_wanted = Signal()
    proof_wanted = Signal()

    def __init__(self, *, width: int = SIZES.dock_study, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent, width=width, close_name=tr("Close the review"))
        self.told = ReviewTold("")
        self.tried: TryTold | None = None
        self.rows: list[LossButton] = []
        self.players: Segmented | None = None
        self._tab_before = "losses"
        self._heads = ColumnHeads(self.content)
        self.counting = Text("", 12, tone="mute", wrap=True, parent=self)
        self.stop = LinkButton("", self)
        self.stop.clicked.connect(self._stop_or_go_on)
        line = QHBoxLayout()
        line.addWidget(self.counting, 1)
        line.addWidget(self.stop)
        self.head.addLayout(line)
        self.tabs = Segmented(
            [
                ("losses", tr("Losses")),
                ("lines", tr("Lines", note="of a deal")),
                ("knows", tr("Knows", note="a seat")),
            ],
            "losses",
            self,
            name=tr("What is shown"),
        )
        self.tabs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.tabs.changed.connect(lambda _tab: self._show_tab())
        self.head.addWidget(self.tabs)
        self._who = QVBoxLayout()
        self.head.addLayout(self._who)
        self.trying = Text("", 13, 600, wrap=True, parent=self)
        self.hinted = Text("", 13, wrap=True, parent=self)
        self.reason = Text("", 12, wrap=True, parent=self)
        self.reason.hide()
        self.head.addWidget(self.trying)
        self.head.addWidget(self.hinted)
        self.head.addWidget(self.reason)
        self.set_problem = LinkButton(tr("Set as problem"), self)
        self.set_problem.setToolTip(tr("This card is asked again on other days."))
        self.set_problem.clicked.connect(lambda _checked=False: self.problem_wanted.emit())
        self.set_problem.hide()
        self._may_set = False
        self.head.addWidget(self.set_problem, 0, Qt.AlignmentFlag.AlignLeft)
        self.nothing = Text("", 13, wrap=True, parent=self.content)
        self.earlier = LinkButton("", self.content)
        self.earlier.clicked.connect(lambda _checked=False: self.earlier_wanted.emit())
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.worthless = LinkButton("", self.content)
        self.worthless.clicked.connect(self._open_worthless)
        self._worthless_open = False
        self._closed_list = QVBoxLayout()
        self._closed_list.setSpacing(0)
        self.sums = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.note = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.body.setSpacing(4)
        self.body.addWidget(self.earlier, 0, Qt.AlignmentFlag.AlignLeft)
        self._losses = QWidget(self.content)
        losses = QVBoxLayout(self._losses)
        losses.setContentsMargins(0, 0, 0, 0)
        losses.setSpacing(4)
        losses.addWidget(self._heads)
        losses.addWidget(self.nothing)
        losses.addLayout(self._list)
        losses.addWidget(self.worthless, 0, Qt.AlignmentFlag.AlignLeft)
        losses.addLayout(self._closed_list)
        losses.addWidget(self.sums)
        self.split = SplitPart(self._losses)
        losses.addWidget(self.split)
        losses.addWidget(self.note)
        self.proof = LinkButton(tr("Proof of the deal"), self._losses)
        self.proof.clicked.connect(lambda _checked=False: self.proof_wanted.emit())
        self.proof.hide()
        losses.addWidget(self.proof, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._losses)
        self.lines = LinesPart(self.content)
        self.lines.hide()
        self.body.addWidget(self.lines)
        self.compare = ComparePart(self.content)
        self.body.addWidget(self.compare)
        self.knows = KnowsPart(self.content)
        self.knows.hide()
        self.body.addWidget(self.knows)
        self.body.addStretch()
        self._brief = Text("", 13, wrap=True, parent=self)
        self.set_brief(self._brief)
        self._buttons_at_foot()
        self._offer()

    def _buttons_at_foot(self) -> None:
        self.retry = PrimaryButton(tr("Try again", note="choose another card"), self)
        self.retry.clicked.connect(lambda _checked=False: self.retry_wanted.emit())
        self.what_if = SecondaryButton(tr("What if"), self)
        self.what_if.clicked.connect(lambda _checked=False: self.what_if_wanted.emit())
        self.hint = SecondaryButton(tr("Hint"), self)
        self.hint.clicked.connect(lambda _checked=False: self.hint_wanted.emit())
        self.answer = SecondaryButton(tr("Show the answer"), self)
        self.answer.clicked.connect(lambda _checked=False: self.answer_wanted.emit())
        self.leave = SecondaryButton(tr("Stop trying"), self)
        self.leave.clicked.connect(lambda _checked=False: self.leave_wanted.emit())
        self.next = SecondaryButton(tr("Next"), self)
        self.next.clicked.connect(lambda _checked=False: self.loss_step.emit(1))
        self.next.setAccessibleName(tr("Next loss"))
        self.layouts = SecondaryButton(tr("Layouts"), self)
        self.layouts.clicked.connect(lambda _checked=False: self.layouts_wanted.emit())
        self.hands = SecondaryButton(tr("Show hands"), self)
        self.hands.clicked.connect(lambda _checked=False: self.hands_wanted.emit())
        for button in (
            self.retry, self.what_if, self.hint, self.answer, self.leave, self.next, self.layouts, self.hands,
        ):  # fmt: skip
            button.air = SNUG
            self.add_button(button)

    # ---- what is shown ----

    def show_told(self, told: ReviewTold, player: Player | None) -> None:
        """Show the losses of a deal; ``player``: whose are chosen."""
        before, self.told = self.told, told
        self.title.setText(told.title)
        self.setAccessibleName(told.title)
        self.subtitle.setText(told.subtitle)
        self.subtitle.setVisible(bool(told.subtitle))
        self.counting.setText(told.counting)
        self.counting.setVisible(bool(told.counting))
        self.stop.setText(tr("Stop", note="counting") if told.running else tr("Count the rest"))
        self.stop.setVisible(bool(told.counting))
        if told.players != before.players or self.players is None:
            self._show_players(told.players)
        if self.players is not None:
            self.players.set_value(player)
        if (told.rows, told.worthless) != (before.rows, before.worthless):
            self._show_rows()
        self._heads.setVisible(bool(told.rows or (told.worthless and self._worthless_open)))
        for widget, words in (
            (self.nothing, told.nothing), (self.earlier, told.earlier), (self.sums, told.sums), (self.note, told.note),
        ):  # fmt: skip
            widget.setText(words)
            widget.setVisible(bool(words))
        self.proof.setVisible(told.proved)
        self._say_worthless()
        if told.split != before.split:
            self.split.show_told(told.split)
        if (told.rows, told.worthless, told.sums, told.split, told.note, told.proved) != (
            before.rows,
            before.worthless,
            before.sums,
            before.split,
            before.note,
            before.proved,
        ):
            self._settle()
        self._brief.setText(": ".join(part for part in (told.title, told.counting or told.subtitle) if part))
        self._offer()

    def show_here(self, at: int | None) -> None:
        """The table stands before this entry; None: before none of the losses."""
        for row in self.rows:
            row.set_here(row.row.at == at)
            if row.here and self.tried is None:
                self.scroll_to(row)
        self._offer()

    def show_reason(self, words: str) -> None:
        """Say why the card loses that the table stands before; "" says nothing.

        The list below moves at once, so that no row is seen where another lies already.
        """
        if words != self.reason.text() or (words and self.reason.isHidden()):
            self.reason.setText(words)
            self.reason.setVisible(bool(words))
            self._settle()

    def offer_problem(self, *, may: bool) -> None:
        """Whether the card before which the table stands can be set as a problem."""
        if may != self._may_set:
            self._may_set = may
            self._offer()
            self._settle()

    def _settle(self) -> None:
        """Lay out what has changed at once: in a row that became wider or narrower, words may need another line."""
        if self.isVisible():
            settle(self)
            settle(self.content)

    @property
    def here(self) -> LossButton | None:
        """The row that the table stands before."""
        return next((row for row in self.rows if row.here), None)

    def show_try(self, told: TryTold | None) -> None:
        """Somebody chooses again, and this is said of it; None: nobody does any more.

        What came after the card is covered with it: it tells what others held, and how the card turned out.
        """
        self.tried = told
        for row in self.rows:
            row.set_covered(told is not None and not told.over and row.row.at >= told.at)
        for widget, words in ((self.trying, "" if told is None else told.words),
                              (self.hinted, "" if told is None else told.hint)):  # fmt: skip
            widget.setText(words)
            widget.setVisible(bool(words))
        self._offer()
        self._settle()

    def _offer(self) -> None:
        """Which buttons are there and work."""
        told = self.tried
        trying = told is not None and not told.over
        held = next((button for button in (self.retry, self.hint, self.answer, self.leave) if button.hasFocus()), None)
        knows = self.tab == "knows"
        self.set_problem.setVisible(self._may_set and told is None and self.tab == "losses")
        self.retry.setVisible(not trying and not knows)
        self.next.setVisible(not trying and not knows)
        self.what_if.setVisible(not trying and not knows)
        self.layouts.setVisible(knows)
        self.layouts.setEnabled(bool(self.knows.told.grid))
        self.hands.setVisible(knows)
        self.hint.setVisible(trying and told is not None and told.hints)
        self.answer.setVisible(trying)
        self.leave.setVisible(trying)
        self.retry.setEnabled(bool(self.rows))
        self.next.setEnabled(bool(self.rows))
        self.what_if.setEnabled(bool(self.lines.told.rows))
        self._stack()
        if held is not None and held.isHidden():
            (self.answer if trying else self.next).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_lines(self, told: LinesTold) -> None:
        """Show the lines of the deal."""
        if told != self.lines.told:
            self.lines.show_told(told)
            self._offer()
            self._settle()

    def show_compare(self, told: CompareTold) -> None:
        """Show how other lines went."""
        if told != self.compare.told:
            self.compare.show_told(told)
            self.compare.setVisible(self.tab == "lines" and bool(told.rows))
            self._settle()

    @property
    def tab(self) -> str:
        """Which tab is shown: ``losses``, ``lines`` or ``knows``."""
        return str(self.tabs.value())

    def show_tab(self, tab: str) -> None:
        """Show ``losses``, ``lines`` or ``knows``."""
        self.tabs.set_value(tab)
        self._show_tab()

    def show_knows(self, told: KnowsTold, player: object, hand: object, *, all_hands: bool, may_open: bool) -> None:
        """Show what a seat knows; ``may_open``: whether all hands may be seen, ``all_hands``: whether they are."""
        if self.tab == "knows" and told.title:
            self.title.setText(told.title)
            self.setAccessibleName(told.title)
            self.subtitle.setText(told.subtitle)
            self.subtitle.setVisible(bool(told.subtitle))
        self.hands.setText(tr("Hide hands") if all_hands else tr("Show hands"))
        self.hands.setEnabled(may_open)
        if told != self.knows.told:
            self.knows.show_told(told, player, hand)
            self._settle()
        self._offer()

    def _show_tab(self) -> None:
        tab = self.tab
        self._losses.setVisible(tab == "losses")
        self.lines.setVisible(tab == "lines")
        self.compare.setVisible(tab == "lines" and bool(self.compare.told.rows))
        self.knows.setVisible(tab == "knows")
        if self.players is not None:
            self.players.setVisible(tab == "losses")
        self._offer()
        self._settle()
        self.tab_chosen.emit(tab)
        if tab != self._tab_before:
            self._tab_before = tab
            self._from_the_top()

    def _from_the_top(self) -> None:
        """Show the beginning of a tab, not what lies as deep as one looked in another; of the losses the one here."""
        self._scroll.verticalScrollBar().setValue(0)
        if self.tab == "losses" and self.here is not None:
            self.scroll_to(self.here)

    def _show_players(self, players: Sequence[tuple[Player | None, str]]) -> None:
        old, self.players = self.players, None
        if old is not None:
            self._who.removeWidget(old)
            old.hide()
            old.deleteLater()
        if len(players) < 2:
            return
        room, metrics = current().length(LONGEST_NAME), QFontMetrics(current().fonts.text(13, 600))
        short = [
            (player, metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)) for player, words in players
        ]  # fmt: skip
        row = Segmented(short, players[0][0], self, name=tr("Whose losses"))
        row.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for segment, (_, words) in zip(row.segments, players, strict=True):
            segment.setAccessibleName(words)
        row.changed.connect(self.player_chosen.emit)
        self.players = row
        self._who.addWidget(row)
        row.setVisible(self.tab == "losses")

    def _show_rows(self) -> None:
        held = next((row.row.at for row in self.rows if row.hasFocus()), None)
        here = next((row.row.at for row in self.rows if row.here), None)
        for old in self.rows:
            old.hide()
            old.deleteLater()
        shown = [(row, self._list) for row in self.told.rows]
        if self._worthless_open:
            shown += [(row, self._closed_list) for row in self.told.worthless]
        self.rows = []
        for row, column in shown:
            button = LossButton(row, self.content)
            button.clicked.connect(lambda _checked=False, at=row.at: self.loss_chosen.emit(at))
            button.neighbour_wanted.connect(self.loss_step)
            button.step_wanted.connect(self.card_step)
            button.set_here(row.at == here)
            column.addWidget(button)
            button.show()
            self.rows.append(button)
            if row.at == held:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_try(self.tried)

    def _say_worthless(self) -> None:
        many = len(self.told.worthless)
        words = tr("Worth nothing at this score: {n}", n=many) if many else ""
        self.worthless.setText(words)
        self.worthless.setVisible(bool(many))
        self.worthless.setAccessibleDescription(tr("Open") if self._worthless_open else tr("Closed"))

    def _open_worthless(self) -> None:
        self._worthless_open = not self._worthless_open
        self._heads.setVisible(bool(self.told.rows or self._worthless_open))
        self._show_rows()
        self._say_worthless()

    def _stop_or_go_on(self) -> None:
        (self.stop_wanted if self.told.running else self.rest_wanted).emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves a try, or stops the count, before it puts the dock away."""
        trying = self.tried is not None and not self.tried.over
        at_work = trying or self.told.running or self.compare.told.running
        if event.key() == Qt.Key.Key_Escape and at_work:
            self.escape_wanted.emit()
            return
        super().keyPressEvent(event)
