"""Are the faces of the last start used where they are right, and only there?"""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

import dummywhist.ui.art.kept as kept_module
from dummywhist.engine.cards.card import PACK
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.art.faces import FACES, Faces
from dummywhist.ui.art.kept import KeptFaces
from dummywhist.ui.desk.keeping import Keeper


@pytest.fixture(scope="module")
def deck():
    return read_deck(find_deck())


@pytest.fixture(scope="module")
def drawn(qapp, deck):
    faces = Faces(deck)
    faces.warm(deck.style(), 30, 1.5)
    return faces


@pytest.fixture
def file(tmp_path, deck, drawn):
    """A file with the faces that are drawn."""
    made = tmp_path / "cache" / "faces"
    assert KeptFaces(made).write(deck, drawn.shown, drawn.images())
    return made


def test_faces_come_back_pixel_for_pixel(file, deck, drawn, monkeypatch):
    kept = KeptFaces(file)
    faces = Faces(deck, None, kept.read)
    monkeypatch.setattr(Faces, "drawer", lambda *_: pytest.fail("nothing is to be rendered"))
    faces.warm(deck.style(), 30, 1.5)
    assert faces.shown == drawn.shown and kept.has(deck, drawn.shown)
    for card in FACES:
        assert faces.face(card).toImage() == drawn.face(card).toImage()
        assert faces.face(card).devicePixelRatio() == 1.5


def test_other_faces_are_rendered(file, deck, drawn):
    kept = KeptFaces(file)
    size = drawn.shown
    assert kept.read(deck, size) is not None
    other = drawn._size(deck.style(), 31, 1.5)
    for wrong in (other, drawn._size(deck.style(four_colours=True), 30, 1.5), drawn._size(deck.style(), 45, 1.0)):
        assert kept.read(deck, wrong) is None
    assert kept.read(deck, drawn._size(deck.style(letters="fr"), 30, 1.5)) is None


def test_faces_of_another_version_or_of_changed_drawings_are_not_used(file, deck, drawn, monkeypatch):
    read_bytes = Path.read_bytes
    with monkeypatch.context() as patch:
        patch.setattr(kept_module, "__version__", "0.0.0")
        assert KeptFaces(file).read(deck, drawn.shown) is None
    changed = deck.face_file(PACK[20], deck.style())
    monkeypatch.setattr(Path, "read_bytes", lambda path: read_bytes(path) + b" " * (path == changed))
    assert KeptFaces(file).read(deck, drawn.shown) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole[:-1],
        lambda whole: whole + b"\0",
        lambda whole: whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
        lambda whole: whole.partition(b"\n")[2],
        lambda whole: b"{}\n" + whole.partition(b"\n")[2],
        lambda whole: b"[1]\n" + whole.partition(b"\n")[2],
        lambda whole: b"[" * 60_000 + b"\n",
        lambda whole: b"",
    ],
)
def test_a_damaged_file_counts_for_nothing_and_is_written_anew(file, deck, drawn, damage):
    file.write_bytes(damage(file.read_bytes()))
    kept = KeptFaces(file)
    assert kept.read(deck, drawn.shown) is None and not kept.has(deck, drawn.shown)
    assert kept.write(deck, drawn.shown, drawn.images())
    assert KeptFaces(file).read(deck, drawn.shown) is not None


def test_what_is_no_file_or_too_large_is_left_alone(tmp_path, deck, drawn, monkeypatch):
    assert KeptFaces(tmp_path).read(deck, drawn.shown) is None
    assert not KeptFaces(tmp_path).write(deck, drawn.shown, drawn.images())
    monkeypatch.setattr(kept_module, "LARGEST", 1000)
    assert not KeptFaces(tmp_path / "faces").write(deck, drawn.shown, drawn.images())
    assert not (tmp_path / "faces").exists()


class Table(QObject):
    """A table whose cards are there."""

    faces_changed = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces


def test_what_lies_on_the_table_is_written_once(qtbot, tmp_path, deck, drawn, monkeypatch):
    kept, table, written = KeptFaces(tmp_path / "faces"), Table(drawn), []
    write = KeptFaces.write
    monkeypatch.setattr(KeptFaces, "write", lambda *given: written.append(given) or write(*given))
    keeper = Keeper(kept, table, quiet_ms=0)
    qtbot.waitUntil(lambda: kept.has(deck, drawn.shown))
    table.faces_changed.emit()
    qtbot.waitUntil(lambda: not keeper._timer.isActive())
    keeper.close()
    assert len(written) == 1 and (tmp_path / "faces").exists()
