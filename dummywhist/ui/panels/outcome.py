"""How did the session end? Who won it, the rubbers by player, and who pays whom."""

from __future__ import annotations

from collections.abc import Sequence

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.counts import TrickCount
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, FirstTo, KeepsDummy
from dummywhist.engine.session.settle import points_from, winners
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.values import dataclass
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger import unit_of, voice_of
from dummywhist.ui.panels.settling import pays, stake_words
from dummywhist.ui.panels.wording import Voice, capital, counted, listed, plain, roman, signed
from dummywhist.ui.tongues import Noun, heading, mark, noun, tr, you
from dummywhist.ui.words.measured import Fact, facts_of


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
    at who had dummy, with what it says (``marked``, at length ``legend``), or nothing. ``numbers`` are
    the heads where there is little room. ``settles``: whether there is an account. ``facts`` are what is measured of
    the side of the only person at the table.
    """

    title: str
    story: str
    rubbers: tuple[str, ...]
    players: tuple[PlayerLine, ...]
    payments: tuple[tuple[str, str], ...]
    stake: str
    note: str
    again: str
    total: str = ""
    mark: str = ""
    legend: str = ""
    marked: str = ""
    numbers: tuple[str, ...] = ()
    settles: bool = True
    facts: tuple[Fact, ...] = ()


def outcome(account: Account) -> Outcome:
    """Return how the session ended."""
    voice = voice_of(account)
    several = account.rules.match.rubbers > 1
    rubbers = account.rubbers if several else ()
    head, totals = _totals(account)
    lines = tuple(_line(account, voice, player, totals[player], rubbers) for player in account.players)
    payments = tuple((plain(amount), pays(voice, one, two)) for one, two, amount in account.settlement.payments)
    stake = stake_words(account.rubbers[-1]) if account.rubbers else ""
    unit = unit_of(account)

    doubles = isinstance(account.rules.match, EachTakesDummy | KeepsDummy)

    legend = tr("was Vivant, and wins or pays double" if voice.mort else "had dummy, and wins or pays double")
    marked = tr("was Vivant") if voice.mort else tr("had dummy")
    return Outcome(
        title=_title(account, voice),
        story=_story(account, voice),
        rubbers=tuple(tr("{unit:^} {number}", unit=unit, number=roman(rubber.number)) for rubber in rubbers),
        players=lines,
        payments=payments,
        stake=stake,
        note=_note(account),
        again=_again(account),
        mark=(tr("V") if voice.mort else tr("D")) if doubles else "",
        total=head,
        legend=legend if doubles else "",
        marked=marked if doubles else "",
        numbers=tuple(roman(rubber.number) for rubber in rubbers),
        settles=account.has_stakes,
        facts=() if account.you is None else facts_of(account.rubbers, account.you, account.terms),
    )


def _totals(account: Account) -> tuple[str, dict[Player, int]]:
    """Return the line of each player in the summary: his account, or where nothing is paid his score or his games."""
    if account.has_stakes or _kept(account) or not account.rubbers:
        return (tr("Points") if _kept(account) else tr("Total")), dict(account.settlement.points)
    rubber = account.rubbers[-1]
    games = rubber.match.games > 1
    found = {
        player: rubber.games_won(side) if games else rubber.scores[side]
        for side in rubber.columns
        for player in rubber.players_of(side)
    }
    return (tr("Games") if games else tr("Points")), found


def _kept(account: Account) -> bool:
    return not isinstance(account.rules.match.of.of, FirstTo)


def _note(account: Account) -> str:
    if not account.settles:
        return tr("Broken off: nothing is settled.")
    if _kept(account):
        return tr("The highest total wins.")
    return tr("The totals sum to nought.") if account.rules.match.rubbers > 1 else ""


def _again(account: Account) -> str:
    if account.constant:
        return tr("Play again")
    return tr("Play another {unit}", unit=_whole(account))


def _whole(account: Account) -> Noun:
    """What the whole session is called."""
    match account.rules.match:
        case EachTakesDummy():
            return noun("tournee")
        case KeepsDummy():
            return noun("session")
        case EachPartner():
            return noun("tournament")
        case _:
            return noun("tournament") if isinstance(account.rules.count, TrickCount) else account.terms.unit


def _title(account: Account, voice: Voice) -> str:
    what = _whole(account)
    if account.abandoned:
        return tr("The {what} was broken off", what=what)
    won = winners(account.rubbers, account.players, account.settlement)
    if not won or len(won) == len(account.players):
        return tr("The {what} is even", what=what)
    names = [voice.heading(won[0]), *(voice.name(player) for player in won[1:])]
    if account.you in won[1:]:
        names = [you(name=True), *(voice.name(player) for player in won if player != account.you)]
    shared = _kept(account) and len({_side(account, player) for player in won}) > 1
    won_it = heading(listed(names))
    return tr("{names} share the {what}" if shared else "{names} won the {what}", names=won_it, what=what)


def _side(account: Account, player: Player) -> str:
    """The column of a player in the last rubber: partners win together and do not share."""
    rubber = account.rubbers[-1]
    if isinstance(account.rules.match, EachPartner):
        return str(player)
    return next((str(side) for side in rubber.columns if player in rubber.players_of(side)), str(player))


def _story(account: Account, voice: Voice) -> str:
    match, unit = account.rules.match, unit_of(account)
    done = sum(rubber.over for rubber in account.rubbers)
    deals = tr("{deals:number} {deals:deal|deals}", deals=account.deals)
    story = tr("{played:^}, {deals}", played=counted(done, unit), deals=deals)
    if account.abandoned or not account.rubbers:
        left = match.rubbers - done
        words = tr("{story}; {left} {number:is|are} not finished.", story=story, left=counted(left, unit), number=left)
        full = tr("This session’s record is full; all of it is kept, and the next one has a record of its own.")
        return f"{words} {full}" if account.full else words
    if isinstance(match, KeepsDummy):
        owner = account.rubbers[0].owner
        given = account.rubbers[0].concession
        name = voice.name(owner)
        if voice.mort:
            return tr("{story}; {name} {name:were|was} Vivant in all of them.", story=story, name=name)
        if not given:
            return tr("{story}; {name} had dummy in all of them.", story=story, name=name)
        return tr(
            "{story}; {name} had dummy in all of them, conceding {given:number} {given:point|points} in each.",
            story=story,
            name=name,
            given=given,
        )
    if isinstance(match, EachTakesDummy):
        if account.you is not None:
            once = (
                mark("{story}; each of you was Vivant once.")
                if voice.mort
                else mark("{story}; each of you had dummy once.")
            )
        else:
            once = (
                mark("{story}; each player was Vivant once.")
                if voice.mort
                else mark("{story}; each player had dummy once.")
            )
        return tr(once, story=story)
    if isinstance(match, EachPartner):
        return tr("{story}; each player had every other as partner.", story=story)
    rubber = account.rubbers[-1]
    if _kept(account):
        return f"{capital(deals)}."
    if unit.key == "game":
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
        points = points_from(rubber, account.players)[player]
        cells.append((plain(points) if kept else signed(points)) if rubber.over else "")
        dummy.append(marks and rubber.owner == player)
        said = (
            mark("{unit} {number:words} with {dummy} {points}") if dummy[-1] else mark("{unit} {number:words} {points}")
        )
        points_said = cells[-1] or tr("not finished")
        unit = unit_of(account)
        spoken.append(tr(said, unit=unit, number=rubber.number + 1, dummy=voice.dummy, points=points_said))
    name = voice.heading(player)
    figure = signed(total) if account.has_stakes and not kept else plain(total)
    told = f"{name}: {figure}."
    if spoken:
        told = tr("{name}: {rubbers}; total {figure}.", name=name, rubbers=", ".join(spoken), figure=figure)
    return PlayerLine(player, name, tuple(cells), tuple(dummy), figure, player == account.you, told)
