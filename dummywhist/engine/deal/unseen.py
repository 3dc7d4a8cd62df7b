"""What may another table be told of a tray that is not counted here? The number of its deal, and never its cards."""

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.values import NamedTuple


class UnseenTray(NamedTuple):
    """The ``number`` of a deal, as which of the session it comes, from 0, and who deals.

    ``settings`` are the rules' differences from their defaults, by key. Who has it can deal the cards: it is for the
    processes that play at other tables, and stands in no View, event or record.
    """

    number: int
    ordinal: int
    dealer: Seat
    settings: tuple[tuple[str, Setting], ...]


def unseen(setup: Setup, number: int) -> UnseenTray:
    """Return the tray that begins as ``setup`` says, of the deal ``number``."""
    return UnseenTray(number, setup.ordinal, setup.dealer, tuple(sorted(setup.rules.settings.items())))
