"""Does the store follow the records, come back as it was when it is deleted, and lose nothing when it is damaged?"""

import os
import sqlite3
from pathlib import Path
from threading import Event, Thread

import pytest

from dummywhist.engine.statistics import tables
from dummywhist.engine.statistics.averages import average
from dummywhist.engine.statistics.counting import judged_now, logs_of
from dummywhist.engine.statistics.csv_text import HEADS, csv_text
from dummywhist.engine.statistics.store import AGAIN, ARRANGED, UNDONE, Row, Store, records_in
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.side_file import beside
from tests.engine.statistics.making import GOLDEN, played

pytestmark = pytest.mark.slow  # deals are judged


def judge(path: Path) -> None:
    """Judge every deal of a record, and keep what is found beside it."""
    findings = Findings(path)
    for log in logs_of(path):
        if log.counted:
            assert judged_now(log, findings) is not None
    assert findings.flush()


def followed(folder: Path, kept: Path | None = None) -> Store:
    store = Store(kept)
    store.scan(records_in(folder))
    for path in records_in(folder):
        store.learn(path)
    return store


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two sessions at Double Dummy, where nothing is hidden, with what their cards cost beside them."""
    folder = tmp_path_factory.mktemp("records")
    for number in (1, 2):
        judge(played(folder, f"double-dummy-2026-0{number}-05-193000.dwr", seed=number))
    return folder


def split_of(row: Row) -> tuple[float, ...]:
    """Return what a deal held, and the four parts after it."""
    assert row.part is not None
    found = [one for one in row.part[:5] if one is not None]
    assert len(found) == 5
    return tuple(found)


def test_the_parts_of_every_deal_add_up_exactly(folder: Path) -> None:
    rows = followed(folder).rows()
    assert len(rows) == 12
    for row in rows:
        held, own, partner, gifts, lay = split_of(row)
        found = average(row.game, row.rules, row.role)
        assert found is not None and found.mean == 6.5
        assert abs(held - found.mean + own + partner + gifts + lay - (row.took - found.mean)) < 1e-9
        assert row.part.lost == pytest.approx(-own) and row.part.choices > 0


def test_one_side_loses_what_the_other_is_given(folder: Path) -> None:
    rows = followed(folder).rows()
    assert any(row.part.lost for row in rows)
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert (one.deal, one.took + other.took) == (other.deal, 13)
        assert split_of(one)[0] + split_of(other)[0] == 13
        assert split_of(one)[3] == pytest.approx(-split_of(other)[1])


def test_a_store_that_was_deleted_comes_back_with_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    kept = tmp_path / "statistics.sqlite3"
    texts = []
    for _ in range(2):
        store = followed(folder, kept)
        texts.append(csv_text(store.rows(), average))
        store.close()
        kept.unlink()
    texts.append(csv_text(followed(folder).rows(), average))
    assert texts[0] == texts[1] == texts[2] and texts[0].count("\r\n") == 13
    assert "double-dummy-2026-02-05-193000.dwr,3,double-dummy" in texts[0]


def test_what_is_counted_stays_when_a_record_goes_on(tmp_path: Path) -> None:
    path = played(tmp_path / "tables", "double-dummy-2026-01-05-193000.dwr")
    whole = path.read_text("utf-8")
    begins = [at for at in range(len(whole)) if whole.startswith("chance deal", at)]
    path.write_text(whole[: begins[2]], "utf-8")
    judge(path)
    store = followed(tmp_path / "tables")
    counted = [row.part for row in store.rows()]
    assert len(counted) == 4 and all(counted)
    path.write_text(whole, "utf-8")
    store.renew(path)
    assert [row.part for row in store.rows()] == [*counted, None, None]
    assert store.uncounted() == ((path.name, 2),)
    beside(path).unlink()
    store.scan(records_in(tmp_path / "tables"))
    assert [row.part for row in store.rows()][:4] == counted


def test_a_deal_that_is_played_otherwise_is_counted_anew(tmp_path: Path) -> None:
    path = played(tmp_path, "double-dummy-2026-01-05-193000.dwr", deals=1)
    judge(path)
    store = followed(tmp_path)
    assert store.rows()[0].part is not None
    path.write_text(path.read_text("utf-8").replace("random Player", "steady Somebody"), "utf-8")
    store.scan([path])
    assert store.rows()[0].part is None


def test_a_record_that_only_looks_new_is_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = followed(folder)
    path = records_in(folder)[0]
    status = path.stat()
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns + 10**9))
    monkeypatch.setattr("dummywhist.engine.statistics.store.counted_deals", None)
    store.scan(records_in(folder))
    assert len(store.rows()) == 12


def test_a_record_that_is_gone_takes_its_deals_along(folder: Path) -> None:
    store = followed(folder)
    store.scan(records_in(folder)[1:])
    assert len(store.rows()) == 6 and len(store.cards([(row.deal, row.owner) for row in store.rows()])) > 20


def test_an_unreadable_record_is_named_with_its_line(tmp_path: Path) -> None:
    path = played(tmp_path, "torn.dwr", deals=2)
    path.write_bytes(path.read_bytes() + b"A pl")
    (tmp_path / "no.dwr").write_text("something else\n")
    store = followed(tmp_path)
    assert [(one.name, one.line) for one in store.unread()] == [
        ("no.dwr", 1), ("torn.dwr", path.read_bytes().count(b"\n") + 1),
    ]  # fmt: skip
    assert len(store.rows()) == 4
    path.write_bytes(path.read_bytes().rpartition(b"\n")[0] + b"\n")
    store.scan(records_in(tmp_path))
    assert [one.name for one in store.unread()] == ["no.dwr"]


def test_deals_that_show_no_skill_are_marked(tmp_path: Path) -> None:
    path = played(tmp_path, "double-dummy-2026-01-05-193000.dwr", deals=2)
    lines = path.read_text("utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if " play " in line)
    lines[at + 1 : at + 1] = ["back 1", lines[at]]
    path.write_text("\n".join(lines), "utf-8")
    played(tmp_path, "double-dummy-2026-01-06-193000.dwr", deals=2)
    arranged = (GOLDEN / "double-dummy" / "default.dwr").read_bytes()
    (tmp_path / "double-dummy-2026-01-07-193000.dwr").write_bytes(arranged)
    marks: dict[str, list[str]] = {}
    for row in followed(tmp_path).rows():
        if row.owner == "A":
            marks.setdefault(row.record[18:23], []).append(row.excluded)
    assert marks["01-05"] == [UNDONE, ""] and marks["01-06"] == [AGAIN, AGAIN]
    assert set(marks["01-07"]) == {ARRANGED}


@pytest.mark.parametrize("damage", ["garbage", "schema", "policy", "page"])
def test_a_file_of_another_make_is_set_aside_and_built_anew(folder: Path, tmp_path: Path, damage: str) -> None:
    kept = tmp_path / "statistics.sqlite3"
    store = followed(folder, kept)
    text = csv_text(store.rows(), average)
    store.close()
    if damage == "garbage":
        kept.write_bytes(b"no database at all" * 100)
    elif damage == "page":
        raw = bytearray(kept.read_bytes())
        raw[4096 : 4096 * 3] = os.urandom(8192)
        kept.write_bytes(bytes(raw))
    else:
        base = sqlite3.connect(kept)
        base.execute("update meta set value = 'other' where key = ?", (damage,))
        base.commit()
        base.close()
    before = kept.read_bytes()
    store = followed(folder, kept)
    assert store.word is not None and store.word.key == "statistics.anew"
    assert kept.with_name("statistics.sqlite3.old").read_bytes()[:2000] == before[:2000]
    assert csv_text(store.rows(), average) == text
    store.close()
    again = Store(kept)
    assert again.word is None
    again.close()


@pytest.mark.parametrize("error", ["none", "read", "found"])
def test_a_file_that_is_looked_through_meanwhile_is_built_anew_if_there_is_an_error_in_it(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    """The error is met while the rows are read, or found by the look alone; else the file stays."""
    kept = tmp_path / "statistics.sqlite3"
    store = followed(folder, kept)
    took = [row.took for row in store.rows(persons=True)]
    store._base.execute("update hand set took = 13")
    store.close()
    if error == "read":
        raw = kept.read_bytes()
        kept.write_bytes(raw[:8192] + os.urandom(len(raw) - 8192))
    looked = tables.is_whole
    monkeypatch.setattr("dummywhist.engine.statistics.tables.is_whole", lambda path: looked(path) and error != "found")
    store = Store(kept, looking=True)
    found = store.follow(records_in(folder))
    assert [row.took for row in found] == ([13] * len(took) if error == "none" else took) != []
    assert (store.word is not None and store.word.key == "statistics.anew") == (error != "none")
    assert kept.with_name("statistics.sqlite3.old").exists() == (error != "none")
    assert store.follow(records_in(folder)) == found
    store.close()


def test_where_nothing_can_be_kept_it_is_built_in_memory(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = followed(folder, tmp_path / "file" / "statistics.sqlite3")
    assert store.word is not None and store.word.key == "statistics.not_kept" and not store.kept
    assert len(store.rows()) == 12


def test_a_second_window_reads_while_the_first_one_writes(folder: Path, tmp_path: Path) -> None:
    kept = tmp_path / "statistics.sqlite3"
    first = followed(folder, kept)
    first._base.execute("begin immediate")
    second = Store(kept)
    assert second.kept and second.word is None and len(second.rows()) == 12
    first._base.execute("rollback")
    first.close()
    second.close()


def test_a_cell_that_would_be_a_formula_is_text() -> None:
    told = Row(1, "=cmd()|x,\"y\".dwr", 0, "2026-01-01T12:00:00", "english-dummy", "", 0, None, "", "", "A", "Ruth",
               "with_dummy", 2, "steady", 7, 1, "", None)  # fmt: skip
    lines = csv_text([told], average).split("\r\n")
    assert lines[0] == ",".join(HEADS) and lines[1].split(",")[1].startswith("\"'=cmd()")
    assert '""y""' in lines[1] and ",N,7,,6.5," in lines[1]


def test_who_lets_the_file_go_waits_for_the_thread_that_reads_it(tmp_path: Path) -> None:
    store, closed = Store(tmp_path / "statistics.sqlite3"), Event()

    def close() -> None:
        store.close()
        closed.set()

    with store.lock:
        closing = Thread(target=close)
        closing.start()
        assert not closed.wait(0.2)
        assert store.rows() == []
    assert closed.wait(20)
    closing.join()
    with pytest.raises(sqlite3.ProgrammingError):
        store.rows()
