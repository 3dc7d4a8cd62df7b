"""Is what a partner's cards say read rightly: by the books, by the layouts that it makes likelier?"""

import random
from math import exp, log2
from statistics import fmean

import pytest

from benchmarks.conventions import readings
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import read_card, read_hand
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import worded
from dummywhist.engine.players.agreed import COMMON, SILENT
from dummywhist.engine.players.belief.holding_likelihood import CLASSES, WEIGHTS
from dummywhist.engine.players.belief.inference import FULL, Reader, agreement, inferences, notable
from dummywhist.engine.players.mirror import LOW_WORDS, turned, turned_back
from dummywhist.engine.players.protocol import decide
from tests.engine.players.positions import on_turn
from tests.engine.players.test_conventions import CALL, DISCARD, ECHO, ELEVEN, RETURN
from tests.engine.players.test_judgement import dealt
from tests.engine.players.test_mirror import in_play
from tests.engine.players.whist import whist
from tests.engine.random_play import applied


def read(state: DealState, agreed=COMMON):
    """Return what whoever is on turn reads, by the convention and the seat of each inference."""
    return {(one.convention, one.seat): one for one in inferences(Insight(on_turn(state)), agreed, agreed)}


def hands(state: DealState, **changed: str):
    """Return the hands of ``state`` with those of ``changed`` (N, E, S, W) in their place."""
    found = list(map(int, state.hands))
    for seat, text in changed.items():
        found["NESW".index(seat)] = int(read_hand(text))
    north, east, south, west = found
    return north, east, south, west


def said(one) -> str:
    """Return the sentence of an inference."""
    return worded(one.message, ENGLISH)


def test_the_rule_of_eleven():
    """The seven is led, the next plays the eight, the third holds ace and jack: one higher card is out (Foster)."""
    state = whist(ELEVEN, SOUTH, "S2", "H7 H8")
    one = read(state)["fourth_best", WEST]
    assert said(one) == (
        "West led the seven of hearts as fourth best: by the rule of eleven the others had four higher hearts, "
        "one of them unseen."
    )
    assert one.likelihood(hands(state)) > 3 * one.likelihood(hands(state, W="J4.QT4.J64.QT325"))
    off = read(state, COMMON._replace(fourth_best=False, short_top=False))
    assert not off.keys() & {("fourth_best", WEST), ("short_top", WEST)}


def test_an_honour_is_not_read_with_cards_that_the_reader_sees():
    """The ten is led of king, jack and ten; who holds the jack knows better."""
    state = whist(ELEVEN, SOUTH, "S2", "HT")
    assert said(read(state)["honours", WEST]) == (
        "West led the ten of hearts, which goes with the king of hearts and the jack of hearts."
    )
    found = read(whist(ELEVEN, SOUTH, "S2", "HT H8"))
    assert ("honours", WEST) not in found
    assert said(found["short_top", WEST]) == "West led the ten of hearts, the highest of a short suit."


def test_a_king_says_nothing_of_an_ace_and_a_queen_that_are_seen():
    """Led by East, the king of clubs goes with ace or queen; South sees neither, West and North one, later both."""
    convention = "king_from_ace_king", EAST
    neither = read(whist(ELEVEN, NORTH, "S6", "CK"))[convention]
    assert "goes with the ace of clubs or the queen of clubs" in said(neither)
    queen = read(whist(ELEVEN, NORTH, "S6", "CK C5"))[convention]
    assert said(queen) == "East led the king of clubs, which goes with the ace of clubs."
    ace = read(whist(ELEVEN, NORTH, "S6", "CK C5 C2"))[convention]
    assert said(ace) == "East led the king of clubs, which goes with the queen of clubs."
    seen = whist(ELEVEN, NORTH, "S6", "CK C5 CQ")
    assert said(read(seen)["short_top", EAST]) == "East led the king of clubs, the highest of a short suit."


def test_what_a_hand_has_shown_of_its_honours_is_not_told():
    """North leads the king of spades and then the ace: that says no more of the queen, though it still counts."""
    led = whist(ELEVEN, WEST, "C2", "SK")
    shown = whist(ELEVEN, WEST, "C2", "SK S3 S2 S4 SA")
    assert len(notable(inferences(Insight(on_turn(led)), COMMON))) == 1
    found = inferences(Insight(on_turn(shown)), COMMON)
    assert ("king_from_ace_king", NORTH) in {(one.convention, one.seat) for one in found}
    assert not [one for one in notable(found) if one.key.startswith("infer.king")]


