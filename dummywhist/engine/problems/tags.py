"""Which tags does a person give to problems? A line for each change, in a file that only grows; the last one counts."""

import json
from collections.abc import Iterable, Mapping, Sequence

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.values import NamedTuple

MOST_LETTERS = 30
MOST_TAGS = 12


class Tagged(NamedTuple):
    """The tags of problems by their names, and what is wrong with each line that could not be read."""

    tags: Mapping[str, tuple[str, ...]]
    left_out: tuple[DummyWhistError, ...]


def tags_text(problem: str, tags: Sequence[str]) -> str:
    """Spell on one line that a problem has these tags, and no others."""
    return json.dumps([problem, *tags], ensure_ascii=False, separators=(",", ":"))


def read_tagged(lines: Iterable[str]) -> Tagged:
    """Read the tags of a file; a line that tells none is named, and the others are read."""
    found: dict[str, tuple[str, ...]] = {}
    left_out: list[DummyWhistError] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            problem, tags = _read(line)
        except Unreadable as error:
            left_out.append(error.at(number))
            continue
        found.pop(problem, None)
        if tags:
            found[problem] = tags
    return Tagged(found, tuple(left_out))


def _read(line: str) -> tuple[str, tuple[str, ...]]:
    try:
        words = json.loads(line)
    except (ValueError, RecursionError):
        words = None
    if not isinstance(words, list) or not words or not all(isinstance(one, str) for one in words):
        raise Unreadable("problem.tags", text=line.strip()[:60])
    problem, *tags = words
    if not problem or len(tags) > MOST_TAGS or not all(0 < len(one) <= MOST_LETTERS for one in tags):
        raise Unreadable("problem.tags", text=line.strip()[:60])
    return problem, tuple(tags)
