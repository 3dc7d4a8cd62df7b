"""What does the defence play? The hidden cards are placed after each choice, as far as the cards already seen allow.

Once our side has no plan any more, a card is played after which it still has none: there always is one. While it has
one, the card after which the plan takes the most tricks.
"""

from dummywhist.engine.cards.card import Card, rank_of
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import State
from dummywhist.engine.problems.problem import ways
from dummywhist.engine.values import NamedTuple


class Answer(NamedTuple):
    """A card of the defence, and the position after it."""

    card: Card
    state: State


def lost(plans: Plans, state: State) -> int:
    """Return in how many layouts the target is out of reach, all hands seen."""
    left = tuple(Hand(run & state.out) for run in plans.runs)
    return sum(ways(left, split) for split in plans.splits_of(state) if plans.seen(state, split) < state.need)


def length(plans: Plans, state: State) -> int:
    """Return within how many tricks our plan has won what it needs; one more than are left where there is none."""
    return next((by for by in range(state.by + 1) if plans.wins(state._replace(by=by))), state.by + 1)


def answer(plans: Plans, state: State) -> Answer:
    """Return what the hidden hand on turn plays in ``state``."""
    found = [Answer(card, after) for card, after in plans.answers(state)]
    if not plans.wins(state):
        open_ones = [one for one in found if not plans.wins(one.state)]
        return min(open_ones, key=lambda one: (-lost(plans, one.state), rank_of(one.card), one.card))
    return min(found, key=lambda one: (-length(plans, one.state), rank_of(one.card), one.card))


def revealed(plans: Plans, state: State) -> tuple[Hand, ...]:
    """Return the hands N E S W as they are laid open in the end: a layout that misses the target, if there is one."""
    split = min(plans.splits_of(state), key=lambda one: (plans.seen(state, one), one))
    return plans.layout(state, split)
