"""How do the table and a dock share the window? Beside each other, or the dock over the table where it is narrow."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.dock import OVER_WINDOW, REFLOW_WINDOW, Dock, dock_width
from dummywhist.ui.scene.table_view import TableView


class Central(QWidget):
    """The table view, and at most one dock at its right."""

    dock_changed = Signal(str)
    """The name of the dock that is open now, or ""."""

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.dock: Dock | None = None
        self.dock_name = ""
        view.setParent(self)

    def open_dock(self, name: str, dock: Dock) -> None:
        """Show ``dock`` at the right; another one is put away."""
        if self.dock is not None and self.dock is not dock:
            self.dock.hide()
        self.dock, self.dock_name = dock, name
        if dock.parentWidget() is not self:
            dock.setParent(self)
            dock.closed.connect(self.close_dock)
        self._place()
        dock.show()
        dock.raise_()
        self.dock_changed.emit(name)

    def close_dock(self) -> bool:
        """Put the dock away; return whether there was one."""
        dock, self.dock, self.dock_name = self.dock, None, ""
        if dock is None:
            return False
        had_focus = dock.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        dock.hide()
        self._place()
        if had_focus:
            self.view.setFocus()
        self.dock_changed.emit("")
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width, height = self.width(), self.height()
        if self.dock is None:
            self.view.setGeometry(0, 0, width, height)
            return
        over = width < (REFLOW_WINDOW if self.dock.reflows else OVER_WINDOW)
        self.dock.set_width(dock_width(width, self.dock.usual))
        self.dock.set_over(over)
        taken = min(self.dock.width(), width)
        self.dock.setGeometry(width - taken, 0, taken, height)
        self.view.setGeometry(0, 0, width if over else width - taken, height)
