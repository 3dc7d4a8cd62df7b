"""Which words name who plays? The levels, chance, and the yardstick that levels are measured against."""

import re
from collections.abc import Iterable
from typing import Final

import click

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.protocol import LEVELS, SEARCHING
from dummywhist.engine.solver.solver import is_native

RANDOM: Final = "random"
SITTING: Final = (*LEVELS, RANDOM)
"""Who can sit down at a table."""
YARDSTICK: Final = re.compile(r"pimc:([1-9][0-9]{0,4})")
MEASURED: Final = (*SITTING, "pimc:20")
"""Who can play a match; the yardstick with any number of worlds."""


def known(levels: Iterable[str]) -> None:
    """Fail, in a sentence, for what no computer at a table is called."""
    for level in levels:
        if level not in SITTING:
            raise _nobody(level, SITTING)


def known_in_match(levels: Iterable[str]) -> None:
    """Fail, in a sentence, for what nobody in a match is called."""
    for level in levels:
        if level not in SITTING and worlds_of(level) is None:
            raise _nobody(level, MEASURED)


def tell_of_solver(levels: Iterable[str]) -> None:
    """Say, where the fast solver was not built, that those of ``levels`` who need it play less well."""
    if not is_native() and not SEARCHING.keys().isdisjoint(levels):
        click.echo(f"dummywhist: {worded(message('note.no_solver'), ENGLISH)}", err=True)


def worlds_of(level: str) -> int | None:
    """Return how many worlds the yardstick ``level`` looks into; None if it is another level."""
    found = YARDSTICK.fullmatch(level)
    return None if found is None else int(found[1])


def _nobody(level: str, among: Iterable[str]) -> click.ClickException:
    return click.ClickException(f"There is no level “{level}”; levels are {', '.join(among)}.")
