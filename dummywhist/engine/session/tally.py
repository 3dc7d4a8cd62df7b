"""What do games and rubbers amount to? Values folded over the counts of deals (ED-80..92, MO-80..83, CW-60)."""

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat, seat_text
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.line import Cause, Line, RubberWorth, Unit
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.laws import SHARED, Topic, laws
from dummywhist.engine.rules.match import AtLeast, BestOf, Deals, FirstTo, KeepsDummy, UntilTime, decided
from dummywhist.engine.rules.parts import Rules, Stakes
from dummywhist.engine.values import NamedTuple

DUMMY_SIDE = Side("NS")
"""The side of who has dummy in the rubber, or of the low cutter."""
ADVERSARIES = Side("EW")


class DealRecord(NamedTuple):
    """A counted deal of a game: its ordinal in the session from 0, the dealer, the result."""

    ordinal: int
    dealer: Seat
    result: DealResult


class Game(NamedTuple):
    """A game: its deals, and when it is over the side that won it, None if it is shared, and its value in points.

    ``worth`` is what a game is worth that was played to a figure, line by line; elsewhere the value is the best score.
    """

    deals: tuple[DealRecord, ...] = ()
    winner: Side | None = None
    value: int = 0
    over: bool = False
    worth: tuple[Line, ...] = ()

    @property
    def scores(self) -> dict[Side, int] | None:
        """The scores as the last deal left them, None before the first."""
        return dict(self.deals[-1].result.after) if self.deals else None

    @property
    def leaders(self) -> tuple[Side, ...]:
        """The sides with the highest score."""
        scores = self.scores or {}
        return tuple(side for side, score in scores.items() if score == max(scores.values()))


class Rubber(NamedTuple):
    """A rubber: who has dummy or sits first, who plays the hands N E S W, its games (the last may be in play).

    ``columns`` are those of the score, the owner's first. ``value`` is signed, plus when the first column won; ``net``
    is less the points conceded (ED-92). Both are None until the rubber is won, and where there are more columns than
    two. ``start``: the scores with which its first game began, where they were given. ``page``: the page of the
    rulebook by which it counts.
    """

    number: int
    owner: Player
    seats: tuple[Player | None, ...]
    match: BestOf
    stakes: Stakes
    concession: int
    columns: tuple[Side, ...] = (DUMMY_SIDE, ADVERSARIES)
    games: tuple[Game, ...] = (Game(),)
    value: int | None = None
    start: tuple[tuple[Side, int], ...] = ()
    page: str = SHARED

    @property
    def net(self) -> int | None:
        """Rubber points less the concession."""
        return None if self.value is None else self.value - self.concession

    @property
    def worth(self) -> int | None:
        """The value to the side that won; less than nothing if it pays all the same (ED-82)."""
        return self.value if self.value is None or self.winner in (None, self.columns[0]) else -self.value

    @property
    def over(self) -> bool:
        """Whether no deal is to follow in this rubber."""
        return self.winner is not None or (self.match.games == 1 and self.games[-1].over)

    @property
    def winner(self) -> Side | None:
        """The side that won the rubber; its value may be nothing or less, with a small bonus (ED-82)."""
        winners, needed = [game.winner for game in self.games], self.match.needed
        return next((side for side in self.columns if winners.count(side) >= needed), None)

    @property
    def scores(self) -> dict[Side, int]:
        """Points in the game that is being played."""
        found = self.games[-1].scores
        if found is not None:
            return found
        return dict.fromkeys(self.columns, 0) | (dict(self.start) if len(self.games) == 1 else {})

    def players_of(self, side: Side) -> tuple[Player, ...]:
        """Return who plays for ``side``, which is named by its seats: each once, from South clockwise."""
        found = (self.seats[seat] for seat in (SOUTH, WEST, NORTH, EAST) if seat_text(seat) in side)
        return tuple(dict.fromkeys(player for player in found if player is not None))

    def games_won(self, side: Side) -> int:
        """Return how many games ``side`` has."""
        return sum(1 for game in self.games if game.winner == side)

    def points_won(self, side: Side) -> int:
        """Return the game points of ``side`` in rubber points."""
        return sum(game.value for game in self.games if game.winner == side)

    def odd_tricks_ahead(self) -> int:
        """Return the odd tricks of the first side less those of the other, over all deals."""
        ahead = 0
        ours, theirs = self.columns
        for game in self.games:
            for deal in game.deals:
                tricks = dict(deal.result.tricks)
                ahead += max(0, tricks[ours] - 6) - max(0, tricks[theirs] - 6)
        return ahead

    def lines(self) -> tuple[Line, ...]:
        """Return what the rubber is worth to the side that won it, and what is conceded (ED-81, ED-82, ED-92, CW-49).

        Those for the first column less those for the other are the ``net``; there are none until it is won.
        """
        won = worth_lines(self.match, self.games, self.columns, self.page)
        if not won or not self.concession:
            return won
        ids = laws(self.page, "conceded")
        return (*won, Line(Cause.CONCEDED, self.columns[0], -self.concession, ids, RubberWorth(), Unit.RUBBER_POINTS))


