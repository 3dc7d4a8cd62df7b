"""What is believed of how a player plays? A mixture of experts, and the habit by which he chooses among equal cards.

The likelihood of a player's cards is that of their classes, ``sum of π(e) · product of e(class)`` over the experts e,
times that of the choices within the classes, likewise over tie habits. So whoever he is, all his cards together are at
most ``log2(1 / π)`` bits less likely than by the expert that fits him best. An expert is a learned policy a part of
whose cards, its noise, is random, or the random player.
"""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple

POLICIES: Final = ("custom", "plain", "indifferent", "people")
"""The learned policies: players who signal and choose among equals by the books, players for tricks alone who play the
lowest of cards of the same worth, such who play any of them, and people.
"""
NOISE: Final = (0.02, 0.06, 0.15, 0.35, 0.7)
"""What part of an expert's cards is random. The native module counts with the same numbers."""
TIES: Final = ("lowest", "highest", "nearest", "any", *POLICIES)
"""Which of equal cards is played: by strength, the nearest to the card to be beaten, any, or as a policy does."""
KEPT: Final = 0.9
"""How much of what was learned of a player holds in his next deal; the rest is that he plays as a stranger may."""
LEAST_RANDOM: Final = 0.05
PLACES: Final = 4
"""What is carried is written with so many places after the point."""


class Kind(StrEnum):
    """All that a player is told of who sits with him, beside what he saw of his play."""

    PERSON = "person"
    COMPUTER = "computer"


class Habits(NamedTuple):
    """Probabilities: ``random``, that all his cards are random; and if they are not, ``experts`` by policy and noise
    and ``ties`` as in `TIES`, each of sum 1.
    """

    random: float
    experts: tuple[float, ...]
    ties: tuple[float, ...]

    @property
    def policies(self) -> dict[str, float]:
        """How likely the player is to be one of each policy, whatever the noise, if his cards are not random."""
        many = len(NOISE)
        return {policy: sum(self.experts[at * many : (at + 1) * many]) for at, policy in enumerate(POLICIES)}


def habits(
    policies: Mapping[str, float], random: float, noise: tuple[float, ...] = (0.2,) * 5,
    ties: Mapping[str, float] | None = None,
) -> Habits:  # fmt: skip
    """Return the habits of a player who is ``random`` with that chance, else of ``policies`` as they weigh, with the
    ``noise`` as it weighs; ties as they weigh, all alike if None.
    """
    whole = sum(policies.values()) * sum(noise)
    experts = [policies.get(policy, 0.0) * one / whole for policy in POLICIES for one in noise]
    ties = dict.fromkeys(TIES, 1.0) if ties is None else ties
    return Habits(random, tuple(experts), tuple(ties.get(tie, 0.0) / sum(ties.values()) for tie in TIES))


PERSON_TIES: Final = {**dict.fromkeys(TIES, 0.05), "any": 0.25, "people": 0.45}
COMPUTER_TIES: Final = {**dict.fromkeys(TIES, 0.75 / 7), "any": 0.25}
STRANGERS: Final = {
    Kind.PERSON: habits(
        {"custom": 0.08, "plain": 0.04, "indifferent": 0.08, "people": 0.8}, 0.1, (0.3, 0.3, 0.2, 0.15, 0.05),
        PERSON_TIES,
    ),
    Kind.COMPUTER: habits(
        {"custom": 0.3, "plain": 0.25, "indifferent": 0.25, "people": 0.2}, 0.6, ties=COMPUTER_TIES
    ),
}  # fmt: skip
"""What is believed of somebody of whom nothing but his kind is known: fitted to players of many makes and to people."""
STRANGER: Final = STRANGERS[Kind.COMPUTER]
"""What is believed of somebody of whom not even that is known."""


def carried(learned: Habits, kind: Kind) -> Habits:
    """Return what to believe at the next deal of a player of whom ``learned`` was believed after the last one.

    It is in whole ten-thousandths, each sum exactly 1, so that `habits_text` says all of it.
    """
    stranger = STRANGERS[kind]
    return rounded(
        Habits(
            max(LEAST_RANDOM, _mean(learned.random, stranger.random)),
            tuple(map(_mean, learned.experts, stranger.experts)), tuple(map(_mean, learned.ties, stranger.ties)),
        )
    )  # fmt: skip


def _mean(learned: float, usual: float) -> float:
    return KEPT * learned + (1 - KEPT) * usual


def rounded(known: Habits) -> Habits:
    """Return the habits in whole ten-thousandths, none of the experts and ties nothing."""
    return Habits(round(min(known.random, 1.0), PLACES), _shares(known.experts), _shares(known.ties))


def _shares(exact: Sequence[float]) -> tuple[float, ...]:
    """Return numbers of sum 1 rounded so that their sum stays 1, and none is less than the least."""
    whole = 10**PLACES
    parts = [max(1, int(whole * one)) for one in exact]
    parts[parts.index(max(parts))] += min(0, whole - sum(parts))
    order = sorted(range(len(exact)), key=lambda at: (parts[at] - whole * exact[at], at))
    for at in order[: whole - sum(parts)]:
        parts[at] += 1
    return tuple(round(part / whole, PLACES) for part in parts)


NUMBER: Final = re.compile(r"(?:0(?:\.[0-9]{1,4})?|1(?:\.0{1,4})?)", re.ASCII)
OFF: Final = 0.005
"""So much may the sum of probabilities differ from 1 that were written rounded."""


def habits_text(known: Habits) -> str:
    """Spell habits as numbers with a space between: random, the experts, the ties."""
    return " ".join(f"{one:.4f}".rstrip("0").rstrip(".") for one in (known.random, *known.experts, *known.ties))


def read_habits(text: str) -> Habits:
    """Read habits as `habits_text` spells them; Unreadable says how they are to be."""
    words = text.split(" ")
    many = len(POLICIES) * len(NOISE)
    if len(words) != 1 + many + len(TIES) or not all(map(NUMBER.fullmatch, words)):
        raise Unreadable("unreadable.habits", many=1 + many + len(TIES), experts=many, ties=len(TIES))
    random, *numbers = map(float, words)
    experts, ties = tuple(numbers[:many]), tuple(numbers[many:])
    if any(abs(sum(part) - 1) > OFF for part in (experts, ties)):
        raise Unreadable("unreadable.habits", many=1 + many + len(TIES), experts=many, ties=len(TIES))
    return Habits(random, experts, ties)
