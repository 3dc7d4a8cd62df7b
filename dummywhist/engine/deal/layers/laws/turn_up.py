"""What comes of it if the turned card is named, or forgotten, after it was taken up (W-TRUMP-4, W-TRUMP-6, W-PEN-5)?"""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import (
    DEMANDS,
    FORGET_TURNED,
    NAME_TURNED,
    PUT_OFF,
    WAIVE,
    ForgetTurned,
    NameTurned,
)
from dummywhist.engine.deal.event import DealEvent, TrumpDemanded, TurnedNamed, WaivedAlone
from dummywhist.engine.deal.law import DUE, LATER, OPEN, TURNED, Debt, LawTable, demanded
from dummywhist.engine.deal.layers.laws.correcting import adversaries
from dummywhist.engine.deal.layers.laws.exposing import everything, remedies
from dummywhist.engine.deal.layers.laws.renounces import laws_of
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import following, to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Code
from dummywhist.engine.rules.remedies import AMERICAN, OF_TRUMPS, PARTNER, Offence


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return how ``by`` may speak of the turned card while its dealer holds it; each hand pays once at a time."""
    turned, layout = state.turned, state.layout
    if turned is None or state.lies or not everything(state) or by not in layout.players:
        return ()
    if state.dealer in state.faced or not state.hands[state.dealer] >> turned & 1:
        return ()
    player = Player(by)
    if any(seat == _liable(state, player, False) for seat, _, _ in law.trumps):
        return ()
    return (NAME_TURNED, FORGET_TURNED) if layout.holder[state.dealer] == by else (NAME_TURNED,)


def _liable(state: DealState, player: Player, forgotten: bool) -> Seat:
    """Return the hand that answers for what ``player`` said: his own, in duplicate his partner's (DW-TR-4)."""
    seat = state.layout.own_seat(player)
    offence = Offence.FORGOTTEN if forgotten else Offence.NAMED
    return opposite(seat) if PARTNER in remedies(state, offence, seat) else seat


def choosers(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who may demand a trump for the turned card: the adversaries of who answers for it."""
    found = _asked(state, law) if law.trumps else None
    return () if found is None else adversaries(state.layout, found[0])


def _asked(state: DealState, law: LawTable) -> tuple[Seat, bool] | None:
    return law.answering_for_turned(None if trick_full(state) else to_play(state))


def answers() -> tuple[DealAction, ...]:
    """Return what they may demand."""
    return (*(DEMANDS[remedy] for remedy in OF_TRUMPS), PUT_OFF, WAIVE)


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after the turned card was named or asked for, or after the demand for it."""
    law, player = state.part(LawTable), Player(by)
    match action:
        case NameTurned() | ForgetTurned():
            assert state.turned is not None
            forgotten = action == FORGET_TURNED
            offence = Offence.FORGOTTEN if forgotten else Offence.NAMED
            said = (TurnedNamed(player, state.turned, forgotten),)
            if not remedies(state, offence, state.layout.own_seat(player)):
                return state, said, False
            row = (_liable(state, player, forgotten), forgotten, OPEN)
            return state.with_part(law._replace(trumps=(*law.trumps, row))), said, False
    found = _asked(state, law)
    if found is None:
        return None
    seat, forgotten = found
    remedy = next((what for what in OF_TRUMPS if action == DEMANDS[what]), LATER if action == PUT_OFF else None)
    events: tuple[DealEvent, ...] = (TrumpDemanded(player, seat, remedy),)
    waived = tuple(one for one in law.waived if one[1] == TURNED)
    if action == WAIVE and laws_of(state).code not in AMERICAN and any(how == LATER for _, how in law.waived):
        # Another adversary has put it off, and may demand it still (W-PEN-5).
        remedy, events, waived = LATER, (WaivedAlone(player),), (*waived, (player, TURNED))
    kept = tuple(row for row in law.trumps if row[0] != seat)
    after = law._replace(trumps=kept if remedy is None else (*kept, (seat, forgotten, remedy)), waived=waived)
    if remedy in OF_TRUMPS:
        after = after._replace(owed=(*after.owed, (seat, remedy)))
    return state.with_part(after), events, False


def put_off(state: DealState, law: LawTable, player: Player) -> tuple[DealEvent, ...]:
    """Return what is told when ``player`` puts off his demand, and another adversary still may make one."""
    found = _asked(state, law)
    assert found is not None
    return (TrumpDemanded(player, found[0], LATER),)


def why_not(state: DealState, action: DealAction) -> Message | None:
    """Return why the turned card cannot be spoken of; None for anything else."""
    if isinstance(action, NameTurned | ForgetTurned):
        return message("refusal.turned_unsaid" if state.phase_name == "play" else "refusal.not_in_play")
    return None


def debts(law: LawTable) -> tuple[Debt, ...]:
    """Return what is owed for the turned card in a new trick: it is demanded until it is obeyed (W-TRUMP-6)."""
    return tuple((seat, what) for seat, _, what in law.trumps if what in OF_TRUMPS)


def next_trick(law: LawTable) -> LawTable:
    """Return the law in a new trick: what was put off in the last one may be demanded again."""
    if not any(what == LATER for _, _, what in law.trumps):
        return law
    rows = ((seat, forgotten, DUE if what == LATER else what) for seat, forgotten, what in law.trumps)
    return law._replace(trumps=tuple(rows))


def after_play(before: DealState, after: DealState, card: Card) -> DealState:
    """Return the deal without the demands for a trump that the play of ``card`` obeyed, and for the turned card named
    in the revised code without any on that hand: there it may be called once (W-TRUMP-4, W-PEN-5).
    """
    law = after.part(LawTable)
    if not law.trumps:
        return after
    seat = to_play(before)
    legal = following(before.setup.rules.trick, before.ranked, before.hands[seat], before.trick)
    revised = laws_of(before).code is Code.REVISED
    left = tuple(
        row
        for row in law.trumps
        if row[0] != seat
        or row[2] not in OF_TRUMPS
        or not ((revised and not row[1]) or demanded(before.ranked, before.trick, legal, row[2]) >> card & 1)
    )
    return after.with_part(law._replace(trumps=left))
