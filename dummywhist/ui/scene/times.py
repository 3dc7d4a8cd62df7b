"""How long does each motion take? Milliseconds, for the four speeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.parts import Speed

Event: TypeAlias = Literal[
    "deal",
    "flight",
    "sort",
    "turn",
    "face",
    "play",
    "gather",
    "take_up",
    "exchange",
    "close",
    "away",
    "prompt",
    "hover",
    "panel",
]
Ease: TypeAlias = Literal["out_cubic", "in_out_cubic", "in_out_sine", "linear"]

TIMES: Final[Mapping[Event, tuple[int, int, int, int]]] = {
    "deal": (0, 420, 1100, 2000),
    "flight": (0, 160, 240, 360),
    "sort": (0, 120, 220, 320),
    "turn": (0, 140, 280, 420),
    "face": (0, 200, 450, 700),
    "play": (0, 110, 220, 360),
    "gather": (0, 140, 300, 480),
    "take_up": (0, 140, 280, 420),
    "exchange": (0, 220, 500, 800),
    "close": (0, 220, 500, 800),
    "away": (0, 110, 220, 360),
    "prompt": (0, 80, 120, 120),
    "hover": (0, 90, 90, 90),
    "panel": (0, 120, 180, 180),
}
SPEEDS: Final[tuple[Speed, ...]] = ("off", "fast", "normal", "slow")
EASES: Final[Mapping[Event, Ease]] = {
    "deal": "out_cubic",
    "flight": "out_cubic",
    "sort": "in_out_cubic",
    "turn": "in_out_sine",
    "face": "out_cubic",
    "play": "out_cubic",
    "gather": "in_out_cubic",
    "take_up": "in_out_cubic",
    "exchange": "in_out_cubic",
    "close": "in_out_cubic",
    "away": "out_cubic",
    "prompt": "linear",
    "hover": "out_cubic",
    "panel": "out_cubic",
}
FADE: Final = 80
"""With reduced motion every change of place is a fade of this length, without stagger."""
REFUSAL: Final = 2000
"""How long the prompt says why something cannot be done."""
TYPING: Final = 1500
"""After this time what was typed of a card is forgotten."""
JOIN: Final = 400
"""Announcements faster than this are joined into one."""


@dataclass(frozen=True, slots=True)
class Times:
    """The times of one speed."""

    speed: Speed = "normal"
    reduced: bool = False

    def of(self, event: Event) -> int:
        """How long this takes; with reduced motion a fade, whatever it is, but docks and sheets are there at once."""
        if self.reduced and event == "panel":
            return 0
        ms = TIMES[event][SPEEDS.index(self.speed)]
        return min(ms, FADE) if self.reduced and event != "prompt" else ms
