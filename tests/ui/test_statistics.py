"""The statistics in the window: plots with filters, read by pointer and keys, saved, honest where there is little."""

import os
from collections.abc import Iterable
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.statistics import marks
from dummywhist.engine.statistics.csv_text import HEADS
from dummywhist.engine.statistics.figures import Deal
from dummywhist.engine.statistics.marks import Mark
from dummywhist.engine.statistics.parts import Part, Points
from dummywhist.engine.study.side_file import beside
from dummywhist.ui.panels.evening_sheet import EveningSheet
from dummywhist.ui.panels.library_sheet import LibrarySheet
from dummywhist.ui.panels.statistics_sheet import StatisticsSheet
from tests.engine.statistics.making import fill, played, row
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
        lay = more + lost + 0.2 - gifts
        points = Points(2.0, -0.3, -lost / 2, -0.1, gifts / 2, lay / 2, 1.6 + more / 2, 0.5)
        computer = held + dice.choice((-2, -1, 0, 0, 1))
        part = Part(held, -lost, -0.2, gifts, lay, 8, lost, lost / 2, 0.01, points, computer)
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
    sheet.more.click()
    house.rest()
    for shown in (*sheet.plots[:4], *sheet.selects, sheet.since, sheet.until, sheet.save):
        assert shown.isVisible()
        assert shown.visibleRegion().boundingRect().size() == shown.size(), "something is cut below the filters"
    where = os.environ.get("DUMMYWHIST_LOOK")
    if where:
        house.window.grab().save(f"{where}/more-{language}-{size[0]}.png")
        sheet.more.click()
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
    sheet.more.click()
    for _ in range(24):
        seen.append(house.app.focusWidget())
        QTest.keyClick(house.app.focusWidget(), Qt.Key.Key_Tab)
    order = (*sheet.selects[:4], sheet.more, *sheet.selects[4:], sheet.since, sheet.until)
    places = [seen.index(one) for one in (*order, *sheet.plots[:4], sheet.by_kind)]
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


def test_more_filters_take_a_person_help_rules_and_days(house: House) -> None:
    deals = [
        one._replace(row=one.row._replace(
            name="Max" if at % 10 == 0 else "Ruth", person=2 if at % 10 == 0 else 1,
            help="tutor" if at % 10 == 1 else "", rules="honours=off" if at % 10 == 2 else "",
        ))
        for at, one in enumerate(played_a_year(200))
    ]  # fmt: skip
    sheet = opened(house, deals)
    assert "160 deals" in sheet.subtitle.text() and not sheet.who.isVisible()
    sheet.more.click()
    assert all(one.isVisible() for one in (sheet.who, sheet.rules, sheet.help, sheet.since, sheet.until))
    for which, value, many in (("who", "Max", 20), ("who", "Ruth", 160), ("help", "helped", 20),
                               ("rules", "honours=off", 20), ("rules", "", 140)):  # fmt: skip
        choose(sheet, which, value)
        assert sheet.subtitle.text().startswith(f"{many} deals" if many != 20 else "20 deals"), (which, value)
        choose(sheet, which, "any" if which == "rules" else "")
    first, last = deals[40].row.started[:10], deals[59].row.started[:10]
    for field, text in ((sheet.since, first), (sheet.until, last)):
        field.setFocus()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    inside = [one for one in deals if first <= one.row.started[:10] <= last and one.row.person == 1]
    assert int(sheet.subtitle.text().split()[0]) == sum(not one.row.help for one in inside)
    before = sheet.course.table()
    sheet.until.selectAll()
    QTest.keyClicks(sheet.until, "yesterday")
    QTest.keyClick(sheet.until, Qt.Key.Key_Return)
    assert sheet.note.text() == "“yesterday” is no day. A day is written 2026-03-31."
    assert sheet.course.table() == before
    sheet.clear()
    assert "160 deals" in sheet.subtitle.text() and not sheet.until.text()


def test_the_plot_at_the_top_left_is_against_a_master_in_ones_seat(house: House) -> None:
    deals = played_a_year(60)
    some = [one._replace(part=one.part._replace(computer=None)) if at % 3 else one for at, one in enumerate(deals)]
    sheet = opened(house, some)
    compared = [(one, one.part.computer) for one in some if one.part.computer is not None]
    assert sheet.computer.told.title == "Tricks against the computer in your seat"
    assert sum(int(one.cells[1]) for one in sheet.computer.told.readings) == len(compared) == 20
    mean = sum(one.row.took - computer for one, computer in compared) / len(compared)
    shown = sum(row.mean * int(told.cells[1]) for row, told in
                zip(sheet.computer.rows, sheet.computer.told.readings, strict=True)) / len(compared)  # fmt: skip
    assert shown == pytest.approx(mean)


def test_where_nothing_was_compared_the_plot_says_how(house: House) -> None:
    deals = [one._replace(part=one.part._replace(computer=None)) for one in played_a_year(20)]
    sheet = opened(house, deals)
    assert not sheet.computer.told.readings and "Compare in the review counts it" in sheet.computer.told.nothing


def test_in_points_the_parts_have_calls_and_come_to_the_sum(house: House) -> None:
    sheet = opened(house, played_a_year())
    assert len(sheet.parts.names) == 5
    sheet.unit.segments[1].click()
    assert list(sheet.parts.names)[1] == "Your calls" and len(sheet.parts.names) == 6
    for stack in sheet.parts.stacks:
        assert len(stack.parts) == 6 and stack.parts[1] == pytest.approx(-0.3)
    sheet.grab()


