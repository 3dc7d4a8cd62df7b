"""The state of a deal: a core, and parts found by their class."""

from typing import NamedTuple

import pytest

from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.engine.random_play import random_states

A = Player(By("A"))


class Other(NamedTuple):
    """A part of the same shape as another."""

    claim: object = None
    judged: object = None
    admitted: object = ()
    barred: object = ()


def state_of(game=GAMES[0]):
    return next(iter(random_states(1, game)))


def test_a_part_is_found_by_its_class_alone():
    state = state_of().with_part(Other((A, 3)))
    assert Other((A, 3)) == Claiming((A, 3)), "they are equal as tuples"
    assert state.part(Claiming) == Claiming() and state.part(Other) == Other((A, 3))


def test_equal_moments_are_equal_however_they_came_about():
    state = state_of()
    one = state.with_part(Claiming((A, 3))).with_part(Glimpses(((A, 0),)))
    other = state.with_part(Glimpses(((A, 0),))).with_part(Claiming((A, 3)))
    assert one == other != state
    assert one.with_part(Claiming()).with_part(Glimpses()) == state, "a part that says nothing is not kept"


def test_a_part_is_replaced_and_the_state_before_is_as_it_was():
    before = state_of().with_part(Claiming((A, 3)))
    after = before.with_part(Claiming((A, 4)))
    assert before.part(Claiming).claim == (A, 3) and after.part(Claiming).claim == (A, 4)
    assert len(after.parts) == len(before.parts)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_only_games_that_bid_have_a_part_for_it(game):
    assert any(state.part(Bidding) != Bidding() for state in random_states(3, game)) == (
        game.rules({}).auction is not None
    )
