"""Can whole sessions be played in a real window by the pointer alone, and by the keyboard alone?

Nothing is done at the program but through the window system. Which card a stroke means is read off the window before
it, and is compared with the card that was played.
"""

import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.panels.table_plan import choices
from tests.sections import Section
from tests.ui.onscreen.hands import AWAY, Hands, Place, Seen, left_out, opened

BY_POINTER: Final = ("english-dummy", "double-dummy", "humbug", "bid-dummy")
BY_KEYS: Final = ("mort-3", "humbug")
BY_HAND: Final = 1
"""How many deals of each session are played card by card; the computers finish the others at once."""
PATIENCE: Final = 80
"""Strokes without anything happening after which something is wrong."""
ANSWERS: Final = ("Next deal", "Close", "Agree")


class Player:
    """One who plays session after session; ``cards`` counts what was played card by card."""

    def __init__(self, hands: Hands, seed: int) -> None:
        self.hands, self.random = hands, random.Random(seed)
        self.cards = 0
        self.sheets: list[str] = []
        self.verdicts: list[str] = []
        self._idle = 0

    # ---- a session ----

    def play_session(self, by_hand: int) -> Seen:
        """Play to the end of the session; the first deals by hand. The account lies open then."""
        while True:
            seen = self.hands.until(self._something, "something to do")
            self._note(seen)
            if seen["over"] and seen["sheet"]:
                return seen
            before = seen["entries"], seen["mode"], seen["sheet"]
            self._go_on(seen, by_hand)
            after = self.hands.look()
            same = (after["entries"], after["mode"], after["sheet"]) == before
            self._idle = self._idle + 1 if same else 0
            assert self._idle < PATIENCE, f"nothing happens: {after}"

    def _something(self, seen: Seen) -> bool:
        if seen["sheet"]:
            return bool(seen["sheet_buttons"])
        if not seen["waits"] or seen["finishing"]:
            return False
        return bool(seen["on_trick"] or seen["asked"] or seen["choices"] or seen["cards"])

    def _note(self, seen: Seen) -> None:
        assert seen["active"] and seen["focus"], f"nothing has the keyboard: {seen}"
        if seen["sheet"] and seen["sheet"] not in self.sheets:
            self.sheets.append(seen["sheet"])
        if seen["verdict"] and seen["verdict"] not in self.verdicts:
            self.verdicts.append(seen["verdict"])

    def _go_on(self, seen: Seen, by_hand: int) -> None:
        if seen["sheet"]:
            self.leave(seen)
        elif seen["deals"] >= by_hand and "finish_at_once" in seen["offers"]:
            self.finish()
        elif seen["asked"]:
            self.answer(seen)
        elif seen["on_trick"]:
            self.gather(seen)
        elif seen["choices"]:
            self.choose(seen)
        else:
            self._play(seen)

    def _play(self, seen: Seen) -> None:
        card = self.play(seen)
        after = self.hands.until(lambda now: now["played"] > seen["played"], f"{card} played")
        assert after["plays"][seen["played"] - after["played"]] == card, f"{card} was meant: {after['plays']}"
        self.cards += 1

    # ---- by one hand ----

    def leave(self, seen: Seen) -> None:
        """Put the sheet away that is open."""
        raise NotImplementedError

    def finish(self) -> None:
        """Have the deal finished at once."""
        raise NotImplementedError

    def answer(self, seen: Seen) -> None:
        """Press something of what is asked."""
        raise NotImplementedError

    def gather(self, seen: Seen) -> None:
        """Gather the trick."""
        raise NotImplementedError

    def choose(self, seen: Seen) -> None:
        """Press the first of what is offered on the cloth."""
        raise NotImplementedError

    def play(self, seen: Seen) -> str:
        """Play a card; return which was meant."""
        raise NotImplementedError

    def new_table(self, game: str) -> None:
        """Sit down at a new table."""
        raise NotImplementedError

    def quit(self) -> None:
        """End the program."""
        raise NotImplementedError


