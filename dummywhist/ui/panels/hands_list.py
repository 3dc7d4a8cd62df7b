"""Which cards did everybody have? The four hands of a deal in rows of suits, played cards faint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.engine.cards.card import JOKERS, Card
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, holds, of_suit
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.paint import RING, draw_words, words_size
from dummywhist.ui.panels.record_lines import SUITS_SHOWN, card_text
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.hands import hand_words

LINE = 20
GAP = 10


class HandsList(QWidget):
    """The hands of a deal as they were dealt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands: Sequence[tuple[str, Hand]] = ()
        self._gone: Hand = EMPTY
        self._columns = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hands(self, hands: Sequence[tuple[str, Hand]], gone: Hand, columns: int = 1) -> None:
        """Show hands with whose they were, in this order; ``gone`` are the cards that were played.

        In more ``columns`` there is room for hands that have lost some of their cards.
        """
        self._hands, self._gone, self._columns = tuple(hands), gone, columns
        said = [f"{name}: {hand_words(hand)}." for name, hand in hands]
        self.setAccessibleName(tr("Hands as dealt. ") + " ".join(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for the name and for each suit, and one for jokers."""
        heights = [self._height(at) for at in range(0, len(self._hands), self._columns)]
        return QSize(200, sum(heights))

    def _height(self, first: int) -> int:
        """Return how high a row of hands is, whose first one is ``first``."""
        row = self._hands[first : first + self._columns]
        return max(5 + bool(_jokers(hand)) for _, hand in row) * current().length(LINE) + GAP

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All hands, one below the other."""
        theme, painter = current(), QPainter(self)
        line = theme.length(LINE)
        wide = (self.width() - 2 * RING) / self._columns
        above = 0.0
        for at, (title, hand) in enumerate(self._hands):
            place = at % self._columns
            if not place and at:
                above += self._height(at - self._columns)
            top, left = above, RING + place * wide
            name = QRectF(left, top, wide, line)
            draw_words(painter, name, title, theme.fonts.text(13, 600), theme.palette.ink,
                       Qt.AlignmentFlag.AlignLeft)  # fmt: skip
            top += line
            for suit in SUITS_SHOWN:
                cards = list(reversed(list(cards_in(of_suit(hand, suit)))))
                self._suit(painter, QRectF(left, top, wide - (4 if self._columns > 1 else 0), line), suit, cards)
                top += line
            if _jokers(hand):
                self._row(painter, QRectF(left, top, wide, line), tr("Jokers"), _jokers(hand))

    def _row(self, painter: QPainter, box: QRectF, title: str, cards: Sequence[Card]) -> None:
        """Jokers, which have no suit."""
        theme = current()
        p, font = theme.palette, theme.fonts.text(13, 500)
        draw_words(painter, box, title, font, p.mute, Qt.AlignmentFlag.AlignLeft)
        box = box.adjusted(words_size(title, font).width() + 8, 0, 0, 0)
        for card in cards:
            ink = p.faint if holds(self._gone, card) else p.ink
            draw_words(painter, box, card_text(card), font, ink, Qt.AlignmentFlag.AlignLeft)
            box = box.adjusted(words_size(card_text(card), font).width() + 8, 0, 0, 0)

    def _suit(self, painter: QPainter, box: QRectF, suit: int, cards: Sequence[Card]) -> None:
        theme = current()
        p, pip = theme.palette, float(theme.length(13))
        draw_suit(painter, suit, QRectF(box.left(), box.center().y() - pip / 2, pip, pip), theme.suit(suit))
        font = theme.fonts.text(13, 500, tabular=True)
        left = box.left() + pip + 6
        if not cards:
            draw_words(painter, QRectF(left, box.top(), 30, box.height()), "–", font, p.mute)
            return
        widths = [words_size(card_text(card), font).width() for card in cards]
        room = box.right() - left - sum(widths)
        gap = min(6.0, room / max(1, len(cards) - 1))
        for card, width in zip(cards, widths, strict=True):
            ink = p.faint if holds(self._gone, card) else p.ink
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(left, box.top(), width + 1, box.height()), Qt.AlignmentFlag.AlignVCenter,
                             card_text(card))  # fmt: skip
            left += width + gap


def _jokers(hand: Hand) -> tuple[Card, ...]:
    """The jokers of a hand, the big one first."""
    return tuple(card for card in reversed(JOKERS) if holds(hand, card))
