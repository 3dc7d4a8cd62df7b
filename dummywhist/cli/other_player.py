"""How is a player of another maker asked at a table without a window? One process for his seat, or a stand-in.

Whatever the process does, the deal goes on: it has so much time and so many bytes for an answer. Where it gives no
lawful one it is started again, and if that one fails too, the level `STAND_IN` decides for the seat from then on.
"""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Final

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.lines import VERSION, Hello, Splitter, command_text, line_of, read_answer
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.study.finding import Advice
from dummywhist.engine.study.hearing import MOST_HEARD, Hearing, commands
from dummywhist.engine.study.question import Advise

ANSWER_S = 15.0
"""Seconds that an answer may take, with the start of the process."""
TRIES: Final = 2
STAND_IN: Final = "steady"
CHUNK: Final = 1 << 16
WAITING: Final = 8
"""Chunks that are read ahead of what is heard."""
GRACE_S: Final = 0.2
"""How long a process may take to end by itself."""


class Unanswered(Exception):
    """The process gave no lawful answer."""


class OtherPlayer:
    """A player of another maker on one seat; `stood_in` counts the decisions that were made in his place."""

    def __init__(self, command: Sequence[str], kind: str, seed: int, manner: Manner = PLAIN) -> None:
        self.stood_in = 0
        self._command = list(command)
        self._asked = kind, seed, manner
        self._process: _Process | None = None
        self._failures = 0
        self._stamp = 0

    def __call__(self, seen: View) -> Action:
        """Return what he does now, or what is done in his place; lawful in any case."""
        kind, seed, manner = self._asked
        while self._failures < TRIES:
            self._stamp += 1
            try:
                if self._process is None:
                    self._process = _Process(self._command)
                return self._process.answer(self._stamp, Advise(kind, seed, seen, manner))
            except (Unanswered, DummyWhistError, OSError):
                self._failures += 1
                self.close()
        self.stood_in += 1
        return decide(STAND_IN, seen, seed, manner).action

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.end()


class _Process:
    """A process with a thread that reads what it says, a few chunks ahead."""

    def __init__(self, command: Sequence[str]) -> None:
        self._ends = time.monotonic() + ANSWER_S
        needed = {"SYSTEMROOT": os.environ.get("SYSTEMROOT", "")} if sys.platform == "win32" else {}
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=needed,
            cwd=os.path.abspath(os.sep), start_new_session=True,
        )  # fmt: skip
        self._chunks: Queue[bytes] = Queue(WAITING)
        self._splitter = Splitter()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        if os.name == "posix":
            os.set_blocking(self._input, False)
        self._greeted = False

    def answer(self, stamp: int, asked: Advise) -> Action:
        """Return the action that is answered to ``asked``; `Unanswered`, or what the line was, if there is none."""
        if self._greeted:
            self._ends = time.monotonic() + ANSWER_S
        lines = [] if self._greeted else [Hello(VERSION)]
        self._greeted = True
        self._tell("".join(command_text(line) + "\n" for line in (*lines, *commands(stamp, asked))).encode("ascii"))
        hearing, heard = Hearing(stamp, asked), 0
        for chunk in self._said():
            heard += len(chunk)
            if heard > MOST_HEARD:
                raise Unanswered
            for raw in [*self._splitter.feed(chunk)]:
                if hearing.finding is None:
                    hearing = hearing.hear(read_answer(line_of(raw)))
            if isinstance(hearing.finding, Advice):
                return _lawful(hearing.finding.action, asked.view)
        raise Unanswered

    def end(self) -> None:
        """End it, whatever it does; what it still says is let go."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(GRACE_S if self._greeted else 0)
        except subprocess.TimeoutExpired:
            self._process.kill()
        if os.name == "posix":
            # What it has started itself goes with it: it began a session of its own.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        while self._reader.is_alive():
            try:
                self._chunks.get(timeout=GRACE_S)
            except Empty:
                break  # a process of its own holds the line: the thread ends with this program
        else:
            self._process.stdout.close()

    @property
    def _input(self) -> int:
        assert self._process.stdin is not None
        return self._process.stdin.fileno()

    def _tell(self, told: bytes) -> None:
        while told:
            try:
                told = told[os.write(self._input, told) :]
            except BlockingIOError:
                if not select.select([], [self._input], [], max(0.0, self._ends - time.monotonic()))[1]:
                    raise Unanswered from None

    def _said(self) -> Iterator[bytes]:
        """Yield what it says until its time is over, or it is."""
        while (left := self._ends - time.monotonic()) > 0:
            try:
                chunk = self._chunks.get(timeout=left)
            except Empty:
                return
            if not chunk:
                return
            yield chunk

    def _read(self) -> None:
        assert self._process.stdout is not None
        said = self._process.stdout.fileno()
        chunk = b" "
        while chunk:
            try:
                chunk = os.read(said, CHUNK)
            except OSError:
                chunk = b""
            self._chunks.put(chunk)


def _lawful(action: Action, seen: View) -> Action:
    for option in seen.options:
        if type(option) is type(action) and option == action:
            return option
    raise Unanswered
