"""Larger and smaller cards: by key, as far as the window has room, kept as a preference."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dummywhist.ui.desk.settings import load
from tests.ui.house import House


def width(house: House) -> float:
    """How wide the cards lie."""
    return house.view.scene_items.table.metrics.cw


def test_keys_make_cards_smaller_larger_and_usual_again(house: House) -> None:
    house.open()
    control, usual = Qt.KeyboardModifier.ControlModifier, width(house)
    QTest.keyClick(house.window, Qt.Key.Key_Minus, control)
    smaller = width(house)
    QTest.keyClick(house.window, Qt.Key.Key_Minus, control)
    assert width(house) < smaller < usual
    assert load(house.paths.settings)[0].preferences.card_size == 80
    QTest.keyClick(house.window, Qt.Key.Key_Plus, control)
    assert width(house) == smaller
    QTest.keyClick(house.window, Qt.Key.Key_0, control)
    assert width(house) == usual


def test_where_no_size_makes_a_difference_a_sentence_says_so(house: House) -> None:
    house.open(card_size=70)
    least = width(house)
    house.do("smaller_cards")
    assert width(house) == least and "small" in house.window.said.text()
    for _ in range(8):
        house.do("larger_cards")
    largest = house.program.settings.preferences.card_size
    assert "room" in house.window.said.text() and width(house) > least
    house.do("smaller_cards")
    assert house.program.settings.preferences.card_size < largest and width(house) < house.view.card_width(1.2)
