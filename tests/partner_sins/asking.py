"""What does a level answer? The card that it plays in a position, with several seeds."""

from collections.abc import Sequence
from typing import NamedTuple

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.players.protocol import decide
from tests.partner_sins.positions import Position, positions, view_of

SEEDS = (1, 2, 3, 4, 5)


class Answer(NamedTuple):
    """What a level played in a position, by seed."""

    position: Position
    cards: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether it played a right card with every seed."""
        return all(card in self.position.right for card in self.cards)


def answer(level: str, position: Position, seeds: Sequence[int] = SEEDS) -> Answer:
    """Return what ``level`` plays in ``position``; an action that is no card is spelled by its name."""
    seen = view_of(position)
    seen = seen._replace(options=tuple(others(seen.options)))  # where nothing depends on play any more he would claim
    cards = []
    for seed in seeds:
        action = decide(level, seen, seed).action
        cards.append(card_text(action.card) if isinstance(action, Play) else type(action).__name__)
    return Answer(position, tuple(cards))


def answers(level: str, asked: Sequence[Position] | None = None, seeds: Sequence[int] = SEEDS) -> list[Answer]:
    """Return the answers of ``level`` to all positions, or to those ``asked``."""
    return [answer(level, position, seeds) for position in (positions() if asked is None else asked)]
