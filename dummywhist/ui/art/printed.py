"""How are the cards of a desktop's deck rendered? All of a size at once, from one SVG, always in another thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.deck import Deck, Printed, Style
from dummywhist.ui.art.desktop import unusable
from dummywhist.ui.art.drawings import image_of, renderer_of
from dummywhist.ui.art.faces import Faces, Size
from dummywhist.ui.tongues import tr


class PrintedFaces(Faces):
    """The pictures of a desktop's deck. `ask` for them; other sizes are made from those of the set, since to read the
    drawing again takes up to half a second.
    """

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(deck, parent)
        assert deck.printed is not None
        self._printed: Printed = deck.printed
        self._backs: dict[Size, QImage] = {}
        self._scaled: dict[tuple[int, int, int], QPixmap] = {}
        self._back = QPixmap()

    def drawer(self, size: Size) -> Callable[[Card], QImage]:
        """Return what renders faces at a size: of this deck, and of the house where it has none.

        Raises:
            MissingDeck: the drawing cannot be read.
        """
        printed, plainly = self._printed, super().drawer(size)
        made = renderer_of(printed.content)
        if not made.isValid():
            raise unusable(self.deck.name, tr("its picture is damaged"))
        if printed.back:
            self._backs[size] = _render(made, printed.back, size)

        def face(card: Card) -> QImage:
            name = printed.elements.get(card)
            return plainly(card) if name is None else _render(made, name, size)

        return face

    def use(self, size: Size, images: Mapping[Card, QImage]) -> None:
        """Put these pictures into the set, with the back of their size."""
        back = self._backs.get(size)
        self._backs = {}
        if back is not None:
            self._back = QPixmap.fromImage(back)
        self._scaled.clear()
        super().use(size, images)

    def single(self, card: Card, style: Style, width: float, ratio: float = 1.0) -> QPixmap:
        """One face in a size of its own."""
        there = self.of_set(card)
        return super().single(card, style, width, ratio) if there is None else self._at(there, width, ratio)

    def has_single(self, card: Card, style: Style, width: float, ratio: float = 1.0) -> bool:
        """Of the set a picture is soon made."""
        return self.of_set(card) is not None or super().has_single(card, style, width, ratio)

    def back(self, back: str, width: float, ratio: float = 1.0) -> QPixmap:
        """The back of the deck, which has but one; the house's where it has none."""
        return super().back(back, width, ratio) if self._back.isNull() else self._at(self._back, width, ratio)

    def _at(self, picture: QPixmap, width: float, ratio: float) -> QPixmap:
        """Return a picture of the set at another width."""
        wide, high = max(1, round(width * ratio)), max(1, round(width * self.deck.rho * ratio))
        if (picture.width(), picture.height()) == (wide, high):
            return picture
        key = (picture.cacheKey(), wide, high)
        made = self._scaled.get(key)
        if made is None:
            smooth = Qt.TransformationMode.SmoothTransformation
            made = self._scaled[key] = picture.scaled(wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            made.setDevicePixelRatio(ratio)
        return made


def _render(made: QSvgRenderer, name: str, size: Size) -> QImage:
    return image_of(made, size.width, size.height, size.ratio, name)


def faces_of(deck: Deck, parent: QObject | None = None) -> Faces:
    """Return the pictures of any deck: of the house or of the desktop."""
    return Faces(deck, parent) if deck.printed is None else PrintedFaces(deck, parent)
