"""Do the players judge well before the play? Plain hands with one right bid, exchange, name, discard or answer."""

import random

import pytest

from dummywhist.engine.cards.card import SPADES
from dummywhist.engine.cards.hand import FULL_PACK, JOKER_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import card_text, read_hand
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Bid, Double, Pass
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.actions.packets import ChooseDummy
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, columns, lay_out
from dummywhist.engine.deal.pack import in_order
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.calls.estimate import hand_tricks, odds, pair_tricks
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import game_of
from tests.engine.random_play import applied

A, B, C = PLAYERS[:3]
STRONG = "AKQJ98.AK5.A4.K3"
WEAK = "T8.8642.974.9763"
LOW = "A23456.A24.A3.27"


def dealt(game: str, hands: dict[Seat, str], dealer: Seat = WEST, seed: int = 1, **changes: str | int) -> DealState:
    """Return a deal in which the seats of ``hands`` hold those cards, and others the rest at random."""
    rules = game_of(game).rules(changes)
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    setup = Setup(rules, 0, dealer, layout, tuple((side, 0) for side in columns(layout)))
    held = {seat: read_hand(text) for seat, text in hands.items()}
    taken = 0
    for hand in held.values():
        taken |= hand
    pack = FULL_PACK | (JOKER_MASK if rules.dealing.jokers else 0)
    rest = list(cards_in(Hand(pack & ~taken)))
    random.Random(seed).shuffle(rest)
    for seat in SEATS:
        if seat not in held:
            size = 13 + (rules.dealing.extra if seat in rules.dealing.served_after else 0)
            held[seat], rest = hand_of(rest[:size]), rest[size:]
    state = applied(kernel.start(setup), TABLE, CutPack())
    last = max(cards_in(held[in_order(setup)[-1]]))
    state = applied(state, CHANCE, DealCards(tuple(held[seat] for seat in SEATS), last))
    return applied(state, TABLE, TurnTrump()) if state.phase_name == "deal" else state


def does(state: DealState, by: By = A, level: str = "steady", seed: int = 3) -> Action:
    """Return what the player ``by`` decides."""
    return decide(level, view(state, PLAYERS[PLAYERS.index(by)]), seed).action


def after(state: DealState, *steps: tuple[By, Action]) -> DealState:
    """Return the deal after ``steps``."""
    for by, action in steps:
        state = applied(state, by, action)
    return state


def test_odds_are_chances_around_what_is_expected():
    for tricks in (0.4, 6.5, 12.9):
        chances = odds(tricks)
        assert len(chances) == 14 and sum(chances) == pytest.approx(1.0)
        assert max(range(14), key=lambda won: chances[won]) == round(tricks)


@pytest.mark.parametrize("trump", [SPADES, None])
def test_a_stronger_hand_is_worth_more(trump):
    strong, weak, other = read_hand(STRONG), read_hand(WEAK), read_hand("5432.QT9.KQJ.QT4")
    assert pair_tricks(strong, other, trump) > 10 > 6 > pair_tricks(weak, other, trump)
    for players in (2, 3):
        assert hand_tricks(strong, trump, players) > 13 / players + 2 > hand_tricks(weak, trump, players)


def test_BD_12_a_strong_hand_bids_uptown_and_a_hand_of_low_cards_downtown():
    first = does(dealt("bid-dummy", {SOUTH: STRONG}, EAST))
    assert isinstance(first, Bid) and first.denomination in ("up", "nt") and first.level >= 3
    first = does(dealt("bid-dummy", {SOUTH: LOW}, EAST))
    assert isinstance(first, Bid) and first.denomination in ("down", "nt") and first.level >= 3


def test_BD_14_a_poor_hand_leaves_a_high_bid_to_its_bidder():
    state = after(dealt("bid-dummy", {SOUTH: "T87.9873.T98.J97"}, WEST), (C, Bid(5, "up")))
    assert does(state) == Pass()


def test_BD_18_the_dealer_who_must_bid_bids_low():
    state = dealt("bid-dummy", {SOUTH: "T87.9873.T98.J97"}, SOUTH)
    forced = does(after(state, (B, Pass()), (C, Pass())))
    assert isinstance(forced, Bid) and forced.level == 1


