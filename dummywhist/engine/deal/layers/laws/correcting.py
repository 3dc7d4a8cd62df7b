"""How is a wrong card mended? Asking, taking back, and what the adversaries may demand for it (W-REV-2..4, ED-50)."""

from functools import lru_cache

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import (
    ASKS,
    DEMANDS,
    LET_STAND,
    NONE_HELD,
    WAIVE,
    WITHDRAWN,
    AskNone,
    Demand,
    HaveNone,
    LetStand,
    Waive,
    Withdraw,
)
from dummywhist.engine.deal.event import (
    CardsExposed,
    CardWithdrawn,
    DealEvent,
    NoneAnswered,
    NoneAsked,
    RemedyDemanded,
    WrongCardStood,
)
from dummywhist.engine.deal.glimpses import Glimpses, Memory
from dummywhist.engine.deal.law import LawTable, exposing
from dummywhist.engine.deal.layers.laws.renounces import (
    Disobeyed,
    Fixed,
    laws_of,
    put_down_again,
    renounced,
    whose,
    wrong_cards,
)
from dummywhist.engine.deal.layout import By, Layout, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.remedies import AMERICAN, CARD, Offence, Row, row_of


@lru_cache(maxsize=400)
def adversaries(layout: Layout, seat: Seat) -> tuple[Player, ...]:
    """Return the living players who play against the hand at ``seat``."""
    side = layout.side[seat]
    return tuple(player for player in layout.players if layout.side[layout.own_seat(player)] != side)


