"""Can a finished deal be studied in a real window, by the keyboard alone and by the pointer alone?

    python -m tests.ui.onscreen.study [WIDTHxHEIGHT ...]       with DUMMYWHIST_LOOK a folder for pictures of the screen

The losses of the pictured deal are walked, one is tried again, another card is played on from there, the deal is
played again, lines are compared, it is asked what a seat knows, and the evening is told of. At the same deal, left in
its fourth trick, the tutor asks. Nothing is done at the program but through the window system.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.sections import Section
from tests.ui.onscreen.hands import Hands, Seen, has, left_out, missing, opened, place_of
from tests.ui.onscreen.pictured_table import BEFORE_MISTAKE, PICTURED, leave, screen_for, think

SIZES: Final = ((1366, 768), (1024, 640))
SETTLES: Final = 0.5
"""A person looks before he presses: what is pressed while the window still changes is not heard, seconds."""
COUNTS: Final = 600
"""So long a whole deal may be counted where others use the processors, seconds."""
MOVES: Final = 2
"""So long a key may take to move the keyboard, seconds."""
TABS: Final = 60
MISTAKE: Final = [4, "You", "SK", "Mistake"]
WRONG, RIGHT = "S7", "D8"


class Student:
    """One who studies the deal."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands, self.name = hands, name
        hands.patience = COUNTS

    def do(self) -> None:
        """Study the deal that was played."""
        self.hands.until(lambda seen: seen["choices"], "the table")
        time.sleep(SETTLES)
        self.command("Study", "Review of the deal")
        self._until(lambda review: review["whole"] and not review["counting"] and review["sums"], "the deal counted")
        self._look("review")
        self._walk()
        self._try_again()
        self._what_if()
        self._play_again()
        self._compare()
        self._know()
        self._evening()

    def _walk(self) -> None:
        """Go to the mistake, see its reason and its values; look at the losses of another."""
        self.to_mistake()
        review = self._until(lambda now: now["here"][:4] == MISTAKE and now["reason"], "the mistake")["study"]["review"]
        assert len(review["values"]) == 2, review
        self._look("mistake")
        self.press("Max")
        self._until(lambda now: now["rows"] and all(row[0][1] == "Max" for row in now["rows"]), "the losses of Max")
        self.press("All")
        self._until(lambda now: any(row[0][:4] == MISTAKE for row in now["rows"]), "all losses")
        self.card_back()
        self._until(lambda now: now["moment"] == BEFORE_MISTAKE - 1 and not now["here"], "the card before")
        self.to_mistake()
        self._until(lambda now: now["here"][:4] == MISTAKE, "the mistake again")

    def _try_again(self) -> None:
        time.sleep(SETTLES)
        self.try_again()
        seen = self._until(lambda now: now["trying"] == "Trick 4, your lead. Choose again.", "the try")
        assert not seen["study"]["review"]["reason"] and not seen["study"]["review"]["values"], seen["study"]
        self._look("try")
        for card, words in ((WRONG, "Costs "), ("SK", "That was played.")):
            self.choose(card)
            self._until(partial(_tried, words), words)
        self.press("Hint")
        self._until(lambda now: now["hinted"], "the hint")
        self.choose(RIGHT)
        self._until(lambda now: ": right." in now["trying"], "the right card")
        self._until(lambda now: now["here"][3:4] == ["Mistake, found later"], "the verdict of the try")
        self._look("right")

    def _what_if(self) -> None:
        time.sleep(SETTLES)
        self.what_if()
        seen = self.hands.until(lambda now: now["prompt"] == "Your lead" and not now["dock"], "the line")
        self._look("what-if")
        self._play(RIGHT)
        while not seen["choices"]:
            seen = self._play()
        self._look("what-if-over")
        time.sleep(SETTLES)
        self.back_from_line(seen)
        lines = self._until(lambda now: len(now["lines"]) == 2, "the line among the lines")["study"]["review"]["lines"]
        assert lines[1][0].startswith("Trick 4: eight of diamonds, what if: "), lines
        self._look("lines")

    def _play(self, card: str = "") -> Seen:
        """Play a card, or gather a trick; return what is seen then."""
        seen = self.hands.until(
            lambda now: now["choices"] or now["on_trick"] or (now["cards"] and now["waits"]), "turn"
        )
        before = seen["entries"]
        time.sleep(SETTLES)
        if seen["on_trick"]:
            self.gather(seen)
        elif seen["cards"] and not seen["choices"]:
            self.choose(card or min(seen["cards"]))
        return self.hands.until(lambda now: now["choices"] or now["entries"] != before, f"what follows {before}")

    def _play_again(self) -> None:
        time.sleep(SETTLES)
        self.press("Play the deal again")
        self.hands.until(
            lambda now: not now["dock"] and now["played"] == 52 * PICTURED and now["waits"], "the deal from its start"
        )
        self._look("again")
        time.sleep(SETTLES)
        self.hands.key("Escape")
        self._until(lambda now: now["lines"], "the review")

    def _compare(self) -> None:
        self.tab("Lines")
        seen = self._until(lambda now: len(now["compare"]) == 4 and not now["comparing"], "four lines")
        rows = [row[0] for row in seen["study"]["review"]["compare"]]
        assert rows[0].startswith("Your line: five tricks") and rows[3].startswith("All hands seen: seven"), rows
        self._look("compare")
        time.sleep(SETTLES)
        self.press(rows[3])
        self._until(lambda now: now["moment"] == 1, "the line with all hands seen")

    def _know(self) -> None:
        self.tab("Losses")
        self.to_mistake()
        self._until(lambda now: now["here"][:1] == MISTAKE[:1], "the mistake")
        self.tab("Knows")
        self._until(lambda now: now["title"] == "What you know" and now["knows"]["grid"] == 4, "what is known")
        self._look("knows")
        self.press("Edith")
        self._until(lambda now: now["title"] == "What Edith knows" and now["knows"]["grid"], "what Edith knows")
        time.sleep(SETTLES)
        self.press("Layouts")
        self._until(lambda now: now["knows"]["layouts"] == 3 and now["knows"]["in_sight"], "layouts")
        self._look("layouts")
        self.press("Show hands")
        self.hands.until(lambda now: has(now["dock"], "Hide hands"), "all hands")

    def _evening(self) -> None:
        self.command("View", "Evening report…")
        self.hands.until(lambda now: now["sheet"].startswith("The evening of"), "the evening")
        self.hands.until(_dearest, "a deal that is judged")
        self._look("evening")
        self.to_dearest()
        self._until(lambda now: now["reviewing"] and now["title"] != "Deal 4", "the dearest card of the evening")
        self._look("dearest")

    def be_tutored(self) -> None:
        """Be asked before the mistake: think again, ask for a hint before another card, play it all the same."""
        seen = self.hands.until(lambda now: now["waits"] and len(now["cards"]) > 1, "the table")
        think()
        self._be_asked("SK", "The king of spades costs about nine tenths of a trick.")
        self.think_again()
        self.hands.until(lambda now: not now["floats"], "the hand again")
        time.sleep(SETTLES)
        self._be_asked("S9", "The nine of spades costs about nine tenths of a trick.")
        self.answer("Hint")
        self.hands.until(lambda now: not now["floats"] and now["dock"], "the hint")
        self._look("tutor-hint")
        self.choose("SK")
        self.hands.until(lambda now: now["played"] > seen["played"], "the card that was asked about once")

    def _be_asked(self, card: str, words: str) -> None:
        time.sleep(SETTLES)
        self.choose(card)
        told = self.hands.until(lambda now: now["floats"], "the tutor")["study"]["tutor"]
        assert told["says"] == words and not told["covers"], told
        assert not told["prompt"], "the pill of the table says that Enter plays the card"
        self._look("tutor")

    def _until(self, what: Callable[[Seen], object], why: str) -> Seen:
        """Wait until the review is so; it may be away."""
        return self.hands.until(lambda seen: seen["study"]["review"] and what(seen["study"]["review"]), why)

    def _look(self, name: str) -> None:
        time.sleep(SETTLES)
        self.hands.keep_picture(f"{self.name}-{name}")

    def command(self, menu: str, entry: str) -> None:
        """Choose an entry of a menu."""
        raise NotImplementedError

    def press(self, words: str) -> None:
        """Press a button of the dock."""
        raise NotImplementedError

    def tab(self, words: str) -> None:
        """Show a tab of the dock."""
        raise NotImplementedError

    def answer(self, words: str) -> None:
        """Answer the tutor."""
        raise NotImplementedError

    def think_again(self) -> None:
        """Take the card back."""
        raise NotImplementedError

    def to_mistake(self) -> None:
        """Let the table stand before it."""
        raise NotImplementedError

    def card_back(self) -> None:
        """Go back a card."""
        raise NotImplementedError

    def try_again(self) -> None:
        """Choose another card."""
        raise NotImplementedError

    def what_if(self) -> None:
        """Play on from here."""
        raise NotImplementedError

    def choose(self, card: str) -> None:
        """Choose a card of the hand."""
        raise NotImplementedError

    def gather(self, seen: Seen) -> None:
        """Gather the trick."""
        raise NotImplementedError

    def to_dearest(self) -> None:
        """Go to the dearest card of the evening."""
        raise NotImplementedError

    def back_from_line(self, seen: Seen) -> None:
        """Come back to the review."""
        raise NotImplementedError


