"""Who works at what nobody waits for? Processes of low priority, which take one question after another."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.solver.processors import processors
from dummywhist.engine.study.finding import Finding
from dummywhist.engine.study.question import Asked
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.bots import Answer, Bot, Question

MOST: Final = 2
"""Processes: more would heat the machine for what nobody waits for."""


class Task(NamedTuple):
    """A question, and by what its answer is known."""

    key: Hashable
    question: Asked


def workers() -> int:
    """Return how many processes work here: one processor is left to the window and the table, if there are more."""
    return max(1, min(MOST, processors() - 1))


class Background(QObject):
    """Lets ``many`` processes answer questions in their order; each starts with the first question that it gets."""

    found = Signal(object, object)
    """The key of a task and its `Finding`, or None if no process could be had."""

    def __init__(self, command: Sequence[str], parent: QObject, many: int | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Task] = []
        self._work: dict[Bot, Task | None] = {}
        self._number = 0
        for _ in range(workers() if many is None else many):
            bot = Bot(command, self, quiet=True)
            bot.answered.connect(partial(self._answered, bot))
            bot.failed.connect(partial(self._failed, bot))
            self._work[bot] = None

    def want(self, tasks: Sequence[Task]) -> None:
        """Work at these from now on, in their order, and at nothing else; what is in work among them goes on."""
        wanted = {task.key for task in tasks}
        for bot, task in self._work.items():
            if task is not None and task.key not in wanted:
                self._work[bot] = None
                bot.drop()
        at_work = {task.key for task in self._work.values() if task is not None}
        self._waiting = [task for task in tasks if task.key not in at_work]
        self._go_on()

    def close(self) -> None:
        """Work at nothing more, and end the processes in the middle of their work."""
        self.want(())
        for bot in self._work:
            bot.drop()
            bot.close()

    def _go_on(self) -> None:
        for bot, task in self._work.items():
            if task is None and self._waiting:
                self._number += 1
                self._work[bot] = given = self._waiting.pop(0)
                bot.ask(Question(self._number, given.question))

    def _answered(self, bot: Bot, answer: Answer) -> None:
        self._done(bot, answer.finding)

    def _failed(self, bot: Bot, _question: Question) -> None:
        self._done(bot, None)

    def _done(self, bot: Bot, finding: Finding | None) -> None:
        task, self._work[bot] = self._work[bot], None
        self._go_on()
        if task is not None:
            self.found.emit(task.key, finding)
