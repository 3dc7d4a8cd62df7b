"""What a league tells: the gain of a level in the seats of another, in each company, the same on any machine."""

import json
from functools import partial

import pytest

from dummywhist.cli.arena.league import (
    COMPANIES,
    Result,
    Round,
    Sitting,
    league_form,
    plain,
    read_sitting,
    report,
    sitting_of,
)
from dummywhist.cli.arena.plan import Plan
from dummywhist.cli.arena.running import here
from dummywhist.cli.arena.ways import played_by
from dummywhist.cli.levels import known_in_match
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.solver.solver import is_native
from tests.cli.running import run

A, B, C = PLAYERS[:3]
native = pytest.mark.skipif(not is_native(), reason="the fast solver was not built")
LEAGUE = ("arena", "english-dummy", "--a", "steady", "--b", "beginner", "--league", "--seed", "1", "--jobs", "1")


def plan_of(**more) -> Plan:
    return Plan("english-dummy", {}, "steady", "beginner", "1", errors=False, **more)


def made(company: str, nth: int, *gains: tuple[int, int, int]) -> Sitting:
    """A sitting of one deal for each of ``gains``, the tricks by which A does better in each of three seats."""
    rounds = []
    for deal in gains:
        both = {
            player: {"a": Result(5 + gain, 0, 1.0 + gain / 2), "b": Result(5, 0, 1.0)}
            for player, gain in zip((A, B, C), deal, strict=True)
        }
        rounds.append(Round(7, {A: "declarer", B: "adversary", C: "adversary"}, both))
    return Sitting(company, nth, tuple(rounds))


def test_gains_are_sums_over_seats_and_means_over_companies():
    sittings = [made("steady", 1, (3, 0, 0)), made("steady", 2, (0, 3, 3)), made("random", 1, (-3, -6, 0))]
    told = report(plan_of(), 1, sittings)
    steady, random = told["companies"]["steady"], told["companies"]["random"]
    assert steady["tricks"] == {"mean": 4.5, "se": 1.5} and steady["points"]["mean"] == 2.25
    assert random["tricks"] == {"mean": -9.0, "se": None} and random["deals"] == 1
    assert steady["per_role"]["declarer"]["mean"] == 0.75 and steady["per_role"]["adversary"]["mean"] == 1.5
    # Only the first deal was played in all companies: (3 - 9) / 2.
    assert told["tricks"] == {"mean": -3.0, "se": None, "worst": "random"}
    assert told["per_role"] == {"declarer": {"mean": 0.0, "se": None}, "adversary": {"mean": -1.5, "se": None}}
    assert report(plan_of(), 1, reversed(sittings)) == told
    assert report(plan_of(), 1, [])["companies"] == {}
    assert "stood_in" not in told
    assert report(plan_of(), 1, [one._replace(stood_in=2) for one in sittings])["stood_in"] == 6


def test_the_error_is_that_of_sittings():
    """Deals of one sitting are not independent of each other: who is known in one is known in the next."""
    told = report(plan_of(), 2, [made("steady", 1, (3, 3, 3), (3, 3, 3)), made("steady", 2, (0, 0, 0), (0, 0, 0))])
    assert told["companies"]["steady"]["deals"] == 4
    assert told["companies"]["steady"]["tricks"] == {"mean": 4.5, "se": 4.5}
    assert told["tricks"] == {"mean": 4.5, "se": 4.5, "worst": "steady"}


def test_a_sitting_survives_being_written():
    one = made("pimc:20:any:short", 3, (1, -2, 0), (0, 0, 1))._replace(stood_in=4)
    assert read_sitting(json.loads(json.dumps(plain(one)))) == one
    whole = plain(one)
    (first, *_) = whole["rounds"]
    torn = [{**first, "made": {}}, {**first, "made": {"A": {"a": [1, 2, 3]}}}, {}]
    for wrong in (
        {},
        [],
        *({**whole, "rounds": [one]} for one in torn),
        {**whole, "rounds": []},
        {**whole, "kind": "deal"},
    ):
        with pytest.raises(ValueError, match="no sitting of a league"):
            read_sitting(wrong)


