"""How does the club room look? Its pages and its sheets, in the middle of an evening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtWidgets import QWidget

from dummywhist.engine.duplicate.forms import Plan
from dummywhist.engine.duplicate.journal import Called, Noted, Result, missing
from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.match import Match, Setup, Told, begun, entered
from dummywhist.engine.duplicate.movement import PAIRS
from dummywhist.engine.duplicate.result import Made
from dummywhist.engine.duplicate.text import match_text
from dummywhist.engine.duplicate.tray import dealt
from dummywhist.ui.club.asking import GoSheet, PeopleSheet, RevokeSheet
from dummywhist.ui.club.earlier import Earlier
from dummywhist.ui.club.room import ClubRoom
from dummywhist.ui.club.starting import NewMatchSheet
from dummywhist.ui.tongues import tr

NAMES: Final = ("Ada", "Ben", "Cora", "Max", "Ana", "Ruth", "Joan", "Bess", "Ann", "Ada")
"""Of both partners of a pair: as short as names are."""
ENTERED: Final = 46


def club_match() -> Match:
    """Return a match of five tables in its third round."""
    plan = Plan("mitchell", PAIRS, len(NAMES), 4)
    names = tuple(Told(number, (name, "Max")) for number, name in enumerate(NAMES, 1))
    setup = Setup(plan, "direction_average", names=names)
    trays = begun(setup).movement.sets * plan.trays
    match = begun(replace(setup, trays=tuple(dealt(tray, 77_000 + tray) for tray in range(1, trays + 1))))
    for _ in range(ENTERED):
        standing = match.standing
        places = missing(plan, match.movement, standing, standing.round)
        if not places:
            match = entered(match, Noted(Called(standing.round + 1), "20:10"))
            continue
        tricks = (3 * places[0].table + 5 * places[0].tray + places[0].round) % 8 + 3
        match = entered(match, Noted(Result(places[0], Made(tricks)), "20:15", "Ruth"))
    return match


def _room(window: QWidget) -> ClubRoom:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.dwm"
        path.write_text(match_text(club_match()), encoding="utf-8")
        return _in(window, ClubRoom(KeptMatch(path), "Ruth"))


def _in(window: QWidget, room: ClubRoom) -> ClubRoom:
    room.setParent(window)
    return room


def _ranking(window: QWidget) -> ClubRoom:
    room = _room(window)
    room.show_ranking()
    return room


def _hands(window: QWidget) -> ClubRoom:
    room = _ranking(window)
    room.ranking.traveller.show_hands.click()
    return room


def _new(window: QWidget) -> NewMatchSheet:
    sheet = NewMatchSheet(window, earlier=[Earlier(tr("Tuesday club"), PAIRS, "Ada / Max")])
    sheet.names.setPlainText("\n".join(f"{name} / Max" for name in NAMES[:9]))
    return sheet


SCENES: Final[Mapping[str, Callable[[QWidget], QWidget]]] = {
    "club-none": lambda window: _in(window, ClubRoom(None, "Ruth")),
    "club-round": _room,
    "club-ranking": _ranking,
    "club-hands": _hands,
    "club-new": _new,
    "club-revoke": lambda window: RevokeSheet(window, "", 7),
    "club-go": lambda window: GoSheet(window, 5, 20, 3, 9),
    "club-people": lambda window: PeopleSheet(window, club_match()),
}
