"""Do the cards that may be called lie so that each can be told, clear of the trick and the marker (W-EXP-2)?"""

from itertools import pairwise

import pytest

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.laws import THROW_DOWN, card_calls
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.table_view import TableView
from tests.laws.dealing import do
from tests.laws.test_exposed import begun, cards, expose, free, holder, two
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
    assert not [choice for choice in picture.choices if "Call" in choice.label] and picture.demands