class ByKeys(Student):
    """By the keyboard alone."""

    def command(self, menu: str, entry: str) -> None:
        """By the letter of the menu, and the arrows."""
        self.hands.key(f"alt+{menu[0].lower()}")
        entries = list(self.hands.until(lambda seen: entry in seen["popup"], f"the menu {menu}")["popup"])
        for _ in range(len(entries)):
            if self.hands.look()["marked"] == entry:
                break
            self._move("Down", "marked")
        self.hands.until(lambda seen: seen["marked"] == entry, entry)
        self.hands.key("Return")

    def _go_to(self, words: str, strokes: tuple[str, ...] = ("Tab",)) -> None:
        """Go to a control by the keys that lead from one to the next."""
        been: list[str] = []
        for _ in range(TABS):
            focus = self.hands.look()["focus"]
            if focus.partition(" ")[2] == words:
                return
            been.append(focus)
            for stroke in strokes:
                self._move(stroke)
        raise AssertionError(f"no key leads to {words}, but to {sorted(set(been))}")

    def _move(self, stroke: str, what: str = "focus") -> None:
        """Press a key that moves the keyboard, and wait until it is elsewhere: two at once would go too far."""
        before, end = self.hands.look()[what], time.monotonic() + MOVES
        self.hands.key(stroke)
        while self.hands.look()[what] == before and time.monotonic() < end:
            time.sleep(self.hands.pause)

    def _into_dock(self) -> None:
        for _ in range(TABS):
            if self.hands.look()["study"]["review"]["in_dock"]:
                return
            self._move("F6")
        raise AssertionError("F6 does not lead into the dock")

    def press(self, words: str) -> None:
        """By Tab, and Space; of a few side by side by the arrows."""
        self._into_dock()
        seen = self.hands.until(partial(_offers, words), words)
        group = next((group for group in seen["study"]["review"]["groups"] if words in group["segments"]), None)
        if group is None:
            self._go_to(words)
            self.hands.key("space")
            return
        self._go_to(group["chosen"])
        steps = group["segments"].index(words) - group["segments"].index(group["chosen"])
        for _ in range(abs(steps)):
            self.hands.key("Right" if steps > 0 else "Left")

    tab = press

    def answer(self, words: str) -> None:
        """By the arrows, and Space."""
        self._go_to(words, ("Right",))
        self.hands.key("space")

    def think_again(self) -> None:
        """By Escape."""
        self.hands.key("Escape")

    def to_mistake(self) -> None:
        """From one loss to the next."""
        self.hands.key("alt+Home")
        self._until(lambda now: now["moment"] == 0, "the first card")
        for trick in (2, 4):
            self.hands.key("ctrl+Down")
            self._until(partial(_stands_in, trick), f"the loss in trick {trick}")

    def card_back(self) -> None:
        """By its key."""
        self.hands.key("alt+Left")

    def try_again(self) -> None:
        """By its key."""
        self.hands.key("ctrl+Return")

    def what_if(self) -> None:
        """By its key."""
        self.hands.key("ctrl+b")

    def choose(self, card: str) -> None:
        """By its letters, and Enter."""
        for _ in range(TABS):
            if self.hands.look()["focus"].startswith(("CardButton", "TableView")):
                break
            self._move("F6")
        self.hands.type_card(card)

    def gather(self, seen: Seen) -> None:
        """By Space."""
        self.hands.key("space")

    def to_dearest(self) -> None:
        """By Tab, and Space."""
        self._go_to(_dearest(self.hands.look()))
        self.hands.key("space")

    def back_from_line(self, seen: Seen) -> None:
        """By Escape."""
        self.hands.key("Escape")


