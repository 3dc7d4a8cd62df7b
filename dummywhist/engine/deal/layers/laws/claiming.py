"""Who revoked, who claims it, and what is paid for it? Before the deal is counted (W-REV-5, W-REV-6, W-REV-9)."""

from dummywhist.engine.cards.hand import EMPTY
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import (
    CALLS,
    CONTENT,
    PENALTY,
    REMIT,
    CallRevoke,
    ChoosePenalty,
    Content,
    Remit,
)
from dummywhist.engine.deal.choices import Choices, Offering
from dummywhist.engine.deal.event import (
    DealEvent,
    PenaltiesCancelled,
    PenaltyChosen,
    RevokeClaimed,
    RevokeTold,
    ScoreAgreed,
)
from dummywhist.engine.deal.law import CANCELLED, OPEN, WAIVED, LawTable
from dummywhist.engine.deal.layers.laws.paying import with_offers
from dummywhist.engine.deal.layers.laws.renounces import Revoke, could_have_played, established, laws_of, liable
from dummywhist.engine.deal.layout import By, Player, Side, side_of, sides_of
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Code, Detection, FalseClaim


def played_out(state: DealState) -> bool:
    """Whether there was any play in which somebody can have revoked."""
    return bool(state.tricks or state.part(Agreed).tricks)


def claimants(state: DealState) -> tuple[Side, ...]:
    """Return the sides that may still claim a revoke (W-REV-6); none where revokes are told."""
    if laws_of(state).detection is not Detection.CLAIM or not played_out(state):
        return ()
    content = state.part(LawTable).content
    return tuple(side for side in state.layout.sides if side not in content)


