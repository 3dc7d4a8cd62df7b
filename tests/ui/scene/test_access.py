"""What a screen reader finds: a real button over each card that may be focused, named regions, announcements."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.ui.controls.paint import shows_ring
from dummywhist.ui.scene.buttons import CardButton, Region, RegionButton, card_name
from dummywhist.ui.scene.keys import rows
from dummywhist.ui.scene.parts import Choice, Curtain
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.slots import slot_of
from tests.ui.scene.tables import my_turn
from tools.scene_gallery import Game, at_trick, company, reach

A, B, C = PLAYERS[:3]


def present(table, game, player=A, **more):
    table.present(compose(game.seen(player), company(game, player), table.looks, **more))
    return table.picture


def present_to_keyboard(table, game):
    """Show a game to somebody whose keyboard is at the table as a whole."""
    picture = present(table, game)
    table.clear_focus()
    table.setFocus()
    return picture


def on_table(view):
    return [button for button in view.viewport().findChildren(QPushButton) if isinstance(button, CardButton)]


def test_there_is_one_button_for_each_card_of_an_open_hand(table):
    game = Game(5)
    for _ in range(130):
        game.step()
        if game.session.deal is None:
            continue
        picture = present(table, game)
        wanted = {card for row in rows(picture) if row.place is not None for card in row.cards}
        assert set(table.overlay.cards) == wanted
        names = sorted(button.accessibleName() for button in table.overlay.cards.values())
        assert names == sorted(card_name(card) for card in wanted)
        for row in rows(picture):
            lie = [table.overlay.cards[card] for card in row.cards] if row.place is not None else []
            for hand in {button.parentWidget() for button in lie}:
                assert [button for button in hand.children() if button in lie] == lie, "told as they lie"


def test_buttons_lie_on_the_visible_strips_and_say_what_may_be_played(table):
    game = reach(lambda s: my_turn(s, dimmed=True) and s.deal.setup.dealer == NORTH and len(s.deal.tricks) < 2, 1)
    picture = present(table, game)
    for card, button in table.overlay.cards.items():
        box = table.scene_items.table.hit[slot_of(picture.facts, card)]
        here = QRect(button.mapTo(table.viewport(), QPoint()), button.size())
        assert here.intersects(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        assert abs(button.width() - box.width) <= 1 and abs(button.height() - box.height) <= 1
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        said = button.accessibleDescription()
        if card in picture.playable:
            assert said == "playable" and button.focusPolicy() == Qt.FocusPolicy.StrongFocus
        elif card in picture.dimmed:
            assert said.startswith("not playable, follow ")
        else:
            assert said in ("not playable now", "turned trump, not playable now")
    assert card_name(max(picture.playable)) in {button.accessibleName() for button in on_table(table)}
    assert card_name(next(iter(picture.playable)))[0].isupper()


def test_pressing_a_button_plays_and_a_forbidden_one_is_refused(table, qtbot):
    game = reach(lambda s: my_turn(s, dimmed=True), 1)
    picture = present(table, game)
    chosen, refused = [], []
    table.card_chosen.connect(chosen.append)
    table.refused_click.connect(refused.append)
    for card in sorted(picture.playable | picture.dimmed):
        face = QAccessible.queryAccessibleInterface(table.overlay.cards[card])
        assert face.role() == QAccessible.Role.Button
        face.actionInterface().doAction("Press")
        qtbot.waitUntil(lambda card=card: card in (*chosen, *refused), timeout=2000)
    assert chosen == sorted(picture.playable) and refused == sorted(picture.dimmed)


def test_a_whole_deal_with_the_buttons_alone(table):
    game = reach(lambda s: at_trick(s, 0, 0), 6)
    played = []

    def play(card):
        played.append(card)
        game.play(A, card)

    table.card_chosen.connect(play)
    while game.session.deals == 0:
        picture = present(table, game)
        if picture.acting is not None:
            button = next(b for c, b in table.overlay.cards.items() if b.accessibleDescription().endswith("playable")
                          and c in picture.playable)  # fmt: skip
            button.click()
        else:
            game.step()
    assert len(played) == 26


def test_regions_have_names(table):
    game = reach(lambda s: at_trick(s, 7, 2), 3)
    picture = present(table, game)
    regions = table.overlay.regions
    for key in ("hand", "dummy:top", "backs:left", "backs:right", "trick", "trump", "marker", "strip", "prompt",
                "plate:left", *(f"packets:{place}" for place in picture.packets)):  # fmt: skip
        assert regions[key].accessibleName(), key
        assert regions[key].isVisible()
    assert regions["prompt"].accessibleName() == picture.prompt.words
    assert QAccessible.queryAccessibleInterface(regions["hand"]).text(QAccessible.Text.Name).startswith("Your hand, ")


def test_a_region_is_a_button_only_if_somebody_listens(table):
    game = reach(lambda s: at_trick(s, 7, 2), 3)
    picture = present(table, game)
    assert all(isinstance(table.overlay.regions[key], Region) for key in ("marker", "trump", "strip", "plate:left"))
    told = []
    table.marker_clicked.connect(lambda: told.append("marker"))
    table.packet_clicked.connect(told.append)
    present(table, game)
    marker = table.overlay.regions["marker"]
    assert isinstance(marker, RegionButton) and isinstance(table.overlay.regions["trump"], Region)
    marker.click()
    place = next(iter(picture.packets))
    table.overlay.regions[f"packets:{place}"].click()
    assert told == ["marker", place]


def test_a_full_trick_is_gathered_by_its_button(table):
    game = reach(lambda s: at_trick(s, 2, 4), 3)
    present(table, game)
    told = []
    table.gather_wanted.connect(lambda: told.append(1))
    table.overlay.regions["trick"].click()
    assert told == [1]
    game.step()
    present(table, game)
    assert isinstance(table.overlay.regions["trick"], Region)


def test_tab_goes_from_the_hand_to_the_regions(table):
    game = reach(lambda s: my_turn(s) and len(s.deal.tricks) == 3, 3)
    table.marker_clicked.connect(lambda: None)
    picture = present(table, game)
    table.activateWindow()
    table.focus_hand()
    seen = []
    for _ in range(len(picture.playable) + 1):
        seen.append(table.window().focusWidget())
        table.focusNextChild()
    cards = [widget.card for widget in seen if isinstance(widget, CardButton)]
    assert cards == [card for card in picture.facts.bottom.cards if card in picture.playable]
    assert seen[-1] is table.overlay.regions["marker"]


def test_the_focus_is_never_given_to_a_stranger(table, qtbot):
    game = reach(lambda s: my_turn(s) and not s.deal.trick, 3)
    picture = present(table, game)
    table.activateWindow()
    table.focus_hand()
    card = table.focus_card
    game.play(A, card)
    present(table, game)
    qtbot.wait(20)
    assert table.focus_card != card and table.focus_card in table.overlay.cards
    assert table.overlay.focused_card() == table.focus_card
    assert picture.facts.bottom.cards.index(card) >= 0


def test_a_keyboard_at_the_table_is_at_the_card_that_it_acts_on(table, qtbot):
    game = reach(lambda s: my_turn(s) and not s.deal.trick, 3)
    picture = present_to_keyboard(table, game)
    qtbot.waitUntil(lambda: table.overlay.focused_card() in picture.playable)
    assert not table.ring_shown, "the mouse may be in use"
    game.play(A, table.focus_card)
    present(table, game)
    table.setFocus()
    picture = present(table, reach(lambda s: my_turn(s) and not s.deal.tricks, 5))
    assert table.overlay.focused_card() in picture.playable and not table.ring_shown, "another deal"


def test_a_keyboard_at_the_table_is_at_what_is_next(table):
    game = reach(lambda s: my_turn(s) and not s.deal.trick, 3)
    picture = present_to_keyboard(table, game)
    table.present(replace(picture, playable=frozenset(), acting=None, choices=(Choice("Next deal", "next", True),)))
    assert table.choices.buttons[0].hasFocus()
    table.present(picture)
    assert table.overlay.focused_card() in picture.playable
    table.present(replace(picture, playable=frozenset(), acting=None, choices=(Choice("Next deal", "next", True),)))
    assert table.choices.buttons[0].hasFocus(), "the cards that are laid open do not keep it"
    told = []
    table.choice_made.connect(told.append)
    QTest.keyClick(table.choices.buttons[0], Qt.Key.Key_Right)
    assert table.viewport().isAncestorOf(QApplication.focusWidget()), "an arrow leads to no other part of the window"
    QTest.keyClick(table.choices.buttons[0], Qt.Key.Key_Return)
    assert told == ["next"]


@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
@pytest.mark.parametrize("size", [(1366, 768), (800, 600)])
def test_after_a_deal_the_ring_is_on_what_return_does(table, size, keys):
    table.resize(*size)
    table.activateWindow()
    picture = present(table, reach(lambda s: my_turn(s) and not s.deal.trick, 3))
    table.focus_hand()
    if not keys:
        table.clear_focus()
        table.setFocus()
        QTest.qWait(0)
    table.present(replace(picture, playable=frozenset(), acting=None, choices=(Choice("Next deal", "next", True),)))
    QTest.qWait(0)
    offered = table.choices.buttons[0]
    assert offered.hasFocus() and shows_ring(offered) is keys
    assert not table.ring_shown and not table.raised(), "no card looks as if Return played it"
    table.present(picture)
    QTest.qWait(0)
    assert table.overlay.focused_card() in picture.playable
    assert table.ring_shown is keys, "the next deal goes on as this one did"


def test_behind_a_curtain_no_button_tells_of_a_private_card(table):
    game = reach(lambda s: at_trick(s, 3, 0), 1)
    present(table, game)
    table.present(compose(game.seen(B), company(game, B, (A, B)), curtain=Curtain("Tom", "Ruth")))
    dummy = set(cards_in(game.session.deal.hands[NORTH]))
    assert set(table.overlay.cards) == dummy
    said = " ".join(widget.accessibleName() for widget in table.viewport().findChildren(QPushButton))
    for hand in game.session.deal.hands[1:]:
        assert not any(card_name(card) in said for card in cards_in(hand))
    assert "hand" not in table.overlay.regions and "trick" not in table.overlay.regions


# --- announcements ------------------------------------------------------------------------------------


def test_announcements_that_come_fast_are_joined(table, qtbot):
    told = []
    table.announcer.spoken.connect(lambda words, assertive: told.append((words, assertive)))
    table.announce("Max leads the ten of hearts.")
    table.announce("Dummy plays the two.")
    table.announce("Edith plays the king.")
    assert told == [("Max leads the ten of hearts.", False)]
    qtbot.waitUntil(lambda: len(told) == 2, timeout=2000)
    assert told[1] == ("Dummy plays the two. Edith plays the king.", False)


def test_what_is_urgent_is_said_at_once(table):
    told = []
    table.announcer.spoken.connect(lambda words, assertive: told.append((words, assertive)))
    table.announce("Max leads.")
    table.announce("Dummy plays the two.")
    table.refuse("Follow hearts: you hold two.")
    assert told == [("Max leads.", False), ("Dummy plays the two.", False), ("Follow hearts: you hold two.", True)]
    table.announce("")
    assert len(told) == 3
