"""What may be played is worked out in four places, fast where it must be; here they are held to the one rule."""

import pytest

from dummywhist.engine.cards.card import CLUBS, SPADES
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.players.belief.sampling import NATIVE
from dummywhist.engine.solver.solver import is_native
from tests.engine import legality
from tests.engine.legality import LAWS, WAYS, Law, Turn, compared, lawful

EVERY_DAY = 100_000
"""Positions compared each time; a million by ``python -m tests.long --only legality``."""
BUILT = NATIVE is not None and is_native()


def test_the_rule_is_the_same_everywhere():
    done, bound = compared(EVERY_DAY, 16, tuple(WAYS) if BUILT else ("the solver",))
    assert done >= EVERY_DAY and EVERY_DAY // 4 < bound < done, "the rule must bind often, and not always"


def cards(text):
    return tuple(read_card(word) for word in text.split())


@pytest.mark.parametrize(
    ("law", "trick", "hand", "may"),
    [
        (Law(CLUBS, False, True, False, True), "C4", "C2 CA D3 JB", "C2 CA JB"),  # jokers are trumps (BD-33)
        (Law(SPADES, False, True, False, True), "C4", "D3 JB H5", "D3 JB H5"),  # thrown at no trumps only (BD-38)
        (Law(None, False, True, False, True), "C4", "D3 JB H5", "JB"),
        (Law(None, True, True, False, False), "C4", "D3 JB H5", "D3 JB H5"),  # downtown, and nothing to throw
        (Law(None, False, True, False, True), "C4", "C3 JB H5", "C3"),
        (Law(None, False, True, False, False), "", "JB JL H5", "H5"),  # no joker is led at no trumps (BD-37)
        (Law(None, False, True, True, False), "", "JB JL H5", "JB JL H5"),
        (Law(None, True, False, False, False), "", "JB JL", "JB JL"),  # unless there is nothing else
        (Law(None, False, True, False, True), "JB", "JL H5 C2", "JL H5 C2"),  # the next card sets the suit
        (Law(None, False, True, False, True), "JB H4", "JL H5 C2", "H5"),
    ],
)
def test_BD_36_jokers(law, trick, hand, may):
    played = cards(trick)
    others = [hand_of([]) for _ in range(4)]
    others[len(played)] = hand_of(cards(hand))
    turn = Turn(tuple(others), played)
    assert law in LAWS and lawful(law, [turn]) == [hand_of(cards(may))]
    if BUILT:
        assert legality.by_story(law, [turn]) == [hand_of(cards(may))]
