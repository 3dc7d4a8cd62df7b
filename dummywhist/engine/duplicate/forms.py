"""Which forms of match are there, and for whom is each? One declaration for each form; a plan becomes a movement."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from dummywhist.engine.cards.again import overplay
from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.duplicate import howell, one_table, persons, progression, teams
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS, Movement, Sitting
from dummywhist.engine.duplicate.progression import EAST, WEST, Step, of_pairs, of_persons
from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.values import NamedTuple, dataclass

MOST_TABLES: Final = 100
FOSTER: Final = "foster"
CLUBS: Final = "clubs"
DIRECTION_AVERAGE: Final = "direction_average"
MATCHES: Final = "matches"
HEAD_TO_HEAD: Final = "head_to_head"
LARGE: Final = {PAIRS: 2, PERSONS: 4}
"""How many sit at a table where large numbers move."""
MOST_TRAYS: Final = 6
MOST_TRAYS_OF_FEW: Final = 48
"""In a set: where there are many, and where one or two tables play few sets."""
NOT_PLAYED_BY: Final = {
    PAIRS: "duplicate.not_by_pairs",
    PERSONS: "duplicate.not_by_persons",
    TEAMS: "duplicate.not_by_teams",
}


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: ``form`` by so many ``units`` (pairs, persons or teams).

    ``trays``: how many there are in each tray set. ``still``: the table that sits still (DW-MOV-6). ``twice``: all is
    played again with the hands exchanged (DW-MNE-5). ``shuffle``: the number from which Foster's system draws suits.
    """

    form: str
    unit: str
    number: int
    trays: int
    still: int | None = None
    twice: bool = False
    shuffle: int | None = None


class Form(NamedTuple):
    """A form of match: ``at_table`` says how many pairs, persons or teams a table takes, for each by whom it is played.

    ``check`` raises Contradiction where the number does not fit. ``compare``: how results are compared, the usual way
    first. ``trays``, ``most``: the usual number of trays in a set, and the greatest. ``again``: it may be played twice.
    ``totals``: pairs are ranked by their totals where all of a line have held the same (DW-SC-5). ``by_lost``: persons
    are ranked by the tricks they lost (DW-SC-7, DW-SAF-8), which ladies and gentlemen are not (DW-SC-8). ``one_line``:
    only the tricks of East and West are compared (DW-MNE-3).
    """

    key: str
    at_table: Mapping[str, int]
    check: Callable[[Plan, int], None]
    make: Callable[[Plan, int], Movement]
    compare: tuple[str, ...] = (DIRECTION_AVERAGE,)
    trays: int = 2
    most: int = MOST_TRAYS
    again: bool = True
    totals: bool = False
    by_lost: bool = False
    one_line: bool = False


def form_of(key: str) -> Form:
    """Return the form ``key``; Unreadable if there is none."""
    for form in FORMS:
        if form.key == key:
            return form
    raise Unreadable("duplicate.no_form", text=key, forms=", ".join(form.key for form in FORMS))


def usual_form(tables: int) -> str:
    """Return the form for so many tables where nobody names one (DW-MOV-10)."""
    return "mitchell" if tables % 2 or tables == 2 else "skip"


