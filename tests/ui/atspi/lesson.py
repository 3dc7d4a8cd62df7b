"""Can the first lesson be done through AT-SPI alone, by somebody who knows only what is said?

    python -m tests.ui.atspi.lesson

The card that is asked for is found in the sentence, as whoever hears it finds it. Where the sentence names none, or
names it by its rank alone, Show me names it.
"""

import re
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

from tests.sections import Section
from tests.ui.atspi.play import cards, choose, part, sheet
from tests.ui.atspi.screen import Node, Screen, named, opened, repeated

MOST_STEPS: Final = 120
CARD: Final = re.compile(r"\b(?:lead|play|trump with)\b[^.:]*?\b(\w+ of \w+)", re.IGNORECASE)
SHOWN: Final = re.compile(r"The (\w+ of \w+): press Enter\.")
STEPS: Final = 18


class Pupil:
    """One who does a lesson and knows no more of it than assistive technology is told."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.sentences: list[str] = []
        self.shown = 0

    def do(self) -> None:
        """Do the first lesson to its score sheet."""
        choose(self.screen, "Help", "First lesson")
        for _ in range(MOST_STEPS):
            tree = self.screen.until(self._ready, "something to do in the lesson")
            if sheet(tree):
                return
            sentence = said(tree)
            if self.sentences[-1:] != [sentence]:
                self.sentences.append(sentence)
            go_on = named(tree, "Next", "push button")
            if go_on is not None:
                self.screen.do(go_on)
            else:
                self._play(tree, sentence)
            self.screen.until(partial(moved, told(tree)), f"what follows {sentence}")
        raise AssertionError(f"the lesson does not end: {self.sentences[-4:]}")

    def _play(self, tree: list[Node], sentence: str) -> None:
        """Play the card that the sentence names, else the one that Show me names."""
        wanted = CARD.search(sentence)
        card = None if wanted is None else called(cards(tree), wanted[1])
        if card is None:
            self.shown += 1
            heard = len(self.screen.listen())
            self.screen.press("Show me", "push button")
            words = self.screen.until(lambda _tree: self._heard(heard), "the card that Show me names")
            card = self.screen.until(lambda now: called(cards(now), words), f"{words} to be played")
        self.screen.do(card)

    def _heard(self, since: int) -> str:
        found = [SHOWN.search(words) for words in self.screen.listen()[since:]]
        return next((one[1] for one in found if one is not None), "")

    def _ready(self, tree: list[Node]) -> list[Node] | None:
        if sheet(tree):
            return tree
        ready = named(tree, "Next", "push button") or (named(tree, "Show me", "push button") and cards(tree))
        return tree if said(tree) and ready else None


def said(tree: list[Node]) -> str:
    """Return what the dock says, nothing where there is none."""
    return next((one.name for one in tree if part(one) == "lesson_sentence"), "")


def told(tree: list[Node]) -> list[str]:
    """Return what is told of the lesson and of the table."""
    regions = ("region:trick", "region:packets")
    at_table = [f"{one.name}: {one.description}" for one in tree if part(one).startswith(regions)]
    buttons = [name for name in ("Next", "Show me") if named(tree, name, "push button")]
    return [said(tree), *at_table, *buttons]


def moved(before: list[str], tree: list[Node]) -> bool:
    """Whether something else is told than ``before``, or the lesson is over."""
    return told(tree) != before or sheet(tree) is not None


def at(heard: list[str], words: str) -> int:
    """Return where these words are heard first."""
    return next(place for place, one in enumerate(heard) if words in one)


def called(found: list[Node], words: str) -> Node | None:
    """Return the card of this name."""
    return next((one for one in found if one.name.lower() == words.lower()), None)


def play(home: Path) -> str:
    """Do the lesson; return how."""
    with opened(home, managed=True, motion="off", gather="wait") as screen:
        screen.until(cards, "a table")
        screen.follow()
        pupil = Pupil(screen)
        pupil.do()
        screen.listen()
        heard = screen.heard
        assert any(words.startswith(f"First lesson, step 1 of {STEPS}. ") for words in heard), heard
        told = Counter(pupil.sentences)
        other = {words: times for words in told if (times := sum(words in one for one in heard)) != told[words]}
        assert not other, f"not said once each time: {other}"
        choices = [words for words in heard if "Choose dummy" in words and "follow clubs" in words]
        assert not choices, f"asked for a card that is played by itself: {choices}"
        after_it = "Dummy’s only club was played for you"
        won, after = (at(heard, words) for words in ("You won the trick", after_it))
        assert won <= after, heard[after - 3 : won + 1]
        screen.press("Play a deal")
        screen.until(lambda tree: not sheet(tree) and not said(tree), "the table that was left")
        assert not screen.told_again(), screen.complaints()
        return f"{len(pupil.sentences)} sentences heard, Show me asked {pupil.shown} times"


def play_all(count: int, _seed: int) -> str:
    """Do it ``count`` times."""
    return repeated(play, count)


LESSON_ATSPI: Final = Section("lesson-atspi", "times, the first lesson through assistive technology", 1, play_all)


if __name__ == "__main__":
    print(play_all(1, 0))
