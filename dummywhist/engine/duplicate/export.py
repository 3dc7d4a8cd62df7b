"""How are results given to other programs? As CSV, one result a line, of a club and of the other room alike."""

import csv
import io
from collections.abc import Sequence
from typing import Final

from dummywhist.engine.duplicate.journal import Noted
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.movement import Entrant
from dummywhist.engine.duplicate.other_room import Overplayed
from dummywhist.engine.duplicate.result import Made, Place, Played
from dummywhist.engine.duplicate.told import place_of, steps, travellers

COLUMNS: Final = ("tray", "round", "table", "N", "E", "S", "W", "tricks NS", "flags", "time", "by")


def csv_text(match: Match) -> str:
    """Return the results that stand, in the order of trays and of play.

    Of a pair North and East have the first name, South and West the second; who has no name has his number.
    """
    noted: dict[Place, Noted] = {}
    for step in steps(match.journal):
        place = place_of(step.noted.entry)
        if place is not None and step.stands:
            noted[place] = step.noted
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for tray, lines in travellers(match):
        for line in lines:
            north, east, south, west = line.holders
            names = (_name(match, north, 0), _name(match, east, 0), _name(match, south, 1), _name(match, west, 1))
            made = line.played
            writer.writerow(
                (
                    tray,
                    line.place.round,
                    line.place.table,
                    *names,
                    made.north_south if isinstance(made, Made) else "",
                    " ".join(flags(made, line.anew)),
                    noted[line.place].at,
                    noted[line.place].by,
                )
            )
    return out.getvalue()


def room_text(trays: Sequence[tuple[int, Overplayed]], seated: Sequence[str], other: str) -> str:
    """Return in the same columns what each table made of the numbered ``trays``; the own table is 1, all is one round.

    ``seated``: who sits at North, East, South and West of it; ``other``: who sits at all other tables. One that still
    plays a tray has no line for it.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for tray, overplayed in trays:
        for table, made in enumerate((overplayed.own, *overplayed.others), 1):
            if made is not None:
                names = seated if table == 1 else (other,) * len(seated)
                writer.writerow((tray, 1, table, *names, made, "", "", ""))
    return out.getvalue()


def flags(played: Played, anew: bool) -> list[str]:
    """Return what is said of a result in short: a new deal, the average, a revoke of one side (DW-TRAY-2)."""
    said = ["new deal"] if anew else []
    if not isinstance(played, Made):
        return [*said, "average"]
    return said if played.revoked is None else [*said, f"-R {played.revoked.side}"]


def _name(match: Match, entrant: Entrant, partner: int) -> str:
    names = match.names_of(entrant)
    return names[min(partner, len(names) - 1)] if names else match.movement.labels[entrant - 1]
