"""The laws of the table as a layer: who may act by them, what he may do, and what follows from what was done."""

from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions import laws
from dummywhist.engine.deal.actions.action import ACTIONS, DealAction
from dummywhist.engine.deal.actions.laws import ANSWERS, PUT_OFF, WAIVE, PlayAhead
from dummywhist.engine.deal.choices import NONE, Choices, Offering
from dummywhist.engine.deal.event import DealEvent, WaivedAlone, WrongCardTold
from dummywhist.engine.deal.law import LATER, LEAD, NOW, TURNED, LawTable, holds_up
from dummywhist.engine.deal.layers.laws import (
    attention,
    calling,
    claiming,
    correcting,
    exposing,
    turn_up,
    turns,
    winners,
)
from dummywhist.engine.deal.layers.laws.renounces import (
    Disobeyed,
    Fixed,
    Lifted,
    acted,
    established,
    laws_of,
    liable,
    lifted,
    playable,
    wrong_cards,
)
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.layout import By, Player, side_of
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState, saying_nothing
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Detection, Scope
from dummywhist.engine.rules.remedies import AMERICAN

NOTHING: Final = saying_nothing(LawTable)
WARN: Final = Detection.WARN
"""The law where nothing was said yet."""
BY_LAW: Final = frozenset(
    action for action in ACTIONS.values() if action.__module__ == laws.__name__ and issubclass(action, DealAction)
)
"""The actions that only the laws of the table know."""


def actors(state: DealState, below: tuple[By, ...]) -> tuple[By, ...]:
    """Return who may act: in the play who has to answer the law alone, else also who may ask, mend or call."""
    match state.phase_name:
        case "play":
            law = state.part(LawTable)
            asked = _answerers(state, law)
            if asked:
                return (*asked, *winners.goes_on(state, law))
            wide = laws_of(state).scope is not Scope.REVOKE
            if not wide and not _may_offer(state, law):
                return below
            return (
                *below,
                *(
                    by
                    for by in state.layout.players
                    if by not in below and ((wide and turns.can_play_ahead(state, law, by)) or _offers(state, law, by))
                ),
            )
        case "count":
            return claiming.waiting(state, state.part(LawTable)) or below
    return below


def choices(state: DealState, by: By, below: Choices) -> Choices:
    """Return what ``by`` may do: answer the law, or play any card that he can, and what the law offers him."""
    match state.phase_name:
        case "play":
            # Mostly nothing is asked, and nothing can be offered: that costs as little as it can.
            law = state.part(LawTable)
            asked = _answerers(state, law)
            if by in asked:
                return Choices(others=_answers(state, law, by))
            if asked:
                on = winners.offers(state, law, by) if winners.choosers(state, law) else ()
                return Choices(others=on) if on else NONE
            lying, cards = len(state.trick), below.cards
            if cards and lying and below.seat is not None and cards != state.hands[below.seat]:
                cards = playable(state, below.seat, cards)
            if laws_of(state).scope is not Scope.REVOKE:
                return Offering(below.seat, cards, below.others, lambda: _wide_offers(state, law, by))
            if not _may_offer(state, law):
                return below if cards == below.cards else Choices(below.seat, cards, below.others)
            return Offering(below.seat, cards, below.others, lambda: _offers(state, law, by))
        case "count":
            law = state.part(LawTable)
            waiting = claiming.waiting(state, law)
            if waiting:
                return claiming.choices(state, law, by) if by in waiting else NONE
    return below


def adds(state: DealState) -> bool:
    """Whether nothing is asked, and nothing was said of the law in the play: then the law takes no choice away."""
    # Asked at every entry, of a deal that is not over.
    if state.parts and state.part(LawTable) is not NOTHING:
        return False
    return state.setup.rules.phases[state.phase] == "play"


def answering(state: DealState) -> tuple[Player, ...]:
    """Return who has to answer the law before the play goes on; nobody where nothing is asked."""
    if state.setup.rules.laws is None or state.phase_name != "play":
        return ()
    return _answerers(state, state.part(LawTable))


def choosers(state: DealState) -> tuple[Player, ...]:
    """Return those of whom any one may say what the law is to do: about what it asks, or about a lead out of turn; when
    the cards are played, whether a revoke is claimed, or how one is paid for.
    """
    if state.setup.rules.laws is not None and state.phase_name == "count":
        return claiming.waiting(state, state.part(LawTable))
    return answering(state) or (turns.entitled(state, state.part(LawTable)) if lies_astray(state) else ())


def lies_astray(state: DealState) -> bool:
    """Whether a lead out of turn lies that may be put right, or be played to until it stands (W-LEAD-1, W-LEAD-3)."""
    if state.setup.rules.laws is None or state.phase_name != "play":
        return False
    return bool(state.part(LawTable).astray) and not trick_full(state) and not answering(state)


