"""Which question comes next? The most urgent one; among those as urgent, the one that was asked first."""

from dataclasses import replace
from enum import IntEnum

from dummywhist.engine.study.question import Asked
from dummywhist.engine.values import dataclass


class Urgency(IntEnum):
    """Who waits: the table (``NOW``), a person who can do something else meanwhile (``SOON``), nobody (``IDLE``)."""

    NOW = 0
    SOON = 1
    IDLE = 2


@dataclass(frozen=True, slots=True)
class Job:
    """A question of ``asker``, with a number that no other has; a lower one was asked earlier."""

    number: int
    asker: str
    urgency: Urgency
    question: Asked


@dataclass(frozen=True, slots=True)
class Queue:
    """The jobs of one process: the one it works at, and those that wait in any order."""

    running: Job | None = None
    waiting: tuple[Job, ...] = ()

    def asked(self, job: Job) -> "Queue":
        """Return the queue with one more job."""
        return replace(self, waiting=(*self.waiting, job))

    def cancelled(self, asker: str) -> "Queue":
        """Return the queue without what ``asker`` asked; the job in work too."""
        running = None if self.running is None or self.running.asker == asker else self.running
        return Queue(running, tuple(job for job in self.waiting if job.asker != asker))

    def finished(self) -> "Queue":
        """Return the queue without the job in work."""
        return replace(self, running=None)

    def begun(self) -> "Queue":
        """Return the queue with the job in work that is to be: a more urgent one sends it back to wait."""
        if not self.waiting:
            return self
        first = min(self.waiting, key=lambda job: (job.urgency, job.number))
        if self.running is not None and self.running.urgency <= first.urgency:
            return self
        others = tuple(job for job in self.waiting if job is not first)
        return Queue(first, others if self.running is None else (*others, self.running))
