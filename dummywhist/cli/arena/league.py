"""How good is a level in whatever company? In each seat of a deal it takes the place of another, the rest the same.

In a match the others play as the rival does, so that reading the rival's habits pays twice. In the league all others
are of a company: many kinds, some with habits that a reader of cards must not count on. They sit together for some
deals, in which each gets to know how the others play, as at the table.
"""

import math
import random
import statistics
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from dummywhist.cli.arena.deals import points_of, setup_of, worth_of
from dummywhist.cli.arena.file import Form
from dummywhist.cli.arena.plan import FOR_TRICKS, LETTERS, Letter, Plan, number_of
from dummywhist.cli.arena.ways import one_at_a_time, played_by, roles_of
from dummywhist.engine.deal.layout import PLAYERS, Player, column_of, lay_out
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.acquaintance import Acquaintance
from dummywhist.engine.players.belief.learning import learned
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.values import NamedTuple

YARDSTICK: Final = "pimc:20"
COMPANIES: Final = (
    YARDSTICK, "pimc:20:highest", "pimc:20:any", "pimc:20:any:short", "pimc:60", "strong", "steady", "beginner",
    "people", "random",
)  # fmt: skip
SITTING: Final = 12
"""Deals in which the same players sit together, if nothing is said: about two rubbers."""
DECIMALS: Final = 6
Asked = tuple[str, int]
"""A company, and the number of the sitting, from 1."""


class Result(NamedTuple):
    """What the side of a seat made: its tricks, its points, and what the score after the deal is worth to it."""

    tricks: int
    points: int
    worth: float


class Round(NamedTuple):
    """One deal in a company: by player his role, and what his side made with each of the two levels in his place."""

    number: int
    roles: Mapping[Player, str]
    made: Mapping[Player, Mapping[Letter, Result]]


class Sitting(NamedTuple):
    """The ``nth`` sitting with a ``company``, deal by deal.

    ``stood_in``: the decisions made in the place of players of other makers.
    """

    company: str
    nth: int
    rounds: tuple[Round, ...]
    stood_in: int = 0


class _Played(NamedTuple):
    """What a sitting of one seating gave: by deal the results by player; and how often steady stood in."""

    results: list[dict[Player, Result]]
    stood_in: int


def sitting_of(plan: Plan, sitting: int, asked: Asked) -> Sitting:
    """Play ``sitting`` deals in the company ``asked``: each level once in the place of each player; the same on every
    machine.
    """
    company, nth = asked
    with one_at_a_time():
        indices = range((nth - 1) * sitting + 1, nth * sitting + 1)
        players = _players(plan)
        played: dict[tuple[str, ...], _Played] = {}
        of: dict[tuple[Player, Letter], _Played] = {}
        for player in players:
            for letter in LETTERS:
                seating = dict.fromkeys(players, company) | {player: plan.level(letter)}
                # Where a level is the company itself, all its seats are one table.
                key = tuple(seating.values())
                if key not in played:
                    played[key] = _sat(plan, indices, seating)
                of[player, letter] = played[key]
        rounds = []
        for at, index in enumerate(indices):
            setup = setup_of(plan.game, index, plan.changes)
            roles = roles_of(setup)
            named = {player: roles[column_of(setup.layout, player)] for player in players}
            made = {
                player: {letter: of[player, letter].results[at][player] for letter in LETTERS} for player in players
            }
            rounds.append(Round(number_of(plan, index, "cards"), named, made))
        return Sitting(company, nth, tuple(rounds), sum(one.stood_in for one in played.values()))


def _players(plan: Plan) -> tuple[Player, ...]:
    seats = game_of(plan.game).rules(plan.changes).seats
    return lay_out(seats, dict(zip(seats.living, PLAYERS, strict=False))).players


def _sat(plan: Plan, indices: Iterable[int], seating: Mapping[Player, str]) -> _Played:
    """Play the deals ``indices`` one after another, and let everybody learn from each how the others play."""
    known: dict[Player, Acquaintance] = {}
    results = []
    stood_in = 0
    for index in indices:
        scores = random.Random(number_of(plan, index, "scores")) if plan.scores == "random" else None
        setup = setup_of(plan.game, index, plan.changes, scores)
        habits = tuple((player, one.habits) for player, one in known.items())
        _, last, instead = played_by(plan, setup, number_of(plan, index, "cards"), seating, habits)
        stood_in += sum(instead.values())
        results.append({player: _result_of(last, player) for player in seating})
        known.update(learned(view(last, None), known))
    return _Played(results, stood_in)


def _result_of(last: DealState, player: Player) -> Result:
    assert last.result is not None
    column = column_of(last.setup.layout, player)
    tricks = sum(made for side, made in last.result.tricks if side == column)
    return Result(tricks, points_of(last)[column], worth_of(last)[column])


