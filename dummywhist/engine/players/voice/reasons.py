"""Why this card? The true sentence about it whose facts weigh most against the other cards."""

from collections.abc import Callable, Sequence

from dummywhist.engine.cards.card import Card
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.facts.weighing import Scored
from dummywhist.engine.players.voice.voices import Voice, voices
from dummywhist.engine.values import NamedTuple


class Why(NamedTuple):
    """A reason, still to be told of the very card that is played, and the idea behind it."""

    reason: Callable[[Card], Message]
    idea: Message


def why(situation: Situation, weighed: Weighed, scored: Sequence[Scored]) -> Why:
    """Return why ``weighed`` is played rather than the others of ``scored``."""
    said = voices(situation, weighed)
    return _told(situation, max(said, key=lambda voice: _weight(voice, weighed, scored)) if scored else said[0])


def by_count(situation: Situation) -> Why:
    """Return the reason for a card that was found by counting out the ending."""
    return _told(situation, Voice("ending", "ending", ()))


def to_stop(situation: Situation) -> Why:
    """Return the reason for a card that was found by counting out the ending against the leader of the game."""
    return _told(situation, Voice("stop_leader", "stop_leader", ()))


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


def _told(situation: Situation, voice: Voice) -> Why:
    args = voice.args

    def reason(card: Card) -> Message:
        return message(f"reason.{voice.reason}", **{"card": card, "suit": situation.suit[card], **args})

    return Why(reason, message(f"idea.{voice.idea}"))
