"""Which worlds agree with an Insight? Uniform samples of the unseen cards, thousands at a time."""

import hashlib
import importlib
from math import exp
from random import Random
from types import ModuleType
from typing import Final

from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal, doubtful, layouts, repeated

Place = tuple[int, int, int, int]
"""A place of hidden cards: where (0 to 3 a seat, 4 no packet), what may lie there, what surely does, how many cards."""


def _load() -> ModuleType | None:
    # By name, as the solver: without a compiler there is none, and worlds are drawn more slowly.
    try:
        return importlib.import_module("dummywhist.engine.players.belief._belief")
    except ImportError:
        return None


NATIVE: Final = _load()


def draw(insight: Insight, many: int, seed: int | str) -> list[Deal]:
    """Return every layout that agrees with ``insight`` if there are at most ``many``, else so many drawn at random.

    Hands are masks of the pack, N E S W, dead packets too. The same ``seed`` at the same moment gives the same worlds
    on every machine that has the native module; without it `knowledge.sample.layouts` draws other worlds from the same
    distribution. Where not to follow proves nothing there are always ``many``, as for `knowledge.sample.layouts`.
    ValueError if no layout agrees or ``many`` is not over 0.
    """
    if many < 1:
        raise ValueError("there must be a world to draw")
    if NATIVE is None:
        return layouts(insight, many, Random(_moment(insight, seed)))[:many]
    if insight.believed is not None:
        doubted = doubtful(many)
        trusting, all_ways = _draw(insight.believed, many, seed), _draw(insight, many, seed)
        return repeated(trusting, many - doubted) + repeated(all_ways, doubted)
    return _draw(insight, many, seed)


def _draw(insight: Insight, many: int, seed: int | str) -> list[Deal]:
    assert NATIVE is not None
    drawn: list[Deal] = NATIVE.draw(insight.unseen, seen(insight), places(insight), many, number(insight, seed))
    return drawn


def ways(insight: Insight) -> float | None:
    """Return how many layouts agree with ``insight``, rounded where it is more than 2^53; None without the module."""
    return None if NATIVE is None else float(NATIVE.ways(insight.unseen, seen(insight), places(insight)))


def resampled(likelihoods: list[float], keep: int, seed: int | str) -> list[int]:
    """Return ``keep`` indices of worlds whose likelihoods are known by their natural logarithms.

    Systematic: each is there as often as its share of all asks for, rounded up or down; in the order of the worlds.
    Without the native module it does the same with other random numbers.
    """
    if NATIVE is not None:
        found: list[int] = NATIVE.resampled(likelihoods, keep, _hashed(str(seed)))
        return found
    most = max(likelihoods)
    weights = [exp(one - most) for one in likelihoods]
    step = sum(weights) / keep
    upto, at, chosen = 0.0, Random(str(seed)).random() * step, list[int]()
    for index, weight in enumerate(weights):
        upto += weight
        while at < upto and len(chosen) < keep:
            chosen.append(index)
            at += step
    return chosen + [len(weights) - 1] * (keep - len(chosen))


def seen(insight: Insight) -> Deal:
    """Return the cards by seat of which it is seen that they lie there."""
    north, east, south, west = (
        0 if seat in insight.hidden else int(hand) for seat, hand in enumerate(insight.must[:4])
    )
    return north, east, south, west


def places(insight: Insight) -> list[Place]:
    """Return the hidden places as the native module reads them."""
    return [
        (place, int(insight.may[place]), int(insight.must[place]), insight.counts[place]) for place in insight.places
    ]


def number(insight: Insight, seed: int | str) -> int:
    """Return the number that the dice start from for ``seed`` at this moment: 64 bits."""
    return _hashed(_moment(insight, seed))


def _moment(insight: Insight, seed: int | str) -> str:
    view = insight.view
    return f"{seed} {view.ordinal} {insight.seat} {insight.hand} {insight.gone} {view.turned} {view.trump}"


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
