"""How did the session end? Who won it, the rubbers by player, and who pays whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.counts import TrickCount
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, FirstTo, KeepsDummy
from dummywhist.engine.rules.parts import StakeUnit
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger import unit_of, voice_of
from dummywhist.ui.panels.settling import pays, share, stake_words
from dummywhist.ui.panels.wording import Voice, capital, in_words, listed, many, plain, roman, signed


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """One player in the summary: rubber points by rubber (empty: not finished), where he had dummy, the total."""

    player: Player
    name: str
    cells: tuple[str, ...]
    dummy: tuple[bool, ...]
    total: str
    you: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a session: title, story, heads of the columns, players, payments as amount and words, notes.

    ``rubbers`` heads the columns before that of the ``total``; none where only one was played. ``mark`` is the letter
    at who had dummy, with what it says (``legend``), or nothing. ``settles``: whether there is an account.
    """

    title: str
    story: str
    rubbers: tuple[str, ...]
    players: tuple[PlayerLine, ...]
    payments: tuple[tuple[str, str], ...]
    stake: str
    note: str
    again: str
    total: str = "Total"
    mark: str = ""
    legend: str = ""
    settles: bool = True


def outcome(account: Account) -> Outcome:
    """Return how the session ended."""
    voice = voice_of(account)
    several = account.rules.match.rubbers > 1
    rubbers = account.rubbers if several else ()
    head, totals = _totals(account)
    lines = tuple(_line(account, voice, player, totals[player], rubbers) for player in account.players)
    payments = tuple((plain(amount), pays(voice, one, two)) for one, two, amount in account.settlement.payments)
    stake = stake_words(account.rubbers[-1]) if account.rubbers else ""
    unit = unit_of(account).capitalize()
    doubles = isinstance(account.rules.match, EachTakesDummy | KeepsDummy)
    mort = voice.dummy == "Mort"
    return Outcome(
        title=_title(account, voice),
        story=_story(account, voice),
        rubbers=tuple(f"{unit} {roman(rubber.number)}" for rubber in rubbers),
        players=lines,
        payments=payments,
        stake=stake,
        note=_note(account),
        again=_again(account),
        mark=("V" if mort else "D") if doubles else "",
        total=head,
        legend=f"{'was Vivant' if mort else 'had dummy'}, and wins or pays double" if doubles else "",
        settles=account.has_stakes,
    )


def _totals(account: Account) -> tuple[str, dict[Player, int]]:
    """Return what is told of each player in the end: his account, or where nothing is paid his score or his games."""
    if account.has_stakes or _kept(account) or not account.rubbers:
        return ("Points" if _kept(account) else "Total"), dict(account.settlement.points)
    rubber = account.rubbers[-1]
    games = rubber.match.games > 1
    found = {
        player: rubber.games_won(side) if games else rubber.scores[side]
        for side in rubber.columns
        for player in rubber.players_of(side)
    }
    return ("Games" if games else "Points"), found


def _kept(account: Account) -> bool:
    return not isinstance(account.rules.match.of.of, FirstTo)


def _note(account: Account) -> str:
    if not account.settles:
        return "Broken off: nothing is settled."
    if _kept(account):
        return "The highest total wins."
    return "The totals sum to nought." if account.rules.match.rubbers > 1 else ""


def _again(account: Account) -> str:
    if account.constant:
        return "Play again"
    return f"Play another {_whole(account)}"


def _whole(account: Account) -> str:
    """What the whole session is called."""
    match account.rules.match:
        case EachTakesDummy():
            return "tournée"
        case KeepsDummy():
            return "session"
        case EachPartner():
            return "tournament"
        case _:
            return "tournament" if isinstance(account.rules.count, TrickCount) else account.terms.unit


