"""What stands on the score sheet of one game? Its deals line by line, its score, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.messages import NUMBER_WORDS
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
from dummywhist.ui.panels.wording import Voice, capital, in_words, listed, many, other, plain, signed


def game_rows(account: Account, voice: Voice, rubber: Rubber, number: int, game: Game) -> list[Row]:
    """Return the rows of a game that is played to a figure: a band, its lines, the score in bold."""
    counted = account.count_of(game.deals[-1].ordinal) if game.deals else account.rules.count
    assert isinstance(counted, Count)
    count = counted
    title = f"Game {number}" if rubber.match.games > 1 else "Game"
    if game.winner is not None:
        note = f"{capital(value_name(count, game.value))}, {voice.yours_or_theirs(rubber, game.winner)}"
    else:
        note = "Not finished" if account.over else "In play"
    rows = [Row("band", "", title, note=note), *_lines(account, voice, rubber, game)]
    score = _score(rubber, game)
    cells = tuple(plain(score[side]) for side in rubber.columns)
    if game.winner is None:
        rows.append(Row("sum", "", "So far", cells, why=_so_far(account, voice, rubber, title, game, count, score)))
    else:
        won = score[game.winner]
        words = f"{NUMBER_WORDS[won]} up" if won < len(NUMBER_WORDS) else f"{won} up"
        rows.append(Row("sum", "", capital(words), cells, why=worth(account, voice, rubber, title, game, count)))
    return rows


def score_rows(account: Account, voice: Voice, rubber: Rubber, game: Game) -> list[Row]:
    """Return the rows of a game in which scores are kept: a line for each deal, the totals in bold."""
    if game.over:
        leaders = "shared" if game.winner is None else _won_by(voice, rubber, game.winner)
        note = capital(leaders)
    else:
        note = "Not finished" if account.over else "In play"
    rows = [Row("band", "", "Deals", note=note), *_lines(account, voice, rubber, game)]
    score = _score(rubber, game)
    write = _writes(account.rules.count)
    cells = tuple(write(score[side]) for side in rubber.columns)
    after = many(len(game.deals), "deal", "deals")
    words = f"After {after}" if game.deals else "So far"
    rows.append(Row("sum", "", words, cells, why=_standing(account, voice, rubber, game, score)))
    return rows


def _writes(count: AnyCount) -> Callable[[int], str]:
    """Return how figures are written: with their sign where they go both ways as a rule."""
    both = (isinstance(count, TargetCount) and count.score is TargetScore.DIFFERENCE) or (
        isinstance(count, TrickCount) and count.score is TrickScore.NET
    )
    return signed if both else plain


def _won_by(voice: Voice, rubber: Rubber, side: Side) -> str:
    return "yours" if voice.is_yours(rubber, side) else f"won by {voice.side(rubber, side)}"


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
        found[last] = found[last]._replace(what=f"{found[last].what}: {in_words(needed)} needed")
    return found


def value_name(count: AnyCount, value: int) -> str:
    """Name a game by its value."""
    match count.value if isinstance(count, Count) else None:
        case GameValue.ENGLISH:
            return {3: "treble", 2: "double", 1: "single"}[value]
        case GameValue.DOUBLE_UNDER_HALF:
            return {2: "double", 1: "single"}[value]
        case GameValue.FLAT:
            return "won"
    return f"worth {plain(value)}"


def _so_far(account: Account, voice: Voice, rubber: Rubber, title: str, game: Game, count: Count,
            score: dict[Side, int]) -> Explanation:  # fmt: skip
    columns = rubber.columns
    stand = [f"{voice.sided(rubber, side, 'has', 'have')} {in_words(score[side])}" for side in columns]
    second = stand[1] if not stand[1].startswith("You") else f"you{stand[1][3:]}"
    story = f"{stand[0]}, {second}. {capital(in_words(count.game))} points are game."
    honours = count.honours
    for side in columns:
        if honours is not None and honours.barred_one_short and score[side] >= count.game - 1:
            story += f" {voice.sided(rubber, side, 'needs', 'need')} one, and so cannot score honours."
    needed = tuple((voice.sided(rubber, side, "needs", "need"), plain(count.game - score[side])) for side in columns)
    rule = f"The first side with {in_words(count.game)} points wins the game."
    if rubber.match.games > 1:
        rule += " Nothing is carried to the next game."
    deal = game.deals[-1].ordinal if game.deals else None
    return Explanation(f"{title} so far", story, needed, rule, laws(account.rules.game, "so_far"), deal)


def _standing(account: Account, voice: Voice, rubber: Rubber, game: Game, score: dict[Side, int]) -> Explanation:
    """Explain the totals of a game in which scores are kept, and how it ends."""
    rows = tuple((capital(voice.side(rubber, side)), plain(score[side])) for side in rubber.columns)
    best = max(score.values())
    leaders = [side for side in rubber.columns if score[side] == best]
    names = listed([voice.side(rubber, side) for side in leaders])
    if game.over:
        story = f"The game is over: {names} {'share it' if len(leaders) > 1 else 'won it'}."
    elif not game.deals:
        story = "No deal has been counted yet."
    elif len(leaders) > 1:
        story = f"{capital(names)} lead together."
    else:
        story = f"{voice.sided(rubber, leaders[0], 'leads', 'lead')} with {plain(best)}."
    match rubber.match.of:
        case AtLeast(points, floor):
            rule = f"The game ends with the deal after which somebody has {points} points or more; the highest wins."
            rule += " With equal scores at the top another deal is played."
            if floor is not None:
                rule += f" It ends too when somebody stands at {plain(floor)} or less."
        case Deals(deals, shared):
            rule = f"The game ends after {many(deals, 'deal', 'deals')}, and the highest total wins; "
            rule += "equal totals share it." if shared else "equal totals play one more."
        case _:
            rule = "The game ends when time is called, and the highest total wins; equal totals share it."
    ids = laws(account.rules.game, "end", "shared")
    return Explanation("The totals", story, rows, rule, ids, game.deals[-1].ordinal if game.deals else None)


def worth(account: Account, voice: Voice, rubber: Rubber, title: str, game: Game, count: Count) -> Explanation:
    """Explain the value of a won game (ED-80, W-GAME-4, 7, 8, 9, MO-83)."""
    assert game.winner is not None
    score = _score(rubber, game)
    loser = other(rubber, game.winner)
    lost, won = score[loser], score[game.winner]
    name = value_name(count, game.value)
    story = (
        f"{capital(voice.side(rubber, game.winner))} won the game; {voice.side(rubber, loser)} had {in_words(lost)}."
    )
    rows = [("Winners", plain(won)), ("Losers", plain(lost))]
    ids = laws(account.rules.game, "worth")
    match count.value:
        case GameValue.ENGLISH:
            story += f" That is a {name}."
            rule = (
                "A game is a treble, three rubber points, if the losers have nothing; a double, two, if they have one "
                "or two; else a single, one."
            )
        case GameValue.DIFFERENCE:
            rows = [("Points for game", plain(count.game)), ("Losers", plain(-lost))]
            rule = "A game is worth the points that the losers still needed."
            ids = (*ids[:1], "W-GAME-7")
        case GameValue.PLAYOUT:
            rows = [("Winners", plain(won)), ("Losers", plain(-lost))]
            rule = "The last deal is counted in full, and the game is worth the difference of the scores."
            ids = (*ids[:1], "W-GAME-8")
        case GameValue.DOUBLE_UNDER_HALF:
            story += f" That is a {name}."
            rule = "A game is a double if the losers have less than half of the points for game, else a single."
            ids = (*ids[:1], "W-GAME-9")
        case GameValue.MORT | GameValue.MORT_STOPPED:
            rows = [(what, signed(points)) for what, points in mort_parts(game, count)]
            rule = (
                "A game is worth the winners’ points, three more for a triple, two for a double, one for a simple, and "
                "the consolation, less the losers’ points; slams count on both sides."
            )
        case _:
            rule = "Every game is worth one, by however much it is won."
    last = capital(name) if name in ("treble", "double", "single") else "The game is worth"
    rows.append((last, plain(game.value)))
    return Explanation(f"{title}: {name}", story, tuple(rows), rule, ids, game.deals[-1].ordinal)


def mort_parts(game: Game, count: Count) -> list[tuple[str, int]]:
    """Return what the net value of a game at Mort is made of (MO-80..83): words and points."""
    assert game.winner is not None
    score = dict(game.deals[-1].result.after)
    won = score[game.winner]
    lost = next(points for side, points in score.items() if side != game.winner)
    parts = [("Winners’ points", won)]
    if count.multiples:
        name, more = ("Triple", 3) if lost == 0 else ("Double", 2) if 2 * lost < count.game else ("Simple", 1)
        parts.append((name, more))
    if count.consolation:
        parts.append(("Consolation", count.consolation))
    sheet = [line for deal in game.deals for line in deal.result.lines if line.sheet]
    for words, mine, sign in (("Winners’ slams", True, 1), ("Losers’ slams", False, -1)):
        points = sum(line.sheet for line in sheet if (line.side == game.winner) is mine)
        if points:
            parts.append((words, sign * points))
    parts.append(("Losers’ points", -lost))
    return parts
