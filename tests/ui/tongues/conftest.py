"""What the tests of languages stand on: an application, which Qt's translators belong to; English again after each."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from dummywhist.ui.tongues import speak


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    yield
    speak("en")
