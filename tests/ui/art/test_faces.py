"""Are the faces right, sharp, kept once for each size, and rendered off the paint path?"""

import shutil
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt, QThread
from PySide6.QtGui import QColor, QImage, QPainter

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.ui.art import faces as pictures
from dummywhist.ui.art.assets import MissingDeck, find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.art.faces import FACES, Faces, draw, render
from dummywhist.ui.art.shadows import Shadows


@pytest.fixture
def deck():
    return read_deck(find_deck())


@pytest.fixture
def faces(qapp, deck):
    made = Faces(deck)
    yield made
    made.close()


def test_warm_renders_the_whole_pack_at_the_size_asked(faces, deck):
    faces.warm(deck.style(), 110, 1.5)
    for card in FACES:
        picture = faces.face(card)
        assert (picture.width(), picture.height()) == (165, round(110 * deck.rho * 1.5))
        assert picture.devicePixelRatio() == 1.5
    assert len({faces.face(card).cacheKey() for card in FACES}) == 54


def test_faces_differ_from_one_another(faces, deck):
    faces.warm(deck.style(), 60)
    pictures = [bytes(faces.face(card).toImage().constBits()) for card in FACES]
    assert len(set(pictures)) == 54


def test_a_size_already_there_is_not_rendered_again(faces, deck):
    faces.warm(deck.style(), 80)
    before = faces.face(PACK[0]).cacheKey()
    faces.warm(deck.style(), 80)
    assert faces.ask(deck.style(), 80)
    assert faces.face(PACK[0]).cacheKey() == before


def test_asking_answers_later_and_shows_the_old_picture_meanwhile(qtbot, faces, deck):
    faces.warm(deck.style(), 60)
    old = faces.face(PACK[12]).cacheKey()
    with qtbot.waitSignal(faces.changed, timeout=5000):
        assert not faces.ask(deck.style(), 90)
        assert faces.face(PACK[12]).cacheKey() == old
    assert faces.face(PACK[12]).width() == 90
    assert faces.shown is not None
    assert faces.shown.width == 90


def test_pictures_arrive_in_the_thread_of_the_window(qtbot, faces, deck):
    threads = []
    faces.changed.connect(lambda: threads.append(QThread.currentThread() is faces.thread()))
    with qtbot.waitSignal(faces.changed, timeout=5000):
        faces.ask(deck.style(), 70)
    assert threads == [True]


def test_only_the_last_of_many_sizes_is_shown(qtbot, faces, deck):
    shown = []
    faces.changed.connect(lambda: shown.append(faces.shown.width))
    for width in range(60, 90):
        faces.ask(deck.style(), width)
    qtbot.waitUntil(lambda: faces.shown is not None and faces.shown.width == 89, timeout=5000)
    assert len(shown) == 1


def test_a_start_renders_the_cards_on_the_table_and_lets_the_others_follow(qtbot, faces, deck):
    first = PACK[:20]
    with qtbot.waitSignal(faces.changed, timeout=5000):
        faces.warm(deck.style(), 64, first=first)
        assert faces.shown is None
        early = faces.face(first[3]).cacheKey()
        assert faces.face(PACK[40]).width() == 64
    assert faces.face(first[3]).cacheKey() == early
    assert faces.shown is not None
    assert all(faces.face(card).width() == 64 for card in FACES)


def test_going_back_and_forth_ends_at_the_size_asked_last(qtbot, faces, deck):
    faces.warm(deck.style(), 60)
    for width in (70, 80, 70, 60, 70):
        faces.ask(deck.style(), width)
    qtbot.waitUntil(lambda: faces.shown is not None and faces.shown.width == 70, timeout=5000)
    assert faces.face(PACK[0]).width() == 70
    assert faces.ask(deck.style(), 70)


def test_another_style_is_another_set(faces, deck):
    faces.warm(deck.style(), 60)
    plain = faces.face(Card(26)).toImage()
    faces.warm(deck.style(four_colours=True), 60)
    assert faces.face(Card(26)).toImage() != plain


