"""Are the tokens readable? Contrast over the whole table, and fonts that hold every letter in use."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from dummywhist.ui.theme import (
    CARD_SUITS,
    CLOTHS,
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    SIZES,
    Fonts,
    Theme,
    apply,
    contrast,
    current,
    high_contrast,
    over,
    system_scale,
)
from dummywhist.ui.theme.fonts import TITLE_LETTERS, holds
from dummywhist.ui.theme.style import IN_FUSION, PROPERTY

PALETTES = [LIGHT, DARK, HIGH_CONTRAST]
CARD_PAPER = "#FFFDF8"


@pytest.fixture
def themed(qapp: QApplication):
    """The program in a theme of the test's choice; the default one is put back."""

    def wear(theme: Theme) -> Theme:
        apply(qapp, theme)
        return theme

    yield wear
    apply(qapp, Theme())


@pytest.mark.parametrize(
    ("top", "ground", "promised"),
    [
        ("ink", "paper", 13.7),
        ("mute", "paper", 5.6),
        ("mute", "paper2", 5.0),
        ("border", "paper", 3.4),
        ("on_brass", "brass", 7.8),
        ("brass_text", "paper", 5.5),
        ("on_action", "action", 6.5),
        ("action", "paper", 6.0),
        ("loss", "paper", 6.4),
        ("focus", "focus_inside", 11.7),
    ],
)
def test_the_light_palette_keeps_the_promised_ratios(top, ground, promised):
    assert round(contrast(getattr(LIGHT, top), getattr(LIGHT, ground)) + 0.01, 1) >= promised


@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.id)
@pytest.mark.parametrize(
    ("tops", "grounds", "least"),
    [
        (("ink",), ("paper", "paper2", "field", "band", "chosen", "tint", "tint2"), 7.0),
        (("mute",), ("paper", "paper2", "field", "band", "tint"), 4.5),
        (("action", "loss", "brass_text"), ("paper", "field"), 4.5),
        (("action",), ("paper2", "band", "tint2"), 4.5),
        (("on_action",), ("action",), 4.5),
        (("on_brass",), ("brass",), 4.5),
        (("note_ink",), ("note",), 4.5),
        (("on_avatar",), ("brass",), 4.5),
        (("spades", "hearts", "diamonds", "clubs", "diamonds4", "clubs4"), ("paper",), 4.5),
        (("border", "action", "faint"), ("paper", "field"), 3.0),
        (("focus",), ("focus_inside",), 7.0),
    ],
)
def test_every_pair_in_use_is_readable(palette, tops, grounds, least):
    for top in tops:
        for ground in grounds:
            assert contrast(getattr(palette, top), getattr(palette, ground)) >= least, (top, ground)


@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.id)
def test_initials_are_readable_on_every_avatar(palette):
    assert all(contrast(palette.on_avatar, tone) >= 7 for tone in palette.avatars)


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=lambda c: c.id)
@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.id)
def test_words_on_the_cloth_are_readable_at_its_brightest_point(palette, cloth):
    plate = over(palette.shade, palette.shade_alpha, cloth.centre)
    assert contrast(palette.ivory, cloth.centre) >= 5.7
    assert contrast(over(palette.ivory, 0.85, cloth.centre), cloth.centre) >= 4.5
    assert contrast(palette.brass, plate) >= 5.55
    assert contrast(palette.focus, cloth.centre) >= 4.55
    assert contrast(palette.ivory, plate) >= 7


@pytest.mark.parametrize("suits", CARD_SUITS, ids=["two colours", "four colours"])
def test_suits_stay_readable_on_a_dimmed_card(suits):
    for suit in suits:
        assert contrast(suit, CARD_PAPER) >= 5
        dimmed = over(LIGHT.dim, LIGHT.dim_alpha, suit), over(LIGHT.dim, LIGHT.dim_alpha, CARD_PAPER)
        assert contrast(*dimmed) >= 3.79


