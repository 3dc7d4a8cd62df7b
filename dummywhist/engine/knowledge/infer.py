"""What follows from a View? Which cards are out, where each may lie, and where some must lie."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from dummywhist.engine.cards.card import JOKER_LITTLE, SUITS, Card, Suit
from dummywhist.engine.cards.hand import EMPTY, SUIT_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import Ranking, ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat, opposite
from dummywhist.engine.deal.law import LawTable, lying, obedient
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.knowledge.lying import pack_of, turned_at
from dummywhist.engine.knowledge.view import Cards, Count, View
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules, TurnedTo
from dummywhist.engine.rules.renounce import Proof, renounce_proves
from dummywhist.engine.values import NamedTuple

FIRST_JOKER: Final = int(JOKER_LITTLE)
SUIT_MASKS: tuple[int, ...] = tuple(SUIT_MASK << 13 * suit for suit in SUITS)


class Led(NamedTuple):
    """A trick as seen: its number from 0, who led, the cards in order, who won (None while it is open)."""

    number: int
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


NO_LAW: Final = LawTable()
ELSEWHERE: Final = 4
"""The place of cards that lie in no packet: put away, or never dealt."""


@lru_cache(maxsize=16)
def _rules(game: str, settings: tuple[tuple[str, Setting], ...]) -> Rules:
    return game_of(game).rules(dict(settings))


def rules_of(view: View) -> Rules:
    """Return the rules that a View was made under."""
    return _rules(view.game, tuple(view.settings.items()))


def held_back(view: View) -> View:
    """Return ``view`` with the cards played too soon still in their hands, where all know them to be.

    So the play of the trick is thought about as it will be: each card at its hand's turn (W-TURN-3).
    """
    law = view.part(LawTable) if view.parts else NO_LAW
    if not law.early:
        return view
    hands, memory = list(view.hands), dict(view.memory)
    for seat, card in law.early:
        held = hands[seat]
        if isinstance(held, Cards):
            hands[seat] = Cards(Hand(held.hand | 1 << card))
        else:
            hands[seat] = Count(held.cards + 1)
            memory[seat] = Hand(memory.get(seat, EMPTY) | 1 << card)
    parts = tuple(part._replace(early=()) if isinstance(part, LawTable) else part for part in view.parts)
    return view._replace(hands=tuple(hands), memory=tuple(memory.items()), parts=parts)


class Insight:
    """What the player of the hand on turn can conclude.

    ``seat`` plays ``hand`` and may play ``legal``; ``plays_dummy`` says that he plays both hands of his side, and
    ``dummy`` is then his own. By seat, and last for cards that lie in no packet (`ELSEWHERE`): ``may`` the cards that
    may lie there, ``must`` those that lie there for sure (for an open hand both are the hand), ``counts`` the number of
    cards. ``hidden`` are the seats that he does not see, dead packets too, and ``places`` those with `ELSEWHERE` if
    anything lies there. ``unseen`` are the cards in hidden places, ``gone`` those played and those known to be out of
    play. ``winning`` is the seat that holds the trick so far, ``led`` the suit to follow; ``suits`` are the masks of
    the suits, jokers among the trumps. ``renounced`` are by seat the suits that it did not follow: they are not in
    ``may`` where the rules make that a proof. Where it is only likely that the hand has none, ``believed`` is what can
    be concluded if each of them has none (None if there is nothing to believe, or if it cannot be).
    """

    __slots__ = (
        "believed", "counts", "dummy", "gone", "hand", "hidden", "led", "legal", "may", "must", "pack", "partner",
        "places", "plays_dummy", "ranked", "renounced", "rules", "seat", "suits", "tricks", "trump", "turned_seat",
        "unseen", "view", "winning",
    )  # fmt: skip

    def __init__(self, view: View, trusting: bool = False) -> None:
        seat = view.to_play
        if seat is None or view.viewer is None or view.layout.holder[seat] != view.viewer:
            raise ValueError("it is not the viewer's turn to play")
        law = view.part(LawTable) if view.parts else NO_LAW
        view = held_back(view)
        self.view = view
        self.rules = rules_of(view)
        self.seat = seat
        self.partner = opposite(seat)
        self.trump: Suit | None = view.trump
        self.ranked: Ranking = ranking(view.trump, view.down, self.rules.dealing.good_ace)
        holder, dummies, chairs = view.layout.holder, view.layout.dummies, view.layout.chairs
        own = [dummy for dummy in dummies if holder[dummy] == view.viewer]
        self.dummy: Seat | None = next(iter((*own, *dummies)), None)
        self.plays_dummy = bool(own)
        held = view.hands[seat]
        assert isinstance(held, Cards)
        self.hand: Hand = held.hand
        trick = view.trick
        self.legal = following(self.rules.trick, self.ranked, self.hand, trick)
        if law.owed:
            self.legal = obedient(self.ranked, lying(law, trick), self.legal, law.owed, seat)
        self.pack = pack_of(self.rules)
        self.suits = tuple(mask & self.pack for mask in self.ranked.of_suit)
        self.led = suit_led(self.ranked, trick)
        self.tricks = tuple(
            Led(number, done.leader, done.cards, done.winner) for number, done in enumerate(view.played)
        ) + ((Led(len(view.played), view.leader, trick, None),) if trick else ())
        self.winning: Seat | None = None
        if trick:
            first = chairs.index(view.leader)
            self.winning = chairs[(first + winning_index(self.ranked, trick)) % len(chairs)]
        proved = renounce_proves(self.rules) is Proof.VOID
        self._locate(proved or trusting)
        self.believed: Insight | None = None
        if not proved and not trusting and any(self.renounced):
            believed = Insight(view, trusting=True)
            self.believed = believed if believed.possible else None

    def _locate(self, voids: bool) -> None:
        view, ranked, chairs = self.view, self.ranked, self.view.layout.chairs
        gone = 0
        renounced = [0, 0, 0, 0]
        for _, leader, cards, _ in self.tricks:
            first = chairs.index(leader)
            led = None
            for place, card in enumerate(cards):
                gone |= 1 << card
                suit, seat = ranked.suit[card], chairs[(first + place) % len(chairs)]
                if suit >= 0:
                    # He has some after all: that he did not follow proves nothing more.
                    renounced[seat] &= ~ranked.of_suit[suit]
                if led is None:
                    led = suit if suit >= 0 else None
                elif suit != led:
                    renounced[seat] |= ranked.of_suit[led]
        seen = _with_loose(view, self.rules, gone)
        counts, hidden = [], []
        may, must = [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]
        for seat in SEATS:
            held = view.hands[seat]
            if isinstance(held, Cards):
                seen |= held.hand
                may[seat] = must[seat] = held.hand
                counts.append(held.hand.bit_count())
            else:
                hidden.append(seat)
                counts.append(held.cards)
        unseen = int(self.pack) & ~seen
        counts.append(unseen.bit_count() - sum(counts[seat] for seat in hidden))
        places: list[int] = [*hidden, *((ELSEWHERE,) if counts[ELSEWHERE] else ())]
        for place in places:
            may[place] = unseen & ~(renounced[place] if voids and place != ELSEWHERE else 0)
        at = turned_at(view, self.rules)
        turned = view.turned
        known: list[tuple[int, int]] = list(view.memory)
        self.turned_seat: Seat | None = None
        if turned is not None and at is not None and not gone >> turned & 1:
            self.turned_seat = at
            if at in hidden:
                known.append((at, 1 << turned))
        for there, mask in known:
            for place in places:
                if place != there:
                    may[place] &= ~mask
        _settle(places, counts, may, must)
        dead = _with_loose(view, self.rules, 0)
        for place in (*SEATS, ELSEWHERE):
            dead |= 0 if place in chairs else must[place]
        self.gone = Hand(gone | dead)
        self.unseen = Hand(unseen)
        self.counts = tuple(counts)
        self.hidden = tuple(hidden)
        self.places = tuple(places)
        self.renounced = tuple(renounced)
        self.may = tuple(Hand(mask) for mask in may)
        self.must = tuple(Hand(mask) for mask in must)

    @property
    def possible(self) -> bool:
        """Whether the unseen cards can lie in the hidden places at all."""
        for many in range(1, len(self.places) + 1):
            for group in combinations(self.places, many):
                reach = 0
                for place in group:
                    reach |= self.may[place]
                if reach.bit_count() < sum(self.counts[place] for place in group):
                    return False
        return True

    @property
    def alone(self) -> bool:
        """Whether everybody plays for himself, in tricks of fewer than four cards."""
        return len(self.view.layout.chairs) < 4

    @property
    def out(self) -> Hand:
        """The cards not yet played, wherever they are, but those on the table."""
        return Hand(self.pack & ~self.gone)

    def led_in(self, cards: tuple[Card, ...]) -> Suit | None:
        """Return the suit that had to be followed in a trick of ``cards``."""
        return suit_led(self.ranked, cards)

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether the hand at ``seat`` is known to have none of ``suit``."""
        return not self.may[seat] & self.ranked.of_suit[suit]

    def higher(self, card: Card) -> int:
        """Return the mask of the cards of the suit above ``card`` that are not yet played."""
        suit, strength = self.ranked.suit[card], self.ranked.strength
        if suit < 0:
            return 0
        if card < FIRST_JOKER and not self.view.down and not self.pack >> FIRST_JOKER:
            top = (card // 13 + 1) * 13
            return ((1 << top) - (2 << card)) & ~self.gone
        same = cards_in(Hand(self.ranked.of_suit[suit] & self.pack & ~self.gone))
        return hand_of(other for other in same if strength[other] > strength[card])


def _with_loose(view: View, rules: Rules, seen: int) -> int:
    """Return ``seen`` with the cards that are known to lie in no hand."""
    for card in view.away:
        seen |= 0 if card is None else 1 << card
    if view.turned is not None and rules.dealing.turned is TurnedTo.NOBODY:
        seen |= 1 << view.turned
    return seen


def _settle(places: list[int], counts: list[int], may: list[int], must: list[int]) -> None:
    """Find what must lie where: a card that only one place may hold is there, and a full place holds no other."""
    changed = True
    while changed:
        changed = False
        for place in places:
            others = 0
            for other in places:
                if other != place:
                    others |= may[other]
            sure = may[place] & ~others
            if sure.bit_count() >= counts[place] and may[place] != sure:
                may[place] = sure
                changed = True
            if may[place].bit_count() == counts[place]:
                sure = may[place]
                for other in places:
                    if other != place and may[other] & sure:
                        may[other] &= ~sure
                        changed = True
            must[place] = sure


def lowest(mask: int) -> Card:
    """Return the lowest int among the cards of ``mask``: the lowest card of a suit."""
    return Card((mask & -mask).bit_length() - 1)


def highest(mask: int) -> Card:
    """Return the highest int among the cards of ``mask``: the highest card of a suit."""
    return Card(mask.bit_length() - 1)
