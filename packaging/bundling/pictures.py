"""Which pictures stand for the program and its records? Drawn from our own SVG files, for every desktop's format."""

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from bundling.about import ID, RECORD_ICON, ROOT
from dummywhist.ui.art.icons import SMALL

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES: Final[Mapping[str, int]] = {
    "icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512,
    "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}  # fmt: skip
"""Apple's types of a PNG in an icon family, by the pixels of its side."""


def drawing(name: str, size: int) -> Path:
    """Return the SVG file for the picture ``name`` at ``size`` pixels."""
    small = ROOT / "assets" / "icon" / f"{name}-small.svg"
    return small if size <= SMALL and small.exists() else small.with_name(f"{name}.svg")


def png(name: str, size: int) -> bytes:
    """Return the picture ``name`` as a PNG of ``size`` by ``size`` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing(name, size))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(name: str, sizes: Sequence[int] = ICO_SIZES) -> bytes:
    """Return the picture ``name`` as a Windows icon."""
    pictures = [png(name, size) for size in sizes]
    at = 6 + 16 * len(sizes)
    entries = b""
    for size, picture in zip(sizes, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(sizes)) + entries + b"".join(pictures)


def icns(name: str) -> bytes:
    """Return the picture ``name`` as a macOS icon family."""
    parts = b""
    for kind, size in ICNS_TYPES.items():
        picture = png(name, size)
        parts += kind.encode("ascii") + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write(folder: Path, name: str, kind: str) -> Path:
    """Write the picture ``name`` into ``folder`` as an ``ico`` or ``icns`` file and return its path."""
    file = folder / f"{name}.{kind}"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(ico(name) if kind == "ico" else icns(name))
    return file


def hicolor(share: Path) -> None:
    """Write the icons of the program and of its records into the icon theme under ``share``."""
    theme = share / "icons" / "hicolor"
    for name, kind, file in (("dummywhist", "apps", ID), ("dummywhist-record", "mimetypes", RECORD_ICON)):
        for size in SIZES:
            folder = theme / f"{size}x{size}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{file}.png").write_bytes(png(name, size))
        scalable = theme / "scalable" / kind
        scalable.mkdir(parents=True, exist_ok=True)
        (scalable / f"{file}.svg").write_bytes(drawing(name, 512).read_bytes())
