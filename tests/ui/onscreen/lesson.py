"""Can the whole first lesson be done in a real window by the keyboard alone, and by the pointer alone?

    python -m tests.ui.onscreen.lesson [WIDTHxHEIGHT ...]      with DUMMYWHIST_LOOK a folder for pictures of the screen

Nothing is done at the program but through the window system.
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.ui.onscreen.hands import Hands, Place, Seen, missing, opened

SIZES: Final = ("1366x768", "1024x640", "1920x1080")
SETTLES: Final = 1.0
"""A person reads before the first key: one that is pressed while the window still changes is not heard, seconds."""
STROKES: Final = 300
LOOKED_AT: Final = (1, 5, 18)
"""The steps of which a picture is kept."""


class Learner:
    """One who does the lesson; ``steps`` are those that he was told."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands, self.name = hands, name
        self.steps: set[int] = set()

    def do(self) -> Seen:
        """Do the lesson from its first step to the score sheet, which lies open then."""
        self.begin()
        self.hands.until(lambda seen: seen["lesson"], "the lesson")
        time.sleep(SETTLES)
        for _ in range(STROKES):
            seen = self.hands.until(self._ready, "something to do in the lesson")
            if seen["sheet"]:
                return seen
            lesson = seen["lesson"]
            if lesson["step"] not in self.steps:
                self.steps.add(lesson["step"])
                self._look(lesson["step"])
            before = self._place(seen)
            if lesson["wanted"] and not seen["on_trick"]:
                self.play(seen, lesson["wanted"])
            else:
                self.go_on(seen)
            self._until_after(before)
        raise AssertionError("the lesson has no end")

    def _until_after(self, before: tuple[object, ...]) -> None:
        self.hands.until(lambda now: self._place(now) != before, f"what follows {before}")

    def _ready(self, seen: Seen) -> bool:
        if seen["sheet"]:
            return bool(seen["sheet_buttons"])
        lesson = seen["lesson"]
        if not lesson or not (seen["waits"] or seen["mode"] == "COMPUTER"):
            return False
        return bool(lesson["reads"] or lesson["wanted"] or seen["on_trick"])

    def _place(self, seen: Seen) -> tuple[object, ...]:
        lesson = seen["lesson"]
        return lesson.get("step"), lesson.get("part"), seen["entries"], seen["sheet"]

    def _look(self, step: int) -> None:
        folder = os.environ.get("DUMMYWHIST_LOOK")
        if folder and step in LOOKED_AT:
            self.hands.picture(Path(folder) / f"screen-{self.name}-{step}.png")

    def begin(self) -> None:
        """Choose the first lesson."""
        raise NotImplementedError

    def play(self, seen: Seen, card: str) -> None:
        """Play the wanted card."""
        raise NotImplementedError

    def go_on(self, seen: Seen) -> None:
        """Go on, or gather the trick."""
        raise NotImplementedError

    def leave(self, seen: Seen) -> None:
        """Play a deal."""
        raise NotImplementedError


class ByKeys(Learner):
    """By the keyboard alone."""

    def begin(self) -> None:
        """By the menu Help."""
        self.hands.key("alt+h")
        self.hands.until(lambda seen: seen["popup"], "the menu Help")
        self.hands.key("f")

    def play(self, seen: Seen, card: str) -> None:
        """By its letters, and Enter."""
        for letter in card.replace("T", "10").lower():
            self.hands.key(letter)
        self.hands.until(lambda now: now["ring"] == card, f"the ring on {card}")
        self.hands.key("Return")

    def go_on(self, seen: Seen) -> None:
        """By Space, wherever the keyboard is."""
        self.hands.key("space")

    def leave(self, seen: Seen) -> None:
        """It has the keyboard already."""
        assert seen["focus"].startswith("PrimaryButton"), seen["focus"]
        self.hands.key("Return")


class ByPointer(Learner):
    """By the pointer alone."""

    def begin(self) -> None:
        """By the link beside the status line."""
        seen = self.hands.until(lambda now: now["bars"], "the link")
        self.hands.click(_button(seen["bars"], "New to the game? First lesson"))

    def play(self, seen: Seen, card: str) -> None:
        """By a click on it."""
        seen = self.hands.until(lambda now: now["cards"].get(card), f"{card} to be clicked")
        self.hands.click(seen["cards"][card])

    def go_on(self, seen: Seen) -> None:
        """By Next; a full trick by a click on the cloth."""
        lesson = seen["lesson"]
        if lesson["reads"]:
            seen = self.hands.until(lambda now: _has(now["lesson"].get("buttons", ()), "Next"), "Next")
            self.hands.click(_button(seen["lesson"]["buttons"], "Next"))
        else:
            self.hands.click(seen["cloth"])

    def leave(self, seen: Seen) -> None:
        """By the button."""
        seen = self.hands.until(lambda now: _has(now["sheet_buttons"], "Play a deal"), "Play a deal")
        self.hands.click(_button(seen["sheet_buttons"], "Play a deal"))


def _has(buttons: Sequence[Sequence[object]], words: str) -> bool:
    return any(named == words for named, _, _ in buttons)


def _button(buttons: list[list[object]], words: str) -> Place:
    place = next(place for named, place, _ in buttons if named == words)
    assert isinstance(place, list)
    return place


def main(sizes: tuple[str, ...] = SIZES) -> int:
    """Do the lesson by both, in windows of these sizes; say how it went."""
    lacks = missing()
    if lacks:
        print(lacks)
        return 1
    for size in sizes:
        for who in (ByKeys, ByPointer):
            with TemporaryDirectory(prefix="lesson-") as home, opened(Path(home), size=size, motion="fast") as hands:
                learner = who(hands, f"{who.__name__}-{size}")
                seen = learner.do()
                assert learner.steps == set(range(1, 19)), sorted(learner.steps)
                assert seen["sheet"] == "Score sheet", seen["sheet"]
                learner._look(18)
                learner.leave(seen)
                hands.until(lambda now: not now["lesson"] and not now["sheet"], "the table that was left")
                print(f"{size} {who.__name__}: 18 steps, {hands.clicks} clicks, {hands.keys} keys")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(tuple(sys.argv[1:]) or SIZES))
