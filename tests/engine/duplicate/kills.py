"""Does a director who is killed lose an entry that he was told of? A child directs and is killed at random moments."""

import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.match import begun
from dummywhist.engine.duplicate.text import match_text, noted_text
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.record.saving import Saved
from tests.engine.duplicate.matches import random_entry, random_noted, random_setup
from tests.sections import Section

TIMES = 5
"""How often a match is taken up again before another is begun."""
LONGEST_S = 0.06


def kill_directors(kills: int, seed: int) -> str:
    """Kill a director ``kills`` times; return the totals."""
    if sys.platform == "win32":
        return "skipped: processes are not forked here"
    dice = Random(seed)
    told = torn = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(kills):
            path = Path(folder) / f"{number // TIMES}.dwm"
            if not path.exists():
                path.write_text(match_text(begun(random_setup(dice))), encoding="utf-8", newline="\n")
            said = _killed_director(path, dice)
            kept = KeptMatch(path)
            journal = kept.match.journal
            for place, line in said:
                assert place <= len(journal), f"entry {place} of {len(journal)} is lost: {line}"
                assert noted_text(kept.match.movement, journal[place - 1]) == line
            told += len(said)
            torn += bool(kept.torn)
    return f"{kills} kills, {told} entries that were told, none lost; {torn} torn lines left out"


def _killed_director(path: Path, dice: Random) -> list[tuple[int, str]]:
    """Let a child direct the match at ``path`` for a moment and kill it; return what it said was entered."""
    seed, listening, telling = dice.getrandbits(64), *os.pipe()
    child = os.fork()
    if not child:
        os.close(listening)
        try:
            _direct(path, Random(seed), telling)
        finally:
            os._exit(1)
    os.close(telling)
    time.sleep(LONGEST_S * dice.random())
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with os.fdopen(listening, encoding="utf-8", newline="\n") as said:
        lines = said.read().split("\n")[:-1]
    assert os.WIFSIGNALED(status), f"the director ended by himself: {lines[-1:]}"
    return [(int(place), line) for place, _, line in (line.partition(" ") for line in lines)]


def _direct(path: Path, dice: Random, telling: int) -> None:
    """Enter whatever can be entered, and tell of each entry that is kept, until somebody ends it."""
    kept = KeptMatch(path)
    while True:
        noted = random_noted(dice, random_entry(dice, kept.match))
        try:
            saving = kept.enter(noted)
        except (Unlawful, Unreadable):
            continue
        assert saving == Saved()
        line = noted_text(kept.match.movement, kept.match.journal[-1])
        os.write(telling, f"{len(kept.match.journal)} {line}\n".encode())


MATCH_KILLS = Section("match-kills", "kills of a director", 1000, kill_directors)
