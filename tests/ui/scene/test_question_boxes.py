"""The boxes that ask: by mouse, by keyboard, by a screen reader, at every size, in every theme."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.actions.auction import Bid, Double, Pass
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.phases.auction import Contract
from dummywhist.engine.knowledge.view import Cards
from dummywhist.ui.scene.layout.types import OpenHand
from dummywhist.ui.scene.order import open_hand
from dummywhist.ui.scene.parts import Curtain, Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.questions.box import BoxButton
from dummywhist.ui.scene.questions.paint import width_of
from dummywhist.ui.scene.questions.question import PutAwayQuestion, Tile, TileQuestion
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.theme import DARK, HIGH_CONTRAST, LIGHT
from tests.daily import one_in
from tests.ui.looks import LARGEST, Look, wearing
from tests.ui.scene.asked import FILES, asked_in, reach, told

A, B, C = PLAYERS[:3]
SIZES = [(800, 508), (1024, 548), (1366, 676), (1920, 988)]
"""Of the table in windows of 800 by 600, 1024 by 640, 1366 by 768, 1920 by 1080."""


@pytest.fixture
def table(table):
    table.setFocus()
    return table


@pytest.fixture
def done(table):
    """What was answered."""
    found = []
    table.choice_made.connect(found.append)
    return found


def present(table, seen, people=(), **more):
    picture = compose(seen, told(seen.viewer, people), table.looks, **more)
    table.present(picture)
    QApplication.processEvents()
    return picture


def press(table, *keys, modifiers=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or table, key, modifiers)
        QApplication.processEvents()


def button(table, name):
    found = [one for one in table.question.findChildren(BoxButton) if one.objectName() == name and one.isVisible()]
    assert len(found) == 1, f"{name}: {[one.objectName() for one in table.question.findChildren(BoxButton)]}"
    return found[0]


def click(qtbot, table, name):
    qtbot.mouseClick(button(table, name), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def focus_name():
    widget = QApplication.focusWidget()
    return "" if widget is None else widget.objectName()


def bids(three_up=True):
    seen = reach("bid-dummy", {}, lambda seen: seen.phase == "auction" and seen.options and len(seen.calls) == 1)
    if not three_up:
        return seen
    higher = [Bid(level, name) for level in range(4, 8) for name in ("up", "down", "nt")]
    caller = seen.calls[0][0]
    return seen._replace(
        calls=((caller, Bid(3, "up")),),
        contract=Contract(caller, Bid(3, "up")),
        options=(Pass(), Bid(3, "nt"), *higher),
    )


def suits(wanted=lambda seen: True):
    return reach(
        "single-dummy-bridge", {}, lambda seen: seen.phase == "auction" and seen.options and wanted(seen)
    )  # fmt: skip


def deciding():
    return reach("three-handed", {}, lambda seen: seen.phase == "exchange" and seen.options)


def naming_trumps():
    return reach(
        "bid-dummy", {}, lambda seen: seen.phase == "name" and seen.options and seen.contract.bid.denomination == "up"
    )


def putting_away():
    return reach("bid-dummy", {"jokers": "on"}, lambda seen: seen.phase == "discard" and seen.options)


def playing():
    return reach(
        "double-dummy",
        {},
        lambda seen: seen.phase == "play" and len(seen.played) == 8 and seen.to_play is not None and not seen.claim,
    )


def show_put_away(table):
    """The fifteen cards lie open to the declarer."""
    seen = putting_away()
    picture = compose(seen, told(A), table.looks)
    place = picture.question.place
    if not isinstance(picture.facts.at(place), OpenHand):
        hand = open_hand(tuple(picture.question.cards), None)
        facts = picture.facts
        picture = picture_with(picture, facts, hand, place)
    table.present(picture)
    QApplication.processEvents()
    return picture


def picture_with(picture, facts, hand, place):
    counts = {at: count for at, count in picture.counts.items() if at != place}
    return replace(picture, facts=replace(facts, **{place: hand}), counts=counts)


def claiming():
    seen = playing()
    return seen._replace(claim=(B, 3), judged="high", options=(Accept(), Decline()))


ASKING = {
    "bids": bids, "suits": suits, "tiles": deciding, "steps": naming_trumps, "put away": putting_away,
    "answer": claiming,
}  # fmt: skip


# --- the bidding box -------------------------------------------------------------------------------------


def test_a_bid_is_selected_and_made_with_the_mouse(table, qtbot, done):
    present(table, bids())
    click(qtbot, table, "bid:5:down")
    assert done == [], "a click selects"
    assert button(table, "btn:do").text() == "Bid 5 down"
    click(qtbot, table, "btn:do")
    assert done == [Bid(5, "down")]


def test_pass_with_the_mouse(table, qtbot, done):
    present(table, bids())
    click(qtbot, table, "btn:pass")
    assert done == [Pass()] and isinstance(done[0], Pass)


def test_arrows_go_among_lawful_bids_and_enter_bids(table, done):
    present(table, bids())
    assert focus_name() == "bid:3:nt", "the lowest bid that may be made"
    press(table, Qt.Key.Key_Left)
    assert focus_name() == "bid:3:nt", "nothing lower may be bid"
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Up)
    assert focus_name() == "bid:4:down"
    press(table, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right)
    assert focus_name() == "bid:5:up"
    press(table, Qt.Key.Key_Home)
    assert focus_name() == "bid:3:nt"
    press(table, Qt.Key.Key_Up)
    assert focus_name() == "bid:4:down", "the nearest one of the next line"
    press(table, Qt.Key.Key_Return)
    assert done == [Bid(4, "down")]


@pytest.mark.parametrize("key", [Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_Down])
def test_pass_is_reached_with_end_or_tab(table, done, key):
    present(table, bids())
    press(table, key)
    assert focus_name() == "btn:pass"
    press(table, Qt.Key.Key_Right)
    assert focus_name() == "btn:do"
    press(table, Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert focus_name() == "bid:3:nt"
    press(table, Qt.Key.Key_End, Qt.Key.Key_Space)
    assert done == [Pass()]


def test_no_letter_answers_and_letters_still_name_cards(table, done):
    seen = bids()
    present(table, seen)
    for letter in "PBDX147":
        QTest.keyClick(QApplication.focusWidget(), letter)
    assert done == []
    QTest.keyClick(QApplication.focusWidget(), "S")
    assert table.scene_items.prompt.prompt.words.startswith("S")


def test_shift_goes_to_every_cell_for_reading_and_enter_tells_the_law(table, done, qtbot):
    present(table, bids())
    said = []
    table.question.said.connect(said.append)
    press(table, Qt.Key.Key_Left, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert focus_name() == "bid:2:nt"
    assert said == ["A bid must be higher than the last."]
    assert not button(table, "btn:do").isEnabled()
    press(table, Qt.Key.Key_Return)
    click(qtbot, table, "btn:do")
    assert done == [] and len(said) == 2
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert done == [Bid(3, "nt")]


def test_an_unlawful_cell_has_its_law_as_tool_tip_and_description(table, qtbot, done):
    present(table, bids())
    low = button(table, "bid:3:down")
    assert low.toolTip() == "A bid of the same level must be of a higher kind than the last."
    assert low.accessibleDescription().startswith(low.toolTip())
    assert button(table, "bid:4:up").toolTip() == ""
    click(qtbot, table, "bid:3:down")
    press(table, Qt.Key.Key_Space)
    assert done == []


def test_a_dealer_who_must_bid_is_told_so(table, qtbot, done):
    seen = bids()._replace(calls=((B, Pass()), (C, Pass())), contract=None)
    options = tuple(Bid(level, name) for level in range(1, 8) for name in ("up", "down", "nt"))
    present(table, seen._replace(options=options))
    said = []
    table.question.said.connect(said.append)
    click(qtbot, table, "btn:pass")
    assert (done, said) == ([], ["Nobody has bid, so the dealer must."])


def test_doubles_by_keyboard_and_no_bid_left(table, done):
    seen = suits(lambda seen: any(isinstance(option, Double) for option in seen.options))
    present(table, seen)
    press(table, Qt.Key.Key_End, Qt.Key.Key_Right)
    assert focus_name() == "btn:double"
    press(table, Qt.Key.Key_Return)
    assert [type(action) for action in done] == [Double]
    done.clear()
    present(
        table, seen._replace(contract=Contract(B, Bid(7, "NT")), calls=((B, Bid(7, "NT")),), options=(Pass(), Double()))
    )
    assert focus_name() == "btn:pass", "there is nothing to select"
    assert [
        one for one in table.question.findChildren(BoxButton) if one.objectName() == "btn:do" and one.isVisible()
    ] == []
    press(table, Qt.Key.Key_Return)
    assert [type(action) for action in done] == [Pass]


# --- tiles -----------------------------------------------------------------------------------------------


def test_tiles_by_mouse_and_by_keyboard(table, qtbot, done):
    present(table, deciding())
    assert table.scene_items.prompt.prompt.words == "Your turn: stand or exchange once"
    assert focus_name() == "tile:stand"
    press(table, Qt.Key.Key_Right)
    assert focus_name() == "tile:exchange"
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return)
    click(qtbot, table, "tile:exchange")
    assert [type(action) for action in done] == [Keep, Exchange]


def test_trumps_are_named_under_the_steps(table, qtbot, done):
    present(table, naming_trumps())
    assert not table.scene_items.prompt.isVisible(), "the steps say it"
    press(table, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Space)
    click(qtbot, table, "tile:clubs")
    assert done == [NameTrump(1), NameTrump(3)]


# --- putting away ----------------------------------------------------------------------------------------


def touch(qtbot, table, card):
    laid = table.scene_items.table
    box = laid.hit[slot_of(table.picture.facts, card)]
    spots = [QPoint(round(box.x + box.width / 2), round(box.y + box.height * share)) for share in (0.5, 0.2, 0.1)]
    at = next(at for at in spots if laid.slot_at(at.x(), at.y()) == slot_of(table.picture.facts, card))
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def test_BD_21_cards_are_touched_put_in_places_and_given_back(table, qtbot, done):
    asked = show_put_away(table).question
    first, second, third = sorted(asked.cards)[:3]
    main = button(table, "btn:put-away")
    assert (main.text(), main.isEnabled()) == ("Put away 2 more", False)
    touch(qtbot, table, first)
    assert (main.text(), table.question.picked) == ("Put away 1 more", (first,))
    assert slot_of(table.picture.facts, first) is None, "it has left the dummy"
    assert table.picture.playable == asked.cards - {first}
    touch(qtbot, table, second)
    assert (main.text(), main.isEnabled()) == ("Put away two", True)
    touch(qtbot, table, third)
    assert table.question.picked == (first, third), "a third one takes the place of the last"
    click(qtbot, table, "btn:take-back")
    assert table.question.picked == (first,)
    slots = [one for one in table.question.findChildren(BoxButton) if one.objectName().startswith("slot:0")]
    qtbot.mouseClick(slots[0], Qt.MouseButton.LeftButton)
    assert table.question.picked == () and slot_of(table.picture.facts, first) is not None
    assert done == []
    touch(qtbot, table, second)
    touch(qtbot, table, first)
    click(qtbot, table, "btn:put-away")
    assert done == [Discard((second, first))], "the order is kept (BD-39)"


def test_cards_are_put_away_by_keyboard_alone(table, done):
    asked = show_put_away(table).question
    table.focus_hand()
    press(table, Qt.Key.Key_Up) if table.focus_card not in asked.cards else None
    first = table.focus_card
    assert first in asked.cards
    press(table, Qt.Key.Key_Return)
    assert table.question.picked == (first,)
    assert table.focus_card in asked.cards - {first}, "the ring goes to the nearest card that is left"
    QTest.qWait(5)
    press(table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert len(table.question.picked) == 2
    press(table, Qt.Key.Key_Return)
    assert focus_name() == "btn:put-away" and done == []
    press(table, Qt.Key.Key_Return)
    assert done == [Discard(table.question.picked)]


def test_a_card_is_dragged_into_its_place(table, qtbot, done):
    asked = show_put_away(table).question
    card = sorted(asked.cards)[0]
    laid = table.scene_items.table
    box = laid.hit[slot_of(table.picture.facts, card)]
    at = QPoint(round(box.x + box.width / 2), round(box.y + 6))
    well = QPoint(round(laid.well.centre.x), round(laid.well.centre.y))
    surface = table.viewport()
    QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(surface, at + QPoint(12, 12))
    QTest.mouseMove(surface, well)
    QTest.mouseRelease(surface, Qt.MouseButton.LeftButton, pos=well)
    assert table.question.picked == (card,) and done == []


def test_what_was_chosen_stays_when_the_table_is_laid_out_again(table, qtbot):
    picture = show_put_away(table)
    card = sorted(picture.question.cards)[4]
    touch(qtbot, table, card)
    table.resize(1024, 548)
    assert table.question.picked == (card,) and slot_of(table.picture.facts, card) is None
    table.present(picture)
    assert table.question.picked == (card,) and slot_of(table.picture.facts, card) is None


# --- claims ----------------------------------------------------------------------------------------------


def test_DF_51_tricks_are_claimed_by_keyboard_or_not_at_all(table, done):
    left = []
    table.question_dismissed.connect(lambda: left.append(1))
    present(table, playing(), claiming=True)
    assert focus_name() == "claim:5"
    press(table, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert done == [Claim(4)]
    press(table, Qt.Key.Key_Escape)
    assert left == [1]
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert left == [1, 1] and done == [Claim(4)]
    table.setFocus()
    press(table, Qt.Key.Key_Escape)
    assert left == [1, 1, 1], "wherever the focus is on the table"


def test_DF_51_tricks_are_claimed_with_the_mouse(table, qtbot, done):
    present(table, playing(), claiming=True)
    click(qtbot, table, "claim:2")
    click(qtbot, table, "btn:do")
    assert done == [Claim(2)]


def test_DF_52_the_focus_begins_at_the_answer_that_binds_nobody(table, qtbot, done):
    present(table, claiming())
    assert focus_name() == "btn:decline"
    press(table, Qt.Key.Key_Return)
    click(qtbot, table, "btn:accept")
    assert [type(action) for action in done] == [Decline, Accept]


# --- the host --------------------------------------------------------------------------------------------


def test_one_question_or_none(table):
    present(table, bids())
    box = table.question.box
    present(table, bids())
    assert table.question.box is box, "the same question keeps its box"
    present(table, deciding())
    assert table.question.box is not box and table.question.isVisible()
    present(table, playing())
    assert table.question.box is None and not table.question.isVisible()


def test_no_question_lies_under_a_curtain(table):
    seen = bids()
    present(table, seen)
    present(table, seen, (A, B), curtain=Curtain("Tom", "Ruth"))
    assert not table.question.isVisible() and table.picture.question is None


def test_no_widget_names_a_card_that_was_chosen_once_the_curtain_is_up(table):
    asked = show_put_away(table).question
    table.question.toggle(sorted(asked.cards)[0])
    old = table.question.box
    table.present(compose(putting_away(), told(A, (A, B)), table.looks, curtain=Curtain("Tom", "Ruth")))
    assert not any(one.accessibleName() or one.objectName() for one in (old, *old.findChildren(QWidget)))
    assert table.question.picked == ()


def test_no_question_is_to_be_seen_while_something_moves(table):
    table.set_looks(Looks(speed="slow"))
    before = playing()
    present(table, before)
    seats = []
    table.perform(seats, compose(bids(), told(A), table.looks))
    table.snap()
    assert table.question.isVisible()
    table._show_asking(None)
    assert not table.question.isVisible() and not table.question.asks
    table._show_asking(table.picture)


def test_a_question_hidden_by_a_film_gets_the_focus_back(table):
    present(table, bids())
    press(table, Qt.Key.Key_Right)
    table._show_asking(None)
    assert not focus_name().startswith("bid:")
    table.present(table.picture)
    QTest.qWait(5)
    assert focus_name() == "bid:4:nt", "with what was selected"


@pytest.mark.parametrize("name", one_in(3, FILES))
def test_enter_answers_every_question_of_the_kept_sessions(table, done, name):
    """Of every game: the box is shown, has the focus, and what Enter does is lawful."""
    for _, seen in asked_in(name, most=6):
        if not seen.options:
            continue
        done.clear()
        present(table, seen)
        asked = table.question.question
        assert asked is not None and table.question.isVisible()
        if isinstance(asked, PutAwayQuestion):
            for card in sorted(asked.cards)[: asked.need]:
                table.question.toggle(card)
        table.focus_hand()
        press(table, Qt.Key.Key_Return)
        assert len(done) == 1
        assert any(type(done[0]) is type(option) and done[0] == option for option in seen.options)


def test_where_choices_are_given_nothing_else_is_asked(table):
    present(table, bids(), choices=())
    assert not table.question.isVisible()


def test_the_focus_is_the_questions_only_if_the_table_has_it(table, qtbot):
    other = QPushButton("Elsewhere")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    other.setFocus()
    present(table, bids())
    assert QApplication.focusWidget() is other
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    press(table, Qt.Key.Key_Return)
    assert focus_name() == "bid:3:nt", "the first stroke brings the focus and bids nothing"


def test_the_ring_leaves_the_cards_while_a_box_has_the_focus(table):
    present(table, playing())
    table.focus_hand()
    assert table.ring_shown
    present(table, bids())
    assert focus_name() == "bid:3:nt" and not table.ring_shown


def test_paper_keeps_the_mouse_and_its_shadow_does_not(table, qtbot):
    present(table, bids())
    clicks = []
    table.cloth_clicked.connect(lambda: clicks.append(1))
    box = table.question.box
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=(box.body.topLeft() + QPointF(3, 3)).toPoint())
    assert clicks == []
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert clicks == [1]


# --- what a screen reader finds --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ASKING)
def test_every_button_has_a_name_and_can_be_pressed(table, name):
    present(table, ASKING[name]())
    box = table.question.box
    found = [one for one in box.findChildren(BoxButton) if one.isVisible()]
    assert box.accessibleName() and found
    for one in found:
        interface = QAccessible.queryAccessibleInterface(one)
        assert interface.text(QAccessible.Text.Name)
        if one.isEnabled():
            assert "Press" in interface.actionInterface().actionNames() or one.isCheckable()
        assert one.objectName()


def test_cells_say_what_they_stand_for(table):
    present(table, bids())
    cell = button(table, "bid:4:up")
    assert cell.accessibleName() == "4 up"
    assert cell.accessibleDescription() == "4 up: take at least 10 of 13 books"
    assert table.question.box.accessibleDescription().startswith("Best so far: ")
    present(table, suits())
    assert button(table, "bid:7:h").accessibleName() == "7 hearts"
    assert button(table, "btn:do").accessibleName().startswith("Bid ")


def test_a_card_of_the_dummy_says_that_it_can_be_put_away(table):
    asked = show_put_away(table).question
    card = next(iter(asked.cards))
    assert table.overlay.cards[card].accessibleDescription() == "can be put away"
    assert button(table, "slot:0").accessibleName() == "Empty place"
    table.question.toggle(card)
    held = next(one for one in table.question.findChildren(BoxButton) if one.objectName().startswith("slot:0"))
    assert held.accessibleName().endswith(", to be put away")


def test_a_call_is_read_with_its_player(table):
    seen = bids()
    present(table, seen)
    chips = table.picture.calls
    assert {chip.spoken.split(": ")[1] for chip in chips.values()} == {"3 up", "to call"}
    for place, chip in chips.items():
        assert table.overlay.regions[f"call:{place}"].accessibleName() == chip.spoken


# --- sizes and themes ------------------------------------------------------------------------------------


def covers(table, name):
    """What the paper of the box lies on, beside the cloth."""
    box = table.question.box
    at = box.mapTo(table.viewport(), QPoint(0, 0))
    body = box.body.translated(QPointF(at))
    if not box.paper:
        shown = [one.geometry() for one in box.findChildren(BoxButton)]
        union = shown[0]
        for one in shown[1:]:
            union = union.united(one)
        body = union.translated(at)
    body = body.toRect() if hasattr(body, "toRect") else body
    found = []
    for slot, pose in table.scene_items.table.cards.items():
        rect = pose.rect(table.scene_items.table.metrics.rho)
        wide = min(rect.right, body.right()) - max(rect.x, body.left())
        high = min(rect.bottom, body.bottom()) - max(rect.y, body.top())
        if wide > 2 and high > 2:
            found.append(slot)
    assert table.viewport().rect().contains(body)
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ASKING)
def test_a_box_covers_no_card_at_any_size(table, name, size):
    table.resize(*size)
    if name == "put away":
        show_put_away(table)
    else:
        present(table, ASKING[name]())
    assert covers(table, name) == []
    for one in table.question.findChildren(BoxButton):
        if one.isVisible():
            assert one.width() >= 24 and one.height() >= 24, one.objectName()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_open_dummy_at_the_side_is_not_covered(table, size):
    seen = suits(lambda seen: len(seen.calls) < 2 and seen.layout.holder[seen.faced[0]] != A)
    table.resize(*size)
    present(table, seen)
    assert covers(table, "suits") == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_calls_lie_beside_the_backs_and_under_nothing(table, size):
    table.resize(*size)
    present(table, bids())
    laid, items = table.scene_items.table, table.scene_items.calls
    shown = [item for item in items.values() if item.isVisible()]
    assert {item.chip.words for item in shown} == {"3 up", "to call"}
    box = table.question.box
    body = box.body.translated(QPointF(box.mapTo(table.viewport(), QPoint(0, 0))))
    for item in shown:
        assert not item.box.intersects(body), item.chip.words
        for pose in laid.cards.values():
            rect = pose.rect(laid.metrics.rho)
            assert not rect.meets(type(rect)(item.box.x(), item.box.y(), item.box.width(), item.box.height()))
    best = next(item for item in shown if item.chip.best)
    assert best.chip.words == "3 up"


@wearing(LARGEST)
def test_text_of_half_again_the_size_is_never_cut_from_its_button(look, table):
    for name in ASKING:
        for size in SIZES[1:]:
            table.resize(*size)
            present(table, ASKING[name]())
            for one in table.question.findChildren(BoxButton):
                if one.isVisible() and one.text():
                    assert one.height() >= 24 and one.fontMetrics().height() > 0
                    assert width_of(one.text(), one.scale.font(14, 600)) <= one.width(), (name, one.text())
            box = table.question.box
            body = box.body.toRect().translated(box.mapTo(table.viewport(), QPoint(0, 0)))
            assert table.viewport().rect().contains(body)


@wearing(*(Look(palette=palette) for palette in (LIGHT, DARK, HIGH_CONTRAST)))
def test_boxes_wear_the_theme(look, table):
    present(table, bids())
    image = QImage(table.question.box.grab().toImage())
    body = table.question.box.body
    at = (body.topLeft() + QPointF(body.width() / 2, 8 + look.palette.outline)).toPoint() * image.devicePixelRatio()
    assert image.pixelColor(at).name().lower() == look.palette.paper.lower()


def test_only_what_its_viewer_sees_is_known_to_a_box():
    seen = putting_away()
    asked = compose(seen, told(A)).question
    dummy = seen.layout.dummies[0]
    assert isinstance(seen.hands[dummy], Cards) and asked.cards == set(cards_in(seen.hands[dummy].hand))


@pytest.mark.parametrize(("tiles", "rows"), [(4, [4]), (7, [7]), (8, [4, 4]), (14, [7, 7]), (15, [5, 5, 5])])
def test_many_tiles_lie_in_rows_and_within_the_table(table, tiles, rows):
    table.resize(1024, 548)
    asked = TileQuestion("How many?", tuple(Tile(Claim(tricks), f"{tricks} tricks", "") for tricks in range(tiles)))
    present(table, playing()._replace(options=()), question=asked)
    buttons = table.question.box.tiles
    lines = [button.y() for button in buttons]
    assert [lines.count(y) for y in dict.fromkeys(lines)] == rows
    panel = table.question.rect()
    assert all(panel.contains(button.geometry()) for button in buttons)
    assert table.viewport().rect().contains(table.question.geometry())
