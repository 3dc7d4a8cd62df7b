"""The small notice of the law: what is offered beside the trick, by pointer and keys, and behind the curtain."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.laws import AHEAD, DEMANDS, WITHDRAWN, CallCard, PlayAhead
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.tongues import tr
from tests.ui.house import House
from tests.ui.onscreen.law_rows import Left, both, can_renounce, deal_of, does, renounces, turn, wrong_card
from tests.ui.test_law_table import follow, play_until_wrong, taken_up
from tests.ui.test_revoke_proof import look

SIZES = [(1366, 768), (1024, 640), (1920, 1080)]


def law(house: House) -> LawTable:
    return house.deal.part(LawTable)


def third_too_soon(house: House, kinds=("person", "person", "beginner"), **how) -> None:
    """Dummy leads, and Ruth plays third from her own hand before Max, who is a computer; Edith is fourth."""
    house.sit(kinds, changes={"follow": "penalise", "penalise_scope": "revoke_turn"}, first_number=5, **how)
    while True:
        if house.conductor.mode is Mode.CURTAIN:
            house.press(house.view.curtain.keep)
        house.rest()
        if house.conductor.mode is Mode.CURTAIN:
            continue
        deal = house.deal
        if house.conductor.mode is Mode.PERSON and not deal.trick and deal.leader == NORTH:
            break
        follow(house)
    house.conductor.set_pace(replace(house.conductor.pace, card=60_000))
    house.click_card(min(house.picture.playable))
    house.until(lambda: house.conductor.mode is Mode.COMPUTER and not house.view.busy)
    card = min(house.deal_hand("bottom"))
    assert card in house.picture.ahead
    house.conductor.propose(AHEAD[card])
    house.rest()


@pytest.mark.parametrize("size", SIZES)
def test_W_TURN_1_the_fourth_is_offered_to_play_before_the_second(house, size):
    third_too_soon(house, size=size)
    assert house.conductor.mode is Mode.CURTAIN and house.conductor.expected == house.deal.layout.holder[WEST]
    assert not house.view.notice.isVisible(), "who is not at the screen is told nothing"
    house.press(house.view.curtain.keep)
    house.rest()
    notice = house.view.notice
    assert notice.isVisible() and notice.notice.title == "You may play before Max."
    assert [button.text() for button in notice.buttons] == ["Play now", "Wait"] and notice.buttons[0].hasFocus()
    look(house, "go-before")
    body = notice.geometry().adjusted(18, 18, -18, -18)
    scene = house.view.scene_items
    for slot, pose in scene.table.cards.items():
        if slot[0] in ("trick", "hand", "dummy"):
            rect = pose.rect(scene.table.metrics.rho)
            assert not body.intersects(QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height)))
    for box in (*scene.hung(), *scene.covered()):
        assert not body.adjusted(1, 1, -1, -1).contains(round(box.centre.x), round(box.centre.y))


def sat_fourth(house: House) -> None:
    """Bring Edith to the screen, who may play before Max."""
    third_too_soon(house)
    house.press(house.view.curtain.keep)
    house.rest()


@pytest.mark.parametrize("how", ["pointer", "keys"])
def test_W_TURN_1_the_fourth_plays_before_the_second_and_the_third_card_stands(house, how):
    sat_fourth(house)
    ((_, third),) = law(house).early
    if how == "pointer":
        house.press(house.button("Play now", house.view.notice))
        card = max(house.picture.ahead)
        house.click_card(card)
    else:
        house.key(Qt.Key.Key_Return)
        card = house.view.focus_card
        assert card in house.picture.ahead and house.prompt == "Choose the card that you play now"
        house.key(Qt.Key.Key_Return)
    house.until(lambda: len(law(house).early) == 2)
    house.until(lambda: house.conductor.mode is Mode.COMPUTER)
    assert house.table.entries[-1].action == PlayAhead(card) and not house.view.notice.isVisible()
    house.conductor.play_now()
    house.rest()
    assert house.deal.trick[2:] == (third, card) and not law(house).early


@pytest.mark.parametrize("how", ["pointer", "enter", "escape"])
def test_W_TURN_1_the_fourth_waits_and_the_second_plays(house, how):
    """ED-60: then the card of dummy's partner goes back."""
    sat_fourth(house)
    if how == "pointer":
        house.press(house.button("Wait", house.view.notice))
    elif how == "enter":
        house.key(Qt.Key.Key_Right)
        house.key(Qt.Key.Key_Return)
    else:
        house.key(Qt.Key.Key_Escape)
    assert house.conductor.mode is Mode.COMPUTER and not house.view.notice.isVisible()
    house.conductor.play_now()
    house.rest()
    assert len(house.deal.trick) == 2 and not law(house).early