def test_a_face_wanted_before_any_set_is_rendered_alone(faces, deck):
    assert not faces.face(PACK[5]).isNull()
    assert faces.single(PACK[5], deck.style(jumbo=True), 62).width() == 62


def test_backs_are_rendered_once_for_each_size(faces):
    blue, red = faces.back("back-blue", 57, 2.0), faces.back("back-red", 57, 2.0)
    assert blue.width() == red.width() == 114
    assert blue.toImage() != red.toImage()
    assert faces.back("back-blue", 57, 2.0).cacheKey() == blue.cacheKey()
    assert faces.back("no such back", 57, 2.0).cacheKey() == blue.cacheKey()


def test_small_pictures_are_not_kept_for_ever(faces, monkeypatch):
    rendered = []
    monkeypatch.setattr(pictures, "render", lambda *how: rendered.append(how[1]) or render(*how))
    for width in (*range(20, 80), 20, 79):
        faces.back("back-blue", width)
    assert rendered == [*range(20, 80), 20]


def test_a_missing_face_is_told_once(qtbot, qapp, tmp_path):
    shutil.copytree(find_deck(), tmp_path / "cards")
    (tmp_path / "cards" / "two-colour" / "hearts-Q.svg").unlink()
    broken = read_deck(tmp_path / "cards")
    with pytest.raises(MissingDeck, match=r"hearts-Q\.svg"):
        broken_warm = Faces(broken)
        broken_warm.warm(broken.style(), 50)
    faces = Faces(broken)
    with qtbot.waitSignal(faces.failed, timeout=5000) as told:
        faces.ask(broken.style(), 50)
    assert "hearts-Q.svg" in told.args[0]
    faces.close()


def test_closing_while_rendering_is_quiet(qapp, deck):
    faces = Faces(deck)
    faces.ask(deck.style(), 200, 2.0)
    faces.close()


def test_a_picture_of_the_right_size_is_copied_pixel_for_pixel(faces, deck):
    faces.warm(deck.style(), 60)
    picture = faces.face(PACK[12])
    canvas = QImage(80, 100, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    draw(painter, QRectF(5, 5, 60, 60 * deck.rho), picture)
    painter.end()
    assert canvas.copy(5, 5, 60, picture.height()) == picture.toImage().convertToFormat(canvas.format())


def test_the_index_lies_in_the_strip_that_a_fan_shows(qapp, deck):
    for style in deck.styles.values():
        image = render(deck.face_file(PACK[8], style), 630, 880)
        index = style.index
        columns = range(round(index.left * 630) - 6, round(index.right * 630) + 6)
        rows = range(round(index.top * 630), round(index.bottom * 630))
        ink = [x for x in columns for y in rows if image.pixelColor(x, y) == QColor(style.colours[0])]
        assert ink
        assert max(ink) <= index.min_strip * 630


def test_a_whole_pack_is_rendered_quickly(faces, deck):
    start = time.perf_counter()
    faces.warm(deck.style(), 110)
    assert time.perf_counter() - start < 1.0


def test_shadows_are_soft_dark_and_drawn_once(qapp):
    shadows = Shadows()
    size = QSizeF(110, 154)
    picture = shadows.pixmap(size, 6, 4, 2.0)
    assert picture.deviceIndependentSize() == QSizeF(118, 162)
    assert shadows.pixmap(size, 6, 4, 2.0).cacheKey() == picture.cacheKey()
    image = picture.toImage()
    middle, edge = image.pixelColor(image.rect().center()).alpha(), image.pixelColor(0, image.height() // 2).alpha()
    assert middle > 80
    assert edge < 12
    across = [image.pixelColor(x, image.height() // 2).alpha() for x in range(image.width() // 2)]
    assert all(a <= b for a, b in pairwise(across))
