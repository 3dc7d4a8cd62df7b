"""What stands on the score sheet? A page for each rubber and one for the whole session, every line explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.messages import NUMBER_WORDS
from dummywhist.engine.rules.counts import Count, GameValue
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, Game, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.explain import Counted, deal_lines
from dummywhist.ui.panels.rows import Explanation, Page, Row
from dummywhist.ui.panels.settling import payment_rows, points_rows, rubber_payments, stake_words
from dummywhist.ui.panels.wording import Voice, capital, in_words, listed, many, other, plain, roman, signed

SIDES = (DUMMY_SIDE, ADVERSARIES)


def pages(account: Account) -> tuple[Page, ...]:
    """Return the pages of the score sheet: the rubbers, and the whole session where it has more than one."""
    voice = Voice(account.names, account.you)
    made = [_rubber_page(account, voice, rubber) for rubber in account.rubbers]
    if account.rubbers and account.rules.match.rubbers > 1:
        made.append(_whole_page(account, voice))
    return tuple(made)


def page_now(account: Account) -> int:
    """Return which page to open first: the rubber in play, or the whole session when it is over."""
    return len(pages(account)) - 1 if account.over else max(0, len(account.rubbers) - 1)


def as_text(page: Page) -> str:
    """Return a page as plain text, figures in columns."""
    wide = max([len(row.what) for row in page.rows if row.kind != "band"] + [4])
    figures = [max(len(head), 6) for head in page.columns]

    def line(first: str, what: str, cells: Sequence[str]) -> str:
        padded = (cell.rjust(width) for cell, width in zip(cells, figures, strict=True))
        return f"{first:<5} {what:<{wide}}  {'  '.join(padded)}".rstrip()

    out = [page.name, page.subtitle, "", line("", "", page.columns)]
    for row in page.rows:
        if row.kind == "band":
            out += ["", f"{row.what} ({row.note})" if row.note else row.what]
        else:
            out.append(line(row.first, row.what, row.cells))
    return "\n".join([*out, *(["", page.note] if page.note else [])]) + "\n"


def _rubber_page(account: Account, voice: Voice, rubber: Rubber) -> Page:
    total = account.rules.match.rubbers
    name = f"Rubber {roman(rubber.number)}"
    of = f"{name} of {in_words(total)}. " if total > 1 else "One rubber. "
    rows: list[Row] = []
    for number, game in enumerate(rubber.games, start=1):
        rows += _game_rows(account, voice, rubber, number, game)
    rows += _value_rows(account, voice, rubber)
    if rubber.value is not None and account.settles:
        rows.append(Row("band", "", "Settlement", note=stake_words(rubber)))
        rows += rubber_payments(voice, rubber)
    return Page(
        name=name,
        subtitle=of + voice.does(rubber.owner, "has dummy.", "have dummy."),
        columns=tuple(voice.column(rubber, side) for side in SIDES),
        rows=tuple(rows),
        note=_foot(account, rubber),
    )


def _foot(account: Account, rubber: Rubber) -> str:
    if rubber.value is None:
        return "Broken off: this rubber does not count." if account.over else "Settlement when the rubber is won."
    return "" if account.settles else "Broken off: nothing is settled."


# ---- games ----


def _game_rows(account: Account, voice: Voice, rubber: Rubber, number: int, game: Game) -> list[Row]:
    count = account.count_of(game.deals[-1].ordinal) if game.deals else account.rules.points
    if game.winner is not None:
        note = f"{capital(_value_name(count, game.value))}, {voice.yours_or_theirs(rubber, game.winner)}"
    else:
        note = "Not finished" if account.over else "In play"
    rows = [Row("band", "", f"Game {number}", note=note)]
    for record in game.deals:
        first = str(record.ordinal + 1)
        for line in _needed(deal_lines(account, voice, rubber, record), record.result):
            cells = tuple(plain(line.points) if line.side == side else "" for side in SIDES)
            rows.append(Row("line", first, line.what, cells, why=line.why))
            first = ""
    score = dict(game.deals[-1].result.after) if game.deals else dict.fromkeys(SIDES, 0)
    cells = tuple(plain(score[side]) for side in SIDES)
    if game.winner is None:
        rows.append(Row("sum", "", "So far", cells, why=_so_far(voice, rubber, number, game, count, score)))
    else:
        won = score[game.winner]
        words = f"{NUMBER_WORDS[won]} up" if won < len(NUMBER_WORDS) else f"{won} up"
        rows.append(Row("sum", "", capital(words), cells, why=_worth(voice, rubber, number, game, count, score)))
    return rows


def _needed(lines: tuple[Counted, ...], result: DealResult) -> list[Counted]:
    """Say at the line that ended a game how many of its points were needed (ED-75)."""
    found = list(lines)
    scored = sum(line.points for line in lines if line.side == result.winner)
    over = (
        0 if result.winner is None else dict(result.before)[result.winner] + scored - dict(result.after)[result.winner]
    )
    if over > 0:
        last = max(place for place, line in enumerate(found) if line.side == result.winner and line.points > 0)
        needed = found[last].points - over
        found[last] = found[last]._replace(what=f"{found[last].what}: {in_words(needed)} needed")
    return found


def _value_name(count: Count, value: int) -> str:
    """Name a game by its value."""
    match count.value:
        case GameValue.ENGLISH:
            return {3: "treble", 2: "double", 1: "single"}[value]
        case GameValue.DOUBLE_UNDER_HALF:
            return {2: "double", 1: "single"}[value]
        case GameValue.FLAT:
            return "won"
    return f"worth {plain(value)}"


def _so_far(voice: Voice, rubber: Rubber, number: int, game: Game, count: Count, score: dict[Side, int]) -> Explanation:
    stand = [f"{voice.side(rubber, side)} have {in_words(score[side])}" for side in SIDES]
    story = f"{capital(stand[0])}, {stand[1]}. {capital(in_words(count.game))} points are game."
    honours = count.honours
    for side in SIDES:
        if honours is not None and honours.barred_one_short and score[side] >= count.game - 1:
            story += f" {capital(voice.side(rubber, side))} need one, and so cannot score honours."
    needed = tuple((f"{capital(voice.side(rubber, side))} need", plain(count.game - score[side])) for side in SIDES)
    rule = f"The first side with {in_words(count.game)} points wins the game. Nothing is carried to the next game."
    deal = game.deals[-1].ordinal if game.deals else None
    return Explanation(f"Game {number} so far", story, needed, rule, ("ED-70", "ED-72", "ED-75"), deal)


def _worth(voice: Voice, rubber: Rubber, number: int, game: Game, count: Count, score: dict[Side, int]) -> Explanation:
    """Explain the value of a won game (ED-80, W-GAME-4, 7, 8, 9)."""
    assert game.winner is not None
    loser = other(game.winner)
    lost = score[loser]
    name = _value_name(count, game.value)
    winners, losers = voice.side(rubber, game.winner), voice.side(rubber, loser)
    story = f"{capital(winners)} won the game; {losers} had {in_words(lost)}."
    rows = [("Winners", plain(score[game.winner])), ("Losers", plain(lost))]
    match count.value:
        case GameValue.ENGLISH:
            story += f" That is a {name}."
            rule = (
                "A game is a treble, three rubber points, if the losers have nothing; a double, two, if they have one "
                "or two; else a single, one."
            )
            ids: tuple[str, ...] = ("ED-80", "W-GAME-4")
        case GameValue.DIFFERENCE:
            rows = [("Points for game", plain(count.game)), ("Losers", plain(-lost))]
            rule = "A game is worth the points that the losers still needed."
            ids = ("W-GAME-7",)
        case GameValue.PLAYOUT:
            rows = [("Winners", plain(score[game.winner])), ("Losers", plain(-lost))]
            rule = "The last deal is counted in full, and the game is worth the difference of the scores."
            ids = ("W-GAME-8",)
        case GameValue.DOUBLE_UNDER_HALF:
            story += f" That is a {name}."
            rule = "A game is a double if the losers have less than half of the points for game, else a single."
            ids = ("W-GAME-9",)
        case _:
            rule = "Every game is worth one rubber point."
            ids = ("ED-80",)
    rows.append((capital(name) if name in ("treble", "double", "single") else "The game is worth", plain(game.value)))
    return Explanation(f"Game {number}: {name}", story, tuple(rows), rule, ids, game.deals[-1].ordinal)


# ---- the rubber ----


def _value_rows(account: Account, voice: Voice, rubber: Rubber) -> list[Row]:
    """The rubber's own lines: game points, the points for the rubber, the losers' points, the concession."""
    won = [game for game in rubber.games if game.winner is not None]
    points = {side: rubber.points_won(side) for side in SIDES}
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
        " ".join(f"{capital(voice.side(rubber, side))} have {in_words(points[side])}." for side in SIDES),
        sums,
        "Each game is worth rubber points to the side that won it, by the losers’ score.",
        ("ED-80", "ED-81"),
    )
    rows.append(Row("line", "", what, tuple(plain(points[side]) for side in SIDES), why=games))
    bonus = rubber.match.bonus
    rule = f"A rubber is the best of three games, and winning it adds {in_words(bonus)}."
    if winner is None:
        story = f"Whoever wins two games wins the rubber, and {in_words(bonus)} points with it."
        why = Explanation("For the rubber", story, (("For the rubber", plain(bonus)),), rule, ("ED-81", "ED-82"))
        rows.append(Row("line", "", "For the rubber, when won", (plain(bonus), plain(bonus)), why=why))
        return rows
    return rows + _won_rows(account, voice, rubber, winner, rule)


def _names_of(account: Account, won: Sequence[Game]) -> str:
    """Name the games that were won: two trebles and one single, or their values."""
    named = Counter(_value_name(account.count_of(game.deals[-1].ordinal), game.value) for game in won)
    if set(named) <= {"treble", "double", "single"}:
        return listed([many(number, name, f"{name}s") for name, number in named.items()])
    return listed([plain(game.value) for game in won])


def _won_rows(account: Account, voice: Voice, rubber: Rubber, winner: Side, rule: str) -> list[Row]:
    """The lines of a rubber that is won (ED-81, ED-82, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    bonus, size = rubber.match.bonus, rubber.value if winner == DUMMY_SIDE else -rubber.value
    worths = [game.value for game in rubber.games if game.winner == winner]
    lost = rubber.points_won(other(winner))
    winners = capital(voice.side(rubber, winner))

    def cells(number: int) -> tuple[str, ...]:
        return tuple(plain(number) if side == winner else "" for side in SIDES)

    games = "two games to none" if len(rubber.games) == 2 else "two games to one"
    story = f"{winners} won the rubber by {games}."
    undealt = " The third game was not played." if len(rubber.games) == 2 else ""
    why = Explanation("For the rubber", story + undealt, (("For the rubber", signed(bonus)),), rule,
                      ("ED-81", "ED-82", "W-GAME-5"))  # fmt: skip
    rows = [Row("line", "", "For the rubber", cells(bonus), why=why)]
    if lost:
        story = f"{capital(voice.side(rubber, other(winner)))} won a game, and its points come off."
        why = Explanation("The losers’ game", story, (("Their game points", plain(-lost)),),
                          "When three games were played, the losers’ game points are taken off.",
                          ("ED-82",))  # fmt: skip
        rows.append(Row("line", "", "Less the losers’ game points", cells(-lost), why=why))
    sums = [(f"Game of {winners if account.you is None else 'the winners'}", signed(worth)) for worth in worths]
    sums += [("For the rubber", signed(bonus))] + ([("The losers’ game", signed(-lost))] if lost else [])
    sums.append(("Value of the rubber", plain(size)))
    told = f"{winners} win {plain(size)}: {' + '.join(map(plain, worths))} + {plain(bonus)}"
    told += f" {plain(-lost)[0]} {plain(lost)}." if lost else "."
    bounds = _bounds(account, rubber)
    value = Explanation("Value of the rubber", told, tuple(sums),
                        "The winners’ game points and those for the rubber, less the losers’ game points." + bounds,
                        ("ED-82", "ED-83") if bounds else ("ED-82",))  # fmt: skip
    rows.append(Row("sum", "", "Value of the rubber", cells(size), why=value))
    if rubber.concession:
        rows += _concession_rows(voice, rubber, winner)
    return rows


def _bounds(account: Account, rubber: Rubber) -> str:
    """Say how much a rubber can be worth, where the usual count makes it so."""
    counts = {account.count_of(game.deals[-1].ordinal).value for game in rubber.games if game.deals}
    if counts != {GameValue.ENGLISH} or rubber.match.bonus != 2:
        return ""
    return " Two games make 4 to 8, three games 1 to 7."


def _concession_rows(voice: Voice, rubber: Rubber, winner: Side) -> list[Row]:
    """The points that a constant dummy player gives to the adversaries (ED-91, ED-92)."""
    assert rubber.value is not None and rubber.net is not None
    given = rubber.concession
    change = -given if winner == DUMMY_SIDE else given
    net = rubber.net if winner == DUMMY_SIDE else -rubber.net

    def cells(number: int) -> tuple[str, ...]:
        return tuple(plain(number) if side == winner else "" for side in SIDES)

    owner = voice.does(rubber.owner, "keeps dummy and gives", "keep dummy and give")
    points = "a point" if given == 1 else f"{in_words(given)} points"
    story = f"{owner} the adversaries {points} in every rubber, won or lost."
    sums = (("Value of the rubber", signed(rubber.value)), ("Conceded", signed(-given)), ("Net", signed(rubber.net)))
    rule = "For the hand that nobody sees, a constant dummy player concedes rubber points to the adversaries."
    why = Explanation("Points conceded", story, sums, rule, ("ED-91", "ED-92"))
    left = f"{story} What is left is {signed(rubber.net)} for dummy’s side."
    why_net = Explanation("Net value", left, sums, rule, ("ED-92", "ED-93"))
    return [
        Row("line", "", f"{capital(points)} conceded", cells(change), why=why),
        Row("sum", "", "Net", cells(net), why=why_net),
    ]


# ---- the session ----


def _whole_page(account: Account, voice: Voice) -> Page:
    constant = account.constant
    name = "All rubbers" if constant else "Whole tournée"
    done = sum(rubber.value is not None for rubber in account.rubbers)
    total = account.rules.match.rubbers
    subtitle = f"{capital(in_words(done))} of {in_words(total)} rubbers finished."
    if account.abandoned:
        subtitle += " Broken off."
    rows = [Row("band", "", "Rubber points", note="The dummy player wins or pays twice")]
    rows += points_rows(account, voice)
    rows.append(Row("band", "", "Payments", note=stake_words(account.rubbers[-1])))
    rows += payment_rows(account, voice)
    note = "" if account.over else "As it stands; the account is settled at the end."
    if not account.settles:
        note = "Broken off: nothing is settled."
    heads = tuple(voice.heading(player) for player in account.players)
    return Page(name, subtitle, heads, tuple(rows), "Rubber", note)
