"""Which exposed card may be called, and was a call obeyed? Debts on the trick in play (W-PEN-1, W-EXP-2)."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import CALLED, WAIVE, CallCard
from dummywhist.engine.deal.event import CallLost, CardCalled
from dummywhist.engine.deal.law import LawTable, call_of, lying, obedient
from dummywhist.engine.deal.layers.laws.correcting import adversaries
from dummywhist.engine.deal.layers.laws.renounces import Disobeyed, laws_of, lifted
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import following, to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Code


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return the exposed cards that ``by`` may demand now, where nobody asks him for his call.

    Of the hand on turn (W-EXP-2). Where it waits (`Laws.waits`) its adversaries are asked (`asked`) and these are
    demands before its turn: the American right-hand adversary's before he plays himself (W-AWL-8), or such as are too
    early (W-EXP-6).
    """
    if not law.exposed or trick_full(state):
        return ()
    seat = to_play(state)
    if not laws_of(state).waits:
        cards = [card for card in _demandable(state, law, seat) if (seat, call_of(card)) not in law.owed]
        return tuple(CALLED[card] for card in cards) if cards and by in callers(state, seat) else ()
    hands = _early(state, by)
    mine = (hand for hand in hands if by in callers(state, hand))
    return tuple(CALLED[card] for hand in mine for card in callable_cards(state, law, hand))


def _early(state: DealState, by: By) -> tuple[Seat, ...]:
    """Return the hands that play later to the trick and of which ``by`` may demand a card already, in time or not."""
    seat, *rest = _to_come(state)
    later = tuple(rest)
    match laws_of(state).code:
        case Code.AWL_DUPLICATE:
            return later[:1] if state.layout.holder[seat] == by else ()
        case Code.ENGLISH | Code.REVISED:
            return later
    return ()


def _to_come(state: DealState) -> tuple[Seat, ...]:
    """Return the hands that are still to play to the trick, the one on turn first."""
    chairs = state.layout.chairs
    at = (chairs.index(state.leader) + len(state.trick)) % len(chairs)
    return (*chairs[at:], *chairs[:at])[: len(chairs) - len(state.trick)]


def callable_cards(state: DealState, law: LawTable, seat: Seat) -> list[Card]:
    """Return the exposed cards of the hand at ``seat`` that may be called to the trick in play.

    Those of the suit led if there are any, for then no other can be demanded (W-EXP-3); none after the first call.
    """
    cards = _demandable(state, law, seat)
    if not cards or seat in law.lost or any((seat, call_of(card)) in law.owed for card in cards):
        return []
    led = suit_led(state.ranked, state.trick)
    return [card for card in cards if state.ranked.suit[card] == led] or cards


def _demandable(state: DealState, law: LawTable, seat: Seat) -> list[Card]:
    """Return the exposed cards of the hand at ``seat``, those alone of the suit led if all know that it can follow.

    It took up a card of that suit again, or took back a renounce (W-EXP-3).
    """
    led = suit_led(state.ranked, state.trick)
    bound = must_follow(state, law, seat)
    return [card for holder, card in law.exposed if holder == seat and (not bound or state.ranked.suit[card] == led)]


def must_follow(state: DealState, law: LawTable, seat: Seat) -> bool:
    """Whether all know that the hand at ``seat`` holds the suit led to the trick in play."""
    return (seat, suit_led(state.ranked, state.trick)) in law.follows


def asked(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who is to say whether he calls a card of the hand on turn, which waits for it (W-PEN-1, W-AWL-8).

    Only where it waits (`Laws.waits`); in duplicate only of the lead, for the call to a trick comes earlier.
    """
    if not law.exposed or not laws_of(state).waits or trick_full(state):
        return ()
    seat = to_play(state)
    code = laws_of(state).code
    if (state.trick and code is Code.AWL_DUPLICATE) or not callable_cards(state, law, seat):
        return ()
    return tuple(player for player in callers(state, seat) if player not in law.free)


def unasked(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who may call a card of the hand on turn where nobody is asked: no hand waits."""
    if laws_of(state).waits or trick_full(state):
        return ()
    seat = to_play(state)
    return callers(state, seat) if callable_cards(state, law, seat) else ()


def answers(state: DealState, law: LawTable) -> tuple[DealAction, ...]:
    """Return what one of those may answer."""
    return (*(CALLED[card] for card in callable_cards(state, law, to_play(state))), WAIVE)


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
    law, player = state.part(LawTable), Player(by)
    match action:
        case CallCard(card):
            seat = next(holder for holder, one in law.exposed if one == card)
            if seat != to_play(state) and laws_of(state).code is not Code.AWL_DUPLICATE:
                return state.with_part(law._replace(lost=(*law.lost, seat))), (CallLost(player, seat, card),), False
            owing = law._replace(owed=(*law.owed, (seat, call_of(card))))
            return state.with_part(owing), (CardCalled(player, seat, card),), False
        case _ if action == WAIVE:
            return state.with_part(law._replace(free=(*law.free, player))), (), False
    return None


def why_not(state: DealState, action: DealAction) -> Message | None:
    """Return why a card cannot be called; None for anything else."""
    if not isinstance(action, CallCard):
        return None
    if state.phase_name != "play":
        return message("refusal.not_in_play")
    law = state.part(LawTable)
    holder = next((seat for seat, one in law.exposed if one == action.card), None)
    revokes = holder is not None and holder in _to_come(state) and action.card not in _demandable(state, law, holder)
    return message("refusal.call_forces_revoke" if revokes else "refusal.call_not_exposed")


def after_play(before: DealState, after: DealState, card: Card) -> DealState:
    """Return the deal with what the play of ``card`` paid, or left unpaid though it could be paid (W-REV-13)."""
    law = after.part(LawTable)
    if not law.exposed and not law.owed:
        return after
    if law.free:
        law = law._replace(free=())
        after = after.with_part(law)
    seat = to_play(before)
    after = lifted(after, seat, card)
    legal = following(before.setup.rules.trick, before.ranked, before.hands[seat], before.trick)
    if legal >> card & 1 and not obedient(before.ranked, lying(law, before.trick), legal, law.owed, seat) >> card & 1:
        calls = after.part(Disobeyed).calls
        after = after.with_part(Disobeyed((*calls, (seat, len(before.tricks) + 1))))
    return after
