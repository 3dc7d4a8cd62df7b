"""What stands beside the table? A panel at the right with a head, a part that scrolls, and a foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.controls.buttons import Button, IconButton
from dummywhist.ui.controls.labels import HairLine, Text, Title
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import tr

AIR = 20
GAP = 18
"""Between buttons side by side."""
NARROW_WINDOW = 1200
OVER_WINDOW = 1100
REFLOW_WINDOW = 960
"""From this width a dock that must not cover the table stands beside it."""


def dock_width(window: int, usual: int = SIZES.dock_rules) -> int:
    """How wide a dock is beside the table of a window of this width."""
    return min(usual, SIZES.dock_narrow) if usual != SIZES.dock_rules and window < NARROW_WINDOW else usual


class Dock(QFrame):
    """A panel at the right of the table. `head` and `body` are filled by its owner, the foot by `add_button`."""

    closed = Signal()
    reflows = False
    """Whether the table makes room also in a narrow window, for what it is about must be seen."""

    def __init__(self, title: str, subtitle: str = "", parent: QWidget | None = None, *, width: int = SIZES.dock_rules,
                 close_name: str = "") -> None:  # fmt: skip
        super().__init__(parent)
        self._width, self._over = width, False
        self._buttons: list[Button] = []
        self.usual = width
        self._shadows = Shadows(current().palette.shadow)
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
        self.content = QWidget(self)
        self.body = QVBoxLayout(self.content)
        self.body.setContentsMargins(AIR - RING, 4, AIR - RING, 8)
        self.body.setSpacing(6)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
    def over(self) -> bool:
        """Whether the dock lies over the table and casts a shadow on it."""
        return self._over

    def set_over(self, over: bool) -> None:
        """Lie over the table (its left margin then holds the shadow) or stand beside it."""
        self._over = over
        self._resize()
        self.update()

    def set_width(self, width: int) -> None:
        """Another width of the paper."""
        self._width = width
        self._resize()

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
        """Buttons that change their words, come or go may need another order."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._stack()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, a line at the left, and over the table a shadow."""
        theme, painter = current(), QPainter(self)
        p, left = theme.palette, self._margin()
        paper = QRectF(self.rect()).adjusted(left, 0, 0, 0)
        if left and not theme.high_contrast:
            blur = theme.sizes.panel_shadow
            self._shadows.paint(painter, paper.adjusted(0, -blur, blur, blur), 4, blur)
        painter.fillRect(paper, QColor(p.paper))
        painter.fillRect(QRectF(left, 0, max(1.0, p.outline), self.height()), QColor(p.rule))

    def _make_room(self, low: int, high: int) -> None:
        """The scroll bar takes its room from the margin, so that nothing moves when it comes."""
        bar = self._scroll.verticalScrollBar().sizeHint().width() if high > low else 0
        self.body.setContentsMargins(AIR - RING, 4, max(0, AIR - RING - bar), 8)

    def _margin(self) -> int:
        return current().sizes.panel_shadow if self._over else 0

    def _stack(self) -> None:
        shown = [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
        stacked = sum(shown) + GAP * (len(shown) - 1) > current().length(self._width - 2 * AIR)
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self.foot.direction() != way:
            self.foot.setDirection(way)
        self.foot.setSpacing(0 if stacked else GAP - 2 * RING)

    def _resize(self) -> None:
        self._stack()
        self.setFixedWidth(current().length(self._width) + self._margin())
        self._column.setContentsMargins(self._margin() + 1, 0, 0, 0)

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
