"""Which notes does a newcomer see? Quiet ones, once each, beside the thing they are about."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dummywhist.ui.tongues import mark, tr

NOTES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "turn_up": mark("Dummy’s trump card. It belongs to the hand and lies across until it is played."),
        "packet": mark("Six tricks make the book; each one more is a point."),
        "score": mark("The first side with {points:words} points wins the game, and two games win the rubber."),
        "score_alone": mark("The first side with {points:words} points wins the game."),
    }
)
"""By the key under which they are remembered as seen."""


def note(key: str, *, points: int = 5) -> str:
    """Return a note; ``points`` for game are said in words."""
    return tr(NOTES[key], points=points)
