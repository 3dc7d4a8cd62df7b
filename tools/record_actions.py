"""Which actions does a record hold? Writes the table of docs/record-format.md from their declarations.

`python -m tools.record_actions` writes it anew; with `--check` it only says, by its exit code, whether it is as it
should be. Each row has the action's examples, who does it, and the docstring of its class.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.catalogue import BY_WORD

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "record-format.md"
BEGIN: Final = "<!-- actions: python -m tools.record_actions writes this table -->\n"
END: Final = "<!-- end of actions -->\n"
HEAD: Final = ("| action | by | what it is |", "|---|---|---|")


def row(action: type[Action]) -> str:
    """Return the row of one action; TypeError if its class says nothing."""
    if not action.__doc__:
        raise TypeError(f"{action.__name__} does not say what it is")
    examples = ", ".join(f"`{example}`" for example in action.declared.examples)
    return f"| {examples} | {action.declared.who} | {' '.join(action.__doc__.split())} |"


def table() -> str:
    """Return the table, between its marks."""
    rows = (row(action) for action in BY_WORD.values())
    return BEGIN + "".join(f"{line}\n" for line in (*HEAD, *rows)) + END


def written(page: str) -> str:
    """Return the text of ``page`` with the table as it should be; ValueError if its marks are not there once."""
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        raise ValueError(f"{PAGE.name} does not hold the marks of the table once")
    before, _, rest = page.partition(BEGIN)
    return before + table() + rest.partition(END)[2]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the table, or check it; return 0 if it is as it should be."""
    parser = argparse.ArgumentParser("python -m tools.record_actions", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    wanted = parser.parse_args(argv)
    page = PAGE.read_text(encoding="utf-8")
    right = written(page)
    if not wanted.check:
        PAGE.write_text(right, encoding="utf-8")
        return 0
    return int(page != right)


if __name__ == "__main__":
    sys.exit(main())
