"""Who pays whom? The account over the finished rubbers (ED-86..89, MO-91..93, DF-65, W-STAKE)."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.laws import laws
from dummywhist.engine.rules.match import FirstTo
from dummywhist.engine.rules.parts import Stakes, StakeUnit
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.values import Enum, NamedTuple


class DueCause(Enum):
    """What is paid for."""

    POINTS = "points"
    TRICKS = "tricks"
    GAMES = "games"
    RUBBER = "rubber"


TRIPLE: Final = {DueCause.TRICKS: Fraction(1), DueCause.GAMES: Fraction(5, 2), DueCause.RUBBER: Fraction(5)}
"""What tricks, games and the rubber are worth beside each other where all three are paid for (W-STAKE-2)."""


class Due(NamedTuple):
    """One thing that is paid for when a rubber is finished, as the first column sees it: plus what it is paid.

    ``number`` of points, odd tricks, games or rubbers ahead; ``counted`` what they count where all three are paid for;
    ``amount`` the units of money that a player of the second column pays one of the first for them, by ``laws``.
    """

    cause: DueCause
    number: int
    counted: Fraction
    amount: Fraction
    laws: tuple[str, ...]


class Share(NamedTuple):
    """What passes between two players for a finished rubber: ``one`` gets ``points`` and ``money`` from ``other``."""

    rubber: int
    one: Player
    other: Player
    points: int
    money: Fraction


class Settlement(NamedTuple):
    """The account of a session: points and money by player, and who pays whom how much."""

    points: tuple[tuple[Player, int], ...]
    money: tuple[tuple[Player, Fraction], ...]
    payments: tuple[tuple[Player, Player, Fraction], ...]


def prices(stakes: Stakes) -> dict[DueCause, Fraction]:
    """Return the units of money for one of each thing that is paid for (ED-86, ED-87, W-STAKE-2)."""
    each = Fraction(stakes.amount * stakes.times)
    match stakes.unit:
        case StakeUnit.RUBBER_POINT:
            extra = {DueCause.RUBBER: Fraction(stakes.rubber * stakes.times)} if stakes.rubber else {}
            return {DueCause.POINTS: each, **extra}
        case StakeUnit.GAME:
            return {DueCause.GAMES: each}
        case StakeUnit.TRICK:
            return {DueCause.TRICKS: each}
        case StakeUnit.TRIPLE:
            return {cause: weight * each for cause, weight in TRIPLE.items()}
        case StakeUnit.NONE:
            return {}


def dues(rubber: Rubber) -> tuple[Due, ...]:
    """Return what a player of the second column pays one of the first for a finished rubber, line by line (ED-86)."""
    if rubber.value is None or rubber.net is None:
        return ()
    stakes = rubber.stakes
    triple = stakes.unit is StakeUnit.TRIPLE
    found = []
    for cause, price in prices(stakes).items():
        number = _ahead(rubber, cause)
        counted = number * TRIPLE[cause] if triple else Fraction(number)
        ids = laws(rubber.page, "triple" if triple else "settle")
        if cause is DueCause.RUBBER and not triple:
            ids = laws(rubber.page, "extra") or ids
        found.append(Due(cause, number, counted, number * price, ids))
    return tuple(found)


def _ahead(rubber: Rubber, cause: DueCause) -> int:
    """Return how many of what is paid for the first column is ahead in a finished rubber."""
    ours, theirs = rubber.columns
    match cause:
        case DueCause.POINTS:
            return rubber.net or 0
        case DueCause.TRICKS:
            return rubber.odd_tricks_ahead()
        case DueCause.GAMES:
            return rubber.games_won(ours) - rubber.games_won(theirs)
        case DueCause.RUBBER:
            return 0 if rubber.winner is None else 1 if rubber.winner == ours else -1


def paid(rubber: Rubber) -> Fraction:
    """Return what a player of the second column pays one of the first for a finished rubber, minus when he receives."""
    return sum((due.amount for due in dues(rubber)), Fraction(0))


def opponents(rubber: Rubber, players: tuple[Player, ...]) -> list[tuple[Player, Player]]:
    """Return who of the first side settles with whom of the second.

    Who has dummy settles with each adversary (ED-86); where two play two, each loser with the adversary on his right
    (W-STAKE-3). With ``sitter_shares`` who sits out takes one of the two adversaries on himself (MO-93).
    """
    ours, theirs = (list(rubber.players_of(side)) for side in rubber.columns)
    if len(ours) == len(theirs) == 2 and (rubber.value or 0) < 0:
        theirs.reverse()
    if rubber.stakes.sitter_shares:
        ours += [player for player in players if player not in rubber.seats]
    return [(ours[place % len(ours)], player) for place, player in enumerate(theirs)]


def shares(rubber: Rubber, players: tuple[Player, ...]) -> tuple[Share, ...]:
    """Return what passes between players for a finished rubber; no points where scores are kept (CW-65)."""
    if rubber.net is None:
        return ()
    points = rubber.net if isinstance(rubber.match.of, FirstTo) else 0
    each = paid(rubber)
    return tuple(Share(rubber.number, one, other, points, each) for one, other in opponents(rubber, players))


def points_from(rubber: Rubber, players: tuple[Player, ...]) -> dict[Player, int]:
    """Return the points of each player from a rubber: won from each whom he settles with, or those of his column."""
    return _points(rubber, players, shares(rubber, players))


def _points(rubber: Rubber, players: tuple[Player, ...], passed: tuple[Share, ...]) -> dict[Player, int]:
    points = dict.fromkeys(players, 0)
    if not isinstance(rubber.match.of, FirstTo):
        for side, score in rubber.scores.items():
            for player in rubber.players_of(side):
                points[player] += score
        return points
    for share in passed:
        points[share.one] += share.points
        points[share.other] -= share.points
    return points


def money_from(rubber: Rubber, players: tuple[Player, ...]) -> dict[Player, Fraction]:
    """Return the money of each player from a finished rubber."""
    money = dict.fromkeys(players, Fraction(0))
    for share in shares(rubber, players):
        money[share.one] += share.money
        money[share.other] -= share.money
    return money


def net_of(rubbers: Iterable[Rubber]) -> int:
    """Return what ``rubbers`` are worth together, less what is conceded, each as its owner sees it (ED-88)."""
    return sum(rubber.net or 0 for rubber in rubbers)


def between(
    rubbers: tuple[Rubber, ...], players: tuple[Player, ...], payer: Player, payee: Player
) -> tuple[tuple[Rubber, Fraction], ...]:
    """Return what ``payer`` owes ``payee`` for each finished rubber that they had against each other (ED-89)."""
    return tuple(
        (rubber, share.money if share.one == payee else -share.money)
        for rubber in rubbers
        for share in shares(rubber, players)
        if {share.one, share.other} == {payer, payee}
    )


def settle(rubbers: tuple[Rubber, ...], players: tuple[Player, ...], finished: bool) -> Settlement:
    """Return the account over the finished ``rubbers``; nothing is owed unless ``finished`` or agreed.

    ``finished``: whether the rubbers count; an abandoned session may settle nothing (ED-98). The points of a player are
    rubber points won and lost, or where scores are kept those of his column.
    """
    counted = rubbers if finished else ()
    points, money = dict.fromkeys(players, 0), dict.fromkeys(players, Fraction(0))
    owed: dict[tuple[Player, Player], Fraction] = {}
    for rubber in counted:
        passed = shares(rubber, players)
        for player, won in _points(rubber, players, passed).items():
            points[player] += won
        for share in passed:
            money[share.one] += share.money
            money[share.other] -= share.money
            # ED-89: only their own rubbers matter between two players.
            owed[share.other, share.one] = owed.get((share.other, share.one), Fraction(0)) + share.money
    payments = []
    for index, one in enumerate(players):
        for two in players[index + 1 :]:
            net = owed.get((one, two), Fraction(0)) - owed.get((two, one), Fraction(0))
            if net > 0:
                payments.append((one, two, net))
            elif net < 0:
                payments.append((two, one, -net))
    return Settlement(tuple(points.items()), tuple(money.items()), tuple(payments))


def winners(rubbers: tuple[Rubber, ...], players: tuple[Player, ...], settlement: Settlement) -> tuple[Player, ...]:
    """Return who has won the session: most money, or points where no account is kept; nobody if all are even.

    Where scores are kept it is who has the highest, as the game was decided, and nobody before the end.
    """
    standing = {player: Fraction(number) for player, number in settlement.points}
    best = max(standing.values(), default=Fraction(0))
    if rubbers and not isinstance(rubbers[-1].match.of, FirstTo):
        over = all(rubber.over for rubber in rubbers)
        return tuple(player for player in players if standing[player] == best) if over else ()
    money = dict(settlement.money)
    if any(money.values()):
        standing, best = money, max(money.values())
    return tuple(player for player in players if standing[player] == best) if best > 0 else ()
