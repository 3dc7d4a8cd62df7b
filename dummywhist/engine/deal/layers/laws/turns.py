"""What becomes of a card led or played out of turn, and what may be demanded for it? (W-LEAD, W-TURN, ED-55..60)."""

from typing import Final

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in, holds
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import (
    AHEAD,
    DEMANDS,
    SUIT_CALLS,
    WAIVE,
    WITHDRAWN,
    CallSuit,
    Demand,
    PlayAhead,
    Waive,
    Withdraw,
)
from dummywhist.engine.deal.event import (
    CardsReturned,
    DealEvent,
    EarlyCardStood,
    LeadStood,
    LedAhead,
    PlayedAhead,
    RemedyDemanded,
    SuitCalled,
    won_by,
)
from dummywhist.engine.deal.law import (
    HIGHEST_TRUMP,
    LEAD,
    LOWEST_TRUMP,
    WIN,
    LawTable,
    call_of_suit,
    exposing,
    hasty,
    standing,
)
from dummywhist.engine.deal.law import SUITS as SUIT_DEMANDS
from dummywhist.engine.deal.layers.laws import calling
from dummywhist.engine.deal.layers.laws.correcting import adversaries, remembering
from dummywhist.engine.deal.layers.laws.renounces import Disobeyed, Fixed, laws_of, put_down_again, whose
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import laid, to_play, trick_full, winner
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Scope
from dummywhist.engine.rules.remedies import AMERICAN, Offence, Row, Whose, row_of

Lying = tuple[Seat, Card]
TRUMPS: Final = (HIGHEST_TRUMP, LOWEST_TRUMP)


# --- playing ahead ---


def out_of_turn(state: DealState, law: LawTable, by: By) -> tuple[Seat, ...]:
    """Return the hands from which ``by`` can lead or play though it is not their turn; one wrong lead at a time."""
    if law.astray or trick_full(state) or (law.early and not state.trick):
        return ()
    chairs, layout, turn = state.layout.chairs, state.layout, to_play(state)
    first = chairs.index(state.leader)
    played = {chairs[(first + place) % len(chairs)] for place in range(len(state.trick))} | {
        seat for seat, _ in law.early
    }
    return tuple(
        seat
        for seat in chairs
        if layout.holder[seat] == by and seat != turn and seat not in played
        and (seat not in layout.dummies or seat in state.faced)
    )  # fmt: skip


def can_play_ahead(state: DealState, law: LawTable, by: By) -> bool:
    """Whether ``by`` can lead or play out of turn."""
    return laws_of(state).scope.covers(Scope.REVOKE_TURN) and bool(out_of_turn(state, law, by))


