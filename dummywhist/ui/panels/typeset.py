"""How does a paper lie on its pages? Set in points, painted alike on a screen, in a PDF and by a printer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
    QTextTable,
)

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.art.suits import suit_path
from dummywhist.ui.panels.paper import LINE, Paper
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

SIDE: Final = 56.0
TOP: Final = 52.0
FOOT: Final = 66.0
"""Margins of a page, pt."""
ROW_AIR: Final = 3.5
"""Of a row of a table over and under its words, pt."""
TEXT: Final = 9.5
SMALL: Final = 8.0
POINTS: Final = 72.0
CUT: Final = 23.0
"""From the edge of a card to its words, pt: eight millimetres."""
FOLD: Final = 9.0
"""From a fold to the words under or over it, pt."""
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
    """A paper that flows over pages: no line and no row of a table is parted, and no heading stands at a foot."""

    def __init__(self, paper: Paper, size: str) -> None:
        super().__init__(paper, size)
        self._body = QRectF(SIDE, TOP, self.page.width() - 2 * SIDE, self.page.height() - TOP - FOOT)
        self._document = _document(paper.body)
        self._document.setTextWidth(self._body.width())
        self._tops = [*_tops(list(_units(self._document)), self._body.height()), self._document.size().height()]

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._tops) - 1

    def words(self) -> str:
        """Return all that stands on the pages."""
        return self._document.toPlainText()

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, from 0; the painter's unit is a point and its origin the corner of the paper."""
        body = self._body
        painter.save()
        top, after = self._tops[number : number + 2]
        painter.translate(body.topLeft() - QPointF(0, top))
        shown = QRectF(0, top, body.width(), after - top)
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
        self._parts = 2 if paper.folded else 1
        inner = FOLD if paper.folded else CUT
        high = self._cell.height() / self._parts - CUT - inner
        rooms = QRectF(CUT, CUT, self._cell.width() - 2 * CUT, high)
        self._rooms = (rooms, rooms.translated(0, high + 2 * inner))[: self._parts]
        self._room = rooms
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
        return -(-len(self._cards) // (across * down * self._parts))

    def words(self) -> str:
        """Return all that stands on the cards."""
        return "\n".join(card.toPlainText() for card in self._cards)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, from 0, with lines to cut along, and where cards are folded with dots."""
        across, down = self.paper.grid
        many = across * down * self._parts
        first = number * many
        painter.save()
        painter.setPen(QPen(QColor(LINE), 0.5, Qt.PenStyle.DashLine))
        for column in range(1, across):
            painter.drawLine(QLineF(column * self._cell.width(), 0, column * self._cell.width(), self.page.height()))
        for row in range(1, down):
            painter.drawLine(QLineF(0, row * self._cell.height(), self.page.width(), row * self._cell.height()))
        painter.setPen(QPen(QColor(LINE), 0.7, Qt.PenStyle.DotLine))
        shown = zip(self._cards[first:], self._scales[first : first + many], strict=False)
        for place, (card, scale) in enumerate(shown):
            which, part = divmod(place, self._parts)
            row, column = divmod(which, across)
            painter.save()
            painter.translate(column * self._cell.width(), row * self._cell.height())
            if part:
                fold = self._cell.height() / 2
                painter.drawLine(QLineF(CUT, fold, self._cell.width() - CUT, fold))
            painter.translate(self._rooms[part].topLeft())
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
    _line_up(made, face)
    return made


def _line_up(document: QTextDocument, face: str) -> None:
    """Give titles lining figures, as they have in the window: the usual 1 of an old face looks like an I."""
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        step = block.begin()
        while not step.atEnd():
            fragment = step.fragment()
            font = fragment.charFormat().font()
            if face in font.families():
                font.setFeature(QFont.Tag("lnum"), 1)
                lining = QTextCharFormat()
                lining.setFont(font)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(lining)
            step += 1
        block = block.next()


class _Unit(NamedTuple):
    """What stays together on a page: a line, or a row of a table; from ``top`` to ``foot`` in the document, pt.

    ``begins``: a page begins with it. ``leads``: it is nothing without what comes after it.
    """

    top: float
    foot: float
    begins: bool = False
    leads: bool = False


def _units(document: QTextDocument) -> Iterator[_Unit]:
    """Yield what stays together, from the top."""
    step = document.rootFrame().begin()
    while not step.atEnd():
        table, block = step.currentFrame(), step.currentBlock()
        if isinstance(table, QTextTable):
            yield from _rows(table, document)
        elif block.isValid():
            at, form = document.documentLayout().blockBoundingRect(block), block.blockFormat()
            begins = bool(form.pageBreakPolicy() & QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
            for number, line in enumerate(lines):
                top = at.top() + line.y()
                over = top if number else top - form.topMargin() / 2  # capitals of a title reach over their line
                yield _Unit(over, top + line.height(), begins and not number, form.headingLevel() > 0)
        step += 1


def _rows(table: QTextTable, document: QTextDocument) -> Iterator[_Unit]:
    """Yield the rows of a table; the first has the names of its columns."""
    for row in range(table.rows()):
        tops, feet = [], []
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            block = document.findBlock(cell.firstPosition())
            while block.isValid() and block.position() <= cell.lastPosition():
                box = document.documentLayout().blockBoundingRect(block)
                tops.append(box.top())
                feet.append(box.bottom())
                block = block.next()
        yield _Unit(min(tops) - ROW_AIR, max(feet) + ROW_AIR, leads=row == 0 and table.rows() > 1)


def _tops(units: Sequence[_Unit], height: float) -> Iterator[float]:
    """Yield where each page of that ``height`` begins in the document."""
    top, first = 0.0, 0
    yield top
    for number, unit in enumerate(units):
        if number == first or not (unit.begins or unit.foot - top > height):
            continue
        begin = number
        while not unit.begins and begin - 1 > first and units[begin - 1].leads:
            begin -= 1
        first, top = begin, units[begin].top
        yield top


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
