"""Is every word whole in a small window, in every language?"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from dummywhist.ui.scene.furniture import line
from dummywhist.ui.tongues import LANGUAGES, speak
from tests.daily import one_in
from tests.ui.scene import clear
from tools import gallery
from tools.family_gallery import MOMENTS

OTHERS = [code for code in LANGUAGES if code != "en"]


# tests/ui/scene/test_clear.py and tests/ui/panels/test_looks.py look at the English ones
@pytest.mark.parametrize("language", one_in(2, OTHERS))
def test_on_the_cloth_of_every_game(language: str) -> None:
    assert not clear.faults(MOMENTS, [language], [(800, 508), (1024, 548)])


@pytest.mark.long
@pytest.mark.parametrize("language", one_in(2, OTHERS[::-1]))
def test_in_sheets_and_docks(language: str) -> None:
    speak(language)
    before = len(QApplication.allWidgets())
    assert not {name: found for name, _, found in gallery.panels(gallery.scenes()) if found}
    assert len(QApplication.allWidgets()) <= before, "each window is gone before the next one"


@pytest.fixture
def painter() -> Iterator[QPainter]:
    image = QImage(200, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    yield painter
    painter.end()


@pytest.mark.parametrize(("words", "count"), [("Trumps", 0), ("Trumps that nobody has named until now", 1)])
def test_what_ends_in_an_ellipsis_is_found(painter: QPainter, words: str, count: int) -> None:
    with gallery.shortened() as found:
        line(painter, QRectF(0, 0, 120, 30), words, QFont(), QColor("black"))
    assert len(found) == count
