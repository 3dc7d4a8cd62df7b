"""Printing in the window: by key and from the score sheet, to a PDF that is whole or not there at all."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dummywhist.ui.desk import press
from dummywhist.ui.panels.print_sheet import PrintSheet
from dummywhist.ui.panels.score_sheet import ScoreSheet
from tests.ui.house import House


@pytest.fixture
def counted(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A table after its first deal, on a computer without a printer."""
    monkeypatch.setattr(press, "has_printer", lambda: False)
    house.seed(("person", "beginner", "beginner"), lambda table: table.session.deals == 1)
    house.open()
    return house


def test_ctrl_p_shows_the_pages_and_saves_each_paper_as_a_pdf(
    counted: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.keyClick(counted.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    sheet = counted.sheet(PrintSheet)
    assert "no printer" in sheet.note.text()
    asked: list[str] = []
    for place, kind in enumerate(("score", "deal", "rules")):
        sheet.kind.segments[place].click()
        file = tmp_path / kind

        def name(_window: object, _title: str, usual: str, _filter: str, to: Path = file) -> tuple[str, str]:
            asked.append(usual)
            return str(to), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
        sheet.pdf_button.click()
        assert file.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")
    assert asked == ["Score sheet.pdf", "Deal 1.pdf", "Rules of this table.pdf"]
    assert sorted(path.name for path in tmp_path.glob("*.pdf*")) == ["deal.pdf", "rules.pdf", "score.pdf"]


def test_a_folder_that_takes_no_file_is_named_and_nothing_is_left(
    counted: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted.do("score")
    counted.sheet(ScoreSheet).print.click()
    missing = tmp_path / "missing" / "score.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(missing), ""))
    counted.sheet(PrintSheet).pdf_button.click()
    assert "could not be saved" in counted.window.said.text() and not missing.exists()
