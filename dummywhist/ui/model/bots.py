"""Where do computer players think? In processes of their own that get one seat's view as text, and can see no more."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

import dummywhist.engine.players.protocol as protocol
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, worded
from dummywhist.engine.players.lines import (
    VERSION,
    Act,
    Agree,
    Budget,
    Clock,
    Command,
    Company,
    Considered,
    Cut,
    Decide,
    Failed,
    Hello,
    Idea,
    Imagined,
    Inferred,
    Level,
    Looked,
    Reason,
    Seed,
    Splitter,
    command_text,
    line_of,
    read_answer,
)
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.players.thought import Thought

ANSWER_MS = 15_000
"""A computer that has not answered after this time is replaced."""
TRIES = 3
MOST_TOLD = 32
"""How many candidates, worlds or inferences are heard; a player of another make may tell any number."""


def bot_command() -> list[str]:
    """Return the command line of a computer player: this program with the word bot, frozen or not."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        # On Windows the program with the window has no standard input; its twin beside it has.
        console = program.with_name(f"{program.stem}-console{program.suffix}")
        return [str(console if console.is_file() else program), "bot"]
    return [sys.executable, "-m", "dummywhist", "bot"]


class Question(NamedTuple):
    """What a computer is asked: the stamp of the table, the level to play at, a seed, the view, and how to play."""

    stamp: int
    level: str
    seed: int
    view: View
    manner: Manner = PLAIN

    def lines(self) -> tuple[Command, ...]:
        """Return what the player is told."""
        manner = self.manner
        told: list[Command] = [Level(self.level), Agree(manner.agreed)]
        if manner.company:
            told.append(Company(manner.company))
        if manner.budget is not None:
            told.append(Budget(manner.budget))
        if manner.seconds is not None:
            told.append(Clock(round(1000 * manner.seconds)))
        return (*told, Seed(self.seed), Decide(self.stamp, self.view))


class Answer(NamedTuple):
    """What a computer answered: its action, and in words why, from which idea and after which thoughts, where it said
    so.
    """

    stamp: int
    action: Action
    reason: Message | None = None
    idea: Message | None = None
    thought: Thought | None = None


def sayable(said: Message) -> Message | None:
    """Return ``said`` if it has words here; a player of another make may send anything."""
    try:
        worded(said, ENGLISH)
    except (LookupError, ValueError, TypeError):
        return None
    return said


NOTHING: Final = Thought(())


def heard(thought: Thought, answer: Considered | Imagined | Inferred | Looked | Cut) -> Thought:
    """Return ``thought`` with one more line about it."""
    match answer:
        case Considered(_, candidate):
            return thought._replace(candidates=(*thought.candidates, candidate)[:MOST_TOLD])
        case Imagined(_, world):
            return thought._replace(worlds=(*thought.worlds, world)[:MOST_TOLD])
        case Inferred(_, said):
            known = sayable(said)
            return thought if known is None else thought._replace(inferred=(*thought.inferred, known)[:MOST_TOLD])
        case Looked(_, worlds):
            return thought._replace(looked=worlds)
        case Cut():
            return thought._replace(cut=True)


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
        self._thought = NOTHING
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
        self._said, self._thought = {}, NOTHING
        self._process.write("".join(command_text(line) + "\n" for line in question.lines()).encode("ascii"))
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
            case Considered() | Imagined() | Inferred() | Looked() | Cut() if answer.stamp == self._question.stamp:
                self._thought = heard(self._thought, answer)
            case Act(stamp, action) if stamp == self._question.stamp:
                self.forget()
                thought = None if self._thought == NOTHING else self._thought
                self.answered.emit(Answer(stamp, action, self._said.get(Reason), self._said.get(Idea), thought))
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


def thought_here(question: Question) -> Answer:
    """Return what the same mind answers in this process; loaded only when no process of its own can be had."""
    decision = protocol.decide(question.level, question.view, question.seed, question.manner)
    return Answer(question.stamp, decision.action, decision.reason, decision.idea, decision.thought)
