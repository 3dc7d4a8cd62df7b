"""How long does a level think, and how large is the process of a bot? Real bots, asked as the table asks them.

    python -m benchmarks.moves [GAME …] [--levels steady beginner] [--deals 40] [--seed moves]

By game and level: median, 99th in a hundred and longest time of a decision, the time that all players together take for
a deal, and the largest resident memory of the process. Times are those of the bot's processor, with the reading of the
View and the writing of the answer, its first decision (which loads what it needs) apart; only decisions with a choice
are counted. One bot plays for all. Linux only: no other system measures the time of another process so finely.
"""

import argparse
import statistics
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from dummywhist.cli.arena.deals import played, setup_of
from dummywhist.cli.arena.plan import Plan, number_of
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.lines import (
    VERSION,
    Act,
    Command,
    Decide,
    Failed,
    Hello,
    Leave,
    Level,
    Ready,
    Seed,
    command_text,
    read_answer,
)
from dummywhist.engine.rules.games.catalogue import GAMES


class Bot:
    """A process of the bot protocol, and the seconds of its processor that each choice took."""

    def __init__(self, level: str, seed: int) -> None:
        self.times: list[float] = []
        self._stamp = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dummywhist", "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        # The clock of the processor of another process: man 3 clock_getcpuclockid.
        self._clock = ~self._process.pid << 3 | 2
        self._tell(Hello(VERSION))
        while not isinstance(self._heard(), Ready):
            pass
        self._tell(Level(level))
        self._tell(Seed(seed))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._tell(Leave())
        self._process.communicate()

    def __call__(self, seen: View) -> Action:
        """Return what the bot does in ``seen``."""
        self._stamp += 1
        began = time.clock_gettime(self._clock)
        self._tell(Decide(self._stamp, seen))
        while not isinstance(answer := self._heard(), Act):
            pass
        if sum(not isinstance(option, Claim) for option in seen.options) > 1:
            self.times.append(time.clock_gettime(self._clock) - began)
        return answer.action

    @property
    def mebibytes(self) -> float:
        """The largest resident memory so far."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024

    def _tell(self, command: Command) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(command_text(command) + "\n")
        self._process.stdin.flush()

    def _heard(self) -> object:
        assert self._process.stdout is not None
        answer = read_answer(self._process.stdout.readline().rstrip("\n"))
        if isinstance(answer, Failed):
            raise SystemExit(f"the bot failed: {answer.text}")
        return answer


class Taken(NamedTuple):
    """Seconds of each choice but the first, in order of length; the choices of a deal; mebibytes of the process."""

    times: list[float]
    choices: float
    mebibytes: float


def taken(game: str, level: str, deals: int, seed: str) -> Taken:
    """Let one bot play ``deals`` deals for everybody."""
    plan = Plan(game, {}, level, level, seed)
    with Bot(level, number_of(plan, 0, "bot")) as bot:
        for index in range(1, deals + 1):
            setup = setup_of(game, index)
            for _ in played(setup, number_of(plan, index, "cards"), dict.fromkeys(setup.layout.players, bot)):
                pass
        return Taken(sorted(bot.times[1:]), len(bot.times) / deals, bot.mebibytes)


def main() -> None:
    """Play deals and print what they took."""
    parser = argparse.ArgumentParser(description="Time of a decision and memory of a bot.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--levels", nargs="+", default=["steady", "beginner"])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", default="moves")
    asked = parser.parse_args()
    print(f"{asked.deals} deals, milliseconds of the processor, MiB of the process")
    print("| game | level | median | 99 in 100 | longest | a deal | memory |")
    for game in asked.games or [game.key for game in GAMES]:
        for level in asked.levels:
            times, choices, memory = taken(game, level, asked.deals, asked.seed)
            whole = statistics.fmean(times) * choices
            cells = (statistics.median(times), times[int(len(times) * 0.99)], times[-1], whole)
            told = " | ".join(f"{1000 * cell:.1f}" for cell in cells)
            print(f"| {game} | {level} | {told} | {memory:.0f} |", flush=True)


if __name__ == "__main__":
    main()
