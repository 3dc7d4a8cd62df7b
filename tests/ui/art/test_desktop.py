"""Are the desktop's decks found and drawn, whatever lies in their folders?"""

import base64
import os
import struct
import zlib
from pathlib import Path

import pytest

from dummywhist.engine.cards.card import JOKER_BIG, PACK
from dummywhist.ui.art import desktop
from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.art.desktop import desktop_decks, lacks, read_desktop_deck
from dummywhist.ui.art.faces import FACES
from dummywhist.ui.art.printed import PrintedFaces
from dummywhist.ui.tongues import speak
from tests.ui.desktop_deck import lay_deck, svg_deck

DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
"""One pixel."""


@pytest.fixture
def only(tmp_path):
    """Lay one deck, and find it."""

    def lay(svg, file="plain.svgz"):
        lay_deck(tmp_path / "decks" / "plain", svg, file=file)
        (found,) = desktop_decks(((tmp_path / "decks",), ()))
        return found

    return lay


def refusal(found, house_deck):
    with pytest.raises(MissingDeck) as refused:
        read_desktop_deck(found, house_deck)
    return str(refused.value)


def test_decks_are_listed_by_name_in_the_language_spoken(tmp_path, qapp):
    for name in ("Zebra", "ape"):
        lay_deck(tmp_path / "kde" / name, svg_deck(), name)
    (tmp_path / "gnome").mkdir()
    (tmp_path / "gnome" / "white_cards.svg").write_text(svg_deck())
    folders = (tmp_path / "kde",), (tmp_path / "gnome", tmp_path / "nowhere")
    ids = [(deck.id, deck.name) for deck in desktop_decks(folders)]
    assert ids == [("kde/ape", "ape"), ("gnome/white_cards.svg", "White cards"), ("kde/Zebra", "Zebra")]
    speak("de")
    try:
        assert desktop_decks(folders)[0].name == "ape auf Deutsch"
    finally:
        speak("en")


def test_a_description_is_read_again_when_it_has_changed(tmp_path, monkeypatch: pytest.MonkeyPatch):
    folder, read, plainly = tmp_path / "kde" / "ape", list[Path](), desktop._read
    lay_deck(folder, svg_deck(), "Ape")

    def counted(file: Path, most: int) -> bytes:
        read.append(file)
        return plainly(file, most)

    monkeypatch.setattr(desktop, "_read", counted)
    names = [desktop_decks(((tmp_path / "kde",), ()))[0].name for _ in range(2)]
    lay_deck(folder, svg_deck(), "Gorilla")
    names += [desktop_decks(((tmp_path / "kde",), ()))[0].name for _ in range(2)]
    assert names == ["Ape", "Ape", "Gorilla", "Gorilla"] and len(read) == 2


def test_odd_descriptions_are_passed_over(tmp_path):
    for place, text in enumerate((b"\xff\xfe", b"no section", b"[KDE Backdeck]\n", b"x" * 70_000)):
        folder = tmp_path / str(place)
        folder.mkdir()
        (folder / "index.desktop").write_bytes(text)
    for name, svg in (("up", "../up.svg"), ("gone", "gone.svg"), ("pipe", "pipe.svg")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.desktop").write_text(f"[KDE Backdeck]\nName={name}\nSVG={svg}\n")
    (tmp_path / "up.svg").write_text(svg_deck())
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe" / "pipe.svg")
        os.mkfifo(tmp_path / "gone" / "index.desktop.pipe")
    assert desktop_decks(((tmp_path,), ())) == ()


def test_a_whole_deck_is_drawn_with_our_jokers_and_its_back(qtbot, only, house_deck):
    deck = read_desktop_deck(only(svg_deck()), house_deck)
    assert deck.rho == pytest.approx(100 / 70) and lacks(deck) == "" and JOKER_BIG not in deck.printed.elements
    faces = PrintedFaces(deck)
    with qtbot.waitSignal(faces.changed):
        assert not faces.ask(deck.style(), 70)
    for card in PACK:
        assert faces.face(card).toImage().pixelColor(35, 50).name() == f"#{card:02x}40f0"
    assert faces.back("back-red", 35).toImage().pixelColor(17, 25).name() == "#00a000"
    assert faces.single(PACK[3], deck.style(), 35).width() == 35
    joker = faces.face(JOKER_BIG)
    assert (joker.width(), joker.height()) == (70, 100) and len(FACES) == 54
    faces.close()


def test_missing_cards_are_ours_and_a_sentence_says_so(qtbot, only, house_deck):
    deck = read_desktop_deck(only(svg_deck(PACK[1:])), house_deck)
    assert lacks(deck) == "The deck “Plain” is not whole: our cards stand in for those that it lacks."
    faces = PrintedFaces(deck)
    with qtbot.waitSignal(faces.changed):
        faces.ask(deck.style(), 40)
    assert faces.face(PACK[0]).width() == 40 and faces.face(PACK[0]).toImage().pixelColor(1, 28).name() != "#0040f0"
    faces.close()


@pytest.mark.parametrize(
    ("svg", "why"),
    [
        ("<svg", "its picture is damaged"),
        (b"\x1f\x8b but no more", "its file cannot be read"),
        (svg_deck(()), "there are no cards in it"),
        (svg_deck(wide=100, high=70), "its cards have an odd shape"),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(only, house_deck, svg, why):
    assert refusal(only(svg), house_deck) == f"The deck “Plain” cannot be used: {why}."


def test_files_that_are_too_large_as_they_lie_or_unpacked_are_not_read(only, house_deck, monkeypatch):
    found = only(svg_deck(more=" " * 300_000))
    monkeypatch.setattr(desktop, "OPEN_MOST", 100_000)
    assert "too large" in refusal(found, house_deck)
    monkeypatch.setattr(desktop, "PACKED_MOST", 500)
    assert "too large" in refusal(found, house_deck)


def test_no_other_file_is_opened(only):
    inner = f'<image xlink:href="data:image/png;base64,{DOT}" width="1"/>'
    found = only(svg_deck(more=f'<image width="5" xlink:href="/dev/zero" height="5"/>{inner}'))
    content = desktop.drawing(found)
    assert b'xlink:left="/dev/zero"' in content and content.count(b"xlink:href=") == 1


def test_huge_bitmaps_are_not_unpacked(only, house_deck):
    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + header
    png += struct.pack(">I", zlib.crc32(b"IHDR" + header))
    data = base64.b64encode(png + bytes(40)).decode()
    image = f'<image width="9" height="9" xlink:href="data:image/png;base64,{data}"/>'
    assert "its pictures are too large" in refusal(only(svg_deck(more=image)), house_deck)
