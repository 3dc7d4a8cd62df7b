"""Is what the pages share kept by every game that shares it? The pack, the order of the deal, play, and the chairs."""

from random import Random

import pytest

from dummywhist.engine.cards.card import PACK, Suit, rank_of, suit_of
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of, of_suit
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import SEATS, left_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.actions.session import Draw
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.pack import in_order, pack_of
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.session import session as sessions
from tests.laws.dealing import A, B, C, dealt, do, played_out, rules_of, setup_of
from tests.playing import lopsided_deal, session_log

FOUR_HANDS = ("english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist", "single-dummy-bridge", "bid-dummy")
TURNED = ("english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist", "humbug", "double-dummy-dead")


@pytest.mark.parametrize("game", [*FOUR_HANDS, "humbug", "double-dummy-dead", "three-handed"])
def test_W_DEAL_1_CW_2_DF_2_MO_1_SD_1_the_whole_pack_of_fifty_two(game):
    setup = setup_of(rules_of(game))
    assert sorted(pack_of(setup)) == sorted(PACK) and len(PACK) == 52
    assert sum(hand.bit_count() for hand in dealt(setup).hands) == 52


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("game", TURNED)
def test_W_DEAL_3_CW_6_MO_34_DF_20_DD_2_one_card_at_a_time_from_the_dealers_left(game, dealer):
    setup = setup_of(rules_of(game), dealer)
    assert list(in_order(setup)) == [left_of(dealer, 1 + number % 4) for number in range(52)]


@pytest.mark.parametrize("game", TURNED)
def test_W_TRUMP_1_DD_3_DF_23_only_the_last_card_is_turned_and_it_is_the_dealers(game):
    setup = setup_of(rules_of(game))
    state = dealt(setup)
    assert state.hands[setup.dealer] >> state.turned & 1
    assert state.trump == suit_of(state.turned)


@pytest.mark.parametrize(
    ("draws", "order"),
    [
        (({1: "S3", 2: "S6", 3: "H6", 4: "SJ"}, {2: "SK", 3: "SQ"}), (1, 3, 2, 4)),
        (({1: "S3", 2: "S6", 3: "H6", 4: "SJ"}, {2: "S2", 3: "S9"}), (1, 2, 3, 4)),
        (({1: "SA", 2: "HA", 3: "DA", 4: "S2"}, {1: "CA", 2: "SJ", 3: "HJ"}, {2: "S5", 3: "S4"}), (1, 3, 2, 4)),
    ],
)
def test_W_CUT_4_5_equal_cards_are_drawn_again(draws, order):
    """The three decided cases of the page, in its order of the players A B Y Z."""
    session = sessions.start(rules_of("classic-whist"))
    for drawn in draws:
        cut = Draw(tuple((player, read_card(card)) for player, card in drawn.items()))
        session, _ = sessions.apply(session, CHANCE, cut)
    assert session.order == order


@pytest.mark.parametrize(
    ("draws", "order"),
    [
        (({1: "SK", 2: "S3", 3: "HK", 4: "S6"},), (2, 4, 1, 3)),
        (({1: "SA", 2: "S9", 3: "H9", 4: "D9"}, {2: "SQ", 3: "S7", 4: "HQ"}), (1, 3, 2, 4)),
        (({1: "S3", 2: "H3", 3: "SK", 4: "HK"}, {1: "S9", 2: "S5"}), (2, 1, 3, 4)),
        (({1: "S3", 2: "H3", 3: "D3", 4: "C3"}, {1: "S5", 2: "S6", 3: "SK", 4: "HK"}), (1, 2, 3, 4)),
    ],
)
def test_W_CUT_4_the_two_highest_need_not_draw_again(draws, order):
    session = sessions.start(rules_of("classic-whist"))
    for drawn in draws:
        assert session.stage == "cut" and session.drawing == tuple(drawn)
        cut = Draw(tuple((player, read_card(card)) for player, card in drawn.items()))
        session, _ = sessions.apply(session, CHANCE, cut)
    assert session.order == order and not session.drawing


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("english-dummy", {}),
        ("mort-4", {}),
        ("classic-whist", {"match": "tournament", "tournament_partners": "rotate"}),
    ],
)
def test_W_CUT_4_where_the_order_of_the_highest_matters_they_draw_again(game, changes):
    """ED-11, MO-3, CW-65: the order says who has dummy when, or who is whose partner."""
    session = sessions.start(rules_of(game, **changes))
    cards = [read_card(card) for card in ("S3", "S4", "SK", "HK")[-session.entrants :]]
    drawn = Draw(tuple(enumerate(cards, 1)))
    session, _ = sessions.apply(session, CHANCE, drawn)
    assert session.drawing == (session.entrants - 1, session.entrants)


