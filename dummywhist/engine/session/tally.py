"""What do games and rubbers amount to? Values folded over the counts of deals (ED-80..92)."""

from fractions import Fraction
from typing import NamedTuple

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.match import BestOf, KeepsDummy
from dummywhist.engine.rules.parts import Rules, Stakes, StakeUnit

DUMMY_SIDE = Side("NS")
ADVERSARIES = Side("EW")


class DealRecord(NamedTuple):
    """A counted deal of a game: its ordinal in the session from 0, the dealer, the result."""

    ordinal: int
    dealer: Seat
    result: DealResult


class Game(NamedTuple):
    """A game: its deals, and when it is won the side and its value in rubber points."""

    deals: tuple[DealRecord, ...] = ()
    winner: Side | None = None
    value: int = 0


class Rubber(NamedTuple):
    """A rubber: who has dummy, who sits N E S W, its games (the last may be in play), its rules.

    ``value`` is signed, plus when the dummy side won; ``net`` is less the points conceded (ED-92). Both are None until
    the rubber is won.
    """

    number: int
    owner: Player
    seats: tuple[Player, ...]
    match: BestOf
    stakes: Stakes
    concession: int
    games: tuple[Game, ...] = (Game(),)
    value: int | None = None

    @property
    def net(self) -> int | None:
        """Rubber points less the concession."""
        return None if self.value is None else self.value - self.concession

    @property
    def winner(self) -> Side | None:
        """The side that won the rubber; its value may be nothing or less, with a small bonus (ED-82)."""
        return next((side for side in (DUMMY_SIDE, ADVERSARIES) if self.games_won(side) >= self.match.needed), None)

    @property
    def scores(self) -> dict[Side, int]:
        """Points in the game that is being played."""
        deals = self.games[-1].deals
        if not deals:
            return {DUMMY_SIDE: 0, ADVERSARIES: 0}
        return dict(deals[-1].result.after)

    def games_won(self, side: Side) -> int:
        """Return how many games ``side`` has."""
        return sum(1 for game in self.games if game.winner == side)

    def points_won(self, side: Side) -> int:
        """Return the game points of ``side`` in rubber points."""
        return sum(game.value for game in self.games if game.winner == side)

    def odd_tricks_ahead(self) -> int:
        """Return the odd tricks of the dummy side less those of the adversaries, over all deals."""
        ahead = 0
        for game in self.games:
            for deal in game.deals:
                tricks = dict(deal.result.tricks)
                ahead += max(0, tricks[DUMMY_SIDE] - 6) - max(0, tricks[ADVERSARIES] - 6)
        return ahead


def rubber_value(match: BestOf, games: tuple[Game, ...]) -> int | None:
    """Return the signed value of the rubber, or None while nobody has won it (ED-81, ED-82)."""
    for side, other, sign in ((DUMMY_SIDE, ADVERSARIES, 1), (ADVERSARIES, DUMMY_SIDE, -1)):
        won = [game.value for game in games if game.winner == side]
        if len(won) == match.needed:
            lost = sum(game.value for game in games if game.winner == other)
            return sign * (sum(won) + match.bonus - lost)
    return None


def with_deal(rubber: Rubber, deal: DealRecord) -> Rubber:
    """Return ``rubber`` after one more counted deal."""
    game = rubber.games[-1]
    result = deal.result
    game = Game((*game.deals, deal), result.winner, result.value)
    games = (*rubber.games[:-1], game)
    value = rubber_value(rubber.match, games)
    if result.winner is not None and value is None:
        games = (*games, Game())
    return rubber._replace(games=games, value=value)


def paid(rubber: Rubber) -> Fraction:
    """Return what each adversary pays the dummy player for a finished rubber, in money units (ED-86, ED-87).

    Minus when he receives. Tricks, games and the rubber at 1 : 2.5 : 5 for the triple stake (W-STAKE-2).
    """
    if rubber.value is None or rubber.net is None:
        return Fraction(0)
    won = 1 if rubber.winner == DUMMY_SIDE else -1
    games = rubber.games_won(DUMMY_SIDE) - rubber.games_won(ADVERSARIES)
    amount = rubber.stakes.amount
    match rubber.stakes.unit:
        case StakeUnit.RUBBER_POINT:
            return Fraction(rubber.net * amount + won * rubber.stakes.rubber)
        case StakeUnit.GAME:
            return Fraction(games * amount)
        case StakeUnit.TRICK:
            return Fraction(rubber.odd_tricks_ahead() * amount)
        case StakeUnit.TRIPLE:
            return amount * (rubber.odd_tricks_ahead() + Fraction(5, 2) * games + 5 * won)
        case StakeUnit.NONE:
            return Fraction(0)


class Settlement(NamedTuple):
    """The account of a session: rubber points and money by player, and who pays whom how much."""

    points: tuple[tuple[Player, int], ...]
    money: tuple[tuple[Player, Fraction], ...]
    payments: tuple[tuple[Player, Player, Fraction], ...]


def settle(rubbers: tuple[Rubber, ...], players: tuple[Player, ...], finished: bool) -> Settlement:
    """Return the account over the finished ``rubbers`` (ED-86..89); nothing is owed unless ``finished`` or agreed.

    ``finished``: whether the rubbers count; an abandoned session may settle nothing (ED-98).
    """
    points = dict.fromkeys(players, 0)
    owed: dict[tuple[Player, Player], Fraction] = {}
    for rubber in rubbers if finished else ():
        if rubber.net is None:
            continue
        each = paid(rubber)
        for player in players:
            if player != rubber.owner:
                points[rubber.owner] += rubber.net
                points[player] -= rubber.net
                owed[player, rubber.owner] = owed.get((player, rubber.owner), Fraction(0)) + each
    payments = []
    money = dict.fromkeys(players, Fraction(0))
    for index, one in enumerate(players):
        for two in players[index + 1 :]:
            # ED-89: only their own rubbers matter between two players.
            net = owed.get((one, two), Fraction(0)) - owed.get((two, one), Fraction(0))
            money[one] -= net
            money[two] += net
            if net > 0:
                payments.append((one, two, net))
            elif net < 0:
                payments.append((two, one, -net))
    return Settlement(tuple(points.items()), tuple(money.items()), tuple(payments))


def concession_of(rules: Rules) -> int:
    """Return the rubber points conceded in each rubber: none in a tournée."""
    return rules.match.concession if isinstance(rules.match, KeepsDummy) else 0
