"""What does somebody get who asks about a choice? What was chosen and by whom, and of the cards what he may know."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.record.people import Person
from dummywhist.engine.values import NamedTuple


class Spot(NamedTuple):
    """Where a choice stands in a session: the deal (from 0), and the entry of the deal (from 0)."""

    ordinal: int
    at: int


class Case(NamedTuple):
    """A choice, and who made it; of a card also its trick (from 0), the hand that it came from, and whether it was led.

    ``before`` is what the asker saw before the choice. ``counted``: the deal is over, so that nothing in it is secret
    any more. ``chooser`` is what the chooser saw: None while the asker may not know as much. ``lies_open``: what was
    done may still be looked at by the law.
    """

    spot: Spot
    player: Player
    person: Person
    action: Action
    before: View
    counted: bool
    chooser: View | None
    lies_open: bool
    trick: int = 0
    seat: Seat | None = None
    led: bool = False

    @property
    def card(self) -> Card | None:
        """The card, if it was one."""
        return self.action.plays

    @property
    def full(self) -> bool:
        """Whether the asker may see all of it."""
        return self.chooser is not None
