"""How do computers play a whole duplicate match? Each sitting plays its trays, several at a time."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dummywhist.cli.processes import processes
from dummywhist.engine.cards.again import overplay
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.duplicate.forms import trays_at
from dummywhist.engine.duplicate.journal import Called, Noted, Result
from dummywhist.engine.duplicate.match import Match, Setup, begun
from dummywhist.engine.duplicate.movement import Sitting
from dummywhist.engine.duplicate.result import Made, Place
from dummywhist.engine.duplicate.tray import Tray, dealt, in_suits
from dummywhist.engine.study.overplay import Mind, tray_played


def with_trays(setup: Setup, seed: str) -> Setup:
    """Return ``setup`` with cards for every tray, drawn from ``seed``: the same text, the same cards."""
    trays = begun(setup).movement.sets * setup.plan.trays
    return replace(setup, trays=tuple(dealt(number, drawn(seed, "tray", number)) for number in range(1, trays + 1)))


def played(match: Match, levels: Sequence[str], seed: str, jobs: int) -> Iterator[Noted]:
    """Yield each entry that is made where computers play the whole of ``match``: calls of rounds, and results.

    ``levels``: who plays for each entrant. The same ``seed`` plays the same, however many ``jobs`` there are.
    """
    with processes(jobs) as pool:
        for number in range(1, match.movement.rounds + 1):
            if number > 1:
                yield Noted(Called(number))
            tasks = [
                (Place(number, sitting.table, tray.number), tray, _minds(sitting, levels, seed, tray.number))
                for sitting in match.movement.at(number)
                for tray in _trays(match, sitting)
            ]
            for (place, _, _), made in zip(tasks, pool.map(_played, tasks), strict=True):
                yield Noted(Result(place, Made(made)))


def _trays(match: Match, sitting: Sitting) -> Iterator[Tray]:
    """The trays of a sitting in their order; those of Foster's overplay in other suits (DW-MNE-6)."""
    plan, suits = match.setup.plan, {}
    if plan.shuffle is not None and sitting.turned:
        suits = {changed.tray: changed.suits for changed in overplay(plan.trays, plan.shuffle)}
    for number in trays_at(plan, sitting):
        tray = match.tray(number)
        assert tray is not None
        yield in_suits(tray, suits[number]) if number in suits else tray


def _minds(sitting: Sitting, levels: Sequence[str], seed: str, tray: int) -> tuple[Mind, ...]:
    """Return who plays the hands of a tray's North, East, South, West."""
    return tuple(
        Mind(levels[entrant - 1], drawn(seed, "mind", sitting.round, sitting.table, tray, seat))
        for seat, entrant in zip(SEATS, sitting.holders(), strict=True)
    )


def _played(task: tuple[Place, Tray, tuple[Mind, ...]]) -> int:
    _, tray, minds = task
    return tray_played(tray.hands, tray.dealer, tray.turned, dict(zip(SEATS, minds, strict=True))).tricks


def drawn(seed: str, *of: object) -> int:
    """Return a number under 2^64 that ``seed`` gives for this and nothing else."""
    text = "\n".join((seed, *map(str, of)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
