"""Who sits where in a rubber? By the order of the cut, or by the chairs that were taken (ED-12..14, MO-20..25)."""

from collections.abc import Mapping

from dummywhist.engine.cards.seat import EAST, SEATS, SOUTH, WEST, Seat, left_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, KeepsDummy
from dummywhist.engine.rules.parts import Rules, SeatChoice

Chairs = tuple[tuple[Player, Seat], ...]
"""The chairs of the room by player."""


def owner_of(rules: Rules, players: tuple[Player, ...], number: int) -> Player:
    """Return who has dummy in rubber ``number`` from 0, or sits first (ED-10, ED-91, MO-4)."""
    return players[number % len(players)] if isinstance(rules.match, EachTakesDummy) else players[0]


def playing(rules: Rules, players: tuple[Player, ...], number: int) -> tuple[Player, ...]:
    """Return who plays in rubber ``number``, its owner first and then in the order of the cut (MO-24)."""
    owner = owner_of(rules, players, number)
    turn = players.index(owner)
    others = [players[(turn + step) % len(players)] for step in range(1, len(players))]
    if isinstance(rules.match, KeepsDummy) and len(players) > len(rules.seats.living):
        # Where one player keeps the dummy, it is the others who sit out in turn.
        others = [others[(number + step) % len(others)] for step in range(len(others))]
    order = [owner, *others][: len(rules.seats.living)]
    if isinstance(rules.match, EachPartner):
        # CW-65: the first player has each of the others as partner in turn.
        partner = order[1 + number % 3]
        order = [order[0], partner, *(player for player in order[1:] if player != partner)]
    return tuple(order)


def sitting(rules: Rules, players: tuple[Player, ...], number: int) -> dict[Seat, Player]:
    """Return who sits where in rubber ``number`` by the order of the cut."""
    seats = list(rules.seats.living)
    if rules.cutting.seats is SeatChoice.ALTERNATE_LR and number % 2:
        west, east = seats.index(WEST), seats.index(EAST)
        seats[west], seats[east] = EAST, WEST
    return dict(zip(seats, playing(rules, players, number), strict=True))


def room_chairs(found: Mapping[Seat, Player], owner: Player, before: Chairs) -> Chairs:
    """Return the chairs of the room: the owner keeps his, the others sit round it as they play (ED-13)."""
    chair = dict(before).get(owner, SOUTH)
    return tuple((player, left_of(chair, (seat - SOUTH) % 4)) for seat, player in found.items())


def by_chairs(chairs: Chairs) -> dict[Seat, Player]:
    """Return who sits where when the owner of the rubber, who took the first chair, plays South."""
    own = chairs[0][1]
    return {left_of(SOUTH, (chair - own) % 4): player for player, chair in chairs}


def choosers(rules: Rules, players: tuple[Player, ...], number: int) -> tuple[Player, ...]:
    """Return who takes a chair after whom: the owner of the rubber, then the others in the order of the cut (ED-12)."""
    owner, *others = playing(rules, players, number)
    return (owner, *sorted(others))


def free_chairs(rules: Rules, chairs: Chairs) -> tuple[Seat, ...]:
    """Return the chairs that may be taken: all at first, then those where a player sits and nobody does yet."""
    if not chairs:
        return SEATS
    own = chairs[0][1]
    wanted = {left_of(own, (seat - SOUTH) % 4) for seat in rules.seats.living}
    return tuple(chair for chair in SEATS if chair in wanted and chair not in dict(chairs).values())


def chairs_are_taken(rules: Rules, number: int) -> bool:
    """Whether the players take chairs before rubber ``number``."""
    choice = rules.cutting.seats
    return choice is SeatChoice.CHOOSER or (choice is SeatChoice.FIRST_ONLY and number == 0)
