"""Who plays which deal where? What stands above a session: today every table plays the deals of its own.

A table asks for the next entry before cards are dealt, and says when they have been. Where several tables play the same
deals, their schedule names numbers and tables; nothing else of a table changes.
"""

from dataclasses import replace

from dummywhist.engine.deal.state import Setup
from dummywhist.engine.session.places import Sat
from dummywhist.engine.session.value import Session
from dummywhist.engine.values import NamedTuple, dataclass


@dataclass(frozen=True, slots=True)
class OwnSession:
    """This table plays the deals of its own session, each from a number that chance gives it."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """What is to be played: ``entry`` says by what the next deals are found; ``asked`` is a number for the next one."""

    entry: OwnSession = OwnSession()
    asked: int | None = None


class NextDeal(NamedTuple):
    """A deal that is to be dealt: what the session tells it, and its number; None: chance gives one."""

    setup: Setup
    number: int | None


def sat_after(session: Session) -> Sat:
    """Return who played ``session`` and how many in a row, as the next one at this table asks who goes out (W-CUT-7).

    Nobody where all cut afresh (MO-9), or where as many sit down as play.
    """
    if session.rules.cutting.afresh or not session.waiting:
        return ()
    before = dict(session.sat)
    return tuple((entrant, before.get(entrant, 0) + 1) for entrant in session.table)


def next_entry(schedule: Schedule, session: Session) -> NextDeal | None:
    """Return which deal is dealt next at the table of ``session``; None while none is to be dealt."""
    if session.stage != "deal" or session.deal is None or any(session.deal.dealt):
        return None
    match schedule.entry:
        case OwnSession():
            return NextDeal(session.deal.setup, schedule.asked)


def asking(schedule: Schedule, number: int | None) -> Schedule:
    """Return the schedule in which the next deal is of ``number``; None: of any."""
    return replace(schedule, asked=number)


def dealt(schedule: Schedule) -> Schedule:
    """Return the schedule after its next deal was dealt."""
    return replace(schedule, asked=None)
