"""What is to be solved? Hands that are all known, in the order of play, and who plays with whom."""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in, hand_of, without
from dummywhist.engine.cards.ranking import Ranking, ranking, suit_led
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple, dataclass


class JokerLaw(NamedTuple):
    """Jokers at no trumps: led at will or only from a hand of nothing else (BD-37), thrown at once or not (BD-38)."""

    free_lead: bool = False
    must_throw: bool = False


PLAIN_JOKERS: Final = JokerLaw()


@dataclass(frozen=True, slots=True)
class Position:
    """Two to four hands in the order of play; ``hands`` hold what is left after the cards of the ``trick`` were played.

    ``leader`` is the index of the hand that led or leads, ``side`` a bit for each hand whose tricks are counted; the
    other hands play together against it. ``down``: low cards win (BD-31), with the ace best or worst (BD-32).
    Unreadable, in a sentence, for what cannot be a position.
    """

    hands: tuple[Hand, ...]
    trump: Suit | None
    leader: int
    trick: tuple[Card, ...] = ()
    side: int = 0b0101
    down: bool = False
    good_ace: bool = True
    jokers: JokerLaw = PLAIN_JOKERS

    def __post_init__(self) -> None:
        many = len(self.hands)
        if many not in (2, 3, 4):
            raise Unreadable("solve.hands")
        if not 0 <= self.leader < many:
            raise Unreadable("solve.leader")
        if not 0 < self.side < (1 << many) - 1:
            raise Unreadable("solve.sides")
        if len(self.trick) >= many:
            raise Unreadable("solve.trick_full")
        seen = 0
        for packet in (*self.hands, *(hand_of([card]) for card in self.trick)):
            if packet < 0 or packet >> 54:
                raise Unreadable("solve.no_card")
            if seen & packet:
                raise Unreadable("unreadable.twice", card=next(cards_in(Hand(seen & packet))))
            seen |= packet
        played = {(self.leader + place) % many for place in range(len(self.trick))}
        sizes = [hand.bit_count() + (index in played) for index, hand in enumerate(self.hands)]
        if len(set(sizes)) != 1:
            raise Unreadable("solve.sizes", sizes=", ".join(str(size) for size in sizes))
        if not seen:
            raise Unreadable("solve.empty")

    @property
    def ranked(self) -> Ranking:
        """How the cards rank."""
        return ranking(self.trump, self.down, self.good_ace)

    @property
    def on_turn(self) -> int:
        """The index of the hand that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def tricks(self) -> int:
        """How many tricks are still to be won, with the one in progress."""
        return self.hands[self.on_turn].bit_count()

    def counts(self, hand: int) -> bool:
        """Whether the tricks of ``hand`` are counted."""
        return bool(self.side >> hand & 1)

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that the hand on turn may play (W-PLAY-2, BD-36..38)."""
        hand = self.hands[self.on_turn]
        led = suit_led(self.ranked, self.trick)
        if led is not None:
            suited = Hand(hand & self.ranked.of_suit[led])
            jokers = Hand(hand & JOKER_MASK)
            if suited:
                hand = suited
            elif jokers and self.trump is None and self.jokers.must_throw:
                hand = jokers
        elif not self.trick and self.trump is None and not self.jokers.free_lead:
            hand = Hand(hand & ~JOKER_MASK) or hand
        return tuple(cards_in(hand))


def played_on(
    hands: Sequence[Hand], trump: Suit | None, leader: int, played: Sequence[Card], *, side: int = 0b0101,
    down: bool = False, good_ace: bool = True, jokers: JokerLaw = PLAIN_JOKERS,
) -> Position:  # fmt: skip
    """Return the position after ``played`` cards since the deal, ``leader`` having led the first.

    Unreadable, with the place, for a card that was not held, a suit that was not followed, or no card left.
    """
    position = Position(tuple(hands), trump, leader, (), side, down, good_ace, jokers)
    for place, card in enumerate(played, 1):
        if not position.tricks:
            raise Unreadable("solve.no_more", place=place)
        hand = position.on_turn
        if card < 0 or not position.hands[hand] >> card & 1:
            raise Unreadable("solve.not_held", place=place, card=card)
        if card not in position.legal():
            raise Unreadable("solve.renounce", place=place, card=card)
        after = after_card(position, card)
        if after is None:
            if place < len(played):
                raise Unreadable("solve.no_more", place=place + 1)
            raise Unreadable("solve.empty")
        position = after
    return position


def after_card(position: Position, card: Card) -> Position | None:
    """Return the position after ``card`` of the hand on turn, or None when that was the last card of all."""
    many, hand = len(position.hands), position.on_turn
    hands = tuple(without(held, card) if index == hand else held for index, held in enumerate(position.hands))
    trick = (*position.trick, card)
    leader = position.leader
    if len(trick) == many:
        leader, trick = (position.leader + winner_of(position.ranked, trick)) % many, ()
    if not any(hands) and not trick:
        return None
    return Position(
        hands, position.trump, leader, trick, position.side, position.down, position.good_ace, position.jokers
    )


def winner_of(ranked: Ranking, trick: Sequence[Card]) -> int:
    """Return which card of a full trick wins; the leader's if nothing but worthless jokers lies there (BD-37)."""
    best = 0
    for place, card in enumerate(trick):
        ours, theirs = ranked.suit[card], ranked.suit[trick[best]]
        if ours < 0:
            continue
        higher = ours == theirs and ranked.strength[card] > ranked.strength[trick[best]]
        if theirs < 0 or higher or (ours != theirs and ours == ranked.trump):
            best = place
    return best
