"""Can a whole table be used through AT-SPI alone? Every game, rules, sheets, menus, other tables, a second start.

Everything is done by the default action of what says that it can be used now, as a screen reader's user does.
"""

import random
import re
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.paths import Paths
from dummywhist.ui.desk.settings import load
from tests.sections import Section
from tests.ui.atspi.screen import Node, Screen, left_out, opened

GAME_KEYS: Final = tuple(game.key for game in GAMES)
MOST_STEPS: Final = 400
MOST_OUT: Final = 20
SHEETS: Final = (
    ("Game", "Deal number…"), ("Game", "Seats…"), ("Game", "Score sheet"), ("Game", "Print…"),
    ("Rules", "Rules of this game"), ("Help", "Keys"), ("Help", "About Dummy Whist"),
)  # fmt: skip
"""Entries of the menus that open a sheet with nothing to change."""


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


def coming(tree: list[Node]) -> Node | None:
    """Return what has the next deal dealt."""
    return next((one for one in asked(tree) if one.name.startswith("Next ")), None)


def told(tree: list[Node]) -> list[str]:
    """Return what is told of the trick and of the tricks before it."""
    return [
        f"{one.name}: {one.description}" for one in tree if part(one).startswith(("region:trick", "region:packets"))
    ]


class Guest:
    """Plays at one table and knows no more of it than assistive technology is told."""

    def __init__(self, screen: Screen, seed: int = 0) -> None:
        self.screen, self.random = screen, random.Random(seed)
        self.pressed: list[str] = []
        self.wrong: list[str] = []
        self.marked = ""

    def play_a_deal(self) -> None:
        """Play until the next deal is offered."""
        for _ in range(MOST_STEPS):
            tree = self.screen.until(
                lambda tree: tree if over(tree) or self.choice(tree) or sheet(tree) else None, "something to do"
            )
            self.look(tree)
            if sheet(tree):
                leave(self.screen, "Close")  # the score sheet comes by itself after the first deal
                continue
            if over(tree):
                return
            one = self.choice(tree)
            assert one is not None
            self.pressed.append(one.name)
            self.screen.do(one)
            self.screen.until(partial(self.was_done, one, told(tree)), f"an answer to {one.name!r}")
        raise AssertionError(f"the deal does not end: {self.pressed[-12:]}")

    def go_on(self) -> None:
        """Have the next deal dealt."""
        self.screen.do(self.screen.until(coming, "the next deal"))
        self.screen.until(lambda tree: not over(tree), "cards")

    def was_done(self, one: Node, before: list[str], tree: list[Node]) -> bool:
        """Whether what was pressed is marked now, cannot be pressed again, or something else is told at the table.

        (While a player sits out, the next trick may be full before anybody can look.)
        """
        now = next((node for node in tree if node.path == one.path), None)
        if now is None or not now.live or now.name != one.name or "checked" in now.states:
            return True
        return one.role != "check box" and told(tree) != before

    def choice(self, tree: list[Node]) -> Node | None:
        """Return what to do next: gather, answer, play."""
        answers = asked(tree)
        gather = [one for one in on_cloth(tree) if part(one) == "region:trick"]
        if gather:
            return gather[0]
        marks = [one for one in answers if one.role == "check box" and "checked" not in one.states]
        presses = [one for one in answers if one.role != "check box"]
        does = [one for one in presses if part(one) == "btn:do"]
        if does and any("checked" in one.states for one in answers) and self.pressed[-1:] == [self.marked]:
            return does[0]
        if marks:
            one = self.random.choice(marks)
            self.marked = one.name
            return one
        ready = presses or cards(tree)
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


def play(key: str, home: Path, seed: int) -> int:
    """Play a deal of one game; return how often something was pressed."""
    with opened(home, "--game", key, motion="off", gather="wait") as screen:
        guest = Guest(screen, seed)
        guest.play_a_deal()
        score = screen.until(lambda tree: next((one for one in tree if part(one) == "region:marker"), None), "a score")
        screen.until(lambda _tree: any(score.name in words for words in screen.listen()), "the score in words")
        for _game in range(MOST_OUT):  # where one player sits out, that may be the guest
            if "You sit out" not in " ".join(screen.announced) or turn_told(screen):
                break
            guest.go_on()
            guest.play_a_deal()
        assert turn_told(screen), f"no turn was announced: {screen.announced}"
        assert not guest.wrong, guest.wrong
        assert not screen.told_again(), screen.complaints()
        return len(guest.pressed)


def turn_told(screen: Screen) -> bool:
    """Whether a turn was announced."""
    return bool(re.search("our turn|our lead|our call|s card: |s lead: ", " ".join(screen.announced)))


