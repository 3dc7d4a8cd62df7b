"""What is the answer of a player? An action, its reason, the idea behind it; and the dice of a player."""

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, TypeVar

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.thought import Thought
from dummywhist.engine.values import NamedTuple

Drawn = TypeVar("Drawn")


class Said(NamedTuple):
    """A sentence that says why, and the idea in general; told only if it is not as true of the card ``rival``."""

    reason: Message
    idea: Message
    rival: Card | None = None


class Choice(NamedTuple):
    """A card, what speaks for it, the most telling first, cards that would do as well, and what was thought."""

    card: Card
    said: tuple[Said, ...]
    alternatives: tuple[Card, ...] = ()
    thought: Thought | None = None


class Decision(NamedTuple):
    """What a player does: the ``action``, the ``reason`` for it, the general ``idea``, cards that do as well, and what
    it searched, if it is a player that samples worlds.
    """

    action: Action
    reason: Message
    idea: Message
    alternatives: tuple[Card, ...] = ()
    thought: Thought | None = None


def chosen(insight: Insight, card: Card, reason: str, idea: str) -> Choice:
    """Return the choice of ``card`` with the messages ``reason.…`` (about the card and its suit) and ``idea.…``."""
    suit = insight.ranked.suit[card]
    return Choice(card, (Said(message(f"reason.{reason}", card=card, suit=suit), message(f"idea.{idea}")),))


def decided(action: Action, reason: str, idea: str, **args: int | str | Message) -> Decision:
    """Return the decision for ``action`` with the messages ``reason.…`` and ``idea.…``."""
    return Decision(action, message(f"reason.{reason}", **args), message(f"idea.{idea}"))


def dice(insight: Insight, seed: int) -> random.Random:
    """Return dice that fall the same for the same ``seed`` and the same moment as the player sees it."""
    view = insight.view
    moment = f"{seed} {view.ordinal} {insight.seat} {insight.hand} {insight.gone} {view.turned} {view.trump}"
    return random.Random(moment)


def drawn(options: Sequence[Drawn], weights: Sequence[float], luck: random.Random) -> Drawn:
    """Return one of ``options``, each as likely as it weighs; one number is drawn."""
    # Only random() gives the same on every version of Python.
    at = luck.random() * sum(weights)
    upto = accumulate(weights)
    return next((option for option, sum_ in zip(options, upto, strict=True) if at < sum_), options[-1])


def dice_before_play(view: View, seed: int) -> random.Random:
    """Return such dice for a decision before the first card."""
    moment = f"{seed} {view.ordinal} {view.viewer} {view.phase} {view.hands} {view.calls} {view.kept} {view.away}"
    return random.Random(moment)


WORST: Final = 0.95
"""No judgement is wrong by more tricks: whoever plays at all knows a very good hand from a very poor one."""


class Eye:
    """How sharply a player judges: ``error`` is the standard error, in tricks, of a beginner's own; 0 judges well."""

    def __init__(self, luck: random.Random, error: float = 0.0) -> None:
        self.luck = luck
        self.error = error

    def blur(self) -> float:
        """Return by how many tricks a judgement is wrong this time."""
        if not self.error:
            return 0.0
        # Only random() gives the same on every version of Python.
        wrong = 2 * self.error * (sum(self.luck.random() for _ in range(3)) - 1.5)
        return max(-WORST, min(WORST, wrong))
