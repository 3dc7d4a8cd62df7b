"""Do the cards that may be called lie so that each can be told, clear of the trick and the marker (W-EXP-2)?"""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.card import CLUBS
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.laws import (
    DRAW_TRICK,
    NAME_TURNED,
    THROW_DOWN,
    Demand,
    PlayAhead,
    Withdraw,
    card_calls,
)
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.scene.table_view import TableView
from tests.laws.dealing import do
from tests.laws.test_exposed import GIVEN, begun, cards, expose, free, holder, two
from tests.laws.test_turned_card import taken_up
from tests.ui.scene.asked import naming

SIZES = ((1366, 676), (1024, 548), (1920, 988))


@pytest.fixture
def table(qtbot):
    shown = TableView(looks=Looks(speed="off"))
    qtbot.addWidget(shown)
    shown.show()
    yield shown
    shown.close_faces()


def put(table, seen, size):
    table.resize(*size)
    table.present(compose(seen, naming(seen).company, Looks(speed="off")))
    return table.scene_items


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [WEST, NORTH, EAST])
def test_a_whole_hand_laid_open_hides_no_index_and_nothing_else(table, seat, size):
    state = begun("classic-whist")
    state = do(state, THROW_DOWN, holder(state, seat))
    scene = put(table, view(state, holder(state, SOUTH)), size)
    lying = sorted(rect.x for slot, rect in scene.table.hit.items() if slot[0] == "called")
    rects = [rect for slot, rect in scene.table.hit.items() if slot[0] == "called"]
    assert len(lying) == 13
    assert all(later - earlier >= 12 for earlier, later in pairwise(lying))
    well, marker = scene.table.well, scene.table.marker
    for rect in rects:
        assert not rect.meets(well) or seat == NORTH
        assert not rect.meets(marker)
        assert rect.x >= 0 and rect.right <= size[0]
    tags = [tag for tag in scene.tags.values() if tag.isVisible()]
    assert len(tags) == 1


@pytest.mark.parametrize("size", SIZES)
def test_two_played_at_once_lie_open_until_one_of_them_counts(table, size):
    state = do(cards(begun(), "C2 C5"), two("C8", "CT"))
    scene = put(table, view(state, holder(state, SOUTH)), size)
    assert len([slot for slot in scene.table.hit if slot[0] == "called"]) == 2
    assert not any(tag.isVisible() for tag in scene.tags.values())


def test_the_turned_card_that_lies_is_not_laid_twice(table):
    state = begun("classic-whist")
    state = do(state, THROW_DOWN, holder(state, SOUTH))
    scene = put(table, view(state, holder(state, WEST)), SIZES[0])
    assert state.lies and len([slot for slot in scene.table.hit if slot[0] == "called"]) == 12


def test_W_EXP_2_of_a_whole_hand_the_suit_is_asked_first():
    state = begun()
    state = do(state, THROW_DOWN, holder(state, WEST))
    seen = view(state, holder(state, SOUTH))
    question = law_question(seen, naming(seen))
    assert [reply.label for reply in question.replies] == [
        "Call a spade", "Call a heart", "Call a diamond", "Call a club", "Not now",
    ]  # fmt: skip
    steps = [reply.action for suit in question.replies for reply in suit.then]
    assert sorted(map(repr, steps)) == sorted(map(repr, card_calls(seen.options).values()))


def test_W_EXP_6_a_call_that_would_be_lost_has_no_button_but_the_card_can_be_clicked():
    state = free(expose(begun(), EAST, "C9"))
    picture = compose(view(state, holder(state, SOUTH)), naming(view(state, holder(state, SOUTH))).company)
    assert picture.notice is None and picture.demands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shown", [("C2",), ("C2", "D5", "H8", "SJ")])
def test_W_EXP_2_what_lies_open_opposite_and_the_plate_of_who_sits_out_do_not_meet(table, size, shown):
    state = begun("mort-4")
    for word in shown:
        state = free(expose(state, WEST, word))
    scene = put(table, view(state, holder(state, EAST)), size)
    plate = scene.sitter
    assert plate.isVisible() and scene.tags["top"].isVisible()
    box = Rect(plate.box.x(), plate.box.y(), plate.box.width(), plate.box.height())
    lying = [rect for slot, rect in scene.table.hit.items() if slot[0] in ("called", "hand")]
    assert len([slot for slot in scene.table.hit if slot[0] == "called"]) == len(shown)
    assert not any(box.meets(rect) for rect in lying) and not box.meets(scene.table.tags["top"].rect)
    assert not box.meets(scene.table.marker) and box.right <= size[0]


