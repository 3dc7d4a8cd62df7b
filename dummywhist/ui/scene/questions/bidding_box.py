"""How is one cell of a grid chosen? The bidding box: levels by directions or strains, words under it, buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from dummywhist.engine.deal.actions.auction import bids
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.paint import draw_words
from dummywhist.ui.scene.questions.box import BoxButton, PlainButton, QuestionBox, go_along, line_up
from dummywhist.ui.scene.questions.paint import Scale, draw_paragraph, paragraph_height, width_of
from dummywhist.ui.scene.questions.question import Cell, GridQuestion, Plain
from dummywhist.ui.theme import Palette, current

WIDTH: Final = 470.0
NARROW: Final = 430.0
"""Of the box, at scale 1: with room, and where it is close."""
LABELS: Final = 88.0
"""Room for what a row is called."""
TITLE: Final = 22.0
SMALL_TITLE: Final = 17.0
"""Of the title, with room and where it is close."""


class CellButton(BoxButton):
    """A cell of the grid; the selected one has a green edge."""

    def __init__(self, box: GridBox, cell: Cell, row: int, column: int) -> None:
        super().__init__(box, cell.label, cell.why_not)
        self.cell, self.row, self.column = cell, row, column
        self.setCheckable(True)
        self.explain(cell.name, cell.words)

    def colours(self, palette: Palette) -> tuple[str, str, str | None, float]:
        """Sunk if the law is against it, outlined in green if selected."""
        fill, ink, edge, width = super().colours(palette)
        if self.isChecked():
            return fill, ink, palette.mute if self.why_not else palette.action, max(2.4, palette.outline)
        return fill, ink, edge, width

    def draw(self, painter: QPainter, body: QRectF, ink: str) -> None:
        """Its number."""
        draw_words(painter, body, self.text(), self.scale.font(15.5, 400 if self.why_not else 600, tabular=True), ink)

    def nextCheckState(self) -> None:
        """The box says which one is selected."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The cell in focus is the selected one."""
        super().focusInEvent(event)
        if isinstance(self.box, GridBox) and event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.box.select(self)


