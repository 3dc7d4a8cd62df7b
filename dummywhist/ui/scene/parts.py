"""Which parts does the picture of a table have? Plain frozen values, no toolkit; every word is ready to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.giving.value import Giving
from dummywhist.ui.scene.layout.types import Facts, Place
from dummywhist.ui.scene.order import End
from dummywhist.ui.scene.questions.question import Chip, Notice, Question

Speed: TypeAlias = Literal["off", "fast", "normal", "slow"]
Tone: TypeAlias = Literal["plain", "refusal"]
Beside: TypeAlias = Literal["turn_up", "packets", "marker"]
Series: TypeAlias = Literal["rubbers", "games", "partners"]
"""What the strip is made of: rubbers, single games, or deals with each partner in turn."""
Reminder: TypeAlias = Literal["suit", "card", "none"]
"""What is left in the corner of a turned card that was taken up (W-TRUMP-7)."""
TotalsKind: TypeAlias = Literal["points", "totals", "odd_tricks", "all_tricks", "net"]


# --- what the table gets besides the view ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RubberFact:
    """One rubber of the session: whose it is, and whether he won it (None: not finished, or nobody did).

    ``shared``: it is finished and nobody won it. It is his who has dummy in it, or who is the partner in it.
    """

    owner: Player
    won: bool | None = None
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Totals:
    """What scores are added up, where there is no game to be marked.

    ``target``: who reaches it ends the game; ``deals``: so many are played; with neither until time is called.
    ``signed``: scores go both ways. ``counted``: deals that were counted before the next. ``carried``: what each player
    has from the rubbers before, where partners change and everybody has a score of his own (CW-65).
    """

    kind: TotalsKind
    target: int | None = None
    deals: int | None = None
    signed: bool = False
    counted: int = 0
    carried: Mapping[Player, int] | None = None


@dataclass(frozen=True, slots=True)
class Company:
    """The public facts around a view: who sits here, how the session stands.

    ``names`` of all players; ``people`` those that are persons. ``bottom``: who sits at the bottom of the screen
    (None: the viewer, else the first person, else dummy's partner). ``rubbers``: all rubbers of the session in order,
    the one with number ``rubber`` in play, none where only one is played; ``series``: what they are. ``constant``: one
    player keeps dummy. ``points`` and ``games``: by side, as the marker shows them (points None: the score before the
    deal, or after it when it is counted). ``game``: points for game. ``pegs``: games that win the rubber, 0 if one game
    is all. ``totals``: what is added up where there is no marker. ``thinking``: a computer that has been thinking for a
    while. ``gathers``: a person must gather the full trick ("Wait for me"). ``layout``: who sits where while there is
    no view. ``choosers``: any one of them may say what the law is to do. ``lets_lie``: the lead out of turn that lies
    is played to. ``rules``: those of the deal on the table (None: a table without a game). ``waiting``: the names of
    those who come in when the session is over (W-CUT-7). ``before``: by side the tricks that were won
    before the deal on the table, which is the end of one. ``tables``: how many play the cards of this tray, this one
    too; 0 where no other does. ``closed``: a counted deal lies in its tray again (DW-TR-5).
    """

    names: Mapping[Player, str] = field(default_factory=dict)
    people: frozenset[Player] = frozenset()
    bottom: Player | None = None
    rubbers: tuple[RubberFact, ...] = ()
    rubber: int = 0
    constant: bool = False
    games: Mapping[Side, int] = field(default_factory=dict)
    points: Mapping[Side, int] | None = None
    game: int = 5
    pegs: int = 2
    totals: Totals | None = None
    series: Series = "rubbers"
    thinking: Player | None = None
    gathers: bool = True
    layout: Layout | None = None
    rules: Rules | None = None
    waiting: tuple[str, ...] = ()
    choosers: tuple[Player, ...] = ()
    lets_lie: bool = False
    before: Mapping[Side, int] = field(default_factory=dict)
    tables: int = 0
    closed: bool = False

    @property
    def you(self) -> Player | None:
        """The one who is called "You": the only person at the table, and nobody in a hot seat."""
        return next(iter(self.people)) if len(self.people) == 1 else None


@dataclass(frozen=True, slots=True)
class Looks:
    """How a person wants the table to look and behave (preferences)."""

    four_colours: bool = False
    jumbo: bool = False
    letters: str = "en"
    back: str = "back-blue"
    cloth: str = "green"
    speed: Speed = "normal"
    reduced_motion: bool = False
    trumps_at: End = "right"
    dummy_rows: bool = False
    scale: float = 1.0
    choose_then_play: bool = False
    reminder: Reminder = "suit"
    letters_of_whist: bool = False
    deals_clockwise: bool = False


# --- what is drawn ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slip:
    """The paper slip of a tray: what it says in two lines, and whether it is turned ``down`` (DW-TR-1, DW-TR-2)."""

    title: str
    words: str
    down: bool


@dataclass(frozen=True, slots=True)
class TrumpSign:
    """The tile in the top left corner: its suit (None: no pip), the line beside it, where trumps come from.

    ``tile``: what is written in the tile, alone or before the pip: the level of a contract. ``chip``: what the score is
    multiplied by, or ``down`` where low cards win. ``reminds``: rank and suit are those of a card that
    lay there, greyed (W-TRUMP-7).
    ``asked``: what is told when it is pressed, where that is more than what is shown. ``slip``: the paper under it.
    """

    suit: Suit | None
    title: str
    origin: str
    tile: str = ""
    chip: str = ""
    reminds: bool = False
    asked: str = ""
    slip: Slip | None = None


@dataclass(frozen=True, slots=True)
class Segment:
    """One rubber in the strip: whose dummy, and now, next, last, won or lost."""

    name: str
    word: str
    current: bool


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip of rubbers under the trump tile."""

    title: str
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class MarkerSide:
    """One side on the marker; ``own`` is the side of the place at the bottom, ``short`` its name on a narrow table."""

    name: str
    short: str
    points: int
    games: int
    own: bool


@dataclass(frozen=True, slots=True)
class Marker:
    """The whist marker in the top right corner; ``flaps`` are the points for game, ``pegs`` the games for rubber.

    ``short``: the title on a narrow table. Without pegs there is no ``games_title``.
    """

    title: str
    short: str
    games_title: str
    sides: tuple[MarkerSide, ...]
    flaps: int
    pegs: int = 2


@dataclass(frozen=True, slots=True)
class PointsRow:
    """One column of the score: its name, what it has to do with this deal, the score; ``own``: of the bottom place."""

    name: str
    mark: str
    figure: str
    own: bool


@dataclass(frozen=True, slots=True)
class TrayShown:
    """The tray in play: its number, who deals by compass and in words, what stands in North's and dealer's pocket.

    ``same``: at how many tables these cards are played, and then no score stands beside it; "" where at no other.
    """

    number: int
    dealer: Seat
    deals: str
    north: str
    mark: str
    same: str = ""


@dataclass(frozen=True, slots=True)
class PointsList:
    """The scores in the top right corner, where no game is marked; ``goal``: how far it goes, or has gone.

    ``tray``: the tray in play, where trays are played.
    """

    title: str
    goal: str
    rows: tuple[PointsRow, ...]
    tray: TrayShown | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """A name plate. ``player`` is who decides for the hand there; ``turn``: this hand plays now.

    ``dealer``: the letter on the chip of who deals, else nothing; ``letter``: the whist letter of another hand, where
    they are shown (CW-4). ``short``: the role where the whole has no room; ``brief``: so the name of a dummy.
    ``dotted``: its edge is, for the hidden cards of a problem are placed while it is played.
    """

    name: str
    role: str
    player: Player | None
    short: str = ""
    dealer: str = ""
    letter: str = ""
    turn: bool = False
    thinking: bool = False
    brief: str = ""
    dotted: bool = False

    @property
    def chip(self) -> str:
        """What stands on its chip, if it has one."""
        return self.dealer or self.letter

    @property
    def initial(self) -> str:
        """The letter on its disc."""
        return self.name[:1].upper()


@dataclass(frozen=True, slots=True)
class PacketPile:
    """The quitted tricks of a side, where they lie; ``open``: the last one may be looked at."""

    side: Side
    count: int
    words: str
    open: bool


@dataclass(frozen=True, slots=True)
class Prompt:
    """The one pill above the hand, with the pip of the suit to follow if there is one."""

    words: str
    suit: Suit | None = None
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a counted deal has decided, in the middle of the table: a game, a rubber, the session.

    ``paper``: it stands on a slip of paper, as what was made of a tray does.
    """

    title: str
    lines: tuple[str, ...] = ()
    paper: bool = False


@dataclass(frozen=True, slots=True)
class ProofFrame:
    """One trick of a proof, or the ``hand`` that was held: ``title`` and one ``fact`` over it, ``spoken`` as a whole.

    ``cards`` in the order played; those ``marked`` bear the dash, and the card of the place ``of`` the ``name``.
    """

    title: str
    fact: str
    cards: tuple[tuple[Place, Card], ...]
    hand: tuple[Card, ...]
    marked: frozenset[Card]
    name: str
    spoken: str
    led: Place | None = None
    led_word: str = ""
    of: Place | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves a revoke: the trick that was not followed, and where the card was that was held."""

    frames: tuple[ProofFrame, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card brings, as it is written on it; ``best``: no other brings more."""

    figure: str
    best: bool


@dataclass(frozen=True, slots=True)
class ValueRow:
    """A row of values over the hand to play: its ``name`` at the left, and the ``worth`` of its cards.

    ``own``: what could be known, which is told in brass.
    """

    name: str
    worth: Mapping[Card, Worth]
    own: bool = False


@dataclass(frozen=True, slots=True)
class Values:
    """What the cards bring of the hand at ``place``, which is to play: one row or two; ``spoken`` of each card."""

    place: Place
    rows: tuple[ValueRow, ...]
    spoken: Mapping[Card, str]


@dataclass(frozen=True, slots=True)
class CourseLine:
    """A line of the strip of the deal: its name, and how many tricks after how many cards."""

    name: str
    points: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class DealCourse:
    """The strip under the table: how many tricks a side comes to, card by card.

    ``seen`` and ``known``: the two lines. ``cards`` of the deal, ``trick`` of them to each trick. ``first``: the word
    at its beginning. ``at``: after how many cards the table stands; ``loss``: whether the next one costs something.
    ``line``: the same of another line, with all hands seen. ``until``: after how many cards nothing more is told.
    ``spoken``: all of it in a sentence.
    """

    title: str
    seen: CourseLine
    known: CourseLine
    cards: int
    trick: int
    first: str
    at: int
    loss: bool = False
    until: int | None = None
    spoken: str = ""
    line: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to be chosen that is no card: a real button. ``value`` is what `TableView.choice_made` tells."""

    label: str
    value: object
    primary: bool = False
    description: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A quiet note beside something on the table, gone at the next click."""

    words: str
    beside: Beside


@dataclass(frozen=True, slots=True)
class Curtain:
    """Between two people's private hands: to whom the laptop goes, and whose cards were put away (None: nobody's)."""

    to: str
    from_: str | None = None


@dataclass(frozen=True, slots=True)
class CurtainCard:
    """The words of the curtain."""

    title: str
    story: str
    button: str
    hint: str
    link: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything that is drawn, but for sizes, pointer and focus.

    ``facts`` has the size of nowhere in particular: the scene puts in its own. ``seats``: which seat sits at which
    place. ``acting``: where the hand lies that the viewer must play from now, ``playable`` its cards that may be
    played, ``dimmed`` its others, ``why`` the reason shown at them ("follow diamonds"). ``liable``: cards in open hands
    that may be called. ``shows``: the cards of the own hand that may be dropped face up, ``together`` those of the hand
    on turn that may be played at once, ``demands`` those that may be called, each with what does it. ``ahead``: cards
    that may be led or played out of turn. ``astray``: the card led was led out of turn, and can be put right;
    ``early_word`` stands at cards played too soon. ``last``: where
    the last card of the trick came from. ``winning``: where the trick goes when it is full. ``turned``: the turned card
    while it lies on the table. ``last_trick``: the quitted trick that may be looked at, in the order played.
    ``question``: what is asked that is no card and no simple button. ``notice``: what the law offers beside
    the play. ``calls``: what each player called. ``labels``:
    what a screen reader says of each region (see `reading`). ``sides``: which side's tricks the hand at a place wins.
    ``remembered``: what the viewer saw of a packet before it was laid there. ``sitter``: one who sits out, beside the
    hand opposite.
    ``pack``: with which of two packs it is dealt, 0 or 1; ``still``: what is told of the other. ``backwards``: the
    cards are dealt the other way round than they are played (SD-3). ``verdict``: what the deal on show has decided.
    ``proof``: the tricks that are turned up for a revoke. ``giving``: the step before a deal that is proved to be fair.
    ``values``: what the cards of the hand to play bring, and ``course`` the strip of the deal, in its review.
    """

    facts: Facts
    seats: Mapping[Place, Seat] = field(default_factory=dict)
    trump: TrumpSign | None = None
    kept: tuple[tuple[str, str], ...] = ()
    strip: Strip | None = None
    marker: Marker | PointsList | None = None
    plates: Mapping[Place, Plate] = field(default_factory=dict)
    counts: Mapping[Place, int] = field(default_factory=dict)
    packets: Mapping[Place, PacketPile] = field(default_factory=dict)
    led: Place | None = None
    led_word: str = ""
    liable_word: str = ""
    astray: bool = False
    early_word: str = ""
    last: Place | None = None
    winning: Place | None = None
    last_trick: tuple[tuple[Place, Card], ...] = ()
    acting: Place | None = None
    playable: frozenset[Card] = frozenset()
    ahead: frozenset[Card] = frozenset()
    dimmed: frozenset[Card] = frozenset()
    liable: frozenset[Card] = frozenset()
    shows: Mapping[Card, Action] = field(default_factory=dict)
    together: Mapping[frozenset[Card], Action] = field(default_factory=dict)
    demands: Mapping[Card, Action] = field(default_factory=dict)
    why: str = ""
    turned: Card | None = None
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    question: Question | None = None
    notice: Notice | None = None
    calls: Mapping[Place, Chip] = field(default_factory=dict)
    curtain: CurtainCard | None = None
    note: Note | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    sides: Mapping[Place, Side] = field(default_factory=dict)
    remembered: Mapping[Place, str] = field(default_factory=dict)
    sitter: Plate | None = None
    pack: int = 0
    still: str = ""
    backwards: bool = False
    verdict: Verdict | None = None
    proof: Proof | None = None
    giving: Giving | None = None
    values: Values | None = None
    course: DealCourse | None = None

    @property
    def places(self) -> dict[Seat, Place]:
        """Which place a seat sits at."""
        return {seat: place for place, seat in self.seats.items()}
