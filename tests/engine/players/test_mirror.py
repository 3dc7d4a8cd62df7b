"""Where low cards win: the ranks turned over give the same deal, and the same play, as where high cards do (BD-31)."""

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.auction import Bid, Pass
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layout import PLAYERS, TABLE
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.mirror import LOW_WORDS, turned, turned_back, turned_over
from dummywhist.engine.players.protocol import LEVELS, decide
from tests.engine.players.test_judgement import A, B, C, after, dealt
from tests.engine.random_play import applied

pytestmark = pytest.mark.slow

QUICK = Manner(budget=4000)
OF_HONOURS = ("reason.cover", "reason.second_sequence", "reason.throw_spare")
"""Sentences of honours, which are the poor cards where low ones win: something else is said there."""


@pytest.mark.parametrize("good_ace", [True, False])
def test_BD_31_BD_32_every_card_has_one_that_is_worth_as_much(good_ace):
    to, back = turned_over(good_ace), turned_back(good_ace)
    down, up = ranking(None, True, good_ace), ranking(None)
    for card in PACK:
        assert back[to[card]] == card and up.suit[to[card]] == down.suit[card]
        assert up.strength[to[card]] == down.strength[card]
    assert to[52:] == (52, 53), "jokers are the best trumps either way (BD-33)"


def in_play(state: DealState, direction: str) -> DealState:
    bids = after(state, (A, Bid(3, direction)), (B, Pass()), (C, Pass()))
    return after(bids, (A, NameTrump(2)))


def playing(seen: View) -> View:
    """Return what a player sees who claims nothing."""
    return seen._replace(options=tuple(others(seen.options)))


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("seed", range(3))
def test_a_downtown_deal_is_played_as_the_same_deal_with_the_ranks_turned_over(level, seed):
    to = turned_over(True)
    high = dealt("bid-dummy", {}, 1, seed)
    low = high._replace(hands=tuple(turned(turned_back(True), hand) for hand in high.hands))
    assert all(turned(to, low.hands[seat]) == high.hands[seat] for seat in SEATS)
    high, low = in_play(high, "up"), in_play(low._replace(dealt=low.hands), "down")
    for _ in range(52):
        player = high.layout.holder[to_play(high)]
        assert player in PLAYERS
        up, down = (decide(level, playing(view(state, player)), seed, QUICK) for state in (high, low))
        assert isinstance(up.action, Play) and isinstance(down.action, Play)
        assert to[down.action.card] == up.action.card
        same = (up.reason.key, LOW_WORDS.get(up.reason.key))
        assert down.reason.key in same or up.reason.key in OF_HONOURS
        high, low = applied(high, player, up.action), applied(low, player, down.action)
        if trick_full(high):
            high, low = applied(high, TABLE, Quit()), applied(low, TABLE, Quit())
    assert not any(high.hands) and [won_by(high, side) for side in high.layout.sides] == [
        won_by(low, side) for side in low.layout.sides
    ]


def test_every_word_for_low_cards_is_in_the_catalogue():
    for key, low in LOW_WORDS.items():
        assert key in ENGLISH and low in ENGLISH and ENGLISH[key] != ENGLISH[low]