class GridBox(QuestionBox):
    """The box of a `GridQuestion`: arrows move in the grid, Enter does the selected cell, End goes to the buttons."""

    def __init__(self, question: GridQuestion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.setObjectName("bidding-box")
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(question.note)
        self.cells = [
            [CellButton(self, cell, row, column) for column, cell in enumerate(line.cells)]
            for row, line in enumerate(question.rows)
        ]
        self.buttons = [self.plain(plain) for plain in question.buttons]
        self.main = PlainButton(self, Plain("", None), primary=True)
        self.main.clicked.connect(lambda _checked=False: self._do())
        self.selected: CellButton | None = None
        self._rests = question.rests
        for line in self.cells:
            for button in line:
                button.setObjectName(self._object_name(button.cell))
                button.clicked.connect(lambda _checked=False, button=button: self.select(button))
                button.entered.disconnect()
                button.entered.connect(lambda button=button: self._enter(button))
                button.moved.connect(lambda key, every, button=button: self._move(button, key, every))
        for plain in (*self.buttons, self.main):
            plain.moved.connect(lambda key, _every, plain=plain: self._along(plain, key))
        if question.selected is not None:
            row, column = question.selected
            self.select(self.cells[row][column])
        else:
            self._show_main(None)

    def _object_name(self, cell: Cell) -> str:
        (bid,) = bids((cell.action,))
        return f"bid:{bid.level}:{bid.denomination.lower()}"

    # --- choosing ---

    def select(self, button: CellButton) -> None:
        """Select a cell; only it is reached by Tab."""
        if button is self.selected:
            return
        self.selected = button
        for line in self.cells:
            for other in line:
                other.setChecked(other is button)
                policy = Qt.FocusPolicy.StrongFocus if other is button else Qt.FocusPolicy.ClickFocus
                other.setFocusPolicy(policy)
        self._show_main(button.cell)
        if button.why_not:
            self.said.emit(button.why_not)
        if self.isVisible():
            self.arrange(self.body, self.scale)
        self.update()

    def _show_main(self, cell: Cell | None) -> None:
        """The main button does the selected cell; it is away while there is none."""
        self.main.setVisible(cell is not None)
        if cell is not None:
            self.main.setText(cell.button)
            self.main.suit = cell.suit
            self.main.setAccessibleName(cell.button if cell.suit is None else f"{cell.button}: {cell.name}")
            self.main.setAccessibleDescription(cell.words)
            self.main.setObjectName("btn:do")
            self.main.setEnabled(cell.lawful)

    def _enter(self, button: CellButton) -> None:
        self.select(button)
        self._do()

    def _do(self) -> None:
        if self.selected is not None and self.selected.cell.lawful:
            self.chosen.emit(self.selected.cell.action)
        elif self.selected is not None:
            self.said.emit(self.selected.why_not)

    # --- keys ---

    def first(self) -> QWidget | None:
        """The selected cell; without one, or where nothing need be raised, the first button."""
        button = next((button for button in self.buttons if not button.why_not), None)
        return button if self._rests and button is not None else self.selected or button

    def _move(self, here: CellButton, key: Qt.Key, every: bool) -> None:
        to: QWidget | None = None
        match key:
            case Qt.Key.Key_End:
                to = next((button for button in self.buttons if not button.why_not), self.main)
            case Qt.Key.Key_Home:
                to = self._lawful_first()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                way = 1 if key == Qt.Key.Key_Right else -1
                line = self.cells[here.row][::way]
                to = next((cell for cell in line[line.index(here) + 1 :] if every or not cell.why_not), None)
            case _:
                to = self._other_row(here, 1 if key == Qt.Key.Key_Down else -1, every)
        if to is not None:
            to.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lawful_first(self) -> CellButton | None:
        if self.question.selected is None:
            return None
        row, column = self.question.selected
        return self.cells[row][column]

    def _other_row(self, here: CellButton, way: int, every: bool) -> QWidget | None:
        """The nearest cell of the next line that has one; below the last line the buttons."""
        row = here.row + way
        while 0 <= row < len(self.cells):
            line = [cell for cell in self.cells[row] if every or not cell.why_not]
            if line:
                return min(line, key=lambda cell: abs(cell.column - here.column))
            row += way
        return self.buttons[0] if way > 0 and self.buttons else None

    def _along(self, here: PlainButton, key: Qt.Key) -> None:
        def back() -> None:
            if key == Qt.Key.Key_Up and self.selected is not None:
                self.selected.setFocus(Qt.FocusReason.OtherFocusReason)

        if key == Qt.Key.Key_Home:
            to = self._lawful_first()
            if to is not None:
                to.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        go_along([*self.buttons, self.main], here, key, back)

    # --- looks ---

    def _lengths(self, scale: Scale) -> tuple[float, float, float, float, float, float]:
        """Margin, height of the head, of a line with its gap, the gap to the foot, the foot, the bottom margin; px."""
        roomy, close = (20, 44, 38.3, 14, 34, 9.5), (14, 28, 28, 7, 30, 7)
        margin, head, line, gap, foot, bottom = map(scale.between, roomy, close)
        return margin, head, line, gap, foot, bottom

    def _labels(self, scale: Scale) -> float:
        """How wide the names of the lines are, px."""
        font = scale.font(13, 600)
        named = (width_of(row.title, font) + (0 if row.suit is None else scale.px(21)) for row in self.question.rows)
        return max(scale.px(LABELS), *named) + 1

    def body_size(self, scale: Scale) -> QSizeF:
        """As wide as its buttons; as high as there are lines."""
        margin, head, line, gap, foot, bottom = self._lengths(scale)
        height = head + line * len(self.cells) - scale.px(4) + gap + foot + bottom
        shown = [*self.buttons, self.main]
        buttons = sum(button.wide(scale) for button in shown) + scale.px(8) * len(shown)
        words = max((cell.cell.words for row in self.cells for cell in row), key=len, default="")
        # Where nothing else has room the cell alone says what it means, on the screen and to a screen reader.
        note = width_of(words, scale.font(12, 400)) / 2 * 1.25 if words and scale.tight < 1 else 0.0
        return QSizeF(max(scale.between(WIDTH, NARROW), buttons + note + scale.px(10) + 2 * margin), height)

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """The grid, and the buttons at the right of the foot."""
        margin, head, line, _gap, foot, bottom = self._lengths(scale)
        labelled = any(row.title for row in self.question.rows)
        left = body.left() + margin + (scale.between(0, 4) + self._labels(scale) if labelled else 0)
        columns = max(len(row) for row in self.cells)
        most = scale.px(72 if labelled else 50)
        pitch = min((body.right() - margin + scale.px(2) - left + scale.px(4)) / columns, most)
        for cells in self.cells:
            for cell in cells:
                x, y = left + cell.column * pitch, body.top() + head + cell.row * line
                cell.lie(QRectF(x, y, pitch - scale.px(4), line - scale.between(4, 2)), scale)
        row = QRectF(0, body.bottom() - bottom - foot, 0, foot)
        shown = [*self.buttons, *((self.main,) if self.selected is not None else ())]
        self._foot = row
        self._foot_right = line_up(shown, body.right() - margin, row, scale)

    _foot = QRectF()
    _foot_right = 0.0

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """Title, what must be known, the names of the lines, what the selected cell means."""
        palette = current().palette
        margin, head, line, *_ = self._lengths(scale)
        top = QRectF(body.left() + margin, body.top(), body.width() - 2 * margin, head - scale.px(2))
        size = TITLE + (SMALL_TITLE - TITLE) * scale.tight
        scale.title(painter, top, self.question.title, size)
        taken = scale.title_width(self.question.title, size) + scale.px(14)
        draw_words(
            painter, top.adjusted(taken, 0, 0, 0), self.question.note, scale.font(13, 500), palette.mute,
            Qt.AlignmentFlag.AlignRight,
        )  # fmt: skip
        for number, row in enumerate(self.question.rows):
            if row.title:
                y = body.top() + head + number * line
                self._draw_label(painter, QRectF(top.left(), y, self._labels(scale), line - scale.px(4)), number, scale)
        if self.selected is not None:
            words = self.selected.why_not or self.selected.cell.words
            room = QRectF(
                top.left(), self._foot.top(), self._foot_right - top.left() - scale.px(10), self._foot.height()
            )
            font = scale.font(12.5, 400)
            if width_of(words, font) > room.width():
                font = scale.font(12, 400)
            if paragraph_height(words, font, room.width()) <= room.height() + 2:
                draw_paragraph(painter, room, words, font, palette.note_ink if self.selected.why_not else palette.mute)

    def _draw_label(self, painter: QPainter, box: QRectF, number: int, scale: Scale) -> None:
        theme, row = current(), self.question.rows[number]
        palette = theme.palette
        left = Qt.AlignmentFlag.AlignLeft
        if row.suit is not None:
            side = scale.px(15)
            draw_suit(
                painter, row.suit, QRectF(box.left(), box.center().y() - side / 2, side, side), theme.suit(row.suit)
            )
            draw_words(painter, box.adjusted(scale.px(21), 0, 0, 0), row.title, scale.font(13, 600), palette.ink, left)
        elif row.gloss and box.height() >= 2 * 14:
            upper, lower = QRectF(box), QRectF(box)
            upper.setBottom(box.top() + box.height() * 0.62)
            lower.setTop(box.top() + box.height() * 0.5)
            draw_words(painter, upper, row.title, scale.font(13, 600), palette.ink, left)
            draw_words(painter, lower, row.gloss, scale.font(12, 400), QColor(palette.mute), left)
        else:
            draw_words(painter, box, row.title, scale.font(13, 600), palette.ink, left)
