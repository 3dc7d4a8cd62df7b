"""The shelf: what lies on it is read in the background, found, opened, renamed and deleted, by keyboard alone."""

import json
import os
import shutil
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.locks import lock
from dummywhist.ui.desk import shelf as shelves
from dummywhist.ui.desk.kept import Kept
from dummywhist.ui.desk.settings import load
from dummywhist.ui.panels.shelf_sheet import ShelfSheet
from dummywhist.ui.seat import summary
from dummywhist.ui.seat.opening import look_at
from dummywhist.ui.seat.summary import beside, game_at, known_at, summary_at
from tests.golden.making import FOLDER
from tests.ui.house import House

GAMES = ("english-dummy", "mort-4", "humbug", "bid-dummy")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four tables of four games."""
    for place, game in enumerate(GAMES):
        path = tmp_path / f"{game}-2026-01-0{place + 1}-120000.dwr"
        shutil.copy(FOLDER / game / "default.dwr", path)
        os.utime(path, (1_700_000_000 + place, 1_700_000_000 + place))
    return tmp_path


def record(folder: Path, game: str = "mort-4") -> Path:
    return next(folder.glob(f"{game}-2026-*.dwr"))


# ---- summaries ----


@pytest.mark.parametrize("game", GAMES)
def test_a_summary_is_made_once_and_then_read(folder: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = record(folder, game)
    made = summary_at(path)
    assert made.game == game_at(path) == game and len(made.people) == len(set(made.people)) and beside(path).exists()
    monkeypatch.setattr(summary, "look_at", lambda _path: pytest.fail("the record is replayed"))
    assert summary_at(path) == known_at(path) == made
    assert [one.name for one in folder.iterdir() if one.name.startswith(".")] == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "[" * 3_000,
        lambda text: text.replace('"version": 1', '"version": 2'),
        lambda text: text.replace("mort-4", "chess"),
        lambda text: text.replace('"over": ', '"over": 1'),
        lambda text: text.replace('"unit": "', '"unit": "x'),
        lambda text: text.replace('"people": ["', '"people": [7, "'),
        lambda text: text.replace('{"version"', '{"more": "' + "x" * 5_000 + '", "version"'),
    ],
)
def test_a_summary_that_is_torn_or_strange_is_made_anew(folder: Path, damage) -> None:
    path = record(folder)
    made = summary_at(path)
    whole = beside(path).read_text("utf-8")
    beside(path).write_text(damage(whole), "utf-8")
    assert known_at(path) is None
    assert summary_at(path) == made and beside(path).read_text("utf-8") == whole


def test_a_summary_of_an_older_record_is_made_anew(folder: Path) -> None:
    path = record(folder)
    before = summary_at(path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[: len(lines) // 3]), "utf-8")
    after = summary_at(path)
    assert before.over and not after.over and after.deal < before.deal
    assert json.loads(beside(path).read_text("utf-8"))["of"][0] == path.stat().st_size


def test_where_nothing_can_be_kept_the_record_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(summary, "write_whole", full)
    assert summary_at(record(folder)).game == "mort-4" and not beside(record(folder)).exists()


def test_what_is_no_record_has_an_error_and_no_game(tmp_path: Path) -> None:
    (tmp_path / "x.dwr").write_text("letters\n")
    with pytest.raises(DummyWhistError):
        summary_at(tmp_path / "x.dwr")
    assert game_at(tmp_path / "x.dwr") == game_at(tmp_path / "none.dwr") == "" and not (tmp_path / "x.dws").exists()
    with pytest.raises(OSError):
        summary_at(tmp_path / "none.dwr")


# ---- renaming and deleting ----


def test_a_table_is_renamed_with_all_that_belongs_to_it(folder: Path) -> None:
    path = record(folder)
    summary_at(path)
    path.with_suffix(".dwa").write_text("findings")
    text = path.read_bytes()
    assert shelves.rename(folder, path.name, "  Sunday  at Ruth’s ") == "Sunday at Ruth’s.dwr"
    there = folder / "Sunday at Ruth’s.dwr"
    assert there.read_bytes() == text and there.with_suffix(".dwa").read_text() == "findings"
    assert known_at(there) is not None and not list(folder.glob("mort-4*"))
    assert shelves.line_of(Kept(there.name, 0.0), known_at(there)).table == "Sunday at Ruth’s (Mort for four)"


@pytest.mark.parametrize("wanted", ["", " ", ".hidden", "a/b", "a\\b", "what?", "x" * 81, "bell\a"])
def test_what_can_be_no_name_is_refused(folder: Path, wanted: str) -> None:
    before = sorted(folder.iterdir())
    with pytest.raises(shelves.NotDone, match="has 1 to 80 characters"):
        shelves.rename(folder, record(folder).name, wanted)
    assert sorted(folder.iterdir()) == before


def test_no_table_takes_the_name_of_another_or_is_moved_while_somebody_plays(folder: Path) -> None:
    one, other = record(folder, "mort-4"), record(folder, "humbug")
    with pytest.raises(shelves.NotDone, match="There is another table called humbug"):
        shelves.rename(folder, one.name, other.stem)
    with one.open("r+b") as opened:
        if not lock(opened.fileno()):
            pytest.skip("this file system knows no locks")
        for change in (lambda: shelves.rename(folder, one.name, "x"), lambda: shelves.throw_away(folder, one.name)):
            with pytest.raises(shelves.NotDone, match="Somebody is playing at mort-4"):
                change()
    one.unlink()
    with pytest.raises(shelves.NotDone, match="is no longer there"):
        shelves.rename(folder, one.name, "x")


def trash(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let there be a trash of this test alone."""

    class File(QFile):
        def moveToTrash(self) -> bool:
            if not folder.exists():
                return False
            path = Path(self.fileName())
            self.setFileName(str(folder / path.name))
            os.rename(path, folder / path.name)
            return True

    monkeypatch.setattr(shelves, "QFile", File)


