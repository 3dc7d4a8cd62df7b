"""What is heard at the table? Short sounds, played by a thread of their own; silence where nothing can play them."""

from __future__ import annotations

import queue
import wave
from array import array
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from threading import Thread
from typing import Final, Protocol

from dummywhist.engine.deal.event import (
    CallMade,
    DealCounted,
    HandKept,
    HandsDealt,
    Played,
    Quitted,
    TrumpTakenUp,
    TrumpTurned,
)
from dummywhist.engine.session.event import RubberWon
from dummywhist.ui.art.assets import find_asset

try:
    import miniaudio
except ImportError:  # no wheel for this computer: the table is silent
    miniaudio = None

RATE: Final = 22_050
BUFFER_MS: Final = 60
IDLE_S: Final = 3.0
"""So long after the last sound the device is let go."""
HEARD: Final = (
    (RubberWon, "rubber"), (DealCounted, "mark"), (HandsDealt, "deal"), (TrumpTurned, "trump"), (Quitted, "gather"),
    (CallMade, "knock"), (HandKept, "knock"), (Played, "card"), (TrumpTakenUp, "lift"),
)  # fmt: skip
"""Which event is heard as what; of several that come together, the first named here."""
YOUR_TURN: Final = "turn"
TAKEN_UP: Final = "lift"


class Device(Protocol):
    """What plays samples."""

    def start(self, samples: Generator[bytes, int, None]) -> None:
        """Play what a primed generator yields, which is sent how many samples are wanted."""

    def close(self) -> None:
        """Let go of the device."""


def can_play() -> bool:
    """Whether sounds can be played here at all: the library and the files are there."""
    return miniaudio is not None and find_asset("sounds") is not None


def open_device() -> Device:
    """Return the usual device of the computer; any of miniaudio's errors where there is none."""
    made: Device = miniaudio.PlaybackDevice(
        miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Dummy Whist",
    )
    return made


def made() -> Sounds:
    """Return what plays the sounds of the program; only where there are any."""
    folder = find_asset("sounds")
    assert folder is not None
    return Sounds(folder)


def sound_of(events: Sequence[object]) -> str:
    """Return what is heard of events that come together, or "" if nothing is."""
    return next((name for kind, name in HEARD if any(isinstance(event, kind) for event in events)), "")


class Sounds:
    """Plays one sound at a time, the newest. Whoever asks never waits; without a device nothing is heard or said."""

    def __init__(self, folder: Path, opened: Callable[[], Device] = open_device) -> None:
        self._folder = folder
        self._opened = opened
        self._wanted: queue.Queue[tuple[str, int] | None] = queue.Queue()
        self._thread: Thread | None = None
        self._known: dict[tuple[str, int], bytes] = {}
        self._playing = b""
        self._dead = False

    def play(self, name: str, volume: int) -> None:
        """Play a sound at a volume of 1 to 100."""
        if self._dead:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._wanted.put((name, volume))

    def close(self) -> None:
        """Be silent, and let go of the device."""
        self._dead = True
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(IDLE_S)
            self._thread = None

    def _work(self) -> None:
        device: Device | None = None
        try:
            while True:
                try:
                    wish = self._wanted.get(timeout=None if device is None else IDLE_S)
                except queue.Empty:
                    assert device is not None
                    device.close()
                    device = None
                    continue
                if wish is None:
                    return
                self._playing = self._samples(*wish)
                if device is None:
                    device = self._opened()
                    stream = self._stream()
                    next(stream)
                    device.start(stream)
        except Exception:  # whatever a driver does: the table goes on in silence
            self._dead = True
        finally:
            if device is not None:
                device.close()

    def _stream(self) -> Generator[bytes, int, None]:
        """Yield as many samples as are wanted: of what is playing, then silence."""
        wanted = yield b""
        while True:
            part, self._playing = self._playing[: 2 * wanted], self._playing[2 * wanted :]
            wanted = yield part.ljust(2 * wanted, b"\0")

    def _samples(self, name: str, volume: int) -> bytes:
        key = name, volume
        if key not in self._known:
            with wave.open(str(self._folder / f"{name}.wav"), "rb") as reader:
                whole = array("h", reader.readframes(reader.getnframes()))
            self._known[key] = array("h", (sample * volume // 100 for sample in whole)).tobytes()
        return self._known[key]
