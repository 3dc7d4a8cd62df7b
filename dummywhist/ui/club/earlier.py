"""What need not be typed again? The names of earlier matches, and deal numbers that stand in a file."""

import re
from pathlib import Path
from typing import Final

from dummywhist.engine.cards.deal_name import read_deal_text
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.movement import TEAMS
from dummywhist.engine.duplicate.store import match_bytes
from dummywhist.engine.duplicate.text import read_match
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.whole import read_regular
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.club.names import Wrong
from dummywhist.ui.tongues import say_error, tr

NEWEST: Final = 8
"""So many matches are looked at."""
LARGEST: Final = 100_000
"""Of a file of deal numbers, and of a match that is read whole for its names, bytes."""
LONGEST: Final = 60
"""Letters of a line that are told."""
OF_JOURNAL: Final = re.compile(rb"(\[[^\]]*\] )?(result|correct|call|stop|anew|back)\b")
"""A line of a match that says nothing of names."""


class Earlier(NamedTuple):
    """Who played in an earlier match: its title, whether pairs, persons or teams, and their names, a line each."""

    title: str
    unit: str
    text: str


def earlier_names(folder: Path) -> list[Earlier]:
    """Return who played in the matches of ``folder``, the newest first, each company once; those that cannot be read
    are left out, and so are those without all names.
    """
    try:
        paths = sorted(folder.glob("*.dwm"), key=lambda path: path.stat().st_mtime_ns, reverse=True)[:NEWEST]
    except OSError:
        return []
    found: dict[tuple[str, str], Earlier] = {}
    for path in paths:
        try:
            match = _read(match_bytes(path))
        except DummyWhistError:
            continue
        unit, text = match.setup.plan.unit, _names_of(match)
        if text:
            found.setdefault((unit, text), Earlier(match.setup.title or path.stem, unit, text))
    return list(found.values())


def _read(raw: bytes) -> Match:
    """Read a match without a last line that was cut short; of a large one only what its names are in."""
    whole = raw[: raw.rfind(b"\n") + 1]
    if len(whole) > LARGEST:
        whole = b"".join(line for line in whole.splitlines(keepends=True) if not OF_JOURNAL.match(line))
    return read_match(whole)


def _names_of(match: Match) -> str:
    """Return the names as they are typed for a new match; nothing if somebody has none."""
    movement = match.movement
    named = [match.names_of(entrant) for entrant in range(1, len(movement.labels) + 1)]
    if match.setup.plan.unit != TEAMS:
        return "\n".join(" / ".join(names) for names in named) if all(named) else ""
    if len(match.setup.teams) < len(movement.teams):
        return ""
    lines = []
    for team, entrants in enumerate(movement.teams, 1):
        players = [name for entrant in entrants for name in named[entrant - 1]]
        lines.append(f"{match.team_name(team)}: {', '.join(players)}" if players else match.team_name(team))
    return "\n".join(lines)


def deal_numbers(path: Path) -> tuple[int, ...]:
    """Return the deal numbers in a text file, one a line, by number or name; what stands after ``#`` says nothing.

    Raises:
        Wrong: the file cannot be read, a line is no deal number, or one is there twice.
    """
    try:
        raw = read_regular(path, LARGEST)
    except OSError as error:
        raise Wrong(f"{path.name}: {error.strerror or type(error).__name__}.") from error
    if len(raw) > LARGEST:
        raise Wrong(tr("{name} is too large for a list of deal numbers.", name=path.name))
    found: dict[int, int] = {}
    for line, text in enumerate(raw.decode("utf-8-sig", "replace").splitlines(), 1):
        words = text.partition("#")[0].strip()
        if not words:
            continue
        try:
            number = read_deal_text(words[:LONGEST])
        except DummyWhistError as error:
            raise Wrong(tr("{name}, line {line}: {why}", name=path.name, line=line, why=say_error(error))) from error
        if number in found:
            why = tr("This deal stands in line {line} already.", line=found[number])
            raise Wrong(tr("{name}, line {line}: {why}", name=path.name, line=line, why=why))
        found[number] = line
    if not found:
        raise Wrong(tr("{name} holds no deal numbers, one a line.", name=path.name))
    return tuple(found)
