"""Is every word whole at the least size of the window, 1024×640, in every language?"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from dummywhist.ui.scene.furniture import line
from dummywhist.ui.tongues import LANGUAGES, speak
from tools import language_gallery


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_on_the_cloth_of_every_game(language: str) -> None:
    speak(language)
    assert not {name: found for name, _, found in language_gallery.tables("") if found}


# tests/ui/panels/test_looks.py looks at the English ones
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_in_sheets_and_docks(language: str) -> None:
    speak(language)
    before = len(QApplication.allWidgets())
    assert not {name: found for name, _, found in language_gallery.panels("") if found}
    assert len(QApplication.allWidgets()) <= before, "each window is gone before the next one"


@pytest.fixture
def painter() -> Iterator[QPainter]:
    image = QImage(200, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    yield painter
    painter.end()


@pytest.mark.parametrize(("words", "count"), [("Trumps", 0), ("Trumps that nobody has named until now", 1)])
def test_what_ends_in_an_ellipsis_is_found(painter: QPainter, words: str, count: int) -> None:
    with language_gallery.shortened() as found:
        line(painter, QRectF(0, 0, 120, 30), words, QFont(), QColor("black"))
    assert len(found) == count
