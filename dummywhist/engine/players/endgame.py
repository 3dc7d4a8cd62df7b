"""How many tricks does each card make at the end, when all hands are known? A small search, exact but for two habits.

Who cannot win a trick throws the lowest card of a suit, and fourth hand wins as cheaply as it can; unblocking by force
is not looked for. A hand is a mask of cards; tricks are those of the sides N-S.
"""

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import SUIT_MASKS
from dummywhist.engine.knowledge.sample import Deal

SUIT_OF_CARD = tuple(SUIT_MASKS[number // 13] for number in range(52))


class Ending:
    """The last tricks of one layout with ``trump``; what was found once is remembered."""

    __slots__ = ("hands", "live", "seen", "trump")

    def __init__(self, hands: Deal, trump: Suit | None, trick: tuple[Card, ...]) -> None:
        self.hands = list(hands)
        self.trump = 0 if trump is None else SUIT_MASKS[trump]
        self.live = hands[0] | hands[1] | hands[2] | hands[3]
        for card in trick:
            self.live |= 1 << card
        # By hands and leader: at least so many and at most so many tricks for N-S.
        self.seen: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}

    def tricks(self, leader: Seat, trick: tuple[Card, ...], card: Card, left: int) -> int:
        """Return the tricks, of ``left``, that N-S make if the hand on turn plays ``card``; leader led ``trick``."""
        seat = (leader + len(trick)) & 3
        best, winner = (card, seat) if not trick else (trick[0], int(leader))
        for place, other in enumerate((*trick[1:], card), 1) if trick else ():
            if self._beats(other, best):
                best, winner = other, (leader + place) & 3
        led = SUIT_OF_CARD[trick[0] if trick else card]
        self.hands[seat] ^= 1 << card
        found = 0
        while found < left and self._goes_on(seat, len(trick) + 1, best, winner, led, found + 1, left):
            found += 1
        self.hands[seat] ^= 1 << card
        return found

    def _beats(self, card: int, best: int) -> bool:
        if SUIT_OF_CARD[card] == SUIT_OF_CARD[best]:
            return card > best
        return SUIT_OF_CARD[card] == self.trump

    def _goes_on(self, seat: int, played: int, best: int, winner: int, led: int, need: int, left: int) -> bool:
        """Whether N-S make ``need`` tricks after ``seat`` has played as card ``played`` of the trick."""
        if played == 4:
            return self._makes(winner, need - (1 - (winner & 1)), left - 1)
        return self._follows((seat + 1) & 3, played + 1, best, winner, led, need, left, self.live)

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
        least, most = self.seen.get(key, (0, left))
        if least >= need:
            return True
        if most < need:
            return False
        made = self._leads(leader, need, left)
        self.seen[key] = (need, most) if made else (least, need - 1)
        return made

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

    def _leads(self, leader: int, need: int, left: int) -> bool:
        hands = self.hands
        mine = hands[leader]
        ours = not leader & 1
        live = hands[0] | hands[1] | hands[2] | hands[3]
        others = live & ~mine
        sure = _sure(mine, others, self.trump)
        if ours and sure >= need:
            return True
        if not ours and left - sure < need:
            return False
        cards = _distinct(mine, others)
        # Cards that nobody can beat in their suit are looked at first.
        cards.sort(key=lambda card: (bool(others & SUIT_OF_CARD[card] & -(2 << card)), -(card % 13)))
        for card in cards:
            hands[leader] = mine ^ (1 << card)
            made = self._follows((leader + 1) & 3, 2, card, leader, SUIT_OF_CARD[card], need, left, live)
            if made == ours:
                hands[leader] = mine
                return made
        hands[leader] = mine
        return not ours

    def _follows(
        self, seat: int, place: int, best: int, winner: int, led: int, need: int, left: int, live: int
    ) -> bool:
        hands, trump = self.hands, self.trump
        mine = hands[seat]
        ours = not seat & 1
        ruffed = bool(trump >> best & 1) and led != trump
        for card in self._answers(mine, seat, place, best, winner, led, ruffed, live):
            bit = 1 << card
            hands[seat] = mine ^ bit
            won = card > best if bit & trump and (ruffed or led == trump) else (
                bool(bit & trump) or (bool(bit & led) and not ruffed and card > best)
            )  # fmt: skip
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
        self, mine: int, seat: int, place: int, best: int, winner: int, led: int, ruffed: bool, live: int
    ) -> list[int]:
        """Return the cards worth trying, the likeliest first."""
        suited = mine & led
        if suited:
            low = (suited & -suited).bit_length() - 1
            above = 0 if ruffed else suited & -(2 << best)
            if not above or (place == 4 and winner == seat ^ 2):
                return [low]
            winners = [(above & -above).bit_length() - 1] if place == 4 else _distinct(above, live & ~mine)
            if winners[0] == low:
                return winners
            return [low, *winners] if place == 2 else [*winners, low]
        thrown = []
        trump = self.trump
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
        return [*thrown, ruff] if winner == seat ^ 2 else [ruff, *thrown]


def _sure(mine: int, others: int, trump: int) -> int:
    """Return how many tricks the leader has by leading his best cards out: trumps, and the rest if nobody can ruff."""
    if others & trump:
        held = mine & trump
        return (held & -(1 << (others & trump).bit_length())).bit_count()
    sure = 0
    for suit in SUIT_MASKS:
        held = mine & suit
        if held:
            above = others & suit
            sure += (held & -(1 << above.bit_length())).bit_count() if above else held.bit_count()
    return sure


def _distinct(mine: int, others: int) -> list[int]:
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
