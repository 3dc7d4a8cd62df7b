"""Which picture does a card show at this size? Faces and backs, rendered once for each size, off the paint path."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dummywhist.engine.cards.card import JOKER_BIG, JOKER_LITTLE, PACK, Card
from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.art.deck import Deck, Style

FACES: Final = (*PACK, JOKER_LITTLE, JOKER_BIG)
KEPT_SINGLES: Final = 48  # small pictures kept for previews, packets and backs


@dataclass(frozen=True, slots=True)
class Size:
    """What a set of faces is rendered for: a style, and the pixels of one card."""

    style: Style
    width: int
    height: int
    ratio: float


def render(file: Path, width: int, height: int, ratio: float = 1.0) -> QImage:
    """One picture at a size in pixels; works in any thread."""
    try:
        drawing = QSvgRenderer(QByteArray(file.read_bytes()))
    except OSError as error:
        raise MissingDeck(f"The card pictures cannot be used: {file.name} is missing.") from error
    if not drawing.isValid():
        raise MissingDeck(f"The card pictures cannot be used: {file.name} is damaged.")
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, width, height))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def draw(painter: QPainter, box: QRectF, picture: QPixmap) -> None:
    """Draw a picture into a box: pixel for pixel where it was rendered for that size, stretched until it is."""
    size = picture.deviceIndependentSize()
    if abs(size.width() - box.width()) < 1 and abs(size.height() - box.height()) < 1:
        painter.drawPixmap(box.topLeft(), picture)
        return
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


class Faces(QObject):
    """The pictures of one deck. `ask` renders in another thread and `changed` tells when all are there;
    until then `face` gives the picture of the size before, to be stretched."""

    changed = Signal()
    failed = Signal(str)
    _rendered = Signal(object, object)

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._wanted: Size | None = None
        self._busy = False
        self._set: Mapping[Card, QPixmap] = {}
        self._shown: Size | None = None
        self._singles: OrderedDict[tuple[Path, int, int], QPixmap] = OrderedDict()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._rendered.connect(self._take)

    @property
    def deck(self) -> Deck:
        """The deck these are the pictures of."""
        return self._deck

    @property
    def shown(self) -> Size | None:
        """The size of the set in use."""
        return self._shown

    def ask(self, style: Style, width: float, ratio: float = 1.0) -> bool:
        """Ask for all faces at a card width; True if they are there at once, else `changed` will follow."""
        self._wanted = self._size(style, width, ratio)
        if self._wanted == self._shown:
            return True
        self._start()
        return False

    def warm(self, style: Style, width: float, ratio: float = 1.0) -> None:
        """Render all faces now, in this thread: at start, and in tests."""
        self._wanted = self._size(style, width, ratio)
        if self._wanted != self._shown:
            self._use(self._wanted, _render_set(self._deck, self._wanted))

    def face(self, card: Card) -> QPixmap:
        """The picture of a card in the size asked for last, or the nearest thing there is."""
        known = self._set.get(card)
        if known is not None:
            return known
        size = self._wanted or self._shown or self._size(self._deck.style(), 100, 1.0)
        return self._single(self._deck.face_file(card, size.style), size.width, size.height, size.ratio)

    def single(self, card: Card, style: Style, width: float, ratio: float = 1.0) -> QPixmap:
        """One face in a size and style of its own, for previews."""
        size = self._size(style, width, ratio)
        return self._single(self._deck.face_file(card, style), size.width, size.height, ratio)

    def back(self, back: str, width: float, ratio: float = 1.0) -> QPixmap:
        """A back by its id in the deck (the first one if the deck has none of that name)."""
        chosen = self._deck.backs.get(back) or next(iter(self._deck.backs.values()))
        file = self._deck.back_file(chosen)
        return self._single(file, max(1, round(width * ratio)), self._height(width, ratio), ratio)

    def close(self) -> None:
        """Give up what is being rendered and wait for the thread to end."""
        self._wanted = None
        self._pool.waitForDone()

    def _height(self, width: float, ratio: float) -> int:
        return max(1, round(width * self._deck.rho * ratio))

    def _size(self, style: Style, width: float, ratio: float) -> Size:
        return Size(style, max(1, round(width * ratio)), self._height(width, ratio), ratio)

    def _single(self, file: Path, width: int, height: int, ratio: float) -> QPixmap:
        key = (file, width, height)
        known = self._singles.get(key)
        if known is None:
            known = self._singles[key] = QPixmap.fromImage(render(file, width, height, ratio))
            if len(self._singles) > KEPT_SINGLES:
                self._singles.popitem(last=False)
        else:
            self._singles.move_to_end(key)
        return known

    def _start(self) -> None:
        if self._busy or self._wanted is None:
            return
        self._busy = True
        deck, size, done = self._deck, self._wanted, self._rendered

        def work() -> None:
            try:
                done.emit(size, _render_set(deck, size))
            except MissingDeck as missing:
                done.emit(size, missing)

        self._pool.start(work)

    @Slot(object, object)
    def _take(self, size: Size, result: Mapping[Card, QImage] | MissingDeck) -> None:
        self._busy = False
        if isinstance(result, MissingDeck):
            self.failed.emit(str(result))
        elif size == self._wanted:
            self._use(size, result)
        else:
            self._start()

    def _use(self, size: Size, images: Mapping[Card, QImage]) -> None:
        self._set = {card: QPixmap.fromImage(image) for card, image in images.items()}
        self._shown = size
        self.changed.emit()


def _render_set(deck: Deck, size: Size) -> Mapping[Card, QImage]:
    return {card: render(deck.face_file(card, size.style), size.width, size.height, size.ratio) for card in FACES}