def test_an_ace_says_nothing_of_honours_that_are_seen():
    """Led by East, the ace of hearts; South holds the queen, West the king."""
    every = COMMON._replace(king_from_ace_king=False)
    for played, agreed, told in (
        ("HA", COMMON, " without the king of hearts: of five or more."),
        ("HA", every, ": of five or more, or with the king of hearts."),
        ("HA H4", COMMON, ": of five or more, or with the queen of hearts and the jack of hearts."),
        ("HA HQ", COMMON, ": of five or more."),
    ):
        one = read(whist(ELEVEN, NORTH, "S6", played), agreed)["honours", EAST]
        assert said(one) == f"East led the ace of hearts{told}"


def test_a_call_is_read_and_its_first_card_forgotten():
    """Foster, the trump signal; Cavendish: four trumps with two honours, or five with one."""
    state = whist(CALL, SOUTH, "S2", "HK H4 H6 H3 HA HT H2 H5")
    found = read(state)
    assert said(found["call", EAST]) == "East called for trumps with the six of hearts and then the two of hearts."
    assert ("follow", EAST) not in found, "the two is not what East had to play, nor the six its lowest"
    weak = hands(state, E="T3..J9532.K8432", N="AQK8..AK7.A9")
    assert found["call", EAST].likelihood(hands(state)) > 2 * found["call", EAST].likelihood(weak)
    assert ("call", EAST) not in read(state, COMMON._replace(call=False))
    assert found["call", EAST].message in notable(inferences(Insight(on_turn(state)), COMMON))


def test_a_low_card_first_denies_a_lower_one():
    """Foster, second hand play: the lowest where one does not try to win."""
    state = whist(RETURN, SOUTH, "S2", "H4 H7 HK H5 H3 H6")
    low = next(one for one in inferences(Insight(on_turn(state)), COMMON) if (one.seat, one.trick) == (SOUTH, 0))
    truth, lower = hands(state), hands(state, S="9532.Q2.QT52.65")
    assert low.likelihood(truth) > 2 * low.likelihood(lower)


def test_an_echo_is_read():
    """Eight, seven, five and two under partner's trump lead: first the five (Cavendish, section 13)."""
    state = whist(ECHO, SOUTH, "S6", "SA S3 S5 S6")
    one = read(state)["echo", EAST]
    assert "its third best of four or more, or the lowest of fewer" in said(one)
    truth = one.likelihood(hands(state))
    assert truth == one.likelihood(hands(state, E="87.T62.J93.K8432")), "the lowest of three"
    assert truth > one.likelihood(hands(state, E="82.T62.J93.K8432")), "not the lowest of three"
    assert truth > one.likelihood(hands(state, E="T87.T62.J93.K843")), "the lowest of four"
    assert ("echo", EAST) not in read(state, COMMON._replace(echo=False))


def test_a_return_is_read():
    """Of three and two the three: no more, or the lowest of three (Cavendish, section 5)."""
    state = whist(RETURN, SOUTH, "S2", "H4 H7 HK H5 H3 H6")
    one = read(state)["returns", EAST]
    assert "the higher of two or the lowest of three and more" in said(one)
    assert one.likelihood(hands(state)) > one.likelihood(hands(state, E="AQT.J.J93.KJ84"))
    assert ("returns", EAST) not in read(state, COMMON._replace(returns=False))


def test_a_discard_is_read_by_whose_the_trumps_are():
    """The weakest suit, or the best guarded if trumps are against (Cavendish, section 11)."""
    weak = read(whist(DISCARD, SOUTH, "S2", "SJ SA H3 S2"))["discards", EAST]
    strong = read(whist(DISCARD, WEST, "S4", "SA C2 S2"))["discards", EAST]
    assert (said(weak), said(strong)) == (
        "East threw away hearts first, its weakest suit.",
        "East threw away clubs first, its best guarded suit, for trumps are against it.",
    )
    assert not read(whist(DISCARD, SOUTH, "S2", "SJ SA H3 S2"), COMMON._replace(discards=False)).get(("discards", EAST))


