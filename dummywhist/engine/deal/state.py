"""What is a deal at one moment? A value; nothing in it is ever changed."""

from typing import NamedTuple

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.ranking import Ranking, ranking
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.action import Bid, Call
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.parts import Rules

NO_HANDS: tuple[Hand, ...] = (EMPTY, EMPTY, EMPTY, EMPTY)


class Setup(NamedTuple):
    """What the session tells a deal: its ``ordinal`` in the session from 0, dealer, layout, scores before it."""

    rules: Rules
    ordinal: int
    dealer: Seat
    layout: Layout
    before: tuple[tuple[Side, int], ...]


class TrickPlayed(NamedTuple):
    """A full trick: who led, the cards in the order played clockwise, who won."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Contract(NamedTuple):
    """The best bid: whose it is, and how often its points are multiplied by doubles (1, 2 or 4)."""

    declarer: Player
    bid: Bid
    doubled: int = 1


class Memory(NamedTuple):
    """What a player saw of cards that he sees no longer: they were in the packet that lies at ``seat`` now."""

    player: Player
    seat: Seat
    cards: Hand


class DealState(NamedTuple):
    """One moment of a deal.

    ``layout`` and ``dealer`` are the setup's until an auction moves a dummy. ``phase`` is the place in
    ``setup.rules.phases`` and ``stage`` that phase's own value; the rest is what all games share. ``dealt`` are the
    hands by the seats of the setup, ``held`` those with which the play began. ``lies``: the turned card lies before
    its living dealer; it is in ``hands`` all the time. ``faced``: the seats whose hands lie open; ``looked``: who looks
    at which closed packet now. ``fixed``: trumps are settled. ``kept``: who decided whether to keep his hand. ``away``:
    cards put away, in order, and who put each there, which he alone saw.
    """

    setup: Setup
    layout: Layout
    dealer: Seat
    phase: int = 0
    stage: object = None
    dealt: tuple[Hand, ...] = NO_HANDS
    hands: tuple[Hand, ...] = NO_HANDS
    held: tuple[Hand, ...] = NO_HANDS
    last: Card | None = None
    number: int | None = None
    turned: Card | None = None
    lies: bool = False
    faced: tuple[Seat, ...] = ()
    trump: Suit | None = None
    fixed: bool = False
    down: bool = False
    ranked: Ranking = ranking(None)
    tricks: tuple[TrickPlayed, ...] = ()
    leader: Seat = Seat(0)
    trick: tuple[Card, ...] = ()
    called: frozenset[Side] | None = None
    result: DealResult | None = None
    looked: tuple[tuple[Player, Seat], ...] = ()
    memory: tuple[Memory, ...] = ()
    kept: tuple[tuple[Player, bool], ...] = ()
    calls: tuple[tuple[Player, Call], ...] = ()
    contract: Contract | None = None
    away: tuple[Card, ...] = ()
    away_by: tuple[Player, ...] = ()
    claim: tuple[Player, int] | None = None
    judged: str | None = None
    agreed: tuple[tuple[Side, int], ...] = ()

    @property
    def phase_name(self) -> str:
        """The phase's name, or "over" when the deal is counted."""
        phases = self.setup.rules.phases
        return phases[self.phase] if self.phase < len(phases) else "over"

    @property
    def thrown_in(self) -> bool:
        """Whether nobody bid, so that the hand is not played (SD-14)."""
        rules = self.setup.rules
        return rules.auction is not None and self.contract is None and self.phase > rules.phases.index("auction")

    def won_by(self, side: Side) -> int:
        """Return how many tricks ``side`` has: those quitted, and those agreed by a claim (DF-50)."""
        of = self.layout.side
        return sum(1 for trick in self.tricks if of[trick.winner] == side) + dict(self.agreed).get(side, 0)
