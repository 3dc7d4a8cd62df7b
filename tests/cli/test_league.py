"""What a league tells: the gain of a level in the seats of another, in each company, the same on any machine."""

import json
from functools import partial

import pytest

from dummywhist.cli.arena.league import COMPANIES, Result, Round, league_form, plain, read_round, report, round_of
from dummywhist.cli.arena.plan import Plan
from dummywhist.cli.arena.running import here
from dummywhist.cli.levels import known_in_match
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.solver.solver import is_native
from tests.cli.running import run

A, B, C = PLAYERS[:3]
native = pytest.mark.skipif(not is_native(), reason="the fast solver was not built")
LEAGUE = ("arena", "english-dummy", "--a", "steady", "--b", "beginner", "--league", "--seed", "1", "--jobs", "1")


def plan_of(**more) -> Plan:
    return Plan("english-dummy", {}, "steady", "beginner", "1", errors=False, **more)


def made(company: str, nth: int, *gains: int) -> Round:
    both = {
        player: {"a": Result(5 + gain, 0, 1.0 + gain / 2), "b": Result(5, 0, 1.0)}
        for player, gain in zip((A, B, C), gains, strict=True)
    }
    return Round(company, nth, 7, {A: "declarer", B: "adversary", C: "adversary"}, both)


def test_gains_are_means_over_seats_and_companies():
    rounds = [made("steady", 1, 3, 0, 0), made("steady", 2, 0, 3, 3), made("random", 1, -3, -6, 0)]
    told = report(plan_of(), rounds)
    steady, random = told["companies"]["steady"], told["companies"]["random"]
    assert steady["tricks"] == {"mean": 1.5, "se": 0.5} and steady["points"]["mean"] == 0.75
    assert random["tricks"] == {"mean": -3.0, "se": None} and random["deals"] == 1
    assert steady["per_role"]["declarer"]["mean"] == 0.75 and steady["per_role"]["adversary"]["mean"] == 0.75
    # Only the first deal was played in all companies: (1 - 3) / 2.
    assert told["tricks"] == {"mean": -1.0, "se": None, "worst": "random"}
    assert report(plan_of(), reversed(rounds)) == told
    assert report(plan_of(), [])["companies"] == {}
    assert "stood_in" not in told
    assert report(plan_of(), [one._replace(stood_in=2) for one in rounds])["stood_in"] == 6


def test_a_round_survives_being_written():
    one = made("pimc:20:any:short", 3, 1, -2, 0)._replace(stood_in=4)
    assert read_round(json.loads(json.dumps(plain(one)))) == one
    whole = plain(one)
    for wrong in ({}, [], {**whole, "made": {}}, {**whole, "made": {"A": {"a": [1, 2, 3]}}}, {**whole, "kind": "deal"}):
        with pytest.raises(ValueError, match="no deal of a league"):
            read_round(wrong)


@native
def test_a_deal_is_played_alike_wherever_it_is_played():
    plan = plan_of(scores="random")
    todo = [("steady", 1), ("people", 2), ("random", 3)]
    alone = list(here(partial(round_of, plan), todo, 1))
    assert sorted(here(partial(round_of, plan), todo, 2)) == sorted(alone)
    assert all(set(one.made) == {A, B, C} for one in alone)
    twice = round_of(Plan("english-dummy", {}, "steady", "steady", "1"), ("random", 1))
    assert all(both["a"] == both["b"] for both in twice.made.values()), "a level in its own place changes nothing"


@native
def test_a_league_goes_on_where_it_was_broken_off(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("dummywhist.cli.arena.command.COMPANIES", ("steady", "random"))
    path = tmp_path / "league.jsonl"
    status, out, err = run(capsys, *LEAGUE, "--deals", "1", "--resume", str(path))
    assert (status, err) == (0, "") and "steady in the seats of beginner, 1 deals in each company" in out
    first = path.read_text()
    status, out, _ = run(capsys, *LEAGUE, "--deals", "2", "--resume", str(path), "--json")
    told = json.loads(out)
    assert status == 0 and path.read_text().startswith(first) and len(path.read_text().splitlines()) == 5
    assert list(told["companies"]) == ["steady", "random"] and {"points", "tricks"} <= set(told)
    assert max(len(line) for line in run(capsys, *LEAGUE, "--deals", "2", "--resume", str(path))[1].splitlines()) <= 80
    status, _, err = run(capsys, *LEAGUE, "--deals", "2", "--resume", str(path), "--scores", "love")
    assert status == 1 and err == (
        'dummywhist: “league.jsonl” is of another match (its scores: "random", not "love"); it is left as it is.\n'
    )


def test_every_company_can_play():
    known_in_match(COMPANIES)
    assert len(set(COMPANIES)) == len(COMPANIES) >= 10
    assert league_form(plan_of()).header["kind"] == "arena-league"


def test_without_a_league_a_rival_must_be_named(capsys):
    status, _, err = run(capsys, "arena", "english-dummy", "--a", "steady", "--deals", "1")
    assert status == 2 and "Missing option '--b'" in err
