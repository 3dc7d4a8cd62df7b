"""Is what a player says of his card true? Sentences are told only if they are, and some are told of few cards."""

from itertools import islice

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.choice import Said
from dummywhist.engine.players.mirror import LOW_WORDS
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.players.voice.claims import BOTH, CLAIMS, NOTHING
from dummywhist.engine.players.voice.saying import PLAIN, told
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.daily import pairs
from tests.engine.players.long_claims import cards_of, lies
from tests.engine.players.positions import on_turn, position
from tests.engine.players.truth import WORDS, untrue
from tests.engine.players.whist import whist

OTHER_CHOICES = frozenset(
    [
        "honours", "no_honours", "dealer", "chair", "go_on", "pass_high", "pass", "pass_bridge",
        "pass_defend", "bid", "bid_over", "bid_cheap", "bid_short", "bid_on", "must_bid", "double", "redouble",
        "take_shown", "take_hidden",
        "name_trump", "name_up", "name_down", "discard_jokers", "discard_void", "discard_weak",
        "take_better", "take_blind", "keep", "exchange", "exchange_thrown", "keep_hand",
        "keep_double", "exchange_hand", "claim_high", "claim_unsure", "claim_right",
        "claim_certain", "sit_right", "revoke_seen", "content", "penalty", "law_answer", "misread",
    ]
)  # fmt: skip
"""Reasons that are told of no card played: of calls, exchanges, claims, seats, the law."""
OTHER_IDEAS = frozenset(
    [
        "bid", "double", "choose_dummy", "declare", "put_away", "take_discard", "exchange", "claim",
        "honours", "dealer", "chair", "go_on", "revoke", "law", "misread",
    ]
)  # fmt: skip
MANY = {"beginner": 30, "steady": 30, "strong": 8, "master": 4}
"""Decisions of each level in each game that are judged here; `tests.long` judges 20,000."""


def base(key: str) -> str:
    return key.removesuffix("_down")


