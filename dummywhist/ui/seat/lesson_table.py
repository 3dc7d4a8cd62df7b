"""How does a lesson get onto a table? Its deal is arranged and dealt, and played as far as somebody came in it.

Such a table is kept nowhere: it has no record, no score that lasts, and teaches no computer anything.
"""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of
from dummywhist.engine.deal.actions.deal import CUT, TURN, dealt_as
from dummywhist.engine.deal.actions.play import QUIT, play_of
from dummywhist.engine.deal.actions.session import arranging
from dummywhist.engine.deal.layout import CHANCE, TABLE, By
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.lessons.lesson import Lesson
from dummywhist.engine.lessons.pupil import Pupil
from dummywhist.engine.record.log import Entry, Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.seats.operator import Operator
from dummywhist.ui.seat.opening import open_table

SIDES: Final = (0, 0)
"""No points yet, of either side."""


def chair(lesson: Lesson, seat: Seat) -> Seat:
    """Return the chair at the table of who sits at ``seat`` in a lesson: at the table dummy always lies at North.

    The window turns the table so that the learner sits below.
    """
    return left_of(seat, -lesson.dummy % len(SEATS))


def seated(lesson: Lesson, you: Person, east: Person, west: Person) -> tuple[Person, ...]:
    """Return who sits in the game of a lesson, in entrant order; where dummy is no adversary's the names stay in place.

    Who lacks an adversary, since dummy is one, has a partner of that name.
    """
    by_seat = {SOUTH: you, EAST: east, WEST: west}
    if lesson.dummy in (EAST, WEST):
        by_seat[NORTH] = by_seat.pop(lesson.dummy)
    at = {chair(lesson, seat): person for seat, person in by_seat.items()}
    return tuple(at[living] for living in game_of(lesson.game).rules(lesson.rules).seats.living)


def lesson_table(pupil: Pupil, people: Sequence[Person]) -> Operator:
    """Return the table of the lesson of ``pupil`` as far as he came, where ``people`` sit in entrant order."""
    lesson = pupil.lesson
    log = Log(new_record(lesson.game, lesson.rules, people[: game_of(lesson.game).players]))
    hands = [lesson.hands[seat] for seat in SEATS]
    for seat in SEATS:
        hands[chair(lesson, seat)] = lesson.hands[seat]
    for by, action in (
        (TABLE, arranging(1, chair(lesson, lesson.dealer), SIDES)),
        (TABLE, CUT),
        (CHANCE, dealt_as(tuple(hands), lesson.turned, None)),
        (TABLE, TURN),
    ):
        log.write(Entry(by, action))
    for card in pupil.played:
        _gather(log)
        deal = log.session.deal
        assert deal is not None
        log.write(Entry(By(deal.layout.holder[to_play(deal)] or TABLE), play_of(card)))
    if pupil.part == "say":
        _gather(log)  # what is told now is about the next trick
    return open_table(log)


def _gather(log: Log) -> None:
    """Turn a full trick down, if one lies."""
    deal = log.session.deal
    assert deal is not None
    if trick_full(deal):
        log.write(Entry(TABLE, QUIT))
