"""What is spoken without being in focus? Announcements for screen readers, joined when they come too fast."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from dummywhist.ui.scene.times import JOIN


class Announcer(QObject):
    """Speaks through one widget. Polite words wait until nothing new comes for a moment and are spoken as one."""

    spoken = Signal(str, bool)
    """Said just now: the words, and whether assertively."""

    def __init__(self, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._speaker = speaker
        self._waiting: list[str] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(JOIN)
        self._pause.timeout.connect(self._flush)

    def say(self, words: str, *, assertive: bool = False) -> None:
        """Say this; the first polite words at once, what follows within `JOIN` ms together."""
        words = words.strip()
        if not words:
            return
        if assertive:
            self._flush()
            self._speak(words, True)
        elif self._pause.isActive():
            self._waiting.append(words)
        else:
            self._speak(words, False)
            self._pause.start()

    def _flush(self) -> None:
        if self._waiting:
            words, self._waiting = " ".join(self._waiting), []
            self._speak(words, False)
            self._pause.start()
        else:
            self._pause.stop()

    def _speak(self, words: str, assertive: bool) -> None:
        event = QAccessibleAnnouncementEvent(self._speaker, words)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
        QAccessible.updateAccessibility(event)
        self.spoken.emit(words, assertive)
