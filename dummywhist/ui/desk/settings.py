"""What does the program remember between starts, beside the tables? Preferences, presets, the window, notes seen."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, fields, replace
from pathlib import Path
from typing import Final, Generic, TypeVar

from dummywhist.engine.record.whole import write_whole, writing_in
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.values import NamedTuple, dataclass
from dummywhist.others import Other, read_others, spelled
from dummywhist.ui.desk.versioned import State, read_versioned, set_aside
from dummywhist.ui.preferences import DEFAULTS, Preferences, read, written
from dummywhist.ui.tongues import mark, tr

VERSION: Final = 1
LARGEST: Final = 1_000_000
"""Bytes; no settings are so large."""
FARTHEST: Final = 32_000
"""No screen is so large, in pixels."""
WIDEST_FRAME: Final = 200
"""No frame of a window is so wide, in pixels."""
T = TypeVar("T")
Presets = Mapping[str, Mapping[str, Mapping[str, Setting]]]


class Odd(Exception):
    """What the file holds cannot be this setting; with a sentence that says so, or "" where nothing need be said."""


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """How a setting is kept: ``read`` takes it from the file or raises `Odd`, ``spell`` makes of it what is written."""

    read: Callable[[object], T]
    spell: Callable[[T], object]


def kept(read: Callable[[object], T], spell: Callable[[T], object]) -> Mapping[str, Kept[T]]:
    """Return what a field of `Settings` bears to be kept in the file."""
    return {"kept": Kept(read, spell)}


def _bar(value: object) -> bool:
    return value is not False


def _dock(value: object) -> str:
    if not isinstance(value, str):
        raise Odd("")
    return value


def _names(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    raise Odd(mark("The setting “{key}” is no list of names; it is not used."))


def _places(value: object) -> Mapping[str, str]:
    if isinstance(value, dict) and all(isinstance(place, str) for place in value.values()):
        return value
    raise Odd(mark("The setting “lessons” names no places in lessons; it is not used."))


def _tables(value: object) -> tuple[str, ...]:
    return tuple(name for name in _names(value) if name == Path(name).name and name.endswith(".dwr"))


def _window(value: object) -> tuple[int, ...]:
    if (
        isinstance(value, list)
        and len(value) in (0, 5, 9)
        and all(isinstance(number, int) and abs(number) <= FARTHEST for number in value)
        and all(number > 0 for number in value[2:4])
        and all(0 <= number <= WIDEST_FRAME for number in value[5:])
    ):
        return tuple(value)
    raise Odd(mark("The setting “window” is no place of a window; it is not used."))


def _presets(value: object) -> Presets:
    if isinstance(value, dict) and all(
        isinstance(own, dict)
        and all(
            isinstance(changes, dict)
            and all(isinstance(value, str | int) and not isinstance(value, bool) for value in changes.values())
            for changes in own.values()
        )
        for own in value.values()
    ):
        return value
    raise Odd(mark("The setting “presets” holds no rule sets; it is not used."))


def _players(value: object) -> tuple[Other, ...]:
    try:
        return read_others(value)
    except ValueError:
        raise Odd(mark("The setting “players” names no players of other makers; it is not used.")) from None


def _spelled_presets(presets: Presets) -> object:
    return {game: {name: dict(own) for name, own in sets.items()} for game, sets in presets.items()}


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is kept in the settings file; each setting beside the preferences is declared here and nowhere else.

    ``presets``: own rule sets of each game by name; ``tables``: file names of the open tables, the current one first;
    ``recent``: paths of the records that were open last;
    ``window``: geometry x, y, width, height, whether it was maximised, its frame; ``dock``: which dock was open;
    ``seen``: the quiet notes that were shown; ``players``: players of other makers;
    ``lessons``: where each was left, ``learned``: those that were finished; ``unknown`` what another version
    wrote and this one does not know.
    """

    preferences: Preferences = DEFAULTS
    presets: Presets = field(default_factory=dict, metadata=kept(_presets, _spelled_presets))
    tables: tuple[str, ...] = field(default=(), metadata=kept(_tables, list))
    recent: tuple[str, ...] = field(default=(), metadata=kept(_names, list))
    window: tuple[int, ...] = field(default=(), metadata=kept(_window, list))
    dock: str = field(default="", metadata=kept(_dock, str))
    tool_bar: bool = field(default=True, metadata=kept(_bar, bool))
    status_bar: bool = field(default=True, metadata=kept(_bar, bool))
    seen: tuple[str, ...] = field(default=(), metadata=kept(_names, list))
    players: tuple[Other, ...] = field(default=(), metadata=kept(_players, spelled))
    lessons: Mapping[str, str] = field(default_factory=dict, metadata=kept(_places, dict))
    learned: tuple[str, ...] = field(default=(), metadata=kept(_names, list))
    unknown: Mapping[str, object] = field(default_factory=dict)


