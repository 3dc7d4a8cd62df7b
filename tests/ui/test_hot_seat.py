"""Several people at one screen: while the curtain is up, nothing of a private hand is anywhere to be found."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.messages import RANK_WORDS, SUIT_WORDS
from dummywhist.engine.record.log import Entry
from dummywhist.engine.record.store import create
from dummywhist.engine.table import Table
from dummywhist.ui.panels.asking import AgreeSheet, SeatsSheet
from dummywhist.ui.panels.record_panel import RecordPanel
from dummywhist.ui.scene.buttons import card_name
from dummywhist.ui.scene.card_item import CardItem
from tests.daily import one_in
from tests.ui.house import House

SMALL = (1024, 640)
TWO, THREE = ("person", "person", "beginner"), ("person", "person", "person")


def private(house: House) -> set[Card]:
    """The cards of the deal that no onlooker may know: those in the hands of living players, but the turned one."""
    held = {card for seat, hand in enumerate(house.deal.hands) if seat != NORTH for card in cards_in(hand)}
    return held - {house.deal.turned}


def words_of(one: QObject) -> list[str]:
    """All words that a widget or action carries."""
    found = [one.objectName()]
    for name in ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription", "title"):
        said = getattr(one, name, None)
        if callable(said) and isinstance(one, QWidget | QAction):
            try:
                found.append(str(said()))
            except TypeError:
                continue
    return [words for words in found if words]


def told(house: House) -> dict[str, set[Card]]:
    """Return where in the window which cards are named: by every object in it, and every item of the scene."""
    objects: list[QObject] = [house.window, *house.window.findChildren(QObject)]
    objects += [widget for widget in house.widgets() if widget not in objects]
    said = {f"{type(one).__name__} {words}": words for one in objects for words in words_of(one)}
    scene = house.view.scene_items
    for item in scene.items():
        said |= {f"item {word} {words}": str(words) for word in ("words", "name") if (words := getattr(item, word, ""))}
    said["prompt"] = scene.prompt.prompt.words
    said["note"] = scene.note.words
    for labels in (house.picture.labels, scene.picture.labels):
        said |= {f"label {key}": words for key, words in labels.items()}
    named = {where: cards_named(words) for where, words in said.items()}
    for item in scene.items():
        if isinstance(item, CardItem) and item.card is not None:
            named[f"face {item.objectName()}"] = {item.card}
    for where, cards in (("overlay", house.view.overlay.cards), ("playable", house.picture.playable)):
        named[where] = set(cards)
    named["focus"] = {card for card in (house.view.focus_card, house.view.chosen) if card is not None}
    return {where: cards for where, cards in named.items() if cards}


CARDS = tuple(map(Card, range(52)))
SAID = {card_name(card).lower(): card for card in CARDS}
SPELLED = {card_text(card): card for card in CARDS}
FULL, SHORT = re.compile("|".join(SAID)), re.compile(rf"\b(?:{'|'.join(SPELLED)})\b")
RUN = re.compile(rf"({'|'.join(SUIT_WORDS)})s ((?:(?:{'|'.join(RANK_WORDS)})\b ?)+)")


def cards_named(words: str) -> set[Card]:
    """Return the cards that ``words`` name: said in full, in a row by suits, or spelled like SA."""
    lower = words.lower()
    found = {SAID[said] for said in FULL.findall(lower)} | {SPELLED[said] for said in SHORT.findall(words)}
    for suit, ranks in RUN.findall(lower):
        found |= {Card(13 * SUIT_WORDS.index(suit) + RANK_WORDS.index(rank)) for rank in ranks.split()}
    return found


def leaks(house: House) -> dict[str, set[Card]]:
    """Return where a private card is told."""
    hidden = private(house)
    return {where: cards & hidden for where, cards in told(house).items() if cards & hidden}


def play_one(house: House) -> None:
    """Lift the curtain for this turn, and play the lowest card that may be played."""
    if house.rest().curtain is not None:
        house.press(house.view.curtain.keep)
    if house.rest().playable:
        house.click_card(min(house.picture.playable))
    elif house.picture.winning is not None:
        house.click_cloth()


def frame(house: House) -> QImage:
    """The whole window as it is to be seen."""
    house.view.announcer.say("")
    return house.window.grab().toImage()


def test_what_is_looked_for_is_found_where_it_may_be_seen(house: House) -> None:
    house.sit(THREE, size=SMALL)
    house.rest()
    house.press(house.view.curtain.keep)
    own = set(house.deal_hand("bottom"))
    found = set().union(*leaks(house).values())
    assert found == own - {house.deal.turned} and len(own) == 13
    where = " ".join(leaks(house))
    assert "face" in where and "CardButton" in where and "label hand" in where and "Region" in where


@pytest.mark.parametrize("kinds", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("stays", ["bottom", "stays"])
def test_while_the_curtain_is_up_no_private_card_is_anywhere(house: House, kinds: tuple[str, ...], stays: str) -> None:
    house.sit(kinds, size=SMALL, seat_on_turn=stays)
    curtains = 0
    while curtains < 9:
        if house.rest().curtain is not None:
            curtains += 1
            assert leaks(house) == {}
        play_one(house)


@pytest.mark.parametrize("kinds", [("person", "beginner", "person"), THREE], ids=["two", "three"])
def test_a_frame_with_the_curtain_up_is_the_same_whatever_the_hidden_hands_hold(
    house: House, kinds: tuple[str, ...]
) -> None:
    table = house.seed(kinds, lambda table: table.session.deal is not None and table.session.deal.phase_name == "play")
    path = house.paths.tables / house.left[0]
    entries = list(table.entries)
    at, dealt = next((n, entry.action) for n, entry in enumerate(entries) if isinstance(entry.action, DealCards))
    hidden = sorted(card for seat, hand in enumerate(dealt.hands) if seat != NORTH for card in cards_in(hand))
    hands = (dealt.hands[NORTH], *(hand_of(hidden[n::3]) for n in range(3)))
    assert hands != dealt.hands
    entries[at] = Entry(entries[at].by, replace(dealt, hands=hands, number=None))
    create(house.paths.tables / "other.dwr", replace(table.record, journal=tuple(entries))).close()
    frames = []
    house.left = (path.name, "other.dwr")
    house.open(size=SMALL)
    for name in house.left:
        house.program.switch_to(house.paths.tables / name)
        assert house.rest().curtain is not None
        house.window.tell("")
        house.view.setFocus()
        house.view.focus_hand()
        frames.append(frame(house))
    assert frames[0] == frames[1]
    house.press(house.view.curtain.keep)
    shown = frame(house)
    house.program.switch_to(path)
    house.rest()
    house.press(house.view.curtain.keep)
    assert frame(house) != shown


@pytest.mark.parametrize("how", ["space", "mouse"])
def test_the_curtain_is_lifted_while_it_is_held_and_falls_when_it_is_let_go(house: House, how: str) -> None:
    house.sit(THREE, size=SMALL)
    assert house.rest().curtain is not None
    button = house.view.curtain.look
    if how == "space":
        assert house.focus() is button
        QTest.keyPress(button, Qt.Key.Key_Space)
    else:
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert house.picture.curtain is None and len(house.picture.playable) == 13 and leaks(house)
    if how == "space":
        QTest.keyRelease(house.focus(), Qt.Key.Key_Space)
    else:
        QTest.mouseRelease(house.view.viewport(), Qt.MouseButton.LeftButton)
    assert house.picture.curtain is not None and leaks(house) == {}
    assert house.table.entries[-1].by != house.table.persons[0]


def test_the_curtain_falls_when_the_window_is_left_while_it_is_held(house: House) -> None:
    house.sit(THREE, size=SMALL)
    house.rest()
    QTest.keyPress(house.view.curtain.look, Qt.Key.Key_Space)
    assert house.picture.curtain is None
    other = QLabel("something else")
    house.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    house.until(lambda: house.picture.curtain is not None)
    assert leaks(house) == {}


def test_kept_showing_the_cards_stay_for_this_turn_and_the_next_person_has_a_curtain(house: House) -> None:
    house.sit(THREE, size=SMALL)
    house.rest()
    first = house.conductor.expected
    assert first is not None
    assert house.view.curtain.accessibleName() == f"Pass the laptop to {house.sitting.names()[first]}"
    house.press(house.view.curtain.keep)
    assert house.conductor.viewer == first and len(house.picture.playable) == 13
    house.click_card(min(house.picture.playable))
    house.rest()
    assert house.picture.curtain is not None and house.conductor.expected != first and leaks(house) == {}


def test_one_person_with_two_turns_in_a_row_sees_no_curtain_between(house: House) -> None:
    house.sit(("person", "beginner", "person"), size=SMALL)
    for _ in range(40):
        before = house.conductor.viewer
        play_one(house)
        picture = house.rest()
        if picture.acting == "top":
            assert house.conductor.viewer == house.conductor.on_turn
        if before is not None and picture.curtain is not None:
            assert house.conductor.expected != before


@pytest.mark.parametrize("stays", ["bottom", "stays"])
def test_the_table_turns_to_who_plays_or_stays(house: House, stays: str) -> None:
    house.sit(THREE, size=SMALL, seat_on_turn=stays)
    bottoms, viewers = set(), set()
    for _ in range(5):
        house.rest()
        if house.picture.curtain is not None:
            house.press(house.view.curtain.keep)
        if house.picture.playable:
            bottoms.add(house.picture.seats["bottom"])
            viewers.add(house.conductor.viewer)
            assert house.deal_hand(house.picture.acting)
        play_one(house)
    assert len(viewers) == 3
    assert len(bottoms) == (3 if stays == "bottom" else 1)


def test_nobody_is_called_you(house: House) -> None:
    house.sit(THREE, size=SMALL)
    for _ in range(12):
        play_one(house)
        house.rest()
        said = [house.said, house.prompt, *house.picture.labels.values()]
        said += [plate.name for plate in house.picture.plates.values()]
        assert not [words for words in said if re.search(r"\byou\b|\byour\b", words, re.IGNORECASE)]


def test_what_is_taken_back_needs_all_to_agree(house: House) -> None:
    house.sit(THREE, size=SMALL)
    for _ in range(3):
        play_one(house)
    house.rest()
    before = house.on_disk()
    played = house.deal.trick
    house.do("undo")
    sheet = house.sheet(AgreeSheet)
    yes = house.button("Take it back", sheet)
    assert [box.text() for box in sheet.boxes] == [f"{name} agrees" for name in ("Ruth", "Edith", "Max")]
    for box in sheet.boxes:
        assert not yes.isEnabled()
        house.press(box)
    assert yes.isEnabled()
    house.press(sheet.boxes[1])
    assert not yes.isEnabled() and house.on_disk() == before
    house.press(house.button("Leave it", sheet))
    house.rest()
    assert house.free and house.on_disk() == before
    house.do("undo")
    sheet = house.sheet(AgreeSheet)
    for box in sheet.boxes:
        house.press(box)
    house.press(house.button("Take it back", sheet))
    house.rest()
    assert house.deal.trick == played[:-1]
    assert house.picture.curtain is not None and leaks(house) == {}


def test_hidden_again_nothing_stays_in_the_status_line_or_the_prompt(house: House) -> None:
    house.sit(THREE, size=SMALL)
    for ask in ("hint", "read_hand"):
        house.rest()
        house.press(house.view.curtain.keep)
        assert house.offers("hide_cards")
        if ask == "hint":
            for _ in range(2):
                with house.qtbot.waitSignal(house.sitting.hinted, timeout=20_000):
                    house.do("hint")
        else:
            house.do(ask)
        assert any("Text" in where for where in leaks(house))
        house.do("hide_cards")
        house.rest()
        assert house.picture.curtain is not None and leaks(house) == {}


def test_the_record_beside_the_table_shows_no_private_card_behind_the_curtain(house: House) -> None:
    house.sit(THREE, size=SMALL)
    for _ in range(5):
        play_one(house)
    if house.rest().curtain is not None:
        house.press(house.view.curtain.keep)
    house.do("record")
    house.do("back")
    assert house.sitting.reviewing
    house.do("hide_cards")
    house.rest()
    assert house.picture.curtain is not None and leaks(house) == {}
    assert house.offers("back")
    for command in ("read_hand", "read_trick", "read_dummy", "read_score", "repeat", "back", "first", "last"):
        if not house.offers(command):
            continue
        house.do(command)
        house.rest()
        assert leaks(house) == {}, command


def test_a_person_may_play_while_the_curtain_is_held(house: House) -> None:
    house.sit(THREE, size=SMALL)
    house.rest()
    QTest.keyPress(house.focus(), Qt.Key.Key_Space)
    card = min(house.picture.playable)
    house.click_card(card)
    QTest.keyRelease(house.focus(), Qt.Key.Key_Space)
    house.rest()
    assert house.deal.trick == (card,) and house.picture.curtain is not None and leaks(house) == {}


def test_at_the_end_of_a_deal_there_is_no_curtain_and_the_next_begins_with_one(house: House) -> None:
    house.seed(TWO, lambda table: table.session.deals == 1 or whole(table))
    house.open(size=SMALL, gather="at_once")
    while not house.rest().choices:
        play_one(house)
    assert house.picture.curtain is None
    house.press(house.button("Next deal"))
    house.until(lambda: house.picture.curtain is not None)
    assert leaks(house) == {}


def whole(table: Table) -> bool:
    """Whether the last trick of a deal is to be played."""
    deal = table.session.deal
    return deal is not None and len(deal.tricks) == 12


@pytest.mark.parametrize("number", one_in(3, [1, 2, 3]))
def test_the_curtain_covers_no_card_that_lies_open(house: House, number: int) -> None:
    house.sit(THREE, size=SMALL, first_number=number)
    seen = set()
    for _ in range(12):
        if house.rest().curtain is not None:
            table = house.view.scene_items.table
            body = house.view.curtain.geometry().adjusted(24, 24, -24, -24)
            for slot in table.hit:
                box = table.cards[slot].rect(table.metrics.rho)
                seen.add(slot[1])
                assert not body.intersects(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        play_one(house)
    assert len(seen & {"left", "right", "top"}) > 1


def seats_now(house: House, row: int, kind: str) -> None:
    """Open Seats, give the seat in ``row`` another kind, close it."""
    house.do("seats")
    sheet = house.sheet(SeatsSheet)
    _, select = list(sheet.fields.values())[row]
    select.set_value(kind)
    house.press(house.button("Done", sheet))


def test_whoever_sits_down_to_a_second_hand_is_asked_and_the_deal_is_marked(house: House) -> None:
    house.sit(("person", "beginner", "beginner"), size=SMALL)
    play_one(house)
    house.rest()
    seats_now(house, 1, "person")
    sheet = house.sheet(AgreeSheet)
    assert sheet.boxes == [] and len(house.table.persons) == 1  # nothing has changed yet
    house.press(house.button("Leave it", sheet))
    assert len(house.table.persons) == 1 and house.table.seen.deals == (False,)
    seats_now(house, 1, "person")
    house.press(house.button("Change seats", house.sheet(AgreeSheet)))
    assert len(house.table.persons) == 2 and house.table.seen.deals == (True,)
    seats_now(house, 1, "beginner")  # two people sit there now: both agree
    assert len(house.sheet(AgreeSheet).boxes) == 2
    house.sheet(AgreeSheet).accept()
    house.rest()
    house.do("record")
    panel = house.window.central.dock
    assert isinstance(panel, RecordPanel) and panel.seen.isVisibleTo(panel)
