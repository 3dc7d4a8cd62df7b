"""How does a level answer, and how right are the right cards? `python -m tests.partner_sins --level steady`.

`python -m tests.partner_sins check [--worlds N] [--belief] [--write]` solves every position again: a line for each that
is not what its file says; with `--belief` in worlds as master believes in them. `--write` puts the margins found into
the files.
"""

import argparse
import re
import sys
from collections.abc import Sequence

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.players.protocol import LEVELS
from tests.partner_sins.asking import answers
from tests.partner_sins.positions import BOTH, FOLDER, Position, positions
from tests.partner_sins.weighing import WORLDS, ahead, clearly_right, weighed


def ask(level: str, only: str) -> int:
    """Print the score of ``level`` and what it gets wrong; return 0 if nothing."""
    asked = [one for one in positions() if only in one.name and (level in one.levels or level not in BOTH)]
    found = answers(level, asked)
    wrong = [one for one in found if not one.right]
    for one in wrong:
        position = one.position
        print(f"{position.name} ({position.sin}): {' '.join(one.cards)}, not {' '.join(position.right)}")
        print(f"    {position.why}")
    print(f"{level}: {len(found) - len(wrong)} of {len(found)} right")
    return 1 if wrong else 0


def check(most: int, only: str, by_belief: bool, write: bool) -> int:
    """Print the positions whose cards are not right by the solver; return 0 if there is none."""
    failed = 0
    margins: dict[str, float] = {}
    asked = [position for position in positions() if only in position.name]
    for position, found in weighed(asked, most, by_belief):
        margins[position.name] = round(ahead(position, found.made), 2)
        if not clearly_right(position, found):
            failed += 1
            told = " ".join(f"{card_text(card)}:{worth:.2f}" for card, worth in sorted(found.made.items()))
            print(
                f"{position.name}: {' '.join(position.right)} by {margins[position.name]}; {told}; in points "
                f"{ahead(position, found.points):.3f}; {found.sure:.1f} standard errors"
            )
    if write:
        write_margins(margins)
    print(f"{len(asked) - failed} of {len(asked)} right; least margin {min(margins.values())}")
    return 1 if failed else 0


def write_margins(margins: dict[str, float]) -> None:
    """Put ``margins`` by name into the files."""
    for path in FOLDER.glob("*.toml"):
        name = ""
        lines = path.read_text(encoding="utf-8").splitlines()
        for at, line in enumerate(lines):
            told = re.fullmatch(r'name = "(.*)"', line)
            name = told[1] if told else name
            if line.startswith("margin = ") and name in margins:
                lines[at] = f"margin = {margins[name]}"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def classes(asked: Sequence[Position]) -> int:
    """Print how many positions there are of each class."""
    for sin in sorted({position.sin for position in asked}):
        print(f"{sum(1 for position in asked if position.sin == sin):4} {sin}")
    print(f"{len(asked):4} positions, {sum(1 for position in asked if position.sourced)} from books")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Do what is asked; return the exit status."""
    parser = argparse.ArgumentParser("python -m tests.partner_sins", description=__doc__)
    parser.add_argument("what", nargs="?", choices=("ask", "check", "classes"), default="ask")
    parser.add_argument("--level", choices=sorted(LEVELS), default="steady")
    parser.add_argument("--only", default="", metavar="TEXT", help="positions whose name has this in it")
    parser.add_argument("--worlds", type=int, default=WORLDS, metavar="N", help="worlds to each position of a check")
    parser.add_argument("--belief", action="store_true", help="worlds as master believes in them")
    parser.add_argument("--write", action="store_true", help="write the margins found into the files")
    wanted = parser.parse_args(argv)
    if wanted.what == "check":
        return check(wanted.worlds, wanted.only, wanted.belief, wanted.write)
    return ask(wanted.level, wanted.only) if wanted.what == "ask" else classes(positions())


if __name__ == "__main__":
    sys.exit(main())
