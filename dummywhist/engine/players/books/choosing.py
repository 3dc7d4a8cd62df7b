"""Which card do the books choose? The one of which the facts weigh most; at the end the cards are counted out.

Nobody plays so at a table: it never slips. It stands in for players who look into worlds where there is no solver, and
gives advice. How people of some strength play by the books is in `players.person`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from dummywhist.engine.cards.hand import JOKER_MASK
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.books.conventions import customary
from dummywhist.engine.players.choice import Choice, dice
from dummywhist.engine.players.facts.rival import rival
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.facts.weighing import Scored, considered, weigh, weights_of
from dummywhist.engine.players.voice.reasons import both, by_count, more_tricks, to_stop, why
from dummywhist.engine.players.voice.saying import Why
from dummywhist.engine.solver.ending import MOST_LOOKED, Ending
from dummywhist.engine.solver.ending_reference import TooLong
from dummywhist.engine.values import NamedTuple

LAYOUTS: Final = {2: 6, 3: 20, 4: 24, 5: 20, 6: 16, 7: 10}
"""By cards left in the hand: how many layouts are looked at, at most. Of three cards and fewer these are all."""
LABOUR: Final = 600
"""How many positions are looked into before no other layout is begun."""
LIKELY: Final = 4
NEAR: Final = 2.0
"""How many of the weightiest cards are counted out at the end, and how near the first of them the others must be."""
TRUST: Final = 0.03
DOUBT: Final = 0.15
"""What a unit of weight is worth in tricks, where cards make nearly the same: so much, and more with few layouts."""
OPEN: Final = dict.fromkeys(range(2, 11), 1)
OPEN_LOOKED: Final = 7000
"""Where every hand is known there is one layout, and more of it may be looked into."""
ALONE: Final = {2: {2: 20, 3: 20, 4: 20, 5: 20, 6: 16, 7: 12, 8: 8}, 3: {2: 20, 3: 20, 4: 16, 5: 12, 6: 8}}
"""The same for who plays alone, by number of hands in play."""
SURE: Final = 0.001
"""The same where all hands are known: it only decides among equals."""
CLEAR: Final = 0.08
"""Tricks by which counting must prefer a card to be the reason for it."""


class Counted(NamedTuple):
    """A card and the tricks that it makes on average for the player's side, of those still to be played.

    ``kept``: how many the leader of the game does not get, where he is to be stopped, else 0.
    """

    scored: Scored
    tricks: float
    kept: float

    @property
    def worth(self) -> float:
        """What it is chosen by: every trick that the leader does not get counts as one more."""
        return self.tricks + self.kept


def by_the_books(insight: Insight, seed: int, agreed: Conventions = COMMON) -> Choice:
    """Return the card of the books; among equals the one that ``agreed`` asks for.

    ``seed`` draws the layouts over which an ending is counted out, where there are too many for all.
    """
    situation = Situation(insight)
    cards = considered(situation)
    if len(cards) == 1:
        return customary(situation, cards[0], why(situation, cards[0], []), agreed=agreed)
    if not situation.after and not weights_of(situation, cards[0].kind):
        last = _fourth(situation, cards)
        if last is not None:
            return customary(situation, last, why(situation, last, []), agreed=agreed)
    scored = weigh(situation, cards)
    first = scored[0]
    known = not situation.chances.free
    likely = scored if known else [one for one in scored[:LIKELY] if one.score >= first.score - NEAR]
    at_the_end = countable(situation)
    if len(likely) > 1 and at_the_end:
        counted, seen = count_out(situation, likely, seed)
        trust = SURE if known and seen else TRUST + DOUBT / max(seen, 1)
        best = max(counted, key=lambda one: one.worth + trust * one.scored.score)
        if best.scored is not first:
            if best.worth - counted[0].worth >= CLEAR:
                told = why_counted(situation, best, counted, scored)
                return customary(situation, best.scored.weighed, told, False, agreed)
            first = best.scored
    return customary(situation, first.weighed, why(situation, first.weighed, scored), not at_the_end, agreed)


def _fourth(situation: Situation, cards: list[Weighed]) -> Weighed | None:
    """Return the card of the last hand, if it follows suit: the lowest, or what wins most cheaply."""
    if cards[0].kind != "fourth":
        return None
    winners = [weighed for weighed in cards if "wins" in weighed.facts]
    if situation.insight.winning == situation.partner or not winners:
        return cards[0]
    return winners[0]


def count_out(situation: Situation, scored: Sequence[Scored], seed: int) -> tuple[list[Counted], int]:
    """Return the tricks that each of ``scored`` makes over ways in which the unseen cards may lie, and how many ways.

    If the leader of the game is to be stopped, what he does not get is counted as well. `countable` must hold.
    """
    insight = situation.insight
    leader = rival(insight)
    left = insight.hand.bit_count()
    view = insight.view
    most = MOST_LOOKED if situation.chances.free else OPEN_LOOKED
    found = [[left // 2] * len(scored)] * 2
    chairs = view.layout.chairs
    sums = [[0] * len(scored), [0] * len(scored)]
    seen = looked = 0
    for deal in layouts(insight, layouts_of(situation)[left], dice(insight, seed)):
        sides: list[tuple[Seat, ...]] = [(insight.seat, situation.partner)]
        if leader is not None:
            sides.append(tuple(seat for seat in chairs if seat != leader))
        endings = [Ending(deal, insight.trump, view.trick, chairs, ours, most) for ours in sides]
        try:
            found = [
                [
                    ending.tricks(view.leader, view.trick, one.weighed.card, left, guess)
                    for one, guess in zip(scored, guesses, strict=True)
                ]
                for ending, guesses in zip(endings, found, strict=False)
            ]
        except TooLong:
            break
        for side, tricks in enumerate(found[: len(sides)]):
            sums[side] = [total + made for total, made in zip(sums[side], tricks, strict=True)]
        seen += 1
        looked += sum(ending.looked for ending in endings)
        if looked > LABOUR:
            break
    means = [[total / max(seen, 1) for total in totals] for totals in sums]
    return [Counted(*one) for one in zip(scored, *means, strict=True)], seen


def why_counted(
    situation: Situation, best: Counted, counted: Sequence[Counted], scored: Sequence[Scored]
) -> Why:  # fmt: skip
    """Return why ``best`` is played, one of ``counted``, of which the first is what the books like best of ``scored``:
    what the count says, if it makes more of anything than that first one, then what the books say.
    """
    plain = why(situation, best.scored.weighed, scored)
    found = _found(situation, best, counted, len(counted) == len(scored))
    return plain if found is None else both(found, plain)


def _found(situation: Situation, best: Counted, counted: Sequence[Counted], all_: bool) -> Why | None:
    if all_ and best.kept == max(one.kept for one in counted) > counted[0].kept:
        return to_stop(situation)
    if all_ and best.tricks == max(one.tricks for one in counted) > counted[0].tricks:
        return by_count(situation)
    return more_tricks(situation, counted[0].scored.weighed.card) if best.tricks > counted[0].tricks else None


def countable(situation: Situation) -> bool:
    """Whether so few cards are left that the ending can be counted out, and no joker that belongs to no suit.

    Not where a demand takes cards away from the hand for this trick alone.
    """
    insight = situation.insight
    if insight.view.cards_at(insight.seat) != insight.hand:
        return False
    if insight.trump is None and insight.pack & ~insight.gone & JOKER_MASK:
        return False
    return insight.hand.bit_count() in layouts_of(situation)


def layouts_of(situation: Situation) -> Mapping[int, int]:
    """Return how many layouts are looked at, by cards left in the hand."""
    if not situation.chances.free:
        return OPEN
    return ALONE.get(len(situation.insight.view.layout.chairs), LAYOUTS)
