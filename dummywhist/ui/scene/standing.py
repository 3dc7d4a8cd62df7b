"""How does the session stand, and what are those at the table called? Names, sides, strip and marker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.layout.types import PLACES, Place
from dummywhist.ui.scene.parts import Company, Marker, MarkerSide, Segment, Strip
from dummywhist.ui.scene.wording import Phrase, listed


@dataclass(frozen=True, slots=True)
class Naming:
    """What everybody is called at this table: "You" for the only person, names when there are several."""

    company: Company
    layout: Layout
    seats: Mapping[Place, Seat]
    phrase: Phrase

    @property
    def places(self) -> dict[Seat, Place]:
        """Which place a seat sits at."""
        return {seat: place for place, seat in self.seats.items()}

    def is_dummy(self, seat: Seat) -> bool:
        """Whether the hand at ``seat`` is a dummy."""
        return seat in self.layout.dummies

    def is_you(self, seat: Seat) -> bool:
        """Whether the only person at the table plays the hand at ``seat``."""
        return self.company.you is not None and self.layout.holder[seat] == self.company.you

    def player_name(self, player: Player | None) -> str:
        """Return "You", or the name."""
        if player is None:
            return self.phrase("dummy")
        return self.phrase("you") if player == self.company.you else self.real_name(player)

    def real_name(self, player: Player) -> str:
        """Return the name, also of the one who is called "You"."""
        return self.company.names.get(player, str(player))

    def plate_name(self, seat: Seat) -> str:
        """Return the name on the plate of ``seat``: a dummy is called so."""
        return self.phrase("dummy") if self.is_dummy(seat) else self.player_name(self.layout.holder[seat])

    def role(self, seat: Seat) -> str:
        """Return the second line of the plate."""
        layout, you = self.layout, self.company.you
        holder = layout.holder[seat]
        if self.is_dummy(seat):
            if self.is_you(seat):
                return self.phrase("role.you_play")
            return self.phrase("role.played_by", name=self.player_name(holder))
        has_dummy = any(layout.holder[dummy] == holder for dummy in layout.dummies)
        if you is None:
            return self.phrase("role.partner_of_dummy" if has_dummy else "role.adversary")
        own = layout.own_seat(you)
        if seat == own:
            return self.phrase("role.partner_of_dummy" if has_dummy else "role.against")
        if layout.side[seat] == layout.side[own]:
            return self.phrase("role.your_partner")
        return self.phrase("role.with" if has_dummy else "role.adversary")

    def thinks(self, seat: Seat) -> bool:
        """Whether who plays the hand at ``seat`` has been thinking for a while."""
        return self.company.thinking is not None and self.layout.holder[seat] == self.company.thinking

    def side_name(self, side: Side) -> str:
        """Return ``You and dummy``, ``Edith and Max``: you first, then as they sit from the left, dummy last."""
        dummies = [self.phrase("dummys") for seat in self.layout.dummies if self.layout.side[seat] == side]
        return listed(self.phrase, (*self._living(side), *dummies))

    def side_short(self, side: Side) -> str:
        """Return the same for a narrow table: ``You``, ``Edith, Max``."""
        return ", ".join(self._living(side))

    def _living(self, side: Side) -> list[str]:
        seats = [self.seats[place] for place in PLACES if self.layout.side[self.seats[place]] == side]
        living = [seat for seat in seats if not self.is_dummy(seat)]
        return [self.plate_name(seat) for seat in sorted(living, key=lambda seat: not self.is_you(seat))]

    def taker(self, side: Side) -> Place:
        """Return where the tricks of ``side`` lie: at the bottom if it is that side, else before its person (3.6)."""
        if self.layout.side[self.seats["bottom"]] == side:
            return "bottom"
        places = [place for place in PLACES if self.layout.side[self.seats[place]] == side]
        living = [place for place in places if not self.is_dummy(self.seats[place])]
        people = [place for place in living if self.layout.holder[self.seats[place]] in self.company.people]
        return (people or living or places)[0]

    def packet_words(self, count: int) -> str:
        """Return ``4 tricks``, ``7 tricks, 1 odd``."""
        if count == 1:
            return self.phrase("packets.one")
        if count <= 6:
            return self.phrase("packets.few", count=count)
        return self.phrase("packets.odd", count=count, odd=count - 6)


# --- the strip -------------------------------------------------------------------------------------------


def segments(company: Company) -> int:
    """Return how many segments the strip has: one for a constant dummy, none without a session."""
    return min(len(company.rubbers), 1) if company.constant else len(company.rubbers)


def strip(naming: Naming) -> Strip | None:
    """Return the strip of rubbers, if there is a session."""
    company, phrase = naming.company, naming.phrase
    if not company.rubbers:
        return None
    count = len(company.rubbers)
    if company.constant:
        name = naming.player_name(company.rubbers[0].owner)
        word = phrase("strip.number", number=min(company.rubber + 1, count), of=count)
        return Strip(phrase("strip.constant"), (Segment(name, word, True),))
    made = []
    for number, rubber in enumerate(company.rubbers):
        if rubber.won is not None:
            key = "won" if rubber.won else "lost"
        elif number == company.rubber:
            key = "now"
        elif number == count - 1:
            key = "last"
        else:
            key = "next" if number == company.rubber + 1 else "later"
        now = number == company.rubber and rubber.won is None
        made.append(Segment(naming.player_name(rubber.owner), phrase(f"strip.{key}"), now))
    return Strip(phrase("strip.tournee"), tuple(made))


# --- the marker ------------------------------------------------------------------------------------------


def points(company: Company, view: View | None) -> Mapping[Side, int]:
    """Return the points of the sides: as the company says, else as the view has them."""
    if company.points is not None:
        return company.points
    if view is None:
        return {}
    return dict(view.before if view.result is None else view.result.after)


def marker(naming: Naming, view: View | None) -> Marker:
    """Return the whist marker: points of the game in play and games of the rubber, dummy's side first."""
    company, phrase = naming.company, naming.phrase
    key = f"marker.{company.game}" if company.game in (5, 7, 10) else "marker.other"
    scores = points(company, view)
    own = naming.layout.side[naming.seats["bottom"]]
    sides = tuple(
        MarkerSide(
            naming.side_name(side),
            naming.side_short(side),
            scores.get(side, 0),
            company.games.get(side, 0),
            side == own,
        )
        for side in naming.layout.sides
    )
    title, short = phrase(key, points=company.game), phrase("marker.short", points=company.game)
    return Marker(title, short, phrase("marker.games"), sides, company.game)
