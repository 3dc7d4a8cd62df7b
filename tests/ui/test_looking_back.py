"""Can a person look at the last trick where none may be seen again, and what is asked for it then (W-QUIT-4)?"""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.deal.actions.laws import LOOK_BACK, CallSuit
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.seat.moment import Mode
from tests.laws.test_attention import drawn
from tests.laws.test_attention import whist as whist_after
from tests.laws.test_exposed import holder
from tests.laws.test_looking_back import looked, quitted
from tests.ui.house import House
from tests.ui.scene.asked import naming
from tests.ui.test_attention import SIZES
from tests.ui.test_exposed import ALL, following, on_turn
from tests.ui.test_law_table import bar
from tests.ui.test_revoke_proof import look

HIDDEN = {**ALL, "last_trick": "hidden"}


def law(house: House) -> LawTable:
    return house.deal.part(LawTable)


def said(house: House) -> list[object]:
    return [entry.action for entry in house.table.entries]


def after_a_trick(house: House) -> House:
    """Play on until a trick was quitted and the person is to play, not as the first of his side to lead."""
    while True:
        on_turn(house)
        if house.deal.tricks and house.deal.trick:
            return house
        house.click_card(following(house)[0])


@pytest.fixture
def whist(house: House) -> House:
    house.sit_at("classic-whist", ("person", "beginner", "beginner", "beginner"), changes=HIDDEN, first_number=5)
    return after_a_trick(house)


@pytest.mark.parametrize("how", ["menu", "keys"])
def test_W_QUIT_4_the_last_trick_is_looked_at_against_the_law_and_lies_up(whist: House, how: str) -> None:
    assert whist.offers("look_back") and not whist.picture.last_trick
    seat, cards = whist.picture.seats["bottom"], whist.deal.tricks[-1].cards
    if how == "menu":
        whist.do("look_back")
    else:
        whist.view.focus_hand()
        whist.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    whist.until(lambda: whist.view.last_trick_shown)
    assert LOOK_BACK in said(whist)
    assert tuple(card for _, card in whist.picture.last_trick) == cards
    assert [pair[0] for pair in law(whist).suits] == [seat] and not whist.offers("look_back")
    look(whist, "looked-back")
    # It is turned down by the next click, and up again without a second offence.
    whist.click_cloth()
    assert not whist.view.last_trick_shown
    whist.do("last_trick")
    assert whist.view.last_trick_shown and said(whist).count(LOOK_BACK) == 1


def test_W_QUIT_4_it_is_told_and_a_computer_calls_a_suit_when_his_side_leads(whist: House) -> None:
    whist.do("look_back")
    whist.until(lambda: "looked at the last trick: a suit may be called" in whist.said)
    for _ in range(40):
        if any(isinstance(one, CallSuit) for one in said(whist)):
            break
        whist.rest()
        if whist.conductor.mode is Mode.TRICK:
            whist.click_cloth()
        elif whist.conductor.mode is Mode.PERSON and whist.picture.playable:
            whist.click_card(following(whist)[0] if whist.picture.acting == "bottom" else min(whist.picture.playable))
    assert any(isinstance(one, CallSuit) for one in said(whist)) and not law(whist).suits


def test_W_QUIT_4_the_plain_command_looks_at_nothing_and_says_why(whist: House) -> None:
    whist.do("last_trick")
    assert not whist.view.last_trick_shown and LOOK_BACK not in said(whist)


@pytest.mark.parametrize("changes", [ALL, {"follow": "penalise", "last_trick": "hidden"}])
def test_W_QUIT_4_it_is_offered_only_where_it_is_an_offence(house: House, changes: dict[str, str]) -> None:
    house.sit_at("classic-whist", ("person", "beginner", "beginner", "beginner"), changes=changes, first_number=5)
    after_a_trick(house)
    assert not house.window.actions_by_key["look_back"].isVisible() and not house.offers("look_back")


# ---- the bar


def spoken(table: Table) -> bool:
    """Let an adversary of Ruth look at the last trick, and play on until one of them leads; whether that is so."""
    deal = table.session.deal
    if deal is None or deal.phase_name != "play" or not deal.tricks:
        return False
    law = deal.part(LawTable)
    if law.suits:
        return not deal.trick and deal.leader in law.suits[0][:2]
    player = next(player for player in deal.layout.players if player != "A")
    if LOOK_BACK in table.choices(player):
        assert not isinstance(table.submit(Proposal(Player(player), LOOK_BACK, table.stamp)), Refusal)
    return False


def asked(house: House, size: tuple[int, int] = (1366, 768), **how: object) -> House:
    """Open a table at which Ruth plays with dummy, an adversary looked at a quitted trick, and one of them leads."""
    changes = {"follow": "penalise", "penalise_scope": "all", "last_trick": "hidden"}
    house.seed(("person", "beginner", "beginner"), spoken, **changes)
    house.open(size=size, **how)
    house.rest()
    return house


@SIZES
def test_W_QUIT_4_the_bar_asks_for_a_suit_and_says_why(house: House, size: tuple[int, int]) -> None:
    found = bar(asked(house, size))
    assert "looked at a quitted trick" in found.title and "Call a suit" in found.title
    assert found.question.rule == "W-QUIT-4"
    assert [button.text() for button in found.buttons] == ["Spades", "Hearts", "Diamonds", "Clubs", "Waive"]
    look(house, "looked")
    assert all(found.rect().contains(button.geometry()) for button in found.buttons)
    house.press(found.buttons[2])
    house.until(lambda: CallSuit(2) in said(house) or any(isinstance(one, CallSuit) for one in said(house)))
    assert not law(house).suits


@pytest.mark.parametrize("language", ["de", "fr"])
def test_W_QUIT_4_the_bar_has_room_for_other_languages(house: House, language: str) -> None:
    found = bar(asked(house, (1024, 640), language=language))
    look(house, f"looked-{language}")
    assert all(found.rect().contains(button.geometry()) for button in found.buttons)


@pytest.mark.parametrize(("code", "rule"), [("english", "W-QUIT-4"), ("awl_1893", "W-AWL-17")])
@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_W_QUIT_4_W_AWL_17_the_bar_names_who_looked_and_the_law_of_the_code(code: str, rule: str, seat: Seat) -> None:
    state = looked(quitted(code=code), seat)
    seen = view(state, holder(state, EAST))
    question = law_question(seen, naming(seen))
    assert question is not None and question.rule == rule
    name = {where: naming(seen).plate_name(where) for where in (NORTH, SOUTH)}
    wanted = f"Call a suit: {name[NORTH]} looked at a quitted trick." if seat == NORTH else "and looked at a quitted"
    assert question.title.startswith(name[SOUTH]) and wanted in question.title


@pytest.mark.parametrize(("code", "rule"), [("english", "W-QUIT-6"), ("awl_1893", "W-AWL-11")])
def test_W_QUIT_6_W_AWL_11_the_bar_of_attention_has_the_law_of_the_code(code: str, rule: str) -> None:
    state = drawn(whist_after("C2", code=code), WEST)
    seen = view(state, holder(state, SOUTH))
    question = law_question(seen, naming(seen))
    assert question is not None and question.rule == rule
    wins = ["Win it", "Not win it"] if code == "english" else []
    assert [reply.label for reply in question.replies] == [
        "Play the highest club",
        "Play the lowest club",
        *wins,
        "Waive",
    ]
