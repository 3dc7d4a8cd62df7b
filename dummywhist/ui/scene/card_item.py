"""How is one card drawn in each of its states? An item that shows a face only while a card is seen."""

from __future__ import annotations

from enum import Flag, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.faces import draw
from dummywhist.ui.scene.kit import Kit
from dummywhist.ui.scene.layout.types import Pose
from dummywhist.ui.theme import Palette

CARD_BLUR, DRAG_BLUR = 4.0, 14.0
DRAG_SCALE = 1.04
FOCUS_OUTSET = 4.0
CORNER, CROWN, NOTCH = 0.24, 0.13, 0.12
"""In cw: the arm of a corner, the radius of the crown's disc, the depth of a notch."""
UNDER_TAG = 20.0
"""Top edge of the crown's disc below that of the card, at u."""
CROWN_POINTS = ((-0.58, 0.42), (-0.66, -0.36), (-0.28, 0.02), (0.0, -0.58), (0.28, 0.02), (0.66, -0.36), (0.58, 0.42))
"""The outline of a crown, in radii from the middle of its disc."""
ROOM = 9.0
"""Around a card for shadow and rings, px."""


def crown_disc(body: QRectF, width: float, u: float) -> tuple[QPointF, float]:
    """Return the middle and the radius of the crown's disc on a card ``width`` px wide that stands in ``body``.

    Clear of the tag of a card that was led (``layout.trick.led_tag``), which reaches 14 ``u`` into the card opposite.
    """
    r = max(CROWN * width, 9.0)
    return QPointF(body.right() - r - 0.05 * width, body.top() + UNDER_TAG * u + r), r


