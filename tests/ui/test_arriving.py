"""The first start, and what later ones remember: the table, the window and where it stood, the looks."""

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dummywhist.engine.cards.hand import size
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.paths import Paths
from dummywhist.ui.controls.buttons import LinkButton
from dummywhist.ui.desk.placing import first_size, placed
from dummywhist.ui.desk.settings import Settings, SettingsFile, load, together
from dummywhist.ui.life.arriving import come_forward, seating_at
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.preferences import Page, Preferences
from dummywhist.ui.seat.opening import Seating, new_save
from tests.ui.house import House
from tests.ui.onlooker import Start

# ---- the newcomer ----


def test_the_first_start_is_at_a_dealt_table_and_the_first_click_plays_a_card(house: House) -> None:
    """Nothing is asked: no sheet, no choice; thirteen cards lie there, and those that may be played can be clicked."""
    house.begin(seen=(), gather="wait", motion="normal")
    house.program.open_first()
    house.show()
    house.until(lambda: house.picture.playable and not house.view.busy)
    assert house.free and not house.picture.choices and house.picture.question is None
    hand = house.deal_hand("bottom")
    # The left of the dummy may have led already; your own hand, or dummy's, is full.
    assert len(hand) in (12, 13) and all(size(one) in (12, 13) for one in house.deal.hands)
    before = house.table.stamp
    house.click_card(min(house.picture.playable))  # the one click
    assert house.table.stamp > before
    house.until(lambda: house.window.saved.text() == "Saved")


