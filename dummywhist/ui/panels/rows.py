"""What is a line of a score sheet, and what is said about it?"""

from __future__ import annotations

from typing import Literal

from dummywhist.engine.values import NamedTuple, dataclass

Kind = Literal["band", "line", "sum"]
Sums = tuple[tuple[str, str], ...]
"""How something is reckoned: labels and figures."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """One line of the ledger explained.

    ``story`` in words, ``counted`` the sum as labels and figures, ``rule`` the law in words and its ``ids`` in the
    rulebook; ``deal`` the ordinal of the deal it belongs to, ``trick`` one of its tricks (from 1) worth looking at.
    """

    title: str
    story: str
    counted: Sums
    rule: str
    ids: tuple[str, ...]
    deal: int | None = None
    trick: int | None = None


class Row(NamedTuple):
    """One row: a band with a title and a note, a line, or a sum in bold; ``cells`` are the figures by column."""

    kind: Kind
    first: str
    what: str
    cells: tuple[str, ...] = ()
    note: str = ""
    why: Explanation | None = None


class Page(NamedTuple):
    """One page: its name in the list of pages, the line under the title, the heads of the columns, the rows.

    ``first`` heads the first column; ``note`` stands at the foot.
    """

    name: str
    subtitle: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    first: str = ""
    note: str = ""