def league_form(plan: Plan, sitting: int) -> Form[Asked, Sitting]:
    """Return what the file of a league holds."""
    header = {
        "kind": "arena-league", "version": 2, "game": plan.game, "rules": dict(plan.changes), "a": plan.a, "b": plan.b,
        "seed": plan.seed, "budget": plan.budget, "unit": plan.unit, "scores": plan.scores, "sitting": sitting,
    }  # fmt: skip
    return Form(header, lambda one: (one.company, one.nth), plain, read_sitting)


def plain(one: Sitting) -> dict[str, Any]:
    """Return ``one`` as JSON has it."""
    return {
        "kind": "league-sitting", "company": one.company, "index": one.nth, "rounds": list(map(_plain, one.rounds)),
        "stood_in": one.stood_in,
    }  # fmt: skip


def _plain(one: Round) -> dict[str, Any]:
    made = {player: {letter: list(result) for letter, result in both.items()} for player, both in one.made.items()}
    return {"deal": str(one.number), "roles": dict(one.roles), "made": made}


def read_sitting(fields: Any) -> Sitting:
    """Return what `plain` spelled; ValueError for anything else."""
    try:
        assert fields["kind"] == "league-sitting"
        rounds = tuple(map(_round, fields["rounds"]))
        assert rounds
        return Sitting(str(fields["company"]), int(fields["index"]), rounds, int(fields["stood_in"]))
    except (AssertionError, AttributeError, KeyError, TypeError) as error:
        raise ValueError("no sitting of a league") from error


def _round(fields: Any) -> Round:
    players = [player for player in PLAYERS if player in fields["made"]]
    assert players
    made: dict[Player, Mapping[Letter, Result]] = {
        player: {letter: _result(*fields["made"][player][letter]) for letter in LETTERS} for player in players
    }
    return Round(int(fields["deal"]), {player: str(fields["roles"][player]) for player in players}, made)


def _result(tricks: Any, points: Any, worth: Any) -> Result:
    return Result(int(tricks), int(points), float(worth))


def report(plan: Plan, sitting: int, sittings: Iterable[Sitting]) -> dict[str, Any]:
    """Return what the league shows: by company, and over all of them; the same in whatever order it was played.

    Standard errors are those of the means of sittings; where each is a single deal, of deals.
    """
    listed = sorted(sittings, key=lambda one: (one.company, one.nth))
    told: dict[str, Any] = {
        "kind": "league", "game": plan.game, "rules": dict(plan.changes), "a": plan.a, "b": plan.b, "seed": plan.seed,
        "budget": plan.budget, "unit": plan.unit, "scores": plan.scores, "sitting": sitting, "companies": {},
    }  # fmt: skip
    if stood_in := sum(one.stood_in for one in listed):
        told["stood_in"] = stood_in
    units = ["points", "tricks"] if plan.unit == "points" and plan.game in FOR_TRICKS else [plan.unit]
    all_roles = sorted({role for one in listed for role in one.rounds[0].roles.values()}, reverse=True)
    for company in COMPANIES:
        of = [one for one in listed if one.company == company]
        if of:
            told["companies"][company] = {
                "deals": sum(len(one.rounds) for one in of),
                **{unit: _estimate([_gain(one, unit, None) for one in of]) for unit in units},
                "per_role": {role: _estimate([_gain(one, plan.unit, role) for one in of]) for role in all_roles},
            }  # fmt: skip
    for unit in units if listed else ():
        told[unit] = {
            **_over_all(listed, unit, None),
            "worst": min(told["companies"], key=lambda name: told["companies"][name][unit]["mean"]),
        }
    if listed:
        told["per_role"] = {role: _over_all(listed, plan.unit, role) for role in all_roles}
    return told


def _over_all(sittings: Sequence[Sitting], unit: str, role: str | None) -> dict[str, float | None]:
    """Return the mean over companies; in all of them the same cards are dealt, so the error is that of the sittings."""
    means: dict[int, dict[str, float]] = {}
    for one in sittings:
        means.setdefault(one.nth, {})[one.company] = _gain(one, unit, role)
    companies = {one.company for one in sittings}
    whole = [statistics.fmean(gains.values()) for gains in means.values() if gains.keys() == companies]
    return _estimate(whole) if whole else {"mean": None, "se": None}


def _gain(one: Sitting, unit: str, role: str | None) -> float:
    """Return by how much A does better a deal than B in the same seats, the sum over those of ``role``, or all.

    So it compares with the gain of a match, which is that of both ways to play a deal.
    """
    gains = (
        _of(both["a"], unit) - _of(both["b"], unit)
        for round_ in one.rounds
        for player, both in round_.made.items()
        if role in (None, round_.roles[player])
    )
    return math.fsum(gains) / len(one.rounds)


def _of(result: Result, unit: str) -> float:
    return result.tricks if unit == "tricks" else result.worth


def _estimate(gains: Sequence[float]) -> dict[str, float | None]:
    error = statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else None
    return {"mean": round(statistics.fmean(gains), DECIMALS), "se": error and round(error, DECIMALS)}
