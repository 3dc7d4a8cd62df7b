"""Every command of the window and every preference, at the real table: what is asked for happens, and nothing else."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from dummywhist.engine.cards.shuffle import number_text
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.record.text import record_text
from dummywhist.engine.rules.automation import EVERYTHING
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.table import Table
from dummywhist.ui.controls.choices import Segment
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.panels.asking import AgreeSheet, NumberSheet, SeatsSheet
from dummywhist.ui.panels.hint_box import HintDock
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.panels.record_panel import RecordPanel
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.summary import SummarySheet
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.buttons import card_name
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.parts import Verdict
from dummywhist.ui.seat.conductor import Mode
from tests.daily import one_in
from tests.ui.house import House, play, point
from tests.ui.test_commands import EVERYTHING as OFFERED

SMALL = (1024, 640)


def hands(house: House) -> tuple[int, ...]:
    """The hands as they were dealt."""
    deal = house.table.deal
    assert deal is not None
    return tuple(deal.dealt)


def test_a_table_that_was_played_at_is_let_go_with_its_window(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    house.rest()
    view = weakref.ref(house.view)
    house.shut()
    gc.collect()
    assert view() is None


# ---- back and forth ----


def test_undo_takes_back_the_last_choice_and_redo_does_it_again(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    assert not house.offers("undo") and not house.offers("redo")
    before = house.table.session
    play(house, 3)
    after = house.table.session
    for _ in range(3):
        house.do("undo")
        house.rest()
    assert house.table.session == before and not house.offers("undo")
    for _ in range(3):
        house.do("redo")
        house.rest()
    assert house.table.session == after and not house.offers("redo")


def at_the_start(table: Table) -> bool:
    """Whether a person is to choose the first time in the second deal."""
    deal = table.session.deal
    persons = (
        deal is not None and deal.phase_name == "play" and not trick_full(deal) and table.actors[0] in table.persons
    )
    return table.session.deals == 1 and persons


def test_undo_stops_at_the_start_of_the_deal_and_asks_before_it_opens_a_counted_one(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), at_the_start)
    house.open(size=SMALL)
    house.rest()
    before = house.on_disk()
    house.do("undo")
    assert "This is the start of the deal." in house.said and house.on_disk() == before and house.free
    house.do("undo")
    sheet = house.sheet(AgreeSheet)
    assert sheet.title.text() == "Open the deal before again?" and house.on_disk() == before
    house.key(Qt.Key.Key_Return)  # the safe button has the focus
    assert house.free and house.on_disk() == before and house.table.session.deals == 1
    house.do("undo")
    house.press(house.button("Open it again", house.sheet(AgreeSheet)))
    house.rest()
    assert house.table.session.deals == 0 and house.on_disk() != before


def test_undo_stops_again_after_something_was_chosen(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), at_the_start)
    house.open(size=SMALL)
    house.rest()
    house.do("undo")
    play(house, 1)
    house.do("undo")
    house.rest()
    house.do("undo")
    assert house.free and "This is the start of the deal." in house.said and house.table.session.deals == 1


def test_one_command_goes_to_the_start_of_the_deal_and_redo_leads_back(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), at_the_start)
    house.open(size=SMALL)
    house.rest()
    before = house.table.session
    assert not house.offers("undo_all")
    play(house, 3)
    after = house.table.session
    house.do("undo_all")
    house.rest()
    assert house.table.session == before and not house.offers("undo_all")
    assert house.sitting.told_last == "Taken back to the start of the deal."
    for _ in range(3):
        house.do("redo")
        house.rest()
    assert house.table.session == after


def test_the_same_deal_is_played_again_from_its_first_card(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    dealt, number = hands(house), house.table.deal_number
    play(house, 4)
    house.do("same_deal")
    house.rest()
    assert hands(house) == dealt and house.table.deal_number == number
    assert house.deal.tricks == () and len(house.deal.trick) <= 1


def test_a_deal_counted_can_be_played_again_and_the_score_goes_back(house: House) -> None:
    house.open(size=SMALL, gather="at_once")
    dealt = (house.rest(), hands(house))[1]
    play(house, 26)
    assert house.table.session.deals == 1
    house.do("same_deal")
    house.rest()
    assert hands(house) == dealt and house.table.session.deals == 0


def test_a_new_deal_takes_the_place_of_the_one_in_play(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    dealt = hands(house)
    play(house, 2)
    house.do("new_deal")
    house.rest()
    assert hands(house) != dealt and house.table.session.deals == 0 and len(house.deal.tricks) == 0
    assert house.table.deal_number == 2
    house.do("undo")
    house.rest()
    assert hands(house) == dealt and house.table.deal_number == 1


# ---- which deal ----


def test_a_deal_number_is_dealt_exactly_and_nothing_else_is_one(house: House) -> None:
    house.open(size=SMALL)
    play(house, 2)
    house.do("deal_number")
    sheet, before = house.sheet(NumberSheet), house.on_disk()
    for wrong in ("twelve", "-1", "1.5", "18446744073709551616", ""):
        sheet.field.setText(wrong)
        house.key(Qt.Key.Key_Return)
        assert "is no deal number; it is a whole number under 18" in sheet.wrong.text()
        QCoreApplication.processEvents()
        assert sheet.wrong.visibleRegion().boundingRect() == sheet.wrong.rect()
    assert house.on_disk() == before and not house.free
    sheet.field.setText("")
    house.type(number_text(4_711_000))
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.free and house.table.deal_number == 4_711_000
    assert hands(house) == tuple(deal_out(house.deal.setup, 4_711_000).hands)


def test_a_deal_is_dealt_by_its_short_name(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    house.do("deal_number")
    sheet, before = house.sheet(NumberSheet), house.on_disk()
    house.type("k7qm 3x9u")
    house.key(Qt.Key.Key_Return)
    assert "its last sign, U, does not fit the others" in sheet.wrong.text() and house.on_disk() == before
    sheet.field.setText("")
    house.type("k7qm 3x9t")
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.table.deal_number == 15_250_640_347
    house.do("deal_number")
    said = house.sheet(NumberSheet).subtitle.text().replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert said == "This deal is K7QM 3X9T, number 15 250 640 347."


def test_the_number_of_a_deal_is_told_after_it_and_not_before(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), lambda table: last_card(table), first_number=15_250_640_347)
    house.open(size=SMALL, gather="at_once")
    house.rest()
    assert "K7QM" not in house.window.facts.text()
    play(house, 2)
    assert "Deal 1: K7QM 3X9T" in house.window.facts.text()


def last_card(table: Table) -> bool:
    """Whether a person has the last card of a deal to choose."""
    deal = table.session.deal
    return (
        deal is not None
        and deal.phase_name == "play"
        and len(deal.tricks) == 12
        and not trick_full(deal)
        and table.actors[0] in table.persons
    )


# ---- help ----


def test_a_hint_tells_the_idea_then_the_card_then_the_reason(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    before, said = house.on_disk(), []
    for _ in range(3):
        with house.qtbot.waitSignal(house.sitting.hinted):
            house.do("hint")
        content = house.program.sheets.hints.content
        assert content is not None
        said.append(content.sentence.text())
        assert said[-1] not in (house.said, house.prompt)  # said once
    named = [card for card in house.picture.playable if card_name(card).lower() in said[1].lower()]
    assert len(named) == 1 and len(set(said)) == 3 and all(words.strip() for words in said)
    assert said[0].lower().count(card_name(named[0]).lower()) == 0
    assert house.on_disk() == before


def test_a_question_mark_asks_for_a_hint_too(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    with house.qtbot.waitSignal(house.sitting.hinted):
        QTest.keySequence(house.focus(), QKeySequence("?"))
    assert house.program.sheets.hints.content is not None


def test_the_computer_plays_one_card_for_the_person_and_says_why(house: House) -> None:
    house.open(size=SMALL)
    mine = house.rest().playable
    with house.qtbot.waitSignal(house.conductor.noted):
        house.do("play_one")
    play_entry = next(e for e in reversed(house.table.entries) if e.by == house.table.persons[0])
    assert play_entry.action.plays in mine
    house.rest()


def test_the_computer_finishes_the_deal_until_esc_takes_the_hand_back(house: House) -> None:
    house.open(size=SMALL, gather="at_once")
    house.rest()
    house.do("finish_deal")
    house.until(lambda: len(house.deal.tricks) >= 2)
    assert house.prompt == "The computer plays for you: Esc takes the hand back" and not house.offers("finish_deal")
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    stamp = house.table.stamp
    QTest.qWait(50)
    assert house.table.stamp == stamp and house.rest().playable and house.offers("finish_deal")


def test_a_deal_is_finished_at_once_and_its_count_is_shown(house: House) -> None:
    house.open(size=SMALL)
    play(house, 5)
    shown: list[object] = []
    house.sitting.counted.connect(lambda: shown.append(house.table.session.last))
    house.do("finish_at_once")
    house.until(lambda: shown)
    assert house.table.session.deals == 1 and len(shown) == 1
    assert house.rest().prompt is not None and "tricks" in house.prompt and not house.offers("finish_at_once")
    house.press(house.button("Next deal"))
    assert house.rest().playable and house.offers("finish_at_once")


def test_a_computer_says_why_it_played(house: House) -> None:
    house.open(size=SMALL)
    play(house, 2)
    house.do("why")
    # In play no more is said than everybody may know.
    name, _, words = house.said.partition(" played the ")
    assert name in ("Edith", "Max") and words.count(". ") == 2
    assert words.endswith(f"What {name} thought of hidden cards is told when the deal is counted.")


# ---- the last trick ----


@pytest.mark.parametrize("how", ["menu", "packets", "key"])
def test_the_last_trick_is_turned_up_and_the_next_click_turns_it_down(house: House, how: str) -> None:
    house.open(size=SMALL)
    house.rest()
    assert not house.offers("last_trick")
    while not house.rest().packets or house.picture.winning is not None or not house.picture.playable:
        play(house, 1)
    trick, before = house.deal.tricks[-1], house.on_disk()
    if how == "menu":
        house.do("last_trick")
    elif how == "packets":
        house.click(point(next(iter(house.view.scene_items.table.packets.values()))))
    else:
        QTest.keySequence(house.focus(), QKeySequence("Ctrl+L"))
    assert house.view.last_trick_shown
    shown = house.view.scene_items.stage.at
    assert {item.card for slot, item in shown.items() if slot[0] == "trick"} == set(trick.cards)
    house.click_card(min(house.picture.playable))
    assert not house.view.last_trick_shown and house.on_disk() == before


def test_where_the_rules_hide_the_last_trick_it_stays_turned_down(house: House) -> None:
    house.sit(("person", "beginner", "beginner"), changes={"last_trick": "hidden"}, size=SMALL)
    while not house.rest().packets or not house.picture.playable:
        play(house, 1)
    house.do("last_trick")
    assert not house.view.last_trick_shown
    assert house.prompt == "By the rules of this table a quitted trick is not seen again."


# ---- rules, seats, tables ----


def test_a_rule_changed_in_a_deal_holds_from_the_next(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), last_card)
    house.open(gather="at_once")
    house.rest()
    house.do("rules")
    panel = house.window.central.dock
    segments = [button for button in panel.row("game").findChildren(Segment) if button.text() == "7"]
    house.qtbot.mouseClick(segments[0], Qt.MouseButton.LeftButton)
    assert house.said == "Rules changes take effect from the next deal."
    assert house.table.session.wanted["game"] == 7 and house.deal.setup.rules.count.game == 5
    assert house.picture.marker.flaps == 5
    house.do("rules")
    play(house, 2)
    house.press(house.button("Next deal"))
    house.rest()
    assert house.deal.setup.rules.count.game == 7 and house.picture.marker.flaps == 7


def test_a_seat_changes_hands_in_the_middle_of_a_deal(house: House) -> None:
    house.sit(("person", "beginner", "beginner"), size=SMALL)
    play(house, 3)
    before = house.table.session
    house.do("seats")
    sheet = house.sheet(SeatsSheet)
    edith = next(player for player in house.table.session.players if house.table.person_of(player).name == "Edith")
    name, kind = sheet.fields[edith]
    name.setText("Agnes")
    kind.setCurrentIndex(kind.findText("Computer, steady"))
    kind.activated.emit(kind.currentIndex())
    house.press(house.button("Done"))
    house.rest()
    assert house.free and house.table.person_of(edith) == ("Agnes", "steady")
    assert any(plate.name == "Agnes" for plate in house.picture.plates.values())
    assert house.table.session == before
    play(house, 2)


def test_tables_are_kept_side_by_side_each_as_it_was_left(house: House) -> None:
    house.open(size=SMALL)
    play(house, 3)
    first, session = house.program.path, house.table.session
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    sheet.names[0].setText("Ruth & Ada")
    house.press(sheet.sit)
    house.rest()
    second = house.program.path
    assert house.free and second != first and house.table.people[0].name == "Ruth & Ada"
    play(house, 2)
    later = house.table.session
    for path, wanted in ((first, session), (second, later), (first, session)):
        house.window.submenus["recent"].aboutToShow.emit()
        entries = house.window.submenus["recent"].actions()
        assert len(entries) == 2 and all(
            action.text().replace("&", "").startswith("English Dummy, ") for action in entries
        )
        current = [action for action in entries if action.isChecked()]
        assert len(current) == 1
        next(action for action in entries if action is not current[0]).trigger()
        house.rest()
        assert house.program.path == path and house.table.session == wanted
    play(house, 1)
    assert house.program.path.read_bytes() == record_text(house.table.record).encode()


def test_the_score_of_one_table_is_never_shown_at_another(house: House) -> None:
    for _ in range(2):
        house.seed(
            ("person", "beginner", "beginner"), lambda table: table.session.deals == 2, first_number=len(house.left) + 7
        )
    house.open(size=SMALL)
    texts = []
    for name in house.left:
        house.program.switch_to(house.paths.tables / name)
        texts.append(house.program.sheets.score_text())
        assert [past.ordinal for past in house.sitting.seat.past()] == [0, 1]
        assert house.sitting.seat.entries()[1].action == house.table.entries[1].action
    assert texts[0] != texts[1]


def end_of_session(table: Table) -> bool:
    """Whether a person has the last card of the session to choose; tried on a copy."""
    if not last_card(table):
        return False
    copy = Table(table.record, None, automation=EVERYTHING)
    while copy.actors and copy.session.deals == table.session.deals:
        forced = copy.pending()
        by = copy.actors[0]
        copy.submit(forced or Proposal(by, next(iter(copy.choices(by))), copy.stamp))
    return copy.session.stage == "over"


def test_at_the_end_the_settlement_is_shown_and_another_session_can_begin(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), end_of_session, dummy_order="continuous", rubbers=1)
    house.open(gather="at_once")
    play(house, 2)
    house.until(lambda: not house.free)
    sheet, session = house.sheet(SummarySheet), house.table.session
    assert session.stage == "over"
    words = [label.text() for label in sheet.findChildren(QLabel)]
    points, payments = dict(session.settlement.points), session.settlement.payments
    assert payments and sum(points.values()) == 0
    for number in points.values():
        assert words.count(f"{'+' if number > 0 else '−'}{abs(number)}") >= 1
    for payer, paid, amount in payments:
        names = [{"Ruth": "You"}.get(n, n) for n in (house.sitting.names()[payer], house.sitting.names()[paid])]
        said = [text for text in words if "pay" in text and text.split()[0].lower() == names[0].lower()]
        assert any(names[1].lower() in text.lower() for text in said) and str(amount) in words
    house.press(house.button("Play again"))
    house.until(lambda: house.table.session.stage == "deal")
    assert house.free and [person.name for person in house.table.people] == ["Ruth", "Edith", "Max"]
    assert house.table.session.wanted == {"dummy_order": "continuous", "rubbers": 1}
    house.rest()


def test_a_session_broken_off_is_settled_as_the_rules_say(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), lambda table: len(table.session.rubbers) == 1 and last_card(table))
    house.open()
    house.rest()
    house.do("abandon")
    house.press(house.button("Break it off"))
    house.until(lambda: isinstance(house.program.sheets.open_sheet, SummarySheet))
    assert house.sheet(SummarySheet).accessibleName() == "The tournée was broken off"
    assert house.table.session.stage == "over" and house.table.session.settlement.payments
    house.press(house.sheet(SummarySheet).cross)
    house.do("undo")
    house.rest()
    assert house.table.session.stage == "deal" and house.picture.playable


# ---- preferences ----


def test_choose_then_play_needs_two_clicks(house: House) -> None:
    house.open(size=SMALL, play="choose")
    card = min(house.rest().playable)
    before = house.on_disk()
    house.click_card(card)
    assert house.on_disk() == before and house.prompt == f"Enter plays the {card_name(card).lower()}"
    house.click_card(card)
    assert house.on_disk() != before and card not in house.picture.playable


@pytest.mark.parametrize("gather", ["wait", "pause", "at_once"])
def test_a_full_trick_waits_or_goes_as_preferred(house: House, gather: str) -> None:
    house.open(size=SMALL, gather=gather)
    while len(house.deal.trick) < 4:
        house.rest_or(lambda: house.picture.winning is not None)
        if house.picture.winning is None:
            house.click_card(min(house.picture.playable))
    if gather == "wait":
        QTest.qWait(50)
        assert len(house.deal.trick) == 4 and house.prompt.endswith(". Gather the trick")
        house.click_cloth()
    house.until(lambda: len(house.deal.tricks) == 1)


def test_a_film_that_is_cut_by_a_preference_does_not_stop_the_play(house: House) -> None:
    house.open(size=SMALL, motion="fast")
    house.until(lambda: house.view.busy)
    house.program.prefer(Preferences.cloth, "slate")
    house.rest()
    house.click_card(min(house.picture.playable))
    house.until(lambda: house.view.busy)
    house.program.prefer(Preferences.four_colours, True)
    assert house.rest()


# ---- the window ----


def inside(house: House) -> bool:
    """Whether every card and sign lies in the view."""
    room = house.view.viewport().rect().toRectF()
    table = house.view.scene_items.table
    boxes = [pose.rect(table.metrics.rho) for pose in table.cards.values()]
    boxes += [table.prompt, table.marker, table.trump_tile]
    return all(room.contains(box.x, box.y) and room.contains(box.right, box.bottom) for box in boxes if box is not None)


@pytest.mark.parametrize("size", one_in(2, [(800, 600), (1024, 640), (1366, 768), (1920, 1080)]))
def test_no_dock_covers_a_part_of_the_table_in_any_window(house: House, size: tuple[int, int]) -> None:
    house.open(size=size)
    play(house, 2)
    session, whole = house.table.session, house.view.width()
    assert inside(house) and whole == size[0]
    house.do("rules")
    dock = house.window.central.dock
    assert dock.isVisible() and dock.geometry().right() == size[0] - 1
    if size[0] < 1000:
        assert dock.over and house.window.central.covered and house.view.width() == whole, "no room: it is a sheet"
    else:
        assert not dock.across and house.view.width() == whole - dock.width()
    assert inside(house)
    house.key(Qt.Key.Key_Escape)
    assert not dock.isVisible() and house.view.width() == whole and inside(house)
    assert house.table.session == session and not house.window.actions_by_key["rules"].isChecked()


@pytest.mark.parametrize("size", [(800, 600), (850, 640), (911, 700)])
def test_a_hint_in_a_small_window_is_a_strip_under_the_table(house: House, size: tuple[int, int]) -> None:
    house.open(size=size)
    house.rest()
    whole = house.view.height()
    for degree in range(3):
        with house.qtbot.waitSignal(house.sitting.hinted):
            house.do("hint")
        dock = house.window.central.dock
        assert isinstance(dock, HintDock) and dock.folded and not house.window.central.covered
        assert house.view.height() + dock.height() == whole and dock.y() == house.view.height() and dock.height() < 90
        content = house.program.sheets.hints.content
        assert content is not None and content.told.sentences[degree] in dock.told.sentence.text()
        assert inside(house) and dock.told.sentence.isVisible() and dock.told.next.isVisible() == (degree < 2)
    dock = house.window.central.dock
    assert isinstance(dock, HintDock)
    said, content = dock.told.sentence, house.program.sheets.hints.content
    assert content is not None and content.told is not None
    assert said.text().startswith(content.told.sentences[1]), "the reason stands after the card that it is for"
    assert said.height() >= said.heightForWidth(said.width())
    advised = house.view.advised
    assert advised is not None
    house.click_card(advised)
    house.rest()
    assert house.window.central.dock is None and house.view.height() == whole


def test_more_of_a_hint_is_a_sheet_that_folds_again(house: House) -> None:
    house.open(size=(800, 600))
    house.rest()
    with house.qtbot.waitSignal(house.sitting.hinted):
        house.do("hint")
    dock, session = house.window.central.dock, house.table.session
    assert isinstance(dock, HintDock)
    house.press(dock.more)
    assert dock.over and dock.hint.sentence.isVisible() and not house.view.isEnabled()
    assert not house.offers("play_one") and not house.offers("undo") and house.offers("hint")
    for key in (Qt.Key.Key_C, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_F6):
        house.key(key)
        assert dock.isAncestorOf(house.focus()) and house.table.session == session
    house.press(dock.more)
    assert dock.folded and house.view.isEnabled() and house.offers("play_one")


@pytest.mark.parametrize("command", ["record", "rules"])
def test_no_card_is_played_behind_a_dock_that_lies_over_the_table(house: House, command: str) -> None:
    house.open(size=(800, 600), gather="at_once")
    play(house, 2)
    house.rest()
    card = min(house.picture.playable)
    house.do(command)
    dock = house.window.central.dock
    assert dock is not None
    if dock.folded:
        dock.setFocus()
        house.press(dock.more)
        dock.cross.setFocus()
    session = house.table.session
    assert dock.over and dock.y() >= 40 and house.window.central.covered
    house.click_card(card)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Tab, Qt.Key.Key_Right):
        house.key(key)
        assert dock.isAncestorOf(house.focus()) and house.table.session == session
    house.key(Qt.Key.Key_Escape)
    assert not dock.isVisible() and house.table.session == session and not house.window.central.covered
    house.click_card(card)
    house.rest()
    assert house.table.session != session, "the table has the keys again"


def test_the_record_in_a_small_window_steps_through_the_deal_in_a_strip(house: House) -> None:
    house.open(size=(800, 600))
    play(house, 3)
    house.do("record")
    dock = house.window.central.dock
    assert isinstance(dock, RecordPanel) and dock.folded and inside(house)
    shown = dock.at
    house.press(dock._brief_steps[1])
    assert dock.at == shown - 1 and house.sitting.reviewing


def test_the_computers_wait_while_a_dock_lies_over_the_table(house: House) -> None:
    house.open(size=(800, 600), gather="at_once")
    card = min(house.rest().playable)
    house.do("rules")
    house.window.central.close_dock()
    house.click_card(card)
    house.do("rules")
    stamp = house.table.stamp
    QTest.qWait(150)
    assert house.table.stamp == stamp
    house.window.central.close_dock()
    house.rest()
    assert house.table.stamp != stamp


def test_a_long_prompt_keeps_clear_of_the_pack_that_lies_still(house: House) -> None:
    house.sit(("person", "beginner", "beginner"), size=(800, 600))
    house.rest()
    house.do("finish_at_once")
    house.rest()
    house.press(house.button("Next deal"))
    house.rest()
    house.do("finish_deal")
    table, pill = house.view.scene_items.table, house.view.scene_items.prompt.sceneBoundingRect()
    assert table.still is not None and house.prompt.startswith("The computer plays for you")
    assert not table.still.rect(table.metrics.rho).meets(Rect(pill.x(), pill.y(), pill.width(), pill.height()))


def test_bars_are_shown_and_hidden_and_the_menu_says_so(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    for key, bar in (("tool_bar", house.window.tools), ("status_bar", house.window.statusBar())):
        action = house.window.actions_by_key[key]
        assert bar.isVisible() and action.isChecked()
        house.do(key)
        assert not bar.isVisible() and not action.isChecked() and inside(house)
    house.shut()
    house.open()
    assert not house.window.tools.isVisible() and not house.window.actions_by_key["tool_bar"].isChecked()


@pytest.mark.parametrize("place", ["card", "tool bar", "window"])
def test_every_shortcut_asks_for_its_command_and_for_no_other(house: House, place: str) -> None:
    house.open(size=SMALL)
    house.rest()
    asked: list[str] = []
    house.window.commanded.disconnect(house.program.do)
    house.window.commanded.connect(lambda command: asked.append(command.key))
    if place == "tool bar":
        house.window.bar_buttons[0].setFocus()
    elif place == "window":
        house.window.setFocus()
    house.window.offer(OFFERED)
    for command in COMMANDS.values():
        for shortcut in command.shortcuts:
            asked.clear()
            QTest.keySequence(house.focus(), QKeySequence(shortcut))
            assert asked == [command.key], f"{shortcut} asks for {asked}"


def test_while_a_sheet_is_open_no_shortcut_reaches_the_table(house: House) -> None:
    house.open(size=SMALL)
    play(house, 2)
    house.do("preferences")
    before = house.on_disk()
    for shortcut in ("Ctrl+Z", "Ctrl+N", "F5", "Ctrl+J", "Ctrl+D"):
        QTest.keySequence(house.focus(), QKeySequence(shortcut))
    assert house.on_disk() == before and isinstance(house.program.sheets.open_sheet, PreferencesSheet)
    house.key(Qt.Key.Key_Escape)
    assert house.free


@pytest.mark.parametrize("number", one_in(3, range(1, 7)))
def test_a_note_covers_neither_the_trick_nor_a_plate(house: House, number: int) -> None:
    house.open(size=SMALL, seen=(), first_number=number)
    house.rest()
    scene = house.view.scene_items
    assert scene.note.isVisible()
    table, box = scene.table, scene.note.box
    lying = [item.box for item in (scene.led, *scene.plates.values()) if item.isVisible()]
    for slot, pose in table.cards.items():
        if slot[0] == "trick":
            rect = pose.rect(table.metrics.rho)
            lying.append(QRectF(rect.x, rect.y, rect.width, rect.height))
    for other in lying:
        assert not box.intersects(other)


# ---- what a deal has decided ----


def test_the_end_of_a_rubber_stands_on_the_cloth_and_the_score_sheet_opens_at_it(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), lambda table: len(table.session.rubbers) == 1)
    house.open(size=SMALL)
    last = house.rest()
    lines = ("Edith and Max won the game, a treble.", "Seven deals; 51 tricks to 40.")
    told = Verdict("Edith and Max won the rubber: 4 points", lines)
    assert last.verdict == told and "won eleven tricks" not in house.prompt
    assert [segment.word for segment in last.strip.segments] == ["lost", "next", "last"]
    house.do("score")
    page = house.sheet(ScoreSheet).page
    assert page is not None and page.name == "Rubber I" and any(row.kind == "line" for row in page.rows)
    house.program.sheets.close_sheet()
    house.program.sheets.looking.show_moment(0, 52)
    first = house.rest()
    assert first.verdict is None and [side.games for side in first.marker.sides] == [0, 0]
    assert [segment.word for segment in first.strip.segments] == ["now", "next", "last"]
    assert house.window.facts.text().split() == ["Deal", "1", "Trick", "13", "of", "13"]
    house.sitting.leave_review()
    assert house.rest().verdict == told


def test_the_end_of_a_session_stands_on_the_cloth_when_it_is_taken_up_again(house: House) -> None:
    house.seed(("person", "beginner", "beginner"))
    house.open(size=SMALL).after_first_paint()
    told = house.rest().verdict
    assert told is not None and told.title == "Edith won the tournée" and len(told.lines) == 3
    assert told.lines[-1] == "18 deals; your side won 103 of 234 tricks."


def test_the_sheet_of_a_hint_is_as_high_as_its_reason_at_once(house: House) -> None:
    house.open(size=(800, 600))
    house.rest()
    with house.qtbot.waitSignal(house.sitting.hinted):
        house.do("hint")
    house.do("hint")
    house.do("hint")
    dock = house.window.central.dock
    assert isinstance(dock, HintDock) and dock.folded
    house.press(dock.more)
    assert dock.over and dock.hint.values.isVisible()
    assert dock.content.height() <= dock.content.parentWidget().height(), "nothing is left to scroll"
