"""Who has won among friends who have played the same trays at home, each against computers? All sat North and South."""

from collections.abc import Mapping
from fractions import Fraction

from dummywhist.engine.duplicate.chance import moved_by_chance
from dummywhist.engine.duplicate.exact import places, total
from dummywhist.engine.values import NamedTuple


class Standing(NamedTuple):
    """How a ``player`` stands: ``plus`` is how far his ``tricks`` of so many ``trays`` are above their averages.

    ``chance``: how far chance alone moves the total of one who plays as the others did, in tricks; None where too few
    others have played one of the trays to say.
    """

    player: str
    place: int
    shared: bool
    tricks: int
    plus: Fraction
    trays: int
    chance: float | None


def averages(made: Mapping[str, Mapping[int, int]]) -> dict[int, Fraction]:
    """Return the average of each tray that anybody has played, of all who have (DW-DEF-5).

    ``made``: by player and tray, the tricks of North and South.
    """
    by_tray: dict[int, list[int]] = {}
    for trays in made.values():
        for tray, tricks in trays.items():
            by_tray.setdefault(tray, []).append(tricks)
    return {tray: Fraction(sum(tricks), len(tricks)) for tray, tricks in sorted(by_tray.items())}


def standings(made: Mapping[str, Mapping[int, int]]) -> tuple[Standing, ...]:
    """Return who stands where, the greatest plus first; who has not finished is ranked by what he played (DW-SC-6)."""
    average = averages(made)
    plus = {player: total(tricks - average[tray] for tray, tricks in trays.items()) for player, trays in made.items()}
    chance = {player: moved_by_chance(_of_others(made, player)) for player in made}
    order = sorted(made, key=lambda player: (-plus[player], player))
    return tuple(
        Standing(player, place, shared, sum(made[player].values()), plus[player], len(made[player]), chance[player])
        for player, (place, shared) in zip(order, places([plus[player] for player in order]), strict=True)
    )


def _of_others(made: Mapping[str, Mapping[int, int]], player: str) -> list[list[int]]:
    """Return what all others made of each tray that ``player`` has played."""
    others = [trays for name, trays in made.items() if name != player]
    return [[trays[tray] for trays in others if tray in trays] for tray in made[player]]
