"""How many tricks does a deal hold for a side on the average? By the symmetry of the game, or counted over many deals.

`python -m benchmarks.averages` counts them and writes the table; rules of the house that are not in it are counted when
they are asked for, with fewer deals, and marked.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Final

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, lay_out
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.rules.declare import Setting, complete, differences, toggle_of
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.statistics.roles import role_of
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.split import EVEN, is_chosen, is_even
from dummywhist.engine.values import NamedTuple

TABLE_FILE: Final = Path(__file__).parents[1] / "study" / "averages.toml"
ABOUT: Final = 500
"""Deals with which rules are counted that are not in the table."""
TRICKS: Final = 13
MEMORY_MB: Final = 64
AT_ONCE: Final = 100


class Average(NamedTuple):
    """What a deal holds for a role: its ``mean``, and how many of the ``deals`` held 0 to 13 tricks.

    No deals: it follows from the symmetry of the game. ``about``: it was counted with few.
    """

    mean: float
    spread: tuple[int, ...] = ()
    deals: int = 0
    about: bool = False


def rules_text(rules: Rules) -> str:
    """Return how rules differ from those of their game: ``key=value``, with spaces between."""
    toggles = game_of(rules.game).toggles
    changed = differences(toggles, complete(toggles, dict(rules.settings)))
    return " ".join(f"{key}={value}" for key, value in changed.items())


def read_rules(game: str, text: str) -> Rules:
    """Return the rules that `rules_text` told; Unreadable for others."""
    changes: dict[str, Setting] = {}
    for word in text.split():
        key, found, value = word.partition("=")
        if not found:
            raise Unreadable("unreadable.set", text=text)
        changes[key] = toggle_of(game_of(game).toggles, key).read(value)
    return game_of(game).rules(changes)


def average(game: str, rules: str, role: str, table: "Averages | None" = None) -> Average | None:
    """Return the average of a role; None where it is not known without counting, or is not in tricks."""
    try:
        found = read_rules(game, rules)
    except DummyWhistError:
        return None
    if is_chosen(found):
        return None
    counted = (shipped() if table is None else table).get((game, rules, role))
    if is_even(found):
        return Average(EVEN, () if counted is None else counted.spread)
    return counted


# ---- the table ----

Averages = Mapping[tuple[str, str, str], Average]
"""By game, differences of its rules, and role."""


@lru_cache(maxsize=2)
def shipped(path: Path = TABLE_FILE) -> Averages:
    """Return the table that comes with the program; empty where there is none. Read once."""
    try:
        return read_averages(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


def read_averages(text: str) -> Averages:
    """Read a table; Unreadable for what is none."""
    found: dict[tuple[str, str, str], Average] = {}
    try:
        for one in tomllib.loads(text).get("average", []):
            spread = tuple(one["spread"])
            if len(spread) != TRICKS + 1 or not all(type(many) is int and many >= 0 for many in spread):
                raise ValueError
            deals = sum(spread)
            mean = sum(tricks * many for tricks, many in enumerate(spread)) / deals
            found[str(one["game"]), str(one.get("rules", "")), str(one["role"])] = Average(mean, spread, deals)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, ZeroDivisionError, AttributeError) as error:
        raise Unreadable("unreadable.line", text=str(error)[:40]) from error
    return found


def averages_text(averages: Averages, head: str) -> str:
    """Spell a table, under a comment."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    for (game, rules, role), one in sorted(averages.items()):
        error = error_of(one.spread)
        lines += [
            "", "[[average]]", f'game = "{game}"', *([f'rules = "{rules}"'] if rules else []), f'role = "{role}"',
            f"spread = {list(one.spread)}  # mean {one.mean:.4f}, standard error {error:.4f}",
        ]  # fmt: skip
    return "\n".join([*lines, ""])


def error_of(spread: Sequence[int]) -> float:
    """Return the standard error of the mean of ``spread``."""
    deals = sum(spread)
    mean = sum(tricks * many for tricks, many in enumerate(spread)) / deals
    square = sum(many * (tricks - mean) ** 2 for tricks, many in enumerate(spread))
    return sqrt(square / max(1, deals - 1) / deals)


# ---- counted ----


def count_spreads(rules: Rules, deals: int, first: int = 1, solver: Solver | None = None) -> dict[str, tuple[int, ...]]:
    """Return how many of so many deals held 0 to 13 tricks, by role; each chair deals in turn.

    The two adversaries of a dummy are one side, and get the same. ValueError where somebody decides before the play.
    """
    if is_chosen(rules):
        raise ValueError("what a deal holds is not known before the calls")
    solver = solver or Solver(MEMORY_MB)
    found: dict[str, list[int]] = {}
    for begin in range(first, first + deals, AT_ONCE):
        states = [dealt(rules, number) for number in range(begin, min(begin + AT_ONCE, first + deals))]
        asked = []
        for state in states:
            leader = state.layout.side[state.leader]
            assert leader is not None
            asked.append(position_of(state, leader))
        for state, solved in zip(states, solver.batch(asked, cards=False), strict=True):
            assert solved.tricks is not None
            leads = state.layout.side[state.leader]
            for player in state.layout.players:
                mine = state.layout.side[state.layout.own_seat(player)]
                tricks = solved.tricks if mine == leads else rules.dealing.cards - solved.tricks
                found.setdefault(role_of(state.layout, player), [0] * (TRICKS + 1))[tricks] += 1
    return {role: tuple(spread) for role, spread in found.items()}


def dealt(rules: Rules, number: int) -> DealState:
    """Return deal ``number`` before its first card; the chairs that deal do so in turn."""
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    dealers = [seat for seat in layout.chairs if rules.dealing.dummies_deal or seat not in layout.dummies]
    before = tuple((side, 0) for side in layout.sides)
    state = kernel.start(Setup(rules, number, dealers[number % len(dealers)], layout, before))
    while state.phase_name != "play":
        by = kernel.actors(state)[0]
        action = deal_out(state.setup, number) if by == CHANCE else next(iter(kernel.choices(state, by)))
        assert isinstance(action, DealAction)
        state, _ = kernel.apply(state, by, action)
    return state


def counted_now(game: str, rules: str, role: str, deals: int = ABOUT) -> Average | None:
    """Count the average of rules that are not in the table, with few deals; None where it is not in tricks."""
    found = read_rules(game, rules)
    if is_chosen(found):
        return None
    spread = count_spreads(found, deals).get(role)
    if spread is None:
        return None
    mean = sum(tricks * many for tricks, many in enumerate(spread)) / sum(spread)
    return Average(mean, spread, sum(spread), about=True)
