"""Where did a side's tricks come from? What the deal held, what each lost, and how the cards lay: an exact sum.

With all hands seen a card of one's own side lowers what the side makes by its loss, one of the others raises it. What
of these losses could be known is the player's; the rest is how the cards lay. Where three play each for himself, the
others are taken to play together against him. In points it is the same sum of what the tricks are worth.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.layout import Layout, Player, Side, side_of
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.search.utility import Worth as Worths
from dummywhist.engine.players.search.utility import slope, worth_of
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.values import NamedTuple

EVEN: Final = 6.5
"""Tricks of a side in the average deal between two of two hands, of which each deals as often as the other."""
CHOSEN: Final = frozenset(("auction", "exchange", "discard", "name", "jokers", "reveal", "choose_dummy"))
"""Phases in which somebody decides before a card is played: of such a deal the split is in points only."""
NO_HONOURS: Final = (((EMPTY,) * 4, 1.0),)
Worth = Callable[[int], float]
Gift = Callable[[Judged, Player], Knowable | None]
"""What could be known of a card of somebody else, as what it gave to a player."""


class Split(NamedTuple):
    """Tricks, or points, of the side of one player: ``taken`` is the sum of all the others.

    ``held``: what the deal held for it with all hands seen. ``own``, ``partner``, ``others``: what was lost on what
    could be known by him (with his dummy), by a living partner, and by the others, whose losses are his gain. ``lay``:
    how the cards lay. ``claimed``: what a claim brought against best play.
    """

    held: float
    own: float
    partner: float
    others: float
    lay: float
    claimed: float
    taken: float

    @property
    def sum(self) -> float:
        """What the parts come to."""
        return self.held + self.own + self.partner + self.others + self.lay + self.claimed


def is_chosen(rules: Rules) -> bool:
    """Whether somebody decides before a card is played."""
    return not CHOSEN.isdisjoint(rules.phases)


def is_even(rules: Rules) -> bool:
    """Whether both sides of four hands deal equally often, and get the same cards on the average."""
    seats = rules.seats
    return (
        not is_chosen(rules) and len(seats.chairs) == len(SEATS) and rules.dealing.dummies_deal
        and sorted(seats.sides.values()) == ["EW", "EW", "NS", "NS"]
    )  # fmt: skip


def average(rules: Rules) -> float | None:
    """Return the tricks of a side in the average deal, where that follows from the game alone; None elsewhere."""
    return EVEN if is_even(rules) else None


def splits(found: Sequence[Judged], layout: Layout, result: DealResult) -> Mapping[Player, Split] | None:
    """Return the split of each player in tricks; None where there are not two sides, or the law took some.

    ``layout`` and ``result`` are those of the deal that was played and counted, ``found`` all its cards.
    """
    if len(layout.sides) != 2:
        return None
    told = {player: split(found, layout, result, player) for player in layout.players}
    return {player: one for player, one in told.items() if one is not None} or None


def split(
    found: Sequence[Judged], layout: Layout, result: DealResult, player: Player, worth: Worth = float,
    gift: Gift | None = None,
) -> Split | None:  # fmt: skip
    """Return the split of ``player`` by what so many tricks are ``worth``; None where the law took some.

    ``gift`` is needed where more than two sides play: what others' cards gave to him, on what they could know.
    """
    if not found or _by_law(found, result):
        return None
    mine = side_of(layout, player)
    whole = found[0].decision.position.tricks
    stood = _stood(found, layout, mine)
    own = partner = others = lay = 0.0
    for one, (before, after) in zip(found, stood, strict=True):
        seen = worth(before) - worth(after)
        ours = layout.side[one.decision.seat] == mine
        could = one.known
        if len(layout.sides) != 2 and not ours:
            assert gift is not None
            could = gift(one, player)
        if worth is float:
            known = _known(could, one)
        else:
            known = _known(could, one, worth if ours else lambda many: -worth(whole - many))
        if not ours:
            others += known
            lay += -seen - known
        else:
            lay -= seen - known
            if one.decision.player == player:
                own -= known
            else:
                partner -= known
    taken, last = worth(dict(result.tricks)[mine]), worth(stood[-1][1])
    return Split(worth(stood[0][0]), own, partner, others, lay, taken - last, taken)


def points_of(log: DealLog, found: Sequence[Judged], player: Player, *, honours: bool = True) -> Worth:
    """Return what so many tricks of the deal were worth to ``player`` at the score before it.

    With ``honours`` as they lay, or without any.
    """
    state = played(log, found[0].decision.at)
    seen = view(state, player)
    north, east, south, west = map(int, state.hands)
    worth = worth_of(seen, (north, east, south, west)) if honours else Worths(seen, NO_HONOURS)
    one = slope(log.setup.rules)
    return lambda tricks: worth.of(tricks) - one * tricks


def _known(known: Knowable | None, one: Judged, worth: Worth | None = None) -> float:
    """Return what a card cost on what could be known, in tricks or in ``worth``; nothing within the tolerance."""
    if known is None or known.loss <= known.tolerance:
        return 0.0
    if worth is None:
        return known.loss
    means = {
        card: sum(share * worth(tricks) for tricks, share in enumerate(spread) if share)
        for card, spread in known.spread.items()
    }
    return max(means.values()) - means[one.decision.card]


def _by_law(found: Sequence[Judged], result: DealResult) -> bool:
    """Whether tricks were moved by a penalty, or cards were played that no truth is told of."""
    last = found[-1].decision
    many = sum(len(trick.cards) for trick in last.view.played) + len(last.view.trick) + 1
    return many != len(found) or sum(dict(result.tricks).values()) != found[0].decision.position.tricks


def _stood(found: Sequence[Judged], layout: Layout, mine: Side) -> list[tuple[int, int]]:
    """Return what ``mine`` made in the whole deal with all hands seen, before and after each card."""
    whole = found[0].decision.position.tricks
    theirs = [one for one in found if layout.side[one.decision.seat] != mine]
    brought = {one.decision.at: one.seen for one in found}
    if len(layout.sides) != 2:
        brought |= _against(theirs, layout, mine)
    told = []
    for one in found:
        brings = brought[one.decision.at]
        before, after = max(brings.values()), brings[one.decision.card]
        ours = layout.side[one.decision.seat] == mine
        told.append((before, after) if ours else (whole - before, whole - after))
    return told


def _against(theirs: Sequence[Judged], layout: Layout, mine: Side) -> dict[int, Mapping[Card, int]]:
    """Return what each card of the others brings to all of them, if they play together against ``mine``."""
    counted = sum(1 << place for place, seat in enumerate(layout.chairs) if layout.side[seat] == mine)
    solved = Solver(MEMORY_MB).batch([replace(one.decision.position, side=counted) for one in theirs])
    told: dict[int, Mapping[Card, int]] = {}
    for one, answer in zip(theirs, solved, strict=True):
        won = sum(layout.side[trick.winner] != mine for trick in one.decision.view.played)
        made = answer.cards or {}
        told[one.decision.at] = {card: won + tricks for card, tricks in made.items() if card in one.seen}
    return told
