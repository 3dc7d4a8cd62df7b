"""Which picture does a card show at this size? Faces and backs, rendered once for each size, off the paint path."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap

from dummywhist.engine.cards.card import JOKER_BIG, JOKER_LITTLE, PACK, Card
from dummywhist.engine.values import dataclass
from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.art.deck import Deck, Style
from dummywhist.ui.art.drawings import image_of, renderer_of
from dummywhist.ui.tongues import tr

FACES: Final = (*PACK, JOKER_LITTLE, JOKER_BIG)
LONGEST_S: Final = 5.0
BREATH_S: Final = 0.003
"""How long the other thread rests after each face: where there is one processor, the window has it meanwhile."""
KEPT_SINGLES: Final = 48  # small pictures kept for previews, packets and backs


@dataclass(frozen=True, slots=True)
class Size:
    """What a set of faces is rendered for: a style, and the pixels of one card."""

    style: Style
    width: int
    height: int
    ratio: float


Kept = Callable[[Deck, Size], Mapping[Card, QImage] | None]
"""What gives all faces of a deck at a size if they were kept, else None."""


def none_kept(_deck: Deck, _size: Size) -> None:
    """Nothing is kept: all is rendered."""


def render(file: Path, width: int, height: int, ratio: float = 1.0, letters: Sequence[tuple[str, str]] = ()) -> QImage:
    """One picture at a size in pixels, with other ``letters`` in its index; works in any thread."""
    try:
        drawing = renderer_of(_lettered(file, letters))
    except OSError as error:
        raise MissingDeck(tr("The card pictures cannot be used: {file} is missing.", file=file.name)) from error
    if not drawing.isValid():
        raise MissingDeck(tr("The card pictures cannot be used: {file} is damaged.", file=file.name))
    return image_of(drawing, width, height, ratio)


def _lettered(file: Path, letters: Sequence[tuple[str, str]]) -> bytes:
    content = file.read_bytes()
    for own, other in letters:
        content = content.replace(own.encode(), other.encode())
    return content


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
    until then `face` gives the picture of the size before, to be stretched.
    """

    changed = Signal()
    failed = Signal(str)
    _rendered = Signal(object, object)

    def __init__(self, deck: Deck, parent: QObject | None = None, kept: Kept = none_kept) -> None:
        super().__init__(parent)
        self._deck = deck
        self._kept = kept
        self._wanted: Size | None = None
        self._set: Mapping[Card, QPixmap] = {}
        self._shown: Size | None = None  # the set is whole
        self._begun: Size | None = None  # the size of the set, whole or not
        self._singles: OrderedDict[tuple[Path, int, int, float, tuple[tuple[str, str], ...]], QPixmap] = OrderedDict()
        self._thread: Thread | None = None
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

    def warm(self, style: Style, width: float, ratio: float = 1.0, first: Iterable[Card] = FACES) -> None:
        """Render faces now, in this thread, if they are not kept: at start, and in tests. If `first` is only a part of
        the pack, the others follow in another thread, and `changed` tells when they are there.
        """
        size = self._wanted = self._size(style, width, ratio)
        if size == self._shown:
            return
        images = self._kept(self._deck, size)
        if images is None:
            image_of = self.drawer(size)
            images = {card: image_of(card) for card in first}
        self.use(size, images)
        if self._shown is None:
            self._start()

    def face(self, card: Card) -> QPixmap:
        """The picture of a card in the size asked for last, or the nearest thing there is."""
        known = self._set.get(card)
        if known is not None:
            return known
        size = self._wanted or self._shown or self._size(self._deck.style(), 100, 1.0)
        return self._single(
            self._deck.face_file(card, size.style), size.width, size.height, size.ratio, size.style.letters
        )

    def single(self, card: Card, style: Style, width: float, ratio: float = 1.0) -> QPixmap:
        """One face in a size and style of its own, for previews."""
        size = self._size(style, width, ratio)
        return self._single(self._deck.face_file(card, style), size.width, size.height, ratio, style.letters)

    def has_single(self, card: Card, style: Style, width: float, ratio: float = 1.0) -> bool:
        """Whether `single` need render nothing for this face."""
        size = self._size(style, width, ratio)
        return (self._deck.face_file(card, style), size.width, size.height, ratio, (*style.letters,)) in self._singles

    def back(self, back: str, width: float, ratio: float = 1.0) -> QPixmap:
        """A back by its id in the deck (the first one if the deck has none of that name)."""
        chosen = self._deck.backs.get(back) or next(iter(self._deck.backs.values()))
        file = self._deck.back_file(chosen)
        return self._single(file, max(1, round(width * ratio)), self._height(width, ratio), ratio)

    def close(self) -> None:
        """Give up what is being rendered and wait for the thread to end, but not for a picture that takes too long."""
        self.give_up()
        if self._thread is not None:
            self._thread.join(LONGEST_S)

    def give_up(self) -> None:
        """Want nothing any more: what is being rendered is of no use."""
        self._wanted = None

    def of_set(self, card: Card) -> QPixmap | None:
        """Return the picture of a card at the size of the set, if it is there."""
        return self._set.get(card)

    def images(self) -> Mapping[Card, QImage]:
        """Return the pictures of the set in use; each may be read in another thread."""
        return {card: picture.toImage() for card, picture in self._set.items()}

    def _height(self, width: float, ratio: float) -> int:
        return max(1, round(width * self._deck.rho * ratio))

    def _size(self, style: Style, width: float, ratio: float) -> Size:
        return Size(style, max(1, round(width * ratio)), self._height(width, ratio), ratio)

    def _single(
        self, file: Path, width: int, height: int, ratio: float, letters: Sequence[tuple[str, str]] = ()
    ) -> QPixmap:
        key = (file, width, height, ratio, tuple(letters))
        known = self._singles.get(key)
        if known is None:
            known = self._singles[key] = QPixmap.fromImage(render(file, width, height, ratio, letters))
            if len(self._singles) > KEPT_SINGLES:
                self._singles.popitem(last=False)
        else:
            self._singles.move_to_end(key)
        return known

    def _start(self) -> None:
        if self._thread is None and self._wanted is not None:
            size = self._wanted
            cards = [card for card in FACES if size != self._begun or card not in self._set]
            self._thread = Thread(target=self._work, args=(size, cards), name="faces", daemon=True)
            self._thread.start()

    def _work(self, size: Size, cards: Sequence[Card]) -> None:
        """Runs in the other thread; gives up as soon as another size is wanted."""
        images: dict[Card, QImage] = {}
        missing: MissingDeck | None = None
        try:
            image_of = self.drawer(size)
            for card in cards:
                if self._wanted != size:
                    break
                images[card] = image_of(card)
                sleep(BREATH_S)
        except MissingDeck as error:
            missing = error
        with suppress(RuntimeError):  # the window may have gone meanwhile
            self._rendered.emit(size, missing or images)

    def drawer(self, size: Size) -> Callable[[Card], QImage]:
        """Return what renders faces at a size; called in the thread that it is to work in."""
        return lambda card: self._image(card, size)

    def _image(self, card: Card, size: Size) -> QImage:
        return render(self._deck.face_file(card, size.style), size.width, size.height, size.ratio, size.style.letters)

    @Slot(object, object)
    def _take(self, size: Size, result: Mapping[Card, QImage] | MissingDeck) -> None:
        self._thread = None
        if isinstance(result, MissingDeck):
            self.failed.emit(str(result))
            if size == self._wanted:
                return  # it would fail again
        elif size == self._wanted and (size == self._begun or len(result) == len(FACES)):
            self.use(size, result)
        if self._wanted != self._shown:
            self._start()

    def use(self, size: Size, images: Mapping[Card, QImage]) -> None:
        """Put these pictures into the set of their size; a set of another size goes."""
        made = {card: QPixmap.fromImage(image) for card, image in images.items()}
        self._set = {**self._set, **made} if size == self._begun else made
        self._begun = size
        self._shown = size if len(self._set) == len(FACES) else None
        if self._shown:
            self.changed.emit()
