"""Can trays be played in a real window by the pointer alone: against another room, and twice at one table?

    python -m tests.ui.onscreen.trays [room | two | four] [SECONDS] [WIDTHxHEIGHT] [TRAYS]

DUMMYWHIST_LOOK may name a folder for pictures of the screen.

``room``: TRAYS, twelve if nothing is said, at normal speed against eight other tables of Strong; a person thinks
SECONDS over each card, and plays a tray once more at the end. It tells how far the other tables are when he has
finished, and how even the motion was while they played. ``two``, ``four``: so many persons at one screen play four
trays twice, with a curtain between them.
"""

import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create
from dummywhist.engine.rules.declare import Setting
from dummywhist.paths import Paths
from dummywhist.ui.desk.settings import load
from tests.sections import Section
from tests.ui.onscreen.hands import AWAY, Hands, Seen, has, left_out, missing, opened
from tests.ui.onscreen.sessions import ByPointer

NAMES: Final = ("Ruth", "Edith", "Max", "Ada")
GAME: Final = "duplicate-whist"
THINKS: Final = 1.5
"""How long a person thinks over a card, seconds: less than people do."""
SLOW_LOOK: Final = 0.2
SIZE: Final = "1366x768"
PATIENCE: Final = 240
"""A player of Strong may take so long where others use the processors, seconds."""
READY: Final = 1800
"""How long the last tray is waited for, seconds."""
AGAIN: Final = 5
"""Which tray is played once more."""


class Guest(ByPointer):
    """Plays trays by the pointer, with some time over each card; the curtain is lifted for each turn."""

    def __init__(self, hands: Hands, seed: int, thinks: float, name: str) -> None:
        super().__init__(hands, seed)
        self.thinks, self.name = thinks, name
        self.curtains = 0
        self._kept: set[str] = set()

    def keep(self, what: str) -> None:
        """Keep a picture, the first time."""
        if what not in self._kept:
            self._kept.add(what)
            self.hands.keep_picture(f"{self.name}-{what}")

    def _something(self, seen: Seen) -> bool:
        return bool(seen["law"]["curtain"]) or super()._something(seen)

    def _note(self, seen: Seen) -> None:
        if not seen["law"]["curtain"]:
            super()._note(seen)

    def _go_on(self, seen: Seen, by_hand: int) -> None:
        if seen["law"]["curtain"] and not seen["sheet"]:
            self.keep("curtain")
            self.curtains += 1
            self.hands.click(seen["law"]["curtain"])
            self.hands.until(lambda now: not now["law"]["curtain_words"], "the curtain lifted")
            return
        if seen["choices"] and seen["verdict"]:
            self.keep(f"counted-{seen['deals']}")
        super()._go_on(seen, by_hand)

    def play(self, seen: Seen) -> str:
        """Think, and click on a card."""
        time.sleep(self.thinks)
        if seen["played"] % 52 > 20:
            self.keep("play")
        return super().play(seen)


def sit_down(guest: Guest, door: str) -> None:
    """Sit down at a new table of Duplicate Whist with those who sat there last, through a door."""
    guest.menu("Game", "New table…")
    guest.press("Duplicate Whist")
    guest.press(door)
    guest.hands.until(lambda now: any(one[0] == door and one[2] for one in now["sheet_buttons"]), f"{door} chosen")
    guest.keep("door")
    guest.press("Sit down")
    guest.hands.until(lambda now: now["game"] == GAME and not now["sheet"] and now["deals"] == 0, "the new table")


def leave_table(home: Path, persons: int, level: str, **changes: Setting) -> None:
    """Leave a table of Duplicate Whist, at which so many persons sit."""
    people = [Person(name, "person" if at < persons else level) for at, name in enumerate(NAMES)]
    path = Paths.within(home).tables / f"{GAME}-2001-01-01-120000.dwr"
    create(path, new_record(GAME, changes, people)).close()
    settings, file, _ = load(Paths.within(home).settings)
    file.save(replace(settings, tables=(path.name,)))


