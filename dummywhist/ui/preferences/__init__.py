"""What can a person prefer? The declarations (`values`), what a declaration is, and how a settings file is read."""

from dummywhist.ui.preferences.declare import (
    HOUSE,
    LONGEST_NAME,
    Choice,
    Conventions,
    DeckName,
    Effect,
    Flag,
    Name,
    Page,
    Preference,
    Value,
    is_name,
)
from dummywhist.ui.preferences.reading import VERSION, Reading, read, written
from dummywhist.ui.preferences.values import DEFAULTS, End, Preferences, Speed, Thinking

__all__ = [
    "DEFAULTS",
    "HOUSE",
    "LONGEST_NAME",
    "VERSION",
    "Choice",
    "Conventions",
    "DeckName",
    "Effect",
    "End",
    "Flag",
    "Name",
    "Page",
    "Preference",
    "Preferences",
    "Reading",
    "Speed",
    "Thinking",
    "Value",
    "is_name",
    "read",
    "written",
]
