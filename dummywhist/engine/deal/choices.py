"""What may somebody do now? Lazy: membership, iteration and truth without building every action."""

from collections.abc import Iterator

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.action import Action, Play


class Choices:
    """The ``cards`` of the hand at ``seat`` that may be played, and ``others`` that may be done."""

    __slots__ = ("cards", "others", "seat")

    def __init__(self, seat: Seat | None = None, cards: Hand = EMPTY, others: tuple[Action, ...] = ()) -> None:
        self.seat = seat
        self.cards = cards
        self.others = others

    def __contains__(self, action: object) -> bool:
        if type(action) is Play:
            card: Card = action.card
            return card >= 0 and bool(self.cards >> card & 1)
        return action in self.others

    def adding(self, others: tuple[Action, ...]) -> "Choices":
        """Return these choices with ``others`` after them."""
        return Choices(self.seat, self.cards, (*self.others, *others)) if others else self

    def narrowed(self, cards: Hand) -> "Choices":
        """Return these choices with only those of ``cards`` left to be played."""
        return Choices(self.seat, Hand(self.cards & cards), self.others)

    def __iter__(self) -> Iterator[Action]:
        for card in cards_in(self.cards):
            yield Play(card)
        yield from self.others

    def __bool__(self) -> bool:
        return bool(self.cards) or bool(self.others)

    def __repr__(self) -> str:
        return f"Choices({list(self)})"


NONE = Choices()
