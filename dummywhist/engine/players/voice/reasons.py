"""Why this card? The sentences about it, those first whose facts weigh most against the other cards."""

from collections.abc import Sequence

from dummywhist.engine.cards.card import Card
from dummywhist.engine.messages import message
from dummywhist.engine.players.choice import Said
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.facts.weighing import Scored
from dummywhist.engine.players.voice.saying import Why
from dummywhist.engine.players.voice.voices import Voice, voices


def why(situation: Situation, weighed: Weighed, scored: Sequence[Scored]) -> Why:
    """Return why ``weighed`` is played rather than the others of ``scored``."""
    said = voices(situation, weighed)
    return _told(situation, sorted(said, key=lambda voice: -_weight(voice, weighed, scored)) if scored else said)


def against(situation: Situation, chosen: Scored, other: Scored) -> Why:
    """Return what speaks for ``chosen`` and cannot be said of ``other``; nothing that weighs no more for it."""
    pair = (chosen, other)
    weights = [(_weight(voice, chosen.weighed, pair), voice) for voice in voices(situation, chosen.weighed)]
    found = sorted((one for one in weights if one[0] > 0.0 or not one[1].facts), key=lambda one: -one[0])
    tell = _told(situation, [voice for _, voice in found])
    return lambda card: tuple(one._replace(rival=other.weighed.card) for one in tell(card))


def by_count(situation: Situation) -> Why:
    """Return the reason for a card that was found by counting out the ending."""
    return _told(situation, [Voice("ending", "ending", ())])


def more_tricks(situation: Situation, other: Card) -> Why:
    """Return the reason for a card that makes more tricks than ``other``, counted out."""
    return _told(situation, [Voice("more_tricks", "ending", (), {"other": other})])


def both(first: Why, then: Why) -> Why:
    """Return what ``first`` says, and after it what ``then`` says."""
    return lambda card: (*first(card), *then(card))


def to_stop(situation: Situation) -> Why:
    """Return the reason for a card that was found by counting out the ending against the leader of the game."""
    return _told(situation, [Voice("stop_leader", "stop_leader", ())])


def _weight(voice: Voice, weighed: Weighed, scored: Sequence[Scored]) -> float:
    """Return by how much the facts that ``voice`` tells of speak for the card, against the mean of the others."""
    mine = 0.0
    others = 0.0
    for one in scored:
        sum_ = sum(one.weights.get(name, 0.0) * one.weighed.facts.get(name, 0.0) for name in voice.facts)
        if one.weighed is weighed:
            mine = sum_
        else:
            others += sum_
    return mine - others / max(1, len(scored) - 1)


def _told(situation: Situation, said: Sequence[Voice]) -> Why:
    def tell(card: Card) -> tuple[Said, ...]:
        named = {"card": card, "suit": situation.suit[card]}
        return tuple(
            Said(message(f"reason.{voice.reason}", **{**named, **voice.args}), message(f"idea.{voice.idea}"))
            for voice in said
        )

    return tell
