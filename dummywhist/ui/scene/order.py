"""In which order the cards of a hand are shown: suits in alternating colours, trumps at one end, ranks falling.

In a hand held in a fan, neighbours of one colour are misread: with three suits the trumps stand between the other two
where only that tells them apart. In dummy's rows, which lie apart, the trumps are always last (ED-31). The order of the
suits is fixed by the hand as it was dealt, so that it does not change when a suit runs out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from itertools import pairwise, permutations
from typing import Final, Literal, TypeAlias

from dummywhist.engine.cards.card import DIAMONDS, HEARTS, SUITS, Card, Suit, is_joker, rank_of, suit_of
from dummywhist.ui.scene.layout.types import OpenHand

MIXING: Final = 23
"""Multiplied by this and taken modulo a prime, neighbours in the pack lie far apart."""
End: TypeAlias = Literal["left", "right"]
"""At which end of the own hand the trumps stand (preference)."""


def is_red(suit: Suit) -> bool:
    """Hearts and diamonds, whatever colours the deck has: the order is the same with four colours."""
    return suit in (HEARTS, DIAMONDS)


def suit_order(suits: Collection[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """``suits`` with neighbours in different colours as far as they can be, trumps last.

    With all four and hearts trumps: spades, diamonds, clubs, hearts (ED-31). Of several equally good orders
    that is taken which comes first by the suits' own rank, spades lowest.
    """
    return _suit_order(frozenset(suits), trump)


@cache
def _suit_order(suits: frozenset[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    plain = [suit for suit in SUITS if suit in suits and suit != trump]
    last = () if trump is None or trump not in suits else (trump,)
    return (*min(permutations(plain), key=lambda order: _alike((*order, *last))), *last)


def fan_order(suits: Collection[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """``suits`` as in ``suit_order``, but trumps stand between two suits of the other colour that would meet."""
    order = suit_order(suits, trump)
    if len(order) == 3 and order[-1] == trump and _alike(order):
        between = (order[0], order[2], order[1])
        return between if not _alike(between) else order
    return order


def _alike(order: Sequence[Suit]) -> int:
    """How many neighbours have one colour."""
    return sum(is_red(a) == is_red(b) for a, b in pairwise(order))


def suit_groups(
    cards: Iterable[Card],
    trump: Suit | None,
    *,
    dealt: Iterable[Card] | None = None,
    strength: Callable[[Card], int] = rank_of,
) -> tuple[tuple[Card, ...], ...]:
    """The suits of a hand, trumps last, each from its best card down; jokers are a group of their own at the end.

    ``dealt``: the whole hand, if ``cards`` is what is left of it; it fixes the order of the suits. Suits that
    ``cards`` does not hold are left out. ``strength``: what makes a card better where high does not win.
    """
    held = tuple(cards)
    whole = held if dealt is None else tuple(dealt)
    return _grouped(held, suit_order(_suits(whole), trump), strength)


def _suits(cards: Iterable[Card]) -> set[Suit]:
    return {suit_of(card) for card in cards if not is_joker(card)}


def _grouped(
    held: tuple[Card, ...], order: Iterable[Suit], strength: Callable[[Card], int]
) -> tuple[tuple[Card, ...], ...]:
    groups = [
        tuple(sorted((c for c in held if not is_joker(c) and suit_of(c) == suit), key=strength, reverse=True))
        for suit in order
    ]
    groups.append(tuple(sorted((card for card in held if is_joker(card)), reverse=True)))
    return tuple(group for group in groups if group)


def display_order(
    cards: Iterable[Card],
    trump: Suit | None,
    *,
    trumps_at: End = "right",
    dealt: Iterable[Card] | None = None,
    strength: Callable[[Card], int] = rank_of,
) -> tuple[Card, ...]:
    """A hand from left to right in the order of ``fan_order``, jokers last; the other way round for trumps at left."""
    held = tuple(cards)
    groups = _grouped(held, fan_order(_suits(held if dealt is None else dealt), trump), strength)
    if trumps_at == "left" and trump is not None:
        groups = groups[::-1]
    return tuple(card for group in groups for card in group)


def dealt_order(cards: Iterable[Card], last: Card | None = None) -> tuple[Card, ...]:
    """A hand as it is picked up, in no order that tells anything; the same cards always lie the same way.

    ``last``: the card that was dealt last, for it is turned.
    """
    first = sorted(card for card in cards if card != last)
    mixed = sorted(first, key=lambda card: ((card + 1) * MIXING % 61, card))
    return tuple(mixed) if last is None else (*mixed, last)


def open_hand(
    dealt: Iterable[Card],
    trump: Suit | None,
    *,
    lying: Card | None = None,
    gone: Iterable[Card] = (),
    strength: Callable[[Card], int] = rank_of,
) -> OpenHand:
    """The dummy for the layout: ``dealt`` is the whole hand with its turn-up ``lying``, ``gone`` what it has played."""
    whole = tuple(dealt)
    upright = (card for card in whole if card != lying)
    return OpenHand(suit_groups(upright, trump, dealt=whole, strength=strength), lying, frozenset(gone))