def test_a_table_goes_to_the_trash_and_comes_back(folder: Path, tmp_path: Path, monkeypatch) -> None:
    bin_ = tmp_path / "files"
    trash(monkeypatch, bin_)
    path = record(folder)
    with pytest.raises(shelves.NotDone, match="could not be moved to the trash; it is still there"):
        shelves.throw_away(folder, path.name)
    assert path.exists()
    bin_.mkdir()
    summary_at(path)
    text = path.read_bytes()
    thrown = shelves.throw_away(folder, path.name)
    assert not path.exists() and len(list(bin_.iterdir())) == 2
    assert shelves.put_back(thrown) and path.read_bytes() == text and not list(bin_.iterdir())
    assert not shelves.put_back(thrown)


# ---- the sheet ----


def shelf(house: House, folder: Path) -> ShelfSheet:
    """Open the shelf with these tables and the one in the window."""
    house.open(size=(1024, 640))
    house.rest()
    for path in folder.glob("*.dwr"):
        shutil.copy2(path, house.paths.tables)
    house.do("tables")
    sheet = house.sheet(ShelfSheet)
    house.until(lambda: all(line.far for line in sheet.model.lines.values()))
    return sheet


def shown(sheet: ShelfSheet) -> list[str]:
    return [sheet.model.index(row, 0).data() for row in range(sheet.model.rowCount())]


def test_the_shelf_lists_searches_sorts_and_opens_by_keyboard_alone(house: House, folder: Path) -> None:
    sheet = shelf(house, folder)
    assert shown(sheet) == ["English Dummy", "Bid Dummy Whist", "Humbug Whist", "Mort for four", "English Dummy"]
    assert house.focus() is sheet.list and sheet.subtitle.text() == "Five tables."
    assert not sheet.delete.isEnabled() and sheet.note.text() == "This table is open in the window."
    line = sheet.model.index(3, 0)
    said = line.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Mort for four, ") and "Finished" in said and sheet.list.accessibleName() == "Tables"
    house.type("mort")
    assert sheet.search.text() == "mort" and shown(sheet) == ["Mort for four"]
    assert sheet.subtitle.text() == "1 of 5 tables."
    sheet.list.setFocus()
    assert sheet.key == record(folder).name
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.free and house.program.path == house.paths.tables / record(folder).name


