"""What becomes of the statistics where the disk, the clock, the records or the players are not what they were?"""

import csv
import io
import os
from datetime import date
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.record.log import MOST_WORK
from dummywhist.engine.statistics.averages import average
from dummywhist.engine.statistics.counting import judged_now, logs_of
from dummywhist.engine.statistics.csv_text import HEADS, csv_text
from dummywhist.engine.statistics.figures import Wanted, chosen, slope, trend_of
from dummywhist.engine.statistics.store import Store, records_in
from dummywhist.engine.study import findings as found_by
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.side_file import beside
from tests.engine.statistics.making import fill, long_record, played, row, year

pytestmark = pytest.mark.slow  # years of deals

NUMBERS = tuple(HEADS[HEADS.index("took") : HEADS.index("se") + 1])
"""Columns of figures, among them none of words."""


def followed(folder: Path, kept: Path | None = None) -> Store:
    store = Store(kept)
    store.scan(records_in(folder))
    for path in records_in(folder):
        store.learn(path)
    return store


def judge(path: Path) -> None:
    findings = Findings(path)
    for log in logs_of(path):
        if log.counted:
            judged_now(log, findings)
    assert findings.flush()


@pytest.mark.parametrize("when", ["scan", "keep"])
def test_a_full_disk_lets_all_go_on_in_memory(tmp_path: Path, when: str) -> None:
    kept = tmp_path / "cache" / "statistics.sqlite3"
    path = played(tmp_path / "tables", "double-dummy-2026-01-05-193000.dwr")
    store = Store(kept)
    if when == "keep":
        store.scan([path])
    many = store._base.execute("pragma page_count").fetchone()[0]
    store._base.execute(f"pragma max_page_count = {many}")
    other = played(tmp_path / "tables", "double-dummy-2026-01-06-193000.dwr", seed=2, deals=40)
    store.scan(records_in(tmp_path / "tables"))
    assert store.word is not None and store.word.key == "statistics.not_kept" and not store.kept
    assert len(store.rows()) == 2 * (3 + 40) and other.exists()
    assert csv_text(store.rows(), average) == csv_text(followed(tmp_path / "tables").rows(), average)
    store.close()
    again = Store(kept)
    assert again.word is None and len(again.rows()) == (6 if when == "keep" else 0), "what was kept is sound"
    again.close()


def test_a_file_that_another_program_holds_is_read_and_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dummywhist.engine.statistics.tables.BUSY_S", 0.1)
    kept = tmp_path / "statistics.sqlite3"
    path = played(tmp_path / "tables", "double-dummy-2026-01-05-193000.dwr")
    first = followed(tmp_path / "tables", kept)
    second = Store(kept)
    first._base.execute("begin immediate")
    played(tmp_path / "tables", "double-dummy-2026-01-06-193000.dwr", seed=2)
    second.scan(records_in(tmp_path / "tables"))
    assert len(second.rows()) == 12 and not second.kept and path.exists()
    first._base.execute("rollback")
    assert len(first.rows()) == 6
    first.close()
    second.close()


def test_a_clock_that_was_set_back_changes_neither_order_nor_days(tmp_path: Path) -> None:
    """The table is of the day that its name says, also where its file is older, and what is written later is read."""
    path = played(tmp_path, "double-dummy-2026-03-05-193000.dwr", deals=2)
    played(tmp_path, "double-dummy-2026-01-05-193000.dwr", seed=2, deals=1)
    os.utime(path, (10**9, 10**9))
    store = followed(tmp_path)
    assert [(row.started[:10], row.number) for row in store.rows(persons=True)] == [
        ("2026-01-05", 0), ("2026-03-05", 0), ("2026-03-05", 1),
    ]  # fmt: skip
    whole = path.read_text("utf-8")
    cut = whole.rindex("chance deal")
    path.write_text(whole[:cut], "utf-8")
    os.utime(path, (10**9 - 10, 10**9 - 10))
    store.scan(records_in(tmp_path))
    assert len(store.rows(persons=True)) == 2, "an older time is another time"


def test_a_record_of_other_rules_is_named_and_house_rules_are_told_apart(tmp_path: Path) -> None:
    path = played(tmp_path, "double-dummy-2026-01-05-193000.dwr", deals=1)
    text = path.read_text("utf-8")
    for day, rule in ((6, "wings=2"), (7, "claims=off"), (8, "claims=perhaps")):
        other = tmp_path / f"double-dummy-2026-01-0{day}-193000.dwr"
        other.write_text(text.replace("\nentrant", f"\nset {rule}\nentrant", 1), "utf-8")
    store = followed(tmp_path)
    assert [(one.name[21:23], one.line) for one in store.unread()] == [("06", 3), ("08", 3)]
    rows = store.rows(persons=True)
    assert [(one.record[21:23], one.rules) for one in rows] == [("05", ""), ("07", "claims=off")]
    assert [one.record[21:23] for one in rows if one.rules == "claims=off"] == ["07"]


