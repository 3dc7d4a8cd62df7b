"""The rows of the law table among persons who share one laptop: who gets it, what is asked of him, what the others see.

Each is a row of `law_rows_a` or `law_rows_b` whose computers are persons. Until the curtain is lifted nothing is asked
and no card is seen but dummy's and those that lie open.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from tests.ui.onscreen import law_rows_a, law_rows_b
from tests.ui.onscreen.hands import Seen
from tests.ui.onscreen.law_rows import Guest, Row
from tests.ui.onscreen.law_rows_b import lift

PUBLIC: Final = ("dummy", "called")
"""Slots of cards that all may see, also before the curtain is lifted."""
CHOOSES: Final = "Chooses a remedy"
PENALTY: Final = "Chooses the penalty"


class Ask(NamedTuple):
    """Who has the laptop, what is asked of him and by which law, what stands on his plate, and what he presses."""

    whose: str
    starts: str
    rule: str
    press: str
    role: str = ""
    notice: bool = False


class Ends(NamedTuple):
    """Who has the laptop in the end, and what his prompt says."""

    whose: str
    prompt: str


def _handed(guest: Guest, whose: str) -> None:
    """The laptop goes to ``whose``: nothing is asked and no card is seen before he lifts the curtain."""
    seen = guest.until(lambda seen: seen["law"]["curtain_words"], f"the curtain before {whose}")
    law = seen["law"]
    assert law["bar"] is None and law["notice"] is None and not law["prompt"], law
    closed = [face for face in law["faces"] if face.split()[0] not in PUBLIC]
    assert not closed, f"row {guest.row}: {closed} are seen through the curtain before {whose}"
    guest.picture("curtain")
    lift(guest, whose)


def _has_it(seen: Seen, whose: str) -> bool:
    return bool(seen["law"]["plates"]["bottom"][0] == whose) and not seen["law"]["curtain_words"]


def shared(*asks: Ask, ends: Ends | None = None) -> Callable[[Guest], None]:
    """Return what is done in a row: each is asked behind the curtain, unless he has the laptop already."""

    def run(guest: Guest) -> None:
        holder = ""
        for ask in asks:
            if ask.whose != holder:
                _handed(guest, ask.whose)
                holder = ask.whose
            seen = (guest.notice if ask.notice else guest.bar)(ask.starts, None, ask.rule)
            assert _has_it(seen, ask.whose), seen["law"]["plates"]
            assert not ask.role or seen["law"]["plates"]["bottom"][1] == ask.role, seen["law"]["plates"]
            guest.answer(ask.press)
        if ends is not None:
            if ends.whose != holder:
                _handed(guest, ends.whose)
            seen = guest.until(lambda seen: ends.prompt in seen["law"]["prompt"], ends.prompt)
            assert _has_it(seen, ends.whose), seen["law"]["plates"]
            assert any(face.startswith("hand ") for face in seen["law"]["faces"]), "his own cards are not seen"
            guest.picture("end")

    return run


def _of(name: str) -> Row:
    return next(row for row in (*law_rows_a.ROWS, *law_rows_b.ROWS) if row.name == name)


def people(name: str, *asks: Ask, ends: Ends | None = None) -> Row:
    """Return a row whose computers are persons."""
    return _of(name).among_people()._replace(name=f"{name}-people", run=shared(*asks, ends=ends), passes=False)


LEAVE: Final = "Leave it to be called"
ROWS: Final = (
    people("01-note", Ask("Max", "You hold hearts.", "W-REV-2", "Take it back", "Renounced", notice=True),
           Ask("Ruth", "Max took back the four of spades.", "W-REV-4", LEAVE, CHOOSES),
           ends=Ends("Max", "Max’s turn: follow hearts")),
    people("04-leave", Ask("Ruth", "Max took back the four of spades.", "W-REV-4", "Call the highest heart", CHOOSES),
           ends=Ends("Max", "Max’s turn")),
    people("05-later", Ask("Ruth", "Edith took back the three of spades.", "W-REV-4", "Call the lowest heart", CHOOSES),
           ends=Ends("Edith", "Edith’s turn")),
    people("06-two", Ask("Ruth", "Max played two cards.", "W-EXP-4", "The seven of spades"),
           ends=Ends("Ruth", "Ruth’s turn")),
    people("07-call", Ask("Ruth", "Max is to play.", "W-EXP-2", "Call the seven of spades"),
           ends=Ends("Max", "Max’s lead")),
    people("08-lead", Ask("Ruth", "Max led the seven of spades. Ruth has the lead.", "W-LEAD-1", LEAVE, CHOOSES),
           ends=Ends("Ruth", "Ruth’s lead")),
    people("09-partner", Ask("Ruth", "Edith should have led.", "W-LEAD-2", LEAVE, CHOOSES),
           ends=Ends("Edith", "Edith’s lead")),
    people("16-looked", Ask("Ruth", "Edith leads, and looked at a quitted trick.", "W-QUIT-4", "Spades", CHOOSES),
           ends=Ends("Edith", "Spades are called: lead one")),
    people("22a-two", Ask("Ruth", "Proved: Edith revoked in trick ", "ED-52", "Take three tricks", PENALTY),
           Ask("Ruth", "Proved: Max revoked in trick ", "ED-52", "Three points on", PENALTY)),
    people("23-false", Ask("Ruth", "The play is over.", "W-REV-6", "Go on to the count"),
           Ask("Edith", "The play is over.", "W-REV-6", "Go on to the count")),
    people("26-both", Ask("Ruth", "Proved: Edith revoked in trick ", "ED-52", "Take three tricks", PENALTY),
           Ask("Edith", "Proved: Ruth revoked in trick ", "ED-51", "Three points on", PENALTY)),
    people("28-renege", Ask("Max", "The play is over.", "BD-66", "Go on to the count"),
           Ask("Edith", "The play is over.", "BD-66", "Go on to the count")),
)  # fmt: skip
