"""Which cards may be played in a problem, what follows, and when are two positions alike?

A set of layouts is kept as the splits of runs that are possible, since all layouts of a split are possible together:
what fell from a run says nothing of the rest of it.
"""

from collections.abc import Hashable, Iterator
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import SUIT_MASK, Hand, cards_in, of_suit, size, without
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of
from dummywhist.engine.problems.problem import Problem, Split, splits
from dummywhist.engine.problems.split_sets import SplitSets, bits
from dummywhist.engine.solver.position import winner_of
from dummywhist.engine.values import NamedTuple

OURS: Final = (NORTH, SOUTH)
MASKS: Final = tuple(SUIT_MASK << 13 * suit for suit in SUITS)
"""The cards of each suit."""
YOURS, DUMMY, TOP, THEIRS = range(-4, 0)
"""Whose a card is, where positions are compared; those of the others have the number of their run."""


class State(NamedTuple):
    """A position with hidden cards: what is left of our hands and of the cards ``out``, the ``splits`` still possible.

    ``splits``: a set as `SplitSets` keeps it. ``trick``: the cards of the trick that ``leader`` began. ``need``: tricks
    that are still to be won. ``by``: within how many tricks, the one in play counted.
    """

    yours: Hand
    dummy: Hand
    out: Hand
    splits: int
    leader: Seat
    trick: tuple[Card, ...]
    need: int
    by: int

    @property
    def on_turn(self) -> Seat:
        """Who plays next."""
        return left_of(self.leader, len(self.trick))


