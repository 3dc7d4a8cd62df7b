"""Who plays? Names as they are typed or pasted, one pair, person or team a line."""

import re
from typing import Final

from dummywhist.engine.duplicate.forms import Plan
from dummywhist.engine.duplicate.journal import check_name, check_names
from dummywhist.engine.duplicate.match import Told
from dummywhist.engine.duplicate.movement import TEAMS, Movement
from dummywhist.engine.errors import DummyWhistError
from dummywhist.ui.tongues import say_error, tr

APART: Final = re.compile(r"\s*[/;,&+]\s*")
"""Signs between the names of a line."""
NUMBERED: Final = re.compile(r"^\s*\d{1,3}[.)]\s+")
"""A number before a pasted line."""
OF_TEAM: Final = 4


class Wrong(Exception):
    """What is wrong with a line, in a sentence."""


def lines_of(text: str) -> list[str]:
    """Return the lines that say something, without numbers before them."""
    plain = (NUMBERED.sub("", line).strip().replace("\t", " / ") for line in text.splitlines())
    return [" ".join(line.split()) for line in plain if line]


def names_in(line: str, word: str) -> tuple[str, ...]:
    """Return the names of a line, parted by a sign or by ``word``, which means “and”."""
    parts = APART.split(re.sub(rf"\s+{re.escape(word)}\s+", " / ", line))
    return tuple(part for part in parts if part)


def told_names(
    plan: Plan, movement: Movement, lines: list[str], word: str
) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
    """Return the names of the entrants and of the teams that ``lines`` tell.

    Raises:
        Wrong: a line cannot be read so.
    """
    names: list[Told] = []
    teams: list[Told] = []
    for place, line in enumerate(lines):
        try:
            if plan.unit == TEAMS:
                _take_team(movement, place, line, word, names, teams)
            else:
                given = names_in(line, word) if movement.names > 1 else (line,)
                if len(given) != movement.names:
                    raise Wrong(
                        tr("Line {line}: a pair has two names, and here {n:is|are} {n:number}.",
                           line=place + 1, n=len(given))
                    )  # fmt: skip
                _take(movement, place + 1, given, names)
        except DummyWhistError as error:
            raise Wrong(tr("Line {line}: {why}", line=place + 1, why=say_error(error))) from error
    return tuple(names), tuple(teams)


def _take(movement: Movement, entrant: int, given: tuple[str, ...], names: list[Told]) -> None:
    check_names(movement, entrant, given)
    names.append(Told(entrant, given))


def _take_team(movement: Movement, place: int, line: str, word: str, names: list[Told], teams: list[Told]) -> None:
    """A team: its name, and after a colon the four who play for it, those of North and South first."""
    title, colon, rest = line.partition(":")
    check_name(title.strip())
    teams.append(Told(place + 1, (title.strip(),)))
    if not colon:
        return
    given = names_in(rest, word)
    if len(given) != OF_TEAM:
        raise Wrong(tr("Line {line}: a team has four names, and these are {n:number}.", line=place + 1, n=len(given)))
    of = movement.names
    for at, entrant in enumerate(movement.teams[place]):
        _take(movement, entrant, given[at * of : at * of + of], names)
