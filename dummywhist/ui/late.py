"""Which modules run only when something of them is first used? Those that the first picture of the table does not need.

They are imported by ordinary statements, ``import dummywhist.ui.desk.sheets as sheets``, which people, mypy and the
import contracts see as any other; what is late is only when Python runs the module: when something of it is asked for.
One that is named here and imported with ``from`` is run at once.
"""

import builtins
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from threading import Event, RLock, Thread, current_thread
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # importlib.abc brings tempfile, shutil and random along

LATE: Final = frozenset(
    (
        "dummywhist.engine.fair.kept",
        "dummywhist.engine.fair.proof",
        "dummywhist.engine.record.pbn.writing",
        "dummywhist.engine.seats.inquiry",
        "dummywhist.engine.seats.refused",
        "dummywhist.engine.seats.review",
        "dummywhist.engine.study.answering",  # computers think in processes of their own but where there can be none
        "dummywhist.engine.study.claims",
        "dummywhist.ui.desk.acquaintances",
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
        "argparse",  # most starts have no arguments
        "hashlib",  # a pack is made from its number when a deal is dealt
        "secrets",
        "shlex",
        # With what PySide6 tells the signatures of its functions, and what was wrong in a call of one.
        "shibokensupport.signature.errorhandler",
        "shibokensupport.signature.layout",
        "shibokensupport.signature.lib.enum_sig",
        "shibokensupport.signature.lib.pyi_generator",
        "shibokensupport.signature.lib.tool",
        "shibokensupport.signature.parser",
        # What PySide6, dataclasses and pathlib import for what they rarely do.
        "base64",
        "ipaddress",
        "tempfile",
        "traceback",
        "zipfile",
    )
)


class LateModule(ModuleType):
    """A module that runs when something of it is asked for, though not when an import looks at its specification."""

    def __getattribute__(self, name: str) -> object:
        """Return what the module has by ``name``, once it has run."""
        if name != "__spec__":
            ModuleType.__getattribute__(self, "__spec__").loader_state.run(self)
        return ModuleType.__getattribute__(self, name)


class LateLoader(Loader):
    """Puts off what ``loader`` does with a module."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader
        self._lock = RLock()
        self._running = False

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Return the module that ``loader`` makes."""
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Put off running the module."""
        spec = module.__spec__
        assert spec is not None
        spec.loader = module.__loader__ = self._loader
        spec.loader_state = self
        module.__class__ = LateModule

    def run(self, module: ModuleType) -> None:
        """Run the module, once; other threads that ask for something of it wait until it has run."""
        with self._lock:
            if not self._running:
                self._running = True
                try:
                    self._loader.exec_module(module)
                except BaseException:
                    self._running = False
                    raise
                module.__class__ = ModuleType


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
                    spec.loader = LateLoader(spec.loader)
                return spec
        return None


class Ended(BaseException):
    """Nothing more is to be run: no ``except ImportError`` may take it for a module that is missing."""


class Unhurried:
    """Runs a late module in a thread of its own, before anybody asks; it gives way before each module that it imports.

    What is not run by then is run as ever by whoever asks for something of it; he waits for what runs already.
    """

    def __init__(self, module: ModuleType, pause_s: float) -> None:
        """Begin; ``pause_s`` is how long the thread gives way each time, in seconds."""
        self._module = module
        self._pause_s = pause_s
        self._hurry, self._ended = Event(), Event()
        self._thread = Thread(target=self._run, name="ahead", daemon=True)
        # Another list each time: who imports in another thread goes through the one that was there.
        sys.meta_path = [self, *sys.meta_path]
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether something is still to be run."""
        return self._thread.is_alive()

    def hurry(self) -> None:
        """Give way no longer: somebody waits."""
        self._hurry.set()

    def end(self) -> None:
        """Run nothing more, and wait until the thread has ended."""
        self._ended.set()
        self._hurry.set()
        self._thread.join()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Give way where the thread asks; the other finders find the module.

        Raises:
            Ended: nothing more is to be run.
        """
        if current_thread() is self._thread:
            self._hurry.wait(self._pause_s)
            if self._ended.is_set():
                raise Ended
        return None

    def _run(self) -> None:
        try:
            vars(self._module)
        except Ended:
            pass
        finally:
            sys.meta_path = [finder for finder in sys.meta_path if finder is not self]


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
