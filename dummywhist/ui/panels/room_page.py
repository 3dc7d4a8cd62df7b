"""What is kept of a match against the other room, for a browser? Ranking, trays, travellers."""

from collections.abc import Sequence
from html import escape

from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.duplicate.other_room import compared, ranked
from dummywhist.engine.duplicate.result import Side
from dummywhist.ui.panels.paper import head_of, page_of, table_of
from dummywhist.ui.panels.ranking_sheet import PlayedTold, RoomTold
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.deal_told import short_hand
from dummywhist.ui.words.levels import kind_words
from dummywhist.ui.words.other_room import (
    POSITIONS,
    SIDES,
    average_words,
    chance_words,
    finished_words,
    place_words,
    signed,
    standing_words,
    turned_words,
)


def room_page(told: RoomTold, title: str) -> str:
    """Return all that the ranking shows and its travellers as a page, whole in itself and without a script."""
    return page_of(title, head_of(title, "") + "".join(_line(told, side, names) for side, names in told.pairs))


def _line(told: RoomTold, side: Side, names: str) -> str:
    """The ranking of one direction, and what its pairs made of each tray."""
    trays = [played.tray for played in told.trays]
    found, called = compared(trays, side), _called(told, names)
    said = [] if found is None else [f"{standing_words(found)}."]
    if found is not None and found.chance is not None:
        said.append(chance_words(found.chance))
    rows = [
        (place_words(rank.place, rank.shared), called[rank.table], str(rank.tricks), signed(float(rank.plus)))
        for rank in ranked(trays, side)
    ]
    head = f"<h2>{escape(names)}</h2><p>{escape(' '.join(said))}</p>"
    table = table_of(("", tr(SIDES[side]), tr("Tricks"), "±"), rows, wide=1)
    return head + table + "".join(_traveller(played, side, called) for played in told.trays)


def _traveller(played: PlayedTold, side: Side, called: Sequence[str]) -> str:
    tray = played.tray
    rows = []
    for name, made in zip(called, (tray.own_of(side), *tray.made_of(side)), strict=False):
        if made is not None:
            rows.append((name, str(made), signed(float(made - tray.average_of(side)))))
    rows.append((tr("Average"), average_words(tray, side), ""))
    said = [turned_words(played.seen)] + ([] if tray.complete else [finished_words(tray)])
    dealt = played.seen.dealt or ()
    hands = "".join(f"<br>{escape(tr(POSITIONS[seat]))}: {escape(short_hand(dealt[seat]))}" for seat in SEATS if dealt)
    head = f"<h3>{escape(tr('Tray {tray}', tray=played.number))}</h3><p>{escape(' '.join(said))}{hands}</p>"
    return head + table_of((tr(SIDES[side]), tr("Tricks"), "±"), rows, wide=0)


def _called(told: RoomTold, names: str) -> list[str]:
    """What is at each table, the own one first."""
    others = max((len(played.tray.others) for played in told.trays), default=0)
    level = kind_words(told.level)
    return [names, *(tr("Table {number}: {level}", number=number, level=level) for number in range(2, others + 2))]
