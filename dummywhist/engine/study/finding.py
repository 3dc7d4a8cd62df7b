"""What does the analyst find? Frozen values, each with what it cost and how sure it is."""

from dataclasses import replace
from typing import ClassVar, Final, Literal

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.messages import Message
from dummywhist.engine.players.acquaintance import Acquaintance
from dummywhist.engine.players.thought import Thought
from dummywhist.engine.study.reasons import Parting
from dummywhist.engine.values import NamedTuple, dataclass

SHUFFLES: Final = 50
"""How often what a seat cannot see is reshuffled for a proof."""
Verdict = Literal["exact", "high", "low"]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player does, in words why and from which idea, and what he thought.

    The budget stands in ``thought``: worlds looked at, nodes spent, the standard error of each candidate, and whether
    the clock cut it short. It is None where a player goes by the books, which look at no worlds.
    """

    word: ClassVar = "advice"

    action: Action
    reason: Message | None = None
    idea: Message | None = None
    thought: Thought | None = None

    @property
    def cut(self) -> bool:
        """Whether the clock ended the thinking, so that the same question may get another answer."""
        return self.thought is not None and self.thought.cut


@dataclass(frozen=True, slots=True)
class Worth:
    """How many of the ``tricks`` that are left a side makes by perfect play; None where that is unknown.

    That is so where somebody's cards are not known, or where ``nodes`` of the solver were not enough. It is no sample,
    and has no error.
    """

    word: ClassVar = "worth"

    tricks: int | None
    nodes: int = 0

    def verdict(self, claimed: int) -> Verdict | None:
        """Return what a claim of so many tricks is worth."""
        if self.tricks is None:
            return None
        return "exact" if claimed == self.tricks else "high" if claimed > self.tricks else "low"


class Void(NamedTuple):
    """A hand that is out of a suit: shown in trick number ``trick`` (from 0), or None if it follows from the count."""

    seat: Seat
    suit: Suit
    trick: int | None


@dataclass(frozen=True, slots=True)
class Overplay:
    """How many tricks North and South made of a deal at another table, and how it was played (DW-DEF-2).

    The tricks that were ``played`` end where the rest was claimed.
    """

    word: ClassVar = "overplay"

    tricks: int
    played: tuple[TrickPlayed, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Another line of a deal: the ``cards`` from the first on, the ``tricks`` of a side, and what it counted for it."""

    word: ClassVar = "line"

    tricks: int
    points: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """What is certain for a seat: the cards it does not see, who is out of what, which cards lie where for sure."""

    word: ClassVar = "known"

    out: Hand = EMPTY
    voids: tuple[Void, ...] = ()
    sure: tuple[tuple[Seat, Hand], ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """What the cards of a hand bring on what its player can know, and what one of them costs, as `knowable` tells it.

    ``tricks`` and ``points`` of the whole deal by card; ``loss``, ``points_lost`` and ``error`` of the card asked
    about, from ``layouts`` worth ``effective`` equal ones.
    ``spread``: how likely it is that a card brings none, one, two … tricks; ``errors``: as ``error``, of each card.
    """

    word: ClassVar = "weighed"

    tricks: tuple[tuple[Card, float], ...]
    points: tuple[tuple[Card, float], ...]
    loss: float
    points_lost: float
    error: float
    layouts: int
    effective: float
    every: bool
    evened: bool
    parting: Parting = Parting()
    spread: tuple[tuple[Card, tuple[float, ...]], ...] = ()
    errors: tuple[tuple[Card, float], ...] = ()


class Cause(NamedTuple):
    """The card from which something follows: played in trick number ``trick`` (from 0) by the hand at ``seat``."""

    trick: int
    seat: Seat
    card: Card


class Likely(NamedTuple):
    """Of the hand at ``seat``: it is ``out`` of a suit, ``short`` with one of it or none, or ``holds`` the ``card``.

    ``cause``: the card without which that were least likely; None: it follows from the room that is left.
    """

    kind: Literal["out", "short", "holds"]
    seat: Seat
    suit: Suit
    card: Card | None = None
    chance: float = 0.0
    cause: Cause | None = None


class Whereabouts(NamedTuple):
    """The chance of each hidden hand to hold ``card``, and the ``equal`` one by room left; 0 and 1 are certain."""

    card: Card
    chances: tuple[float, ...]
    equal: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chances:
    """Where the cards may lie that a seat does not see: in the hidden hands at ``seats``.

    From ``layouts`` that are worth ``effective`` equal ones. ``samples``: some of the weightiest, hands N E S W with
    their shares, the most different first. No layouts: there is nothing to tell.
    """

    word: ClassVar = "chances"

    layouts: int = 0
    effective: float = 0.0
    seats: tuple[Seat, ...] = ()
    cards: tuple[Whereabouts, ...] = ()
    likely: tuple[Likely, ...] = ()
    samples: tuple[tuple[tuple[int, int, int, int], float], ...] = ()


@dataclass(frozen=True, slots=True)
class Learned:
    """What is known of players after a deal; one of whom it showed nothing is left out."""

    word: ClassVar = "habits"

    players: tuple[tuple[Player, Acquaintance], ...] = ()


@dataclass(frozen=True, slots=True)
class Tutored:
    """What somebody did whom the tutor asked before a card that costs ``tricks`` on what he can know."""

    word: ClassVar = "tutored"

    answer: Literal["rethink", "play", "hint"]
    tricks: float


@dataclass(frozen=True, slots=True)
class Proof:
    """How far a proof is: ``done`` of ``wanted`` reshuffles; ``over``: no more of them will come.

    ``views`` and ``actions`` count those in which the View, or the answer, was another. ``again``: what the computer
    answered to the deal as it lay. ``cut``: the clock ended an answer. ``failed``: no computer could be asked.
    """

    word: ClassVar = "proof"

    wanted: int
    done: int = 0
    views: int = 0
    actions: int = 0
    again: Action | None = None
    over: bool = False
    cut: bool = False
    failed: bool = False

    @property
    def without_answer(self) -> "Proof":
        """The same without what was answered to the deal as it lay."""
        return replace(self, again=None)

    @property
    def honest(self) -> bool:
        """Whether every reshuffle that was made looked the same and got the same answer."""
        return self.over and not (self.views or self.actions or self.failed)


Finding = Advice | Worth | Known | Weighed | Chances | Learned | Overplay | Line | Tutored | Proof