def test_five_trumps_are_read_from_a_trump_lead_and_denied_by_another():
    """Foster, rules for leading trumps."""
    led = read(whist(CALL, NORTH, "S6", "S7"))["trumps", EAST]
    assert led.rule.kind == "lead_trump" and "five of them" in said(led)
    other = read(whist(CALL, NORTH, "S6", "C4"))["trumps", EAST]
    assert other.rule.kind == "no_trumps" and "hardly five" in said(other)


def test_nothing_is_read_where_nothing_is_agreed():
    for cards in ("HK H4 H6 H3 HA HT H2 H5", "HK"):
        state = whist(CALL, SOUTH, "S2", cards)
        assert read(state, SILENT) == {}
    assert agreement((), (0, 0, 0, 0)) == 0.0


def test_trust_says_how_much_it_counts():
    state = whist(CALL, SOUTH, "S2", "HK H4 H6 H3 HA HT H2 H5")
    found = inferences(Insight(on_turn(state)), COMMON)
    weak = hands(state, E="T3..J9532.K8432", N="AQK8..AK7.A9")
    full, half, either, none = (
        agreement(found, weak, trust) for trust in (FULL, ((0.5, 1.0),), ((0.0, 0.5), (1.0, 0.5)), ((0.0, 1.0),))
    )
    assert full < half < none == 0.0
    assert exp(either) == pytest.approx((exp(full) + 1) / 2), (
        "all cards of a player together tell how far he is trusted"
    )


def test_every_kind_has_its_classes():
    assert CLASSES.keys() == WEIGHTS.keys()
    for weights in WEIGHTS.values():
        assert max(weights) == 1.0 and min(weights) > 0


@pytest.mark.parametrize(("game", "least"), [("english-dummy", 0.15), ("classic-whist", 0.8)])
def test_the_true_layout_gains_by_what_is_read(game, least):
    """Of steady players' cards; told is the gain in bits over layouts drawn at random."""
    bits = []
    for number in range(5001, 5013):
        for insight, truth in readings(game, number, "steady"):
            found = inferences(insight, COMMON)
            reader = Reader(found, FULL)
            worlds = layouts(insight, 30, random.Random(number))
            mean = fmean(exp(reader(world)) for world in worlds)
            bits.append(log2(exp(reader(truth)) / mean))
            assert reader(truth) == pytest.approx(agreement(found, truth))
            for one in found:
                assert worded(one.message, ENGLISH) and 0 < one.likelihood(truth) <= 1
                assert one.seat in insight.hidden
    assert fmean(bits) > least


@pytest.mark.parametrize("seed", range(3))
def test_a_downtown_deal_is_read_as_the_same_deal_with_the_ranks_turned_over(seed):
    back = turned_back(True)
    high = dealt("bid-dummy", {}, 1, seed)
    low = high._replace(hands=tuple(turned(back, hand) for hand in high.hands))
    high, low = in_play(high, "up"), in_play(low._replace(dealt=low.hands), "down")
    compared = 0
    for _ in range(40):
        player = high.layout.holder[to_play(high)]
        seen = view(high, player), view(low, player)
        up, down = (inferences(Insight(one), COMMON) for one in seen)
        assert [back[one.card] for one in up] == [one.card for one in down]
        for one, other in zip(up, down, strict=True):
            assert other.message.key in (one.message.key, LOW_WORDS.get(one.message.key))
            for world in layouts(Insight(seen[0]), 5, random.Random(seed)):
                north, east, south, west = (int(turned(back, Hand(hand))) for hand in world)
                assert one.likelihood(world) == other.likelihood((north, east, south, west))
                compared += 1
        action = decide("steady", seen[0], seed).action
        assert isinstance(action, Play)
        high, low = applied(high, player, action), applied(low, player, Play(back[action.card]))
        if trick_full(high):
            high, low = applied(high, TABLE, Quit()), applied(low, TABLE, Quit())
    assert compared


@pytest.mark.parametrize("game", ["double-dummy", "single-dummy-bridge", "humbug", "three-handed"])
def test_nobody_is_read_who_tells_nobody(game):
    """Where everybody plays two hands or for himself no card is meant for a partner."""
    for insight, _ in readings(game, 3, "beginner"):
        assert inferences(insight, COMMON) == ()


def test_declarers_cards_are_not_read():
    for insight, _ in readings("english-dummy", 4, "steady"):
        for one in inferences(insight, COMMON):
            assert one.seat not in (NORTH, SOUTH)
    assert read_card("S2") == 0
