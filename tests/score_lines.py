"""Do the lines of a score add up to it? Read from `selfplay --json`, so that nothing is added up by the program."""

from fractions import Fraction
from typing import Any

Line = dict[str, Any]


def total(lines: list[Line], side: str, unit: str) -> int:
    """Return what ``lines`` of ``unit`` come to for ``side``, less what they come to for the other."""
    return sum(line["amount"] if line["side"] == side else -line["amount"] for line in lines if line["unit"] == unit)


def check_lines(told: list[Line]) -> int:
    """Check that every score, value and payment that is ``told`` is the sum of its lines; return how many there are."""
    scores: dict[str, int] = {}
    seen = 0
    for line in told:
        if line["kind"] == "session":
            seen += _check_session(line)
            scores = {}
            continue
        after = {side: score for side, score in line["scores"].items() if side != "games"}
        found = {side: scores.get(side, 0) for side in after}
        for one in line["lines"]:
            assert one["laws"], one
            found[one["side"]] += one["amount"] if one["unit"] == "points" else 0
        assert found == after, "the score is the score before with every line"
        counted = [one for one in line["lines"] if one["cause"] not in ("beyond", "thrown_in")]
        points = {(side, item): number for side, items in line["points"].items() for item, number in items.items()}
        for one in counted:
            points[one["side"], one["cause"]] -= one["amount"]
        assert not any(points.values()), "the lines are those of the points"
        for one in line["lines"]:
            score = one["facts"].get("score")
            assert not isinstance(score, dict) or score["after"] + score["beyond"] == score["before"] + one["amount"]
        won = line.get("game_won", {})
        for one in line.get("game_lines", []):
            assert one["laws"] and one["side"] == won["winner"]
        if "game_lines" in line:
            assert sum(one["amount"] for one in line["game_lines"]) == won["points"]
        scores = {} if won else after
        seen += len(line["lines"])
    return seen


def _check_session(line: Line) -> int:
    money = {player: Fraction(0) for player in line["settlement"]}
    points = dict.fromkeys(line["result"], 0)
    for unit, why in zip(line["units"], line["unit_lines"], strict=True):
        assert why["number"] == unit["number"]
        for game, lines in zip(unit["games"], why["games"], strict=True):
            assert not lines or sum(one["amount"] for one in lines) == game["points"]
        assert all(one["laws"] for one in (*why["lines"], *why["dues"])), why
        if why["lines"]:
            first = "NS" if "NS" in {side for game in unit["games"] for side in game["scores"]} else None
            first = first or next(iter(unit["games"][-1]["scores"]))
            assert total(why["lines"], first, "rubber_points") == unit["net"]
        each = sum((Fraction(due["amount"]) for due in why["dues"]), Fraction(0))
        for share in why["shares"]:
            assert Fraction(share["amount"]) == each
            money[share["to"]] += each
            money[share["from"]] -= each
            points[share["to"]] += share["points"]
            points[share["from"]] -= share["points"]
    if line["abandoned"]:
        return 0
    assert {player: Fraction(amount) for player, amount in line["settlement"].items()} == money
    kept = all(not share["points"] for why in line["unit_lines"] for share in why["shares"])
    assert kept or points == line["result"]
    return sum(len(why["lines"]) for why in line["unit_lines"])
