"""Who solves? The native kernel where it was built, else the reference; one `Solver` a thread.

A *node* is a leader about to lead, with two cards or more: the measure of work that is the same on every machine. The
reference counts nodes in its own way: every position that it looks at, within a trick too.
"""

import importlib
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from threading import Event, Lock
from types import ModuleType
from typing import Any, Final, TypeVar, overload

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.solver import reference
from dummywhist.engine.solver.bounds import Bounds, none_is_endless, watched
from dummywhist.engine.solver.position import PLAIN_JOKERS, JokerLaw, Position
from dummywhist.engine.values import NamedTuple

TRUMPS: Final[tuple[Suit | None, ...]] = (*SUITS, None)
Answer = TypeVar("Answer")


def _load() -> ModuleType | None:
    # The one import by name: without a compiler there is no kernel, and the program goes on with the reference.
    try:
        return importlib.import_module("dummywhist.engine.solver._native")
    except ImportError:
        return None


NATIVE: Final = _load()


class Solved(NamedTuple):
    """A position of a batch: its tricks, or by card those of the side on turn; None if it was not finished."""

    tricks: int | None
    cards: dict[Card, int] | None


class Worlds(NamedTuple):
    """By world the tricks of the side on turn with each of ``cards``, in their order; None if it was not finished."""

    cards: tuple[Card, ...]
    tricks: list[tuple[int, ...] | None]


class Best(NamedTuple):
    """The best card over many worlds, and its tricks in all of them."""

    card: Card
    total: int


def is_native() -> bool:
    """Whether the fast kernel was built; without it everything is solved by the slow reference."""
    return NATIVE is not None


