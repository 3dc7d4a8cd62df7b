"""How much of the time is left in which a penalty may be chosen (W-MISC-2)? It stands still while nobody can choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

SECOND_MS: Final = 1000
TICK_MS: Final = 100
LONGEST_MS: Final = 4 * TICK_MS
"""No more of the time goes by at once: a table that was busy, or a computer that slept, takes nothing off it."""


class TimeLimit(QObject):
    """The time that runs while ``running`` says that somebody can choose."""

    passed = Signal()
    """Some of it has gone by."""
    over = Signal()
    """All of it has."""

    def __init__(self, seconds: int, running: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._whole_ms = SECOND_MS * seconds
        self._gone_ms = 0
        self._running = running
        self._clock = QElapsedTimer()
        self._clock.start()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._tick)
        self._ticks.start()

    @property
    def left(self) -> float:
        """The share that is left, from 1 to 0."""
        return max(0.0, 1 - self._gone_ms / self._whole_ms)

    def _tick(self) -> None:
        gone = min(self._clock.restart(), LONGEST_MS)
        if not self._running():
            return
        self._gone_ms += gone
        self.passed.emit()
        if self._gone_ms >= self._whole_ms:
            self._ticks.stop()
            self.over.emit()
