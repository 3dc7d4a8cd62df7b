"""How did the session end? Who won it, the rubbers by player, and who pays whom."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.parts import StakeUnit
from dummywhist.ui.panels.account import Account
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
    """The end of a session: title, story, heads of the columns, players, payments as amount and words, notes."""

    title: str
    story: str
    rubbers: tuple[str, ...]
    players: tuple[PlayerLine, ...]
    payments: tuple[tuple[str, str], ...]
    stake: str
    note: str
    again: str


def outcome(account: Account) -> Outcome:
    """Return how the session ended."""
    voice = Voice(account.names, account.you)
    points = dict(account.settlement.points)
    lines = tuple(_line(account, voice, player, points[player]) for player in account.players)
    again = "Play again" if account.constant else "Play another tournée"
    payments = tuple((plain(amount), pays(voice, one, two)) for one, two, amount in account.settlement.payments)
    stake = stake_words(account.rubbers[-1]) if account.rubbers else ""
    return Outcome(
        title=_title(account, voice),
        story=_story(account, voice),
        rubbers=tuple(f"Rubber {roman(rubber.number)}" for rubber in account.rubbers),
        players=lines,
        payments=payments,
        stake=stake,
        note="The totals sum to nought." if account.settles else "Broken off: nothing is settled.",
        again=again,
    )


def winners(account: Account) -> tuple[Player, ...]:
    """Return who has won most, by money, or by rubber points where no account is kept; nobody if all are even."""
    paid = any(rubber.stakes.unit is not StakeUnit.NONE for rubber in account.rubbers)
    money = dict(account.settlement.money)
    points = {player: Fraction(number) for player, number in account.settlement.points}
    standing = money if paid and any(money.values()) else points
    best = max(standing.values(), default=Fraction(0))
    if not account.players or best <= 0:
        return ()
    return tuple(player for player in account.players if standing[player] == best)


def _title(account: Account, voice: Voice) -> str:
    what = "session" if account.constant else "tournée"
    if account.abandoned:
        return f"The {what} was broken off"
    won = winners(account)
    if not won:
        return f"The {what} is even"
    names = [voice.heading(won[0]), *(voice.name(player) for player in won[1:])]
    if account.you in won[1:]:
        names = ["You", *(voice.name(player) for player in won if player != account.you)]
    return f"{listed(names)} won the {what}"


def _story(account: Account, voice: Voice) -> str:
    done = sum(rubber.value is not None for rubber in account.rubbers)
    story = f"{capital(many(done, 'rubber', 'rubbers'))}, {many(account.deals, 'deal', 'deals')}"
    if account.abandoned or not account.rubbers:
        left = account.rules.match.rubbers - done
        return f"{story}; {many(left, 'rubber is', 'rubbers are')} not finished."
    if account.constant:
        owner = account.rubbers[0].owner
        given = account.rubbers[0].concession
        conceded = f", conceding {many(given, 'point', 'points')} in each" if given else ""
        return f"{story}; {voice.name(owner)} had dummy in all of them{conceded}."
    each = "each of you" if account.you is not None else "each player"
    return f"{story}; {each} had dummy once."


def _line(account: Account, voice: Voice, player: Player, total: int) -> PlayerLine:
    cells, dummy, spoken = [], [], []
    for rubber in account.rubbers:
        done = rubber.net is not None
        cells.append(signed(share(rubber, player)) if done else "")
        dummy.append(rubber.owner == player)
        had = " with dummy" if rubber.owner == player else ""
        spoken.append(f"rubber {in_words(rubber.number + 1)}{had} {cells[-1] or 'not finished'}")
    name = voice.heading(player)
    said = f"{name}: {', '.join(spoken)}; total {signed(total)}."
    return PlayerLine(player, name, tuple(cells), tuple(dummy), signed(total), player == account.you, said)
