"""What is typed or picked from a list? Text field, search, select, number; plain Qt underneath, our look on top."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QSizePolicy, QSpinBox, QWidget

from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.controls.paint import RING, body_of, draw_box, draw_ring, draw_words, words_size
from dummywhist.ui.theme import current

NO_FRAME = "border: 0; background: transparent; padding: 0; margin: 0; min-height: 0;"


class TextField(QLineEdit):
    """One line to type."""

    def __init__(self, hint: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setStyleSheet(f"QLineEdit {{ {NO_FRAME} }}")
        self.setTextMargins(RING + 10, 0, RING + 8, 0)
        self._unread: tuple[tuple[int, int], ...] = ()
        self._restyle()

    @property
    def unread(self) -> tuple[tuple[int, int], ...]:
        """What is underlined: of each part the place of its first sign, from 0, and the place behind its last."""
        return self._unread

    def underline(self, unread: Sequence[tuple[int, int]]) -> None:
        """Underline the parts of the text that nobody understands; it is to be said again when the text changes."""
        if tuple(unread) != self._unread:
            self._unread = tuple(unread)
            self.update()

    def setText(self, text: str | None) -> None:
        """Long words show their beginning."""
        super().setText(text)
        if not self.hasFocus():
            self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Long words show their beginning again when they are written."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.setCursorPosition(0)

    def sizeHint(self) -> QSize:
        """A field of ordinary width."""
        theme = current()
        return QSize(theme.length(200), theme.length(theme.sizes.field) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Room for a word."""
        return QSize(current().length(90), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper and outline below, then the text, then the ring."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p = theme.palette
        fill, line = (p.field, p.border) if self.isEnabled() else (p.paper2, p.off)
        draw_box(painter, body, theme.sizes.button_radius, fill, line, p.outline)
        if self.hasFocus():
            draw_ring(painter, body, theme.sizes.button_radius, p)
        painter.end()
        super().paintEvent(event)
        if self._unread:
            self._draw_underlines()

    def underlines(self) -> list[QRectF]:
        """Return where a line is drawn under each part that nobody understands, as far as it is to be seen, px."""
        width, text, at = self.fontMetrics().horizontalAdvance, self.text(), self.cursorRect()
        origin = at.center().x() - width(text[: self.cursorPosition()])
        seen = QRectF(self.contentsRect().marginsRemoved(self.textMargins()))
        lines = (
            QRectF(origin + width(text[:first]), at.bottom() - 2, width(text[first:behind]), 2)
            for first, behind in self._unread
        )
        return [line & seen for line in lines if line.intersects(seen)]

    def _draw_underlines(self) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(current().palette.loss), 1.5, Qt.PenStyle.DashLine))
        for line in self.underlines():
            painter.drawLine(line.bottomLeft(), line.bottomRight())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(current().fonts.text(13))
        self.setFixedHeight(self.sizeHint().height())


