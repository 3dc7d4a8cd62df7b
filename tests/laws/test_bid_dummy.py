"""Is Bid Dummy Whist played by its page of the rulebook? Each test bears the id of the rule or example it proves."""

from random import Random

import pytest

from dummywhist.engine.cards.card import HEARTS, SPADES, Card, Suit
from dummywhist.engine.cards.hand import JOKER_MASK, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.ranking import ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, left_of, opposite
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import Bid, Pass
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.event import CardsPutAway, JokerHandedIn
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.deal.phases.auction import Bidding, bids_above, contract_of
from dummywhist.engine.deal.phases.jokers import HandedIn
from dummywhist.engine.deal.phases.play import following, to_play
from dummywhist.engine.deal.points import Declared, books_moved, count_bid
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.text import read_call
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.redact import HandedInSeen, PutAwaySeen, redact
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.messages import worded
from dummywhist.engine.rules.parts import Trick
from dummywhist.engine.session.tally import DealRecord, Rubber, with_deal
from tests.laws.dealing import A, B, C, dealt, dealt_by, do, played_out, rules_of, setup_of, side
from tests.playing import session_log

BD = rules_of("bid-dummy")
S, W, E = side("S"), side("W"), side("E")
COLUMN = {A: S, B: W, C: E}


def bidding(calls: str, rules=BD, dealer=EAST, cards=None):
    """The deal after calls like `pass, 3 up`; C deals, so that A speaks first."""
    setup = setup_of(rules, dealer)
    state = dealt(setup, None if cards is None else dealt_by(setup, cards))
    for call in calls.split(", ") if calls else ():
        state = do(state, read_call(call))
    return state


def refused(state, by, action) -> str:
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, by, action)
    return worded(caught.value.message, ENGLISH)


# ---- the deal


@pytest.mark.parametrize(("jokers", "dummy"), [("off", 13), ("on", 15)])
def test_BD_3_4_four_hands_are_dealt(jokers, dummy):
    state = dealt(setup_of(rules_of("bid-dummy", jokers=jokers)))
    assert [hand.bit_count() for hand in state.hands] == [dummy, 13, 13, 13]
    assert state.turned is None and not state.faced
    for viewer in (A, B, C, None):
        assert view(state, viewer).hands[NORTH] == Count(dummy)


def test_BD_5_the_deal_passes_to_the_left():
    _, session = session_log(BD, Random(1), deals=6)
    dealers = [deal.dealer for deal in session.all_rubbers[0].games[0].deals]
    assert dealers == [(SOUTH, WEST, EAST)[n % 3] for n in range(len(dealers))]


@pytest.mark.parametrize(
    ("calls", "declarer"), [("1 up, pass, pass", A), ("pass, 1 up, pass", B), ("pass, pass, 1 up", C)]
)
def test_BD_6_the_dummy_lies_opposite_the_declarer(calls, declarer):
    state = bidding(calls)
    layout = state.layout
    at = layout.own_seat(declarer)
    assert at == state.setup.layout.own_seat(declarer), "the declarer keeps his chair"
    assert layout.dummies == (opposite(at),) and layout.holder[opposite(at)] == declarer
    cycle = [A, B, C]
    turn = cycle.index(declarer)
    assert layout.holder[left_of(at)] == cycle[(turn + 1) % 3]
    assert layout.holder[left_of(at, 3)] == cycle[(turn + 2) % 3]
    for player in (A, B, C):
        assert state.hands[layout.own_seat(player)] == state.dealt[state.setup.layout.own_seat(player)]
    assert state.hands[opposite(at)] == state.dealt[NORTH]


# ---- the auction


def test_BD_10_11_one_call_each_the_dealer_last():
    state = bidding("")
    for player in (A, B):
        assert kernel.actors(state) == (player,)
        state = do(state, Pass())
    assert kernel.actors(state) == (C,)


def test_BD_15_17_the_order_of_bids():
    every = bids_above(bidding(""))
    assert len(every) == 21 and every[-1] == Bid(7, "nt")
    rule = BD.auction
    heights = [rule.step * bid.level + rule.heights[bid.denomination] for bid in every]
    assert len(set(heights)) == 14, "uptown and downtown of one level are equal"
    above = rules_of("bid-dummy", downtown_rank="above_uptown").auction
    assert len({above.step * bid.level + above.heights[bid.denomination] for bid in every}) == 21


def test_BD_A1_the_dealer_must_bid():
    state = bidding("pass, pass")
    assert refused(state, C, Pass()) == "Nobody has bid, so the dealer must."
    assert contract_of(do(state, Bid(1, "up"))).declarer == C


