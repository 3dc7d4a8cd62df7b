"""Where do computer players run? In processes of their own that get one seat's View as text, and can see no more."""

import os
import signal
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QDir, QObject, QProcess, QProcessEnvironment, QTimer, Signal

import dummywhist.engine.study.answering as answering
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.players.lines import VERSION, Hello, Splitter, command_text, line_of, read_answer
from dummywhist.engine.study.finding import Advice, Finding
from dummywhist.engine.study.hearing import MOST_HEARD, Hearing, commands
from dummywhist.engine.study.question import Advise, Asked, AskLearned, AskOverplay, AskTray, AskWeighed
from dummywhist.engine.values import NamedTuple

ANSWER_MS = 15_000
"""A computer that has not answered after this time is replaced."""
COUNT_MS = 120_000
"""What is counted of a finished deal holds nobody up, and may take longer on a slow or busy machine."""
PLAY_MS = 900_000
"""Nor does another table, which plays a whole deal when nothing else wants the processor."""
TRIES = 3
LOW = 10
"""The niceness of what nobody waits for: it gives way, and yet goes on where other programs take all they can get."""


class Question(NamedTuple):
    """What a process is asked, and the stamp that its answer is to bear."""

    stamp: int
    asked: Asked


class Answer(NamedTuple):
    """What a process answered."""

    stamp: int
    finding: Finding

    @property
    def advice(self) -> Advice:
        """The advice that was asked for; TypeError if none was."""
        if not isinstance(self.finding, Advice):
            raise TypeError(self.finding)
        return self.finding


class Bot(QObject):
    """One computer player's process, started when first asked, replaced when it dies or sends invalid lines."""

    answered = Signal(object)
    """An `Answer` to the question that is open."""
    replaced = Signal()
    """The process died, hung or talked nonsense, and a new one has the question."""
    failed = Signal(object)
    """As many processes in a row as may be tried gave no answer to this `Question`; it is open no longer."""

    def __init__(self, command: Sequence[str], parent: QObject, *, tries: int = TRIES, quiet: bool = False) -> None:
        """``quiet``: its process gives way to others."""
        super().__init__(parent)
        self._quiet = quiet
        self._most_tries = tries
        self._command = list(command)
        self._heard = 0
        self._process: QProcess | None = None
        self._killed: list[QProcess] = []
        self._splitter = Splitter()
        self._hearing: Hearing | None = None
        self._question: Question | None = None
        self._tries = 0
        self._patience = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._patience.timeout.connect(self._replace)
        self._longer = QTimer(self, singleShot=True)
        self._longer.timeout.connect(self._replace)

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def warm(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        if self._process is None:
            self._start()

    def ask(self, question: Question) -> None:
        """Ask ``question``; an older one is forgotten."""
        self._question = question
        self._tries = 0
        self.warm()
        self._send()

    def forget(self) -> None:
        """Drop the open question; its answer, if it comes, is ignored."""
        self._question = self._hearing = None
        self._patience.stop()
        self._longer.stop()

    def drop(self) -> None:
        """Drop the open question and end the process at once, in the middle of its work; the next starts another."""
        self.forget()
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._replace)
        process.errorOccurred.disconnect(self._error)
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        self._killed.append(process)
        process.finished.connect(lambda *_: self._bury(process))
        _kill(process)

    def distrust(self, question: Question) -> None:
        """The answer to ``question`` could not be played: replace the process and ask again."""
        self._question = question
        self._replace()

    def close(self) -> None:
        """End the process."""
        self.forget()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(300):
                _kill(process)
                process.waitForFinished(1000)
            process.deleteLater()
        for killed in [*self._killed]:
            if not killed.waitForFinished(1000):
                killed.blockSignals(True)  # a busy system takes longer: it ends with us, and there is none to tell

    def _bury(self, process: QProcess) -> None:
        """A killed process is dead: it goes, and not with us before that."""
        self._killed.remove(process)
        process.deleteLater()

    def _start(self) -> None:
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setProcessEnvironment(QProcessEnvironment())
        process.setWorkingDirectory(QDir.rootPath())
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._replace)
        process.errorOccurred.connect(self._error)
        if self._quiet:
            process.started.connect(lambda: _lower(process))
        self._process = process
        self._splitter = Splitter()
        process.start()
        process.write(command_text(Hello(VERSION)).encode("ascii") + b"\n")

    def _send(self) -> None:
        question = self._question
        if question is None or self._process is None:
            return
        self._heard = 0
        self._hearing = Hearing(question.stamp, question.asked)
        lines = commands(question.stamp, question.asked)
        self._process.write("".join(command_text(line) + "\n" for line in lines).encode("ascii"))
        longer = _longer(question.asked)
        if longer:
            self._longer.start(longer)
        else:
            self._patience.start()

    def _read(self) -> None:
        if self._process is None:
            return
        chunk = bytes(self._process.readAllStandardOutput().data())
        self._heard += len(chunk)
        if self._heard > MOST_HEARD:
            self._replace()
            return
        try:
            for raw in self._splitter.feed(chunk):
                self._hear(line_of(raw))
        except DummyWhistError:
            self._replace()

    def _hear(self, line: str) -> None:
        answer = read_answer(line)
        if self._question is None or self._hearing is None:
            return
        self._hearing = self._hearing.hear(answer)
        found = self._hearing.finding
        if found is not None:
            stamp = self._question.stamp
            self.forget()
            self.answered.emit(Answer(stamp, found))

    def _error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._replace()

    def _replace(self) -> None:
        question, tries = self._question, self._tries + 1
        self.drop()
        if question is None:
            return  # the next question starts a new process
        if tries >= self._most_tries:
            self.failed.emit(question)
            return
        self._question, self._tries = question, tries
        self._start()
        self._send()
        self.replaced.emit()


def _longer(asked: Asked) -> int:
    """Return after how many ms without an answer a process is replaced where nobody waits for it; 0: as always."""
    if isinstance(asked, AskOverplay | AskTray):
        return PLAY_MS
    unhurried = isinstance(asked, Advise) and asked.manner.seconds is None
    return COUNT_MS if unhurried or isinstance(asked, AskWeighed | AskLearned) else 0


def _lower(process: QProcess) -> None:
    """Let ``process`` give way to others; where the system knows no niceness it works as they do."""
    if os.name == "posix":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.processId(), LOW)


def _kill(process: QProcess) -> None:
    """End ``process`` at once, and what it has started itself where it began a session of its own."""
    number = process.processId()
    process.kill()
    if os.name == "posix" and number:
        with suppress(OSError):
            if os.getsid(number) == number:
                os.killpg(number, signal.SIGKILL)


def answered_here(question: Question) -> Answer:
    """Return what the same player answers in this process; loaded only when no process of its own can be had."""
    return Answer(question.stamp, answering.answer(question.asked))
