"""How does a paper lie on its pages? Set in points, painted alike on a screen, in a PDF and by a printer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QPen,
    QTextDocument,
    QTextOption,
)

from dummywhist.ui.art.suits import suit_path
from dummywhist.ui.panels.paper import LINE, Paper
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

SIDE: Final = 56.0
TOP: Final = 52.0
FOOT: Final = 66.0
"""Margins of a page, pt."""
TEXT: Final = 9.5
SMALL: Final = 8.0
POINTS: Final = 72.0
CUT: Final = 23.0
"""From the edge of a card to its words, pt: eight millimetres."""
LEAST: Final = 0.2
"""How small a card may be set, of the usual size."""
SLACK: Final = 2.0
"""By how much a card may be too wide, pt: its width is told in whole pixels."""
STEP: Final = 0.95
"""By which sizes differ that are tried."""
PDF_DPI: Final = 600
PIP_SIDE: Final = 120
HOLLOW: Final = (1, 2)
SIZES: Final = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


class Pages:
    """A paper on pages of one size."""

    def __init__(self, paper: Paper, size: str) -> None:
        self.paper = paper
        self.size = QPageSize(SIZES[size])
        self.page = QSizeF(self.size.size(QPageSize.Unit.Point))

    @property
    def count(self) -> int:
        """How many pages there are."""
        raise NotImplementedError

    def words(self) -> str:
        """Return all that stands on the pages."""
        raise NotImplementedError

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, from 0; the painter's unit is a point and its origin the corner of the paper."""
        raise NotImplementedError

    def picture(self, number: int, width: int, ratio: float = 1.0) -> QImage:
        """Return a page as it looks on the screen, so many pixels wide."""
        scale = width * ratio / self.page.width()
        made = QImage(round(width * ratio), round(self.page.height() * scale), QImage.Format.Format_RGB32)
        made.fill(Qt.GlobalColor.white)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        self.paint(painter, number)
        painter.end()
        made.setDevicePixelRatio(ratio)
        return made

    def onto(self, device: QPagedPaintDevice, dots: int) -> bool:
        """Put all pages on a device of so many dots an inch, whose pages have no margins; False if it takes none."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        painter.scale(dots / POINTS, dots / POINTS)
        for number in range(self.count):
            if number and not device.newPage():
                painter.end()
                return False
            self.paint(painter, number)
        return painter.end()

    def layout(self) -> QPageLayout:
        """Return the page layout that a device is to have."""
        made = QPageLayout(self.size, QPageLayout.Orientation.Portrait, QMarginsF())
        made.setMode(QPageLayout.Mode.FullPageMode)
        return made

    def pdf(self) -> bytes:
        """Return the paper as a PDF."""
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self.paper.title)
        writer.setCreator(tr("Dummy Whist"))
        writer.setResolution(PDF_DPI)
        writer.setPageLayout(self.layout())
        self.onto(writer, PDF_DPI)
        buffer.close()
        return bytes(content.data())


class Typeset(Pages):
    """A paper that flows over pages."""

    def __init__(self, paper: Paper, size: str) -> None:
        super().__init__(paper, size)
        self._body = QRectF(SIDE, TOP, self.page.width() - 2 * SIDE, self.page.height() - TOP - FOOT)
        self._document = _document(paper.body)
        self._document.setPageSize(self._body.size())

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self._document.pageCount()

    def words(self) -> str:
        """Return all that stands on the pages."""
        return self._document.toPlainText()

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, from 0; the painter's unit is a point and its origin the corner of the paper."""
        body = self._body
        painter.save()
        painter.translate(body.topLeft() - QPointF(0, number * body.height()))
        shown = QRectF(0, number * body.height(), body.width(), body.height())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = shown
        context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
        painter.setClipRect(shown)
        self._document.documentLayout().draw(painter, context)
        painter.restore()
        line = QRectF(SIDE, self.page.height() - FOOT + 16, body.width(), 16)
        painter.save()
        painter.setPen(QPen(QColor(LINE), 0.5))
        painter.drawLine(line.topLeft(), line.topRight())
        font = QFont(current().fonts.families)
        font.setPixelSize(round(SMALL))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        painter.setFont(font)
        painter.setPen(Qt.GlobalColor.black)
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, centre | Qt.AlignmentFlag.AlignLeft, f"{tr('Dummy Whist')}: {self.paper.title}")
        at = tr("Page {number} of {count}", number=number + 1, count=self.count)
        painter.drawText(line, centre | Qt.AlignmentFlag.AlignRight, at)
        painter.restore()


