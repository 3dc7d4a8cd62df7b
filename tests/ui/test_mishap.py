"""The program fails: the table is saved, one dialog says so, and the same card is played afterwards."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from dummywhist import __version__
from dummywhist.engine.record.store import read_file
from dummywhist.engine.record.text import record_text
from dummywhist.paths import Paths
from dummywhist.ui.life.journal import FILE, Journal, hidden_folders
from dummywhist.ui.life.mishap import Mishaps
from dummywhist.ui.panels.mishap import MishapDialog
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.sitting import Sitting
from tests.ui.house import House
from tests.ui.onlooker import Start

WRONG = "somebody divided the trick"
SIZES = [(1024, 640), (1366, 768)]


class Watch:
    """The house with a journal and somebody who tells of failures, as the program has at a start."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self.journal = Journal(folder, hidden_folders((house.paths.data, "<data>")))
        self.journal.watch()
        self.mishaps = Mishaps(house.program, self.journal, house.program)

    @property
    def dialog(self) -> MishapDialog:
        self.house.until(lambda: self.mishaps.dialog is not None and self.mishaps.dialog.isVisible())
        dialog = self.mishaps.dialog
        assert isinstance(dialog, MishapDialog)
        return dialog

    def press(self, button: QPushButton) -> None:
        self.house.press(button)


