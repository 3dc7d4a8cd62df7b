"""Matches for tests: made of what was entered, line by line."""

from dummywhist.engine.duplicate.forms import Plan, form_of, trays_at, ways_to_compare
from dummywhist.engine.duplicate.journal import Called, Noted, Result
from dummywhist.engine.duplicate.match import Match, Setup, begun, with_journal
from dummywhist.engine.duplicate.movement import PAIRS
from dummywhist.engine.duplicate.result import Made, Place, Played


def setup(form: str, number: int, unit: str = PAIRS, *, trays: int | None = None, compare: str = "", **more) -> Setup:
    plan = Plan(form, unit, number, trays or form_of(form).trays, **more)
    return Setup(plan, compare or ways_to_compare(plan)[0])


def full(agreed: Setup, played) -> Match:
    """A match that was played to its end: ``played(place, holders)`` is entered everywhere, or passed over for None."""
    movement = begun(agreed).movement
    journal: list[Noted] = []
    for number in range(1, movement.rounds + 1):
        if number > 1:
            journal.append(Noted(Called(number)))
        for sitting in movement.at(number):
            for tray in trays_at(agreed.plan, sitting):
                place = Place(number, sitting.table, tray)
                made: Played | int | None = played(place, sitting.holders())
                if made is not None:
                    journal.append(Noted(Result(place, Made(made) if isinstance(made, int) else made)))
    return with_journal(agreed, tuple(journal))
