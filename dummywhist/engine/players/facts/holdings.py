"""Which card of a suit does custom ask for, whatever the other suits are? The tables of leads in the whist books.

A holding is a mask of thirteen ranks, the best one highest; on a deal in which low cards win it is turned over first.
"""

from functools import lru_cache
from typing import Final

from dummywhist.engine.cards.card import ACE, JACK, KING, QUEEN, TEN, Rank
from dummywhist.engine.players.agreed import Conventions
from dummywhist.engine.values import NamedTuple

Holding = int
A, K, Q, J, T = (1 << rank for rank in (ACE, KING, QUEEN, JACK, TEN))
MANY_TRUMPS: Final = 7
"""From so many trumps one leads as from a plain suit (Cavendish, analysis of leads)."""


class Asked(NamedTuple):
    """The rank that is to be played, and the key of the convention that asks for it."""

    rank: Rank
    convention: str


def ranks(holding: Holding) -> list[Rank]:
    """Return the ranks of ``holding``, the highest first."""
    return [Rank(rank) for rank in range(12, -1, -1) if holding >> rank & 1]


def top(holding: Holding) -> Rank:
    """Return the highest rank of ``holding``, which is not empty."""
    return Rank(holding.bit_length() - 1)


def bottom(holding: Holding) -> Rank:
    """Return the lowest rank of ``holding``, which is not empty."""
    return Rank((holding & -holding).bit_length() - 1)


@lru_cache(maxsize=1 << 16)
def lead(holding: Holding, trumps: bool, agreed: Conventions) -> Asked | None:
    """Return what is led of a new suit, None where custom says nothing."""
    length = holding.bit_count()
    if length < 2:
        return None
    of_honours = _trump_honour if trumps and length < MANY_TRUMPS else _plain_honour
    asked = of_honours(holding, length)
    if asked is None:
        asked = _small(holding, length, trumps)
    if asked is not None and asked.convention == "king_from_ace_king" and not agreed.king_from_ace_king:
        # Then the ace is led, as the head of any sequence.
        asked = Asked(ACE, "honours")
    return asked if asked is not None and getattr(agreed, asked.convention) else None


def _plain_honour(holding: Holding, length: int) -> Asked | None:
    if holding & (A | K) == A | K:
        return Asked(ACE if length == 2 else KING, "king_from_ace_king")
    rank = None
    if holding & (K | Q) == K | Q:
        rank = JACK if holding & J and length >= 5 else KING
    elif holding & A and (length >= 5 or (holding & (Q | J) == Q | J and length >= 4)):
        rank = ACE
    elif not holding & (A | K) and holding & (Q | J | T) == Q | J | T:
        rank = QUEEN
    elif not holding & A and holding & (K | J | T) == K | J | T and length >= 4:
        rank = TEN
    return None if rank is None else Asked(rank, "honours")


def _trump_honour(holding: Holding, length: int) -> Asked | None:
    if holding & (A | K | Q) == A | K | Q:
        # The lowest of the winning trumps shows those above it.
        return Asked(JACK if holding & J else QUEEN, "honours")
    if holding & A and holding & K:
        return None
    if holding & (K | Q) == K | Q and not holding & (J | T):
        return None
    if holding & A and holding & (Q | J) != Q | J:
        return None
    return _plain_honour(holding, length)


def _small(holding: Holding, length: int, trumps: bool) -> Asked | None:
    if length >= 4:
        return Asked(ranks(holding)[3], "fourth_best")
    high = top(holding)
    if trumps or high <= JACK or (length == 3 and holding & (A | K | Q | J) == Q | J):
        return Asked(high, "short_top")
    if length == 3:
        return Asked(bottom(holding), "short_top")
    return Asked(QUEEN, "short_top") if high == QUEEN else None


def returned(holding: Holding, out: Holding) -> Rank:
    """Return which card of partner's suit is led back; ``out`` are the cards of it that are not yet played."""
    best = top(out)
    if holding >> best & 1:
        return best
    others = out & ~(1 << best)
    second = top(others)
    third = top(others & ~(1 << second)) if others & (others - 1) else second
    if second != third and holding >> second & 1 and holding >> third & 1:
        return second
    return bottom(holding) if holding.bit_count() >= 3 else top(holding)


def answered(holding: Holding, out: Holding) -> Rank:
    """Return which trump is led when partner has called for them."""
    best = top(out)
    length = holding.bit_count()
    if holding >> best & 1 or length <= 3:
        return top(holding)
    return bottom(holding) if length == 4 else ranks(holding)[3]


def strong_trumps(holding: Holding) -> bool:
    """Whether ``holding`` in trumps is enough to call: five with an honour, or four with two."""
    honours = (holding & (A | K | Q | J)).bit_count()
    return holding.bit_count() >= (5 if honours == 1 else 4 if honours else 14)


def strength(holding: Holding) -> int:
    """Return how strong a plain suit is when one throws from it: its length first, then its honours."""
    points = 4 * bool(holding & A) + 3 * bool(holding & K) + 2 * bool(holding & Q) + bool(holding & J)
    return 4 * holding.bit_count() + points