@pytest.fixture
def watch(house: House, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Iterator[Watch]:
    """A table that is watched. What is said on standard error is the test's own failure."""
    house.open(size=SIZES[0])
    house.rest()
    watch = Watch(house, tmp_path / "log")
    yield watch
    watch.journal.close()
    capfd.readouterr()


def fail(*_: object) -> NoReturn:
    raise ZeroDivisionError(WRONG)


def test_a_failure_is_told_once_and_play_goes_on_at_the_same_card(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = watch.house
    card = min(house.picture.playable)
    before = house.table
    with monkeypatch.context() as patch:
        patch.setattr(Sitting, "_tell", fail)
        house.click_card(card)  # played and written, and then the picture fails
        dialog = watch.dialog
        assert dialog.sentence.text().startswith("The program made a mistake; your table is saved to the last card")
    stamp = house.table.stamp
    assert house.program.path is not None and house.program.path.read_text() == record_text(house.table.record)
    watch.press(dialog.go_on)
    assert watch.mishaps.dialog is None and house.table is before and house.table.stamp >= stamp
    picture = house.rest()
    assert picture.playable
    house.click_card(min(picture.playable))
    house.rest()
    assert house.table.stamp > stamp and house.window.saved.text() == "Saved"
    house.shut()
    assert read_file(next(house.paths.tables.glob("*.dwr"))).word is None


def test_while_one_is_told_others_are_only_written(watch: Watch) -> None:
    house = watch.house
    house.window.cloth_wanted.connect(fail)
    house.window.table_wanted.connect(lambda _name: [].pop())
    house.window.cloth_wanted.emit("blue")
    dialog = watch.dialog
    house.window.table_wanted.emit("x")
    house.qtbot.wait(30)
    assert watch.dialog is dialog and "IndexError" not in dialog.report
    assert "IndexError" in (watch.journal.folder / FILE).read_text()
    watch.press(dialog.go_on)
    house.window.table_wanted.emit("x")
    assert "IndexError" in watch.dialog.report


def test_the_details_hold_what_helps_and_nothing_private(watch: Watch) -> None:
    house = watch.house
    house.program.prefer(Preferences.your_name, "Ruth Achterbahn")

    def repeat(_cloth: str) -> NoReturn:
        raise ZeroDivisionError(f"{WRONG}: Person(name='Ruth Achterbahn')")

    house.window.cloth_wanted.connect(repeat)
    house.window.cloth_wanted.emit("blue")
    dialog = watch.dialog
    watch.press(dialog.copy)
    copied = QGuiApplication.clipboard().text()
    assert copied.strip() == dialog.details.toPlainText().strip() == dialog.report.strip()
    assert copied.startswith(f"Dummy Whist {__version__}\n")
    assert "Qt 6." in copied and "offscreen" in copied and "Python 3." in copied
    assert copied.count(f"ZeroDivisionError: {WRONG}") == 1 and "Traceback (most recent call last)" in copied
    assert (
        "name='<player>'" in copied
        and "Ruth" not in copied
        and str(house.paths.data) not in copied
        and os.path.expanduser("~/") not in copied
    )
    assert os.uname().nodename not in copied.replace(os.uname().release, "")
    assert dialog.copy.text() == "Details copied"


def test_a_table_that_cannot_be_saved_is_said(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    house = watch.house

    def full(_file: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("dummywhist.engine.record.store.os.write", full)
        house.click_card(min(house.picture.playable))
        house.window.cloth_wanted.connect(fail)
        house.window.cloth_wanted.emit("blue")
        dialog = watch.dialog
        assert dialog.sentence.text().endswith("the table is not saved: The disk is full.")
        watch.press(dialog.go_on)
        house.rest()
        assert house.window.saved.text().startswith("Not saved")
    assert house.program.secure() == ""
    assert house.on_disk().decode() == record_text(house.table.record)


def test_without_a_log_the_details_say_why_and_hold_the_entries(watch: Watch) -> None:
    watch.journal.folder.write_text("a file where the folder should be")
    watch.journal.note("something happened")
    watch.house.window.cloth_wanted.connect(fail)
    watch.house.window.cloth_wanted.emit("blue")
    report = watch.dialog.report
    assert "something happened" in report and "The log cannot be written: " in report
    assert not any("The log is in" in label.text() for label in watch.dialog.findChildren(QLabel))


def test_a_picture_that_cannot_be_finished_leaves_no_second_hand_at_the_table(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = watch.house
    old = house.sitting
    with monkeypatch.context() as patch:
        patch.setattr(Sitting, "_tell", fail)
        house.click_card(min(house.picture.playable))
        dialog = watch.dialog
        snap = TableView.snap
        patch.setattr(TableView, "snap", lambda view: fail() if house.program.sitting is None else snap(view))
        watch.press(dialog.go_on)
    # That the old picture failed once more is told too, with the table already shown anew.
    assert house.sitting is not old and old.conductor.moment.closed
    watch.press(watch.dialog.go_on)
    house.rest()
    stamp = house.table.stamp
    house.click_card(min(house.picture.playable))
    house.rest()
    assert house.table.stamp > stamp


def test_quit_closes_the_window_and_the_next_start_takes_the_table_up(watch: Watch) -> None:
    house = watch.house
    stamp = house.table.stamp
    house.window.cloth_wanted.connect(fail)
    house.window.cloth_wanted.emit("blue")
    watch.press(watch.dialog.leave)
    assert not house.window.isVisible()
    house.shut()
    house.open(size=SIZES[0])
    assert house.said.startswith("Taken up where you left it.") and house.table.stamp >= stamp


def test_at_a_window_that_is_closed_a_failure_is_only_written(watch: Watch) -> None:
    house = watch.house
    house.window.cloth_wanted.connect(fail)
    house.window.close()
    house.window.cloth_wanted.emit("blue")
    house.qtbot.wait(30)
    assert watch.mishaps.dialog is None and WRONG in (watch.journal.folder / FILE).read_text()


def test_keys_esc_goes_on_enter_goes_on_tab_reaches_all(watch: Watch) -> None:
    house = watch.house
    house.window.cloth_wanted.connect(fail)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        house.window.cloth_wanted.emit("blue")
        dialog = watch.dialog
        assert dialog.focusWidget() is dialog.go_on
        house.qtbot.keyClick(dialog.focusWidget(), key)
        assert watch.mishaps.dialog is None and house.window.isVisible()
    house.window.cloth_wanted.emit("blue")
    dialog = watch.dialog
    reached: set[QWidget] = set()
    for _ in range(8):
        reached.add(dialog.focusWidget())
        dialog.focusNextChild()
    assert {dialog.go_on, dialog.leave, dialog.copy, dialog.details} <= reached


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_nothing_of_the_dialog_is_cut(watch: Watch, size: tuple[int, int], text_size: int) -> None:
    house = watch.house
    house.window.resize(*size)
    house.program.prefer(Preferences.text_size, text_size)
    house.window.cloth_wanted.connect(fail)
    house.window.cloth_wanted.emit("blue")
    dialog = watch.dialog
    house.qtbot.wait(20)
    assert dialog.width() <= size[0] and dialog.height() <= size[1]
    for widget in (*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton)):
        assert dialog.rect().contains(widget.geometry()), widget
        room = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else widget.sizeHint().height()
        assert widget.height() >= room, widget
        if isinstance(widget, QPushButton):
            assert widget.width() >= widget.sizeHint().width()


# ---- the whole program ----


def test_the_running_program_tells_its_failure_and_ends_well(tmp_path: Path) -> None:
    start = Start(tmp_path)
    try:
        start.ask("fail")
        seen = start.ask()
        assert len(seen["mishap"]) == 1 and seen["mishap"][0].startswith("The program made a mistake")
        assert start.ask("click")["saved"] == "Saved"
        status, said = start.close(), ""
    finally:
        start.kill()
    assert status == 0, said
    log = (Paths.within(tmp_path).logs / FILE).read_text()
    assert f"ZeroDivisionError: {WRONG}" in log and log.rstrip().endswith("INFO Ended.")


BROKEN = """
import sys
from dummywhist.ui.life import app
{breaks}
sys.exit(app.main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("breaks", "arguments"),
    [
        ("app.load = lambda path: 1 // 0", ()),
        ("app.Program.new_table = lambda *how: 1 // 0", ()),
        ("app.Program.new_table = lambda *how: 1 // 0", ("--selftest",)),
        ("app.demonstration.Demo._counted = lambda self: 1 // 0", ("--selftest",)),
    ],
)
def test_a_failure_at_the_start_or_in_the_self_test_ends_it(
    tmp_path: Path, breaks: str, arguments: tuple[str, ...]
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN.format(breaks=breaks), *arguments],
        cwd=Path(__file__).parents[2], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 1 and done.stderr.count("ZeroDivisionError") == 1
    if arguments:
        assert list(tmp_path.iterdir()) == []
    else:
        assert "ZeroDivisionError" in (tmp_path / FILE).read_text()
