"""How do the sheets of Duplicate Whist look? Doors, rankings, trays that come twice, and matches by file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from dummywhist.engine.cards.again import SAME
from dummywhist.engine.duplicate.other_room import Overplayed
from dummywhist.engine.duplicate.result import EW, NS
from dummywhist.engine.duplicate.twice import Individual, PlayedTwice, Twice
from dummywhist.engine.messages import message
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.ui.panels.doors import Door
from dummywhist.ui.panels.individuals_sheet import IndividualsSheet, IndividualsTold
from dummywhist.ui.panels.make_match import MakeMatchSheet
from dummywhist.ui.panels.matches_sheet import MatchesSheet, MatchRow
from dummywhist.ui.panels.merged_sheet import FileTold, MergedSheet, MergedTold
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.ranking_sheet import PlayedTold, RankingSheet, RoomTold
from dummywhist.ui.panels.twice_sheet import TwiceSheet, TwiceTold
from dummywhist.ui.tongues import say, together, tr
from tools.family_gallery import MOMENTS, find

PEOPLE: Final = (("Ruth", "person"), ("Edith", "steady"), ("Max", "steady"), ("Ada", "steady"))
TRAYS: Final = 12
TABLES: Final = 8


def _made(tray: int, table: int) -> int:
    return (5 * tray + 3 * table + tray * table) % 6 + 4


def door(window: QWidget, which: Door) -> NewTableSheet:
    """The new table with one of its doors open."""
    sheet = NewTableSheet(window, GAMES, PEOPLE, game=DUPLICATE_WHIST.key)
    sheet.doors.tiles[which].setChecked(True)
    return sheet


def _room() -> RoomTold:
    seen = find("duplicate-whist", next(one for one in MOMENTS["duplicate-whist"] if one.name == "counted")).seen
    assert seen is not None
    trays = tuple(
        PlayedTold(
            tray, seen, Overplayed(_made(tray, 0), tuple(_made(tray, table) for table in range(1, TABLES + 1))),
            (seen,) * TABLES,
        )
        for tray in range(1, TRAYS + 1)
    )  # fmt: skip
    last = trays[-1].tray.others
    trays = (*trays[:-1], trays[-1]._replace(tray=Overplayed(trays[-1].tray.own, (*last[:-3], None, None, None))))
    return RoomTold(trays, ((NS, together(("Ruth", "Edith"))), (EW, together(("Max", "Ada")))), "strong")


def ranking(window: QWidget) -> RankingSheet:
    """The ranking against the other room: twelve trays, the last of which is not ready."""
    return RankingSheet(window, _room, over=True)


def traveller(window: QWidget) -> RankingSheet:
    """The same with a tray chosen."""
    sheet = ranking(window)
    sheet.trays.choose(2)
    return sheet


def twice(window: QWidget) -> TwiceSheet:
    """What came of trays that were played twice, some in other suits."""
    other = (SAME[1], SAME[2], SAME[3], SAME[0])
    trays = tuple(
        PlayedTwice(tray, TRAYS + 13 - tray, other if tray % 3 else SAME, _made(tray, 0), _made(tray, 1))
        for tray in range(1, TRAYS + 1)
    )
    pairs = together(("Ruth", "Edith")), together(("Max", "Ada"))
    told = TwiceTold(Twice(trays), TRAYS, tuple(tray.first for tray in trays), *pairs, north=True)
    return TwiceSheet(window, told, over=True)


def individuals(window: QWidget) -> IndividualsSheet:
    """Who is ahead where four play trays twice, each for himself."""
    names = ("Ruth", "Wilhelmine", "Max", "Ada")
    players = tuple(
        (Individual(name, place, False, 160 - 3 * place, 9 - 3 * place, 12), name)
        for place, name in enumerate(names, 1)
    )
    trays = tuple(
        (
            PlayedTwice(tray, TRAYS + tray, SAME, _made(tray, 0), _made(tray, 1)),
            together(names[:2]),
            together(names[2:]),
        )
        for tray in range(1, TRAYS + 1)
    )
    return IndividualsSheet(window, IndividualsTold(players, trays, TRAYS), over=True)


def matches(window: QWidget) -> MatchesSheet:
    """The matches by file: one that was begun, one that is over, one that was changed."""
    changed = say(message("results.changed", tray=6, player="Ruth"))
    rows = (
        MatchRow("a", tr("Autumn cup"), 12, 4, True, "strong", "turned", tr("30 November"), "Ruth"),
        MatchRow("b", tr("Tuesday club"), 24, 24, False, "steady", "hearts", "", "Ruth"),
        MatchRow("c", "Wilhelmine Wilhelmine Wilhelmine", 48, 5, False, "master", "turned", "", "Ruth", changed),
    )
    sheet = MatchesSheet(window, rows, "c")
    sheet.set_asked("", "blue kettle 4417", "Edith")
    return sheet


def make_match(window: QWidget) -> MakeMatchSheet:
    """A match that is to be made, without a word."""
    sheet = MakeMatchSheet(window, "strong")
    sheet.complain(tr("The trays need a word that opens them."))
    return sheet


def merged(window: QWidget, tray: int = 0) -> MergedSheet:
    """Six files, one of which does not count."""
    players = ("Ruth", "Max", "Ana", "Joan", "Claire")
    files = [FileTold(f"{name}.dwr", tr("{player}, {n:number} {n:tray|trays}.", player=name, n=TRAYS), bad=False)
             for name in players]  # fmt: skip
    files.append(FileTold("Bess.dwr", say(message("results.chain", player="Bess", tray=9)), bad=True))
    made = {
        name: {one: _made(one, at) for one in range(1, 10 if name == "Claire" else TRAYS + 1)}
        for at, name in enumerate(players)
    }
    sheet = MergedSheet(window, MergedTold(tr("Autumn cup"), TRAYS, tuple(files), made, "Ruth"))
    if tray:
        sheet.trays.choose(tray - 1)
    return sheet


SCENES: Final[Mapping[str, Callable[[QWidget], QWidget]]] = {
    "new-table-other-room": partial(door, which="room"),
    "new-table-twice": partial(door, which="twice"),
    "new-table-by-file": partial(door, which="file"),
    "new-table-club": partial(door, which="club"),
    "ranking": ranking,
    "ranking-traveller": traveller,
    "twice": twice,
    "individuals": individuals,
    "by-file": matches,
    "by-file-none": lambda window: MatchesSheet(window, ()),
    "by-file-make": make_match,
    "by-file-merged": merged,
    "by-file-traveller": partial(merged, tray=11),
}
