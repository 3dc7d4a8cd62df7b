"""Who gives which share? The paper under the pack: the seal, a row for each person, and the button that deals."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.engine.cards.seal import CUTS, LONGEST_WORDS, STRONG, plain_words, surprise, without_strange
from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.digits import Digits
from dummywhist.ui.controls.fields import TextField
from dummywhist.ui.controls.fitting import Scrolled, follow_focus, settle
from dummywhist.ui.controls.labels import HairLine, LineText, Text, Title, Well
from dummywhist.ui.controls.paint import RING, draw_box, draw_paper
from dummywhist.ui.scene.giving.value import CHANGE_ORDER, DEAL_SEALED, HOW_IT_WORKS, Giver, Gives, Giving, in_groups
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

WIDTH: Final = 760
AIR: Final = 24
SHADOW: Final = 24
"""Room around the paper for its shadow, px."""
NAME: Final = 96
"""Width of the column of names, px at text scale 1."""
CUT_AIR: Final = 24
"""Clear right of a cut, px at text scale 1."""
ROWS: Final = 44
"""The least height of the rows when they scroll, px."""
FOOT: Final = 8
"""Clear under the paper, px."""
LOWEST: Final = 16.0
"""So much lower it may lie than it must, px."""


class WordsField(TextField):
    """The words of a share: what cannot be seen is dropped as it is typed."""

    dropped = Signal()
    passed = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(tr("Words of your own"), parent, name=tr("Words of {name}", name=name))
        self.setMaxLength(LONGEST_WORDS)
        self.textEdited.connect(self._clean)

    def _clean(self, typed: str) -> None:
        clean = without_strange(typed)
        if clean != typed:
            at = max(0, self.cursorPosition() - (len(typed) - len(clean)))
            self.setText(clean)
            self.setCursorPosition(at)
            self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives no share."""
        if event.key() == Qt.Key.Key_Escape:
            self.passed.emit()
            event.accept()
            return
        super().keyPressEvent(event)


