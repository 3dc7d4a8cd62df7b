"""When are two deals the same, whoever sits there? Everything by seat, with a full trick as it was quitted."""

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import Quit
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.log import Log, Record


def deals_in(record: Record) -> tuple[DealLog, ...]:
    """Return the deals of a record."""
    log = Log(record)
    return deals_of(log.sessions[0].rules, ((entry.by, entry.action) for entry in log.entries))


def state_of(deal: DealLog) -> DealState:
    """Return the deal as it stands, the last trick quitted if it is full."""
    state = kernel.fold(deal.setup, deal.entries)
    if state.phase_name == "play" and trick_full(state):
        state, _ = kernel.apply(state, TABLE, Quit())
    return state


def facts(state: DealState) -> dict[str, object]:
    """Return all that a deal is, with seats in place of players."""
    home = state.setup.layout

    def seat(by: By) -> object:
        return home.own_seat(by) if by in home.players else by

    layout = state.layout
    whose = [None if by is None else seat(by) for by in layout.holder]
    told = state._asdict() | dict(
        memory=tuple((seat(seen.player), seen.seat, seen.cards) for seen in state.memory),
        looked=tuple((seat(by), at) for by, at in state.looked), calls=tuple((seat(by), c) for by, c in state.calls),
        contract=state.contract and (seat(state.contract.declarer), *state.contract[1:]),
        claim=state.claim and (seat(state.claim[0]), state.claim[1]),
        kept=tuple((seat(by), kept) for by, kept in state.kept),
    )  # fmt: skip
    setup = state.setup
    return {
        **told, "stage": None,
        "setup": (setup.rules, setup.ordinal, setup.dealer, setup.before, setup.layout.side, setup.layout.dummies),
        "layout": (layout.chairs, layout.side, layout.dummies, whose),
    }  # fmt: skip
