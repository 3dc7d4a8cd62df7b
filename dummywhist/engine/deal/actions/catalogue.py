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
    naming,
    packets,
    play,
    session,
)
from dummywhist.engine.deal.actions.action import ACTIONS, Action

MODULES: Final[tuple[ModuleType, ...]] = (
    session, deal, packets, auction, exchange, away, naming, play, claims, count,
)  # fmt: skip
"""Where they are declared; a new module is added here."""
_PLACE: Final = {module.__name__: at for at, module in enumerate(MODULES)}
BY_WORD: Final[dict[str, type[Action]]] = dict(sorted(ACTIONS.items(), key=lambda item: _PLACE[item[1].__module__]))
"""Every action by its word."""
