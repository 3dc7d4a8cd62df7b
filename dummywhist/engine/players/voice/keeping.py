"""What does a card keep that another one would have spent? Said where worlds prefer a card to the one of the books."""

from typing import Final

from dummywhist.engine.cards.card import TEN, Card
from dummywhist.engine.knowledge.infer import FIRST_JOKER
from dummywhist.engine.messages import message
from dummywhist.engine.players.choice import Said
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.voice.saying import Why

FOLLOWING: Final = ("second", "third", "fourth")
"""Kinds of cards that follow suit."""


def keeps(situation: Situation, chosen: Weighed, other: Card) -> Why | None:
    """Return what ``chosen`` keeps that ``other`` would spend, as a sentence; None if nothing can be said of it."""
    rank, suit = situation.rank, situation.suit
    card = chosen.card
    if max(card, other) >= FIRST_JOKER:
        return None
    if suit[card] == suit[other]:
        if rank[card] > rank[other]:
            return None
        if situation.insight.led is None:
            return _told("lead_under", "save_high", other) if rank[other] >= TEN else None
        return _told("keeps_best", "save_high", other) if chosen.kind in FOLLOWING else None
    if chosen.kind != "throw" or suit[other] != situation.trump:
        return None
    if situation.insight.winning == situation.partner:
        return _told("no_ruff_partner", "no_ruff_partner", other, best_card(situation))
    if not situation.hand & situation.suits[suit[card]] & ~(1 << card):
        return _told("make_void", "ruff", other)
    return _told("keeps_trump" if rank[other] >= TEN else "no_ruff", "save_trumps", other)


def _told(reason: str, idea: str, other: Card, best: Card | None = None) -> Why:
    named = {} if best is None else {"best": best}

    def tell(card: Card) -> tuple[Said, ...]:
        told = message(f"reason.{reason}", card=card, suit=card // 13, other=other, top=other, **named)
        return (Said(told, message(f"idea.{idea}")),)

    return tell
