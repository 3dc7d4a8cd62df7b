"""Is there a plan that wins against every layout at once? An exact search over sets of layouts that learns from them.

The asked side chooses for both its hands without knowing the layout; the defence sees all. A plan that wins against a
set wins against each part of it, and where there is none against a set there is none against a larger one: so of what
wins as large a set as the plan covers is remembered, and of what loses as small a part as it takes.
"""

from collections.abc import Callable, Hashable
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.problems.playing import MASKS, OURS, Playing, State
from dummywhist.engine.problems.problem import Problem, Split
from dummywhist.engine.problems.split_sets import bits
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

OUR_SIDE: Final = 0b0101


class GivenUpError(Exception):
    """Nobody waits for the answer any longer."""


class Known(NamedTuple):
    """Whether there is a plan, and the ``splits`` of which that is true: all that it covers, or those that it takes."""

    wins: bool
    splits: int


class Learned:
    """What was found of a position and its alikes.

    ``won``, ``lost``: sets of splits by how many tricks are left. Of the cards that may be played, in their order:
    in which of the splits that were ``looked`` at each is ``beaten``, all hands seen, and its tricks in all of them.
    """

    __slots__ = ("beaten", "looked", "lost", "tricks", "won")

    def __init__(self) -> None:
        self.won: dict[int, list[int]] = {}
        self.lost: dict[int, list[int]] = {}
        self.looked = 0
        self.beaten: list[int] = []
        self.tricks: list[int] = []

    def tell(self, splits: int, by: int) -> Known | None:
        """Return what is known of ``splits`` without a search."""
        for more in self.won.get(by, ()):
            if not splits & ~more:
                return Known(True, more)
        for fewer in self.lost.get(by, ()):
            if not fewer & ~splits:
                return Known(False, fewer)
        return None

    def keep(self, found: Known, by: int) -> None:
        """Remember what was found; what follows from it is forgotten."""
        splits = found.splits
        if found.wins:
            self.won[by] = [splits, *(one for one in self.won.get(by, ()) if one & ~splits)]
        else:
            self.lost[by] = [splits, *(one for one in self.lost.get(by, ()) if splits & ~one)]


