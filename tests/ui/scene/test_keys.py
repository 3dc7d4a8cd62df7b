"""Keys on the table: pure steps from card to card, typed cards, and a hand played without a mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dummywhist.engine.cards.card import ACE, JOKER_BIG, SUITS, TEN, Card, make_card, suit_of
from dummywhist.engine.cards.notation import RANK_LETTERS, SUIT_LETTERS
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.ui.scene.keys import best_of, first_focus, kept_focus, row_of, rows, step, stops, type_letter
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.tongues import LANGUAGES
from tests.ui.scene.tables import my_turn
from tools.scene_gallery import at_trick, company, reach

A, B, C = PLAYERS[:3]


def picture_of(condition, seed=1, player=A):
    game = reach(condition, seed)
    return compose(game.seen(player), company(game, player)), game


# --- pure ---------------------------------------------------------------------------------------------


def test_rows_are_hand_dummy_trick():
    picture, _ = picture_of(lambda s: my_turn(s) and len(s.deal.trick) == 2)
    assert [row.place for row in rows(picture)] == ["bottom", "top", None]


def test_left_and_right_stop_at_playable_cards_and_with_shift_at_all():
    picture, _ = picture_of(lambda s: my_turn(s, dimmed=True) and len(s.deal.tricks) < 3)
    row = rows(picture)[0]
    playable = stops(picture, row)
    assert set(playable) == picture.playable and first_focus(picture) == playable[0]
    walked = [playable[0]]
    while (there := step(picture, walked[-1], "right")) != walked[-1]:
        walked.append(there)
    assert tuple(walked) == playable
    assert step(picture, playable[-1], "left") == (playable[-2] if len(playable) > 1 else playable[-1])
    assert step(picture, playable[0], "end") == playable[-1] and step(picture, playable[-1], "home") == playable[0]
    every = [step(picture, None, "home")]
    assert step(picture, every[0], "home", True) == row.cards[0]
    here = row.cards[0]
    for card in row.cards[1:]:
        here = step(picture, here, "right", True)
        assert here == card
    assert step(picture, here, "right", True) == here


def test_up_and_down_go_between_the_rows():
    picture, game = picture_of(lambda s: my_turn(s) and len(s.deal.trick) == 2)
    focus = first_focus(picture)
    up = step(picture, focus, "up")
    assert row_of(picture, up).place == "top"
    trick = step(picture, up, "up")
    assert trick in game.session.deal.trick
    assert step(picture, trick, "up") == trick
    assert row_of(picture, step(picture, step(picture, trick, "down"), "down")).place == "bottom"


def test_nothing_in_focus_begins_at_the_hand_on_turn():
    picture, _ = picture_of(lambda s: my_turn(s, dummy=True))
    assert row_of(picture, step(picture, None, "right")).place == "top"


def test_after_a_play_the_focus_is_at_the_same_index_or_the_nearest_playable():
    before, game = picture_of(lambda s: my_turn(s) and not s.deal.trick and len(s.deal.tricks) == 2)
    cards = before.facts.bottom.cards
    game.play(A, cards[4])
    after = compose(game.seen(A), company(game, A))
    kept = kept_focus(before, after, cards[4])
    assert kept in after.facts.bottom.cards and abs(after.facts.bottom.cards.index(kept) - 4) <= 1
    while not my_turn(game.session, dummy=True):
        game.step()
    dummys = compose(game.seen(A), company(game, A))
    assert kept_focus(after, dummys, kept) in dummys.playable, "it goes to the hand on turn"
    assert kept_focus(before, after, None) is None


def test_a_suit_letter_goes_to_its_best_card_that_may_be_played():
    picture, _ = picture_of(lambda s: my_turn(s) and not s.deal.trick and len(s.deal.tricks) < 2)
    for number, suit in enumerate(SUITS):
        held = [card for card in picture.playable if suit_of(card) == suit]
        typed = type_letter(picture, "", SUIT_LETTERS[number].lower())
        assert typed.buffer == SUIT_LETTERS[number] and typed.card == max(held, default=None) == best_of(picture, suit)


def test_suit_then_rank_names_a_card():
    picture, _ = picture_of(lambda s: my_turn(s))
    for card in map(Card, range(52)):
        suit, rank = SUIT_LETTERS[card // 13], RANK_LETTERS[card % 13]
        typed = type_letter(picture, suit, rank)
        assert typed.named == card and typed.buffer == ""
        assert (typed.card == card) == (row_of(picture, card) is not None)
    ten = make_card(SUITS[1], TEN)
    assert type_letter(picture, "H", "0").named == type_letter(picture, "H", "t").named == ten
    assert type_letter(picture, "H", "1").buffer == "H1" and type_letter(picture, "H1", "0").named == ten
    assert type_letter(picture, "J", "B").named == JOKER_BIG
    assert type_letter(picture, "", "X").wrong and type_letter(picture, "H", "X").wrong
    assert type_letter(picture, "S", "H").buffer == "H", "another suit begins anew"


@pytest.mark.parametrize(("code", "letters"), [("en", "SHDC"), ("fr", "PCKT"), ("de", "PHKT")])
def test_letters_follow_the_language(code, letters):
    picture, _ = picture_of(lambda s: my_turn(s))
    for suit, letter in zip(SUITS, letters, strict=True):
        assert type_letter(picture, letter, "A", LANGUAGES[code]).named == make_card(suit, ACE)


# --- the widget ---------------------------------------------------------------------------------------


@pytest.fixture
def table(table):
    table.resize(1024, 548)
    return table


def test_a_whole_deal_with_keys_alone(table, qtbot):
    game = reach(lambda s: at_trick(s, 0, 0) and my_turn(s), 3)
    start = game.session.deals
    told = {"cards": [], "gathers": 0}

    def show():
        table.present(compose(game.seen(A), company(game, A), table.looks))

    def play(card):
        told["cards"].append(card)
        game.play(A, card)
        show()

    def gather():
        told["gathers"] += 1
        game.step()
        if game.session.deals == start:
            show()

    table.card_chosen.connect(play)
    table.cloth_clicked.connect(gather)
    show()
    table.focus_hand()
    while game.session.deals == start:
        picture = table.picture
        if picture.acting is not None:
            QTest.qWait(0)
            assert table.focus_card in picture.playable
            QTest.keyClick(table.overlay.cards[table.focus_card], Qt.Key.Key_Right)
            QTest.keyClick(table.overlay.cards[table.focus_card], Qt.Key.Key_Return)
        elif picture.winning is not None:
            QTest.keyClick(table, Qt.Key.Key_Space)
        else:
            game.step()
            if game.session.deals == start:
                show()
    assert len(told["cards"]) == 26 and told["gathers"] == 13


def test_typed_cards(table, qtbot):
    game = reach(lambda s: my_turn(s) and not s.deal.trick, 1)
    picture = compose(game.seen(A), company(game, A), table.looks)
    table.present(picture)
    told = []
    table.card_chosen.connect(told.append)
    card = max(picture.playable)
    suit, rank = SUIT_LETTERS[card // 13], RANK_LETTERS[card % 13]
    QTest.keyClick(table, suit.lower())
    assert table.scene_items.prompt.prompt.words == f"{suit} …"
    assert suit_of(table.focus_card) == suit_of(card)
    QTest.keyClick(table, rank.lower())
    assert table.focus_card == card and table.scene_items.prompt.prompt.words.startswith("Enter plays the ")
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert told == [card]
    QTest.keyClick(table, suit.lower())
    QTest.keyClick(table, Qt.Key.Key_Backspace)
    assert table.scene_items.prompt.prompt == picture.prompt
    QTest.keyClick(table, suit.lower())
    qtbot.waitUntil(lambda: table.scene_items.prompt.prompt == picture.prompt, timeout=3000)


def test_a_typed_card_that_lies_nowhere_is_said_so(table):
    game = reach(lambda s: my_turn(s), 1)
    picture = compose(game.seen(A), company(game, A), table.looks)
    table.present(picture)
    hidden = next(Card(n) for n in range(52) if row_of(picture, Card(n)) is None)
    QTest.keyClick(table, SUIT_LETTERS[hidden // 13].lower())
    QTest.keyClick(table, RANK_LETTERS[hidden % 13].lower())
    assert table.scene_items.prompt.prompt.tone == "refusal"


def test_enter_on_a_card_that_may_not_be_played_is_refused(table):
    game = reach(lambda s: my_turn(s, dimmed=True), 1)
    picture = compose(game.seen(A), company(game, A), table.looks)
    table.present(picture)
    refused = []
    table.refused_click.connect(refused.append)
    table.focus_on(min(picture.dimmed))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert refused == [min(picture.dimmed)]


def test_commands_and_other_keys_are_left_to_the_window(table):
    game = reach(lambda s: my_turn(s), 1)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    told, focus = [], table.focus_card
    table.card_chosen.connect(told.append)
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(table, Qt.Key.Key_F9)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not told and table.focus_card == focus and not table.ring_shown


def test_the_ring_goes_when_the_mouse_is_used_and_comes_back_where_it_was(table):
    game = reach(lambda s: my_turn(s) and len(s.deal.tricks) < 6, 1)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    table.focus_hand()
    focus = table.focus_card
    assert table.ring_shown and focus is not None
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.rect().center())
    assert not table.ring_shown
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table.ring_shown and table.focus_card == focus


def test_what_tab_has_reached_has_the_only_ring_and_return_presses_it(table):
    game = reach(lambda s: my_turn(s) and len(s.deal.tricks) == 3, 3)
    opened, played = [], []
    table.marker_clicked.connect(lambda: opened.append("marker"))
    table.card_chosen.connect(played.append)
    table.present(compose(game.seen(A), company(game, A), table.looks))
    table.focus_hand()
    card = table.focus_card
    assert table.ring_shown and table.raised()
    marker = table.overlay.regions["marker"]
    for _ in range(20):
        table.focusNextChild()
        if marker.hasFocus():
            break
    assert marker.hasFocus() and not table.ring_shown and not table.raised()
    QTest.keyClick(marker, Qt.Key.Key_Return)
    QTest.keyClick(marker, Qt.Key.Key_Space)
    assert opened == ["marker", "marker"] and not played
    QTest.keyClick(marker, Qt.Key.Key_Right)
    assert table.ring_shown and table.focus_card in table.picture.playable and card is not None
    QTest.keyClick(table.overlay.cards[table.focus_card], Qt.Key.Key_Return)
    assert played == [table.focus_card]