class Playing:
    """How the cards of one problem can be played."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.runs = problem.runs
        self.ranked = ranking(problem.trump)
        self.sets = SplitSets([size(run) for run in self.runs])
        self._suits = tuple(self.ranked.suit[next(cards_in(run))] for run in self.runs)
        self.begin = State(
            problem.yours, problem.dummy, problem.out, self.sets.set_of(splits(problem)), problem.leader, (),
            problem.wins, problem.cards,
        )  # fmt: skip
        self._lowest: dict[tuple[int, int], int] = {}
        self._owners: dict[tuple[int, int, int, int, int], tuple[int, ...]] = {}

    def own_cards(self, state: State) -> tuple[Card, ...]:
        """Return the cards that our hand on turn may play, the lowest of each run of equals."""
        hand = state.yours if state.on_turn == SOUTH else state.dummy
        others = (state.dummy if state.on_turn == SOUTH else state.yours) | state.out
        if state.trick:
            # Of the cards that lie there only the best still matters.
            others |= 1 << state.trick[winner_of(self.ranked, state.trick)]
        found = []
        for cards in self._lawful(state, hand):
            before: Card | None = None
            for card in cards:
                between = () if before is None else range(before + 1, card)
                if before is None or any(others >> one & 1 for one in between):
                    found.append(card)
                before = card
        return tuple(found)

    def equals(self, state: State, card: Card) -> tuple[Card, ...]:
        """Return the cards of our hand on turn that do the same as ``card``."""
        hand = state.yours if state.on_turn == SOUTH else state.dummy
        first = self.own_cards(state)
        for cards in self._lawful(state, hand):
            if card in cards:
                starts = [one for one in cards if one in first]
                mine = max(one for one in starts if one <= card)
                later = [one for one in starts if one > mine]
                return tuple(one for one in cards if one >= mine and (not later or one < min(later)))
        return ()

    def _lawful(self, state: State, hand: Hand) -> Iterator[tuple[Card, ...]]:
        """Yield the cards that may be played from a hand, by suit."""
        led = self.ranked.suit[state.trick[0]] if state.trick else None
        for suit in SUITS if led is None or not of_suit(hand, led) else (led,):
            if of_suit(hand, suit):
                yield tuple(cards_in(of_suit(hand, suit)))

    def after(self, state: State, card: Card) -> State:
        """Return the state after a card of ours."""
        yours, dummy, trick = state.yours, state.dummy, (*state.trick, card)
        if state.on_turn == SOUTH:
            yours = without(yours, card)
        else:
            dummy = without(dummy, card)
        return self._trick_done(State(yours, dummy, state.out, state.splits, state.leader, trick, state.need, state.by))

    def answers(self, state: State) -> Iterator[tuple[Card, State]]:
        """Yield the cards that the hidden hand on turn may play in some layout, each with the layouts that are left.

        Of a run one card stands for all; two or more where it matters which of the hidden hands has the higher.
        """
        for _, card, after in self.answers_by_run(state):
            yield card, after

    def answers_by_run(self, state: State) -> Iterator[tuple[int, Card, State]]:
        """Yield `answers`, each with the number of its run."""
        for index, able in self.able(state, state.splits):
            run = self.runs[index]
            splits = self.sets.less(able, index) if state.on_turn == EAST else able
            for card in self._standing_for(state, run, tuple(cards_in(Hand(run & state.out)))):
                out, trick = without(state.out, card), (*state.trick, card)
                told = State(state.yours, state.dummy, out, splits, state.leader, trick, state.need, state.by)
                yield index, card, self._trick_done(told)

    def able(self, state: State, splits: int) -> Iterator[tuple[int, int]]:
        """Yield the runs that the hidden hand on turn may play from, each with those of ``splits`` in which it may."""
        # Of each run so many are out; what East has not West has.
        many = [(run & state.out).bit_count() for run in self.runs]
        east, holding = state.on_turn == EAST, self.sets.holding
        led = self.ranked.suit[state.trick[0]] if state.trick else None
        # A suit that was not led may be played from by a hand that has none of the suit led.
        voids = splits
        for index, suit in enumerate(self._suits):
            if suit == led:
                voids &= holding(index, 0 if east else many[index])
        for index, suit in enumerate(self._suits):
            may = splits if led is None or suit == led else voids
            able = may & ~holding(index, 0 if east else many[index])
            if many[index] and able:
                yield index, able

    def before(self, state: State, splits: int, run: int) -> int:
        """Return the splits before the hidden hand on turn played a card of a run, of those after it."""
        return self.sets.more(splits, run) if state.on_turn == EAST else splits

    def _standing_for(self, state: State, run: Hand, left: tuple[Card, ...]) -> tuple[Card, ...]:
        partner = left_of(state.on_turn, 2)
        if len(state.trick) < 2:
            # The partner plays later, perhaps from the same run: it may have the higher or the lower.
            return (left[0],) if len(left) == 1 else (left[0], left[-1])
        place = (partner - state.leader) % len(SEATS)
        theirs = state.trick[place]
        if not run >> theirs & 1:
            return (left[0],)
        above, below = [card for card in left if card > theirs], [card for card in left if card < theirs]
        return tuple(cards[0] for cards in (below, above) if cards)

    def _trick_done(self, state: State) -> State:
        if len(state.trick) < len(SEATS):
            return state
        won = left_of(state.leader, winner_of(self.ranked, state.trick))
        need = state.need - (won in OURS)
        return State(state.yours, state.dummy, state.out, state.splits, won, (), need, state.by - 1)

    def splits_of(self, state: State) -> list[Split]:
        """Return the splits that are still possible."""
        return [self.sets.split(bit) for bit in bits(state.splits)]

    def layout(self, state: State, split: Split) -> tuple[Hand, ...]:
        """Return the hands N E S W of one layout of a split: East has the lowest cards of each run."""
        east = 0
        for run, many in zip(self.runs, split, strict=True):
            if many:
                east |= self._lowest_of(run & state.out, many)
        hands = [Hand(0)] * len(SEATS)
        hands[NORTH], hands[SOUTH] = state.dummy, state.yours
        hands[EAST], hands[WEST] = Hand(east), Hand(state.out & ~east)
        return tuple(hands)

    def _lowest_of(self, cards: int, many: int) -> int:
        """Return the lowest ``many`` of these cards."""
        found = self._lowest.get((cards, many))
        if found is None:
            found = self._lowest[cards, many] = _mask(tuple(cards_in(Hand(cards)))[:many])
        return found

    def alike(self, state: State) -> Hashable:
        """Return what is the same of positions in which all can go the same way, whatever the splits and the task.

        Only the order of the cards counts that are still held, the best one of the trick, and of the first card of the
        hidden hands where the second may be of its run. `own_cards` has the same order in all of them.
        """
        trick, leader = state.trick, state.leader
        won, led, top, theirs = 0, -1, 0, 0
        if trick:
            won, led = winner_of(self.ranked, trick), self.ranked.suit[trick[0]]
            top = 1 << trick[won]
            place = 1 if leader in OURS else 0
            if place < len(trick) < place + 3:
                theirs = 1 << trick[place] & ~top
        yours, dummy, out = state.yours, state.dummy, state.out
        owners = [
            self._owners_of((yours & suit, dummy & suit, out & suit, top & suit, theirs & suit)) for suit in MASKS
        ]
        return (leader, len(trick), won, led, *owners)

    def _owners_of(self, cards: tuple[int, int, int, int, int]) -> tuple[int, ...]:
        """Return whose the cards of a suit are, from the lowest."""
        found = self._owners.get(cards)
        if found is None:
            yours, dummy, out, top, theirs = cards
            rows = [(yours, YOURS), (dummy, DUMMY), (top, TOP), (theirs, THEIRS)]
            rows += [(run & out, index) for index, run in enumerate(self.runs)]
            ranked = sorted((card, owner) for held, owner in rows for card in cards_in(Hand(held)))
            found = self._owners[cards] = tuple(owner for _, owner in ranked)
        return found


def _mask(cards: tuple[Card, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