class Solver:
    """A solver with its memory; what threads ask of the same one is answered in turn. ``memory_mb`` caps its table.

    ``portable`` leaves the instructions of newer processors out; ``slow`` uses the reference in any case.

    `tricks`, `cards` and `table` keep what they learned, until it is forgotten. `batch`, `worlds`, `losses` and `best`
    begin with an empty table each time: what a budget of ``nodes`` (all positions together) and ``world_nodes`` (each
    by itself) lets them finish depends on the question and on ``memory_mb`` alone, whatever the machine, the load or
    ``portable``. Positions are solved in order; when the ``nodes`` are spent the one in progress and the rest stay
    None; one that takes more than ``world_nodes`` stays None and the next follows. ``deadline``, in seconds from now,
    and ``cancel`` stop early too, which depends on the clock.
    """

    def __init__(self, memory_mb: int = 32, *, portable: bool = False, slow: bool = False) -> None:
        if not 1 <= memory_mb <= 4096:
            raise ValueError("a solver needs 1 to 4096 MB")
        self.memory_mb = memory_mb
        self._portable = portable
        self._native: Any = None if slow or NATIVE is None else NATIVE
        self._kernel: Any = None if self._native is None else self._native.Solver(memory_mb << 20, portable)
        self._spent = 0
        self._asked = Lock()

    @property
    def native(self) -> bool:
        """Whether this solver is the fast one."""
        return self._kernel is not None

    @property
    def memory_bytes(self) -> int:
        """What the table takes now."""
        return 0 if self._kernel is None else int(self._kernel.memory())

    @property
    def spent(self) -> int:
        """The nodes that the last question took, finished or not; never more than its budget."""
        return self._spent

    def tricks(self, position: Position) -> int:
        """Return the tricks that the side of ``position`` still makes."""
        if self._kernel is None:
            count = reference.Count()
            found = reference.tricks(position, count)
            self._spent = count.nodes
            return found
        spelled = _spelled(self._native, position)
        with self._asked:
            before = self._kernel.nodes()
            told = int(self._kernel.tricks(spelled))
            self._spent = self._kernel.nodes() - before
        return told

    @overload
    def cards(self, position: Position) -> dict[Card, int]: ...
    @overload
    def cards(self, position: Position, *, nodes: int | None) -> dict[Card, int] | None: ...
    def cards(self, position: Position, *, nodes: int | None = None) -> dict[Card, int] | None:
        """Return for every card that may be played the tricks that the side of the hand on turn still makes.

        None if that takes more than ``nodes``; how many it takes depends on earlier questions.
        """
        bounds = Bounds(nodes=nodes)
        if self._kernel is None:
            (one,) = self._slowly([position], bounds, reference.cards)
            return one
        spelled = _spelled(self._native, position)
        with self._asked:
            before = self._kernel.nodes()
            told: dict[Card, int] | None = self._kernel.cards(spelled, none_is_endless(bounds.nodes))
            self._spent = self._kernel.nodes() - before
        return told

    def table(
        self, hands: Sequence[Hand], *, side: int = 0b0101, down: bool = False, good_ace: bool = True,
        jokers: JokerLaw = PLAIN_JOKERS, cancelled: Callable[[], bool] = lambda: False,
    ) -> dict[tuple[Suit | None, int], int]:  # fmt: skip
        """Return the tricks of ``side`` for every trump (None: no trumps) and leader; fewer if it was cancelled."""
        found: dict[tuple[Suit | None, int], int] = {}
        spent = 0
        # One side first: what its hands make on lead lies near together.
        leaders = sorted(range(len(hands)), key=lambda hand: side >> hand & 1)
        for trump in TRUMPS:
            for leader in leaders:
                if cancelled():
                    break
                position = Position(tuple(hands), trump, leader, (), side, down, good_ace, jokers)
                found[trump, leader] = self.tricks(position)
                spent += self._spent
        self._spent = spent
        return found

    def batch(
        self, positions: Iterable[Position], *, cards: bool = True, threads: int = 1, deadline: float | None = None,
        cancel: Event | None = None, progress: Callable[[int, int], None] | None = None, nodes: int | None = None,
        world_nodes: int | None = None,
    ) -> list[Solved]:  # fmt: skip
        """Solve many positions on so many native threads, each with a table of ``memory_mb``.

        ``progress`` is called now and then, and at the end, with how many are finished and how many there are.
        """
        asked = list(positions)
        bounds = Bounds(threads, deadline, nodes, world_nodes, cancel, progress)
        if self._native is None:
            found: list[Any] = self._slowly(asked, bounds, reference.cards if cards else reference.tricks)
        else:
            spelled = [_spelled(self._native, position) for position in asked]
            found = self._run(self._native.batch, (spelled, cards), len(asked), bounds)
        return [Solved(None, told) if cards else Solved(told, None) for told in found]

    def worlds(
        self, position: Position, hands: Sequence[Sequence[int]], *, threads: int = 1, deadline: float | None = None,
        cancel: Event | None = None, nodes: int | None = None, world_nodes: int | None = None,
    ) -> Worlds:  # fmt: skip
        """Solve ``position`` with other ``hands``, those of one world each: as `batch` does, with less to spell.

        The hand on turn must be the same in all; ValueError, with its place, for a world that cannot be.
        """
        bounds = Bounds(threads, deadline, nodes, world_nodes, cancel)
        legal = position.legal()
        if self._native is None:
            turn = position.on_turn
            asked = []
            for place, world in enumerate(hands, 1):
                if world[turn] != position.hands[turn]:
                    raise ValueError(f"World {place}: The hand on turn is another.")
                asked.append(replace(position, hands=tuple(map(Hand, world))))
            solved = self._slowly(asked, bounds, reference.cards)
            return Worlds(legal, [None if one is None else tuple(one[card] for card in legal) for one in solved])
        spelled = _spelled(self._native, position)
        return Worlds(legal, self._run(self._native.worlds, (spelled, hands), len(hands), bounds))

    def losses(
        self, positions: Sequence[Position], cards: Sequence[Card], *, threads: int = 1,
        deadline: float | None = None, cancel: Event | None = None, nodes: int | None = None,
        world_nodes: int | None = None,
    ) -> list[int | None]:  # fmt: skip
        """Return for each position how many tricks the card of the same place loses against the best card.

        Quicker than all cards of each position. ValueError for a card that may not be played.
        """
        bounds = Bounds(threads, deadline, nodes, world_nodes, cancel)
        if len(positions) != len(cards):
            raise ValueError("there must be a card for each position")
        if self._native is None:
            for place, (position, card) in enumerate(zip(positions, cards, strict=True), 1):
                if card not in position.legal():
                    raise ValueError(f"Position {place}: the card may not be played.")
            solved = self._slowly(positions, bounds, reference.cards)
            return [
                None if one is None else max(one.values()) - one[card] for one, card in zip(solved, cards, strict=True)
            ]
        spelled = [_spelled(self._native, position) for position in positions]
        found: list[int | None] = self._run(self._native.losses, (spelled, cards), len(positions), bounds)
        return found

    def best(
        self, worlds: Sequence[Position], *, deadline: float | None = None, nodes: int | None = None
    ) -> Best | None:
        """Return the card with the most tricks over ``worlds``, in all of which the same hand is on turn.

        Cards that can no longer win the race are not solved to the end. Of equals the best ranked of the lowest lane is
        returned. None if the ``deadline`` came first, or the ``nodes`` were spent.
        """
        if not worlds:
            raise ValueError("there must be a world")
        bounds = Bounds(deadline=deadline, nodes=nodes)
        if self._native is None:
            totals = dict.fromkeys(worlds[0].legal(), 0)
            for solved in self._slowly(worlds, bounds, reference.cards):
                if solved is None:
                    return None
                for card, value in solved.items():
                    totals[card] += value
            ranked = worlds[0].ranked
            best = max(totals, key=lambda card: (totals[card], -_lane_of(ranked.suit[card]), ranked.strength[card]))
            return Best(best, totals[best])
        spelled = [_spelled(self._native, world) for world in worlds]
        finished, found, total = self._run(self._native.best_card, (spelled,), len(worlds), bounds)
        return Best(Card(found), total) if finished else None

    def forget(self) -> None:
        """Forget what was learned of other positions."""
        if self._kernel is not None:
            with self._asked:
                self._kernel.clear()

    def _run(self, task: Callable[..., Any], asked: tuple[Any, ...], many: int, bounds: Bounds) -> Any:
        """Return what a native task answers; only one that may be cancelled or reports its progress needs a thread."""
        stop = self._native.Stop()
        budgets = none_is_endless(bounds.nodes), none_is_endless(bounds.world_nodes)
        limits = self._native.Bounds(bounds.threads, bounds.seconds, *budgets)
        work = (*asked, self.memory_mb << 20, self._portable, limits, stop)
        try:
            if bounds.cancel is None and bounds.progress is None:
                return task(*work)
            return watched(task, work, stop, many, bounds)
        finally:
            self._spent = stop.spent()

    def _slowly(
        self, positions: Sequence[Position], bounds: Bounds, solve: Callable[[Position, reference.Count], Answer]
    ) -> list[Answer | None]:
        ends = None if bounds.deadline is None else time.monotonic() + bounds.deadline
        found: list[Answer | None] = []
        self._spent = finished = 0
        for position in positions:
            if (bounds.cancel is not None and bounds.cancel.is_set()) or (ends is not None and time.monotonic() > ends):
                break
            budgets = [bounds.world_nodes, None if bounds.nodes is None else bounds.nodes - self._spent]
            count = reference.Count(min((budget for budget in budgets if budget is not None), default=None))
            try:
                found.append(solve(position, count))
                finished += 1
            except reference.OutOfNodes:
                found.append(None)
            self._spent += count.nodes
            if self._spent == bounds.nodes:
                break
            if bounds.progress is not None:
                bounds.progress(finished, len(positions))
        return found + [None] * (len(positions) - len(found))


def _lane_of(suit: int) -> int:
    return suit if suit >= 0 else len(SUITS)


@lru_cache(maxsize=32)
def _ranks(native: Any, trump: Suit | None, down: bool, good_ace: bool) -> Any:
    ranked = ranking(trump, down, good_ace)
    return native.Ranks(ranked.suit, ranked.strength)


def _spelled(native: Any, position: Position) -> Any:
    """Return ``position`` as the kernel reads it."""
    trump = position.trump
    return native.Position(
        _ranks(native, trump, position.down, position.good_ace), position.hands, -1 if trump is None else trump,
        position.leader, position.side, position.trick, position.jokers.free_lead, position.jokers.must_throw,
    )  # fmt: skip
