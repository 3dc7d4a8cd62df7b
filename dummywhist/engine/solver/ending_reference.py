"""How does the small search of an ending work? In plain Python, which the native one follows position by position.

Who cannot win a trick throws the lowest card of a suit, and the last hand wins as cheaply as it can; unblocking by
force is not looked for.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import JOKER_MASK
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import Seat


class TooLong(Exception):
    """The layout has more lines of play than are worth looking at."""


@lru_cache(maxsize=8)
def suits_of(trump: Suit | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the masks of the suits, and for every card that of its suit; jokers are trumps, or nothing."""
    ranked = ranking(trump)
    masks = ranked.of_suit
    return masks, tuple(masks[suit] if suit >= 0 else JOKER_MASK for suit in ranked.suit)


class ReferenceEnding:
    """The last tricks of one layout; see `dummywhist.engine.solver.ending.Ending`."""

    __slots__ = (
        "after", "chairs", "hands", "last", "live", "looked", "most", "ours", "seen", "suit_of", "suits", "trump"
    )  # fmt: skip

    def __init__(
        self, hands: Sequence[int], trump: Suit | None, trick: tuple[Card, ...], chairs: Sequence[Seat],
        ours: Collection[Seat], most: int,
    ) -> None:  # fmt: skip
        self.chairs = tuple(chairs)
        self.last = len(self.chairs)
        self.hands = [hand if seat in self.chairs else 0 for seat, hand in enumerate(hands)]
        after = [0, 0, 0, 0]
        for place, seat in enumerate(self.chairs):
            after[seat] = self.chairs[(place + 1) % self.last]
        self.after = tuple(after)
        self.ours = tuple(int(seat in ours) for seat in range(4))
        self.suits, self.suit_of = suits_of(trump)
        self.trump = 0 if trump is None else self.suits[trump]
        self.live = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        for card in trick:
            self.live |= 1 << card
        # By hands and leader: at least and at most so many tricks for our side, and the lead that did best.
        self.seen: dict[tuple[int, int, int, int, int], tuple[int, int, int]] = {}
        self.looked = 0
        self.most = most

    def tricks(self, leader: Seat, trick: tuple[Card, ...], card: Card, left: int, guess: int) -> int:
        """Return the tricks, of ``left``, that our side makes if the hand on turn plays ``card`` to ``trick``."""
        seat = int(leader)
        best, winner = (trick[0] if trick else card), seat
        for other in trick:
            if other != best and self._beats(other, best):
                best, winner = other, seat
            seat = self.after[seat]
        if card != best and self._beats(card, best):
            best, winner = card, seat
        led = self.suit_of[trick[0] if trick else card]
        place = len(trick) + 1

        def reach(need: int) -> bool:
            if place == self.last:
                return self._makes(winner, need - self.ours[winner], left - 1)
            return self._follows(self.after[seat], place + 1, best, winner, led, need, left, self.live)

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
        if self.suit_of[card] == self.suit_of[best]:
            return card > best
        return self.suit_of[card] == self.trump

    def _makes(self, leader: int, need: int, left: int) -> bool:
        """Whether our side makes ``need`` of the ``left`` tricks with ``leader`` to lead."""
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
        if self.looked > self.most:
            raise TooLong
        mine = hands[leader]
        live = hands[0] | hands[1] | hands[2] | hands[3]
        others = live & ~mine
        suit_of = self.suit_of
        cards = distinct(mine, others, suit_of)
        if len(cards) > 1:
            cards.sort(key=lambda card: _promise(card, others & suit_of[card], first))
        ours = made = bool(self.ours[leader])
        for card in cards:
            hands[leader] = mine ^ (1 << card)
            if self._follows(self.after[leader], 2, card, leader, suit_of[card], need, left, live) == ours:
                first = card
                break
        else:
            made = not ours
        hands[leader] = mine
        self.seen[key] = (need, most, first) if made else (least, need - 1, first)
        return made

    def _bounds(self, leader: int, left: int) -> tuple[int, int]:
        """Return tricks that we make at least and at most, from the highest trumps and the leader's best cards."""
        hands, trump, ours = self.hands, self.trump, self.ours
        lead = ours[leader]
        best = second = against = 0
        owner = leader
        for seat in self.chairs:
            held = hands[seat] & trump
            if ours[seat] != lead:
                against |= held
            if held > best:
                best, second, owner = held, best, seat
            elif held > second:
                second = held
        sure = 0
        if against:
            sure = (best >> second.bit_length()).bit_count()
        else:
            owner = leader
            mine = hands[leader]
            others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~mine
            for suit in self.suits:
                held = mine & suit
                if held:
                    sure += (held >> (others & suit).bit_length()).bit_count() if others & suit else held.bit_count()
        return (sure, left) if ours[owner] else (0, left - sure)

    def _last(self, leader: int) -> bool:
        hands, trump = self.hands, self.trump
        best, winner = hands[leader], leader
        led = self.suit_of[best.bit_length() - 1]
        seat = self.after[leader]
        while seat != leader:
            card = hands[seat]
            if card & trump:
                beaten = not best & trump or card > best
            else:
                beaten = bool(card & led) and not best & trump and card > best
            if beaten:
                best, winner = card, seat
            seat = self.after[seat]
        return bool(self.ours[winner])

    def _follows(
        self, seat: int, place: int, best: int, winner: int, led: int, need: int, left: int, live: int
    ) -> bool:
        """Whether we make ``need`` tricks when ``seat`` plays next, as hand ``place`` to a trick of ``led``."""
        hands, trump = self.hands, self.trump
        mine = hands[seat]
        side = self.ours
        ours = bool(side[seat])
        last = place == self.last
        ruffed = led != trump and bool(trump >> best & 1)
        for card in self._answers(mine, place, best, side[winner] == side[seat], led, ruffed, live):
            bit = 1 << card
            hands[seat] = mine ^ bit
            won = not ruffed and card > best if bit & led else bool(bit & trump) and (not ruffed or card > best)
            if last:
                taker = seat if won else winner
                made = self._makes(taker, need - side[taker], left - 1)
            elif won:
                made = self._follows(self.after[seat], place + 1, card, seat, led, need, left, live)
            else:
                made = self._follows(self.after[seat], place + 1, best, winner, led, need, left, live)
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
            last = place == self.last
            if not above or (last and partner_wins):
                return [low]
            winners = [(above & -above).bit_length() - 1] if last else distinct(above, live & ~mine, self.suit_of)
            if winners[0] == low:
                return winners
            return [low, *winners] if place == 2 or partner_wins else [*winners, low]
        trump = self.trump
        thrown = []
        for suit in self.suits:
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
    """Return how early a lead is tried: what did best before, then cards that are best in their suit, then low ones.

    ``others`` are the cards of the suit in other hands.
    """
    beaten = bool(others & -(2 << card))
    return card != first, beaten, card % 13 if beaten else -(card % 13)


def distinct(mine: int, others: int, suit_of: Sequence[int]) -> list[int]:
    """Return the cards of ``mine``, the lowest of each run with no card of ``others`` between, from the lowest."""
    found: list[int] = []
    before = -1
    while mine:
        bit = mine & -mine
        card = bit.bit_length() - 1
        mine ^= bit
        if before < 0 or suit_of[before] != suit_of[card] or others & suit_of[card] & (bit - (2 << before)):
            found.append(card)
        before = card
    return found
