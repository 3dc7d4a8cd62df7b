"""Which players of other makers can sit down? Each a name and a command; its process speaks the bot protocol."""

import json
import os
import shlex
import sys
import unicodedata
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.record.people import OTHER, is_name
from dummywhist.engine.sandbox.starting import own_command
from dummywhist.engine.values import NamedTuple

LONGEST_NAME: Final = 24
LONGEST_COMMAND: Final = 500
MOST: Final = 20
"""How many players of other makers can be kept."""
SLUG: Final = 30
KEY: Final = "players"
"""Where they stand in the settings."""
SANDBOX: Final = "sandbox"


class Other(NamedTuple):
    """A player of another maker: what he is called, and the command line of his program as a person types it."""

    name: str
    command: str

    @property
    def kind(self) -> str:
        """The word for him in records and on the command line: ``other-`` and his name in plain letters."""
        plain = unicodedata.normalize("NFKD", self.name.casefold()).encode("ascii", "ignore").decode()
        letters = "".join(letter if letter.isalnum() else "-" for letter in plain)
        slug = "-".join(part for part in letters.split("-") if part)[:SLUG].rstrip("-")
        return OTHER + (slug or f"{zlib.crc32(self.name.encode()):08x}")

    def words(self, folder: str = "/") -> list[str]:
        """Return the program and its arguments, files named in full; ``folder`` is where they lie if not so named.

        No shell reads them: nothing but quotes has a meaning. Empty where quotes do not match.
        """
        words = _split(self.command)
        if not words:
            return []
        return [_in_full(word, folder) for word in (_found(words[0]), *words[1:])]

    def start(self, away: Iterable[Path] = (), folder: str = "/") -> list[str]:
        """Return the command line that starts him shut in, where the system can; the folders ``away`` stay shut."""
        words = self.words(folder)
        if not words or sys.platform != "linux":
            return words
        kept = [word for path in away for word in ("--away", str(path))]
        return [*own_command(SANDBOX), *kept, "--", *words]


def lacking(command: Sequence[str]) -> str:
    """Return the program that a command line is to start, of a player's words or shut in, where there is none; else "".

    Where commands have endings that nobody types (Windows) this is not known.
    """
    own = own_command(SANDBOX)
    shut_in = list(command[: len(own)]) == own
    program = command[command.index("--", len(own)) + 1 if shut_in else 0]
    return program if os.name == "posix" and not (os.path.dirname(program) and os.path.isfile(program)) else ""


def wrong_with(other: Other, among: Sequence[Other] = ()) -> str:
    """Return the key of what is wrong with a new player, "" if nothing is: his name, his command, or one like him."""
    if not is_name(other.name) or len(other.name) > LONGEST_NAME:
        return "name"
    if len(other.command) > LONGEST_COMMAND or not other.command.isprintable() or not _split(other.command):
        return "command"
    if any(one.kind == other.kind for one in among):
        return "twice"
    return "many" if len(among) >= MOST else ""


def read_others(value: object) -> tuple[Other, ...]:
    """Return the players that a settings file names; ValueError for what names none."""
    found: list[Other] = []
    if not isinstance(value, list):
        raise ValueError("no list")
    for one in value:
        if not isinstance(one, dict) or not all(isinstance(one.get(key), str) for key in Other._fields):
            raise ValueError("no name and command")
        other = Other(*(one[key] for key in Other._fields))
        if wrong_with(other, found):
            raise ValueError(wrong_with(other, found))
        found.append(other)
    return tuple(found)


def others_in(settings: Path) -> tuple[Other, ...]:
    """Return the players that the settings file names; none where it cannot be read."""
    if not settings.is_file():
        return ()  # a pipe would be waited for
    try:
        with settings.open("rb") as file:
            return read_others(json.loads(file.read(1 << 22)).get(KEY, []))
    except (OSError, ValueError, AttributeError, RecursionError):
        return ()


def spelled(others: Iterable[Other]) -> list[dict[str, str]]:
    """Return what a settings file holds of ``others``."""
    return [one._asdict() for one in others]


def _split(command: str) -> list[str]:
    try:
        return shlex.split(command, posix=os.name == "posix")
    except ValueError:
        return []


def _found(program: str) -> str:
    """Return where the system finds ``program``, which is no path; else the text as it is."""
    if os.path.dirname(program):
        return program
    there = (os.path.join(folder, program) for folder in os.get_exec_path())
    return next((path for path in there if os.path.isfile(path) and os.access(path, os.X_OK)), program)


def _in_full(word: str, folder: str) -> str:
    """Return ``word`` as a path from the root if it names a file, else as it is."""
    path = os.path.join(folder, os.path.expanduser(word))
    return os.path.abspath(path) if os.path.exists(path) else word
