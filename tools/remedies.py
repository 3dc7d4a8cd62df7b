"""How is docs/rules/remedies.md made? From the table of remedies, with the words of each.

python -m tools.remedies           write the page
python -m tools.remedies --check   say whether it is what it must be; write nothing
"""

import sys
from pathlib import Path
from typing import Final

from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Code
from dummywhist.engine.rules.remedies import ROWS, Offence, Row, Whose

PAGE: Final = Path(__file__).resolve().parents[1] / "docs/rules/remedies.md"
HEAD: Final = """# What may be demanded for which offence

The laws of the table answer wrong cards where `follow = penalise`. This page is made from the table that the program
goes by (`python -m tools.remedies`): of the rows for an offence the first holds that fits the game, its code of laws
and the hand.

"""
OFFENCES: Final = {
    Offence.LED: "A lead out of turn, when the other side had it",
    Offence.LED_FOR_PARTNER: "A lead out of turn, when the hand across had it",
    Offence.FOURTH_EARLY: "The fourth hand played before the second, the third not yet",
    Offence.ATTENTION: "Attention drawn to the trick before the partner has played",
    Offence.LOOKED: "A quitted trick looked at where none may be seen again",
    Offence.CORRECTED: "A wrong card taken back in time",
    Offence.REVOKE: "An established revoke",
    Offence.EXPOSED: "A card dropped or shown, a hand thrown down",
    Offence.TWO: "Two cards played at once",
    Offence.CLAIM: "A claim that is refused",
    Offence.WINNERS: "Winning cards played one after another without waiting for partner",
    Offence.NAMED: "The turned card named after it was taken up",
    Offence.FORGOTTEN: "The turned card forgotten by the dealer",
}
CODES: Final = {
    Code.ENGLISH: "English",
    Code.AWL_1893: "American, 1893",
    Code.AWL_DUPLICATE: "American, duplicate",
    Code.PLAIN: "games without partners",
    Code.BID_WHIST: "bid whist",
    Code.BRIDGE: "bridge",
}
WHOSE: Final = {Whose.ANY: "any", Whose.DUMMY: "a dummy", Whose.DUMMYS_PLAYER: "who has a dummy"}
REMEDIES: Final = {
    "card": "the card may be called",
    "highest": "highest of the suit",
    "lowest": "lowest of the suit",
    "suit": "a suit may be called at the next lead",
    "stand": "the lead may stand",
    "win": "the trick must be won",
    "lose": "the trick must not be won",
    "trump": "a trump",
    "plain": "no trump",
    "tricks": "tricks taken",
    "deduct": "points off",
    "add": "points on",
    "trick": "the partner must win one of the tricks",
    "choose": "the adversaries say which card counts",
    "partner": "the partner answers for it",
    "highest-trump": "highest trump",
    "lowest-trump": "lowest trump",
}


def page() -> str:
    """Return the page as it must be."""
    return HEAD + "\n".join(_table(offence) for offence in Offence)


def _table(offence: Offence) -> str:
    lines = [f"## {OFFENCES[offence]}", "", "| code | games | hand | remedies | rules |", "|---|---|---|---|---|"]
    lines += [_line(row) for row in ROWS if row.offence is offence]
    return "\n".join([*lines, ""])


def _line(row: Row) -> str:
    codes = ", ".join(CODES[code] for code in row.codes) or "any"
    games = ", ".join(game_of(key).name for key in row.games) or "all"
    late = " (from the second or third hand, by the adversary on its left who has played)"
    void = " (where the hand has none of the suit led)"
    thrown = " (where a hand is laid open before the partner has played to the trick)"
    said = "; ".join(
        REMEDIES[remedy]
        + (late if remedy in row.late else "")
        + (void if remedy in row.void else "")
        + (thrown if remedy in row.thrown else "")
        for remedy in row.remedies
    )
    return f"| {codes} | {games} | {WHOSE[row.whose]} | {said or 'nothing'} | {', '.join(row.ids)} |"


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is current."""
    if "--check" in arguments:
        return int(PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
