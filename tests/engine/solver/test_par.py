"""Is the par what nobody can better? By hand, by another model of the auction, and by looking at each higher bid."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.solver.par import STRAINS, Contract, by_declarer, par, points

NONE, BOTH = (False, False), (True, True)
ONLY_NS, ONLY_EW = (True, False), (False, True)


def tricks_of(ns: dict, ew: dict) -> dict:
    """What each declarer of NS and of EW makes, four tricks where nothing is told."""
    return {(strain, seat): (ns if seat % 2 == 0 else ew).get(strain, 4) for strain in STRAINS for seat in SEATS}


@pytest.mark.parametrize(
    ("level", "strain", "doubled", "tricks", "vulnerable", "score"),
    [
        (1, CLUBS, 1, 7, False, 70),
        (2, SPADES, 1, 9, False, 140),
        (1, None, 1, 7, True, 90),
        (3, None, 1, 10, False, 430),
        (4, HEARTS, 1, 10, True, 620),
        (5, DIAMONDS, 1, 11, False, 400),
        (6, SPADES, 1, 12, False, 980),
        (6, None, 1, 12, True, 1440),
        (7, None, 1, 13, True, 2220),
        (2, HEARTS, 2, 8, False, 470),
        (2, SPADES, 2, 9, True, 870),
        (1, None, 4, 7, False, 560),
        (2, CLUBS, 2, 9, False, 280),
        (2, CLUBS, 4, 9, True, 1160),
        (4, SPADES, 1, 8, False, -100),
        (4, SPADES, 1, 8, True, -200),
        (4, SPADES, 2, 9, False, -100),
        (4, SPADES, 2, 6, False, -800),
        (4, SPADES, 2, 7, False, -500),
        (4, SPADES, 2, 8, True, -500),
        (4, SPADES, 4, 8, True, -1000),
        (7, CLUBS, 2, 0, False, -3500),
    ],
)
def test_a_contract_counts_as_law_77_says(level, strain, doubled, tricks, vulnerable, score):
    assert points(Contract(NORTH, level, strain, doubled, tricks), vulnerable=vulnerable) == score


def test_a_game_is_bid_where_nobody_can_sacrifice():
    """NS make four spades and nothing else; EW, vulnerable, would lose 500 by going two down."""
    found = par(tricks_of({SPADES: 10}, {HEARTS: 9}), NORTH, ONLY_EW)
    assert found.score == 420
    assert found.contracts == (Contract(NORTH, 4, SPADES, 1, 10), Contract(SOUTH, 4, SPADES, 1, 10))


def test_a_cheap_sacrifice_is_the_par():
    """The same deal, with nobody vulnerable: five hearts doubled, two down, is 300 instead of 420."""
    tricks = tricks_of({SPADES: 10}, {HEARTS: 9})
    found = par(tricks, NORTH, NONE)
    assert found.score == 300
    assert found.contracts == (Contract(EAST, 5, HEARTS, 2, 9), Contract(WEST, 5, HEARTS, 2, 9))


def test_a_part_score_may_be_bid_at_each_level_that_the_others_cannot_outbid():
    """NS make three spades, EW two hearts: one spade would let two hearts in, three spades are as good as two."""
    found = par(tricks_of({SPADES: 9}, {HEARTS: 8}), EAST, BOTH)
    assert found.score == 140
    assert [(one.level, one.declarer) for one in found.contracts] == [(2, NORTH), (2, SOUTH), (3, NORTH), (3, SOUTH)]


def test_the_dealer_s_side_bids_first_what_both_can_make():
    tricks = {(strain, seat): 7 if strain is None else 6 for strain in STRAINS for seat in SEATS}
    assert [par(tricks, dealer, NONE).score for dealer in SEATS] == [90, -90, 90, -90]


def test_only_the_hand_that_makes_it_declares():
    tricks = tricks_of({None: 8}, {}) | {(None, SOUTH): 9}
    found = par(tricks, WEST, BOTH)
    assert (found.score, found.contracts) == (600, (Contract(SOUTH, 3, None, 1, 9),))


def test_where_nobody_makes_anything_nobody_bids():
    assert par({(strain, seat): 6 for strain in STRAINS for seat in SEATS}, NORTH, NONE) == (0, ())


def test_the_declarer_is_whom_the_leader_sits_after():
    table = {(strain, leader): 5 + leader for strain in STRAINS for leader in range(4)}
    found = by_declarer(table)
    assert [found[None, seat] for seat in SEATS] == [6, 13 - 7, 8, 13 - 5]


# ---- whatever the deal is

MADE = st.integers(0, 13)
DEALS = st.fixed_dictionaries({(strain, seat): MADE for strain in STRAINS for seat in SEATS})
SIDES = st.tuples(st.booleans(), st.booleans())


def likely(seed: int) -> dict:
    """Tricks as they are in deals: the two hands of a side within a trick of each other, and of what is left over."""
    rng = Random(seed)
    made = {}
    for strain in STRAINS:
        ours = min(13, max(0, round(rng.gauss(6.5, 2.5))))
        for seat in SEATS:
            made[strain, seat] = min(13, max(0, (ours if seat % 2 == 0 else 13 - ours) + rng.choice((0, 0, 0, -1))))
    return made


@settings(max_examples=30)
@given(DEALS, st.sampled_from(SEATS), SIDES)
def test_neither_side_gains_by_another_bid(tricks, dealer, vulnerable):
    """Above a contract of the par, no bid of either side, doubled if it fails, brings it more than the par."""
    found = par(tricks, dealer, vulnerable)
    bids = [(level, strain) for level in range(1, 8) for strain in STRAINS]
    assert bool(found.contracts) == (found.score != 0)
    for contract in found.contracts or (None,):
        lowest = 0 if contract is None else bids.index((contract.level, contract.strain)) + 1
        if contract is not None:
            assert contract.doubled == (1 if contract.made else 2)
            assert worth(contract, vulnerable) == found.score
        for level, strain in bids[lowest:]:
            for seat in SEATS:
                made = tricks[strain, seat]
                other = Contract(seat, level, strain, 1 if made >= 6 + level else 2, made)
                gain = worth(other, vulnerable) - found.score
                assert gain <= 0 if seat % 2 == 0 else gain >= 0


def worth(contract: Contract, vulnerable: tuple[bool, bool]) -> int:
    side = contract.declarer % 2
    score = points(contract, vulnerable=vulnerable[side])
    return score if side == 0 else -score


@pytest.mark.parametrize("seed", range(4))
def test_the_auction_of_four_seats_and_three_passes_comes_to_the_same_score(seed):
    """Call by call, as at a table: every seat in turn may pass, bid, double or redouble; three passes end it."""
    tricks = likely(seed)
    vulnerable, dealer = (seed % 2 == 0, seed % 3 == 0), SEATS[seed % 4]
    bids = [(level, strain) for level in range(1, 8) for strain in STRAINS]

    @cache
    def best(bid: int, declarer: int, times: int, passes: int, turn: int) -> int:
        """The score of NS from here: ``bid`` is the place of the last bid, -1 before any."""
        if passes == (4 if bid < 0 else 3):
            if bid < 0:
                return 0
            level, strain = bids[bid]
            made = tricks[strain, declarer]
            return worth(Contract(SEATS[declarer], level, strain, times, made), vulnerable)
        after = (turn + 1) % 4
        reached: list[int] = [best(bid, declarer, times, passes + 1, after)]
        if bid >= 0 and times == 1 and declarer % 2 != turn % 2:
            reached.append(best(bid, declarer, 2, 0, after))
        if bid >= 0 and times == 2 and declarer % 2 == turn % 2:
            reached.append(best(bid, declarer, 4, 0, after))
        reached += [best(higher, own, 1, 0, after) for higher in range(bid + 1, 35) for own in (turn, (turn + 2) % 4)]
        return max(reached) if turn % 2 == 0 else min(reached)

    assert par(tricks, dealer, vulnerable).score == best(-1, 0, 1, 0, dealer)
