"""Which tricks have been quitted, before whom do they lie, and what is said of them?"""

from __future__ import annotations

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.seats import AXES
from dummywhist.ui.scene.layout.types import Place
from dummywhist.ui.scene.lying import kept
from dummywhist.ui.scene.parts import PacketPile
from dummywhist.ui.scene.standing import Naming


def packets(view: View, naming: Naming) -> dict[Place, PacketPile]:
    """Return the quitted tricks of each side before its taker: at the bottom for that side, else before its person.

    None where each player keeps his cards before him (DW-PLAY-1).
    """
    piles: dict[Place, PacketPile] = {}
    last = view.last_trick
    for side in view.layout.sides if kept(view) is None else ():
        won = sum(1 for trick in view.played if view.layout.side[trick.winner] == side)
        won += naming.company.before.get(side, 0)
        if won:
            may_look = last is not None and view.layout.side[last.winner] == side
            # What was agreed by a claim is counted in the words; the tricks themselves were never played (DF-51).
            words = naming.packet_words(won + dict(view.agreed).get(side, 0), side)
            piles[naming.taker(side)] = PacketPile(side, won, words, may_look)
    return piles


def kept_words(view: View, naming: Naming) -> tuple[tuple[str, str], ...]:
    """Return how the cards kept before each player lie, in two lines: ``3 upright, yours``, ``2 lying, theirs``; each
    with what is said of it where there is less room.

    Upright are those of the tricks that North and South won (DW-PLAY-1); nothing before the first is quitted.
    """
    found = kept(view)
    if not found:
        return ()
    own = view.layout.side[naming.seats["bottom"]] == AXES[NORTH]
    lines = []
    for stands, how, yours in ((True, "upright", own), (False, "lying", not own)):
        whose, count = "yours" if yours else "theirs", found.count(stands)
        if count:
            words, short = (
                naming.phrase(f"kept.{how}_{whose}", count=count),
                naming.phrase(f"kept.short_{whose}", count=count),
            )
            lines.append((words, short))
    return tuple(lines)
