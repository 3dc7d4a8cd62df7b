"""Does a killed program lose anything that it said was done? A child plays and is killed at random moments."""

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from time import sleep

from dummywhist.engine.record.store import read_file
from dummywhist.engine.record.text import line_text
from tests.sections import Section

ROOT = Path(__file__).parents[3]
ROUNDS = 6
"""How often a table is taken up again before another is begun."""


def kill_often(kills: int, seed: int) -> str:
    """Kill ``kills`` children; return the totals."""
    dice = Random(seed)
    said = torn = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(kills):
            path = Path(folder) / f"{number // ROUNDS}.dwr"
            told = _killed_child(path, dice)
            if not path.exists():
                assert not told, "something was done before there was a file"
                continue
            loaded = read_file(path)
            torn += loaded.word is not None
            journal = loaded.log.record.journal
            for stamp, line in told:
                assert stamp <= len(journal), f"line {stamp} of {len(journal)} is lost: {line}"
                assert line_text(journal[stamp - 1]) == line
            said += len(told)
        begun = len(list(Path(folder).glob("*.dwr")))
    return f"{kills} kills of {begun} tables, {said} acknowledged lines, none lost; {torn} torn lines left out"


def _killed_child(path: Path, dice: Random) -> list[tuple[int, str]]:
    """Let a child play at ``path`` for a moment and kill it; return what it said was done, as far as it could."""
    command = [sys.executable, "-m", "tests.engine.record.playing_child", str(path), str(dice.getrandbits(32))]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment) as child:
        assert child.stdout is not None
        parts: list[bytes] = []
        stream = child.stdout
        first = threading.Event()

        def listen() -> None:
            while part := os.read(stream.fileno(), 1 << 16):
                parts.append(part)
                first.set()
            first.set()

        listener = threading.Thread(target=listen)
        listener.start()
        if dice.random() < 0.9:
            assert first.wait(60)
            sleep(dice.random() ** 2 * 0.2)
        else:
            sleep(dice.random() * 0.15)  # perhaps before there is a file
        assert child.poll() is None, f"the child ended by itself with {child.returncode}"
        child.kill()
        listener.join()
    lines = b"".join(parts).decode().split("\n")[:-1]
    return [(int(stamp), line) for stamp, _, line in (line.partition(" ") for line in lines)]


KILLS = Section("kills", "kills of a program that plays", 300, kill_often)
