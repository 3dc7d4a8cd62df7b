"""Which sealed matches are played here? A folder for each: the match, one's own results, the tables of its trays."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.messages import Message
from dummywhist.engine.record.endings import MATCH, RECORD
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.record.whole import read_regular, write_new
from dummywhist.engine.values import dataclass
from dummywhist.sealing import results, sealed
from dummywhist.sealing.results import Opened, Results, read_results
from dummywhist.sealing.sealed import Sealed, read_sealed

SHORT: Final = 16
"""So many digits of its name tell a match from others here."""


@dataclass(frozen=True, slots=True)
class AtHome:
    """A sealed match that is played here, in ``folder``.

    ``results``: one's own, None before the first tray; ``wrong``: why they cannot be gone on with, or None.
    """

    folder: Path
    sealed: Sealed
    results: Results | None = None
    wrong: Message | None = None

    @property
    def match_file(self) -> Path:
        """The file of the match, as it was handed out."""
        return self.folder / f"match{MATCH}"

    @property
    def results_file(self) -> Path:
        """The file of one's own results."""
        return self.folder / f"results{RECORD}"

    def table_file(self, number: int) -> Path:
        """The record of the table at which tray ``number`` is played here."""
        return self.folder / f"tray-{number:02}{RECORD}"

    @property
    def played(self) -> int:
        """How many trays are counted."""
        return 0 if self.results is None else len(self.results.tricks)

    @property
    def next(self) -> int | None:
        """Which tray is to be played, from 1; None when all are."""
        return None if self.played == self.sealed.agreed.trays else self.played + 1

    @property
    def begun(self) -> bool:
        """Whether that tray was opened already."""
        return self.results is not None and isinstance(self.results.last, Opened)


def at_home(folder: Path) -> tuple[tuple[AtHome, ...], tuple[tuple[str, Message], ...]]:
    """Return the matches in ``folder``, the one played last first; and what cannot be read, with the reason."""
    found, broken = [], []
    for path in sorted(folder.glob(f"*/match{MATCH}")):
        try:
            found.append(_read(path.parent))
        except DummyWhistError as error:
            broken.append((path.parent.name, error.message))
        except OSError as error:
            broken.append((path.parent.name, reason_of(error)))
    found.sort(key=_last, reverse=True)
    return tuple(found), tuple(broken)


def read_home(folder: Path, name: str) -> AtHome:
    """Return the match called ``name`` in ``folder``.

    Raises:
        Unreadable, OSError: it cannot be read, or is another by now.
    """
    found = _read(folder / name[:SHORT])
    if found.sealed.name != name:
        raise Unreadable("sealing.head_changed")
    return found


def take_in(folder: Path, content: bytes) -> AtHome:
    """Let a sealed match be played here; one that is here already stays as it is.

    Raises:
        Unreadable: it is no sealed match.
        OSError: it could not be written.
    """
    match = read_sealed(content)
    place = folder / match.name[:SHORT]
    place.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        write_new(AtHome(place, match).match_file, content)
    return read_home(folder, match.name)


def _read(folder: Path) -> AtHome:
    match = AtHome(folder, read_sealed(read_regular(folder / f"match{MATCH}", sealed.LARGEST)))
    try:
        own = read_results(read_regular(match.results_file, results.LARGEST), torn=True)
    except FileNotFoundError:
        return match
    except DummyWhistError as error:
        return AtHome(folder, match.sealed, None, error.message)
    return AtHome(folder, match.sealed, own)


def _last(match: AtHome) -> int:
    path = match.match_file if match.results is None else match.results_file
    return path.stat().st_mtime_ns
