"""How long from the start of the process to a painted table, seen from outside; how large is it, what does it use idle?

    python -m benchmarks.start [--runs 10] [--against kpat] [--against lskat] [--against FOLDER] [--idle 10]

Each program starts on a screen in memory with a window manager (Xvfb, openbox), again and again, in turn with the
others. Painted is what the same eye sees of each: the window manager has its window, and there is a picture in the
middle of it. Each has a home of its own, where it has been started once and closed before, so that it finds its caches
and takes up what it left. ``--against`` names another program, or the folder of another checkout of this one.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.screen import NoScreen, Screen, Sight

WARM: Final = 1.0
"""Seconds, after three, that the first start of all stays open: its caches are written when all is quiet."""
HERE = Path(__file__).resolve().parents[1]


class Contender(NamedTuple):
    """A program that is started."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]
    home: Path


def contender(named: str, homes: Path) -> Contender:
    """Return the program ``named``: a command, or the folder of a checkout of this one.

    Raises:
        NoScreen: it is neither; says so.
    """
    home = homes / named.strip("/").replace("/", "-")
    home.mkdir()
    folder = Path(named)
    if (folder / "dummywhist" / "__main__.py").is_file():
        environment = {"PYTHONPATH": str(folder.resolve()), "DUMMYWHIST_HOME": str(home)}
        name = "Dummy Whist" if folder.resolve() == HERE else f"Dummy Whist in {folder.name}"
        return Contender(name, [sys.executable, "-m", "dummywhist"], environment, home)
    found = shutil.which(named) or shutil.which(named, path="/usr/games:/usr/local/games")
    if found is None:
        raise NoScreen(f"{named} is not installed, and is no folder of a checkout")
    return Contender(named, [found], {}, home)


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value that ``part`` of the values do not pass."""
    return sorted(values)[min(len(values) - 1, round(part * len(values) + 0.4999) - 1)]


def table(names: Sequence[str], sights: Mapping[str, Sequence[Sight]]) -> str:
    """Return the figures of the runs as a table, the first program being the measure of the others."""
    lines = [f"{'':28} {'painted':>8} {'p90':>6} {'best':>6} {'mapped':>7} {'CPU':>6} {'p90':>6}   seconds, medians"]
    for name in names:
        painted, cpu = ([getattr(sight, which) for sight in sights[name]] for which in ("painted", "cpu"))
        mapped = statistics.median(sight.mapped for sight in sights[name])
        lines.append(
            f"{name:28} {statistics.median(painted):8.3f} {quantile(painted, 0.9):6.3f} {min(painted):6.3f}"
            f" {mapped:7.3f} {statistics.median(cpu):6.3f} {quantile(cpu, 0.9):6.3f}"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time from the start of the process to a painted table.")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--against", action="append", default=[], metavar="PROGRAM")
    parser.add_argument("--idle", type=float, default=10.0, help="seconds of watching the idle window; 0: do not")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as homes:
        contenders = [contender(str(HERE), Path(homes))]
        for named in asked.against:
            try:
                contenders.append(contender(named, Path(homes)))
            except NoScreen as why:
                print(f"left out: {why}", file=sys.stderr)
        try:
            with Screen() as screen:
                measured(screen, contenders, asked.runs, asked.idle)
        except NoScreen as why:
            print(why, file=sys.stderr)
            return 1
    return 0


def measured(screen: Screen, contenders: list[Contender], runs: int, idle: float) -> None:
    """Start each program once and then ``runs`` times in turn; print the figures."""
    for one in contenders:
        first = screen.watch(one.command, one.home, one.environment, WARM)
        print(f"{one.name:28} first start of all {first.painted:6.3f} s", flush=True)
    sights: dict[str, list[Sight]] = {one.name: [] for one in contenders}
    for run in range(runs):
        turn = contenders[run % len(contenders) :] + contenders[: run % len(contenders)]
        for one in turn:
            sights[one.name].append(screen.watch(one.command, one.home, one.environment))
    print(table([one.name for one in contenders], sights), flush=True)
    if idle:
        for one in contenders:
            sight = screen.watch(one.command, one.home, one.environment, idle)
            print(f"{one.name:28} memory {sight.memory:4.0f} MiB, idle {sight.idle:5.2f} % of a core", flush=True)


if __name__ == "__main__":
    sys.exit(main())
