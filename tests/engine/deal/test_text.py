"""Is every action read as it is spelled, and nothing else?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.hand import EMPTY, Hand, hand_of
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.count import CallHonours, CountDeal, PassHonours
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play, Quit, TakeUpTrump
from dummywhist.engine.deal.actions.session import Abandon, AgreeOrder, ChangeRules, ChooseDealer, Draw, TakeChair
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.rules.games.catalogue import game_of

TOGGLES = game_of("english-dummy").toggles
PLAIN = (Abandon, CallHonours, CountDeal, CutPack, PassHonours, Quit, TakeUpTrump, TurnTrump)

cards = st.sampled_from(PACK)
seats = st.sampled_from(SEATS)
entrants = st.integers(1, 4)
changes = st.lists(
    st.sampled_from(TOGGLES).flatmap(lambda toggle: st.tuples(st.just(toggle.key), st.sampled_from(toggle.names()))),
    max_size=6,
    unique_by=lambda change: change[0],
)


@st.composite
def deals(draw):
    pack = draw(st.permutations(PACK))
    sizes = draw(st.sampled_from([(13, 13, 13, 13), (13, 13, 13, 0), (0, 26, 26, 0)]))
    hands, place = [], 0
    for size in sizes:
        hands.append(hand_of(pack[place : place + size]))
        place += size
    return DealCards(tuple(hands), draw(cards), draw(st.none() | st.integers(0, 2**64 - 1)))


actions = st.one_of(
    st.sampled_from([action() for action in PLAIN]),
    cards.map(Play),
    seats.map(TakeChair),
    seats.map(ChooseDealer),
    deals(),
    st.lists(st.tuples(entrants, cards), min_size=1, max_size=4).map(lambda drawn: Draw(tuple(drawn))),
    st.lists(entrants, min_size=1, max_size=4).map(lambda order: AgreeOrder(tuple(order))),
    changes.map(lambda changed: ChangeRules(tuple(changed))),
)


@given(actions)
def test_actions_are_read_as_they_are_spelled(action):
    text = action_text(action)
    again = read_action(text)
    assert type(again) is type(action)
    assert again == action
    assert text == text.strip() and text.isprintable() and text.isascii()


@given(actions, actions)
def test_different_actions_are_spelled_differently(one, two):
    if type(one) is not type(two) or one != two:
        assert action_text(one) != action_text(two)


def test_spelling():
    hands = tuple(hand_of(PACK[13 * suit : 13 * suit + 13]) for suit in range(4))
    assert action_text(Play(PACK[21])) == "play HT"
    assert action_text(TakeUpTrump()) == "take-up"
    assert action_text(Draw(((1, PACK[0]), (3, PACK[51])))) == "draw 1:S2 3:CA"
    assert action_text(AgreeOrder((2, 3, 1))) == "order 2 3 1"
    assert action_text(ChangeRules((("game", 7), ("honours", "off")))) == "rules game=7 honours=off"
    assert action_text(ChangeRules(())) == "rules"
    whole = "AKQJT98765432"
    assert action_text(DealCards(hands, PACK[51], 12)) == (
        f"deal N:{whole}... .{whole}.. ..{whole}. ...{whole} last CA number 12"
    )
    assert action_text(DealCards((hands[0], EMPTY, Hand(0), hands[1]), PACK[0])) == (
        f"deal N:{whole}... - - .{whole}.. last S2"
    )


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play ", "play XX", "play SA SK", "Play SA", "plays SA", "quit now", "quit  now", "draw",
        "draw 1", "draw 7:SA", "draw 1:SA 2", "draw 1:SA  2:SK", "order", "order 1 2 x", "order 0", "chair", "chair X",
        "dealer NS", "deal", "deal N:... ... ... ...", "deal N:... ... ... ... last",
        "deal N:... ... ... ... last SA number x",
        "deal N:... ... ... ... last SA number", "rules game", "rules game=", "rules =5", "rules  game=5", "\u0000",
        "count\n", "deal N:A... A... ... ... last SA",
    ],
)  # fmt: skip
def test_what_is_no_action(text):
    with pytest.raises(Unreadable) as caught:
        read_action(text)
    assert str(caught.value).endswith(".")


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text):
    try:
        read_action(text)
    except Unreadable as error:
        assert str(error).endswith(".")


@given(st.sampled_from(["play", "deal", "draw", "order", "chair", "dealer", "rules", "quit"]), st.text(max_size=30))
def test_any_tail_is_read_or_refused(word, tail):
    try:
        read_action(f"{word} {tail}")
    except Unreadable as error:
        assert str(error).endswith(".")
