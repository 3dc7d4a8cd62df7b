"""Does a packed app work? Plays a deal with it, on no screen and with a home of its own.

    python packaging/smoke.py COMMAND [ARGUMENT ...]

The command line is that of the packed program: ``build/dummywhist/dummywhist``, ``python -m dummywhist``. Three things
must hold: ``--selftest`` plays a whole deal in the real window and ends well; ``games --json`` answers without a
screen; nothing is written to the home folder of whoever runs this. One line is printed for each; the exit status is 1
if any fails.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SELFTEST_SECONDS = 300
ANSWER_SECONDS = 60


def run(command: list[str], home: Path, seconds: float) -> tuple[int | None, str, str]:
    """Run a command as a person without Python, screen or settings would; None as status if it took too long."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "VIRTUAL_ENV"))}
    kept = {name: value for name, value in kept.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    folders = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config"}
    folders |= {"XDG_CACHE_HOME": home / "cache", "DUMMYWHIST_HOME": home / "dummywhist"}
    settings = {name: str(folder) for name, folder in folders.items()} | {"QT_QPA_PLATFORM": "offscreen"}
    try:
        done = subprocess.run(
            command,
            env=kept | settings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return None, "", ""
    return done.returncode, done.stdout, done.stderr


def selftest(command: list[str], home: Path) -> str:
    """What is wrong with ``--selftest``; empty if nothing is."""
    status, out, err = run([*command, "--selftest"], home, SELFTEST_SECONDS)
    if status is None:
        return f"did not end within {SELFTEST_SECONDS} s"
    if status != 0:
        return f"ended with status {status}: {(err or out).strip()[-2000:]}"
    if "Traceback" in out + err:
        return f"ended well but printed a traceback: {(out + err).strip()[-2000:]}"
    return ""


def headless(command: list[str], home: Path) -> str:
    """What is wrong with the command line's answer; empty if nothing is."""
    status, out, err = run([*command, "games", "--json"], home, ANSWER_SECONDS)
    if status != 0:
        return f"games --json ended with status {status}: {err.strip()[-2000:]}"
    try:
        games = [json.loads(line)["id"] for line in out.splitlines()]
    except (ValueError, KeyError, TypeError):
        return f"games --json printed no JSON lines: {out.strip()[:500]}"
    return "" if "english-dummy" in games else f"games --json does not list english-dummy: {games}"


def strays(home: Path) -> str:
    """What was written beside DUMMYWHIST_HOME; empty if nothing was (font caches aside)."""
    found = sorted(path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())
    outside = [name for name in found if not name.startswith(("dummywhist/", "cache/"))]
    return f"wrote outside DUMMYWHIST_HOME: {', '.join(outside)}" if outside else ""


def main(command: list[str]) -> int:
    """Run all three checks and report."""
    if not command or command[0] in ("-h", "--help"):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for name, check in (("selftest", selftest), ("headless", headless)):
            started = time.monotonic()
            try:
                wrong = check(command, home)
            except OSError as error:
                wrong = f"cannot be started: {error}"
            failures += bool(wrong)
            print(f"{name}: {wrong or 'ok'} ({time.monotonic() - started:.1f} s)")
        wrong = strays(home)
        failures += bool(wrong)
        print(f"folders: {wrong or 'ok'}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