def test_what_older_players_judged_is_left_and_judged_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = played(tmp_path / "tables", "double-dummy-2026-01-05-193000.dwr", deals=1)
    with monkeypatch.context() as older:
        older.setattr(found_by, "make", lambda: "0.0.1 00000000 native")
        judge(path)
    before = beside(path).read_bytes()
    store = followed(tmp_path / "tables", tmp_path / "statistics.sqlite3")
    assert store.uncounted() == ((path.name, 0),) and beside(path).read_bytes() == before
    judge(path)
    assert beside(path).read_bytes().startswith(before)
    store.learn(path)
    assert store.uncounted() == ()
    store.close()


def test_a_record_of_too_many_deals_counts_as_far_as_a_record_goes(tmp_path: Path) -> None:
    """No table writes more than `MOST_WORK` lines: what lies beyond is named with its line, and the rest counts."""
    path = long_record(tmp_path, "three-handed-2026-01-05-193000.dwr", 2_520)
    store = Store(None)
    store.scan([path])
    rows = store.rows(persons=True)
    (unread,) = store.unread()
    lines = path.read_text("utf-8").split("\n")
    whole = [line.split(" ", 2)[1] for line in lines[: unread.line] if line.startswith("result ")]
    assert [row.number for row in rows] == list(range(len(whole))) and 2_000 < len(whole) < 2_520
    assert unread.why.key == "record.broken" and unread.line > MOST_WORK / 2


# ---- a year, as a spreadsheet reads it


def as_read(text: str) -> list[dict[str, str]]:
    """Return the rows as a spreadsheet and pandas read them: commas, quotes doubled, the first line the heads."""
    return list(csv.DictReader(io.StringIO(text, newline=""), dialect="excel", strict=True))


@pytest.mark.parametrize(("ends", "improves"), [(0.65, True), (1.1, False)])
def test_a_year_in_the_table_shows_whether_somebody_improved(tmp_path: Path, ends: float, improves: bool) -> None:
    deals = year(5_000, 3, lambda part: 1.1 - (1.1 - ends) * part)
    kept = tmp_path / "statistics.sqlite3"
    fill(kept, tmp_path / "tables", deals)
    store = Store(kept)
    rows = chosen(store.rows(), Wanted())
    store.close()
    told = as_read(csv_text(rows, average))
    assert len(told) == 5_000 and [one["date"] for one in told] == sorted(one["date"] for one in told)
    losses = [-float(one["own"]) for one in told]
    found = trend_of(losses)
    assert found is not None and (found.low > 0) == improves
    assert (slope(deals) is not None) == improves
    for one in told:
        date.fromisoformat(one["date"][:10])
        figures = {key: float(one[key]) for key in NUMBERS}
        parts = figures["held"] - figures["average"] + sum(figures[key] for key in ("own", "partner", "gifts", "lay"))
        assert abs(parts - (figures["took"] - figures["average"])) < 1e-7


def test_every_column_reads_as_it_was_written_whatever_a_file_is_called() -> None:
    dice, rows = Random(1), []
    for at in range(200):
        name = "".join(dice.choice("abc,;\"'=+-@ \n\rü€") for _ in range(12)) + ".dwr"
        rows.append(row(at, dice.random(), date(2026, 1, 1), record=name, rules="=1" if at % 3 else "").row)
    told = as_read(csv_text(rows, average))
    assert len(told) == len(rows) and list(told[0]) == list(HEADS)
    for one, was in zip(told, rows, strict=True):
        assert one["record"].removeprefix("'") == was.record.removeprefix("'") and None not in one
        assert not one["record"].startswith(("=", "+", "-", "@")) and not one["rules"].startswith("=")
        assert abs(float(one["own"]) + was.part.lost) < 1e-9
        assert all(one[key] == "" or float(one[key]) is not None for key in NUMBERS)


def test_a_deal_that_is_not_judged_has_empty_cells_and_as_many() -> None:
    told = row(0, 1.0, date(2026, 1, 1)).row
    lines = csv_text([told, told._replace(part=None, help="tutor")], average).split("\r\n")
    assert len(lines[1].split(",")) == len(lines[2].split(",")) == len(HEADS)
    (_, one) = as_read("\r\n".join(lines))
    assert one["help"] == "tutor" and one["took"] == "7" and one["own"] == "" and one["policy"] == ""
