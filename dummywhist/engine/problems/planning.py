"""Is there a plan that wins against every layout at once? An exact search over sets of layouts.

The asked side chooses for both its hands without knowing the layout; the defence sees all. A set of layouts is kept as
the splits of runs that are possible, since all layouts of a split are possible together: what fell from a run says
nothing of the rest of it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit, size, without
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of
from dummywhist.engine.problems.problem import Problem, Split, runs_of, splits
from dummywhist.engine.solver.position import Position, winner_of
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

OURS: Final = (NORTH, SOUTH)


class State(NamedTuple):
    """A position with hidden cards: what is left of our hands and of the cards ``out``, the ``splits`` still possible.

    ``trick``: the cards of the trick that ``leader`` began. ``need``: tricks that are still to be won. ``by``: within
    how many tricks, the one in play counted.
    """

    yours: Hand
    dummy: Hand
    out: Hand
    splits: frozenset[Split]
    leader: Seat
    trick: tuple[Card, ...]
    need: int
    by: int

    @property
    def on_turn(self) -> Seat:
        """Who plays next."""
        return left_of(self.leader, len(self.trick))


class GivenUpError(Exception):
    """Nobody waits for the answer any longer."""


class Plans:
    """The plans of one problem: what was found of a position is remembered.

    ``given_up`` is asked now and then; once it says yes, `GivenUpError` ends the search.
    """

    def __init__(
        self, problem: Problem, solver: Solver | None = None, given_up: Callable[[], bool] = lambda: False
    ) -> None:
        self.problem = problem
        self.runs = runs_of(problem.out, Hand(problem.yours | problem.dummy))
        self.ranked = ranking(problem.trump)
        self._suits = tuple(self.ranked.suit[next(cards_in(run))] for run in self.runs)
        self.begin = State(
            problem.yours, problem.dummy, problem.out, frozenset(splits(problem)), problem.leader, (), problem.wins,
            problem.cards,
        )  # fmt: skip
        self._solver = Solver(8) if solver is None else solver
        self._given_up = given_up
        self._known: dict[State, bool] = {}
        self._tricks: dict[tuple[State, Split], int] = {}
        self._lowest: dict[tuple[int, int], int] = {}

    def wins(self, state: State) -> bool:
        """Whether our side has a plan that wins what it needs against every layout of ``state``."""
        if state.need <= 0:
            return True
        if state.need > state.by:
            return False
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = self._searched(state)
        return known

    def _searched(self, state: State) -> bool:
        if self._given_up():
            raise GivenUpError
        # With all hands seen the target must be within reach in every layout; that is necessary, not enough.
        if state.on_turn in OURS:
            return any(self.wins(self.after(state, card)) for card in self._within_reach(state))
        if not state.trick and any(self.seen(state, split) < state.need for split in state.splits):
            return False
        return all(self.wins(after) for _, after in self.answers(state))

    def _within_reach(self, state: State) -> list[Card]:
        """Return the cards of our hand on turn after which the target is in reach in every layout, all hands seen."""
        left = list(self.own_cards(state))
        for split in state.splits:
            tricks = self._by_card(state, split)
            left = [card for card in left if tricks[card] >= state.need]
            if not left:
                break
        return left

    def _by_card(self, state: State, split: Split) -> dict[Card, int]:
        position = Position(self.layout(state, split), self.problem.trump, state.leader, state.trick, 0b0101)
        return self._solver.cards(position)

    def seen_after(self, state: State, card: Card) -> list[int]:
        """Return the tricks that our side still wins with ``card``, on turn, in each split, all hands seen."""
        return [self._by_card(state, split)[card] for split in state.splits]

    def own_cards(self, state: State) -> tuple[Card, ...]:
        """Return the cards that our hand on turn may play, the lowest of each run of equals."""
        hand = state.yours if state.on_turn == SOUTH else state.dummy
        others = (state.dummy if state.on_turn == SOUTH else state.yours) | state.out | _mask(state.trick)
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
        yours, dummy = state.yours, state.dummy
        if state.on_turn == SOUTH:
            yours = without(yours, card)
        else:
            dummy = without(dummy, card)
        return self._trick_done(state._replace(yours=yours, dummy=dummy, trick=(*state.trick, card)))

    def answers(self, state: State) -> Iterator[tuple[Card, State]]:
        """Yield the cards that the hidden hand on turn may play in some layout, each with the layouts that are left.

        Of a run one card stands for all; two or more where it matters which of the hidden hands has the higher.
        """
        seat = state.on_turn
        # Of each run so many are out; what East has not West has.
        many = [size(Hand(run & state.out)) for run in self.runs]
        east = seat == EAST
        led = self.ranked.suit[state.trick[0]] if state.trick else None
        following = [index for index, suit in enumerate(self._suits) if suit == led and many[index]]
        voids = [
            split for split in state.splits
            if not any(split[at] if east else many[at] - split[at] for at in following)
        ] if following else state.splits  # fmt: skip
        for index, run in enumerate(self.runs):
            if not many[index]:
                continue
            left = tuple(cards_in(Hand(run & state.out)))
            # A suit that was not led may be played from by a hand that has none of the suit led.
            may = state.splits if led is None or self._suits[index] == led else voids
            if east:
                able = [split for split in may if split[index]]
            else:
                able = [split for split in may if split[index] < many[index]]
            if not able:
                continue
            after = frozenset(able)
            if east:
                after = frozenset((*split[:index], split[index] - 1, *split[index + 1 :]) for split in able)
            for card in self._standing_for(state, run, left):
                told = state._replace(out=without(state.out, card), splits=after, trick=(*state.trick, card))
                yield card, self._trick_done(told)

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
        return state._replace(leader=won, trick=(), need=state.need - (won in OURS), by=state.by - 1)

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

    def seen(self, state: State, split: Split) -> int:
        """Return the tricks that our side still wins in one layout of a split, all hands seen."""
        key = (state._replace(splits=frozenset(), need=0, by=0), split)
        found = self._tricks.get(key)
        if found is None:
            if not state.trick and not state.yours:
                return 0
            position = Position(self.layout(state, split), self.problem.trump, state.leader, state.trick, 0b0101)
            found = self._tricks[key] = self._solver.tricks(position)
        return found


def _mask(cards: tuple[Card, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
