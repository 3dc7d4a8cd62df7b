"""What can a person prefer? Every preference with its default and its values, read with care from a settings file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.players.agreed import NOTHING, read_conventions
from dummywhist.ui.tongues import LANGUAGES, tr

VERSION: Final = 1
LONGEST_NAME: Final = 16

Preference = str | int | bool


@dataclass(frozen=True, slots=True)
class Preferences:
    """All preferences; the names of the fields are the keys of the settings file.

    ``dummy_rows`` is how dummy's suits run when it lies opposite; at a side they always run across. ``seat_on_turn``
    says whether the table turns to the person who plays next. ``thinking`` is how long computers think, ``agreed`` what
    conventions they play, as the bot protocol spells them. ``text_size`` is in percent, on top of the system's.
    ``letters`` are those on the court cards: of the language spoken, or of one language always.
    """

    # cards and table
    four_colours: bool = False
    jumbo: bool = False
    cloth: str = "green"
    back: str = "back-blue"
    motion: str = "normal"
    gather: str = "wait"
    trumps_side: str = "right"
    dummy_rows: str = "columns"
    # play
    play: str = "one_click"
    your_name: str = "You"
    first_computer: str = "Edith"
    second_computer: str = "Max"
    level: str = "beginner"
    thinking: str = "normal"
    agreed: str = NOTHING
    seat_on_turn: str = "bottom"
    # accessibility
    announcements: bool = True
    reduced_motion: bool = False
    look: str = "system"
    text_size: int = 100
    # language
    language: str = "system"
    letters: str = "language"


CHOICES: Final[Mapping[str, tuple[Preference, ...]]] = MappingProxyType(
    {
        "cloth": ("green", "blue", "burgundy", "slate"),
        "back": ("back-blue", "back-red"),
        "motion": ("off", "fast", "normal", "slow"),
        "gather": ("wait", "pause", "at_once"),
        "trumps_side": ("left", "right"),
        "dummy_rows": ("columns", "rows"),
        "play": ("one_click", "choose"),
        "level": ("beginner", "steady", "strong", "master"),
        "thinking": ("quick", "normal", "long"),
        "seat_on_turn": ("bottom", "stays"),
        "look": ("system", "light", "dark", "contrast"),
        "text_size": (100, 110, 125, 150),
        "language": ("system", *LANGUAGES),
        "letters": ("language", *LANGUAGES),
    }
)
AGREED: Final = "agreed"
NAMES: Final = ("your_name", "first_computer", "second_computer")
KEYS: Final = tuple(known.name for known in fields(Preferences))
DEFAULTS: Final = Preferences()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a settings file says: the preferences, a sentence for each thing that was wrong, and what was not known.

    What was wrong has its default; ``unknown`` is to be written back as it was, since a later version may know it.
    """

    preferences: Preferences = DEFAULTS
    complaints: tuple[str, ...] = ()
    unknown: Mapping[str, object] = field(default_factory=dict)


def is_name(value: object) -> bool:
    """Whether ``value`` may be a player's name: something to read, on one line, not too long for a plate."""
    return isinstance(value, str) and value.isprintable() and bool(value.strip()) and len(value) <= LONGEST_NAME


def are_conventions(text: str) -> bool:
    """Whether ``text`` spells conventions."""
    try:
        read_conventions(text)
    except Unreadable:
        return False
    return bool(text.strip())


def may_be(key: str, value: object) -> bool:
    """Whether preference ``key`` may have ``value``; a number is never taken for a switch."""
    if key in NAMES:
        return is_name(value)
    if key == AGREED:
        return isinstance(value, str) and are_conventions(value)
    if key in CHOICES:
        return any(type(value) is type(choice) and value == choice for choice in CHOICES[key])
    return isinstance(value, bool)


def allowed(key: str) -> str:
    """Say what preference ``key`` may be."""
    if key in NAMES:
        return tr("a name of at most {most} letters", most=LONGEST_NAME)
    if key == AGREED:
        return tr("common, or conventions that are off, like echo=off")
    if key in CHOICES:
        *most, last = (str(choice) for choice in CHOICES[key])
        return tr("{most} or {last}", most=", ".join(most), last=last)
    return tr("true or false")


def changed(preferences: Preferences, key: str, value: Preference) -> Preferences:
    """Return ``preferences`` with another value of ``key``; ValueError if it may not have it."""
    if key not in KEYS or not may_be(key, value):
        raise ValueError(f"The preference “{key}” cannot be “{value}”.")
    return replace(preferences, **{key: value})  # type: ignore[arg-type]


def read(data: object) -> Reading:
    """Read preferences from what a settings file holds; nothing in it, however odd, is an error."""
    if not isinstance(data, Mapping):
        return Reading(complaints=(tr("The preferences are no list of names and values; the usual ones are used."),))
    complaints: list[str] = []
    version = data.get("version", VERSION)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        complaints.append(tr("The preferences have no version that can be read; they are read as they are."))
    elif version > VERSION:
        complaints.append(
            tr(
                "The preferences are of version {version}, this program knows version {known}; what "
                "it does not know is kept as it is.",
                version=version,
                known=VERSION,
            )
        )
    known: dict[str, Preference] = {}
    unknown: dict[str, object] = {}
    for key, value in data.items():
        if key == "version":
            continue
        if key not in KEYS:
            unknown[str(key)] = value
        elif may_be(key, value):
            known[key] = value
        else:
            usual = getattr(DEFAULTS, key)
            spelled = str(usual).lower() if isinstance(usual, bool) else usual
            complaints.append(
                tr(
                    "The preference “{key}” may be {allowed}; {spelled} is used.",
                    key=key,
                    allowed=allowed(key),
                    spelled=spelled,
                )
            )
    return Reading(Preferences(**known), tuple(complaints), MappingProxyType(unknown))  # type: ignore[arg-type]


def written(preferences: Preferences, unknown: Mapping[str, object] = MappingProxyType({})) -> dict[str, object]:
    """Return what a settings file is to hold; ``unknown`` is what `read` did not know."""
    return {**unknown, "version": VERSION, **asdict(preferences)}
