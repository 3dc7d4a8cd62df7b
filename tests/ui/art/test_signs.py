"""Suit marks, icons, and the small language they are written in."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from dummywhist.ui.art.icons import ICONS, app_icon, draw_icon, icon, icon_path
from dummywhist.ui.art.paths import painter_path
from dummywhist.ui.art.suits import draw_suit, suit_path


@pytest.mark.parametrize("suit", range(4))
def test_a_pip_fills_its_box_and_stands_upright_in_the_middle(qapp, suit):
    box = suit_path(suit, 100).boundingRect()
    assert 92 < box.height() < 118
    assert abs(box.center().x()) < 0.5
    assert abs(box.center().y()) < 4
    moved = suit_path(suit, 20, QPointF(50, 60)).boundingRect()
    assert abs(moved.center().x() - 50) < 0.2


def test_pips_match_the_deck(qapp):
    hearts, clubs = suit_path(1, 100), suit_path(3, 100)
    assert hearts.contains(QPointF(0, 0))
    assert not hearts.contains(QPointF(0, -45))
    assert clubs.contains(QPointF(0, -30))
    assert clubs.contains(QPointF(28, 15))
    assert not clubs.contains(QPointF(30, -30))


def test_four_suits_differ_in_outline_at_twelve_pixels(qapp):
    seen = set()
    for suit in range(4):
        image = QImage(12, 12, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("#FBF7EC"))
        painter = QPainter(image)
        draw_suit(painter, suit, QRectF(0, 0, 12, 12), QColor("black"))
        painter.end()
        seen.add(tuple(image.pixelColor(x, y).value() < 120 for x in range(12) for y in range(12)))
    assert len(seen) == 4
    ordered = sorted(seen)
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 :]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) >= 12


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_on_its_grid(qapp, name):
    box = icon_path(name).boundingRect()
    assert box.left() >= 1.5
    assert box.top() >= 1.5
    assert box.right() <= 22.5
    assert box.bottom() <= 22.5
    assert max(box.width(), box.height()) >= 9


def test_icons_are_drawn_in_the_colour_asked(qapp):
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_icon(painter, "close", QRectF(0, 0, 48, 48), QColor("#B3152A"))
    painter.end()
    assert image.pixelColor(24, 24) == QColor("#B3152A")
    assert image.pixelColor(2, 24).alpha() == 0


def test_icons_for_actions_have_a_faint_form(qapp):
    made = icon("undo", QColor("black"), QColor("gray"))
    plain = made.pixmap(24, 24, QIcon.Mode.Normal)
    assert plain.toImage() != made.pixmap(24, 24, QIcon.Mode.Disabled).toImage()


def test_the_program_has_an_icon(qapp):
    assert {size.width() for size in app_icon().availableSizes()} >= {16, 32, 64, 128}


def test_arcs_are_parts_of_circles(qapp):
    whole = painter_path("M16,12A4,4 0 1 1 8,12A4,4 0 1 1 16,12").boundingRect()
    assert whole.width() == pytest.approx(8, abs=0.05)
    assert whole.height() == pytest.approx(8, abs=0.05)
    upper = painter_path("M0,0A10,10 0 0 1 20,0").boundingRect()
    assert upper.top() == pytest.approx(-10, abs=0.05)
    lower = painter_path("M0,0A10,10 0 0 0 20,0").boundingRect()
    assert lower.bottom() == pytest.approx(10, abs=0.05)


def test_lines_follow_their_letters(qapp):
    path = painter_path("M1,2H5V6L1,6ZM7,7 9,9")
    assert path.boundingRect() == QRectF(1, 2, 8, 7)
    assert path.currentPosition() == QPointF(9, 9)
