"""What does a seat know? Certain, likely, a grid of chances, layouts: a part of the review dock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.choices import Segmented, Switch
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, draw_words, shows_ring
from dummywhist.ui.panels.knows_words import GridRow, KnowsTold, LikelyRow
from dummywhist.ui.panels.record_lines import card_text
from dummywhist.ui.panels.thoughts import LayoutsList
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

CELL: Final = (28, 36)
"""Least and greatest width of a cell, px at text scale 1."""
HIGH: Final = 38
PIP: Final = 16
CENTRE = Qt.AlignmentFlag.AlignCenter


class ChanceRow(QWidget):
    """The cards of a suit that are not seen, each with its chance as number and bar; the arrows read cell by cell."""

    def __init__(self, row: GridRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.at = 0
        self.setObjectName(f"chances:{row.suit}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(row.spoken)

    @property
    def _across(self) -> int:
        """How many cells stand beside each other."""
        theme = current()
        room = self.width() - 2 * RING - theme.length(PIP + 6)
        return max(1, int(room // theme.length(CELL[0])))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A long suit stands in two lines where the dock is narrow, and no layout may take them away."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """A line, or as many as the cells need."""
        theme = current()
        across = max(1, int((width - 2 * RING - theme.length(PIP + 6)) // theme.length(CELL[0])))
        lines = -(-len(self.row.cells) // across)
        return lines * theme.length(HIGH + 4) + 2 * RING

    def sizeHint(self) -> QSize:
        """As wide as the dock makes it."""
        width = max(self.width(), 200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return QSize(120, self.heightForWidth(max(self.width(), 200)))

    def boxes(self) -> list[QRectF]:
        """Where the cells stand."""
        theme = current()
        left = RING + theme.length(PIP + 6)
        room = self.width() - left - RING
        across = self._across
        wide = min(room / max(1, min(across, len(self.row.cells))), theme.length(CELL[1]))
        wide = max(wide, theme.length(CELL[0]))
        high = theme.length(HIGH)
        return [
            QRectF(left + number % across * wide, RING + number // across * (high + theme.length(4)), wide - 3, high)
            for number in range(len(self.row.cells))
        ]

    def keyPressEvent(self, event: object) -> None:
        """Left and right read cell by cell."""
        key = event.key()  # type: ignore[attr-defined]
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self.at = min(max(self.at + step, 0), len(self.row.cells) - 1)
            cell = self.row.cells[self.at]
            self.setAccessibleDescription(f"{card_text(cell.card)} {cell.written}")
            self.update()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pip, and for each card its rank, a bar and the number."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p = theme.palette
        pip = theme.length(PIP)
        draw_suit(painter, self.row.suit, QRectF(RING, RING + (theme.length(HIGH) - pip) / 2, pip, pip),
                  theme.suit(self.row.suit))  # fmt: skip
        rank, number = theme.fonts.text(12, 650), theme.fonts.text(12, tabular=True)
        for place, (cell, box) in enumerate(zip(self.row.cells, self.boxes(), strict=True)):
            draw_box(painter, box, 5, p.field, p.rule, max(1.0, p.outline))
            half = box.height() / 2
            draw_words(painter, QRectF(box.left(), box.top() + 1, box.width(), half - 2), card_text(cell.card), rank,
                       p.ink, CENTRE)  # fmt: skip
            bar = QRectF(box.left() + 4, box.center().y() - 1, box.width() - 8, 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(p.band))
            painter.drawRoundedRect(bar, 2, 2)
            painter.setBrush(QColor(p.action))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * cell.share, bar.height()), 2, 2)
            draw_words(painter, QRectF(box.left(), box.center().y() + 3, box.width(), half - 3), cell.written, number,
                       p.ink, CENTRE)  # fmt: skip
            if shows_ring(self) and place == self.at:
                draw_ring(painter, box, 5, p)


class LikelyLine(QWidget):
    """A likely thing with its per cent, and the card that it follows from below."""

    def __init__(self, row: LikelyRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        grid = QVBoxLayout(self)
        grid.setContentsMargins(RING, 0, RING, 0)
        grid.setSpacing(0)
        first = QHBoxLayout()
        self.words = Text(row.words, 13, 600, wrap=True, parent=self)
        self.percent = Text(f"{row.percent} %", 13, 600, parent=self)
        first.addWidget(self.words, 1)
        first.addWidget(self.percent, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(first)
        self.cause = Text(row.cause, 12, tone="mute", wrap=True, parent=self)
        grid.addWidget(self.cause)
        self.setAccessibleName(f"{row.words}, {row.percent} %. {row.cause}")


class KnowsPart(QWidget):
    """What a seat knows.

    `player_chosen` carries the `Player` whose knowledge is told, `hand_chosen` the `Seat` that the grid tells of,
    `equal_chosen` whether chances are those by room left.
    """

    player_chosen = Signal(object)
    hand_chosen = Signal(object)
    equal_chosen = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = KnowsTold()
        self.players: Segmented | None = None
        self.hands: Segmented | None = None
        self.rows: list[ChanceRow] = []
        self.likely: list[LikelyLine] = []
        self._who = QVBoxLayout()
        self.note = Text("", 12, tone="mute", wrap=True, parent=self)
        self.certain_head = Text(tr("Certain"), 13, 650, parent=self)
        self.certain = Text("", 12, wrap=True, parent=self)
        self.likely_head = Text(tr("Likely"), 13, 650, parent=self)
        self._likely = QVBoxLayout()
        self.grid_head = Text("", 13, 650, wrap=True, parent=self)
        self._hands = QVBoxLayout()
        self._grid = QVBoxLayout()
        self._grid.setSpacing(0)
        self.equal = Switch(tr("Equal chances"), self)
        self.equal.toggled.connect(self.equal_chosen.emit)
        self.layouts = LayoutsList(self)
        self.layouts.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(self._who)
        for widget in (self.note, self.certain_head, self.certain, self.likely_head):
            column.addWidget(widget)
        column.addLayout(self._likely)
        column.addWidget(self.grid_head)
        column.addLayout(self._hands)
        column.addLayout(self._grid)
        column.addWidget(self.equal)
        column.addWidget(self.layouts)

    def show_told(self, told: KnowsTold, player: object, hand: object) -> None:
        """Show this of what ``player`` knows, and the grid of the hidden ``hand``."""
        before, self.told = self.told, told
        if told.players != before.players:
            self.players = self._row(self.players, self._who, told.players, tr("Who knows"), self.player_chosen.emit)
        if told.hands != before.hands:
            self.hands = self._row(self.hands, self._hands, told.hands, tr("Whose hand"), self.hand_chosen.emit)
        for row, chosen in ((self.players, player), (self.hands, hand)):
            if row is not None:
                row.set_value(chosen)
        self.note.setText(told.note)
        self.certain.setText("\n".join(told.certain))
        self.grid_head.setText(told.heading)
        if told.likely != before.likely:
            for line in self.likely:
                line.hide()
                line.deleteLater()
            self.likely = [LikelyLine(row, self) for row in told.likely]
            for line in self.likely:
                self._likely.addWidget(line)
                line.show()
        if told.grid != before.grid:
            for old in self.rows:
                old.hide()
                old.deleteLater()
            self.rows = [ChanceRow(row, self) for row in told.grid]
            for new in self.rows:
                self._grid.addWidget(new)
                new.show()
        if told.layouts != before.layouts:
            self.layouts.show_rows(told.layouts)
        for widget, there in (
            (self.note, told.note), (self.certain_head, told.certain), (self.certain, told.certain),
            (self.likely_head, told.likely), (self.grid_head, told.grid), (self.equal, told.grid),
            (self.layouts, told.layouts),
        ):  # fmt: skip
            widget.setVisible(bool(there))

    def _row(
        self,
        old: Segmented | None,
        column: QVBoxLayout,
        options: Sequence[tuple[object, str]],
        name: str,
        chosen: Callable[[object], None],
    ) -> Segmented | None:
        if old is not None:
            column.removeWidget(old)
            old.hide()
            old.deleteLater()
        if len(options) < 2:
            return None
        made = Segmented(list(options), options[0][0], self, name=name)
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        made.changed.connect(chosen)
        column.addWidget(made)
        made.show()
        return made

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
