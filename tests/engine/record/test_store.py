"""Is a record on disk before anybody is told, and is nothing written over that somebody else wrote?"""

import errno
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.record import store as stores
from dummywhist.engine.record.log import Entry, Log
from dummywhist.engine.record.saving import NotSaved, Saved
from dummywhist.engine.record.store import create, open_store, read_file
from dummywhist.engine.record.text import record_text
from dummywhist.engine.table import Table
from tests.engine.record.anybody import anything, some_record

ROOT = Path(__file__).parents[3]


def new_table(path: Path, seed: int = 1) -> Table:
    """Return a table kept at ``path``."""
    record = some_record(Random(seed))
    return Table(record, create(path, record))


def play(table: Table, entries: int, seed: int = 2) -> None:
    """Do so many things at ``table``."""
    dice = Random(seed)
    stop = table.stamp + entries
    while table.stamp < stop:
        anything(table, dice, calm=1)


def reason(table: Table) -> str:
    """Return why ``table`` is not saved."""
    assert isinstance(table.saving, NotSaved)
    return worded(table.saving.reason, ENGLISH)


def test_the_file_is_the_text_of_the_record_after_every_entry(tmp_path):
    table = new_table(tmp_path / "a.dwr")
    assert (tmp_path / "a.dwr").read_text() == record_text(table.record)
    dice = Random(4)
    for _ in range(200):
        anything(table, dice, calm=0.8)
        assert table.saving == Saved()
        assert (tmp_path / "a.dwr").read_text(encoding="utf-8") == record_text(table.record)
    assert [path.name for path in tmp_path.iterdir()] == ["a.dwr"]


def test_a_table_goes_on_where_it_was_left(tmp_path):
    table = new_table(tmp_path / "a.dwr")
    play(table, 150)
    table.undo()
    table.close()
    store, loaded = open_store(tmp_path / "a.dwr")
    again = Table(loaded.log, store)
    assert again.record == table.record and again.session == table.session
    assert again.redoes() == table.redoes()
    play(again, 50)
    again.close()
    assert read_file(tmp_path / "a.dwr").log.record == again.record


def test_it_is_brought_down_to_the_disk_at_each_quitted_trick(tmp_path, monkeypatch):
    table = new_table(tmp_path / "a.dwr")
    synced = []
    monkeypatch.setattr(os, "fsync", synced.append)
    play(table, 300)
    quitted = sum(isinstance(line, Entry) and type(line.action) is Quit for line in table.record.journal)
    assert len(synced) == quitted > 20


# ---- nothing of others is written over ----


def test_a_file_of_that_name_is_left_as_it_is(tmp_path):
    (tmp_path / "a.dwr").write_text("letters to my sister")
    table = new_table(tmp_path / "a.dwr")
    assert reason(table) == "There is another file named “a.dwr”, and it is left as it is."
    play(table, 40)
    table.retry()
    table.close()
    assert (tmp_path / "a.dwr").read_text() == "letters to my sister"
    (tmp_path / "a.dwr").unlink()
    assert table.retry() == Saved()
    assert (tmp_path / "a.dwr").read_text(encoding="utf-8") == record_text(table.record)


def test_a_file_that_comes_while_ours_is_made_is_left_as_it_is(tmp_path, monkeypatch):
    path = tmp_path / "a.dwr"
    link = os.link

    def late(source, target):
        path.write_text("letters")
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    table = new_table(path)
    assert "another file" in reason(table)
    assert path.read_text() == "letters" and len(list(tmp_path.iterdir())) == 1


def test_where_files_cannot_be_linked_it_is_made_all_the_same(tmp_path, monkeypatch):
    def never(source, target):
        raise OSError(errno.EOPNOTSUPP, "no links here")

    monkeypatch.setattr(os, "link", never)
    table = new_table(tmp_path / "a.dwr")
    play(table, 40)
    assert table.saving == Saved()
    assert read_file(tmp_path / "a.dwr").log.record == table.record


