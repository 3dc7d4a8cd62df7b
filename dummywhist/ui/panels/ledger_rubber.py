"""What stands on the score sheet of a rubber below its games? What it is worth, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.rules.counts import AnyCount, Count, GameValue
from dummywhist.engine.session.tally import Game, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.laws import laws
from dummywhist.ui.panels.ledger_games import mort_parts, value_name, worth
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import Voice, capital, listed, other, plain, signed
from dummywhist.ui.tongues import mark, tr

SORTS: Final = (
    mark("{number:number} {number:single|singles}"),
    mark("{number:number} {number:double|doubles}"),
    mark("{number:number} {number:treble|trebles}"),
)
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
    what = tr("Game points, {games}", games=_names_of(account, won)) if won else tr("Game points")
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
        rows.append(Row("line", "", tr("For the rubber, when won"), (plain(bonus), plain(bonus)), why=why))
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
    if game.winner is None or not game.deals:
        return []
    count = account.count_of(game.deals[-1].ordinal)
    if not isinstance(count, Count) or count.value is GameValue.FLAT:
        return []
    why = worth(account, voice, rubber, tr("Game"), game, count)
    rows = [Row("band", "", tr("Value of the game"))]
    if count.value in (GameValue.MORT, GameValue.MORT_STOPPED):
        for what, points in mort_parts(game, count):
            rows.append(Row("line", "", what, _only(rubber, game.winner, points), why=why))
    rows.append(Row("sum", "", tr("The game is worth"), _only(rubber, game.winner, game.value), why=why))
    return rows


def _only(rubber: Rubber, winner: Side, number: int) -> tuple[str, ...]:
    """Return ``number`` in the column of the winners."""
    return tuple(plain(number) if side == winner else "" for side in rubber.columns)


def _names_of(account: Account, won: Sequence[Game]) -> str:
    """Name the games that were won: two trebles and one single, or their values."""
    counts: list[AnyCount] = [account.count_of(game.deals[-1].ordinal) for game in won]
    named = Counter(value_name(count, game.value) for count, game in zip(counts, won, strict=True))
    if all(_has_name(count) for count in counts):
        how = Counter(game.value for game in won)
        return listed([tr(SORTS[value - 1], number=number) for value, number in how.items()])
    if set(named) == {tr("won")}:
        return tr("{games:number} {games:game|games}", games=len(won))
    return listed([plain(game.value) for game in won])


def _has_name(count: AnyCount) -> bool:
    return isinstance(count, Count) and count.value in (GameValue.ENGLISH, GameValue.DOUBLE_UNDER_HALF)


def _won_rows(account: Account, voice: Voice, rubber: Rubber, winner: Side, rule: str) -> list[Row]:
    """The lines of a rubber that is won (ED-81, ED-82, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    ids, value_ids = laws(account.rules.game, "bonus"), laws(account.rules.game, "rubber")
    bonus, size = rubber.match.bonus, rubber.value if winner == rubber.columns[0] else -rubber.value
    worths = [game.value for game in rubber.games if game.winner == winner]
    loser = other(rubber, winner)
    lost = rubber.points_won(loser)
    winners = capital(voice.side(rubber, winner))
    story = _won(voice, rubber, winner)
    undealt = tr(" The third game was not played.") if len(rubber.games) == 2 else ""
    rows = []
    counts = bonus or account.has_stakes
    if counts:
        why = Explanation(tr("For the rubber"), story + undealt, ((tr("For the rubber"), signed(bonus)),), rule, ids)
        rows.append(Row("line", "", tr("For the rubber"), _only(rubber, winner, bonus), why=why))
    if lost:
        took = tr("{side} won a game, and its points come off.", side=capital(voice.side(rubber, loser)))
        why = Explanation(tr("The losers’ game"), took, ((tr("Their game points"), plain(-lost)),),
                          tr("When three games were played, the losers’ game points are taken off."),
                          value_ids[:1])  # fmt: skip
        rows.append(Row("line", "", tr("Less the losers’ game points"), _only(rubber, winner, -lost), why=why))
    sums = [
        (tr("Game of {winners}", winners=winners) if account.you is None else tr("Game of the winners"), signed(value))
        for value in worths
    ]
    sums += ([(tr("For the rubber"), signed(bonus))] if counts else []) + (
        [(tr("The losers’ game"), signed(-lost))] if lost else []
    )
    sums.append((tr("Value of the rubber"), plain(size)))
    reckoned = " + ".join(map(plain, worths))
    reckoned += f" + {plain(bonus)}" if counts else ""
    reckoned += f" {plain(-lost)[0]} {plain(lost)}" if lost else ""
    told = tr("{winners} {winners:win|wins} {size}: {reckoned}.", winners=winners, size=plain(size), reckoned=reckoned)
    bounds = _bounds(account, rubber)
    value = Explanation(tr("Value of the rubber"), told, tuple(sums),
                        tr("The winners’ game points and those for the rubber, less the losers’ game points.") + bounds,
                        value_ids if bounds else value_ids[:1])  # fmt: skip
    rows.append(Row("sum", "", tr("Value of the rubber"), _only(rubber, winner, size), why=value))
    if rubber.concession:
        rows += _concession_rows(voice, rubber, winner)
    return rows


def _bounds(account: Account, rubber: Rubber) -> str:
    """Say how much a rubber can be worth, where the usual count makes it so."""
    counts = [account.count_of(game.deals[-1].ordinal) for game in rubber.games if game.deals]
    english = all(isinstance(count, Count) and count.value is GameValue.ENGLISH for count in counts)
    return tr(" Two games make 4 to 8, three games 1 to 7.") if english and rubber.match.bonus == 2 else ""


def _concession_rows(voice: Voice, rubber: Rubber, winner: Side) -> list[Row]:
    """The points that a constant dummy player gives to the adversaries (ED-91, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    given = rubber.concession
    ours = winner == rubber.columns[0]
    change = -given if ours else given
    net = rubber.net if ours else -rubber.net
    points = tr("a point") if given == 1 else tr("{given:words} points", given=given)
    story = tr(
        "{owner} {owner:keep|keeps} dummy and {owner:give|gives} the adversaries {points} in every rubber, won or "
        "lost.",
        owner=voice.heading(rubber.owner),
        points=points,
    )
    sums = (
        (tr("Value of the rubber"), signed(rubber.value)),
        (tr("Conceded"), signed(-given)),
        (tr("Net"), signed(rubber.net)),
    )
    rule = tr("For the hand that nobody sees, a constant dummy player concedes rubber points to the adversaries.")
    why = Explanation(tr("Points conceded"), story, sums, rule, ("ED-91", "ED-92"))
    left = tr("{story} What is left is {net} for dummy’s side.", story=story, net=signed(rubber.net))
    why_net = Explanation(tr("Net value"), left, sums, rule, ("ED-92", "ED-93"))
    return [
        Row("line", "", tr("{points} conceded", points=capital(points)), _only(rubber, winner, change), why=why),
        Row("sum", "", tr("Net"), _only(rubber, winner, net), why=why_net),
    ]
