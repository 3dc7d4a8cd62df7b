"""The declarer chooses one of the two packets for his dummy (SD-20, SD-21)."""

from dummywhist.engine.cards.seat import opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.packets import ChooseDummy
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DummyChosen
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.auction import contract_of
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message


def begin(state: DealState) -> Begun:
    """Begin with the packets as they lie."""
    return state, ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return the declarer; nobody if the hand is thrown in."""
    contract = contract_of(state)
    return () if contract is None else (contract.declarer,)


def choices(state: DealState, by: By) -> Choices:
    """Return both packets."""
    return Choices(others=tuple(ChooseDummy(seat) for seat in state.layout.dummies)) if by in actors(state) else NONE


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state with the chosen packet opposite the declarer."""
    assert isinstance(action, ChooseDummy)
    player = Player(by)
    home = opposite(state.layout.own_seat(player))
    if action.seat == home:
        return state, (DummyChosen(player, home, False),), True
    one, other = state.layout.dummies
    hands = list(state.hands)
    hands[one], hands[other] = hands[other], hands[one]
    crossed = {one: other, other: one}
    faced = tuple(sorted(crossed.get(seat, seat) for seat in state.faced))
    return state._replace(hands=tuple(hands), faced=faced), (DummyChosen(player, action.seat, True),), True


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why this packet may not be taken."""
    if not isinstance(action, ChooseDummy):
        return None
    return message("refusal.not_your_turn" if by not in actors(state) else "refusal.no_packet")


PHASE = Phase("choose_dummy", begin, actors, choices, apply, why_not)