def test_W_TURN_1_the_computer_does_not_play_while_the_fourth_chooses(house):
    sat_fourth(house)
    house.conductor.set_pace(replace(house.conductor.pace, card=0))
    house.qtbot.wait(100)
    assert len(house.deal.trick) == 1 and house.view.notice.isVisible()


def test_f4_says_the_notice_again(house):
    sat_fourth(house)
    house.do("repeat")
    assert house.said.startswith("The law: You may play before Max. Ruth played the ")


@pytest.mark.parametrize("how", ["tab", "ctrl-r"])
def test_W_REV_3_the_notice_is_reached_by_keys_while_a_card_has_the_ring(house, how):
    """The person's own wrong card, with other cards that may be played."""
    house.sit(("person", "steady", "steady"), changes={"follow": "penalise"}, first_number=5)
    house.click_card(play_until_wrong(house))
    house.rest()
    notice = house.view.notice
    assert notice.isVisible() and not notice.buttons[0].hasFocus()
    if how == "ctrl-r":
        house.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    else:
        for _ in range(60):
            house.key(Qt.Key.Key_Tab)
            if notice.buttons[0].hasFocus():
                break
    assert notice.buttons[0].hasFocus()
    house.key(Qt.Key.Key_Right)
    assert notice.buttons[1].hasFocus()
    house.key(Qt.Key.Key_Return)
    assert not notice.isVisible() and notice.notice is None
    house.view.present(house.picture)
    assert not notice.isVisible(), "what was put away does not come again while it is offered still"


def foe_renounces(house: House, **changes) -> None:
    """Play on until an adversary has not followed, as the last who played."""
    house.sit(("person", "steady", "steady"), changes={"follow": "penalise", **changes}, first_number=5)
    while True:
        house.rest()
        deal, chairs = house.deal, house.deal.layout.chairs
        last = chairs[(chairs.index(deal.leader) + len(deal.trick) - 1) % len(chairs)]
        foe = deal.layout.side[last] != deal.layout.side[house.picture.seats["bottom"]]
        suits = deal.ranked.suit
        if len(deal.trick) > 1 and foe and suits[deal.trick[-1]] != suits[deal.trick[0]]:
            return
        follow(house)


@pytest.mark.parametrize("how", ["note", "nothing"])
def test_W_REV_5_who_may_not_ask_an_adversary_may_note_it(house, how):
    """At English Dummy nobody asks the partners against dummy but they themselves (ED-51a)."""
    foe_renounces(house)
    notice, number = house.view.notice, len(house.deal.tricks) + 1
    assert notice.isVisible() and notice.notice.title.endswith(".")
    look(house, "note-it")
    house.press(house.button("Note it" if how == "note" else "Say nothing", notice))
    assert not notice.isVisible()
    seen = house.sitting.view_now()
    noted = house.sitting.cloth.notes.of(seen.viewer, seen.ordinal)
    assert [note.trick for note in noted] == ([number] if how == "note" else [])
    house.sitting.refresh()
    assert not notice.isVisible()


def test_W_REV_5_nothing_is_noted_where_revokes_are_told(house):
    foe_renounces(house, revoke_detection="automatic")
    assert house.picture.notice is None


def left_to_be_called(house: House, kinds=("person", "steady", "steady")) -> None:
    """Max took back a wrong card, and it was left to be called: he is to play again, where only wrong suits matter."""
    left = Left(
        kinds,
        can_renounce("right"),
        (
            renounces("right"),
            does("right", lambda deal, _seat: WITHDRAWN[deal.trick[-1]]),
            does("me", lambda _deal, _seat: DEMANDS["card"]),
        ),
    )
    taken_up(house, left)
    house.rest()
    until_called(house)


def until_called(house: House) -> None:
    """Play on until somebody at the screen may call the card: not in the trick of the renounce (W-EXP-3)."""
    for _ in range(60):
        if house.conductor.mode is Mode.CURTAIN:
            house.press(house.view.curtain.keep)
        elif house.view.notice.isVisible() and house.view.notice.buttons[0].text().startswith("Call the "):
            return
        else:
            follow(house)
        house.rest()
    raise AssertionError("nobody was asked for his call")


