"""How is what a computer thought drawn? A table of what it weighed, and likely layouts as lines of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.engine.cards.card import JOKERS, Card, is_joker
from dummywhist.engine.cards.hand import Hand, cards_in, holds, of_suit
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.paint import RING, draw_box, draw_words, words_size
from dummywhist.ui.panels.case_words import LayoutRow, ValueRow
from dummywhist.ui.panels.record_lines import SUITS_SHOWN, card_text
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.hands import hand_words

ROW: Final = 24
FIGURES: Final = 58
LINE: Final = 18
GAP: Final = 8
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def draw_card(painter: QPainter, box: QRectF, card: Card, size: float = 13, weight: int = 500) -> float:
    """Draw pip and rank of a card at the left of ``box``; return the width that they took."""
    theme = current()
    font = theme.fonts.text(size, weight, tabular=True)
    left = box.left()
    if not is_joker(card):
        pip = float(theme.length(round(size)))
        draw_suit(painter, card // 13, QRectF(left, box.center().y() - pip / 2, pip, pip), theme.suit(card // 13))
        left += pip + 3
    words = card_text(card)
    draw_words(painter, QRectF(left, box.top(), box.right() - left, box.height()), words, font, theme.palette.ink, LEFT)
    return left + words_size(words, font).width() - box.left()


def card_width(card: Card, size: float = 13, weight: int = 500) -> float:
    """Return how wide `draw_card` draws a card, px."""
    theme = current()
    pip = 0 if is_joker(card) else theme.length(round(size)) + 3
    return pip + words_size(card_text(card), theme.fonts.text(size, weight, tabular=True)).width()


class ValuesTable(QWidget):
    """What was weighed, the best first: each with the tricks and the points that it brings; what was done is marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ValueRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[ValueRow], most: int | None = None) -> None:
        """Show these, at most ``most``, and always the one that was done."""
        kept = list(rows)
        while most is not None and len(kept) > most:
            kept.pop(next(place for place in range(len(kept) - 1, -1, -1) if not kept[place].done))
        self.rows = tuple(kept)
        said = [self._said(row) for row in self.rows]
        self.setAccessibleName(tr("Weighed. ") + " ".join(said))
        self.setVisible(bool(self.rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for the names of the columns and one for each row."""
        return QSize(180, current().length(ROW) * (1 + len(self.rows)))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table."""
        theme, painter = current(), QPainter(self)
        p, height = theme.palette, theme.length(ROW)
        tricks = any(row.tricks for row in self.rows)
        small = theme.fonts.text(12, 600)
        box = QRectF(RING, 0, self.width() - 2 * RING, height)
        first, second, third = self._columns(box, tricks)
        heads = ((tr("Card") if any(row.card is not None for row in self.rows) else tr("Choice"), first, LEFT),
                 (tr("Tricks") if tricks else "", second, RIGHT), (tr("Points"), third, RIGHT))  # fmt: skip
        for words, room, side in heads:
            draw_words(painter, room, words, small, p.mute, side)
        for row in self.rows:
            box.translate(0, height)
            painter.fillRect(QRectF(box.left(), box.top(), box.width(), 1.5), QColor(p.hairline))
            if row.done:
                ground = box.adjusted(0, 2.5, 0, -1)
                draw_box(painter, ground, 6, p.tint2, p.brass_text, 1.5)
            self._row(painter, self._columns(box, tricks), row)

    def _row(self, painter: QPainter, rooms: tuple[QRectF, QRectF, QRectF], row: ValueRow) -> None:
        theme = current()
        first, second, third = rooms
        weight = 700 if row.done else 500
        if row.card is not None:
            draw_card(painter, first, row.card, 14, weight)
        else:
            draw_words(painter, first, row.words, theme.fonts.text(13, weight), theme.palette.ink, LEFT)
        font = theme.fonts.text(13, weight, tabular=True)
        for words, room in ((row.tricks, second), (row.points, third)):
            draw_words(painter, room, words, font, theme.palette.ink, RIGHT)

    def _columns(self, box: QRectF, tricks: bool) -> tuple[QRectF, QRectF, QRectF]:
        wide = float(current().length(FIGURES))
        third = QRectF(box.right() - wide - 6, box.top(), wide, box.height())
        second = QRectF(third.left() - (wide if tricks else 0), box.top(), wide if tricks else 0, box.height())
        return QRectF(box.left() + 6, box.top(), second.left() - box.left() - 6, box.height()), second, third

    @staticmethod
    def _said(row: ValueRow) -> str:
        said = [row.words, *([tr("{tricks} tricks", tricks=row.tricks)] if row.tricks else [])]
        said += [tr("{points} points", points=row.points), *([tr("chosen")] if row.done else [])]
        return f"{', '.join(said)}."


class LayoutsList(QWidget):
    """Ways in which the cards may lie: the hidden hands, each on a line of its own under whose it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[LayoutRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[LayoutRow]) -> None:
        """Show these."""
        self.rows = tuple(rows)
        said = [f"{row.title}: " + " ".join(f"{name}, {hand_words(hand)}." for name, hand in row.hands) for row in rows]
        self.setAccessibleName(tr("Likely layouts. ") + " ".join(said))
        self.setVisible(bool(self.rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each title, and two for each hand."""
        lines = sum(1 + 2 * len(row.hands) for row in self.rows)
        return QSize(180, lines * current().length(LINE) + len(self.rows) * GAP)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All layouts, one below the other."""
        theme, painter = current(), QPainter(self)
        p, line = theme.palette, float(theme.length(LINE))
        box = QRectF(RING, 0, self.width() - 2 * RING, line)
        for row in self.rows:
            draw_words(painter, box, row.title, theme.fonts.text(12, 600), p.ink, LEFT)
            box.translate(0, line)
            for name, hand in row.hands:
                draw_words(painter, box, name, theme.fonts.text(12), p.mute, LEFT)
                box.translate(0, line)
                self._hand(painter, box, hand)
                box.translate(0, line)
            box.translate(0, GAP)

    def _hand(self, painter: QPainter, box: QRectF, hand: Hand) -> None:
        """One hand on one line; narrower gaps where it is long."""
        theme = current()
        font, pip = theme.fonts.text(12, 500, tabular=True), float(theme.length(11))
        runs: list[tuple[int | None, str]] = []
        for own in SUITS_SHOWN:
            ranks = [card_text(card) for card in reversed(list(cards_in(of_suit(hand, own))))]
            runs.append((own, " ".join(ranks) or "–"))
        runs += [(None, card_text(card)) for card in JOKERS if holds(hand, card)]
        widths = [words_size(words, font).width() + (0 if suit is None else pip + 2) for suit, words in runs]
        if sum(widths) + 6 * len(runs) > box.width():
            runs = [(suit, words.replace(" ", "")) for suit, words in runs]
            widths = [words_size(words, font).width() + (0 if suit is None else pip + 2) for suit, words in runs]
        gap = max(3.0, min(10.0, (box.width() - sum(widths)) / max(1, len(runs))))
        left = box.left()
        for (suit, words), width in zip(runs, widths, strict=True):
            at = left
            if suit is not None:
                draw_suit(painter, suit, QRectF(at, box.center().y() - pip / 2, pip, pip), theme.suit(suit))
                at += pip + 2
            painter.setFont(font)
            painter.setPen(QColor(theme.palette.ink))
            painter.drawText(QRectF(at, box.top(), width + 2, box.height()), Qt.AlignmentFlag.AlignVCenter, words)
            left += width + gap
