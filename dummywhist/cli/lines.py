"""How are the lines of a score written as plain values? Each with its cause, amount and laws, and the facts of it."""

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from typing import Any

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.line import Line
from dummywhist.engine.session.settle import dues, shares
from dummywhist.engine.session.tally import Rubber


def line_reports(lines: Iterable[Line]) -> list[dict[str, Any]]:
    """Return the report of ``lines``: those of a unit add up to what was scored."""
    return [
        {
            "cause": line.cause.value,
            "side": line.side,
            "amount": line.amount,
            "unit": line.unit.value,
            "laws": list(line.laws),
            "facts": _plain(line.facts),
        }
        for line in lines
    ]


def unit_lines(rubber: Rubber, players: tuple[Player, ...]) -> dict[str, Any]:
    """Return why a finished rubber is worth what it is, what is paid for, and what passes between whom for it."""
    return {
        "number": rubber.number + 1,
        "games": [line_reports(game.worth) for game in rubber.games if game.deals],
        "lines": line_reports(rubber.lines()),
        "dues": [
            {
                "cause": due.cause.value,
                "number": due.number,
                "counted": money(due.counted),
                "amount": money(due.amount),
                "laws": list(due.laws),
            }
            for due in dues(rubber)
        ],
        "shares": [
            {"to": share.one, "from": share.other, "points": share.points, "amount": money(share.money)}
            for share in shares(rubber, players)
        ],
    }


def money(amount: Fraction) -> int | float:
    """Return units of money as a number."""
    return int(amount) if amount.denominator == 1 else float(amount)


def _plain(value: Any) -> Any:
    """Return facts as plain values; what there is not is left out."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {key: _plain(one) for key, one in value._asdict().items() if one is not None and one != ""}
    return value
