"""Which cards were shown too early, and what comes of it? Dropped, two at once, hands laid open (W-EXP)."""

from collections.abc import Sequence
from itertools import combinations

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import (
    COUNTS,
    SHOWN,
    THROW_DOWN,
    Counts,
    Expose,
    PlayTwo,
    ThrowDown,
)
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.event import CardsExposed, DealEvent, TwoPlayed
from dummywhist.engine.deal.law import LawTable, holds_up, lying, obedient
from dummywhist.engine.deal.layers.laws.correcting import adversaries, remembering
from dummywhist.engine.deal.layers.laws.renounces import acted, laws_of, whose
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases import play
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Scope
from dummywhist.engine.rules.remedies import CARD, CHOOSE, PARTNER, Offence, row_of


def everything(state: DealState) -> bool:
    """Whether everything can go wrong that the laws answer (`penalise_scope` is `all`)."""
    return laws_of(state).scope is Scope.ALL


def remedies(state: DealState, offence: Offence, seat: Seat) -> tuple[str, ...]:
    """Return what may be demanded for ``offence`` from the hand at ``seat``, by the table of remedies."""
    return row_of(offence, state.setup.rules.game, laws_of(state).code, whose(state, seat)).remedies


def choosers(state: DealState, law: LawTable) -> tuple[Player, ...]:
    """Return who is to say which of two cards is the play: the adversaries, or who played them; nobody without two.

    W-EXP-4, ED-53, MO-53.
    """
    for seat, _, _ in law.two:
        if CHOOSE in remedies(state, Offence.TWO, seat):
            return adversaries(state.layout, seat)
        player = state.layout.holder[seat]
        return () if player is None else (player,)
    return ()


def answers(state: DealState, law: LawTable) -> tuple[DealAction, ...]:
    """Return which of two cards can be the play: one that follows suit before one that does not, and one that obeys a
    call before one that does not, for nobody can be made to revoke (W-EXP-3).

    The two are judged as if they were the whole hand: what else it holds is not told by what may be chosen.
    """
    ((seat, *cards),) = law.two
    legal = play.following(state.setup.rules.trick, state.ranked, hand_of(cards), state.trick)
    obeying = obedient(state.ranked, lying(law, state.trick), legal, law.owed, seat)
    return tuple(COUNTS[card] for card in cards_in(obeying))


def offers(state: DealState, law: LawTable, by: By) -> tuple[DealAction, ...]:
    """Return how ``by`` may show cards: of his own closed hand one or all, of the hand on turn two at once."""
    layout = state.layout
    if not everything(state) or by not in layout.players:
        return ()
    own = layout.own_seat(Player(by))
    found: list[DealAction] = []
    if own not in state.faced:
        closed = [card for card in cards_in(state.hands[own]) if (own, card) not in law.exposed]
        found += [SHOWN[card] for card in closed if not (state.lies and card == state.turned)]
        if _may_throw_down(state, law, Player(by), len(closed)):
            found.append(THROW_DOWN)
    if not play.trick_full(state):
        seat = play.to_play(state)
        if layout.holder[seat] == by:
            found += [PlayTwo(*cards) for cards in combinations(cards_in(state.hands[seat]), 2)]
    return tuple(found)


