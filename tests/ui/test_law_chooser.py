"""Of two who may choose a remedy the person does: the computer across leaves it to him (W-MISC-1)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import left_of
from dummywhist.engine.deal.actions.laws import AHEAD, CALLS, LOOK_BACK, NAME_TURNED, PlayAhead, waives
from dummywhist.engine.deal.actions.laws import ahead as out_of_turn
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.ui.scene.questions.question import LawQuestion
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House
from tests.ui.onscreen.law_rows import Left, goes_ahead, turn
from tests.ui.test_law_table import bar, follow, taken_up

ALL = {"follow": "penalise", "penalise_scope": "all"}


@pytest.fixture
def whist(house: House, request: pytest.FixtureRequest) -> House:
    changes = {**ALL, **getattr(request, "param", {})}
    house.sit_at("classic-whist", ("person", "steady", "steady", "steady"), changes=changes, first_number=5)
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
    assert whist.deal.part(LawTable).hurried and bar(whist).title.endswith("must, if able,")
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


@pytest.mark.parametrize("whist", [{"last_trick": "hidden"}], indirect=True)
def test_W_QUIT_4_the_person_calls_the_suit(whist):
    """The computer across called it at once."""
    while not whist.deal.tricks:
        _on(whist)
        whist.rest()
    foe = whist.deal.layout.holder[seat_of(whist, 1)]
    assert whist.conductor.operator.seat(foe).propose(LOOK_BACK) is None
    whist.conductor.begin()
    while not (isinstance(whist.rest().question, LawQuestion) and "Call a suit" in bar(whist).title):
        assert whist.deal.part(LawTable).suits, "the computer across called a suit"
        _on(whist)
    whist.key(Qt.Key.Key_Return)
    whist.until(lambda: whist.table.entries[-1].action.word != "quit")
    said = next(entry for entry in reversed(whist.table.entries) if entry.action.word == "suit")
    assert said.by == whist.conductor.viewer


def test_W_EXP_7_the_person_says_which_trick_must_be_won(whist):
    def winners():
        for step in (1, 3):
            player = whist.deal.layout.holder[seat_of(whist, step)]
            cards = out_of_turn(whist.conductor.operator.seat(player).choices())
            if whist.deal.trick and whist.deal.leader == seat_of(whist, step):
                return player, cards
        return None, {}

    while not winners()[1] or whist.conductor.mode is not Mode.PERSON:
        _on(whist)
        whist.rest()
    player, cards = winners()
    assert whist.conductor.operator.seat(player).propose(next(iter(cards.values()))) is None
    whist.conductor.begin()
    whist.rest()
    assert bar(whist).title.endswith("must, if able, win trick") and bar(whist).buttons[0].hasFocus()
    whist.key(Qt.Key.Key_Return)
    whist.until(lambda: not whist.deal.part(LawTable).played_on or whist.deal.part(LawTable).must)
    said = next(entry for entry in reversed(whist.table.entries) if entry.action.word == "must-win")
    assert said.by == whist.conductor.viewer


def to_the_count(house: House) -> None:
    """Play on to the end of the deal."""
    while house.deal.phase_name == "play":
        _on(house)
        house.rest()


def test_W_REV_6_the_person_says_whether_anybody_revoked(whist):
    """The computer across said for both that nobody did, and the person was never asked."""
    to_the_count(whist)
    assert bar(whist).title == "The play is over. Has anybody revoked?" and bar(whist).buttons[0].hasFocus()
    whist.key(Qt.Key.Key_Return)
    whist.until(lambda: whist.conductor.mode is Mode.BETWEEN)
    # A deal before may have been played till the person had the lead.
    said = [entry.by for entry in whist.table.entries if entry.action.word == "content"][-2:]
    assert whist.conductor.viewer in said and len(set(said)) == 2


def test_W_REV_9_the_person_says_how_a_revoke_is_paid_for_that_the_computer_across_claimed(whist):
    side = whist.deal.layout.side[whist.picture.seats["bottom"]]
    while not any(whist.deal.layout.side[one.seat] != side for one in established(whist.deal)):
        _renounced(whist)
    to_the_count(whist)
    found = next(one for one in established(whist.deal) if whist.deal.layout.side[one.seat] != side)
    across = whist.deal.layout.holder[seat_of(whist, 2)]
    if whist.deal.part(LawTable).open is None:
        seat = whist.conductor.operator.seat(across)
        assert seat.propose(CALLS[found.seat][found.trick]) is None
        whist.conductor.begin()
        whist.rest()
    assert bar(whist).title.startswith("Proved: ") and waives(bar(whist).question.replies[-1].action)
    whist.key(Qt.Key.Key_Return)
    whist.until(lambda: whist.table.entries[-1].action.word == "penalty")
    assert whist.table.entries[-1].by == whist.conductor.viewer


def _renounced(house: House) -> None:
    """Play on; an adversary on turn after others does not follow, if he can."""
    while True:
        _on(house)
        house.rest()
        trick, deal = house.deal.trick, house.deal
        if house.conductor.mode is Mode.PERSON and not trick and house.picture.playable:
            break
    house.conductor.set_pace(replace(house.conductor.pace, card=60_000))
    house.click_card(min(house.picture.playable))
    house.until(lambda: house.conductor.mode is Mode.COMPUTER)
    deal, seat = house.deal, seat_of(house, 1)
    led = deal.ranked.suit[deal.trick[0]]
    others = [card for card in cards_in(deal.hands[seat]) if deal.ranked.suit[card] != led]
    player = deal.layout.holder[seat]
    assert (
        house.conductor.operator.seat(player).propose(play_of((others or list(cards_in(deal.hands[seat])))[0])) is None
    )
    house.conductor.set_pace(replace(house.conductor.pace, card=0))
    house.conductor.begin()
    house.rest()


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
    asked = "Call a suit from that hand now?" if of_partner else "Choose one remedy."
    assert house.conductor.viewer == dummys and bar(house).title.endswith(asked)
    house.key(Qt.Key.Key_Return)
    house.until(lambda: not house.deal.part(LawTable).astray)
    house.rest()
    assert house.table.entries[-1].by == dummys
    if house.conductor.mode is Mode.CURTAIN:
        house.press(house.view.curtain.keep)
        house.rest()
    assert house.picture.question is None, "nobody is asked again"


def test_ED_55_the_person_says_which_suit_is_called_too(house):
    """The computer across leaves the call to the person."""
    left = Left(
        ("person", "steady", "steady"), turn("vivant", place=0),
        (goes_ahead("dummy"),),
        changes={"penalise_scope": "revoke_turn"}, order=(2, 1, 3),
    )  # fmt: skip
    taken_up(house, left)
    house.rest()
    assert bar(house).title == "Edith should have led. Call a suit from that hand now?"