def plays_ahead(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return the cards that ``by`` can lead or play out of turn."""
    if not laws_of(state).scope.covers(Scope.REVOKE_TURN):
        return ()
    return tuple(AHEAD[card] for seat in out_of_turn(state, law, by) for card in cards_in(state.hands[seat]))


def _played_ahead(state: DealState, law: LawTable, player: Player, card: Card) -> Stepped:
    seat = next(seat for seat in out_of_turn(state, law, player) if holds(state.hands[seat], card))
    if not state.trick:
        right = state.leader
        led, events = laid(state._replace(leader=seat), card)
        return led.with_part(law._replace(astray=((right, seat),))), (LedAhead(player, seat, right), *events), False
    hands = list(state.hands)
    hands[seat] = Hand(hands[seat] & ~(1 << card))
    lies = state.lies and card != state.turned
    told = law._replace(early=(*law.early, (seat, card)))
    if _hurries(state, law, seat):
        told = told._replace(hurried=((to_play(state), False),))
    early = state._replace(hands=tuple(hands), lies=lies).with_part(told)
    return early, (PlayedAhead(player, seat, card),), False


def _hurries(state: DealState, law: LawTable, seat: Seat) -> bool:
    """Whether a card from the hand at ``seat`` now is that of the fourth before the second (W-TURN-2, W-AWL-10)."""
    fourth = len(state.layout.chairs) - 1
    return len(state.trick) == 1 and _place(state, seat) == fourth and not law.early and bool(
        _row(state, Offence.FOURTH_EARLY, seat).remedies
    )  # fmt: skip


def _place(state: DealState, seat: Seat) -> int:
    chairs = state.layout.chairs
    return (chairs.index(seat) - chairs.index(state.leader)) % len(chairs)


# --- what may be demanded ---


def _row(state: DealState, offence: Offence, seat: Seat) -> Row:
    return row_of(offence, state.setup.rules.game, laws_of(state).code, whose(state, seat))


def lead_remedies(state: DealState, law: LawTable) -> tuple[str, ...]:
    """Return what may be demanded for the wrong lead that lies; waived, it goes back for nothing."""
    ((right, wrong),) = law.astray
    offence = Offence.LED_FOR_PARTNER if opposite(wrong) == right else Offence.LED
    return _row(state, offence, wrong).remedies


def _lead_offers(state: DealState, law: LawTable) -> tuple[DealAction, ...]:
    """Return what may be demanded for the wrong lead that lies.

    From the hand across, if that had the lead, a suit is called at once, or never (W-LEAD-2, ED-55). Else, or where a
    suit is called from that hand already, it is called when the side next leads (W-LEAD-1).
    """
    ((right, wrong),) = law.astray
    at_once = opposite(wrong) == right and not _owes_suit(law, right)
    found: list[DealAction] = []
    for remedy in lead_remedies(state, law):
        found += SUIT_CALLS.values() if remedy == "suit" and at_once else (DEMANDS[remedy],)
    return (*found, WAIVE)


def _owes_suit(law: LawTable, seat: Seat) -> bool:
    return any(owing == seat and what in SUIT_DEMANDS for owing, what in law.owed)


def entitled(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who may have the wrong lead that lies put right: an adversary; in America, if the hand across had the
    lead, the one on that hand's right (W-AWL-9).
    """
    ((right, wrong),) = law.astray
    found = tuple(player for player in adversaries(state.layout, wrong) if (player, LEAD) not in law.waived)
    return _on_the_right(state, right, found) if opposite(wrong) == right else found


def _on_the_right(state: DealState, seat: Seat, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return those of ``players`` who may demand of the hand at ``seat``: in America who sits on its right."""
    if laws_of(state).code not in AMERICAN:
        return players
    chairs = state.layout.chairs
    right = state.layout.holder[chairs[(chairs.index(seat) - 1) % len(chairs)]]
    return tuple(player for player in players if player == right)


def answerers(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who has to answer before anything else is done: how the partner of who was hasty is to play, which suit is
    called.
    """
    for seat, _ in law.hurried:
        found = adversaries(state.layout, seat)
        if laws_of(state).code not in AMERICAN:
            return found
        # W-AWL-10, W-AWL-11: the last of them to play alone.
        last = state.layout.holder[_last_against(state, seat)]
        return tuple(player for player in found if player == last)
    return _on_the_right(state, state.leader, adversaries(state.layout, state.leader)) if _due(state, law) else ()


def _last_against(state: DealState, seat: Seat) -> Seat:
    """Return the hand that is the last to play to the trick of those against the hand at ``seat``."""
    side = state.layout.side
    return max((one for one in state.layout.chairs if side[one] != side[seat]), key=lambda one: _place(state, one))


def _due(state: DealState, law: LawTable) -> tuple[Seat, Seat, bool] | None:
    """Return the hands for which a suit may be called now: before one of them leads (W-PEN-2, W-QUIT-4)."""
    if not law.suits or state.trick or _owes_suit(law, state.leader):
        return None
    return next((pair for pair in law.suits if state.leader in pair[:2]), None)


def answers(state: DealState, law: LawTable) -> tuple[DealAction, ...]:
    """Return what may be answered."""
    for seat, void in law.hurried:
        # What the fourth hand did is answered by the second, which lies across; so is what a partner said.
        _, early = hasty(law, state.layout.chairs, state.leader, state.trick)
        row = _row(state, Offence.FOURTH_EARLY if early else Offence.ATTENTION, opposite(seat))
        return (*(DEMANDS[remedy] for remedy in row.remedies if (remedy in row.void) is void), WAIVE)
    return (*(SUIT_CALLS[suit] for suit in SUITS), WAIVE) if _due(state, law) else ()


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return what ``by`` may do though nobody asks him: have a wrong lead put right, take back a card of his own."""
    if law.astray:
        if trick_full(state) or by not in entitled(state, law):
            return ()
        return _lead_offers(state, law)
    return tuple(WITHDRAWN[card] for seat, card in _going_back(state, law) if state.layout.holder[seat] == by)


def _going_back(state: DealState, law: LawTable) -> tuple[Lying, ...]:
    """Return the early cards of a dummy's side that go back: the next hand has not played (ED-60, DF-35)."""
    chairs = state.layout.chairs
    early = {seat for seat, _ in law.early}
    return tuple(
        (seat, card)
        for seat, card in law.early
        if whose(state, seat) is not Whose.ANY and chairs[(chairs.index(seat) + 1) % len(chairs)] not in early
    )


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a card out of turn, and after what is demanded for it."""
    law, player = state.part(LawTable), Player(by)
    match action:
        case PlayAhead(card):
            return _played_ahead(state, law, player, card)
        case Demand() | CallSuit() | Waive() if law.astray and not law.wrong:
            return _lead_answered(state, law, player, action)
        case CallSuit(suit):
            owing = (state.leader, call_of_suit(suit))
            called = law._replace(owed=(*law.owed, owing), suits=_without(law, _due(state, law)))
            return state.with_part(called), (SuitCalled(player, state.leader, suit),), False
        case Demand() | Waive() if law.hurried:
            return _hurry_answered(state, law, player, action)
        case Waive() if _due(state, law):
            waived = law._replace(suits=_without(law, _due(state, law)))
            return state.with_part(waived), (SuitCalled(player, state.leader, None),), False
        case Withdraw(card) if any(card == lying for _, lying in law.early):
            after, events = _taken_back(state, [one for one in law.early if one[1] == card])
            return after, events, False
    return None


def _without(law: LawTable, pair: tuple[Seat, Seat, bool] | None) -> tuple[tuple[Seat, Seat, bool], ...]:
    at = law.suits.index(pair) if pair is not None else len(law.suits)
    return (*law.suits[:at], *law.suits[at + 1 :])


def _lead_answered(state: DealState, law: LawTable, player: Player, action: DealAction) -> Stepped:
    """Return the deal after the wrong lead was put right, or was let stand (W-LEAD-1, MO-55)."""
    ((right, wrong),) = law.astray
    card = state.trick[0]
    if isinstance(action, CallSuit):
        after, events = _put_right(state, law)
        left = after.part(LawTable)
        called = left._replace(owed=(*left.owed, (right, call_of_suit(action.suit))))
        return after.with_part(called), (*events, SuitCalled(player, right, action.suit)), False
    remedy = action.remedy if isinstance(action, Demand) else None
    taken_back = remedy is None and set(lead_remedies(state, law)) <= {"stand"}  # ED-56, DF-39, MO-55
    said: tuple[DealEvent, ...] = (RemedyDemanded(player, wrong, card, "back" if taken_back else remedy),)
    if remedy == "stand":
        stood, events = _stood(state, law)
        return stood, (*said, *events), False
    after, events = _put_right(state, law)
    left = after.part(LawTable)
    if remedy == "card":
        left = exposing(left, wrong, card)
    elif remedy == "suit":
        left = left._replace(suits=(*left.suits, (wrong, opposite(wrong), False)))
    return after.with_part(left), (*said, *events), False


def _hurry_answered(state: DealState, law: LawTable, player: Player, action: DealAction) -> Stepped:
    ((seat, void),) = law.hurried
    remedy = action.remedy if isinstance(action, Demand) else None
    card, _ = hasty(law, state.layout.chairs, state.leader, state.trick)
    said = (RemedyDemanded(player, seat, card, remedy),)
    after = law._replace(hurried=())
    if remedy is not None:
        led = suit_led(state.ranked, state.trick)
        suited = led is not None and state.hands[seat] & state.ranked.of_suit[led]
        in_suit = laws_of(state).code in AMERICAN and not void
        # W-AWL-10, W-AWL-11: who has none of the suit says so, and is told to trump or not.
        after = (
            after._replace(hurried=((seat, True),))
            if in_suit and not suited
            else after._replace(owed=(*after.owed, (seat, remedy)))
        )
    return state.with_part(after), said, False


# --- what goes back, and what stands ---


def _put_right(state: DealState, law: LawTable) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal with the cards of a wrong lead in their hands again and the right hand on lead (W-LEAD-4)."""
    ((right, _),) = law.astray
    chairs, first, number = state.layout.chairs, state.layout.chairs.index(state.leader), len(state.tricks) + 1
    back = [(chairs[(first + place) % len(chairs)], card) for place, card in enumerate(state.trick)]
    calls = tuple(call for call in state.part(Disobeyed).calls if call[1] != number)
    # What is owed at the lead, until it is paid, or for an earlier trick is owed still.
    owed = tuple(
        (seat, what)
        for seat, what in law.owed
        if what in TRUMPS or (seat == right and what in SUIT_DEMANDS) or (what == WIN and (seat, number) in law.must)
    )
    cleared = law._replace(astray=(), answered=(), owed=owed, changing=())
    freed = state._replace(trick=(), leader=right).with_part(Disobeyed(calls))
    freed = freed.with_part(Fixed()) if state.part(Fixed).hands else freed
    returned, _ = _taken_back(freed.with_part(cleared), back)
    return returned, (CardsReturned(tuple(back), right),)


def _taken_back(state: DealState, back: list[Lying]) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal with cards that lay in their hands again; all remember them."""
    hands = list(state.hands)
    for seat, card in back:
        hands[seat] = Hand(hands[seat] | 1 << card)
    law = state.part(LawTable)
    early = tuple(one for one in law.early if one not in back)
    gone = {seat for seat, _ in law.early} - {seat for seat, _ in early}
    hurried = tuple((seat, void) for seat, void in law.hurried if opposite(seat) not in gone)
    returned = state._replace(hands=tuple(hands)).with_part(law._replace(early=early, hurried=hurried))
    return remembering(put_down_again(returned, back), back), (CardsReturned(tuple(back)),)


def _stood(state: DealState, law: LawTable) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal in which the wrong lead stands (W-LEAD-3).

    A suit that was called of who had the lead is still to be called: neither it nor its partner has led in turn.
    """
    called = tuple((seat, opposite(seat), False) for seat, what in law.owed if what in SUIT_DEMANDS)
    owed = tuple(debt for debt in law.owed if debt[1] not in SUIT_DEMANDS)
    law = law._replace(astray=(), owed=owed, suits=(*called, *law.suits))
    told = standing(law, state.leader, len(state.tricks) + 1)
    return state.with_part(told), (LeadStood(state.leader),)


def after_play(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal after a card in turn: early cards go back or come to their turn, a wrong lead may stand."""
    law = state.part(LawTable)
    events: tuple[DealEvent, ...] = ()
    if law.early:
        going = _going_back(state, law)
        if going:
            state, events = _taken_back(state, list(going))
        state, more = _in_their_turn(state)
        events = (*events, *more)
        law = state.part(LawTable)
    if law.astray and trick_full(state):
        state, more = _stood(state, law)
        events = (*events, *more)
    return state, events


def _in_their_turn(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal with the early cards in the trick whose turn has come (W-TURN-3)."""
    events: tuple[DealEvent, ...] = ()
    while not trick_full(state):
        law, seat = state.part(LawTable), to_play(state)
        card = dict(law.early).get(seat)
        if card is None:
            break
        left = law._replace(early=tuple(one for one in law.early if one[0] != seat))
        hands = list(state.hands)
        hands[seat] = Hand(hands[seat] | 1 << card)
        before = state._replace(hands=tuple(hands)).with_part(left)
        stood = state._replace(trick=(*state.trick, card)).with_part(standing(left, seat, len(state.tricks) + 1))
        state = calling.after_play(before, stood, card)
        events = (*events, EarlyCardStood(seat, card))
        if trick_full(state):
            taker = winner(state)
            events = (*events, won_by(taker, state.trick[_place(state, taker)]))
    return state, events


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why a card cannot be played out of turn, or no suit called; None for anything else."""
    match action:
        case PlayAhead() | CallSuit() if state.phase_name != "play":
            return message("refusal.not_in_play")
        case CallSuit():
            return message("refusal.law_nothing")
        case PlayAhead() if not laws_of(state).scope.covers(Scope.REVOKE_TURN):
            return message("refusal.not_your_turn")
        case PlayAhead(card):
            return _why_not_ahead(state, state.part(LawTable), by, card)
    return None


def _why_not_ahead(state: DealState, law: LawTable, by: By, card: Card) -> Message:
    if trick_full(state):
        return message("refusal.gather_first")
    if law.astray:
        return message("refusal.law_astray")
    on_turn = card >= 0 and state.hands[to_play(state)] >> card & 1 and state.layout.holder[to_play(state)] == by
    return message("refusal.ahead_in_turn") if on_turn else message("refusal.not_held", card=card)
