"""How does a computer player run as a process of its own? Lines in, lines out, and nothing else can reach it."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.lines import (
    VERSION,
    Act,
    Agree,
    Answer,
    Bot,
    Budget,
    Choose,
    Clock,
    Command,
    Company,
    Considered,
    Cut,
    Decide,
    Doubt,
    Failed,
    Found,
    Hello,
    Idea,
    Imagined,
    Inferred,
    Known,
    Leave,
    Level,
    Looked,
    Overlong,
    Ready,
    Reason,
    Seed,
    Spent,
    Splitter,
    Study,
    answer_text,
    line_of,
    read_command,
)
from dummywhist.engine.players.manner import BOOKS, PLAIN
from dummywhist.engine.players.protocol import LEVELS, SEARCHING, choose, decide
from dummywhist.engine.players.thought import Candidate
from dummywhist.engine.sandbox.walls import shut_in
from dummywhist.engine.solver.solver import is_native

NAME: Final = "dummywhist"
USAGE: Final = "usage: dummywhist bot\n\nPlays by the lines of docs/bot-protocol.md on standard input and output.\n"
CHUNK: Final = 1 << 16
CANDIDATES: Final = 8
WORLDS: Final = 6
INFERRED: Final = 6
"""How many of each are reported."""


class Worker:
    """A player at the other end of a line: one line in, its answers out. ``study`` answers what the room asks."""

    def __init__(self, study: Callable[[str], str] | None = None) -> None:
        self._study = study
        self._told = False  # that it plays less well than its level
        self.greeted = False
        self.level = "steady"
        self.seed = 0
        self.manner = PLAIN
        self.left = False

    def answers(self, raw: bytes | Overlong) -> tuple[Answer, ...]:
        """Return the answers to one line; whatever is wrong with it, one `Failed`."""
        try:
            return self._answers(read_command(line_of(raw)))
        except DummyWhistError as wrong:
            return (Failed(str(wrong)),)
        except Exception:  # a View that is a riddle to the player must not end the process
            return (Failed(worded(message("unreadable.line_riddle"), ENGLISH)),)

    def _answers(self, command: Command) -> tuple[Answer, ...]:
        if isinstance(command, Hello):
            if command.version != VERSION:
                raise Unreadable("unreadable.line_version", version=VERSION)
            self.greeted = True
            return (Bot(NAME, VERSION), *(Level(level) for level in LEVELS), Ready())
        if isinstance(command, Leave):
            self.left = True
            return ()
        if not self.greeted:
            raise Unreadable("unreadable.line_greeting", version=VERSION)
        match command:
            case Level(name):
                if name not in (*LEVELS, BOOKS):
                    raise Unreadable("unreadable.level", text=name[:40], levels=", ".join(LEVELS))
                self.level = name
                if name in SEARCHING and not is_native() and not self._told:
                    self._told = True
                    print(f"{NAME}: {worded(message('note.no_solver'), ENGLISH)}", file=sys.stderr)
                self.manner = self.manner._replace(budget=None, seconds=None)
                return ()
            case Seed(number):
                self.seed = number
                return ()
            case Budget(nodes):
                self.manner = self.manner._replace(budget=nodes)
                return ()
            case Clock(milliseconds):
                self.manner = self.manner._replace(seconds=milliseconds / 1000)
                return ()
            case Agree(agreed):
                self.manner = self.manner._replace(agreed=agreed)
                return ()
            case Company(kinds):
                self.manner = self.manner._replace(company=kinds, habits=())
                return ()
            case Known(player, habits):
                others = tuple(one for one in self.manner.habits if one[0] != player)
                self.manner = self.manner._replace(habits=tuple(sorted((*others, (player, habits)))))
                return ()
            case Decide(stamp, view):
                return _said(stamp, decide(self.level, view, self.seed, self.manner))
            case Choose(stamp, options):
                return _said(stamp, choose(options))
            case Study(stamp, question) if self._study is not None:
                return (Found(stamp, self._study(question)),)
            case Study():
                raise Unreadable("unreadable.line", text="study")


def _said(stamp: int, decision: Decision) -> tuple[Answer, ...]:
    told = (Reason(stamp, decision.reason), Idea(stamp, decision.idea))
    thought = decision.thought
    if thought is None:
        return (*told, Act(stamp, decision.action))
    return (
        *told,
        *(Inferred(stamp, said) for said in thought.inferred[:INFERRED]),
        *(line for candidate in thought.candidates[:CANDIDATES] for line in _weighed(stamp, candidate)),
        *(Imagined(stamp, world) for world in thought.worlds[:WORLDS]),
        Looked(stamp, thought.looked),
        *((Spent(stamp, thought.nodes),) if thought.nodes else ()),
        *((Cut(stamp),) if thought.cut else ()),
        Act(stamp, decision.action),
    )


def _weighed(stamp: int, candidate: Candidate) -> tuple[Answer, ...]:
    told = Considered(stamp, candidate)
    return (told,) if candidate.error is None else (told, Doubt(stamp, candidate.error))


def _lines() -> Iterator[bytes | Overlong]:
    """Yield the lines of standard input as they come; Unreadable at its end if a line has not ended."""
    splitter = Splitter()
    while chunk := os.read(sys.stdin.fileno(), CHUNK):
        yield from splitter.feed(chunk)
    if splitter.unfinished:
        raise Unreadable("unreadable.line_torn")


def _say(answers: Sequence[Answer]) -> None:
    if answers:
        left = "".join(answer_text(answer) + "\n" for answer in answers).encode("utf-8", errors="replace")
        while left:
            left = left[os.write(sys.stdout.fileno(), left) :]


def main(argv: Sequence[str], study: Callable[[str], str] | None = None) -> int:
    """Answer lines until `quit` or until they end; ``argv`` begins with the sub-command's own name."""
    rest = list(argv[1:])
    if rest:
        wanted = rest in (["--help"], ["-h"])
        (sys.stdout if wanted else sys.stderr).write(USAGE)
        return 0 if wanted else 2
    worker = Worker(study)
    walls = shut_in(policy)
    if not walls.whole:
        sys.stderr.write(worded(message(walls.key), ENGLISH) + "\n")
    try:
        for raw in _lines():
            _say(worker.answers(raw))
            if worker.left:
                break
    except Unreadable as wrong:
        _say((Failed(str(wrong)),))
    except (BrokenPipeError, KeyboardInterrupt):
        pass  # nobody listens any more
    return 0
