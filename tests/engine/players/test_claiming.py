"""Does a computer of every level answer a claim at any moment, and is what it claims itself always right?"""

from itertools import islice
from random import Random

import pytest

from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, Claim, Judge
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.layers.claims import answering
from dummywhist.engine.deal.layout import REFEREE, side_of
from dummywhist.engine.deal.phases.play import to_play, trick_full, unplayed
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.books.claiming import all_tops, own_claim
from dummywhist.engine.players.protocol import CLAIMED, LEVELS, decide
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.parts import ClaimCheck
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.claims import worth_of
from tests.daily import pairs
from tests.engine.study.claimed import claimants, positions, with_tops
from tests.playing import doing

needs_solver = pytest.mark.skipif(not is_native(), reason="without the fast solver long claims are declined")


def asked(state, player, tricks):
    """Return the deal in which the adversaries of ``player`` are asked, whoever says so by the rules of the table."""
    made = kernel.apply(state, player, Claim(tricks))[0]
    if made.setup.rules.claims.check is not ClaimCheck.OPPONENTS:
        made = kernel.apply(made, REFEREE, Judge("unknown"))[0]
    return made


@needs_solver
@pytest.mark.parametrize(
    ("game", "level"), pairs(GAMES, (*LEVELS, "books")), ids=lambda item: getattr(item, "key", item)
)
def test_DF_54_every_level_answers_a_claim_of_any_number_of_cards(game, level):
    """A gift is taken with thirteen cards as with one; what all cards against it can be seen to beat is declined."""
    for cards in (13, 8, 1):
        state = next(positions(game, cards, Random(cards)))
        player = claimants(state)[0]
        made = asked(state, player, kernel.choices(state, player).others[-1].tricks)
        for adversary in answering(made.layout, player, ()):
            assert decide(level, view(made, adversary), 1).action in (ACCEPT, DECLINE)
        if len(state.layout.sides) > 2:
            continue
        gift = asked(state, player, 0)
        for adversary in answering(gift.layout, player, ()):
            assert decide(level, view(gift, adversary), 1).action == ACCEPT
        # The adversary on lead with the best cards sees that nobody can have them all.
        other = answering(gift.layout, player, ())[0]
        if cards < 13 or state.trick:
            continue
        proud = asked(with_tops(state, other), player, cards)
        if to_play(proud) == proud.layout.own_seat(other):
            assert decide(level, view(proud, other), 1).action == DECLINE


@needs_solver
@pytest.mark.parametrize("level", (*LEVELS, "books"))
def test_DF_54_where_all_hands_are_known_exactly_what_is_right_is_admitted(level):
    game = next(game for game in GAMES if game.key == "double-dummy")
    for cards in (13, 10, 4):
        state = next(positions(game, cards, Random(cards)))
        player = claimants(state)[0]
        worth = worth_of(state, player).tricks
        for tricks in {0, max(0, worth - 1), worth, min(cards, worth + 1), cards}:
            made = asked(state, player, tricks)
            (other,) = answering(made.layout, player, ())
            assert (decide(level, view(made, other), 1).action == ACCEPT) is (tricks <= worth)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_DF_54_what_a_computer_claims_is_what_its_side_makes(game, seed):
    """At every turn of deals in which somebody has the best cards, at random or most of them."""
    dice, found = Random(f"{game.key} {seed}"), []
    for state in islice(begun(game, dice), 10):
        holder = dice.choice(state.layout.players)
        deal = dice.choice((state, with_tops(state, holder), nearly(with_tops(state, holder), dice)))
        while deal.phase_name == "play":
            if trick_full(deal):
                deal = kernel.apply(deal, deal.layout.players[0], Quit())[0]
                continue
            player = claimants(deal)[0]
            claim = own_claim(view(deal, player))
            if claim is not None:
                assert worth_of(deal, player).tricks == claim.action.tricks
                found.append(unplayed(deal))
            deal = kernel.apply(deal, player, dice.choice(doing(deal, player)))[0]
    # Where hands lie dead nobody knows whether their cards are out.
    assert found and (max(found) > 4 or len(deal.layout.chairs) == 2)


def test_DF_54_weaker_levels_claim_nearer_the_end():
    game = next(game for game in GAMES if game.key == "classic-whist")
    for state in islice(positions(game, 5, Random(1)), 40):
        tops = with_tops(state, claimants(state)[0])
        if tops.trick:
            continue
        player = claimants(tops)[0]
        seen = view(tops, player)
        assert [own_claim(seen, CLAIMED[level]) is not None for level in LEVELS] == [False, True, True, True]
        assert decide("steady", seen, 1).action == Claim(5) and decide("beginner", seen, 1).action.plays is not None
        assert side_of(tops.layout, player)
        return
    raise AssertionError("nobody was on lead")


def begun(game, dice):
    """Yield deals of ``game`` before the first lead."""
    for state in positions(game, 13, dice):
        if not state.trick:
            yield state


def nearly(state, dice):
    """Return the deal with one card of two hands exchanged."""
    one, other = dice.sample(state.layout.chairs, 2)
    mine, theirs = (dice.choice(list(cards_in(state.hands[seat]))) for seat in (one, other))
    hands = list(state.hands)
    hands[one] = Hand(hands[one] ^ (1 << mine | 1 << theirs))
    hands[other] = Hand(hands[other] ^ (1 << mine | 1 << theirs))
    return state._replace(hands=tuple(hands))


def hand(cards):
    return hand_of(read_card(card) for card in cards.split())


@pytest.mark.parametrize(
    ("held", "out", "all_of_them"),
    [
        ("SA SK SQ", "SJ ST S9 H2", True),
        ("SA SQ", "SK S2", False),
        ("SA HA", "S2 H2 H3 H4", True),
        ("SA HA", "S2 S3 H2", False),
        ("HA HK H2", "H3 H4", True),
        ("HA HK H2", "H3 H4 HQ", False),
        ("HA DA", "H2 S3 D4", False),
        ("S2", "H3 H4 DA CA", True),
    ],
)
def test_DF_54_top_cards(held, out, all_of_them):
    """With spades trumps: long cards are good when those above them must have fallen, and no trump is left out."""
    assert all_tops(ranking(read_card("SA") // 13), Hand(hand(held)), Hand(hand(out))) is all_of_them
    assert list(cards_in(hand(held)))
