"""What does a player call at Single Dummy Bridge, and which dummy does he take? What each is worth in points."""

from collections.abc import Mapping
from math import exp
from typing import Final

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.auction import DOUBLE, PASS, REDOUBLE, Undertaking, calls
from dummywhist.engine.deal.actions.packets import packets
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.points import Declared, count_contract
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.estimate import Odds, odds, pair_tricks
from dummywhist.engine.players.choice import Decision, Eye, decided
from dummywhist.engine.rules.counts import ContractCount, Fail
from dummywhist.engine.values import NamedTuple

LAYOUTS: Final = 24
"""How many ways of the unseen cards are imagined."""
FEAR: Final = 1.5
"""A contract that loses on the average may be doubled: it counts so often."""
MARGIN: Final = 40
"""Points by which a double must be better than a pass: the other may still bid."""
LEAST: Final = 0.25
"""Where a contract that fails costs nothing (SD-43), every bid is better than to let the other score; if both bid so,
nobody ever does. A bid must then be made so often at least.
"""
TRUMPS: Final[tuple[Suit | None, ...]] = (*SUITS, None)
SUIT_OF: Final[Mapping[str, Suit | None]] = {"NT": None, **{name: read_suit(name) for name in "CDHS"}}
ME, OTHER = Side("me"), Side("other")


class Imagined(NamedTuple):
    """One way in which the unseen cards may lie, and how well it agrees with the other's bids."""

    packet: Hand
    theirs: Hand
    weight: float


class Table:
    """The hands of a deal before the play as one player sees them: his own, the dummy that is shown, the unseen."""

    def __init__(self, view: View, eye: Eye) -> None:
        self.view = view
        count = rules_of(view).count
        assert isinstance(count, ContractCount)
        self.count = count
        self.mine = own_hand(view)
        self.shown_at: Seat = view.faced[0]
        self.hidden_at: Seat = next(seat for seat in view.layout.dummies if seat != self.shown_at)
        self.shown = view.cards_at(self.shown_at) or Hand(0)
        self.blur = {trump: eye.blur() for trump in TRUMPS}
        cards = unseen_cards(view)
        self.ways: list[Imagined] = []
        for _ in range(LAYOUTS):
            packet, theirs = drawn(cards, (13, 13), eye.luck)
            self.ways.append(Imagined(packet, theirs, self._agrees(theirs)))
        self._played: dict[tuple[Suit | None, bool], list[tuple[float, float]]] = {}

    def _agrees(self, theirs: Hand) -> float:
        """Return how likely the other would have bid as he did with ``theirs``."""
        weight = 1.0
        last: Undertaking | None = None
        for by, made in self.view.calls:
            if made.bid is not None:
                last = made.bid
            if by == self.view.viewer or last is None:
                continue
            spare = pair_tricks(theirs, self.shown, trump_of(last)) - 6 - last.level
            if made.bid is not None:
                weight /= 1 + exp(-1.5 * spare - 1)
            elif made == DOUBLE:
                # He hopes for one trick more than the bid leaves him.
                weight /= 1 + exp(-1.2 * (spare + 2 * last.level - 2))
        return weight

    def tricks(self, trump: Suit | None, shown: bool) -> float:
        """Return the tricks that the viewer's side makes on the average, with the dummy shown or with the other."""
        ways = self.mine_with(trump, shown)
        return sum(tricks * weight for tricks, weight in ways) / sum(weight for _, weight in ways)

    def mine_with(self, trump: Suit | None, shown: bool) -> list[tuple[float, float]]:
        """Return for every way the tricks of the viewer's side with one dummy or the other, and the way's weight."""
        if (trump, shown) not in self._played:
            found = []
            for packet, theirs, weight in self.ways:
                ally, against = (self.shown, packet) if shown else (packet, self.shown)
                ours = pair_tricks(self.mine, ally, trump) + 13 - pair_tricks(theirs, against, trump)
                found.append((ours / 2 + self.blur[trump], weight))
            self._played[trump, shown] = found
        return self._played[trump, shown]

    def takes_shown(self, trump: Suit | None) -> bool:
        """Whether the viewer as declarer takes the dummy that is shown."""
        return self.tricks(trump, True) >= self.tricks(trump, False)

    def other_takes_shown(self, trump: Suit | None) -> bool:
        """Whether the other as declarer is likely to take the dummy that is shown."""
        held = [(pair_tricks(way.theirs, self.shown, trump), way.weight) for way in self.ways]
        return sum((tricks - 6.5) * weight for tricks, weight in held) >= 0

    def chance(self, bid: Undertaking) -> float:
        """Return how often the viewer makes ``bid``."""
        trump = trump_of(bid)
        return sum(_mixed(self.mine_with(trump, self.takes_shown(trump)))[self.count.book + bid.level :])

    def worth(self, bid: Undertaking, mine: bool, doubled: int) -> float:
        """Return by how many points the viewer is better off if ``bid`` is played, his own or the other's."""
        trump = trump_of(bid)
        shown = self.takes_shown(trump) if mine else not self.other_takes_shown(trump)
        chances = _mixed(self.mine_with(trump, shown))
        worth = 0.0
        for won, chance in enumerate(chances):
            made = Declared(ME, (OTHER,), bid.level, bid.denomination, doubled, won if mine else 13 - won)
            after = dict(count_contract(self.count, {ME: 0, OTHER: 0}, {}, made).after)
            worth += chance * (after[ME] - after[OTHER] if mine else after[OTHER] - after[ME])
        return worth


