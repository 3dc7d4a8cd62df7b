"""Why does a card lose on what could be known? A sentence of parts: how often, by what, and what would be better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message
from dummywhist.engine.seats.review import Judged
from dummywhist.engine.study.reasons import Fact
from dummywhist.ui.panels.wording import Voice
from dummywhist.ui.tongues import Who, say, tr
from dummywhist.ui.words.terms import terms_of

WHOLE: Final = 0.995
"""From this share on it is said to be so always."""


def reason(one: Judged, names: Mapping[Player, str], you: Player | None, idea: Message | None = None) -> str:
    """Return why a card loses, "" if it lost nothing that could be known; ``idea``: behind the better card."""
    known = one.known
    if known is None or not one.known_loss or known.parting.best is None:
        return ""
    told = known.parting
    hundred = max(1, round(100 * told.share))
    said = [
        tr("The {card:card} loses in all layouts.", card=one.decision.card)
        if told.share >= WHOLE
        else tr("The {card:card} loses in {n} of 100 layouts.", card=one.decision.card, n=min(99, hundred))
    ]
    if told.fact is not None:
        said.append(_fact(told.fact, told.explains >= WHOLE, one.decision.view, Voice(names, you)))
    said.append(tr("Better: the {card:card}.", card=told.best))
    if idea is not None:
        said.append(say(idea))
    return " ".join(said)


def _fact(fact: Fact, always: bool, seen: View, voice: Voice) -> str:
    how = tr("always", note="in these layouts") if always else tr("mostly", note="in these layouts")
    if fact.seat is None:
        assert fact.suit is not None
        most, least = fact.counts
        return tr("Then {suit:suits} {how} divide {most} to {least}.", suit=fact.suit, how=how, most=most, least=least)
    name = _name(fact.seat, seen, voice)
    if fact.suit is not None:
        return tr("Then {name} {how} {name:have|has} no {suit:suits}.", name=name, how=how, suit=fact.suit)
    return tr("Then {name} {how} {name:have|has} the {card:card}.", name=name, how=how, card=fact.card)


def _name(seat: Seat, seen: View, voice: Voice) -> Who:
    layout = seen.layout
    player = layout.holder[seat]
    if player is None or seat in layout.dummies:
        return terms_of(rules_of(seen)).dummy
    return voice.name(player)