def declared() -> Iterator[tuple[str, Kept[object]]]:
    """Yield each setting beside the preferences, by its key in the file."""
    for each in fields(Settings):
        how = each.metadata.get("kept")
        if isinstance(how, Kept):
            yield each.name, how


@dataclass(frozen=True, slots=True)
class SettingsFile:
    """The file and whether it may be written: one that is not ours to change is left as it was."""

    path: Path
    writable: bool = True

    def save(self, settings: Settings, before: Settings | None = None) -> str:
        """Write ``settings`` through a new file; return "" or a sentence that says why it could not be done.

        ``before`` are those this program wrote or read last: what it has not changed since stays as it is in the file,
        for another program may have changed that.
        """
        if not self.writable:
            return ""
        with writing_in(self.path.parent):
            found = _found(self.path)
            if found.state is State.CLOSED:
                return ""
            if found.state is State.DAMAGED:
                set_aside(self.path)
            elif found.state is State.THERE and before is not None:
                settings = together(settings, before, found.settings)
                if settings == found.settings and not found.sentences:
                    return ""
            text = json.dumps(_spelled(settings), indent=1, sort_keys=True) + "\n"
            try:
                write_whole(self.path, text.encode(), make_folder=True)
            except OSError as error:
                return tr("The settings could not be saved: {why}.", why=error.strerror)
        return ""


def together(own: Settings, before: Settings, there: Settings) -> Settings:
    """Return ``there`` with what changed from ``before`` to ``own``, and tables that came there meanwhile last."""
    others = (name for name in there.tables if name not in own.tables and name not in before.tables)
    changed = {key: value for key, value in own.preferences.items() if value != dict(before.preferences.items())[key]}
    both = _with(there, _changed(own, before))
    return replace(both, preferences=there.preferences.having(changed), tables=(*own.tables, *others))


def _changed(own: Settings, before: Settings) -> dict[str, object]:
    return {key: getattr(own, key) for key, _ in declared() if getattr(own, key) != getattr(before, key)}


def _with(settings: Settings, values: Mapping[str, object]) -> Settings:
    """Return ``settings`` with other ``values``, each of which its own setting's reader made."""
    return replace(settings, **values)  # type: ignore[arg-type]


class Found(NamedTuple):
    """What was read: the settings, and a sentence for each thing that was wrong; of what is no settings why not."""

    state: State
    settings: Settings = Settings()
    sentences: tuple[str, ...] = ()


def load(path: Path) -> tuple[Settings, SettingsFile, tuple[str, ...]]:
    """Read the settings; return them, the file to save to, and a sentence for each thing that was wrong.

    A damaged file is set aside under another name. One that cannot be read, or is of a later version, is left as it is
    and not written in this run.
    """
    found = _found(path)
    sentences = found.sentences
    if found.state is State.DAMAGED:
        aside = set_aside(path)
        if not aside:
            return found.settings, SettingsFile(path, writable=False), (_left(path, *sentences),)
        words = tr(
            "The settings file {name} {wrong}. It is set aside as {aside}; the usual settings are used.",
            name=path.name, wrong=sentences[0], aside=aside,
        )  # fmt: skip
        return found.settings, SettingsFile(path), (words,)
    if found.state is State.CLOSED:
        return found.settings, SettingsFile(path, writable=False), (_left(path, *sentences),)
    return found.settings, SettingsFile(path), sentences


def _found(path: Path) -> Found:
    """Read what is at the place of the settings."""
    read_now = read_versioned(path, LARGEST, VERSION)
    if read_now.state is not State.THERE:
        return Found(read_now.state, sentences=(read_now.wrong,) if read_now.wrong else ())
    data = read_now.data
    return Found(State.THERE, *_understood(data))


def _left(path: Path, wrong: str) -> str:
    return tr(
        "The settings file {name} {wrong}. It is left as it is; the usual settings are used.",
        name=path.name,
        wrong=wrong,
    )


def _understood(data: dict[str, object]) -> tuple[Settings, tuple[str, ...]]:
    reading = read(data.get("preferences", {}))
    complaints = list(reading.complaints)
    values: dict[str, object] = {}
    for key, how in declared():
        if key in data:
            try:
                values[key] = how.read(data[key])
            except Odd as odd:
                if odd.args[0]:
                    complaints.append(tr(odd.args[0], key=key))
    settings = _with(Settings(reading.preferences, unknown=dict(reading.unknown)), values)
    return settings, tuple(complaints)


def _spelled(settings: Settings) -> dict[str, object]:
    return {
        "version": VERSION,
        "preferences": written(settings.preferences, settings.unknown),
        **{key: how.spell(getattr(settings, key)) for key, how in declared()},
    }
