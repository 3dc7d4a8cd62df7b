"""What stands beside the table, under it, or over it? A panel with a head, a part that scrolls, and a foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.access import covered
from dummywhist.ui.controls.buttons import Button, IconButton, LinkButton
from dummywhist.ui.controls.fitting import Scrolled, follow_focus, lay_beside, scroll_by_key, settle
from dummywhist.ui.controls.labels import HairLine, Text, Title
from dummywhist.ui.controls.paint import RING, draw_box
from dummywhist.ui.controls.reading import walk_round
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import tr

AIR = 20
GAP = 18
"""Between buttons side by side."""
NARROW_WINDOW = 1200
TOP = 13
"""Over the title, px."""
SLIM = 5
"""Over and under what a folded dock shows, px."""
LEAST_BODY = 56
"""Of the part that scrolls, px at text scale 1: less would show nothing of it."""


def dock_width(window: int, usual: int = SIZES.dock_rules, narrow: int = SIZES.dock_narrow) -> int:
    """How wide a dock is beside the table of a window of this width."""
    return min(usual, narrow) if usual != SIZES.dock_rules and window < NARROW_WINDOW else usual


class Dock(QFrame):
    """A panel at the right of the table, or at its foot where there is no room at the right.

    `head` and `body` are filled by its owner, the foot by `add_button`. With `set_brief` it can fold to a strip at the
    foot that shows only that, and a button that asks for the rest.
    """

    closed = Signal()
    more_wanted = Signal(bool)
    """All of a folded dock is wanted, or no longer."""

    def __init__(self, title: str, subtitle: str = "", parent: QWidget | None = None, *, width: int = SIZES.dock_rules,
                 narrow: int = SIZES.dock_narrow, close_name: str = "") -> None:  # fmt: skip
        super().__init__(parent)
        self._width, self._across = width, 0
        self._folded = self._over = False
        self.gap = GAP
        """Between buttons side by side, px."""
        self.with_table = False
        """Whether it is of use only beside a table that can be played at."""
        self._buttons: list[Button] = []
        self.usual, self.narrow = width, narrow
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.title = Title(title, 24, self)
        self.subtitle = Text(subtitle, 12, tone="mute", wrap=True, parent=self)
        self.subtitle.setVisible(bool(subtitle))
        self.brief: QWidget | None = None
        self.more = LinkButton(tr("More"), self)
        self.more.clicked.connect(lambda _checked=False: self.more_wanted.emit(self._folded))
        self.more.hide()
        self.cross = IconButton("close", close_name or tr("Close"), self, side=30, glyph=22)
        self.cross.clicked.connect(self.dismiss)
        self._headed = QWidget(self)
        self.head = QVBoxLayout(self._headed)
        self.head.setContentsMargins(AIR - RING, 4, AIR - RING, 4)
        self.head.setSpacing(4)
        self.content = Scrolled(self)
        self.body = QVBoxLayout(self.content)
        self.body.setContentsMargins(AIR - RING, 4, AIR - RING, 8)
        self.body.setSpacing(6)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        follow_focus(self._scroll)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.content)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._make_room)
        self._line = HairLine(self, inset=0)
        self._footed = QWidget(self)
        self._foot_rows = QVBoxLayout(self._footed)
        self._foot_rows.setContentsMargins(0, 0, 0, 0)
        self._foot_rows.setSpacing(0)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(0, 0, 0, 0)
        self._foot_rows.addLayout(self.foot)
        self._words = QWidget(self)
        self._top = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._compose()
        self._fold()
        self._resize()

    @property
    def across(self) -> bool:
        """Whether the dock lies at the foot, across the whole window."""
        return self._across > 0

    @property
    def folded(self) -> bool:
        """Whether it shows only what is said in brief."""
        return self._folded

    @property
    def over(self) -> bool:
        """Whether it lies over the table, as a sheet from the foot."""
        return self._over

    def set_brief(self, brief: QWidget) -> None:
        """What it shows when it is folded to a strip."""
        self.brief = brief
        self._top.insertWidget(1, brief, 1)
        self._fold()

    def set_width(self, width: int) -> None:
        """Stand at the right of the table, so wide at text scale 1."""
        self._width, self._across, self._folded, self._over = width, 0, False, False
        self._fold()
        self._resize()

    def lie_across(self, width: int, *, folded: bool = False, over: bool = False) -> None:
        """Lie at the foot of the table, across the window, so many px wide: whole or folded, or over the table."""
        self._across, self._folded, self._over = width, folded, over
        self._fold()
        self._resize()

    def offer_less(self, offered: bool) -> None:
        """Offer to fold what was unfolded, beside the button that closes it."""
        self.more.setVisible(offered or self._folded)
        self.more.setText(tr("More") if self._folded else tr("Less"))

    def heights_across(self, width: int) -> tuple[int, int, int]:
        """How high it is across a window ``width`` px wide, px.

        At least, with a little of what scrolls; whole; and folded, 0 if it does not fold.
        """
        body = self.body
        frame = 1 + TOP + max(self._words.sizeHint().height(), self.cross.sizeHint().height())
        if self.head.count():
            frame += self._headed.sizeHint().height()
        if self._buttons:
            frame += self._line.height() + self._footed.sizeHint().height()
        if not self.content.isVisible():
            settle(self.content)  # what a folded dock does not show may have got other words
        whole = body.totalHeightForWidth(width) if body.hasHeightForWidth() else body.totalSizeHint().height()
        return frame + current().length(LEAST_BODY), frame + whole, self._height_folded(width)

    def brief_height(self, width: int) -> int:
        """How high what is said in brief is at this width, px."""
        brief = self.brief
        if brief is None:
            return 0
        return brief.heightForWidth(width) if brief.hasHeightForWidth() else brief.sizeHint().height()

    def _height_folded(self, width: int) -> int:
        if self.brief is None:
            return 0
        margins, sides = self._margins(folded=True), self.more.sizeHint().width() + self.cross.sizeHint().width()
        room = width - margins[0] - margins[2] - sides - 2 * self._top.spacing()
        inside = max(self.brief_height(room), self.more.sizeHint().height(), self.cross.sizeHint().height())
        return 1 + margins[1] + inside + margins[3]

    def add_button(self, button: Button) -> Button:
        """A button at the foot; all share the width, or stand one above the other where they have no room for that."""
        button.setParent(self)
        button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.foot.setContentsMargins(AIR - RING, 9, AIR - RING, 6)
        self.foot.addWidget(button, 1)
        self._buttons.append(button)
        self._fold()
        self._stack()
        return button

    def add_wide(self, button: Button) -> Button:
        """A button over those at the foot, as wide as all of them."""
        button.setParent(self)
        button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout()
        row.setContentsMargins(AIR - RING, 9, AIR - RING, 0)
        row.addWidget(button)
        self._foot_rows.insertLayout(0, row)
        return button

    def scroll_to(self, widget: QWidget) -> None:
        """Bring a part into sight."""
        self._scroll.ensureWidgetVisible(widget, 0, 24)

    def dismiss(self) -> None:
        """Ask to be put away."""
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        """Buttons that change their words, come or go may need another order, before the dock is first painted too."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._stack()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Behind a sheet nothing in it can be used."""
        super().showEvent(event)
        self.settle_behind()

    def settle_behind(self) -> None:
        """Let it be used, or not while a sheet lies over it: lists and numbers too, whatever asks for their state."""
        self.setEnabled(not covered(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away; Page Up and Page Down scroll."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        if scroll_by_key(self._scroll, event):
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Over the table Tab goes round within it."""
        return walk_round(self, forward) if self._over else super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, and a line where the table ends; over the table a sheet with round corners."""
        painter, theme = QPainter(self), current()
        p, paper = theme.palette, QRectF(self.rect())
        line = max(1.0, p.outline)
        if self._over:
            radius = theme.sizes.sheet_radius
            draw_box(painter, paper.adjusted(0, 0, 0, radius), radius, p.paper, p.rule, line)
            return
        painter.fillRect(paper, QColor(p.paper))
        edge = QRectF(0, 0, self.width(), line) if self.across else QRectF(0, 0, line, self.height())
        painter.fillRect(edge, QColor(p.rule))

    def _make_room(self, low: int, high: int) -> None:
        """The scroll bar takes its room from the margin, so that nothing moves when it comes."""
        bar = self._scroll.verticalScrollBar().sizeHint().width() if high > low else 0
        self.body.setContentsMargins(AIR - RING, 4, max(0, AIR - RING - bar), 8)

    def _stack(self) -> None:
        shown = [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
        room = (self._across or current().length(self._width)) - current().length(2 * AIR)
        stacked = sum(shown) + self.gap * (len(shown) - 1) > room
        lay_beside(self.foot, not stacked)
        between = 0 if stacked else self.gap - 2 * RING
        if self.foot.spacing() != between:  # setting it asks for a layout, and so for this again
            self.foot.setSpacing(between)

    def _resize(self) -> None:
        self._stack()
        self.setFixedWidth(self._across or current().length(self._width))
        self._column.setContentsMargins(0 if self.across else 1, 1 if self.across else 0, 0, 0)

    def _margins(self, *, folded: bool) -> tuple[int, int, int, int]:
        """Around the words at the top and the cross, px."""
        return (AIR - RING, SLIM, AIR - 15, SLIM) if folded else (AIR - 2, TOP, AIR - 15, 0)

    def _fold(self) -> None:
        """Show what belongs to its form."""
        whole = not self._folded
        if self.brief is not None:
            self.brief.setVisible(self._folded)
        self.more.setVisible(self._folded)
        self._top.setContentsMargins(*self._margins(folded=self._folded))
        self._top.setAlignment(self.cross, Qt.AlignmentFlag.AlignTop if whole else Qt.AlignmentFlag.AlignVCenter)
        self._words.setVisible(whole)
        self._headed.setVisible(whole and self.head.count() > 0)
        self._scroll.setVisible(whole)
        self._line.setVisible(whole and bool(self._buttons))
        self._footed.setVisible(whole and bool(self._buttons))

    def _compose(self) -> None:
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self._top.addWidget(self._words, 1)
        self._top.addWidget(self.more, 0, Qt.AlignmentFlag.AlignVCenter)
        self._top.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        column = self._column
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(self._headed)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._line)
        column.addWidget(self._footed)