def test_levels_are_marked_where_they_are_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = ("beginner", "steady", "strong", "master")
    table = {
        (game, role, level): Mark(1.3 - 0.3 * at, 0.05, 5.0, 400)
        for game in ("english-dummy", "mort-3") for role in ("with_dummy", "against_dummy")
        for at, level in enumerate(levels)
    }  # fmt: skip
    monkeypatch.setattr(marks, "shipped", lambda: table)
    sheet = opened(house, played_a_year())
    assert [(one.name, round(one.mean, 2)) for one in sheet.course.levels] == [
        ("gentle", 1.3), ("steady", 1.0), ("strong", 0.7), ("master", 0.4)
    ]  # fmt: skip
    assert "Levels: gentle 1.30 (1.23 to 1.37), steady" in sheet.course.accessibleName()
    sheet.grab()
    where = os.environ.get("DUMMYWHIST_LOOK")
    if where:
        sheet.more.click()
        house.window.grab().save(f"{where}/marks.png")
    sheet.unit.segments[1].click()
    assert not sheet.course.levels, "the marks are in tricks"


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
    assert all(one.low is None for one in sheet.computer.rows) and sheet.computer.rows
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
    assert library.game.value() == "mort-3" and library.place == "played"


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


# ---- the evening


def report(house: House, deals: Iterable[Deal] = (), **how: object) -> EveningSheet:
    fill(house.paths.statistics, house.paths.tables, deals)
    house.open(**how)
    house.rest()
    house.program.sheets.problems.today = lambda: TODAY
    house.key(Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    sheet = house.sheet(EveningSheet)
    house.until(lambda: sheet.told is not None or not sheet.empty.text().endswith("…"))
    return sheet


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_evening_is_told_part_by_part(house: House, size: tuple[int, int], language: str) -> None:
    deals = [Deal(one.row._replace(started="2026-09-20T20:00:00", record="english-dummy-2026-09-20-200000.dwr"),
                  one.part, one.average) for one in played_a_year(12)]  # fmt: skip
    sheet = report(house, deals, size=size, language=language)
    assert sheet.told is not None and len(sheet.told.rows) == 12 and len(sheet.links) == 3
    steps = sheet.water.steps
    assert len(steps) == 7 and steps[0].begin == 12 * 6.5
    assert steps[-1].begin == pytest.approx(sum(one.row.took for one in deals))
    for before, after in pairwise(steps):
        assert after.begin == pytest.approx(before.end)
    assert sheet.water.accessibleName() and all(link.accessibleName() for link in sheet.links)
    for part in (sheet.water, sheet.sentence, sheet.rate, *sheet.links):
        assert part.visibleRegion().boundingRect().size() == part.size(), "something is cut"
    where = os.environ.get("DUMMYWHIST_LOOK")
    if where:
        house.window.grab().save(f"{where}/evening-{language}-{size[0]}.png")
        sheet.by_deal.click()
        house.window.grab().save(f"{where}/bydeal-{language}-{size[0]}.png")


def test_the_report_is_copied_and_each_deal_has_its_row(house: House) -> None:
    deals = [Deal(one.row._replace(started="2026-09-19T20:00:00", record="english-dummy-2026-09-19-200000.dwr"),
                  one.part, one.average) for one in played_a_year(9)]  # fmt: skip
    sheet = report(house, deals)
    assert sheet.title.text().startswith("The evening of")
    sheet.by_deal.click()
    assert sheet.deals.isVisible() and sheet.deals.rowCount() == 9
    for told, deal in zip(sheet.told.rows, deals, strict=True):
        parts = [float(cell.replace("−", "-")) for cell in told[3:]]
        assert sum(parts[:5]) == pytest.approx(parts[5], abs=0.03) == deal.row.took - 6.5
    sheet.copy.click()
    text = QGuiApplication.clipboard().text()
    assert "Tricks you took" in text and text.count("\n") > 20


def test_an_evening_without_deals_says_so(house: House) -> None:
    sheet = report(house)
    assert sheet.empty.text() == "No deals yet. Play one, and its cards are counted." and not sheet.copy.isEnabled()


def test_a_dear_card_is_looked_at_where_it_was_played(house: House) -> None:
    path = played(house.paths.tables, "double-dummy-2026-09-20-193000.dwr", deals=1)
    sheet = report(house)
    house.until(lambda: bool(sheet.links))
    dear = sheet.told.dear[0]
    sheet.links[0].click()
    house.until(lambda: house.program.path == path and house.program.sheets.looking.place() is not None)
    place = house.program.sheets.looking.place()
    assert (place.ordinal, place.moment) == (dear.number, dear.moment) and house.program.sheets.review.shown


def test_deals_that_nobody_reviewed_are_judged_meanwhile(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """At Double Dummy nothing is hidden, so that it takes a moment."""
    path = played(house.paths.tables, "double-dummy-2026-01-05-193000.dwr", deals=2)
    sheet = opened(house)
    house.until(lambda: sheet.subtitle.text().endswith("all of them judged"))
    assert sum(one.many for one in sheet.counts.counts) == 2 and not sheet.computer.rows
    assert beside(path).is_file()
    house.until(lambda: not house.program.sheets.statistics._counting._running)
    sheet.reject()
    house.paths.statistics.unlink()
    house.program.sheets.statistics.shut()
    house.key(Qt.Key.Key_T, CTRL)
    again = house.sheet(StatisticsSheet)
    house.until(lambda: again.subtitle.text().endswith("all of them judged"))
    assert again.counts.table() == sheet.counts.table()
