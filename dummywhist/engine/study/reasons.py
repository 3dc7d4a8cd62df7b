"""What parts the layouts in which a card loses from the rest? One fact about hidden hands, and how much it explains."""

from collections.abc import Iterator, Sequence
from math import log2
from typing import Final, Literal

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.values import NamedTuple

ENOUGH: Final = 0.60
"""A fact is told if it holds in so much of the losing layouts."""
LEAST: Final = 0.02
"""Bits under which a fact tells nothing,"""
SURE: Final = 12.0
"""and bits times effective layouts: with fewer, one of some sixty facts would too often be told by chance."""
FactKind = Literal["out", "holds", "divides"]


class Fact(NamedTuple):
    """``out``: the hand at ``seat`` has none of ``suit``; ``holds``: ``card`` lies there; ``divides``: the cards of
    ``suit`` that are not seen lie ``counts``, the most first, in the two hidden hands.
    """

    kind: FactKind
    seat: Seat | None = None
    suit: Suit | None = None
    card: Card | None = None
    counts: tuple[int, ...] = ()


class Parting(NamedTuple):
    """In which ``share`` of the layouts the card loses to ``best`` (0 to 1), and by which ``fact``.

    ``explains``: the share of the losing layouts in which it holds; ``among``: the share of those where it holds that
    lose; ``bits``: its mutual information with "it loses". ``fact`` is None where none explains enough.
    """

    best: Card | None = None
    share: float = 0.0
    fact: Fact | None = None
    explains: float = 0.0
    among: float = 0.0
    bits: float = 0.0


def parting(
    insight: Insight, best: Card, layouts: Sequence[Deal], weights: Sequence[float], loses: Sequence[bool], *,
    every: bool = False,
) -> Parting:  # fmt: skip
    """Return what parts the layouts that ``loses`` from the others; ``weights`` sum to 1.

    ``every``: these are all the layouts there are.
    Facts are those about the hands that ``insight`` does not see. Of two as telling the first kind, then the first
    seat, then the first suit or card is told.
    """
    share = min(1.0, sum(weight for weight, lost in zip(weights, loses, strict=True) if lost))
    found = Parting(best, share)
    least = LEAST if every else max(LEAST, SURE * sum(weight**2 for weight in weights))
    for fact in _facts(insight, layouts):
        both = alone = 0.0
        for deal, weight, lost in zip(layouts, weights, loses, strict=True):
            if holds(insight, fact, deal):
                both, alone = (both + weight, alone) if lost else (both, alone + weight)
        held = both + alone
        if held <= 0 or both <= share * held:
            continue  # it speaks for the card, not against it
        bits = information(both, alone, share)
        if bits > max(least, found.bits + 1e-9):
            found = Parting(best, share, fact, min(1.0, both / share), min(1.0, both / held), bits)
    return found if found.explains >= ENOUGH else Parting(best, share)


def information(both: float, alone: float, share: float) -> float:
    """Return the mutual information, in bits, of a fact and a loss: ``both`` at once, the fact ``alone``, the loss."""
    held = both + alone
    cells = (
        (both, held * share), (alone, held * (1 - share)),
        (share - both, (1 - held) * share), (1 - share - alone, (1 - held) * (1 - share)),
    )  # fmt: skip
    return sum(part * log2(part / chance) for part, chance in cells if part > 1e-12 and chance > 1e-12)


def holds(insight: Insight, fact: Fact, deal: Deal) -> bool:
    """Whether ``fact`` is so in ``deal``."""
    if fact.kind == "holds":
        assert fact.seat is not None and fact.card is not None
        return bool(deal[fact.seat] >> fact.card & 1)
    assert fact.suit is not None
    mask = insight.suits[fact.suit]
    if fact.kind == "out":
        assert fact.seat is not None
        return not deal[fact.seat] & mask
    return _counts(insight, mask, deal) == fact.counts


def _counts(insight: Insight, mask: int, deal: Deal) -> tuple[int, ...]:
    return tuple(sorted(((deal[seat] & mask).bit_count() for seat in insight.hidden), reverse=True))


def _facts(insight: Insight, layouts: Sequence[Deal]) -> Iterator[Fact]:
    """Give the facts that can be so or not, in the order in which equal ones are told."""
    hidden = [seat for seat in SEATS if seat in insight.hidden and insight.counts[seat]]
    suits = [Suit(suit) for suit, mask in enumerate(insight.suits) if insight.unseen & mask]
    for seat in hidden:
        for suit in suits:
            yield Fact("out", seat, suit)
    for seat in hidden:
        for card in cards_in(insight.unseen):
            yield Fact("holds", seat, card=card)
    if len(hidden) == 2 and len(insight.places) == 2:
        for suit in suits:
            mask = insight.suits[suit]
            for counts in sorted({_counts(insight, mask, deal) for deal in layouts}):
                if len(counts) == 2 and min(counts):
                    yield Fact("divides", suit=suit, counts=counts)
