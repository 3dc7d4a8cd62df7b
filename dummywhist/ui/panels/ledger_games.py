"""What stands on the score sheet of one game? Its deals line by line, its score, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause, GameWorth, Line
from dummywhist.engine.deal.score import needs
from dummywhist.engine.rules.counts import (
    AnyCount,
    Count,
    GameValue,
    TargetCount,
    TargetScore,
    TrickCount,
    TrickScore,
)
from dummywhist.engine.rules.laws import laws
from dummywhist.engine.rules.match import AtLeast, Deals
from dummywhist.engine.session.tally import Game, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.explain import deal_lines
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import Voice, capital, listed, other, plain, signed
from dummywhist.ui.tongues import mark, tr

NAMES: Mapping[str, str] = {"single": mark("single"), "double": mark("double"), "triple": mark("treble")}
MULTIPLES: Mapping[str, str] = {"single": mark("Simple"), "triple": mark("Triple")}
THAT_IS: Mapping[str, str] = {
    "single": mark(" That is a single."),
    "double": mark(" That is a double."),
    "triple": mark(" That is a treble."),
}
VALUES: Mapping[GameValue, str] = {
    GameValue.ENGLISH: mark(
        "A game is a treble, three rubber points, if the losers have nothing; a double, two, if "
        "they have one or two; else a single, one."
    ),
    GameValue.DIFFERENCE: mark("A game is worth the points that the losers still needed."),
    GameValue.PLAYOUT: mark("The last deal is counted in full, and the game is worth the difference of the scores."),
    GameValue.DOUBLE_UNDER_HALF: mark(
        "A game is a double if the losers have less than half of the points for game, else a single."
    ),
    GameValue.FLAT: mark("Every game is worth one, by however much it is won."),
}
MORT_VALUE = mark(
    "A game is worth the winners’ points, three more for a triple, two for a double, one for "
    "a simple, and the consolation, less the losers’ points; slams count on both sides."
)


def game_rows(account: Account, voice: Voice, rubber: Rubber, number: int, game: Game) -> list[Row]:
    """Return the rows of a game that is played to a figure: a band, its lines, the score in bold."""
    title = tr("Game {number}", number=number) if rubber.match.games > 1 else tr("Game")
    if game.winner is not None:
        whose = voice.yours_or_theirs(rubber, game.winner)
        note = tr("{value}, {whose}", value=capital(value_name(game)), whose=whose)
    else:
        note = tr("Not finished") if account.over else tr("In play")
    rows = [Row("band", "", title, note=note), *_lines(account, voice, rubber, game)]
    score = _score(rubber, game)
    cells = tuple(plain(score[side]) for side in rubber.columns)
    if game.winner is None:
        rows.append(Row("sum", "", tr("So far"), cells, why=_so_far(account, voice, rubber, title, game)))
    else:
        words = tr("{won:number^} up", won=score[game.winner])
        rows.append(Row("sum", "", words, cells, why=worth(account, voice, rubber, title, game)))
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
    return game.scores or dict.fromkeys(rubber.columns, 0)


def _lines(account: Account, voice: Voice, rubber: Rubber, game: Game) -> list[Row]:
    rows = []
    for record in game.deals:
        first = str(record.ordinal + 1)
        for line in deal_lines(account, voice, rubber, record):
            figures = dict(line.figures)
            write = _writes(account.count_of(record.ordinal))
            cells = tuple(write(figures[side]) if side in figures else "" for side in rubber.columns)
            rows.append(Row("line", first, line.what, cells, why=line.why))
            first = ""
    return rows


def game_worth(line: Line) -> GameWorth:
    """Return the facts of a line of what a game is worth."""
    assert isinstance(line.facts, GameWorth)
    return line.facts


def value_name(game: Game) -> str:
    """Name a game by its value."""
    facts = game_worth(game.worth[0])
    if len(game.worth) == 1 and facts.name:
        return tr(NAMES[facts.name])
    return tr("won") if facts.value is GameValue.FLAT else tr("worth {value}", value=plain(game.value))


def _so_far(account: Account, voice: Voice, rubber: Rubber, title: str, game: Game) -> Explanation:
    count = account.count_of(game.deals[-1].ordinal) if game.deals else account.rules.count
    assert isinstance(count, Count)
    need = {one.side: one for one in needs(count, _score(rubber, game))}
    first, second = (need[side] for side in rubber.columns)
    story = tr(
        "{one} {one:have|has} {first:words}, {two} {two:have|has} {second:words}. {game:words^} points are game.",
        one=capital(voice.side(rubber, first.side)),
        two=voice.side(rubber, second.side),
        first=first.score,
        second=second.score,
        game=count.game,
    )
    needed = []
    for one in (first, second):
        side = capital(voice.side(rubber, one.side))
        needed.append((tr("{side} {side:need|needs}", side=side), plain(one.points)))
        if one.barred:
            story += tr(" {side} {side:need|needs} one, and so cannot score honours.", side=side)
    rule = tr("The first side with {game:words} points wins the game.", game=count.game)
    if rubber.match.games > 1:
        rule += tr(" Nothing is carried to the next game.")
    deal = game.deals[-1].ordinal if game.deals else None
    ids = laws(account.rules.game, "so_far")
    return Explanation(tr("{title} so far", title=title), story, tuple(needed), rule, ids, deal)


def _standing(account: Account, voice: Voice, rubber: Rubber, game: Game, score: dict[Side, int]) -> Explanation:
    """Explain the totals of a game in which scores are kept, and how it ends."""
    rows = tuple((capital(voice.side(rubber, side)), plain(score[side])) for side in rubber.columns)
    leaders = [side for side in rubber.columns if side in game.leaders] or list(rubber.columns)
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
        side, best = voice.side(rubber, leaders[0]), score[leaders[0]]
        story = tr("{side} {side:lead|leads} with {best}.", side=capital(side), best=plain(best))
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


def worth(account: Account, voice: Voice, rubber: Rubber, title: str, game: Game) -> Explanation:
    """Explain the value of a won game (ED-80, W-GAME-4, 7, 8, 9, MO-83)."""
    assert game.winner is not None
    facts, name = game_worth(game.worth[0]), value_name(game)
    story = tr(
        "{side} won the game; {losers} had {lost:words}.",
        side=capital(voice.side(rubber, game.winner)),
        losers=voice.side(rubber, other(rubber, game.winner)),
        lost=facts.lost,
    )
    rows = worth_parts(game) or [(tr("Winners"), plain(facts.won)), (tr("Losers"), plain(facts.lost))]
    named = len(game.worth) == 1 and facts.name
    if named:
        story += tr(THAT_IS[facts.name])
    rows.append((capital(name) if named else tr("The game is worth"), plain(game.value)))
    title = tr("{title}: {name}", title=title, name=name)
    rule = tr(VALUES.get(facts.value, MORT_VALUE))
    return Explanation(title, story, tuple(rows), rule, game.worth[0].laws, game.deals[-1].ordinal)


def worth_parts(game: Game) -> list[tuple[str, str]]:
    """Return what a won game is made of, where it has parts (MO-80..83): words and figures."""
    if len(game.worth) == 1:
        return []
    mort = game_worth(game.worth[0]).value in (GameValue.MORT, GameValue.MORT_STOPPED)
    write = signed if mort else plain
    return [(part_name(line, mort), write(line.amount)) for line in game.worth]


def part_name(line: Line, mort: bool) -> str:
    """Name a part of what a game is worth."""
    match line.cause:
        case Cause.MULTIPLE:
            name = game_worth(line).name
            return tr("Double", note="value") if name == "double" else tr(MULTIPLES[name])
        case Cause.POINTS_FOR_GAME:
            return tr("Points for game")
        case Cause.WINNERS_POINTS:
            return tr("Winners’ points") if mort else tr("Winners")
        case Cause.CONSOLATION:
            return tr("Consolation")
        case Cause.WINNERS_SLAMS:
            return tr("Winners’ slams")
        case Cause.LOSERS_SLAMS:
            return tr("Losers’ slams")
        case _:
            return tr("Losers’ points") if mort else tr("Losers")