def go_about(home: Path) -> str:
    """Change a rule and a preference, read the score, use menus and sheets, sit down at other tables, start again."""
    with opened(home, "--game", "english-dummy", managed=True, motion="off", gather="wait") as screen:
        screen.until(lambda tree: has_keyboard(tree, cards(tree)), "the keyboard at a card")
        screen.press("Rules", "check box")
        rule = screen.until(lambda tree: switch(tree, "Honours"), "a rule")
        screen.do(rule)
        screen.until(lambda tree: marked(tree, rule), f"another value of {rule.name}")
        screen.press("Rules", "check box")
        screen.until(lambda tree: not switch(tree, "Honours"), "the rules put away")

        screen.press("Score", "push button")
        screen.until(lambda tree: sheet(tree, "Score sheet"), "a modal sheet")
        screen.until(lambda tree: called(tree, "Rubber so far"), "the score in words")
        leave(screen, "Close")

        choose(screen, "Game", "Preferences…")
        screen.press("Accessibility", "list item")
        reduced = screen.until(lambda tree: switch(tree, "Reduced motion"), "a preference of that page")
        screen.do(reduced)
        screen.until(lambda tree: marked(tree, reduced), f"another value of {reduced.name}")
        leave(screen, "Done")

        for menu, entry in SHEETS:
            choose(screen, menu, entry)
            leave(screen, "Close")
        screen.until(lambda tree: has_keyboard(tree, cards(tree)), "the keyboard at a card again")

        card = screen.until(cards, "a card")[0]
        screen.do(card, "ShowMenu")
        screen.until(lambda tree: popup(tree, card.name), "the menu of a card")
        screen.press(f"Play the {card.name[0].lower()}{card.name[1:]}", "menu item")
        screen.until(lambda tree: not popup(tree) and not called(tree, card.name), f"{card.name} played")
        choose(screen, "Game", "New deal")
        screen.until(lambda tree: has_keyboard(tree, cards(tree)), "the keyboard at a card of the new deal")

        choose(screen, "Game", "New table…")
        screen.press("Double Dummy", "radio button")
        screen.press("Sit down")
        screen.until(lambda tree: called(tree, "Edith’s dummy. Open to both") and not sheet(tree), "a new table")

        choose(screen, "Game", "Tables…")
        first = screen.until(lambda tree: line(tree, "English Dummy, "), "the table before")
        screen.do(first)
        screen.until(lambda tree: "selected" in next(one.states for one in tree if one.path == first.path), "it chosen")
        screen.press("Open")
        screen.until(lambda tree: called(tree, "Edith. Adversary") and not sheet(tree), "the first table again")

        choose(screen, "Game", "Quit", stays=False)
        assert screen.ended() == 0, screen.complaints()
        screen.start()
        screen.until(lambda tree: called(tree, "English Dummy") or cards(tree), "the program started again")
        assert not screen.told_again(), screen.complaints()
    settings, _, _ = load(Paths.within(home).settings)
    assert settings.preferences.reduced_motion, "the preference was not kept"
    did = f"the score read, {len(SHEETS)} sheets and a context menu used, two tables, two starts"
    return f"{rule.name} and {reduced.name} changed, {did}"


def leave(screen: Screen, button: str) -> None:
    """Put the sheet away that is open, or will be; under it no menu says that it can be used."""
    tree = screen.until(lambda tree: tree if sheet(tree) else None, "a sheet")
    usable = [one.name for one in tree if one.role == "menu item" and one.live and "enabled" in one.states]
    assert not usable, f"under a sheet these menus say that they can be used: {usable}"
    screen.press(button)
    screen.until(lambda tree: not sheet(tree), "the table again")


def popup(tree: list[Node], name: str | None = None) -> Node | None:
    """Return the menu that is open."""
    return next((one for one in tree if one.role == "popup menu" and name in (None, one.name)), None)


def has_keyboard(tree: list[Node], among: list[Node]) -> bool:
    """Whether one of these objects has the keyboard."""
    return any("focused" in one.states for one in tree if one in among)


def choose(screen: Screen, menu: str, entry: str, *, stays: bool = True) -> None:
    """Open a menu and choose an entry; afterwards, if the program ``stays``, no menu is open."""
    screen.press(menu, "menu item")
    screen.press(entry, "menu item")
    if stays:
        screen.until(lambda tree: not popup(tree), "the menu closed")


def sheet(tree: list[Node], name: str | None = None) -> Node | None:
    """Return the modal sheet that is open."""
    return next((one for one in tree if one.role == "dialog" and "modal" in one.states and name in (None, one.name)),
                None)  # fmt: skip


def called(tree: list[Node], name: str) -> Node | None:
    """Return what has exactly this name."""
    return next((one for one in tree if one.name == name), None)


def line(tree: list[Node], begins: str) -> Node | None:
    """Return the first cell whose words begin so."""
    return next((one for one in tree if one.role == "cell" and one.live and one.name.startswith(begins)), None)


def switch(tree: list[Node], name: str) -> Node | None:
    """Return the switch of this name."""
    return next((one for one in tree if one.role == "check box" and one.live and one.name == name), None)


def marked(tree: list[Node], before: Node) -> Node | None:
    """Return the object as it is now, once its mark is another."""
    now = next((one for one in tree if one.path == before.path), None)
    return now if now is not None and ("checked" in now.states) != ("checked" in before.states) else None


def play_all(deals: int, seed: int) -> str:
    """Play ``deals`` deals of every game; return the totals."""
    skipped = left_out()
    if skipped:
        return skipped
    presses = 0
    with TemporaryDirectory(prefix="atspi-") as folder:
        go_about(Path(folder) / "about")
        for number in range(deals):
            for key in GAME_KEYS:
                presses += play(key, Path(folder) / f"{key}-{number}", seed + number)
    return f"{deals} deals of each of {len(GAME_KEYS)} games by {presses} default actions"


ATSPI = Section("atspi", "deals of every game through assistive technology", 1, play_all)
