"""Which problems are shipped, and are they still solved as they say?"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.problems.solving import is_one, mark_of, solved
from dummywhist.engine.problems.text import Pack, read_pack
from dummywhist.engine.solver.solver import Solver

PACK: Final = Path(__file__).parent / "pack.txt"
BOOKS: Final = Path(__file__).parent / "books.txt"
"""The positions of old books."""


@lru_cache(maxsize=4)
def shipped(path: Path = PACK) -> Pack:
    """Return the problems that come with the program; a line that is broken is left out and named. Read once."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Pack((), (Unreadable("lesson.no_file"),))
    except UnicodeDecodeError:
        return Pack((), (Unreadable("unreadable.encoding"),))
    return read_pack(text.splitlines())


def from_books() -> Pack:
    """Return the positions of old books; as `shipped`."""
    return shipped(BOOKS)


def by_name(name: str) -> Problem | None:
    """Return the problem ``name``, of the pack or of a book; None for none."""
    return next((one for pack in (shipped(), from_books()) for one in pack.problems if one.id == name), None)


def wrong_with(problem: Problem, solver: Solver) -> DummyWhistError | None:
    """Return what is wrong with a problem when it is solved again, or None."""
    solution = solved(problem, solver)
    if not is_one(problem, solution):
        return Unreadable("problem.not_one", text=problem.id)
    if mark_of(solution) != problem.mark:
        return Unreadable("problem.other", text=problem.id)
    return None
