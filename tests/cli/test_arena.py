"""Is a match between levels fair, the same wherever it is played, and told by the contract?"""

import json
import math
import os
import signal
import statistics
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from dummywhist.cli import levels
from dummywhist.cli.arena import command
from dummywhist.cli.arena.blunders import given_away, position_of
from dummywhist.cli.arena.deals import Moment, played, points_of, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.cli.arena.file import match_form, opened
from dummywhist.cli.arena.plan import FOR_TRICKS, Deal, Plan, Played, number_of, plain, read_deal
from dummywhist.cli.arena.running import here, on_cluster
from dummywhist.cli.arena.tally import better, by_role, estimate, summary
from dummywhist.cli.arena.ways import deal_of, roles_of
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import column_of, columns
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players import protocol
from dummywhist.engine.players.belief.positions import positions
from dummywhist.engine.players.choice import dice
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.search.pimc import Yardstick, of_best, pimc
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.solver import Solver, is_native
from tests.cli.running import COMMAND, ENVIRONMENT, PYTHON, ROOT, process, reports, run

QUICK = ("arena", "english-dummy", "--a", "beginner", "--b", "random", "--seed", "1", "--no-errors")
KEYS = ("kind", "game", "a", "b", "deals", "mean", "se", "per_role", "ms_per_move", "dd_errors")
ALL = [game.key for game in GAMES]
native = pytest.mark.skipif(not is_native(), reason="the fast solver was not built")


def plan_of(game: str = "english-dummy", a: str = "beginner", b: str = "random", **more) -> Plan:
    return Plan(game, more.pop("changes", {}), a, b, more.pop("seed", "1"), errors=more.pop("errors", False), **more)


def timeless(deal: Deal) -> Deal:
    return replace(deal, games=tuple(game._replace(ms={}) for game in deal.games))


def deals_of(plan: Plan, indices=range(1, 4), jobs: int = 1) -> list[Deal]:
    return [timeless(deal) for deal in sorted(here(partial(deal_of, plan), indices, jobs), key=lambda deal: deal.index)]


# ---- what is told ----


@native
def test_a_match_is_told_by_the_contract(capsys):
    (told,) = reports(capsys, "arena", "english-dummy", "--a", "steady", "--b", "random", "--deals", "3", "--seed", "1")
    assert set(KEYS) <= set(told)
    assert (told["kind"], told["game"], told["a"], told["b"]) == ("arena", "english-dummy", "steady", "random")
    assert (told["deals"], told["unit"], told["seed"], told["budget"]) == (3, "points", "1", None)
    assert set(told["per_role"]) == set(told["dd_errors"]["a"]) == set(told["dd_errors"]["b"])
    assert list(told["per_role"]) == ["declarer", "adversary"]
    assert sum(role["mean"] for role in told["per_role"].values()) == pytest.approx(told["mean"], abs=1e-5)
    for letter in ("a", "b"):
        times = told["ms_per_move"][letter]
        assert 0 <= times["median"] <= times["max"]
    assert told["ms_per_move"]["a"]["median"] > told["ms_per_move"]["b"]["median"]
    assert told["dd_errors"]["a"]["declarer"] < told["dd_errors"]["b"]["declarer"]


@pytest.mark.parametrize(
    "argv", ["arena thirteen --a {} --b beginner --no-roles", "selfplay thirteen --players beginner,{}"]
)
def test_without_the_fast_solver_it_is_said_who_plays_less_well(capsys, monkeypatch, argv):
    monkeypatch.setattr(levels, "is_native", lambda: False)
    monkeypatch.setattr(protocol, "is_native", lambda: False)
    for level, times in (("strong", 1), ("steady", 0)):
        status, _, err = run(capsys, *argv.format(level).split(), "--deals", "1", "--jobs", "1")
        assert status == 0 and err.count("Strong and Master play by the books") == times


