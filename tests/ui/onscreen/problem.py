"""Can a problem be lost, tried again and solved in a real window, by the keyboard alone and by the pointer alone?

    python -m tests.ui.onscreen.problem [WIDTHxHEIGHT ...]     with DUMMYWHIST_LOOK a folder for pictures of the screen

Nothing is done at the program but through the window system. Which card is beaten and which wins the hands are told.
"""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.sections import Section
from tests.ui.onscreen.hands import Hands, Seen, has, left_out, missing, opened, place_of

SIZES: Final = ("1366x768", "1024x640")
SETTLES: Final = 0.5
"""A person looks before he presses: what is pressed while the window still changes is not heard, seconds."""
STROKES: Final = 120
WANTED: Final = "3"
"""The problem that is tried; it stands in sight in the list."""


class Solver:
    """One who tries a problem."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands, self.name = hands, name

    def do(self, log: Path) -> None:
        """Lose it, try again, solve it, leave it."""
        self.hands.until(lambda seen: seen["waits"] or seen["mode"] == "COMPUTER", "the table")
        time.sleep(SETTLES)
        self.open()
        self.choose()
        seen = self._ready("the problem")
        assert seen["problem"]["id"] == WANTED, seen["problem"]
        self._look("asked")
        self._play("wrong")
        seen = self._until("beaten")
        assert seen["problem"]["head"].endswith("can be beaten.") and not log.exists(), seen["problem"]
        self._look("beaten")
        time.sleep(SETTLES)
        self.again(seen)
        self._ready("the problem again", "asked")
        self._play("good")
        seen = self._until("solved")
        self._look("solved")
        assert log.read_text().endswith(f" {WANTED} later\n"), log.read_text()
        time.sleep(SETTLES)
        self.leave(seen)
        self.hands.until(lambda now: not now["problem"] and now["mode"], "the table that was left")

    def _ready(self, why: str, stage: str = "") -> Seen:
        def ready(seen: Seen) -> bool:
            problem = seen["problem"]
            if not problem or (stage and problem["stage"] != stage):
                return False
            over = problem["stage"] in ("beaten", "solved")
            return over or bool(seen["waits"] and (seen["on_trick"] or problem["any"]))

        return self.hands.until(ready, why)

    def _play(self, first: str) -> None:
        """Play until the try is over: the first card as it is named, after it one that wins if there is any."""
        for stroke in range(STROKES):
            seen = self._ready("a card to be played")
            problem = seen["problem"]
            if problem["stage"] in ("beaten", "solved"):
                return
            before = problem["played"], seen["entries"]
            time.sleep(SETTLES / 5)
            if seen["on_trick"]:
                self.gather(seen)
            else:
                self.play(problem[first] if stroke == 0 else problem["good"] or problem["any"])
            self._until_after(before)
        raise AssertionError("the try has no end")

    def _until_after(self, before: tuple[int, int]) -> None:
        """Wait until a card or a trick has followed, or the try is over."""

        def followed(seen: Seen) -> bool:
            problem = seen["problem"]
            return (problem["played"], seen["entries"]) != before or problem["stage"] in ("beaten", "solved")

        self.hands.until(followed, f"what follows {before}")

    def _until(self, stage: str) -> Seen:
        return self.hands.until(lambda seen: seen["problem"] and seen["problem"]["stage"] == stage, stage)

    def _look(self, name: str) -> None:
        self.hands.keep_picture(f"{self.name}-{name}")

    def open(self) -> None:
        """Open the sheet."""
        raise NotImplementedError

    def choose(self) -> None:
        """Sit down to the problem."""
        raise NotImplementedError

    def play(self, card: str) -> None:
        """Play a card."""
        raise NotImplementedError

    def gather(self, seen: Seen) -> None:
        """Gather the trick."""
        raise NotImplementedError

    def again(self, seen: Seen) -> None:
        """Try again."""
        raise NotImplementedError

    def leave(self, seen: Seen) -> None:
        """Leave the problem."""
        raise NotImplementedError


class ByKeys(Solver):
    """By the keyboard alone."""

    def open(self) -> None:
        """By its key."""
        self.hands.key("ctrl+shift+b")
        self.hands.until(lambda seen: seen["rows"], "the list of problems")
        self._look("sheet")

    def choose(self) -> None:
        """By search: Return sits down to the first that is left."""
        time.sleep(SETTLES)
        for key in (*"problem", "space", WANTED, "period"):
            self.hands.key(key)
        self.hands.until(lambda seen: [row[0] for row in seen["rows"]][:1] == [WANTED], "the problem in the list")
        self.hands.key("Return")

    def play(self, card: str) -> None:
        """By its letters, and Enter."""
        self.hands.type_card(card)

    def gather(self, seen: Seen) -> None:
        """By Space."""
        self.hands.key("space")

    def again(self, seen: Seen) -> None:
        """It has the keyboard already."""
        assert seen["focus"].startswith("PrimaryButton"), seen["focus"]
        self.hands.key("Return")

    def leave(self, seen: Seen) -> None:
        """By Escape."""
        self.hands.key("Escape")


class ByPointer(Solver):
    """By the pointer alone."""

    def open(self) -> None:
        """By the menu Study."""
        self.hands.click(self.hands.look()["menus"]["Study"])
        seen = self.hands.until(lambda now: "Problems and deals…" in now["popup"], "the menu Study")
        self.hands.click(seen["popup"]["Problems and deals…"])

    def choose(self) -> None:
        """By a click on the row, and the button."""
        seen = self.hands.until(lambda now: any(row[0] == WANTED for row in now["rows"]), "the list of problems")
        self._look("sheet")
        time.sleep(SETTLES)
        self.hands.click(next(place for key, place in seen["rows"] if key == WANTED))
        seen = self.hands.until(lambda now: has(now["sheet_buttons"], "Sit down to it"), "the button")
        self.hands.click(place_of(seen["sheet_buttons"], "Sit down to it"))

    def play(self, card: str) -> None:
        """By a click on it."""
        self.hands.click_card(card)

    def gather(self, seen: Seen) -> None:
        """By a click on the cloth."""
        self.hands.click(seen["cloth"])

    def again(self, seen: Seen) -> None:
        """By the button."""
        self.hands.click(place_of(seen["problem"]["buttons"], "Try again"))

    def leave(self, seen: Seen) -> None:
        """Ask why not first; then by the cross."""
        words = next(words for words, _, _ in seen["problem"]["buttons"] if words.startswith("Why not the "))
        self.hands.click(place_of(seen["problem"]["buttons"], words))
        seen = self.hands.until(lambda now: not has(now["problem"]["buttons"], words), "why not")
        self._look("why-not")
        self.hands.click(place_of(seen["problem"]["buttons"], "Leave the problem"))


def play(sizes: tuple[str, ...]) -> str:
    """Do it by both, in windows of these sizes; return how it went."""
    told = []
    for size in sizes:
        for who in (ByKeys, ByPointer):
            with TemporaryDirectory(prefix="problem-") as home, opened(Path(home), size=size, motion="fast") as hands:
                who(hands, f"{who.__name__}-{size}").do(Path(home) / "problems.log")
                told.append(
                    f"{size} {who.__name__}: lost, tried again, solved; {hands.clicks} clicks, {hands.keys} keys"
                )
    return "; ".join(told)


def play_all(count: int, _seed: int) -> str:
    """Do it ``count`` times."""
    return left_out() or "; ".join(play(SIZES) for _ in range(count))


def main(sizes: tuple[str, ...] = SIZES) -> int:
    """Do it once; say how it went, or what is missing."""
    lack = missing()
    print(lack or play(sizes))
    return 1 if lack else 0


PROBLEM_ONSCREEN: Final = Section("problem-onscreen", "times, a problem in a real window", 1, play_all)


if __name__ == "__main__":
    raise SystemExit(main(tuple(sys.argv[1:]) or SIZES))
