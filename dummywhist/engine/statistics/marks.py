"""What does each level lose a deal? The marks beside an error rate, by game and role, with how sure they are.

`python -m benchmarks.error_rate GAME --write` counts them: deals of players of one level, judged like everybody's.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.statistics.roles import GROUPS
from dummywhist.engine.values import NamedTuple

LEAST: Final = 30
"""A mark of fewer deals is kept in the table, to be counted on, and told to nobody."""
TABLE_FILE: Final = Path(__file__).parents[1] / "study" / "marks.toml"


class Mark(NamedTuple):
    """The ``tricks`` that a level loses a deal, their standard ``error``, what it loses in a ``hundred`` choices.

    ``lay``: how the cards lay on the average, with its error, in so many deals in which that was counted.
    """

    tricks: float
    error: float
    hundred: float
    deals: int
    lay: float = 0.0
    lay_error: float = 0.0
    lay_deals: int = 0


Marks = Mapping[tuple[str, str, str], Mark]
"""By game, role (one of `GROUPS`) and level."""


@lru_cache(maxsize=2)
def shipped(path: Path = TABLE_FILE) -> Marks:
    """Return the table that comes with the program; empty where there is none. Read once."""
    try:
        return read_marks(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


def read_marks(text: str) -> Marks:
    """Read a table; Unreadable for what is none."""
    found: dict[tuple[str, str, str], Mark] = {}
    try:
        for one in tomllib.loads(text).get("mark", []):
            key = str(one["game"]), str(one["role"]), str(one["level"])
            mark = Mark(
                float(one["tricks"]), float(one["error"]), float(one["hundred"]), int(one["deals"]),
                float(one.get("lay", 0.0)), float(one.get("lay_error", 0.0)), int(one.get("lay_deals", 0)),
            )  # fmt: skip
            if key[1] not in GROUPS or key[2] not in LEVELS or min(mark[:4]) < 0 or not mark.deals:
                raise ValueError(" ".join(key))
            found[key] = mark
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable("unreadable.line", text=str(error)[:40]) from error
    return found


def marks_text(marks: Marks, head: str) -> str:
    """Spell a table, under a comment."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    for (game, role, level), one in sorted(marks.items()):
        lines += [
            "", "[[mark]]", f'game = "{game}"', f'role = "{role}"', f'level = "{level}"', f"tricks = {one.tricks:.4f}",
            f"error = {one.error:.4f}", f"hundred = {one.hundred:.3f}", f"deals = {one.deals}",
            *([f"lay = {one.lay:.4f}", f"lay_error = {one.lay_error:.4f}", f"lay_deals = {one.lay_deals}"]
              if one.lay_deals else []),
        ]  # fmt: skip
    return "\n".join([*lines, ""])


def marks_of(game: str, role: str, marks: Marks | None = None) -> dict[str, Mark]:
    """Return the marks of a game and a role by level, those of beginners first; none of fewer deals than `LEAST`."""
    table = shipped() if marks is None else marks
    found = {level: table.get((game, role, level)) for level in LEVELS}
    return {level: mark for level, mark in found.items() if mark is not None and mark.deals >= LEAST}
