"""Which walls does a player get? Its own program's are put up by itself, before it is told anything."""

import os
import sys
from collections.abc import Callable
from typing import NamedTuple

from dummywhist.engine.sandbox.kernel import Kernel
from dummywhist.engine.sandbox.starting import OWN


class Walls(NamedTuple):
    """What stands between a player and the rest: whether no other file can be opened, and no connection made."""

    files: bool
    network: bool

    @property
    def key(self) -> str:
        """The key of the message that says it."""
        return f"sandbox.{'files' if self.files else 'no_files'}_{'network' if self.network else 'no_network'}"

    @property
    def whole(self) -> bool:
        """Whether nothing is open."""
        return self.files and self.network


def walls_here() -> tuple[Walls, Walls]:
    """Return the walls that there would be on this system, of the program's own players and of those of others."""
    kernel = Kernel()
    landlock, filters = kernel.landlock() > 0, kernel.filters()
    return Walls(landlock or filters, filters), Walls(landlock, filters)


def shut_in(load: Callable[[], object]) -> Walls:
    """Shut this process in, for good, and return what stands; its environment is emptied.

    Where the system has Landlock the files of the program and of Python can still be read. Where it has only filters,
    no file can be opened any more: there ``load`` is called before, to read what is needed later.
    """
    os.environ.clear()
    kernel = Kernel()
    kept = kernel.wall_in(_own_files())
    if not kept:
        load()
    refused = kernel.refuse(files=not kept)
    return Walls(kept or refused, refused)


def _own_files() -> list[str]:
    """Return what this program is made of: its modules, Python's, and where it is packed its one file."""
    own = [OWN, os.path.dirname(os.__file__)]
    if getattr(sys, "frozen", False):
        own += [str(getattr(sys, "_MEIPASS", "")), sys.executable]
    return [path for path in own if path]