@pytest.mark.parametrize(("rank", "lawful"), [("equal", False), ("above_uptown", True)])
def test_BD_A2_downtown_against_uptown(rank, lawful):
    state = bidding("3 up", rules_of("bid-dummy", downtown_rank=rank))
    assert (Bid(3, "down") in kernel.choices(state, B)) is lawful


@pytest.mark.parametrize("rank", ["equal", "above_uptown"])
def test_BD_A3_no_trump_is_the_highest_of_a_level(rank):
    state = bidding("3 up, 3 nt", rules_of("bid-dummy", downtown_rank=rank))
    said = refused(state, C, Bid(3, "down"))
    assert said == "A bid of the same level must be of a higher kind than the last."
    assert any(isinstance(call, Pass) for call in kernel.choices(state, C))
    assert Bid(4, "up") in kernel.choices(state, C) and Bid(3, "up") not in kernel.choices(state, C)


@pytest.mark.parametrize("rank", ["equal", "above_uptown"])
def test_BD_A4_uptown_never_betters_downtown(rank):
    state = bidding("3 down", rules_of("bid-dummy", downtown_rank=rank))
    assert Bid(3, "up") not in kernel.choices(state, B)


def test_BD_A5_the_level_decides_first():
    assert refused(bidding("4 up"), B, Bid(3, "nt")) == "A bid must be higher than the last."


def test_BD_A6_nothing_beats_seven_no_trump():
    state = bidding("7 nt")
    assert list(kernel.choices(state, B)) == [Pass()]
    assert contract_of(bidding("7 nt, pass, pass")).declarer == A


def test_BD_11_the_auction_may_go_on_until_two_pass():
    rules = rules_of("bid-dummy", auction_rounds="until_two_passes")
    state = bidding("1 up, 2 up, pass", rules)
    assert kernel.actors(state) == (A,)
    state = do(do(state, Bid(3, "down")), Pass())
    assert state.phase_name == "auction"
    state = do(state, Pass())
    assert state.part(Bidding).contract.declarer == A and state.phase_name == "name"


@pytest.mark.parametrize("level", [0, 1, 4])
def test_BD_13_the_lowest_bid(level):
    state = bidding("", rules_of("bid-dummy", min_level=level))
    assert min(bid.level for bid in bids_above(state)) == level
    if level:
        assert refused(state, A, Bid(level - 1, "up")) == "There is no such bid in this game."


# ---- after the auction


def test_BD_20_dummy_is_turned_then_trumps_are_named():
    state = bidding("2 down, pass, pass")
    (dummy,) = state.layout.dummies
    assert state.faced == (dummy,) and state.phase_name == "name"
    for viewer in (A, B, C, None):
        assert view(state, viewer).hands[dummy] == Cards(state.hands[dummy])
    assert kernel.actors(state) == (A,)
    assert refused(state, A, NameDirection(True)) == "Name one of the four suits."
    state = do(state, NameTrump(SPADES))
    assert (state.trump, state.down) == (SPADES, True)
    assert state.leader == state.layout.own_seat(A), "the declarer leads (BD-50)"


def test_BD_20_a_no_trump_bid_names_the_direction():
    state = bidding("2 nt, pass, pass")
    assert refused(state, A, NameTrump(HEARTS)) == "The bid was no trump: name uptown or downtown."
    state = do(state, NameDirection(True))
    assert (state.trump, state.down, state.fixed) == (None, True, True)


def test_BD_20_or_it_is_named_before_dummy_is_shown():
    state = bidding("2 up, pass, pass", rules_of("bid-dummy", declare_after_dummy="off"))
    assert state.phase_name == "name" and not state.faced
    assert do(state, NameTrump(SPADES)).faced == state.layout.dummies


def test_BD_21_22_two_cards_of_the_dummy_are_put_away():
    state = bidding("1 up, pass, pass", rules_of("bid-dummy", jokers="on"))
    (dummy,) = state.layout.dummies
    assert state.phase_name == "discard" and kernel.actors(state) == (A,)
    assert view(state, A).hands[dummy] == Cards(state.hands[dummy])
    for viewer in (B, C, None):
        assert view(state, viewer).hands[dummy] == Count(15)
    one, two, three = list(cards_in(state.hands[dummy]))[:3]
    own = next(cards_in(state.hands[state.layout.own_seat(A)]))
    for wrong in (Discard((one,)), Discard((one, own)), Discard((one, two, three)), Discard((one, one))):
        assert refused(state, A, wrong) == "Put away two cards of the dummy, and none of your own."
    assert refused(state, B, Discard((one, two))) == "The declarer puts cards of the dummy away."
    after, events = kernel.apply(state, A, Discard((two, one)))
    assert after.hands[dummy].bit_count() == 13 and after.faced == (dummy,)
    assert view(after, A).away == (two, one)
    for viewer in (B, C, None):
        assert view(after, viewer).away == (None, None)
        assert redact(events[0], after.layout, viewer) == PutAwaySeen(A, dummy, 2)
    assert isinstance(redact(events[0], after.layout, A), CardsPutAway)