def called(buttons: list[list[Any]], name: str) -> Place | None:
    """Return the place of the button with this name."""
    return next((list(at) for words, at, _ in buttons if words == name), None)


def tile(game: str) -> str:
    """Return what the tile of a game is called on the sheet for a new table."""
    return next(choice.name for choice in choices(GAMES) if game in [one.key for one in choice.games])


class ByPointer(Player):
    """Has only the pointer."""

    def press(self, name: str, where: str = "sheet_buttons") -> None:
        """Press a button of the sheet, or of another part of the window."""
        seen = self.hands.until(lambda seen: called(seen[where], name), f"the button {name}")
        self.hands.click(called(seen[where], name) or [])

    def menu(self, menu: str, entry: str) -> None:
        """Choose an entry of a menu."""
        self.hands.click(self.hands.look()["menus"][menu])
        seen = self.hands.until(lambda seen: entry in seen["popup"], f"{entry} in the menu {menu}")
        self.hands.click(seen["popup"][entry])
        self.hands.until(lambda seen: not seen["popup"], "the menu closed")

    def leave(self, seen: Seen) -> None:
        """By the button that goes on, or the cross."""
        name = next(name for name in (*ANSWERS, "Cancel") if called(seen["sheet_buttons"], name))
        self.press(name)
        self.hands.until(lambda now: now["sheet"] != seen["sheet"], f"{seen['sheet']} put away")

    def finish(self) -> None:
        """By the menu."""
        self.menu("Move", "Finish this deal at once")
        self.hands.until(lambda now: "finish_at_once" not in now["offers"] or now["sheet"], "the deal finished")

    def answer(self, seen: Seen) -> None:
        """Any button that is not marked already."""
        _, at, _ = self.random.choice([one for one in seen["asked"] if not one[2]] or seen["asked"])
        self.hands.click(at)

    def gather(self, seen: Seen) -> None:
        """A click on the cloth."""
        self.hands.click(seen["cloth"])
        self.hands.until(lambda now: now["entries"] > seen["entries"], "the trick gathered")

    def choose(self, seen: Seen) -> None:
        """A click on it."""
        self.hands.click(seen["choices"][0][1])
        self.hands.until(lambda now: now["choices"] != seen["choices"], f"an answer to {seen['choices'][0][0]}")

    def play(self, seen: Seen) -> str:
        """A click on the card."""
        card: str = self.random.choice(sorted(seen["cards"]))
        self.hands.click(seen["cards"][card])
        return card

    def new_table(self, game: str) -> None:
        """By the menu, a tile and a button."""
        self.menu("Game", "New table…")
        name = tile(game)
        self.press(name)
        self.hands.until(lambda seen: any(one[0] == name and one[2] for one in seen["sheet_buttons"]), f"{name} chosen")
        self.press("Sit down")
        self.hands.until(lambda seen: seen["game"] == game and not seen["sheet"], f"a table of {name}")

    def quit(self) -> None:
        """By the menu."""
        self.hands.click(self.hands.look()["menus"]["Game"])
        seen = self.hands.until(lambda seen: "Quit" in seen["popup"], "Quit in the menu")
        self.hands.click(seen["popup"]["Quit"])


