"""What parts the layouts in which a card loses from the rest? One fact about hidden hands, and how much it explains."""

from collections.abc import Iterator, Sequence
from math import log2
from typing import Final, Literal

from dummywhist.engine.cards.card import NO_SUIT, Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import winning_index
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.values import NamedTuple

ENOUGH: Final = 0.60
"""A fact is told if it holds in so much of the losing layouts."""
ODDS: Final = 1.5
"""Nor is it told if it makes a loss less than so much likelier, in odds: that is how the cards lie anyway."""
LEAST: Final = 0.02
"""Bits under which a fact tells nothing,"""
SURE: Final = 12.0
"""and bits times effective layouts: with fewer, one of so many facts would too often be told by chance."""
ROUNDED: Final = 1e-9
"""Shares are sums of many weights: so much less is nothing."""
FactKind = Literal["out", "holds", "divides", "least", "most", "ruffs"]


class Fact(NamedTuple):
    """``out``: the hand at ``seat`` has none of ``suit``; ``holds``: ``card`` lies there; ``divides``: the cards of
    ``suit`` that are not seen lie ``counts``, the most first, in the two hidden hands; ``least`` and ``most``: the hand
    at ``seat`` has so many of ``suit`` or more, or so many or fewer; ``counts`` is that number, from 1; ``ruffs``: the
    hand at ``seat`` has none of ``suit``, and a trump; without a seat one of the two hidden adversaries.
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
    every: bool = False, card: Card | None = None,
) -> Parting:  # fmt: skip
    """Return what parts the layouts that ``loses`` from the others; ``weights`` sum to 1.

    ``every``: these are all the layouts there are. ``card``: the one that loses, as ``insight`` names it.
    Facts are those about the hands in play that ``insight`` does not see. Told is the one that tells most of those that
    hold in `ENOUGH` of the losing layouts; of two as telling the first kind, then the first seat, suit or card. Where
    none parts the layouts, it may be that the card is ruffed however they lie: who can ruff it is a cause all the same.
    """
    threats = [] if card is None else list(ruffs(insight, card))
    share = min(1.0, sum(weight for weight, lost in zip(weights, loses, strict=True) if lost))
    found = Parting(best, share)
    least = LEAST if every else max(LEAST, SURE * sum(weight**2 for weight in weights))
    for fact in (*threats, *facts(insight, layouts)):
        both, alone = _often(insight, fact, layouts, weights, loses)
        held = both + alone
        if held <= 0 or both <= share * held or both < ENOUGH * share:
            continue  # it speaks for the card, not against it, or only of a few of the losing layouts
        if both * (1 - share) < ODDS * alone * share:
            continue  # it is so nearly as often where the card does not lose
        bits = information(both, alone, share)
        if bits > max(least, found.bits + ROUNDED):
            found = Parting(best, share, fact, min(1.0, both / share), min(1.0, both / held), bits)
    if found.fact is not None:
        return found
    for fact in threats:
        both, alone = _often(insight, fact, layouts, weights, loses)
        held, explains = both + alone, min(1.0, both / share) if share else 0.0
        speaks_for_it = both < share * held - ROUNDED
        if explains >= ENOUGH and explains > found.explains + ROUNDED and not speaks_for_it:
            bits = max(0.0, information(both, alone, share))
            found = Parting(best, share, fact, explains, min(1.0, both / held), bits)
    return found


def _often(
    insight: Insight, fact: Fact, layouts: Sequence[Deal], weights: Sequence[float], loses: Sequence[bool]
) -> tuple[float, float]:
    """Return in which share of the layouts ``fact`` holds and the card loses, and in which it holds and it does not."""
    both = alone = 0.0
    for deal, weight, lost in zip(layouts, weights, loses, strict=True):
        if holds(insight, fact, deal):
            both, alone = (both + weight, alone) if lost else (both, alone + weight)
    return both, alone


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
    if fact.kind == "ruffs":
        assert insight.trump is not None
        trumps = insight.suits[insight.trump]
        seats = _adversaries(insight) if fact.seat is None else [fact.seat]
        return any(not deal[seat] & mask and deal[seat] & trumps for seat in seats)
    if fact.kind in ("least", "most"):
        assert fact.seat is not None
        many = (deal[fact.seat] & mask).bit_count()
        return many >= fact.counts[0] if fact.kind == "least" else many <= fact.counts[0]
    return _counts(insight, mask, deal) == fact.counts


def _counts(insight: Insight, mask: int, deal: Deal) -> tuple[int, ...]:
    return tuple(sorted(((deal[seat] & mask).bit_count() for seat in insight.hidden), reverse=True))


def _adversaries(insight: Insight) -> list[Seat]:
    """Return the seats of hidden hands in play that are not of the side whose turn it is."""
    holder, side = insight.view.layout.holder, insight.view.layout.side
    return [
        seat for seat in SEATS
        if seat in insight.hidden and holder[seat] is not None and side[seat] != side[insight.seat]
    ]  # fmt: skip


def ruffs(insight: Insight, card: Card) -> Iterator[Fact]:
    """Give the facts by which ``card`` may be ruffed, of each adversary that is still to play and of either.

    None where it may lose the trick otherwise: to a card that lies, or a higher one of its suit with an adversary.
    """
    ranked, trick, chairs = insight.ranked, insight.view.trick, insight.view.layout.chairs
    suit = ranked.suit[card]
    if insight.trump is None or suit in (insight.trump, NO_SUIT) or winning_index(ranked, (*trick, card)) != len(trick):
        return
    others = int(insight.unseen)
    for seat in chairs:
        if seat not in insight.hidden and insight.view.layout.side[seat] != insight.view.layout.side[insight.seat]:
            others |= insight.must[seat]
    if any(ranked.strength[one] > ranked.strength[card] for one in cards_in(Hand(others & insight.suits[suit]))):
        return
    place = chairs.index(insight.seat)
    after = [chairs[(place + step) % len(chairs)] for step in range(1, len(chairs) - len(trick))]
    seats = [seat for seat in _adversaries(insight) if seat in after]
    for seat in seats:
        yield Fact("ruffs", seat, suit)
    if len(seats) == 2:
        yield Fact("ruffs", suit=suit)


def facts(insight: Insight, layouts: Sequence[Deal]) -> Iterator[Fact]:
    """Give the facts that can be so or not, in the order in which equal ones are told.

    Of a dead hand nothing is told: it plays no card, and what lies there says only what does not lie elsewhere.
    """
    holder = insight.view.layout.holder
    hidden = [seat for seat in SEATS if seat in insight.hidden and insight.counts[seat] and holder[seat] is not None]
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
    for seat in hidden:
        for suit in suits:
            most = max((deal[seat] & insight.suits[suit]).bit_count() for deal in layouts)
            for many in range(1, most + 1):
                yield Fact("least", seat, suit, counts=(many,))
            for many in range(1, most):
                yield Fact("most", seat, suit, counts=(many,))
