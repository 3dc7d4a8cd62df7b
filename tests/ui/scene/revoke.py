"""A moment at the law table: a revoke was proved, and the claimant chooses how it is paid for."""

from functools import cache

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import CallRevoke
from dummywhist.engine.deal.layout import Side, side_of
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import View, view
from tests.laws.dealing import do, rules_of
from tests.laws.laid import found, laid

NS, EW = Side("NS"), Side("EW")


@cache
def proved(game: str = "english-dummy", theirs: int = 8, **changes: str) -> DealState:
    """Return a deal of 2-2 in which a revoke was proved against the side that has ``theirs`` of the tricks."""
    rules = rules_of(game, follow="penalise", **changes)
    honours = {NS: 2, EW: 2}
    tricks = {NS: 13 - theirs, EW: theirs}
    state = laid(rules, {NS: 2, EW: 2}, tricks, honours if rules.honours is not None else None, [EW])
    while state.phase_name == "honours":
        by = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    revoke = next(found(state, EW))
    by = next(player for player in state.layout.players if side_of(state.layout, player) == NS)
    return do(state, CallRevoke(revoke.seat, revoke.trick), by)


def chooses(game: str = "english-dummy", theirs: int = 8, **changes: str) -> View:
    """Return what the claimant sees."""
    state = proved(game, theirs, **changes)
    return view(state, kernel.actors(state)[0])  # type: ignore[arg-type]
