"""The score sheet of every game: its figures are the engine's, every line is explained and says where its law is."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.line import Unit
from dummywhist.engine.knowledge.scene import scene_of
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.record.log import Log
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.match import FirstTo
from dummywhist.engine.seats.standing import standing_of
from dummywhist.engine.session.settle import winners
from dummywhist.ui.panels.account import account_of
from dummywhist.ui.panels.handbook import game_text
from dummywhist.ui.panels.ledger import as_text, page_now, pages
from dummywhist.ui.panels.outcome import outcome
from tests.daily import pairs
from tests.golden.making import FOLDER, log_of
from tests.ui.golden import RECORDS, name

A = PLAYERS[0]
NAMES = dict(zip(PLAYERS, ("Ada", "Bess", "Cora", "Dora"), strict=True))
RAW = re.compile(
    r"None\b(?! of)|[a-z]_[a-z]|[{}<>]|\bNS\b|\bEW\b|\bSide\b|  |\bnone tricks"
    r"|\b(?<!of )you (has|was|needs|leads|wins)\b"
)
MINUS = "\N{MINUS SIGN}"
HANDBOOK = {game.key: game_text(game) or "" for game in GAMES}


def account_at(log: Log, entries: int, you=A, with_facts=True):
    """Return the account of a session after so many entries, as the window makes it."""
    facts = {}
    for session in log.sessions[: entries + 1] if with_facts else ():
        if session.last is not None and session.deals - 1 not in facts:
            facts[session.deals - 1] = scene_of(view(session.last, None))
    session = log.sessions[entries]
    return session, account_of(standing_of(session, ()), {p: NAMES[p] for p in session.players}, you, facts)


def value(cell: str) -> Fraction:
    """Read a figure of the sheet."""
    text = cell.replace(MINUS, "-").replace("+", "")
    if text.endswith("½"):
        return Fraction(text[:-1] or 0) + (Fraction(-1, 2) if text.startswith("-") else Fraction(1, 2))
    return Fraction(text or 0)


def told(page):
    """Return every word of a page and of its explanations."""
    yield from (page.name, page.subtitle, page.note, *page.columns)
    for row in page.rows:
        yield from (row.what, row.note, *row.cells)
        if row.why is not None:
            yield from (row.why.title, row.why.story, row.why.rule)
            yield from (words for pair in row.why.counted for words in pair)


each_record = pytest.mark.parametrize("path", RECORDS, ids=name, scope="module")
"""With the scope of a module all tests of a record run together, and it is replayed once for them."""


def ends(log: Log):
    """Return where deals were counted, the first two and the last."""
    at, deals = [], 0
    for number, session in enumerate(log.sessions):
        if session.deals > deals:
            deals = session.deals
            at.append(number)
    return [0, *at[:2], at[-1], len(log.sessions) - 1]


each_once = pytest.mark.parametrize(
    ("path", "you"),
    pairs(RECORDS, (A, PLAYERS[1], None)),
    ids=lambda item: name(item) if isinstance(item, Path) else str(item),
)
"""Every record as one of those sees it who may be told of it."""


@each_once
def test_every_line_of_every_game_is_written_and_explained(path, you):
    log = log_of(path)
    page_of_rules = HANDBOOK[path.parent.name]
    for place in sorted(set(ends(log))):
        _, account = account_at(log, place, you)
        for page in pages(account):
            for words in told(page):
                assert not RAW.search(words), words
            for row in page.rows:
                if row.kind == "band":
                    continue
                assert len(row.cells) == len(page.columns)
                assert row.why is not None and row.why.ids, row
                assert re.search(rf"\b{row.why.ids[0]}\b", page_of_rules), (row.what, row.why.ids)
                assert row.why.story[0].isupper() and row.why.story.endswith("."), row.why.story
                assert row.why.rule.endswith("."), row.why.rule
            assert as_text(page).strip()
        assert page_now(account) < max(1, len(pages(account)))


@each_record
def test_the_figures_of_the_sheet_are_those_of_the_engine(path):
    """The lines of each deal add up to its count, the bold line is the score, the whole is the settlement."""
    log = log_of(path)
    session, account = account_at(log, len(log.sessions) - 1)
    made = pages(account)
    for rubber, page in zip(account.rubbers, made, strict=False):
        sums: dict[str, list[Fraction]] = {}
        first = ""
        for row in page.rows:
            if row.kind == "band" and row.what not in ("Deals", "Game") and not row.what.startswith("Game "):
                break
            if row.kind == "line":
                first = row.first or first
                found = sums.setdefault(first, [Fraction(0)] * len(row.cells))
                sums[first] = [one + value(cell) for one, cell in zip(found, row.cells, strict=True)]
        for game in rubber.games:
            for deal in game.deals:
                scored = [line for line in deal.result.scored if line.unit is Unit.POINTS]
                expected = [sum(line.amount for line in scored if line.side == side) for side in rubber.columns]
                assert sums[str(deal.ordinal + 1)] == expected
        totals = [row for row in page.rows if row.kind == "sum"]
        for game, total in zip((game for game in rubber.games if game.deals), totals, strict=False):
            after = dict(game.deals[-1].result.after)
            assert [value(cell) for cell in total.cells] == [after[side] for side in rubber.columns]
    if account.rules.match.rubbers > 1 and account.settles:
        points = next(row for row in made[-1].rows if row.kind == "sum")
        assert [value(cell) for cell in points.cells] == [number for _, number in session.settlement.points]


@each_record
def test_the_end_of_every_session_is_told(path):
    log = log_of(path)
    for you in (A, PLAYERS[1], None):
        session, account = account_at(log, len(log.sessions) - 1, you)
        end = outcome(account)
        said = [end.title, end.story, end.note, end.again, end.legend, end.stake, *end.rubbers]
        said += [words for line in end.players for words in (line.name, line.spoken, line.total, *line.cells)]
        said += [words for pair in end.payments for words in pair]
        for words in said:
            assert not RAW.search(words), words
        if account.has_stakes or not isinstance(session.rules.match.of.of, FirstTo):
            assert [value(line.total) for line in end.players] == [number for _, number in session.settlement.points]
        elif account.rubbers:
            rubber = account.rubbers[-1]
            won = rubber.scores.values() if rubber.match.games == 1 else map(rubber.games_won, rubber.columns)
            assert sorted(value(line.total) for line in end.players) == sorted(won)
        assert bool(end.payments) == bool(session.settlement.payments)
        if session.stage == "over" and not session.abandoned and not isinstance(session.rules.match.of.of, FirstTo):
            best = max(number for _, number in session.settlement.points)
            assert winners(session.rubbers, session.players, session.settlement) == tuple(
                p for p, number in session.settlement.points if number == best
            )


def page_of(path, you=A):
    log = log_of(FOLDER / path)
    return pages(account_at(log, len(log.sessions) - 1, you)[1])


def test_a_game_at_mort_is_worth_what_the_law_says():
    """MO-80..83: the lines of the value add up to the net, which the engine has."""
    log = log_of(FOLDER / "mort-3" / "default.dwr")
    session, account = account_at(log, len(log.sessions) - 1)
    for rubber, page in zip(session.rubbers, pages(account), strict=False):
        place = next(n for n, row in enumerate(page.rows) if row.what == "Value of the game")
        lines = [row for row in page.rows[place + 1 :] if row.kind == "line" and row.what != "Nobody pays"]
        parts = {row.what: sum(map(value, row.cells)) for row in lines if " pay" not in row.what}
        total = next(row for row in page.rows if row.what == "The game is worth")
        assert sum(parts.values()) == sum(map(value, total.cells)) == rubber.games[-1].value
        assert parts["Consolation"] == 4 and set(parts) & {"Simple", "Double", "Triple"}


def test_the_pages_of_each_game_are_called_by_what_is_played():
    assert [page.name for page in page_of("mort-4/default.dwr")] == [
        "Game I", "Game II", "Game III", "Game IV", "Whole tournée",
    ]  # fmt: skip
    assert page_of("mort-4/default.dwr")[0].subtitle == "Game I of four. You are Vivant. Dora sits out."
    assert [page.name for page in page_of("double-dummy/default.dwr")] == ["Rubber"]
    (bid,) = page_of("bid-dummy/default.dwr")
    assert (bid.subtitle, bid.columns) == ("To 21 points. Each for himself.", ("You", "Bess", "Cora"))
    (three,) = page_of("three-handed/default.dwr")
    assert three.subtitle == "Twelve deals. Each for himself."
    parts = page_of("classic-whist/tournament_partners-rotate.dwr")
    assert [page.name for page in parts] == ["Part I", "Part II", "Part III", "All parts"]
    assert parts[1].subtitle == "Part II of three. You and Cora against Bess and Dora."


def test_hands_kept_are_said_to_multiply():
    """DD-11."""
    pages_ = page_of("double-dummy-dead/default.dwr")
    stories = [row.why for page in pages_ for row in page.rows if row.why is not None and "DD-11" in row.why.ids]
    assert stories
    assert all(any(label == "Hands kept" for label, _ in why.counted) for why in stories)
    assert all("kept the hand that was dealt" in why.story for why in stories)
