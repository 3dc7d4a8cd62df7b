"""Is anything told before it is to be seen? Line, prompt and plates of the real window while cards still move."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dummywhist.engine.cards.card import suit_of
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House

PEOPLE = ("person", "beginner", "beginner")


def shown(house: House) -> tuple[object, ...]:
    """What is told on the screen of who plays next and of what happened."""
    plates = {place: item.plate.turn for place, item in house.view.scene_items.plates.items() if item.isVisible()}
    return house.prompt, house.said, plates


def films_until(house: House, what: object) -> None:
    """End one film after another until the table waits in this mode."""

    def ended() -> bool:
        house.view.snap()
        return house.conductor.mode is what and not house.view.busy

    house.until(ended)


def mixed(house: House) -> bool:
    """Whether the cards of the own hand, as they come to lie on the screen, are in no order of suits."""
    stage = house.view.stage
    hand = {slot[1]: stage.target(item).x for slot, item in stage.at.items() if slot[0] == "hand"}
    suits = [suit_of(card) for card in sorted(hand, key=hand.__getitem__)]
    return sum(a != b for a, b in pairwise(suits)) > len(set(suits))


def test_prompt_plates_and_line_wait_for_the_card(house: House) -> None:
    house.sit(PEOPLE, motion="slow")
    films_until(house, Mode.PERSON)
    before, seat = shown(house), house.deal.trick
    QTest.keyClick(house.view, Qt.Key.Key_Home)
    house.view.card_chosen.emit(min(house.picture.playable))
    assert house.view.busy and house.deal.trick != seat
    assert shown(house) == before, "nothing is told of what a flying card leads to"
    house.view.snap()
    after = shown(house)
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_the_same_deal_again_is_dealt_to_be_seen_and_nothing_is_known_before_it_is_shown(house: House) -> None:
    house.sit(PEOPLE, motion="slow")
    films_until(house, Mode.PERSON)
    hand, trump = house.deal_hand("bottom"), house.view.scene_items.trump
    house.view.card_chosen.emit(min(house.picture.playable))
    films_until(house, Mode.PERSON)
    house.conductor.restart_deal()
    assert house.deal.turned is not None and house.view.busy, "the table is ahead of the film"
    assert "turned" not in house.said and not house.prompt and not trump.isVisible()
    assert mixed(house)
    house.view.snap()
    assert "turned" in house.said and trump.isVisible() and not mixed(house)
    films_until(house, Mode.PERSON)
    assert house.deal_hand("bottom") == hand


def test_with_motion_off_the_picture_comes_before_the_words(house: House) -> None:
    house.sit(PEOPLE, motion="off")
    house.rest()
    lines: list[bool] = []
    house.sitting.told.connect(lambda _words: lines.append(house.picture.facts.trick == facts()))

    def facts() -> object:
        return house.sitting.cloth.picture().facts.trick

    house.view.card_chosen.emit(min(house.picture.playable))
    house.rest()
    assert lines and all(lines)
