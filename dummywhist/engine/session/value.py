"""What is a session at one moment? A value; nothing in it is ever changed."""

from collections.abc import Mapping
from typing import Literal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seal import Proving, Share
from dummywhist.engine.cards.seat import NORTH, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.session import Draw
from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.phases.deal import dealing_next
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session.cut import Groups, drawing
from dummywhist.engine.session.event import (
    SessionEvent,
)
from dummywhist.engine.session.places import Sat, drawing_for_places
from dummywhist.engine.session.seating import (
    Chairs,
)
from dummywhist.engine.session.settle import Settlement, settle
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.values import NamedTuple

Stage = Literal["cut", "chairs", "sit", "dealer", "deal", "over"]
Event = DealEvent | SessionEvent


class Tray(NamedTuple):
    """A deal that comes again: who dealt, the hands by seat, the card that was dealt last."""

    dealer: Seat
    hands: tuple[Hand, ...]
    last: Card


class Sealed(NamedTuple):
    """What is kept of the sealing of a deal; only the table knows the ``secret``.

    ``after``: what was mixed before, or `START`; ``shares`` in the order in which they were given.
    """

    secret: str = ""
    seal: str = ""
    after: str = ""
    shares: tuple[Share, ...] = ()


NOT_SEALED = Sealed()


class Session(NamedTuple):
    """One moment of a session.

    ``rules`` are in force, ``wanted`` the settings asked for (differences from the defaults); ``entrants`` the number
    of people and computers who sit down; ``table`` those of them (from 1) who play, nobody before that is cut for;
    ``places`` that cut so far and ``sat`` who played the session before (W-CUT-7); ``groups`` the cut so far of those
    who play, ``draws`` what was drawn in the cut that is on or was the last; ``order`` the entrants (from 1) as
    players A B C; ``chairs`` the chairs of the room by player; ``rubbers`` the finished ones, ``rubber`` the one in
    play; ``dealer`` deals next; ``deals`` were counted, or came before an arranged one; ``deal`` is the deal in play or
    the next one, not yet cut; ``last`` the deal counted last, for the review; ``left``: the low cutter sits on the
    other's left; ``time_called``: no new deal is to be begun; ``proving``: whether deals are proved to be fair;
    ``sealed``: how the deal in play or the next one was sealed; ``shuffle``: the number from which the overplay is
    drawn, and ``trays`` the deals counted that come again.
    """

    rules: Rules
    wanted: Mapping[str, Setting]
    entrants: int
    table: tuple[int, ...]
    stage: Stage = "cut"
    groups: Groups = ()
    draws: tuple[Draw, ...] = ()
    order: tuple[int, ...] = ()
    chairs: Chairs = ()
    rubbers: tuple[Rubber, ...] = ()
    rubber: Rubber | None = None
    dealer: Seat = NORTH
    deals: int = 0
    deal: DealState | None = None
    last: DealState | None = None
    abandoned: bool = False
    left: bool = False
    time_called: bool = False
    places: Groups = ()
    sat: Sat = ()
    proving: Proving = ""
    sealed: Sealed = NOT_SEALED
    shuffle: int | None = None
    trays: tuple[Tray, ...] = ()

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, in the order of the cut; nobody before it."""
        return PLAYERS[: len(self.order)]

    @property
    def drawing(self) -> tuple[int, ...]:
        """Who must draw a card (again) before the order is found, or before that the places."""
        if not self.table:
            return drawing_for_places(self.places, self.rules.seats.players)
        return drawing(self.groups, self.rules.cutting.highest_alike)

    @property
    def entrant_of(self) -> dict[Player, int]:
        """The entrant (from 1) behind each player."""
        return dict(zip(self.players, self.order, strict=True))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The entrants (from 1) who wait until the session is over; nobody before it is known who plays."""
        return tuple(entrant for entrant in range(1, self.entrants + 1) if self.table and entrant not in self.table)

    @property
    def between_deals(self) -> bool:
        """Whether the next deal has not begun."""
        return self.deal is None or (self.deal.phase == 0 and self.deal == kernel.start(self.deal.setup))

    @property
    def to_be_dealt(self) -> bool:
        """Whether the pack is cut and the cards are not dealt: only then a deal is sealed."""
        return self.stage == "deal" and self.deal is not None and dealing_next(self.deal)

    @property
    def all_rubbers(self) -> tuple[Rubber, ...]:
        """The finished rubbers and the one in play."""
        return self.rubbers if self.rubber is None else (*self.rubbers, self.rubber)

    @property
    def settlement(self) -> Settlement:
        """The account as it stands, over the finished rubbers."""
        return settle(self.rubbers, self.players, not self.abandoned or self.rules.stakes.settle_finished)


Stepped = tuple[Session, tuple[Event, ...]]
