"""Duplicate whist at the table: compass points, the slip that is turned down, cards kept before each player."""

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.rules.seats import AXES
from dummywhist.ui.panels.table_plan import planned
from dummywhist.ui.scene.corner_items import MarkerItem
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.moment import Pace
from dummywhist.ui.seat.opening import Seating
from tests.daily import one_in
from tests.ui.house import House
from tests.ui.test_law_table import follow

PEOPLE = (("Ruth", "person"), ("Edith", "steady"), ("Max", "steady"), ("Ada", "steady"))
RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
TRICKS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
SUITS = ("spades", "hearts", "diamonds", "clubs")
SIZES = ((1366, 768), (1024, 640), (1920, 1080))


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def sit(house: House, size: tuple[int, int] = SIZES[0], wanted: dict | None = None, **changes: object) -> House:
    plan = planned(DUPLICATE_WHIST, PEOPLE, 0, changes)
    people = tuple(Person(name, kind) for name, kind in plan.people)
    program = house.begin(size=size, first_number=5, **(wanted or {}))
    program.new_table(Seating(plan.game, people, plan.order(lambda _many: 0), dict(plan.changes)))
    house.show()
    house.rest()
    return house


def play_to(house: House, tricks: int) -> None:
    while len(house.deal.tricks) < tricks or house.conductor.mode is not Mode.PERSON:
        follow(house)
        house.rest()


@pytest.mark.parametrize("size", one_in(3, SIZES[1:] + SIZES[:1]))
def test_DW_PLAY_1_each_keeps_his_cards_before_him_and_their_ends_point_to_the_winners(house, size):
    sit(house, size)
    assert house.deal.dealer == NORTH
    assert {place: plate.role for place, plate in house.picture.plates.items()} == {
        "bottom": "South", "top": "North, your partner", "left": "West", "right": "East",
    }  # fmt: skip
    look(house, "tray-begun")
    play_to(house, 6)
    table, won = house.view.scene_items.table, [AXES[one.winner] == AXES[NORTH] for one in house.deal.tricks]
    for place in ("bottom", "left", "top", "right"):
        turned = [table.cards["quitted", place, i].rotation for i in range(len(won))]
        assert turned == [0.0 if one else 90.0 for one in won]
    look(house, "tray")


def kept(house: House) -> str:
    """All that the program has written."""
    return "".join(path.read_text(errors="replace") for path in house.paths.tables.iterdir() if path.is_file())


def test_DW_MNE_7_the_other_room_plays_ahead_and_nothing_of_it_is_seen_before_the_tray_is_counted(house):
    sit(house, trays=4)
    room, changes = house.conductor.computers.other_room, []
    room.changed.connect(lambda: changes.append(1))
    follow(house)
    house.rest()
    table, shown, said = house.table, house.picture, house.window.said.text()
    views = [table.view(player) for player in (None, *table.session.players)]
    house.until(lambda: len(room._ahead) == 4 and all(None not in one.made for one in room._ahead.values()))
    house.rest()
    assert not changes and room.trays() == [] and room.played() == []
    assert house.picture == shown and house.window.said.text() == said
    assert [table.view(player) for player in (None, *table.session.players)] == views
    house.conductor.computers.analyst.findings.flush()
    assert "overplay" not in kept(house)
    assert not any(str(tray.number) in kept(house).replace(f"number {house.deal.number}", "") for tray in room._ahead
                   if tray.number > 9)  # fmt: skip
    count(house)
    house.rest()
    assert [tray.complete for tray in room.trays()] == [True], "it is told at once"
    house.conductor.computers.analyst.findings.flush()
    assert kept(house).count("overplay ") == 8, "and kept, as what was asked when it was counted"


def test_DW_MNE_7_what_was_played_of_a_counted_tray_is_there_when_the_program_is_opened_again(house):
    sit(house, trays=4)
    count(house)
    room = house.conductor.computers.other_room
    house.until(lambda: [tray.complete for tray in room.trays()] == [True])
    before = room.trays()[0]
    house.shut()
    house.open(first_number=100)
    house.rest()
    room = house.conductor.computers.other_room
    assert room.trays() == [before]


