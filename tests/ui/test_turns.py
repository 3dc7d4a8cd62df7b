"""At the law table a card can be led or played out of turn, by pointer, drag and keys; what follows can be seen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dummywhist.engine.deal.actions.laws import PlayAhead
from dummywhist.engine.deal.law import SUITS, LawTable
from dummywhist.ui.scene.card_item import State
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House
from tests.ui.test_law_table import follow


@pytest.fixture
def table(house: House) -> House:
    house.sit(
        ("person", "beginner", "beginner"),
        changes={"follow": "penalise", "penalise_scope": "revoke_turn"},
        first_number=5,
    )
    return house


def law(house: House) -> LawTable:
    return house.deal.part(LawTable)


def until_own_lead(house: House) -> None:
    """Play on until the person has the lead from one of his hands, with cards in the other."""
    while True:
        house.rest()
        if house.conductor.mode is Mode.PERSON and not house.deal.trick and house.picture.acting in ("bottom", "top"):
            return
        follow(house)


def other_card(house: House):
    """Return a card of the hand that is not on turn, of the two that the person plays."""
    place = "top" if house.picture.acting == "bottom" else "bottom"
    return max(house.deal_hand(place))


def said(house: House) -> list[object]:
    return [entry.action for entry in house.table.entries]


@pytest.mark.parametrize("how", ["pointer", "keys"])
def test_ED_55_a_lead_from_the_wrong_hand_is_put_right_and_a_suit_is_called(table, how):
    until_own_lead(table)
    right, card = table.picture.seats[table.picture.acting], other_card(table)
    assert card in table.picture.ahead and card not in table.picture.playable
    if how == "pointer":
        table.click_card(card)
    else:
        table.view.overlay.pressed.emit(card)
    table.rest()
    assert PlayAhead(card) in said(table)
    # The computers have it put right, call a suit, and the hand that had the lead owes it.
    assert not law(table).astray and table.deal.hands[table.picture.seats[_place(table, card)]] >> card & 1
    assert table.conductor.mode is Mode.PERSON and table.picture.seats[table.picture.acting] == right
    ((seat, what),) = law(table).owed
    assert seat == right and what in SUITS
    chip = table.picture.calls[table.picture.acting]
    assert chip.words.endswith("s called") and chip.suit == SUITS[what] and chip.paper
    assert table.view.scene_items.calls[table.picture.acting].isVisible()
    assert table.picture.prompt is not None and table.picture.prompt.suit == SUITS[what]


def _place(house: House, card) -> str:
    return next(place for place in ("bottom", "top") if card in house.deal_hand(place))


def test_a_card_played_too_soon_lies_marked_until_its_turn_or_goes_back(table):
    """ED-60: a card of dummy's side goes back when another is played; till then it lies with a red tag."""
    until_own_lead(table)
    follow(table)
    while True:
        table.rest()
        deal = table.deal
        if table.conductor.mode is Mode.PERSON and len(deal.trick) in (1, 2, 3) and table.picture.ahead:
            break
        follow(table)
    card = max(table.picture.ahead)
    place = _place(table, card)
    table.click_card(card)
    table.rest()
    assert law(table).early and table.picture.facts.early == (place,)
    item = table.view.stage.item_of(card)
    assert item is not None and item.state & State.LIABLE
    assert table.view.scene_items.early[place].isVisible()
    assert "too soon" in table.picture.labels["trick"]


def test_nothing_is_played_out_of_turn_where_wrong_suits_alone_are_penalised(house):
    house.sit(("person", "beginner", "beginner"), changes={"follow": "penalise"}, first_number=5)
    until_own_lead(house)
    assert not house.picture.ahead
    card = other_card(house)
    house.click_card(card)
    house.rest()
    assert not house.deal.trick and house.picture.prompt is not None


def test_a_card_out_of_turn_can_be_dragged(table):
    until_own_lead(table)
    card, port = other_card(table), table.view.viewport()
    at, well = table.place_of(card), table.view.scene_items.table.well.centre
    middle = QPoint(round(well.x), round(well.y))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    for step in range(1, 6):
        QTest.mouseMove(port, at + (middle - at) * step / 5)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=middle)
    table.rest()
    assert PlayAhead(card) in said(table)
