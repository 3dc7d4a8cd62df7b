"""What stands on the score sheet of a rubber below its games? What it is worth, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.rules.counts import GameValue
from dummywhist.engine.rules.laws import laws
from dummywhist.engine.session.tally import Game, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger_games import game_worth, part_name, value_name, worth
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import MINUS, Voice, capital, listed, other, plain, signed
from dummywhist.ui.tongues import mark, tr

SORTS: Final = {
    "single": mark("{number:number} {number:single|singles}"),
    "double": mark("{number:number} {number:double|doubles}"),
    "triple": mark("{number:number} {number:treble|trebles}"),
}
"""How many games were won so, by their value."""


def value_rows(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """Return the rubber's own lines: game points, points for the rubber, the losers' points, the concession."""
    if rubber.match.games == 1:
        return _game_value_rows(account, voice, rubber)
    if not account.has_stakes:
        return _games_rows(account, voice, rubber)
    columns, game = rubber.columns, account.rules.game
    won = [game for game in rubber.games if game.winner is not None]
    points = {side: rubber.points_won(side) for side in columns}
    numbered = [(number, game) for number, game in enumerate(rubber.games, start=1) if game.winner is not None]
    winner = rubber.winner
    rows = [Row("band", "", tr("Rubber") if winner is not None else tr("Rubber so far"))]
    what = tr("Game points, {games}", games=_names_of(won)) if won else tr("Game points")
    sums = tuple(
        (
            tr(
                "Game {number}, {whose}",
                number=number,
                whose=voice.yours_or_theirs(rubber, game.winner),
            ),
            plain(game.value),
        )
        for number, game in numbered
        if game.winner is not None
    )
    games = Explanation(
        tr("Game points"),
        " ".join(
            tr("{side} {side:have|has} {points:words}.", side=capital(voice.side(rubber, side)), points=points[side])
            for side in columns
        ),
        sums,
        tr("Each game is worth rubber points to the side that won it, by the losers’ score."),
        (*laws(game, "worth")[:1], *laws(game, "bonus")[:1]),
    )
    rows.append(Row("line", "", what, tuple(plain(points[side]) for side in columns), why=games))
    bonus = rubber.match.bonus
    rule = tr("A rubber is the best of three games, and winning it adds {bonus:words}.", bonus=bonus)
    if winner is None:
        story = tr("Whoever wins two games wins the rubber, and {bonus:words} points with it.", bonus=bonus)
        if not bonus:
            story, rule = tr("Whoever wins two games wins the rubber."), tr("A rubber is the best of three games.")
        why = Explanation(
            tr("For the rubber"), story, ((tr("For the rubber"), plain(bonus)),), rule, laws(game, "bonus")[:2]
        )
        rows.append(Row("line", "", tr("Whoever wins the rubber gets"), (plain(bonus), plain(bonus)), why=why))
        return rows
    return rows + _won_rows(account, voice, rubber, winner, rule)


def _games_rows(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """The games won in a rubber for which nothing is paid."""
    games = {side: rubber.games_won(side) for side in rubber.columns}
    won = rubber.winner
    story = tr("Whoever wins two games wins the rubber.") if won is None else _won(voice, rubber, won)
    sums = tuple((capital(voice.side(rubber, side)), plain(games[side])) for side in rubber.columns)
    why = Explanation(tr("Games won"), story, sums, tr("A rubber is the best of three games."),
                      laws(account.rules.game, "rubber"))  # fmt: skip
    cells = tuple(plain(games[side]) for side in rubber.columns)
    return [
        Row("band", "", tr("Rubber") if won else tr("Rubber so far")),
        Row("sum", "", tr("Games won"), cells, why=why),
    ]


def _won(voice: Voice, rubber: Rubber, winner: Side) -> str:
    """Say who won the rubber."""
    return tr(
        "{winners} won the rubber by two games to none."
        if len(rubber.games) == 2
        else "{winners} won the rubber by two games to one.",
        winners=capital(voice.side(rubber, winner)),
    )


def _game_value_rows(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """The value of a single game: at Mort with all that it is made of (MO-83); nothing where it is won and no more."""
    game = rubber.games[-1]
    if game.winner is None or not game.worth or game_worth(game.worth[0]).value is GameValue.FLAT:
        return []
    why = worth(account, voice, rubber, tr("Game"), game)
    rows = [Row("band", "", tr("Value of the game"))]
    if game_worth(game.worth[0]).value in (GameValue.MORT, GameValue.MORT_STOPPED):
        for line in game.worth:
            rows.append(Row("line", "", part_name(line, True), _only(rubber, game.winner, line.amount), why=why))
    rows.append(Row("sum", "", tr("The game is worth"), _only(rubber, game.winner, game.value), why=why))
    return rows


def _only(rubber: Rubber, winner: Side, number: int) -> tuple[str, ...]:
    """Return ``number`` in the column of the winners."""
    return tuple(plain(number) if side == winner else "" for side in rubber.columns)


def _names_of(won: Sequence[Game]) -> str:
    """Name the games that were won: two trebles and one single, or their values."""
    facts = [game_worth(game.worth[0]) for game in won]
    if all(one.value in (GameValue.ENGLISH, GameValue.DOUBLE_UNDER_HALF) for one in facts):
        how = Counter(one.name for one in facts)
        return listed([tr(SORTS[name], number=number) for name, number in how.items()])
    if {value_name(game) for game in won} == {tr("won")}:
        return tr("{games:number} {games:game|games}", games=len(won))
    return listed([plain(game.value) for game in won])


def _won_rows(account: Account, voice: Voice, rubber: Rubber, winner: Side, rule: str) -> list[Row]:
    """The lines of a rubber that is won (ED-81, ED-82, ED-92)."""
    size = rubber.worth
    assert size is not None
    winners, story = capital(voice.side(rubber, winner)), _won(voice, rubber, winner)
    rows, sums, reckoned = list[Row](), list[tuple[str, str]](), list[str]()
    for line in rubber.lines():
        points = line.amount
        if line.cause is Cause.WON_GAME:
            whose = tr("Game of {winners}", winners=winners) if account.you is None else tr("Game of the winners")
            sums.append((whose, signed(points)))
            reckoned.append(f"+ {plain(points)}" if reckoned else plain(points))
        elif line.cause is Cause.RUBBER and (points or account.has_stakes):
            undealt = tr(" The third game was not played.") if len(rubber.games) == 2 else ""
            sums.append((tr("For the rubber"), signed(points)))
            why = Explanation(tr("For the rubber"), story + undealt, (sums[-1],), rule, line.laws)
            rows.append(Row("line", "", tr("For the rubber"), _only(rubber, winner, points), why=why))
            reckoned.append(f"+ {plain(points)}" if reckoned else plain(points))
        elif line.cause is Cause.LOST_GAME and points:
            loser = capital(voice.side(rubber, other(rubber, winner)))
            took = tr("{side} won a game, and its points come off.", side=loser)
            why = Explanation(tr("The losers’ game"), took, ((tr("Their game points"), plain(points)),),
                              tr("When three games were played, the losers’ game points are taken off."),
                              line.laws[:1])  # fmt: skip
            rows.append(Row("line", "", tr("Less the losers’ game points"), _only(rubber, winner, points), why=why))
            sums.append((tr("The losers’ game"), signed(points)))
            reckoned.append(f"{MINUS} {plain(-points)}")
    sums.append((tr("Value of the rubber"), plain(size)))
    figures = " ".join(reckoned)
    told = tr("{winners} {winners:win|wins} {size}: {reckoned}.", winners=winners, size=plain(size), reckoned=figures)
    bounds, ids = _bounds(rubber), laws(account.rules.game, "rubber")
    value = Explanation(tr("Value of the rubber"), told, tuple(sums),
                        tr("The winners’ game points and those for the rubber, less the losers’ game points.") + bounds,
                        ids if bounds else ids[:1])  # fmt: skip
    rows.append(Row("sum", "", tr("Value of the rubber"), _only(rubber, winner, size), why=value))
    if rubber.concession:
        rows += _concession_rows(voice, rubber, winner)
    return rows


def _bounds(rubber: Rubber) -> str:
    """Say how much a rubber can be worth, where the usual count makes it so."""
    english = all(game_worth(game.worth[0]).value is GameValue.ENGLISH for game in rubber.games if game.worth)
    return tr(" Two games make 4 to 8, three games 1 to 7.") if english and rubber.match.bonus == 2 else ""


def _concession_rows(voice: Voice, rubber: Rubber, winner: Side) -> list[Row]:
    """The points that a constant dummy player gives to the adversaries (ED-91, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    given, line = rubber.concession, rubber.lines()[-1]
    change, net = (line.amount, rubber.net) if winner == line.side else (-line.amount, -rubber.net)
    points = tr("a point") if given == 1 else tr("{given:words} points", given=given)
    story = tr(
        "{owner} {owner:keep|keeps} dummy and {owner:give|gives} the adversaries {points} in every rubber, won or "
        "lost.",
        owner=voice.heading(rubber.owner),
        points=points,
    )
    sums = (
        (tr("Value of the rubber"), signed(rubber.value)),
        (tr("Conceded"), signed(line.amount)),
        (tr("Net"), signed(rubber.net)),
    )
    rule = tr("For the hand that nobody sees, a constant dummy player concedes rubber points to the adversaries.")
    why = Explanation(tr("Points conceded"), story, sums, rule, line.laws)
    left = tr("{story} What is left is {net} for dummy’s side.", story=story, net=signed(rubber.net))
    why_net = Explanation(tr("Net value"), left, sums, rule, laws(rubber.page, "net_value"))
    return [
        Row("line", "", tr("{points} conceded", points=capital(points)), _only(rubber, winner, change), why=why),
        Row("sum", "", tr("Net"), _only(rubber, winner, net), why=why_net),
    ]