def count(house: House) -> None:
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()


@pytest.mark.parametrize("size", one_in(3, SIZES[1:] + SIZES[:1]))
def test_DW_MNE_7_what_the_other_room_made_of_a_tray_is_told_when_it_is_counted_and_never_before(house, size):
    sit(house, size, trays=4)
    room = house.conductor.computers.other_room
    play_to(house, 5)
    assert room.trays() == [] and house.picture.verdict is None
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    house.until(lambda: len(room.trays()) == 1 and room.trays()[0].complete)
    house.rest()
    (tray,) = room.trays()
    ours = dict(house.operator_result())["NS"] if hasattr(house, "operator_result") else tray.own
    verdict = house.picture.verdict
    assert verdict.title == f"You and Edith {tray.own}, Max and Ada {13 - tray.own}" and tray.own == ours
    assert verdict.lines[0] == "The same cards at eight other tables."
    mean = sum((tray.own, *tray.others)) / 9
    assert verdict.lines[1].startswith(f"Average {mean:.1f}, you ")
    box, paper = house.view.scene_items.verdict.box, QColor(house.view.scene_items.kit.tone("tile"))
    seen = house.view.grab().toImage()
    inside = (box.left() + 6, box.center().y()), (box.right() - 6, box.center().y())
    assert all(seen.pixelColor(round(x), round(y)) == paper for x, y in inside), "it stands on a slip of paper"
    look(house, "other-room")


@pytest.mark.parametrize("size", one_in(3, SIZES[1:] + SIZES[:1]))
def test_DW_TR_2_the_slip_names_the_card_until_the_dealer_takes_it_up_and_then_no_more(house, size):
    sit(house, size, trays=4)
    slip, turned = house.picture.trump.slip, house.deal.turned
    assert (slip.title, slip.down) == ("Tray 1", False)
    assert slip.words.lower() == f"{RANKS[turned % 13]} of {SUITS[turned // 13]}"
    play_to(house, 1)
    slip = house.picture.trump.slip
    assert (slip.title, slip.words, slip.down) == ("Tray 1", "turned down", True)
    said = " ".join(house.picture.labels.values())
    assert f"{RANKS[turned % 13]} of {SUITS[turned // 13]}" not in said  # DW-TR-3
    house.view.trump_clicked.emit()
    assert house.said == f"The slip is down. {SUITS[turned // 13].capitalize()} are trumps."
    table = house.view.scene_items
    boxes = [item.box for item in (*table.plates.values(), table.marker) if item.isVisible()]
    assert not any(table.trump.box.intersects(box) for box in boxes)


@pytest.mark.parametrize(
    ("wanted", "turns"),
    [({"motion": "normal"}, True), ({"motion": "normal", "reduced_motion": True}, False), ({"motion": "off"}, False)],
)
def test_DW_TR_2_the_slip_is_turned_over_before_the_eyes_unless_nothing_is_to_move(house, monkeypatch, wanted, turns):
    sit(house, wanted=wanted, trays=4)
    item, seen = house.view.scene_items.trump, []
    real = item.turn_slip

    def turned(share: float) -> None:
        real(share)
        seen.append((share, item.slip_shown))

    monkeypatch.setattr(item, "turn_slip", turned)
    assert house.view.times.of("turn") == (0 if wanted["motion"] == "off" else 80 if not turns else 280)
    play_to(house, 1)
    house.until(lambda: not turns or (seen and seen[-1][0] == 1.0))
    shares = [share for share, _ in seen]
    assert shares == sorted(shares) and (not seen or shares[-1] == 1.0)
    assert (len({*shares} - {0.0, 1.0}) > 1) is turns
    for share, (slip, high) in seen:
        assert slip.down is (share >= 0.5) and high == abs(1 - 2 * share)
    assert item.slip_shown == (house.picture.trump.slip, 1.0) and house.picture.trump.slip.down


def test_DW_TR_8_where_a_suit_is_declared_there_is_no_slip(house):
    sit(house, trays=4, trump="declared_suit")
    assert house.picture.trump.slip is None