@pytest.mark.parametrize("size", SIZES)
def test_W_EXP_2_own_cards_that_may_be_called_are_raised_out_of_the_hand(table, size):
    state = expose(expose(begun("classic-whist"), SOUTH, "CJ"), SOUTH, "H4")
    scene = put(table, view(state, holder(state, SOUTH)), size)
    rho, poses = scene.table.metrics.rho, scene.table.cards
    tops = {slot: pose.rect(rho).y for slot, pose in poses.items() if slot[0] == "hand"}
    raised = {slot_of(table.picture.facts, card) for card in table.picture.liable}
    assert len(raised) == 2
    others = {top for at, top in tops.items() if at not in raised}
    assert len(others) == 1 and all(tops[at] < min(others) - 5 for at in raised)


def test_W_PEN_3_what_is_owed_stands_on_paper_at_the_plate_with_its_pip(table):
    state = cards(begun("classic-whist"), "C2 C5 DJ")
    state = do(state, Withdraw(read_card("DJ")), holder(state, EAST))
    state = do(state, Demand("highest"), holder(state, SOUTH))
    seen = view(state, holder(state, SOUTH))
    scene = put(table, seen, SIZES[0])
    chip = table.picture.calls["right"]
    assert (chip.words, chip.suit, chip.paper) == ("Highest club", CLUBS, True)
    assert scene.calls["right"].isVisible() and table.picture.labels["call:right"] == "Highest club"


def test_W_PEN_3_a_demand_is_in_force_until_its_hand_has_played(table):
    state = cards(begun("classic-whist"), "C2 C5 DJ")
    state = do(state, Withdraw(read_card("DJ")), holder(state, EAST))
    state = cards(do(state, Demand("highest"), holder(state, SOUTH)), "CT")
    put(table, view(state, holder(state, SOUTH)), SIZES[0])
    assert not table.picture.calls


def test_W_PEN_5_a_trump_that_could_not_be_played_is_owed_still(table):
    """West, who owes it, had a diamond to follow with."""
    state = do(taken_up(), NAME_TURNED, holder(taken_up(), WEST))
    state = cards(do(state, Demand("highest-trump"), holder(state, NORTH)), "D2 D5")
    put(table, view(state, holder(state, NORTH)), SIZES[0])
    assert [chip.words for chip in table.picture.calls.values()] == ["Highest trump"]


@pytest.mark.parametrize("size", SIZES)
def test_what_is_owed_hides_no_count_of_tricks(table, size):
    """Beside the backs of who keeps the tricks it lay on the words under them."""
    state = cards(begun("classic-whist"), "C2 C5 C8 CJ")
    state = cards(do(state, Quit(), TABLE), "D2 D5 D8 DJ")
    state = do(cards(do(state, Quit(), TABLE), "S6"), DRAW_TRICK, holder(state, EAST))
    state = do(state, Demand("lowest"), holder(state, SOUTH))
    for viewer in (NORTH, SOUTH):
        scene = put(table, view(state, holder(state, viewer)), size)
        labels = [label for label in scene.labels.values() if label.isVisible()]
        assert labels
        (pill,) = (pill for pill in scene.calls.values() if pill.isVisible())
        assert not any(pill.box.intersects(label.box) for label in labels)


@pytest.mark.parametrize("size", SIZES)
def test_what_the_viewer_owes_stands_over_his_plate_where_no_bar_comes(table, size):
    state = cards(begun("classic-whist"), "C2 C5 DJ")
    state = do(state, Withdraw(read_card("DJ")), holder(state, EAST))
    state = do(state, Demand("highest"), holder(state, SOUTH))
    scene = put(table, view(state, holder(state, EAST)), size)
    pill, plate = scene.calls["bottom"], scene.plates["bottom"]
    assert pill.isVisible() and pill.box.bottom() <= plate.box.top() and pill.box.left() >= 0