def test_BD_20_the_declarer_names_the_suit_and_the_direction_that_both_hands_are_good_for():
    hands = {SOUTH: "AKQ32.A5.432.543", NORTH: "JT98.K3.AK5.AK62"}
    state = after(dealt("bid-dummy", hands, EAST), (A, Bid(4, "up")), (B, Pass()), (C, Pass()))
    assert does(state) == NameTrump(SPADES)
    hands = {SOUTH: "A2345.A23.A2.A23", NORTH: "678.456.345678.4"}
    state = after(dealt("bid-dummy", hands, EAST), (A, Bid(4, "nt")), (B, Pass()), (C, Pass()))
    assert does(state) == NameDirection(True)


def test_BD_21_worthless_cards_are_put_away_and_never_the_best():
    hands = {SOUTH: "AKQ32.A5.432.543"}
    state = after(dealt("bid-dummy", hands, EAST, jokers="on"), (A, Bid(4, "up")), (B, Pass()), (C, Pass()))
    assert state.phase_name == "discard"
    away = does(state)
    assert isinstance(away, Discard) and len(away.cards) == 2
    assert all(card < 52 and card % 13 < 11 for card in away.cards), "neither jokers nor aces and kings"
    worth = after(state, (A, away))
    assert does(worth) == NameTrump(SPADES)


def test_BD_35_jokers_are_put_away_at_no_trump():
    state = dealt("bid-dummy", {SOUTH: STRONG}, EAST, jokers="on")
    packet = state.hands[NORTH]
    jokers = Hand(FULL_PACK & 0) | JOKER_MASK
    # Dummy is given both jokers in place of two cards that their holders take for them.
    hands = list(state.hands)
    for seat in (WEST, EAST):
        mine = hands[seat] & jokers
        low = [card for card in cards_in(packet) if card < 52][: mine.bit_count()]
        hands[seat] = Hand(hands[seat] & ~mine | hand_of(low))
        hands[NORTH] = Hand(hands[NORTH] & ~hand_of(low) | mine)
    state = state._replace(hands=tuple(hands), dealt=tuple(hands))
    state = after(state, (A, Bid(4, "nt")), (B, Pass()), (C, Pass()))
    away = does(state)
    assert isinstance(away, Discard) and set(away.cards) == {52, 53}


def test_BD_39_who_put_the_cards_away_takes_the_better_one():
    rules = {"jokers": "on", "nt_joker": "exchange"}
    state = dealt("bid-dummy", {SOUTH: "AKQJ98.AK5.A4.K3"}, EAST, **rules)
    hands = list(state.hands)
    joker = next(seat for seat in SEATS if hands[seat] >> 52 & 1)
    eight = next(card for card in cards_in(hands[SOUTH]) if card_text(card) == "S8")
    hands[SOUTH] = Hand(hands[SOUTH] & ~(1 << eight) | 1 << 52)
    hands[joker] = Hand(hands[joker] & ~(1 << 52) | 1 << eight)
    state = state._replace(hands=tuple(hands), dealt=tuple(hands))
    state = after(state, (A, Bid(4, "nt")), (B, Pass()), (C, Pass()))
    plain = sorted((card for card in cards_in(state.hands[NORTH]) if card < 52), key=lambda card: card % 13)
    state = after(state, (A, Discard((plain[0], plain[-1]))), (A, NameDirection(False)))
    assert state.phase_name == "jokers"
    assert does(state) == TakeDiscard(2)


def test_SD_12_a_hopeless_contract_is_doubled_and_a_sound_one_is_not():
    state = dealt("single-dummy-bridge", {WEST: "AKQJ9.AKQ.AK.A52", NORTH: WEAK}, SOUTH)
    state = after(state, (A, Bid(4, "H")))
    assert isinstance(does(state, B), Double | Bid)
    state = dealt("single-dummy-bridge", {WEST: WEAK, NORTH: "AK5.KQJ5.AK32.K2"}, SOUTH)
    assert does(after(state, (A, Bid(2, "H"))), B) != Double()


def test_SD_20_the_declarer_takes_the_better_dummy():
    good, bad = "AK5.KQJ5.AK32.K2", "432.432.654.6543"
    for shown, seat in ((good, NORTH), (bad, EAST)):
        state = dealt("single-dummy-bridge", {SOUTH: "QJT98.A98.QJT.AQ", NORTH: shown}, SOUTH)
        state = after(state, (A, Bid(3, "S")), (B, Pass()))
        assert state.phase_name == "choose_dummy" and does(state) == ChooseDummy(seat)