def test_DW_TRAY_1_the_tray_shows_its_number_its_dealer_and_the_score(house):
    sit(house, trays=4)
    marker = house.picture.marker
    assert (marker.tray.number, marker.tray.dealer, marker.tray.deals, marker.goal) == (
        1, NORTH, "North deals", "Tray 1 of 4",
    )  # fmt: skip
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    house.conductor.next_deal()
    house.rest()
    marker = house.picture.marker
    assert (marker.tray.number, marker.tray.deals, marker.goal) == (2, "East deals", "Tray 2 of 4")
    assert sum(int(row.figure) for row in marker.rows) == 13
    told = "Tray 2 of 4. East deals. Same cards at nine tables. Tricks: You and Edith "
    assert house.picture.labels["marker"].startswith(told)
    look(house, "tray-panel")


@pytest.mark.parametrize(
    ("wanted", "changes", "words"),
    [
        ({}, {}, "Same cards at nine tables"),
        ({"other_tables": 1}, {}, "Same cards at two tables"),
        ({"other_tables": 20}, {}, "Same cards at 21 tables"),
        ({}, {"movement": "mnemonic"}, ""),
    ],
)
def test_DW_TRAY_1_the_panel_says_at_how_many_tables_the_cards_are_played_and_else_the_score(
    house, wanted, changes, words
):
    sit(house, SIZES[1], wanted=wanted, trays=4, **changes)
    item = house.view.scene_items.marker
    assert house.picture.marker.tray.same == words
    look(house, f"tray-panel-{'-'.join(map(str, wanted.values()))}-{'-'.join(changes)}")
    drawn = written(item)
    assert ("0" in drawn) is not words, "the score stands there only where nothing else is compared"
    assert words in " ".join(drawn), drawn
    assert not any("…" in said for said in drawn), "nothing is cut"
    if not words:
        high = [replace(row, figure="156")
                for row in item.marker.rows]  # fmt: skip
        item.show_marker(replace(item.marker, rows=tuple(high)), house.view.scene_items.table.marker)
        assert "You and Edith" in written(item) and "Max and Ada" in written(item)


def written(item: MarkerItem) -> list[str]:
    """The words that the panel draws, from the top."""
    said = []

    class Listener(QPainter):
        def drawText(self, at, words):
            said.append((at.y(), words))

    page = QImage(400, 400, QImage.Format.Format_ARGB32)
    painter = Listener(page)
    item.draw(painter)
    painter.end()
    return [words for _, words in sorted(said, key=lambda one: one[0])]


KEYS = (
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo", "nothing is taken back"),
    (Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier, "hint", "no help before a tray is over"),
    (Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier, "same_deal", "nothing is taken back"),
    (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "new_deal", "nothing is taken back"),
    (Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier, "last_trick", "until it is quitted"),
)


def test_DW_TRAY_3_a_tray_is_played_once_and_each_key_says_why(house):
    sit(house, trays=4)
    play_to(house, 2)
    table, stamp = house.window, house.conductor.operator.stamp
    for key, modifiers, command, why in KEYS:
        assert not house.offers(command)
        assert why in table.actions_by_key[command].toolTip()
        house.key(key, modifiers)
        assert why in house.window.said.text(), command
    house.sitting.operator.restarts()
    house.program.deeds.same_deal()
    assert house.conductor.operator.stamp == stamp and len(house.deal.tricks) == 2
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    assert not house.offers("undo") and not house.offers("same_deal")
    assert house.offers("new_deal") and house.offers("why")


def test_a_reason_is_told_only_where_there_is_one(house):
    house.open()
    house.rest()
    assert "taken back" not in house.window.actions_by_key["undo"].toolTip()


