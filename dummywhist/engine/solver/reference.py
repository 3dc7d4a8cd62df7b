"""How many tricks, slowly? Every line of play is searched: the oracle of the fast kernel, and its substitute."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.solver.position import Position, after_card, winner_of


class OutOfNodes(Exception):
    """So many positions were to be looked at and no more."""


class Count:
    """The different positions looked at, which are the nodes here; `OutOfNodes` when there would be over ``limit``."""

    def __init__(self, limit: int | None = None) -> None:
        self.nodes = 0
        self._limit = limit

    def one(self) -> None:
        """Count a position."""
        if self.nodes == self._limit:
            raise OutOfNodes
        self.nodes += 1


def tricks(position: Position, count: Count | None = None) -> int:
    """Return the tricks that the side of ``position`` makes in what is still to be played, with best play."""
    return _tricks(position, {}, count or Count())


def cards(position: Position, count: Count | None = None) -> dict[Card, int]:
    """Return for every card that may be played the tricks that the side of the hand on turn still makes."""
    known: dict[Position, int] = {}
    count = count or Count()
    left, ours = position.tricks, position.counts(position.on_turn)
    found = {}
    for card in position.legal():
        value = _after(position, card, known, count)
        found[card] = value if ours else left - value
    return found


def _tricks(position: Position, known: dict[Position, int], count: Count) -> int:
    value = known.get(position)
    if value is None:
        count.one()
        values = [_after(position, card, known, count) for card in position.legal()]
        value = known[position] = max(values) if position.counts(position.on_turn) else min(values)
    return value


def _after(position: Position, card: Card, known: dict[Position, int], count: Count) -> int:
    won = 0
    if len(position.trick) + 1 == len(position.hands):
        winner = (position.leader + winner_of(position.ranked, (*position.trick, card))) % len(position.hands)
        won = 1 if position.counts(winner) else 0
    after = after_card(position, card)
    return won if after is None else won + _tricks(after, known, count)
