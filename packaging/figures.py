"""How large is a packed program, and how quickly does it start beside the checkout's own?

    .venv/bin/python packaging/figures.py PROGRAM [--deb DEB] [--runs 20]

Starts the packed PROGRAM and ``python -m dummywhist`` by turns on a screen of its own (Xvfb) and looks at the screen
until the table is on it; then starts both as computer players until they say that they are ready. The clock begins
before the process is made. Medians, and the best; the first start of each, which makes its home, is not counted.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

SIZE: Final = (1366, 768)
PATIENCE: Final = 60.0
GREETING: Final = b"dummywhist 1\n"


@contextmanager
def screen() -> Iterator[str]:
    """Give the name of an empty X11 screen."""
    reading, writing = os.pipe()
    line = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    with subprocess.Popen(line, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            yield f":{os.read(reading, 16).decode().strip()}"
        finally:
            server.terminate()


def shown() -> bool:
    """Whether anything is on the screen where a window's table lies."""
    picture = QGuiApplication.primaryScreen().grabWindow(0, SIZE[0] // 2 - 100, SIZE[1] // 2 - 100, 4, 4).toImage()
    return any(picture.pixelColor(at, at).lightness() > 0 for at in range(4))


def wait(until: Callable[[], bool]) -> None:
    """Look again and again; TimeoutError if it does not come."""
    end = time.perf_counter() + PATIENCE
    while not until():
        if time.perf_counter() > end:
            raise TimeoutError("The screen did not change.")
        time.sleep(0.002)


def table(command: Sequence[str], home: str) -> float:
    """Return the seconds until the table is on the screen."""
    environment = {**os.environ, "DUMMYWHIST_HOME": home, "QT_QPA_PLATFORM": "xcb"}
    wait(lambda: not shown())
    began = time.perf_counter()
    with subprocess.Popen([*command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            wait(shown)
            return time.perf_counter() - began
        finally:
            program.kill()


def bot(command: Sequence[str], home: str) -> float:
    """Return the seconds until a computer player says that it is ready."""
    environment = {**os.environ, "DUMMYWHIST_HOME": home}
    began = time.perf_counter()
    with subprocess.Popen([*command, "bot"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
        assert player.stdin is not None and player.stdout is not None
        player.stdin.write(GREETING)
        player.stdin.flush()
        for line in player.stdout:
            if line.strip() == b"ready":
                taken = time.perf_counter() - began
                player.stdin.close()
                return taken
    raise RuntimeError(f"{' '.join(command)} bot ended before it was ready.")


def compare(name: str, once: Callable[[Sequence[str], str], float], packed: str, runs: int) -> None:
    """Measure both by turns and print one line."""
    commands = {"packed": [packed], "venv": [sys.executable, "-m", "dummywhist"]}
    times: dict[str, list[float]] = {which: [] for which in commands}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(runs + 1):
            for which, command in commands.items():
                taken = once(command, str(Path(folder) / which))
                if number:
                    times[which].append(taken)
    mine, theirs = (statistics.median(times[which]) for which in ("packed", "venv"))
    best = ", ".join(f"best {which} {min(taken):.3f} s" for which, taken in times.items())
    print(f"{name}: packed {mine:.3f} s, venv {theirs:.3f} s, ratio {mine / theirs:.2f} (median of {runs}; {best})")


def installed(package: Path) -> str:
    """Return the installed size that a package tells of itself, in MB."""
    told = subprocess.run(["dpkg-deb", "--field", str(package), "Installed-Size"], capture_output=True, check=True)
    return f"{int(told.stdout) * 1024 / 1e6:.1f} MB"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Sizes and starting times of a packed program beside the checkout.")
    parser.add_argument("program")
    parser.add_argument("--deb", type=Path)
    parser.add_argument("--runs", type=int, default=20)
    asked = parser.parse_args()
    if asked.deb is not None:
        print(f"package {asked.deb.stat().st_size / 1e6:.1f} MB, installed {installed(asked.deb)}")
    with screen() as name:
        os.environ.update(DISPLAY=name, QT_QPA_PLATFORM="xcb")
        app = QGuiApplication([])
        compare("start to the table", table, asked.program, asked.runs)
        app.quit()
    compare("start of a computer player", bot, asked.program, asked.runs)


if __name__ == "__main__":
    main()
