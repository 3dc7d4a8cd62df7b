"""How are questions about this table answered? By one process, the most urgent first, nothing twice."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.study.finding import Advice, Finding
from dummywhist.engine.study.findings import Findings, Kept
from dummywhist.engine.study.question import Advise, Asked
from dummywhist.engine.study.queue import Job, Queue, Urgency
from dummywhist.ui.seat.bots import Answer, Bot, Question

WRITE_MS = 1500
"""What was found is written when for so long nothing new was: never while a card is on its way."""

Told = Callable[[Finding | None], None]
"""Takes a finding, or None if no process could be had."""


class Analyst(QObject):
    """Answers questions about one table, from what was found before or by a process that is given a View as text."""

    noted = Signal(object)
    """A `Message` for the status line, about the side file."""

    def __init__(self, command: Sequence[str], findings: Findings, parent: QObject) -> None:
        super().__init__(parent)
        self.findings = findings
        self._bot = Bot(command, self)
        self._bot.answered.connect(self._answered)
        self._bot.failed.connect(self._failed)
        self._queue = Queue()
        self._told: dict[int, tuple[str, Told]] = {}
        self._anew: set[int] = set()
        self._number = 0
        self._closed = False
        self._write = QTimer(self, singleShot=True, interval=WRITE_MS)
        self._write.timeout.connect(self._flush)

    def ask(self, asker: str, question: Asked, urgency: Urgency, told: Told, *, anew: bool = False) -> None:
        """Ask for ``asker``; ``told`` gets the answer, later. ``anew``: what was found before is no answer."""
        self._number += 1
        number = self._number
        self._told[number] = asker, told
        kept = None if anew else self.findings.found(question)
        self._say()
        if anew:
            self._anew.add(number)
        if kept is not None:
            QTimer.singleShot(0, self, lambda: self._tell(number, kept))
            return
        self._run(self._queue.asked(Job(number, asker, urgency, question)))

    def found(self, question: Asked) -> Finding | None:
        """Return what was found before, if it was, without asking."""
        kept = self.findings.found(question)
        self._say()
        return kept

    def cancel(self, asker: str) -> None:
        """Drop the question of ``asker``; it gets no answer, and the process is free at once."""
        self._told = {number: one for number, one in self._told.items() if one[0] != asker}
        self._run(self._queue.cancelled(asker))

    def keep_said(self, question: Advise, advice: Advice) -> None:
        """Keep what a player said when it chose."""
        self.findings.keep_said(question, advice)
        self._write.start()

    def keep(self, question: Kept, finding: Finding) -> None:
        """Keep what was found."""
        self.findings.keep(question, finding)
        self.write_soon()

    def write_soon(self) -> None:
        """Something was found: bring it to the disk in a while."""
        self._write.start()

    def close(self) -> None:
        """Ask nothing more, for good, and bring what was found to the disk."""
        self._closed = True
        self._told.clear()
        self._queue = Queue()
        self._bot.close()
        self._write.stop()
        self.findings.flush()

    def _run(self, queue: Queue) -> None:
        """Go on with ``queue``: the process is ended where it works at something that is not wanted now."""
        if self._closed:
            return
        before, self._queue = self._queue.running, queue.begun()
        running = self._queue.running
        if running is before:
            return
        if before is not None and self._bot.busy:
            self._bot.drop()
        if running is not None:
            self._bot.ask(Question(running.number, running.question))

    def _answered(self, answer: Answer) -> None:
        job = self._queue.running
        if job is None or answer.stamp != job.number:
            return
        if job.number not in self._anew:
            self.keep(job.question, answer.finding)
        self._run(self._queue.finished())
        self._tell(job.number, answer.finding)

    def _failed(self, question: Question) -> None:
        self._run(self._queue.finished())
        self._tell(question.stamp, None)

    def _tell(self, number: int, finding: Finding | None) -> None:
        self._anew.discard(number)
        _, told = self._told.pop(number, ("", None))
        if told is not None:
            told(finding)

    def _flush(self) -> None:
        if not self.findings.flush():
            self._write.start()
        self._say()

    def _say(self) -> None:
        word = self.findings.word()
        if word is not None:
            self.noted.emit(word)
