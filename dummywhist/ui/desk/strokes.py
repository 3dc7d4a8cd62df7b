"""Which keys and presses does the window hear? One gesture is one: neither a held key nor a double click acts twice."""

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from dummywhist.ui.controls.fresh import is_fresh

REPEATED: Final = frozenset({
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
})  # fmt: skip
"""The keys that go on while they are held: they lead somewhere, and do nothing there."""
DECIDES: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""The keys that are no part of what is typed, even in a field."""
PRESSES: Final = DECIDES | {Qt.Key.Key_Space}
"""The keys that press what has the focus."""
WRITTEN: Final = (QTextEdit, QPlainTextEdit)
"""Fields of many lines: Enter begins another one there, and decides nothing."""
TYPED: Final = (QLineEdit, QAbstractSpinBox, *WRITTEN)
PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
KEYS: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class Strokes(QObject):
    """Stands before a window: hears what the window system tells it, before shortcuts and widgets do.

    A key that is held down repeats itself. Where keys are moved or typed with, that is heard; any other is heard once,
    whatever has the focus. The second press of a double click is heard only by the widget that took the first. What
    has just come up takes no press and no key that decides. Shift+F10 is the Menu key, which many keyboards lack.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._let_go: tuple[int, int] | None = None
        self._pressed: QWidget | None = None
        self._swallows = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep back what belongs to a gesture that has been heard already."""
        kind = event.type()
        if kind in KEYS and isinstance(event, QKeyEvent):
            kept = (self._repeats(event) and not self._may_repeat(event)) or self._hasty(event)
            if kept:
                event.accept()  # else a shortcut would be looked for
            elif kind == QEvent.Type.KeyPress and _is_menu_key(event):
                # Qt finds what has the focus, and where it is, as it does for the Menu key.
                asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
                QApplication.sendEvent(watched, asked)
                return True
            return kept
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._let_go = (event.key(), event.timestamp())
        elif isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            return self._second(kind, event.position())
        return False

    def _repeats(self, event: QKeyEvent) -> bool:
        """Whether a key only goes on.

        X11 lets go of a held key and presses it again in the same millisecond. Qt does not always know that as a
        repetition, but no finger is so fast.
        """
        return event.isAutoRepeat() or (event.timestamp() > 0 and self._let_go == (event.key(), event.timestamp()))

    def _hasty(self, event: QKeyEvent) -> bool:
        """Whether a key decides something that nobody can have seen yet."""
        focus = QApplication.focusWidget()
        if isinstance(focus, WRITTEN) and not focus.isReadOnly() and event.modifiers() in PLAIN:
            return False
        typed = isinstance(focus, TYPED)
        return event.key() in (DECIDES if typed else PRESSES) and is_fresh(focus)

    def _may_repeat(self, event: QKeyEvent) -> bool:
        typed = isinstance(QApplication.focusWidget(), TYPED)
        return event.key() in REPEATED or (typed and event.key() not in DECIDES)

    def _second(self, kind: QEvent.Type, at: QPointF) -> bool:
        """Whether a press, or the release that belongs to it, is not for what lies there.

        It is the end of a double click on something else, or that has just come up.
        """
        if kind == QEvent.Type.MouseButtonPress:
            self._pressed = self._window.childAt(at.toPoint())
            self._swallows = is_fresh(self._pressed)
            return self._swallows
        elif kind == QEvent.Type.MouseButtonDblClick:
            there = self._window.childAt(at.toPoint())
            self._swallows = there is not self._pressed or is_fresh(there)
            return self._swallows
        elif kind == QEvent.Type.MouseButtonRelease and self._swallows:
            self._swallows = False
            return True
        return False


def _is_menu_key(event: QKeyEvent) -> bool:
    return event.keyCombination() == QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)
