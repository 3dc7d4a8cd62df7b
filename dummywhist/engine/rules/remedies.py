"""What may be demanded for which offence? One table for all codes of law and all games; the first row that fits holds.

`docs/rules/remedies.md` is made from it: `python -m tools.remedies`.
"""

from functools import cache
from typing import Final

from dummywhist.engine.rules.parts import Code
from dummywhist.engine.values import Enum, NamedTuple


class Offence(Enum):
    """What was done wrong."""

    LED = "led"
    """A lead when the other side had it."""
    LED_FOR_PARTNER = "led_for_partner"
    """A lead when the hand across had it."""
    FOURTH_EARLY = "fourth_early"
    """The fourth hand played before the second, and the third has not played (W-TURN-2)."""
    ATTENTION = "attention"
    """Attention was drawn to the trick before the partner has played (W-QUIT-6)."""
    LOOKED = "looked"
    """A quitted trick was looked at where none may be seen again (W-QUIT-4)."""
    CORRECTED = "corrected"
    REVOKE = "revoke"
    EXPOSED = "exposed"
    TWO = "two"
    CLAIM = "claim"
    WINNERS = "winners"
    """Winning cards played one after another without waiting for partner (W-EXP-7)."""
    NAMED = "named"
    FORGOTTEN = "forgotten"


class Whose(Enum):
    """Whose hand it was done from."""

    ANY = "any"
    DUMMY = "dummy"
    DUMMYS_PLAYER = "dummys_player"


class Row(NamedTuple):
    """What may be demanded: ``remedies``, any one of them, for ``offence`` by hands of ``whose`` kind.

    ``codes``: under which codes, and ``games``: in which games; all where none is named. ``late``: those remedies that
    only the left-hand adversary may demand, of the second or third hand, if he has played (W-AWL-4); the card may be
    called besides (DW-REV-2).
    ``void``: those that take the place of the others when the hand has none of the suit led (W-AWL-10).
    ``thrown``: those that are added when a hand is laid open before the partner has played to the trick (DW-EXP-2).
    """

    offence: Offence
    remedies: tuple[str, ...]
    ids: tuple[str, ...]
    codes: tuple[Code, ...] = ()
    games: tuple[str, ...] = ()
    whose: Whose = Whose.ANY
    late: tuple[str, ...] = ()
    void: tuple[str, ...] = ()
    thrown: tuple[str, ...] = ()


