"""Does the window show who waits, and does whoever waited come in when a rubber is over? Also at the kitchen table."""

import itertools

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create
from dummywhist.engine.table import Table
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.panels.asking import CUT_AFRESH, CUT_OUT, SeatsSheet
from dummywhist.ui.panels.cut_sheet import CutSheet
from dummywhist.ui.seat.cloth import NEXT_SESSION, SETTLEMENT
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.seat.summary import summary_of
from tests.playing import play_on
from tests.ui.house import House

FIVE = ("Ruth", "Tom", "Ida", "Max", "Joan")


def leave(house: House, game: str, kind: str, over: bool = True, **changes: str | int) -> Table:
    """Leave a table of five that is played to the end of its session, or up to its first deal."""
    record = new_record(game, changes, [Person(name, kind) for name in FIVE])
    path = house.paths.tables / f"{game}-2001-01-01-120000.dwr"
    table = Table(record, create(path, record), itertools.count(1).__next__)
    play_on(table, lambda table: not over and table.session.deal is not None).close()
    house.left = (path.name,)
    return table


def offered(house: House) -> list[object]:
    return [choice.value for choice in house.picture.choices]


def cuts(house: House) -> list[str]:
    """Return what the sheet of the cuts says, who waits first, and go on."""
    house.until(lambda: not house.free)
    sheet = house.sheet(CutSheet)
    said = [sheet.subtitle.text(), *(text.text() for text in sheet.content.findChildren(Text))]
    house.key(Qt.Key.Key_Return)
    assert house.free
    return said


@pytest.mark.parametrize("game", ["classic-whist", "mort-4"])
def test_W_CUT_2_all_that_was_cut_is_told_before_the_first_deal(house: House, game: str) -> None:
    program = house.begin(size=(1024, 640))
    kinds = ("person", *["beginner"] * 4)
    people = tuple(Person(name, kind) for name, kind in zip(FIVE, kinds, strict=True))
    program.new_table(Seating(game, people, (), {}))
    house.show()
    said = cuts(house)
    (waiting,) = house.table.session.waiting
    assert said[0].count("wait") == 1 and (FIVE[waiting - 1] in said[0] or waiting == 1)
    places = said[said.index("For the places") + 1]
    assert all(f"{name} cut the " in places for name in FIVE[1:]) and "You cut the " in places
    after = said[said.index("Among those who play") + 1]
    assert after.count(" cut the ") == 4 and f"{FIVE[waiting - 1]} cut" not in after


@pytest.mark.parametrize(("game", "words"), [("classic-whist", CUT_OUT), ("mort-4", CUT_AFRESH)])
def test_seats_list_who_waits_and_how_they_come_in(house: House, game: str, words: str) -> None:
    table = leave(house, game, "beginner", over=False)
    house.open(size=(1024, 640))
    house.do("seats")
    sheet = house.sheet(SeatsSheet)
    (waiting,) = table.session.waiting
    assert [text.text() for text in sheet.waiting] == [f"1. {FIVE[waiting - 1]}"]
    assert words in [text.text() for text in sheet.findChildren(Text)]
    assert len(sheet.fields) == 4


def test_W_CUT_7_the_next_rubber_is_cut_for_and_the_last_one_stays_on_the_shelf(house: House) -> None:
    """Five people at one screen: whoever waited plays now, and one of the four who played waits."""
    before = leave(house, "classic-whist", "person", match="single")
    waited = before.session.waiting
    house.open()
    house.rest()
    last = house.program.path
    assert offered(house) == [SETTLEMENT, NEXT_SESSION]
    assert house.picture.sitter.name == FIVE[waited[0] - 1] and house.picture.sitter.player is None
    house.view.choice_made.emit(NEXT_SESSION)
    told = cuts(house)
    house.rest()
    assert house.program.path != last and last.exists() and len(list(house.paths.tables.glob("*.dwr"))) == 2
    session = house.table.session
    assert waited[0] in session.table and dict(session.sat).keys() == set(before.session.table)
    assert house.conductor.mode in (Mode.CURTAIN, Mode.PERSON, Mode.BETWEEN)
    assert told[0].endswith(f"{FIVE[session.waiting[0] - 1]} waits.")
    names = [person.name for person in house.sitting.standing.waiting_people]
    assert names == [FIVE[session.waiting[0] - 1]]
    assert summary_of(house.sitting.standing).people[-1:] == tuple(names)
    assert b"\nsat " in house.on_disk()


@pytest.mark.parametrize(("game", "told"), [("classic-whist", "plate"), ("mort-4", "strip")])
def test_who_waits_is_named_on_the_cloth(house: House, game: str, told: str) -> None:
    table = leave(house, game, "beginner", over=False)
    house.open()
    house.rest_or(lambda: house.view.picture is not None and house.view.picture.plates)
    (waiting,) = table.session.waiting
    name = FIVE[waiting - 1]
    if told == "plate":
        assert house.picture.sitter.name == name and house.picture.sitter.role == "Waits to come in"
    else:
        assert house.picture.strip.title == f"Tournée; {name} waits" and house.picture.sitter.name != name
