"""At the law table a person plays winning cards one after another, by mouse and keys, and the law answers (W-EXP-7)."""

import pytest

from dummywhist.engine.deal.actions.laws import AHEAD, MUST_WIN, WAIVE
from dummywhist.engine.deal.law import LawTable
from dummywhist.ui.seat.moment import Mode
from tests.ui.house import House

WAITS = (Mode.PERSON, Mode.TRICK, Mode.BETWEEN)
ALL = {"follow": "penalise", "penalise_scope": "all"}


def law(house):
    return house.deal.part(LawTable)


def said(house):
    return [entry.action for entry in house.table.entries]


def own_ahead(house):
    """Return the cards of his own hand that the person may play on with."""
    held = set(house.deal_hand("bottom"))
    hand = house.deal.hands[house.picture.seats["bottom"]]
    lies = any(hand >> card & 1 for card in house.picture.ahead) and house.picture.facts.trick
    return sorted(held & house.picture.ahead) if lies else []


def until_played_on(house):
    """Play the highest cards until one wins as it lies, and the person may play on; return with what."""
    while True:
        house.until(lambda: can_play_on(house) or (not house.view.busy and house.conductor.mode in WAITS))
        if can_play_on(house):
            return own_ahead(house)[-1]
        if house.conductor.mode is Mode.TRICK:
            house.click_cloth()
        elif house.picture.playable:
            house.click_card(max(house.picture.playable))
        else:
            house.do("play_one")


def can_play_on(house):
    deal = house.table.session.deal
    if deal is None or house.conductor.mode is not Mode.COMPUTER or not deal.trick:
        return False
    chairs = deal.layout.chairs
    seat = house.picture.seats["bottom"]
    mine = (chairs.index(seat) - chairs.index(deal.leader)) % 4 < len(deal.trick)
    return mine and bool(own_ahead(house))


@pytest.fixture
def whist(house: House) -> House:
    house.sit_at("classic-whist", ("person", "beginner", "beginner", "beginner"), changes=ALL, first_number=5)
    return house


@pytest.mark.parametrize("how", ["pointer", "keys"])
def test_W_EXP_7_a_winning_card_is_played_on_and_a_computer_says_which_trick_is_to_be_won(whist, how):
    card = until_played_on(whist)
    seat, number = whist.picture.seats["bottom"], len(whist.deal.tricks) + 1
    if how == "pointer":
        whist.click_card(card)
    else:
        whist.view.overlay.pressed.emit(card)
    assert AHEAD[card] in said(whist)
    assert (seat, card) in law(whist).exposed and whist.table.standing.played_on
    whist.until(lambda: {MUST_WIN[number], MUST_WIN[number + 1]} & set(said(whist)))
    assert WAIVE not in said(whist) and not whist.table.standing.played_on
    partner = whist.picture.seats["top"]
    assert [owing for owing, _ in law(whist).must] == [partner]
    whist.rest()
