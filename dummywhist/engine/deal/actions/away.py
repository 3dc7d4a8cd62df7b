"""Cards of the dummy are put away, and jokers handed in for them."""

from collections.abc import Iterable

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import CARD, numbers, several, words
from dummywhist.engine.deal.visibility import Private, Public
from dummywhist.engine.values import dataclass


@declare("discard", "discard S2 H3", doer=Doer.PLAYER, who="the declarer", phase="discard",
         spelling=several(CARD, twice=False), chosen=Chosen.ALWAYS, untimely="discard")  # fmt: skip
@dataclass(frozen=True, slots=True)
class Discard(DealAction):
    """Two cards of a dummy of fifteen are put away, in the order in which they lie (BD-21)."""

    cards: Private[tuple[Card, ...]]


@declare("take", "take 1", doer=Doer.PLAYER, who="a player with a joker", phase="jokers", spelling=words(numbers(1, 2)),
         chosen=Chosen.ALWAYS, untimely="take")  # fmt: skip
@dataclass(frozen=True, slots=True)
class TakeDiscard(DealAction):
    """A joker is handed in for one of the cards put away, unseen: the first or the second (BD-39)."""

    place: Public[int]


def discard_of(cards: Iterable[Card]) -> Discard:
    """Return the putting away of ``cards``, in that order."""
    return Discard(tuple(cards))


def discards(options: Iterable[Action]) -> list[tuple[Card, ...]]:
    """Return the cards that may be put away together by one of ``options``."""
    return [option.cards for option in options if isinstance(option, Discard)]


def places(options: Iterable[Action]) -> dict[int, Action]:
    """Return what may be taken for a joker by one of ``options``, by the place where it lies."""
    return {option.place: option for option in options if isinstance(option, TakeDiscard)}
