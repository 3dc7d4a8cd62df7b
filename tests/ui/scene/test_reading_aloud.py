"""What does Qt tell assistive technology of our controls? Presses, states, groups and places are true."""

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.ui.controls.buttons import BarButton, FoldHeading
from dummywhist.ui.controls.choices import Check, Choice, Switch
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.theme import Theme, apply
from tests.ui.scene.tables import my_turn
from tools.scene_gallery import Game, company, reach

A = PLAYERS[0]
DESCRIPTION = QAccessible.Text.Description


@pytest.fixture(scope="module", autouse=True)
def spoken(qapp):
    apply(qapp, Theme())


def face_of(widget):
    return QAccessible.queryAccessibleInterface(widget)


def made_of(kind):
    if kind is BarButton:
        action = QAction("Rules")
        action.setCheckable(True)
        button = BarButton(action, "rules")
        action.setParent(button)
        return button
    return kind("On")


@pytest.mark.parametrize("action", ["Toggle", "Press"])
@pytest.mark.parametrize("kind", [Switch, Check, Choice, BarButton, FoldHeading])
def test_toggle_and_press_are_a_click(qtbot, kind, action):
    button, told = made_of(kind), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda on: told.append(on))
    before, face = button.isChecked(), face_of(button)
    assert {"Toggle", "Press"} <= set(face.actionInterface().actionNames())
    face.actionInterface().doAction(action)
    QApplication.processEvents()
    assert told == [not before]
    assert (button.isChecked(), face.state().checked) == (not before, int(not before))


def test_a_hand_is_a_group_and_its_cards_have_places(table):
    game = reach(lambda s: my_turn(s, dimmed=True), 1)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    picture, buttons = table.picture, table.overlay.cards
    hand = picture.facts.bottom.cards
    for at, card in enumerate(hand, start=1):
        face = face_of(buttons[card])
        assert face.parent().object() is table.overlay.regions["hand"]
        assert face.text(DESCRIPTION).endswith(f", {at} of {len(hand)}")
        assert bool(face.state().disabled) == (card not in picture.playable)
        assert ("Press" in face.actionInterface().actionNames()) == (card in picture.playable)
        assert buttons[card].isEnabled()


def test_buttons_live_on_when_their_cards_are_gone(table):
    game = reach(lambda s: my_turn(s) and not s.deal.trick, 3)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    before, card = table.overlay.cards, min(table.picture.playable)
    earlier = game.seen(A)
    around = company(game, A)
    game.play(A, card)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    assert card not in table.overlay.cards
    assert (before[card].isVisible(), before[card].accessibleName()) == (False, "")
    table.present(compose(earlier, around, table.looks))
    assert table.overlay.cards == before


def test_a_played_card_stays_playable_for_no_moment(table, qtbot):
    table.set_looks(Looks(speed="slow"))
    game = reach(lambda s: my_turn(s) and not s.deal.trick, 3)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    before, card = table.overlay.cards, min(table.picture.playable)
    events = game.seat_events(A, game.play(A, card))
    table.perform(events, compose(game.seen(A), company(game, A), table.looks))
    assert table.busy
    assert all(not button.useful for one, button in before.items() if one not in table.picture.playable)
    table.snap()


def test_there_is_no_fourteenth_trick():
    game, most = Game(5), 0
    while game.session.deals == 0:
        game.step()
        if game.session.deal is not None:
            view = game.seen(A)
            picture = compose(view, company(game, A), Looks())
            most = max(most, len(view.played))
            if not view.trick and len(view.played) == 13:
                assert "trick" not in picture.labels
    assert most == 13


def test_a_sheet_is_modal_and_a_ledger_begins_where_words_are(qtbot):
    ledger = Ledger(["Deal", "What counted", "You"], numbers={2}, name="Score")
    qtbot.addWidget(ledger)
    ledger.choose(ledger.add_line(["", "Honours, three", "2"], "honours"))
    assert ledger.currentColumn() == 1
    sheet = Sheet(ledger, "Score sheet")
    face = face_of(sheet)
    assert (face.role(), bool(face.state().modal)) == (QAccessible.Role.Dialog, True)
