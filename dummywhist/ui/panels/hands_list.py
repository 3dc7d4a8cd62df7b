"""Which cards did everybody have? The four hands of a deal in rows of suits, played cards faint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, holds, of_suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.messages import RANK_WORDS, SUIT_WORDS
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.paint import RING, draw_words, words_size
from dummywhist.ui.panels.record_lines import SUITS_SHOWN
from dummywhist.ui.panels.trick_list import rank_text
from dummywhist.ui.theme import current

LINE = 20
GAP = 10


def hand_words(hand: Hand) -> str:
    """Say a hand: spades king seven, hearts none."""
    said = []
    for suit in SUITS_SHOWN:
        ranks = [RANK_WORDS[card % 13] for card in reversed(list(cards_in(of_suit(hand, suit))))]
        said.append(f"{SUIT_WORDS[suit]}s {' '.join(ranks) or 'none'}")
    return ", ".join(said)


class HandsList(QWidget):
    """The hands of a deal as they were dealt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands: Mapping[Seat, Hand] = {}
        self._names: Mapping[Seat, str] = {}
        self._order: Sequence[Seat] = ()
        self._gone: Hand = EMPTY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hands(self, hands: Mapping[Seat, Hand], names: Mapping[Seat, str], order: Sequence[Seat],
                   gone: Hand) -> None:  # fmt: skip
        """Show hands by seat in this order; ``gone`` are the cards that were played."""
        self._hands, self._names, self._order, self._gone = dict(hands), dict(names), tuple(order), gone
        said = [f"{names[seat]}: {hand_words(hands[seat])}." for seat in order]
        self.setAccessibleName("Hands as dealt. " + " ".join(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for the name and for each suit."""
        theme = current()
        return QSize(200, len(self._order) * (5 * theme.length(LINE) + GAP))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All hands, one below the other."""
        theme, painter = current(), QPainter(self)
        line = theme.length(LINE)
        top = 0.0
        for seat in self._order:
            name = QRectF(RING, top, self.width() - 2 * RING, line)
            draw_words(painter, name, self._names[seat], theme.fonts.text(13, 600), theme.palette.ink,
                       Qt.AlignmentFlag.AlignLeft)  # fmt: skip
            top += line
            for suit in SUITS_SHOWN:
                cards = list(reversed(list(cards_in(of_suit(self._hands[seat], suit)))))
                self._suit(painter, QRectF(RING, top, self.width() - 2 * RING, line), suit, cards)
                top += line
            top += GAP

    def _suit(self, painter: QPainter, box: QRectF, suit: int, cards: Sequence[Card]) -> None:
        theme = current()
        p, pip = theme.palette, float(theme.length(13))
        draw_suit(painter, suit, QRectF(box.left(), box.center().y() - pip / 2, pip, pip), theme.suit(suit))
        font = theme.fonts.text(13, 500, tabular=True)
        left = box.left() + pip + 6
        if not cards:
            draw_words(painter, QRectF(left, box.top(), 30, box.height()), "–", font, p.mute)
            return
        widths = [words_size(rank_text(card), font).width() for card in cards]
        room = box.right() - left - sum(widths)
        gap = min(6.0, room / max(1, len(cards) - 1))
        for card, width in zip(cards, widths, strict=True):
            ink = p.faint if holds(self._gone, card) else p.ink
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(left, box.top(), width + 1, box.height()), Qt.AlignmentFlag.AlignVCenter,
                             rank_text(card))  # fmt: skip
            left += width + gap
