"""What comes of it if a player draws his partner's attention to the trick in play (W-QUIT-6, W-AWL-11)?"""

from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import DRAW_TRICK, DrawTrick
from dummywhist.engine.deal.event import TrickDrawn
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.exposing import everything, remedies
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.remedies import Offence


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return how ``by`` may draw attention to the trick: once, when he has played to it and the hand across has not."""
    layout = state.layout
    if not state.trick or trick_full(state) or law.astray or not everything(state) or by not in layout.players:
        return ()
    own = layout.own_seat(Player(by))
    across = opposite(own)
    if own in law.drawn or across not in layout.chairs or layout.side[across] != layout.side[own]:
        return ()
    waits = across not in dict(law.early) and not _has_played(state, across)
    return (DRAW_TRICK,) if waits and _has_played(state, own) else ()


def _has_played(state: DealState, seat: Seat) -> bool:
    chairs = state.layout.chairs
    return (chairs.index(seat) - chairs.index(state.leader)) % len(chairs) < len(state.trick)


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after attention was drawn to the trick: the partner answers for it, if anybody does."""
    if not isinstance(action, DrawTrick):
        return None
    law, player = state.part(LawTable), Player(by)
    own = state.layout.own_seat(player)
    liable = bool(remedies(state, Offence.ATTENTION, own))
    drawn = law._replace(drawn=(*law.drawn, own), hurried=((opposite(own), False),) if liable else law.hurried)
    return state.with_part(drawn), (TrickDrawn(player, liable),), False


def why_not(state: DealState, action: DealAction) -> Message | None:
    """Return why no attention can be drawn to the trick; None for anything else."""
    if not isinstance(action, DrawTrick):
        return None
    if state.phase_name != "play":
        return message("refusal.not_in_play")
    return message("refusal.draw_late" if everything(state) else "refusal.draw_never")
