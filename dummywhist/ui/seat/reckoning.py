"""Who reckons the plans of a problem? A thread of its own, so that the window stays alive meanwhile."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject

from dummywhist.engine.problems.planning import GivenUpError, Plans
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.solver.solver import Solver
from dummywhist.ui.seat.aside import Aside

MEMORY_MB = 16
T = TypeVar("T")


class Reckoner(Aside):
    """Answers questions about the plans of one problem."""

    gives_up = (GivenUpError,)

    def __init__(self, problem: Problem, parent: QObject) -> None:
        super().__init__(parent)
        self.solver = Solver(MEMORY_MB)
        self._plans = Plans(problem, self.solver, self._ended.is_set)

    def close(self) -> None:
        """Nobody waits any longer; return when the thread has ended, which is at once."""
        super().close()
        self._thread.join()

    def ask(self, work: Callable[[Plans], T], then: Callable[[T], object]) -> None:
        """Do ``work`` with the plans in the thread; ``then`` gets what it returned, in the thread of the window."""
        self.do(lambda: work(self._plans), then)
