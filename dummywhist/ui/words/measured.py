"""What is measured of a game, a rubber, a session? Deals, tricks and points, counted on the record and nowhere else."""

from collections.abc import Iterable, Iterator, Sequence

from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.tongues import capital, tr
from dummywhist.ui.words.terms import Terms


class Fact(NamedTuple):
    """One thing that was measured: the figure, and what it counts."""

    figure: str
    words: str


def told_of(rubber: Rubber, deals: Sequence[DealRecord], winner: Side | None, terms: Terms) -> str:
    """Say in a sentence how many deals a game or a rubber took, and the tricks of both sides, the winner's first.

    The tricks are left out where there are not two sides for all of it.
    """
    took = _deals(len(deals))
    won = tricks(rubber, deals)
    if won is None or len(won) != 2 or winner not in won:
        return f"{took}."
    (lost,) = (number for side, number in won.items() if side != winner)
    return tr("{deals}; {won} {trick:pl} to {lost}.", deals=took, won=won[winner], lost=lost, trick=terms.trick)


def told_of_session(rubbers: Sequence[Rubber], player: Player | None, terms: Terms) -> str:
    """Say in a sentence how many deals a session took, and how many of the tricks the side of ``player`` won."""
    deals = [deal for rubber in rubbers for deal in deals_of(rubber)]
    took = _deals(len(deals))
    share = None if player is None else _tricks_of(rubbers, player)
    if share is None:
        return f"{took}."
    won, of = share
    return tr(
        "{deals}; your side won {won} of {of} {trick:pl}.", deals=took, won=str(won), of=str(of), trick=terms.trick
    )


def facts_of(rubbers: Sequence[Rubber], player: Player, terms: Terms, most: int = 3) -> tuple[Fact, ...]:
    """Return what is measured of the side of ``player`` in a session, the most telling first, ``most`` of it."""
    found = []
    share = _tricks_of(rubbers, player)
    if share is not None:
        words = tr("{trick:pl} won by your side", trick=terms.trick)
        found.append(Fact(_part(*share), words))
    games = [
        game.winner == side
        for rubber in rubbers
        if rubber.match.games > 1 and (side := side_of(rubber, player)) is not None
        for game in rubber.games
        if game.over
    ]
    if len(games) > 1:
        found.append(Fact(_part(sum(games), len(games)), tr("games won by your side")))
    points = [(_gained(deal, side), deal.ordinal) for side, deal in _played(rubbers, player)]
    if points:
        scored = sum(gained > 0 for gained, _ in points)
        best, ordinal = max(points, key=lambda one: (one[0], -one[1]))
        if best > 0:
            words = tr("points in your best deal, deal {number}", number=str(ordinal + 1))
            found.append(Fact(f"+{best}", words))
        found.append(Fact(_part(scored, len(points)), tr("deals in which your side scored")))
    return tuple(found[:most])


def deals_of(rubber: Rubber) -> tuple[DealRecord, ...]:
    """Return the counted deals of a rubber."""
    return tuple(deal for game in rubber.games for deal in game.deals)


def side_of(rubber: Rubber, player: Player) -> Side | None:
    """Return the column of a player in a rubber; None where he sits out."""
    return next((side for side in rubber.columns if player in rubber.players_of(side)), None)


def tricks(rubber: Rubber, deals: Iterable[DealRecord]) -> dict[Side, int] | None:
    """Return the tricks of each column over some deals; None where other sides play than score, as after an auction."""
    found = dict.fromkeys(rubber.columns, 0)
    for deal in deals:
        for side, won in deal.result.tricks:
            if side not in found:
                return None
            found[side] += won
    return found


def _tricks_of(rubbers: Iterable[Rubber], player: Player) -> tuple[int, int] | None:
    """Return the tricks of a player's side and all tricks of the deals that he was in."""
    won = of = 0
    for rubber in rubbers:
        side = side_of(rubber, player)
        if side is None:
            continue
        counted = tricks(rubber, deals_of(rubber))
        if counted is None:
            return None
        won, of = won + counted[side], of + sum(counted.values())
    return (won, of) if of else None


def _played(rubbers: Iterable[Rubber], player: Player) -> Iterator[tuple[Side, DealRecord]]:
    """Yield the deals that a player was in, with his side."""
    for rubber in rubbers:
        side = side_of(rubber, player)
        if side is not None:
            yield from ((side, deal) for deal in deals_of(rubber))


def _gained(deal: DealRecord, side: Side) -> int:
    """Return the points that a side had more after a deal than before it."""
    return dict(deal.result.after).get(side, 0) - dict(deal.result.before).get(side, 0)


def _deals(number: int) -> str:
    return capital(tr("{deals:number} {deals:deal|deals}", deals=number))


def _part(part: int, whole: int) -> str:
    return tr("{part} of {whole}", part=str(part), whole=str(whole))
