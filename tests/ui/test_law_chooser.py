"""Of two who may choose a remedy the person does: the computer across leaves it to him (W-MISC-1)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import left_of
from dummywhist.engine.deal.actions.laws import AHEAD, NAME_TURNED, PlayAhead
from dummywhist.engine.deal.law import LawTable
from dummywhist.ui.scene.questions.question import LawQuestion
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House
from tests.ui.test_law_table import bar, follow

ALL = {"follow": "penalise", "penalise_scope": "all"}


@pytest.fixture
def whist(house: House) -> House:
    house.sit_at("classic-whist", ("person", "steady", "steady", "steady"), changes=ALL, first_number=5)
    while True:
        house.rest()
        if house.conductor.mode is Mode.PERSON and not house.deal.trick and house.picture.playable:
            return house
        _on(house)


def _on(house: House) -> None:
    """Play on by what is nearest: a card, what the law asks, or the next deal."""
    if isinstance(house.picture.question, LawQuestion):
        house.key(Qt.Key.Key_Return)
    elif house.conductor.mode is Mode.BETWEEN:
        house.conductor.next_deal()
    else:
        follow(house)


def seat_of(house: House, step: int):
    return left_of(house.picture.seats["bottom"], step)


def ahead(house: House, step: int):
    """Let who sits so many places to the left lead or play his lowest card out of turn; return the card."""
    seat = seat_of(house, step)
    card = next(cards_in(house.deal.hands[seat]))
    assert house.conductor.operator.seat(house.deal.layout.holder[seat]).propose(AHEAD[card]) is None
    house.conductor.begin()
    house.rest()
    return card


def decided(house: House):
    """Press Enter, and return who answered the law."""
    house.key(Qt.Key.Key_Return)
    house.until(lambda: house.table.entries[-1].action.word == "demand" or house.conductor.mode is not Mode.PERSON)
    return next(entry.by for entry in reversed(house.table.entries) if entry.action.word == "demand")


@pytest.mark.parametrize("step", [1, 3])
def test_W_LEAD_1_the_person_has_a_wrong_lead_put_right(whist, step):
    ahead(whist, step)
    assert isinstance(whist.table.entries[-1].action, PlayAhead), "the computer across said nothing"
    assert bar(whist).title.endswith("It is your lead. Choose one remedy.") and bar(whist).buttons[0].hasFocus()
    assert decided(whist) == whist.conductor.viewer


def test_W_TURN_2_the_person_says_how_the_second_hand_is_to_play(whist):
    whist.conductor.set_pace(replace(whist.conductor.pace, card=60_000))
    whist.click_card(min(whist.picture.playable))
    whist.until(lambda: whist.conductor.mode is Mode.COMPUTER)
    ahead(whist, 3)
    assert whist.deal.part(LawTable).hurried and bar(whist).title.endswith("must")
    assert decided(whist) == whist.conductor.viewer


def test_W_TRUMP_4_the_person_says_which_trump_is_demanded(whist):
    def foe():
        return whist.deal.layout.holder[seat_of(whist, 1)]

    while not whist.picture.playable or NAME_TURNED not in whist.conductor.operator.seat(foe()).choices():
        _on(whist)
        whist.rest()
    assert whist.conductor.operator.seat(foe()).propose(NAME_TURNED) is None
    whist.conductor.begin()
    whist.rest()
    assert whist.table.entries[-1].action == NAME_TURNED and bar(whist).buttons[0].hasFocus()
    assert decided(whist) == whist.conductor.viewer


def test_W_LEAD_1_while_the_computer_plays_for_the_person_it_answers_for_him(whist):
    seat = seat_of(whist, 1)
    card = next(cards_in(whist.deal.hands[seat]))
    assert whist.conductor.operator.seat(whist.deal.layout.holder[seat]).propose(AHEAD[card]) is None
    whist.do("finish_deal")
    whist.until(lambda: not whist.deal.part(LawTable).astray)


def shared_lead(house: House, of_dummys: bool) -> None:
    """Seat three people, and play on to a lead of dummy's side, or of the other, after the first trick."""
    house.sit(("person", "person", "person"), changes=ALL, first_number=5)
    while True:
        house.rest()
        if house.conductor.mode is Mode.CURTAIN:
            house.press(house.view.curtain.keep)
            continue
        deal = house.deal
        if house.conductor.mode is Mode.PERSON and deal.phase_name == "play" and not deal.trick and deal.tricks:
            dummys = deal.layout.holder[next(iter(deal.layout.dummies))]
            if (deal.layout.holder[deal.leader] == dummys) is of_dummys:
                return
        _on(house)


@pytest.mark.parametrize("of_partner", [False, True])
def test_W_LEAD_2_at_a_shared_screen_the_curtain_falls_and_only_who_is_entitled_sees_the_bar(house, of_partner):
    shared_lead(house, not of_partner)
    deal = house.deal
    dummys = deal.layout.holder[next(iter(deal.layout.dummies))]
    foes = [seat for seat in deal.layout.chairs if deal.layout.holder[seat] != dummys]
    wrong = next(seat for seat in foes if seat != deal.leader)
    card = next(cards_in(deal.hands[wrong]))
    assert house.conductor.operator.seat(deal.layout.holder[wrong]).propose(AHEAD[card]) is None
    house.conductor.hide()
    house.conductor.begin()
    house.until(lambda: house.conductor.mode is Mode.CURTAIN and not house.view.busy)
    assert house.conductor.expected == dummys
    assert house.picture.question is None and house.picture.notice is None and not house.view.question.isVisible()
    house.press(house.view.curtain.keep)
    house.rest()
    assert house.conductor.viewer == dummys and bar(house).title.endswith("Choose one remedy.")
    house.key(Qt.Key.Key_Return)
    house.until(lambda: not house.deal.part(LawTable).astray)
    house.rest()
    assert house.table.entries[-1].by == dummys
    if house.conductor.mode is Mode.CURTAIN:
        house.press(house.view.curtain.keep)
        house.rest()
    assert house.picture.question is None, "nobody is asked again"
