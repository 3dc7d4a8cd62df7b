"""How is a result entered? Digits into one field; arrows lead to other tables and trays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.ui.controls.buttons import ENTER, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import TextField
from dummywhist.ui.controls.labels import LineText, Notice, Text, Title
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.paint import RING, body_of, draw_box, draw_ring
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

FIELD_WIDTH: Final = 64
FIELD_HEIGHT: Final = 46
FIGURES: Final = 24
LEAST_WHO: Final = 60
"""Of who plays at a place: names of any length have the room that the place leaves them, px."""
AIR: Final = 15
SLIM: Final = 13
"""Around the words of a button, px."""
OF_ROOM: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
WAYS: Final = {
    Qt.Key.Key_Up: ("table", -1), Qt.Key.Key_Down: ("table", 1), Qt.Key.Key_Left: ("tray", -1),
    Qt.Key.Key_Right: ("tray", 1),
}  # fmt: skip


def tricks_in(text: str) -> int | None:
    """Return the tricks that were typed; None if they are none that can be made."""
    return int(text) if text.isascii() and text.isdigit() and int(text) <= CARDS else None


class TricksField(TextField):
    """The tricks of North and South. Up and Down ask for another table, Left and Right for another tray."""

    table_wanted = Signal(int)
    tray_wanted = Signal(int)
    done = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, name=tr("Tricks of North and South"))
        self.setMaxLength(2)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setTextMargins(0, 0, 0, 0)

    def event(self, event: QEvent) -> bool:
        """Undo and redo are those of the room: of two digits nothing is to be taken back."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and any(event.matches(keys) for keys in OF_ROOM):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead to other places; Enter enters."""
        found = WAYS.get(Qt.Key(event.key()))
        if found is not None:
            what, step = found
            (self.table_wanted if what == "table" else self.tray_wanted).emit(step)
        elif event.key() in ENTER:
            self.done.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A large field."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            draw_ring(painter, body_of(self), current().sizes.button_radius, current().palette)

    def _restyle(self) -> None:
        theme = current()
        self.setFont(theme.fonts.text(FIGURES, 600, tabular=True))
        self.setFixedSize(theme.length(FIELD_WIDTH) + 2 * RING, theme.length(FIELD_HEIGHT) + 2 * RING)


class EntryCard(QFrame):
    """The card on which a result is entered. `entered` carries the tricks of North and South."""

    entered = Signal(int)
    average_wanted = Signal()
    revoke_wanted = Signal()
    new_deal_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Title("", 20, self)
        self.who = LineText("", 12, tone="mute", parent=self)
        self.who.setMinimumWidth(LEAST_WHO)
        self.field = TricksField(self)
        self.first, self.second = Text("", 13, 600, parent=self), Text("", 13, 600, parent=self)
        self.rest = Text("", FIGURES, 600, tabular=True, parent=self)
        self.enter_button = PrimaryButton(tr("Enter", note="a result"), self)
        self.average = SecondaryButton(tr("Average"), self)
        self.revoke = SecondaryButton(tr("Revoke…"), self)
        self.new_deal = SecondaryButton(tr("New deal"), self)
        self.notice = Notice("", self)
        self.notice.hide()
        heads = (tr("Round"), tr("Table"), tr("Players"), tr("Tricks"))
        self.others = Ledger(heads, stretch=2, numbers=(0, 1, 3), parent=self, name=tr("Results of this tray"))
        self.others.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QHBoxLayout()
        self.title.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.who)
        line = QHBoxLayout()
        line.setSpacing(12)
        for widget in (self.first, self.field, self.second, self.rest):
            line.addWidget(widget)
        line.addStretch(1)
        self._buttons = QGridLayout()
        self._buttons.setSpacing(4)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(AIR, 10, AIR, 10)
        self._column.setSpacing(6)
        self._column.addLayout(head)
        self._column.addLayout(line)
        self._column.addLayout(self._buttons)
        self._column.addWidget(self.notice)
        self._column.addWidget(self.others, 1)
        self._in_row = (self.enter_button, self.average, self.revoke, self.new_deal)
        for button in self._in_row:
            button.air = SLIM
        self.arrange(0)
        self.field.textChanged.connect(self._typed)
        self.field.done.connect(self._done)
        self.enter_button.clicked.connect(lambda _checked=False: self._done())
        self.average.clicked.connect(lambda _checked=False: self.average_wanted.emit())
        self.revoke.clicked.connect(lambda _checked=False: self.revoke_wanted.emit())
        self.new_deal.clicked.connect(lambda _checked=False: self.new_deal_wanted.emit())

    def arrange(self, width: int) -> None:
        """Lay the buttons in one row if ``width`` px are enough for it, else in two."""
        gaps = (len(self._in_row) - 1) * self._buttons.horizontalSpacing()
        needed = sum(button.sizeHint().width() for button in self._in_row) + gaps + 2 * AIR
        across = len(self._in_row) if needed <= width else len(self._in_row) // 2
        for place, button in enumerate(self._in_row):
            self._buttons.addWidget(button, *divmod(place, across))
        self._buttons.setColumnStretch(len(self._in_row), 1)

    def show_place(self, title: str, who: str, sides: tuple[str, str], rows: list[tuple[str, str, str, str]]) -> None:
        """Stand on another place: what it is called, who plays there, and what was made of its tray elsewhere."""
        self.title.setText(title)
        self.who.setText(who)
        self.first.setText(sides[0])
        self.second.setText(sides[1])
        self.field.setAccessibleDescription(f"{title}. {who}")
        self.others.clear_rows()
        for row in rows:
            self.others.add_line(row)
        self.field.clear()
        self._typed("")
        self.setEnabled(True)

    def show_nothing(self, title: str) -> None:
        """There is nothing to enter."""
        self.show_place(title, "", ("", ""), [])
        self.set_shown("")
        self.rest.setText("")
        self.setEnabled(False)

    def tell(self, words: str) -> None:
        """Say what stands in the way, or nothing."""
        self.notice.set_text(words)
        self.notice.setVisible(bool(words))

    def set_shown(self, played: str) -> None:
        """Show what stands there already."""
        self.field.setPlaceholderText(played)

    def _typed(self, text: str) -> None:
        tricks = tricks_in(text)
        self.rest.setText("–" if tricks is None else str(CARDS - tricks))
        self.tell("")

    def _done(self) -> None:
        text = self.field.text().strip()
        tricks = tricks_in(text)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        if tricks is not None:
            self.entered.emit(tricks)
        elif text:
            self.tell(tr("Thirteen tricks at most."))
            self.field.selectAll()
        else:
            self.tell(tr("Type the tricks of North and South: 0 to 13."))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper with a green edge."""
        theme, painter = current(), QPainter(self)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_box(painter, body, theme.sizes.panel_radius, theme.palette.field, QColor(theme.palette.action), 2)