class ByKeys(Player):
    """Has only the keyboard; the pointer lies on nothing."""

    def leave(self, seen: Seen) -> None:
        """Esc."""
        self.hands.key("Escape")
        self.hands.until(lambda now: now["sheet"] != seen["sheet"], f"{seen['sheet']} put away")

    def finish(self) -> None:
        """By its shortcut."""
        self.hands.key("ctrl+shift+e")
        self.hands.until(lambda now: "finish_at_once" not in now["offers"] or now["sheet"], "the deal finished")

    def answer(self, seen: Seen) -> None:
        """Arrows, and Enter."""
        for _ in range(self.random.randrange(4)):
            self.hands.key(self.random.choice(("Left", "Right", "Up", "Down")))
        if self.random.random() < 0.3:
            self.hands.key("Tab")
        self.hands.until(lambda now: not now["focus_fresh"], "time to look")
        self.hands.key("Return")

    def gather(self, seen: Seen) -> None:
        """Enter."""
        self.hands.key("Return")
        self.hands.until(lambda now: now["entries"] > seen["entries"], "the trick gathered")

    def choose(self, seen: Seen) -> None:
        """Enter, when it can have been seen."""
        self.hands.until(lambda now: not now["focus_fresh"], "time to look")
        self.hands.key("Return")
        self.hands.until(lambda now: now["choices"] != seen["choices"], f"an answer to {seen['choices'][0][0]}")

    def play(self, seen: Seen) -> str:
        """Arrows until the ring is on a card that may be played, and Enter."""
        for _ in range(1 + self.random.randrange(5)):
            self.hands.key(self.random.choice(("Left", "Right")))
        now = self.hands.until(lambda now: now["ring"], "the ring")
        assert now["ring"] in now["cards"], f"the ring is not on a card that may be played: {now}"
        self.hands.key("Return")
        return str(now["ring"])

    def new_table(self, game: str) -> None:
        """By its shortcut, arrows among the games, and Enter."""
        self.hands.key("ctrl+shift+n")
        name = tile(game)

        def chosen(seen: Seen) -> bool:
            return any(one[0] == name and one[2] for one in seen["sheet_buttons"])

        self.hands.until(lambda seen: seen["sheet"] == "New table" and seen["sheet_buttons"], "the sheet")
        for _ in range(20):
            seen = self.hands.look()
            if chosen(seen):
                break
            self.hands.key(self._way(seen["sheet_buttons"], name))
        self.hands.until(chosen, f"{name} chosen")
        self.hands.key("Return")
        self.hands.until(lambda seen: seen["game"] == game and not seen["sheet"], f"a table of {name}")

    def _way(self, buttons: list[list[Any]], name: str) -> str:
        """Return the arrow that leads from the tile that is chosen towards this one."""
        here = next(at for _, at, marked in buttons if marked)
        x, y = called(buttons, name) or here
        return ("Right" if x > here[0] else "Left") if x != here[0] else "Down" if y > here[1] else "Up"

    def quit(self) -> None:
        """By its shortcut."""
        self.hands.key("ctrl+q")


def play(home: Path, kind: Callable[[Hands, int], Player], games: tuple[str, ...], seed: int) -> str:
    """Play a session of each of these games, one table after the other; return what was done."""
    deals = rubbers = 0
    with opened(home, "--game", "english-dummy", gather="wait") as hands:
        hands.point(AWAY)
        player = kind(hands, seed)
        for number, game in enumerate(games):
            if number or game != "english-dummy":
                player.new_table(game)
            seen = player.play_session(BY_HAND)
            deals, rubbers = deals + seen["deals"], rubbers + seen["rubbers"]
            player.leave(seen)
            seen = hands.until(lambda seen: not seen["sheet"] and seen["choices"], "the table after the account")
            assert [one[0] for one in seen["choices"]] == ["Settlement", "Another table"] and seen["verdict"]
        player.quit()
        assert hands.ended() == 0, hands.complaints()
        made = f"{hands.clicks} clicks" if hands.clicks else f"{hands.keys} keys"
    return f"{len(games)} sessions, {rubbers} rubbers, {deals} deals, {player.cards} cards by hand: {made}"


def play_all(count: int, seed: int) -> str:
    """Play the sessions ``count`` times by pointer and by keyboard."""
    skipped = left_out()
    if skipped:
        return skipped
    told = []
    with TemporaryDirectory(prefix="onscreen-") as folder:
        for number in range(count):
            told.append("pointer: " + play(Path(folder) / f"pointer-{number}", ByPointer, BY_POINTER, seed + number))
            told.append("keyboard: " + play(Path(folder) / f"keys-{number}", ByKeys, BY_KEYS, seed + number))
    return "; ".join(told)


ONSCREEN = Section("onscreen", "times, sessions in a real window by pointer and by keyboard", 1, play_all)
