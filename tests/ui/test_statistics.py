"""The statistics in the window: plots with filters, read by pointer and keys, saved, honest where there is little."""

import os
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.statistics.csv_text import HEADS
from dummywhist.engine.statistics.figures import Deal
from dummywhist.engine.statistics.parts import Part
from dummywhist.ui.panels.library_sheet import LibrarySheet
from dummywhist.ui.panels.statistics_sheet import StatisticsSheet
from tests.engine.statistics.making import fill, row
from tests.ui.house import House

CTRL = Qt.KeyboardModifier.ControlModifier
TODAY = date(2026, 9, 20)


def played_a_year(many: int = 420, first: date = date(2025, 11, 3)) -> list[Deal]:
    """A person who improves, in two roles and two companies."""
    dice, found = Random(7), []
    for number in range(many):
        share = number / many
        lost = dice.expovariate(0.6 / (1.2 - 0.6 * share)) if dice.random() < 0.6 else 0.0
        held, more = dice.randint(3, 10), dice.choice((-2, -1, -1, 0, 0, 0, 1, 1))
        gifts = dice.random()
        part = Part(held, -lost, -0.2, gifts, more + lost + 0.2 - gifts, 8, lost, lost / 2, 0.01)
        one = row(number, lost, first + timedelta(days=int(320 * share)))
        told = one.row._replace(
            role=("with_dummy", "against_left", "against_right")[number % 3], took=held + more, part=part,
            company="steady" if number % 2 else "beginner strong", game=("english-dummy", "mort-3")[number % 9 == 0],
        )  # fmt: skip
        found.append(Deal(told, part, 6.5))
    return found


def opened(house: House, deals: Iterable[Deal] = (), **how: object) -> StatisticsSheet:
    """Open the statistics over a table, and wait until the store is followed."""
    fill(house.paths.statistics, house.paths.tables, deals)
    house.open(**how)
    house.rest()
    house.program.sheets.problems.today = lambda: TODAY
    house.key(Qt.Key.Key_T, CTRL)
    sheet = house.sheet(StatisticsSheet)
    house.until(lambda: house.program.sheets.statistics._read)
    return sheet


def choose(sheet: StatisticsSheet, which: str, value: str) -> None:
    select = getattr(sheet, which)
    select.set_value(value)
    select.activated.emit(select.currentIndex())


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_year_is_shown_in_four_plots(house: House, size: tuple[int, int], language: str) -> None:
    sheet = opened(house, played_a_year(), size=size, language=language)
    assert "420" in sheet.subtitle.text() and sheet.better.isVisible()
    for plot in sheet.plots[:4]:
        assert plot.isVisible() and plot.told.readings and plot.accessibleName() and plot.accessibleDescription()
        assert plot.visibleRegion().boundingRect().size() == plot.size(), "a plot is cut"
    sheet.grab()
    for plot in sheet.plots[:4]:
        assert len(plot._places) == len(plot.told.readings)
        assert all(plot.rect().contains(place.toPoint()) for place in plot._places)
    where = os.environ.get("DUMMYWHIST_LOOK")
    if where:
        house.window.grab().save(f"{where}/statistics-{language}-{size[0]}.png")
        sheet.by_kind.click()
        house.window.grab().save(f"{where}/kinds-{language}-{size[0]}.png")


def test_the_error_rate_is_said_in_one_sentence(house: House) -> None:
    sheet = opened(house, played_a_year())
    first, last = sheet.course.stages[0], sheet.course.stages[-1]
    assert sheet.course.accessibleName() == (
        f"Error rate, tricks lost a deal, from {first.mean:.2f} in {first.label} to {last.mean:.2f} in {last.label}."
    )
    assert "tricks a deal fewer every 100 deals" in sheet.better.text()


def test_points_are_read_by_keys_and_pointer_and_copied(house: House) -> None:
    sheet = opened(house, played_a_year())
    plot, said = sheet.course, []
    plot.said.connect(said.append)
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    for key, at in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_End, -1)):
        QTest.keyClick(plot, key)
        assert said[-1] == plot.told.readings[at].words
    QTest.keyClick(plot, Qt.Key.Key_C, CTRL)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert len(lines) == len(plot.told.readings) + 1 and lines[0].split("\t") == ["When", "Deals", "Mean", "From", "To"]
    sheet.grab()
    QTest.mouseMove(sheet.parts, sheet.parts._places[2].toPoint())
    house.until(lambda: sheet.parts.at == 2)
    QTest.mouseMove(sheet.parts, QPoint(2, 2))
    house.until(lambda: sheet.parts.at == -1)


def test_tab_goes_from_filters_over_plots_to_the_buttons(house: House) -> None:
    sheet = opened(house, played_a_year())
    sheet.game.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in range(16):
        seen.append(house.app.focusWidget())
        QTest.keyClick(house.app.focusWidget(), Qt.Key.Key_Tab)
    places = [seen.index(one) for one in (*sheet.selects, *sheet.plots[:4], sheet.by_kind)]
    assert places == sorted(places)


