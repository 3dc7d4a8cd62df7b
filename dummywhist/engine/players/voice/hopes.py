"""What does a card hope for? The one fact about the hidden hands that best tells the worlds in which it gains."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Final

from dummywhist.engine.cards.card import SUITS, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.thought import World
from dummywhist.engine.values import NamedTuple

PLAIN: Final = 0.4
"""The correlation, over the worlds, between a fact and the gain, from which the fact is named."""
CHANCE: Final = 3.0
"""Standard errors of a correlation of none: with few worlds one of many facts goes with the gain by chance."""
MOSTLY: Final = 0.5
"""In so many of the worlds with the fact the card must gain, for it to be better "if" the fact is so."""
HARDLY: Final = 0.05
"""In no more of those without it may it gain, for it to be better "only if" the fact is so."""
FEWEST: Final = 12
"""With fewer worlds nothing can be said."""
RARE: Final = 0.1
"""The share of the worlds in which it gains, of the others, of those with a fact and of those without."""
NINE: Final = 7
HONOUR: Final = 0.05
"""How much sooner honours are spoken of."""


class Thing(NamedTuple):
    """Something that may be so in a world: that the hand at ``seat`` has all of ``wanted``, or none of ``none``.

    ``said`` is told if the card gains where it is so, ``only`` if it gains nowhere else.
    """

    seat: Seat
    wanted: int
    none: int
    said: Message
    only: Message
    lean: float

    def holds(self, world: World) -> bool:
        """Whether it is so."""
        hand = world.hands[self.seat]
        return hand & self.wanted == self.wanted and not hand & self.none


def hope(
    insight: Insight,
    worlds: Sequence[World],
    tricks: Sequence[Mapping[Card, int]],
    card: Card,
    other: Card,
    every: bool,
) -> Message | None:
    """Return when ``card`` makes more tricks than ``other``, as a sentence; None if no one thing tells it.

    The fact is named that correlates most with the gain, world by world, and clearly more than by chance; ``every``
    says that these are all worlds, where nothing is chance.
    """
    gains = [made[card] > made[other] for made in tricks]
    whole = sum(world.weight for world in worlds)
    won = sum(world.weight for world, gain in zip(worlds, gains, strict=True) if gain) / whole
    if len(worlds) < FEWEST or min(won, 1.0 - won) < RARE:
        return None
    found: Message | None = None
    most = PLAIN if every else max(PLAIN, CHANCE * sqrt(sum(world.weight**2 for world in worlds)) / whole)
    for thing in _things(insight, card, other):
        there = [(world.weight, gain) for world, gain in zip(worlds, gains, strict=True) if thing.holds(world)]
        so = sum(weight for weight, _ in there) / whole
        if min(so, 1.0 - so) < RARE:
            continue
        both = sum(weight for weight, gain in there if gain) / whole
        correlation = (both - so * won) / sqrt(so * (1.0 - so) * won * (1.0 - won))
        if correlation + thing.lean <= most:
            continue
        if both >= MOSTLY * so:
            found, most = thing.said, correlation + thing.lean
        elif won - both <= HARDLY * (1.0 - so):
            found, most = thing.only, correlation + thing.lean
    return found


def _things(insight: Insight, card: Card, other: Card) -> Iterator[Thing]:
    chairs = insight.view.layout.chairs
    strength, suit_of = insight.ranked.strength, insight.ranked.suit
    suits = [suit for suit in SUITS if suit in (suit_of[card], suit_of[other], insight.led, insight.trump)]
    for seat in insight.hidden:
        if seat not in chairs:
            continue
        loose = int(insight.may[seat]) & ~int(insight.must[seat])
        said = {"card": card, "other": other, "seat": seat}
        for suit in suits:
            mask = int(insight.suits[suit])
            for held in cards_in(Hand(loose & mask)):
                if strength[held] < NINE:
                    continue
                lean = HONOUR if strength[held] >= TEN else 0.0
                named = {**said, "best": held}
                yield Thing(
                    seat, 1 << held, 0, message("reason.hope_card", **named), message("reason.only_card", **named), lean
                )  # fmt: skip
            if loose & mask and suit != insight.led and not insight.must[seat] & mask:
                named = {**said, "suit": suit}
                yield Thing(
                    seat, 0, mask, message("reason.hope_void", **named), message("reason.only_void", **named), HONOUR
                )  # fmt: skip
