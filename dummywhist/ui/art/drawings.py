"""How is an SVG read and drawn while other threads use Python? By Qt itself.

Called as methods of Python, `load` and `render` of `QSvgRenderer` hold Python's lock: for half a second, and forty
milliseconds a card of a desktop's deck. Invoked by name they are Qt's own work, and the window goes on meanwhile.
"""

from typing import Final

from PySide6.QtCore import Q_ARG, QByteArray, QMetaObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from dummywhist.ui.tongues.speech import QT_ALONE

_DIRECT: Final = Qt.ConnectionType.DirectConnection


def renderer_of(content: bytes) -> QSvgRenderer:
    """Return what draws an SVG; ``isValid`` of it says whether it can."""
    made = QSvgRenderer()
    with QT_ALONE:
        QMetaObject.invokeMethod(made, "load", _DIRECT, Q_ARG(QByteArray, QByteArray(content)))
    return made


def image_of(made: QSvgRenderer, width: int, height: int, ratio: float = 1.0, element: str = "") -> QImage:
    """Return the drawing, or one ``element`` of it, at a size in pixels, on nothing."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    on, box = Q_ARG("QPainter*", painter), Q_ARG(QRectF, QRectF(0, 0, width, height))
    with QT_ALONE:
        if element:
            done = QMetaObject.invokeMethod(made, "render", _DIRECT, on, Q_ARG(str, element), box)
        else:
            done = QMetaObject.invokeMethod(made, "render", _DIRECT, on, box)
    painter.end()
    assert done
    image.setDevicePixelRatio(ratio)
    return image