def test_filters_take_deals_away_and_all_come_back(house: House) -> None:
    sheet = opened(house, played_a_year())
    whole = sheet.course.table()
    choose(sheet, "game", "mort-3")
    assert "47 deals" in sheet.subtitle.text()
    choose(sheet, "role", "against_dummy")
    assert sheet.pages.currentIndex() == 2 and sheet.empty.text() == "No deals with these filters."
    sheet.way_out.click()
    assert sheet.course.table() == whole and sheet.game.value() == ""
    choose(sheet, "company", "strong")
    assert "210 deals" in sheet.subtitle.text()
    choose(sheet, "company", "")
    choose(sheet, "span", "month")
    assert 0 < int(sheet.subtitle.text().split()[0]) < 60
    choose(sheet, "span", "last")
    assert sheet.subtitle.text().startswith("One deal since")


def test_points_halve_what_is_lost_here(house: House) -> None:
    sheet = opened(house, played_a_year())
    before = [one.mean for one in sheet.course.stages]
    sheet.unit.segments[1].click()
    assert [one.mean for one in sheet.course.stages] == pytest.approx([one / 2 for one in before])
    assert "points" in sheet.course.told.title


def test_kinds_are_a_page_of_their_own(house: House) -> None:
    sheet = opened(house, played_a_year())
    assert not sheet.kinds.isVisible() and not sheet.kinds.rows
    sheet.by_kind.click()
    assert [one.name for one in sheet.kinds.rows] == ["Opening leads", "Other leads", "Second hand", "Last hand"]
    assert sheet.by_kind.text() == "All plots"
    choose(sheet, "game", "mort-3")
    assert sheet.kinds.isVisible() and sheet.kinds.rows
    sheet.by_kind.click()
    assert sheet.course.isVisible()


def test_no_deals_offer_one(house: House) -> None:
    sheet = opened(house)
    assert sheet.empty.text() == "No deals yet. Play one, and its cards are counted."
    assert not sheet.save.isEnabled() and not sheet.course.isVisible()
    sheet.way_out.click()
    house.until(lambda: house.program.sheets.open_sheet is None)


def test_few_deals_have_numbers_and_no_band(house: House) -> None:
    sheet = opened(house, played_a_year(5))
    assert sheet.course.told.nothing.startswith("Too few to compare") and not sheet.better.isVisible()
    assert all(one.low is None for one in sheet.held.rows) and sheet.held.rows
    sheet.grab()


def test_deals_that_are_not_judged_are_counted_apart(house: House) -> None:
    deals = [Deal(one.row._replace(part=None), None, None) if at % 4 == 0 else one
             for at, one in enumerate(played_a_year(100))]  # fmt: skip
    sheet = opened(house, deals)
    assert sheet.subtitle.text().startswith("100 deals since") and sheet.subtitle.text().endswith("75 of 100 judged")


def test_a_record_that_cannot_be_read_is_named(house: House) -> None:
    house.paths.tables.mkdir(parents=True, exist_ok=True)
    (house.paths.tables / "broken.dwr").write_text("dummywhist record 1\nnonsense\n")
    sheet = opened(house, played_a_year(20))
    assert sheet.note.text().startswith("One record could not be read: broken.dwr, line 2.")


def test_the_rows_are_saved_whole_or_not_at_all(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = opened(house, played_a_year(30))
    path = tmp_path / "rows.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    sheet.save.click()
    lines = path.read_bytes().decode().split("\r\n")
    assert len(lines) == 32 and lines[0].split(",") == list(HEADS)
    assert sheet.note.text() == "The rows are in rows.csv."

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    path.unlink()
    monkeypatch.setattr("dummywhist.ui.desk.statistics.write_whole", full)
    sheet.save.click()
    assert sheet.note.text() == "Not saved: No space left on device." and not path.exists()


def test_the_deals_are_shown_in_the_library(house: House) -> None:
    sheet = opened(house, played_a_year(30))
    choose(sheet, "game", "mort-3")
    sheet.show_deals.click()
    library = house.sheet(LibrarySheet)
    assert library.game.value() == "mort-3" and library.kinds.currentRow() == 1


def test_a_damaged_store_is_built_anew_and_that_is_said(house: House) -> None:
    house.paths.statistics.parent.mkdir(parents=True, exist_ok=True)
    house.open()
    house.rest()
    house.paths.statistics.write_bytes(b"no database" * 1000)
    house.key(Qt.Key.Key_T, CTRL)
    house.until(lambda: house.program.sheets.statistics._read)
    assert "is called statistics.sqlite3.old now" in house.said
    assert house.paths.statistics.with_name("statistics.sqlite3.old").exists()


def test_ten_thousand_deals_open_at_once(house: House) -> None:
    """What is drawn of ten thousand deals is drawn in well under a second, also where others use the machine."""
    sheet = opened(house, played_a_year(10_000))
    house.until(lambda: sheet.course.isVisible())
    assert "10000" in sheet.subtitle.text().replace(",", "").replace(" ", "").replace("\u202f", "")
