"""The bar of the law: all that the law offers can be reached in it, by pointer and keys, and it hides no index."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions import laws
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.view import View, view
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.questions.law_bar import WIDEST, WIDTH, LawBar, _rows
from dummywhist.ui.scene.questions.law_plates import law_role, owed
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.questions.notices import GO_BEFORE, WAIT, notice
from dummywhist.ui.scene.questions.paint import Scale
from dummywhist.ui.scene.questions.question import LawQuestion, Reply
from dummywhist.ui.scene.questions.turn_posing import PLAY_TO_IT
from dummywhist.ui.scene.table_view import TableView
from tests.daily import one_in
from tests.laws.dealing import do
from tests.laws.test_exposed import cards
from tests.laws.test_winners import ahead, begun
from tests.ui.scene.asked import golden, naming

FILES = (
    "english-dummy/follow-penalise", "english-dummy/revoke_detection-warn", "classic-whist/follow-penalise",
    "double-dummy/follow-penalise", "mort-4/follow-penalise", "bid-dummy/follow-penalise", "humbug/follow-penalise",
    "three-handed/follow-penalise", "english-dummy/penalise_scope-revoke_turn", "mort-3/penalise_scope-revoke_turn",
    "classic-whist/penalise_scope-revoke_turn", "double-dummy/penalise_scope-revoke_turn",
)  # fmt: skip
OF_LAW = tuple(kind for kind in vars(laws).values() if isinstance(kind, type) and kind.__module__ == laws.__name__
    and kind is not laws.PlayAhead)  # fmt: skip
SIZES = ((1366, 676), (1024, 548), (1920, 988), (800, 508))


def moments(name: str) -> Iterator[View]:
    """Yield the moments of a kept session at which the law offers somebody something."""
    for session in golden(name):
        deal = session.deal
        if session.stage == "deal" and deal is not None:
            for player in deal.layout.players:
                seen = view(deal, player)
                if any(isinstance(option, OF_LAW) for option in seen.options):
                    yield seen


@cache
def asked() -> tuple[View, ...]:
    """One moment of each kind of question of the law."""
    found: dict[tuple[object, ...], View] = {}
    for name in FILES:
        for seen in moments(name):
            question = law_question(seen, naming(seen))
            if question is not None:
                kinds = frozenset(type(option) for option in seen.options)
                found.setdefault((question.rule, kinds, bool(question.proof), bool(seen.trick)), seen)
    return (*found.values(), *played_on())


def played_on() -> tuple[View, ...]:
    """Moments at which winning cards were played one after another, one further card and as many as may be."""
    state = cards(begun(), "HA")
    return tuple(view(ahead(state, words), state.layout.holder[NORTH]) for words in ("HK", "HK HQ"))


def test_W_EXP_7_W_AWL_15_the_bar_asks_which_trick_the_partner_must_win():
    seen = played_on()[1]
    question = law_question(seen, naming(seen))
    assert question.title == "Ida played on. Max must, if able, win trick" and question.rule == "W-EXP-7"
    assert [reply.label for reply in question.replies] == ["1", "2", "3", "Waive"]
    assert [reply.name for reply in question.replies[:3]] == ["Trick 1", "Trick 2", "Trick 3"]
    assert question.proof == "Cards played on before partner lie face up and may be called."
    state = ahead(cards(begun(code="awl_1893"), "HA"), "HK")
    american = view(state, state.layout.holder[SOUTH])
    assert law_question(american, naming(american)).rule == "W-AWL-15"
    told = do(state, laws.MUST_WIN[2], state.layout.holder[SOUTH])
    east = view(told, told.layout.holder[NORTH])
    by_law = naming(east)
    assert owed(east, by_law)[by_law.places[EAST]].words == "Must win trick 2"
    assert law_role(east, by_law, WEST) == "May be called"


def actions(replies: tuple[Reply, ...]) -> list[object]:
    """All that the replies and what they lead to stand for."""
    return [
        action for reply in replies for action in ([] if reply.action is None else [reply.action]) + actions(reply.then)
    ]


@pytest.mark.parametrize("name", FILES)
def test_all_that_the_law_offers_has_a_button(name):
    looked = 0
    for seen in moments(name):
        question = law_question(seen, naming(seen))
        offered = [option for option in seen.options if isinstance(option, OF_LAW)]
        offers = notice(seen, naming(seen))
        shown = (
            actions(() if offers is None or offers.noted else offers.replies)
            if question is None
            else actions(question.replies)
        )
        by_law = [one for one in shown if one not in (GO_BEFORE, PLAY_TO_IT, WAIT) and not isinstance(one, Play)]
        assert sorted(map(repr, by_law)) == sorted(map(repr, offered))
        looked += 1
    assert looked


@pytest.fixture
def table(qtbot) -> Iterator[TableView]:
    shown = TableView(looks=Looks(speed="off"))
    qtbot.addWidget(shown)
    shown.show()
    yield shown
    shown.close_faces()


def put(table: TableView, seen: View, size: tuple[int, int] = SIZES[0]) -> LawBar:
    table.resize(*size)
    table.present(compose(seen, naming(seen).company, Looks(speed="off")))
    assert isinstance(table.question.box, LawBar)
    return table.question.box


@pytest.mark.parametrize("size", one_in(3, SIZES))
def test_the_bar_stands_over_the_hand_and_hides_no_index(table, size):
    for seen in asked():
        bar = put(table, seen, size)
        scene = table.scene_items.table
        body = bar.body.translated(bar.mapTo(table.viewport(), bar.rect().topLeft()))
        assert body.left() >= 0 and body.right() <= size[0] and body.bottom() <= size[1]
        for button in (*bar.buttons, bar.link):
            assert bar.body.contains(button.geometry().center()) and button.geometry().right() <= bar.body.right() + 4
        rights = [button.geometry().right() for button in bar.buttons if button.y() == bar.buttons[0].y()]
        assert rights == sorted(rights)
        for slot, pose in scene.cards.items():
            rect = pose.rect(scene.metrics.rho)
            if slot[0] == "trick":
                assert rect.bottom - body.top() <= rect.height / 3 + 1 or scene.metrics.narrow
            if slot[0] == "hand":
                assert body.bottom() <= rect.y


def test_W_EXP_7_a_title_that_its_buttons_end_is_read_with_the_first_of_them(table):
    assert put(table, played_on()[0]).spoken == (
        "The law: Ida played on. Max must, if able, win trick 1, button 1 of 3. "
        "Cards played on before partner lie face up and may be called."
    )


def test_a_bar_grows_only_where_its_buttons_stand_in_fewer_rows_by_it(qtbot):
    scale = Scale(1.0)
    for many in range(1, 12):
        replies = tuple(Reply("As wide as this", laws.WAIVE) for _ in range(many))
        bar = LawBar(LawQuestion("It is asked", "", replies, "W-REV-4", "The law", "Back"))
        qtbot.addWidget(bar)
        found = {width: len(_rows(replies, width - 36, scale)) for width in (WIDTH, WIDEST)}
        size = bar.body_size(scale)
        wanted = WIDTH if found[WIDTH] == found[WIDEST] else WIDEST
        assert size.width() == pytest.approx(wanted, abs=WIDEST - WIDTH if wanted == WIDEST else 0.5)
        assert len(_rows(replies, size.width() - 36, scale)) == min(found.values())


def test_keys_go_along_the_bar_and_back_from_its_second_step(table, qtbot):
    seen = next(one for one in asked() if laws.CONTENT in one.options and len(one.options) > 1)
    bar = put(table, seen)
    told = []
    table.choice_made.connect(told.append)
    bar.buttons[0].setFocus()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Right)
    assert bar.buttons[1].hasFocus()
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert bar.steps and bar.buttons[0].hasFocus() and bar.title == bar.steps[-1].asks
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Return)
    assert len(bar.steps) == 2 and not told
    assert table.question.dismiss() and len(bar.steps) == 1
    assert table.question.dismiss() and not bar.steps and not table.question.dismiss()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Return)
    assert told == [laws.CONTENT]


def test_the_law_itself_can_be_read(table):
    bar = put(table, asked()[0])
    told = []
    table.law_asked.connect(told.append)
    bar.link.click()
    assert told == [bar.question.rule]


def test_a_screen_reader_hears_what_is_asked_and_its_proof(table):
    for seen in asked():
        bar = put(table, seen)
        question = bar.question
        assert isinstance(question, LawQuestion)
        assert table.question.accessibleName() == question.title and bar.accessibleDescription() == question.proof
        assert [button.accessibleName() for button in bar.buttons] == [
            reply.name or reply.label for reply in question.replies
        ]
