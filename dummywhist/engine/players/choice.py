"""What does a way of playing answer? A card, why, the idea behind it; and the dice of a player who may slip."""

import random
from typing import NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message, message


class Choice(NamedTuple):
    """A card, the sentence that says why, the idea in general, and cards that would do as well."""

    card: Card
    reason: Message
    idea: Message
    alternatives: tuple[Card, ...] = ()


def chosen(card: Card, reason: str, idea: str, **args: int) -> Choice:
    """Return the choice of ``card`` with the messages ``reason.…`` (about the card and its suit) and ``idea.…``."""
    return Choice(card, message(f"reason.{reason}", card=card, suit=card // 13, **args), message(f"idea.{idea}"))


def dice(insight: Insight, seed: int) -> random.Random:
    """Return dice that fall the same for the same ``seed`` and the same moment as the player sees it."""
    view = insight.view
    moment = f"{seed} {view.ordinal} {insight.seat} {insight.hand} {insight.gone} {view.turned} {view.trump}"
    return random.Random(moment)
