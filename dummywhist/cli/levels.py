"""Which words name who plays? The levels, chance, players of other makers, and the yardstick of matches."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

import click

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.protocol import LEVELS, SEARCHING
from dummywhist.engine.players.search.pimc import read_yardstick
from dummywhist.engine.record.people import OTHER
from dummywhist.engine.sandbox.walls import walls_here
from dummywhist.engine.solver.solver import is_native
from dummywhist.others import Other, lacking, others_in, wrong_with
from dummywhist.paths import find_paths

RANDOM: Final = "random"
SITTING: Final = (*LEVELS, RANDOM)
"""Who can sit down at a table."""
PEOPLE: Final = "people"
"""Who draws cards as often as people play them; in matches only."""
MEASURED: Final = (*SITTING, PEOPLE, "pimc:20")
"""Who can play a match; the yardstick with any number of worlds, and `:highest`, `:any`, `:short` behind it."""


PLAYER_HELP: Final = "A player of another maker, who can then be named as other-NAME; may be given again."
Others = Mapping[str, tuple[str, ...]]
"""By the kind of a player of another maker, the command line that starts him."""


def known(levels: Iterable[str], others: Collection[str] = ()) -> None:
    """Fail, in a sentence, for what no computer at a table is called."""
    for level in levels:
        if level not in SITTING and level not in others:
            raise _nobody(level, (*SITTING, *others))


def known_in_match(levels: Iterable[str], others: Collection[str] = ()) -> None:
    """Fail, in a sentence, for what nobody in a match is called."""
    for level in levels:
        if level not in MEASURED and level not in others and read_yardstick(level) is None:
            raise _nobody(level, (*MEASURED, *others))


def others_for(levels: Iterable[str], given: Iterable[str]) -> Others:
    """Return how those among ``levels`` are started who are players of other makers.

    They are those of the preferences, and those ``given`` as ``NAME=COMMAND``. Fails, in a sentence, where such a text
    is none, or names no command that there is; one that this system cannot shut in gets a line on standard error.
    """
    paths = find_paths()
    added: list[Other] = []
    for text in given:
        name, _, command = text.partition("=")
        other = Other(name.removeprefix(OTHER).strip(), command.strip())
        if wrong_with(other, added):
            raise click.UsageError(f"“{text}” is no player: write NAME=COMMAND, each name once.")
        added.append(other)
    every = {one.kind: one for one in (*others_in(paths.settings), *added)}
    here = str(Path.cwd())
    wanted = {level: every[level].start((paths.data,), here) for level in levels if level in every}
    for level, words in wanted.items():
        if program := lacking(words):
            raise click.ClickException(f"There is no command “{program}”, by which {level} is to be started.")
    if wanted and not walls_here()[1].whole:
        click.echo(
            "dummywhist: this system does not shut players of other makers in: they run with your rights.", err=True
        )
    return {kind: tuple(command) for kind, command in wanted.items()}


def tell_of_solver(levels: Iterable[str]) -> None:
    """Say, where the fast solver was not built, that those of ``levels`` who need it play less well."""
    if not is_native() and not SEARCHING.keys().isdisjoint(levels):
        click.echo(f"dummywhist: {worded(message('note.no_solver'), ENGLISH)}", err=True)


def _nobody(level: str, among: Iterable[str]) -> click.ClickException:
    return click.ClickException(f"There is no level “{level}”; levels are {', '.join(among)}.")


def tell_stand_in(level: str, many: int) -> None:
    """Say on standard error that decisions were made in the place of a player of another maker."""
    if many:
        decisions = "one decision" if many == 1 else f"{many} decisions"
        click.echo(f"dummywhist: {level} gave no lawful answer; steady made {decisions} in its place.", err=True)