def test_a_newcomer_starts_the_program_itself_and_sits_at_a_dealt_table(tmp_path: Path) -> None:
    start = Start(tmp_path / "home")
    try:
        seen = start.ask()
        assert seen["shown"] and seen["game"] == "english-dummy" and seen["hand"] == 13
        assert seen["people"] == ["person", "beginner", "beginner"] and seen["mishap"] == []
        stamp = seen["stamp"]
        assert start.ask("click")["stamp"] > stamp
        assert start.close() == 0
    finally:
        start.kill()


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_who_asks_for_a_game_sits_as_at_the_sheet_of_a_new_table(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--game` and one press of Sit down lead to the same table."""
    program = house.open()
    seating = seating_at(game, program.settings.preferences)
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    place = next(place for place, choice in enumerate(sheet._choices) if game in [one.key for one in choice.games])
    house.press(sheet.tiles[place])
    if game == "mort-4":
        sheet._choose(next(one for one in GAMES if one.key == game))
    sat: list[Seating] = []
    with monkeypatch.context() as patch:
        patch.setattr(program, "new_table", sat.append)
        house.press(sheet.sit)
    assert sat == [seating]


def test_the_first_table_is_that_of_the_game_asked_for_by_name(house: House) -> None:
    assert house.begin().first_seating() == seating_at("english-dummy", Preferences())


# ---- what is remembered ----


def settled(house: House, geometry: QRect) -> None:
    house.window.setGeometry(geometry)
    QTest.qWait(0)


def test_the_window_comes_back_where_it_was_however_often(house: House) -> None:
    """A title bar on top of it does not count, or the window would creep down by it at each start."""
    house.open()
    room = house.window.screen().availableGeometry()
    wanted = QRect(room.x(), room.y() + 45, min(840, room.width()), min(610, room.height()))
    settled(house, wanted)
    stood = house.window.geometry()
    for _ in range(3):
        house.shut()
        program = house.begin()
        program._place_window()  # the house gives a size of its own
        program.open_first()
        house.show()
        assert house.window.geometry() == stood


def test_a_maximised_window_comes_back_maximised_and_knows_its_smaller_size(house: House) -> None:
    house.open()
    stood = house.window.geometry()
    house.window.showMaximized()
    house.until(house.window.isMaximized)
    house.shut()
    program = house.begin()
    program._place_window()
    program.open_first()
    house.show()
    assert house.window.isMaximized()
    assert load(house.paths.settings)[0].window[:5] == (stood.x(), stood.y(), stood.width(), stood.height(), 1)


def test_the_place_of_the_window_is_on_disk_as_soon_as_it_stands_still(house: House) -> None:
    """A killed program closes nothing: what it was like last must have been written before."""
    house.open()
    stood = house.window.geometry()
    house.window.showMaximized()
    house.until(
        lambda: load(house.paths.settings)[0].window[:5] == (stood.x(), stood.y(), stood.width(), stood.height(), 1)
    )
    house.window.showNormal()
    house.window.setGeometry(20, 30, 901, 622)
    house.until(lambda: load(house.paths.settings)[0].window[2:5] == (901, 622, 0))


@pytest.mark.parametrize(
    ("room", "size"),
    [
        ((1366, 728), (1092, 640)),
        ((1920, 1040), (1536, 832)),
        ((3840, 2120), (3072, 1696)),
        ((1024, 640), (1008, 600)),
        ((1040, 688), (1024, 640)),
        ((800, 560), (800, 600)),
    ],
)
def test_the_first_window_is_as_large_as_the_work_area_allows(room: tuple[int, int], size: tuple[int, int]) -> None:
    assert first_size(QSize(*room), QSize(800, 600)) == QSize(*size)


def test_a_first_window_opens_so(house: House) -> None:
    window = house.begin(size=None).window
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    assert window.size() == first_size(room, window.minimumSize())


SCREENS = (QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1000))


@pytest.mark.parametrize(
    ("left", "screens", "found"),
    [
        (QRect(100, 80, 900, 640), SCREENS, (QPoint(100, 80), QSize(900, 640))),
        (QRect(2000, 80, 900, 640), SCREENS, (QPoint(2000, 80), QSize(900, 640))),
        (QRect(2000, 80, 900, 640), SCREENS[:1], (None, QSize(900, 640))),
        (QRect(1500, 700, 900, 640), SCREENS, (QPoint(1921, 356), QSize(900, 640))),
        (QRect(1500, 700, 900, 640), SCREENS[:1], (QPoint(1019, 396), QSize(900, 640))),
        (QRect(-800, -600, 900, 640), SCREENS[:1], (QPoint(1, 20), QSize(900, 640))),
        (QRect(10, 10, 3000, 3000), SCREENS[:1], (QPoint(1, 20), QSize(1918, 1016))),
        (QRect(3000, 10, 3000, 3000), SCREENS[:1], (None, QSize(1918, 1016))),
        (QRect(0, 20, 1366, 768), (QRect(0, 0, 1024, 640),), (QPoint(1, 20), QSize(1022, 616))),
        (QRect(0, 20, 1366, 768), (QRect(0, 0, 800, 600),), (QPoint(1, 20), QSize(800, 600))),
    ],
)
def test_no_part_of_the_window_or_its_frame_opens_off_screen(
    left: QRect, screens: tuple[QRect, ...], found: tuple[QPoint | None, QSize]
) -> None:
    assert placed(left, screens, QSize(800, 600), (1, 20, 1, 4)) == found


@pytest.mark.parametrize("place", [(-5000, -5000, 900, 620, 0), (20_000, 30, 900, 620, 0), (10, 10, 9000, 8000, 0)])
def test_a_window_of_a_screen_that_is_gone_comes_back_on_one_that_is_there(
    house: House, place: tuple[int, ...]
) -> None:
    house.paths.settings.parent.mkdir(parents=True)
    assert SettingsFile(house.paths.settings).save(Settings(window=place)) == ""
    program = house.begin()
    program._place_window()
    program.open_first()
    house.show()
    box = house.window.geometry()
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert room.intersects(box) and room.contains(box.x() + 40, box.y() + 10)
    minimum = house.window.minimumSize()
    assert box.width() <= max(room.width(), minimum.width()) and box.height() <= max(room.height(), minimum.height())


def test_table_dock_bars_and_looks_are_remembered(house: House) -> None:
    house.open()
    house.do("rules")
    house.window.show_bars(tool_bar=False)
    house.program.prefer(Preferences.cloth, "blue")
    path = house.program.path
    house.rest()
    house.click_card(min(house.picture.playable))
    stamp = house.table.stamp
    house.shut()
    program = house.open()
    program.after_first_paint()
    assert house.program.path == path and house.table.stamp >= stamp
    assert house.window.tools.isHidden() and program.settings.preferences.cloth == "blue"
    assert house.window.central.dock is not None and program.settings.dock == "rules"


# ---- two programs, one settings file ----


def test_what_two_programs_change_is_put_together() -> None:
    before = Settings(tables=("a.dwr", "gone.dwr"))
    own = replace(before, tables=("b.dwr", "a.dwr"), preferences=Preferences(cloth="blue"))
    there = replace(before, tables=("c.dwr", "a.dwr", "gone.dwr"), dock="rules", preferences=Preferences(jumbo=True))
    both = together(own, before, there)
    assert both.tables == ("b.dwr", "a.dwr", "c.dwr") and both.dock == "rules"
    assert both.preferences.cloth == "blue" and both.preferences.jumbo
    assert together(own, own, there).preferences == there.preferences


def test_a_program_that_changes_nothing_writes_back_what_the_other_wrote(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    file = SettingsFile(path)
    mine = Settings(tables=("a.dwr",))
    assert file.save(mine) == ""
    assert file.save(replace(mine, dock="record", tables=("b.dwr",)), mine) == ""
    assert file.save(mine, mine) == ""
    assert load(path)[0] == replace(mine, dock="record", tables=("a.dwr", "b.dwr"))
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]
    path.write_text(json.dumps({"version": 99}))
    assert file.save(mine, mine) == "" and json.loads(path.read_text()) == {"version": 99}


def test_two_tables_begun_in_the_same_second_have_a_file_each(house: House) -> None:
    house.begin()
    record = house.seed(("person", "beginner", "beginner"), lambda _table: True).record
    now = datetime(2001, 1, 1, 12)
    made = [new_save(house.paths.tables, record, now) for _ in range(3)]
    assert len({path for path, _ in made}) == 3 and all(path.exists() for path, _ in made)
    for _, store in made:
        store.close()


def test_a_file_that_comes_in_the_same_moment_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: House
) -> None:
    """Another program may make the file between the look for a free name and the making."""
    record = house.seed(("person", "beginner", "beginner"), lambda _table: True).record
    now = datetime(2001, 1, 1, 12)
    path = tmp_path / "english-dummy-2001-01-01-120000.dwr"
    path.write_text("somebody else’s")
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda self, **how: self != path and exists(self, **how))
    found, store = new_save(tmp_path, record, now)
    assert found.name.endswith("-2.dwr") and path.read_text() == "somebody else’s"
    store.close()


def test_a_window_that_was_minimised_comes_forward(house: House) -> None:
    house.open()
    house.window.showMaximized()
    house.until(house.window.isMaximized)
    house.window.setWindowState(house.window.windowState() | Qt.WindowState.WindowMinimized)
    come_forward(house.window)
    assert not house.window.isMinimized() and house.window.isMaximized() and house.window.isVisible()


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_folders_of_tables_settings_and_log_are_shown_each_by_its_link(
    house: House, place: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house.open()
    paths = Paths(tmp_path / "d", tmp_path / "c", tmp_path / "l", tmp_path / "k")
    monkeypatch.setattr(house.program, "paths", paths)
    shown: list[str] = []

    def opened(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return True

    monkeypatch.setattr("dummywhist.ui.desk.deeds.QDesktopServices.openUrl", opened)
    house.do("preferences")
    sheet = house.sheet(PreferencesSheet)
    sheet.pages.setCurrentRow(list(Page).index(Page.FOLDERS))
    links = [link for link in sheet.findChildren(LinkButton) if link.accessibleName().startswith("Open folder: ")]
    links[place].click()
    folder = (paths.tables, paths.config, paths.logs)[place]
    assert shown == [str(folder)] and folder.is_dir()
    folder.rmdir()
    folder.write_text("a file in its place")
    links[place].click()
    assert len(shown) == 1 and house.said.startswith(f"There is no folder {folder.name}: ")
