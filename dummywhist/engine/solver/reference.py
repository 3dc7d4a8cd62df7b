"""How many tricks, slowly? Every line of play is looked at: the judge of the fast kernel, and its stand-in."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.solver.position import Position, after_card, winner_of


def tricks(position: Position) -> int:
    """Return the tricks that the side of ``position`` makes in what is still to be played, if nobody errs."""
    return _tricks(position, {})


def cards(position: Position) -> dict[Card, int]:
    """Return for every card that may be played the tricks that the side of the hand on turn still makes."""
    known: dict[Position, int] = {}
    left, ours = position.tricks, position.counts(position.on_turn)
    found = {}
    for card in position.legal():
        value = _after(position, card, known)
        found[card] = value if ours else left - value
    return found


def _tricks(position: Position, known: dict[Position, int]) -> int:
    value = known.get(position)
    if value is None:
        values = [_after(position, card, known) for card in position.legal()]
        value = known[position] = max(values) if position.counts(position.on_turn) else min(values)
    return value


def _after(position: Position, card: Card, known: dict[Position, int]) -> int:
    won = 0
    if len(position.trick) + 1 == len(position.hands):
        winner = (position.leader + winner_of(position.ranked, (*position.trick, card))) % len(position.hands)
        won = 1 if position.counts(winner) else 0
    after = after_card(position, card)
    return won if after is None else won + _tricks(after, known)