def test_people_read_tables(capsys):
    status, out, err = run(capsys, *QUICK, "--deals", "2")
    assert (status, err) == (0, "")
    assert out.startswith("english-dummy: beginner against random, 2 deals\n+")
    for word in (" ± ", "declarer", "Median", "2 deals played in", "seed 1"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80
    assert "1 deal\n+" in run(capsys, *QUICK, "--deals", "1")[1] and "± " not in run(capsys, *QUICK, "--deals", "1")[1]


def test_the_page_names_every_key(capsys):
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    (told,) = reports(capsys, *QUICK, "--deals", "1")
    for key in (*told, "dd_errors", *told["per_role"], *told["ms_per_move"]["a"]):
        assert f"`{key}`" in page, key


def test_points_are_counted_and_tricks_too_where_sides_play_for_tricks(capsys):
    assert {"english-dummy", "mort-3", "mort-4", "classic-whist"} == FOR_TRICKS
    (told,) = reports(capsys, *QUICK, "--deals", "2")
    assert told["unit"] == "points" and told["scores"] == "random" and set(told["tricks"]) == {"mean", "se"}
    (told,) = reports(capsys, *QUICK, "--deals", "2", "--count", "tricks", "--scores", "love")
    assert told["unit"] == "tricks" and told["scores"] == "love" and "tricks" not in told
    refused = run(capsys, "arena", "humbug", "--a", "steady", "--b", "random", "--deals", "1", "--count", "tricks")
    assert refused == (1, "", "dummywhist: humbug is not played for tricks; leave --count out.\n")


# ---- the count, against a hand-made match ----


def made(a: tuple[str, ...], *made: int) -> Played:
    columns = ("NS", "EW") if len(made) == 2 else ("S", "W", "E")
    figures = dict(zip(columns, made, strict=True))
    points = {column: 10 * tricks for column, tricks in figures.items()}
    worth = {
        column: own - sum(points[one] for one in points if one != column) / (len(points) - 1)
        for column, own in points.items()
    }
    return Played(a, figures, points, worth, {"a": (), "b": ()}, {})


def test_of_two_sides_both_ways_are_summed_and_roles_add_up():
    roles = {"NS": "declarer", "EW": "adversary"}
    # A makes 8 as declarer; B makes 6 against it, and 7 against itself.
    deal = Deal(1, 0, roles, (made(("NS",), 8, 5), made(("EW",), 6, 7), made((), 7, 6)))
    assert better(deal, "tricks") == 2 and by_role(deal, "tricks") == {"declarer": 1, "adversary": 1}
    # Points are margins: (80 - 50) - (60 - 70).
    assert better(deal, "points") == 40 and by_role(deal, "points") == {"declarer": 20, "adversary": 20}
    without = replace(deal, games=deal.games[:2])
    assert better(without, "tricks") == 2 and by_role(without, "tricks") == {}


def test_of_three_players_the_chairs_are_averaged():
    roles = {"S": "first", "W": "second", "E": "third"}
    ways = [made((column,), *(7 if column == other else 3 for other in roles)) for column in roles]
    ways += [made(tuple(o for o in roles if o != column), *(4 for _ in roles)) for column in roles]
    deal = Deal(1, 0, roles, tuple(ways))
    assert better(deal, "points") == 40 and by_role(deal, "points") == {"first": 40, "second": 40, "third": 40}


def test_the_standard_error_is_that_of_the_mean():
    values = [1.0, 2.0, 4.0, 0.0]
    found = estimate(values)
    assert found.mean == 1.75 and found.se == pytest.approx(statistics.stdev(values) / 2)
    assert estimate([3.0]) == (3.0, None)


# ---- fair ----


@pytest.mark.parametrize("game", ALL)
def test_each_level_sits_once_where_the_other_sat(game):
    plan = plan_of(game, "beginner", "random")
    for index in (1, 2, 3, 4):
        deal = deal_of(plan, index)
        assert len(deal.roles) in (2, 3)
        alone = [game.a for game in deal.games if len(game.a) == 1]
        assert sorted(alone) == sorted((column,) for column in deal.roles)
        rest = [tuple(column for column in deal.roles if column not in a) for a in alone]
        others = [game.a for game in deal.games if len(game.a) == 2]
        assert sorted(rest) == sorted(alone if len(deal.roles) == 2 else others)
        assert (() in [game.a for game in deal.games]) is (len(deal.roles) == 2)
        assert all(set(deal.roles) == set(game.points) for game in deal.games)


@pytest.mark.parametrize("game", ALL)
def test_a_level_against_itself_is_exactly_as_good(game):
    plan = plan_of(game, "beginner", "beginner")
    told = summary(plan, here(partial(deal_of, plan), (1, 2), 1))
    assert (told["mean"], told["se"]) == (0, 0)
    assert all((role["mean"], role["se"]) == (0, 0) for role in told["per_role"].values())


def test_roles_are_counted_from_the_dealers_left():
    for index in range(4):
        english = setup_of("english-dummy", index)
        assert roles_of(english) == {"NS": "declarer", "EW": "adversary"}
        whist = setup_of("classic-whist", index)
        dealers = column_of(whist.layout, whist.layout.holder[whist.dealer])
        assert roles_of(whist)[dealers] == "second" and set(roles_of(whist).values()) == {"first", "second"}
        three = setup_of("three-handed", index)
        assert roles_of(three)[column_of(three.layout, three.layout.holder[three.dealer])] == "third"


def test_chairs_have_their_own_chance_and_all_chairs_deal():
    plan = plan_of()
    assert len({number_of(plan, index, what) for index in (1, 2) for what in ("cards", "chair S", "chair W")}) == 6
    assert number_of(plan, 1, "cards") != number_of(replace(plan, seed="2"), 1, "cards")
    for game in ALL:
        dealers = {setup_of(game, index).dealer for index in range(1, 5)}
        assert len(dealers) == (2 if game == "single-dummy-bridge" else len(setup_of(game, 1).layout.chairs))


@pytest.mark.parametrize("game", ALL)
def test_tricks_and_points_are_those_of_the_count(game):
    plan = plan_of(game, "beginner", "beginner")
    setup = setup_of(game, 2)
    deciders = {player: decider("beginner", 1) for player in setup.layout.players}
    *_, last = played(setup, number_of(plan, 2, "cards"), deciders)
    assert isinstance(last, DealState)
    before, after = dict(last.result.before), dict(last.result.after)
    if last.result.winner is None:
        assert points_of(last) == {side: after[side] - before[side] for side in columns(setup.layout)}


# ---- the same everywhere ----


@pytest.mark.parametrize(("game", "a", "b"), [
    ("english-dummy", "steady", "beginner"), ("bid-dummy", "beginner", "random"), ("three-handed", "steady", "random"),
    ("humbug", "steady", "random"),
])  # fmt: skip
def test_a_deal_is_the_same_alone_and_after_others(game, a, b):
    plan = plan_of(game, a, b)
    together = deals_of(plan, (1, 2, 3))
    assert [timeless(deal_of(plan, index)) for index in (3, 1, 2)] == [together[2], together[0], together[1]]


@native
def test_a_warm_solver_answers_as_a_new_one():
    plan = plan_of("humbug", "pimc:3", "strong", errors=True, roles=False)
    after_others = deals_of(plan, (1, 2))[1]
    program = (
        "import json\n"
        "from dummywhist.cli.arena.plan import Plan, plain\n"
        "from dummywhist.cli.arena.ways import deal_of\n"
        "plan = Plan('humbug', {}, 'pimc:3', 'strong', '1', errors=True, roles=False)\n"
        "print(json.dumps(plain(deal_of(plan, 2))))\n"
    )
    done = process(*PYTHON, "-c", program)
    assert done.returncode == 0, done.stderr
    assert timeless(read_deal(json.loads(done.stdout))) == after_others


def test_it_is_the_same_however_many_at_a_time(capsys):
    said = []
    for jobs in ("1", "2"):
        (told,) = reports(capsys, *QUICK, "--deals", "9", "--jobs", jobs)
        said.append({key: value for key, value in told.items() if key != "ms_per_move"})
    assert said[0] == said[1] and said[0]["deals"] == 9
    assert deals_of(plan_of(), range(1, 7)) == deals_of(plan_of(), range(1, 7), jobs=2)


def test_a_longer_match_begins_with_the_shorter():
    assert deals_of(plan_of(), range(1, 3)) == deals_of(plan_of(), range(1, 5))[:2]


@pytest.fixture
def dask():
    """Where no cluster can be had the test has nothing to look at; `check` installs it."""
    return pytest.importorskip("distributed")


@pytest.mark.long
def test_a_cluster_plays_the_same_match(dask):
    plan = plan_of("classic-whist", "beginner", "random")
    ours = deals_of(plan, range(1, 7))
    there = sorted(on_cluster(partial(deal_of, plan), range(1, 7), "local", 2), key=lambda deal: deal.index)
    assert [timeless(deal) for deal in there] == ours
    assert summary(plan, there) == summary(plan, reversed(there))


def test_a_cluster_is_found_by_its_address_and_its_threads_do_not_mix_deals(dask):
    plan = plan_of("humbug", "steady", "beginner", errors=is_native())
    quiet = {"dashboard_address": None, "processes": False}
    with dask.LocalCluster(n_workers=1, threads_per_worker=3, **quiet) as cluster:
        there = list(on_cluster(partial(deal_of, plan), range(1, 7), cluster.scheduler_address, 1))
    assert sorted(map(timeless, there), key=lambda deal: deal.index) == deals_of(plan, range(1, 7))


def test_a_cluster_that_does_not_answer_is_said(dask, capsys, monkeypatch):
    monkeypatch.setattr("dummywhist.cli.arena.running.PATIENCE", "200ms")
    status, out, err = run(capsys, *QUICK, "--deals", "1", "--cluster", "tcp://127.0.0.1:1")
    assert (status, out, err) == (1, "", "dummywhist: No Dask cluster answers at “tcp://127.0.0.1:1”.\n")


def test_without_dask_it_is_said(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    status, out, err = run(capsys, *QUICK, "--deals", "1", "--cluster", "local")
    assert (status, out, err) == (1, "", "dummywhist: A cluster needs Dask; install dummywhist[cluster].\n")


def test_dask_is_loaded_for_a_cluster_only():
    program = (
        "import sys\n"
        "from dummywhist.__main__ import main\n"
        "main(['arena', 'english-dummy', '--a', 'random', '--b', 'random', '--deals', '1', '--jobs', '1'])\n"
        "print([name for name in sys.modules if name.startswith(('dask', 'distributed', 'PySide6'))])\n"
    )
    done = process(*PYTHON, "-c", program)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


# ---- the yardstick, and double dummy ----


@native
def test_the_yardstick_takes_the_best_mean_of_its_worlds():
    setup = setup_of("english-dummy", 1)
    deciders = {player: decider("pimc:4", 5) for player in setup.layout.players}
    looked = 0
    solver = Solver(16)
    for moment in played(setup, 77, deciders):
        if isinstance(moment, Moment) and isinstance(moment.action, Play) and moment.seconds is not None:
            insight = Insight(view(moment.state, moment.player))
            if insight.hand.bit_count() > 8:
                continue
            assert pimc(insight, 5, Yardstick(4)).card == moment.action.card
            looked += 1
            totals = {}
            for world in positions(insight, layouts(insight, 4, dice(insight, 5))[:4]):
                for card, tricks in solver.cards(world).items():
                    totals[card] = totals.get(card, 0) + tricks
            assert moment.action.card == of_best(insight, totals, Yardstick(4), Random(1))
    assert looked > 10


@native
def test_the_yardstick_decides_as_steady_before_the_play_and_claims_alike():
    for game in ("bid-dummy", "single-dummy-bridge", "humbug"):
        setup = setup_of(game, 3)
        for moment in played(setup, 5, {player: decider("steady", 9) for player in setup.layout.players}):
            if isinstance(moment, Moment) and not isinstance(moment.action, Play):
                seen = view(moment.state, moment.player)
                assert decider("pimc:2", 9)(seen) == decide("steady", seen, 9).action


@native
def test_errors_are_the_tricks_below_double_dummy():
    setup = setup_of("english-dummy", 3)
    deciders = {player: decider("random", player_seed) for player_seed, player in enumerate(setup.layout.players)}
    *moments, last = played(setup, 123, deciders)
    choices = [moment for moment in moments if isinstance(moment.action, Play) and moment.seconds is not None]
    found = given_away(moments, Solver(16))
    assert [player for player, _ in found] == [moment.player for moment in choices]
    solver = Solver(16)
    for moment, (_, lost) in zip(choices, found, strict=True):
        cards = solver.cards(position_of(moment.state, moment.player))
        assert lost == max(cards.values()) - cards[moment.action.card]
    # Whatever a side makes beyond its due the other gave away.
    first = next(moment.state for moment in moments if isinstance(moment.action, Play))
    south = setup.layout.holder[2]
    due = solver.tricks(position_of(first, south))
    gifts = {True: 0, False: 0}
    for player, lost in found:
        gifts[player == south] += lost
    assert dict(last.result.tricks)["NS"] == due + gifts[False] - gifts[True]


@native
@pytest.mark.parametrize("game", [game for game in ALL if not game.startswith("mort")])
def test_errors_can_be_found_in_every_game(game):
    plan = plan_of(game, "beginner", "random", errors=True, roles=False)
    for deal in here(partial(deal_of, plan), (1, 2), 1):
        for one in deal.games:
            for letter, roles in one.errors.items():
                assert all(tricks >= 0 for tricks in roles.values()), (letter, roles)


def test_a_budget_reaches_the_players(monkeypatch):
    seen = []

    def watched(level, told, seed, manner):
        seen.append(manner)
        return decide(level, told, seed)

    monkeypatch.setattr("dummywhist.cli.arena.deciders.decide", watched)
    deal_of(plan_of(a="steady", b="beginner", budget=1234, roles=False, unit="tricks"), 1)
    assert {manner.budget for manner in seen} == {1234}
    assert {manner.tricks for manner in seen} == {True}
    assert {kind for manner in seen for _, kind in manner.company} == {Kind.COMPUTER}, "nobody is told who sits there"
    assert all(isinstance(manner, Manner) and manner.seconds is None for manner in seen)


# ---- on another day ----


def test_a_match_goes_on_where_it_was_left(capsys, tmp_path):
    path = tmp_path / "match.jsonl"
    run(capsys, *QUICK, "--deals", "3", "--resume", str(path))
    before = path.read_bytes()
    (told,) = reports(capsys, *QUICK[:-3], "--no-errors", "--deals", "6", "--resume", str(path), "--jobs", "2")
    assert path.read_bytes().startswith(before) and len(path.read_text().splitlines()) == 7
    (at_once,) = reports(capsys, *QUICK, "--deals", "6")
    assert {**told, "ms_per_move": 0} == {**at_once, "ms_per_move": 0}
    (again,) = reports(capsys, *QUICK, "--deals", "6", "--resume", str(path))
    assert again == told
    (fewer,) = reports(capsys, *QUICK, "--deals", "2", "--resume", str(path))
    assert fewer["deals"] == 2 and len(path.read_text().splitlines()) == 7


def test_a_torn_last_line_is_left_out_with_a_word(capsys, tmp_path):
    path = tmp_path / "match.jsonl"
    run(capsys, *QUICK, "--deals", "3", "--resume", str(path))
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    at = len(whole) - len(last)
    (told,) = reports(capsys, *QUICK, "--deals", "3", "--resume", str(path))
    for torn in (last[:-1], last[:40], b'{"kind": "arena-deal"}\n', b"\xff\n"):
        path.write_bytes(whole[:at] + torn)
        status, out, err = run(capsys, *QUICK, "--deals", "3", "--resume", str(path), "--json")
        assert (status, err) == (0, "dummywhist: The last line of “match.jsonl” was cut short and is left out.\n")
        assert {**json.loads(out), "ms_per_move": 0} == {**told, "ms_per_move": 0}
        assert {read_deal(json.loads(line)).index for line in path.read_bytes().splitlines()[1:]} == {1, 2, 3}


def test_a_torn_first_line_is_begun_again(capsys, tmp_path):
    path = tmp_path / "match.jsonl"
    run(capsys, *QUICK, "--deals", "1", "--resume", str(path))
    whole = path.read_bytes()
    for kept in (0, 10):
        path.write_bytes(whole[:kept])
        assert run(capsys, *QUICK, "--deals", "1", "--resume", str(path))[0] == 0
        assert len(path.read_bytes().splitlines()) == 2


@pytest.mark.parametrize(("changed", "why"), [
    (("--a", "steady"), 'its level A: "beginner", not "steady"'),
    (("--b", "beginner"), 'its level B: "random", not "beginner"'),
    (("--seed", "2"), 'its seed: "1", not "2"'),
    (("--set", "game=7"), 'its rules: {}, not {"game": 7}'),
    (("--budget", "1000"), "its budget: null, not 1000"),
    (("--no-roles",), "its roles: true, not false"),
    (("--count", "tricks"), 'its unit: "points", not "tricks"'),
    (("--scores", "love"), 'its scores: "random", not "love"'),
])  # fmt: skip
def test_the_file_of_another_match_is_refused(capsys, tmp_path, changed, why):
    path = tmp_path / "match.jsonl"
    run(capsys, *QUICK, "--deals", "1", "--resume", str(path))
    before = path.read_bytes()
    said = run(capsys, *QUICK, "--deals", "2", "--resume", str(path), *changed)
    assert said == (1, "", f"dummywhist: “match.jsonl” is of another match ({why}); it is left as it is.\n")
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["letters", "letters\n", '{"kind": "deal"}\n', "[1]\n", "\x00\n"])
def test_another_file_is_refused(capsys, tmp_path, text):
    path = tmp_path / "a.txt"
    path.write_text(text)
    said = run(capsys, *QUICK, "--deals", "1", "--resume", str(path))
    assert said == (1, "", "dummywhist: “a.txt” is no file of a match; it is left as it is.\n")
    assert path.read_text() == text


def test_what_else_is_wrong_with_a_file_is_said(capsys, tmp_path):
    path = tmp_path / "match.jsonl"
    run(capsys, *QUICK, "--deals", "2", "--resume", str(path))
    first, one, two = path.read_text().splitlines(keepends=True)
    path.write_text(first + "{}\n" + two)
    _, _, err = run(capsys, *QUICK, "--deals", "2", "--resume", str(path))
    assert err == "dummywhist: “match.jsonl” has a line, number 2, that is no deal of a match; it is left as it is.\n"
    path.write_text(first.replace('"version":2', '"version":9') + one)
    assert "another version" in run(capsys, *QUICK, "--deals", "2", "--resume", str(path))[2]
    path.write_text(first + one.replace('"tricks":{"NS":', '"tricks":{"NS":1', 1))
    _, _, err = run(capsys, *QUICK, "--deals", "2", "--resume", str(path))
    assert err == "dummywhist: “match.jsonl” was begun by players who play otherwise; it is left as it is.\n"
    assert run(capsys, *QUICK, "--deals", "1", "--resume", str(tmp_path))[:2] == (1, "")
    status, out, err = run(capsys, *QUICK, "--deals", "1", "--resume", str(tmp_path / "no" / "file"))
    assert (status, out) == (1, "") and err.count("\n") == 1 and "There is no folder" in err


@pytest.mark.skipif(sys.platform == "win32", reason="no locks of this kind")
def test_two_matches_cannot_be_played_into_one_file(capsys, tmp_path):
    path = tmp_path / "match.jsonl"
    plan = plan_of()
    with opened(path, match_form(plan)):
        _, _, err = run(capsys, *QUICK, "--deals", "1", "--resume", str(path))
    assert err == f"dummywhist: {path}: another match is being played into it.\n"


def test_a_deal_is_read_as_it_was_written():
    for game in ("english-dummy", "three-handed"):
        deal = deal_of(plan_of(game, errors=is_native()), 1)
        assert read_deal(json.loads(json.dumps(plain(deal)))) == deal
    for wrong in (None, [], {}, {"kind": "arena-deal", "index": 0}, {**plain(deal), "games": []}):
        with pytest.raises(ValueError, match="no deal"):
            read_deal(wrong)


# ---- interrupted, and wrongly asked ----


def _interruptible() -> None:
    """Take interruptions as a terminal's program does, also where the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_match_tells_what_there_is(tmp_path, jobs):
    path = tmp_path / "match.jsonl"
    argv = (*COMMAND, "arena", "english-dummy", "--a", "steady", "--b", "beginner", "--deals", "100000", "--no-errors")
    with subprocess.Popen(
        (*argv, "--seed", "1", "--json", "--jobs", jobs, "--resume", str(path)),
        stdout=-1, stderr=-1, env=ENVIRONMENT, start_new_session=True, preexec_fn=_interruptible,
    ) as child:  # fmt: skip
        until = time.monotonic() + 60
        while time.monotonic() < until and (not path.exists() or path.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        # As a terminal does: to all processes of the group.
        os.killpg(child.pid, signal.SIGINT)
        try:
            out, err = child.communicate(timeout=30)
        finally:
            child.kill()
    assert (child.returncode, err) == (130, b"")
    told = json.loads(out)
    # One may have been on its way to the disk.
    assert told["deals"] >= 2 and math.isfinite(told["mean"])
    assert path.read_bytes().count(b"\n") - 1 >= told["deals"]


def test_nothing_finished_is_said(capsys, monkeypatch):
    def interrupted(plan, indices, jobs):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(command, "here", interrupted)
    status, out, err = run(capsys, *QUICK, "--deals", "5")
    assert (status, err) == (130, "")
    assert out.startswith("english-dummy: beginner against random: no deal was finished.\n0 deals played in ")
    (told,) = map(json.loads, run(capsys, *QUICK, "--deals", "5", "--json")[1].splitlines())
    assert told["deals"] == 0 and "mean" not in told


ASKED = ("arena", "english-dummy", "--a", "steady", "--b", "random")


@pytest.mark.parametrize(("argv", "sentence"), [
    (("arena", "bezique", *ASKED[2:], "--deals", "1"), "There is no game “bezique”."),
    ((*ASKED, "--deals", "1", "--a", "champion"), "There is no level “champion”; levels are "),
    ((*ASKED, "--deals", "1", "--b", "pimc:0"), "There is no level “pimc:0”; levels are "),
    ((*ASKED, "--deals", "1", "--b", "pimc:"), "There is no level “pimc:”; levels are "),
    ((*ASKED, "--deals", "1", "--b", "person"), "There is no level “person”; levels are "),
    ((*ASKED, "--deals", "1", "--set", "game=6"), "“6” is no value of game; it may be 5, 7, 10."),
])  # fmt: skip
def test_what_is_not_there_is_said_in_one_line(capsys, argv, sentence):
    for extra in ((), ("--json",)):
        status, out, err = run(capsys, *argv, *extra)
        assert (status, out, err.count("\n")) == (1, "", 1) and err.startswith(f"dummywhist: {sentence}")


@pytest.mark.parametrize("argv", [
    ("arena",), ("arena", "english-dummy"), ASKED, (*ASKED, "--deals", "0"), (*ASKED, "--deals", "x"),
    (*ASKED, "--deals", "1", "--budget", "0"), (*ASKED, "--deals", "1", "--jobs", "0"),
    (*ASKED, "--deals", "1", "--set", "game"), ("arena", "english-dummy", "--a", "steady", "--deals", "1"),
])  # fmt: skip
def test_wrong_usage(capsys, argv):
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "") and "Usage: dummywhist" in err