def test_a_file_that_cannot_be_read_is_left_as_it_is(tmp_path):
    for number, raw in enumerate((b"", b"dummywhist record 9\n", b"\0" * 100, b"x\n" * 10)):
        path = tmp_path / f"{number}.dwr"
        path.write_bytes(raw)
        before = path.stat().st_mtime_ns
        with pytest.raises(Unreadable):
            open_store(path)
        assert (path.read_bytes(), path.stat().st_mtime_ns) == (raw, before)


def test_opening_alone_changes_nothing(tmp_path):
    table = new_table(tmp_path / "a.dwr")
    play(table, 60)
    table.close()
    torn = (tmp_path / "a.dwr").read_bytes() + b"A pla"
    (tmp_path / "a.dwr").write_bytes(torn)
    store, _ = open_store(tmp_path / "a.dwr")
    store._let_go()
    assert (tmp_path / "a.dwr").read_bytes() == torn


@pytest.mark.parametrize("torn", [b"A pla", "entrant 1 person É".encode()[:-1], b"\0" * 3000, b"'\"\\"])
def test_a_torn_line_becomes_a_comment_when_play_goes_on(tmp_path, torn):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    play(table, 60)
    table.close()
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    store, loaded = open_store(path)
    assert loaded.word is not None
    again = Table(loaded.log, store)
    play(again, 1)
    again.close()
    after = path.read_bytes()
    assert after.startswith(whole + b"# torn: ")
    assert read_file(path).log.record == again.record and read_file(path).word is None


def test_a_file_changed_by_somebody_else_is_left_as_it_is(tmp_path):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    play(table, 30)
    path.write_bytes(path.read_bytes() + b"# my remark\n")
    changed = path.read_bytes()
    play(table, 5)
    assert reason(table) == "“a.dwr” was changed by somebody else, and is left as it is."
    table.retry()
    assert path.read_bytes() == changed


def test_a_file_of_the_same_length_that_says_something_else_is_left_as_it_is(tmp_path):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    play(table, 30)
    table.close()
    changed = path.read_bytes().replace(b"turn", b"tarn", 1)
    path.write_bytes(changed)
    play(table, 1)
    assert "changed by somebody else" in reason(table)
    assert path.read_bytes() == changed


def test_two_tables_cannot_have_one_file(tmp_path):
    table = new_table(tmp_path / "a.dwr")
    with pytest.raises(Unreadable, match="is open at another table"):
        open_store(tmp_path / "a.dwr")
    assert read_file(tmp_path / "a.dwr").log.record == table.record
    table.close()
    open_store(tmp_path / "a.dwr")


# ---- what can go wrong ----


