"""Who pays whom? The account over the finished rubbers (ED-86..89, MO-91..93, DF-65, W-STAKE)."""

from fractions import Fraction
from typing import NamedTuple

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.match import FirstTo
from dummywhist.engine.rules.parts import StakeUnit
from dummywhist.engine.session.tally import Rubber


class Settlement(NamedTuple):
    """The account of a session: points and money by player, and who pays whom how much."""

    points: tuple[tuple[Player, int], ...]
    money: tuple[tuple[Player, Fraction], ...]
    payments: tuple[tuple[Player, Player, Fraction], ...]


def paid(rubber: Rubber) -> Fraction:
    """Return what a player of the second side pays one of the first for a finished rubber (ED-86, ED-87).

    In money units, minus when he receives. The triple stake pays tricks, games and the rubber at
    1 : 2.5 : 5 (W-STAKE-2).
    """
    stakes = rubber.stakes
    if rubber.value is None or rubber.net is None:
        return Fraction(0)
    ours, theirs = rubber.columns
    won = 0 if rubber.winner is None else 1 if rubber.winner == ours else -1
    games = rubber.games_won(ours) - rubber.games_won(theirs)
    amount = stakes.amount * stakes.times
    match stakes.unit:
        case StakeUnit.RUBBER_POINT:
            return Fraction(rubber.net * amount + won * stakes.rubber * stakes.times)
        case StakeUnit.GAME:
            return Fraction(games * amount)
        case StakeUnit.TRICK:
            return Fraction(rubber.odd_tricks_ahead() * amount)
        case StakeUnit.TRIPLE:
            return amount * (rubber.odd_tricks_ahead() + Fraction(5, 2) * games + 5 * won)
        case StakeUnit.NONE:
            return Fraction(0)


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


def settle(rubbers: tuple[Rubber, ...], players: tuple[Player, ...], finished: bool) -> Settlement:
    """Return the account over the finished ``rubbers``; nothing is owed unless ``finished`` or agreed.

    ``finished``: whether the rubbers count; an abandoned session may settle nothing (ED-98). The points of a player are
    rubber points won and lost, or where scores are kept those of his column.
    """
    points = dict.fromkeys(players, 0)
    owed: dict[tuple[Player, Player], Fraction] = {}
    for rubber in rubbers if finished else ():
        won = isinstance(rubber.match.of, FirstTo)
        for side, score in () if won else rubber.scores.items():
            for player in rubber.players_of(side):
                points[player] += score
        if rubber.net is None:
            continue
        each = paid(rubber)
        for one, other in opponents(rubber, players):
            if won:
                points[one] += rubber.net
                points[other] -= rubber.net
            owed[other, one] = owed.get((other, one), Fraction(0)) + each
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
