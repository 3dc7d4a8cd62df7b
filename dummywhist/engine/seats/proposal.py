"""What is asked of a table, and what does it answer? A proposal with its stamp; a step, or a refusal in words."""

from collections.abc import Callable, Sequence

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.messages import Message
from dummywhist.engine.record.log import Entry
from dummywhist.engine.session.value import Event
from dummywhist.engine.values import NamedTuple

Numbers = Callable[[], int]
"""Gives the number of the next deal."""
Secrets = Callable[[], str]
"""Gives the secret of the next deal that is proved, 64 hexadecimal digits."""
Drawer = Callable[[Sequence[Card], int], Sequence[Card]]
"""Draws so many of these cards in the cut."""


class Proposal(NamedTuple):
    """Somebody wants to do something at the table as it was at ``stamp``."""

    by: By
    action: Action
    stamp: int


class Refusal(NamedTuple):
    """Why something was not done; ``stale`` if only because the table has gone on."""

    message: Message
    stale: bool = False


class Step(NamedTuple):
    """An entry that was made, and what happened by it (all of it: seats get redacted events)."""

    entry: Entry
    events: tuple[Event, ...]


class TakenBack(NamedTuple):
    """What is, or would be, taken back.

    ``entries`` from the first; ``whose`` the people at the table whose choices are among them, who should agree;
    ``earlier_deal`` whether a deal that was counted is open again.
    """

    entries: tuple[Entry, ...]
    whose: tuple[Player, ...]
    earlier_deal: bool
