"""Are the icons what each desktop expects, at every size?"""

import struct
from pathlib import Path

import pytest
from bundling import pictures
from bundling.about import ID, RECORD_ICON
from PySide6.QtGui import QImage

from dummywhist.ui.art.icons import SMALL


@pytest.mark.parametrize("name", ["dummywhist", "dummywhist-record"])
@pytest.mark.parametrize("size", pictures.SIZES)
def test_a_picture_has_its_size_and_something_on_it(name: str, size: int) -> None:
    image = QImage.fromData(pictures.png(name, size))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 255  # no square behind it
    assert len({image.pixel(at, size // 2) for at in range(size)}) > 3


def test_small_pictures_are_drawn_for_their_size() -> None:
    small, large = pictures.drawing("dummywhist", SMALL), pictures.drawing("dummywhist", SMALL + 1)
    assert small != large
    assert small.is_file()
    assert large.is_file()
    assert pictures.drawing("dummywhist-record", 16).is_file()


def test_a_windows_icon_holds_every_size() -> None:
    data = pictures.ico("dummywhist")
    assert struct.unpack("<HHH", data[:6]) == (0, 1, len(pictures.ICO_SIZES))
    end = 0
    for number, size in enumerate(pictures.ICO_SIZES):
        entry = struct.unpack("<BBBBHHII", data[6 + 16 * number : 22 + 16 * number])
        image = QImage.fromData(data[entry[7] : entry[7] + entry[6]])
        assert (entry[0] or 256, image.width()) == (size, size)
        end = entry[6] + entry[7]
    assert end == len(data)


def test_a_macos_icon_holds_every_size() -> None:
    data = pictures.icns("dummywhist")
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        kind, (length,) = data[at : at + 4].decode(), struct.unpack(">I", data[at + 4 : at + 8])
        found[kind] = QImage.fromData(data[at + 8 : at + length]).width()
        at += length
    assert found == pictures.ICNS_TYPES


def test_the_icon_theme_has_program_and_record(tmp_path: Path) -> None:
    pictures.hicolor(tmp_path)
    theme = tmp_path / "icons" / "hicolor"
    for kind, name in (("apps", ID), ("mimetypes", RECORD_ICON)):
        there = {folder.name for folder in theme.iterdir() if any((folder / kind).glob(f"{name}.*"))}
        assert there == {f"{size}x{size}" for size in pictures.SIZES} | {"scalable"}
