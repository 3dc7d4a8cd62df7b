"""Do the long runs do what they say? A few deals of each."""

import sys

import pytest

from dummywhist.cli.match import Plan
from dummywhist.engine.rules.games.catalogue import GAMES
from tests import long, second_scorer
from tests.contract import Totals
from tests.engine import long_sessions
from tests.engine.long_sessions import (
    RANDOM,
    STEADY,
    Chunk,
    Found,
    Progress,
    Violations,
    at_random,
    checked,
    chunks_of,
    steadily,
    summary,
    whole_session,
)

pytestmark = pytest.mark.slow

KEYS = [game.key for game in GAMES]


@pytest.mark.parametrize("game", KEYS)
def test_a_few_deals_at_random(game):
    chunk = Chunk(game, 3, 1)
    found = checked(at_random, chunk)
    assert found.totals.deals == 3 and found.wrong == ()
    assert found == checked(at_random, chunk)


@pytest.mark.parametrize("game", ["humbug", "thirteen", "double-dummy-dead"])
def test_a_session_of_steady_players(game):
    found = checked(steadily, Chunk(game, 1, 3))
    assert found.totals.sessions == 1 and found.totals.entries > 30 and found.wrong == ()


def test_every_game_has_its_share():
    chunks = chunks_of(1_015, 7, 20)
    assert sum(chunk.size for chunk in chunks) == 1_015 and max(chunk.size for chunk in chunks) == 20
    for key in KEYS:
        assert sum(chunk.size for chunk in chunks if chunk.game == key) in (1_015 // len(KEYS), 1_015 // len(KEYS) + 1)
    assert chunks == chunks_of(1_015, 7, 20) and chunks != chunks_of(1_015, 8, 20)
    assert [chunk.game for chunk in chunks[: len(KEYS)]] == KEYS
    assert len({chunk.seed for chunk in chunks}) == len(chunks)


def test_what_is_found_wrong_is_told_and_the_rest_goes_on(monkeypatch):
    def disagree(lines):
        raise second_scorer.Disagreement("line 1: it is otherwise")

    monkeypatch.setattr(long_sessions.second_scorer, "check", disagree)
    for played in (at_random, steadily):
        found = checked(played, Chunk("humbug", 2, 4))
        assert len(found.wrong) == 1 and "line 1: it is otherwise" in found.wrong[0]
        assert f"{played.__name__}(Chunk(game='humbug', size=2, seed=4))" in found.wrong[0]
        with pytest.raises(Violations, match="it is otherwise"):
            summary([Found("mort-3"), found], "played")


def test_a_session_without_an_end_is_told():
    with pytest.raises(AssertionError, match="session 1 has no end after 1 deals"):
        whole_session(Plan("humbug", {"match": "rubber"}, ("steady",) * 2, "1"), 1, most=1)


def test_the_table_has_a_line_for_each_game_and_one_for_all():
    told = summary([Found("mort-3", Totals(1, 20, 300, 4)), Found("humbug", Totals(2, 1_000, 5, 6))], "played")
    first, head, *rows = (line.split() for line in told.splitlines())
    assert first[:5] == ["1,020", "deals", "of", "3", "sessions"]
    assert head == ["game", "sessions", "deals", "entries", "refusals", "violations"]
    assert rows == [
        ["mort-3", "1", "20", "300", "4", "0"],
        ["humbug", "2", "1,000", "5", "6", "0"],
        ["all", "3", "1,020", "305", "10", "0"],
    ]


@pytest.mark.parametrize("terminal", [True, False])
def test_a_line_tells_how_far_it_is(monkeypatch, capsys, terminal):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    progress = Progress(100)
    for _ in range(20):
        progress.tell([Found("humbug", Totals(1, 60), ("wrong",))], 5)
    told = capsys.readouterr().err
    assert told.count("60 deals, 1 violations") == (20 if terminal else 10)
    assert told.endswith("\n") and told.count("\r") == (20 if terminal else 0) and "100 of 100" in told


@pytest.mark.parametrize("name", ["random", "steady"])
def test_the_whole_run(capsys, name):
    assert long.main(["--only", name, f"--{name}", "1", "--seed", "5", "--jobs", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{name}: ") and "all" in out and "english-dummy" in out


def test_the_numbers_that_were_promised():
    assert (RANDOM.usual, STEADY.usual) == (100_000, 1_000)
