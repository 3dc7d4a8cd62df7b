"""How do pairs meet every other pair? The Howell movement: section 8 of the rules."""

from collections.abc import Iterator
from typing import Final

from dummywhist.engine.duplicate.movement import Entrant, Movement, Rivals, Sitting, everybody, paired, plain_labels

FIRST_ROUNDS: Final = {
    8: ((7, 8, 7), (1, 6, 2), (5, 2, 4), (4, 3, 1)),
    10: ((9, 10, 9), (3, 1, 7), (5, 2, 1), (8, 4, 2), (6, 7, 8)),
    12: ((11, 12, 11), (1, 8, 2), (2, 4, 10), (9, 3, 7), (5, 6, 8), (10, 7, 6)),
    14: ((13, 14, 13), (4, 1, 2), (7, 2, 9), (3, 10, 6), (5, 6, 11), (12, 8, 3), (9, 11, 8)),
    16: ((15, 16, 15), (1, 4, 2), (13, 2, 5), (9, 3, 8), (5, 10, 7), (8, 6, 14), (14, 7, 3), (11, 12, 6)),
}
"""For each number of pairs the first round: by table North-South, East-West and tray set (DW-HOW-2)."""
FOUR: Final = (((1, 2), (3, 4)), ((1, 3), (4, 2)), ((1, 4), (2, 3)))
"""Who meets whom with four pairs, round by round (DW-HOW-3)."""
A, B, C, D, E, F = range(1, 7)
SIX: Final = (
    (1, 1, A, B, (1, 2)), (1, 2, C, D, (2, 1)), (1, 3, E, F, (3,)),
    (2, 1, A, C, (4, 5)), (2, 2, B, D, (5, 4)),
    (3, 1, A, E, (6, 7)), (3, 2, D, F, (7, 6)), (3, 3, B, C, (3,)),
    (4, 1, A, F, (8, 9)), (4, 2, D, E, (9, 8)),
    (5, 1, B, E, (10, 11)), (5, 2, C, F, (11, 10)),
    (6, 1, B, F, (12, 13)), (6, 2, C, E, (13, 12)),
    (7, 1, B, A, (14,)), (7, 2, C, D, (14,)),
)  # fmt: skip
"""With six pairs: round, table, North-South, East-West, tray sets (DW-HOW-4).

The fifth of the six positions has two halves with fresh trays, since nobody may meet a tray twice: rounds 5 and 6.
"""
SIX_RIVALS: Final = (Rivals(A, D, 14),)
"""Of the last round only this comparison counts: B and C, at North and South, lend a hand."""
LEAST: Final = 3
MOST: Final = 16


def howell(pairs: int) -> Movement:
    """Return the movement of 3 to 16 pairs; of an odd number the adversary of nobody sits out (DW-HOW-1, DW-HOW-5)."""
    places = pairs + pairs % 2
    played = _four() if places == 4 else _six() if places == 6 else _cyclic(places)
    sittings = tuple(sitting for sitting in played if pairs == places or places not in sitting.seats)
    rivals = SIX_RIVALS if places == 6 else ()
    return Movement(
        tables=places // 2,
        rounds=max(sitting.round for sitting in sittings),
        sets=max(max(sitting.sets) for sitting in sittings),
        labels=plain_labels(pairs),
        names=2,
        sittings=sittings,
        lines=everybody(pairs),
        rivals=rivals,
    )


def _cyclic(pairs: int) -> Iterator[Sitting]:
    """Yield the rounds in which every number but that of the last pair grows by one (DW-HOW-2)."""
    around = pairs - 1

    def later(number: int, r: int) -> int:
        return number if number == pairs else (number + r - 1) % around + 1

    for r in range(around):
        for table, (north_south, east_west, trays) in enumerate(FIRST_ROUNDS[pairs], 1):
            seats = paired(later(north_south, r), later(east_west, r))
            yield Sitting(r + 1, table, seats, (later(trays, r),))


def _four() -> Iterator[Sitting]:
    for r, meetings in enumerate(FOUR):
        fresh = (2 * r + 1, 2 * r + 2)
        for table, (north_south, east_west) in enumerate(meetings, 1):
            yield Sitting(r + 1, table, paired(north_south, east_west), fresh if table == 1 else fresh[::-1])


def _six() -> Iterator[Sitting]:
    for number, table, north_south, east_west, sets in SIX:
        lent: tuple[Entrant, ...] = (north_south,) if number == SIX[-1][0] else ()
        yield Sitting(number, table, paired(north_south, east_west), sets, lent=lent)
