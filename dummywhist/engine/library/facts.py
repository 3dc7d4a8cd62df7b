"""What is there to know of a played deal? Its cards as one person saw the table, what became of it, in few numbers."""

from collections.abc import Iterator
from typing import Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand, of_suit
from dummywhist.engine.cards.seat import NORTH, SEATS, SOUTH, Seat, left_of
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Layout, Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed, won_by
from dummywhist.engine.record.log import Log, sitters
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.values import NamedTuple

NONE: Final = -1
"""No trump suit, no card turned, no dummy."""
HONOURS: Final = 0b1111 << 9
"""Jack to ace of a suit."""
SLAM, REVOKE, CLAIM = "slam", "revoke", "claim"


class Facts(NamedTuple):
    """A deal: of its ``record`` the ``deal``-th from 0, on a ``day``, of a ``game``.

    ``hands`` as dealt, N E S W, with the person at S, or who sat at S where there was none. ``names`` by seat, "" for
    who plays no own hand there. ``made``: tricks of his side of ``whole``; ``honours``: how many of the four highest
    trumps his side was dealt; ``flags``: `SLAM`, `REVOKE`, `CLAIM`. ``number``: the deal number, if it came from one.
    """

    record: str
    deal: int
    day: str
    game: str
    number: int | None
    dealer: int
    hands: tuple[Hand, ...]
    names: tuple[str, ...]
    dummy: int
    trump: int
    turned: int
    made: int
    whole: int
    honours: int
    flags: tuple[str, ...] = ()


def facts_of(log: Log, record: str, day: str) -> Iterator[Facts]:
    """Give the facts of every counted deal of a record; of one that was taken back and counted again the last."""
    found: dict[int, Facts] = {}
    sat = sitters(log.record)
    for place, entry in enumerate(log.entries):
        if entry.action != COUNT:
            continue
        before, after = log.sessions[place], log.sessions[place + 1].last
        if after is None or after.result is None:
            continue
        people = {player: sat[place][entrant - 1] for player, entrant in before.entrant_of.items()}
        you = next((player for player in after.layout.players if people[player].kind == PERSON), None)
        names = {player: person.name for player, person in people.items()}
        found[after.setup.ordinal] = _facts(after, you, names, record, day, log.record.game)
    yield from found.values()


def _facts(
    state: DealState, you: Player | None, names: dict[Player, str], record: str, day: str, game: str
) -> Facts:  # fmt: skip
    layout = state.layout
    own = SOUTH if you is None else layout.own_seat(you)
    turn = (own - SOUTH) % len(SEATS)

    def seen(seat: Seat) -> Seat:
        return left_of(seat, -turn)

    at = [left_of(seat, turn) for seat in SEATS]  # by the person's seats N E S W those of the table
    side = layout.side[own]
    made = 0 if side is None else won_by(state, side)
    whole = sum(won_by(state, one) for one in layout.sides)
    dummies = [seen(seat) for seat in layout.dummies]
    trump = NONE if state.trump is None else int(state.trump)
    honours = 0
    if state.trump is not None:
        held = [state.dealt[seat] for seat in layout.chairs if layout.side[seat] == side]
        honours = sum((of_suit(hand, state.trump) >> 13 * state.trump & HONOURS).bit_count() for hand in held)
    flags = []
    if whole and any(won_by(state, one) == whole for one in layout.sides):
        flags.append(SLAM)
    if state.part(LawTable).proved:
        flags.append(REVOKE)
    if state.part(Agreed).tricks:
        flags.append(CLAIM)
    return Facts(
        record, state.setup.ordinal, day, game, state.number, seen(state.setup.dealer),
        tuple(state.dealt[seat] for seat in at), tuple(_name(layout, seat, names) for seat in at),
        NORTH if NORTH in dummies else dummies[0] if dummies else NONE, trump,
        NONE if state.turned is None else int(state.turned), made, whole, honours, tuple(flags),
    )  # fmt: skip


def _name(layout: Layout, seat: Seat, names: dict[Player, str]) -> str:
    player = layout.holder[seat]
    return "" if player is None or seat in layout.dummies else names.get(player, "")


# ---- as plain values ----


def told(facts: Facts) -> list[object]:
    """Return the facts as values that JSON has."""
    return [list(one) if isinstance(one, tuple) else one for one in facts]


def heard(values: object) -> Facts:
    """Return the facts that `told` tells; ValueError for what tells none."""
    if not isinstance(values, list) or len(values) != len(Facts._fields):
        raise ValueError
    record, deal, day, game, number, dealer, hands, names, dummy, trump, turned, made, whole, honours, flags = values
    numbers = (deal, dealer, dummy, trump, turned, made, whole, honours)
    lists = (hands, names, flags)
    if (
        not all(type(one) is int for one in numbers) or not all(type(one) is str for one in (record, day, game))
        or not (number is None or type(number) is int) or not all(type(one) is list for one in lists)
        or len(hands) != len(SEATS) or len(names) != len(SEATS) or dealer not in range(len(SEATS))
        or not all(type(hand) is int and 0 <= hand < 1 << 54 for hand in hands)
        or not all(type(one) is str for one in (*names, *flags))
        or trump not in range(-1, 4) or turned not in range(-1, 54) or dummy not in range(-1, 4)
    ):  # fmt: skip
        raise ValueError
    return Facts(
        record, deal, day, game, number, dealer, tuple(map(Hand, hands)), tuple(names), dummy, trump, turned, made,
        whole, honours, tuple(flags),
    )  # fmt: skip


def turned_of(facts: Facts) -> Card | None:
    """Return the card that was turned."""
    return None if facts.turned == NONE else Card(facts.turned)


def trump_of(facts: Facts) -> Suit | None:
    """Return the trump suit."""
    return None if facts.trump == NONE else Suit(facts.trump)


def dummy_hand(facts: Facts) -> Hand:
    """Return dummy's hand, or the partner's where there is none."""
    return facts.hands[NORTH if facts.dummy == NONE else facts.dummy] if facts.hands else EMPTY
