"""What is a deal at one moment? A value; nothing in it is ever changed."""

from typing import NamedTuple

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.ranking import Ranking, ranking
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Layout, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.parts import Rules


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


class DealState(NamedTuple):
    """One moment of a deal.

    ``phase`` is the place in ``setup.rules.phases`` and ``stage`` that phase's own value; the rest is what all games
    share. ``lies``: the turned card lies before its living dealer; it is in ``hands`` all the time.
    """

    setup: Setup
    phase: int = 0
    stage: object = None
    dealt: tuple[Hand, ...] = (EMPTY, EMPTY, EMPTY, EMPTY)
    hands: tuple[Hand, ...] = (EMPTY, EMPTY, EMPTY, EMPTY)
    last: Card | None = None
    number: int | None = None
    turned: Card | None = None
    lies: bool = False
    faced: bool = False
    trump: Suit | None = None
    ranked: Ranking = ranking(None)
    tricks: tuple[TrickPlayed, ...] = ()
    leader: Seat = Seat(0)
    trick: tuple[Card, ...] = ()
    called: frozenset[Side] | None = None
    result: DealResult | None = None

    @property
    def phase_name(self) -> str:
        """The phase's name, or "over" when the deal is counted."""
        phases = self.setup.rules.phases
        return phases[self.phase] if self.phase < len(phases) else "over"

    def won_by(self, side: Side) -> int:
        """Return how many quitted tricks ``side`` has."""
        of = self.setup.layout.side
        return sum(1 for trick in self.tricks if of[trick.winner] == side)