def tables_of(plan: Plan) -> int:
    """Return how many tables ``plan`` has; the last one perhaps lacks somebody."""
    return -(-plan.number // form_of(plan.form).at_table[plan.unit])


def movement_of(plan: Plan) -> Movement:
    """Return the movement of ``plan``.

    Raises:
        Unreadable: there is no such form.
        Contradiction: it is not played so, and why.
    """
    form = form_of(plan.form)
    if plan.unit not in form.at_table:
        raise Contradiction(NOT_PLAYED_BY[plan.unit], form=form.key)
    tables = tables_of(plan)
    if tables > MOST_TABLES:
        raise Contradiction("duplicate.most_tables", most=MOST_TABLES, tables=tables)
    form.check(plan, tables)
    if not 1 <= plan.trays <= form.most:
        raise Contradiction("duplicate.trays", most=form.most, trays=plan.trays)
    if plan.still is not None and (form.key != "stationary_table" or not 1 < plan.still < tables):
        raise Contradiction("duplicate.still", table=plan.still)
    if plan.twice and not form.again:
        raise Contradiction("duplicate.twice_already", form=form.key)
    if (plan.shuffle is not None) != (form.key == FOSTER):
        raise Contradiction("duplicate.shuffle", form=FOSTER)
    if plan.shuffle is not None and not 0 <= plan.shuffle < NUMBERS:
        raise Unreadable("unreadable.number", text=str(plan.shuffle))
    made = form.make(plan, tables)
    return one_table.twice(made) if plan.twice else made


def ways_to_compare(plan: Plan) -> tuple[str, ...]:
    """Return how the results of ``plan`` may be compared, the usual way first; persons by the average (DW-SC-7)."""
    return (DIRECTION_AVERAGE,) if plan.unit == PERSONS else form_of(plan.form).compare


def pair_play(plan: Plan) -> bool:
    """Whether pairs are compared with pairs, so that a revoke costs what DW-REV-5 says, and not DW-REV-4."""
    return plan.unit == PAIRS and plan.form != CLUBS


def trays_of(plan: Plan, trays: int) -> range:
    """Return the numbers of the trays in tray set ``trays``."""
    return range((trays - 1) * plan.trays + 1, trays * plan.trays + 1)


def trays_at(plan: Plan, sitting: Sitting) -> tuple[int, ...]:
    """Return the numbers of the trays of ``sitting``, in the order in which they are played (DW-MNE-6)."""
    numbers = tuple(tray for trays in sitting.sets for tray in trays_of(plan, trays))
    if plan.shuffle is None or not sitting.turned:
        return numbers
    return tuple(changed.tray for changed in overplay(plan.trays, plan.shuffle))


# ---- who may play what ----


def _mitchell(plan: Plan, tables: int) -> None:
    _large(plan, tables)
    if tables % 2 == 0 and tables != 2:
        raise Contradiction("duplicate.own_trays", tables=tables)  # DW-MOV-4


def _even(least: int) -> Callable[[Plan, int], None]:
    def check(plan: Plan, tables: int) -> None:
        _large(plan, tables)
        if tables % 2 or tables < least:
            raise Contradiction("duplicate.even_tables", least=least, tables=tables)

    return check


def _half_odd(plan: Plan, tables: int) -> None:
    _large(plan, tables)
    if tables % 4 != 2 or tables < 6:
        raise Contradiction("duplicate.section_tables", tables=tables)


def _large(plan: Plan, tables: int) -> None:
    if plan.unit == PERSONS and plan.number % 4:
        raise Contradiction("duplicate.fours", number=plan.number)
    if tables < 2 or plan.number < 3:
        raise Contradiction("duplicate.two_tables")


def _between(least: int, most: int | None = None, step: int = 1) -> Callable[[Plan, int], None]:
    def check(plan: Plan, _tables: int) -> None:
        fits = least <= plan.number and (most is None or plan.number <= most) and plan.number % step == 0
        if fits:
            return
        if step > 1:
            raise Contradiction("duplicate.steps", number=plan.number, step=step, double=2 * step)
        if least == most:
            raise Contradiction("duplicate.exactly", number=plan.number, wanted=least)
        if most is None:
            raise Contradiction("duplicate.at_least", number=plan.number, least=least)
        raise Contradiction("duplicate.between", number=plan.number, least=least, most=most)

    return check


def _either(plan: Plan, _tables: int) -> None:
    wanted = 2 if plan.unit == PAIRS else 4
    if plan.number != wanted:
        raise Contradiction("duplicate.exactly", number=plan.number, wanted=wanted)


# ---- how they move ----


def _moving(
    steps: Callable[[int, int], Iterable[Step]], skips: bool = False, sections: int = 1
) -> Callable[[Plan, int], Movement]:
    def make(plan: Plan, tables: int) -> Movement:
        return _moved(plan, tables, steps, tables // 2 if skips else None, sections)

    return make


def _moved(
    plan: Plan, tables: int, steps: Callable[[int, int], Iterable[Step]], skip_after: int | None, sections: int
) -> Movement:
    if plan.unit == PERSONS:
        return of_persons(tables, steps(tables, EAST), skip_after=skip_after, sections=sections)
    return of_pairs(tables, plan.number, steps(tables, WEST), skip_after=skip_after, sections=sections)


def _stationary(plan: Plan, tables: int) -> Movement:
    still = plan.still or tables // 2
    return _moved(plan, tables, lambda tables, way: progression.passing(tables, way, still), None, 1)


def _one_table(plan: Plan, _tables: int) -> Movement:
    return one_table.of_two_pairs() if plan.unit == PAIRS else one_table.of_four_persons()


def _howell(plan: Plan, _tables: int) -> Movement:
    return howell.howell(plan.number)


def _couples(_plan: Plan, _tables: int) -> Movement:
    return persons.couples()


def _individuals(_plan: Plan, _tables: int) -> Movement:
    return persons.individuals()


def _several_teams(plan: Plan, _tables: int) -> Movement:
    return teams.several_teams(plan.number)


def _two_teams(_plan: Plan, _tables: int) -> Movement:
    return teams.two_teams()


def _clubs(_plan: Plan, tables: int) -> Movement:
    return teams.clubs(tables)


EITHER: Final = (DIRECTION_AVERAGE, MATCHES)
FORMS: Final = (
    Form("mitchell", LARGE, _mitchell, _moving(progression.plain), EITHER, totals=True),
    Form("skip", LARGE, _even(4), _moving(progression.skipping, skips=True), EITHER, totals=True),
    Form("stationary_table", LARGE, _even(4), _stationary, EITHER, totals=True),
    Form("bye", LARGE, _even(2), _moving(progression.with_bye), EITHER, totals=True),
    Form("two_sections", LARGE, _half_odd, _moving(progression.in_sections, sections=2), EITHER, totals=True),
    Form("howell", {PAIRS: 2}, _between(howell.LEAST, howell.MOST), _howell, EITHER),
    Form("safford_couples", {PERSONS: 4}, _between(16, 16), _couples, trays=1, by_lost=True),
    Form("individuals8", {PERSONS: 4}, _between(8, 8), _individuals, by_lost=True),
    Form("teams", {TEAMS: 1}, _between(2), _several_teams, (MATCHES,)),
    Form("two_teams", {TEAMS: 1}, _between(2, 2), _two_teams, (HEAD_TO_HEAD,), 4, MOST_TRAYS_OF_FEW),
    Form(CLUBS, {PAIRS: 2}, _between(4, step=4), _clubs, (HEAD_TO_HEAD,), 4, MOST_TRAYS_OF_FEW),
    Form(
        "mnemonic", LARGE, _either, _one_table, (HEAD_TO_HEAD,), 12, MOST_TRAYS_OF_FEW, again=False, by_lost=True,
        one_line=True,
    ),
    Form(FOSTER, {PAIRS: 2}, _either, _one_table, (HEAD_TO_HEAD,), 12, MOST_TRAYS_OF_FEW, again=False, one_line=True),
)  # fmt: skip
"""Every form, in the order of the rules."""
