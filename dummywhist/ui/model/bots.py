"""Where do computer players think? In processes of their own that get one seat's view as text, and can see no more."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from dummywhist.engine.deal.action import Action
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, worded
from dummywhist.engine.players.lines import (
    VERSION,
    Act,
    Command,
    Decide,
    Failed,
    Hello,
    Idea,
    Level,
    Reason,
    Seed,
    Splitter,
    command_text,
    line_of,
    read_answer,
)

ANSWER_MS = 15_000
"""A computer that has not answered after this time is replaced."""
TRIES = 3


def bot_command() -> list[str]:
    """Return the command line of a computer player: this program with the word bot, frozen or not."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "bot"]
    return [sys.executable, "-m", "dummywhist", "bot"]


class Question(NamedTuple):
    """What a computer is asked: the stamp of the table, the level to play at, a seed, the view."""

    stamp: int
    level: str
    seed: int
    view: View


class Answer(NamedTuple):
    """What a computer answered: its action, and in words why and from which idea, where it said so."""

    stamp: int
    action: Action
    reason: Message | None = None
    idea: Message | None = None


def sayable(said: Message) -> Message | None:
    """Return ``said`` if it has words here; a player of another make may send anything."""
    try:
        worded(said, ENGLISH)
    except (LookupError, ValueError, TypeError):
        return None
    return said


class Bot(QObject):
    """One computer player's process, started when first asked, replaced when it dies or talks nonsense."""

    answered = Signal(object)
    """An `Answer` to the question that is open."""
    replaced = Signal()
    """The process died, hung or talked nonsense, and a new one has the question."""
    failed = Signal(object)
    """`TRIES` processes in a row gave no answer to this `Question`; it is open no longer."""

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._command = list(command)
        self._process: QProcess | None = None
        self._splitter = Splitter()
        self._said: dict[type, Message | None] = {}
        self._question: Question | None = None
        self._tries = 0
        self._patience = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._patience.timeout.connect(self._replace)

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
        """Let the open question go: its answer, if it comes, is not heard."""
        self._question = None
        self._patience.stop()

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
                process.kill()
                process.waitForFinished(1000)
            process.deleteLater()

    def _start(self) -> None:
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._replace)
        process.errorOccurred.connect(self._error)
        self._process = process
        self._splitter = Splitter()
        process.start()
        process.write(command_text(Hello(VERSION)).encode("ascii") + b"\n")

    def _send(self) -> None:
        question = self._question
        if question is None or self._process is None:
            return
        self._said = {}
        lines: list[Command] = [Level(question.level), Seed(question.seed), Decide(question.stamp, question.view)]
        self._process.write("".join(command_text(line) + "\n" for line in lines).encode("ascii"))
        self._patience.start()

    def _read(self) -> None:
        if self._process is None:
            return
        try:
            for raw in self._splitter.feed(bytes(self._process.readAllStandardOutput().data())):
                self._hear(line_of(raw))
        except DummyWhistError:
            self._replace()

    def _hear(self, line: str) -> None:
        answer = read_answer(line)
        if self._question is None:
            return
        match answer:
            case Reason(stamp, said) | Idea(stamp, said) if stamp == self._question.stamp:
                self._said[type(answer)] = sayable(said)
            case Act(stamp, action) if stamp == self._question.stamp:
                self.forget()
                self.answered.emit(Answer(stamp, action, self._said.get(Reason), self._said.get(Idea)))
            case Failed(text):
                raise Unreadable("unreadable.line", text=text[:40])

    def _error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._replace()

    def _replace(self) -> None:
        question, tries = self._question, self._tries + 1
        self.close()
        if question is None:
            return  # the next question starts a new process
        if tries >= TRIES:
            self.failed.emit(question)
            return
        self._question, self._tries = question, tries
        self._start()
        self._send()
        self.replaced.emit()
