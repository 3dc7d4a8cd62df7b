"""At the law table a wrong card can be played, taken back, asked about, paid for; by pointer and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.state import DealState
from dummywhist.ui.controls.fresh import is_fresh
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.scene.questions.law_bar import LawBar
from dummywhist.ui.scene.questions.question import LawQuestion
from dummywhist.ui.seat.computers import Computers
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.tongues import tr
from tests.ui.house import House
from tests.ui.onscreen.law_rows import Left
from tests.ui.onscreen.law_rows_b import ALONE, played_out


def bar(house: House) -> LawBar:
    """Return the bar that asks."""
    found = house.view.question.box
    assert isinstance(found, LawBar) and house.view.question.isVisible()
    return found


def law(house: House) -> LawTable:
    """Return what the law asks."""
    return house.deal.part(LawTable)


def counted(house: House) -> DealState:
    """Return the deal that was counted last."""
    last = house.table.session.last
    assert last is not None
    return last


def wrong_card(house: House) -> Card | None:
    """Return a card of the hand on turn that does not follow suit though another would; None if there is none."""
    deal = house.deal
    led = suit_led(deal.ranked, deal.trick)
    if led is None or house.picture.acting != "bottom":
        return None
    hand = house.deal_hand("bottom")
    suited = [card for card in hand if deal.ranked.suit[card] == led]
    others = [card for card in hand if deal.ranked.suit[card] not in (led, deal.trump)]
    return others[0] if suited and others else None


def play_until_wrong(house: House) -> Card:
    """Play on by the lowest card that follows until the person can renounce in error; return that card."""
    while True:
        house.rest()
        found = wrong_card(house)
        if house.conductor.mode is Mode.PERSON and found is not None:
            return found
        follow(house)


def taken_up(house: House, left: Left, **how: object) -> None:
    """Open a table that was left in the middle of a deal."""
    _, name = left.play(house.paths)
    house.left = (name,)
    house.open(**how)


@pytest.fixture
def table(house: House) -> House:
    house.sit(("person", "steady", "steady"), changes={"follow": "penalise"}, first_number=5)
    return house


def test_a_wrong_card_is_played_and_taken_back(table):
    card = play_until_wrong(table)
    assert card in table.picture.playable and not table.picture.dimmed
    table.click_card(card)
    table.rest()
    assert card in table.deal.trick
    notice = table.view.notice.notice
    assert notice is not None and notice.story == f"You played the {_words(card)}."
    table.press(table.button("Take it back", table.view.notice))
    table.rest()
    assert card not in table.deal.trick and card in table.deal_hand("bottom")
    # A computer chose the remedy, and play goes on.
    assert not law(table).wrong and (law(table).exposed or law(table).owed)
    assert table.conductor.mode is Mode.PERSON


def follow(house: House) -> None:
    """Play the lowest card that follows, or gather the trick."""
    if house.conductor.mode is Mode.TRICK:
        house.click_cloth()
        return
    deal = house.deal
    led, playable = suit_led(deal.ranked, deal.trick), sorted(house.picture.playable)
    house.click_card(next((card for card in playable if deal.ranked.suit[card] == led), playable[0]))


def play_to_the_end(house: House) -> None:
    """Play on until the law asks what is to be counted."""
    while not isinstance(house.rest().question, LawQuestion):
        follow(house)


def test_nothing_is_taken_back_unless_both_sides_agree(table):
    """Undo is off at a law table unless both sides agree; the computers leave it to the person."""
    card = play_until_wrong(table)
    assert table.window.game_label.text() == "English Dummy, law table"
    table.click_card(card)
    table.rest()
    table.do("undo")
    sheet = table.program.sheets.open_sheet
    assert sheet is not None and sheet.title.text() == "Do both sides agree?" and card in table.deal.trick
    table.key(Qt.Key.Key_Escape)
    assert table.free and card in table.deal.trick
    table.do("undo")
    table.press(table.button("Take it back", table.program.sheets.open_sheet))
    table.until(lambda: card in table.deal_hand("bottom"))


def test_a_partner_asks_in_time_whether_there_is_none(house):
    """W-REV-3: at whist the computer opposite asks, and the bar offers to take the card back first."""
    house.sit_at(
        "classic-whist", ("person", "master", "master", "master"), changes={"follow": "penalise"}, first_number=5
    )
    card = play_until_wrong(house)
    house.click_card(card)
    house.rest()
    asked = bar(house)
    assert asked.question.proof.startswith("Asked by ") and [reply.label for reply in asked.question.replies] == [
        "Take it back", "Answer that there is none",
    ]  # fmt: skip
    assert asked.buttons[0].hasFocus()
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert card in house.deal_hand("bottom")


def test_before_the_count_it_is_asked_whether_anybody_revoked(table):
    play_to_the_end(table)
    asked = bar(table)
    assert asked.title == "The play is over. Has anybody revoked?" and asked.buttons[0].hasFocus()
    table.key(Qt.Key.Key_Return)
    table.until(lambda: table.conductor.mode is Mode.BETWEEN)
    assert counted(table).result is not None


def test_a_false_claim_costs_nothing_and_says_so(table):
    play_to_the_end(table)
    for words in ("Claim a revoke", "Edith", "3"):
        table.press(table.button(words, bar(table)))
    table.rest()
    assert bar(table).question.proof == "Not proved: Edith did not revoke in trick 3."
    table.press(table.button("Go on to the count", bar(table)))
    table.until(lambda: table.conductor.mode is Mode.BETWEEN)
    assert not counted(table).part(LawTable).penalties


def test_the_law_opens_at_its_paragraph(table):
    play_to_the_end(table)
    table.press(bar(table).link)
    page = table.sheet(RulesPage)
    (marked,) = page.view.extraSelections()
    assert marked.cursor.selectedText().startswith("W-REV-6 Claim period")
    assert page.view.textCursor().block() == marked.cursor.block()
    shown = page.view.cursorRect().top()
    assert 0 <= shown <= page.view.viewport().height()
    table.key(Qt.Key.Key_Escape)
    assert table.free and bar(table).isVisible()


def test_a_revoke_that_was_seen_is_claimed_by_a_computer_and_paid_for(table):
    card = play_until_wrong(table)
    suit = suit_led(table.deal.ranked, table.deal.trick)
    number = len(table.deal.tricks) + 1
    table.click_card(card)
    play_to_the_end(table)
    deal, seat = table.deal, table.picture.seats["bottom"]
    mine = [trick.cards[(seat - trick.leader) % 4] for trick in deal.tricks[number:]]
    assert any(deal.ranked.suit[later] == suit for later in mine), "nobody could have seen it"
    table.press(table.button("Go on to the count", bar(table)))
    table.until(lambda: table.conductor.mode is Mode.BETWEEN)
    (penalty,) = counted(table).part(LawTable).penalties
    assert penalty.offender == deal.layout.side[seat]


def _words(card: Card) -> str:
    return tr("{card:card}", card=card)


@pytest.fixture
def early(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[House, list[Callable[[], None]]]:
    """A deal that was played to its end, the bar to be seen, and what lets the computers answer it."""
    held: list[Callable[[], None]] = []
    ask = Computers.ask
    monkeypatch.setattr(Computers, "ask", lambda one, player, **how: held.append(lambda: ask(one, player, **how)))
    taken_up(house, Left(ALONE, played_out()))
    house.until(lambda: house.view.question.isVisible() and isinstance(house.view.question.box, LawBar))
    asked = bar(house)
    house.until(lambda: asked.buttons[0].hasFocus() and not is_fresh(asked.buttons[0]))
    assert house.conductor.mode is Mode.COMPUTER and held
    return house, held


def test_the_keyboard_stays_where_it_was_when_the_computers_have_answered(early):
    """It went back to the first button, so that Enter gave up the claim that was to be made."""
    house, held = early
    asked = bar(house)
    house.key(Qt.Key.Key_Right)
    assert asked.buttons[1].hasFocus() and asked.buttons[1].text() == "Claim a revoke"
    while house.conductor.mode is not Mode.PERSON:
        held.pop(0)()
        house.until(lambda: held or house.conductor.mode is Mode.PERSON)
    QTest.qWait(50)
    assert bar(house) is asked and asked.buttons[1].hasFocus()
    house.key(Qt.Key.Key_Return)
    assert bar(house).title == "Whose revoke?"


def test_what_is_asked_can_be_answered_before_the_computers_have(early):
    """The bar was to be seen, and its answer was refused."""
    house, _ = early
    for words in ("Claim a revoke", "Edith", "3"):
        house.press(house.button(words, bar(house)))
    house.until(lambda: bar(house).question.proof)
    assert bar(house).question.proof.startswith("Not proved: Edith did not revoke in trick 3.")


def test_an_answer_is_not_lost_while_what_a_computer_did_is_shown(early):
    house, held = early
    for words in ("Claim a revoke", "Edith"):
        house.press(house.button(words, bar(house)))
    modes = []

    def press(mode: Mode) -> None:
        if mode is Mode.SHOWING and not modes:
            modes.append(mode)
            bar(house).buttons[2].click()

    house.conductor.stepped.connect(lambda _steps: press(house.conductor.mode))
    held.pop(0)()
    house.until(lambda: modes)
    house.until(lambda: bar(house).question.proof)
    assert bar(house).question.proof.startswith("Not proved: Edith did not revoke in trick 3.")


def test_the_deal_is_counted_though_the_computers_are_asked_still(early):
    house, held = early
    house.press(house.button("Go on to the count", bar(house)))
    while house.conductor.mode is not Mode.BETWEEN:
        held.pop(0)()
        house.until(lambda: held or house.conductor.mode is Mode.BETWEEN)
    assert counted(house).result is not None
