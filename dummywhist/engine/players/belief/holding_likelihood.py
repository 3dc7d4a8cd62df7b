"""What is the likelihood of a conventional card, given the holding? By classes of holdings."""

from collections.abc import Callable, Mapping
from typing import Final

from dummywhist.engine.players.agreed import Conventions
from dummywhist.engine.players.facts.holdings import answered, lead, returned, strength, strong_trumps
from dummywhist.engine.values import NamedTuple

Holdings = tuple[int, ...]
"""Thirteen ranks of each suit that a rule looks at, as the hand held them when the card was played."""


class Rule(NamedTuple):
    """What a card says: the ``kind``, the ``rank`` that was played, numbers that the kind needs, what was agreed."""

    kind: str
    rank: int
    args: tuple[int, ...]
    agreed: Conventions


WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {
    "lead_small": (1.0, 0.5, 0.2, 0.6, 0.1, 0.1),
    "lead_high": (1.0, 0.5, 0.25, 0.8, 0.2, 0.3),
    "lead_trump": (1.0, 0.6, 0.35, 0.6, 0.4, 0.35),
    "no_trumps": (1.0, 0.6),
    "owes": (1.0, 0.5),
    "returned": (1.0, 0.2),
    "answered": (1.0, 0.5),
    "tries": (1.0, 0.8, 0.05),
    "low": (1.0, 1.0, 0.05, 0.04),
    "echo": (1.0, 0.3),
    "call": (1.0, 0.3, 0.15),
    "weakest": (1.0, 0.6, 0.6),
    "protected": (1.0, 0.8, 0.7),
}
"""By kind, how likely the card is from a holding of each class, against the likeliest: as `benchmarks.conventions`
found among steady players who keep to custom among near equals, rounded toward what players do who keep to none.
"""


def likelihood(rule: Rule, held: Holdings) -> float:
    """Return how likely the card of ``rule`` is from ``held``, against the likeliest holding."""
    return WEIGHTS[rule.kind][class_of(rule, held)]


def class_of(rule: Rule, held: Holdings) -> int:
    """Return the class of ``held``, a place in the `WEIGHTS` of the kind; as a rule 0 agrees best with custom."""
    return CLASSES[rule.kind](rule, held)


def _lead(rule: Rule, held: Holdings) -> int:
    """0 to 2: led by custom of five or more, of four, of fewer; 3 a single card; 4 custom is silent; 5 it is broken."""
    holding = held[0]
    length = holding.bit_count()
    if length == 1:
        return 3
    asked = lead(holding, rule.kind == "lead_trump", rule.agreed)
    if asked is None:
        return 4
    if asked.rank != rule.rank:
        return 5
    return 0 if length >= 5 else 1 if length == 4 else 2


def _no_trumps(rule: Rule, held: Holdings) -> int:
    return int(held[0].bit_count() >= 5)


def _owes(rule: Rule, held: Holdings) -> int:
    return int(bool(held[0]))


def _returned(rule: Rule, held: Holdings) -> int:
    return int(returned(held[0], rule.args[0]) != rule.rank)


def _answered(rule: Rule, held: Holdings) -> int:
    return int(answered(held[0], rule.args[0]) != rule.rank)


def _tries(rule: Rule, held: Holdings) -> int:
    """1: a third hand that kept a higher card; 2: a lower one would have done as well. ``args``: the rank that held the
    trick, the ranks gone, and whether the hand was the third, or the last that mattered.
    """
    best, gone, third, last = rule.args
    holding, played = held[0], 1 << rule.rank
    serving = holding & (played - 1) & -(2 << best) if best >= 0 else holding & (played - 1)
    if serving:
        if last:
            return 2
        between = (played - 1) & -(2 << (serving.bit_length() - 1))
        if not between & ~gone & ~holding:
            return 2
    if third and not last and _kept(holding, played, gone):
        return 1
    return 0


def _kept(holding: int, played: int, gone: int) -> bool:
    """Whether a card is held above the one played that is not its equal."""
    higher = holding & -(played << 1)
    if not higher:
        return False
    between = ((1 << (higher.bit_length() - 1)) - 1) & -(played << 1)
    return bool(between & ~gone & ~holding)


def _low(rule: Rule, held: Holdings) -> int:
    """1: a lower card was kept, as at the beginning of a call; 2: a card that would have won was kept; 3: a lower card
    was kept for nothing. ``args``: the rank to beat for a hand that should, or 12; whether it may call.
    """
    best, may_call = rule.args
    holding = held[0]
    if holding & ((1 << rule.rank) - 1):
        return 1 if may_call and rule.agreed.call and strong_trumps(held[1]) else 3
    return 2 if holding >> best + 1 else 0


def _echo(rule: Rule, held: Holdings) -> int:
    holding = held[0]
    if holding.bit_count() >= 4:
        return int((holding >> rule.rank + 1).bit_count() != 2)
    return int(bool(holding & ((1 << rule.rank) - 1)))


def _call(rule: Rule, held: Holdings) -> int:
    if strong_trumps(held[0]):
        return 0
    return 1 if held[0].bit_count() >= 4 else 2


def _weakest(rule: Rule, held: Holdings) -> int:
    others = [strength(holding) for holding in held[1:] if holding]
    return _apart(strength(held[0]) - min(others)) if others else 0


def _protected(rule: Rule, held: Holdings) -> int:
    return _apart(max(map(strength, held[1:]), default=0) - strength(held[0]))


def _apart(by: int) -> int:
    return 0 if by <= 0 else 1 if by <= 4 else 2


CLASSES: Final[Mapping[str, Callable[[Rule, Holdings], int]]] = {
    "lead_small": _lead,
    "lead_high": _lead,
    "lead_trump": _lead,
    "no_trumps": _no_trumps,
    "owes": _owes,
    "returned": _returned,
    "answered": _answered,
    "tries": _tries,
    "low": _low,
    "echo": _echo,
    "call": _call,
    "weakest": _weakest,
    "protected": _protected,
}