@pytest.mark.parametrize("size", SIZES)
def test_a_bar_hides_no_open_hand_at_a_side(table, size):
    """At Mort, on a narrow table, it lay on the dummy of the other side."""
    state = begun("mort-4")
    state = do(state, PlayAhead(read_card("D8")), holder(state, NORTH))
    for seat in (WEST, EAST):
        scene = put(table, view(state, holder(state, seat)), size)
        bar = table.question.box
        body = bar.body.translated(bar.mapTo(table.viewport(), bar.rect().topLeft()))
        at = Rect(body.x(), body.y(), body.width(), body.height())
        lying = [rect for slot, rect in scene.table.hit.items() if slot[0] == "dummy"]
        assert len(lying) == 12 or len(lying) == 13
        assert not any(rect.meets(at) for rect in lying) and at.x >= 0 and at.right <= size[0]


@pytest.mark.parametrize("size", SIZES)
def test_W_CLAIM_3_a_bar_hides_no_tag_of_a_hand_thrown_down(table, size):
    state = begun("classic-whist")
    state = do(state, THROW_DOWN, holder(state, WEST))
    scene = put(table, view(state, holder(state, SOUTH)), size)
    bar, (tag,) = table.question.box, (tag for tag in scene.tags.values() if tag.isVisible())
    body = bar.body.translated(bar.mapTo(table.viewport(), bar.rect().topLeft()))
    assert not body.intersects(tag.box)


def test_W_REV_1_who_did_not_follow_is_named_so_at_his_plate_until_the_trick_is_quitted(table):
    state = cards(begun("classic-whist"), "C2 C5 DJ")
    put(table, view(state, holder(state, WEST)), SIZES[0])
    assert table.picture.plates["top"].role == "Renounced"
    state = do(cards(state, "CJ"), Quit(), TABLE)
    put(table, view(state, holder(state, WEST)), SIZES[0])
    assert table.picture.plates["top"].role == "Your partner"


def of_a_hand_void_of_clubs():
    """Return what North sees who may call a card of East's whole hand, void of the suit led, before he plays."""
    clubs, spades = ["C8", "C9", "CT"], ["S2", "S3", "S4"]
    given = GIVEN | {
        EAST: [word for word in GIVEN[EAST] if word not in clubs] + spades,
        NORTH: [word for word in GIVEN[NORTH] if word not in spades] + clubs,
    }
    state = cards(begun("classic-whist", given, code="awl_duplicate"), "C2")
    state = do(state, THROW_DOWN, holder(state, EAST))
    return view(state, holder(state, NORTH))


def test_DW_EXP_3_of_a_whole_hand_the_notice_asks_the_suit_first_and_goes_back(table, qtbot):
    seen = of_a_hand_void_of_clubs()
    chosen = []
    table.choice_made.connect(chosen.append)
    put(table, seen, SIZES[1])
    notice = table.notice
    assert len(card_calls(seen.options)) == 13
    suits = ["Call a spade", "Call a heart", "Call a diamond"]
    assert [button.text() for button in notice.buttons] == [*suits, "Not now"]
    notice.buttons[0].setFocus()
    qtbot.keyClick(notice.buttons[0], Qt.Key.Key_Return)
    assert (
        len(notice.buttons) == 8
        and notice.asked.title == "Which spade?"
        and notice.buttons[1].text() == "The three"
        and notice.buttons[0].hasFocus()
    )
    assert table.rect().contains(notice.geometry()), "seven cards and Back have room at 1024"
    assert notice.dismiss() and [button.text() for button in notice.buttons] == [*suits, "Not now"] and not chosen
    notice.buttons[2].click()
    assert not chosen
    notice.buttons[0].click()
    assert chosen and chosen[0] in card_calls(seen.options).values()


def test_DW_EXP_3_what_the_notice_asks_further_is_gone_when_it_is_no_longer_offered(table):
    put(table, of_a_hand_void_of_clubs(), SIZES[0])
    table.notice.buttons[0].click()
    assert table.notice.step is not None
    put(table, view(begun(), "A"), SIZES[0])
    assert table.notice.step is None
