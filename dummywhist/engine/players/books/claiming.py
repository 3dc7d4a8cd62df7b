"""Is a claim right, and what may be claimed? Tricks counted out; what is not certain is not admitted or claimed."""

from collections.abc import Iterator
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.ranking import Ranking, ranking, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, claims
from dummywhist.engine.deal.layout import Side, side_of
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.knowledge.infer import Insight, rules_of
from dummywhist.engine.knowledge.lying import pack_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.choice import Decision, decided
from dummywhist.engine.solver.ending import Ending
from dummywhist.engine.solver.ending_reference import TooLong

COUNTED: Final = 9
"""With more cards left a claim is not counted out."""
CERTAIN: Final = 4
"""With more cards left only top cards are claimed, or given up to."""
LINES: Final = 1500
"""How many positions are looked at for a claim of one's own before it is let be."""
LIES: Final = 60
"""In how many ways the unseen cards may lie, for a claim of one's own beside top cards."""
LOOKED: Final = 12_000


class Undecided(Exception):
    """The rest of the deal depends on the play, or is too long to look at."""


def answer(view: View) -> Decision:
    """Return whether the viewer admits the claim that is made (DF-54), counted out where he knows all hands."""
    assert view.claim is not None
    said = as_told(view)
    if said is not None:
        return said
    worth = _worth(view)
    if worth is None:
        return decided(DECLINE, "claim_unsure", "claim", n=view.claim[1])
    return by_worth(view, worth)


def as_told(view: View) -> Decision | None:
    """Return the answer to a claim that the referee has judged, or that gives every trick away."""
    assert view.claim is not None
    tricks = view.claim[1]
    if view.judged == "high":
        return decided(DECLINE, "claim_high", "claim", n=tricks)
    if not tricks or view.judged in ("exact", "low"):
        return decided(ACCEPT, "claim_right", "claim", n=tricks)
    return None


def by_worth(view: View, worth: int) -> Decision:
    """Return the answer to a claim of a side that makes ``worth`` tricks by best play."""
    assert view.claim is not None
    tricks = view.claim[1]
    if tricks <= worth:
        return decided(ACCEPT, "claim_right", "claim", n=tricks)
    return decided(DECLINE, "claim_high", "claim", n=tricks)