class Plans(Playing):
    """The plans of one problem: what was found of a position is remembered.

    ``given_up`` is asked now and then; once it says yes, `GivenUpError` ends the search. ``searched`` counts positions.
    """

    def __init__(
        self, problem: Problem, solver: Solver | None = None, given_up: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(problem)
        self.searched = 0
        self._solver = Solver(8) if solver is None else solver
        self._given_up = given_up
        self._learned: dict[tuple[Hashable, int], Learned] = {}
        self._tricks: dict[tuple[State, Split], int] = {}

    def wins(self, state: State) -> bool:
        """Whether our side has a plan that wins what it needs against every layout of ``state``."""
        return self._decided(state).wins

    def _decided(self, state: State) -> Known:
        """Return whether there is a plan, and for which splits that is true."""
        known, learned = self._told(state)
        return known or self._found(state, learned)

    def _told(self, state: State) -> tuple[Known | None, Learned]:
        """Return what is known without a search, and where it is remembered."""
        if state.need <= 0:
            return Known(True, self.sets.every), NOTHING
        if state.need > state.by:
            return Known(False, 0), NOTHING
        key = (self.alike(state), state.need)
        learned = self._learned.get(key)
        if learned is None:
            learned = self._learned[key] = Learned()
            return None, learned
        return learned.tell(state.splits, state.by), learned

    def _found(self, state: State, learned: Learned) -> Known:
        if self._given_up():
            raise GivenUpError
        self.searched += 1
        found = self._own_turn(state, learned) if state.on_turn in OURS else self._their_turn(state)
        learned.keep(found, state.by)
        return found

    def _own_turn(self, state: State, learned: Learned) -> Known:
        """Some one card must win against all."""
        if not state.trick and self._sure(state) >= state.need:
            return Known(True, self.sets.every)
        cards, splits = self.own_cards(state), state.splits
        beaten = self._looked(state, learned, cards)
        fewer, left = 0, []
        for at, lost in enumerate(beaten):
            if not lost & splits:
                left.append(at)
            elif not lost & fewer:
                fewer |= lost & splits & -(lost & splits)
        if not left:
            return Known(False, fewer)
        if self._is_one_layout(state):
            return Known(True, splits)
        suit, trump, tricks = self.ranked.suit, self.ranked.trump, learned.tricks
        # What wins most, all hands seen; then trumps and high cards, after which the others can do least.
        left.sort(key=lambda at: (-tricks[at], suit[cards[at]] != trump, -(cards[at] % 13)))
        later = []
        for at in left:
            after = self.after(state, cards[at])
            known, about = self._told(after)
            if known is None:
                later.append((after, about))
            elif known.wins:
                return known
            else:
                fewer |= known.splits
        for after, about in later:
            found = self._found(after, about)
            if found.wins:
                return found
            fewer |= found.splits
        return Known(False, fewer)

    def _looked(self, state: State, learned: Learned, cards: tuple[Card, ...]) -> list[int]:
        """Return in which splits each card is beaten, all hands seen; no further than until each is in one.

        That no card is beaten is necessary, not enough. One card need not be looked at: search goes on.
        """
        if not learned.beaten:
            learned.beaten, learned.tricks = [0] * len(cards), [0] * len(cards)
        beaten, tricks, splits = learned.beaten, learned.tricks, state.splits
        if (len(cards) == 1 and splits & splits - 1) or all(lost & splits for lost in beaten):
            return beaten
        for bit in bits(splits & ~learned.looked):
            learned.looked |= 1 << bit
            found = self._by_card(state, self.sets.split(bit))
            for at, card in enumerate(cards):
                tricks[at] += found[card]
                if found[card] < state.need:
                    beaten[at] |= 1 << bit
            if all(lost & splits for lost in beaten):
                break
        return beaten

    def _is_one_layout(self, state: State) -> bool:
        """Whether one layout is left and all its tricks count: then what the solver says is the answer."""
        if state.splits & state.splits - 1 or state.by != self._held(state):
            return False
        (split,) = self.splits_of(state)
        return all(many in (0, (run & state.out).bit_count()) for run, many in zip(self.runs, split, strict=True))

    def _held(self, state: State) -> int:
        return (state.yours if state.on_turn == SOUTH else state.dummy).bit_count()

    def _sure(self, state: State) -> int:
        """Return how many tricks the hand on lead wins one after another, whatever the others hold and play."""
        leads, other = (state.yours, state.dummy) if state.leader == SOUTH else (state.dummy, state.yours)
        trump, many, most = self.problem.trump, 0, state.by
        if trump is not None:
            suit = MASKS[trump]
            many = _top(leads & suit, other & suit, state.out & suit)
            if many < (state.out & suit).bit_count():
                return many
            # They have no trump any more then, and the other hand need not trump while it has something else.
            many = max(many, _top(leads & suit, other & suit, 0))
            most = (other & ~suit).bit_count()
        plain = sum(_top(leads & suit, other & suit, state.out & suit) for at, suit in enumerate(MASKS) if at != trump)
        return many + min(plain, most)

    def _their_turn(self, state: State) -> Known:
        """Every card that may be played in some layout must be won against, where it may."""
        won: dict[int, int] = {}
        later = []
        for run, _, after in self.answers_by_run(state):
            known, about = self._told(after)
            if known is None:
                later.append((run, after, about))
            elif not known.wins:
                return Known(False, self._lost_before(state, after, known.splits, run))
            else:
                won[run] = won.get(run, self.sets.every) & known.splits
        # Where most splits are left a plan is likeliest to fail.
        later.sort(key=lambda one: -one[1].splits.bit_count())
        for run, after, about in later:
            found = self._found(after, about)
            if not found.wins:
                return Known(False, self._lost_before(state, after, found.splits, run))
            won[run] = won.get(run, self.sets.every) & found.splits
        # The plan covers each split in which all that can be played is won against.
        covered = self.sets.every
        for run, able in self.able(state, self.sets.every):
            covered &= ~able | self.before(state, won.get(run, 0), run)
        return Known(True, covered)

    def _lost_before(self, state: State, after: State, fewer: int, run: int) -> int:
        """Return the splits that it takes before a card of a run: one in which it may be played, at the least."""
        return self.before(state, fewer or after.splits & -after.splits, run)

    def _by_card(self, state: State, split: Split) -> dict[Card, int]:
        return self._solver.cards(
            Position(self.layout(state, split), self.problem.trump, state.leader, state.trick, OUR_SIDE)
        )

    def seen_after(self, state: State, card: Card) -> list[int]:
        """Return the tricks that our side still wins with ``card``, on turn, in each split, all hands seen."""
        return [self._by_card(state, split)[card] for split in self.splits_of(state)]

    def seen(self, state: State, split: Split) -> int:
        """Return the tricks that our side still wins in one layout of a split, all hands seen."""
        key = (state._replace(splits=0, need=0, by=0), split)
        found = self._tricks.get(key)
        if found is None:
            if not state.trick and not state.yours:
                return 0
            position = Position(self.layout(state, split), self.problem.trump, state.leader, state.trick, OUR_SIDE)
            found = self._tricks[key] = self._solver.tricks(position)
        return found


def _top(leads: int, other: int, out: int) -> int:
    """Return how many cards of a suit win above all that are ``out``, led one after another from the same hand.

    None where the ``other`` hand of the side could have to win one.
    """
    top = leads & -1 << out.bit_length()
    return top.bit_count() if other < top & -top else 0


NOTHING: Final = Learned()
"""Where nothing need be remembered."""