def test_high_contrast_takes_the_colours_of_the_system():
    system = QPalette(QColor("#000000"), QColor("#000000"))
    for role, value in (
        (QPalette.ColorRole.Window, "#000000"),
        (QPalette.ColorRole.Base, "#101010"),
        (QPalette.ColorRole.WindowText, "#FFFF00"),
        (QPalette.ColorRole.Text, "#FFFF00"),
    ):
        system.setColor(role, QColor(value))
    made = high_contrast(system)
    assert (made.paper, made.ink, made.dark, made.outline) == ("#000000", "#ffff00", True, 3.0)
    for top in ("ink", "mute", "action", "loss", "brass_text", "hearts", "diamonds4", "clubs4"):
        assert contrast(getattr(made, top), made.paper) >= 4.5, top


def test_high_contrast_helps_itself_where_the_system_is_pale():
    assert high_contrast(QPalette(QColor("#888888"), QColor("#777777"))) is HIGH_CONTRAST


def test_the_face_of_titles_holds_every_letter(qapp):
    fonts = Fonts()
    assert holds(fonts.title(29), TITLE_LETTERS) or fonts.title_face[0] == "serif"


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 9.0])
def test_no_text_is_smaller_than_twelve(qapp, scale):
    fonts = Fonts(scale)
    assert fonts.scale <= 1.5
    assert all(fonts.text(size).pixelSize() >= SIZES.smallest_text for size in (6, 10, 12, 13))
    assert fonts.text(13).pixelSize() == round(13 * fonts.scale)


def test_the_systems_text_size_is_followed(qapp):
    font = QFont(qapp.font())
    font.setPixelSize(17)
    assert 1.2 < system_scale(font) < 1.4
    font.setPixelSize(60)
    assert system_scale(font) == 1.5
    font.setPixelSize(8)
    assert system_scale(font) == 1.0


def test_figures_have_one_width_where_asked(qapp):
    metrics = QFontMetricsF(Fonts().text(14, 600, tabular=True))
    widths = [metrics.horizontalAdvance(figure) for figure in "0123456789"]
    assert max(widths) - min(widths) < 0.1


def test_a_theme_reaches_the_whole_program(qtbot, themed):
    label = QLabel("Rules")
    qtbot.addWidget(label)
    theme = themed(Theme(palette=DARK, cloth=CLOTHS["blue"], four_colours=True))
    label.ensurePolished()
    assert current() is theme
    assert label.palette().color(QPalette.ColorRole.WindowText) == QColor(DARK.ink)
    assert theme.suit(2) == QColor(DARK.diamonds4)
    assert theme.card_suit(2) == QColor("#1560B3")
    assert Theme().card_suit(2) == QColor("#C4162A")


def test_high_contrast_takes_the_vignette_away(qapp):
    assert Theme().cloth_brush(800, 600).gradient() is not None
    assert Theme(palette=HIGH_CONTRAST).cloth_brush(800, 600).gradient() is None


def test_the_brightest_point_of_the_cloth_is_its_centre_token(qapp):
    brush = Theme().cloth_brush(1000, 600)
    stops = brush.gradient().stops()
    assert stops[0][1] == QColor(CLOTHS["green"].centre)
    assert stops[-1][1] == QColor(CLOTHS["green"].edge)


def test_cloth_and_suits_are_painted_anew_without_reading_the_style_sheet_again(themed, qapp: QApplication, qtbot):
    class Counting(QLabel):
        dressed = painted = 0

        def changeEvent(self, event: QEvent) -> None:
            super().changeEvent(event)
            self.dressed += event.type() == QEvent.Type.StyleChange

        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            self.painted += 1

    themed(Theme())
    label = Counting("ten")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    qapp.processEvents()
    label.dressed = label.painted = 0
    for theme in (Theme(cloth=CLOTHS["blue"]), Theme(cloth=CLOTHS["blue"], four_colours=True)):
        themed(theme)
        qapp.processEvents()
        assert current() is theme
    assert label.dressed == 0 and label.painted == 2
    themed(Theme(DARK))
    assert label.dressed and qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.paper.lower()


def test_a_widget_older_than_the_first_theme_finds_it_when_it_is_told_of_the_style(themed, qapp, qtbot):
    found = []

    class Older(QLabel):
        def changeEvent(self, event):
            if event.type() == QEvent.Type.StyleChange:
                found.append(isinstance(qapp.property(PROPERTY), Theme))

    label = Older("x")
    qtbot.addWidget(label)
    label.show()
    qapp.setProperty(PROPERTY, None)
    qapp.setProperty(IN_FUSION, False)
    apply(qapp, Theme())
    assert found and all(found)
