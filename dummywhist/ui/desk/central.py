"""Where do the table and a dock lie in the window? As the layout shares it; a dock slides in and out, and unfolds.

A room takes the whole place of both.
"""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPoint, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.dock import Dock, dock_width
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.controls.room import Room
from dummywhist.ui.scene.layout.docks import Heights, share
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.theme import CLOTHS, colour, current


class Veil(QWidget):
    """Dims the table under a dock that lies over it; a click on it does nothing."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The veil of a sheet."""
        p = current().palette
        QPainter(self).fillRect(self.rect(), colour(p.veil, p.veil_alpha))


class Central(QWidget):
    """The table view, and at most one dock at its right or its foot. ``motion``: how long a dock slides, ms."""

    dock_changed = Signal(str)
    """The name of the dock that is open now, or ""."""
    room_changed = Signal(bool)
    """Whether a room has taken the place of the table."""
    covered_changed = Signal(bool)
    """Whether a dock lies over the table, where nothing can be done then."""

    def __init__(self, view: TableView, parent: QWidget | None = None, motion: Callable[[], int] = lambda: 0) -> None:
        super().__init__(parent)
        self.view = view
        self.dock: Dock | None = None
        self.dock_name = ""
        self.room: Room | None = None
        self.motion = motion
        self._unfolded = False
        """Whether all of a dock is wanted that could be a strip."""
        self._leaving: Dock | None = None
        self._rest = QRect()
        """Where the dock lies, or lay before it was put away."""
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._slid)
        self._slide.finished.connect(self._gone)
        view.setParent(self)
        self._veil = Veil(self)
        self._veil.hide()

    @property
    def covered(self) -> bool:
        """Whether a dock or a room lies over the table, where nothing can be done then."""
        return not self.view.isEnabled()

    def open_dock(self, name: str, dock: Dock) -> None:
        """Show ``dock``; another one is put away."""
        self.finish_motion()
        before = self.dock
        if before is not dock:
            self._unfolded = False
            if before is not None:
                before.hide()
        self.dock, self.dock_name = dock, name
        if dock.parentWidget() is not self:
            dock.setParent(self)
            dock.closed.connect(self.close_dock)
            dock.more_wanted.connect(self._unfold)
        self.place()
        if dock.isHidden():
            came_up(dock)
        dock.show()
        dock.raise_()
        if before is None:
            self._start(1.0, 0.0)
        self.dock_changed.emit(name)

    def close_dock(self) -> bool:
        """Put the dock away; return whether there was one."""
        self.finish_motion()
        dock, self.dock, self.dock_name = self.dock, None, ""
        if dock is None:
            return False
        had_focus = dock.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self._leaving, self._unfolded = dock, False
        self.place()
        if had_focus:
            self.take_focus()
        if not self._start(0.0, 1.0):
            self._gone()
        self.dock_changed.emit("")
        return True

    def open_room(self, room: Room) -> None:
        """Let ``room`` take the place of the table and of its dock, or of another room."""
        self.close_dock()
        self.finish_motion()
        before, self.room = self.room, room
        if room.parent() is not self:
            room.setParent(self)
        self.place()
        room.show()
        room.raise_()
        self.view.hide()
        if before is not None:
            before.hide()
        self.room_changed.emit(True)

    def close_room(self) -> None:
        """Show the table again."""
        room, self.room = self.room, None
        self.view.show()
        self.place()
        if room is not None:
            room.hide()
        self.take_focus()
        self.room_changed.emit(False)

    def take_focus(self) -> None:
        """Bring the keyboard to the table, or to the dock or the room that lies over it."""
        if self.room is not None:
            self.room.take_focus()
            return
        dock = self.dock
        part = self.view if dock is None or not self.covered else dock.cross
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish_motion(self) -> None:
        """Jump to the end of what slides."""
        if self._slide.state() == QVariantAnimation.State.Running:
            self._slide.stop()
        self._gone()
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.finish_motion()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, where a dock comes and the table has made room already."""
        QPainter(self).fillRect(self.rect(), QColor(CLOTHS[self.view.looks.cloth].edge))

    # ---- motion ----

    def _start(self, begin: float, end: float) -> bool:
        """Let the dock slide from ``begin`` to ``end``, shares of its own size out of the window; whether it does."""
        duration = self.motion() if self.isVisible() else 0
        if duration <= 0:
            return False
        self._slide.setDuration(duration)
        self._slide.setStartValue(begin)
        self._slide.setEndValue(end)
        self._slide.start()
        return True

    def _slid(self, out: float) -> None:
        dock = self._leaving or self.dock
        if dock is None:
            return
        rest = self._rest
        away = QPoint(0, round(rest.height() * out)) if dock.across else QPoint(round(rest.width() * out), 0)
        dock.move(rest.topLeft() + away)

    def _gone(self) -> None:
        dock, self._leaving = self._leaving, None
        if dock is not None:
            dock.hide()

    # ---- place ----

    def place(self) -> None:
        """Share the room between the table and the dock, as what the dock says asks now."""
        width, height, dock = self.width(), self.height(), self.dock
        if self.room is not None:
            self.room.setGeometry(0, 0, width, height)
            self.view.setGeometry(0, 0, width, height)
            self._cover(None)
            return
        if dock is None:
            self._cover(None)
            self.view.setGeometry(0, 0, width, height)
            return
        usual = dock_width(width, dock.usual, dock.narrow)
        least, whole, strip = dock.heights_across(width)
        heights = Heights(least, whole, 0 if self._unfolded else strip)
        shared = share(
            width, height, current().length(usual), heights, current().fonts.scale, with_table=dock.with_table
        )
        if shared.way == "beside":
            dock.set_width(usual)
        else:
            dock.lie_across(width, folded=shared.way == "strip", over=shared.way == "over")
            dock.offer_less(self._unfolded)
        self._rest = _rounded(shared.dock)
        dock.setGeometry(self._rest)
        self._cover(dock if shared.way == "over" else None)
        self.view.setGeometry(_rounded(shared.table))

    def _unfold(self, wanted: bool) -> None:
        self._unfolded = wanted
        self.finish_motion()

    def _cover(self, dock: Dock | None) -> None:
        """Take the keys from the table while a dock lies over it: no card is played that is not seen."""
        focus, covered = self.focusWidget(), self.covered
        if dock is not None and (focus is self.view or self.view.isAncestorOf(focus)):
            dock.cross.setFocus(Qt.FocusReason.OtherFocusReason)
        self.view.setEnabled(dock is None and self.room is None)
        self._veil.setVisible(dock is not None)
        if dock is not None:
            self._veil.setGeometry(self.rect())
            self._veil.raise_()
            dock.raise_()
        if covered != self.covered:
            self.covered_changed.emit(self.covered)


def _rounded(rect: Rect) -> QRect:
    x, y = round(rect.x), round(rect.y)
    return QRect(x, y, round(rect.right) - x, round(rect.bottom) - y)
