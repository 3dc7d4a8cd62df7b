"""The auction: bids that rise, passes, doubles, and who is declarer (BD-10..19, SD-10..15)."""

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.auction import DOUBLE, PASS, REDOUBLE, Bid, Call, Double, Pass, Redouble
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import AuctionOver, CallMade, DummyPlaced
from dummywhist.engine.deal.layout import By, Player, placed_opposite
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Auction
from dummywhist.engine.values import NamedTuple

HIGHEST = 7


class Contract(NamedTuple):
    """The best bid: whose it is, and how often its points are multiplied by doubles (1, 2 or 4)."""

    declarer: Player
    bid: Bid
    doubled: int = 1


class Bidding(NamedTuple):
    """The calls in order, and the best bid so far, which is the contract in the end."""

    calls: tuple[tuple[Player, Call], ...] = ()
    contract: Contract | None = None


def contract_of(state: DealState) -> Contract | None:
    """Return the best bid so far; None where nobody has bid."""
    return state.part(Bidding).contract


def thrown_in(state: DealState) -> bool:
    """Whether nobody bid, so that the hand is not played (SD-14)."""
    rules = state.setup.rules
    return rules.auction is not None and contract_of(state) is None and state.phase > rules.phases.index("auction")


def order(state: DealState) -> tuple[Player, ...]:
    """Return the players in the order of their calls: from the dealer's left, or from the dealer (BD-10, SD-10)."""
    layout = state.layout
    chairs = [chair for chair in layout.chairs if chair not in layout.dummies]
    first = chairs.index(state.dealer) + (0 if _rule(state).dealer_first else 1)
    return tuple(_player(state, chairs[(first + step) % len(chairs)]) for step in range(len(chairs)))


def key(rule: Auction, bid: Bid) -> int:
    """Return the height of ``bid``: a bid must be higher than the best so far (BD-17, SD-11)."""
    return rule.step * bid.level + rule.heights[bid.denomination]


def may_be_bid(state: DealState, bid: Bid) -> bool:
    """Whether the game has such a bid at all."""
    rule = _rule(state)
    return bid.denomination in rule.heights and rule.lowest <= bid.level <= HIGHEST


def doubles(state: DealState) -> bool:
    """Whether bids are doubled in this game (SD-12)."""
    return _rule(state).doubles


def bids_above(state: DealState) -> tuple[Bid, ...]:
    """Return the bids that raise the best so far, lowest first."""
    rule = _rule(state)
    contract = contract_of(state)
    best = -1 if contract is None else key(rule, contract.bid)
    every = [Bid(level, name) for level in range(rule.lowest, HIGHEST + 1) for name in rule.heights]
    return tuple(bid for bid in sorted(every, key=lambda bid: key(rule, bid)) if key(rule, bid) > best)


def must_bid(state: DealState, player: Player) -> bool:
    """Whether ``player`` is the dealer and nobody else bid (BD-18)."""
    rule = _rule(state)
    calls = len(order(state)) - 1
    made, contract = state.part(Bidding)
    return rule.forced and contract is None and player == order(state)[-1] and len(made) >= calls


def too_low(best: Bid, bid: Bid) -> Message:
    """Return why ``bid``, which the game has, does not raise ``best`` (BD-14, SD-11)."""
    return message("refusal.same_level" if bid.level == best.level and bid.level else "refusal.bid_low")


def begin(state: DealState) -> Begun:
    """Begin with nobody's bid."""
    return state, ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return the player whose call it is."""
    players = order(state)
    return (players[len(state.part(Bidding).calls) % len(players)],)


def choices(state: DealState, by: By) -> Choices:
    """Return the calls that ``by`` may make."""
    if by not in actors(state):
        return NONE
    player = Player(by)
    calls: list[DealAction] = list(bids_above(state))
    if not must_bid(state, player):
        calls.insert(0, PASS)
    contract = contract_of(state)
    if _rule(state).doubles and contract is not None:
        if contract.declarer != player and contract.doubled == 1:
            calls.append(DOUBLE)
        if contract.declarer == player and contract.doubled == 2:
            calls.append(REDOUBLE)
    return Choices(others=tuple(calls))


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state after a call, and whether the auction is over."""
    assert isinstance(action, Bid | Pass | Double | Redouble)
    player = Player(by)
    calls, contract = state.part(Bidding)
    match action:
        case Bid():
            contract = Contract(player, action)
        case Double() if contract is not None:
            contract = contract._replace(doubled=2)
        case Redouble() if contract is not None:
            contract = contract._replace(doubled=4)
    called = state.with_part(Bidding((*calls, (player, action)), contract))
    event = CallMade(player, action)
    if not _ended(called):
        return called, (event,), False
    after, more = _concluded(called)
    return after, (event, *more), True


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why a call may not be made."""
    if not isinstance(action, Bid | Pass | Double | Redouble):
        return None
    if by not in actors(state):
        return message("refusal.not_your_call")
    contract = contract_of(state)
    match action:
        case Pass():
            return message("refusal.dealer_bids")
        case Double() | Redouble() if not doubles(state):
            return message("refusal.no_doubles")
        case Double():
            if contract is None:
                return message("refusal.nothing_to_double")
            return message("refusal.double_own" if contract.declarer == by else "refusal.doubled")
        case Redouble():
            return message("refusal.redouble")
    if contract is None:
        return message("refusal.no_such_bid")
    return too_low(contract.bid, action) if may_be_bid(state, action) else message("refusal.bid_low")


def _rule(state: DealState) -> Auction:
    rule = state.setup.rules.auction
    assert rule is not None
    return rule


def _player(state: DealState, seat: Seat) -> Player:
    player = state.layout.holder[seat]
    assert player is not None
    return player


def _ended(state: DealState) -> bool:
    made, contract = state.part(Bidding)
    players, calls = len(order(state)), [call for _, call in made]
    if not _rule(state).rounds:
        return len(calls) == players
    passes = next((place for place, call in enumerate(reversed(calls)) if not isinstance(call, Pass)), len(calls))
    return passes >= (players if contract is None else players - 1)


def _concluded(state: DealState) -> Begun:
    """Return the state with the contract made: trumps of a strain, the dummy opposite the declarer (BD-6)."""
    contract, rule = contract_of(state), _rule(state)
    if contract is None:
        return state, (AuctionOver(None, None),)
    over = AuctionOver(contract.declarer, contract.bid)
    if rule.suits:
        name = contract.bid.denomination
        trump: Suit | None = None if name == "NT" else read_suit(name)
        return state._replace(trump=trump, ranked=ranking(trump), fixed=True), (over,)
    good_ace = state.setup.rules.dealing.good_ace
    down = contract.bid.denomination == "down"
    layout, came = placed_opposite(state.layout, contract.declarer)
    placed = state._replace(
        layout=layout,
        dealer=Seat(came.index(state.dealer)),
        hands=tuple(state.hands[seat] for seat in came),
        down=down,
        ranked=ranking(None, down, good_ace),
    )
    return placed, (over, DummyPlaced(layout, came))


PHASE = Phase("auction", begin, actors, choices, apply, why_not)