def _worth(view: View) -> int | None:
    """Return the tricks that the side of the claimant makes against best defence; None if that is not known."""
    assert view.claim is not None and view.to_play is not None
    side = side_of(view.layout, view.claim[0])
    hands = known_hands(view)
    if hands is None or view.down:
        return None
    ours = [seat for seat in view.layout.chairs if view.layout.side[seat] == side]
    left = max(hand.bit_count() for hand in hands)
    if left > COUNTED or (view.trump is None and sum(hands) & JOKER_MASK):
        return None
    ending = Ending(hands, view.trump, view.trick, view.layout.chairs, ours, LOOKED)
    mine = Hand(hands[view.to_play])
    legal = following(rules_of(view).trick, ranking(view.trump), mine, view.trick)
    try:
        made = [ending.tricks(view.leader, view.trick, card, left, left // 2) for card in cards_in(legal)]
    except TooLong:
        return None
    return max(made) if view.to_play in ours else min(made)


def known_hands(view: View) -> Deal | None:
    """Return the hands in play if the viewer sees them, or knows them by subtraction (DF-32); else None."""
    if view.viewer is None:
        held = [view.cards_at(seat) if seat in view.layout.chairs else Hand(0) for seat in SEATS]
    else:
        insight = Insight(view._replace(to_play=view.own))
        held = [
            Hand(0) if seat not in view.layout.chairs
            else insight.must[seat] if insight.must[seat].bit_count() == insight.counts[seat] else None
            for seat in SEATS
        ]  # fmt: skip
    north, east, south, west = held
    if north is None or east is None or south is None or west is None:
        return None
    return int(north), int(east), int(south), int(west)


def own_claim(view: View, most: int = 13) -> Decision | None:
    """Return the claim of the viewer if the tricks that are left no longer depend on the play (DF-54).

    However the cards lie that he does not see, and however the others play, his side makes so many. With more than
    ``most`` tricks left nothing is claimed.
    """
    numbers = claims(view.options)
    if not numbers or view.viewer is None:
        return None
    left = max(numbers)
    if not 2 <= left <= most:
        return None
    made = _by_tops(view, left)
    if made is None and left <= CERTAIN:
        made = _however_it_lies(view)
    if made is None or made not in numbers:
        return None
    # What another player is left with is his to claim; who has nothing more to win gives it up (DF-C4).
    return decided(numbers[made], "claim_certain", "claim", n=made, left=left)


def _ranked(view: View) -> Ranking:
    return ranking(view.trump, view.down, rules_of(view).dealing.good_ace)


def _by_tops(view: View, left: int) -> int | None:
    """Return all of the ``left`` tricks, or none, where the hand on lead is seen and nothing can beat its cards."""
    assert view.viewer is not None
    seat, layout = view.leader, view.layout
    hand = view.cards_at(seat)
    if view.trick or hand is None:
        return None
    out = pack_of(rules_of(view)) & ~hand
    for trick in view.played:
        for card in trick.cards:
            out &= ~(1 << card)
    for put in view.away:
        out &= -1 if put is None else ~(1 << put)
    if not all_tops(_ranked(view), hand, out):
        return None
    return left if layout.side[seat] == side_of(layout, view.viewer) else 0


def all_tops(ranked: Ranking, hand: int, out: int) -> bool:
    """Whether ``hand``, on lead, takes every trick, wherever and in however few hands the cards ``out`` lie.

    Trumps are led first. Of each suit the best is led, and each lead takes at least one card of it from who has any:
    the lowest, for the cards out are taken to lie all in one hand.
    """
    trump = ranked.trump
    if any(ranked.suit[card] < 0 for card in cards_in(Hand(hand))):
        return False
    for suit, mask in enumerate(ranked.of_suit):
        mine = sorted((ranked.strength[card] for card in cards_in(Hand(hand & mask))), reverse=True)
        theirs = sorted(ranked.strength[card] for card in cards_in(Hand(out & mask)))
        if any(theirs[led:] and theirs[-1] > strength for led, strength in enumerate(mine)):
            return False
        if suit == trump and len(theirs) > len(mine) and hand & ~mask:
            return False
    return True


def _however_it_lies(view: View) -> int | None:
    """Return the tricks of the viewer's side if they are the same in every lie, however it is played; else None."""
    assert view.viewer is not None
    found: int | None = None
    rest = _Rest(view, side_of(view.layout, view.viewer))
    try:
        for hands in _lies(Insight(view._replace(to_play=view.own))):
            made = rest.tricks(hands, view.leader, view.trick)
            if found is not None and made != found:
                return None
            found = made
    except Undecided:
        return None
    return found


def _lies(insight: Insight) -> Iterator[Deal]:
    """Yield every way in which the hands may lie; Undecided if there are more than `LIES`."""
    known = [int(insight.must[seat]) for seat in SEATS]
    fixed = 0
    for place in insight.places:
        fixed |= insight.must[place]
    free = list(cards_in(Hand(insight.unseen & ~fixed)))
    rooms = {place: insight.counts[place] - insight.must[place].bit_count() for place in insight.places}
    many = 0

    def shared(at: int) -> Iterator[Deal]:
        nonlocal many
        if at == len(free):
            many += 1
            if many > LIES:
                raise Undecided
            north, east, south, west = known
            yield north, east, south, west
            return
        card = 1 << free[at]
        for place in insight.places:
            if rooms[place] and insight.may[place] & card:
                rooms[place] -= 1
                if place in SEATS:
                    known[place] |= card
                yield from shared(at + 1)
                if place in SEATS:
                    known[place] &= ~card
                rooms[place] += 1

    yield from shared(0)


class _Rest:
    """Every way to play the rest of a deal, as far as it can be looked at; the tricks of ``side`` are counted."""

    def __init__(self, view: View, side: Side) -> None:
        self.chairs = view.layout.chairs
        self.ours = {seat for seat in self.chairs if view.layout.side[seat] == side}
        self.ranked = _ranked(view)
        self.rule = rules_of(view).trick
        self.looked = 0
        self.seen: dict[tuple[Deal, Seat], int] = {}

    def tricks(self, hands: Deal, leader: Seat, trick: tuple[Card, ...]) -> int:
        """Return the tricks that we make however it is played; Undecided if they differ, or it takes too long."""
        at = self.chairs.index(leader)
        seat = self.chairs[(at + len(trick)) % len(self.chairs)]
        if not hands[seat]:
            return 0
        if not trick and (hands, leader) in self.seen:
            return self.seen[hands, leader]
        self.looked += 1
        if self.looked > LINES:
            raise Undecided
        made: int | None = None
        for card in cards_in(following(self.rule, self.ranked, Hand(hands[seat]), trick)):
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
