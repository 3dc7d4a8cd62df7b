"""Claims: a player claims tricks still to be played; they are judged, admitted or not, in games that have claims."""

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import (
    ACCEPT,
    CLAIMS,
    DECLINE,
    JUDGED,
    Accept,
    Claim,
    Decline,
    Judge,
)
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import ClaimAnswered, Claimed, ClaimJudged
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.layout import REFEREE, By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import trick_full, unplayed
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.messages import Message, message
from dummywhist.engine.values import NamedTuple


class Claiming(NamedTuple):
    """``claim``: who claims how many tricks, until it is answered; ``judged``: what the referee found it worth."""

    claim: tuple[Player, int] | None = None
    judged: str | None = None


def claim_of(state: DealState) -> tuple[Player, int] | None:
    """Return who claims how many tricks, while the claim is not answered."""
    return state.part(Claiming).claim


def may_claim(state: DealState) -> bool:
    """Whether tricks may be claimed now: while a trick is open (DF-50)."""
    return state.phase_name == "play" and not trick_full(state)


def actors(state: DealState, below: tuple[By, ...]) -> tuple[By, ...]:
    """Return who may act: the referee or the other player while a claim is open, else either player may make one."""
    claim, judged = state.part(Claiming)
    players = state.layout.players
    if claim is not None:
        waits = _judges(state) and judged is None
        return (REFEREE,) if waits else tuple(player for player in players if player != claim[0])
    if not may_claim(state):
        return below
    return (*players, *(by for by in below if by not in players))


def choices(state: DealState, by: By, below: Choices) -> Choices:
    """Return the answers to an open claim and nothing else, or what may be done with the claims that may be made."""
    if claim_of(state) is not None:
        if by not in actors(state, ()):
            return NONE
        judging = tuple(JUDGED.values())
        return Choices(others=judging if by == REFEREE else (ACCEPT, DECLINE))
    if by in state.layout.players and may_claim(state):
        return below.adding(CLAIMS[: unplayed(state) + 1])
    return below


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a claim, its judgement or its answer; the play is over when it is admitted."""
    match action:
        case Claim(tricks):
            player = Player(by)
            return state.with_part(Claiming((player, tricks))), (Claimed(player, tricks, unplayed(state)),), False
        case Judge(standing):
            judged = state.part(Claiming)._replace(judged=standing)
            return state.with_part(judged), (ClaimJudged(standing),), False
        case Decline():
            return state.with_part(Claiming()), (ClaimAnswered(Player(by), False),), False
        case Accept():
            return _admitted(state), (ClaimAnswered(Player(by), True),), True
    return None


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why there can be no claim or answer, or nothing else while a claim is open."""
    claim = claim_of(state)
    if not isinstance(action, Claim | Judge | Accept | Decline):
        return message("refusal.claim_open") if claim is not None and action.plays is not None else None
    if state.phase_name != "play":
        return message("refusal.not_in_play")
    if not isinstance(action, Claim):
        if claim is None:
            return message("refusal.no_claim")
        return message("refusal.own_claim" if by == claim[0] else "refusal.claim_judged")
    if claim is not None:
        return message("refusal.claim_open")
    if trick_full(state):
        return message("refusal.gather_first")
    return message("refusal.claim_many", left=unplayed(state))


def _judges(state: DealState) -> bool:
    rule = state.setup.rules.claims
    return rule is not None and rule.judged


def _admitted(state: DealState) -> DealState:
    """Return the state with the tricks still to be played divided as claimed (DF-51)."""
    layout, claim = state.layout, claim_of(state)
    assert claim is not None
    claimant, tricks = claim
    side = layout.side[layout.own_seat(claimant)]
    assert side is not None
    shares = ((side, tricks), (layout.other_side(side), unplayed(state) - tricks))
    return state.with_part(Claiming()).with_part(Agreed(shares))


LAYER = Layer("claims", actors, choices, apply, why_not=why_not)