def winners(account: Account) -> tuple[Player, ...]:
    """Return who has won: most money, or points where no account is kept; nobody if all are even.

    Where scores are kept it is who has the highest, as the game was decided.
    """
    points = {player: Fraction(number) for player, number in account.settlement.points}
    if _kept(account):
        done = bool(account.rubbers) and all(rubber.over for rubber in account.rubbers)
        best = max(points.values(), default=Fraction(0))
        return tuple(player for player in account.players if points[player] == best) if done else ()
    paid = any(rubber.stakes.unit is not StakeUnit.NONE for rubber in account.rubbers)
    money = dict(account.settlement.money)
    standing = money if paid and any(money.values()) else points
    best = max(standing.values(), default=Fraction(0))
    if not account.players or best <= 0:
        return ()
    return tuple(player for player in account.players if standing[player] == best)


def _title(account: Account, voice: Voice) -> str:
    what = _whole(account)
    if account.abandoned:
        return f"The {what} was broken off"
    won = winners(account)
    if not won or len(won) == len(account.players):
        return f"The {what} is even"
    names = [voice.heading(won[0]), *(voice.name(player) for player in won[1:])]
    if account.you in won[1:]:
        names = ["You", *(voice.name(player) for player in won if player != account.you)]
    shared = _kept(account) and len({_side(account, player) for player in won}) > 1
    return f"{listed(names)} {'share' if shared else 'won'} the {what}"


def _side(account: Account, player: Player) -> str:
    """The column of a player in the last rubber: partners win together and do not share."""
    rubber = account.rubbers[-1]
    if isinstance(account.rules.match, EachPartner):
        return str(player)
    return next((str(side) for side in rubber.columns if player in rubber.players_of(side)), str(player))


def _story(account: Account, voice: Voice) -> str:
    match, unit = account.rules.match, unit_of(account)
    done = sum(rubber.over for rubber in account.rubbers)
    story = f"{capital(many(done, unit, f'{unit}s'))}, {many(account.deals, 'deal', 'deals')}"
    if account.abandoned or not account.rubbers:
        left = match.rubbers - done
        return f"{story}; {many(left, f'{unit} is', f'{unit}s are')} not finished."
    if isinstance(match, KeepsDummy):
        owner = account.rubbers[0].owner
        given = account.rubbers[0].concession
        conceded = f", conceding {many(given, 'point', 'points')} in each" if given else ""
        if voice.dummy == "Mort":
            return f"{story}; {voice.name(owner)} {'were' if owner == account.you else 'was'} Vivant in all of them."
        return f"{story}; {voice.name(owner)} had dummy in all of them{conceded}."
    if isinstance(match, EachTakesDummy):
        each = "each of you" if account.you is not None else "each player"
        return f"{story}; {each} {'was Vivant' if voice.dummy == 'Mort' else 'had dummy'} once."
    if isinstance(match, EachPartner):
        return f"{story}; each player had every other as partner."
    rubber = account.rubbers[-1]
    if _kept(account):
        return f"{capital(many(account.deals, 'deal', 'deals'))}."
    if unit == "game":
        scores = rubber.scores
        ours, theirs = (capital(voice.side(rubber, side)) for side in rubber.columns)
        first, second = (plain(scores[side]) for side in rubber.columns)
        return f"{story}: {ours} {first}, {theirs} {second}."
    return f"{story}."


def _line(account: Account, voice: Voice, player: Player, total: int, rubbers: Sequence[Rubber]) -> PlayerLine:
    cells, dummy, spoken = [], [], []
    kept = _kept(account)
    marks = isinstance(account.rules.match, EachTakesDummy | KeepsDummy)
    for rubber in rubbers:
        points = share(account, rubber, player)
        cells.append((plain(points) if kept else signed(points)) if rubber.over else "")
        dummy.append(marks and rubber.owner == player)
        had = f" with {voice.dummy}" if dummy[-1] else ""
        unit = unit_of(account)
        spoken.append(f"{unit} {in_words(rubber.number + 1)}{had} {cells[-1] or 'not finished'}")
    name = voice.heading(player)
    figure = signed(total) if account.has_stakes and not kept else plain(total)
    said = f"{name}: {', '.join(spoken)}; total {figure}." if spoken else f"{name}: {figure}."
    return PlayerLine(player, name, tuple(cells), tuple(dummy), figure, player == account.you, said)