def may_call(state: DealState) -> tuple[Player, ...]:
    """Return those of whom any one may call a card of the hand on turn though nobody is asked (W-EXP-2, W-PEN-1)."""
    law = state.part(LawTable) if state.setup.rules.laws is not None and state.phase_name == "play" else NOTHING
    return calling.unasked(state, law) if law.exposed and not answering(state) else ()


def played_on(state: DealState) -> bool:
    """Whether it is still to be said what must be won for winning cards played one after another (W-EXP-7)."""
    return any(many for _, many in state.part(LawTable).played_on)


def unsettled(state: DealState) -> bool:
    """Whether a card out of turn lies that is still to be put right: nothing can be claimed then."""
    return holds_up(state.part(LawTable))


def charged(state: DealState, by: Player) -> bool:
    """Whether the side of ``by`` has openly revoked in this deal: of each wrong card all were told that is let stand.

    A revoke that is to be claimed is charged only when the play is over, so that it never cuts it short.
    """
    laws = state.setup.rules.laws
    if laws is None or laws.detection is not Detection.WARN:
        return False
    layout = state.layout
    wrong = [*(seat for seat, _ in wrong_cards(state)), *(revoke.seat for revoke in established(state))]
    return any(layout.side[seat] == side_of(layout, by) and liable(state, seat) for seat in wrong)


def _answerers(state: DealState, law: LawTable) -> tuple[Player, ...]:
    if law is NOTHING:
        return ()
    asked = _either(state, law)
    if asked:
        gone = {player for player, how in law.waived if how in ((TURNED, LATER) if _of_turned(state, law) else (NOW,))}
        return tuple(player for player in asked if player not in gone)
    return exposing.choosers(state, law) or calling.asked(state, law)


