"""What asks or informs before the play goes on? A sheet of paper over the dimmed window."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.controls.access import SheetAccess, tell_covered
from dummywhist.ui.controls.buttons import ENTER, Button, IconButton
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.fitting import Scrolled, follow_focus, lay_beside, scroll_by_key, settle
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.controls.labels import Text, Title
from dummywhist.ui.controls.paint import RING, draw_box
from dummywhist.ui.controls.reading import walk_round
from dummywhist.ui.theme import colour, current
from dummywhist.ui.tongues import tr

EDGE = 12  # least distance of a sheet from the window's edge
AIR = 28  # margin of paper at left and right
GAP = 10  # between buttons


class Sheet(QDialog):
    """A dialog drawn inside its window, so that it looks and works the same on every desktop.

    The window behind is dimmed and takes no key and no click. Esc and the cross reject. The safest button has the
    focus at first, and the widget that had it before gets it back. Whatever is made anew behind it, the focus stays
    in it: a focus that goes elsewhere in the window, or is lost, comes back at once.
    """

    def __init__(self, host: QWidget, title: str, subtitle: str = "", *, width: int = 820, height: int = 0,
                 close_name: str = "", motion: int = 0) -> None:  # fmt: skip
        super().__init__(host.window())
        self.setWindowFlags(Qt.WindowType.Widget)
        self._window = host.window()
        self.setObjectName("sheet")
        self.setAccessibleName(title)
        self.hide()
        self._width, self._height = width, height
        self._before: QWidget | None = None
        self._safe: QWidget | None = None
        self._held: QWidget | None = None
        self._watching = False
        self._menu: QWidget | None = None
        self._shown = 1.0
        self._shadows = Shadows(current().palette.shadow)
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(motion)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._advance)

        self.panel = QWidget(self)
        self.title = Title(title, 29, self.panel)
        self.subtitle = Text(subtitle, 13, tone="mute", wrap=True, parent=self.panel)
        self.subtitle.setVisible(bool(subtitle))
        self.cross = IconButton("close", close_name or tr("Close"), self.panel, side=36)
        self.cross.clicked.connect(self.reject)
        self.content = Scrolled(self.panel)
        self.body = QVBoxLayout(self.content)
        self.body.setContentsMargins(AIR - RING, 2, AIR - RING, 2)
        self.body.setSpacing(8)
        self._scroll = QScrollArea(self.panel)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        follow_focus(self._scroll)
        self._scroll.setWidget(self.content)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._make_room)
        self.note = Text("", 12, tone="mute", parent=self.panel)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(GAP - 2 * RING)
        self._foot = QHBoxLayout()
        self._column = QVBoxLayout(self.panel)
        self._compose()

    def access(self) -> SheetAccess:
        """A modal dialog, although it is drawn inside its window."""
        return SheetAccess(self)

    def covers(self, widget: QWidget) -> bool:
        """Return whether a widget of its window lies behind it."""
        return self.isVisible() and not self.isAncestorOf(widget)

    # ---- filling ----

    def scroll_across(self, policy: Qt.ScrollBarPolicy) -> None:
        """Say when there is a bar along the foot."""
        self._scroll.setHorizontalScrollBarPolicy(policy)

    def add_button(self, button: Button, *, safe: bool = False, press_closes: int | None = None) -> Button:
        """A button at the foot, left to right. The safe one has the focus first. `press_closes` is the sheet's result
        when that button is pressed; None leaves it open.
        """
        button.setParent(self.panel)
        self.buttons.addWidget(button)
        if safe or self._safe is None:
            self._safe = button
        if press_closes is not None:
            button.clicked.connect(lambda: self.done(press_closes))
        return button

    def set_safe(self, widget: QWidget) -> None:
        """What has the focus when the sheet opens."""
        self._safe = widget

    def set_title(self, title: str, subtitle: str | None = None) -> None:
        """Other words at the head."""
        self.title.setText(title)
        self.title.updateGeometry()
        self.setAccessibleName(title)
        if subtitle is not None:
            self.subtitle.setText(subtitle)
            self.subtitle.setVisible(bool(subtitle))

    def set_note(self, note: str) -> None:
        """Quiet words at the left of the foot."""
        self.note.setText(note)
        if self.isVisible():
            self._stack(self.panel.width())

    def bring_up(self, part: QWidget) -> None:
        """Show a part of the body that was hidden: the panel grows for it, or scrolls to it where it cannot."""
        part.show()
        settle(self.panel)
        self._place()
        self._scroll.ensureWidgetVisible(part, 0, 0)

    def grow(self) -> None:
        """Let the panel grow for what has come into it, downwards while there is room; it does not shrink again."""
        if not self.isVisible():
            return
        settle(self.panel)
        room, box = self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE), self.panel.geometry()
        wanted = min(self._wanted_height(box.width()), room.height())
        if wanted > box.height():
            box.setHeight(wanted)
            box.moveBottom(min(box.bottom(), room.bottom()))
            self.panel.setGeometry(box)
            self.update()

    def arrange(self, width: int) -> None:
        """Order what is in it for a panel ``width`` px wide; by itself nothing changes."""

    # ---- opening and closing ----

    def open(self) -> None:
        """Lay the sheet over the window."""
        self._before = QApplication.focusWidget()
        window = self._window
        window.installEventFilter(self)
        self._menu = window.menuWidget() if isinstance(window, QMainWindow) else None
        if self._menu is not None and not self._menu.isEnabled():
            self._menu = None  # a sheet below has taken it already, and gives it back
        if self._menu is not None:
            self._menu.setEnabled(False)
        self.setGeometry(window.rect())
        came_up(self)
        self.show()
        self.raise_()
        settle(self.panel)
        self._place()
        self._held = None
        self._watches(True)
        self._take_focus()
        self._settle_behind()
        if self._motion.duration():
            self._motion.setStartValue(0.0)
            self._motion.setEndValue(1.0)
            self._motion.start()

    def done(self, result: int) -> None:
        """Lift the sheet; the focus goes back to where it was."""
        self._motion.stop()
        self._shown = 1.0
        self._window.removeEventFilter(self)
        self._watches(False)
        self.hide()
        if self._menu is not None and isValid(self._menu):
            self._menu.setEnabled(True)
        if isValid(self._window):
            self._settle_behind()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isValid(self._window):
            self._window.setFocus(Qt.FocusReason.OtherFocusReason)
        super().done(result)  # last: a slot of the signal may open the next sheet

    def _settle_behind(self) -> None:
        """What lies behind can be used again, or no longer."""
        for dock in self._window.findChildren(Dock):
            dock.settle_behind()
        tell_covered(self._window)

    def finish_motion(self) -> None:
        """Jump to the end of the opening."""
        self._motion.stop()
        self._advance(1.0)

    # ---- keys and clicks stay inside ----

    def _watches(self, on: bool) -> None:
        """Follow the focus of the program, or no longer."""
        if on != self._watching:
            self._watching = on
            moved = _application().focusChanged
            moved.connect(self._keep_focus) if on else moved.disconnect(self._keep_focus)

    def _keep_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Remember what has the focus here; take it back from the window behind, and when it is lost."""
        if not isValid(self._window):
            return  # the window goes, and its sheets after it
        if now is not None and self.isAncestorOf(now):
            self._held = now
        elif self.isVisible() and (self._window.isActiveWindow() if now is None else self._is_behind(now)):
            self._take_focus()

    def _is_behind(self, widget: QWidget) -> bool:
        """Whether a widget belongs to the window behind: not to a menu, to another window, to a sheet above this."""
        above: QWidget | None = widget
        while above is not None and above is not self._window:
            if isinstance(above, Sheet) or above.isWindow():
                return False
            above = above.parentWidget()
        return above is not None

    def _take_focus(self) -> None:
        """Give the focus to what had it here, to the safest button at first."""
        for widget in (self._held, self._safe, self.cross):
            if widget is not None and isValid(widget) and self.isAncestorOf(widget) and _takes_keys(widget):
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def event(self, event: QEvent) -> bool:
        """Keys belong to the sheet: shortcuts of the window behind stay silent."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc rejects, Enter presses the default button, Page Up and Page Down scroll, nothing else gets through."""
        if event.key() in ENTER:
            self._press_default()
        elif not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)
        event.accept()

    def _press_default(self) -> None:
        """Press the default button of the foot: only windows of their own are known to the toolkit as dialogs."""
        for button in self.panel.findChildren(Button):
            if self.buttons.indexOf(button) >= 0 and button.isDefault() and button.isVisible():
                button.click()
                return

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Nothing gets through."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the sheet does nothing."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click beside the sheet does nothing."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A click beside the sheet does nothing."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the sheet only."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet, in the order in which it is read."""
        return walk_round(self, forward)

    # ---- place and paint ----

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
            self._place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the panel out."""
        super().showEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The veil, the shadow, the paper."""
        theme, painter = current(), QPainter(self)
        p, paper = theme.palette, QRectF(self.panel.geometry())
        painter.fillRect(self.rect(), colour(p.veil, p.veil_alpha * self._shown))
        if not theme.high_contrast:
            self._shadows.paint(painter, paper, theme.sizes.sheet_radius, theme.sizes.sheet_shadow, 6)
        draw_box(
            painter, paper, theme.sizes.sheet_radius, p.paper, p.border if theme.high_contrast else None, p.outline
        )

    def _compose(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        head = QHBoxLayout()
        head.setContentsMargins(AIR - RING, 14, 12, 10)
        head.addLayout(words, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        foot = self._foot
        foot.setContentsMargins(AIR - RING, 8, AIR - RING, 16 - RING)
        foot.setSpacing(12)
        foot.addWidget(self.note, 1)
        foot.addLayout(self.buttons)
        column = self._column
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addLayout(foot)

    def _place(self) -> None:
        """Set the panel in the middle, no larger than the window lets it be."""
        room = self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        width = min(current().length(self._width), room.width())
        self._stack(width)
        self.arrange(width)
        height = min(max(current().length(self._height), self._wanted_height(width)), room.height())
        box = QRect(0, 0, width, height)
        box.moveCenter(room.center() + QPoint(0, round((1 - self._shown) * 14)))
        box.moveTop(max(box.top(), EDGE))
        self.panel.setGeometry(box)
        self.update()

    def _wanted_height(self, width: int) -> int:
        inner, outer = self.body, self._column
        inner.activate()
        outer.activate()
        content = inner.totalHeightForWidth(width) if inner.hasHeightForWidth() else inner.totalSizeHint().height()
        frame = outer.totalHeightForWidth(width) if outer.hasHeightForWidth() else outer.totalSizeHint().height()
        return frame - self._scroll.sizeHint().height() + content

    def inner(self, width: int) -> int:
        """Return what a panel ``width`` px wide leaves for its content, beside a scroll bar too, px."""
        return width - 2 * (AIR - RING)

    def _stack(self, width: int) -> None:
        """Set the note over the buttons, and they one under another, where a panel ``width`` px wide has no room."""
        items = [self.buttons.itemAt(place) for place in range(self.buttons.count())]
        buttons = [button for item in items if item is not None and (button := item.widget()) is not None]
        shown = [button.sizeHint().width() for button in buttons if not button.isHidden()]
        room, gap = self.inner(width), self.buttons.spacing()
        needed = sum(shown) + gap * max(0, len(shown) - 1)
        beside = needed <= room
        lay_beside(self.buttons, beside)
        self.note.setWordWrap(False)
        noted = self.note.sizeHint().width() if self.note.text() else 0
        lay_beside(self._foot, needed + self._foot.spacing() + noted <= room)
        self.note.setWordWrap(noted > room)
        self.note.setVisible(bool(noted) or self._foot.direction() == QBoxLayout.Direction.LeftToRight)
        self._foot.setAlignment(self.buttons, Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag(0))

    def _make_room(self, low: int, high: int) -> None:
        """The scroll bar takes its room from the margin, so that nothing moves when it comes."""
        bar = self._scroll.verticalScrollBar().sizeHint().width() if high > low else 0
        self.body.setContentsMargins(AIR - RING, 2, max(0, AIR - RING - bar), 2)

    def _advance(self, share: float) -> None:
        self._shown = share
        self._place()


def _application() -> QApplication:
    program = QApplication.instance()
    assert isinstance(program, QApplication)
    return program


def _takes_keys(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()
