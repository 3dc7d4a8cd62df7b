"""Who gets tricks that are not played out? A claim is judged or answered; thrown down hands are shared out."""

from functools import lru_cache
from typing import Final

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import (
    ACCEPT,
    CLAIMS,
    DECLINE,
    JUDGED,
    SHARED,
    Accept,
    Claim,
    Decline,
    Judge,
    ShareOut,
)
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import ClaimAnswered, Claimed, ClaimJudged, ClaimSettled, HandsAbandoned
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws import layer as laws
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.layout import REFEREE, By, Layout, Player, Side, side_of
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.phase import Begun, Stepped
from dummywhist.engine.deal.phases.play import trick_full, unplayed
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import ClaimCheck, Claims
from dummywhist.engine.values import NamedTuple


class Claiming(NamedTuple):
    """``claim``: who claims how many tricks, until it is settled; ``judged``: what the referee found it worth.

    ``admitted``: which adversaries have admitted it; ``barred``: the sides that may claim no more in this trick.
    """

    claim: tuple[Player, int] | None = None
    judged: str | None = None
    admitted: tuple[Player, ...] = ()
    barred: tuple[Side, ...] = ()


HERE: Final[frozenset[type[DealAction]]] = frozenset((Claim, Judge, Accept, Decline, ShareOut))
"""What is done by this layer."""
UP_TO: Final = tuple(CLAIMS[: left + 1] for left in range(len(CLAIMS)))
"""By the tricks that are left all claims of them; made beforehand, for they are asked for at every card."""


@lru_cache(maxsize=100)
def _two_sides(layout: Layout) -> bool:
    return len(layout.sides) == 2


def claim_of(state: DealState) -> tuple[Player, int] | None:
    """Return who claims how many tricks, while the claim is not settled."""
    return state.part(Claiming).claim


def may_claim(state: DealState) -> bool:
    """Whether tricks may be claimed now: while a trick is open, and the law asks nothing (W-CLAIM-6, DF-50)."""
    rules = state.setup.rules
    if len(state.trick) == len(state.layout.chairs) or state.phase_name != "play":
        return False
    if (rules.auction is not None and thrown_in(state)) or abandoned(state):
        return False
    return rules.laws is None or not (laws.answering(state) or laws.unsettled(state))


def abandoned(state: DealState) -> Player | None:
    """Return who threw down his hand first, if all lie on the table and the deal is over (W-CLAIM-4)."""
    if not state.parts or not laws.abandoned(state):
        return None
    return state.layout.holder[state.part(LawTable).down[0]]


def offered(layout: Layout, left: int) -> tuple[Claim, ...]:
    """Return the claims that can be made of ``left`` tricks: between more than two sides only all of them (TH-34)."""
    return UP_TO[left] if _two_sides(layout) else CLAIMS[left : left + 1]


