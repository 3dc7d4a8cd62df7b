"""Can a person draw a trick near, by menu, keys and mouse, and what is asked of him when another does (W-QUIT-6)?"""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from dummywhist.engine.deal.actions.laws import DRAW_TRICK
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.seat.moment import Mode
from tests.ui.house import House
from tests.ui.test_exposed import ALL, following, on_turn
from tests.ui.test_law_table import bar
from tests.ui.test_revoke_proof import look
from tests.ui.test_why import context_menu, menus, trick_spot

__all__ = ["menus"]
SIZES = pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])


def law(house: House) -> LawTable:
    return house.deal.part(LawTable)


def said(house: House) -> list[object]:
    return [entry.action for entry in house.table.entries]


def before_the_partner(house: House) -> None:
    """Play on until the person has played to a trick, a computer is to play, and his partner has not played."""
    while True:
        on_turn(house)
        early, pace = len(house.deal.trick) < 2, house.conductor.pace
        house.conductor.set_pace(replace(pace, card=1500) if early else pace)
        house.click_card(following(house)[0])
        if early:
            house.until(lambda: house.offers("draw_trick"))
            house.conductor.set_pace(pace)
            assert house.conductor.mode is Mode.COMPUTER
            return


@pytest.fixture
def whist(house: House) -> House:
    house.sit_at("classic-whist", ("person", "beginner", "beginner", "beginner"), changes=ALL, first_number=5)
    before_the_partner(house)
    return house


def answered(house: House) -> None:
    """The trick was drawn near, and a computer has said what it demands."""
    by = house.deal.layout.players[0] if house.conductor.viewer is None else house.conductor.viewer
    own = house.deal.layout.own_seat(by)
    house.until(lambda: DRAW_TRICK in said(house))
    house.until(lambda: not law(house).hurried)
    assert law(house).drawn == (own,) or len(house.deal.tricks)
    told = [event for event in said(house) if getattr(event, "remedy", "")]
    assert told, "a computer waives nothing"


def test_W_QUIT_6_the_trick_is_drawn_near_by_the_menu_while_a_computer_is_to_play(whist: House) -> None:
    whist.do("draw_trick")
    answered(whist)


def test_W_QUIT_6_the_trick_is_drawn_near_by_keys(whist: House) -> None:
    whist.view.focus_hand()
    whist.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    answered(whist)


def test_W_QUIT_6_the_menu_of_a_card_in_the_trick_offers_it_and_nobody_plays_on(
    whist: House, menus: list[QMenu]
) -> None:
    label, card = "Draw the trick to you", whist.deal.trick[-1]
    assert label in context_menu(menus, trick_spot(whist, card), whist.view.viewport())
    entries = len(whist.table.entries)
    whist.qtbot.wait(600)
    assert len(whist.table.entries) == entries and whist.conductor.moment.held
    menus[-1].aboutToHide.emit()
    assert not whist.conductor.moment.held
    next(action for action in menus[-1].actions() if action.text().replace("&", "") == label).trigger()
    answered(whist)


def test_W_QUIT_6_who_only_looks_at_the_menu_lets_the_play_go_on(whist: House, menus: list[QMenu]) -> None:
    context_menu(menus, trick_spot(whist, whist.deal.trick[-1]), whist.view.viewport())
    menus[-1].aboutToHide.emit()
    cards = len(whist.deal.trick)
    whist.until(lambda: whist.deal.tricks or len(whist.deal.trick) > cards)
    assert DRAW_TRICK not in said(whist)


def test_W_QUIT_6_it_is_offered_only_before_the_partner_has_played(whist: House) -> None:
    whist.rest()
    assert not whist.offers("draw_trick")
    assert whist.window.actions_by_key["draw_trick"].isVisible()


def test_W_QUIT_6_nothing_of_it_is_seen_at_other_tables(house: House, menus: list[QMenu]) -> None:
    house.sit_at(
        "classic-whist", ("person", "beginner", "beginner", "beginner"), changes={"follow": "penalise"}, first_number=5
    )
    on_turn(house)
    house.click_card(following(house)[0])
    house.until(lambda: house.deal.trick)
    assert not house.offers("draw_trick") and not house.window.actions_by_key["draw_trick"].isVisible()


def test_ED_43_P_draws_a_trick_near_and_owes_nothing(house: House) -> None:
    house.sit(("person", "beginner", "beginner"), changes=ALL, first_number=5)
    before_the_partner(house)
    house.do("draw_trick")
    house.until(lambda: "drew the trick near, and owes nothing" in house.said)
    assert not law(house).hurried and not law(house).owed


# ---- the bar


def spoken(table: Table) -> bool:
    """Draw the trick near for an adversary of Ruth as soon as he can; whether it was done."""
    deal = table.session.deal
    if deal is None or deal.phase_name != "play":
        return False
    for player in deal.layout.players:
        if player != "A" and DRAW_TRICK in table.choices(player) and not deal.part(LawTable).drawn:
            assert not isinstance(table.submit(Proposal(Player(player), DRAW_TRICK, table.stamp)), Refusal)
            return True
    return False


def asked(house: House, size: tuple[int, int] = (1366, 768), **how: object) -> House:
    """Open a table at which Ruth plays with dummy and an adversary has just drawn the trick near."""
    house.seed(("person", "beginner", "beginner"), spoken, follow="penalise", penalise_scope="all")
    house.open(size=size, **how)
    house.rest()
    return house


@SIZES
def test_W_QUIT_6_the_bar_asks_how_the_partner_is_to_play(house: House, size: tuple[int, int]) -> None:
    found = bar(asked(house, size))
    ((seat, _),) = law(house).hurried
    names = house.picture.plates
    second = names[house.picture.places[seat]].name
    assert found.title.endswith(f"drew the trick near. {second} must, if able,")
    labels = [button.text() for button in found.buttons]
    suit = labels[0].removeprefix("Play the highest ")
    assert labels == [f"Play the highest {suit}", f"Play the lowest {suit}", "Win it", "Not win it", "Waive"]
    look(house, "attention")
    assert all(found.rect().contains(button.geometry()) for button in found.buttons)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_W_QUIT_6_the_bar_has_room_for_other_languages(house: House, language: str) -> None:
    found = bar(asked(house, (1024, 640), language=language))
    look(house, f"attention-{language}")
    assert all(found.rect().contains(button.geometry()) for button in found.buttons)
    rows = sorted((button.geometry() for button in found.buttons), key=lambda box: (box.y(), box.x()))
    assert all(not one.intersects(other) for one, other in pairwise(rows))


def test_W_QUIT_6_the_demand_is_on_the_plate_and_the_law_is_to_be_read(house: House) -> None:
    found = bar(asked(house))
    ((seat, _),) = law(house).hurried
    assert found.question.rule == "W-QUIT-6"
    house.press(found.buttons[3])
    house.until(lambda: law(house).owed)
    assert law(house).owed == ((seat, "lose"),)
    place = house.picture.places[seat]
    house.until(lambda: place in house.picture.calls)
    assert house.picture.calls[place].words == phrases()("plate.must_lose")


def test_W_QUIT_6_the_law_of_the_bar_stands_in_the_rules(house: House) -> None:
    house.press(house.button("The law", bar(asked(house))))
    (marked,) = house.sheet(RulesPage).view.extraSelections()
    assert marked.cursor.selectedText().startswith("W-QUIT-6 ")