@native
def test_a_sitting_is_played_alike_wherever_it_is_played():
    plan = plan_of(scores="random")
    todo = [("steady", 1), ("people", 2), ("random", 3)]
    alone = list(here(partial(sitting_of, plan, 2), todo, 1))
    assert sorted(here(partial(sitting_of, plan, 2), todo, 2)) == sorted(alone)
    assert all(len(one.rounds) == 2 and set(round_.made) == {A, B, C} for one in alone for round_ in one.rounds)
    twice = sitting_of(Plan("english-dummy", {}, "steady", "steady", "1"), 1, ("random", 1))
    assert all(both["a"] == both["b"] for both in twice.rounds[0].made.values()), "a level in its own place"


@native
@pytest.mark.parametrize("company", ("steady", "people"))
def test_players_of_a_sitting_get_to_know_each_other(monkeypatch, company):
    """Deal by deal what is believed of everybody is what the deals before taught, and a new sitting begins anew."""
    told = []

    def watched(plan, setup, number, seating, habits):
        told.append((setup.ordinal, tuple(seating.values()), dict(habits)))
        return played_by(plan, setup, number, seating, habits)

    monkeypatch.setattr("dummywhist.cli.arena.league.played_by", watched)
    sitting_of(plan_of(), 3, (company, 2))
    assert [ordinal for ordinal, *_ in told] == [4, 5, 6] * (len(told) // 3)
    for first, second, third in zip(told[::3], told[1::3], told[2::3], strict=True):
        assert not first[2] and set(second[2]) == set(third[2]) == {A, B, C} and second[2] != third[2]
    # A table of one level is played once for all its seats.
    assert len({seating for _, seating, _ in told}) * 3 == len(told) == (12 if company == "steady" else 18)


@native
def test_a_league_goes_on_where_it_was_broken_off(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("dummywhist.cli.arena.command.COMPANIES", ("steady", "random"))
    path = tmp_path / "league.jsonl"
    status, out, err = run(capsys, *LEAGUE, "--deals", "1", "--resume", str(path))
    assert (status, err) == (0, "") and "steady in the seats of beginner, 1 deals in each company" in out
    first = path.read_text()
    status, out, _ = run(capsys, *LEAGUE, "--deals", "2", "--sitting", "1", "--resume", str(path), "--json")
    told = json.loads(out)
    assert status == 0 and path.read_text().startswith(first) and len(path.read_text().splitlines()) == 5
    assert list(told["companies"]) == ["steady", "random"] and {"points", "tricks"} <= set(told)
    shown = run(capsys, *LEAGUE, "--deals", "2", "--sitting", "1", "--resume", str(path))[1]
    assert max(map(len, shown.splitlines())) <= 80
    again = ("--deals", "2", "--sitting", "1", "--resume", str(path))
    status, _, err = run(capsys, *LEAGUE, *again, "--scores", "love")
    assert status == 1 and err == (
        'dummywhist: “league.jsonl” is of another match (its scores: "random", not "love"); it is left as it is.\n'
    )


def test_every_company_can_play():
    known_in_match(COMPANIES)
    assert len(set(COMPANIES)) == len(COMPANIES) >= 10
    assert league_form(plan_of(), 12).header["kind"] == "arena-league"


def test_without_a_league_a_rival_must_be_named(capsys):
    status, _, err = run(capsys, "arena", "english-dummy", "--a", "steady", "--deals", "1")
    assert status == 2 and "Missing option '--b'" in err


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--league", "--deals", "13"), "--deals must be a multiple of 12."),
        (("--league", "--deals", "4", "--sitting", "3"), "--deals must be a multiple of 3."),
        (("--b", "random", "--deals", "4", "--sitting", "2"), "--sitting is for a --league."),
    ],
)
def test_a_league_is_played_in_whole_sittings(capsys, more, why):
    status, _, err = run(capsys, "arena", "english-dummy", "--a", "steady", *more)
    assert status == 2 and why in err
