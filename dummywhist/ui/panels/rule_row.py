"""How does one rule look in the panel? Name, sentence, control, source, and what stands in its way."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.rules.declare import Setting
from dummywhist.ui.controls.buttons import LinkButton
from dummywhist.ui.controls.choices import Segmented, Switch
from dummywhist.ui.controls.dock import AIR
from dummywhist.ui.controls.fields import Select, Stepper
from dummywhist.ui.controls.labels import Notice, Tag, Text
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.rules_state import RuleState, control_of
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

NARROW = 300
GAP = 10
"""Between the source of a rule and what stands beside it."""


class RuleRow(QWidget):
    """A rule of the game. `wanted` carries the value asked for, `other` the key of the rule it depends on."""

    wanted = Signal(str, object)
    reset = Signal(str)
    other = Signal(str)

    def __init__(self, state: RuleState, width: int, label_of: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        toggle = state.toggle
        self.key = toggle.key
        self.state = state
        self._kind = control_of(toggle)
        mark = "◇ " if toggle.text_only else ""
        self.name = Text(mark + toggle.label, 14, 600, wrap=True, parent=self)
        self.help = Text(toggle.help, 12, tone="mute", wrap=True, parent=self)
        self.control = self._control(state, width - 2 * AIR)
        self.tag = Tag(toggle.source, self)
        self.changed = Text(tr("Changed"), 12, 600, "brass_text", parent=self)
        self.back = LinkButton(tr("Reset"), self)
        self.back.setAccessibleName(tr("Reset {rule}", rule=toggle.label))
        self.back.clicked.connect(lambda: self.reset.emit(self.key))
        self.since = Text("", 12, tone="mute", wrap=True, parent=self)
        self.beside = Text("", 12, tone="mute", parent=self)
        self._narrow = width < NARROW
        self._room = width - 2 * AIR
        marks = sum(each.sizeHint().width() for each in (self.tag, self.changed, self.back))
        self._apart = self._narrow or marks + 2 * GAP > current().length(self._room)
        """Whether what is changed stands under the source, for want of room beside it."""
        self.notice = Notice("", self)
        self.link = LinkButton("", self.notice)
        self.link.clicked.connect(lambda: self.other.emit(self._needs()))
        self.notice.add_link(self.link)
        self._compose()
        self.show_state(state, label_of)

    def show_state(self, state: RuleState, label_of: str = "") -> None:
        """Another value, mark or reason; ``label_of`` names the rule that this one depends on."""
        self.state = state
        toggle, live = state.toggle, state.idle is None
        self._set_control(state.value)
        self.name.set_tone("ink" if live else "mute")
        if self.control is not None:
            self.control.setEnabled(live)
        self.changed.setVisible(state.changed)
        self.back.setVisible(state.changed)
        self.beside.setText(state.when)
        both = self.tag.sizeHint().width() + GAP + self.beside.sizeHint().width()
        below = self._narrow or state.changed or both > current().length(self._room)
        for words, here in ((self.since, below), (self.beside, not below)):
            words.setText(state.when)
            words.set_tone("brass_text" if state.waits and not toggle.text_only else "mute")
            words.setVisible(here and bool(state.when))
        self.notice.setVisible(not live)
        if state.idle is not None:
            self.notice.set_text(state.idle.why)
            self.link.setText(tr("Go to “{rule}”", rule=label_of))
            self.link.updateGeometry()
        self._tell()

    def focus(self) -> None:
        """Take the keyboard to the control, or to the way out of what greys it."""
        target = self.link if self.state.idle is not None else self.control
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _needs(self) -> str:
        return self.state.idle.key if self.state.idle is not None else ""

    def _control(self, state: RuleState, room: int) -> QWidget | None:
        toggle = state.toggle
        options = [(value.name, value.label) for value in toggle.offered]
        match self._kind:
            case "text":
                return None
            case "switch":
                switch = Switch(name=toggle.label, parent=self)
                switch.clicked.connect(lambda on: self._ask("on" if on else "off"))
                return switch
            case "number":
                names = [name for name in toggle.names() if isinstance(name, int)]
                stepper = Stepper(names[0], names[-1], int(state.value), self, name=toggle.label)
                stepper.setKeyboardTracking(False)
                stepper.valueChanged.connect(self._ask)
                return stepper
            case "few":
                few = Segmented(options, state.value, self, name=toggle.label)
                if few.minimumSizeHint().width() <= current().length(room) + 2 * RING:
                    few.changed.connect(self._ask)
                    for segment, (_, words) in zip(few.segments, options, strict=True):
                        segment.setAccessibleName(f"{toggle.label}: {words}")
                    return few
                few.setParent(None)
        select = Select(options, state.value, self, name=toggle.label)
        select.chosen.connect(self._ask)
        return select

    def _set_control(self, value: Setting) -> None:
        control = self.control
        if isinstance(control, Switch):
            control.setChecked(value == "on")
        elif isinstance(control, Stepper):
            control.blockSignals(True)
            control.setValue(int(value))
            control.blockSignals(False)
        elif isinstance(control, Segmented | Select):
            control.set_value(value)

    def _ask(self, value: Setting) -> None:
        if value != self.state.value:
            self.wanted.emit(self.key, value)

    def _tell(self) -> None:
        """What a screen reader says of the control after its name."""
        said = [self.state.toggle.help]
        said += [self.state.idle.why] if self.state.idle is not None else []
        said += [tr("Changed.")] if self.state.changed else []
        said += [f"{self.state.when}."] if self.state.when else []
        words = " ".join(said)
        self.setAccessibleName(self.state.toggle.label)
        self.setAccessibleDescription(words)
        if self.control is not None:
            self.control.setAccessibleDescription(words)
        if isinstance(self.control, Segmented):
            for segment in self.control.segments:
                segment.setAccessibleDescription(words)

    def _compose(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.name)
        words.addWidget(self.help)
        if isinstance(self.control, Switch):
            top = QHBoxLayout()
            top.setSpacing(12)
            top.addLayout(words, 1)
            top.addWidget(self.control, 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(top)
        else:
            column.addLayout(words)
            if self.control is not None:
                column.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
        tags = QHBoxLayout()
        tags.setSpacing(GAP)
        tags.addWidget(self.tag)
        tags.addWidget(self.beside)
        marks = tags
        if self._apart:
            tags.addStretch()
            marks = QHBoxLayout()
            marks.setSpacing(GAP)
        marks.addWidget(self.changed)
        marks.addStretch()
        marks.addWidget(self.back)
        column.addLayout(tags)
        if self._apart:
            column.addLayout(marks)
        column.addWidget(self.since)
        column.addSpacing(4)
        column.addWidget(self.notice)
