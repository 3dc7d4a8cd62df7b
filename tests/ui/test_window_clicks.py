"""A person at the real window: a whole deal by the mouse, by the keyboard, and by what a screen reader presses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.won import Agreed
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.scene.buttons import card_name
from dummywhist.ui.seat import course
from dummywhist.ui.seat.inputs import Fired
from dummywhist.ui.seat.moment import Timer
from tests.ui.house import NOTES, House, point

SMALL = (1024, 640)

GUARD_MS = course.GUARD_MS
"""As it is for people; the fixture `house` waits for no hand."""


def reachable(house: House) -> list[QAccessibleInterface]:
    """Return all of the window that a screen reader finds and that is to be seen, menus apart."""
    found: list[QAccessibleInterface] = []
    waiting = [QAccessible.queryAccessibleInterface(house.window)]
    while waiting:
        one = waiting.pop()
        if not one.state().invisible and one.role() != QAccessible.Role.MenuBar:
            found.append(one)
            waiting += [one.child(n) for n in range(one.childCount())]
    return found


def pressable(house: House) -> dict[str, QAccessibleInterface]:
    """Return the buttons that a screen reader can press on the table, by name."""
    inside = [one for one in reachable(house) if one.role() == QAccessible.Role.Button and one.object() is not None]
    surface = house.view.viewport()
    return {
        one.text(QAccessible.Text.Name): one
        for one in inside
        if surface.isAncestorOf(one.object())  # type: ignore[arg-type]
    }


def press(house: House, button: QAccessibleInterface) -> None:
    """Press a button as a screen reader does, and wait until it has come up again."""
    actions, pressed = button.actionInterface(), button.object()
    assert "Press" in actions.actionNames() and isinstance(pressed, QPushButton)
    with house.qtbot.waitSignal(pressed.clicked):
        actions.doAction("Press")


def described(button: QAccessibleInterface) -> str:
    return button.text(QAccessible.Text.Description)


def told_playable(button: QAccessibleInterface) -> bool:
    """Whether a card is told of as one that may be played, in its words and in what can be done with it."""
    playable = "playable" in described(button).split(", ")
    assert playable == ("Press" in button.actionInterface().actionNames()) == (not button.state().disabled)
    return playable


def unplayable(house: House) -> Card:
    """Play on until the hand on turn holds a card that may not be played; return one."""
    while not house.rest().dimmed:
        if house.picture.playable:
            house.click_card(min(house.picture.playable))
        else:
            house.click_cloth()
    return max(house.picture.dimmed)


def whole_deal(house: House, played: int) -> int:
    """Return how many tricks were played of the counted deal, of which the person played so many cards.

    A computer may claim the last tricks, where nothing depends on the play any more.
    """
    last = house.table.session.last
    assert last is not None and last.result is not None
    tricks = len(last.tricks)
    assert tricks + sum(many for _, many in last.part(Agreed).tricks) == 13 and tricks >= 9
    assert 2 * tricks <= played <= 2 * tricks + 2
    return tricks


def test_a_whole_deal_is_played_with_the_mouse_and_the_next_is_dealt(house: House) -> None:
    house.open(seen=NOTES[:3])
    played = gathered = 0
    while not house.rest().choices:
        if house.picture.playable:
            card = min(house.picture.playable)
            house.click_card(card)
            assert card not in house.picture.playable
            played += 1
        else:
            assert house.prompt.endswith(". Gather the trick")
            house.click_cloth()
            gathered += 1
    assert gathered == whole_deal(house, played)
    house.until(lambda: house.program.sheets.open_sheet is not None)
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, ScoreSheet) and sheet.ledger is not None
    house.press(sheet.cross)
    assert house.program.sheets.open_sheet is None
    house.press(house.button("Next deal"))
    house.rest()
    assert house.program.sheets.open_sheet is None
    assert house.table.session.deals == 1 and house.picture.playable and not house.picture.choices


def test_the_score_sheet_opens_by_itself_only_once(house: House) -> None:
    house.open(seen=NOTES[:3], gather="at_once", size=SMALL)
    for deal in (1, 2):
        while not house.rest().choices:
            house.click_card(min(house.picture.playable))
        assert house.table.session.deals == deal
        QTest.qWait(1)
        sheet = house.program.sheets.open_sheet
        assert (sheet is not None) == (deal == 1)
        house.press(sheet.next if isinstance(sheet, ScoreSheet) else house.button("Next deal"))


def test_a_click_on_the_full_trick_gathers_it_as_a_click_on_the_cloth_does(house: House) -> None:
    house.open(size=SMALL)
    while house.rest().winning is None:
        house.click_card(min(house.picture.playable))
    house.click(point(house.view.scene_items.table.well))
    assert len(house.deal.tricks) == 1


def test_a_card_is_dragged_onto_the_table_or_glides_back(house: House) -> None:
    house.open(size=SMALL)
    card = min(house.rest().playable)
    surface, left = house.view.viewport(), Qt.MouseButton.LeftButton
    start, well = house.place_of(card), point(house.view.scene_items.table.well)
    before = house.on_disk()
    for end in (start + (well - start) / 12, well):
        QTest.mousePress(surface, left, pos=start)
        QTest.mouseMove(surface, start + (end - start) / 2)
        QTest.mouseMove(surface, end)
        assert house.on_disk() == before
        QTest.mouseRelease(surface, left, pos=end)
    house.rest()
    assert house.on_disk() != before and Play(card) in [entry.action for entry in house.table.entries]


def test_a_whole_deal_is_played_with_the_keyboard_alone(house: House) -> None:
    house.open(size=SMALL)
    played = 0
    while not house.rest().choices:
        picture = house.picture
        if picture.playable:
            card = min(picture.playable)
            if played % 2:
                house.type(card_text(card).lower())
            else:
                house.key(Qt.Key.Key_Home)
                while house.view.focus_card != card:
                    was = house.view.focus_card
                    house.key(Qt.Key.Key_Right)
                    assert house.view.focus_card != was, "the card is not reached"
            assert house.view.focus_card == card and house.view.ring_shown
            house.key(Qt.Key.Key_Return if played % 3 else Qt.Key.Key_Space)
            assert card not in house.picture.playable
            played += 1
        else:
            assert house.prompt.endswith(". Gather the trick")
            house.key(Qt.Key.Key_Return)
    assert whole_deal(house, played) and house.table.session.deals == 1
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.picture.playable and house.focus() in house.view.overlay.cards.values()


def test_a_suit_letter_alone_goes_to_the_best_card_of_the_suit(house: House) -> None:
    house.open(size=SMALL)
    best = max(house.rest().playable)
    house.type(card_text(best)[0])
    assert house.view.focus_card == best
    house.key(Qt.Key.Key_Return)
    assert best not in house.picture.playable


def test_a_whole_deal_is_played_by_what_a_screen_reader_presses(house: House) -> None:
    house.open(size=SMALL)
    played = 0
    while not house.rest().choices:
        picture, buttons = house.picture, pressable(house)
        if picture.playable:
            for card in picture.playable:
                assert told_playable(buttons[card_name(card)])
            for card in picture.dimmed:
                assert not told_playable(buttons[card_name(card)])
                assert "not playable, follow" in described(buttons[card_name(card)])
            cards = {card_name(card) for card in range(52)}
            held = [name for name, button in buttons.items() if name in cards and told_playable(button)]
            assert len(held) == len(picture.playable)
            press(house, buttons[card_name(min(picture.playable))])
            played += 1
        else:
            gather = buttons["Gather the trick"]
            assert "winning" in described(gather)
            press(house, gather)
    assert whole_deal(house, played) and house.table.session.deals == 1
    press(house, pressable(house)["Next deal"])
    house.rest()
    assert house.picture.playable


def test_a_screen_reader_is_told_of_every_card_and_trick(house: House) -> None:
    house.open(size=SMALL)
    spoken: list[str] = []
    house.view.announcer.spoken.connect(lambda words, _: spoken.append(words))
    while not house.rest().choices:
        if house.picture.playable:
            house.click_card(min(house.picture.playable))
        else:
            house.click_cloth()
    house.until(lambda: "won" in " ".join(spoken[-2:]) and "tricks" in spoken[-1])
    said = " ".join(spoken)
    last = house.table.session.last
    assert last is not None
    tricks = len(last.tricks)
    assert said.count("won the trick") == tricks >= 9
    assert said.count(" led the ") in (tricks, tricks + 1) and said.count(" played the ") >= 3 * tricks - 1


def test_a_card_against_the_law_is_refused_in_a_sentence_and_nothing_is_written(house: House) -> None:
    house.open(size=SMALL)
    card = unplayable(house)
    before, picture = house.on_disk(), house.picture
    house.click_card(card)
    assert house.prompt.startswith("Follow ") and " hold" in house.prompt
    assert not told_playable(pressable(house)[card_name(card)])
    house.type(card_text(card))
    house.key(Qt.Key.Key_Return)
    assert house.prompt.startswith("Follow ")
    assert house.on_disk() == before and house.picture == picture
    house.click_card(max(picture.playable))
    assert house.on_disk().startswith(before) and house.on_disk() != before


def test_a_card_of_the_hand_that_is_not_on_turn_is_refused_with_the_reason(house: House) -> None:
    house.open(size=SMALL)
    while house.rest().acting != "bottom":
        if house.picture.playable:
            house.click_card(min(house.picture.playable))
        else:
            house.click_cloth()
    dummys = next(card for card, button in house.view.overlay.cards.items() if ":top:" in button.objectName())
    house.click_card(dummys)
    assert house.prompt == "It is your own turn: choose a card of your own hand."


def test_one_stroke_never_ends_the_film_and_gathers_the_trick_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert GUARD_MS >= 200, "no hand lifts a second finger sooner"
    monkeypatch.setattr(course, "GUARD_MS", GUARD_MS * 10_000)
    house.open(size=SMALL)
    while house.rest().winning is None:
        house.click_card(min(house.picture.playable))
    house.key(Qt.Key.Key_Return)
    house.click_cloth()
    assert len(house.deal.trick) == 4
    house.conductor.feed(Fired(Timer.GUARD))
    house.key(Qt.Key.Key_Return)
    assert len(house.deal.tricks) == 1
