"""Which actions are there? All of them, in the order in which they are done."""

from types import ModuleType
from typing import Final

from dummywhist.engine.deal.actions import (
    auction,
    away,
    claims,
    count,
    deal,
    exchange,
    laws,
    naming,
    overplay,
    packets,
    play,
    sealing,
    session,
)
from dummywhist.engine.deal.actions.action import ACTIONS, Action

MODULES: Final[tuple[ModuleType, ...]] = (
    session, overplay, sealing, deal, packets, auction, exchange, away, naming, play, claims, laws, count,
)  # fmt: skip
"""Where they are declared; a new module is added here."""
BY_WORD: Final[dict[str, type[Action]]] = {
    word: action for module in MODULES for word, action in ACTIONS.items() if action.__module__ == module.__name__
}
"""Every action by its word."""
