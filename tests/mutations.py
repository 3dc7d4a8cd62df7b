"""Is a file that was damaged in any way read or refused in one sentence, soon, and with no other error?

Records, deals as PBN and as LIN, and settings are damaged: letters change, parts go, come twice, change places, or come
from another file. Whatever comes of it is read, or `Unreadable` says why not. What was read can be written and read
again.
"""

import json
import signal
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.pbn.reading import Deals
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.ui.desk.settings import Settings, load
from dummywhist.ui.preferences import Preferences
from tests.engine.record.pbn.comparing import BRIDGE
from tests.sections import Section

GOLDEN = Path(__file__).parent / "golden"
PATIENCE_S = 2.0
LINES = 130
"""Of a record: two deals, so that it is read in some milliseconds."""
LARGE = 200_000
"""Bytes after which no more is added: what is repeated, and then again, would fill the memory."""
SHARE = 400
"""Files that a process damages before it tells of them."""
T = TypeVar("T")
AGAIN = 8
"""Every so many of those that are read are written and read again."""
ODD = (
    BRIDGE.encode()
    + b"""[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  7

[West "Nunes"]
[Contract "3NT"]
[Play "E"]
HA

[Event "#"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"]
[Dealer "#"]
"""
)
"""Deals of another program, the last of which takes its hands and more from others."""
LIN = b"""vg|A match,Segment 4 of 8,I,46,60,Here,80,There,99|
pn|Ann,Bob,Cid,Dee,Eve,Fay,Gus,Hal|pg||
qx|o3|st||md|1SAKT3H432DAQJCKJ2,SQJ2HKQTDK98CA543,S98HAJ98DT432CQT9,S7654H765D765C876|sv|n|mb|1S|an|five|mb|p|mb|4s!|mb|d|
mb|r|mb|p|mb|p|nt|Kibitzer: what now?|pg||
mb|p|pc|hk|pc|HA|pc|h5|pc|H2|pg||
pc|CQ|pc|c6|mc|10|pg||
qx|c3|st||md|3SAKT3H432DAQJCKJ2,SQJ2HKQTDK98CA543,S98HAJ98DT432CQT9,|mb|pppp|pg||
"""
SIGNS = '[ ] " \\ { } ; % # - -- * + =1= $4 | , SA T 10 X . : N: 0 -1 99999 1e999 NT Pass ? JB é'
PIECES = (
    *SIGNS.encode().split(),
    *(b"18446744073709551616", b"\xff", b"\xef\xbb\xbf", b"\0", b"\t", b"\r", b" ", b"\n", b"\n\n"),
    *(b"back 1\n", b"back 999\n", b"A rules\n", b"table quit\n", b"md|", b"qx|o1|", b"pn|", b"pc|", b"mb|"),
    *(b"[Play ", b"[Deal ", b"[Event ", b'{"version": 1}', b"null", b"true", b"[]", b"{}"),
)


class Hang(BaseException):
    """It takes too long."""


class Kind(NamedTuple):
    """What is damaged: whole files, and what reads one; it returns whether it was read, and raises what is wrong."""

    name: str
    files: Callable[[], Sequence[bytes]]
    read: Callable[[bytes, bool], bool]


@cache
def records() -> Sequence[bytes]:
    """Return the beginning of a record of each game."""
    files = sorted(GOLDEN.glob("*/default.dwr"))
    return [b"".join(file.read_bytes().splitlines(keepends=True)[:LINES]) for file in files]


@cache
def pbn() -> Sequence[bytes]:
    """Return deals of ours, and of another program."""
    return [*(file.read_bytes() for file in sorted((GOLDEN / "pbn").glob("*.pbn"))), ODD, ODD, ODD]


@cache
def settings() -> Sequence[bytes]:
    """Return settings in which something of everything is kept."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        full = Settings(
            Preferences(cloth="blue", jumbo=True), {"english-dummy": {"House": {"game": 7}}}, ("a.dwr", "b.dwr"),
            ("c.dwr",), (1, 2, 900, 700, 0), "rules", seen=("score",), unknown={"later": [5]},
        )  # fmt: skip
        load(path)[1].save(full)
        return [path.read_bytes(), json.dumps(json.loads(path.read_bytes())).encode()]


def read_a_record(raw: bytes, again: bool) -> bool:
    """Read a record."""
    found = said(lambda: read_record(raw))
    if found is not None and again:
        text = record_text(found.log.record).encode()
        assert record_text(read_record(text).log.record).encode() == text
    return found is not None


def read_deals(raw: bytes, again: bool) -> bool:
    """Read every deal of a file."""
    deals = said(lambda: Deals(raw))
    read = False
    for number in range(1, 0 if deals is None else min(len(deals), 5) + 1):
        assert deals is not None
        imported = said(lambda number=number: deals.read(number))  # type: ignore[misc]
        wrong = deals.wrong(number)
        assert wrong is None or (imported is None and str(wrong))
        if imported is not None:
            read = True
            if again:
                text = record_text(imported.record).encode()
                assert read_record(text).log.record == imported.record
    return read


def read_settings(raw: bytes, again: bool) -> bool:
    """Read settings; those that are none are set aside, and there can always be others."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        path = Path(folder) / "settings.json"
        path.write_bytes(raw)
        found, file, sentences = load(path)
        assert all(sentence and "\n" not in sentence for sentence in sentences)
        if again:
            assert file.save(found) == ""
            assert not file.writable or load(path) == (found, file, ())
        return not sentences


