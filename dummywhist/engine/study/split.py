"""Where did a side's tricks come from? What the deal held, what each lost, and how the cards lay: an exact sum.

With all hands seen a card of one's own side lowers what the side makes by its loss, one of the others raises it. What
of these losses could be known is the player's; the rest is how the cards lay.
"""

from collections.abc import Mapping, Sequence

from dummywhist.engine.deal.layout import Layout, Player, side_of
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.values import NamedTuple


class Split(NamedTuple):
    """Tricks of the side of one player: ``taken`` is the sum of all the others.

    ``held``: what the deal held for it with all hands seen. ``own``, ``partner``, ``others``: what was lost on what
    could be known by him (with his dummy), by a living partner, and by the others, whose losses are his gain. ``lay``:
    how the cards lay. ``claimed``: what a claim brought against best play.
    """

    held: int
    own: float
    partner: float
    others: float
    lay: float
    claimed: int
    taken: int

    @property
    def sum(self) -> float:
        """What the parts come to."""
        return self.held + self.own + self.partner + self.others + self.lay + self.claimed


def splits(found: Sequence[Judged], layout: Layout, result: DealResult) -> Mapping[Player, Split] | None:
    """Return the split of each player; None where it is not in tricks of two sides, or the law took some.

    ``layout`` and ``result`` are those of the deal that was played and counted, ``found`` all its cards.
    """
    if len(layout.sides) != 2 or not found or _by_law(found, result):
        return None
    return {player: _split(found, layout, result, player) for player in layout.players}


def _by_law(found: Sequence[Judged], result: DealResult) -> bool:
    """Whether tricks were moved by a penalty, or cards were played that no truth is told of."""
    last = found[-1].decision
    played = sum(len(trick.cards) for trick in last.view.played) + len(last.view.trick) + 1
    return played != len(found) or sum(dict(result.tricks).values()) != found[0].decision.position.tricks


def _split(found: Sequence[Judged], layout: Layout, result: DealResult, player: Player) -> Split:
    mine = side_of(layout, player)
    whole = found[0].decision.position.tricks

    def ours(one: Judged, tricks: int) -> int:
        return tricks if layout.side[one.decision.seat] == mine else whole - tricks

    held = ours(found[0], max(found[0].seen.values()))
    own = partner = others = lay = 0.0
    for one in found:
        seen, known = one.seen_loss, one.known_loss
        if layout.side[one.decision.seat] != mine:
            others += known
            lay += seen - known
        else:
            lay -= seen - known
            if one.decision.player == player:
                own -= known
            else:
                partner -= known
    last = found[-1]
    taken = dict(result.tricks)[mine]
    claimed = taken - ours(last, last.seen[last.decision.card])
    return Split(held, own, partner, others, lay, claimed, taken)
