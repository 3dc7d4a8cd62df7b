"""Which rules are played, and which may be changed? The dock made from the declared rules of a game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.game import Game
from dummywhist.ui.controls.buttons import FoldHeading, LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.dock import AIR, Dock
from dummywhist.ui.controls.fields import SearchField, Select, TextField
from dummywhist.ui.controls.labels import HairLine, Text
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.rule_row import RuleRow
from dummywhist.ui.panels.rules_state import (
    Base,
    bases,
    groups,
    matches,
    name_refused,
    nearest,
    states,
    title_of,
    usable,
    with_value,
)
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import rule_text, tr

BAR = 4
SHORT_NAMES = 320
"""Under this width the names of the sets of rules do without the name of the game."""


class Group(QWidget):
    """A group of rules under a heading that folds."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = FoldHeading(title, self)
        self.content = QWidget(self)
        self.rows = QVBoxLayout(self.content)
        self.rows.setContentsMargins(0, 0, 0, 4)
        self.rows.setSpacing(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.line = HairLine(self)
        column.addWidget(self.line)
        column.addWidget(self.heading)
        column.addWidget(self.content)
        self.heading.toggled.connect(self.content.setVisible)


class RulesPanel(Dock):
    """The rules dock.

    ``wanted`` and ``in_force`` are differences from the game's defaults; ``own`` the person's presets by name.
    `changes_wanted` carries all wanted differences, never contradictory ones.
    """

    changes_wanted = Signal(dict)
    preset_saved = Signal(str, dict)
    preset_deleted = Signal(str)

    def __init__(self, game: Game, wanted: Mapping[str, Setting], in_force: Mapping[str, Setting],
                 own: Mapping[str, Mapping[str, Setting]] | None = None, *, deal_in_play: bool = False,
                 width: int = SIZES.dock_rules, parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(tr("Rules"), parent=parent, width=width, close_name=tr("Close the rules"))
        self._game = game
        self._wanted, self._in_force = dict(wanted), dict(in_force)
        self._shown: tuple[dict[str, Setting], dict[str, Setting], bool] | None = None
        self._own = dict(own or {})
        self._base = nearest(game, wanted, self._bases())
        self._notes: dict[str, str] = {}
        self._groups: dict[str, Group] = {}
        self._rows: dict[str, RuleRow] = {}
        self._told = Text("", 12, tone="brass_text", wrap=True, parent=self)
        self._told.hide()
        self.presets = Select((), parent=self, name=tr("Rules"))
        self.presets.chosen.connect(self._take_preset)
        self.delete = LinkButton(tr("Delete this preset"), self)
        self.delete.clicked.connect(self._delete)
        self.search = SearchField(tr("Search rules"), self)
        self.search.textChanged.connect(self._filter)
        self.head.addWidget(self.presets)
        self.head.addWidget(self.delete, 0, Qt.AlignmentFlag.AlignLeft)
        self.head.addWidget(self.search)
        self.head.addWidget(self._told)
        self.head.addSpacing(4)
        self.head.addWidget(HairLine(self))  # rows pass under a line, not under the field
        self.nothing = Text(tr("No rule says that."), 13, tone="mute", parent=self.content)
        self.nothing.setContentsMargins(RING, 8, RING, 8)
        self.nothing.hide()
        self.body.setSpacing(10)
        self.content.installEventFilter(self)
        self.reset_all = SecondaryButton("", self)
        self.reset_all.clicked.connect(self._reset_all)
        self.save = SecondaryButton(tr("Save as preset"), self)
        self.save.clicked.connect(self._ask_name)
        self._ask = QWidget(self)
        self._compose_foot()
        self._build()
        self.set_rules(wanted, in_force, deal_in_play=deal_in_play)

    # ---- what is shown ----

    @property
    def game(self) -> Game:
        """The game whose rules these are."""
        return self._game

    def set_rules(
        self, wanted: Mapping[str, Setting], in_force: Mapping[str, Setting], *, deal_in_play: bool = False
    ) -> None:
        """Show other rules; called often, it does nothing where all is as it was."""
        if self._shown == (dict(wanted), dict(in_force), deal_in_play):
            return
        self._wanted, self._in_force = dict(wanted), dict(in_force)
        self.subtitle.setText(tr("Changes hold from the next deal.") if deal_in_play else "")
        self.subtitle.setVisible(deal_in_play)
        self._refresh()
        self._shown = (dict(wanted), dict(in_force), deal_in_play)

    def set_own(self, own: Mapping[str, Mapping[str, Setting]]) -> None:
        """Show other presets of the person's own."""
        self._own = dict(own)
        if self._base not in self._bases():
            self._base = nearest(self._game, self._wanted, self._bases())
        self._refresh()

    def set_width(self, width: int) -> None:
        """Another width of the paper: controls that no longer fit become lists."""
        same = width == self._width
        super().set_width(width)
        if same:
            return
        self._build()
        self._refresh()

    def show_rule(self, key: str) -> None:
        """Bring a rule into sight and the keyboard to it."""
        self.search.clear()
        row = self._rows[key]
        self._groups[row.state.toggle.group].heading.setChecked(True)
        self.content.adjustSize()
        self.scroll_to(row)
        row.focus()

    def focus_search(self) -> None:
        """Take the keyboard to the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def row(self, key: str) -> RuleRow:
        """Return the row of a rule."""
        return self._rows[key]

    def group(self, title: str) -> Group:
        """Return a group of rules."""
        return self._groups[title]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F searches; Esc first leaves the question for a name."""
        if event.key() == Qt.Key.Key_Escape and self._ask.isVisible():
            self._stop_asking()
            return
        if event.key() == Qt.Key.Key_F and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.focus_search()
            return
        super().keyPressEvent(event)

    def _bases(self) -> tuple[Base, ...]:
        known = {name: changes for name, changes in self._own.items() if usable(self._game, changes)}
        return bases(self._game, known)

    def _build(self) -> None:
        """Make the rows for the present width; which groups are folded stays."""
        folded = {title for title, group in self._groups.items() if not group.heading.isChecked()}
        for group in self._groups.values():
            self.body.removeWidget(group)
            group.deleteLater()
        self._groups.clear()
        self._rows.clear()
        while self.body.count():
            self.body.takeAt(0)
        now = states(self._game, self._wanted, self._in_force, self._base)
        for title, toggles in groups(self._game.toggles).items():
            group = self._groups[title] = Group(title, self.content)
            group.line.setVisible(len(self._groups) > 1)  # over the first stands the line of the head
            for toggle in toggles:
                row = self._rows[toggle.key] = RuleRow(now[toggle.key], self._width, parent=group.content)
                row.wanted.connect(self._change)
                row.reset.connect(self._reset)
                row.other.connect(self.show_rule)
                group.rows.addWidget(row)
            group.heading.setChecked(title not in folded)
            self.body.addWidget(group)
        self.body.addWidget(self.nothing)
        self.body.addStretch()
        self._filter(self.search.text())

    def _refresh(self) -> None:
        now = states(self._game, self._wanted, self._in_force, self._base)
        labels = {toggle.key: rule_text(toggle.label) for toggle in self._game.toggles}
        for key, row in self._rows.items():
            needs = now[key].idle
            row.show_state(now[key], labels[needs.key] if needs is not None else "")
        for title, group in self._groups.items():
            changed = sum(state.changed for state in now.values() if state.toggle.group == title)
            group.heading.set_note(tr("{changed} changed", changed=changed) if changed else "")
        changed = sum(state.changed for state in now.values())
        options = [(base.name, self._named(base, changed if base == self._base else 0)) for base in self._bases()]
        self.presets.set_options(options, self._base.name)
        self.delete.setVisible(self._base.own)
        self.reset_all.setText(self._reset_words())
        self.reset_all.updateGeometry()
        self.reset_all.setEnabled(changed > 0)
        self.reset_all.setAccessibleDescription(tr("Back to {name}", name=self._base.name))
        self.save.setEnabled(changed > 0)
        self.content.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw a brass bar at the dock's edge beside each rule that is changed."""
        if watched is self.content and event.type() == QEvent.Type.Paint:
            painter = QPainter(self.content)
            brass = QColor(current().palette.brass)
            for row in self._rows.values():
                if row.state.changed and row.isVisible():
                    top = row.mapTo(self.content, QPoint(0, 0)).y()
                    painter.fillRect(0, top, BAR, row.height(), brass)
            painter.end()
        return super().eventFilter(watched, event)

    def _named(self, base: Base, changed: int) -> str:
        """Name a set of rules; a narrow dock leaves the name of the game out."""
        words = title_of(base, changed)
        return words.removeprefix(f"{rule_text(self._game.name)}, ") if self._width < SHORT_NAMES else words

    def _reset_words(self) -> str:
        first = self._game.presets[0]
        source = self._game.source.split("'")[0].split("’")[0]
        return (
            tr("Reset all to {source}", source=source)
            if self._base.name == rule_text(first.label) and " " not in source
            else tr("Reset all")
        )

    # ---- what is wanted ----

    def _change(self, key: str, value: Setting) -> None:
        wanted, returned = with_value(self._game, self._wanted, key, value)
        told = ""
        if returned:
            names = ", ".join(tr("“{rule}”", rule=rule_text(toggle.label)) for toggle in returned)
            told = tr(
                "{names} went back to the usual: it has no effect now."
                if len(returned) == 1
                else "{names} went back to the usual: they have no effect now.",
                names=names,
            )
        self._want(wanted, told)

    def _reset(self, key: str) -> None:
        usual = {toggle.key: toggle.default for toggle in self._game.toggles} | dict(self._base.changes)
        self._change(key, usual[key])
        row = self._rows[key]
        row.focus()

    def _reset_all(self) -> None:
        self._want(dict(self._base.changes))
        self.presets.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_preset(self, name: str) -> None:
        chosen = next(base for base in self._bases() if base.name == name)
        if chosen == self._base:
            return
        self._base = chosen
        self._want(dict(chosen.changes))

    def _want(self, wanted: dict[str, Setting], told: str = "") -> None:
        self._told.setText(told)
        self._told.setVisible(bool(told))
        changed = wanted != self._wanted
        self._wanted = wanted
        self._shown = None
        self._refresh()
        if changed:
            self.changes_wanted.emit(dict(wanted))

    # ---- search ----

    def _filter(self, words: str) -> None:
        found = 0
        for group in self._groups.values():
            shown = 0
            for place in range(group.rows.count()):
                item = group.rows.itemAt(place)
                row = item.widget() if item is not None else None
                if isinstance(row, RuleRow):
                    row.setVisible(matches(row.state.toggle, words))
                    shown += not row.isHidden()
            group.setVisible(shown > 0)
            if words.strip() and shown:
                group.heading.setChecked(True)
            found += shown
        self.nothing.setVisible(not found)

    # ---- own presets ----

    def _compose_foot(self) -> None:
        # The margins of two long buttons beside each other give way before their words do.
        for button in (self.reset_all, self.save):
            button.air = 13
            self.add_button(button)
        self.name = TextField(tr("Name of the preset"), self._ask)
        self.name.setMaxLength(40)
        self.name.returnPressed.connect(self._save)
        self._refused = Text("", 12, tone="loss", wrap=True, parent=self._ask)
        self._refused.hide()
        self.name.textChanged.connect(self._refused.hide)
        self.keep = PrimaryButton(tr("Save"), self._ask)
        self.keep.clicked.connect(self._save)
        self.cancel = SecondaryButton(tr("Cancel"), self._ask)
        self.cancel.clicked.connect(self._stop_asking)
        self.keep.air = self.cancel.air = 12
        column = QVBoxLayout(self._ask)
        column.setContentsMargins(AIR - RING, 8, AIR - RING, 0)
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self._refused)
        row = QHBoxLayout()
        row.addWidget(self.keep)
        row.addWidget(self.cancel)
        row.addStretch()
        column.addLayout(row)
        self._ask.hide()
        self._column.insertWidget(self._column.count() - 1, self._ask)

    def _ask_name(self) -> None:
        self.name.setText(self._base.name if self._base.own else "")
        self._ask.show()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def _stop_asking(self) -> None:
        self._ask.hide()
        self.save.setFocus(Qt.FocusReason.OtherFocusReason)

    def _save(self) -> None:
        name = self.name.text().strip()
        refused = name_refused(self._game, name)
        self._refused.setText(refused)
        self._refused.setVisible(bool(refused))
        if refused:
            return
        self._own[name] = dict(self._wanted)
        self._base = Base(name, True, dict(self._wanted))
        self._ask.hide()
        self._refresh()
        self.presets.setFocus(Qt.FocusReason.OtherFocusReason)
        self.preset_saved.emit(name, dict(self._wanted))

    def _delete(self) -> None:
        name = self._base.name
        self._own.pop(name, None)
        self._base = nearest(self._game, self._wanted, self._bases())
        self._refresh()
        self.presets.setFocus(Qt.FocusReason.OtherFocusReason)
        self.preset_deleted.emit(name)
