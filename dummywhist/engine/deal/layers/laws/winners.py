"""What comes of winning cards played one after another, without waiting for partner (W-EXP-7, W-AWL-15, DW-MISC-5)?

The law speaks of who plays "the best card on the table", or leads "a winning card as against his adversaries", and then
leads again. It is read so:

* The card in the trick is a winning one while nothing that lies there beats it. What lies behind a lead nobody knows
  before it is played; a lead that is beaten already, or by whose partner has played, is none.
* A further card leads a trick that has not begun, where nothing lies to beat it. It is a winning one if it is the best
  left of its suit by what its player sees: each higher card was played, is in the same hand, or lies open in the hand
  across. Trumps are left out of account, as in "the winning cards of a suit".
* Any other card is no play to a later trick: shown, it is an exposed card, and nothing more (W-EXP-1).

The further cards stay in the hand, lie face up and may be called. The hand across may be told to win any one of these
tricks, "if he can": who leads to it has nothing to beat, so that he is told nothing.
"""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import FULL_PACK, JOKER_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import AHEAD, MUST_WIN, WAIVE, MustWin, ahead
from dummywhist.engine.deal.event import TrickDemanded, WinnerPlayed
from dummywhist.engine.deal.law import WIN, Debt, LawTable, exposing, holds_up
from dummywhist.engine.deal.layers.laws.correcting import adversaries, remembering
from dummywhist.engine.deal.layers.laws.exposing import everything, remedies
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import trick_full, winner
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.remedies import Offence


def ahead_of_partner(state: DealState, law: LawTable, by: By) -> Seat | None:
    """Return the hand from which ``by`` may play on: its card wins the trick as it lies, its partner waits for his
    turn, and the law has something to answer (ED-53, MO-53, DF-35).
    """
    if not everything(state) or not state.trick or trick_full(state) or holds_up(law) or law.two or law.wrong:
        return None
    layout, seat = state.layout, winner(state)
    chairs, partner = layout.chairs, opposite(seat)
    if layout.holder[seat] != by or partner not in chairs:
        return None
    place = (chairs.index(partner) - chairs.index(state.leader)) % len(chairs)
    if place < len(state.trick) or any(hand == seat and not many for hand, many in law.played_on):
        return None
    return seat if remedies(state, Offence.WINNERS, seat) else None


def further(state: DealState, law: LawTable, by: By) -> tuple[Card, ...]:
    """Return the winning cards that ``by`` may play on with before his partner has played."""
    seat = ahead_of_partner(state, law, by)
    if seat is None:
        return ()
    gone = hand_of(card for trick in state.tricks for card in trick.cards) | hand_of(state.trick) | state.hands[seat]
    across = opposite(seat)
    gone |= hand_of(card for holder, card in law.exposed if holder == across)
    if across in state.faced:
        gone |= state.hands[across]
    shown = hand_of(card for holder, card in law.exposed if holder == seat)
    closed = Hand(state.hands[seat] & ~shown & ~(1 << state.turned if state.lies and state.turned is not None else 0))
    return tuple(card for card in cards_in(closed) if _best_left(state, card, Hand(gone)))


def _best_left(state: DealState, card: Card, gone: Hand) -> bool:
    """Whether no higher card of the suit of ``card`` is out, when ``gone`` are not."""
    ranked = state.ranked
    if ranked.suit[card] < 0:
        return False
    pack = FULL_PACK | (JOKER_MASK if state.setup.rules.dealing.jokers else 0)
    out = cards_in(Hand(ranked.of_suit[ranked.suit[card]] & pack & ~gone))
    return all(ranked.strength[other] < ranked.strength[card] for other in out)


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return how ``by`` may play on."""
    return tuple(AHEAD[card] for card in further(state, law, by))


def choosers(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who is to say which trick must be won: the adversaries of who played on, either of them (W-AWL-15)."""
    return next((adversaries(state.layout, seat) for seat, many in law.played_on if many), ())


def goes_on(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who may play on still while that is to be said."""
    if not choosers(state, law):
        return ()
    return tuple(player for player in state.layout.players if further(state, law, player))


def answers(state: DealState, law: LawTable) -> tuple[DealAction, ...]:
    """Return which tricks the hand across may be told to win: the one in play, and one for each card played on."""
    many, number = next(many for _, many in law.played_on if many), len(state.tricks) + 1
    return (*(MUST_WIN[number + step] for step in range(many + 1)), WAIVE)


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a further winning card, or when it was said which trick must be won."""
    law, player = state.part(LawTable), Player(by)
    card = next(iter(ahead((action,))), None)
    if card is not None and card in further(state, law, by):
        seat = winner(state)
        many = sum(many for hand, many in law.played_on if hand == seat)
        told = exposing(law, seat, card)._replace(played_on=((seat, many + 1),))
        return remembering(state, [(seat, card)]).with_part(told), (WinnerPlayed(player, seat, card),), False
    match action:
        case MustWin(trick):
            return _answered(state, law, player, trick)
        case _ if action == WAIVE and choosers(state, law):
            return _answered(state, law, player, None)
    return None


def _answered(state: DealState, law: LawTable, player: Player, trick: int | None) -> Stepped:
    ((seat, _),) = law.played_on
    across, after = opposite(seat), law._replace(played_on=((seat, 0),))
    if trick is not None:
        if (across, trick) not in law.must:
            after = after._replace(must=(*law.must, (across, trick)))
        if trick == len(state.tricks) + 1:
            after = after._replace(owed=(*law.owed, (across, WIN)))
    return state.with_part(after), (TrickDemanded(player, across, trick),), False


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why a card cannot be played on, or no trick be demanded; None for anything else."""
    if isinstance(action, MustWin):
        return message("refusal.law_nothing" if state.phase_name == "play" else "refusal.not_in_play")
    card = next(iter(ahead((action,))), None)
    if card is None or card < 0 or state.phase_name != "play":
        return None
    seat = ahead_of_partner(state, state.part(LawTable), by)
    return message("refusal.ahead_winner") if seat is not None and state.hands[seat] >> card & 1 else None


def debts(law: LawTable, trick: int, leader: Seat) -> tuple[Debt, ...]:
    """Return what is owed in ``trick``, from 1, which the hand at ``leader`` has nothing to beat in."""
    return tuple((seat, WIN) for seat, number in law.must if number == trick and seat != leader)