class ByPointer(Student):
    """By the pointer alone."""

    def command(self, menu: str, entry: str) -> None:
        """By two clicks."""
        self.hands.click(self.hands.look()["menus"][menu])
        seen = self.hands.until(lambda now: entry in now["popup"], f"the menu {menu}")
        time.sleep(SETTLES)
        self.hands.click(seen["popup"][entry])

    def press(self, words: str) -> None:
        """By a click."""
        seen: Seen = {}
        for _ in range(TABS):
            before = self.hands.until(lambda now: now["dock"], "the dock")
            time.sleep(SETTLES)
            seen = self.hands.until(lambda now: now["dock"], "the dock")
            if has(seen["dock"], words) and has(before["dock"], words):
                place = place_of(seen["dock"], words)
                if place == place_of(before["dock"], words):  # a dock that still changes is not pressed
                    self.hands.click(place)
                    return
            else:
                self.hands.click(seen["study"]["review"]["middle"], button=5)
        raise AssertionError(f"{words} is not seen: {seen['dock']}")

    tab = press

    def answer(self, words: str) -> None:
        """By a click."""
        self.hands.click(place_of(self.hands.look()["floats"], words))

    def think_again(self) -> None:
        """By the button."""
        self.answer("Rethink")

    def to_mistake(self) -> None:
        """By a click on its row."""
        seen = self._until(lambda now: any(row[0][:3] == MISTAKE[:3] and row[1] for row in now["rows"]), "the row")
        rows = seen["study"]["review"]["rows"]
        self.hands.click(next(place for row, place in rows if row[:3] == MISTAKE[:3]))

    def card_back(self) -> None:
        """By the menu."""
        self.command("Study", "Back one card")

    def try_again(self) -> None:
        """By the button."""
        self.press("Try again")

    def what_if(self) -> None:
        """By the button."""
        self.press("What if")

    def choose(self, card: str) -> None:
        """By a click on it."""
        self.hands.click_card(card)

    def gather(self, seen: Seen) -> None:
        """By a click on the cloth."""
        self.hands.click(seen["cloth"])

    def to_dearest(self) -> None:
        """By a click."""
        seen = self.hands.look()
        self.hands.click(place_of(seen["sheet_buttons"], _dearest(seen)))

    def back_from_line(self, seen: Seen) -> None:
        """By the button."""
        self.hands.click(place_of(seen["choices"], "Back to the review"))