@pytest.mark.parametrize("game", ["humbug", "double-dummy-dead"])
def test_HW_4_a_good_hand_is_kept_and_a_poor_one_thrown_in(game):
    assert does(dealt(game, {SOUTH: STRONG}, NORTH)) == Keep()
    assert does(dealt(game, {SOUTH: WEAK}, NORTH)) == Exchange()


def test_HW_20_the_dealer_names_his_best_suit():
    assert does(dealt("humbug", {SOUTH: STRONG}, SOUTH, trump="dealer_names")) == NameTrump(SPADES)


def test_TH_10_a_hand_is_kept_if_it_is_better_than_an_unseen_one_for_its_target():
    assert does(dealt("three-handed", {SOUTH: "A4.AK5.K3.AKQJ98"}, EAST)) == Keep()
    assert does(dealt("three-handed", {SOUTH: "T864.9742.97643."}, EAST)) == Exchange()


def test_a_beginner_judges_worse_but_not_wildly():
    """He knows a very good hand from a very poor one, and slips on what lies between."""
    for seed in range(8):
        assert does(dealt("humbug", {SOUTH: STRONG}, NORTH), level="beginner", seed=seed) == Keep()
        assert does(dealt("humbug", {SOUTH: WEAK}, NORTH), level="beginner", seed=seed) == Exchange()
    state = dealt("humbug", {SOUTH: "AJ74.K93.QT5.Q86"}, NORTH)
    assert {type(does(state, level="beginner", seed=seed)) for seed in range(40)} == {Keep, Exchange}


def ending(seed: int, left: int = 3) -> DealState:
    """Return a deal of Double Dummy with so many tricks to go, played by beginners till then."""
    state = dealt("double-dummy", {}, WEST, seed)
    while len(state.tricks) < 13 - left:
        if len(state.trick) == 4:
            state = applied(state, TABLE, Quit())
            continue
        player = next(by for by in (A, B) if any(isinstance(one, Play) for one in kernel.choices(state, by)))
        action = does(state, player, "beginner")
        if isinstance(action, Claim):
            action = next(one for one in kernel.choices(state, player) if isinstance(one, Play))
        state = applied(state, player, action)
    return state


def made(state: DealState, by: By) -> int:
    """Return the tricks that ``by`` makes of the rest by perfect play, by looking at every line."""
    if len(state.trick) == 4:
        side = state.layout.side[state.layout.own_seat(PLAYERS[PLAYERS.index(by)])]
        quitted = applied(state, TABLE, Quit())
        won = won_by(quitted, side) - won_by(state, side)
        return won if quitted.phase_name != "play" else won + made(quitted, by)
    player = next(one for one in (A, B) if any(isinstance(option, Play) for option in kernel.choices(state, one)))
    results = [
        made(applied(state, player, option), by) for option in kernel.choices(state, player) if isinstance(option, Play)
    ]
    return max(results) if player == by else min(results)


@pytest.mark.parametrize("seed", range(3))
def test_DF_54_a_claim_is_admitted_if_the_cards_bear_it_out(seed):
    state = ending(seed)
    worth = made(state, A)
    for tricks in range(4):
        answer = does(after(state, (A, Claim(tricks))), B)
        assert answer == (Accept() if tricks <= worth else Decline()), (tricks, worth)


def test_DF_54_what_no_longer_depends_on_the_play_is_claimed_and_nothing_else():
    claimed = 0
    for seed in range(20):
        state = ending(seed, 2)
        player = next(by for by in (A, B) if any(isinstance(one, Play) for one in kernel.choices(state, by)))
        action = does(state, player)
        if isinstance(action, Claim):
            claimed += 1
            other = B if player == A else A
            assert action.tricks == made(state, player) and does(after(state, (player, action)), other) == Accept()
    assert claimed


def test_while_a_claim_waits_its_maker_does_nothing():
    state = ending(1)
    player = next(by for by in (A, B) if any(isinstance(one, Play) for one in kernel.choices(state, by)))
    with pytest.raises(Unlawful):
        does(after(state, (player, Claim(1))), player)


def test_DF_53_the_word_of_a_referee_is_taken():
    state = after(ending(1), (A, Claim(2)))
    for judged, answer in (("exact", Accept()), ("low", Accept()), ("high", Decline())):
        found = state.with_part(state.part(Claiming)._replace(judged=judged))
        assert does(found, B) == answer
