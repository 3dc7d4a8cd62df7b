"""Can the whole first lesson be done in a real window by the keyboard alone, and by the pointer alone?

    python -m tests.ui.onscreen.lesson [WIDTHxHEIGHT ...]      with DUMMYWHIST_LOOK a folder for pictures of the screen

Nothing is done at the program but through the window system.
"""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.sections import Section
from tests.ui.onscreen.hands import Hands, Seen, has, left_out, missing, opened, place_of

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
        if step in LOOKED_AT:
            self.hands.keep_picture(f"{self.name}-{step}")

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
        self.hands.type_card(card)

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
        self.hands.click(place_of(seen["bars"], "New to the game? First lesson"))

    def play(self, seen: Seen, card: str) -> None:
        """By a click on it."""
        self.hands.click_card(card)

    def go_on(self, seen: Seen) -> None:
        """By Next; a full trick by a click on the cloth."""
        lesson = seen["lesson"]
        if lesson["reads"]:
            seen = self.hands.until(lambda now: has(now["lesson"].get("buttons", ()), "Next"), "Next")
            self.hands.click(place_of(seen["lesson"]["buttons"], "Next"))
        else:
            self.hands.click(seen["cloth"])

    def leave(self, seen: Seen) -> None:
        """By the button."""
        seen = self.hands.until(lambda now: has(now["sheet_buttons"], "Play a deal"), "Play a deal")
        self.hands.click(place_of(seen["sheet_buttons"], "Play a deal"))


def play(sizes: tuple[str, ...]) -> str:
    """Do it by both, in windows of these sizes; return how it went."""
    told = []
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
                told.append(f"{size} {who.__name__}: 18 steps, {hands.clicks} clicks, {hands.keys} keys")
    return "; ".join(told)


def play_all(count: int, _seed: int) -> str:
    """Do it ``count`` times."""
    return left_out() or "; ".join(play(SIZES) for _ in range(count))


def main(sizes: tuple[str, ...] = SIZES) -> int:
    """Do it once; say how it went, or what is missing."""
    lack = missing()
    print(lack or play(sizes))
    return 1 if lack else 0


LESSON_ONSCREEN: Final = Section("lesson-onscreen", "times, the first lesson in a real window", 1, play_all)


if __name__ == "__main__":
    raise SystemExit(main(tuple(sys.argv[1:]) or SIZES))
