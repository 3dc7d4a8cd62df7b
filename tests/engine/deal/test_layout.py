"""Are chair, hand, player and side kept apart, and choices told apart by their kind?"""

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.deal.actions.count import CountDeal, PassHonours
from dummywhist.engine.deal.actions.play import Play, Quit, TakeUpTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.layout import By, Player, Side, lay_out
from dummywhist.engine.rules.parts import Seats
from dummywhist.engine.rules.seats import ONE_DUMMY

A, B, C = (Player(By(name)) for name in "ABC")
LAYOUT = lay_out(ONE_DUMMY, {SOUTH: A, WEST: B, EAST: C})


def test_dummy_is_a_hand_and_no_player():
    assert LAYOUT.holder == (A, C, A, B)
    assert LAYOUT.players == (A, B, C)
    assert LAYOUT.dummies == (NORTH,)
    assert LAYOUT.seats_of(A) == (NORTH, SOUTH)
    assert [LAYOUT.own_seat(player) for player in (A, B, C)] == [SOUTH, WEST, EAST]


def test_sides():
    assert LAYOUT.sides == (Side("NS"), Side("EW"))
    assert [LAYOUT.side[seat] for seat in SEATS] == ["NS", "EW", "NS", "EW"]
    assert LAYOUT.other_side(Side("NS")) == "EW" and LAYOUT.other_side(Side("EW")) == "NS"


def test_the_rotation_leaves_empty_chairs_out():
    assert [LAYOUT.next_chair(seat) for seat in SEATS] == [EAST, SOUTH, WEST, NORTH]
    three = Seats(3, (EAST, SOUTH, WEST), {}, {EAST: "E", SOUTH: "S", WEST: "W"})
    layout = lay_out(three, {SOUTH: A, WEST: B, EAST: C})
    assert [layout.next_chair(seat) for seat in (EAST, SOUTH, WEST)] == [SOUTH, WEST, EAST]
    assert layout.holder == (None, C, A, B)
    assert layout.side[NORTH] is None
    assert layout.sides == ("S", "W", "E")


def test_choices_are_a_collection_that_is_never_built():
    choices = Choices(SOUTH, hand_of((Card(3), Card(40))), (TakeUpTrump(),))
    assert list(choices) == [Play(Card(3)), Play(Card(40)), TakeUpTrump()]
    assert all(action in choices for action in choices)
    assert bool(choices) and not NONE
    assert repr(Choices(others=(Quit(),))) == "Choices([Quit()])"


@pytest.mark.parametrize(
    "action", [Play(Card(4)), Play(Card(-1)), Play(Card(99)), Quit(), CountDeal(), "play S5", None]
)
def test_what_is_no_choice(action):
    """Actions without content are equal as tuples; their kinds are not."""
    assert action not in Choices(SOUTH, hand_of((Card(3), Card(40))), (TakeUpTrump(), PassHonours()))
    assert action not in NONE
