"""Players of other makers: they are added, refused with a sentence, removed, and stand in the lists of who can sit."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.sandbox.walls import Walls
from dummywhist.others import LONGEST_NAME, MOST, Other
from dummywhist.ui.controls.buttons import LinkButton
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.panels import players_page
from dummywhist.ui.panels.asking import SeatsSheet
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.players_page import PlayersPage, reach

DEEP = Other("Deep Whist", "python3 /deep/whist.py")


@pytest.fixture
def host(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1024, 640)
    return host


def entries(select: Select) -> list[tuple[object, str]]:
    return [(select.itemData(place), select.itemText(place)) for place in range(select.count())]


def test_a_player_is_added_and_removed(qtbot):
    page = PlayersPage(())
    qtbot.addWidget(page)
    told = []
    page.changed.connect(told.append)
    page.name.setText("  Deep   Whist ")
    page.command.setText(DEEP.command)
    QTest.keyClick(page.command, "\r")
    assert told == [(DEEP,)] and (page.name.text(), page.command.text()) == ("", "")
    (remove,) = page.findChildren(LinkButton)
    assert remove.accessibleName() == "Remove Deep Whist"
    remove.click()
    assert told[1:] == [()]


@pytest.mark.parametrize(
    ("name", "command", "words"),
    [("", "x", f"at most {LONGEST_NAME} letters"), ("New", " ", "quotes must match"),
     ("New", "a 'b", "quotes must match"),
     ("deep-whist", "x", "of this name already"),
     ("New", "no-such-command 1", "There is no command “no-such-command”")],
)  # fmt: skip
def test_what_is_no_player_is_refused_in_words_and_nothing_is_lost(qtbot, name, command, words):
    page = PlayersPage((DEEP,))
    qtbot.addWidget(page)
    page.changed.connect(lambda _others: pytest.fail("nothing has changed"))
    page.name.setText(name)
    page.command.setText(command)
    page.add.click()
    assert words in page.wrong.text() and page.others == (DEEP,)
    assert (page.name.text(), page.command.text()) == (name, command)


def test_there_are_not_more_than_can_be_kept(qtbot):
    page = PlayersPage([Other(f"Bot {number}", "x") for number in range(MOST)])
    qtbot.addWidget(page)
    page.name.setText("One more")
    page.command.setText("x")
    page.add.click()
    assert f"{MOST} players already" in page.wrong.text() and len(page.others) == MOST


def test_what_players_can_reach_is_said(monkeypatch):
    whole, none, no_files = Walls(True, True), Walls(False, False), Walls(False, True)
    monkeypatch.setattr(players_page, "walls_here", lambda: (whole, whole))
    assert reach() == ("Computer players are shut in: they can open no file of yours and reach no network.",)
    monkeypatch.setattr(players_page, "walls_here", lambda: (none, none))
    assert len(reach()) == 1 and "does not shut computer players in" in reach()[0]
    monkeypatch.setattr(players_page, "walls_here", lambda: (whole, no_files))
    assert reach()[1].startswith("Those of other makers: ") and "your files" in reach()[1]


def test_seats_and_new_table_list_them(host):
    people = {PLAYERS[0]: Person("Ruth", "person"), PLAYERS[1]: Person("Max", "other-gone")}
    seats = SeatsSheet(host, people, dict.fromkeys(people, "Player"), (DEEP,))
    kinds = [entries(kind) for _, kind in seats.fields.values()]
    assert (DEEP.kind, DEEP.name) in kinds[0] and (DEEP.kind, DEEP.name) in kinds[1]
    # Who sits there and is known no more stays, unless another is chosen.
    assert ("other-gone", "gone") in kinds[1] and ("other-gone", "gone") not in kinds[0]
    changed = []
    seats.seat_changed.connect(lambda *change: changed.append(change))
    seats._done()
    assert changed == []
    people_there = [("Ruth", "person"), ("Max", DEEP.kind), ("Ann", "other-gone")]
    table = NewTableSheet(host, GAMES, people_there, others=(DEEP,))
    assert all((DEEP.kind, DEEP.name) in entries(kind) for kind in table.kinds)
    assert [kind for _, kind in table.people()] == ["person", DEEP.kind, "beginner"]
