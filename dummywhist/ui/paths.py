"""Where do files lie? The only module that knows appdirs; `DUMMYWHIST_HOME` overrides every folder."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import appdirs

NAME = "dummywhist"


@dataclass(frozen=True, slots=True)
class Paths:
    """The program's folders: ``data`` for tables and records, ``config`` for settings."""

    data: Path
    config: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def tables(self) -> Path:
        """The folder of the tables in play and finished, one record each."""
        return self.data / "tables"


def find_paths(environment: Mapping[str, str] = os.environ) -> Paths:
    """Return the folders for this user; saves are data, never cache or log."""
    home = environment.get("DUMMYWHIST_HOME")
    if home:
        return Paths(Path(home), Path(home))
    return Paths(Path(appdirs.user_data_dir(NAME, False)), Path(appdirs.user_config_dir(NAME, False)))