def worth_lines(
    match: BestOf, games: tuple[Game, ...], columns: tuple[Side, ...], page: str = SHARED
) -> tuple[Line, ...]:
    """Return what a rubber of ``games`` is worth, line by line, none while nobody has won it (ED-81, ED-82).

    To the side that won it: its games, points for the rubber, less the games of the losers. Where scores alone are kept
    what each side has in the end (CW-49).
    """
    if len(columns) != 2:
        return ()

    def line(cause: Cause, side: Side, amount: int, topic: Topic, number: int = 0) -> Line:
        return Line(cause, side, amount, laws(page, topic), RubberWorth(number), Unit.RUBBER_POINTS)

    if not isinstance(match.of, FirstTo):
        scores = (games[-1].scores or {}) if games[-1].over else None
        if scores is None:
            return ()
        return tuple(line(Cause.FINAL_SCORE, side, scores.get(side, 0), "end") for side in columns)
    winners = [game.winner for game in games]
    for side, other in (columns, columns[::-1]):
        if winners.count(side) == match.needed:
            won, lost = (
                [(number, game) for number, game in enumerate(games, 1) if game.winner == one] for one in (side, other)
            )
            return (
                *(line(Cause.WON_GAME, side, game.value, "worth", number) for number, game in won),
                *([line(Cause.RUBBER, side, match.bonus, "bonus")] if match.games > 1 else []),
                *(line(Cause.LOST_GAME, side, -game.value, "rubber", number) for number, game in lost),
            )
    return ()


def rubber_value(
    match: BestOf, games: tuple[Game, ...], columns: tuple[Side, ...] = (DUMMY_SIDE, ADVERSARIES)
) -> int | None:
    """Return the signed value of the rubber, plus for the first column, or None while nobody has won it."""
    lines = worth_lines(match, games, columns)
    return sum(line.amount if line.side == columns[0] else -line.amount for line in lines) if lines else None


def with_deal(rubber: Rubber, deal: DealRecord, time_called: bool = False) -> Rubber:
    """Return ``rubber`` after one more counted deal."""
    result = deal.result
    deals = (*rubber.games[-1].deals, deal)
    if result.winner is not None:
        worth = _with_slams(result.worth, deals, result.winner)
        game = Game(deals, result.winner, sum(line.amount for line in worth), True, worth)
    else:
        game = _ended(rubber.match, Game(deals), time_called)
    return _with_game(rubber, game)


def with_time(rubber: Rubber) -> Rubber:
    """Return ``rubber`` when time is called between deals (TH-51)."""
    return _with_game(rubber, _ended(rubber.match, rubber.games[-1], True))


def _with_game(rubber: Rubber, game: Game) -> Rubber:
    games = (*rubber.games[:-1], game)
    if not game.over:
        return rubber._replace(games=games)
    after = rubber._replace(games=games, value=rubber_value(rubber.match, games, rubber.columns))
    return after if after.over else after._replace(games=(*games, Game()))


def _with_slams(worth: tuple[Line, ...], deals: tuple[DealRecord, ...], winner: Side) -> tuple[Line, ...]:
    """Return what a game is ``worth`` with the slams on its sheet, before the losers' points (MO-83)."""
    lines = [line for deal in deals for line in deal.result.lines if line.unit is Unit.SHEET]
    mine = sum(line.amount for line in lines if line.side == winner)
    theirs = sum(line.amount for line in lines if line.side != winner)
    found = ((Cause.WINNERS_SLAMS, mine), (Cause.LOSERS_SLAMS, -theirs))
    slams = [worth[-1]._replace(cause=cause, amount=points) for cause, points in found if points]
    return (*worth[:-1], *slams, worth[-1]) if slams else worth


def _ended(match: BestOf, game: Game, time_called: bool) -> Game:
    """Return ``game`` as it is by its scores: over or not, won by the highest alone (BD-77, CW-67, TH-50..54)."""
    if isinstance(match.of, FirstTo):
        return game  # it is over when a deal has a winner
    scores, leaders = game.scores or {}, game.leaders
    best = max(scores.values(), default=0)
    match match.of:
        case AtLeast():
            over = decided(match.of, scores.values())
        case Deals(deals, shared):
            over = len(game.deals) >= deals and (shared or len(leaders) == 1)
        case UntilTime(_, round_of):
            over = time_called and len(game.deals) % round_of == 0
        case _:
            over = False
    if not over:
        return game
    return game._replace(winner=leaders[0] if len(leaders) == 1 else None, value=best, over=True)


def concession_of(rules: Rules) -> int:
    """Return the rubber points conceded in each rubber: none in a tournée."""
    return rules.match.concession if isinstance(rules.match, KeepsDummy) else 0
