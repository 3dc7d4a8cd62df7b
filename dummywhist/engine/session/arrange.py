"""How does a table begin with a deal from elsewhere? Its dealer, its place in the session and the scores are given."""

from typing import Final

from dummywhist.engine.deal.actions.session import Arrange
from dummywhist.engine.deal.layout import PLAYERS, columns, lay_out
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.match import AtLeast, decided
from dummywhist.engine.rules.parts import Rules, Seats
from dummywhist.engine.rules.seats import mirrored
from dummywhist.engine.session.course import in_force, set_up, with_seats
from dummywhist.engine.session.event import OrderFound
from dummywhist.engine.session.seating import owner_of, playing, room_chairs
from dummywhist.engine.session.value import Session, Stepped

DEALS: Final = 9_999
SCORE: Final = 99_999
"""The highest number of a deal, and the furthest that a score may be from nothing."""


def may_be_arranged(session: Session, wanted: Arrange) -> bool:
    """Whether the rules know such a deal: it does not come twice, its dealer may deal, the game is not over."""
    rules = in_force(session, new_rubber=True)
    if rules.dealing.again is not None:
        return False
    if wanted.left and mirrored(rules.seats).dummies == rules.seats.dummies:
        return False
    seats = _seats(rules, wanted.left)
    layout = lay_out(seats, dict(zip(seats.living, PLAYERS, strict=False)))
    dealers = [chair for chair in seats.chairs if rules.dealing.dummies_deal or chair not in seats.dummies]
    return (
        1 <= wanted.deal <= DEALS
        and wanted.dealer in dealers
        and len(wanted.scores) == len(columns(layout))
        and _open(rules, wanted.scores)
    )


def arranged(session: Session, wanted: Arrange) -> Stepped:
    """Return the session with that deal to be cut for: the entrants are the players in their order."""
    rules = in_force(session, new_rubber=True)
    order = session.table
    session = session._replace(rules=rules, order=order)
    found = dict(zip(_seats(rules, wanted.left).living, playing(rules, session.players, 0), strict=True))
    chairs = room_chairs(found, owner_of(rules, session.players, 0), ())
    seated, events = with_seats(session._replace(chairs=chairs), found, left=wanted.left)
    assert seated.rubber is not None
    rubber = seated.rubber._replace(start=tuple(zip(seated.rubber.columns, wanted.scores, strict=True)))
    begun = seated._replace(stage="deal", rubber=rubber, dealer=wanted.dealer, deals=wanted.deal - 1)
    return set_up(begun), (OrderFound(order, False), *events)


def _seats(rules: Rules, left: bool) -> Seats:
    return mirrored(rules.seats) if left else rules.seats


def _open(rules: Rules, scores: tuple[int, ...]) -> bool:
    """Whether a game goes on at ``scores``."""
    if isinstance(rules.count, Count):
        return all(0 <= score < rules.count.game for score in scores)
    of = rules.match.of.of
    return all(abs(score) <= SCORE for score in scores) and not (isinstance(of, AtLeast) and decided(of, scores))