def _mixed(ways: list[tuple[float, float]]) -> Odds:
    whole = sum(weight for _, weight in ways)
    each = [(odds(tricks), weight / whole) for tricks, weight in ways]
    return tuple(sum(chances[won] * weight for chances, weight in each) for won in range(14))


def trump_of(bid: Undertaking) -> Suit | None:
    """Return the trump suit of a bid of this game."""
    return SUIT_OF[bid.denomination]


def call(view: View, eye: Eye) -> Decision:
    """Return the call of a player of Single Dummy Bridge (SD-10..15)."""
    table = Table(view, eye)
    contract = view.contract
    own = contract is not None and contract.declarer == view.viewer
    passing = 0.0 if contract is None else table.worth(contract.bid, own, contract.doubled)
    best, worth = decided(PASS, "pass_bridge" if contract is not None else "pass", "bid", n=_most(table)), passing
    if contract is not None and not own and passing > 0:
        best = decided(PASS, "pass_defend", "bid")
    for option in calls(view.options):
        bid = option.bid
        if bid is not None:
            value = table.worth(bid, True, 1)
            value = value if value > 0 else value * FEAR
            if table.count.fail is Fail.NONE and table.chance(bid) < LEAST:
                continue
            if value > worth + 0.01:
                n = round(table.tricks(trump_of(bid), table.takes_shown(trump_of(bid))))
                best, worth = decided(option, "bid", "bid", n=n), value
        elif option == DOUBLE and contract is not None:
            value = table.worth(contract.bid, False, 2) - MARGIN
            if value > worth:
                best, worth = decided(option, "double", "double", n=_their_tricks(table, contract.bid)), value
        elif option == REDOUBLE and contract is not None:
            value = table.worth(contract.bid, True, 4) - MARGIN
            if value > worth:
                best, worth = decided(option, "redouble", "double"), value
    return best


def _most(table: Table) -> int:
    return round(max(table.tricks(trump, shown) for trump in TRUMPS for shown in (True, False)))


def _their_tricks(table: Table, bid: Undertaking) -> int:
    trump = trump_of(bid)
    return round(13 - table.tricks(trump, not table.other_takes_shown(trump)))


def dummy(view: View, eye: Eye) -> Decision:
    """Return the packet that the declarer takes (SD-20)."""
    assert view.contract is not None
    table, trump = Table(view, eye), trump_of(view.contract.bid)
    shown, other = round(table.tricks(trump, True)), round(table.tricks(trump, False))
    if table.takes_shown(trump):
        return decided(packets(view.options)[table.shown_at], "take_shown", "choose_dummy", n=shown, m=other)
    return decided(packets(view.options)[table.hidden_at], "take_hidden", "choose_dummy", n=shown, m=other)
