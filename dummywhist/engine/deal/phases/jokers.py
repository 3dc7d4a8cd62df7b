"""Jokers handed in at no trump for the cards that were put away, unseen (BD-39)."""

from dummywhist.engine.cards.card import JOKERS, Card, is_joker
from dummywhist.engine.cards.hand import hand_of, holds, with_card, without
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.away import TakeDiscard
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import JokerHandedIn
from dummywhist.engine.deal.glimpses import Glimpses, Memory
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.auction import contract_of
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import JokerCustom
from dummywhist.engine.values import NamedTuple


class HandedIn(NamedTuple):
    """Who handed in a joker, in order, once for each; all see that, and nobody else sees which card he took (BD-39)."""

    by: Public[tuple[Player, ...]] = ()


def begin(state: DealState) -> Begun:
    """Begin; nobody acts unless the custom is in force and there is something to take."""
    return state, ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return the first holder of a joker clockwise from the declarer, while a card can be taken."""
    if state.setup.rules.jokers is not JokerCustom.EXCHANGE or state.trump is not None or not _takeable(state):
        return ()
    contract = contract_of(state)
    assert contract is not None
    layout = state.layout
    at = layout.chairs.index(layout.own_seat(contract.declarer))
    for step in range(len(layout.chairs)):
        seat = layout.chairs[(at + step) % len(layout.chairs)]
        player = layout.holder[seat]
        if seat not in layout.dummies and player is not None and _joker(state, player) is not None:
            return (player,)
    return ()


def choices(state: DealState, by: By) -> Choices:
    """Return the places from which a card may be taken, without seeing it."""
    return Choices(others=tuple(TakeDiscard(place) for place in _takeable(state))) if by in actors(state) else NONE


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state with a joker away and its holder's new card in his hand."""
    assert isinstance(action, TakeDiscard)
    player = Player(by)
    seat, joker = state.layout.own_seat(player), _joker(state, player)
    assert joker is not None
    put = state.part(Away)
    away, by_whom = list(put.cards), list(put.by)
    place = action.place - 1
    card, away[place] = away[place], joker
    # Who put the card away knows where it went.
    seen = () if by_whom[place] == player else (Memory(by_whom[place], seat, hand_of([card])),)
    by_whom[place] = player
    hands = list(state.hands)
    hands[seat] = with_card(without(hands[seat], joker), card)
    glimpses = state.part(Glimpses)
    after = state._replace(hands=tuple(hands)).with_part(Away(tuple(away), tuple(by_whom)))
    after = after.with_part(glimpses._replace(memory=(*glimpses.memory, *seen)))
    after = after.with_part(HandedIn((*state.part(HandedIn).by, player)))
    return after, (JokerHandedIn(player, seat, joker, card, action.place),), not actors(after)


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why no joker may be handed in for this card."""
    if not isinstance(action, TakeDiscard):
        return None
    return message("refusal.take_joker" if by in actors(state) else "refusal.not_your_turn")


def _takeable(state: DealState) -> tuple[int, ...]:
    return tuple(place for place, card in enumerate(state.part(Away).cards, 1) if not is_joker(card))


def _joker(state: DealState, player: Player) -> Card | None:
    hand = state.hands[state.layout.own_seat(player)]
    return next((joker for joker in JOKERS if holds(hand, joker)), None)


PHASE = Phase("jokers", begin, actors, choices, apply, why_not, shows=HandedIn)
