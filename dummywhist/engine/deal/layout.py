"""Who holds, plays and scores what? Chair, hand, player and side are four things; the layout ties them together."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NewType

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of, opposite, seat_text
from dummywhist.engine.rules.parts import Seats
from dummywhist.engine.values import NamedTuple

By = NewType("By", str)
"""Who acts: a player, or `CHANCE`, `TABLE` (automation), `REFEREE`."""
Player = NewType("Player", By)
"""Somebody who decides: ``A B C D`` in the order of the session's first cut."""
Side = NewType("Side", str)
"""A score column: ``NS``, ``EW``, or a seat's name for who plays for himself."""

PLAYERS: Final = tuple(Player(By(name)) for name in "ABCD")
CHANCE: Final = By("chance")
TABLE: Final = By("table")
REFEREE: Final = By("referee")


class Layout(NamedTuple):
    """``chairs`` in play clockwise; by seat N E S W the player who plays the hand there and its side; the dummies."""

    chairs: tuple[Seat, ...]
    holder: tuple[Player | None, ...]
    side: tuple[Side | None, ...]
    dummies: tuple[Seat, ...]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides that tricks are counted for, clockwise from South's; none before an auction has made them."""
        return _clockwise(self.chairs, self.side)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players who hold hands, each once, in the order of their names."""
        return _once_each(self.holder)

    def other_side(self, side: Side) -> Side:
        """Return the side that plays against ``side`` where there are two."""
        return next(found for found in self.sides if found != side)

    def seats_of(self, player: Player) -> tuple[Seat, ...]:
        """Return the seats whose hands ``player`` plays."""
        return tuple(seat for seat in SEATS if self.holder[seat] == player)

    def own_seat(self, player: Player) -> Seat:
        """Return the chair that ``player`` himself sits on."""
        holder, dummies = self.holder, self.dummies
        return next(seat for seat in SEATS if holder[seat] == player and seat not in dummies)

    def next_chair(self, seat: Seat) -> Seat:
        """Return the chair in play that comes clockwise after ``seat``."""
        return self.chairs[(self.chairs.index(seat) + 1) % len(self.chairs)]


@lru_cache(maxsize=100)
def _clockwise(chairs: tuple[Seat, ...], side: tuple[Side | None, ...]) -> tuple[Side, ...]:
    found: list[Side] = []
    for seat in sorted(chairs, key=lambda chair: (chair - SOUTH) % 4):
        of = side[seat]
        if of is not None and of not in found:
            found.append(of)
    return tuple(found)


@lru_cache(maxsize=100)
def _once_each(holder: tuple[Player | None, ...]) -> tuple[Player, ...]:
    return tuple(sorted({player for player in holder if player is not None}))


@lru_cache(maxsize=100)
def sides_of(layout: Layout) -> Mapping[By, Side]:
    """Return the side that each player plays for, in the order of their names."""
    found = {player: layout.side[layout.own_seat(player)] for player in layout.players}
    return {player: side for player, side in found.items() if side is not None}


def side_of(layout: Layout, player: By) -> Side:
    """Return the side that a player plays for; KeyError before an auction has made the sides."""
    return sides_of(layout)[player]


def lay_out(seats: Seats, sitting: dict[Seat, Player]) -> Layout:
    """Return the layout of ``seats`` when the living players sit as ``sitting``."""
    return _laid_out(seats.chairs, tuple(seats.dummies.items()), tuple(seats.sides.items()), tuple(sitting.items()))


@lru_cache(maxsize=100)
def _laid_out(
    chairs: tuple[Seat, ...],
    played_from: tuple[tuple[Seat, Seat], ...],
    sides: tuple[tuple[Seat, str], ...],
    sitting: tuple[tuple[Seat, Player], ...],
) -> Layout:
    dummies, columns, players = dict(played_from), dict(sides), dict(sitting)
    holder = tuple(players.get(dummies.get(seat, seat)) for seat in SEATS)
    side = tuple(Side(columns[seat]) if seat in columns else None for seat in SEATS)
    return Layout(chairs, holder, side, tuple(dummies))


def columns(layout: Layout) -> tuple[Side, ...]:
    """Return the columns of the score by the layout before the deal: the sides, or the players' own chairs (BD-1)."""
    return layout.sides or tuple(Side(seat_text(seat)) for seat in (SOUTH, WEST, NORTH, EAST) if layout.holder[seat])


def column_of(layout: Layout, player: Player) -> Side:
    """Return the column of ``player`` by the layout before the deal."""
    seat = layout.own_seat(player)
    return layout.side[seat] or Side(seat_text(seat))


def placed_opposite(layout: Layout, declarer: Player) -> tuple[Layout, tuple[Seat, ...]]:
    """Return ``layout`` with a dummy opposite ``declarer``, and the old seat of the hand at each new one (BD-6).

    The declarer keeps his chair; the living players keep their order round the table.
    """
    at = next(seat for seat in SEATS if layout.holder[seat] == declarer)
    packet = next(seat for seat in SEATS if layout.holder[seat] is None)
    living = [seat for seat in (left_of(at, step) for step in range(4)) if seat != packet]
    came = dict(zip((at, left_of(at), left_of(at, 3)), living, strict=True))
    came[opposite(at)] = packet
    holder = tuple(declarer if seat == opposite(at) else layout.holder[came[seat]] for seat in SEATS)
    side = tuple(Side("NS" if seat % 2 == 0 else "EW") for seat in SEATS)
    return Layout(SEATS, holder, side, (opposite(at),)), tuple(came[seat] for seat in SEATS)
