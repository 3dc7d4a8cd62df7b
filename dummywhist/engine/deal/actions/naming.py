"""Trumps or the direction are named."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import SUIT, choice, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass


@declare("trump", "trump H", doer=Doer.PLAYER, who="the declarer, or the dealer", phase="name", spelling=words(SUIT),
         chosen=Chosen.ALWAYS, untimely="name")  # fmt: skip
@dataclass(frozen=True, slots=True)
class NameTrump(DealAction):
    """The trump suit is named (BD-20, HW-20)."""

    suit: Public[Suit]


@declare("direction", "direction up", "direction down", doer=Doer.PLAYER, who="the declarer", phase="name",
         spelling=words(choice({"down": True, "up": False})), chosen=Chosen.ALWAYS, untimely="name")  # fmt: skip
@dataclass(frozen=True, slots=True)
class NameDirection(DealAction):
    """Uptown or downtown is named for a bid at no trump (BD-20)."""

    down: Public[bool]


def trump_named(suit: Suit) -> NameTrump:
    """Return the naming of ``suit`` as trumps."""
    return NAMED[suit]


def direction_named(down: bool) -> NameDirection:
    """Return the naming of downtown or uptown."""
    return NameDirection(down)


def suits(options: Iterable[Action]) -> dict[Suit, Action]:
    """Return the namings of trumps among ``options``, by the suit."""
    return {option.suit: option for option in options if isinstance(option, NameTrump)}


def directions(options: Iterable[Action]) -> dict[bool, Action]:
    """Return the namings of a direction among ``options``, by whether it is down."""
    return {option.down: option for option in options if isinstance(option, NameDirection)}


NAMED: Final = {suit: NameTrump(suit) for suit in SUITS}