def draw_liable(painter: QPainter, body: QRectF, radius: float, palette: Palette) -> None:
    """Draw the red-and-white dash of a card that may be called, or that proves a revoke."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = body.adjusted(1.5, 1.5, -1.5, -1.5)
    dashes = QPen(QColor(palette.loss), 3.0)
    dashes.setDashPattern([3.0, 3.0])
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    for pen in (QPen(QColor("#FFFFFF"), 3.0), dashes):
        painter.setPen(pen)
        painter.drawRoundedRect(box, radius, radius)


class State(Flag):
    """What a card shows besides its face; each meaning has a shape of its own.

    The focus is the one ring. The card played last stands in four corners, the one that wins the trick has a crown,
    the one that a hint names has notches in its edges, the one that waits to be played a line inside.
    """

    PLAIN = 0
    DIMMED = auto()
    FOCUS = auto()
    CHOSEN = auto()
    LAST = auto()
    WINNING = auto()
    DRAGGED = auto()
    LIABLE = auto()
    ADVISED = auto()


class CardItem(QGraphicsItem):
    """One of the 54 cards of the scene. It has a ``card`` only while its face is to be seen.

    The item's origin is the middle of the card. ``width`` is the width it is drawn for; a moving card is stretched
    from there by its transform.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self.card: Card | None = None
        self.face_up = False
        self.width = 1.0
        self.state = State.PLAIN
        self.pose = Pose(0, 0, 1, 0, 0, False)
        self._name = ""
        self._across = False
        """Lies still, turned by a quarter: then it is drawn from turned pictures, as sharp and as fast as upright."""
        self.setVisible(False)

    # --- what it is ---

    def objectName(self) -> str:
        """The name by which tests and pictures know it."""
        return self._name

    def set_name(self, name: str) -> None:
        """Another name; an item that lies in no slot has none."""
        self._name = name

    def show_card(self, card: Card | None) -> None:
        """Turn a face up, or the back if no card is seen. Nothing is kept of what was seen before."""
        if card != self.card or self.face_up != (card is not None):
            self.card = card
            self.face_up = card is not None
            self.update()

    def release(self) -> None:
        """Be nothing: no card, no name, not seen."""
        self.card, self.face_up, self._name, self.state = None, False, "", State.PLAIN
        self.setOpacity(1.0)
        self.setVisible(False)

    def set_state(self, state: State) -> None:
        """Show these states and no others."""
        if state != self.state:
            if State.DRAGGED in state ^ self.state:
                self.prepareGeometryChange()
            self.state = state
            self.update()

    # --- where it is ---

    def place(self, pose: Pose) -> None:
        """Lie so, at rest."""
        self.resize(pose.width)
        self.move(pose)

    def resize(self, width: float) -> None:
        """Be drawn for this width."""
        if width != self.width:
            self.prepareGeometryChange()
            self.width = width

    def move(self, pose: Pose, squeeze: float = 1.0) -> None:
        """Lie so for now; ``squeeze`` narrows a card that is being turned over."""
        self.pose = pose
        self.setPos(pose.x, pose.y)
        scale = pose.width / self.width
        lies = scale == 1.0 and squeeze == 1.0
        across = lies and pose.rotation == 90.0
        if across != self._across:
            self.prepareGeometryChange()
            self._across = across
        if across or (lies and pose.rotation == 0.0):
            if not self.transform().isIdentity():
                self.setTransform(QTransform())
        else:
            self.setTransform(QTransform().rotate(pose.rotation).scale(scale * squeeze, scale))
        if pose.z != self.zValue():
            self.setZValue(pose.z)

    @property
    def body(self) -> QRectF:
        """The card itself, in its own coordinates."""
        height = self.width * self._kit.rho
        if self._across:
            return QRectF(-height / 2, -self.width / 2, height, self.width)
        return QRectF(-self.width / 2, -height / 2, self.width, height)

    def boundingRect(self) -> QRectF:
        """The card with its shadow and rings."""
        room = 2 * DRAG_BLUR + 4 if State.DRAGGED in self.state else ROOM
        return self.body.adjusted(-room, -room, room, room)

    # --- how it looks ---

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Shadow, ring outside, face or back, shade, lines inside."""
        kit, body = self._kit, self.body
        still = not painter.transform().isScaling() and not painter.transform().isRotating()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not still)
        blur = DRAG_BLUR if State.DRAGGED in self.state else CARD_BLUR
        if not kit.theme.high_contrast:
            shadow = kit.shadow(self.width, blur)
            painter.drawPixmap(body.topLeft() - QPointF(blur, blur), kit.turned(shadow) if self._across else shadow)
        radius = kit.radius(self.width)
        if State.FOCUS in self.state:
            self._ring(painter, body, radius)
        if State.LAST in self.state:
            self._corners(painter, body, radius)
        picture = kit.face(self.card, self.width) if self.face_up and self.card is not None else kit.back(self.width)
        draw(painter, body, kit.turned(picture) if self._across else picture)
        if self.state:
            self._over(painter, body, radius)

    def _ring(self, painter: QPainter, body: QRectF, radius: float) -> None:
        """The focus: 3 px of yellow on 5 px of dark, so that one of them shows on every ground."""
        palette = self._kit.theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grown = body.adjusted(-FOCUS_OUTSET, -FOCUS_OUTSET, FOCUS_OUTSET, FOCUS_OUTSET)
        for tone, width in ((palette.focus_inside, 5.0), (palette.focus, 3.0)):
            painter.setPen(QPen(QColor(tone), width))
            painter.drawRoundedRect(grown, radius + FOCUS_OUTSET, radius + FOCUS_OUTSET)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _corners(self, painter: QPainter, body: QRectF, radius: float) -> None:
        """The card played last: its four corners in brass, and nothing between them."""
        palette = self._kit.theme.palette
        box, round_, arm = body.adjusted(-3, -3, 3, 3), 2 * (radius + 3), CORNER * self.width
        path = QPainterPath()
        for right, low in ((False, False), (True, False), (True, True), (False, True)):
            x, y = box.right() if right else box.left(), box.bottom() if low else box.top()
            across, down = -1 if right else 1, -1 if low else 1
            corner = QPointF(x, y)
            path.moveTo(corner + QPointF(across * arm, 0))
            path.lineTo(corner + QPointF(across * round_ / 2, 0))
            path.quadTo(corner, corner + QPointF(0, down * round_ / 2))
            path.lineTo(corner + QPointF(0, down * arm))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(palette.brass), max(3.0, palette.outline))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _crown(self, painter: QPainter, body: QRectF) -> None:
        """The card that wins the trick: a crown on a disc at the right, under the room of a tag."""
        palette = self._kit.theme.palette
        middle, r = crown_disc(body, self.width, self._kit.u)
        painter.setPen(QPen(QColor(palette.on_brass), max(1.2, palette.outline / 2)))
        painter.setBrush(QColor(palette.brass))
        painter.drawEllipse(middle, r, r)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.on_brass))
        painter.drawPolygon(QPolygonF([middle + QPointF(x * r, y * r) for x, y in CROWN_POINTS]))

    def _notches(self, painter: QPainter, body: QRectF) -> None:
        """The card that a hint names: notches in the edge that shows in a column and in the one that shows in a row."""
        palette = self._kit.theme.palette
        size = NOTCH * self.width
        top, left = QPointF(body.center().x(), body.top()), QPointF(body.left(), body.top() + 0.4 * body.height())
        painter.setPen(QPen(QColor(palette.on_brass), max(1.2, palette.outline / 2)))
        painter.setBrush(QColor(palette.brass))
        for at, along, inward in (
            (top, QPointF(size, 0), QPointF(0, size)),
            (left, QPointF(0, size), QPointF(size, 0)),
        ):
            painter.drawPolygon(QPolygonF([at - along, at + along, at + inward]))

    def _over(self, painter: QPainter, body: QRectF, radius: float) -> None:
        palette = self._kit.theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if State.DIMMED in self.state and (palette.dim_alpha or palette.dim_lines):
            shade = self._kit.dim(self.width)
            painter.drawPixmap(body.topLeft(), self._kit.turned(shade) if self._across else shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if State.CHOSEN in self.state:
            painter.setPen(QPen(QColor(palette.brass), 2.5 * max(1.0, palette.outline / 2)))
            painter.drawRoundedRect(body.adjusted(1.25, 1.25, -1.25, -1.25), radius, radius)
        if State.ADVISED in self.state:
            self._notches(painter, body)
        if State.WINNING in self.state:
            self._crown(painter, body)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if State.LIABLE in self.state:
            draw_liable(painter, body, radius, palette)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
