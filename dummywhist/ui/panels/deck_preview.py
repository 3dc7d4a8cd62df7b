"""How will the cards look? A strip of cloth with four cards of the chosen style, and the chosen back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.engine.cards.card import ACE, CLUBS, DIAMONDS, HEARTS, JACK, QUEEN, SPADES, TEN, Card, make_card
from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.art.deck import Deck, Style
from dummywhist.ui.art.faces import Faces, draw
from dummywhist.ui.art.printed import faces_of
from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.controls.paint import RING, draw_words
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.theme import CLOTHS, current
from dummywhist.ui.tongues import current_letters, mark, tr

SHOWN: Final = (
    make_card(SPADES, ACE),
    make_card(HEARTS, QUEEN),
    make_card(DIAMONDS, TEN),
    make_card(CLUBS, JACK),
)
HEIGHT = 108
CARD = 62
AT_ONCE: Final = 2
"""So many faces are rendered while the strip is painted; the others follow, so that no key waits for all."""


BACKS: Final = {
    "back-blue": mark("blue back"),
    "back-red": mark("red back"),
    "two-packs": mark("blue and red backs in turn"),
}
BOTH: Final = 0.5
"""How far two backs lie apart, in card widths."""
CLOTH_WORDS: Final = {
    "green": mark("green cloth"),
    "blue": mark("blue cloth"),
    "burgundy": mark("burgundy cloth"),
    "slate": mark("slate cloth"),
}


class DeckPreview(QWidget):
    """The strip: the style in use at the left, the other colours beside it, the back at the right."""

    def __init__(self, deck: Deck | None, values: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces: Faces | None = None
        self._values = values
        self._shadows = Shadows("#000000")
        self._drawn: dict[tuple[str, Card], QPixmap] = {}
        self._to_render = 0
        self._rest = QTimer(self, singleShot=True, interval=0)
        self._rest.timeout.connect(self.update)
        self._failed = "" if deck else tr("The card pictures are missing.")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tell()
        if deck is not None:
            self.show_deck(deck)

    def show_deck(self, deck: Deck) -> None:
        """Show the cards of another deck, when they are drawn."""
        before, faces = self._faces, faces_of(deck, self)
        if before is not None:
            before.give_up()
            before.deleteLater()
        self._faces = faces
        self._drawn.clear()
        if deck.printed is not None:
            faces.changed.connect(self.update)
            faces.ask(deck.style(), float(current().length(CARD)), self.devicePixelRatioF())
        self.update()

    def show_values(self, values: Preferences) -> None:
        """Show another choice."""
        self._values = values
        self._tell()
        self.update()

    def sizeHint(self) -> QSize:
        """A strip."""
        return QSize(current().length(574), current().length(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, the cards, the back."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        self._to_render = AT_ONCE
        cloth = CLOTHS[self._values.cloth]
        light = QRadialGradient(box.center(), box.width() * 0.6)
        light.setColorAt(0, cloth.centre)
        light.setColorAt(1, cloth.mid)
        painter.setPen(theme.palette.border if theme.high_contrast else cloth.mid)
        painter.setBrush(QBrush(light))
        painter.drawRoundedRect(box, 10, 10)
        try:
            self._cards(painter, box)
        except MissingDeck as missing:
            self._failed = str(missing)
        if self._failed:
            draw_words(painter, box.adjusted(16, 0, -16, 0), self._failed, theme.fonts.text(13), theme.palette.ivory)

    def _cards(self, painter: QPainter, box: QRectF) -> None:
        faces = self._faces
        if faces is None or (faces.deck.printed is not None and faces.shown is None):
            return
        deck, values = faces.deck, self._values
        width = float(current().length(CARD))
        height = width * deck.rho
        top = box.center().y() - height / 2
        chosen = deck.style(four_colours=values.four_colours, jumbo=values.jumbo, letters=current_letters())
        other = deck.style(four_colours=not values.four_colours, jumbo=values.jumbo, letters=current_letters())
        left = box.left() + 16
        left = self._fan(painter, chosen, left, top, width, 0.62) + 24
        if deck.printed is None:  # a deck of the desktop has but one style
            self._fan(painter, other, left, top, width, 0.42)
        back = QRectF(box.right() - 16 - width, top, width, height)
        names = [values.back]
        if values.back == "two-packs" and deck.printed is None:
            back, names = back.translated(-BOTH * width, 0), ["back-blue", "back-red"]
        for name in names:
            self._shadow(painter, back)
            draw(painter, back, faces.back(name, width, self.devicePixelRatioF()))
            back = back.translated(BOTH * width, 0)

    def _fan(self, painter: QPainter, style: Style, left: float, top: float, width: float, step: float) -> float:
        """Four cards side by side, each over the one before; where they end."""
        faces = self._faces
        assert faces is not None
        at = left
        for card in SHOWN:
            place = QRectF(at, top, width, width * faces.deck.rho)
            self._shadow(painter, place)
            picture = self._picture(faces, card, style, width)
            if picture is not None:
                draw(painter, place, picture)
            at += step * width
        return at - step * width + width

    def _picture(self, faces: Faces, card: Card, style: Style, width: float) -> QPixmap | None:
        """Return the face of a card; what was there before, until it is its turn to be rendered."""
        ratio, key = self.devicePixelRatioF(), (style.id, card)
        if not faces.has_single(card, style, width, ratio):
            if not self._to_render:
                self._rest.start()
                return self._drawn.get(key)
            self._to_render -= 1
        picture = self._drawn[key] = faces.single(card, style, width, ratio)
        return picture

    def _shadow(self, painter: QPainter, place: QRectF) -> None:
        self._shadows.paint(painter, place, 0.054 * place.width(), 4, 1)

    def _tell(self) -> None:
        values = self._values
        said = [tr("four colours") if values.four_colours else tr("two colours")]
        said += [tr("large index")] if values.jumbo else []
        said += [tr(BACKS[values.back]), tr(CLOTH_WORDS[values.cloth])]
        self.setAccessibleName(tr("The cards: {what}", what=", ".join(said)))
