"""Where do files lie? The only module that knows appdirs; `DUMMYWHIST_HOME` overrides every folder."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import appdirs

from dummywhist.engine.values import dataclass

NAME = "dummywhist"
XDG = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")


@dataclass(frozen=True, slots=True)
class Paths:
    """The program's folders: ``data`` for tables and records, ``config`` for settings, ``logs`` for the log.

    In ``cache`` lies what is made anew where it is missing.
    """

    data: Path
    config: Path
    logs: Path
    cache: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def tables(self) -> Path:
        """The folder of the tables in play and finished, one record each."""
        return self.data / "tables"

    @property
    def matches(self) -> Path:
        """The folder of the duplicate matches that are directed here."""
        return self.data / "matches"

    @property
    def sealed(self) -> Path:
        """The folder of the sealed matches that are played here."""
        return self.data / "sealed"

    @property
    def signer(self) -> Path:
        """The key that signs results of matches by file; of its user only."""
        return self.data / "signer.key"

    @property
    def acquaintances(self) -> Path:
        """The file of those whose results were merged here, and their keys."""
        return self.data / "acquaintances.txt"

    @property
    def habits(self) -> Path:
        """The file of what the computers know of people."""
        return self.data / "habits.json"

    @property
    def problems(self) -> Path:
        """The file of the tries at problems."""
        return self.data / "problems.log"

    @property
    def problem_tags(self) -> Path:
        """The file of the tags that problems have."""
        return self.data / "problem-tags.log"

    @property
    def mistakes(self) -> Path:
        """The file of the mistakes that come back as problems."""
        return self.data / "mistakes.log"

    @property
    def kept_deals(self) -> Path:
        """The file of the deals that are kept."""
        return self.data / "deals.log"

    @property
    def played_deals(self) -> Path:
        """The file of what is known of the deals of the records: it is made anew where it is missing."""
        return self.cache / "played-deals.txt"

    @property
    def statistics(self) -> Path:
        """The file of what was counted over all deals: it is built anew where it is missing."""
        return self.cache / "statistics.sqlite3"

    @property
    def lock(self) -> Path:
        """The file that is locked while the program runs on these tables."""
        return self.data / "running.lock"

    @property
    def socket(self) -> Path:
        """The socket on which the running program is asked to come forward."""
        return self.data / "running.sock"

    @classmethod
    def within(cls, folder: Path) -> "Paths":
        """Return paths that keep everything in one folder."""
        return cls(folder, folder, folder, folder)


def find_paths(environment: Mapping[str, str] = os.environ) -> Paths:
    """Return the folders for this user; saves are data, never cache or log."""
    home = environment.get("DUMMYWHIST_HOME")
    if home:
        return Paths.within(Path(home))
    folders = (appdirs.user_data_dir, appdirs.user_config_dir, appdirs.user_log_dir, appdirs.user_cache_dir)
    with _lawful_variables():
        return Paths(*(Path(folder(NAME, False)) for folder in folders))


@contextmanager
def _lawful_variables() -> Iterator[None]:
    """Hide variables that the XDG Base Directory Specification says to ignore, empty or relative: appdirs does not."""
    ignored = {name: value for name, value in os.environ.items() if name in XDG and not Path(value).is_absolute()}
    for name in ignored:
        del os.environ[name]
    try:
        yield
    finally:
        os.environ.update(ignored)
