"""Which exposed card may be called, and was a call obeyed? Debts on the trick in play (W-PEN-1, W-EXP-2)."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import CALLED, CallCard
from dummywhist.engine.deal.event import CardCalled
from dummywhist.engine.deal.law import LawTable, call_of, obedient
from dummywhist.engine.deal.layers.laws.correcting import adversaries
from dummywhist.engine.deal.layers.laws.renounces import Disobeyed, laws_of
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import following, to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Code


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return the exposed cards that ``by`` may call of the hand on turn, those not yet called (W-EXP-2, W-EXP-6)."""
    if trick_full(state):
        return ()
    seat = to_play(state)
    cards = [card for holder, card in law.exposed if holder == seat and (seat, call_of(card)) not in law.owed]
    return tuple(CALLED[card] for card in cards) if cards and by in callers(state, seat) else ()


def callers(state: DealState, seat: Seat) -> tuple[Player, ...]:
    """Return who may call a card of the hand at ``seat``: either adversary, in duplicate who sits on its right."""
    found = adversaries(state.layout, seat)
    if laws_of(state).code is not Code.AWL_DUPLICATE:
        return found
    chairs = state.layout.chairs
    right = chairs[(chairs.index(seat) - 1) % len(chairs)]
    return tuple(player for player in found if player == state.layout.holder[right])


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a call: the card is owed to this trick, if it can be played by the laws."""
    if not isinstance(action, CallCard):
        return None
    law, seat = state.part(LawTable), to_play(state)
    owing = law._replace(owed=(*law.owed, (seat, call_of(action.card))))
    return state.with_part(owing), (CardCalled(Player(by), seat, action.card),), False


def why_not(state: DealState, action: DealAction) -> Message | None:
    """Return why a card cannot be called; None for anything else."""
    if not isinstance(action, CallCard):
        return None
    return message("refusal.call_not_exposed" if state.phase_name == "play" else "refusal.not_in_play")


def after_play(before: DealState, after: DealState, card: Card) -> DealState:
    """Return the deal with what the play of ``card`` paid, or left unpaid though it could be paid (W-REV-13)."""
    law = after.part(LawTable)
    if not law.exposed and not law.owed:
        return after
    seat = to_play(before)
    if (seat, card) in law.exposed:
        after = after.with_part(law._replace(exposed=tuple(one for one in law.exposed if one != (seat, card))))
    legal = following(before.setup.rules.trick, before.ranked, before.hands[seat], before.trick)
    if legal >> card & 1 and not obedient(before.ranked, before.trick, legal, law.owed, seat) >> card & 1:
        calls = after.part(Disobeyed).calls
        after = after.with_part(Disobeyed((*calls, (seat, len(before.tricks) + 1))))
    return after
