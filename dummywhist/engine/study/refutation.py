"""Why was a claim wrong? The defence that beats it, played out to the trick that is lost.

A claim of so many tricks is wrong when the other side can keep the claimants to fewer against their best play, in the
cards as they lie (W-CLAIM-5). It is a question of the deal that is over: all hands are open.
"""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.solver.position import Position, after_card, winner_of
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple


class Step(NamedTuple):
    """A trick of the line: who led (the place in the order of play), the cards in that order, who took it.

    ``left`` is what the claimants still make after it by best play, ``lost`` how many they have lost since the claim,
    with this one. ``first`` is how many of its cards lay on the table when the claim was made.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int
    left: int
    lost: int
    first: int = 0


class Refutation(NamedTuple):
    """Why ``claimed`` of ``of`` tricks was wrong: by best play the claimants make ``made``.

    ``cards``: what every first card of the claimants brings, where they were on turn. ``steps``: the tricks of best
    play up to the one with which the claim is lost.
    """

    position: Position
    claimed: int
    of: int
    made: int
    cards: tuple[tuple[Card, int], ...]
    steps: tuple[Step, ...]


def refutation(position: Position, claimed: int) -> Refutation | None:
    """Return why ``claimed`` tricks for the side of ``position`` are wrong; None if they are right."""
    solver = Solver()
    made, of = solver.tricks(position), position.tricks
    if claimed <= made:
        return None
    first = tuple(solver.cards(position).items()) if position.counts(position.on_turn) else ()
    steps: list[Step] = []
    now: Position | None = position
    lost = 0
    while now is not None and of - lost >= claimed:
        began, cards = now.leader, list(now.trick)
        lay = len(cards)
        while len(cards) < len(position.hands):
            assert now is not None
            card = best(solver, now)
            cards.append(card)
            now = after_card(now, card)
        winner = (began + winner_of(position.ranked, tuple(cards))) % len(position.hands)
        lost += not position.counts(winner)
        left = 0 if now is None else solver.tricks(now)
        steps.append(Step(began, tuple(cards), winner, left, lost, lay))
    return Refutation(position, claimed, of, made, first, tuple(steps))


def best(solver: Solver, position: Position) -> Card:
    """Return the card that is best for the hand on turn; of equals the lowest that can be played."""
    made = solver.cards(position)
    ranked = position.ranked
    return max(made, key=lambda card: (made[card], ranked.suit[card] != position.trump, -ranked.strength[card]))


def answered(position: Position, solver: Solver) -> Position | None:
    """Return the position after the other side has played its best cards, up to the claimants' turn; None at the end.

    The other side is all hands that are not counted. It plays on from any mistake of the claimants.
    """
    now: Position | None = position
    while now is not None and not now.counts(now.on_turn):
        now = after_card(now, best(solver, now))
    return now
