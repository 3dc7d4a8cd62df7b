"""What does a strong player do before the play? For each phase the module that searches worlds for it."""

from collections.abc import Callable
from typing import Final

from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.calls import auction, bridge, exchange, naming
from dummywhist.engine.players.calls.evaluation import MASTER, STRONG, Plan
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.manner import Manner

PLANS: Final = {"strong": STRONG, "master": MASTER}
NAMING_SUITS: Final = {
    "strong": Plan(200, 12, 36, 800_000, 200_000),
    "master": Plan(240, 12, 48, 1_200_000, 400_000),
}
"""Calls that name suits differ by less than the worlds do: more of them are looked at."""
Deciding = Callable[[View, int, Plan, Manner], Decision]


def _names_suits(view: View) -> bool:
    rule = rules_of(view).auction
    return rule is not None and rule.suits


def _call(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    return (bridge.call if _names_suits(view) else auction.call)(view, seed, plan, manner)


BY_PHASE: Final[dict[str, Deciding]] = {
    "auction": _call,
    "exchange": exchange.keep,
    "discard": naming.discard,
    "name": naming.name,
    "choose_dummy": bridge.dummy,
}


def plan_of(level: str, view: View) -> Plan:
    """Return how long a level thinks here."""
    return (NAMING_SUITS if _names_suits(view) else PLANS)[level]


def before_play(level: str, view: View, seed: int, manner: Manner) -> Decision | None:
    """Return what a player of ``level`` does in a phase before the play, None where he judges as steady does."""
    deciding = BY_PHASE.get(view.phase)
    return None if deciding is None else deciding(view, seed, plan_of(level, view), manner)