def said(state: DealState, card: str, *keys: str, **args: str) -> str:
    """Return what is told of ``card`` by the first of ``keys`` that is true of it, or by the last resort."""
    here = read_card(card)
    named = {"card": here, "suit": here // 13, **{name: read_card(other) for name, other in args.items()}}
    offered = [Said(message(f"reason.{key}", **named), message("idea.judge")) for key in keys]
    return worded(told(Insight(on_turn(state)), here, offered).reason, ENGLISH)


def idea(state: DealState, card: str, key: str) -> str:
    offered = [Said(message("reason.plays", card=read_card(card)), message(f"idea.{key}"))]
    return told(Insight(on_turn(state)), read_card(card), offered).idea.key


def test_every_sentence_about_a_card_has_a_claim():
    reasons = {key for key in ENGLISH if key.startswith("reason.")} - {f"reason.{key}" for key in OTHER_CHOICES}
    ideas = {key for key in ENGLISH if key.startswith("idea.")} - {f"idea.{key}" for key in OTHER_IDEAS}
    judged = CLAIMS.keys() | NOTHING.keys() | {BOTH}
    assert {base(key) for key in reasons | ideas} == {base(key) for key in judged}
    assert not CLAIMS.keys() & NOTHING.keys() and CLAIMS.keys() | NOTHING.keys() <= ENGLISH.keys()
    assert {base(low) for low in LOW_WORDS.values() if not low.startswith("infer.")} <= CLAIMS.keys() | NOTHING.keys()
    assert all(f"reason.{key}" in CLAIMS or f"reason.{key}" in NOTHING for group in PLAIN for key in group)


def test_every_sentence_is_judged_by_its_words_as_well():
    assert {base(key) for key in CLAIMS.keys() | NOTHING.keys()} == {base(key) for key in WORDS}


@pytest.mark.parametrize(("game", "level"), pairs([game.key for game in GAMES], LEVELS))
@pytest.mark.slow
def test_nothing_false_is_said(game, level):
    assert lies(game, level, MANY[level], 1) == []


def test_third_hand_does_not_play_high_over_a_card_that_wins():
    """South leads the king of trumps, and North has the ace; nothing better is out."""
    hands = ("T865.A2.KQ82.A97", "Q73.J98.953.K842", "AJ94.KQ3.AT7.J65", "K2.T7654.J64.QT3")
    state = whist(hands, EAST, "H8", "HK H4")
    over = "Takes the trick over from partner’s king of hearts."
    assert said(state, "HA", "third_high", "win_sure", "takes_best") == over
    assert said(state, "H2", "leaves_partner", best="HK") == "Leaves the trick to partner’s king of hearts."
    assert idea(state, "HA", "third_high") != "idea.third_high"


def test_a_queen_is_no_small_trump():
    hands = ("AT65.K82.KQ2.A97", "KQ3..J9853.K8432", "J4.QT975.T64.QT6", "9872.AJ643.A7.J5")
    north, east, west, south = hands
    state = whist((north, east, south, west), SOUTH, "S2", "H5 HK")
    assert idea(state, "SQ", "ruff") != "idea.ruff"
    assert idea(state, "S3", "ruff") == "idea.ruff"
    assert said(state, "SQ", "ruff") == "Ruffs with the queen of spades."
    assert said(state, "D3", "ruff") == "Throws its lowest diamond."


def test_just_high_enough_is_not_said_over_partners_card_that_dummy_cannot_beat():
    hands = ("9732.K54.9743.52", "QT8.J732.KJT.KT9", "AJ54.AQ8.A52.Q74", "K6.T96.Q86.AJ863")
    state = position(hands, NORTH, "C5", "S8 S4")
    assert said(state, "SK", "beats_dummy") == "Plays just high enough that dummy cannot beat it."
    state = position(hands, NORTH, "C5", "DT D2")
    assert said(state, "DQ", "beats_dummy") == "Takes the trick over from partner’s ten of diamonds."


SOLID = ("Q.KJ932.K8542.82", "KJT6.Q85.9763.75", "98.A74..AKQJT643", "A75432.T6.AQJT.9")


def test_what_wins_anyhow_need_not_be_made_good():
    """Dummy leads its club to ace, king, queen and jack; only the seven is out."""
    state = position(SOLID, SOUTH, "H7", "SA SQ ST S8 C9 C2 C5 CT H4 H6 HK H5")
    assert said(state, "C8", "establish", "singleton", "cross_hand", ally="CA") == "Leads to the ace of clubs in hand."
    state = position(SOLID, SOUTH, "H7", "SA SQ ST S8 C9 C2 C5 CT H4 H6 HK H5")
    assert said(state, "D2", "establish") == "Leads its lowest diamond."


def test_a_sequence_has_not_everything_gone_between():
    """Of king, jack and six of trumps the jack and the six are equal, but no sequence."""
    hands = ("A932.T.QJ9753.Q9", "Q75.982.AT2.AKT7", "8.AQJ754.K84.J62", "KJT64.K63.6.8543")
    first = "CK C6 C4 C9 CA C2 C3 CQ H2 HA H6 HT HQ HK S2 H8 SA S5 S8 S4 DQ D2 D4 D6"
    assert said(position(hands, NORTH, "S9", f"{first} S9 S7 H4 ST"), "SJ", "sequence") == "Leads the jack of spades."
    assert said(position(hands, NORTH, "S9", "CK C6 C4 C9"), "CA", "sequence") == "Leads its highest club."
    assert said(position(hands, NORTH, "S9"), "CK", "sequence") == "Leads the king of clubs from a sequence."


def test_who_has_fewer_trumps_does_not_draw_them():
    hands = ("853.K973.Q64.Q65", "J74.AJ5.JT8753.9", "6.T842.AK92.AT87", "AKQT92.Q6..KJ432")
    state = position(hands, EAST, "SJ")
    assert said(state, "S6", "draw") == "Leads its lowest spade."
    assert idea(state, "S6", "draw_trumps") != "idea.draw_trumps"
    hands = ("AK52.T984.KQ.Q32", "Q87.Q5.9754.AJ95", "JT9643.K732.2.87", ".AJ6.AJT863.KT64")
    assert said(position(hands, EAST, "H5"), "H2", "draw") == "Leads trumps to draw the adversaries’."


def test_the_longest_suit_is_long_and_no_other_is_as_long():
    hands = ("AK52.T984.KQ.Q32", "Q87.Q5.9754.AJ95", "JT9643.K732.2.87", ".AJ6.AJT863.KT64")
    longest = "Leads from the longest suit, diamonds."
    assert said(position(hands, EAST, "H5", "H2 HJ H4 H5 DA DQ D4 D2"), "D3", "long_suit") == longest
    hands = ("A932.T.QJ9753.Q9", "Q75.982.AT2.AKT7", "8.AQJ754.K84.J62", "KJT64.K63.6.8543")
    first = "CK C6 C4 C9 CA C2 C3 CQ H2 HA H6 HT HQ HK S2 H8 SA S5 S8 S4 DQ D2 D4 D6 S9 S7 H4 ST SJ S3 SQ H5"
    assert said(position(hands, NORTH, "S9", first), "C7", "long_suit") == "Leads its lowest club."


def test_who_plays_high_under_partners_ace_does_not_block_his_suit():
    state = position(SOLID, SOUTH, "H7", "SA SQ")
    unblocks = "Plays the ten of spades and keeps a lower spade, so as not to block partner’s suit."
    assert said(state, "ST", "lowest_equal", "unblock") == unblocks
    assert said(state, "S6", "unblock") == "Leaves the trick to partner’s ace of spades."
    assert idea(state, "ST", "unblock") == "idea.unblock"
    hands = ("AT65.K82.KQ2.A97", "KQ3.T76.J985.K84", "J984.QJ.T64.QT63", "72.A9543.A73.J52")
    plain = "Leaves the trick to partner’s king of hearts."
    assert said(whist(hands, WEST, "S2", "HK H6"), "HQ", "unblock") == plain


def test_a_king_is_thrown_out_of_the_way_of_dummys_suit():
    hands = ("QJ987.A92.AK7.74", "65.KJ5.T98543.T6", "AK32.QT84.6.KJ82", "T4.763.QJ2.AQ953")
    state = position(hands, EAST, "D4", "D6 D2 DK D3 SQ S5 S2 S4 DA D4")
    clears = "Throws the king of spades, so as not to block the spades of the other hand."
    assert said(state, "SK", "unblock_throw") == clears
    assert said(state, "HQ", "unblock_throw") == "Leaves the trick to partner’s ace of diamonds."


def test_who_keeps_only_trumps_does_not_throw_a_card_to_ruff_later():
    hands = ("432.T8742.J762.T", "AKQ96.53.K.KJ965", "T85.KQ6.T9853.74", "J7.AJ9.AQ4.AQ832")
    played = (
        "SK S8 S7 S2 DK D3 D4 D2 SA S5 SJ S3 SQ ST C2 S4 CJ C7 C3 CT S6 C4 C8 H2 H4 H3 HQ HA DA DJ C5 D5 CA H7 C6 D8 "
        "D6 H5 D9 DQ S9"
    )
    assert said(position(hands, NORTH, "HT", played), "DT", "make_void") == "Throws its lowest diamond."


def test_the_lowest_of_equals_is_not_told_where_a_lower_card_would_serve():
    hands = ("AT65.K82.KQ2.A97", "KQ3.T76.J985.K84", "J4.QJ95.T64.QT63", "9872.A43.A73.J52")
    state = whist(hands, WEST, "S2", "HK")
    assert said(state, "H7", "lowest_equal") == "Follows suit with the seven of hearts."
    assert said(state, "H6", "lowest_equal") == "Follows suit with its lowest heart."
    state = whist(hands, WEST, "S2", "HK H6")
    assert said(state, "HJ", "lowest_equal") == "Leaves the trick to partner’s king of hearts."


def test_who_throws_on_an_adversarys_trump_lead_has_trumps_against_him():
    hands = ("AT5.AKQ3.75.JT52", "86.JT95.KT4.AQ96", "J74.6.AJ92.K8743", "KQ932.8742.Q863.")
    state = position(hands, NORTH, "CJ", "D4 DA D6 D5 H6 H7 HQ H5 HA H9 S4 H2 CJ C6 C7")
    words = "Throws from spades, its best guarded suit, for trumps are against it."
    assert said(state, "S2", "discard_protected") == words
    protected = message("reason.discard_protected", card=read_card("S2"), suit=0)
    assert not untrue(state, read_card("S2"), protected, None)
    before = position(hands, NORTH, "CJ", "D4 DA D6 D5 H6 H7 HQ H5 HA")
    assert untrue(before, read_card("H9"), message("reason.discard_protected", card=read_card("H9"), suit=1), None)


def test_a_nine_does_not_finesse_against_a_king_and_a_jack():
    """West leads the seven, dummy has ace, nine and two, its partner the queen and the ten: king and jack are out."""
    hands = ("QJ987.A92.AK7.74", "65.KJ5.T98543.T6", "AK32.QT84.6.KJ82", "T4.763.QJ2.AQ953")
    first = "D6 D2 DK D3 SQ S5 S2 S4 DA D4 SK DJ D7 D8 H4 DQ ST SJ S6 S3 C7 CT CJ CQ H7"
    puts_up = "Beats the seven of hearts, the best card on the table."
    assert said(position(hands, EAST, "D4", first), "H9", "finesse", missing="HK") == puts_up
    hands = ("QJ987.A92.AK7.74", "65.K75.T98543.T6", "AK32.QJT4.6.KJ82", "T4.863.QJ2.AQ953")
    first = first.replace("H7", "H6")
    finesses = "Finesses with the nine of hearts: the king of hearts may lie before it."
    assert said(position(hands, EAST, "D4", first), "H9", "finesse", missing="HK") == finesses


def test_two_sentences_are_told_if_both_are_true_and_the_first_is_not_as_true_of_the_other_card():
    here, ten, six = Insight(on_turn(position(SOLID, SOUTH, "H7", "SA SQ"))), read_card("ST"), read_card("S6")

    def tells(first, then, rival=None):
        both = message("reason.both", first=first, then=then)
        return worded(told(here, ten, [Said(both, message("idea.judge"), rival)]).reason, ENGLISH)

    unblocks = message("reason.unblock", card=ten, suit=0)
    better = message("reason.hope_void", card=ten, suit=0, other=six, seat=SOUTH)
    two = (
        "Plays the ten of spades and keeps a lower spade, so as not to block partner’s suit. "
        "Better than the six of spades if South has no spades left."
    )
    assert tells(unblocks, better) == tells(unblocks, better, six) == two
    plain = "Leaves the trick to partner’s ace of spades."
    assert tells(unblocks, message("reason.hope_void", card=ten, suit=0, other=six, seat=EAST)) == plain
    assert tells(message("reason.third_high"), better) == plain
    follows = message("reason.follows", card=ten, suit=0)
    assert tells(follows, better).startswith("Follows suit with the ten of spades. Better ")
    assert tells(follows, better, six) == plain


def test_what_always_can_be_said_is_true_of_every_card():
    """Without anything offered, each lawful card of a position is told of truly."""
    hands = ("9732.K54.9743.52", "QT8.J732.KJT.KT9", "AJ54.AQ8.A52.Q74", "K6.T96.Q86.AJ863")
    for played in ("", "D2", "D2 D6", "D2 D6 D3"):
        state = position(hands, EAST, "SQ", played)
        seen = on_turn(state)
        for option in seen.options:
            if option.plays is not None:
                reason, found, _ = told(Insight(seen), option.plays, ())
                assert not untrue(state, option.plays, reason, None) and not untrue(state, option.plays, found, None)


def test_where_the_worlds_do_not_decide_the_books_are_named():
    played = islice(cards_of("classic-whist", "strong", 3), 300)
    reasons = [one.decision.reason for one in played if one.decision.reason.key == "reason.either"]
    assert reasons
    assert all(worded(one, ENGLISH).startswith("Either would do; the books prefer the ") for one in reasons)
