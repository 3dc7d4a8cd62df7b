"""Is a match that is directed on the disk, entry by entry, whatever happens to the program and the disk?"""

import errno
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dummywhist.engine.duplicate import keeping
from dummywhist.engine.duplicate.journal import Back, Called, Correction, Noted, Result, missing
from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.match import begun
from dummywhist.engine.duplicate.result import Made, Place
from dummywhist.engine.duplicate.store import enter_in_file, read_match_file
from dummywhist.engine.duplicate.text import match_text, read_match
from dummywhist.engine.errors import DummyWhistError, Unlawful, Unreadable
from dummywhist.engine.record.saving import NotSaved, Saved
from tests.engine.duplicate.playing import setup

FIRST = Place(1, 1, 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "club.dwm"
    path.write_text(match_text(begun(setup("mitchell", 10, trays=2))), encoding="utf-8")
    return path


def test_each_entry_is_in_the_file_at_once(file):
    kept = KeptMatch(file)
    assert kept.enter(Noted(Result(FIRST, Made(7)), "20:15", "Ruth")) == Saved()
    assert file.read_text(encoding="utf-8").endswith("[20:15 Ruth] result round 1 table 1 tray 1 NS 7\n")
    kept.enter(Noted(Correction(FIRST, Made(8))))
    kept.enter(Noted(Back()))
    assert kept.match == read_match_file(file) and kept.match.standing.results == {FIRST: Made(7)}


def test_what_cannot_be_entered_changes_nothing(file):
    kept, before = KeptMatch(file), file.read_bytes()
    with pytest.raises(Unlawful):
        kept.enter(Noted(Called(3)))
    with pytest.raises(Unreadable):
        kept.enter(Noted(Called(2), "at [noon]"))
    assert file.read_bytes() == before and kept.match.journal == ()


def test_of_a_file_cut_anywhere_the_whole_lines_stand(file):
    kept = KeptMatch(file)
    begin = len(file.read_bytes())
    places = missing(kept.match.setup.plan, kept.match.movement, kept.match.standing, 1)
    for place in places[:4]:
        kept.enter(Noted(Result(place, Made(place.tray))))
    whole = file.read_bytes()
    for length in range(begin, len(whole) + 1):
        file.write_bytes(whole[:length])
        again = KeptMatch(file)
        lines = whole[begin:length].count(b"\n")
        assert again.match.journal == kept.match.journal[:lines]
        assert again.torn == whole[:length].rpartition(b"\n")[2].decode()
    file.write_bytes(whole[:-3])
    again = KeptMatch(file)
    assert again.enter(Noted(Result(places[3], Made(4)))) == Saved() and again.torn == ""
    assert file.read_bytes() == whole


def test_a_full_disk_loses_nothing(file, monkeypatch):
    kept, written = KeptMatch(file), os.write

    def full(to: int, content: bytes) -> int:
        written(to, content[:5])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    before = file.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(keeping.os, "write", full)
        saving = kept.enter(Noted(Result(FIRST, Made(7))))
        assert isinstance(saving, NotSaved) and saving.reason.key == "save.full" and not kept.saved
        kept.enter(Noted(Result(Place(1, 1, 2), Made(9))))
    assert file.read_bytes() == before and len(kept.match.journal) == 2
    assert kept.retry() == Saved() and kept.saved
    assert read_match_file(file) == kept.match


def test_a_file_that_has_gone_is_made_anew(file):
    kept = KeptMatch(file)
    kept.enter(Noted(Result(FIRST, Made(7))))
    file.unlink()
    assert kept.enter(Noted(Result(Place(1, 1, 2), Made(9)))) == Saved()
    assert read_match_file(file) == kept.match
    kept.enter(Noted(Result(Place(1, 2, 3), Made(5))))
    assert read_match_file(file) == kept.match


def test_what_another_program_entered_counts(file):
    kept = KeptMatch(file)
    enter_in_file(file, ["result round 1 table 1 tray 1 NS 7"])
    with pytest.raises(Unlawful):
        kept.enter(Noted(Result(FIRST, Made(9))))
    kept.enter(Noted(Result(Place(1, 1, 2), Made(9))))
    assert kept.match == read_match_file(file) and len(kept.match.journal) == 2


DIRECTOR = """
import random, sys
from pathlib import Path
from dummywhist.engine.duplicate.journal import Called, Noted, Result, missing
from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.result import Made
kept = KeptMatch(Path(sys.argv[1]))
while True:
    match = kept.match
    left = missing(match.setup.plan, match.movement, match.standing, match.standing.round)
    if left:
        entry = Result(left[0], Made(random.randrange(14)))
    elif match.standing.round < match.movement.rounds:
        entry = Called(match.standing.round + 1)
    else:
        break
    kept.enter(Noted(entry))
    print(len(kept.match.journal), flush=True)
print("end", flush=True)
sys.stdin.read()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("seed", range(4))
def test_after_kill_9_all_that_was_told_stands(file, seed):
    told = random.Random(seed).randrange(1, 40)
    process = subprocess.Popen(
        [sys.executable, "-c", DIRECTOR, str(file)], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for _ in range(told):
        process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    process.communicate()
    again = KeptMatch(file)
    assert len(again.match.journal) >= told
    assert again.match.journal == read_match(file.read_bytes().rpartition(b"\n")[0] + b"\n").journal


@pytest.mark.parametrize("seed", range(5))
def test_random_entries_stand_as_they_were_made(file, seed):
    kept, choose = KeptMatch(file), random.Random(seed)
    for _ in range(60):
        place = Place(choose.randint(1, 5), choose.randint(1, 5), choose.randint(1, 10))
        entry = choose.choice(
            (
                Result(place, Made(choose.randint(0, 14))),
                Correction(place, Made(choose.randint(0, 13))),
                Called(2),
                Back(),
            )
        )
        try:
            kept.enter(Noted(entry))
        except DummyWhistError:
            continue
    assert read_match_file(file) == kept.match
