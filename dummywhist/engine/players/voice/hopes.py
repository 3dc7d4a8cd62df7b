"""What does a card hope for? The one fact about the hidden hands that is common to the worlds in which it gains."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from dummywhist.engine.cards.card import SUITS, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.thought import World
from dummywhist.engine.values import NamedTuple

PLAIN: Final = 0.45
"""How much more often a fact must hold where the card gains than where it does not, to be named as the reason."""
FEWEST: Final = 12
"""With fewer worlds nothing can be said."""
RARE: Final = 0.1
"""The share of the worlds in which it gains, and of the others, that must at least be there."""
NINE: Final = 7
HONOUR: Final = 0.05
"""How much sooner honours are spoken of."""


class Thing(NamedTuple):
    """Something that may be so in a world: that the hand at ``seat`` has all of ``wanted``, or none of ``none``."""

    seat: Seat
    wanted: int
    none: int
    said: Message
    lean: float

    def holds(self, world: World) -> bool:
        """Whether it is so."""
        hand = world.hands[self.seat]
        return hand & self.wanted == self.wanted and not hand & self.none


def hope(
    insight: Insight, worlds: Sequence[World], tricks: Sequence[Mapping[Card, int]], card: Card, other: Card
) -> Message | None:
    """Return when ``card`` makes more tricks than ``other``, as a sentence; None if no one thing tells it."""
    gains = [made[card] > made[other] for made in tricks]
    won = sum(world.weight for world, gain in zip(worlds, gains, strict=True) if gain)
    lost = sum(world.weight for world in worlds) - won
    if len(worlds) < FEWEST or min(won, lost) < RARE * (won + lost):
        return None
    best: Message | None = None
    most = PLAIN
    for thing in _things(insight, card, other):
        there = [world.weight if thing.holds(world) else 0.0 for world in worlds]
        with_gain = sum(weight for weight, gain in zip(there, gains, strict=True) if gain) / won
        without = sum(weight for weight, gain in zip(there, gains, strict=True) if not gain) / lost
        if with_gain - without + thing.lean > most:
            best, most = thing.said, with_gain - without + thing.lean
    return best


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
                yield Thing(seat, 1 << held, 0, message("reason.hope_card", **said, best=held), lean)
            if loose & mask and suit != insight.led and not insight.must[seat] & mask:
                yield Thing(seat, 0, mask, message("reason.hope_void", **said, suit=suit), HONOUR)
