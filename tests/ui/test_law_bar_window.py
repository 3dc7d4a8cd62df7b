"""The bar of the law in the window: several revokes, several people, a restart, Escape, F4, and what is spoken."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import left_of
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.laws import AHEAD, WITHDRAWN
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.scene.questions.law_bar import LawBar
from dummywhist.ui.scene.questions.question import AnswerQuestion, LawQuestion
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.telling import JUDGED
from tests.daily import pairs
from tests.ui.house import House
from tests.ui.onscreen.law_rows import Left, can_renounce, does, renounces
from tests.ui.test_law_table import bar, follow, play_until_wrong, taken_up
from tests.ui.test_revoke_proof import look, revoke_of


def left(house: House, kinds=("person", "beginner", "beginner"), **changes) -> House:
    """Open a table at which everybody played low and revoked, before the deal is counted."""
    house.seed(
        kinds,
        lambda table: table.session.deal is not None and table.session.deal.phase_name == "count",
        follow="penalise", **changes,
    )  # fmt: skip
    house.open()
    return house


def claimed(house: House) -> LawBar:
    """Claim a revoke that there was, and return the bar that asks how it is paid for."""
    house.rest()
    revoke = revoke_of(house)
    name = house.picture.plates[house.picture.places[revoke.seat]].name
    for words in ("Claim a revoke", name, str(revoke.trick)):
        house.press(house.button(words, bar(house)))
    house.rest()
    return bar(house)


def test_W_REV_12_14_each_revoke_has_a_bar_and_says_which_of_how_many_it_is(house):
    """Told of at the end, all at once: both sides revoked, and each is paid for, in the order of the tricks."""
    left(house, revoke_detection="automatic")
    seen = []
    while True:
        house.rest()
        if house.conductor.mode is Mode.BETWEEN:
            break
        asked = bar(house)
        seen.append(asked.question.count)
        assert asked.question.count in asked.spoken
        if len(seen) == 1:
            look(house, "one-of")
        house.key(Qt.Key.Key_Return)
    last = house.table.session.last.part(LawTable)
    many = len(last.proved)
    assert many > 1 and seen and all(words.endswith(f" of {many}") for words in seen)
    assert [int(words.split()[0]) for words in seen] == sorted(int(words.split()[0]) for words in seen)


def test_a_bar_that_stands_is_there_after_the_restart(house):
    left(house)
    title = claimed(house).title
    house.shut()
    house.open()
    house.rest()
    assert bar(house).title == title and house.picture.proof is not None
    assert bar(house).question.replies[0].small


def test_escape_asks_once_whether_to_waive_and_does_nothing(house):
    left(house)
    asked = claimed(house)
    house.key(Qt.Key.Key_Escape)
    assert asked.buttons[-1].hasFocus() and asked.buttons[-1].text() == "Waive"
    house.key(Qt.Key.Key_Escape)
    assert bar(house) is asked and house.deal.part(LawTable).open is not None


def test_the_bar_is_spoken_and_f4_says_it_again(house):
    left(house)
    asked = claimed(house)
    first = asked.question.replies[0]
    many = len(asked.buttons)
    assert asked.spoken.startswith("The law: Proved: ") and f"{first.label}, button 1 of {many}." in asked.spoken
    house.do("repeat")
    assert house.said == asked.spoken
    for button, reply in zip(asked.buttons, asked.question.replies, strict=True):
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.role() == QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Name) == reply.label
        assert interface.text(QAccessible.Text.Description) == reply.small
    group = QAccessible.queryAccessibleInterface(house.view.overlay.regions["proof"])
    assert group.text(QAccessible.Text.Name).count("Trick ") >= 1


def test_W_MISC_1_behind_the_curtain_nobody_is_asked_and_only_the_decider_sees_the_bar(house):
    """Partners in a revoke may consult: whoever of them is at the screen chooses."""
    left(house, ("person", "person", "person"))
    house.until(lambda: house.conductor.mode is Mode.CURTAIN)
    assert not house.view.question.isVisible() and house.picture.question is None
    house.press(house.view.curtain.keep)
    house.rest()
    assert isinstance(house.picture.question, LawQuestion) and bar(house).isVisible()


@pytest.mark.skipif(not is_native(), reason="without the fast solver the other side answers")
@pytest.mark.parametrize("tricks", [13, 6, 0])
def test_DF_53_both_are_told_before_the_answer_how_a_claim_stands(house, tricks):
    house.sit_at("double-dummy", ("person", "person"), changes={"claim_check": "solver"}, first_number=3)
    while True:
        if house.conductor.mode is Mode.CURTAIN:
            house.press(house.view.curtain.keep)
        house.rest()
        seen = house.sitting.view_now()
        if seen is not None and seen.phase == "play" and house.conductor.mode is Mode.PERSON:
            break
        if house.conductor.mode is Mode.PERSON:
            house.conductor.propose(house.conductor.operator.seat(house.conductor.on_turn).choices()[0])
    house.conductor.propose(Claim(tricks))
    house.rest()
    judged = house.sitting.view_now().judged
    assert judged in ("exact", "high", "low")
    assert house.sitting.told_last == tr(JUDGED[judged]), "the claimant is told"
    if house.conductor.mode is Mode.CURTAIN:
        house.press(house.view.curtain.keep)
        house.rest()
    asked = house.picture.question
    assert isinstance(asked, AnswerQuestion) and asked.referee == phrases()(f"claim.{judged}")


@pytest.mark.skipif(not is_native(), reason="without the fast solver the other side answers")
@pytest.mark.parametrize(("how", "size"), pairs(["pointer", "keys"], [(1366, 768), (1024, 640), (1920, 1080)]))
def test_W_REV_15_who_revoked_openly_may_have_the_deal_played_out(house, size, how):
    """Of a wrong card that was let stand all are told: a right claim of the other side is not settled at once."""
    house.sit(
        ("person", "steady", "steady"), changes={"follow": "penalise", "revoke_detection": "warn"}, first_number=5,
        size=size,
    )  # fmt: skip
    house.click_card(play_until_wrong(house))
    house.rest()
    house.press(house.button("Let it stand", bar(house)))
    house.rest()
    assert house.conductor.mode in (Mode.PERSON, Mode.TRICK)
    if house.conductor.mode is Mode.TRICK:
        house.click_cloth()
        house.rest()
    other = next(player for player in house.deal.layout.players if player != house.conductor.viewer)
    assert house.conductor.operator.seat(other).propose(Claim(0)) is None
    house.conductor.begin()
    house.until(lambda: isinstance(house.picture.question, AnswerQuestion))
    house.rest()
    asked = house.picture.question
    assert [button.label for button in asked.buttons] == ["Play the deal out", "Agree"]
    look(house, "play-out")
    if how == "pointer":
        house.press(house.button("Play the deal out"))
    else:
        house.view.question.focus_first()
        house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.deal.phase_name == "play" and house.sitting.view_now().claim is None


def test_tab_goes_from_the_bar_to_the_law_and_past_it(house):
    """It went round and round among the buttons: the table that Tab came to sent it back."""
    left(house)
    house.rest()
    asked, seen = bar(house), []
    for _ in range(5):
        house.key(Qt.Key.Key_Tab)
        seen.append(house.focus())
    assert seen[:2] == [asked.buttons[1], asked.link]
    assert not any(asked.isAncestorOf(widget) for widget in seen[2:]) and len(set(seen)) == 5


def test_a_bar_that_was_there_when_the_window_came_has_the_keyboard(house):
    """With cards that may be played a card had it, and Enter would have played."""
    house.sit_at(
        "classic-whist", ("person", "steady", "steady", "steady"),
        changes={"follow": "penalise", "penalise_scope": "all"}, first_number=5,
    )  # fmt: skip
    while not (house.rest().playable and house.conductor.mode is Mode.PERSON and not house.deal.trick):
        if house.conductor.mode is Mode.BETWEEN:
            house.conductor.next_deal()
        elif isinstance(house.picture.question, LawQuestion):
            house.key(Qt.Key.Key_Return)
        else:
            follow(house)
    seat = left_of(house.picture.seats["bottom"], 1)
    card = next(cards_in(house.deal.hands[seat]))
    assert house.conductor.operator.seat(house.deal.layout.holder[seat]).propose(AHEAD[card]) is None
    house.shut()
    house.open()
    house.rest()
    house.until(lambda: bar(house).buttons[0].hasFocus())
    table = house.view.scene_items.table
    tops = {pose.rect(table.metrics.rho).y for slot, pose in table.cards.items() if slot[0] == "hand"}
    assert len(tops) == 1, "no card is raised under the bar"


def test_W_REV_4_the_plate_of_who_chooses_a_remedy_says_so(house):
    """The ring was at the hand on turn, which waits for him."""
    renounce = (renounces("right"), does("right", lambda deal, _seat: WITHDRAWN[deal.trick[-1]]))
    taken_up(house, Left(("person", "steady", "steady"), can_renounce("right"), renounce))
    house.rest()
    plates = house.picture.plates
    assert plates["bottom"].role == "Choose a remedy" and plates["bottom"].turn
    assert not plates["right"].turn and not house.prompt