def test_the_shelf_is_sorted_by_each_column(house: House, folder: Path) -> None:
    sheet = shelf(house, folder)
    for column in range(4):
        sheet.order.chosen.emit(column)
        words = [sheet.model.index(row, column).data().casefold() for row in range(5)]
        assert words == sorted(words) and sheet.order.value() == column and sheet.key == house.program.path.name


def test_a_table_is_renamed_and_deleted_and_put_back_on_the_shelf(house: House, folder: Path, monkeypatch) -> None:
    bin_ = folder / "files"
    bin_.mkdir()
    trash(monkeypatch, bin_)
    sheet = shelf(house, folder)
    house.type("mort")
    sheet.list.setFocus()
    house.key(Qt.Key.Key_F2)
    assert house.focus() is sheet.name and sheet.name.text() == ""
    house.type("a/b")
    house.key(Qt.Key.Key_Return)
    assert sheet.words.text().startswith("A table’s name has 1 to 80 characters") and house.sheet(ShelfSheet) is sheet
    sheet.name.setText("Mort on Sunday")
    house.key(Qt.Key.Key_Return)
    assert shown(sheet) == ["Mort on Sunday (Mort for four)"] and house.focus() is sheet.list
    path = house.paths.tables / "Mort on Sunday.dwr"
    assert path.exists() and sheet.key == path.name
    house.key(Qt.Key.Key_Delete)
    assert not path.exists() and shown(sheet) == [] and sheet.words.text() == "Mort on Sunday is in the trash."
    assert sheet.back.isVisible()
    house.press(sheet.back)
    assert path.exists() and shown(sheet) == ["Mort on Sunday (Mort for four)"] and not sheet.back.isVisible()
    house.key(Qt.Key.Key_Escape)


def test_a_table_that_somebody_else_deleted_goes_with_a_sentence(house: House, folder: Path) -> None:
    sheet = shelf(house, folder)
    for step, key in (("mort", Qt.Key.Key_Return), ("humbug", Qt.Key.Key_Delete)):
        sheet.search.setText(step)
        sheet.list.setFocus()
        (house.paths.tables / sheet.key).unlink()
        gone = sheet.key
        house.key(key)
        assert house.sheet(ShelfSheet) is sheet and sheet.words.text() == f"{gone} is no longer there."
        assert shown(sheet) == [] and gone not in sheet.model.lines


def test_no_record_is_replayed_in_the_thread_of_the_window(house: House, folder: Path, monkeypatch) -> None:
    threads = []

    def noted(path: Path):
        threads.append(current_thread())
        return look_at(path)

    monkeypatch.setattr(summary, "look_at", noted)
    shelf(house, folder)
    assert len(threads) == 5 and main_thread() not in threads


def test_a_record_that_cannot_be_read_is_listed_with_the_reason(house: House, folder: Path) -> None:
    house.open(size=(1024, 640))
    (house.paths.tables / "odd.dwr").write_text("letters\n")
    house.do("tables")
    sheet = house.sheet(ShelfSheet)
    house.until(lambda: all(line.seats for line in sheet.model.lines.values()))
    line = sheet.model.lines["odd.dwr"]
    assert line.table == "odd" and "line 1" in line.seats


# ---- open recent ----


def test_open_recent_names_game_and_date_and_forgets_what_is_gone(house: House, folder: Path) -> None:
    house.open(size=(1024, 640))
    house.rest()
    first = house.program.path
    for game in ("mort-4", "humbug"):
        assert house.program.open_file(record(folder, game))
    record(folder, "humbug").unlink()
    menu = house.window.submenus["recent"]
    menu.aboutToShow.emit()
    words = [action.text() for action in menu.actions()]
    date = shelves.date_words(record(folder).stat().st_mtime)
    assert len(words) == 2 and words[0].endswith(f"Mort for four, {date}") and "English Dummy, " in words[1]
    kept = load(house.paths.settings)[0].recent
    assert kept == (str(record(folder)), str(first))
    menu.actions()[1].trigger()
    house.rest()
    assert house.program.path == first
    QTest.qWait(0)