@pytest.mark.parametrize(("lead", "leader"), [("declarer", SOUTH), ("left_of_declarer", WEST)])
def test_BD_50_who_leads(lead, leader):
    state = bidding("1 up, pass, pass", rules_of("bid-dummy", opening_lead=lead))
    assert do(state, NameTrump(SPADES)).leader == leader


# ---- rank


TRICKS = [
    ("BD-T1", "S", True, "good", "HK H2 HA H3", "HA"),
    ("BD-T2", "S", True, "good", "HA SK H2 S2", "S2"),
    ("BD-T3", "S", False, "good", "SA JL SK JB", "JB"),
    ("BD-T4", "N", True, "good", "C9 JB C4 CK", "C4"),
    ("BD-T5", "N", False, "good", "JB JL D3 CA", "D3"),
    ("BD-T6", "S", True, "bad", "HA HK H2 HQ", "H2"),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in TRICKS])
def test_BD_30_to_40_worked_tricks(row):
    _, trump, down, ace, cards, winner = row
    ranked = ranking(None if trump == "N" else SPADES, down, ace == "good")
    played = [read_card(card) for card in cards.split()]
    assert played[winning_index(ranked, played)] == read_card(winner)


def test_BD_30_31_32_the_order_of_a_suit():
    spades = [Card(n) for n in range(13)]

    def best_first(ranked) -> str:
        return "".join("23456789TJQKA"[card] for card in sorted(spades, key=lambda card: -ranked.strength[card]))

    assert best_first(ranking(HEARTS)) == "AKQJT98765432"
    assert best_first(ranking(HEARTS, True)) == "A23456789TJQK"
    assert best_first(ranking(HEARTS, True, False)) == "23456789TJQKA"


def hand(cards: str):
    return hand_of(read_card(card) for card in cards.split())


def may_play(cards: str, trick: str = "", trump: str = "N", rule: Trick | None = None) -> set[str]:
    ranked = ranking(None if trump == "N" else Suit("SHDC".index(trump)))
    legal = following(rule or Trick(), ranked, hand(cards), tuple(read_card(card) for card in trick.split()))
    return {word for word in cards.split() if legal >> read_card(word) & 1}


def test_BD_34_a_joker_is_a_trump():
    assert may_play("JL H2 D3", "S4", "S") == {"JL"}
    assert may_play("S2 H2 D3", "JB", "S") == {"S2"}, "a joker led calls for trumps"
    assert may_play("JL S2 H3", "H4", "S") == {"H3"}


def test_BD_36_37_38_jokers_at_no_trumps():
    assert may_play("JL H2 D3", "H4") == {"H2"}, "a joker never follows suit"
    assert may_play("JL H2 D3", "C4") == {"JL", "H2", "D3"}
    assert may_play("JL H2 D3") == {"H2", "D3"}, "it is led only from a hand of nothing else"
    assert may_play("JL JB") == {"JL", "JB"}
    assert may_play("JL H2 D3", rule=Trick(joker_leads=True)) == {"JL", "H2", "D3"}
    assert may_play("JL H2 D3", "C4", rule=Trick(joker_thrown=True)) == {"JL"}
    assert may_play("JL H2 D3", "H4", rule=Trick(joker_thrown=True)) == {"H2"}
    assert may_play("JL H2 D3", "C4", "S", rule=Trick(joker_thrown=True)) == {"JL", "H2", "D3"}, "only at no trumps"
    assert suit_led(ranking(None), hand_list("JB JL D3")) == 2, "the third card sets the suit"
    assert may_play("D2 C3", "JB D3") == {"D2"}


def hand_list(cards: str) -> tuple[Card, ...]:
    return tuple(read_card(card) for card in cards.split())


# ---- jokers handed in


