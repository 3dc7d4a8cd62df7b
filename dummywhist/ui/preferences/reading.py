"""How are preferences kept? Read with care from what a settings file holds, and written again with all it held."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Final

from dummywhist.engine.values import dataclass
from dummywhist.ui.preferences.declare import Value
from dummywhist.ui.preferences.values import DEFAULTS, Preferences
from dummywhist.ui.tongues import tr

VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Reading:
    """What a settings file says: the preferences, a sentence for each thing that was wrong, and what was not known.

    What was wrong has its default; ``unknown`` is to be written back as it was, since a later version may know it.
    """

    preferences: Preferences = DEFAULTS
    complaints: tuple[str, ...] = ()
    unknown: Mapping[str, object] = field(default_factory=dict)


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
    known: dict[str, Value] = {}
    unknown: dict[str, object] = {}
    for key, value in data.items():
        preference = Preferences.declared.get(key)
        if preference is None:
            if key != "version":
                unknown[str(key)] = value
        elif preference.may_be(value):
            known[key] = value
        else:
            usual = preference.default
            complaints.append(
                tr(
                    "The preference “{key}” may be {allowed}; {spelled} is used.",
                    key=key,
                    allowed=preference.allowed(),
                    spelled=str(usual).lower() if isinstance(usual, bool) else usual,
                )
            )
    return Reading(Preferences(**known), tuple(complaints), MappingProxyType(unknown))


def written(preferences: Preferences, unknown: Mapping[str, object] = MappingProxyType({})) -> dict[str, object]:
    """Return what a settings file is to hold; ``unknown`` is what `read` did not know."""
    return {**unknown, "version": VERSION, **dict(preferences.items())}
