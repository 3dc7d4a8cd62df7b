"""What is a deal at one moment? A value, a core that all games share and parts of the phases that need more."""

from functools import cache
from typing import TypeVar

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.ranking import Ranking, ranking
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Layout, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple

NO_HANDS: tuple[Hand, ...] = (EMPTY, EMPTY, EMPTY, EMPTY)


class Setup(NamedTuple):
    """What a deal gets from the session: its ``ordinal`` in the session from 0, dealer, layout, scores before it."""

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


P = TypeVar("P", bound=tuple[object, ...])


class DealState(NamedTuple):
    """One moment of a deal: what all games share, and the ``parts`` of the phases and layers that need more.

    ``layout`` and ``dealer`` are the setup's until an auction moves a dummy; ``phase`` is the place in
    ``setup.rules.phases``. ``dealt`` are the hands by the seats of the setup, ``held`` those with which the play began.
    ``lies``: the turned card lies before its living dealer; it is in ``hands`` all the time. ``faced``: the seats whose
    hands lie open. ``fixed``: trumps are settled.

    A part is a NamedTuple with a default for each field, declared where it is written: by its phase, its layer, or a
    neighbour of several. It is found by its class, and a part with only defaults is not kept, so that two equal moments
    are equal values.
    """

    setup: Setup
    layout: Layout
    dealer: Seat
    phase: int = 0
    parts: tuple[tuple[object, ...], ...] = ()
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
    result: DealResult | None = None

    @property
    def phase_name(self) -> str:
        """The phase's name, or "over" when the deal is counted."""
        phases = self.setup.rules.phases
        return phases[self.phase] if self.phase < len(phases) else "over"

    def part(self, kind: type[P]) -> P:
        """Return the part of class ``kind``, with its defaults where nothing was said yet."""
        for part in self.parts:
            if type(part) is kind:
                return part
        nothing: P = saying_nothing(kind)
        return nothing

    def with_part(self, part: tuple[object, ...]) -> "DealState":
        """Return the state with ``part`` in place of the one of its class."""
        kind = type(part)
        if not self.parts:
            return self if part == saying_nothing(kind) else self._replace(parts=(part,))
        others = [other for other in self.parts if type(other) is not kind]
        if part != saying_nothing(kind):
            others.append(part)
            if len(others) > 1:
                others.sort(key=_named)
        return self._replace(parts=tuple(others))


@cache
def saying_nothing(kind: type[P]) -> P:
    """Return the part of class ``kind`` with only defaults: always the same one, so that ``is`` tells it."""
    return kind()


def _named(part: tuple[object, ...]) -> str:
    return type(part).__qualname__
