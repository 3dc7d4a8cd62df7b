"""Which cards speak most for themselves? Every lawful card with its facts, weighed by role and kind of play."""

from collections.abc import Mapping

from dummywhist.engine.players.facts.family_weights import FAMILY
from dummywhist.engine.players.facts.following import follows
from dummywhist.engine.players.facts.leading import leads
from dummywhist.engine.players.facts.renouncing import renounces
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.facts.weights import WEIGHTS
from dummywhist.engine.values import NamedTuple


class Scored(NamedTuple):
    """A card with its facts, the weights of its kind of play, and the sum that they make."""

    weighed: Weighed
    weights: Mapping[str, float]
    score: float


def considered(situation: Situation) -> list[Weighed]:
    """Return every lawful card, one for each run of equals, with what is to be said about it."""
    if situation.insight.led is None:
        return leads(situation)
    if situation.insight.legal & situation.suits[situation.led]:
        return follows(situation)
    return renounces(situation)


def weigh(situation: Situation, cards: list[Weighed]) -> list[Scored]:
    """Return ``cards`` with their scores, the heaviest first; of equals the lowest card."""
    found = []
    for weighed in cards:
        weights = weights_of(situation, weighed.kind)
        score = 0.0
        for name, value in weighed.facts.items():
            if name in weights:
                score += weights[name] * value
        found.append(Scored(weighed, weights, score))
    return sorted(found, key=lambda scored: (-scored.score, situation.rank[scored.weighed.card], scored.weighed.card))


def weights_of(situation: Situation, kind: str) -> Mapping[str, float]:
    """Return the weights of a kind of play in this situation: its own, or those of English Dummy that come nearest."""
    key = key_of(situation, kind)
    trumps = key.removesuffix(" no trump")
    return FAMILY.get(key) or WEIGHTS.get(key) or FAMILY.get(trumps) or WEIGHTS.get(_nearest(situation, kind), {})


def key_of(situation: Situation, kind: str) -> str:
    """Return the name of the weights of a kind of play in this situation."""
    return f"{_role(situation, kind)} {kind}{'' if situation.trumps else ' no trump'}"


def _nearest(situation: Situation, kind: str) -> str:
    """Return the name of the weights of English Dummy that come nearest."""
    insight = situation.insight
    if insight.plays_dummy or insight.alone:
        return f"declarer {kind}"
    return f"{_adversary(situation, kind)} {kind}"


def _adversary(situation: Situation, kind: str) -> str:
    if not kind.startswith("lead"):
        return "adversary"
    # Who leads through dummy does not lead as who leads up to it.
    return "left adversary" if situation.left == situation.insight.dummy else "right adversary"


def _role(situation: Situation, kind: str) -> str:
    insight = situation.insight
    if insight.alone:
        return "two" if len(insight.view.layout.chairs) == 2 else "three"
    if insight.dummy is None:
        return "partner"
    return "declarer" if insight.plays_dummy else _adversary(situation, kind)
