"""Other lines of counted deals: kept beside the record, read with care, and never more than there is room for."""

import json
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.record.branches import MOST, Branch, Branches, beside
from dummywhist.engine.record.log import Entry, Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.table import Table
from tests.playing import session_log


def played(game: str) -> Table:
    """Return a table at which two deals were counted, played at random."""
    chosen = game_of(game)
    log = Log(new_record(game, {}, [Person(f"P{number}", "random") for number in range(chosen.players)]))
    for by, action in session_log(chosen.rules({}), Random(5), deals=2)[0]:
        log.write(Entry(by, action))
    return Table(log)


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_deal_goes_on_otherwise_from_any_card_and_the_line_is_read_again(game: str, tmp_path: Path) -> None:
    table = played(game)
    operator, seat = table.operator(), table.seat(None)
    before = table.record
    past = next(past for past in seat.past() if past.counted)
    plays = [at for at, (_, action) in enumerate(past.log.entries) if action.plays is not None]
    for at in (plays[0], plays[len(plays) // 2], plays[-1]):
        other = Table(operator.otherwise(past.ordinal, at))
        assert other.deal is not None and other.deal.result is None
        assert other.operator().continued == () and other.operator().undoes() is None
        for by, action in past.log.entries[at:]:
            other._write(Entry(by, action))
        branch = Branch(past.ordinal, at, "what if", other.operator().continued)
        assert branch.entries == tuple(Entry(by, action) for by, action in past.log.entries[at:])
        line = seat.line(branch)
        assert line is not None and line.end.result == past.end.result and line.ordinal == past.ordinal
        branches = Branches(tmp_path / "table.dwr")
        assert branches.add(branch) is None
        assert branch in Branches(tmp_path / "table.dwr").of(past.ordinal)
    assert table.record == before


def test_what_is_no_line_of_the_deal_is_left_out() -> None:
    table = played("english-dummy")
    past = next(past for past in table.seat(None).past() if past.counted)
    at = len(past.log.entries) - 3
    rest = tuple(Entry(by, action) for by, action in past.log.entries[at:])
    assert table.seat(None).line(Branch(past.ordinal, at, "what if", rest)) is not None
    for entries in (rest[:-1], rest[1:], (*rest, Entry(TABLE, COUNT)), ()):
        assert table.seat(None).line(Branch(past.ordinal, at, "what if", entries)) is None
    for ordinal, place in ((past.ordinal + 9, at), (past.ordinal, 10_000), (past.ordinal, -1)):
        assert table.seat(None).line(Branch(ordinal, place, "again", rest)) is None
        with pytest.raises(ValueError):
            table.operator().otherwise(ordinal, place)


def test_the_oldest_line_of_a_deal_goes_when_there_are_too_many(tmp_path: Path) -> None:
    branches = Branches(tmp_path / "table.dwr")
    made = [Branch(0, at, "what if", (Entry(TABLE, COUNT),)) for at in range(MOST + 1)]
    other = Branch(1, 0, "again", (Entry(TABLE, COUNT),))
    assert branches.add(other) is None
    gone = [branches.add(branch) for branch in made]
    assert gone == [None] * MOST + [made[0]]
    assert Branches(tmp_path / "table.dwr").of(0) == tuple(made[1:]) and branches.of(1) == (other,)
    assert branches.add(other) is None
    branches.remove(other)
    assert Branches(tmp_path / "table.dwr").of(1) == ()


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"\xff", b'{"version": 2, "lines": []}', b'{"version": 1}', b'{"version": 1, "lines": [1]}',
        b'{"version": 1, "lines": [{"deal": 0, "from": 1, "kind": "again", "entries": []}]}',
        b'{"version": 1, "lines": [{"deal": 1, "from": 1, "kind": "odd", "entries": []}]}',
        b'{"version": 1, "lines": [{"deal": 1, "from": 1, "kind": "again", "entries": ["X play S2"]}]}',
        b'{"version": 1, "lines": [{"deal": 1, "from": 1, "kind": "again", "entries": ["A play XX"]}]}',
        b'{"version": 1, "lines": [{"deal": true, "from": 1, "kind": "again", "entries": []}]}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_when_a_line_is_kept(tmp_path: Path, content: bytes) -> None:
    record = tmp_path / "table.dwr"
    beside(record).write_bytes(content)
    branches = Branches(record)
    assert branches.of(0) == () and branches.torn
    assert beside(record).read_bytes() == content, "what cannot be read is not written over"
    branches.add(Branch(0, 4, "what if", (Entry(TABLE, COUNT),)))
    assert (tmp_path / "table.dwb.old").read_bytes() == content
    assert json.loads(beside(record).read_bytes())["lines"][0]["from"] == 4


def test_without_a_record_lines_are_kept_in_memory_alone(tmp_path: Path) -> None:
    branches = Branches()
    branches.add(Branch(0, 4, "what if", (Entry(TABLE, COUNT),)))
    assert len(branches.of(0)) == 1 and not list(tmp_path.iterdir())