def highest(trump: Suit | None, cards) -> int:
    """Which card of a trick wins, uptown: the highest trump, else the highest of the suit led."""
    suit = trump if any(suit_of(card) == trump for card in cards) else suit_of(cards[0])
    return max((n for n, card in enumerate(cards) if suit_of(card) == suit), key=lambda n: rank_of(cards[n]))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist"])
def test_W_PLAY_1_to_4_CW_20_MO_50_DF_30_31_play_is_as_at_whist(game, seed):
    """A whole deal at random against the laws in their own words; the lead of a dummy is its owner's (DF-31, MO-51)."""
    rng = Random(seed)
    state = dealt(setup_of(rules_of(game), SEATS[seed % 4]), seed=seed)
    hands = list(state.hands)
    turn = left_of(state.setup.dealer)
    won = dict.fromkeys(state.layout.sides, 0)
    for _ in range(13):
        cards: list = []
        leader = turn
        for _ in range(4):
            assert to_play(state) == turn
            by = state.layout.holder[turn]
            legal = hands[turn]
            if cards and of_suit(legal, suit_of(cards[0])):
                legal = of_suit(legal, suit_of(cards[0]))
            assert kernel.choices(state, by).cards == legal
            card = rng.choice(list(cards_in(legal)))
            state = do(state, Play(card), by)
            hands[turn] = Hand(hands[turn] & ~hand_of([card]))
            cards.append(card)
            turn = left_of(turn)
        assert trick_full(state)
        turn = left_of(leader, highest(state.trump, cards))
        won[state.layout.side[turn]] += 1
        state = do(state, Quit())
        assert {side: won_by(state, side) for side in won} == won
    assert sum(won.values()) == 13


@pytest.mark.parametrize("seed", range(3))
def test_BD_40_51_52_53_SD_31_34_who_plays_and_who_has_the_trick(seed):
    """In the games with an auction a dummy's cards are its owner's to play, and so are the tricks it wins."""
    for game in ("bid-dummy", "single-dummy-bridge"):
        rng = Random(seed)
        state = dealt(setup_of(rules_of(game)), seed=seed)
        while state.phase_name != "play":
            by = kernel.actors(state)[0]
            state = do(state, rng.choice(list(kernel.choices(state, by))[:3]), by)
            if thrown_in(state):
                break
        if thrown_in(state):
            continue
        state = played_out(state, rng)
        assert len(state.tricks) == 13
        for trick in state.tricks:
            assert len(trick.cards) == 4
        for before, after in zip(state.tricks, state.tricks[1:], strict=False):
            assert after.leader == before.winner
        sides = state.layout.sides
        assert sum(won_by(state, side) for side in sides) == 13
        for side in sides:
            won = [trick for trick in state.tricks if state.layout.side[trick.winner] == side]
            assert won_by(state, side) == len(won)


@pytest.mark.parametrize("game", ["english-dummy", "double-dummy", "classic-whist"])
def test_ED_15_DF_7_CW_41_W_CUT_7_no_chair_changes_in_a_rubber_and_the_deal_goes_left(game):
    """W-DEAL-4: from deal to deal one seat to the left, through the games of the rubber."""
    _, session = session_log(rules_of(game), Random(1), lopsided_deal)
    for rubber in session.rubbers:
        dealers = [deal.dealer for played in rubber.games for deal in played.deals]
        assert dealers == [left_of(dealers[0], number) for number in range(len(dealers))]
    assert [rubber.owner for rubber in session.rubbers] == {"english-dummy": [A, B, C]}.get(game, [A])


def test_TO_8_TH_3_BD_5_the_deal_passes_on():
    for game, living in (("thirteen", 2), ("three-handed", 3), ("bid-dummy", 3)):
        _, session = session_log(rules_of(game), Random(1), lopsided_deal, deals=7)
        dealers = [deal.dealer for deal in session.all_rubbers[0].games[0].deals]
        assert len(set(dealers[:living])) == living
        assert all(dealers[n] == dealers[n - living] for n in range(living, len(dealers)))
