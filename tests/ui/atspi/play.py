"""Can a whole table be used through AT-SPI alone? Every game to the end of a deal, sheets, rules and preferences.

Everything is done by the default action of what says that it can be used now, as a screen reader's user does.
"""

import random
import re
from pathlib import Path
from typing import Final

from dummywhist.engine.rules.games.catalogue import GAMES
from tests.ui.atspi.screen import Node, Screen, opened

GAME_KEYS: Final = tuple(game.key for game in GAMES)
NOT_FOUND: Final = "Could not find accessible"
MOST_STEPS: Final = 400
GATHER: Final = "Gather the trick"
TOLD: Final = ("plate", "packets", "trump", "marker", "strip")
"""The parts of the cloth that only tell more when they are pressed."""


def part(one: Node) -> str:
    """Return what an object is in the window: ``region:hand``, ``button:bottom:HK``, ``btn:rules``."""
    return one.id.rpartition(".")[2]


def on_cloth(tree: list[Node]) -> list[Node]:
    """Return what lies on the cloth and can be used now."""
    table = next((one.path for one in tree if part(one) == "table"), "")
    return [one for one in tree if table in one.above and one.live and one.actions[0] != "SetFocus"]


def cards(tree: list[Node]) -> list[Node]:
    """Return the cards that can be played now."""
    return [one for one in on_cloth(tree) if part(one).startswith("button:")]


def asked(tree: list[Node]) -> list[Node]:
    """Return the answers to what is asked on the cloth."""
    return [one for one in on_cloth(tree) if not part(one).startswith(("button:", "region:"))]


def over(tree: list[Node]) -> bool:
    """Whether the deal is counted and the next is offered."""
    return any(one.name.startswith("Next ") or one.name == "Settlement" for one in asked(tree))


class Guest:
    """Plays at one table and knows no more of it than assistive technology is told."""

    def __init__(self, screen: Screen, seed: int = 0) -> None:
        self.screen, self.random = screen, random.Random(seed)
        self.pressed: list[str] = []
        self.wrong: list[str] = []

    def play_a_deal(self) -> None:
        """Play until the next deal is offered."""
        for _ in range(MOST_STEPS):
            tree = self.screen.until(lambda tree: tree if over(tree) or self.choice(tree) else None, "something to do")
            self.look(tree)
            if over(tree):
                return
            one = self.choice(tree)
            assert one is not None
            self.pressed.append(one.name)
            self.screen.do(one)
            self.screen.until(lambda tree, one=one: self.was_done(tree, one), f"an answer to {one.name!r}")
        raise AssertionError(f"the deal does not end: {self.pressed[-12:]}")

    def was_done(self, tree: list[Node], one: Node) -> bool:
        """Whether what was pressed is marked now, or cannot be pressed again."""
        now = next((node for node in tree if node.path == one.path), None)
        return now is None or not now.live or now.name != one.name or "checked" in now.states

    def choice(self, tree: list[Node]) -> Node | None:
        """Return what to do next: gather, answer, play."""
        answers = asked(tree)
        gather = [one for one in on_cloth(tree) if part(one) == "region:trick"]
        if gather:
            return gather[0]
        marks = [one for one in answers if one.role == "check box" and "checked" not in one.states]
        presses = [one for one in answers if one.role != "check box"]
        if marks and not any(self.pressed[-1:] == [one.name] for one in answers if one.role == "check box"):
            return self.random.choice(marks)
        ready = cards(tree) or presses
        if presses and cards(tree):
            ready = presses if self.pressed[-2:] and self.random.random() < 0.5 else cards(tree)
        return self.random.choice(ready) if ready else None

    def look(self, tree: list[Node]) -> None:
        """Note what is said wrongly."""
        for one in tree:
            if "not playable" in one.description and "enabled" in one.states:
                self.wrong.append(f"{one.name} is enabled and {one.description}")
            number = re.match(r"Trick (\d+)", one.name)
            if number and int(number[1]) > 13:
                self.wrong.append(one.name)
            if part(one).startswith("button:") and not re.search(r", \d+ of \d+$", one.description):
                self.wrong.append(f"{one.name} has no place: {one.description}")
        if any(name.startswith("Gather") for name in self.pressed) and "turn" not in " ".join(self.screen.announced):
            self.wrong.append("no turn was announced")


def play(key: str, home: Path, seed: int) -> str:
    """Play a deal of one game; return how much was done."""
    with opened(home, "--game", key, motion="off", gather="wait") as screen:
        guest = Guest(screen, seed)
        guest.play_a_deal()
        told = " ".join(screen.until(lambda _tree: screen.listen(), "an announcement"))
        assert not guest.wrong, guest.wrong
        assert re.search("[Yy]our (turn|lead|call)|dummy’s card", told), f"no turn was announced: {told}"
        assert NOT_FOUND not in screen.complaints(), screen.complaints()
        return f"{len(guest.pressed)} presses, {len(screen.announced)} announcements"
