"""What is wished of a deal? Conditions on its hands: lengths, cards, points, shapes; who deals, what is turned."""

from collections.abc import Mapping
from typing import Final, Literal

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit, size
from dummywhist.engine.cards.seat import NORTH, Seat
from dummywhist.engine.values import NamedTuple, dataclass

WholeSuit = Suit | Literal["trumps"]
"""A suit by its name, or the one that is turned."""
TEN: Final = 8
JACK: Final = 9
POINTS: Final[Mapping[int, int]] = {12: 4, 11: 3, 10: 2, 9: 1}
"""By rank: four for an ace, three, two and one for king, queen and jack."""
MOST_WEAK: Final = 2


class Length(NamedTuple):
    """The hands of ``seats`` have together from ``least`` to ``most`` cards of a suit."""

    seats: tuple[Seat, ...]
    suit: WholeSuit
    least: int
    most: int


class Holds(NamedTuple):
    """A hand has all cards of these ranks (0 for the two, 12 for the ace) in a suit; none where it ``lacks`` them."""

    seat: Seat
    suit: WholeSuit
    ranks: tuple[int, ...]
    lacks: bool = False


class Points(NamedTuple):
    """A hand has from ``least`` to ``most`` points."""

    seat: Seat
    least: int
    most: int


class Shape(NamedTuple):
    """A hand has suits of these lengths, whichever they are; the longest first."""

    seat: Seat
    lengths: tuple[int, ...]


class Turned(NamedTuple):
    """The turned card is of this rank."""

    rank: int


class Tricks(NamedTuple):
    """With all hands seen the side of South and North makes from ``least`` to ``most`` tricks."""

    least: int
    most: int


class Hangs(NamedTuple):
    """With all hands seen the side of South and North makes seven tricks: one that is lost loses the odd trick."""


Condition = Length | Holds | Points | Shape | Turned | Tricks | Hangs
ODD: Final = 7
"""So many tricks are the book and the odd trick."""
NO_SCORES: Final = (0, 0)
MOST_SCORE: Final = 4
"""Before a deal: five win the game."""


class Clause(NamedTuple):
    """Conditions, and the words in which they were wished."""

    said: str
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wished: the clauses, the suit that is to be turned (None: any), who deals.

    ``scores``: the points of South and North, and of East and West, before the deal; they change no card.
    """

    clauses: tuple[Clause, ...] = ()
    trump: Suit | None = None
    dealer: Seat = NORTH
    scores: tuple[int, int] = NO_SCORES

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """All conditions."""
        return tuple(one for clause in self.clauses for one in clause.conditions)

    @property
    def of_trumps(self) -> bool:
        """Whether it matters what is turned."""
        return self.trump is not None or any(
            isinstance(one, Turned) or (isinstance(one, Length | Holds) and one.suit == "trumps")
            for one in self.conditions
        )


class Made(NamedTuple):
    """A deal: the hands by seat N E S W, who dealt it, the card that was turned, the scores before it."""

    hands: tuple[Hand, ...]
    dealer: Seat
    turned: Card
    scores: tuple[int, int] = NO_SCORES


def fits(made: Made, wish: Wish) -> bool:
    """Whether a deal fits, but for what only a solver can tell."""
    trump = Suit(made.turned // 13)
    if wish.dealer != made.dealer or wish.trump not in (None, trump):
        return False
    return all(_fits(made, trump, one) for one in wish.conditions)


def _fits(made: Made, trump: Suit, one: Condition) -> bool:
    match one:
        case Length(seats, suit, least, most):
            whole = trump if suit == "trumps" else suit
            return least <= sum(size(of_suit(made.hands[seat], whole)) for seat in seats) <= most
        case Holds(seat, suit, ranks, lacks):
            whole = trump if suit == "trumps" else suit
            there = [bool(made.hands[seat] >> (13 * whole + rank) & 1) for rank in ranks]
            return not any(there) if lacks else all(there)
        case Points(seat, least, most):
            return least <= points_of(made.hands[seat]) <= most
        case Shape(seat, lengths):
            found = sorted((size(of_suit(made.hands[seat], Suit(suit))) for suit in range(4)), reverse=True)
            return tuple(found) == lengths
        case Turned(rank):
            return made.turned % 13 == rank
        case Tricks() | Hangs():
            return True
    raise AssertionError(one)


def points_of(hand: Hand) -> int:
    """Return the points of a hand."""
    return sum(POINTS.get(card % 13, 0) for card in cards_in(hand))
