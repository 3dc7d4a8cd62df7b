"""The naming of trumps or of the direction, by the declarer or the dealer (BD-20, BD-23, HW-20)."""

from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import TrumpNamed
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.auction import contract_of
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message


def names_it(state: DealState) -> Player:
    """Return who names trumps: the declarer, or without an auction the dealer."""
    contract = contract_of(state)
    if contract is not None:
        return contract.declarer
    dealer = state.layout.holder[state.dealer]
    assert dealer is not None
    return dealer


def begin(state: DealState) -> Begun:
    """Begin with nothing named."""
    return state, ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return who names trumps."""
    return (names_it(state),)


def choices(state: DealState, by: By) -> Choices:
    """Return the four suits, or for a bid at no trump the two directions."""
    if by != names_it(state):
        return NONE
    contract = contract_of(state)
    if contract is not None and contract.bid.denomination == "nt":
        return Choices(others=(NameDirection(False), NameDirection(True)))
    return Choices(others=tuple(NameTrump(suit) for suit in SUITS))


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state with trumps and direction fixed."""
    assert isinstance(action, NameTrump | NameDirection)
    suit = action.suit if isinstance(action, NameTrump) else None
    down = action.down if isinstance(action, NameDirection) else state.down
    ranked = ranking(suit, down, state.setup.rules.dealing.good_ace)
    named = state._replace(trump=suit, down=down, ranked=ranked, fixed=True)
    return named, (TrumpNamed(Player(by), suit, down),), True


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why trumps or the direction may not be named so."""
    if not isinstance(action, NameTrump | NameDirection):
        return None
    if by not in actors(state):
        return message("refusal.not_your_turn")
    contract = contract_of(state)
    no_trump = contract is not None and contract.bid.denomination == "nt"
    return message("refusal.name_direction" if no_trump else "refusal.name_suit")


PHASE = Phase("name", begin, actors, choices, apply, why_not)
