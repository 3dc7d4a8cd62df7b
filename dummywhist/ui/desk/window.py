"""What does the window hold? Menus, tool bar, the table, a dock, the status line; commands go to the program."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from dummywhist.ui.controls.access import WindowAccess
from dummywhist.ui.controls.buttons import BarButton, LinkButton
from dummywhist.ui.controls.labels import LineText, Text
from dummywhist.ui.controls.mnemonics import lettered, letters, marked
from dummywhist.ui.desk.central import Central
from dummywhist.ui.desk.command import MENUS, Bar, Command, Moment
from dummywhist.ui.desk.commands import COMMANDS, in_context, on_bar
from dummywhist.ui.desk.strokes import Strokes
from dummywhist.ui.panels.told_dock import ToldDock
from dummywhist.ui.preferences import Choice, Preferences
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

LASTING_MS = 4000
COMPLAINT_MS = 12_000
"""How long the status line says what is done, and what is wrong."""
PREFERRED: Final[Mapping[str, Choice[str]]] = {
    "cloth": Preferences.cloth,
    "trick_values": Preferences.trick_values,
}
"""The menus whose entries are the values of a preference, by the key of their command."""
ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}


FOLDED_FIRST: Final = (
    "redo", "undo", "claim", "last_trick", "record", "new_deal", "hint", "call_law", "score", "rules",
)  # fmt: skip
"""Tools by the order in which their words give way."""


def command_words(room: bool) -> dict[str, str]:
    """Return what each command is called in the menus now, its letter marked; ``room``: in a room.

    The context menu mixes commands of several menus: those have letters first, and no two of them the same.
    """
    texts = {key: tr(command.named(room)) for key, command in COMMANDS.items()}
    mixed = [command.key for command in in_context()]
    owned = dict(zip(mixed, letters([texts[key] for key in mixed]), strict=True))
    for menu in MENUS:
        keys = [key for key, command in COMMANDS.items() if command.menu == menu and key not in owned]
        taken = [letter for key, letter in owned.items() if COMMANDS[key].menu == menu]
        owned |= zip(keys, letters([texts[key] for key in keys], taken), strict=True)
    return {key: marked(text, owned[key]) for key, text in texts.items()}


class BarRule(QWidget):
    """A short upright line between groups of the tool bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar_rule")
        self.setFixedSize(1, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        QPainter(self).fillRect(self.rect(), QColor(current().palette.rule))


AIR: Final = 4
MARGIN: Final = 24
"""Between and around the buttons of the tool bar, px."""


class TableWindow(QMainWindow):
    """The window. It knows no game: `commanded` tells which command is wanted."""

    commanded = Signal(object)
    """A `Command`."""
    escaped = Signal()
    """Esc, where nobody else wanted it."""
    cloth_wanted = Signal(str)
    values_wanted = Signal(str)
    table_wanted = Signal(str)
    closing = Signal()
    retry_wanted = Signal()
    lesson_wanted = Signal()
    """The lesson that is offered beside the status line."""
    """Try again to write what is not on disk."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.view = view
        self.setObjectName("window")
        self.setWindowTitle(tr("Dummy Whist"))
        self.setMinimumSize(800, 600)
        self.actions_by_key: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self.submenus: dict[str, QMenu] = {}
        self._offered: Moment | None = None
        self._in_room = False
        self._tips: dict[str, str] = {}
        self.central = Central(view, self, lambda: view.times.of("panel"))
        self.setCentralWidget(self.central)
        self._make_actions()
        self._make_menus()
        self.tools = self._make_tool_bar()
        self._make_status()
        self.retranslate()
        self.strokes = Strokes(self)

    def access(self) -> WindowAccess:
        """With its context menus."""
        return WindowAccess(self)

    # ---- making ----

    def _make_actions(self) -> None:
        for command in COMMANDS.values():
            action = QAction(self)
            action.setObjectName(f"command:{command.key}")
            action.setShortcuts([QKeySequence(keys) for keys in command.shortcuts])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setCheckable(command.checked is not None)
            action.setAutoRepeat(command.repeats)
            role = QAction.MenuRole.NoRole if command.role is None else ROLES[command.role]
            action.setMenuRole(role)
            action.triggered.connect(self._sender(command))
            self.actions_by_key[command.key] = action
            self.addAction(action)

    def _sender(self, command: Command) -> Callable[[], None]:
        return lambda: self.commanded.emit(command)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        bar.setObjectName("menu_bar")
        for name in MENUS:
            menu = QMenu(bar)
            menu.triggered.connect(close_menus)
            bar.addMenu(menu)
            self.menus[name] = menu
            menu.setToolTipsVisible(True)
            for command in COMMANDS.values():
                if command.menu != name:
                    continue
                if command.submenu:
                    # Made here and kept: a menu that Qt makes can be taken from its Python name.
                    self.submenus[command.key] = QMenu(menu)
                    self.submenus[command.key].triggered.connect(close_menus)
                    menu.addMenu(self.submenus[command.key])
                else:
                    menu.addAction(self.actions_by_key[command.key])
                if command.line_after:
                    menu.addSeparator()
        self._fill("cloth", self.cloth_wanted.emit)
        self._fill("trick_values", self.values_wanted.emit)
        self.game_label = QLabel(bar)
        self.game_label.setObjectName("game_label")
        self.game_label.setTextFormat(Qt.TextFormat.PlainText)
        self.game_label.setContentsMargins(0, 0, 14, 0)
        bar.setCornerWidget(self.game_label, Qt.Corner.TopRightCorner)

    def _fill(self, key: str, wanted: Callable[[str], object]) -> None:
        """Fill a menu with the values of a preference, one of them marked."""
        group = QActionGroup(self)
        for value in PREFERRED[key].choices:
            action = self.submenus[key].addAction("")
            action.setCheckable(True)
            action.setObjectName(f"{key}:{value}")
            group.addAction(action)
            action.triggered.connect(lambda _on, value=value: wanted(value))

    def _make_tool_bar(self) -> QToolBar:
        bar = QToolBar(self)
        bar.setObjectName("tool_bar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        row = QWidget(bar)
        line = QHBoxLayout(row)
        line.setContentsMargins(8, 0, 8, 0)
        line.setSpacing(4)
        self.bar_buttons: list[BarButton] = []
        self._button_of: dict[str, BarButton] = {}
        for command, place in on_bar("left"):
            self._add_tool(line, command, place)
            if place.line_after:
                line.addWidget(BarRule(row))
        line.addStretch(1)
        for command, place in on_bar("right"):
            self._add_tool(line, command, place)
        row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(row)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        return bar

    def _add_tool(self, line: QHBoxLayout, command: Command, place: Bar) -> None:
        button = BarButton(self.actions_by_key[command.key], place.icon)
        button.setObjectName(f"btn:{command.key}")
        self.bar_buttons.append(button)
        self._button_of[command.key] = button
        line.addWidget(button)

    def _make_status(self) -> None:
        bar = self.statusBar()
        bar.setObjectName("status_bar")
        bar.setSizeGripEnabled(False)
        self.said = LineText("", parent=bar)
        self.said.setObjectName("said")
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.facts = Text("", tone="mute", parent=bar)
        self.facts.setObjectName("facts")
        self.saved = Text("", tone="mute", parent=bar)
        self.saved.setObjectName("saved")
        self.invitation = LinkButton("", bar)
        self.invitation.setObjectName("btn:invitation")
        self.invitation.clicked.connect(lambda _checked=False: self.lesson_wanted.emit())
        self._left_lesson = False
        self.retry = LinkButton("", bar)
        self.retry.setObjectName("btn:retry")
        self.retry.clicked.connect(lambda _checked=False: self.retry_wanted.emit())
        bar.addWidget(self.said, 1)
        for widget in (self.invitation, self.facts, self.saved, self.retry):
            bar.addPermanentWidget(widget)
        self.retry.hide()
        self.invitation.hide()
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self._say_again)
        self._lasting = self._narrated = ""
        self._looking_back = False

    def retranslate(self) -> None:
        """Say every word of the window in the language spoken now."""
        self.setWindowTitle(tr("Dummy Whist"))
        words = command_words(self._in_room)
        self._offered = None  # reasons are said anew as well
        for command in COMMANDS.values():
            action, text = self.actions_by_key[command.key], tr(command.named(self._in_room))
            action.setText(words[command.key])
            if command.bar is not None:
                action.setIconText(tr(command.bar.short) if text == tr(command.text) else text)
                keys = QKeySequence(command.shortcuts[0]) if command.shortcuts else None
                native = "" if keys is None else f" ({keys.toString(QKeySequence.SequenceFormat.NativeText)})"
                self._tips[command.key] = text.rstrip("…") + native
                action.setToolTip(self._tips[command.key])
            if command.key in self.submenus:
                self.submenus[command.key].setTitle(words[command.key])
                self.submenus[command.key].setAccessibleName(text)
        names = [tr(name, note="menu") for name in self.menus]
        for menu, name, title in zip(self.menus.values(), names, lettered(names), strict=True):
            menu.setTitle(title)
            menu.setAccessibleName(name)  # else it is told by the name of the program
        for key, preference in PREFERRED.items():
            entries = self.submenus[key].actions()
            names = [tr(preference.choices[action.objectName().removeprefix(f"{key}:")]) for action in entries]
            for action, name in zip(entries, lettered(names), strict=True):
                action.setText(name)
        self.tools.setWindowTitle(tr("Tool bar"))
        self._word_invitation()
        self.retry.setText(tr("Retry"))
        self.retry.updateGeometry()
        for button in self.bar_buttons:
            button.updateGeometry()
        self._fold()

    def show_bars(self, tool_bar: bool | None = None, status_bar: bool | None = None) -> None:
        """Show or hide the tool bar and the status bar, and mark it in the menu."""
        for key, bar, shown in (("tool_bar", self.tools, tool_bar), ("status_bar", self.statusBar(), status_bar)):
            if shown is not None:
                bar.setVisible(shown)
                self.actions_by_key[key].setChecked(shown)

    # ---- saying ----

    def set_game(self, name: str) -> None:
        """Say which game is played, at the right of the menus."""
        self.game_label.setText(name)
        self.fit_bars()

    def fit_bars(self) -> None:
        """Set what stands in the bars as the size of the text now asks."""
        self._fold()
        self.game_label.setMinimumHeight(0)
        # A style sheet takes back what was said of its height before.
        self.game_label.setMinimumHeight(self.menuBar().sizeHint().height())
        self.menuBar().setCornerWidget(self.game_label, Qt.Corner.TopRightCorner)
        self.game_label.show()

    def tell(self, words: str, for_ms: int = 0) -> None:
        """Say ``words`` in the status line: until other words replace them, or for a while."""
        if for_ms:
            self._quiet.start(for_ms)
        else:
            self._quiet.stop()
            self._lasting = words
        self._show_said(words)

    def narrate(self, words: str) -> None:
        """Say what happens at the table, for all to read; words that are to stay for a while stay."""
        self._narrated = words
        self._say_of_table()

    def look_back(self, on: bool) -> None:
        """Say nothing of what happened at the table last while an earlier moment is shown, then say it again."""
        if on != self._looking_back:
            self._looking_back = on
            self._say_of_table()

    def _say_of_table(self) -> None:
        self._lasting = "" if self._looking_back else self._narrated
        if not self._quiet.isActive():
            self._show_said(self._lasting)

    def hush(self) -> None:
        """Remove what was said to one person: show only what happened at the table last."""
        self._quiet.stop()
        self._say_of_table()

    def _show_said(self, words: str) -> None:
        self.said.setText(words)
        self.said.setToolTip(words)

    def _say_again(self) -> None:
        self._show_said(self._lasting)

    def set_facts(self, parts: tuple[str, ...]) -> None:
        """Say the deal and the trick at the right of the status line."""
        words = "   ".join(part for part in parts if part)
        if words != self.facts.text():
            self.facts.setText(words)
            self._make_room()

    def _make_room(self) -> None:
        """Lay the status line out at once: longer words would first be drawn in the room of the old ones."""
        layout = self.statusBar().layout()
        if layout is not None:
            layout.activate()

    def set_saved(self, why_not: str) -> None:
        """Say whether all that was done is on disk, and offer to try again where it is not."""
        self.saved.setText(tr("Not saved: {why_not}", why_not=why_not) if why_not else tr("Saved"))
        self.saved.set_tone("brass_text" if why_not else "mute")
        self.saved.set_weight(600 if why_not else 400)
        self.retry.setVisible(bool(why_not))

    def _word_invitation(self) -> None:
        words = tr("Go on with the lesson") if self._left_lesson else tr("New to the game? First lesson")
        self.invitation.setText(words)
        self.invitation.updateGeometry()

    def invite(self, on: bool, *, left: bool = False) -> None:
        """Offer a lesson beside the status line, or no longer.

        The first one to a person who is here for the first time; with ``left`` that which was left just now.
        """
        self._left_lesson = left
        self._word_invitation()
        if not on and self.invitation.hasFocus():
            self.central.take_focus()  # else it would go to whatever comes after the link
        self.invitation.setVisible(on)

    def set_unkept(self) -> None:
        """What is on the table is kept nowhere, and is not to be."""
        self.saved.setText("")
        self.retry.hide()

    def set_recent(self, tables: Mapping[str, str], current: str) -> None:
        """List the tables that were open last (path to words) in the Game menu."""
        menu = self.submenus["recent"]
        menu.clear()
        for name, words in zip(tables, lettered([*tables.values()]), strict=True):
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(name == current)
            action.triggered.connect(lambda _on, name=name: self.table_wanted.emit(name))

    def mark_preferred(self, preferences: Preferences) -> None:
        """Mark the cloth and the trick values in their menus."""
        for key, preference in PREFERRED.items():
            chosen = f"{key}:{preferences.value(preference)}"
            for action in self.submenus[key].actions():
                action.setChecked(action.objectName() == chosen)

    def go_to_part(self, step: int) -> None:
        """Bring the keyboard to the next part of the window: table, dock, tool bar."""
        dock = self.central.dock
        covered = self.central.covered
        room = self.central.room
        parts: list[QWidget] = [room] if room is not None else [] if covered else [self.view]
        if dock is not None:
            parts.append(dock)
        if not self.tools.isHidden() and (room is not None or not covered):
            parts.append(self.tools)
        focus = self.focusWidget()
        here = next((at for at, part in enumerate(parts) if focus is part or part.isAncestorOf(focus)), 0)
        part = parts[(here + step) % len(parts)]
        if part is room and room is not None:
            room.take_focus()
            return
        if part is self.view:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.view.focus_hand()
            return
        if isinstance(part, ToldDock):
            part.take_keyboard()
            return
        for widget in part.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled():
                widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def go_to_menus(self) -> None:
        """Bring the keyboard to the menu bar, or back, as Alt does."""
        # Qt goes there by Alt alone: it hears the key here, then waits until it is let go.
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self, QKeyEvent(kind, Qt.Key.Key_Alt, Qt.KeyboardModifier.NoModifier))

    def offer(self, now: Moment) -> None:
        """Offer each command if it can be chosen now, show it if the game has it, mark it if it is so."""
        if now.room != self._in_room:
            self._in_room = now.room
            self.retranslate()
        same, self._offered = now == self._offered, now
        for command in COMMANDS.values():
            action = self.actions_by_key[command.key]
            if command.checked is not None:
                action.setChecked(command.checked(now))  # Qt marks it itself when it is chosen, done or not
            if not same:
                action.setEnabled(command.can_be_chosen(now))
                self._tell_reason(command, now)
                place = command.bar
                shown = command.offered(now)
                self._show_command(command.key, shown, shown and (place is None or place.offered(now)))
        for menu in self.menus.values():
            menu.menuAction().setEnabled(not now.sheet)
        for menu in self.submenus.values():
            menu.menuAction().setEnabled(not now.sheet and not now.room)

    def _tell_reason(self, command: Command, now: Moment) -> None:
        """Say at a command why it cannot be chosen, in place of its keys, which then tell the same."""
        reason, tip = command.reason(now), self._tips.get(command.key, "")
        said = f"{tr(command.named(now.room)).rstrip('…')}: {tr(reason)}" if reason else tip
        self.actions_by_key[command.key].setToolTip(said)
        if command.key in self._button_of:
            self._button_of[command.key].setAccessibleDescription(tr(reason) if reason else "")

    def _refused(self, keys: QKeySequence) -> bool:
        """Tell why the command of these keys cannot be chosen now; whether there is a reason."""
        now = self._offered
        for command in COMMANDS.values() if now is not None else ():
            assert now is not None
            reason = command.reason(now)
            if reason and not now.sheet and any(QKeySequence(one) == keys for one in command.shortcuts):
                self.tell(tr(reason), COMPLAINT_MS)
                return True
        return False

    def _show_command(self, key: str, shown: bool, on_bar: bool) -> None:
        self.actions_by_key[key].setVisible(shown)
        if key in self._button_of:
            self._button_of[key].setVisible(on_bar)

    # ---- Qt ----

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever hears the strokes stands before the window from when the window system has one."""
        super().showEvent(event)
        self.windowHandle().installEventFilter(self.strokes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room words of the tool bar fold to icons."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Fold as few words away as the language and the size of the text ask: those best known by their sign first."""
        for button in self.bar_buttons:
            button.fold(False)
        shown = [button for button in self.bar_buttons if not button.isHidden()]
        wanted = sum(button.sizeHint().width() + AIR for button in shown) + 2 * MARGIN
        for key in FOLDED_FIRST:
            button = self._button_of[key]
            if wanted <= self.width():
                break
            if not button.isHidden():
                wanted -= button.sizeHint().width()
                button.fold(True)
                wanted += button.sizeHint().width()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The window itself has nothing to press: the keyboard goes on to what lies in it."""
        super().focusInEvent(event)
        self.central.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody else wanted: Esc puts the dock away or leaves the review."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
            return
        if self._refused(QKeySequence(event.keyCombination())):
            event.accept()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that the window goes."""
        self.closing.emit()
        super().closeEvent(event)


def close_menus(_chosen: QAction) -> None:
    """Close what is open of the menus: an entry that assistive technology presses leaves it there."""
    popup = QApplication.activePopupWidget()
    while isinstance(popup, QMenu) and popup.close():
        popup = QApplication.activePopupWidget()
