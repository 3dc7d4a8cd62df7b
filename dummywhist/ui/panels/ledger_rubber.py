"""What stands on the score sheet of a rubber below its games? What it is worth, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.rules.counts import AnyCount, Count, GameValue
from dummywhist.engine.session.tally import Game, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.laws import laws
from dummywhist.ui.panels.ledger_games import mort_parts, value_name, worth
from dummywhist.ui.panels.rows import Explanation, Row
from dummywhist.ui.panels.wording import Voice, capital, in_words, listed, many, other, plain, signed


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
    rows = [Row("band", "", "Rubber" if winner is not None else "Rubber so far")]
    what = f"Game points, {_names_of(account, won)}" if won else "Game points"
    sums = tuple(
        (f"Game {number}, {voice.yours_or_theirs(rubber, game.winner)}", plain(game.value))
        for number, game in numbered
        if game.winner is not None
    )
    games = Explanation(
        "Game points",
        " ".join(f"{voice.sided(rubber, side, 'has', 'have')} {in_words(points[side])}." for side in columns),
        sums,
        "Each game is worth rubber points to the side that won it, by the losers’ score.",
        (*laws(game, "worth")[:1], *laws(game, "bonus")[:1]),
    )
    rows.append(Row("line", "", what, tuple(plain(points[side]) for side in columns), why=games))
    bonus = rubber.match.bonus
    rule = f"A rubber is the best of three games, and winning it adds {in_words(bonus)}."
    if winner is None:
        story = f"Whoever wins two games wins the rubber, and {in_words(bonus)} points with it."
        if not bonus:
            story, rule = "Whoever wins two games wins the rubber.", "A rubber is the best of three games."
        why = Explanation("For the rubber", story, (("For the rubber", plain(bonus)),), rule, laws(game, "bonus")[:2])
        rows.append(Row("line", "", "For the rubber, when won", (plain(bonus), plain(bonus)), why=why))
        return rows
    return rows + _won_rows(account, voice, rubber, winner, rule)


def _games_rows(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """The games won in a rubber for which nothing is paid."""
    games = {side: rubber.games_won(side) for side in rubber.columns}
    won = rubber.winner
    if won is None:
        story = "Whoever wins two games wins the rubber."
    else:
        story = f"{capital(voice.side(rubber, won))} won the rubber by two games to "
        story += "none." if len(rubber.games) == 2 else "one."
    sums = tuple((capital(voice.side(rubber, side)), plain(games[side])) for side in rubber.columns)
    why = Explanation("Games won", story, sums, "A rubber is the best of three games.",
                      laws(account.rules.game, "rubber"))  # fmt: skip
    cells = tuple(plain(games[side]) for side in rubber.columns)
    return [Row("band", "", "Rubber" if won else "Rubber so far"), Row("sum", "", "Games won", cells, why=why)]


def _game_value_rows(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """The value of a single game: at Mort with all that it is made of (MO-83); nothing where it is won and no more."""
    game = rubber.games[-1]
    if game.winner is None or not game.deals:
        return []
    count = account.count_of(game.deals[-1].ordinal)
    if not isinstance(count, Count) or count.value is GameValue.FLAT:
        return []
    why = worth(account, voice, rubber, "Game", game, count)
    rows = [Row("band", "", "Value of the game")]
    if count.value in (GameValue.MORT, GameValue.MORT_STOPPED):
        for what, points in mort_parts(game, count):
            rows.append(Row("line", "", what, _only(rubber, game.winner, points), why=why))
    rows.append(Row("sum", "", "The game is worth", _only(rubber, game.winner, game.value), why=why))
    return rows


def _only(rubber: Rubber, winner: Side, number: int) -> tuple[str, ...]:
    """Return ``number`` in the column of the winners."""
    return tuple(plain(number) if side == winner else "" for side in rubber.columns)


def _names_of(account: Account, won: Sequence[Game]) -> str:
    """Name the games that were won: two trebles and one single, or their values."""
    counts: list[AnyCount] = [account.count_of(game.deals[-1].ordinal) for game in won]
    named = Counter(value_name(count, game.value) for count, game in zip(counts, won, strict=True))
    if set(named) <= {"treble", "double", "single"}:
        return listed([many(number, name, f"{name}s") for name, number in named.items()])
    if set(named) == {"won"}:
        return many(len(won), "game", "games")
    return listed([plain(game.value) for game in won])


def _won_rows(account: Account, voice: Voice, rubber: Rubber, winner: Side, rule: str) -> list[Row]:
    """The lines of a rubber that is won (ED-81, ED-82, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    ids, value_ids = laws(account.rules.game, "bonus"), laws(account.rules.game, "rubber")
    bonus, size = rubber.match.bonus, rubber.value if winner == rubber.columns[0] else -rubber.value
    worths = [game.value for game in rubber.games if game.winner == winner]
    loser = other(rubber, winner)
    lost = rubber.points_won(loser)
    winners = capital(voice.side(rubber, winner))
    games = "two games to none" if len(rubber.games) == 2 else "two games to one"
    story = f"{winners} won the rubber by {games}."
    undealt = " The third game was not played." if len(rubber.games) == 2 else ""
    rows = []
    counts = bonus or account.has_stakes
    if counts:
        why = Explanation("For the rubber", story + undealt, (("For the rubber", signed(bonus)),), rule, ids)
        rows.append(Row("line", "", "For the rubber", _only(rubber, winner, bonus), why=why))
    if lost:
        took = f"{capital(voice.side(rubber, loser))} won a game, and its points come off."
        why = Explanation("The losers’ game", took, (("Their game points", plain(-lost)),),
                          "When three games were played, the losers’ game points are taken off.",
                          value_ids[:1])  # fmt: skip
        rows.append(Row("line", "", "Less the losers’ game points", _only(rubber, winner, -lost), why=why))
    sums = [(f"Game of {winners if account.you is None else 'the winners'}", signed(value)) for value in worths]
    sums += ([("For the rubber", signed(bonus))] if counts else []) + (
        [("The losers’ game", signed(-lost))] if lost else []
    )
    sums.append(("Value of the rubber", plain(size)))
    told = f"{voice.sided(rubber, winner, 'wins', 'win')} {plain(size)}: {' + '.join(map(plain, worths))}"
    told += f" + {plain(bonus)}" if counts else ""
    told += f" {plain(-lost)[0]} {plain(lost)}." if lost else "."
    bounds = _bounds(account, rubber)
    value = Explanation("Value of the rubber", told, tuple(sums),
                        "The winners’ game points and those for the rubber, less the losers’ game points." + bounds,
                        value_ids if bounds else value_ids[:1])  # fmt: skip
    rows.append(Row("sum", "", "Value of the rubber", _only(rubber, winner, size), why=value))
    if rubber.concession:
        rows += _concession_rows(voice, rubber, winner)
    return rows


def _bounds(account: Account, rubber: Rubber) -> str:
    """Say how much a rubber can be worth, where the usual count makes it so."""
    counts = [account.count_of(game.deals[-1].ordinal) for game in rubber.games if game.deals]
    english = all(isinstance(count, Count) and count.value is GameValue.ENGLISH for count in counts)
    return " Two games make 4 to 8, three games 1 to 7." if english and rubber.match.bonus == 2 else ""


def _concession_rows(voice: Voice, rubber: Rubber, winner: Side) -> list[Row]:
    """The points that a constant dummy player gives to the adversaries (ED-91, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    given = rubber.concession
    ours = winner == rubber.columns[0]
    change = -given if ours else given
    net = rubber.net if ours else -rubber.net
    owner = voice.does(rubber.owner, "keeps dummy and gives", "keep dummy and give")
    points = "a point" if given == 1 else f"{in_words(given)} points"
    story = f"{owner} the adversaries {points} in every rubber, won or lost."
    sums = (("Value of the rubber", signed(rubber.value)), ("Conceded", signed(-given)), ("Net", signed(rubber.net)))
    rule = "For the hand that nobody sees, a constant dummy player concedes rubber points to the adversaries."
    why = Explanation("Points conceded", story, sums, rule, ("ED-91", "ED-92"))
    left = f"{story} What is left is {signed(rubber.net)} for dummy’s side."
    why_net = Explanation("Net value", left, sums, rule, ("ED-92", "ED-93"))
    return [
        Row("line", "", f"{capital(points)} conceded", _only(rubber, winner, change), why=why),
        Row("sum", "", "Net", _only(rubber, winner, net), why=why_net),
    ]
