"""Where is the pack cut? It lies in a ribbon of backs: a slider, by mouse, touch, arrows or a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from dummywhist.engine.cards.seal import CUTS
from dummywhist.ui.controls.paint import draw_ring, note_focus, shows_ring, words_size
from dummywhist.ui.theme import colour, current
from dummywhist.ui.tongues import tr

CARDS: Final = CUTS + 1
GAP: Final = 34.0
"""Between the two packets, px."""
BEYOND: Final = 12.0
"""So far the brass line stands out over and under the cards, px."""
HEAD: Final = 34.0
"""Room for the sentence over the cards, px at text scale 1."""
FOOT: Final = 40.0
"""Room for what is said of the cut under them, px at text scale 1."""
PAGE: Final = 5
TYPING_MS: Final = 1200
"""So long a second figure belongs to the first."""


class Ribbon(QSlider):
    """The pack; its value is how many cards lie in the left packet, 0 while it is not cut."""

    cut_changed = Signal(int)
    done = Signal()
    """Enter: the words come next."""
    passed = Signal()
    """Escape: no share is given."""
    refused = Signal(str)
    """Why a number is no cut."""

    def __init__(self, back: Callable[[float], QPixmap], parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("ribbon")
        self._back = back
        self._card = (80.0, 115.0)
        self._title = ""
        self._margin = 60.0
        self._corners = (0.0, 0.0)
        self._under: int | None = None
        """Where the pointer would cut."""
        self._typed = ""
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._forget_typed)
        self.setRange(0, CUTS)
        self.setSingleStep(1)
        self.setPageStep(PAGE)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Cut"))
        self.valueChanged.connect(self._moved)
        self._describe()
        self.hide()

    # ---- where it lies ----

    def lie(
        self, width: float, top: float, card: tuple[float, float], margin: float, corners: tuple[float, float]
    ) -> None:
        """Lie over a cloth so ``width``, cards of this size with their upper edge at ``top``, px.

        ``corners``: where those at the left end and those at the right begin; the sentence stands between them.
        """
        self._card, self._margin, self._corners = card, margin, corners
        head, foot = self._rooms()
        self.setGeometry(QRect(0, round(top - head), round(width), round(head + card[1] + foot)))
        self.update()

    def _rooms(self) -> tuple[float, float]:
        scale = current().fonts.scale
        return HEAD * scale + BEYOND, FOOT * scale

    def set_title(self, title: str) -> None:
        """The sentence over the pack."""
        self._title = title
        self.update()

    def _strip(self) -> QRectF:
        """All the cards when they are not cut."""
        return QRectF(self._margin, self._rooms()[0], self.width() - 2 * self._margin, self._card[1])

    def _step(self, cut: int) -> float:
        """How much of a card is seen; the last card of each packet is seen whole."""
        whole = 2 * self._card[0] + GAP if cut else self._card[0]
        return (self._strip().width() - whole) / (CARDS - 2 if cut else CARDS - 1)

    def _at(self, x: float) -> int:
        """Return the cut at a place, 1 to 51."""
        strip = self._strip()
        share = (x - strip.left() - self._card[0] / 2) / max(strip.width() - self._card[0], 1.0)
        return min(max(int(share * CUTS + 0.5), 1), CUTS)

    # ---- what people do ----

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The gap follows the pointer; while a button or a finger is down it stays where it is led."""
        if not self.isEnabled():
            return
        self._under = self._at(event.position().x()) if self._over(event.position()) else None
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._at(event.position().x()))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Cut here."""
        if self.isEnabled() and event.button() == Qt.MouseButton.LeftButton and self._over(event.position()):
            self.setValue(self._at(event.position().x()))
            self._under = None
            self.update()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The cut stays."""
        self._under = None
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The gap goes back to where the pack was cut."""
        super().leaveEvent(event)
        self._under = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel does not cut."""
        event.ignore()

    def _over(self, at: QPointF) -> bool:
        return self._strip().adjusted(0, -BEYOND, 0, BEYOND).contains(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows one card, Page keys five, Home and End, a number; Enter goes on, Escape gives no share."""
        key, now = Qt.Key(event.key()), self.value()
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1,
            Qt.Key.Key_PageUp: PAGE, Qt.Key.Key_PageDown: -PAGE,
        }  # fmt: skip
        if key in steps:
            self.setValue(min(max((now or CARDS // 2) + steps[key], 1), CUTS))
        elif key == Qt.Key.Key_Home:
            self.setValue(1)
        elif key == Qt.Key.Key_End:
            self.setValue(CUTS)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._forget_typed()
            self.setValue(0)
        elif event.text().isdigit() and event.text().isascii():
            self._type(event.text())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._forget_typed()
            self.done.emit()
        elif key == Qt.Key.Key_Escape:
            self.passed.emit()
        else:
            event.ignore()
            return
        event.accept()

    def _type(self, figure: str) -> None:
        """A figure of a number that is typed."""
        typed = self._typed + figure
        if not 1 <= int(typed) <= CUTS:
            self._forget_typed()
            self.refused.emit(tr("1 to {most}", most=CUTS))
            return
        self._typed = typed
        self._typing.start()
        self.setValue(int(typed))

    def _forget_typed(self) -> None:
        self._typing.stop()
        self._typed = ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def _moved(self, value: int) -> None:
        self._describe()
        self.cut_changed.emit(value)
        self.update()

    def _describe(self) -> None:
        value = self.value()
        self.setAccessibleDescription(
            tr("{cut} of {most}", cut=value, most=CUTS) if value else tr("The pack is not cut.")
        )

    # ---- looks ----

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sentence, the backs in one or two packets, the brass line, what is said of the cut."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        strip, cut = self._strip(), self._under or self.value()
        palette = theme.palette
        self._draw_title(painter, strip)
        step, wide = self._step(cut), self._card[0]
        gap = wide - step + GAP
        back = self._back(wide)
        for place in range(CARDS):
            x = strip.left() + place * step + (gap if cut and place >= cut else 0.0)
            box = QRectF(x, strip.top(), wide, self._card[1])
            painter.fillRect(box.adjusted(-1.2, 2, -1.2, 1), colour("#000000", 0.16))
            painter.drawPixmap(box, back, QRectF(back.rect()))
        if shows_ring(self):
            draw_ring(painter, strip.adjusted(-3, -3, 3, 3), 8, palette)
        if cut:
            self._draw_cut(painter, strip.left() + (cut - 1) * step + wide + GAP / 2, strip, cut)

    def _draw_title(self, painter: QPainter, strip: QRectF) -> None:
        """The sentence, in the middle or between the corners; the paper says the same where there is no room."""
        theme = current()
        font = theme.fonts.text(14, 500)
        wide = words_size(self._title, font).width()
        left, right = self._corners
        if wide > right - left:
            return
        x = min(max((self.width() - wide) / 2, left), right - wide)
        painter.setFont(font)
        painter.setPen(colour(theme.palette.ivory, 1.0))
        room = QRectF(x, 0, wide + 1, strip.top() - BEYOND)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), self._title)

    def _draw_cut(self, painter: QPainter, x: float, strip: QRectF, cut: int) -> None:
        theme = current()
        palette = theme.palette
        brass = QColor(palette.brass)
        painter.fillRect(QRectF(x - 1.5, strip.top() - BEYOND, 3, strip.height() + 2 * BEYOND), brass)
        words, font = tr("Cut at {cut}", cut=cut), theme.fonts.text(13, 600)
        size = words_size(words, font)
        pill = QRectF(0, 0, size.width() + 18, size.height() + 6)
        pill.moveTop(strip.bottom() + BEYOND + 4)
        pill.moveLeft(min(max(x - pill.width() / 2, 4.0), self.width() - pill.width() - 4.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(palette.on_brass))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), words)
