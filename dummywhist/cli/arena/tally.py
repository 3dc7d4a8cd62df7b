"""What does a match show? Means a deal with their standard errors, by role, and the time of a decision."""

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Any

from dummywhist.cli.arena.plan import FOR_TRICKS, LETTERS, Deal, Letter, Plan, Unit
from dummywhist.engine.values import NamedTuple

DECIMALS = 6


class Estimate(NamedTuple):
    """A mean and its standard error, None for that of a single deal."""

    mean: float
    se: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of ``values``, of which there is one at least, and its standard error."""
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None
    return Estimate(statistics.fmean(values), error)


def better(deal: Deal, unit: Unit) -> float:
    """Return by how much A does better than B in the same seats.

    Of two sides it is what a side has with A, less what it has with B, against the other level each time: so what A
    gains in one role and what it gains in the other are in it both. Of three players it is the mean over the chairs.
    """
    gains = [_gain(deal, column, unit) for column in deal.roles]
    return sum(gains) / len(gains)


def by_role(deal: Deal, unit: Unit) -> dict[str, float]:
    """Return what A gains in each role: of two sides, against B and by what B makes there; they sum to `better`.

    Empty where B did not play against itself. Of three players, what A gains on each chair.
    """
    if len(deal.roles) > 2:
        return {role: _gain(deal, column, unit) for column, role in deal.roles.items()}
    base = deal.way()
    if base is None:
        return {}
    found = {}
    for column, role in deal.roles.items():
        game = deal.way(column)
        assert game is not None
        found[role] = game.of(column, unit) - base.of(column, unit)
    return found


def _gain(deal: Deal, column: str, unit: Unit) -> float:
    with_a = deal.way(column)
    with_b = deal.way(*(other for other in deal.roles if other != column))
    assert with_a is not None and with_b is not None
    return with_a.of(column, unit) - with_b.of(column, unit)


def summary(plan: Plan, deals: Iterable[Deal]) -> dict[str, Any]:
    """Return the report of a match; the same for the same deals, in whatever order they were played."""
    unit = plan.unit
    listed = sorted(deals, key=lambda deal: deal.index)
    told: dict[str, Any] = {
        "kind": "arena", "game": plan.game, "rules": dict(plan.changes), "a": plan.a, "b": plan.b, "seed": plan.seed,
        "budget": plan.budget, "deals": len(listed), "unit": unit, "scores": plan.scores,
    }  # fmt: skip
    if not listed:
        return told
    mean, error = estimate([better(deal, unit) for deal in listed])
    told |= {"mean": _rounded(mean), "se": _rounded(error), "per_role": _roles(listed, unit)}
    if unit == "points" and plan.game in FOR_TRICKS:
        mean, error = estimate([better(deal, "tricks") for deal in listed])
        told["tricks"] = {"mean": _rounded(mean), "se": _rounded(error)}
    told["ms_per_move"] = {letter: _times(listed, letter) for letter in LETTERS}
    stood_in = {
        letter: sum(game.stood_in.get(letter, 0) for deal in listed for game in deal.games) for letter in LETTERS
    }
    if any(stood_in.values()):
        told["stood_in"] = stood_in
    if plan.errors:
        told["dd_errors"] = {letter: _errors(listed, letter) for letter in LETTERS}
    return told


def _roles(deals: Sequence[Deal], unit: Unit) -> dict[str, dict[str, float | None]]:
    gained: dict[str, list[float]] = {}
    for deal in deals:
        for role, gain in by_role(deal, unit).items():
            gained.setdefault(role, []).append(gain)
    found = {}
    for role, gains in sorted(gained.items(), key=lambda item: _order(item[0])):
        mean, error = estimate(gains)
        found[role] = {"mean": _rounded(mean), "se": _rounded(error)}
    return found


def _times(deals: Sequence[Deal], letter: Letter) -> dict[str, float | None]:
    times = [took for deal in deals for game in deal.games for took in game.ms[letter]]
    return {"median": statistics.median(times) if times else None, "max": max(times, default=None)}


def _errors(deals: Sequence[Deal], letter: Letter) -> dict[str, float]:
    """Return by role the tricks given away double dummy in a deal, on average."""
    lost: dict[str, list[int]] = {}
    for deal in deals:
        for game in deal.games:
            for role, tricks in game.errors[letter].items():
                lost.setdefault(role, []).append(tricks)
    return {
        role: round(statistics.fmean(tricks), DECIMALS)
        for role, tricks in sorted(lost.items(), key=lambda item: _order(item[0]))
    }


def _order(role: str) -> tuple[bool, str]:
    return role != "declarer", role


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DECIMALS)
