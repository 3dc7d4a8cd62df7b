"""When are two deals the same, whoever sits there? Everything by seat, with a full trick as it was quitted."""

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.log import Log, Record
from dummywhist.engine.record.pbn.facts import settings_of
from dummywhist.engine.rules.games.catalogue import game_of

BRIDGE = """% PBN 2.1
% Creator: some bridge program
[Event "A club evening"]
[Site ""]
[Date "2021.03.04"]
[Board "5"]
[West "Ferris"]
[North "Lam \\"Sun\\" Ming"]
[East "Tarr"]
[South "#"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "S:AKT3.432.AQJ.KJ2 QJ2.KQT.K98.A543 98.AJ98.T432.QT9 7654.765.765.876"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "4SX"]
[Result "10"]
{ Here somebody says something [which is not a tag]

over several lines. }
[Auction "N"]
Pass Pass 1NT =1= X
4S X AP
[Note "1: weak"]
[Play "W"]
HK HA! H5 H2   ; the lead
C3 CQ C6 CJ $4
- S9 - -
*

[Event "#"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Dealer "E"]
[Declarer "?"]
[Contract "?"]
"""
"""Two deals as another program may write them, with all that is odd but allowed."""


def deals_in(record: Record) -> tuple[DealLog, ...]:
    """Return the deals of a record."""
    log = Log(record)
    return deals_of(log.sessions[0], ((entry.by, entry.action) for entry in log.entries))


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
    glimpses, bidding = state.part(Glimpses), state.part(Bidding)
    claiming, exchanging = state.part(Claiming), state.part(Exchanging)
    told = state._asdict() | dict(
        parts=[part for part in state.parts if not isinstance(part, Glimpses | Bidding | Claiming | Exchanging | Away)],
        memory=tuple((seat(seen.player), seen.seat, seen.cards) for seen in glimpses.memory),
        looked=tuple((seat(by), at) for by, at in glimpses.looked),
        calls=tuple((seat(by), c) for by, c in bidding.calls),
        contract=bidding.contract and (seat(bidding.contract.declarer), *bidding.contract[1:]),
        claim=claiming.claim and (seat(claiming.claim[0]), claiming.claim[1]),
        judged=claiming.judged, agreed=state.part(Agreed).tricks,
        kept=tuple((seat(by), kept) for by, kept in exchanging.kept),
        away=state.part(Away).cards,
    )  # fmt: skip
    setup = state.setup
    rules = game_of(setup.rules.game).rules(settings_of(setup.rules))
    return {
        **told,
        "setup": (rules, setup.ordinal, setup.dealer, setup.before, setup.layout.side, setup.layout.dummies),
        "layout": (layout.chairs, layout.side, layout.dummies, whose),
    }  # fmt: skip