def _either(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who has to answer the law, any one of them, before he calls a card or chooses one of two."""
    return correcting.answerers(state, law) or (
        () if law.two else winners.choosers(state, law) or turn_up.choosers(state, law) or turns.answerers(state, law)
    )


def _of_turned(state: DealState, law: LawTable) -> bool:
    """Whether what is asked now is a trump for the turned card."""
    before = correcting.answerers(state, law) or law.two or winners.choosers(state, law)
    return not before and bool(turn_up.choosers(state, law))


def _how_long(state: DealState, law: LawTable, player: Player, action: DealAction) -> str | None:
    """Return how long ``player`` demands nothing by ``action`` while another adversary still may (W-PEN-1..5).

    None if that settles it: in America either of them waives for both (W-AWL-14), and a lead that can only stand or go
    back goes back (MO-55).
    """
    if action not in (WAIVE, PUT_OFF) or (action == WAIVE and laws_of(state).code in AMERICAN):
        return None
    asked = _answerers(state, law)
    how = LATER if action == PUT_OFF else TURNED if _of_turned(state, law) else NOW
    if not asked and law.astray and not set(turns.lead_remedies(state, law)) <= {"stand"}:
        asked, how = turns.entitled(state, law), LEAD
    elif not _either(state, law):
        return None
    return how if player in asked and len(asked) > 1 else None


def _answers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return what ``by``, who is asked, may answer."""
    found = correcting.answers(state, law, by)
    if found:
        return found
    if law.two:
        return exposing.answers(state, law)
    if winners.choosers(state, law):
        return winners.answers(state, law)
    if turn_up.choosers(state, law):
        return turn_up.answers()
    return turns.answers(state, law) or calling.answers(state, law)


def _may_offer(state: DealState, law: LawTable) -> bool:
    """Whether there can be anything that the law lets somebody do though nobody asks him."""
    return len(state.trick) > 1 or bool(law.exposed) or exposing.everything(state)


claim_refused = exposing.after_refusal
abandoned = exposing.abandoned
would_abandon = exposing.would_abandon


def claimed(state: DealState, player: Player) -> DealState:
    """Return the deal when ``player`` claims: an act of play, but at Double Dummy, where it binds nobody (DF-52)."""
    rules = state.setup.rules
    binds = rules.laws is not None and rules.game != "double-dummy"
    return acted(state, player) if binds else state


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why ``by`` may not do ``action`` by the laws; None if they have nothing to do with it."""
    asked = answering(state)
    if asked and (by not in asked or action.plays is not None or not isinstance(action, ANSWERS)):
        return message("refusal.law_first")
    return (
        correcting.why_not(state, by, action)
        or calling.why_not(state, action)
        or exposing.why_not(state, action)
        or turn_up.why_not(state, action)
        or attention.why_not(state, action)
        or winners.why_not(state, by, action)
        or turns.why_not(state, by, action)
        or claiming.why_not(state, by, action)
    )


def _offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    return (
        *correcting.offers(state, law, by),
        *calling.offers(state, law, by),
        *turns.offers(state, law, by),
        *exposing.offers(state, law, by),
        *turn_up.offers(state, law, by),
        *attention.offers(state, law, by),
    )


def _wide_offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    if by not in state.layout.players:
        return ()
    return (*_offers(state, law, by), *turns.plays_ahead(state, law, by), *winners.offers(state, law, by))


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after what only the law allows; None for the rest."""
    if state.phase_name == "count":
        return claiming.apply(state, by, action)
    law = state.part(LawTable)
    how = _how_long(state, law, Player(by), action)
    if how is not None:
        waived = law._replace(waived=(*law.waived, (Player(by), how)))
        said = turn_up.put_off(state, law, Player(by)) if how == LATER else (WaivedAlone(Player(by)),)
        return state.with_part(waived), said, False
    if correcting.answerers(state, law):
        return correcting.apply(state, by, action)
    if winners.choosers(state, law):
        return winners.apply(state, by, action)
    if turn_up.choosers(state, law):
        return turn_up.apply(state, by, action)
    if action == WAIVE and not turns.answerers(state, law) and calling.asked(state, law):
        return calling.apply(state, by, action)
    return (
        winners.apply(state, by, action)
        or turns.apply(state, by, action)
        or correcting.apply(state, by, action)
        or exposing.apply(state, by, action)
        or turn_up.apply(state, by, action)
        or attention.apply(state, by, action)
        or calling.apply(state, by, action)
    )


def react(before: DealState, by: By, action: DealAction, stepped: Stepped) -> Stepped:
    """Return what was done with what follows from it: a call obeyed or not, a trick quitted, the end of the play."""
    after, events, over = _followed_up(before, action, stepped)
    law, asked = after.part(LawTable), before.part(LawTable)
    if law.waived and law.waived == asked.waived:
        # A wrong lead holds nothing up: who waived it has done so while it lies; a trump for the turned card may be put
        # off. All else is settled by the next entry.
        lasting = {LEAD: bool(law.astray) and law.astray == asked.astray, TURNED: bool(law.trumps)}
        after = after.with_part(law._replace(waived=tuple(one for one in law.waived if lasting.get(one[1]))))
    return after, events, over


def _followed_up(before: DealState, action: DealAction, stepped: Stepped) -> Stepped:
    # Most entries end here: nothing was said of the law, and the play goes on.
    after, events, over = stepped
    laws = after.setup.rules.laws
    warns = laws is not None and laws.detection is WARN
    if not after.parts and not over and (not warns or action.plays is None):
        return stepped
    if before.phase_name != "play":
        return stepped
    card = action.plays
    if isinstance(action, PlayAhead):
        if after.hands != before.hands:
            after = lifted(after, *_left(before, after))
    elif card is not None:
        after = turn_up.after_play(before, calling.after_play(before, after, card), card)
        after, more = turns.after_play(after)
        events = (*events, *more)
        called = after.part(Disobeyed) is not before.part(Disobeyed)
        if warns and (before.trick or called):
            wrong = [found for found in wrong_cards(after) if found[1] in after.trick[len(before.trick) :]]
            if wrong:
                told: DealEvent = WrongCardTold(*wrong[0])
                after = after.with_part(after.part(LawTable)._replace(warned=(wrong[0],)))
                events = (*events, told)
    elif after.parts and len(after.tricks) > len(before.tricks):
        after = _next_trick(after)
    if over:
        after, told_of = _end_of_play(after)
        events = (*events, *told_of)
    return after, events, over


def _left(before: DealState, after: DealState) -> tuple[Seat, Card]:
    """Return the hand from which a card was played, and the card."""
    return next((seat, card) for seat in SEATS for card in cards_in(Hand(before.hands[seat] & ~after.hands[seat])))


def _next_trick(state: DealState) -> DealState:
    """Return the deal with nothing left of what concerned the trick that was quitted."""
    law = state.part(LawTable)
    if law.trumps:
        law = turn_up.next_trick(law)
        state = state.with_part(law)
    if state.part(Lifted).cards:
        state = state.with_part(Lifted())
    left = law._replace(
        answered=(), owed=(), lost=(), drawn=(), looked=(), played_on=(), changing=(), follows=()
    )  # fmt: skip
    if left != law or law.must:
        owed = (*turn_up.debts(law), *winners.debts(law, len(state.tricks) + 1, state.leader))
        state = state.with_part(left._replace(owed=owed))
    if state.part(Fixed).hands:
        state = state.with_part(Fixed())
    return state


def _end_of_play(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal with the revokes of which all are told, where they are (W-REV-5), and no more debts."""
    if laws_of(state).detection is Detection.CLAIM:
        law = state.part(LawTable)
        if law is NOTHING:
            return state, ()
        return state.with_part(LawTable(untimely=law.untimely, must=law.must)), ()
    return claiming.told_at_the_end(state)


LAYER = Layer("laws", actors, choices, adds, BY_LAW, apply, react, why_not, shows=LawTable)
