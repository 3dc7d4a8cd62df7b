"""How is a club match told? Who plays, what was made, where all go, which form it is."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QLocale

from dummywhist.engine.duplicate.forms import Plan
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, Entrant, Sitting
from dummywhist.engine.duplicate.moves import Moves
from dummywhist.engine.duplicate.result import NS, Made, Place, Played
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.ui.tongues import current_language, mark, tr
from dummywhist.ui.words import terms

DASH: Final = "–"
FORMS: Final = {
    "mitchell": mark("Compass"),
    "skip": mark("Compass with a skip"),
    "stationary_table": mark("One table sits still"),
    "bye": mark("With a bye"),
    "two_sections": mark("Two sections"),
    "howell": mark("Howell"),
    "safford_couples": mark("Eight couples"),
    "individuals8": mark("Eight individuals"),
    "teams": mark("Several teams"),
    "two_teams": mark("Two teams of four"),
    "clubs": mark("Club against club"),
    "mnemonic": mark("One table, twice"),
    "foster": mark("Foster’s system"),
}
LINES: Final = {
    "NS": mark("North and South"),
    "EW": mark("East and West"),
    "N": mark("North"),
    "E": mark("East"),
    "S": mark("South"),
    "W": mark("West"),
    "all": mark("All"),
    "teams": mark("Teams"),
    "pairs": mark("All"),
}
GROUPS: Final = {"pairs": mark("all pairs"), "ladies": mark("ladies"), "gentlemen": mark("gentlemen")}
POINTS: Final = (mark("North"), mark("East"), mark("South"), mark("West"))
UNITS: Final = {PAIRS: mark("Pairs"), PERSONS: mark("Persons"), "teams": mark("Teams")}


def form_name(key: str) -> str:
    """Return what the form ``key`` is called."""
    return tr(FORMS[key])


def line_name(name: str) -> str:
    """Return what the line ``name`` of a ranking is called; those of sections end in their number."""
    if name in LINES:
        return tr(LINES[name])
    return tr("{line}, section {number}", line=tr(LINES[name[:-1]]), number=name[-1])


def shape(match: Match) -> str:
    """Return the form of ``match``, its tables and its trays."""
    plan, moves = match.setup.plan, match.movement
    return tr(
        "{form}, {tables:number} {tables:table|tables}, {trays:number} {trays:tray|trays}",
        form=form_name(plan.form), tables=moves.tables, trays=moves.sets * plan.trays,
    )  # fmt: skip


def cut(name: str, most: int | None) -> str:
    """Return ``name`` in so many letters; None: as it is."""
    return name if most is None or len(name) <= most else f"{name[: most - 1].rstrip()}…"


def name_of(match: Match, entrant: Entrant, most: int | None = None) -> str:
    """Return the names of ``entrant``: Ada and Ruth; or his number. ``most``: the letters of a name."""
    names = [cut(name, most) for name in match.names_of(entrant)]
    if len(names) == 2:
        return tr("{one} and {other}", one=names[0], other=names[1])
    return names[0] if names else tr("Number {label}", label=match.movement.labels[entrant - 1])


def labelled(match: Match, entrant: Entrant, most: int | None = None) -> str:
    """Return the number and the names of ``entrant``. ``most``: the letters of a name."""
    names = match.names_of(entrant)
    label = match.movement.labels[entrant - 1]
    return f"{label}  {name_of(match, entrant, most)}" if names else label


def side_of(match: Match, one: Entrant, other: Entrant, most: int | None = None) -> str:
    """Return who sits at two opposite seats: a pair, or two persons. ``most``: the letters of a name."""
    first = labelled(match, one, most)
    return first if one == other else f"{first}, {labelled(match, other, most)}"


def labels_of(match: Match, seats: Sequence[Entrant], side: str) -> str:
    """Return the numbers of those who sit at two opposite of four ``seats``."""
    one, other = (seats[0], seats[2]) if side == NS else (seats[1], seats[3])
    labels = match.movement.labels
    return labels[one - 1] if one == other else f"{labels[one - 1]} {labels[other - 1]}"


def versus(match: Match, sitting: Sitting, most: int | None = None) -> str:
    """Return who holds the two directions of the trays at a table, in words. ``most``: the letters of a name."""
    north, east, south, west = sitting.holders()
    return tr("{one} against {other}", one=side_of(match, north, south, most), other=side_of(match, east, west, most))


def place_words(place: Place, now: int | None = None) -> str:
    """Return the words for a place; its round too if it is not ``now``."""
    if place.round == now:
        return tr("Table {table}, tray {tray}", table=place.table, tray=place.tray)
    return tr("Round {round}, table {table}, tray {tray}", round=place.round, table=place.table, tray=place.tray)


def played_words(played: Played) -> str:
    """Return a result in figures, North and South first."""
    if not isinstance(played, Made):
        return tr("average")
    made = f"{played.north_south} {DASH} {CARDS - played.north_south}"
    if played.revoked is None:
        return made
    side = tr("NS") if played.revoked.side == NS else tr("EW")
    return tr("{made}, {side} {n:number} {n:revoke|revokes}", made=made, side=side, n=played.revoked.revokes)


def said(played: Played) -> str:
    """Return a result as it is said: nine and four."""
    if isinstance(played, Made):
        return tr("{ns:number} and {ew:number}", ns=played.north_south, ew=CARDS - played.north_south)
    return tr("the average")


def decimal(number: Fraction) -> str:
    """Spell a figure to one decimal, as the language does (DW-Q5)."""
    return QLocale(current_language().code).toString(float(number), "f", 1)


def whole_or_decimal(number: Fraction) -> str:
    """Spell a figure, to one decimal where it is no whole number."""
    return str(number) if number.denominator == 1 else decimal(number)


def signed(number: Fraction) -> str:
    """Spell a figure to one decimal with its sign."""
    return terms.signed(number, 1)


def moves_words(match: Match, moves: Moves) -> str:
    """Return who goes where, in sentences made from the movement (DW-MOV-2, 8, 10, 11)."""
    if None in moves.seats or moves.trays is None:
        return tr("Everybody goes where the movement card says.")
    still = [tr(POINTS[point]) for point, steps in enumerate(moves.seats) if steps == 0]
    going = [tr(POINTS[point]) for point, steps in enumerate(moves.seats) if steps != 0]
    if not going:
        return tr("Nobody moves. The two tables exchange their trays.")
    steps = next(steps for steps in moves.seats if steps)
    out = []
    if moves.skip:
        out.append(
            tr("Skip: {who} move two tables this time.", who=tr("{one} and {other}", one=going[0], other=going[1]))
        )
    else:
        who = tr("{one} and {other}", one=going[0], other=going[1])
        out.append(_up_or_down(tr("{who} go one table up.", who=who), tr("{who} go one table down.", who=who), steps))
    out.append(_up_or_down(tr("Trays go one table up."), tr("Trays go one table down."), moves.trays))
    out.append(tr("{who} sit still.", who=tr("{one} and {other}", one=still[0], other=still[1])))
    return " ".join(out)


def _up_or_down(up: str, down: str, steps: int) -> str:
    return up if steps > 0 else down


def facts_of(plan: Plan, rounds: int, sets: int) -> str:
    """Return rounds, trays, deals for each player and hours of a match, at seven minutes a deal."""
    minutes = rounds * plan.trays * MINUTES
    return tr(
        "{rounds:number} {rounds:round|rounds}, {trays:number} {trays:tray|trays}, {deals:number} deals each, "
        "about {hours} hours",
        rounds=rounds, trays=sets * plan.trays, deals=rounds * plan.trays, hours=decimal(Fraction(minutes, 60)),
    )  # fmt: skip


MINUTES: Final = 7
"""For a deal."""