KINDS = (
    Kind("records", records, read_a_record),
    Kind("pbn", pbn, read_deals),
    Kind("lin", lambda: [LIN], read_deals),
    Kind("settings", settings, read_settings),
)


def said(read: Callable[[], T]) -> T | None:
    """Return what was read, or None where one sentence says why it was not."""
    try:
        return read()
    except Unreadable as error:
        assert str(error) and "\n" not in str(error), repr(str(error))
        return None


def damaged(files: Sequence[bytes], dice: Random) -> bytes:
    """Return one of ``files``, damaged in one to five ways."""
    raw = dice.choice(files)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 5))):
        at = dice.randrange(len(raw) + 1)
        end = min(len(raw), at + dice.choice((0, 1, 1, 2, 5, 20, 100)))
        lines = raw.splitlines(keepends=True) or [b""]
        one, two = dice.randrange(len(lines)), dice.randrange(len(lines))
        if len(raw) > LARGE:
            return raw
        match dice.randrange(10):
            case 0:
                raw = raw[:at] + bytes([dice.randrange(256)]) + raw[at + 1 :]
            case 1:
                raw = raw[:at] + raw[end:]
            case 2:
                raw = raw[:at]
            case 3 | 4:
                raw = raw[:at] + dice.choice(PIECES) + raw[end:]
            case 5:
                raw = raw[:at] + dice.choice(PIECES) * dice.choice((2, 50, 5_000)) + raw[at:]
            case 6:
                lines[one], lines[two] = lines[two], lines[one]
                raw = b"".join(lines)
            case 7:
                raw = b"".join([*lines[:one], lines[one] * dice.choice((1, 2, 300)), *lines[one:]])
            case 8:
                del lines[min(one, two) : max(one, two)]
                raw = b"".join(lines)
            case _:
                other = dice.choice(files)
                place = dice.randrange(len(other) + 1)
                raw = raw[:at] + other[place : place + dice.choice((10, 100, 5_000))] + raw[at:]
    return raw


@contextmanager
def limited() -> Iterator[None]:
    """Raise `Hang` after `PATIENCE_S` seconds of the processor, where the system can."""

    def late(_signal: int, _frame: object) -> None:
        raise Hang

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def look(kind: Kind, number: int, seed: int) -> tuple[bool, str]:
    """Damage file ``number`` and read it; return whether it was read, and what is wrong, or ""."""
    raw = damaged(kind.files(), Random(f"{kind.name} {seed} {number}"))
    try:
        with limited():
            return kind.read(raw, number % AGAIN == 0), ""
    except (Exception, Hang):
        return False, f"{kind.name} {number} of seed {seed}: {raw[:2000]!r}\n{traceback.format_exc()}"


def share(name: str, first: int, last: int, seed: int) -> tuple[str, int, int, list[str]]:
    """Look at some files of a kind; return how many were looked at and read, and what is wrong."""
    kind = next(kind for kind in KINDS if kind.name == name)
    found = [look(kind, number, seed) for number in range(first, last)]
    return name, len(found), sum(read for read, _ in found), [wrong for _, wrong in found if wrong]


def mutate(count: int, seed: int, jobs: int) -> str:
    """Damage and read ``count`` files of each kind; return the totals."""
    looked, read = Counter[str](), Counter[str]()
    wrongs: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        parts = [
            pool.submit(share, kind.name, first, min(first + SHARE, count), seed)
            for kind in KINDS for first in range(0, count, SHARE)
        ]  # fmt: skip
        for part in parts:
            name, number, whole, wrong = part.result()
            looked[name] += number
            read[name] += whole
            wrongs += wrong
            for one in wrong[:3]:
                print(one, flush=True)
    totals = ", ".join(f"{looked[kind.name]:,} {kind.name} ({read[kind.name]:,} read)" for kind in KINDS)
    assert not wrongs, f"{len(wrongs)} wrong: {totals}"
    return f"{totals}; no other error, none over {PATIENCE_S:.0f} s"


MUTATIONS = Section("mutations", "damaged files of each kind", 100_000, mutate, spread=True)
