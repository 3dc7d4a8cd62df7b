"""How is what could be known asked for and told? As a finding, which goes between processes and beside the record."""

from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.solver.processors import processors
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.finding import Weighed
from dummywhist.engine.study.knowable import Knowable, knowable

MEMORY_MB: Final = 64


def weighed(seen: View, card: Card, seed: int = 0, against: Side | None = None) -> Weighed:
    """Return what the cards of the hand on turn in ``seen`` bring and ``card`` costs, on all threads; see `knowable`.

    Unlawful if the card may not be played there.
    """
    if seen.to_play is None:
        raise Unlawful("refusal.not_your_turn")
    try:
        found = knowable(seen, card, Solver(MEMORY_MB), seed, threads=processors(), against=against)
    except ValueError as wrong:
        raise Unlawful("refusal.not_your_turn") from wrong
    return Weighed(
        tuple(found.tricks.items()), tuple(found.points.items()), found.loss, found.points_lost, found.error,
        found.layouts, found.effective, found.every, found.evened, found.parting,
        tuple(found.spread.items()), tuple(found.errors.items()),
    )  # fmt: skip


def knowable_of(told: Weighed) -> Knowable:
    """Return what was told, as those that judge take it."""
    return Knowable(
        dict(told.tricks), dict(told.points), told.loss, told.points_lost, told.error, told.layouts, told.effective,
        told.every, told.evened, told.parting, dict(told.spread),
        dict(told.errors),
    )  # fmt: skip