def waiting(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who has something to say before the deal is counted: who chooses a penalty, else who may claim."""
    row, sides = law.open, sides_of(state.layout)
    if row is not None:
        return tuple(Player(player) for player, side in sides.items() if side == row[3])
    if laws_of(state).detection is not Detection.CLAIM or not played_out(state):
        return ()
    return tuple(Player(player) for player, side in sides.items() if side not in law.content)


def choices(state: DealState, law: LawTable, by: By) -> Choices:
    """Return what one of those may do: choose or remit a penalty, or be content, or claim a revoke."""
    row = law.open
    if row is not None:
        found: tuple[DealAction, ...] = tuple(PENALTY[kind] for kind in law.offers)
        return Choices(others=(*found, REMIT) if laws_of(state).waived else found)
    return Offering(None, EMPTY, (CONTENT,), lambda: _claims(state, law, by))


def _claims(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return the revokes that ``by`` may claim: of each hand in each trick, those not yet claimed or found."""
    side = side_of(state.layout, by)
    made = {(seat, trick) for of, seat, trick, _ in law.called if of == side}
    hidden = laws_of(state).named
    calls = [
        CALLS[seat][trick]
        for seat in state.layout.chairs
        if state.layout.side[seat] != side and liable(state, seat)
        for trick in range(hidden, len(state.tricks) + 1)
        if (seat, trick) not in made and not _found(law, seat, trick)
    ]
    return tuple(calls)


def _found(law: LawTable, seat: Seat, trick: int) -> bool:
    """Whether a revoke of that hand in that trick was found already."""
    return trick > 0 and any((seat, trick) == (row[1], row[2]) for row in law.proved)


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after a claim of a revoke, the choice of its penalty, or when somebody is content."""
    law = state.part(LawTable)
    match action:
        case Content():
            side = side_of(state.layout, by)
            after = state.with_part(law._replace(content=(*law.content, side)))
            return after, (ScoreAgreed(Player(by), side),), False
        case CallRevoke():
            return _claimed(state, law, Player(by), action)
        case ChoosePenalty(kind):
            return _settled(state, law, Player(by), kind)
        case Remit():
            return _settled(state, law, Player(by), WAIVED)
    return None


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why a revoke cannot be claimed or paid for now; None for anything else."""
    law = state.part(LawTable)
    match action:
        case Content() | ChoosePenalty() | Remit() if state.phase_name == "count":
            return message("refusal.law_nothing")
        case CallRevoke() if state.phase_name == "count":
            return message("refusal.law_first") if law.open is not None else _why_not_claimed(state, by, action)
        case Content() | ChoosePenalty() | Remit() | CallRevoke():
            return message(f"refusal.{_word(state)}_early")
    if state.phase_name == "count" and waiting(state, law):
        return message("refusal.law_before_count")
    return None


def _why_not_claimed(state: DealState, by: By, action: CallRevoke) -> Message:
    layout = state.layout
    if by not in layout.players or side_of(layout, by) not in claimants(state):
        return message("refusal.revoke_late")
    if action.seat not in layout.chairs or layout.side[action.seat] == side_of(layout, by):
        return message(f"refusal.{_word(state)}_own")
    if not liable(state, action.seat):
        return message(f"refusal.{_word(state)}_dummy")
    if not action.trick and laws_of(state).named:
        return message("refusal.revoke_unnamed")
    past = action.trick > len(state.tricks)
    return message(f"refusal.{_word(state)}_no_trick" if past else "refusal.revoke_twice")


def _word(state: DealState) -> str:
    """Return what a revoke is called at this table (BD-60)."""
    return "renege" if laws_of(state).named else "revoke"


def told_at_the_end(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal, just played out, with the revokes that all are told of (W-REV-5)."""
    said = state.part(LawTable)
    law = LawTable(untimely=said.untimely, must=said.must)
    events: list[DealEvent] = []
    layout = state.layout
    for revoke in established(state):
        side = layout.side[revoke.seat]
        assert side is not None
        law = _with_revoke(state, law, revoke, layout.other_side(side))
        events.append(RevokeTold(revoke.seat, revoke.trick))
    law, cancelled = _cancelled(state, law)
    return with_offers(state.with_part(law)), (*events, *cancelled)


def _claimed(state: DealState, law: LawTable, player: Player, action: CallRevoke) -> Stepped:
    """Return the deal after a claim: the revoke that it means, or what a false claim costs (W-REV-8, BD-63)."""
    laws, layout = laws_of(state), state.layout
    side, seat = side_of(layout, player), action.seat
    found = next(
        (
            revoke
            for revoke in established(state)
            if revoke.seat == seat and action.trick in (0, revoke.trick) and not _found(law, seat, revoke.trick)
        ),
        None,
    )
    proved = found is not None
    # A claim that names no trick may be made again as long as it is proved.
    if action.trick or not proved:
        law = law._replace(called=(*law.called, (side, seat, action.trick, proved)))
    if found is not None:
        law = _with_revoke(state, law, found, side)
    elif laws.false_claim is not FalseClaim.NONE:
        theirs = layout.side[seat]
        assert theirs is not None
        minus = laws.false_claim is FalseClaim.MINUS_ONE
        kind, amount = ("false", 1) if minus else ("tricks", laws.amount)
        law = law._replace(proved=(*law.proved, (side, seat, action.trick, theirs, kind, amount)))
    law, cancelled = _cancelled(state, law) if proved else (law, ())
    event = RevokeClaimed(player, seat, action.trick, found.trick if found else 0)
    return with_offers(state.with_part(law)), (event, *cancelled), False


def _with_revoke(state: DealState, law: LawTable, revoke: Revoke, to: Side) -> LawTable:
    """Return the law with a revoke found, to be paid to the side ``to``."""
    side = state.layout.side[revoke.seat]
    assert side is not None
    return law._replace(
        proved=(*law.proved, (side, revoke.seat, revoke.trick, to, OPEN, _size(state, law, revoke, side)))
    )


def _cancelled(state: DealState, law: LawTable) -> tuple[LawTable, tuple[DealEvent, ...]]:
    """Return the law in which nothing is paid for revokes of both sides, where they cancel each other (W-REV-14).

    A penalty that was chosen before the other side's revoke was found is cancelled with the rest.
    """
    paying = [row for row in law.proved if row[4] not in ("false", WAIVED)]
    if not laws_of(state).both_cancel or len({row[0] for row in paying}) < 2:
        return law, ()
    proved = tuple((*row[:4], CANCELLED, row[5]) if row in paying else row for row in law.proved)
    return law._replace(proved=proved), (PenaltiesCancelled(),)


def _size(state: DealState, law: LawTable, revoke: Revoke, side: Side) -> int:
    """Return how many tricks or points a revoke costs (W-REV-9, W-AWL-5, SD-33)."""
    laws = laws_of(state)
    if laws.code is Code.BRIDGE:
        return 2 if _profited(state, revoke) else 1
    earlier = any(row[0] == side and row[4] != "false" for row in law.proved)
    return laws.further if earlier else laws.amount


def _profited(state: DealState, revoke: Revoke) -> bool:
    """Whether the revoking card, or a card of the suit that the hand played later, took its trick (SD-33)."""
    if state.tricks[revoke.trick - 1].winner == revoke.seat:
        return True
    suited, chairs = could_have_played(state, revoke), state.layout.chairs
    for later in state.tricks[revoke.trick :]:
        card = later.cards[(chairs.index(revoke.seat) - chairs.index(later.leader)) % len(chairs)]
        if later.winner == revoke.seat and suited >> card & 1:
            return True
    return False


def _settled(state: DealState, law: LawTable, player: Player, kind: str) -> Stepped:
    row = law.open
    assert row is not None
    at = law.proved.index(row)
    side, seat, trick, to, _, amount = row
    proved = (*law.proved[:at], (side, seat, trick, to, kind, amount), *law.proved[at + 1 :])
    took = any(outcome[0] == kind and outcome[6] for outcome in law.outcomes)
    event = PenaltyChosen(player, side, None if kind == WAIVED else kind, took)
    return with_offers(state.with_part(law._replace(proved=proved))), (event,), False