CARD: Final = "card"
"""What was shown may be called (W-PEN-1)."""
SUIT: Final = "suit"
"""A suit may be called when he or his partner next leads (W-PEN-2)."""
CHOOSE: Final = "choose"
"""The adversaries say which of two cards is the play; else he says so himself who played them (W-EXP-4, MO-53)."""
PARTNER: Final = "partner"
"""The partner's cards may be called (W-AWL-12)."""
TRICK: Final = "trick"
"""The partner must win one of the tricks that were played to too soon (W-EXP-7)."""
OF_TRUMPS: Final = ("highest-trump", "lowest-trump")
AMERICAN: Final = (Code.AWL_1893, Code.AWL_DUPLICATE)
BY_CHOICE: Final = ("tricks", "deduct", "add")
MORT: Final = ("mort-3", "mort-4")
ROWS: Final = (
    Row(Offence.LED, (), ("ED-56",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.LED, (), ("ED-56",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.LED, (), ("DF-39",), games=("double-dummy",)),
    Row(Offence.LED, (), ("MO-55",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.LED, (), ("MO-55",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.LED, ("suit",), ("W-AWL-9", "DW-LOT-1"), AMERICAN),
    Row(Offence.LED, ("card", "suit"), ("W-LEAD-1", "ED-59"), games=("english-dummy",)),
    Row(Offence.LED, ("card", "suit"), ("W-LEAD-1", "MO-56"), games=MORT),
    Row(Offence.LED, ("card", "suit"), ("W-LEAD-1",)),
    Row(Offence.LED_FOR_PARTNER, ("suit",), ("ED-55",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.LED_FOR_PARTNER, ("suit",), ("ED-55",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.LED_FOR_PARTNER, ("suit",), ("DF-38",), games=("double-dummy",)),
    Row(Offence.LED_FOR_PARTNER, ("stand",), ("MO-55",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.LED_FOR_PARTNER, ("stand",), ("MO-55",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.LED_FOR_PARTNER, ("suit",), ("W-AWL-9", "DW-LOT-2"), AMERICAN),
    Row(Offence.LED_FOR_PARTNER, ("card", "suit"), ("W-LEAD-2", "ED-59"), games=("english-dummy",)),
    Row(Offence.LED_FOR_PARTNER, ("card", "suit"), ("W-LEAD-2", "MO-56"), games=MORT),
    Row(Offence.LED_FOR_PARTNER, ("card", "suit"), ("W-LEAD-2",)),
    Row(Offence.FOURTH_EARLY, (), ("ED-60",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.FOURTH_EARLY, (), ("ED-60",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.FOURTH_EARLY, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.FOURTH_EARLY, (), ("MO-53",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.FOURTH_EARLY, (), ("MO-53",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.FOURTH_EARLY, ("highest", "lowest", "trump", "plain"), ("W-AWL-10", "DW-POT-1"), AMERICAN,
        void=("trump", "plain")),
    Row(Offence.FOURTH_EARLY, ("win", "lose"), ("W-TURN-2", "ED-60"), games=("english-dummy",)),
    Row(Offence.FOURTH_EARLY, ("win", "lose"), ("W-TURN-2", "MO-54"), games=MORT),
    Row(Offence.FOURTH_EARLY, ("win", "lose"), ("W-TURN-2",)),
    Row(Offence.ATTENTION, (), ("ED-43",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.ATTENTION, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.ATTENTION, (), ("MO-53",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.ATTENTION, ("highest", "lowest", "trump", "plain"), ("W-AWL-11", "DW-MISC-1"), AMERICAN,
        void=("trump", "plain")),
    Row(Offence.ATTENTION, ("highest", "lowest", "win", "lose"), ("W-QUIT-6", "MO-54"), games=MORT),
    Row(Offence.ATTENTION, ("highest", "lowest", "win", "lose"), ("W-QUIT-6",)),
    Row(Offence.LOOKED, (SUIT,), ("W-AWL-17", "DW-PLAY-2"), AMERICAN),
    Row(Offence.LOOKED, (SUIT,), ("ED-62", "W-QUIT-4"), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.LOOKED, (SUIT,), ("W-QUIT-4", "ED-62"), games=("english-dummy",)),
    Row(Offence.LOOKED, (SUIT,), ("W-QUIT-4", "DF-30"), games=("double-dummy",)),
    Row(Offence.LOOKED, (SUIT,), ("W-QUIT-4", "MO-50"), games=MORT),
    Row(Offence.LOOKED, (SUIT,), ("W-QUIT-4", "CW-21")),
    Row(Offence.CORRECTED, (), ("ED-50",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.CORRECTED, (), ("MO-60",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.CORRECTED, (), ("DF-36", "DF-35"), games=("double-dummy",)),
    Row(Offence.CORRECTED, (), ("BD-66",), (Code.BID_WHIST,)),
    Row(Offence.CORRECTED, (), ("SD-33",), (Code.BRIDGE,)),
    Row(Offence.CORRECTED, ("highest", "lowest"), ("W-REV-4", "ED-53"), games=("english-dummy",),
        whose=Whose.DUMMYS_PLAYER),
    Row(Offence.CORRECTED, ("highest", "lowest"), ("W-REV-4", "MO-61", "MO-53"), games=MORT,
        whose=Whose.DUMMYS_PLAYER),
    Row(Offence.CORRECTED, ("card", "highest", "lowest"), ("W-AWL-4", "DW-REV-2"), (Code.AWL_DUPLICATE,),
        late=("highest", "lowest")),
    Row(Offence.CORRECTED, ("card",), ("W-AWL-4",), (Code.AWL_1893,)),
    Row(Offence.CORRECTED, ("card", "highest", "lowest"), ("W-REV-4",)),
    Row(Offence.REVOKE, (), ("ED-50",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.REVOKE, (), ("MO-60",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.REVOKE, (), ("DF-36",), games=("double-dummy",), whose=Whose.DUMMY),
    Row(Offence.REVOKE, (), ("SD-33",), (Code.BRIDGE,), whose=Whose.DUMMY),
    Row(Offence.REVOKE, (), ("BD-67",), (Code.BID_WHIST,), whose=Whose.DUMMY),
    Row(Offence.REVOKE, ("tricks",), ("SD-33",), (Code.BRIDGE,)),
    Row(Offence.REVOKE, ("tricks",), ("BD-63", "BD-64"), (Code.BID_WHIST,)),
    Row(Offence.REVOKE, ("tricks",), ("W-AWL-5", "DW-REV-3", "CW-23"), (Code.AWL_DUPLICATE,)),
    Row(Offence.REVOKE, ("tricks",), ("W-AWL-5", "CW-23"), (Code.AWL_1893,)),
    Row(Offence.REVOKE, BY_CHOICE, ("ED-51",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.REVOKE, BY_CHOICE, ("ED-52",), games=("english-dummy",)),
    Row(Offence.REVOKE, BY_CHOICE, ("DF-37",), games=("double-dummy",)),
    Row(Offence.REVOKE, BY_CHOICE, ("MO-61", "MO-63", "MO-64"), games=MORT),
    Row(Offence.REVOKE, BY_CHOICE, ("HW-13",), games=("humbug",)),
    Row(Offence.REVOKE, ("tricks",), ("DD-14",), games=("double-dummy-dead",)),
    Row(Offence.REVOKE, ("tricks",), ("TO-9",), games=("thirteen",)),
    Row(Offence.REVOKE, ("tricks",), ("W-REV-9",), games=("three-handed",)),
    Row(Offence.REVOKE, BY_CHOICE, ("W-REV-9", "CW-23")),
    Row(Offence.EXPOSED, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.EXPOSED, (), ("ED-53",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.EXPOSED, (), ("MO-53",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.EXPOSED, (CARD,), ("ED-54", "W-EXP-1"), games=("english-dummy",)),
    Row(Offence.EXPOSED, (CARD,), ("MO-54", "W-EXP-1"), games=MORT),
    Row(Offence.EXPOSED, (CARD, PARTNER), ("W-AWL-8", "DW-EXP-1", "DW-EXP-2"), (Code.AWL_DUPLICATE,),
        thrown=(PARTNER,)),
    Row(Offence.EXPOSED, (CARD,), ("W-AWL-8",), (Code.AWL_1893,)),
    Row(Offence.EXPOSED, (CARD,), ("W-EXP-1", "W-EXP-2", "CW-22")),
    Row(Offence.TWO, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.TWO, (), ("ED-53",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.TWO, (), ("ED-53",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.TWO, (CHOOSE,), ("MO-53",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.TWO, (CHOOSE,), ("MO-53",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.TWO, (CHOOSE, CARD), ("ED-54", "W-EXP-4"), games=("english-dummy",)),
    Row(Offence.TWO, (CHOOSE, CARD), ("MO-54", "W-EXP-4"), games=MORT),
    Row(Offence.TWO, (CHOOSE, CARD), ("W-EXP-4", "CW-22")),
    Row(Offence.WINNERS, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.WINNERS, (), ("ED-53",), games=("english-dummy",), whose=Whose.DUMMY),
    Row(Offence.WINNERS, (), ("ED-53",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.WINNERS, (), ("MO-53",), games=MORT, whose=Whose.DUMMY),
    Row(Offence.WINNERS, (), ("MO-53",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.WINNERS, (TRICK, CARD), ("W-AWL-15", "DW-MISC-5"), AMERICAN),
    Row(Offence.WINNERS, (TRICK, CARD), ("ED-54", "W-EXP-7"), games=("english-dummy",)),
    Row(Offence.WINNERS, (TRICK, CARD), ("MO-54", "W-EXP-7"), games=MORT),
    Row(Offence.WINNERS, (TRICK, CARD), ("W-EXP-7", "CW-22")),
    Row(Offence.CLAIM, (), ("DF-52",), games=("double-dummy",)),
    Row(Offence.CLAIM, (), ("ED-43",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.CLAIM, (), ("MO-53",), games=MORT, whose=Whose.DUMMYS_PLAYER),
    Row(Offence.CLAIM, (PARTNER,), ("W-AWL-12", "DW-EXP-2"), AMERICAN),
    Row(Offence.CLAIM, (CARD,), ("W-CLAIM-2",)),
    Row(Offence.NAMED, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.NAMED, (), ("ED-62",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.NAMED, (PARTNER, *OF_TRUMPS), ("W-AWL-16", "DW-TR-4"), (Code.AWL_DUPLICATE,)),
    Row(Offence.NAMED, OF_TRUMPS, ("W-AWL-16",), (Code.AWL_1893,)),
    Row(Offence.NAMED, OF_TRUMPS, ("W-TRUMP-4",)),
    Row(Offence.FORGOTTEN, (), ("DF-35",), games=("double-dummy",)),
    Row(Offence.FORGOTTEN, (), ("ED-62",), games=("english-dummy",), whose=Whose.DUMMYS_PLAYER),
    Row(Offence.FORGOTTEN, OF_TRUMPS, ("DW-TR-4",), (Code.AWL_DUPLICATE,)),
    Row(Offence.FORGOTTEN, OF_TRUMPS, ("W-TRUMP-6",)),
)  # fmt: skip
"""Offence, remedies, laws, and under which codes, in which games, of whose hand; special rows stand before general."""


@cache
def row_of(offence: Offence, game: str, code: Code, whose: Whose) -> Row:
    """Return the row that holds for ``offence`` in ``game`` under ``code``, done from a hand of the kind ``whose``."""
    return next(
        row
        for row in ROWS
        if row.offence is offence
        and (not row.codes or code in row.codes)
        and (not row.games or game in row.games)
        and row.whose in (Whose.ANY, whose)
    )
