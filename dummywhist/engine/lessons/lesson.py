"""What is a lesson? One deal with all hands known, the line that is played, and the steps that ask for its cards."""

from collections.abc import Mapping
from typing import Final, Literal

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, hand_of, holds
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.solver.position import winner_of
from dummywhist.engine.values import NamedTuple, dataclass

Whose = Literal["yours", "dummy"]
HAND_OF: Final[Mapping[str, Seat]] = {"yours": SOUTH, "dummy": NORTH}
"""The hands that the learner plays: his own, and dummy's across."""
PLACES: Final = ("yours", "dummy", "partner", "east", "west")
"""How a sentence or a claim names a hand; `Lesson.seat` says whose it is."""
MOST_WORDS: Final = 45
"""No sentence of a lesson has more words."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A card that the learner is asked for: whose hand plays it, at which place of the line (from 0), what is accepted.

    ``wrong`` is said of a card that costs a trick, ``wants`` of one that is as good: what the lesson wants instead.
    """

    whose: Whose
    at: int
    accept: tuple[Card, ...]
    wrong: str = ""
    wants: str = ""


class Tally(NamedTuple):
    """A question that the learner answers with a number: how many cards of ``suit`` the hand at ``place`` holds.

    ``wrong`` is said of any other number.
    """

    place: str
    suit: Suit
    wrong: str


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what is said, and the card that is asked for; without one the learner only goes on.

    ``after`` is said when the card lies; ``then`` is a second card, which ``after`` asks for. ``tally``: a number is
    asked for instead of a card, and ``after`` is said of the right one. ``word`` explains a new word. ``free``: from
    here on the learner plays as he likes. ``claims`` and ``after_claims``: what the sentences say of the cards, to be
    checked (docs/lessons.md). ``line``: where it begins in the file.
    """

    title: str
    say: str
    ask: Ask | None = None
    word: str = ""
    after: str = ""
    then: Ask | None = None
    free: bool = False
    claims: tuple[str, ...] = ()
    after_claims: tuple[str, ...] = ()
    line: int = 0
    tally: Tally | None = None

    def texts(self) -> Mapping[str, str]:
        """Return the sentences of the step that are not empty, each by its name."""
        found = {"title": self.title, "say": self.say, "word": self.word, "after": self.after}
        for key, ask in (("", self.ask), ("then_", self.then)):
            if ask is not None:
                found |= {f"{key}wrong": ask.wrong, f"{key}wants": ask.wants}
        if self.tally is not None:
            found["wrong"] = self.tally.wrong
        return {key: text for key, text in found.items() if text}


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: ``hands`` by seat N E S W with all their cards, the ``line`` of all cards in the order of play.

    The learner sits South. ``dummy`` is the open hand: across from him he plays it as well; at one of his sides it is
    an adversary's, and his partner's hand is closed. ``begins``: how many cards were played before the lesson opens.
    ``wins``: the tricks that his side makes. ``themes``: of what the problems are that go with it.
    """

    id: str
    title: str
    game: str
    rules: Mapping[str, Setting]
    dealer: Seat
    leader: Seat
    trump: Suit
    turned: Card
    hands: tuple[Hand, ...]
    line: tuple[Card, ...]
    wins: int
    steps: tuple[Step, ...]
    dummy: Seat = NORTH
    begins: int = 0
    themes: tuple[str, ...] = ()

    @property
    def plays(self) -> tuple[Seat, ...]:
        """The hands that the learner plays."""
        return (SOUTH, NORTH) if self.dummy == NORTH else (SOUTH,)

    @property
    def seen(self) -> tuple[Seat, ...]:
        """The hands that the learner sees."""
        return (SOUTH, self.dummy)

    @property
    def ends(self) -> int:
        """How many cards lie when the lesson is over: all after a free end, else those of the trick asked for last."""
        last = max(self.asks(), default=-1)
        free = any(step.free for step in self.steps)
        return len(self.line) if free or last < 0 else (last // len(SEATS) + 1) * len(SEATS)

    def seat(self, place: str) -> Seat:
        """Return the seat of one of `PLACES`; KeyError for another word."""
        return {"yours": SOUTH, "dummy": self.dummy, "partner": NORTH, "east": EAST, "west": WEST}[place]

    def seat_of(self, card: Card) -> Seat:
        """Return the seat that was dealt ``card``."""
        return next(seat for seat in SEATS if holds(self.hands[seat], card))

    def asks(self) -> Mapping[int, Ask]:
        """Return what is asked, by its place in the line."""
        found = [ask for step in self.steps for ask in (step.ask, step.then) if ask is not None]
        return {ask.at: ask for ask in found}


class Tricks(NamedTuple):
    """How far a deal is: who leads or led the trick in play, its cards, who won each trick before."""

    leader: Seat
    trick: tuple[Card, ...]
    winners: tuple[Seat, ...]

    @property
    def on_turn(self) -> Seat:
        """The seat that plays next."""
        return left_of(self.leader, len(self.trick))

    @property
    def best(self) -> int:
        """How many of the tricks the learner's side has won."""
        return sum(winner in (NORTH, SOUTH) for winner in self.winners)


def tricks_of(lesson: Lesson, played: tuple[Card, ...]) -> Tricks:
    """Return how far the deal is after the ``played`` cards, which are lawful."""
    ranked, leader, winners = ranking(lesson.trump), lesson.leader, []
    whole = len(played) // len(SEATS) * len(SEATS)
    for at in range(0, whole, len(SEATS)):
        leader = left_of(leader, winner_of(ranked, played[at : at + len(SEATS)]))
        winners.append(leader)
    return Tricks(leader, played[whole:], tuple(winners))


def left_in(lesson: Lesson, played: tuple[Card, ...], seat: Seat) -> Hand:
    """Return the cards that ``seat`` still holds after the ``played`` cards."""
    return Hand(lesson.hands[seat] & ~hand_of(played))