def answering(layout: Layout, claimant: Player, admitted: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the living adversaries who are still to admit a claim; all of them must (W-CLAIM-6)."""
    side = side_of(layout, claimant)
    return tuple(player for player in layout.players if side_of(layout, player) != side and player not in admitted)


def waits_for_referee(rule: Claims, judged: str | None) -> bool:
    """Whether the referee speaks before anybody else about a claim."""
    return rule.check is not ClaimCheck.OPPONENTS and judged is None


def actors(state: DealState, below: tuple[By, ...]) -> tuple[By, ...]:
    """Return who may act: the referee or the adversaries while a claim is open, else anybody, who is on turn first.

    The referee alone where all hands were thrown down.
    """
    claim, judged, admitted, barred = state.part(Claiming)
    if claim is not None:
        return (REFEREE,) if waits_for_referee(_rule(state), judged) else answering(state.layout, claim[0], admitted)
    if not may_claim(state):
        return (REFEREE,) if abandoned(state) else below
    return _with_claimants(below, state.layout, barred)


@lru_cache(maxsize=500)
def _with_claimants(below: tuple[By, ...], layout: Layout, barred: tuple[Side, ...]) -> tuple[By, ...]:
    free = (player for player in layout.players if player not in below)
    return (*below, *(player for player in free if not barred or side_of(layout, player) not in barred))


def choices(state: DealState, by: By, below: Choices) -> Choices:
    """Return the answers to an open claim and nothing else, or what may be done with the claims that may be made."""
    claiming = state.part(Claiming)
    if claiming.claim is not None:
        if by not in actors(state, ()):
            return NONE
        return Choices(others=tuple(JUDGED.values()) if by == REFEREE else (ACCEPT, DECLINE))
    if not may_claim(state):
        if not abandoned(state):
            return below
        return Choices(others=SHARED[: unplayed(state) + 1]) if by == REFEREE else NONE
    layout = state.layout
    if by not in layout.players:
        return below
    if claiming.barred and side_of(layout, Player(by)) in claiming.barred:
        return below
    return below.adding(offered(layout, unplayed(state)))


def adds(state: DealState) -> bool:
    """Whether no claim is open, and not all hands were thrown down: nothing else may be done before that is settled."""
    return not state.parts or (state.part(Claiming).claim is None and not abandoned(state))


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a claim, its judgement or its answer; the play is over when it is right or admitted."""
    claiming = state.part(Claiming)
    match action:
        case Claim(tricks):
            player = Player(by)
            made = claiming._replace(claim=(player, tricks))
            return laws.claimed(state.with_part(made), player), (Claimed(player, tricks, unplayed(state)),), False
        case Judge(standing):
            return _judged(state, standing)
        case Decline():
            refused, shown = _refused(state)
            return refused, (ClaimAnswered(Player(by), False), *shown), False
        case Accept():
            assert claiming.claim is not None
            admitted = (*claiming.admitted, Player(by))
            said = (ClaimAnswered(Player(by), True),)
            if answering(state.layout, claiming.claim[0], admitted):
                return state.with_part(claiming._replace(admitted=admitted)), said, False
            player, tricks = claiming.claim
            return _shared(state, player, tricks), said, True
        case ShareOut(tricks):
            first = abandoned(state)
            assert first is not None
            return (
                _shared(state, first, tricks, thrown_down=True),
                (HandsAbandoned(first, tricks, unplayed(state)),),
                True,
            )
    return None


def react(before: DealState, by: By, action: DealAction, stepped: Stepped) -> Stepped:
    """Return what was done; when a trick is quitted every side may claim again."""
    state, events, over = stepped
    if type(action) is Quit and state.parts:
        return state.with_part(Claiming()), events, over
    return stepped


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why there can be no claim or answer, or nothing else while a claim is open."""
    claiming = state.part(Claiming)
    claim = claiming.claim
    if isinstance(action, ShareOut):
        return message("refusal.not_abandoned" if state.phase_name == "play" else "refusal.not_in_play")
    if abandoned(state):
        return message("refusal.abandoned")
    if not isinstance(action, Claim | Judge | Accept | Decline):
        return message("refusal.claim_open") if claim is not None and action.plays is not None else None
    if state.phase_name != "play":
        return message("refusal.not_in_play")
    if not isinstance(action, Claim):
        return message("refusal.no_claim") if claim is None else _why_no_answer(state, by, claim[0])
    if claim is not None:
        return message("refusal.claim_open")
    if trick_full(state):
        return message("refusal.gather_first")
    if by in state.layout.players and side_of(state.layout, Player(by)) in claiming.barred:
        return message("refusal.claim_barred")
    if state.setup.rules.laws is not None and laws.unsettled(state):
        return message("refusal.law_first")
    left = unplayed(state)
    return message("refusal.claim_all" if action.tricks < left else "refusal.claim_many", left=left)


def _why_no_answer(state: DealState, by: By, claimant: Player) -> Message:
    layout = state.layout
    if by in layout.players and side_of(layout, Player(by)) == side_of(layout, claimant):
        return message("refusal.own_claim")
    waits = waits_for_referee(_rule(state), state.part(Claiming).judged)
    return message("refusal.claim_judged" if waits else "refusal.claim_answered")


def _rule(state: DealState) -> Claims:
    rule = state.setup.rules.claims
    assert rule is not None
    return rule


def _judged(state: DealState, standing: str) -> Stepped:
    claiming = state.part(Claiming)
    assert claiming.claim is not None
    if _rule(state).check is not ClaimCheck.SOLVER or standing == "unknown":
        return state.with_part(claiming._replace(judged=standing)), (ClaimJudged(standing),), False
    player, tricks = claiming.claim
    right = standing != "high"
    if right and any(laws.charged(state, other) for other in answering(state.layout, player, ())):
        # W-REV-15: who revoked may demand that the deal be played out.
        return state.with_part(claiming._replace(judged=standing)), (ClaimJudged(standing),), False
    said = (ClaimSettled(player, tricks, unplayed(state), right),)
    if right:
        return _shared(state, player, tricks), said, True
    refused, shown = _refused(state)
    return refused, (*said, *shown), False


def _refused(state: DealState) -> Begun:
    """Return the state without the claim; its side waits for the end of the trick with another, as far as it must.

    What is seen by it, the law of the table says (W-CLAIM-2).
    """
    claiming = state.part(Claiming)
    assert claiming.claim is not None
    claimant = claiming.claim[0]
    barred = () if _rule(state).again else (*claiming.barred, side_of(state.layout, claimant))
    if _played_out(state, claiming):
        return state.with_part(Claiming(barred=barred)), ()
    return laws.claim_refused(state.with_part(Claiming(barred=barred)), claimant)


def _played_out(state: DealState, claiming: Claiming) -> bool:
    """Whether a claim that was found right is open all the same, since the deal may be played out (W-REV-15)."""
    return _rule(state).check is ClaimCheck.SOLVER and claiming.judged in ("exact", "low")


def _shared(state: DealState, player: Player, tricks: int, *, thrown_down: bool = False) -> DealState:
    """Return the state with so many of the tricks still to be played for the side of ``player``, and the rest for the
    other (W-CLAIM-1, W-CLAIM-4, DF-51, TH-34).

    All hands lie open from then on: honours are called, and revokes claimed, with the cards on the table.
    """
    layout = state.layout
    side = side_of(layout, player)
    rest = unplayed(state) - tricks
    shares = ((side, tricks), *((other, rest) for other in layout.sides if other != side))
    shown = state._replace(faced=layout.chairs)
    return shown.with_part(Claiming()).with_part(Agreed(shares, thrown_down))


LAYER = Layer("claims", actors, choices, adds, HERE, apply, react, why_not)
