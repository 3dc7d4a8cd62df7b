"""Which deals does a log hold? Each by itself, from its cut on, with what it began with and every state on the way."""

from collections.abc import Iterable

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.session.session import Session, apply
from dummywhist.engine.values import NamedTuple


class DealLog(NamedTuple):
    """One deal's part of the log: what it began with, and its entries."""

    setup: Setup
    entries: tuple[tuple[By, DealAction], ...]

    @property
    def counted(self) -> bool:
        """Whether the deal is over and counted."""
        return bool(self.entries) and self.entries[-1][1] == COUNT

    def states(self) -> tuple[DealState, ...]:
        """Return the deal before its first lead, and after every card, with full tricks before they are quitted."""
        state = kernel.start(self.setup)
        found: list[DealState] = []
        for by, action in self.entries:
            before = state
            state, _ = kernel.apply(state, by, action)
            if action.plays is not None:
                if not found:
                    found.append(before)
                found.append(state)
        if not found:
            return (state,)
        if state.result is not None:
            found.append(state)
        elif not trick_full(state):
            found[-1] = state
        return tuple(found)


def deals_of(session: Session, entries: Iterable[tuple[By, Action]]) -> tuple[DealLog, ...]:
    """Return every deal of a session that has begun, in order; ``session``: as it was before its first entry."""
    deals: list[tuple[Setup, list[tuple[By, DealAction]]]] = []
    for by, action in entries:
        deal = session.deal
        if deal is not None and session.stage == "deal" and isinstance(action, DealAction):
            if session.between_deals:
                deals.append((deal.setup, []))
            deals[-1][1].append((by, action))
        session, _ = apply(session, by, action)
    return tuple(DealLog(setup, tuple(done)) for setup, done in deals)
