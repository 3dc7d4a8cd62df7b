"""How does path data become something to paint? The few commands our own shapes are written in."""

from __future__ import annotations

import math
import re

from PySide6.QtGui import QPainterPath

TOKEN = re.compile(r"[MLHVCQAZ]|-?\d*\.?\d+")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def painter_path(data: str) -> QPainterPath:
    """A path from absolute commands M L H V C Q A Z; arcs are parts of circles."""
    path = QPainterPath()
    tokens = TOKEN.findall(data)
    place, command = 0, ""
    while place < len(tokens):
        if tokens[place].isalpha():
            command, place = tokens[place], place + 1
        n = [float(token) for token in tokens[place : place + ARGUMENTS[command]]]
        place += len(n)
        here = path.currentPosition()
        match command:
            case "M":
                path.moveTo(n[0], n[1])
                command = "L"
            case "L":
                path.lineTo(n[0], n[1])
            case "H":
                path.lineTo(n[0], here.y())
            case "V":
                path.lineTo(here.x(), n[0])
            case "C":
                path.cubicTo(*n)
            case "Q":
                path.quadTo(*n)
            case "A":
                _arc(path, n)
            case "Z":
                path.closeSubpath()
    return path


def _arc(path: QPainterPath, n: list[float]) -> None:
    """Part of a circle to a point, as SVG has it: radius, which way round, the long way or the short."""
    here, (radius, _, _, large, sweep, x, y) = path.currentPosition(), n
    dx, dy = x - here.x(), y - here.y()
    half = math.hypot(dx, dy) / 2
    if not half:
        return
    radius = max(radius, half)
    lift = math.sqrt(radius * radius - half * half) * (1 if large != sweep else -1)
    cx, cy = here.x() + dx / 2 - lift * dy / (2 * half), here.y() + dy / 2 + lift * dx / (2 * half)
    start = math.degrees(math.atan2(cy - here.y(), here.x() - cx))
    stop = math.degrees(math.atan2(cy - y, x - cx))
    turn = (stop - start) % 360  # anticlockwise, as Qt counts
    path.arcTo(cx - radius, cy - radius, 2 * radius, 2 * radius, start, turn - 360 if sweep else turn)
