"""What stands on the score sheet of one game? Its deals line by line, its score, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.counts import (
    AnyCount,
    Count,
    GameValue,
    TargetCount,
    TargetScore,
    TrickCount,
    TrickScore,
)
from dummywhist.engine.rules.match import AtLeast, Deals
from dummywhist.engine.session.tally import Game, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.case import Counted
from dummywhist.ui.panels.explain import deal_lines
from dummywhist.ui.panels.laws import laws
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import Voice, capital, listed, other, plain, signed
from dummywhist.ui.tongues import tr


def game_rows(account: Account, voice: Voice, rubber: Rubber, number: int, game: Game) -> list[Row]:
    """Return the rows of a game that is played to a figure: a band, its lines, the score in bold."""
    counted = account.count_of(game.deals[-1].ordinal) if game.deals else account.rules.count
    assert isinstance(counted, Count)
    count = counted
    title = tr("Game {number}", number=number) if rubber.match.games > 1 else tr("Game")
    if game.winner is not None:
        whose = voice.yours_or_theirs(rubber, game.winner)
        note = tr("{value}, {whose}", value=capital(value_name(count, game.value)), whose=whose)
    else:
        note = tr("Not finished") if account.over else tr("In play")
    rows = [Row("band", "", title, note=note), *_lines(account, voice, rubber, game)]
    score = _score(rubber, game)
    cells = tuple(plain(score[side]) for side in rubber.columns)
    if game.winner is None:
        rows.append(Row("sum", "", tr("So far"), cells, why=_so_far(account, voice, rubber, title, game, count, score)))
    else:
        won = score[game.winner]
        words = tr("{won:number^} up", won=won)
        rows.append(Row("sum", "", words, cells, why=worth(account, voice, rubber, title, game, count)))
    return rows


def score_rows(account: Account, voice: Voice, rubber: Rubber, game: Game) -> list[Row]:
    """Return the rows of a game in which scores are kept: a line for each deal, the totals in bold."""
    if game.over:
        note = tr("Shared") if game.winner is None else _won_by(voice, rubber, game.winner)
    else:
        note = tr("Not finished") if account.over else tr("In play")
    rows = [Row("band", "", tr("Deals"), note=note), *_lines(account, voice, rubber, game)]
    score = _score(rubber, game)
    write = _writes(account.rules.count)
    cells = tuple(write(score[side]) for side in rubber.columns)
    deals = len(game.deals)
    words = tr("After {deals:number} {deals:deal|deals}", deals=deals) if deals else tr("So far")
    rows.append(Row("sum", "", words, cells, why=_standing(account, voice, rubber, game, score)))
    return rows


def _writes(count: AnyCount) -> Callable[[int], str]:
    """Return how figures are written: with their sign where they go both ways as a rule."""
    both = (isinstance(count, TargetCount) and count.score is TargetScore.DIFFERENCE) or (
        isinstance(count, TrickCount) and count.score is TrickScore.NET
    )
    return signed if both else plain


def _won_by(voice: Voice, rubber: Rubber, side: Side) -> str:
    if voice.is_yours(rubber, side):
        return capital(tr("yours"))
    return tr("Won by {side}", side=voice.side(rubber, side))


def _score(rubber: Rubber, game: Game) -> dict[Side, int]:
    return dict(game.deals[-1].result.after) if game.deals else dict.fromkeys(rubber.columns, 0)


def _lines(account: Account, voice: Voice, rubber: Rubber, game: Game) -> list[Row]:
    rows = []
    for record in game.deals:
        first = str(record.ordinal + 1)
        for line in _needed(deal_lines(account, voice, rubber, record), record.result):
            figures = dict(line.figures)
            write = _writes(account.count_of(record.ordinal))
            cells = tuple(write(figures[side]) if side in figures else "" for side in rubber.columns)
            rows.append(Row("line", first, line.what, cells, why=line.why))
            first = ""
    return rows


def _needed(lines: tuple[Counted, ...], result: DealResult) -> list[Counted]:
    """Say at the line that ended a game how many of its points were needed (ED-75)."""
    found = list(lines)
    if result.winner is None:
        return found
    scored = sum(line.points(result.winner) for line in lines)
    over = dict(result.before)[result.winner] + scored - dict(result.after)[result.winner]
    if over > 0:
        last = max(place for place, line in enumerate(found) if line.points(result.winner) > 0)
        needed = found[last].points(result.winner) - over
        found[last] = found[last]._replace(
            what=tr("{what}: {needed:words} needed", what=found[last].what, needed=needed)
        )
    return found


def value_name(count: AnyCount, value: int) -> str:
    """Name a game by its value."""
    match count.value if isinstance(count, Count) else None:
        case GameValue.ENGLISH:
            return (tr("single"), tr("double"), tr("treble"))[value - 1]
        case GameValue.DOUBLE_UNDER_HALF:
            return (tr("single"), tr("double"))[value - 1]
        case GameValue.FLAT:
            return tr("won")
    return tr("worth {value}", value=plain(value))


def _so_far(account: Account, voice: Voice, rubber: Rubber, title: str, game: Game, count: Count,
            score: dict[Side, int]) -> Explanation:  # fmt: skip
    columns = rubber.columns
    one, two = (voice.side(rubber, side) for side in columns)
    story = tr(
        "{one} {one:have|has} {first:words}, {two} {two:have|has} {second:words}. {game:words^} points are game.",
        one=capital(one),
        two=two,
        first=score[columns[0]],
        second=score[columns[1]],
        game=count.game,
    )
    honours = count.honours
    for side in columns:
        if honours is not None and honours.barred_one_short and score[side] >= count.game - 1:
            story += tr(
                " {side} {side:need|needs} one, and so cannot score honours.", side=capital(voice.side(rubber, side))
            )
    needed = tuple(
        (tr("{side} {side:need|needs}", side=capital(voice.side(rubber, side))), plain(count.game - score[side]))
        for side in columns
    )
    rule = tr("The first side with {game:words} points wins the game.", game=count.game)
    if rubber.match.games > 1:
        rule += tr(" Nothing is carried to the next game.")
    deal = game.deals[-1].ordinal if game.deals else None
    return Explanation(tr("{title} so far", title=title), story, needed, rule, laws(account.rules.game, "so_far"), deal)


def _standing(account: Account, voice: Voice, rubber: Rubber, game: Game, score: dict[Side, int]) -> Explanation:
    """Explain the totals of a game in which scores are kept, and how it ends."""
    rows = tuple((capital(voice.side(rubber, side)), plain(score[side])) for side in rubber.columns)
    best = max(score.values())
    leaders = [side for side in rubber.columns if score[side] == best]
    names = listed([voice.side(rubber, side) for side in leaders])
    if game.over:
        story = tr(
            "The game is over: {names} share it." if len(leaders) > 1 else "The game is over: {names} won it.",
            names=names,
        )
    elif not game.deals:
        story = tr("No deal has been counted yet.")
    elif len(leaders) > 1:
        story = tr("{names} lead together.", names=capital(names))
    else:
        story = tr(
            "{side} {side:lead|leads} with {best}.", side=capital(voice.side(rubber, leaders[0])), best=plain(best)
        )
    match rubber.match.of:
        case AtLeast(points, floor):
            rule = tr(
                "The game ends with the deal after which somebody has {points} points or more; the highest wins.",
                points=points,
            )
            rule += tr(" With equal scores at the top another deal is played.")
            if floor is not None:
                rule += tr(" It ends too when somebody stands at {floor} or less.", floor=plain(floor))
        case Deals(deals, shared):
            rule = tr(
                "The game ends after {deals:number} {deals:deal|deals}, and the highest total wins; equal totals "
                "share it."
                if shared
                else "The game ends after {deals:number} {deals:deal|deals}, and the highest total wins; equal totals "
                "play one more.",
                deals=deals,
            )
        case _:
            rule = tr("The game ends when time is called, and the highest total wins; equal totals share it.")
    ids = laws(account.rules.game, "end", "shared")
    return Explanation(tr("The totals"), story, rows, rule, ids, game.deals[-1].ordinal if game.deals else None)


def worth(account: Account, voice: Voice, rubber: Rubber, title: str, game: Game, count: Count) -> Explanation:
    """Explain the value of a won game (ED-80, W-GAME-4, 7, 8, 9, MO-83)."""
    assert game.winner is not None
    score = _score(rubber, game)
    loser = other(rubber, game.winner)
    lost, won = score[loser], score[game.winner]
    name = value_name(count, game.value)
    story = tr(
        "{side} won the game; {losers} had {lost:words}.",
        side=capital(voice.side(rubber, game.winner)),
        losers=voice.side(rubber, loser),
        lost=lost,
    )
    rows = [(tr("Winners"), plain(won)), (tr("Losers"), plain(lost))]
    ids = laws(account.rules.game, "worth")
    match count.value:
        case GameValue.ENGLISH:
            story += _named_value(game.value)
            rule = tr(
                "A game is a treble, three rubber points, if the losers have nothing; a double, two, if "
                "they have one or two; else a single, one."
            )
        case GameValue.DIFFERENCE:
            rows = [(tr("Points for game"), plain(count.game)), (tr("Losers"), plain(-lost))]
            rule = tr("A game is worth the points that the losers still needed.")
            ids = (*ids[:1], "W-GAME-7")
        case GameValue.PLAYOUT:
            rows = [(tr("Winners"), plain(won)), (tr("Losers"), plain(-lost))]
            rule = tr("The last deal is counted in full, and the game is worth the difference of the scores.")
            ids = (*ids[:1], "W-GAME-8")
        case GameValue.DOUBLE_UNDER_HALF:
            story += _named_value(game.value)
            rule = tr("A game is a double if the losers have less than half of the points for game, else a single.")
            ids = (*ids[:1], "W-GAME-9")
        case GameValue.MORT | GameValue.MORT_STOPPED:
            rows = [(what, signed(points)) for what, points in mort_parts(game, count)]
            rule = tr(
                "A game is worth the winners’ points, three more for a triple, two for a double, one for "
                "a simple, and the consolation, less the losers’ points; slams count on both sides."
            )
        case _:
            rule = tr("Every game is worth one, by however much it is won.")
    named = count.value in (GameValue.ENGLISH, GameValue.DOUBLE_UNDER_HALF)
    last = capital(name) if named else tr("The game is worth")
    rows.append((last, plain(game.value)))
    return Explanation(
        tr("{title}: {name}", title=title, name=name), story, tuple(rows), rule, ids, game.deals[-1].ordinal
    )


def _named_value(value: int) -> str:
    return (tr(" That is a single."), tr(" That is a double."), tr(" That is a treble."))[value - 1]


def mort_parts(game: Game, count: Count) -> list[tuple[str, int]]:
    """Return what the net value of a game at Mort is made of (MO-80..83): words and points."""
    assert game.winner is not None
    score = dict(game.deals[-1].result.after)
    won = score[game.winner]
    lost = next(points for side, points in score.items() if side != game.winner)
    parts = [(tr("Winners’ points"), won)]
    if count.multiples:
        name, more = (
            (tr("Triple"), 3)
            if lost == 0
            else (tr("Double", note="value"), 2)
            if 2 * lost < count.game
            else (tr("Simple"), 1)
        )
        parts.append((name, more))
    if count.consolation:
        parts.append((tr("Consolation"), count.consolation))
    sheet = [line for deal in game.deals for line in deal.result.lines if line.sheet]
    for words, mine, sign in ((tr("Winners’ slams"), True, 1), (tr("Losers’ slams"), False, -1)):
        points = sum(line.sheet for line in sheet if (line.side == game.winner) is mine)
        if points:
            parts.append((words, sign * points))
    parts.append((tr("Losers’ points"), -lost))
    return parts
