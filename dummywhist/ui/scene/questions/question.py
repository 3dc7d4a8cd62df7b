"""What may the table ask that is no card? Frozen values, no toolkit; every word is ready to be drawn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.types import Place

Stage: TypeAlias = Literal["done", "now", "later"]
Sign: TypeAlias = Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a grid and the ``action`` it stands for.

    ``label`` is written in it, ``name`` is spoken, ``words`` stand under the grid while it is selected, ``button`` is
    written on the button that does it, with the pip of ``suit`` behind. ``why_not``: the law against it (empty: it may
    be done).
    """

    action: Action
    label: str
    name: str
    words: str
    button: str
    why_not: str = ""
    suit: Suit | None = None

    @property
    def lawful(self) -> bool:
        """Whether it may be done."""
        return not self.why_not


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a grid: what all its cells have in common, with the pip of a suit or a few words under the title."""

    title: str
    cells: tuple[Cell, ...]
    gloss: str = ""
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Plain:
    """A button beside the grid; without an ``action`` it puts the question away."""

    label: str
    action: Action | None
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class GridQuestion:
    """One cell of a grid is to be chosen, or one of the ``buttons``; ``note`` is what must be known for it.

    ``name``: what a screen reader calls the grid. ``selected``: the cell to begin with, by row and column; None if
    none of them may be chosen. ``rests``: the keyboard begins at the first button, since nothing need be raised.
    """

    title: str
    note: str
    name: str
    rows: tuple[Row, ...]
    buttons: tuple[Plain, ...]
    selected: tuple[int, int] | None
    rests: bool = False


@dataclass(frozen=True, slots=True)
class BidQuestion(GridQuestion):
    """The bidding box: levels by directions or strains, and Pass, Double, Redouble (BD-12, SD-11, SD-12)."""


@dataclass(frozen=True, slots=True)
class ClaimQuestion(GridQuestion):
    """How many of the tricks left are claimed (DF-51)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One of a few things to choose: a title and a sentence, with the pip of a suit or an arrow."""

    action: Action
    title: str
    sentence: str
    suit: Suit | None = None
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One step on the way from the auction to the lead (BD-20, BD-21)."""

    number: int
    words: str
    stage: Stage


@dataclass(frozen=True, slots=True)
class TileQuestion:
    """A few large tiles side by side. Without ``steps`` the ``title`` is said by the prompt."""

    title: str
    tiles: tuple[Tile, ...]
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class PutAwayQuestion:
    """So many ``cards`` of the dummy at ``place`` are to be put away (BD-21), ``need`` of them, in an order (BD-39).

    ``labels``: what the button says while so many cards are still missing, from none on.
    """

    title: str
    place: Place
    cards: frozenset[Card]
    need: int
    story: str
    labels: tuple[str, ...]
    take_back: str
    empty: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """The other player claims: his claim, what it leaves, what the referee said of it, and the answers (DF-50..53)."""

    title: str
    story: str
    referee: str
    buttons: tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A call of the law that was noted is taken back: of the hand at ``seat``, in ``trick`` (0: not sure which)."""

    seat: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class Reply:
    """A button in the bar of the law: the ``action`` it stands for, or else the replies that it leads to, in the same
    bar, asked for by ``asks``.

    ``small``: what it leads to, in a small line. ``name``: what a screen reader calls it, where that is not the label.
    ``marked``: it bears a mark, or none, and is pressed to change that. What the window alone does is no action but
    a word, or a note to take back. ``plate``: pressing the plate of this player means the same.
    ``suit``: its pip stands behind the label.
    """

    label: str
    action: Action | str | TakeBack | Chooses | None = None
    small: str = ""
    name: str = ""
    asks: str = ""
    then: tuple[Reply, ...] = ()
    marked: bool | None = None
    plate: Player | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class LawQuestion:
    """What the law asks: what happened, the fact that proves it, the replies, that of a careful player first.

    ``rule``: the law, by its id; ``law`` opens it, ``back`` goes back from a second step. ``leaves``: Esc puts it away.
    ``count``: which of how many it is, where there are several.
    """

    title: str
    proof: str
    replies: tuple[Reply, ...]
    rule: str
    law: str
    back: str
    leaves: bool = False
    count: str = ""


@dataclass(frozen=True, slots=True)
class Chooses:
    """What a button stands for by which it is agreed that ``player`` chooses a remedy (W-MISC-1)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Notice:
    """What the law offers beside the play, which goes on: ``title``, ``story`` why, and replies by the law ``rule``.

    The last of them says nothing; it stands for no action, or for a word.
    """

    title: str
    story: str
    replies: tuple[Reply, ...]
    rule: str
    noted: bool = False
    """Whether it is only kept in mind: pressed, nothing changes at the table."""
    before: bool = False
    """Whether a card of the viewer may be played before the hand on turn."""


Question: TypeAlias = BidQuestion | ClaimQuestion | TileQuestion | PutAwayQuestion | AnswerQuestion | LawQuestion


@dataclass(frozen=True, slots=True)
class Chip:
    """What a player has called, beside his plate; ``best``: his is the best bid so far."""

    words: str
    best: bool = False
    suit: Suit | None = None
    """A pip after the first word: the strain of a bid."""
    after: str = ""
    """Words after the pip."""
    spoken: str = ""
    paper: bool = False
    """It is no call, but a demand of the law."""
