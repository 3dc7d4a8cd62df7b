"""What is a match, and what is recorded of one deal of it? Plain values, so that any process can play it.

All chance of a deal comes from SHA-256 of the seed, the deal and what the chance is for: its cards, or the chair of who
decides. So two levels that decide alike play alike, and deals can be played in any order.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final, Literal

from dummywhist.cli.levels import Others
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.values import NamedTuple, dataclass

Letter = Literal["a", "b"]
LETTERS: Final[tuple[Letter, Letter]] = ("a", "b")
Unit = Literal["tricks", "points"]
Scores = Literal["random", "love"]
NOBODY: Final[Mapping[Letter, int]] = {}
"""In nobody's place was anything decided."""
FOR_TRICKS: Final = frozenset(("english-dummy", "mort-3", "mort-4", "classic-whist"))
"""Games of two sides that play for tricks: their matches are measured in tricks too, or in tricks alone."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the game, differences from its rules, the two levels, the seed.

    ``budget``: nodes of the solver that a decision may cost, None for each level's own; ``errors``: whether the cards
    are looked at double dummy; ``roles``: whether two sides play a third time, B against itself, so that the gain of
    each role can be measured; ``unit``: what the match is measured in, so that the players know what they play for;
    ``scores``: whether each deal is played at a score drawn at random, or at nothing to nothing; ``others``: how
    players of other makers are started.
    """

    game: str
    changes: Mapping[str, Setting]
    a: str
    b: str
    seed: str
    budget: int | None = None
    errors: bool = True
    roles: bool = True
    unit: Unit = "points"
    scores: Scores = "random"
    others: Others = field(default_factory=dict)

    def level(self, letter: Letter) -> str:
        """Return the level that is called ``letter``."""
        return self.a if letter == "a" else self.b


class Played(NamedTuple):
    """One way to play a deal: the columns where A sits, and by column the tricks, the points, and what the score after
    the deal is worth, in points.

    ``ms``: by letter the milliseconds of each decision that was a choice; ``errors``: by letter and role the tricks
    given away double dummy. Both are left empty where B plays against itself. ``stood_in``: by letter the decisions
    made in the place of a player of another maker, where there were any.
    """

    a: tuple[str, ...]
    tricks: Mapping[str, int]
    points: Mapping[str, int]
    worth: Mapping[str, float]
    ms: Mapping[Letter, tuple[float, ...]]
    errors: Mapping[Letter, Mapping[str, int]]
    stood_in: Mapping[Letter, int] = NOBODY

    def of(self, column: str, unit: Unit) -> float:
        """Return what ``column`` has: its tricks, or by how many points it is better off than the others."""
        return self.tricks[column] if unit == "tricks" else self.worth[column]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of a match: its index from 1, its number, the role of each column, and the ways in which it was played."""

    index: int
    number: int
    roles: Mapping[str, str]
    games: tuple[Played, ...]

    def way(self, *a: str) -> Played | None:
        """Return the game in which A had the columns ``a`` and no other."""
        return next((game for game in self.games if game.a == a), None)


def number_of(plan: Plan, index: int, what: str) -> int:
    """Return the 64 random bits of deal ``index`` that are for ``what``."""
    text = f"dummywhist arena 1:{plan.seed}:{index}:{what}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def plain(deal: Deal) -> dict[str, Any]:
    """Return ``deal`` as JSON has it."""
    games = [{**game._asdict(), "a": list(game.a), "stood_in": dict(game.stood_in)} for game in deal.games]
    return {"kind": "arena-deal", "index": deal.index, "deal": str(deal.number), "roles": deal.roles, "games": games}


def read_deal(fields: Any) -> Deal:
    """Return the deal that `plain` spelled; ValueError for anything else."""
    try:
        assert fields["kind"] == "arena-deal"
        games = tuple(
            Played(
                tuple(map(str, game["a"])), _counts(game["tricks"]), _counts(game["points"]),
                {str(column): float(worth) for column, worth in game["worth"].items()},
                {letter: tuple(map(float, game["ms"][letter])) for letter in LETTERS},
                {letter: _counts(game["errors"][letter]) for letter in LETTERS},
                {letter: int(many) for letter in LETTERS if (many := game.get("stood_in", {}).get(letter, 0))},
            )
            for game in fields["games"]
        )  # fmt: skip
        roles = {str(column): str(role) for column, role in fields["roles"].items()}
        deal = Deal(int(fields["index"]), int(fields["deal"]), roles, games)
        assert deal.index > 0 and games
    except (AssertionError, AttributeError, KeyError, TypeError) as error:
        raise ValueError("no deal of a match") from error
    return deal


def _counts(fields: Mapping[str, Any]) -> dict[str, int]:
    return {str(name): int(count) for name, count in fields.items()}