class Disk:
    """A disk that takes so many more bytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        self.write = os.write
        monkeypatch.setattr(os, "write", self)

    def __call__(self, file: int, data: bytes) -> int:
        if not self.room and data:
            raise OSError(errno.ENOSPC, "No space left on device")
        taken = self.write(file, data[: self.room])
        self.room -= taken
        return taken


@pytest.mark.parametrize("room", [0, 1, 7, 30])
def test_a_full_disk_is_said_and_play_goes_on(tmp_path, monkeypatch, room):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    play(table, 30)
    saved = path.read_bytes()
    disk = Disk(monkeypatch, room)
    play(table, 40)
    assert reason(table) == "The disk is full."
    assert path.read_bytes()[: len(saved)] == saved
    loaded = read_file(path).log.record.journal
    assert loaded == table.record.journal[: len(loaded)]
    disk.room = 1 << 30
    assert table.retry() == Saved()
    assert path.read_text(encoding="utf-8") == record_text(table.record)


def test_a_disk_that_has_room_again_gets_everything_with_the_next_entry(tmp_path, monkeypatch):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    disk = Disk(monkeypatch, 5)
    play(table, 30)
    assert isinstance(table.saving, NotSaved)
    disk.room = 1 << 30
    play(table, 1)
    assert table.saving == Saved()
    assert path.read_text(encoding="utf-8") == record_text(table.record)


def test_a_disk_too_full_for_the_beginning_keeps_no_half_file(tmp_path, monkeypatch):
    disk = Disk(monkeypatch, 20)
    table = new_table(tmp_path / "a.dwr")
    assert reason(table) == "The disk is full."
    assert not list(tmp_path.iterdir())
    play(table, 20)
    disk.room = 1 << 30
    assert table.retry() == Saved()
    assert (tmp_path / "a.dwr").read_text(encoding="utf-8") == record_text(table.record)


def test_a_limit_of_the_system_is_met_like_a_full_disk(tmp_path):
    program = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from tests.engine.record.test_store import new_table, play, reason\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))\n"
        "table = new_table(Path(sys.argv[1]))\n"
        "play(table, 100)\n"
        "print(reason(table))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "a.dwr")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("The disk is full.\n", "")
    assert (tmp_path / "a.dwr").stat().st_size == 600
    assert read_file(tmp_path / "a.dwr").log.journal


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EROFS, "Nothing may be written there."),
        (errno.EACCES, "Nothing may be written there."),
        (errno.EIO, "The system says: Input/output error."),
    ],
)
def test_why_the_system_does_not_write(tmp_path, monkeypatch, number, sentence):
    def refused(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(stores.tempfile, "mkstemp", refused)
        table = new_table(tmp_path / "a.dwr")
        assert reason(table) == sentence
    assert table.retry() == Saved()


def test_a_file_that_may_only_be_read_is_opened_and_not_saved(tmp_path, monkeypatch):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    play(table, 50)
    table.close()
    before = path.read_bytes()
    real = os.open

    def read_only(name, flags, *args, **kwargs):
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(name, flags, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", read_only)
        store, loaded = open_store(path)
        again = Table(loaded.log, store)
        assert again.saving == Saved()
        play(again, 5)
        assert reason(again) == "Nothing may be written there."
        assert path.read_bytes() == before
    assert again.retry() == Saved()
    assert path.read_text(encoding="utf-8") == record_text(again.record)


def test_after_a_failed_sync_everything_since_the_last_is_written_again(tmp_path, monkeypatch):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    real, written = os.write, []

    def fails(file):
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fails)
        while table.saving == Saved():
            play(table, 1)
        assert type(table.entries[-1].action) is Quit
    monkeypatch.setattr(os, "write", lambda file, data: written.append(data) or real(file, data))
    assert table.retry() == Saved()
    assert b"".join(written).count(b" play ") == 4
    assert path.read_text(encoding="utf-8") == record_text(table.record)


def test_a_deleted_file_is_made_again(tmp_path):
    path = tmp_path / "a.dwr"
    table = new_table(path)
    play(table, 30)
    path.unlink()
    play(table, 1)
    assert table.saving == Saved()
    assert path.read_text(encoding="utf-8") == record_text(table.record)


def test_a_folder_is_made_where_it_is_missing(tmp_path):
    table = new_table(tmp_path / "tables" / "kitchen" / "a.dwr")
    assert table.saving == Saved()


def test_a_file_in_place_of_the_folder_is_said(tmp_path):
    (tmp_path / "tables").write_text("")
    table = new_table(tmp_path / "tables" / "a.dwr")
    assert isinstance(table.saving, NotSaved)


@pytest.mark.parametrize("name", ["nothing.dwr", ".", "x" * 300])
def test_what_is_no_file_is_said(tmp_path, name):
    for look in (open_store, read_file):
        with pytest.raises(Unreadable) as found:
            look(tmp_path / name)
        assert "\n" not in str(found.value)


def test_a_store_that_was_closed_opens_again_for_another_entry(tmp_path):
    table = new_table(tmp_path / "a.dwr")
    table.close()
    play(table, 20)
    assert table.saving == Saved()
    assert read_file(tmp_path / "a.dwr").log.record == table.record


def test_a_log_is_enough_for_a_table():
    log = Log(some_record(Random(1)))
    table = Table(log)
    play(table, 20)
    assert table.saving == Saved() == table.retry() == table.close()
    assert len(log.journal) == 20
