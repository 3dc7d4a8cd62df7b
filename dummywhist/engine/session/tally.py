"""What do games and rubbers amount to? Values folded over the counts of deals (ED-80..92, MO-80..83, CW-60)."""

from typing import NamedTuple

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat, seat_text
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.match import AtLeast, BestOf, Deals, FirstTo, KeepsDummy, UntilTime, decided
from dummywhist.engine.rules.parts import Rules, Stakes

DUMMY_SIDE = Side("NS")
"""The side of who has dummy in the rubber, or of the low cutter."""
ADVERSARIES = Side("EW")


class DealRecord(NamedTuple):
    """A counted deal of a game: its ordinal in the session from 0, the dealer, the result."""

    ordinal: int
    dealer: Seat
    result: DealResult


class Game(NamedTuple):
    """A game: its deals, and when it is over the side that won it, None if it is shared, and its value in points."""

    deals: tuple[DealRecord, ...] = ()
    winner: Side | None = None
    value: int = 0
    over: bool = False


class Rubber(NamedTuple):
    """A rubber: who has dummy or sits first, who plays the hands N E S W, its games (the last may be in play).

    ``columns`` are those of the score, the owner's first. ``value`` is signed, plus when the first column won; ``net``
    is less the points conceded (ED-92). Both are None until the rubber is won, and where there are more columns than
    two. ``start``: the scores with which its first game began, where they were given.
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

    @property
    def net(self) -> int | None:
        """Rubber points less the concession."""
        return None if self.value is None else self.value - self.concession

    @property
    def over(self) -> bool:
        """Whether no deal is to follow in this rubber."""
        return self.winner is not None or (self.match.games == 1 and self.games[-1].over)

    @property
    def winner(self) -> Side | None:
        """The side that won the rubber; its value may be nothing or less, with a small bonus (ED-82)."""
        return next((side for side in self.columns if self.games_won(side) >= self.match.needed), None)

    @property
    def scores(self) -> dict[Side, int]:
        """Points in the game that is being played."""
        deals = self.games[-1].deals
        if deals:
            return dict(deals[-1].result.after)
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


def rubber_value(
    match: BestOf, games: tuple[Game, ...], columns: tuple[Side, ...] = (DUMMY_SIDE, ADVERSARIES)
) -> int | None:
    """Return the signed value of the rubber, or None while nobody has won it (ED-81, ED-82).

    Where scores alone are kept it is the difference in the end (CW-49).
    """
    if len(columns) != 2:
        return None
    ours, theirs = columns
    if not isinstance(match.of, FirstTo):
        after = dict(games[-1].deals[-1].result.after) if games[-1].deals else dict.fromkeys(columns, 0)
        return after[ours] - after[theirs] if games[-1].over else None
    for side, other, sign in ((ours, theirs, 1), (theirs, ours, -1)):
        won = [game.value for game in games if game.winner == side]
        if len(won) == match.needed:
            lost = sum(game.value for game in games if game.winner == other)
            return sign * (sum(won) + match.bonus - lost)
    return None


def with_deal(rubber: Rubber, deal: DealRecord, time_called: bool = False) -> Rubber:
    """Return ``rubber`` after one more counted deal."""
    result = deal.result
    deals = (*rubber.games[-1].deals, deal)
    if result.winner is not None:
        game = Game(deals, result.winner, result.value + _sheet(deals, result.winner), True)
    else:
        game = _ended(rubber.match, Game(deals), time_called)
    return _with_game(rubber, game)


def with_time(rubber: Rubber) -> Rubber:
    """Return ``rubber`` when time is called between deals (TH-51)."""
    return _with_game(rubber, _ended(rubber.match, rubber.games[-1], True))


def _with_game(rubber: Rubber, game: Game) -> Rubber:
    games = (*rubber.games[:-1], game)
    after = rubber._replace(games=games, value=rubber_value(rubber.match, games, rubber.columns))
    return after if after.over or not game.over else after._replace(games=(*games, Game()))


def _sheet(deals: tuple[DealRecord, ...], winner: Side) -> int:
    """Return what the sheet has besides the score: slams of the winners less those of the losers (MO-83)."""
    lines = [line for deal in deals for line in deal.result.lines]
    return sum(line.sheet if line.side == winner else -line.sheet for line in lines)


def _ended(match: BestOf, game: Game, time_called: bool) -> Game:
    """Return ``game`` as it is by its scores: over or not, won by the highest alone (BD-77, CW-67, TH-50..54)."""
    scores = dict(game.deals[-1].result.after) if game.deals else {}
    best = max(scores.values(), default=0)
    leaders = [side for side, score in scores.items() if score == best]
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