def test_DW_PLAY_1_the_result_is_agreed_before_the_cards_go_back_whatever_the_pace(house):
    sit(house, trays=4)
    house.conductor.set_pace(Pace(card=0, trick=0))
    while len(house.deal.tricks) < 12 or house.conductor.mode is not Mode.TRICK:
        follow(house)
        house.rest()
    winner = next(place for place in house.picture.seats if house.picture.winning == place)
    north = [one.winner % 2 for one in house.deal.tricks].count(0) + (house.picture.seats[winner] % 2 == 0)
    words = house.picture.prompt.words
    numbers = ("none", *TRICKS)
    assert words == f"North and South {numbers[north]}, East and West {numbers[13 - north]}. Enter agrees"
    look(house, "agree")
    house.rest()
    assert house.conductor.mode is Mode.TRICK and house.deal.result is None
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.conductor.mode is Mode.BETWEEN
    (tray,) = house.conductor.computers.other_room.trays()
    assert tray.own == north
    # There is no book, and so no odd tricks (DW-SC-1).
    assert house.picture.prompt.words.endswith(f" won {numbers[max(north, 13 - north)]} tricks.")


@pytest.mark.parametrize(
    ("motion", "reduced"), [("normal", False), ("normal", True), ("off", False)], ids=["moves", "fades", "off"]
)
def test_DW_TRAY_1_the_tray_closes_when_the_result_is_agreed_and_fades_where_nothing_is_to_move(house, motion, reduced):
    sit(house, wanted={"motion": "off"}, trays=4)
    while len(house.deal.tricks) < 12 or house.conductor.mode is not Mode.TRICK:
        follow(house)
        house.rest()
    house.view.set_looks(replace(house.view.looks, speed=motion, reduced_motion=reduced))
    stage, marker = house.view.stage, house.view.scene_items.marker
    seen = []
    house.key(Qt.Key.Key_Return)
    end = time.monotonic() + 20
    while (house.view.busy or house.deal.result is None) and time.monotonic() < end:
        QTest.qWait(10)
        stowed = [item for slot, item in stage.at.items() if slot[0] == "pocket"]
        if stowed:
            seen.append([(item.pose, item.opacity()) for item in stowed])
            at = marker.box.center()
            near = sum(abs(one.pose.x - at.x()) < 120 for one in stowed)
            if near > 40 or 0 < near < 20:
                look(house, f"tray-closes-{len(seen):03}")
    assert house.conductor.mode is Mode.BETWEEN
    assert bool(seen) is (motion != "off")
    assert all(len(one) == 52 for one in seen)
    if motion != "off":
        ways = {(round(pose.x), round(pose.y)) for poses in seen for pose, opacity in poses if opacity}
        assert (len(ways) > 4) is not reduced, "what fades comes up in its pocket, and is seen nowhere on the way"
    assert not any(slot[0] == "pocket" for slot in stage.at), "when it is closed the picture stands"
    look(house, f"tray-closed-{motion}")
    assert not stage.at and not house.view.scene_items.table.cards, "the cards are in the tray (DW-TR-5)"


def test_DW_TR_5_when_a_tray_is_closed_no_card_lies_on_the_table_and_the_record_shows_all_hands(house):
    sit(house, trays=4)
    count(house)
    assert not house.view.scene_items.table.cards and not house.view.stage.at
    labels = house.picture.labels
    assert not any(key.partition(":")[0] in ("hand", "backs", "dummy", "trick", "kept") for key in labels), labels
    assert [house.sitting.cloth.read(what) for what in ("hand", "trick", "dummy")] == ["There is nothing to read."] * 3
    assert "verdict" in labels and house.picture.trump.slip.down is False
    house.view.setFocus()
    house.key(Qt.Key.Key_Tab)
    house.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)  # back in the record
    house.rest()
    assert house.conductor.moment.review is not None and house.view.scene_items.table.cards
    look(house, "tray-looked-back")
    house.key(Qt.Key.Key_Escape)
    house.rest()
    assert house.conductor.moment.review is None and not house.view.scene_items.table.cards
    house.conductor.next_deal()
    house.rest()
    assert len(house.view.scene_items.table.cards) == 52


def test_DW_MNE_7_a_tray_that_is_taken_back_is_compared_no_more(house):
    sit(house, trays=4)
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    room = house.conductor.computers.other_room
    assert len(room.trays()) == 1
    house.conductor.undo()
    house.rest()
    assert house.deal.result is None and room.trays() == []
