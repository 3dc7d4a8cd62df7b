"""Why does a card lose on what could be known? A sentence of parts: how often, by what, and what would be better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.review import Judged
from dummywhist.engine.study.reasons import Fact
from dummywhist.engine.study.retry import Idea
from dummywhist.ui.panels.wording import Voice
from dummywhist.ui.tongues import Who, mark, say, tr
from dummywhist.ui.words.terms import terms_of

WHOLE: Final = 0.995
"""From this share on it is said to be so always."""
VAGUE: Final = ("idea.judge", "idea.worlds")
"""Ideas that say nothing of this card."""
_LONG: Final[Mapping[tuple[str, bool], str]] = {
    ("least", True): mark("Then {name} {how} {name:have|has} a {suit:suit}."),
    ("least", False): mark("Then {name} {how} {name:have|has} {n:number} or more {suit:suits}."),
    ("most", True): mark("Then {name} {how} {name:have|has} at most one {suit:suit}."),
    ("most", False): mark("Then {name} {how} {name:have|has} at most {n:number} {suit:suits}."),
}


def reason(one: Judged, names: Mapping[Player, str], you: Player | None, idea: Idea | None = None) -> str:
    """Return why a card loses, "" if it lost nothing that could be known; ``idea``: a card as good as the best, and
    what is behind it.
    """
    known = one.known
    if known is None or not one.known_loss or known.parting.best is None:
        return ""
    told = known.parting
    said = [_how_often(one, told.share)]
    if told.fact is not None and _in_play(told.fact, one.decision.view):
        said.append(_fact(told.fact, told.explains >= WHOLE, one.decision.view, Voice(names, you)))
    said.append(tr("Better: the {card:card}.", card=told.best if idea is None else idea.card))
    if idea is not None and idea.said.key not in VAGUE:
        said.append(say(idea.said))
    return " ".join(said)


def _how_often(one: Judged, share: float) -> str:
    known, card = one.known, one.decision.card
    assert known is not None
    if known.every and known.layouts == 1:
        return tr("All hands could be known: the {card:card} loses.", card=card)
    if share >= WHOLE:
        return tr("The {card:card} loses in all layouts.", card=card)
    hundred = min(99, max(1, round(100 * share)))
    return tr("The {card:card} loses in {n} of 100 layouts.", card=card, n=hundred)


def _in_play(fact: Fact, seen: View) -> bool:
    """Whether the fact is about a hand in play: what was counted by an older program may be about a dead hand."""
    return fact.seat is None or seen.layout.holder[fact.seat] is not None


def _fact(fact: Fact, always: bool, seen: View, voice: Voice) -> str:
    how = tr("always", note="in these layouts") if always else tr("mostly", note="in these layouts")
    if fact.kind == "ruffs":
        if fact.seat is None:
            return tr("Then one of the others {how} has no {suit:suits} and can ruff.", how=how, suit=fact.suit)
        name = _name(fact.seat, seen, voice)
        return tr("Then {name} {how} {name:have|has} no {suit:suits} and can ruff.", name=name, how=how, suit=fact.suit)
    if fact.seat is None:
        assert fact.suit is not None
        most, least = fact.counts
        return tr("Then {suit:suits} {how} divide {most} to {least}.", suit=fact.suit, how=how, most=most, least=least)
    name = _name(fact.seat, seen, voice)
    if fact.kind in ("least", "most"):
        return tr(_LONG[fact.kind, fact.counts[0] == 1], name=name, how=how, suit=fact.suit, n=fact.counts[0])
    if fact.suit is not None:
        return tr("Then {name} {how} {name:have|has} no {suit:suits}.", name=name, how=how, suit=fact.suit)
    return tr("Then {name} {how} {name:have|has} the {card:card}.", name=name, how=how, card=fact.card)


def _name(seat: Seat, seen: View, voice: Voice) -> Who:
    layout = seen.layout
    player = layout.holder[seat]
    if player is None or seat in layout.dummies:
        return terms_of(rules_of(seen)).dummy
    return voice.name(player)
