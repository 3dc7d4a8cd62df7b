"""What is a problem? Both hands of the side that is asked, the cards that are out, and the tricks to be won."""

from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Suit, suit_of
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, hand_of, of_suit, size
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple, dataclass

FEWEST: Final = 4
MOST: Final = 8
"""Cards of each hand that a problem may have."""
MOST_LAYOUTS: Final = 1000
TRICKS: Final = 13
ODD: Final = 7
"""The trick that decides a deal of thirteen."""
THEMES: Final = ("draw", "ruff", "throw-in", "force", "finesse", "cash")
LEVELS: Final = range(1, 6)
Split = tuple[int, ...]
"""How many cards of each run East holds; West has the others."""


class Limit(NamedTuple):
    """What is known of a hidden hand: ``seat`` holds at most ``most`` cards of ``suit``; none if it did not follow."""

    seat: Seat
    suit: Suit
    most: int


@dataclass(frozen=True, slots=True)
class Problem:
    """A position before a lead, and its task: win at least ``wins`` tricks against any layout and any defence.

    The asked side holds ``yours`` (South) and ``dummy`` (North) and leads from ``leader``; ``out`` are the cards of
    West and East together, of which only the ``limits`` are known, or East's hand too: then all hands lie ``open``.
    ``mark``: a digest of the solution (`dummywhist.engine.problems.solving.mark_of`). ``source``: the book that it is
    from, and where in it; ``led``: the card that is led there in the book. Unreadable for what is no such position.
    """

    id: str
    yours: Hand
    dummy: Hand
    out: Hand
    trump: Suit | None
    leader: Seat
    wins: int
    limits: tuple[Limit, ...] = ()
    theme: str = "cash"
    level: int = 1
    mark: str = ""
    east: Hand = EMPTY
    source: str = ""
    led: Card | None = None

    def __post_init__(self) -> None:
        each = size(self.yours)
        if not FEWEST <= each <= MOST or size(self.dummy) != each or size(self.out) != 2 * each:
            raise Unreadable("problem.sizes", least=FEWEST, most=MOST)
        if self.yours & self.dummy or (self.yours | self.dummy) & self.out:
            raise Unreadable("problem.twice")
        if self.leader not in (NORTH, SOUTH):
            raise Unreadable("problem.leader")
        if not 1 <= self.wins <= each:
            raise Unreadable("problem.wins", most=each)
        if self.east and (self.east & ~self.out or size(self.east) != each):
            raise Unreadable("problem.east")
        if self.led is not None and not self.asked >> self.led & 1:
            raise Unreadable("problem.led")
        if any(limit.seat not in (EAST, WEST) or limit.most < 0 for limit in self.limits):
            raise Unreadable("problem.limit")
        if self.theme not in THEMES:
            raise Unreadable("problem.theme", text=self.theme)
        if self.level not in LEVELS:
            raise Unreadable("problem.level", text=str(self.level))
        if not 1 <= count_layouts(self) <= MOST_LAYOUTS:
            raise Unreadable("problem.layouts", most=MOST_LAYOUTS)

    @property
    def cards(self) -> int:
        """How many cards each hand has."""
        return size(self.yours)

    @property
    def open(self) -> bool:
        """Whether all four hands are seen."""
        return bool(self.east)

    @property
    def runs(self) -> tuple[Hand, ...]:
        """The runs of the cards that are out; where all hands are seen each card is one."""
        if self.open:
            return tuple(Hand(1 << card) for card in cards_in(self.out))
        return runs_of(self.out, Hand(self.yours | self.dummy))

    @property
    def asked(self) -> Hand:
        """The hand that leads."""
        return self.yours if self.leader == SOUTH else self.dummy


def tricks_before(problem: Problem) -> tuple[int, int]:
    """Return the tricks that our side and the others have won before: the target is the odd trick where it can be."""
    gone = TRICKS - problem.cards
    ours = min(gone, max(0, ODD - problem.wins))
    return ours, gone - ours


def runs_of(out: Hand, ours: Hand) -> tuple[Hand, ...]:
    """Return the cards that are out in runs: those of a suit between which none of ours lies win the same tricks.

    Only which of the two hidden hands wins a trick may depend on their order.
    """
    found: list[list[Card]] = []
    for suit in SUITS:
        fresh = True
        for card in sorted((*cards_in(of_suit(out, suit)), *cards_in(of_suit(ours, suit)))):
            if ours >> card & 1:
                fresh = True
            elif fresh:
                found.append([card])
                fresh = False
            else:
                found[-1].append(card)
    return tuple(hand_of(run) for run in found)


def splits(problem: Problem) -> Iterator[Split]:
    """Yield how the runs may be split between the hidden hands, within what is known."""
    runs = problem.runs
    if problem.open:
        yield tuple((run & problem.east).bit_count() for run in runs)
        return
    for split in product(*(range(size(run) + 1) for run in runs)):
        if sum(split) == problem.cards and all(_within(runs, split, limit) for limit in problem.limits):
            yield split


def _within(runs: tuple[Hand, ...], split: Split, limit: Limit) -> bool:
    held = [
        east if limit.seat == EAST else size(run) - east
        for run, east in zip(runs, split, strict=True)
        if suit_of(next(cards_in(run))) == limit.suit
    ]
    return sum(held) <= limit.most


def ways(runs: tuple[Hand, ...], split: Split) -> int:
    """Return how many layouts a split stands for: each choice of cards within the runs."""
    return prod(comb(size(run), east) for run, east in zip(runs, split, strict=True))


def count_layouts(problem: Problem) -> int:
    """Return how many layouts agree with what is known."""
    runs = problem.runs
    return sum(ways(runs, split) for split in splits(problem))


def layouts(problem: Problem) -> Iterator[tuple[Hand, ...]]:
    """Yield the hands by seat N E S W of every layout that agrees with what is known."""
    runs = problem.runs
    for split in splits(problem):
        for east in _dealt(runs, split):
            hands = [Hand(0)] * len(SEATS)
            hands[NORTH], hands[SOUTH] = problem.dummy, problem.yours
            hands[EAST], hands[WEST] = east, Hand(problem.out & ~east)
            yield tuple(hands)


def _dealt(runs: tuple[Hand, ...], split: Split) -> Iterator[Hand]:
    if not runs:
        yield Hand(0)
        return
    for chosen in _choices(tuple(cards_in(runs[0])), split[0]):
        for rest in _dealt(runs[1:], split[1:]):
            yield Hand(chosen | rest)


def _choices(cards: tuple[Card, ...], many: int) -> Iterator[Hand]:
    if many == 0:
        yield Hand(0)
    elif len(cards) >= many:
        for rest in _choices(cards[1:], many - 1):
            yield Hand(rest | 1 << cards[0])
        yield from _choices(cards[1:], many)
