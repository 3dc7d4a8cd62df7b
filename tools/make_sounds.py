"""How are the sounds of the table made? From noise and decaying tones, the same bytes at every run.

    python -m tools.make_sounds --out assets/sounds

Each sound is mono, 16 bits, 22,050 samples a second, shorter than 400 ms and quiet. They are this script's own work
and, like the deck, given to everybody under CC0 1.0.
"""

from __future__ import annotations

import argparse
import io
import math
import wave
from array import array
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

RATE: Final = 22_050
LOUDEST: Final = 0.32
"""The highest sample of any sound, of what a sample can be."""
FADE_S: Final = 0.004
Wave = list[float]


def brush(seconds: float, bright: float, decay: float, seed: int) -> Wave:
    """Return paper on cloth: noise that dies away; ``bright`` in 0..1 lets its high tones through."""
    noise, low, out = Random(seed), 0.0, []
    for place in range(round(seconds * RATE)):
        low += bright * (noise.uniform(-1, 1) - low)
        out.append(low * math.exp(-decay * place / RATE))
    return out


def tone(seconds: float, pitch: float, decay: float, overtone: float = 0.3) -> Wave:
    """Return struck wood: a tone in Hz with one overtone, dying away."""
    out = []
    for place in range(round(seconds * RATE)):
        at = place / RATE
        swing = math.sin(math.tau * pitch * at) + overtone * math.sin(math.tau * 2.76 * pitch * at)
        out.append(swing * math.exp(-decay * at))
    return out


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return sounds together: each with when it begins, in seconds, and how loud it is."""
    length = max(round(start * RATE) + len(part) for start, _, part in parts)
    out = [0.0] * length
    for start, loud, part in parts:
        first = round(start * RATE)
        for place, sample in enumerate(part):
            out[first + place] += loud * sample
    return out


def card() -> Wave:
    """Return a card laid on the cloth."""
    return mixed((0.0, 0.8, brush(0.09, 0.35, 55, 1)), (0.006, 0.5, tone(0.07, 150, 70)))


def lift() -> Wave:
    """Return a card taken up from the cloth: a short brush that begins softly."""
    return mixed((0.0, 0.35, brush(0.05, 0.22, 30, 8)), (0.03, 0.7, brush(0.07, 0.45, 60, 9)))


def mark() -> Wave:
    """Return a point marked: one soft tap on wood."""
    return mixed((0.0, 1.0, tone(0.12, 310, 48, 0.2)), (0.0, 0.15, brush(0.015, 0.5, 220, 11)))


def gather() -> Wave:
    """Return a trick gathered and turned."""
    return mixed((0.0, 0.5, brush(0.16, 0.16, 14, 2)), (0.13, 0.9, brush(0.10, 0.3, 45, 3)))


def deal() -> Wave:
    """Return the riffle of a pack: many edges, faster and faster."""
    dice, at, parts = Random(4), 0.0, []
    for number in range(22):
        parts.append((at, dice.uniform(0.5, 0.9), brush(0.03, 0.5, 160, 10 + number)))
        at += 0.022 - 0.0006 * number
    return mixed(*parts)


def trump() -> Wave:
    """Return a card turned over: a brush and a tap."""
    return mixed((0.0, 0.4, brush(0.08, 0.5, 30, 5)), (0.07, 0.9, brush(0.08, 0.3, 60, 6)))


def knock() -> Wave:
    """Return a knuckle on wood: a pass."""
    return mixed((0.0, 1.0, tone(0.10, 190, 60)), (0.0, 0.3, brush(0.02, 0.6, 200, 7)))


def turn() -> Wave:
    """Return one soft tap: it is your turn."""
    return tone(0.16, 520, 32, 0.12)


def rubber() -> Wave:
    """Return two notes, a fourth apart: a rubber is won."""
    return mixed((0.0, 0.8, tone(0.20, 392, 14, 0.15)), (0.15, 1.0, tone(0.22, 523.25, 12, 0.15)))


SOUNDS: Final[Mapping[str, Callable[[], Wave]]] = MappingProxyType(
    {make.__name__: make for make in (card, lift, gather, deal, trump, knock, mark, turn, rubber)}
)


def samples(made: Wave) -> array[int]:
    """Return a sound as 16-bit samples, as loud as may be, its ends faded."""
    fade, peak = round(FADE_S * RATE), max(map(abs, made))
    out = array("h")
    for place, sample in enumerate(made):
        edge = min(1.0, place / fade, (len(made) - 1 - place) / fade)
        out.append(round(32_767 * LOUDEST * edge * sample / peak))
    return out


def file(made: Wave) -> bytes:
    """Return a sound as a WAV file."""
    content = io.BytesIO()
    with wave.open(content, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples(made).tobytes())
    return content.getvalue()


def main() -> None:
    """Write all sounds."""
    parser = argparse.ArgumentParser(description="Make the sounds of the table.")
    parser.add_argument("--out", type=Path, default=Path("assets/sounds"))
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        (folder / f"{name}.wav").write_bytes(file(make()))


if __name__ == "__main__":
    main()
