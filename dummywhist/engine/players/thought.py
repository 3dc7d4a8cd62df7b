"""What does a player report of a decision? Candidates with their values, worlds with their weights, inferences."""

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.messages import Message
from dummywhist.engine.values import NamedTuple


class Candidate(NamedTuple):
    """An action that was considered, and what it brings the player's side on the average.

    ``points``: by how much the deal leaves his side better off than the others, in points of the game at this score;
    ``tricks``: in the play those that it makes of the tricks still to be played; before it those of all, and for a call
    the mean where the contract is the one that it names or leaves, None if that is hardly ever played. ``error``: the
    standard error of how much less that is than the first candidate's in the same worlds, in tricks, before the play in
    points; 0 if every world there is was solved, None if no worlds were.
    """

    action: Action
    points: float
    tricks: float | None = None
    error: float | None = None


class World(NamedTuple):
    """A way in which the unseen cards may lie: the cards left at N E S W, and its weight in the posterior."""

    hands: Deal
    weight: float


class Thought(NamedTuple):
    """What a decision rests on.

    ``candidates`` the best first; ``worlds`` some of those that were solved, the likeliest first; ``looked`` how many
    were solved, in ``nodes`` of the solver; ``cut`` whether the clock ended it before its budget did; ``inferred`` what
    the plays so far say of hidden hands, as messages.
    """

    candidates: tuple[Candidate, ...]
    worlds: tuple[World, ...] = ()
    looked: int = 0
    cut: bool = False
    inferred: tuple[Message, ...] = ()
    nodes: int = 0
