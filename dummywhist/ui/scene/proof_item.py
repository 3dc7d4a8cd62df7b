"""What does the proof of a revoke look like? Its tricks in frames, the two cards dashed and named."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.faces import draw
from dummywhist.ui.scene.card_item import CARD_BLUR, draw_liable
from dummywhist.ui.scene.furniture import Z_COUNT, ClothItem, line, pill, placed, words_width
from dummywhist.ui.scene.kit import Kit, qrect
from dummywhist.ui.scene.layout import proof, trick
from dummywhist.ui.scene.layout.types import Metrics, Place, Rect
from dummywhist.ui.scene.parts import Proof, ProofFrame
from dummywhist.ui.theme import colour

TITLE, FACT = 17.0, 13.0
"""Sizes of the words over a trick, at u."""
EDGE = 14.0
"""From the frame to its words, px at u."""


class ProofItem(ClothItem):
    """The frames of a proof on the cloth; it lies over the place of the trick while it is shown."""

    margin = 4.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "proof", Z_COUNT)
        self.proof = Proof(())
        self._frames: tuple[tuple[ProofFrame, Rect], ...] = ()
        self._small: Metrics | None = None

    def show_proof(self, shown: Proof, mt: Metrics, free: Rect) -> None:
        """Show it in the ``free`` room of the table."""
        self.proof = shown
        self._small, rects = proof.frames(mt, free, len(shown.frames))
        self._frames = tuple(zip(shown.frames, rects, strict=True))
        whole = rects[0]
        for rect in rects[1:]:
            whole = whole.union(rect)
        self.lie(whole, shown, self.kit.style, self.kit.faces)

    def draw(self, painter: QPainter) -> None:
        """A frame for each trick, or for the hand."""
        for frame, rect in self._frames:
            self._frame(painter, frame, rect)

    def _frame(self, painter: QPainter, frame: ProofFrame, rect: Rect) -> None:
        kit, u, box = self.kit, self.kit.u, qrect(rect)
        edge = self.edge() or QPen(colour("#FFFFFF", 0.12), 1.5)
        pill(painter, box.adjusted(1, 1, -1, -1), 14 * u, colour("#FFFFFF", 0.04), edge)
        fonts = kit.theme.fonts
        head = QRectF(box.left() + EDGE * u, box.top() + 4 * u, box.width() - 2 * EDGE * u, 30 * u)
        fonts.draw_title_in(painter, head, frame.title, kit.ivory(), TITLE, u=kit.font_u)
        gone = fonts.title_width(frame.title, TITLE, u=kit.font_u) + 16 * u
        line(painter, head.adjusted(gone, 0, 0, 0), frame.fact, self.font(FACT, 400, 16), kit.ivory(0.9))
        assert self._small is not None
        small = proof.middle(self._small, rect)
        if frame.hand:
            self._hand(painter, frame, small, rect)
        else:
            self._trick(painter, frame, small)

    def _trick(self, painter: QPainter, frame: ProofFrame, small: Metrics) -> None:
        for place, card in sorted(frame.cards, key=lambda one: trick.played(small, one[0]).z):
            self._card(painter, card, qrect(trick.played(small, place).rect(small.rho)), card in frame.marked)
        if frame.led is not None:
            self._tag(painter, small, frame.led, frame.led_word, "brass", "on_brass")
        if frame.of is not None:
            self._tag(painter, small, frame.of, frame.name, "loss", "ivory")

    def _hand(self, painter: QPainter, frame: ProofFrame, small: Metrics, rect: Rect) -> None:
        """The cards that he held, side by side, as far apart as there is room."""
        room = rect.width - 2 * EDGE * small.u - small.cw
        step = min(1.06 * small.cw, room / max(1, len(frame.hand) - 1))
        left = small.cx - (step * (len(frame.hand) - 1) + small.cw) / 2
        for at, card in enumerate(frame.hand):
            box = QRectF(left + at * step, small.cy - small.ch / 2, small.cw, small.ch)
            self._card(painter, card, box, card in frame.marked)

    def _card(self, painter: QPainter, card: Card, box: QRectF, marked: bool) -> None:
        kit, width = self.kit, box.width()
        if not kit.theme.high_contrast:
            shadow = kit.shadow(width, CARD_BLUR)
            painter.drawPixmap(box.topLeft() - QPointF(CARD_BLUR, CARD_BLUR), shadow)
        draw(painter, box, kit.face_apart(card, width))
        if marked:
            draw_liable(painter, box, kit.radius(width), kit.theme.palette)

    def _tag(self, painter: QPainter, small: Metrics, place: Place, words: str, fill: str, ink: str) -> None:
        face = self._face()
        box = placed(trick.led_tag(small, place), words_width(words, face) + 17 * self.kit.u)
        pill(painter, box.adjusted(0, 0.5, 0, -0.5), box.height() / 2, self.kit.tone(fill))
        line(painter, box, words, face, QColor(self.kit.tone(ink)), "centre")

    def _face(self) -> QFont:
        return self.font(12, 600, 14)
