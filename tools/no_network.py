"""Does the program open a network socket? Plays whole sessions and records every system call for sockets.

    python tools/no_network.py [COMMAND ...]

The command is the program (usual: ``python -m dummywhist``; a packed one: ``/usr/bin/dummywhist``). Three sessions:
``--selftest`` on no screen, with the computers' processes; the same on X11, where Xvfb can be had; and a start that a
second start asks for a new table. A line is printed for each. The exit status is 0 if no socket but local ones was
opened, 1 if one was or a session went wrong, 2 where nothing can be traced. First the trace itself is tried on a
process that does open a network socket. As root, strace is installed if it is missing.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

CALL = re.compile(r"\bsocket(?:pair)?\((\w+)")
LOCAL = frozenset(("AF_UNIX", "AF_LOCAL", "AF_NETLINK"))
"""Kinds of sockets that never leave the computer."""
SECONDS = 300
CONTROL = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"
ROOT = Path(__file__).parents[1]


class Failed(Exception):
    """A session went wrong, or the trace."""


def families(trace: str) -> Counter[str]:
    """Return how often a socket of each kind was asked for in the text of a trace."""
    return Counter(CALL.findall(trace))


def network(trace: str) -> list[str]:
    """Return the lines of a trace that ask for a socket that is not a local one."""
    return [line for line in trace.splitlines() if any(kind not in LOCAL for kind in CALL.findall(line))]


class Tracer:
    """Runs commands under strace and keeps what it writes; -D leaves the command's own process to be waited for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: list[Path] = []

    def start(self, command: list[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        """Start ``command`` under the trace."""
        file = self._folder / f"trace-{len(self._files)}"
        self._files.append(file)
        traced = ["strace", "-D", "-f", "-qq", "-e", "trace=socket,socketpair", "-o", str(file), *command]
        return subprocess.Popen(
            traced, env=dict(environment), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )

    def run(self, command: list[str], environment: Mapping[str, str]) -> None:
        """Run ``command`` under the trace to its end, which must be a good one."""
        status = self.start(command, environment).wait(timeout=SECONDS)
        if status:
            raise Failed(f"{' '.join(command)} ended with status {status}")

    def text(self) -> str:
        """Return all that was written; strace may be a moment behind."""
        time.sleep(0.5)
        return "\n".join(file.read_text(errors="replace") for file in self._files if file.exists())


def selftest(tracer: Tracer, command: list[str], environment: Mapping[str, str]) -> None:
    """A whole deal in the real window, with the computers' processes."""
    tracer.run([*command, "--selftest"], environment)


def second_start(tracer: Tracer, command: list[str], environment: Mapping[str, str]) -> None:
    """A start at a new table, and a second one that asks it for another game."""
    home = Path(environment["DUMMYWHIST_HOME"])
    first = tracer.start(command, environment)
    try:
        _wait(lambda: (home / "running.sock").exists() or first.poll() is not None, "the program does not listen")
        tracer.run([*command, "--game", "humbug"], environment)
        _wait(lambda: bool(list((home / "tables").glob("humbug-*.dwr"))), "no table of the other game was opened")
    finally:
        first.send_signal(signal.SIGTERM)
        first.wait(timeout=SECONDS)


def _wait(what: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + 60
    while not what():
        if time.monotonic() > end:
            raise Failed(otherwise)
        time.sleep(0.05)


Session = Callable[[Tracer, list[str], Mapping[str, str]], None]


def watched(name: str, session: Session, command: list[str], platform: str) -> bool:
    """Run a session with a home of its own, print what it opened, and return whether that was well."""
    with tempfile.TemporaryDirectory(prefix="dummywhist-") as folder:
        home = Path(folder) / "home"
        environment = {**os.environ, "QT_QPA_PLATFORM": platform, "DUMMYWHIST_HOME": str(home)}
        tracer = Tracer(Path(folder))
        try:
            session(tracer, command, environment)
        except (Failed, OSError, subprocess.TimeoutExpired) as error:
            print(f"{name}: {error}")
            return False
        trace = tracer.text()
    opened = ", ".join(f"{kind} × {number}" for kind, number in sorted(families(trace).items())) or "none at all"
    wrong = network(trace)
    print(f"{name}: sockets opened: {opened}; {'NETWORK SOCKETS' if wrong else 'no network'}")
    for line in wrong:
        print(f"  {line}")
    return not wrong


def can_trace(install: bool = False) -> str:
    """Say why nothing can be traced; empty if a network socket is seen in a process that opens one.

    With ``install`` strace is installed if it is missing and that may be done.
    """
    if (
        install
        and shutil.which("strace") is None
        and hasattr(os, "geteuid")
        and os.geteuid() == 0
        and shutil.which("apt-get")
    ):
        subprocess.run(["apt-get", "install", "-y", "-qq", "strace"], stdout=subprocess.DEVNULL, check=False)
    if shutil.which("strace") is None:
        return "There is no strace; install it: sudo apt-get install strace"
    with tempfile.TemporaryDirectory() as folder:
        tracer = Tracer(Path(folder))
        try:
            tracer.run([sys.executable, "-c", CONTROL], os.environ)
        except (Failed, subprocess.TimeoutExpired) as error:
            return f"Nothing can be traced here: {error}"
        return "" if network(tracer.text()) else "Nothing can be traced here: a network socket was not seen."


def main(arguments: list[str]) -> int:
    """Run all sessions and report."""
    if arguments[:1] in (["-h"], ["--help"]):
        print((__doc__ or "").strip())
        return 0
    command = arguments or [sys.executable, "-m", "dummywhist"]
    why_not = can_trace(install=True)
    if why_not:
        print(why_not, file=sys.stderr)
        return 2
    print("control: a network socket is seen in a process that opens one")
    good = [watched("a deal on no screen", selftest, command, "offscreen")]
    if shutil.which("xvfb-run"):
        screen = ["xvfb-run", "-a", "-s", "-nolisten tcp"]
        status = subprocess.run(
            [*screen, sys.executable, __file__, "--on-screen", *command], cwd=ROOT, check=False
        ).returncode
        good.append(status == 0)
    else:
        print("a deal on X11: not tried, there is no xvfb-run")
    good.append(watched("a second start that asks the first", second_start, command, "offscreen"))
    return 0 if all(good) else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--on-screen"]:  # within the screen that Xvfb gives
        sys.exit(not watched("a deal on X11", selftest, sys.argv[2:], "xcb"))
    sys.exit(main(sys.argv[1:]))