@pytest.mark.parametrize("how", ["pointer", "keys"])
def test_W_EXP_2_a_computer_waits_while_a_person_may_call_a_card_of_its_hand(house, how):
    """It played on at once, so that a card left to be called could never be called."""
    left_to_be_called(house)
    ((_, card),) = law(house).exposed
    notice = house.view.notice
    assert notice.isVisible() and notice.notice.title == "Max is to play."
    call, close = notice.buttons
    assert (call.text(), close.text()) == (f"Call the {tr('{card:card}', card=card)}", "Not now")
    look(house, "call-notice")
    house.qtbot.wait(100)
    assert notice.isVisible(), "the computer waits"
    if how == "pointer":
        house.press(call)
    else:
        assert call.hasFocus()
        house.key(Qt.Key.Key_Return)
    house.until(lambda: not house.view.notice.isVisible() and len(house.deal.trick) > 1)
    assert CallCard(card) in [entry.action for entry in house.table.entries]


@pytest.mark.parametrize("how", ["pointer", "escape"])
def test_W_EXP_2_not_now_lets_the_computer_play(house, how):
    left_to_be_called(house)
    if how == "pointer":
        house.press(house.button("Not now", house.view.notice))
    else:
        house.key(Qt.Key.Key_Escape)
    played = len(house.table.entries)
    house.until(lambda: len(house.table.entries) > played)
    assert law(house).exposed and not any(isinstance(entry.action, CallCard) for entry in house.table.entries)


def test_W_EXP_2_behind_the_curtain_who_may_call_is_asked_before_the_hand_on_turn(house):
    left_to_be_called(house, ("person", "person", "person"))
    assert house.conductor.viewer == house.deal.layout.holder[SOUTH] and to_play(house.deal) == EAST
    house.press(house.button("Not now", house.view.notice))
    house.until(lambda: house.conductor.mode is Mode.CURTAIN)
    assert house.conductor.expected == house.deal.layout.holder[EAST]


def wrong_card_among_people(house: House, who: str) -> Card:
    """Ruth, Edith and Max share the screen; a hand has just failed to follow, by a click. Return that card."""
    taken_up(house, Left(("person",) * 3, can_renounce(who)))
    house.rest()
    house.press(house.view.curtain.keep)
    house.rest()
    acting = house.picture.acting
    assert acting is not None
    card = wrong_card(house.deal, house.picture.seats[acting])
    assert card is not None
    house.click_card(card)
    house.rest()
    return card


@pytest.mark.parametrize("who", ["right", "dummy"])
@pytest.mark.parametrize("how", ["Take it back", "Let it stand"])
def test_W_REV_2_ED_50_among_people_who_played_a_wrong_card_may_take_it_back_before_the_screen_goes_on(house, who, how):
    """The curtain fell at once, so that nobody could ever correct himself."""
    card = wrong_card_among_people(house, who)
    viewer = house.conductor.viewer
    assert house.conductor.mode is Mode.PERSON and card in house.deal.trick
    notice = house.view.notice
    assert notice.isVisible() and [button.text() for button in notice.buttons] == ["Take it back", "Let it stand"]
    assert notice.buttons[0].hasFocus()
    look(house, f"mend-{who}")
    house.press(house.button(how, notice))
    house.rest()
    if how == "Let it stand":
        assert card in house.deal.trick and house.conductor.mode is Mode.CURTAIN
        assert house.conductor.expected != viewer or who == "dummy"
    else:
        assert card not in house.deal.trick


def test_W_REV_1_among_people_a_true_renounce_is_not_waited_for(house):
    def void(table) -> bool:
        deal = deal_of(table)
        seat = to_play(deal)
        led = suit_led(deal.ranked, deal.trick)
        assert led is not None
        return seat not in deal.layout.dummies and not deal.hands[seat] & deal.ranked.of_suit[led]

    taken_up(house, Left(("person",) * 3, both(turn("right", place=1), void), first_number=4))
    house.rest()
    house.press(house.view.curtain.keep)
    house.rest()
    house.click_card(min(house.picture.playable))
    house.rest()
    assert house.conductor.mode is Mode.CURTAIN


def test_W_EXP_3_who_left_a_card_to_be_called_cannot_call_it_to_the_trick_of_the_renounce(house):
    """The screen goes to the one who must follow now; it stayed for a call that could not be obeyed."""
    taken_back = (renounces("right"), does("right", lambda deal, _seat: WITHDRAWN[deal.trick[-1]]))
    taken_up(house, Left(("person",) * 3, can_renounce("right"), taken_back))
    house.rest()
    house.press(house.view.curtain.keep)
    house.rest()
    house.press(house.button("Leave it to be called"))
    house.rest()
    assert house.conductor.mode is Mode.CURTAIN and house.conductor.expected == house.deal.layout.holder[EAST]