def handing_in(given, away="C2 C3"):
    """The deal when jokers are handed in: A declares at no trump and puts ``away`` two cards of the dummy."""
    rules = rules_of("bid-dummy", jokers="on", nt_joker="exchange")
    state = bidding("1 nt, pass, pass", rules, cards={NORTH: away.split(), **given})
    state = do(state, Discard(hand_list(away)))
    return do(state, NameDirection(False))


def test_BD_39_clockwise_from_the_declarer_blind_and_secret():
    state = handing_in({WEST: ["JB"], EAST: ["JL"]})
    assert state.phase_name == "jokers" and kernel.actors(state) == (B,)
    seat = state.layout.own_seat(B)
    after, events = kernel.apply(state, B, TakeDiscard(2))
    assert after.hands[seat] >> read_card("C3") & 1 and not after.hands[seat] & JOKER_MASK
    assert isinstance(redact(events[0], after.layout, B), JokerHandedIn)
    for viewer in (A, C, None):
        assert redact(events[0], after.layout, viewer) == HandedInSeen(B, seat, 2)
        assert view(after, viewer).part(HandedIn).by == (B,)
    # Who put the card away knows where it went; B knows which joker lies in its place.
    assert view(after, A).memory == ((seat, hand("C3")),) and view(after, A).away == (read_card("C2"), None)
    assert view(after, B).away == (None, read_card("JB")) and view(after, C).away == (None, None)
    assert kernel.actors(after) == (C,)
    assert refused(after, C, TakeDiscard(2)) == "That card is a joker and cannot be taken."
    done = do(after, TakeDiscard(1), C)
    assert done.phase_name == "play"


def test_BD_39_a_player_with_both_takes_both():
    state = handing_in({WEST: ["JB", "JL"]})
    state = do(state, TakeDiscard(1), B)
    assert kernel.actors(state) == (B,)
    state = do(state, TakeDiscard(2), B)
    assert state.phase_name == "play" and not state.hands[state.layout.own_seat(B)] & JOKER_MASK


def test_BD_39_a_discarded_joker_cannot_be_taken():
    state = handing_in({WEST: ["JB"]}, away="JL C2")
    assert [action.place for action in kernel.choices(state, B)] == [2]
    both = handing_in({}, away="JB JL")
    assert both.phase_name == "play", "no joker is held and none can be taken"


def test_BD_39_the_dummy_does_not_exchange():
    state = handing_in({NORTH: ["C2", "C3", "JB"], WEST: ["JL"]})
    assert kernel.actors(state) == (B,)
    state = do(state, TakeDiscard(1), B)
    assert state.phase_name == "play" and state.hands[state.layout.dummies[0]] & JOKER_MASK


def test_BD_39_the_declarer_hands_his_own_in():
    state = handing_in({SOUTH: ["JB"]})
    assert kernel.actors(state) == (A,)
    state = do(state, TakeDiscard(1), A)
    assert view(state, A).away == (read_card("JB"), read_card("C3"))


def test_BD_53_thirteen_tricks():
    state = played_out(do(bidding("1 up, pass, pass"), NameTrump(SPADES)), Random(2))
    assert len(state.tricks) == 13 and {len(trick.cards) for trick in state.tricks} == {4}


def test_BD_55_books_that_set_a_contract():
    for level, needed in ((7, 1), (6, 2), (5, 3), (4, 4), (3, 5), (2, 6), (1, 7)):
        for theirs in range(14):
            made = Declared(S, (W, E), level, "up", 1, 13 - theirs)
            lines = count_bid(BD.count, {S: 0, W: 0, E: 0}, {}, made).lines
            assert (lines[0].cause is Cause.SET) is (theirs >= needed)


# ---- the count
# id, bid, books, renege (who loses three: + the declarer gains), options, points of A (declarer) and of each other

HANDS = [
    ("BD-E1", "5 up", 12, 0, {}, 6, 0),
    ("BD-E2", "5 up", 11, 0, {}, 5, 0),
    ("BD-E3", "5 up", 10, 0, {}, 0, 5),
    ("BD-E4", "5 up", 4, 0, {}, 0, 5),
    ("BD-E5", "1 down", 13, 0, {}, 7, 0),
    ("BD-E6", "7 up", 13, 0, {}, 14, 0),
    ("BD-E6", "7 up", 13, 0, {"boston_double": "off"}, 7, 0),
    ("BD-E7", "7 down", 12, 0, {}, 0, 14),
    ("BD-E7", "7 down", 12, 0, {"boston_double": "off"}, 0, 7),
    ("BD-E8", "4 nt", 10, 0, {"no_trump_double": "on"}, 8, 0),
    ("BD-E8", "4 nt", 10, 0, {}, 4, 0),
    ("BD-E9", "4 nt", 12, 0, {"no_trump_double": "on"}, 12, 0),
    ("BD-E10", "4 nt", 9, 0, {"no_trump_double": "on"}, 0, 8),
    ("BD-E11", "7 nt", 13, 0, {"no_trump_double": "on"}, 28, 0),
    ("BD-E12", "4 up", 11, 3, {}, 7, 0),
    ("BD-E13", "4 up", 11, 3, {}, 7, 0),
    ("BD-E14", "4 up", 11, -3, {}, 0, 4),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HANDS])
