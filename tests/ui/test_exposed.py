"""Can a person show cards, play two at once and call cards, by mouse and keyboard, where everything can go wrong?"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dummywhist.engine.cards.seat import NORTH, WEST
from dummywhist.engine.deal.actions.laws import NAME_TURNED
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.scene.questions.law_bar import LawBar
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.questions.question import LawQuestion
from dummywhist.ui.seat.moment import Mode
from tests.laws.dealing import do
from tests.laws.test_exposed import holder
from tests.laws.test_turned_card import taken_up as taken
from tests.ui.house import House
from tests.ui.scene.asked import naming

ALL = {"follow": "penalise", "penalise_scope": "all"}


def law(house):
    return house.deal.part(LawTable)


def on_turn(house):
    """Play on until the person is to play a card of his own hand with others beside it."""
    while True:
        house.rest()
        own = house.picture.acting == "bottom"
        if house.conductor.mode is Mode.PERSON and own and len(house.deal_hand("bottom")) > 3:
            return
        if isinstance(house.picture.question, LawQuestion):
            house.key(Qt.Key.Key_Return)  # a partner asks whether he has none of the suit
        elif house.conductor.mode is Mode.TRICK:
            house.click_cloth()
        elif house.picture.playable:
            house.click_card(min(house.picture.playable))
        elif house.conductor.mode is Mode.BETWEEN:
            house.conductor.next_deal()
        else:
            entries = len(house.table.entries)
            house.do("play_one")  # a computer claims, or the law asks
            house.until(lambda before=entries: len(house.table.entries) > before)


def dropped(house, card, at):
    """Carry a card and let it go."""
    start, viewport = house.place_of(card), house.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -30))
    QTest.mouseMove(viewport, at)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
    house.rest()


def shift_click(house, card):
    """Click a card with Shift held down."""
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(house.view.viewport(), Qt.MouseButton.LeftButton, shift, house.place_of(card))


@pytest.fixture
def whist(house: House) -> House:
    house.sit_at("classic-whist", ("person", "beginner", "beginner", "beginner"), changes=ALL, first_number=5)
    on_turn(house)
    return house


def following(house):
    """Return a card that may be played without revoking, and one more of the hand."""
    deal = house.deal
    hand = sorted(house.deal_hand("bottom"))
    led = deal.ranked.suit[deal.trick[0]] if deal.trick else None
    lawful = [card for card in hand if deal.ranked.suit[card] == led] or hand
    return lawful[0], next(card for card in hand if card != lawful[0])


def test_W_EXP_1_a_card_let_go_beside_the_trick_lies_open_and_may_be_called(whist):
    card, _ = following(whist)
    seat = whist.picture.seats["bottom"]
    dropped(whist, card, whist.bare())
    assert (seat, card) in law(whist).exposed or card in whist.deal.trick  # a computer may have called it at once
    owes = "bottom" in whist.picture.calls and whist.picture.calls["bottom"].words.startswith("Owes")
    assert whist.picture.plates["bottom"].role == "May be called" or owes or card in whist.deal.trick


def test_W_EXP_1_elsewhere_a_card_let_go_beside_the_trick_is_played_as_before(house):
    changes = {"follow": "penalise"}
    house.sit_at("classic-whist", ("person", "beginner", "beginner", "beginner"), changes=changes, first_number=5)
    on_turn(house)
    assert not house.picture.shows and not house.picture.together
    card, _ = following(house)
    dropped(house, card, house.bare())
    assert not law(house).exposed and card not in house.deal_hand("bottom")


def test_W_EXP_4_a_second_card_comes_along_by_shift_and_click_and_the_adversaries_choose(whist):
    first, second = following(whist)
    shift_click(whist, second)
    assert whist.view.along == second and "comes along" in whist.prompt
    whist.click_card(first)
    whist.rest()
    seat = whist.picture.seats["bottom"]
    cards = set(whist.deal.trick) | {card for trick in whist.deal.tricks for card in trick.cards}
    shown = {card for holder, card in law(whist).exposed if holder == seat}
    assert {first, second} <= cards | shown and shown


def test_W_EXP_4_by_keyboard_with_shift_and_enter(whist):
    whist.view.focus_hand()
    whist.key(Qt.Key.Key_Left)
    marked = whist.view.focus_card
    whist.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert whist.view.along == marked
    whist.key(Qt.Key.Key_Escape)
    assert whist.view.along is None and whist.view.chosen is None


def test_W_EXP_4_by_keyboard_two_cards_are_played_at_once(house):
    """Enter played the card that was to come along, alone."""
    house.sit(("person", "beginner", "beginner"), changes=ALL, first_number=5)
    on_turn(house)
    house.view.focus_hand()
    house.key(Qt.Key.Key_Home)
    first = house.view.focus_card
    house.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    house.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    second = house.view.focus_card
    house.key(Qt.Key.Key_Return)
    house.until(lambda: law(house).two)
    assert first != second and {*law(house).two[0][1:]} == {first, second}


def test_ED_53_P_says_himself_which_of_two_he_meant_and_owes_nothing(house):
    house.sit(("person", "beginner", "beginner"), changes=ALL, first_number=5)
    on_turn(house)
    first, second = following(house)
    shift_click(house, second)
    house.click_card(first)
    house.rest()
    (bar,) = [box for box in house.window.findChildren(LawBar) if box.isVisible()]
    assert bar.title.startswith("Two cards were played. ") and bar.buttons[0].hasFocus()
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert not law(house).two and not law(house).exposed


def test_ED_53_what_P_shows_by_the_menu_costs_nothing(house):
    house.sit(("person", "beginner", "beginner"), changes=ALL, first_number=5)
    on_turn(house)
    house.view.focus_hand()
    house.key(Qt.Key.Key_Left)
    house.do("show_card")
    house.rest()
    assert not law(house).exposed and "owes nothing" in house.said
    house.do("lay_down")
    house.rest()
    assert not law(house).exposed and "owes nothing" in house.said


def test_W_CLAIM_3_a_hand_laid_down_lies_open(whist):
    seat = whist.picture.seats["bottom"]
    hand = set(whist.deal_hand("bottom"))
    whist.do("lay_down")
    whist.rest()
    shown = {card for holder, card in law(whist).exposed if holder == seat} | set(whist.deal.trick)
    assert hand <= shown


def test_nothing_of_it_is_offered_at_other_tables(house):
    house.sit(("person", "beginner", "beginner"), changes={"follow": "penalise"}, first_number=5)
    house.rest()
    assert not house.window.actions_by_key["lay_down"].isVisible()


def taken_up(house):
    """Play on until the turned card is taken up and the person is to play."""
    while True:
        on_turn(house)
        if house.offers("name_turned"):
            return
        house.click_card(following(house)[0])


def test_W_TRUMP_4_the_turned_card_is_named_from_the_menu_and_a_computer_demands_a_trump(whist):
    taken_up(whist)
    seat = whist.picture.seats["bottom"]
    whist.do("name_turned")
    whist.rest()
    assert [owing for owing, _, _ in law(whist).trumps] == [seat] or whist.deal.tricks
    assert whist.picture.calls["bottom"].words == "Highest trump" or whist.deal.tricks


def test_ED_62_P_names_the_turned_card_and_owes_nothing(house):
    house.sit(("person", "beginner", "beginner"), changes=ALL, first_number=5)
    for _ in range(3):
        on_turn(house)
        if house.offers("name_turned"):
            house.do("name_turned")
            house.rest()
            assert law(house).trumps == () and "named the turned card" in house.said
            return
        house.click_card(following(house)[0])
    assert not house.offers("name_turned")  # dummy dealt: its turned card lies open


def test_the_bar_asks_which_trump_is_demanded():
    state = turned()
    seen = view(state, holder(state, NORTH))
    question = law_question(seen, naming(seen))
    assert [reply.label for reply in question.replies] == [
        "Call the highest trump", "Call the lowest trump", "Not now", "Waive",
    ]  # fmt: skip
    assert question.proof == "The trump called is owed until it can be played."


def turned():
    """Return a deal in which the turned card was just named by West."""
    state = taken()
    return do(state, NAME_TURNED, holder(state, WEST))
