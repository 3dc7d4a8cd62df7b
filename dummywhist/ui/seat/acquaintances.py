"""Whom do the computers know, and how well? By name each person that they played with and did not forget."""

from PySide6.QtCore import QObject

from dummywhist.engine.players.acquaintance import Acquaintance
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.words.names import chosen_name

MOST_DEALS = 60
"""How many of the deals that taught something last are remembered of a person, so that none teaches twice."""
MOST_PEOPLE = 200
"""How many people are known; beyond that who was met longest ago is forgotten."""


class Met(NamedTuple):
    """What is known of a person, and which deals taught it last."""

    known: Acquaintance
    deals: tuple[str, ...] = ()


class Acquaintances(QObject):
    """The people that the computers of all tables know, who was met last standing last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._met: dict[str, Met] = {}

    def everybody(self) -> dict[str, Acquaintance]:
        """Return what is known by name, of who was met last first."""
        return {name: one.known for name, one in reversed(self._met.items())}

    def of(self, name: str) -> Acquaintance | None:
        """Return what is known of a person; None of a stranger."""
        met = self._met.get(chosen_name(name))
        return None if met is None else met.known

    def taught(self, name: str, deal: str) -> bool:
        """Whether ``deal``, by its key, has taught already how a person plays."""
        met = self._met.get(chosen_name(name))
        return met is not None and deal in met.deals

    def learn(self, name: str, deal: str, known: Acquaintance) -> None:
        """Know a person so after ``deal``."""
        name = chosen_name(name)
        before = self._met.pop(name, None)
        deals = (*(() if before is None else before.deals), deal)[-MOST_DEALS:]
        self._met[name] = Met(known, deals)
        while len(self._met) > MOST_PEOPLE:
            del self._met[next(iter(self._met))]
        self.keep()

    def forget(self, name: str) -> None:
        """Know nothing of a person any more."""
        self._met.pop(chosen_name(name), None)
        self.keep()

    def keep(self) -> None:
        """Something has changed; here it is kept as long as the program runs."""