def _dearest(seen: Seen) -> str:
    """Return the words of the link to the dearest card."""
    return next((words for words, _, _ in seen["sheet_buttons"] if words.startswith("Look at it: ")), "")


def _tried(words: str, review: Seen) -> bool:
    """Whether the try says so."""
    return str(review["trying"]).startswith(words)


def _offers(words: str, seen: Seen) -> bool:
    """Whether the dock has such a button, or such a line among those compared: Tab leads also to what is below."""
    return has(seen["dock"], words) or any(name == words for name, _ in seen["study"]["review"]["compare"])


def _stands_in(trick: int, review: Seen) -> bool:
    """Whether the table stands before a loss of that trick."""
    return bool(review["here"][:1] == [trick])


def _asks(seen: Seen) -> object:
    return seen["choices"] or seen["on_trick"] or (seen["cards"] and seen["waits"])


def study(size: tuple[int, int], who: type[Student], name: str, *, until: int | None = None, **how: str) -> Hands:
    """Let one study in a window of that size, the deal whole or its cards to be played from so many on."""
    with TemporaryDirectory(prefix="study-") as home:
        leave(Path(home), size, until=until)
        with opened(Path(home), size=screen_for(size), motion="fast", gather="wait", **how) as hands:
            student = who(hands, name)
            for do in (student.do,) if until is None else (student.be_tutored,):
                do()
            return hands


def play(sizes: tuple[tuple[int, int], ...]) -> str:
    """Do it by both, in windows of these sizes; return how it went."""
    told = []
    for size in sizes:
        for who in (ByKeys, ByPointer):
            name = f"{who.__name__}-{size[0]}"
            first = study(size, who, name)
            second = study(size, who, name, until=BEFORE_MISTAKE, tutor="mistakes")
            clicks, keys = first.clicks + second.clicks, first.keys + second.keys
            told.append(f"{size[0]}x{size[1]} {who.__name__}: {clicks} clicks, {keys} keys")
    return "; ".join(told)


def play_all(count: int, _seed: int) -> str:
    """Do it ``count`` times."""
    return left_out() or "; ".join(play(SIZES) for _ in range(count))


def main(sizes: tuple[tuple[int, int], ...] = SIZES) -> int:
    """Do it once; say how it went, or what is missing."""
    lack = missing()
    print(lack or play(sizes))
    return 1 if lack else 0


STUDY_ONSCREEN: Final = Section("study-onscreen", "times, a deal studied in a real window", 1, play_all)


if __name__ == "__main__":
    named = tuple((int(wide), int(high)) for wide, _, high in (word.partition("x") for word in sys.argv[1:]))
    raise SystemExit(main(named or SIZES))