def apply(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return the deal after cards were shown, or after it was said which of two is the play."""
    player = Player(by)
    match action:
        case Expose(card):
            return *_exposed(state, player, state.layout.own_seat(player), [card], Offence.EXPOSED), False
        case ThrowDown():
            return _thrown_down(acted(state, player), player)
        case PlayTwo(first, second):
            seat = play.to_play(state)
            law = state.part(LawTable)
            after = remembering(state, [(seat, first), (seat, second)])
            played = after.with_part(law._replace(two=((seat, first, second),)))
            return played, (TwoPlayed(player, seat, first, second),), False
        case Counts(card):
            return _counted(state, player, card)
    return None


def why_not(state: DealState, action: DealAction) -> Message | None:
    """Return why no cards can be shown, or chosen of two; None for anything else."""
    match action:
        case ThrowDown() if everything(state) and state.phase_name == "play" and holds_up(state.part(LawTable)):
            return message("refusal.law_first")
        case Expose() | ThrowDown() | PlayTwo() if state.phase_name == "play":
            return message("refusal.expose_own" if everything(state) else "refusal.expose_never")
        case Counts() if state.phase_name == "play":
            return message("refusal.law_nothing")
        case Expose() | ThrowDown() | PlayTwo() | Counts():
            return message("refusal.not_in_play")
    return None


def after_refusal(state: DealState, claimant: Player) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal after a claim of ``claimant`` was refused: whose cards lie open (W-CLAIM-2, W-AWL-12)."""
    if state.setup.rules.laws is None or not everything(state):
        return state, ()
    seat = state.layout.own_seat(claimant)
    found = remedies(state, Offence.CLAIM, seat)
    across = PARTNER in found
    if across:
        seat = opposite(seat)
    holder = state.layout.holder[seat]
    if not found or holder is None or seat in state.faced:
        return state, ()
    return _exposed(state, holder, seat, None, Offence.CLAIM, across=across)


def _thrown_down(state: DealState, player: Player) -> Stepped:
    """Return the deal when ``player`` laid his hand open: in duplicate his partner's too, if that has still to play to
    the trick (W-CLAIM-3, DW-EXP-2).
    """
    own = state.layout.own_seat(player)
    across = opposite(own)
    law = state.part(LawTable)
    state = state.with_part(law._replace(down=(*law.down, own)))
    after, events = _exposed(state, player, own, None, Offence.EXPOSED)
    holder = state.layout.holder[across]
    if PARTNER not in remedies(state, Offence.EXPOSED, own) or has_played(state, across) or holder is None:
        return after, events, False
    after, more = _exposed(after, holder, across, None, Offence.EXPOSED, across=True)
    return after, (*events, *more), False


def abandoned(state: DealState) -> bool:
    """Whether all who play have thrown down their hands, so that the deal is over (W-CLAIM-4): once no trick lies full.

    Three sides cannot share out what is left, and at Double Dummy a hand that is shown binds nobody (W-Q11).
    """
    down = state.part(LawTable).down
    return bool(down) and not play.trick_full(state) and _all_down(state, down)


def _all_down(state: DealState, down: Sequence[Seat]) -> bool:
    layout = state.layout
    binds = len(layout.sides) == 2 and state.setup.rules.game != "double-dummy"
    return binds and all(layout.own_seat(player) in down for player in layout.players)


def would_abandon(state: DealState, player: Player) -> bool:
    """Whether the deal is over if ``player`` throws down his hand (W-CLAIM-4)."""
    return _all_down(state, (*state.part(LawTable).down, state.layout.own_seat(player)))


def _may_throw_down(state: DealState, law: LawTable, player: Player, closed: int) -> bool:
    """Whether ``player`` can throw down his hand, of which so many cards are ``closed``: once; one card is shown.

    The last hand not while a card lies that may go back.
    """
    own = state.layout.own_seat(player)
    if own in law.down:
        return False
    if would_abandon(state, player):
        return bool(state.hands[own]) and not holds_up(law)
    return closed > 1


def has_played(state: DealState, seat: Seat) -> bool:
    """Return whether a card of the hand at ``seat`` lies in the trick, played in its turn or too soon."""
    chairs = state.layout.chairs
    in_turn = (chairs.index(seat) - chairs.index(state.leader)) % len(chairs) < len(state.trick)
    return in_turn or seat in dict(state.part(LawTable).early)


def _exposed(
    state: DealState,
    player: Player,
    seat: Seat,
    cards: Sequence[Card] | None,
    offence: Offence,
    *,
    across: bool = False,
) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal when ``cards`` (None: all) of the hand at ``seat`` were seen; liable ones may be called."""
    law = state.part(LawTable)
    fresh = [
        card
        for card in (cards_in(state.hands[seat]) if cards is None else cards)
        if (seat, card) not in law.exposed
    ]  # fmt: skip
    liable = bool(remedies(state, offence, seat))
    after = remembering(state, [(seat, card) for card in fresh])
    if liable:
        after = after.with_part(law._replace(exposed=(*law.exposed, *((seat, card) for card in fresh))))
    return after, (CardsExposed(player, seat, tuple(fresh), liable, across),) if fresh else ()


def _counted(state: DealState, player: Player, card: Card) -> Stepped:
    """Return the deal with ``card`` played, and the other of the two on the table or back in the hand (W-EXP-4)."""
    law = state.part(LawTable)
    ((seat, *cards),) = law.two
    other = next(one for one in cards if one != card)
    after, events, over = play.apply(state.with_part(law._replace(two=())), player, play_of(card))
    if CARD in remedies(state, Offence.TWO, seat):
        holder = state.layout.holder[seat]
        assert holder is not None
        after, shown = _exposed(after, holder, seat, [other], Offence.TWO)
        events = (*events, *shown)
    return after, events, over
