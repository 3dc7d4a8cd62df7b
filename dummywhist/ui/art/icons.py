"""What do the small signs look like? Our own line icons on a grid of 24, two units thick, in any colour and size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dummywhist.ui.art.assets import find_asset
from dummywhist.ui.art.paths import painter_path

GRID: Final = 24.0
PEN: Final = 2.0
RATIOS: Final = (1.0, 2.0)
SMALL: Final = 24
"""Up to this size the program's icon is drawn with fewer and larger parts."""

ICONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # the tool bar
        "new_deal": "M3,4H11V20H3Z M14,12H22 M19,9L22,12L19,15",
        "undo": "M9,4L4,9L9,14 M4,9H16A5,5 0 0 1 16,19H9",
        "redo": "M15,4L20,9L15,14 M20,9H8A5,5 0 0 0 8,19H15",
        "hint": "M9,17C9,14 6,13 6,9A6,6 0 0 1 18,9C18,13 15,14 15,17Z M10,21H14",
        "last_trick": "M3,7H15V21H3Z M8,7V3H20V17H15",
        "claim": "M4,13L9,18L20,6",
        "score": "M5,3H19V21H5Z M9,8H15 M9,12H15 M9,16H13",
        "rules": "M3,6H21 M3,12H21 M3,18H21 M9,4V8 M16,10V14 M11,16V20",
        "record": "M4,5H5 M9,5H20 M4,12H5 M9,12H20 M4,19H5 M9,19H16",
        "study": "M4,4V20H21 M6,16L11,10L14,13L20,6",
        # panels and sheets
        "close": "M6,6L18,18 M18,6L6,18",
        "copy": "M9,8H20V21H9Z M6,16H4V3H15V5",
        "print": "M7,9V3H17V9 M7,17H4V9H20V17H17 M7,14H17V21H7Z",
        "search": "M16,10.5A5.5,5.5 0 1 1 5,10.5A5.5,5.5 0 1 1 16,10.5 M15,15L20,20",
        "check": "M5,13L10,18L19,7",
        "plus": "M12,5V19 M5,12H19",
        "minus": "M5,12H19",
        "info": "M21,12A9,9 0 1 1 3,12A9,9 0 1 1 21,12 M12,11V17 M12,7V7.5",
        "warning": "M12,4L21,20H3Z M12,10V14 M12,17V17.2",
        "help": "M8,9A4,4 0 1 1 13.5,12.7C12.5,13.2 12,14 12,15 M12,19V19.2",
        "reset": "M5,5V10H10 M5.5,9.5A7.5,7.5 0 1 1 4.5,13",
        # moving through a record
        "first": "M18,5L11,12L18,19 M6,5V19",
        "previous": "M15,5L8,12L15,19",
        "next": "M9,5L16,12L9,19",
        "last": "M6,5L13,12L6,19 M18,5V19",
        "chevron_down": "M6,9L12,15L18,9",
        "chevron_up": "M6,15L12,9L18,15",
        "chevron_left": "M15,6L9,12L15,18",
        "chevron_right": "M9,6L15,12L9,18",
        # the table
        "turn_table": "M4,11A8,8 0 0 1 18.5,7.5 M20,13A8,8 0 0 1 5.5,16.5 M19,3V8H14 M5,21V16H10",
        "hide": "M3,12Q12,2 21,12Q12,22 3,12 M5,20L19,4",
        "look": "M3,12Q12,2 21,12Q12,22 3,12 M14.5,12A2.5,2.5 0 1 1 9.5,12A2.5,2.5 0 1 1 14.5,12",
        "person": "M16,8A4,4 0 1 1 8,8A4,4 0 1 1 16,8 M4,21C4,16 8,15 12,15C16,15 20,16 20,21",
        "computer": "M4,4H20V16H4Z M9,20H15 M12,16V20",
        "full_screen": "M4,9V4H9 M15,4H20V9 M20,15V20H15 M9,20H4V15",
        "gear": (
            "M15,12A3,3 0 1 1 9,12A3,3 0 1 1 15,12 M18.5,12A6.5,6.5 0 1 1 5.5,12A6.5,6.5 0 1 1 18.5,12"
            " M12,5.5V2.5 M12,18.5V21.5 M5.5,12H2.5 M18.5,12H21.5 M7.4,7.4L5.3,5.3 M16.6,7.4L18.7,5.3"
            " M7.4,16.6L5.3,18.7 M16.6,16.6L18.7,18.7"
        ),
        "bell": "M5,17H19L17,14V10A5,5 0 0 0 7,10V14Z M10,20H14 M12,5V3",
        # files
        "open": "M3,19V5H9L11,8H20V11 M3,19L6,11H22L19,19Z",
        "save": "M4,4H17L20,7V20H4Z M8,4V9H15V4 M8,20V14H16V20",
        "quit": "M10,4H4V20H10 M9,12H20 M16,8L20,12L16,16",
    }
)


def icon_path(name: str) -> QPainterPath:
    """The lines of an icon on the grid of 24."""
    return painter_path(ICONS[name])


def draw_icon(painter: QPainter, name: str, box: QRectF, ink: QColor, pen: float = PEN) -> None:
    """Draw an icon into the middle of a box, its lines `pen` units of the grid thick."""
    side = min(box.width(), box.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
    painter.scale(side / GRID, side / GRID)
    line = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(ink, pen, *line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(name))
    painter.restore()


def icon_pixmap(name: str, ink: QColor, size: int = 24, ratio: float = 1.0) -> QPixmap:
    """An icon as a picture."""
    side = round(size * ratio)
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    draw_icon(painter, name, QRectF(0, 0, side, side), ink)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def icon(
    name: str, ink: QColor, disabled: QColor | None = None, size: int = 24, ratios: Sequence[float] = RATIOS
) -> QIcon:
    """An icon for actions and tool buttons; name the pixel ratios of the screens it must be sharp on."""
    made = QIcon()
    for ratio in ratios:
        made.addPixmap(icon_pixmap(name, ink, size, ratio), QIcon.Mode.Normal)
        if disabled is not None:
            made.addPixmap(icon_pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
    return made


def app_icon(sizes: Sequence[int] = (16, 24, 32, 48, 64, 128)) -> QIcon:
    """The program's own icon; empty where its file was not installed."""
    made, file, small = QIcon(), find_asset("icon/dummywhist.svg"), find_asset("icon/dummywhist-small.svg")
    if file is None:
        return made
    for size in sizes:
        drawing = QSvgRenderer(str(small if small is not None and size <= SMALL else file))
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.end()
        made.addPixmap(picture)
    return made
