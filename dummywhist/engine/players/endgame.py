"""How many tricks does each card make at the end, when all hands are known? A small search, exact but for two habits.

Who cannot win a trick throws the lowest card of a suit, and fourth hand wins as cheaply as it can; unblocking by force
is not looked for. A hand is a mask of cards; tricks are those of the side N-S.
"""

from typing import Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import SUIT_MASKS
from dummywhist.engine.knowledge.sample import Deal

SUIT_OF_CARD = tuple(SUIT_MASKS[number // 13] for number in range(52))
MOST_LOOKED: Final = 2500
"""How many positions of one layout are looked into before it is given up: about a thirtieth of a second."""


class TooLong(Exception):
    """The layout has more lines of play than are worth looking at."""


class Ending:
    """The last tricks of one layout; what was found once is remembered. ``looked`` counts the positions looked into."""

    __slots__ = ("hands", "live", "looked", "seen", "trump")

    def __init__(self, hands: Deal, trump: Suit | None, trick: tuple[Card, ...]) -> None:
        self.hands = list(hands)
        self.trump = 0 if trump is None else SUIT_MASKS[trump]
        self.live = hands[0] | hands[1] | hands[2] | hands[3]
        for card in trick:
            self.live |= 1 << card
        # By hands and leader: at least and at most so many tricks for N-S, and the lead that did best.
        self.seen: dict[tuple[int, int, int, int, int], tuple[int, int, int]] = {}
        self.looked = 0

    def tricks(self, leader: Seat, trick: tuple[Card, ...], card: Card, left: int, guess: int) -> int:
        """Return the tricks, of ``left``, that N-S make if the hand on turn plays ``card`` to the open ``trick``.

        ``guess`` is what they may be: the nearer, the sooner they are found. TooLong ends the use of this layout.
        """
        seat = (leader + len(trick)) & 3
        best, winner = (trick[0] if trick else card), int(leader)
        for place, other in enumerate((*trick, card)):
            if other != best and self._beats(other, best):
                best, winner = other, (leader + place) & 3
        led = SUIT_OF_CARD[trick[0] if trick else card]
        place = len(trick) + 1

        def reach(need: int) -> bool:
            if place == 4:
                return self._makes(winner, need - (1 - (winner & 1)), left - 1)
            return self._follows((seat + 1) & 3, place + 1, best, winner, led, need, left, self.live)

        self.hands[seat] ^= 1 << card
        found = min(guess, left)
        if found and not reach(found):
            found -= 1
            while found and not reach(found):
                found -= 1
        else:
            while found < left and reach(found + 1):
                found += 1
        self.hands[seat] ^= 1 << card
        return found

    def _beats(self, card: int, best: int) -> bool:
        if SUIT_OF_CARD[card] == SUIT_OF_CARD[best]:
            return card > best
        return SUIT_OF_CARD[card] == self.trump

    def _makes(self, leader: int, need: int, left: int) -> bool:
        """Whether N-S make ``need`` of the ``left`` tricks with ``leader`` to lead."""
        if need <= 0:
            return True
        if need > left:
            return False
        hands = self.hands
        if left == 1:
            return self._last(leader)
        key = (hands[0], hands[1], hands[2], hands[3], leader)
        least, most, first = self.seen.get(key) or (*self._bounds(leader, left), -1)
        if least >= need:
            return True
        if most < need:
            return False
        self.looked += 1
        if self.looked > MOST_LOOKED:
            raise TooLong
        mine = hands[leader]
        live = hands[0] | hands[1] | hands[2] | hands[3]
        others = live & ~mine
        cards = distinct(mine, others)
        if len(cards) > 1:
            cards.sort(key=lambda card: _promise(card, others, first))
        ours = made = not leader & 1
        for card in cards:
            hands[leader] = mine ^ (1 << card)
            if self._follows((leader + 1) & 3, 2, card, leader, SUIT_OF_CARD[card], need, left, live) == ours:
                first = card
                break
        else:
            made = not ours
        hands[leader] = mine
        self.seen[key] = (need, most, first) if made else (least, need - 1, first)
        return made

    def _bounds(self, leader: int, left: int) -> tuple[int, int]:
        """Return tricks that N-S make at least and at most, from the highest trumps and the leader's best cards."""
        hands, trump = self.hands, self.trump
        mine, ally = hands[leader], hands[leader ^ 2]
        next_, last = hands[(leader + 1) & 3], hands[(leader + 3) & 3]
        us = them = 0
        against = (next_ | last) & trump
        if against:
            ours = (mine | ally) & trump
            if against > ours:
                one, other = max(next_ & trump, last & trump), min(next_ & trump, last & trump)
                them = (one >> max(ours, other).bit_length()).bit_count()
            else:
                one, other = max(mine & trump, ally & trump), min(mine & trump, ally & trump)
                us = (one >> max(against, other).bit_length()).bit_count()
        else:
            others = ally | next_ | last
            for suit in SUIT_MASKS:
                held = mine & suit
                if held:
                    us += (held >> (others & suit).bit_length()).bit_count() if others & suit else held.bit_count()
        return (them, left - us) if leader & 1 else (us, left - them)

    def _last(self, leader: int) -> bool:
        hands, trump = self.hands, self.trump
        best, winner = hands[leader], leader
        led = SUIT_OF_CARD[best.bit_length() - 1]
        for seat in ((leader + 1) & 3, (leader + 2) & 3, (leader + 3) & 3):
            card = hands[seat]
            if card & trump:
                beaten = not best & trump or card > best
            else:
                beaten = bool(card & led) and not best & trump and card > best
            if beaten:
                best, winner = card, seat
        return not winner & 1

    def _follows(
        self, seat: int, place: int, best: int, winner: int, led: int, need: int, left: int, live: int
    ) -> bool:
        """Whether N-S make ``need`` tricks when ``seat`` plays next, as hand ``place`` to a trick of ``led``."""
        hands, trump = self.hands, self.trump
        mine = hands[seat]
        ours = not seat & 1
        ruffed = led != trump and bool(trump >> best & 1)
        for card in self._answers(mine, place, best, winner == seat ^ 2, led, ruffed, live):
            bit = 1 << card
            hands[seat] = mine ^ bit
            won = not ruffed and card > best if bit & led else bool(bit & trump) and (not ruffed or card > best)
            if place == 4:
                taker = seat if won else winner
                made = self._makes(taker, need - (1 - (taker & 1)), left - 1)
            elif won:
                made = self._follows((seat + 1) & 3, place + 1, card, seat, led, need, left, live)
            else:
                made = self._follows((seat + 1) & 3, place + 1, best, winner, led, need, left, live)
            if made == ours:
                hands[seat] = mine
                return made
        hands[seat] = mine
        return not ours

    def _answers(
        self, mine: int, place: int, best: int, partner_wins: bool, led: int, ruffed: bool, live: int
    ) -> list[int]:
        """Return the cards worth trying, the likeliest first."""
        suited = mine & led
        if suited:
            low = (suited & -suited).bit_length() - 1
            above = 0 if ruffed else suited & -(2 << best)
            if not above or (place == 4 and partner_wins):
                return [low]
            winners = [(above & -above).bit_length() - 1] if place == 4 else distinct(above, live & ~mine)
            if winners[0] == low:
                return winners
            return [low, *winners] if place == 2 or partner_wins else [*winners, low]
        trump = self.trump
        thrown = []
        for suit in SUIT_MASKS:
            held = mine & suit
            if held and suit != trump:
                thrown.append((held & -held).bit_length() - 1)
        trumps = mine & trump
        if not trumps:
            return thrown
        above = trumps & -(2 << best) if ruffed else trumps
        if not above:
            return [*thrown, (trumps & -trumps).bit_length() - 1]
        ruff = (above & -above).bit_length() - 1
        return [*thrown, ruff] if partner_wins else [ruff, *thrown]


def _promise(card: int, others: int, first: int) -> tuple[bool, bool, int]:
    """Return how early a lead is tried: what did best before, then cards that are best in their suit, then low ones."""
    beaten = bool(others & SUIT_OF_CARD[card] & -(2 << card))
    return card != first, beaten, card % 13 if beaten else -(card % 13)


def distinct(mine: int, others: int) -> list[int]:
    """Return the cards of ``mine``, the lowest of each run with no card of ``others`` between, from the lowest."""
    found: list[int] = []
    before = -1
    while mine:
        bit = mine & -mine
        card = bit.bit_length() - 1
        mine ^= bit
        if before < 0 or SUIT_OF_CARD[before] != SUIT_OF_CARD[card] or others & (bit - (2 << before)):
            found.append(card)
        before = card
    return found