def answerers(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who has to answer the law before anything else is done in the play; nobody if nothing is asked."""
    holder = state.layout.holder
    for seat, _ in law.asked or law.warned:
        player = holder[seat]
        return () if player is None else (player,)
    for seat, card in law.wrong:
        return _choosers(state, seat, card)
    return ()


def answers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return what ``by`` may answer, the answer of a careful player first."""
    wrong = dict(wrong_cards(state))
    for seat, asker in law.asked:
        held = (WITHDRAWN[wrong[seat]],) if seat in wrong else ()
        # W-AWL-3: an adversary may require the correction.
        required = held and laws_of(state).code in AMERICAN and asker in adversaries(state.layout, seat)
        return held if required else (*held, NONE_HELD)
    for _, card in law.warned:
        return (WITHDRAWN[card], LET_STAND)
    for seat, card in law.wrong:
        return (*(DEMANDS[remedy] for remedy in _remedies(state, seat, card, by)), WAIVE)
    return ()


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return what ``by`` may do about the trick in play though nobody asks him: ask, or take a card back."""
    suits, trick = state.ranked.suit, state.trick
    if not trick or (not state.part(Disobeyed).calls and all(suits[card] == suits[trick[0]] for card in trick)):
        return ()
    layout, fixed = state.layout, state.part(Fixed).hands
    found = [
        ASKS[seat]
        for _, seat, _ in renounced(state)
        if seat not in layout.dummies and seat not in (*law.answered, *fixed) and _may_ask(state, by, seat)
    ]
    taken = [
        WITHDRAWN[card] for seat, card in wrong_cards(state) if layout.holder[seat] == by and seat not in fixed
    ]  # fmt: skip
    return (*found, *taken)


def _may_ask(state: DealState, by: By, seat: Seat) -> bool:
    """Whether ``by`` may ask the player at ``seat``: his partner, in America an adversary too (W-REV-3, W-AWL-3)."""
    holder = state.layout.holder
    if by == holder[seat] or by not in holder:
        return False
    partners = len(state.layout.chairs) == 4 and by == holder[opposite(seat)]
    return partners or laws_of(state).code in AMERICAN


def _choosers(state: DealState, seat: Seat, card: Card) -> tuple[Player, ...]:
    """Return who may choose a remedy for a card taken back: those adversaries who have any to choose."""
    return tuple(player for player in adversaries(state.layout, seat) if _remedies(state, seat, card, player))


def _row(state: DealState, seat: Seat) -> Row:
    return row_of(Offence.CORRECTED, state.setup.rules.game, laws_of(state).code, whose(state, seat))


def _lies_open(state: DealState, row: Row) -> bool:
    """Whether the card taken back may be called without a demand (W-AWL-4, DW-REV-2)."""
    return laws_of(state).code in AMERICAN and CARD in row.remedies


def _remedies(state: DealState, seat: Seat, card: Card, by: By) -> tuple[str, ...]:
    """Return what ``by`` may demand for ``card``, taken back into the hand at ``seat``, by the table of remedies."""
    layout, row = state.layout, _row(state, seat)
    if _lies_open(state, row):
        row = row._replace(remedies=row.late)
    if not row.late:
        return row.remedies
    # W-AWL-4: of the second and third hand, the adversary on the left, if he had played.
    chairs = layout.chairs
    left = chairs[(chairs.index(seat) + 1) % len(chairs)]
    had_played = left in dict(state.part(LawTable).changing)
    place = len(state.trick)
    may = had_played and place in (1, 2) and layout.holder[left] == by
    return tuple(remedy for remedy in row.remedies if remedy not in row.late or may)


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a question, an answer, a card taken back, or a remedy."""
    law, player = state.part(LawTable), Player(by)
    match action:
        case AskNone(seat):
            return state.with_part(law._replace(asked=((seat, player),))), (NoneAsked(player, seat),), False
        case HaveNone():
            ((seat, _),) = law.asked
            answered = law._replace(asked=(), answered=(*law.answered, seat))
            led = suit_led(state.ranked, state.trick)
            assert led is not None
            return state.with_part(answered), (NoneAnswered(player, seat, led),), False
        case LetStand():
            ((seat, _),) = law.warned
            return state.with_part(law._replace(warned=())), (WrongCardStood(player, seat),), False
        case Withdraw(card):
            return _withdrawn(state, law, player, card)
        case Demand() | Waive() if law.wrong:
            return _demanded(state, law, player, action)
    return None


def takes_back(action: DealAction) -> bool:
    """Whether a card is taken back by it."""
    return isinstance(action, Withdraw)


def mends_renounce(state: DealState, action: DealAction) -> bool:
    """Whether ``action`` takes back a card whose hand could have followed suit; else it was a call not obeyed."""
    led = suit_led(state.ranked, state.trick)
    suited = 0 if led is None else state.ranked.of_suit[led]
    return any(action == WITHDRAWN[card] and state.hands[seat] & suited for _, seat, card in renounced(state))


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why a wrong card cannot be asked about, taken back or paid for now; None for anything else."""
    match action:
        case AskNone(seat) if state.phase_name == "play":
            followed = all(found != seat for _, found, _ in renounced(state))
            return message("refusal.ask_followed" if followed else "refusal.ask_who")
        case Withdraw(card) if state.phase_name == "play":
            return message("refusal.withdraw_lies" if card in state.trick else "refusal.withdraw_gone")
        case HaveNone() | LetStand() | Demand() | Waive() if state.phase_name == "play":
            return message("refusal.law_nothing")
        case AskNone() | Withdraw() | HaveNone() | LetStand() | Demand() | Waive():
            return message("refusal.not_in_play")
    return None


def _withdrawn(state: DealState, law: LawTable, player: Player, card: Card) -> Stepped:
    """Return the deal with ``card`` and all that were played after it back in their hands.

    What lies too soon on a lead that is taken back goes back with it.
    """
    chairs, trick = state.layout.chairs, state.trick
    at = trick.index(card)
    first, led = chairs.index(state.leader), suit_led(state.ranked, trick)
    back = [(chairs[(first + place) % len(chairs)], trick[place]) for place in range(at, len(trick))]
    early = law.early if at else ()
    back += [one for one in law.early if one not in early]
    hands = list(state.hands)
    for seat, lying in back:
        hands[seat] = Hand(hands[seat] | 1 << lying)
    (seat, _), *also = back
    disobeyed = state.part(Disobeyed)
    number, gone = len(state.tricks) + 1, {hand for hand, _ in back}
    left = tuple(call for call in disobeyed.calls if not (call[1] == number and call[0] in gone))
    followed = (seat, number) in disobeyed.calls
    known: tuple[tuple[Seat, Suit], ...] = ()
    if led is not None:
        suited = state.ranked.of_suit[led]
        can = (hand for hand, lying in back if 1 << lying & suited or (hand == seat and hands[seat] & suited))
        known = tuple((hand, led) for hand in can if (hand, led) not in law.follows)
    after = remembering(state._replace(hands=tuple(hands), trick=trick[:at]), back).with_part(Disobeyed(left))
    after = after.with_part(Fixed(tuple(hand for hand in state.part(Fixed).hands if hand not in gone)))
    cleared = law._replace(
        asked=(), warned=(), free=(), early=early, answered=tuple(hand for hand in law.answered if hand not in gone),
        played_on=tuple(row for row in law.played_on if row[0] not in gone),
        untimely=tuple(one for one in law.untimely if one[1] != number or one[0] not in gone), changing=tuple(also),
        follows=(*law.follows, *known),
    )  # fmt: skip
    events: tuple[DealEvent, ...] = (CardWithdrawn(player, seat, card, tuple(also)),)
    after = put_down_again(after.with_part(cleared), back)
    # Who did not obey a call and takes it back owes no more than before.
    if not followed and _lies_open(after, _row(after, seat)):
        after = after.with_part(exposing(after.part(LawTable), seat, card))
        events = (*events, CardsExposed(player, seat, (card,), True, False))
    if not followed and _choosers(after, seat, card):
        after = after.with_part(after.part(LawTable)._replace(wrong=((seat, card),)))
    return after, events, False


def _demanded(state: DealState, law: LawTable, player: Player, action: DealAction) -> Stepped:
    (seat, card), *others = law.wrong
    remedy = action.remedy if isinstance(action, Demand) else None
    after = law._replace(wrong=tuple(others))
    events: tuple[DealEvent, ...] = (RemedyDemanded(player, seat, card, remedy),)
    if remedy == "card":
        after = exposing(after, seat, card)
    if remedy not in (None, "card"):
        after = after._replace(owed=(*after.owed, (seat, remedy)))
    return state.with_part(after), events, False


def remembering(state: DealState, shown: list[tuple[Seat, Card]]) -> DealState:
    """Return the deal in which all others remember cards that they saw and that are in these hands again."""
    glimpses, layout = state.part(Glimpses), state.layout
    memory = list(glimpses.memory)
    for seat, card in shown:
        for player in layout.players:
            if seat in state.faced or layout.holder[seat] == player:
                continue
            at = next(
                (place for place, one in enumerate(memory) if one.player == player and one.seat == seat), None
            )  # fmt: skip
            if at is None:
                memory.append(Memory(player, seat, Hand(1 << card)))
            else:
                memory[at] = memory[at]._replace(cards=Hand(memory[at].cards | 1 << card))
    return state.with_part(glimpses._replace(memory=tuple(memory)))
