"""Which tricks have been quitted, before whom do they lie, and what is said of them (section 3.6)?"""

from __future__ import annotations

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import BidCount, Count
from dummywhist.ui.scene.laws import needed, rules_of, target
from dummywhist.ui.scene.layout.types import Place
from dummywhist.ui.scene.parts import PacketPile
from dummywhist.ui.scene.standing import Naming


def packets(view: View, naming: Naming) -> dict[Place, PacketPile]:
    """Return the quitted tricks of each side before its taker: at the bottom for that side, else before its person."""
    piles: dict[Place, PacketPile] = {}
    last = view.last_trick
    for side in view.layout.sides:
        won = sum(1 for trick in view.played if view.layout.side[trick.winner] == side)
        if won:
            may_look = last is not None and view.layout.side[last.winner] == side
            piles[naming.taker(side)] = PacketPile(side, won, _words(view, naming, side, won), may_look)
    return piles


def _words(view: View, naming: Naming, side: Side, won: int) -> str:
    phrase, rule = naming.phrase, rules_of(view).count
    aim = target(view, side)
    if aim is not None:
        return phrase("packets.target", count=won, of=aim)
    promised = needed(view)
    if promised is not None and view.contract is not None:
        if view.layout.side[view.layout.own_seat(view.contract.declarer)] == side:
            books = isinstance(rule, BidCount)
            return phrase("packets.books_of" if books else "packets.tricks_of", count=won, of=promised)
        if isinstance(rule, BidCount):
            return phrase("packets.book" if won == 1 else "packets.books", count=won)
    if isinstance(rule, Count) and rule.odd_only and won > rule.book:
        return phrase("packets.the_odd", count=won)
    return naming.packet_words(won)