class CardPages(Pages):
    """Cards that are cut apart, as many on a page as their grid has places.

    What is too long for one is set smaller, over its whole width all the same.
    """

    def __init__(self, paper: Paper, size: str) -> None:
        super().__init__(paper, size)
        across, down = paper.grid
        self._cell = QSizeF(self.page.width() / across, self.page.height() / down)
        self._room = QRectF(CUT, CUT, self._cell.width() - 2 * CUT, self._cell.height() - 2 * CUT)
        self._cards = [_document(card) for card in paper.cards]
        whole = QTextOption()
        whole.setWrapMode(QTextOption.WrapMode.WordWrap)
        for card in self._cards:
            card.setDefaultTextOption(whole)  # what has no room for a word is set smaller
        self._scales = [self._fit(card) for card in self._cards]

    def _fit(self, card: QTextDocument) -> float:
        """Set ``card`` as large as it may be and has room; return how many times larger than usual that is.

        A smaller card has room for more words in a line, so that one that fits need not be the largest that does:
        sizes are tried from the largest.
        """
        scale = self.paper.largest
        while True:
            card.setTextWidth(self._room.width() / scale)
            size = card.size() * scale
            fits = size.height() <= self._room.height() and size.width() <= self._room.width() + SLACK
            if fits or scale < LEAST:
                return scale
            scale *= STEP

    @property
    def count(self) -> int:
        """How many pages there are."""
        across, down = self.paper.grid
        return -(-len(self._cards) // (across * down))

    def words(self) -> str:
        """Return all that stands on the cards."""
        return "\n".join(card.toPlainText() for card in self._cards)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, from 0, with lines to cut along."""
        across, down = self.paper.grid
        first = number * across * down
        painter.save()
        painter.setPen(QPen(QColor(LINE), 0.5, Qt.PenStyle.DashLine))
        for column in range(1, across):
            painter.drawLine(QLineF(column * self._cell.width(), 0, column * self._cell.width(), self.page.height()))
        for row in range(1, down):
            painter.drawLine(QLineF(0, row * self._cell.height(), self.page.width(), row * self._cell.height()))
        shown = zip(self._cards[first:], self._scales[first : first + across * down], strict=False)
        for place, (card, scale) in enumerate(shown):
            row, column = divmod(place, across)
            painter.save()
            painter.translate(column * self._cell.width(), row * self._cell.height())
            painter.translate(self._room.topLeft())
            painter.scale(scale, scale)
            context = QAbstractTextDocumentLayout.PaintContext()
            context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
            card.documentLayout().draw(painter, context)
            painter.restore()
        painter.restore()


def typeset(paper: Paper, size: str) -> Pages:
    """Return ``paper`` on pages of ``size``, `a4` or `letter`."""
    return CardPages(paper, size) if paper.cards else Typeset(paper, size)


def _document(html: str) -> QTextDocument:
    theme = current()
    (face, weight, _), families = theme.fonts.title_face, theme.fonts.families
    made = QTextDocument()
    made.setUseDesignMetrics(True)
    made.setDocumentMargin(0)
    font = QFont(families)
    font.setPixelSize(round(TEXT))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setDefaultFont(font)
    made.setDefaultStyleSheet(
        f"body, td, p {{ font-size: {TEXT}px; color: #000000; }}"
        f"h1 {{ font-family: '{face}'; font-size: 24px; font-weight: {weight}; margin: 0 0 2px 0; }}"
        f"h2 {{ font-family: '{face}'; font-size: 15px; font-weight: {weight}; margin: 16px 0 2px 0; }}"
        "p { margin: 2px 0 6px 0; }"
        f"th {{ font-size: {SMALL}px; font-weight: 600; border-bottom: 1px solid #000000; }}"
        f"td.band {{ padding-top: 7px; border-bottom: 1px solid {LINE}; }}"
        f"td.open {{ border-bottom: 1px solid {LINE}; }}"
    )
    for suit in range(4):
        made.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"pip:{suit}"), _pip(suit))
    made.setHtml(f"<body>{html}</body>")
    return made


def _pip(suit: int) -> QImage:
    made = QImage(PIP_SIDE, PIP_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    hollow = suit in HOLLOW
    painter.setPen(QPen(QColor("#000000"), 0.09 * PIP_SIDE) if hollow else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.white if hollow else Qt.GlobalColor.black)
    painter.drawPath(suit_path(suit, (0.82 if hollow else 0.94) * PIP_SIDE, QPointF(PIP_SIDE / 2, PIP_SIDE / 2)))
    painter.end()
    return made
