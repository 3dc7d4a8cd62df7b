"""What may somebody do now? Lazy: membership, iteration and truth without building every action."""

from collections.abc import Callable, Iterator

from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.play import PLAYS, Play


class Choices:
    """The ``cards`` of the hand at ``seat`` that may be played, and ``others`` that may be done."""

    __slots__ = ("_others", "cards", "seat")

    def __init__(self, seat: Seat | None = None, cards: Hand = EMPTY, others: tuple[Action, ...] = ()) -> None:
        self.seat = seat
        self.cards = cards
        self._others = others

    @property
    def others(self) -> tuple[Action, ...]:
        """What may be done beside playing a card."""
        return self._others

    def __contains__(self, action: object) -> bool:
        if type(action) is Play:
            return action.card >= 0 and bool(self.cards >> action.card & 1)
        return action in self.others

    def adding(self, others: tuple[Action, ...]) -> "Choices":
        """Return these choices with ``others`` after them."""
        return Choices(self.seat, self.cards, (*self.others, *others)) if others else self

    def narrowed(self, cards: Hand) -> "Choices":
        """Return these choices with only those of ``cards`` left to be played."""
        return Choices(self.seat, Hand(self.cards & cards), self.others)

    def __iter__(self) -> Iterator[Action]:
        for card in cards_in(self.cards):
            yield PLAYS[card]
        yield from self.others

    def __bool__(self) -> bool:
        return bool(self.cards) or bool(self.others)

    def __repr__(self) -> str:
        return f"Choices({list(self)})"


class Offering(Choices):
    """Choices to which more is offered than ``others``: it is found by ``more`` when it is first asked for."""

    __slots__ = ("_more",)

    def __init__(
        self, seat: Seat | None, cards: Hand, others: tuple[Action, ...], more: Callable[[], tuple[Action, ...]]
    ) -> None:
        super().__init__(seat, cards, others)
        self._more: Callable[[], tuple[Action, ...]] | None = more

    def __contains__(self, action: object) -> bool:
        return (type(action) is not Play and action in self._others) or super().__contains__(action)

    def adding(self, others: tuple[Action, ...]) -> Choices:
        """Return these choices with ``others`` after them; what is offered is not asked for by that."""
        more = self._more
        if more is None or not others:
            return super().adding(others)
        return Offering(self.seat, self.cards, self._others, lambda: (*more(), *others))

    @property
    def others(self) -> tuple[Action, ...]:
        """What may be done beside playing a card, with what is offered."""
        if self._more is not None:
            self._others = (*self._others, *self._more())
            self._more = None
        return self._others


NONE = Choices()