def test_BD_64_to_75_worked_hands(row):
    _, spelled, books, moved, changes, declarer, others = row
    bid = read_call(spelled)
    made = Declared(S, (W, E), bid.level, bid.denomination, 1, books_moved(books, moved))
    result = count_bid(rules_of("bid-dummy", **changes).count, {S: 0, W: 0, E: 0}, {}, made)
    assert dict(result.after) == {S: declarer, W: others, E: others}


def at(rules, ours, b, c) -> Rubber:
    rubber = Rubber(0, A, (None, C, A, B), rules.match.of, rules.stakes, 0, (S, W, E))
    after = ((S, ours), (W, b), (E, c))
    return with_deal(rubber, DealRecord(0, SOUTH, DealResult(after, (), (), ())))


ENDS = [
    ("BD-E15", (3, 18, 19), "4 up", 0, (3, 22, 23), E),
    ("BD-E16", (0, 18, 18), "3 up", 0, (0, 21, 21), None),
    ("BD-E17", (20, 0, 0), "1 up", 7, (21, 0, 0), S),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in ENDS])
def test_BD_77_78_worked_ends(row):
    _, before, spelled, books, after, winner = row
    bid = read_call(spelled)
    made = Declared(S, (W, E), bid.level, bid.denomination, 1, books)
    result = count_bid(BD.count, dict(zip((S, W, E), before, strict=True)), {}, made)
    assert tuple(score for _, score in result.after) == after
    rubber = at(BD, *after)
    assert rubber.over is (winner is not None) and rubber.winner == winner


def test_BD_73_boston_scope_and_factor():
    count = rules_of("bid-dummy", boston_scope="any", boston_factor=4).count
    zero = {S: 0, W: 0, E: 0}
    assert dict(count_bid(count, zero, {}, Declared(S, (W, E), 1, "up", 1, 13)).after)[S] == 28
    assert dict(count_bid(count, zero, {}, Declared(S, (W, E), 1, "up", 1, 12)).after)[S] == 6
    assert dict(count_bid(count, zero, {}, Declared(S, (W, E), 7, "up", 1, 12)).after)[W] == 28


def test_BD_76_the_declarer_may_lose_instead_and_lose_the_game():
    rules = rules_of("bid-dummy", set_penalty="declarer_minus")
    made = Declared(S, (W, E), 5, "up", 1, 10)
    assert dict(count_bid(rules.count, {S: 0, W: 2, E: 0}, {}, made).after) == {S: -5, W: 2, E: 0}
    assert at(rules, -21, 5, 3).winner == W
    assert not at(rules, -20, 5, 3).over


def test_BD_54_the_last_trick_is_seen_until_ones_own_side_has_played_to_the_next():
    """A plays with the dummy against B and C; who only looks on sees it until somebody has played."""
    state = bidding("2 down, pass, pass")
    state = do(state, NameTrump(SPADES))
    layout = state.layout

    def look():
        return {viewer for viewer in (A, B, C, None) if view(state, viewer).last_trick is not None}

    def play_on():
        by = next(by for by in kernel.actors(state))
        return do(state, next(iter(kernel.choices(state, by))))

    assert look() == set()
    while not state.tricks:
        state = play_on()
    assert look() == {A, B, C, None}
    sides = {view(state, A).layout.side[layout.own_seat(A)]: {A}, layout.side[layout.own_seat(B)]: {B, C}}
    gone: set[object] = {None}
    for _ in range(4):
        gone |= sides[layout.side[to_play(state)]]
        state = play_on()
        assert look() == {A, B, C, None} - gone
    while len(state.tricks) < 2:
        state = play_on()
    assert look() == {A, B, C, None}, "the next one is the last one now"
    hidden = bidding("2 down, pass, pass", rules_of("bid-dummy", last_trick="hidden"))
    assert not view(hidden, A).last_visible
