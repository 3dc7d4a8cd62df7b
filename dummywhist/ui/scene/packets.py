"""Which tricks have been quitted, before whom do they lie, and what is said of them?"""

from __future__ import annotations

from dummywhist.engine.knowledge.view import View
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
            # What was agreed by a claim is counted in the words; the tricks themselves were never played (DF-51).
            words = naming.packet_words(won + dict(view.agreed).get(side, 0), side)
            piles[naming.taker(side)] = PacketPile(side, won, words, may_look)
    return piles
