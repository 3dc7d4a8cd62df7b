"""What stands beside the table, or under it? A panel with a head, a part that scrolls, and a foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import Button, IconButton
from dummywhist.ui.controls.fitting import Scrolled, follow_focus, lay_beside, scroll_by_key
from dummywhist.ui.controls.labels import HairLine, Text, Title
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import tr

AIR = 20
GAP = 18
"""Between buttons side by side."""
NARROW_WINDOW = 1200
LEAST_BODY = 56
"""Of the part that scrolls, px at text scale 1: less would show nothing of it."""


def dock_width(window: int, usual: int = SIZES.dock_rules) -> int:
    """How wide a dock is beside the table of a window of this width."""
    return min(usual, SIZES.dock_narrow) if usual != SIZES.dock_rules and window < NARROW_WINDOW else usual


class Dock(QFrame):
    """A panel at the right of the table, or at its foot where there is no room at the right.

    `head` and `body` are filled by its owner, the foot by `add_button`.
    """

    closed = Signal()

    def __init__(self, title: str, subtitle: str = "", parent: QWidget | None = None, *, width: int = SIZES.dock_rules,
                 close_name: str = "") -> None:  # fmt: skip
        super().__init__(parent)
        self._width, self._across = width, 0
        self._buttons: list[Button] = []
        self.usual = width
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.title = Title(title, 24, self)
        self.subtitle = Text(subtitle, 12, tone="mute", wrap=True, parent=self)
        self.subtitle.setVisible(bool(subtitle))
        self.cross = IconButton("close", close_name or tr("Close"), self, side=30, glyph=22)
        self.cross.clicked.connect(self.dismiss)
        self.head = QVBoxLayout()
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
        self._line.hide()
        self.foot = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._compose()
        self._resize()

    @property
    def across(self) -> bool:
        """Whether the dock lies at the foot, across the whole window."""
        return self._across > 0

    def set_width(self, width: int) -> None:
        """Stand at the right of the table, so wide at text scale 1."""
        self._width, self._across = width, 0
        self._resize()

    def lie_across(self, width: int) -> None:
        """Lie at the foot of the table, across the window, so many px wide."""
        self._across = width
        self._resize()

    def heights_across(self, width: int) -> tuple[int, int]:
        """How high it is across a window ``width`` px wide, px: at least, with a little of what scrolls, and whole."""
        body, column = self.body, self._column
        frame = column.totalSizeHint().height() - self._scroll.sizeHint().height()
        whole = body.totalHeightForWidth(width) if body.hasHeightForWidth() else body.totalSizeHint().height()
        return frame + current().length(LEAST_BODY), frame + whole

    def add_button(self, button: Button) -> Button:
        """A button at the foot; all share the width, or stand one above the other where they have no room for that."""
        button.setParent(self)
        button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.foot.setContentsMargins(AIR - RING, 9, AIR - RING, 6)
        self.foot.addWidget(button, 1)
        self._line.show()
        self._buttons.append(button)
        self._stack()
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away; Page Up and Page Down scroll."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        if scroll_by_key(self._scroll, event):
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, and a line where the table ends."""
        painter, p = QPainter(self), current().palette
        paper, line = QRectF(self.rect()), max(1.0, p.outline)
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
        stacked = sum(shown) + GAP * (len(shown) - 1) > room
        lay_beside(self.foot, not stacked)
        self.foot.setSpacing(0 if stacked else GAP - 2 * RING)

    def _resize(self) -> None:
        self._stack()
        self.setFixedWidth(self._across or current().length(self._width))
        self._column.setContentsMargins(0 if self.across else 1, 1 if self.across else 0, 0, 0)

    def _compose(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        top = QHBoxLayout()
        top.setContentsMargins(AIR - 2, 13, AIR - 15, 0)
        top.addLayout(words, 1)
        top.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        column = self._column
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(self.head)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._line)
        column.addLayout(self.foot)
