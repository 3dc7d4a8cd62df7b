"""What comes of it if a player draws attention to the trick in play, or looks at a quitted one (W-QUIT-4, W-QUIT-6)?"""

from dummywhist.engine.cards.seat import opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import DRAW_TRICK, LOOK_BACK, DrawTrick, LookBack
from dummywhist.engine.deal.event import LookedBack, TrickDrawn
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.exposing import everything, has_played, remedies
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.remedies import SUIT, Offence


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return how ``by`` may draw attention to the trick in play or look at the last one, each once in a trick."""
    if trick_full(state) or not everything(state) or by not in state.layout.players:
        return ()
    player = Player(by)
    looks = bool(state.tricks) and not state.setup.rules.trick.last_visible and player not in law.looked
    return (*((DRAW_TRICK,) if _may_draw(state, law, player) else ()), *((LOOK_BACK,) if looks else ()))


def _may_draw(state: DealState, law: LawTable, player: Player) -> bool:
    """Whether ``player`` has played to the trick in play and the hand across has not (W-QUIT-6)."""
    layout = state.layout
    own = layout.own_seat(player)
    across = opposite(own)
    if not state.trick or law.astray or own in law.drawn or across not in layout.chairs:
        return False
    played = own not in dict(law.early) and has_played(state, own)
    return played and not has_played(state, across) and layout.side[across] == layout.side[own]


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after attention was drawn to the trick, or the last one looked at: his side answers for it."""
    if not isinstance(action, DrawTrick | LookBack):
        return None
    law, player = state.part(LawTable), Player(by)
    own = state.layout.own_seat(player)
    if action == LOOK_BACK:
        called = SUIT in remedies(state, Offence.LOOKED, own)
        suits = (*law.suits, (own, opposite(own), True)) if called else law.suits
        seen = law._replace(looked=(*law.looked, player), suits=suits)
        return state.with_part(seen), (LookedBack(player),), False
    liable = bool(remedies(state, Offence.ATTENTION, own))
    drawn = law._replace(drawn=(*law.drawn, own), hurried=((opposite(own), False),) if liable else law.hurried)
    return state.with_part(drawn), (TrickDrawn(player, liable),), False


def why_not(state: DealState, action: DealAction) -> Message | None:
    """Return why no attention can be drawn to the trick, or none looked at; None for anything else."""
    if not isinstance(action, DrawTrick | LookBack):
        return None
    if state.phase_name != "play":
        return message("refusal.not_in_play")
    if action == LOOK_BACK:
        return message("refusal.look_late" if everything(state) else "refusal.look_never")
    return message("refusal.draw_late" if everything(state) else "refusal.draw_never")
