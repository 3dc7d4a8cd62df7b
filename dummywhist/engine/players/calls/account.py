"""What is reported of a decision before the play? Each candidate with its values, and some of the worlds."""

from collections.abc import Sequence

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.calls.evaluation import Outlook, Valued
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.thought import Candidate, Thought, World


def with_thought(
    decision: Decision, actions: Sequence[Action], values: Sequence[Valued], worlds: Sequence[Deal], outlook: Outlook
) -> Decision:
    """Return ``decision`` with its candidates, the best first, and some of the worlds."""
    chosen = [action == decision.action for action in actions]
    order = sorted(range(len(actions)), key=lambda way: (not chosen[way], -values[way].points))
    candidates = tuple(
        Candidate(actions[way], values[way].points, values[way].told, outlook.error(way, order[0])) for way in order
    )
    shown = tuple(World(world, 1 / outlook.worlds) for world in worlds)
    return decision._replace(thought=Thought(candidates, shown, outlook.looked, outlook.cut, nodes=outlook.spent))
