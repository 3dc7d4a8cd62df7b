"""Which modules run only when something of them is first used? Those that the first picture of the table does not need.

They are imported by ordinary statements, ``import dummywhist.ui.desk.sheets as sheets``, which people, mypy and the
import contracts see as any other; what is late is only when Python runs the module. One that is named here and imported
with ``from`` is run at once; so is one that a second module imports, for the statement looks at what is there.
"""

import builtins
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import LazyLoader
from types import ModuleType
from typing import Final

LATE: Final = frozenset(
    (
        "dummywhist.engine.record.pbn.writing",
        "dummywhist.engine.seats.inquiry",
        "dummywhist.engine.study.answering",  # computers think in processes of their own but where there can be none
        "dummywhist.engine.study.claims",
        "dummywhist.ui.desk.decks",
        "dummywhist.ui.desk.keeping",
        "dummywhist.ui.desk.press",
        "dummywhist.ui.desk.sheets",
        "dummywhist.ui.desk.sounds",
        "dummywhist.ui.life.demo",
        "dummywhist.ui.life.listener",
        "dummywhist.ui.life.handover",
        "dummywhist.ui.life.rotation",
        "dummywhist.ui.panels.mishap",
        "dummywhist.ui.panels.table_plan",
        "dummywhist.ui.seat.computers",
        "hashlib",  # a pack is made from its number when a deal is dealt
        "secrets",
    )
)


class LateFinder:
    """Finds the late modules where the other finders find them, and puts off running them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how a late module is loaded; None for all others."""
        if fullname not in LATE:
            return None
        for finder in sys.meta_path:
            spec = None if isinstance(finder, LateFinder) else finder.find_spec(fullname, path, target)
            if spec is not None:
                if spec.loader is not None:
                    spec.loader = LazyLoader(spec.loader)
                return spec
        return None


def begin() -> None:
    """Let late modules be late from now on."""
    if not any(isinstance(finder, LateFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, LateFinder())


def import_plainly() -> None:
    """Import as Python does, once PySide6 is loaded.

    PySide6 looks at every import that comes after its own, for the sake of ``from __feature__ import``, and reads the
    source of each module to learn whether it uses PySide6. That is a tenth of the start, and we ask for no feature.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