class WrittenField(TextField):
    """A line that is written and kept: Enter ends it, and presses no button of its sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter stays here."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class SearchField(TextField):
    """A field that filters a list: Esc empties it, and only an empty field lets Esc through; Down goes to the list."""

    downward = Signal()

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(hint, parent)
        self.setClearButtonEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        if event.key() == Qt.Key.Key_Down and not event.modifiers():
            self.downward.emit()
            return
        super().keyPressEvent(event)


class Select(QComboBox):
    """One of a list that opens."""

    chosen = Signal(object)

    def __init__(
        self, options: Sequence[tuple[object, str]] = (), value: object = None, parent: QWidget | None = None, *,
        name: str = "",
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux the name of a list is its entry
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_options(options, value)
        self._restyle()
        self.activated.connect(self._picked)

    def set_options(self, options: Sequence[tuple[object, str]], value: object = None) -> None:
        """Another list."""
        self.clear()
        for own, words in options:
            self.addItem(words, own)
        if options:
            self.set_value(options[0][0] if value is None else value)
        self.updateGeometry()

    def refuse(self, value: object, words: str) -> None:
        """Grey an entry that cannot be chosen, and let it say why."""
        for place in range(self.count()):
            if self.itemData(place) == value:
                self.setItemText(place, words)
                self._list.item(place).setEnabled(False)

    def offers(self, value: object) -> bool:
        """Whether an entry is there and can be chosen."""
        return any(
            self.itemData(place) == value and self._list.item(place).isEnabled() for place in range(self.count())
        )

    @property
    def _list(self) -> QStandardItemModel:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        return model

    def value(self) -> object:
        """What is chosen."""
        return self.currentData()

    def set_value(self, value: object) -> None:
        """Choose without a signal."""
        for place in range(self.count()):
            if self.itemData(place) == value:
                self.setCurrentIndex(place)

    def sizeHint(self) -> QSize:
        """The longest entry and the chevron."""
        theme = current()
        entries = (self.itemText(i) for i in range(self.count()) if self._list.item(i).isEnabled())
        widest = max((words_size(words, self.font()).width() for words in entries), default=60)
        return QSize(round(widest) + 12 + theme.length(34) + 2 * RING, theme.length(theme.sizes.field) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """It may be narrower; the entry then ends in an ellipsis."""
        return QSize(min(self.sizeHint().width(), current().length(110)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Field, entry, chevron, ring."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p, live = theme.palette, self.isEnabled()
        fill, line = (p.field, p.border) if live else (p.paper2, p.off)
        if live and self.underMouse():
            fill = p.paper2
        draw_box(painter, body, theme.sizes.button_radius, fill, line, p.outline)
        side = theme.length(20)
        chevron = QRectF(body.right() - side - 5, body.center().y() - side / 2, side, side)
        draw_icon(painter, "chevron_down", chevron, QColor(p.mute if live else p.faint))
        room = QRectF(body.left() + 10, body.top(), chevron.left() - body.left() - 14, body.height())
        draw_words(
            painter, room, self.currentText(), self.font(), p.ink if live else p.faint, Qt.AlignmentFlag.AlignLeft
        )
        if self.hasFocus():
            draw_ring(painter, body, theme.sizes.button_radius, p)

    def showPopup(self) -> None:
        """The list lies under the field, as wide as what is seen of it or as its words; it has one frame, its own."""
        super().showPopup()
        view = self.view()
        holder = view.parentWidget()
        if not isinstance(holder, QFrame):
            return
        holder.setFrameShape(QFrame.Shape.NoFrame)
        holder.setContentsMargins(0, 0, 0, 0)
        before, body = holder.geometry(), body_of(self).toRect()
        words = view.sizeHintForColumn(0) + view.width() - view.viewport().width()
        width = max(body.width(), words)
        left = self.mapToGlobal(body.topLeft()).x()
        room = self.screen().availableGeometry()
        holder.setGeometry(max(room.left(), min(left, room.right() + 1 - width)), before.y(), width, before.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the panel and changes nothing."""
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _picked(self) -> None:
        self.chosen.emit(self.value())

    def _restyle(self) -> None:
        self.setFont(current().fonts.text(13, 500))
        self.setFixedHeight(self.sizeHint().height())


class Stepper(QSpinBox):
    """A number with two chevrons."""

    def __init__(self, low: int, high: int, value: int, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setStyleSheet(
            f"QSpinBox {{ {NO_FRAME} }}"
            f"QSpinBox::up-button {{ subcontrol-origin: border; subcontrol-position: top right; width: 26px;"
            f" height: {RING + 14}px; }}"
            f"QSpinBox::down-button {{ subcontrol-origin: border; subcontrol-position: bottom right; width: 26px;"
            f" height: {RING + 14}px; }}"
            "QSpinBox::up-arrow, QSpinBox::down-arrow { width: 0; height: 0; }"
        )
        self.lineEdit().setStyleSheet(f"QLineEdit {{ {NO_FRAME} }}")
        self.lineEdit().setTextMargins(RING + 10, 0, 0, 0)
        self._restyle()

    def sizeHint(self) -> QSize:
        """The widest number and the chevrons."""
        theme = current()
        widest = max(words_size(self.textFromValue(n), self.font()).width() for n in (self.minimum(), self.maximum()))
        return QSize(round(widest) + 56 + 2 * RING, theme.length(theme.sizes.field) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Field, chevrons, ring; the number itself is the editor's."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p, live = theme.palette, self.isEnabled()
        fill, line = (p.field, p.border) if live else (p.paper2, p.off)
        draw_box(painter, body, theme.sizes.button_radius, fill, line, p.outline)
        side = theme.length(14)
        for name, y, able in (
            ("chevron_up", body.center().y() - side + 1, self.value() < self.maximum()),
            ("chevron_down", body.center().y() - 1, self.value() > self.minimum()),
        ):
            ink = QColor(p.mute if live and able else p.off)
            draw_icon(painter, name, QRectF(body.right() - side - 7, y, side, side), ink, 2.6)
        if self.hasFocus() or self.lineEdit().hasFocus():
            draw_ring(painter, body, theme.sizes.button_radius, p)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the panel and changes nothing."""
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(current().fonts.text(13, 500, tabular=True))
        self.setFixedHeight(self.sizeHint().height())
