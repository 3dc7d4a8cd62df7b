"""How are the deals written for a spreadsheet? A row a deal, by RFC 4180; text that looks like a formula is none."""

import csv
import io
from collections.abc import Iterable
from typing import Final

from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.notation import suit_text
from dummywhist.engine.cards.seat import SEATS, seat_text
from dummywhist.engine.statistics.averages import Average
from dummywhist.engine.statistics.figures import Averaging
from dummywhist.engine.statistics.store import Row

HEADS: Final = (
    "date", "record", "deal", "game", "rules", "role", "company", "dealer", "trump", "took", "held", "average", "own",
    "partner", "gifts", "lay", "own_points", "choices", "se", "help", "policy", "computer", "points", "held_points",
    "average_points", "calls_points", "cards_points", "partner_points", "gifts_points", "lay_points",
)  # fmt: skip
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
PLACES: Final = 9
"""As exact as the split is."""


def csv_text(rows: Iterable[Row], averaging: Averaging) -> str:
    """Return the rows as a table; cells of what is not counted, or has no split, are empty."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(HEADS)
    known: dict[tuple[str, str, str], Average | None] = {}
    for row in rows:
        key = row.game, row.rules, row.role
        if key not in known:
            known[key] = averaging(*key)
        writer.writerow(_cells(row, known[key]))
    return written.getvalue()


def _cells(row: Row, average: Average | None) -> list[str]:
    part = row.part
    trump = "N" if row.trump is None else suit_text(SUITS[row.trump])
    cells = [
        row.started, _text(row.record), str(row.number + 1), row.game, _text(row.rules), row.role, _text(row.company),
        seat_text(SEATS[row.dealer]), trump, str(row.took),
    ]  # fmt: skip
    mean = "" if average is None else _figure(average.mean)
    if part is None:
        return [*cells, "", mean, *[""] * 7, row.help, *[""] * 10]
    held = "" if part.held is None else str(part.held)
    tricks = (part.own, part.partner, part.gifts, part.lay)
    points: list[str] = [""] * 8
    if part.split is not None:
        one = part.split
        figures = (one.made, one.held, one.average, one.calls, one.own, one.partner, one.gifts, one.lay)
        points = ["" if figure is None else _figure(figure) for figure in figures]
    return [
        *cells, held, mean, *("" if one is None else _figure(one) for one in tricks), _figure(-part.points),
        str(part.choices), _figure(part.error), row.help, _text(row.policy),
        "" if part.computer is None else str(part.computer), *points,
    ]  # fmt: skip


def _text(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text


def _figure(number: float) -> str:
    text = f"{round(number, PLACES) + 0.0:.{PLACES}f}".rstrip("0").rstrip(".")
    return text or "0"
