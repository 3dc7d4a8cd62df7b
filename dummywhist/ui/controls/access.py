"""How do our controls speak to assistive technology, where Qt's own way is not ours?

Qt's default action for whatever can be checked is Toggle, which changes the mark and tells nobody that it was pressed.
Here Toggle and Press both go the way of a click.

Qt asks for an interface as soon as a text is set, and an object that is still in Qt's own constructor must not reach
Python: our widgets set their words after it, never through it.
"""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QCheckBox,
    QDialog,
    QMenu,
    QPushButton,
    QRadioButton,
    QWidget,
)

from dummywhist.ui.controls.mnemonics import unmarked

PRESS: Final = "Press"
TOGGLE: Final = "Toggle"
SHOW_MENU: Final = "ShowMenu"
HERE: Final = Qt.FindChildOption.FindDirectChildrenOnly


@runtime_checkable
class Speaking(Protocol):
    """A widget that says itself how it is told of."""

    def access(self) -> QAccessibleInterface:
        """Return its interface; Qt keeps it and deletes it with the widget."""


@runtime_checkable
class Covering(Protocol):
    """A sheet over a window."""

    def covers(self, widget: QWidget) -> bool:
        """Return whether a widget lies behind it, and cannot be used."""


def covered(widget: QWidget) -> bool:
    """Return whether a widget lies behind a sheet."""
    dialogs = widget.window().findChildren(QDialog, options=HERE)
    return any(isinstance(dialog, Covering) and dialog.covers(widget) for dialog in dialogs)


class ButtonAccess(QAccessibleWidget):
    """A button, checkable or not: every action of it is a click."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._button = button

    def role(self) -> QAccessible.Role:
        """By its looks; a button may be given an action that can be checked later."""
        if isinstance(self._button, QRadioButton):
            return QAccessible.Role.RadioButton
        if isinstance(self._button, QCheckBox) or self._button.isCheckable():
            return QAccessible.Role.CheckBox
        return QAccessible.Role.Button

    def offers(self) -> bool:
        """Whether a press does what the button says, if no sheet lies over it."""
        return self._button.isEnabled()

    def _can_be_used(self) -> bool:
        return self.offers() and not covered(self._button)

    def text(self, kind: QAccessible.Text) -> str:
        """The words on it where no other name was given."""
        said = super().text(kind)
        if kind == QAccessible.Text.Name and not said:
            return unmarked(self._button.text())
        return said

    def state(self) -> QAccessible.State:
        """With its mark."""
        state, button = super().state(), self._button
        state.disabled = int(not self._can_be_used())
        state.checkable = int(button.isCheckable())
        state.checked = int(button.isChecked())
        state.pressed = int(button.isDown())
        state.defaultButton = int(isinstance(button, QPushButton) and button.isDefault())
        return state

    def actionNames(self) -> list[str]:
        """Press, or Toggle first where there is a mark; nothing is offered that would be refused."""
        rest: list[str] = super().actionNames()
        if not self._can_be_used():
            return rest
        return [*((TOGGLE, PRESS) if self._button.isCheckable() else (PRESS,)), *rest]

    def doAction(self, action: str) -> None:
        """Click: at once after the answer, for what follows may wait for more of the bus."""
        if action in (PRESS, TOGGLE):
            if covered(self._button):
                return
            QTimer.singleShot(0, self._button, self._button.click)
        else:
            super().doAction(action)


class SheetAccess(QAccessibleWidget):
    """A sheet over the window: a dialog, and nothing behind it can be used."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet, QAccessible.Role.Dialog)

    def state(self) -> QAccessible.State:
        """Modal."""
        state = super().state()
        state.modal = 1
        return state


class WindowAccess(QAccessibleWidget):
    """A window whose context menus are found in it: Qt's own tree leaves out every menu that no other menu opens."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, QAccessible.Role.Window)
        self._window = window

    def _menus(self) -> list[QMenu]:
        return [menu for menu in self._window.findChildren(QMenu, options=HERE) if menu.isVisible()]

    def childCount(self) -> int:
        """With the menus."""
        return int(super().childCount()) + len(self._menus())

    def child(self, index: int) -> QAccessibleInterface:
        """The menus come last."""
        parts, menus = int(super().childCount()), self._menus()
        if parts <= index < parts + len(menus):
            return QAccessible.queryAccessibleInterface(menus[index - parts])
        return super().child(index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where one of them is; -1: nowhere."""
        for place, menu in enumerate(self._menus()):
            if child.object() is menu:
                return int(super().childCount()) + place
        return int(super().indexOfChild(child))


def tell_covered(window: QWidget) -> None:
    """A sheet has come over a window, or has gone: let assistive technology look again at the buttons behind it."""
    if QAccessible.isActive():
        for button in window.findChildren(QAbstractButton):
            tell_enabled(button)


def tell_enabled(widget: QWidget) -> None:
    """Let assistive technology look again whether something can be done with a widget."""
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.disabled = 1
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(widget, changed))


def tell_description(widget: QWidget) -> None:
    """Let assistive technology read the description of a widget again."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))


def _access_of(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Speaking):
        return thing.access()
    if isinstance(thing, QAbstractButton) and thing.isCheckable():
        return ButtonAccess(thing)
    return None


def speak_to_readers() -> None:
    """From now on our controls are told of as said here. Qt asks the latest first, so the application must be there."""
    QAccessible.installFactory(_access_of)
