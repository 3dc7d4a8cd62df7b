"""How good is a level in whatever company? In each seat of a deal it takes the place of another, the rest the same.

In a match the others play as the rival does, so that reading the rival's habits pays twice. In the league all others
are of a company: many kinds, some with habits that a reader of cards must not count on.
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
from dummywhist.engine.deal.layout import PLAYERS, Player, column_of
from dummywhist.engine.values import NamedTuple

YARDSTICK: Final = "pimc:20"
COMPANIES: Final = (
    YARDSTICK, "pimc:20:highest", "pimc:20:any", "pimc:20:any:short", "pimc:60", "strong", "steady", "beginner",
    "people", "random",
)  # fmt: skip
DECIMALS: Final = 6


class Result(NamedTuple):
    """What the side of a seat made: its tricks, its points, and what the score after the deal is worth to it."""

    tricks: int
    points: int
    worth: float


class Round(NamedTuple):
    """The ``nth`` deal in one ``company``: by player his role, and what his side made with each of the two levels.

    ``stood_in``: the decisions made in the place of players of other makers.
    """

    company: str
    nth: int
    number: int
    roles: Mapping[Player, str]
    made: Mapping[Player, Mapping[Letter, Result]]
    stood_in: int = 0


def round_of(plan: Plan, asked: tuple[str, int]) -> Round:
    """Play a deal in a company, ``asked``: each level once in the place of each player; the same on every machine."""
    company, index = asked
    with one_at_a_time():
        scores = random.Random(number_of(plan, index, "scores")) if plan.scores == "random" else None
        setup = setup_of(plan.game, index, plan.changes, scores)
        number = number_of(plan, index, "cards")
        roles = roles_of(setup)
        made: dict[Player, dict[Letter, Result]] = {}
        stood_in = 0
        for player in setup.layout.players:
            column = column_of(setup.layout, player)
            made[player] = {}
            for letter in LETTERS:
                seating = dict.fromkeys(setup.layout.players, company) | {player: plan.level(letter)}
                _, last, instead = played_by(plan, setup, number, seating)
                assert last.result is not None
                stood_in += sum(instead.values())
                won = dict(last.result.tricks)
                made[player][letter] = Result(won.get(column, 0), points_of(last)[column], worth_of(last)[column])
        named = {player: roles[column_of(setup.layout, player)] for player in setup.layout.players}
        return Round(company, index, number, named, made, stood_in)


def league_form(plan: Plan) -> Form[tuple[str, int], Round]:
    """Return what the file of a league holds."""
    header = {
        "kind": "arena-league", "version": 1, "game": plan.game, "rules": dict(plan.changes), "a": plan.a, "b": plan.b,
        "seed": plan.seed, "budget": plan.budget, "unit": plan.unit, "scores": plan.scores,
    }  # fmt: skip
    return Form(header, lambda one: (one.company, one.nth), plain, read_round)


def plain(one: Round) -> dict[str, Any]:
    """Return ``one`` as JSON has it."""
    made = {player: {letter: list(result) for letter, result in both.items()} for player, both in one.made.items()}
    return {
        "kind": "league-deal", "company": one.company, "index": one.nth, "deal": str(one.number),
        "roles": dict(one.roles), "made": made, "stood_in": one.stood_in,
    }  # fmt: skip


def read_round(fields: Any) -> Round:
    """Return what `plain` spelled; ValueError for anything else."""
    try:
        assert fields["kind"] == "league-deal"
        players = [player for player in PLAYERS if player in fields["made"]]
        made: dict[Player, Mapping[Letter, Result]] = {
            player: {letter: _result(*fields["made"][player][letter]) for letter in LETTERS} for player in players
        }
        roles = {player: str(fields["roles"][player]) for player in players}
        assert players
        return Round(
            str(fields["company"]), int(fields["index"]), int(fields["deal"]), roles, made, int(fields["stood_in"])
        )
    except (AssertionError, AttributeError, KeyError, TypeError) as error:
        raise ValueError("no deal of a league") from error


def _result(tricks: Any, points: Any, worth: Any) -> Result:
    return Result(int(tricks), int(points), float(worth))


def report(plan: Plan, rounds: Iterable[Round]) -> dict[str, Any]:
    """Return what the league shows: by company, and over all of them; the same in whatever order it was played."""
    listed = sorted(rounds, key=lambda one: (one.company, one.nth))
    told: dict[str, Any] = {
        "kind": "league", "game": plan.game, "rules": dict(plan.changes), "a": plan.a, "b": plan.b, "seed": plan.seed,
        "budget": plan.budget, "unit": plan.unit, "scores": plan.scores, "companies": {},
    }  # fmt: skip
    if stood_in := sum(one.stood_in for one in listed):
        told["stood_in"] = stood_in
    units = ["points", "tricks"] if plan.unit == "points" and plan.game in FOR_TRICKS else [plan.unit]
    for company in COMPANIES:
        of = [one for one in listed if one.company == company]
        if of:
            told["companies"][company] = {
                "deals": len(of), **{unit: _estimate([_gain(one, unit, None) for one in of]) for unit in units},
                "per_role": {
                    role: _estimate([_gain(one, plan.unit, role) for one in of if role in one.roles.values()])
                    for role in sorted({role for one in of for role in one.roles.values()}, reverse=True)
                },
            }  # fmt: skip
    for unit in units if listed else ():
        told[unit] = {
            **_over_all(listed, unit),
            "worst": min(told["companies"], key=lambda name: told["companies"][name][unit]["mean"]),
        }
    return told


def _over_all(rounds: Sequence[Round], unit: str) -> dict[str, float | None]:
    """Return the mean over companies; in all of them the same cards are dealt, so the error is that of the deals."""
    means: dict[int, dict[str, float]] = {}
    for one in rounds:
        means.setdefault(one.nth, {})[one.company] = _gain(one, unit, None)
    companies = {one.company for one in rounds}
    whole = [statistics.fmean(gains.values()) for gains in means.values() if gains.keys() == companies]
    return _estimate(whole) if whole else {"mean": None, "se": None}


def _gain(one: Round, unit: str, role: str | None) -> float:
    """Return by how much A does better than B in the same seats, the mean over the seats of ``role``, or of all."""
    gains = [_of(both["a"], unit) - _of(both["b"], unit) for player, both in one.made.items()
             if role in (None, one.roles[player])]  # fmt: skip
    return statistics.fmean(gains)


def _of(result: Result, unit: str) -> float:
    return result.tricks if unit == "tricks" else result.worth


def _estimate(gains: Sequence[float]) -> dict[str, float | None]:
    error = statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else None
    return {"mean": round(statistics.fmean(gains), DECIMALS), "se": error and round(error, DECIMALS)}
