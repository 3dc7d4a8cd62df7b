"""Which position is to be solved in a world? Hands, trick and leader of a determinization, for the solver."""

from collections.abc import Sequence

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.solver.position import JokerLaw, Position


def positions(insight: Insight, worlds: Sequence[Deal]) -> list[Position]:
    """Return for each world the position that the hand on turn plays from; counted are the tricks of its own side."""
    return [position(insight, world) for world in worlds]


def position(insight: Insight, world: Deal, against: Side | None = None) -> Position:
    """Return the position of one world; counted are the tricks of the side on turn, or of the one it is ``against``."""
    view = insight.view
    chairs = view.layout.chairs
    ours = view.layout.side[insight.seat] if against is None else against
    side = sum(1 << at for at, seat in enumerate(chairs) if view.layout.side[seat] == ours)
    return Position(
        tuple(Hand(world[seat]) for seat in chairs), view.trump, chairs.index(view.leader), view.trick, side, view.down,
        insight.rules.dealing.good_ace, joker_law(insight.rules),
    )  # fmt: skip


def joker_law(rules: Rules) -> JokerLaw:
    """Return how the solver is to treat jokers at no trumps (BD-37, BD-38)."""
    return JokerLaw(rules.trick.joker_leads, rules.trick.joker_thrown)
