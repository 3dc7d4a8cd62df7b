"""What is at a table that lies on the shelf? One line beside its record, read in its place while it is up to date.

The line is JSON in ``NAME.dws`` beside ``NAME.dwr``: the size and the time of the record that it was made of, and what
the list of tables says. It is only a copy: what is torn, of another version or of an older record is made anew.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar, get_args

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.whole import read_regular, write_whole
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.opening import look_at
from dummywhist.ui.tongues.kinds import NounKey
from dummywhist.ui.words.names import SIDE
from dummywhist.ui.words.terms import terms_of

T = TypeVar("T")
VERSION: Final = 1
LONGEST: Final = 4_000
"""No summary is longer, in bytes; what is was not written here."""
HEAD: Final = 300
"""Bytes of a record in which its game is named, unless somebody wrote long remarks before it."""


class Summary(NamedTuple):
    """What the list of tables says of one.

    ``game`` is its key, ``people`` the names by entrant; ``over``: the session is finished; ``rubber`` (from 1) of
    ``rubbers`` is in play, each called ``unit`` (the key of a noun), and ``deal`` (from 1) is the one in
    play, or the next. ``score`` of the game in play or, once it is over, of the whole session: who has how many points.
    """

    game: str
    people: tuple[str, ...]
    over: bool
    unit: NounKey
    rubber: int
    rubbers: int
    deal: int
    score: tuple[tuple[str, int], ...]


def summary_of(standing: Standing) -> Summary:
    """Return the summary of a table."""
    over = standing.stage == "over"
    people = standing.people
    if standing.waiting_people and standing.players:
        people = (*(standing.person_of(player) for player in standing.players), *standing.waiting_people)
    names, rubber = standing.names, standing.rubber
    if over:
        points = dict(standing.settlement.points)
        score = [(names[player], int(points[player])) for player in sorted(points)]
    elif rubber is None:
        score = []
    else:
        score = [
            (SIDE.join(names[player] for player in rubber.players_of(side)), points)
            for side, points in rubber.scores.items()
        ]
    return Summary(
        standing.game,
        tuple(person.name for person in people),
        over,
        terms_of(standing.rules).unit.key,
        len(standing.rubbers) + 1,
        standing.rules.match.rubbers,
        standing.deals + 1,
        tuple(score),
    )


def beside(record: Path) -> Path:
    """Return where the summary of a record lies."""
    return record.with_suffix(".dws")


def summary_at(record: Path) -> Summary:
    """Return the summary of the table whose record lies at ``record``; it is made anew, and kept, where it must be.

    Raises:
        DummyWhistError: the record cannot be read.
        OSError: there is no such file.
    """
    status = os.stat(record)
    stamp = [status.st_size, status.st_mtime_ns]
    kept = _kept(beside(record), stamp)
    if kept is not None:
        return kept
    made = summary_of(look_at(record))
    text = json.dumps({"version": VERSION, "of": stamp, "table": made._asdict()}, ensure_ascii=False)
    with suppress(OSError):  # a folder that cannot be written has no summaries, and is read each time
        write_whole(beside(record), f"{text}\n".encode())
    return made


def known_at(record: Path) -> Summary | None:
    """Return the summary of a table if one lies there and is the record's own; nothing is made anew."""
    with suppress(OSError):
        status = os.stat(record)
        return _kept(beside(record), [status.st_size, status.st_mtime_ns])
    return None


def game_at(record: Path) -> str:
    """Return the key of the game that a record is of, from its first lines; "" if they do not say."""
    with suppress(OSError, DummyWhistError):
        head = read_regular(record, HEAD).decode("utf-8", "replace").splitlines()
        return game_of(next((line[5:].strip() for line in head if line.startswith("game ")), "")).key
    return ""


def _kept(path: Path, stamp: list[int]) -> Summary | None:
    """Return the summary that lies at ``path`` if it is whole and of the record with this ``stamp``."""
    try:
        raw = read_regular(path, LONGEST)
        data = json.loads(raw)
        if data["version"] != VERSION or data["of"] != stamp or len(raw) > LONGEST:
            return None
        table = data["table"]
        found = Summary(
            _of(str, table["game"]),
            tuple(_of(str, name) for name in table["people"]),
            _of(bool, table["over"]),
            next(key for key in get_args(NounKey) if key == table["unit"]),
            _of(int, table["rubber"]),
            _of(int, table["rubbers"]),
            _of(int, table["deal"]),
            tuple((_of(str, who), _of(int, points)) for who, points in table["score"]),
        )
        game_of(found.game)
    except (OSError, ValueError, KeyError, TypeError, StopIteration, RecursionError):
        return None
    return found


def _of(kind: type[T], value: object) -> T:
    if type(value) is not kind:
        raise TypeError
    return value
