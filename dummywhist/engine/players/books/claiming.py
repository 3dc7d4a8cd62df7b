"""Is a claim right? Tricks counted out where every hand is known; a claim that cannot be justified is not admitted."""

from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.ranking import ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, claims
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.choice import Decision, decided
from dummywhist.engine.solver.ending import Ending
from dummywhist.engine.solver.ending_reference import TooLong

COUNTED: Final = 9
"""With more cards left a claim is not counted out."""
CERTAIN: Final = 4
"""With more cards left nothing is claimed."""
LINES: Final = 1500
"""How many positions are looked at for a claim of one's own before it is let be."""
LOOKED: Final = 12_000


class Undecided(Exception):
    """The rest of the deal depends on the play, or is too long to look at."""


def answer(view: View) -> Decision:
    """Return whether the viewer admits the claim that is made (DF-54)."""
    assert view.claim is not None
    _, tricks = view.claim
    if view.judged is not None:
        if view.judged == "high":
            return decided(DECLINE, "claim_high", "claim", n=tricks)
        return decided(ACCEPT, "claim_right", "claim", n=tricks)
    worth = _worth(view)
    if worth is None:
        return decided(DECLINE, "claim_unsure", "claim", n=tricks)
    if tricks <= worth:
        return decided(ACCEPT, "claim_right", "claim", n=tricks)
    return decided(DECLINE, "claim_high", "claim", n=tricks)


def _worth(view: View) -> int | None:
    """Return the tricks that the claimant makes against best defence; None if that is not known."""
    assert view.claim is not None and view.to_play is not None
    claimant = view.claim[0]
    hands = known_hands(view)
    if hands is None or view.down:
        return None
    holder = view.layout.holder
    ours = [seat for seat in SEATS if holder[seat] == claimant]
    left = max(hand.bit_count() for hand in hands)
    if left > COUNTED or (view.trump is None and sum(hands) & JOKER_MASK):
        return None
    ending = Ending(hands, view.trump, view.trick, view.layout.chairs, ours, LOOKED)
    ranked = ranking(view.trump)
    led = suit_led(ranked, view.trick)
    mine = hands[view.to_play]
    legal = mine & ranked.of_suit[led] if led is not None else 0
    try:
        made = [ending.tricks(view.leader, view.trick, card, left, left // 2) for card in cards_in(Hand(legal or mine))]
    except TooLong:
        return None
    return max(made) if view.to_play in ours else min(made)


def known_hands(view: View) -> Deal | None:
    """Return all hands if the viewer sees all but one, so that the last is known by subtraction (DF-32)."""
    hidden = [seat for seat in SEATS if view.cards_at(seat) is None]
    seen = 0
    for seat in SEATS:
        seen |= view.cards_at(seat) or 0
    for trick in view.played:
        for card in trick.cards:
            seen |= 1 << card
    for card in view.trick:
        seen |= 1 << card
    rest = ((1 << 52) - 1) & ~seen
    if len(hidden) > 1 or (hidden and view.hands[hidden[0]] != (rest.bit_count(),)):
        return None
    north, east, south, west = (int(rest) if seat in hidden else int(view.cards_at(seat) or 0) for seat in SEATS)
    return north, east, south, west


def own_claim(view: View) -> Decision | None:
    """Return the claim of the viewer if the tricks that are left no longer depend on the play (DF-54)."""
    offered = claims(view.options)
    hands = known_hands(view)
    if not offered or hands is None or view.viewer is None:
        return None
    left = max(hand.bit_count() for hand in hands)
    if left > CERTAIN or left < 2:
        return None
    try:
        made = _Rest(view).tricks(hands, view.leader, view.trick)
    except Undecided:
        return None
    # What another player is left with is his to claim; who has nothing more to win gives it up (DF-C4).
    return decided(offered[made], "claim_certain", "claim", n=made, left=left)


class _Rest:
    """Every way to play the rest of a deal, as far as it can be looked at."""

    def __init__(self, view: View) -> None:
        self.chairs = view.layout.chairs
        self.ours = {seat for seat in SEATS if view.layout.holder[seat] == view.viewer}
        self.ranked = ranking(view.trump)
        self.looked = 0
        self.seen: dict[tuple[Deal, Seat], int] = {}

    def tricks(self, hands: Deal, leader: Seat, trick: tuple[Card, ...]) -> int:
        """Return the tricks that we make however it is played; Undecided if they differ, or it takes too long."""
        if not any(hands):
            return 0
        if not trick and (hands, leader) in self.seen:
            return self.seen[hands, leader]
        self.looked += 1
        if self.looked > LINES:
            raise Undecided
        at = self.chairs.index(leader)
        seat = self.chairs[(at + len(trick)) % len(self.chairs)]
        led = suit_led(self.ranked, trick)
        legal = hands[seat] & self.ranked.of_suit[led] if led is not None else 0
        made: int | None = None
        for card in cards_in(Hand(legal or hands[seat])):
            north, east, south, west = (
                hand & ~(1 << card) if place == seat else hand for place, hand in enumerate(hands)
            )
            left, cards = (north, east, south, west), (*trick, card)
            if len(cards) == len(self.chairs):
                taker = self.chairs[(at + winning_index(self.ranked, cards)) % len(self.chairs)]
                tricks = int(taker in self.ours) + self.tricks(left, taker, ())
            else:
                tricks = self.tricks(left, leader, cards)
            if made is not None and tricks != made:
                raise Undecided
            made = tricks
        assert made is not None
        if not trick:
            self.seen[hands, leader] = made
        return made
