"""The declarer looks at a dummy of too many cards and puts the spare ones away (BD-21, BD-22)."""

from itertools import permutations

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import CardsPutAway
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.auction import contract_of
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.values import NamedTuple


class Away(NamedTuple):
    """The cards put away, in order, and who put each there, which he alone saw."""

    cards: tuple[Card, ...] = ()
    by: tuple[Player, ...] = ()


def _dummy(state: DealState) -> Seat:
    return state.layout.dummies[0]


def begin(state: DealState) -> Begun:
    """Let the declarer look."""
    contract = contract_of(state)
    assert contract is not None
    return state.with_part(state.part(Glimpses)._replace(looked=((contract.declarer, _dummy(state)),))), ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return the declarer."""
    contract = contract_of(state)
    assert contract is not None
    return (contract.declarer,)


def choices(state: DealState, by: By) -> Choices:
    """Return every choice of cards that may be put away, in every order in which they may lie (BD-39)."""
    if by not in actors(state):
        return NONE
    spare = state.setup.rules.dealing.extra
    packet = cards_in(state.hands[_dummy(state)])
    return Choices(others=tuple(Discard(cards) for cards in permutations(packet, spare)))


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state with the cards away, remembered by the declarer alone."""
    assert isinstance(action, Discard)
    seat, player = _dummy(state), Player(by)
    hands = list(state.hands)
    hands[seat] = Hand(hands[seat] & ~hand_of(action.cards))
    after = state._replace(hands=tuple(hands)).with_part(Away(action.cards, (player,) * len(action.cards)))
    return after, (CardsPutAway(player, seat, action.cards),), True


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why these cards may not be put away."""
    if not isinstance(action, Discard):
        return None
    if by not in actors(state):
        return message("refusal.declarer_discards")
    return message("refusal.discard", spare=state.setup.rules.dealing.extra)


PHASE = Phase("discard", begin, actors, choices, apply, why_not)
