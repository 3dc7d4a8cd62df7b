"""When does a problem come back? By what became of each try, and the date on which that was."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, Literal, get_args

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.values import NamedTuple

How = Literal["first", "later", "shown", "never", "again"]
"""Solved at the first try, solved after wrong ones, or the answer was shown; not to be asked again, or after all."""
DAYS: Final = (1, 3, 8, 21, 55)
"""After how many days a problem comes back, step by step; after the last it is known."""


class Try(NamedTuple):
    """What became of a problem on a day, by the date where the player is."""

    day: date
    problem: str
    how: How


class Standing(NamedTuple):
    """How often a problem came back (``step``, from 1), and from which day on it is due; None when it is known.

    ``never``: it is not to be asked again.
    """

    step: int
    due: date | None
    never: bool = False


class Log(NamedTuple):
    """The tries of a file, and what is wrong with each line that could not be read."""

    tries: tuple[Try, ...]
    left_out: tuple[DummyWhistError, ...]


def after(standing: Standing | None, one: Try) -> Standing:
    """Return how a problem stands after a try: solved at once it goes a step on, shown it begins again."""
    step = 0 if standing is None else standing.step
    if one.how == "first":
        step += 1
    elif one.how == "shown":
        step = 1
    step = max(1, step)
    if step > len(DAYS):
        return Standing(len(DAYS) + 1, None)
    return Standing(step, one.day + timedelta(days=DAYS[step - 1]))


def standings(tries: Iterable[Try]) -> dict[str, Standing]:
    """Return how each problem stands that was tried, by its name; ``tries`` in the order in which they were made."""
    found: dict[str, Standing] = {}
    aside: dict[str, Standing | None] = {}
    for one in tries:
        name, before = one.problem, found.get(one.problem)
        if one.how == "never":
            aside.setdefault(name, before)
            found[name] = Standing(0 if before is None else before.step, None, never=True)
        elif one.how != "again":
            # Who tries it all the same wants it again.
            found[name] = after(aside.pop(name) if name in aside else before, one)
        elif name in aside:
            before = aside.pop(name)
            if before is None:
                del found[name]
            else:
                found[name] = before
    return found


def due(found: dict[str, Standing], today: date) -> tuple[str, ...]:
    """Return what is due ``today``, the earliest steps first and of these what waits longest; it stays due for good."""
    ready = [
        (one.step, one.due, len(name), name) for name, one in found.items() if one.due is not None and one.due <= today
    ]
    return tuple(name for *_, name in sorted(ready))


def try_text(one: Try) -> str:
    """Spell a try on one line: the day, the problem, what became of it."""
    return f"{one.day.isoformat()} {one.problem} {one.how}"


def read_try(text: str) -> Try:
    """Read a try as `try_text` spells it; Unreadable for what is none."""
    words = text.split()
    try:
        day, name, how = words
        read = date.fromisoformat(day)
    except ValueError:
        raise Unreadable("problem.try", text=text.strip()) from None
    for known in get_args(How):
        if how == known:
            return Try(read, name, known)
    raise Unreadable("problem.try", text=text.strip())


def read_log(lines: Iterable[str]) -> Log:
    """Read the tries of a file; a line that is none is named, and the others are read."""
    tries: list[Try] = []
    left_out: list[DummyWhistError] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                tries.append(read_try(line))
            except Unreadable as error:
                left_out.append(error.at(number))
    return Log(tuple(tries), tuple(left_out))