class Mark(QWidget):
    """The sign before a name: a tick, a ring for who is in turn, a dash for who gives nothing."""

    def __init__(self, gives: Gives, parent: QWidget) -> None:
        super().__init__(parent)
        self._gives = gives
        side = current().length(20)
        self.setFixedSize(side + 2 * RING, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign."""
        palette, painter = current().palette, QPainter(self)
        box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        if self._gives is Gives.GIVEN:
            draw_icon(painter, "check", box, QColor(palette.action))
        elif self._gives is Gives.NOTHING:
            draw_icon(painter, "minus", box.adjusted(3, 3, -3, -3), QColor(palette.mute))
        elif self._gives is Gives.TURN:
            draw_box(painter, box.adjusted(2, 2, -2, -2), box.width() / 2, None, palette.brass, 2.0)


class Row(QWidget):
    """Somebody's share: a mark, his name, the cut, the words; who is in turn has a field for them."""

    def __init__(self, giver: Giver, parent: QWidget) -> None:
        super().__init__(parent)
        self.giver = giver
        self.field: WordsField | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(Mark(giver.gives, self))
        name = LineText(giver.name, 13, 600, parent=self)
        name.setFixedWidth(current().length(NAME))
        name.setToolTip(giver.name)
        row.addWidget(name)
        self._cut = Text(tr("Cut at {cut}", cut=CUTS), 13, parent=self)
        self._cut.setFixedWidth(self._cut.sizeHint().width() + current().length(CUT_AIR))
        row.addWidget(self._cut)
        self.set_cut(giver.cut)
        if giver.gives is Gives.TURN:
            self.field = WordsField(giver.name, self)
            row.addWidget(self.field, 1)
        else:
            row.addWidget(self._words(), 1)
        self.setMinimumHeight(current().length(32))
        self._describe()

    def set_cut(self, cut: int) -> None:
        """Tell another cut."""
        self._cut.setText(tr("Cut at {cut}", cut=cut) if cut else "")

    def _words(self) -> Text:
        """What he gave, on one line; the proof has all of it."""
        told = LineText(self._told(), 13, 400, "mute", parent=self)
        told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        told.setToolTip(self._told())
        return told

    def _told(self) -> str:
        giver = self.giver
        if giver.gives is Gives.NOTHING:
            return tr("gives no share")
        return tr("“{said}”", said=giver.words) if giver.words else ""

    def _describe(self) -> None:
        state = {Gives.TURN: tr("in turn"), Gives.WAITS: tr("waits"), Gives.GIVEN: tr("given")}
        said = [self.giver.name, state.get(self.giver.gives, ""), self._cut.text(), self._told()]
        self.setAccessibleName(", ".join(part for part in said if part))


class GivingPaper(QWidget):
    """The paper; ``cut`` is that of who is in turn, which the ribbon has."""

    given = Signal(int, str)
    """The entrant in turn gives these words, with the cut of the ribbon."""
    passed = Signal(int)
    """The entrant in turn gives no share."""
    chosen = Signal(object)
    """`CHANGE_ORDER`, `DEAL_SEALED` or `HOW_IT_WORKS`."""
    said = Signal(str)
    """Something for a screen reader."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("giving")
        self.giving: Giving | None = None
        self.rows: list[Row] = []
        self.cut = 0
        self._shadows = Shadows()
        self._complaint = ""
        self._compose()
        self.hide()

    # ---- what it shows ----

    def show_giving(self, giving: Giving) -> None:
        """Show this step; words that are being typed stay while the same person is in turn."""
        before, self.giving = self.giving, giving
        typed = ""
        if before is not None and before.seal == giving.seal and self.field is not None:
            was, now = before.turn, giving.turn
            typed = self.field.text() if was is not None and now is not None and was.entrant == now.entrant else ""
        if before != giving:
            self.seal.set_lines(in_groups(giving.seal))
            self._complaint = ""
            self._write_rows(giving)
            self.order.setVisible(sum(giver.gives in (Gives.TURN, Gives.WAITS) for giver in giving.givers) > 1)
            if self.field is not None:
                self.field.setText(typed)
            self._order_of_tabs()
        self._follow()

    def _write_rows(self, giving: Giving) -> None:
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = []
        for place, giver in enumerate(giving.givers):
            if place:
                line = HairLine(self._content, thick=1)
                line.show()
                self._list.addWidget(line)
            row = Row(giver, self._content)
            row.show()
            self._list.addWidget(row)
            self.rows.append(row)
            if row.field is not None:
                row.field.returnPressed.connect(self._give)
                row.field.passed.connect(self._pass)
                row.field.dropped.connect(lambda: self.complain(tr("Latin letters, digits and signs only.")))
                row.field.textEdited.connect(self._typed)
        self._content.setAccessibleName(tr("Shares in their order"))

    @property
    def field(self) -> WordsField | None:
        """Where who is in turn writes his words."""
        return next((row.field for row in self.rows if row.field is not None), None)

    def set_cut(self, cut: int) -> None:
        """Who is in turn cuts here."""
        self.cut = cut
        self._complaint = ""
        for row in self.rows:
            if row.field is not None:
                row.set_cut(cut)
        self._follow()

    def complain(self, words: str) -> None:
        """Say what cannot be given, until something else is."""
        self._complaint = words
        self._follow()
        self.said.emit(words)

    def _typed(self) -> None:
        if self.field is not None and not self.field.text():
            self._complaint = ""
        self._follow()

    def _follow(self) -> None:
        """The button and what is said of the share follow from what is given so far."""
        if self.giving is None:
            return
        after = self.giving.next
        self.deal.setText(tr("Deal", note="button") if after is None else tr("Next: {name}", name=after.name))
        self.strength.setText(self._complaint or self._strength())
        self.strength.set_tone("loss" if self._complaint else "ink")

    def _strength(self) -> str:
        if self.field is None or self.giving is None:
            return ""
        words = plain_words(self.field.text())
        if not words:
            return tr("A cut alone is weak") if self.cut else tr("No share")
        return tr("Strong enough") if surprise(self.cut, words) >= STRONG else tr("Still weak")

    # ---- what people do ----

    def _give(self) -> None:
        """Enter in the words: the next person."""
        giver = None if self.giving is None else self.giving.turn
        if giver is None or self.field is None:
            return
        words = plain_words(self.field.text())
        if words or self.cut:
            self._complaint = ""
            self.given.emit(giver.entrant, words)
        else:
            self.passed.emit(giver.entrant)

    def _pass(self) -> None:
        giver = None if self.giving is None else self.giving.turn
        if giver is not None:
            self.passed.emit(giver.entrant)

    def pass_on(self) -> None:
        """Who is in turn gives no share."""
        self._pass()

    def _press(self) -> None:
        """The button: what is written is given; where nobody comes after, the cards are dealt."""
        last = self.giving is not None and self.giving.next is None
        self._give()
        if last and (self.giving is None or self.giving.turn is None):
            self.chosen.emit(DEAL_SEALED)

    def _copy(self) -> None:
        if self.giving is not None:
            QGuiApplication.clipboard().setText(self.giving.seal)
            self.said.emit(tr("The seal is copied."))

    def focus_next(self) -> None:
        """The words, or the button when all have given."""
        if self.field is not None:
            self.field.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.deal.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing that is typed here reaches the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._pass()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the controls does nothing."""
        event.accept()

    # ---- looks ----

    def lie(self, area: QSize, top: float) -> None:
        """Lie in the middle of a cloth of this size, under ``top``; rows scroll where there is no room for all."""
        room = area.height() - FOOT - top
        width, whole = self._width_in(area.width()), self.least(area.width(), room)
        if whole > room:
            self._area.setFixedHeight(max(round(self._area.height() - (whole - room)), current().length(ROWS)))
        height = min(whole, room)
        y = top + max(0.0, min((room - height) / 2, LOWEST))
        box = QRect(round((area.width() - width) / 2), round(y), round(width), round(height))
        self.setGeometry(box.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))
        if self.field is not None:
            settle(self)
            self._area.ensureWidgetVisible(self.field, 0, 4)

    def _width_in(self, width: float) -> float:
        return min(current().length(WIDTH), width - 16)

    def least(self, width: float, room: float) -> float:
        """Return how high the paper is on a cloth so wide, with all its rows, px.

        Where not even two rows have ``room``, it does without what is said elsewhere as well.
        """
        spare = (self._story, self._secret, self._head)
        for part in spare:
            part.show()
        whole = self._whole(width)
        for part in spare:
            if whole - self._area.height() + min(self._area.height(), 2 * current().length(ROWS)) <= room:
                break
            part.hide()
            whole = self._whole(width)
        return whole

    def _whole(self, width: float) -> float:
        wide = round(self._width_in(width))
        settle(self)
        inner, column = self._list, self._column
        rows = (
            inner.totalHeightForWidth(wide - 2 * AIR) if inner.hasHeightForWidth() else inner.totalSizeHint().height()
        )
        self._area.setFixedHeight(max(rows, 1))
        column.invalidate()
        column.activate()
        outer = wide + 2 * SHADOW
        high = column.totalHeightForWidth(outer) if column.hasHeightForWidth() else column.totalSizeHint().height()
        return high - 2 * SHADOW

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper with its shadow."""
        draw_paper(QPainter(self), QRectF(self.rect()), self._shadows, SHADOW)

    def _compose(self) -> None:
        self.title = Title(tr("Cut, and say something of your own"), 24, self)
        self.how = LinkButton(tr("How this works"), self)
        self.how.clicked.connect(lambda: self.chosen.emit(HOW_IT_WORKS))
        story = tr("Four digits from dice, or words nobody could guess, make your share strong. A cut alone is weak.")
        self._story = Text(story, 13, 400, "mute", wrap=True, parent=self)
        self._head = QWidget(self)
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.how, 0, Qt.AlignmentFlag.AlignVCenter)
        self.seal = Digits(parent=self)
        self.copy = LinkButton(tr("Copy"), self)
        self.copy.setAccessibleName(tr("Copy the seal"))
        self.copy.clicked.connect(self._copy)
        well = Well(self, radius=8)
        grid = QGridLayout(well)
        grid.setContentsMargins(12, 6, 12, 6)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.addWidget(Text(tr("The seal"), 13, 600, parent=well), 0, 0)
        grid.addWidget(Text(tr("photograph it all"), 13, 400, "mute", parent=well), 1, 0)
        grid.addWidget(self.seal, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self.copy, 0, 3, 2, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._content = Scrolled()
        self._list = QVBoxLayout(self._content)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._content)
        follow_focus(self._area)
        self.strength = Text("", 13, 500, parent=self)
        self._secret = Text(tr("The secret is shown when the deal is over."), 13, 400, "mute", wrap=True, parent=self)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.strength)
        words.addWidget(self._secret)
        self.order = SecondaryButton(tr("Change the order"), self)
        self.order.setAutoDefault(False)
        self.order.clicked.connect(lambda: self.chosen.emit(CHANGE_ORDER))
        self.deal = PrimaryButton(tr("Deal", note="button"), self)
        self.deal.clicked.connect(self._press)
        foot = QHBoxLayout()
        foot.setSpacing(10 - 2 * RING)
        foot.addLayout(words, 1)
        foot.addWidget(self.order)
        foot.addWidget(self.deal)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(SHADOW + AIR - RING, SHADOW + 14, SHADOW + AIR - RING, SHADOW + 14)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self._story)
        column.addWidget(well)
        column.addSpacing(2)
        column.addWidget(self._area)
        column.addSpacing(2)
        column.addLayout(foot)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(story)

    def _order_of_tabs(self) -> None:
        chain = [part for part in (self.field, self.deal, self.order, self.copy, self.how) if part is not None]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def point(self) -> QPoint:
        """Where the paper begins, without its shadow."""
        return self.pos() + QPoint(SHADOW, SHADOW)
