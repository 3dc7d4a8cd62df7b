"""Can a finished deal be studied through AT-SPI alone, and the tutor be answered?

    python -m tests.ui.atspi.study

The losses are heard, one is tried again, another card is played on from there, lines are compared, it is asked what a
seat knows, and the evening is told of. Nothing is done but default actions, and what is said is all that is known.
"""

import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tests.sections import Section
from tests.ui.atspi.play import Guest, called, cards, choose, has_keyboard, sheet
from tests.ui.atspi.screen import Node, Screen, named, opened, repeated
from tests.ui.onscreen.pictured_table import BEFORE_MISTAKE, leave, think

SIZE: Final = (1366, 768)
COUNTS: Final = 600
"""So long a whole deal may be counted where others use the processors, seconds."""
THINKS: Final = 1
"""So long one thinks before a card after the tutor has counted, seconds."""
MOST_STEPS: Final = 60
MISTAKE: Final = "Trick 4. You led the king of spades. Mistake"
ROW: Final = re.compile(r"^Trick \d+\. .*(Mistake|Slip|Lucky|Unlucky)")
BACK: Final = "Back to the review"
ASKS: Final = "The {} of spades costs about nine tenths of a trick. Rethink, Play anyway, Hint."


def begins(tree: list[Node], words: str, *, live: bool = False) -> Node | None:
    """Return the first object whose name begins so, where it can be used now if it must be ``live``."""
    return next((one for one in tree if one.name.startswith(words) and (one.live or not live)), None)


def losses(tree: list[Node]) -> list[str]:
    """Return the losses that are listed, as they are said."""
    return [one.name for one in tree if one.live and ROW.match(one.name)]


class Listener:
    """One who studies and knows no more than assistive technology is told."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.did = screen, 0
        screen.patience = COUNTS

    def study(self) -> None:
        """Study the deal that was played."""
        choose(self.screen, "Study", "Review of the deal")
        self.screen.until(lambda tree: begins(tree, "Lost on what could be known: "), "the sums of the losses")
        self._do(MISTAKE)
        self._hear("Trick 4. You led the king of spades. Mistake. Loses one trick")
        self.screen.until(lambda tree: begins(tree, "The king of spades loses in "), "the reason")
        self._press("Max")
        self.screen.until(lambda tree: losses(tree) and all("Max" in one for one in losses(tree)), "the losses of Max")
        self._press("All")
        self._do(MISTAKE)
        self._try_again()
        self._what_if()
        self._compare()
        self._know()
        self._evening()

    def _try_again(self) -> None:
        self._press("Try again")
        self.screen.until(lambda tree: called(tree, "Trick 4, your lead. Choose again."), "the question")
        assert not begins(self.screen.tree(), "The king of spades loses in "), "the reason is told while it is tried"
        self._play("Seven of spades")
        self.screen.until(lambda tree: begins(tree, "Costs "), "what the seven costs")
        self._play("Eight of diamonds")
        self.screen.until(lambda tree: begins(tree, "Eight of diamonds: right."), "the right card")
        self._hear("Eight of diamonds: right.")

    def _what_if(self) -> None:
        self._press("What if")
        self.screen.until(lambda tree: cards(tree) and not called(tree, "What if"), "the table of the line")
        guest = Guest(self.screen)
        for _ in range(MOST_STEPS):
            tree = self.screen.until(lambda tree: tree if _ready(guest, tree) else None, "something to do in the line")
            if named(tree, BACK):
                break
            one = guest.choice(tree)
            assert one is not None
            self.screen.do(one)
            self.did += 1
            self.screen.until(partial(_gone, one.path), f"what follows {one.name}")
        self._press(BACK)
        self._press("Lines")
        self.screen.until(lambda tree: begins(tree, "Trick 4: "), "the line among the lines")

    def _compare(self) -> None:
        self._do("All hands seen: seven")
        self._hear("All hands seen: seven tricks")
        self._press("Losses")

    def _know(self) -> None:
        self._do(MISTAKE)
        self._press("Knows")
        self.screen.until(lambda tree: called(tree, "What you know"), "what is known")
        self._press("Edith")
        self.screen.until(lambda tree: called(tree, "What Edith knows"), "what Edith knows")
        self._press("Show hands")
        self.screen.until(lambda tree: called(tree, "Hide hands"), "all hands")

    def _evening(self) -> None:
        choose(self.screen, "View", "Evening report…")
        self.screen.until(lambda tree: sheet(tree) and begins(tree, "Look at it: ", live=True), "the evening")
        self._do("Look at it: ")
        self.screen.until(lambda tree: not sheet(tree) and losses(tree), "the dearest card")

    def be_tutored(self) -> None:
        """Be asked before the mistake: think again, and play another dear card all the same."""
        self.screen.until(lambda tree: has_keyboard(tree, cards(tree)), "the keyboard at a card")
        think()
        for card, answer in (("King", "Rethink"), ("Nine", "Play anyway")):
            time.sleep(THINKS)
            self._play(f"{card} of spades")
            self._hear(ASKS.format(card.lower()))
            self._press(answer)
        self.screen.until(lambda tree: not named(tree, "Nine of spades") and not named(tree, "Rethink"), "it played")

    def _play(self, name: str) -> None:
        card = self.screen.until(lambda tree: next((one for one in cards(tree) if one.name == name), None), name)
        self.screen.do(card)
        self.did += 1

    def _press(self, name: str) -> None:
        self.screen.press(name)
        self.did += 1

    def _do(self, begin: str) -> None:
        """The default action of what begins so."""
        self.screen.do(self.screen.until(lambda tree: begins(tree, begin, live=True), begin))
        self.did += 1

    def _hear(self, words: str) -> None:
        self.screen.until(lambda _tree: any(words in one for one in self.screen.listen()), f"said: {words}")


def _ready(guest: Guest, tree: list[Node]) -> object:
    return named(tree, BACK) or guest.choice(tree)


def _gone(path: str, tree: list[Node]) -> object:
    """Whether what was used cannot be used any more, or the line is over."""
    return named(tree, BACK) or not any(one.path == path and one.live for one in tree)


def play(home: Path) -> str:
    """Study a deal, and be tutored at another table; return how."""
    did = 0
    tables: tuple[tuple[str, int | None, Callable[[Listener], None]], ...] = (
        ("whole", None, Listener.study), ("part", BEFORE_MISTAKE, Listener.be_tutored),
    )  # fmt: skip
    for name, until, do in tables:
        leave(home / name, SIZE, until=until)
        with opened(home / name, managed=True, motion="off", gather="wait", tutor="mistakes") as screen:
            listener = Listener(screen)
            do(listener)
            did += listener.did
            assert not screen.told_again(), screen.complaints()
    return f"a deal studied and the tutor answered by {did} default actions"


def play_all(count: int, _seed: int) -> str:
    """Do it ``count`` times."""
    return repeated(play, count)


STUDY_ATSPI: Final = Section("study-atspi", "times, a deal studied through assistive technology", 1, play_all)


if __name__ == "__main__":
    print(play_all(1, 0))
