"""Which deals are those of the last evening, and which cards were the dearest in them?"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from dummywhist.engine.statistics.figures import Deal
from dummywhist.engine.statistics.parts import NO_CARD, CardRow
from dummywhist.engine.statistics.store import Row
from dummywhist.engine.values import NamedTuple

GAP: Final = timedelta(hours=4)
"""After so long without a table another evening begins."""


class Dear(NamedTuple):
    """A card that cost something: of which deal, in which ``trick`` from 1, after how many cards."""

    deal: Deal
    card: CardRow
    trick: int
    moment: int


def last_evening(rows: Sequence[Row], written: Mapping[str, datetime]) -> tuple[Row, ...]:
    """Return the rows of the last tables between which no gap of four hours lies; ``written``: their last entries.

    The rows are in the order in which the deals were played.
    """
    names: set[str] = set()
    begun: datetime | None = None
    tables = {row.record: datetime.fromisoformat(row.started) for row in rows}
    for name, started in sorted(tables.items(), key=lambda one: (one[1], one[0]), reverse=True):
        ended = max(started, written.get(name, started))
        if begun is not None and begun - ended > GAP:
            break
        names.add(name)
        begun = started if begun is None else min(begun, started)
    return tuple(row for row in rows if row.record in names)


def dearest(deals: Iterable[Deal], cards: Iterable[tuple[int, CardRow]], most: int = 3) -> tuple[Dear, ...]:
    """Return the cards of players that cost most, the dearest first; ``cards``: all judged cards of their deals."""
    of = {deal.row.deal: deal for deal in deals}
    by_deal: dict[int, list[CardRow]] = {}
    for deal, card in cards:
        if card.card == NO_CARD:
            continue
        by_deal.setdefault(deal, []).append(card)
    found: list[Dear] = []
    for deal, several in by_deal.items():
        if deal in of:
            hands = len({card.seat for card in several})
            for moment, card in enumerate(sorted(several)):
                if card.owner == of[deal].row.owner and card.k > 0:
                    found.append(Dear(of[deal], card, moment // hands + 1, moment))
    return tuple(sorted(found, key=lambda one: (-one.card.k, one.deal.row.deal, one.moment))[:most])
