"""What does the program remember between starts, beside the tables? Preferences, presets, the window, notes seen."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from dummywhist.engine.rules.declare import Setting
from dummywhist.ui.preferences_values import DEFAULTS, Preferences, read, written
from dummywhist.ui.tongues import tr

VERSION: Final = 1
FARTHEST: Final = 32_000
"""No screen is so large, in pixels."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is kept in the settings file.

    ``presets``: own rule sets of each game by name; ``tables``: file names of the open tables, the current one first;
    ``window``: geometry x, y, width, height and whether it was maximised; ``docks``: which dock was open; ``seen``: the
    quiet notes that were shown; ``unknown`` what another version wrote and this one does not know.
    """

    preferences: Preferences = DEFAULTS
    presets: Mapping[str, Mapping[str, Mapping[str, Setting]]] = field(default_factory=dict)
    tables: tuple[str, ...] = ()
    window: tuple[int, ...] = ()
    dock: str = ""
    tool_bar: bool = True
    status_bar: bool = True
    seen: tuple[str, ...] = ()
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SettingsFile:
    """The file and whether it may be written: one that could not be read is left as it was."""

    path: Path
    writable: bool = True

    def save(self, settings: Settings, before: Settings | None = None) -> str:
        """Write ``settings`` through a new file; return "" or a sentence that says why it could not be done.

        ``before`` are those this program wrote or read last: what it has not changed since stays as it is in the file,
        for another program may have changed that.
        """
        if not self.writable:
            return ""
        if before is not None and self.path.exists():
            there, file, _ = load(self.path)
            if not file.writable:
                return ""
            settings = together(settings, before, there)
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(json.dumps(_spelled(settings), indent=1, sort_keys=True) + "\n", encoding="utf-8")
            os.replace(new, self.path)
        except OSError as error:
            return tr("The settings could not be saved: {why}.", why=error.strerror)
        return ""


def together(own: Settings, before: Settings, there: Settings) -> Settings:
    """Return ``there`` with what changed from ``before`` to ``own``, and tables that came there meanwhile last."""
    others = (name for name in there.tables if name not in own.tables and name not in before.tables)
    preferences = replace(there.preferences, **_changed(own.preferences, before.preferences))
    return replace(there, **_changed(own, before) | {"preferences": preferences, "tables": (*own.tables, *others)})


def _changed(own: Preferences | Settings, before: Preferences | Settings) -> dict[str, Any]:
    values = {each.name: getattr(own, each.name) for each in fields(own)}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


def load(path: Path) -> tuple[Settings, SettingsFile, tuple[str, ...]]:
    """Read the settings; return them, the file to save to, and a sentence for each thing that was wrong.

    A file that cannot be read, or is of a later version, is left as it is and not written in this run.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), SettingsFile(path), ()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else tr("it is no text")
        return Settings(), SettingsFile(path, writable=False), (_left(path, tr("cannot be read: {why}", why=why)),)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        place = tr("line {line}", line=error.lineno) if isinstance(error, json.JSONDecodeError) else tr("its nesting")
        return (
            Settings(),
            SettingsFile(path, writable=False),
            (_left(path, tr("cannot be understood at {place}", place=place)),),
        )
    version = data.get("version") if isinstance(data, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= VERSION:
        wrong = (
            tr("is of version {version}, this program knows {known}", version=version, known=VERSION)
            if version
            else tr("has no version")
        )
        return Settings(), SettingsFile(path, writable=False), (_left(path, wrong),)
    return _understood(data, path)


def _left(path: Path, wrong: str) -> str:
    return tr(
        "The settings file {name} {wrong}. It is left as it is; the usual settings are used.",
        name=path.name,
        wrong=wrong,
    )


def _understood(data: dict[str, Any], path: Path) -> tuple[Settings, SettingsFile, tuple[str, ...]]:
    reading = read(data.get("preferences", {}))
    settings = Settings(preferences=reading.preferences, unknown=dict(reading.unknown))
    complaints = list(reading.complaints)

    def names(key: str) -> tuple[str, ...]:
        value = data.get(key, [])
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        complaints.append(tr("The setting “{key}” is no list of names; it is not used.", key=key))
        return ()

    window = data.get("window", [])
    if not _is_place(window):
        complaints.append(tr("The setting “window” is no place of a window; it is not used."))
        window = []
    presets = data.get("presets", {})
    if not _are_presets(presets):
        complaints.append(tr("The setting “presets” holds no rule sets; it is not used."))
        presets = {}
    dock = data.get("dock", "")
    settings = replace(
        settings,
        presets=presets,
        tables=tuple(name for name in names("tables") if name == Path(name).name and name.endswith(".dwr")),
        window=tuple(window),
        dock=dock if isinstance(dock, str) else "",
        tool_bar=data.get("tool_bar") is not False,
        status_bar=data.get("status_bar") is not False,
        seen=names("seen"),
    )
    return settings, SettingsFile(path), tuple(complaints)


def _is_place(window: object) -> bool:
    """Whether this is the place of a window: x, y, width, height, maximised; or nothing."""
    return (
        isinstance(window, list)
        and len(window) in (0, 5)
        and all(isinstance(number, int) and abs(number) <= FARTHEST for number in window)
        and all(number > 0 for number in window[2:4])
    )


def _are_presets(presets: object) -> bool:
    return isinstance(presets, dict) and all(
        isinstance(own, dict)
        and all(
            isinstance(changes, dict)
            and all(isinstance(value, str | int) and not isinstance(value, bool) for value in changes.values())
            for changes in own.values()
        )
        for own in presets.values()
    )


def _spelled(settings: Settings) -> dict[str, object]:
    return {
        "version": VERSION,
        "preferences": written(settings.preferences, settings.unknown),
        "presets": {game: {name: dict(own) for name, own in sets.items()} for game, sets in settings.presets.items()},
        "tables": list(settings.tables),
        "window": list(settings.window),
        "dock": settings.dock,
        "tool_bar": settings.tool_bar,
        "status_bar": settings.status_bar,
        "seen": list(settings.seen),
    }