def against_the_room(thinks: float, trays: int = 12, size: str = SIZE) -> str:
    """Play trays at normal speed against eight other tables of Strong."""
    with TemporaryDirectory(prefix="room-") as folder:
        home = Path(folder)
        leave_table(home, 1, "strong", trays=trays)
        with opened(home, size=size, level="strong", gather="pause") as hands:
            hands.point(AWAY)
            hands.pause, hands.patience = SLOW_LOOK, PATIENCE
            guest = Guest(hands, 1, thinks, f"room-{size}")
            sit_down(guest, "Other room")
            begun = time.monotonic()
            seen = guest.play_session(by_hand=99)
            took = time.monotonic() - begun
            room, frames = seen["match"]["room"], seen["match"]["frames"]
            print(f"{guest.cards} cards in {took:.0f} s; {room}; {_gaps(frames)}", file=sys.stderr, flush=True)
            assert room["trays"] == trays, room
            waited = _wait_for_all(hands, trays)
            ranks = hands.until(lambda now: len(now["match"]["ranks"]) > 9, "the ranking")["match"]["ranks"]
            assert (" of nine pairs, " in ranks[0] or " of 9, " in ranks[0]) and len(ranks) == 12, ranks
            guest.keep("ranking")
            play_again(guest, min(AGAIN, trays))
            return (
                f"{trays} trays, {guest.cards} cards by pointer in {took:.0f} s with {thinks} s over each; "
                f"then {room['ready']} of {room['trays']} trays were ready at all tables, {room['waiting']} plays of "
                f"{8 * trays} left, the last {waited:.0f} s later; {ranks[0]}; gaps between paints {_gaps(frames)}"
            )


def play_again(guest: Guest, tray: int) -> None:
    """Look up how a tray was played at the tables, and play it once more; the match is as it was then."""
    before = guest.hands.look()
    guest.hands.click(before["match"]["tray_rows"][tray - 1])
    guest.hands.until(lambda now: has(now["sheet_buttons"], "How they played it"), "the traveller")
    guest.keep("traveller")
    guest.press("How they played it")
    guest.hands.until(lambda now: has(now["sheet_buttons"], f"Back to tray {tray}"), "how it was played")
    guest.keep("how")
    guest.press("Play a tray again")
    guest.hands.until(lambda now: not now["sheet"] and not now["over"], "the tray again")
    cards = guest.cards
    while True:
        seen = guest.hands.until(guest._something, "something to do")
        if has(seen["choices"], "Back to the match"):
            break
        guest._go_on(seen, 99)
    assert guest.cards > cards
    guest.keep("again")
    guest.press("Back to the match", "choices")
    after = guest.hands.until(lambda now: now["over"], "the match")
    assert (after["entries"], after["deals"]) == (before["entries"], before["deals"]), after


def _wait_for_all(hands: Hands, trays: int) -> float:
    """Wait until all other tables have finished; return how long that took, seconds."""
    begun = time.monotonic()
    while hands.look()["match"]["room"]["ready"] < trays:
        assert time.monotonic() - begun < READY, "the other tables never finish"
        time.sleep(SLOW_LOOK)
    return time.monotonic() - begun


def _gaps(frames: dict[str, Any]) -> str:
    return ", ".join(f"{label}: {many} p95 {p95} ms worst {worst}" for label, (many, p95, worst) in frames.items())


def twice(persons: int, seed: int, size: str = SIZE) -> str:
    """Let so many persons play four trays twice at one table."""
    with TemporaryDirectory(prefix="twice-") as folder:
        home = Path(folder)
        leave_table(home, persons, "steady", trays=4)
        with opened(home, size=size, motion="fast", gather="pause") as hands:
            hands.point(AWAY)
            guest = Guest(hands, seed, 0.0, f"twice-{persons}-{size}")
            sit_down(guest, "One table, twice")
            seen = guest.play_session(by_hand=99)
            told = seen["match"]["ranks"]
            assert seen["deals"] == 8 and len(told) == 7, told
            assert "4 of 4 trays" in told[0], told[0]
            guest.keep("result")
            assert guest.curtains >= 8, guest.curtains
            return f"{persons} persons: 8 deals, {guest.cards} cards, {guest.curtains} curtains; {told[0]}"


def play_all(count: int, seed: int) -> str:
    """Do all of it ``count`` times."""
    skipped = left_out()
    return skipped or "; ".join(
        one for n in range(count) for one in (twice(2, seed + n), twice(4, seed + n), against_the_room(THINKS))
    )


def main(which: str = "", thinks: str = str(THINKS), size: str = SIZE, trays: str = "12") -> int:
    """Do one of them, or all; say how it went, or what is missing."""
    lack = missing()
    if lack:
        print(lack)
        return 1
    runs = {
        "room": lambda: against_the_room(float(thinks), int(trays), size),
        "two": lambda: twice(2, 1, size),
        "four": lambda: twice(4, 1, size),
    }
    for name in [which] if which else [*runs]:
        print(runs[name](), flush=True)
    return 0


TRAYS_ONSCREEN: Final = Section("trays-onscreen", "times, trays in a real window", 1, play_all)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
