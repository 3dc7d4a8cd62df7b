"""What is one thing that was counted? A line: its cause, whose it is, how much, by which laws, and the facts of it.

A score is shown by putting its lines into words. They add up to it, so nothing is computed again.
"""

from typing import Literal

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.rules.counts import Fail, GameValue, TargetScore, TrickScore
from dummywhist.engine.values import Enum, NamedTuple

Remark = Literal["", "held", "barred", "not_reached", "not_called", "cancelled", "waived"]
"""Why a line has fewer points than its facts give: held at one short of game, barred, game over before, not called."""


class Unit(Enum):
    """What an amount is: points of the score, points beside it on a game's sheet (MO-74), or what a game is worth."""

    POINTS = "points"
    SHEET = "sheet"
    RUBBER_POINTS = "rubber_points"


class Cause(Enum):
    """What is counted: in a deal, for a won game, for a won rubber."""

    REVOKE = "revoke"
    ODD_TRICKS = "odd_tricks"
    HONOURS = "honours"
    SLAM = "slam"
    BEYOND = "beyond"
    TRICKS = "tricks"
    CONTRACT = "contract"
    SET = "set"
    TARGET = "target"
    THROWN_IN = "thrown_in"

    GAME = "game"
    POINTS_FOR_GAME = "points_for_game"
    WINNERS_POINTS = "winners_points"
    MULTIPLE = "multiple"
    CONSOLATION = "consolation"
    WINNERS_SLAMS = "winners_slams"
    LOSERS_SLAMS = "losers_slams"
    LOSERS_POINTS = "losers_points"

    WON_GAME = "won_game"
    RUBBER = "rubber"
    LOST_GAME = "lost_game"
    FINAL_SCORE = "final_score"
    CONCEDED = "conceded"


class Scored(NamedTuple):
    """The score of a line's side before and after it; ``first``: nothing else had been scored in the deal.

    ``beyond`` are the points of the line that lie beyond game and are not carried; ``after`` is without them.
    """

    before: int
    after: int
    first: bool
    beyond: int = 0

    @property
    def needed(self) -> int:
        """The points of the line that count to the game."""
        return self.after - self.before


class Revoked(NamedTuple):
    """A penalty for a revoke (W-REV-9) or a false claim (W-REV-8): ``moved`` tricks were taken, or ``asked`` points."""

    offender: Side
    kind: Literal["tricks", "deduct", "add", "false", "cancelled", "waived"]
    asked: int
    moved: int
    remark: Remark
    score: Scored | None


class OddTricks(NamedTuple):
    """Tricks above the book: ``odd`` of ``won``; ``only``: they count one however many they are (TO-5).

    ``times``: what the points were multiplied by for hands that were kept, tricks alone with ``kept_tricks`` (DD-11).
    ``in_full``: the deal that ended the game is counted in full. ``winner``: who had won the game before, if somebody
    had. ``claimed``: some of the tricks were claimed (DF-50). ``score`` is None where nothing was scored.
    """

    won: int
    book: int
    odd: int
    only: bool
    times: int
    kept_tricks: bool
    claimed: bool
    in_full: bool
    remark: Remark
    winner: Side | None
    score: Scored | None


class HonoursDealt(NamedTuple):
    """Honours: ``held`` of four, ``theirs`` those of the other side, what they are ``worth`` before a multiple.

    ``four`` and ``three`` are what so many count, unless they count ``outright`` what they are. ``needed``: what the
    side lacked for game when the deal began, at ``before``.
    """

    held: int
    theirs: int
    worth: int
    four: int
    three: int
    outright: bool
    before: int
    needed: int
    times: int
    kept_tricks: bool
    remark: Remark
    winner: Side | None
    score: Scored | None


class Slam(NamedTuple):
    """All thirteen tricks, which stand on the sheet, and count ``to_game`` as well or not (MO-73, MO-74)."""

    won: int
    to_game: bool


class Beyond(NamedTuple):
    """Points beyond the ``game``, which are not carried (ED-75)."""

    game: int


class TricksWon(NamedTuple):
    """Tricks in a tournament, ``odd`` above the book: ``score`` says what of ``won`` counts (CW-61, CW-66)."""

    won: int
    book: int
    odd: int
    score: TrickScore


class BidPlayed(NamedTuple):
    """A contract of books: ``won`` of ``target``, ``above`` the book, the ``level`` of the bid (BD-70..76).

    ``boston`` and ``no_trump`` are what the points were multiplied by for each, ``times`` for both together.
    """

    declarer: Side
    won: int
    target: int
    level: int
    above: int
    times: int
    boston: int
    no_trump: int


class ContractPlayed(NamedTuple):
    """A contract of bridge points: ``won`` of ``target`` tricks (SD-40..44).

    Made: ``odd`` tricks at ``each`` are ``tricks`` points, ``first`` is added for the first. Failed: ``short`` of it,
    and ``fail`` says who scores. ``times`` is 2 or 4 if doubled or redoubled; ``as_won``: overtricks count too.
    """

    declarer: Side
    won: int
    target: int
    odd: int
    each: int
    tricks: int
    first: int
    short: int
    times: int
    as_won: bool
    fail: Fail


class TargetSet(NamedTuple):
    """Tricks against a player's ``target``; the targets that there are, and how tricks are set against them (TH-40)."""

    won: int
    target: int
    dummy: int
    thrown: int
    others: int
    score: TargetScore


class ThrownIn(NamedTuple):
    """Nobody bid (SD-14)."""


class GameWorth(NamedTuple):
    """A won game at ``won`` to ``lost``, played to ``game`` points: how it is valued, and the name of that value."""

    won: int
    lost: int
    game: int
    value: GameValue
    name: Literal["", "single", "double", "triple"] = ""


class RubberWorth(NamedTuple):
    """A part of what a rubber is worth: the number of the game from 1, or 0 where it is of no game alone."""

    game: int = 0


LineFacts = (
    Revoked | OddTricks | HonoursDealt | Slam | Beyond | TricksWon | BidPlayed | ContractPlayed | TargetSet | ThrownIn
    | GameWorth | RubberWorth
)  # fmt: skip


class Line(NamedTuple):
    """One thing that was counted: ``amount`` for ``side`` in ``unit``, by ``laws``, the ids of the rules."""

    cause: Cause
    side: Side
    amount: int
    laws: tuple[str, ...]
    facts: LineFacts
    unit: Unit = Unit.POINTS
