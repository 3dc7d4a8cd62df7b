"""Who solves? The native kernel where it was built, else the reference; one `Solver` a thread."""

import importlib
import time
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from threading import Event, Thread
from types import ModuleType
from typing import Any, Final, NamedTuple

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.solver import reference
from dummywhist.engine.solver.position import PLAIN_JOKERS, JokerLaw, Position

TRUMPS: Final[tuple[Suit | None, ...]] = (*SUITS, None)
POLL_S: Final = 0.05


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


class Best(NamedTuple):
    """The best card over many worlds, and its tricks in all of them."""

    card: Card
    total: int


def is_native() -> bool:
    """Whether the fast kernel was built; without it everything is solved by the slow reference."""
    return NATIVE is not None


class Solver:
    """A solver with its memory; not to be shared by threads. ``memory_mb`` caps its table.

    ``portable`` leaves the instructions of newer processors out; ``slow`` uses the reference in any case.
    """

    def __init__(self, memory_mb: int = 32, *, portable: bool = False, slow: bool = False) -> None:
        if not 1 <= memory_mb <= 4096:
            raise ValueError("a solver needs 1 to 4096 MB")
        self.memory_mb = memory_mb
        self._portable = portable
        self._native: Any = None if slow or NATIVE is None else NATIVE
        self._kernel: Any = None if self._native is None else self._native.Solver(memory_mb << 20, portable)

    @property
    def native(self) -> bool:
        """Whether this solver is the fast one."""
        return self._kernel is not None

    @property
    def memory_bytes(self) -> int:
        """What the table takes now."""
        return 0 if self._kernel is None else int(self._kernel.memory())

    def tricks(self, position: Position) -> int:
        """Return the tricks that the side of ``position`` still makes."""
        if self._kernel is None:
            return reference.tricks(position)
        return int(self._kernel.tricks(_spelled(self._native, position)))

    def cards(self, position: Position) -> dict[Card, int]:
        """Return for every card that may be played the tricks that the side of the hand on turn still makes."""
        if self._kernel is None:
            return reference.cards(position)
        found: dict[Card, int] = self._kernel.cards(_spelled(self._native, position))
        return found

    def table(
        self, hands: Sequence[Hand], *, side: int = 0b0101, down: bool = False, good_ace: bool = True,
        jokers: JokerLaw = PLAIN_JOKERS, cancelled: Callable[[], bool] = lambda: False,
    ) -> dict[tuple[Suit | None, int], int]:  # fmt: skip
        """Return the tricks of ``side`` for every trump (None: no trumps) and leader; fewer if it was cancelled."""
        found: dict[tuple[Suit | None, int], int] = {}
        for trump in TRUMPS:
            for leader in range(len(hands)):
                if cancelled():
                    return found
                position = Position(tuple(hands), trump, leader, (), side, down, good_ace, jokers)
                found[trump, leader] = self.tricks(position)
        return found

    def batch(
        self, positions: Iterable[Position], *, cards: bool = True, threads: int = 1, deadline: float | None = None,
        cancel: Event | None = None, progress: Callable[[int, int], None] | None = None,
    ) -> list[Solved]:  # fmt: skip
        """Solve many positions on so many native threads, each with a table of ``memory_mb``.

        ``deadline`` in seconds from now and ``cancel`` stop it; what is finished is returned, the rest is None.
        ``progress`` is called now and then, and at the end, with how many are finished and how many there are.
        """
        asked = list(positions)
        if self._native is None:
            return self._slowly(asked, cards, deadline, cancel, progress)
        stop = self._native.Stop()
        spelled = [_spelled(self._native, position) for position in asked]
        seconds = -1.0 if deadline is None else max(deadline, 0.0)
        found: list[Any] = []
        failed: list[BaseException] = []

        def work() -> None:
            try:
                found.append(
                    self._native.batch(spelled, cards, threads, self.memory_mb << 20, self._portable, seconds, stop)
                )
            except BaseException as error:  # told to the caller below
                failed.append(error)

        thread = Thread(target=work, name="solver batch")
        thread.start()
        try:
            while thread.is_alive():
                thread.join(POLL_S)
                if progress is not None:
                    progress(stop.done(), len(asked))
                if cancel is not None and cancel.is_set():
                    stop.stop()
        finally:
            stop.stop()
            thread.join()
        if failed:
            raise failed[0]
        if progress is not None:
            progress(stop.done(), len(asked))
        return [Solved(None, told) if cards else Solved(told, None) for told in found[0]]

    def best(self, worlds: Sequence[Position], *, deadline: float | None = None) -> Best | None:
        """Return the card with the most tricks over ``worlds``, in all of which the same hand is on turn.

        Cards that can no longer win the race are not solved to the end. Of equals the one of the lowest lane, and in it
        the best ranked, is told. None if the ``deadline``, in seconds from now, came first.
        """
        if not worlds:
            raise ValueError("there must be a world")
        if self._native is None:
            totals = dict.fromkeys(worlds[0].legal(), 0)
            for world in worlds:
                for card, value in reference.cards(world).items():
                    totals[card] += value
            ranked = worlds[0].ranked
            best = max(totals, key=lambda card: (totals[card], -_lane_of(ranked.suit[card]), ranked.strength[card]))
            return Best(best, totals[best])
        seconds = -1.0 if deadline is None else max(deadline, 0.0)
        spelled = [_spelled(self._native, world) for world in worlds]
        finished, card, total = self._native.best_card(
            spelled, self.memory_mb << 20, self._portable, seconds, self._native.Stop()
        )
        return Best(Card(card), total) if finished else None

    def forget(self) -> None:
        """Forget what was learned of other positions."""
        if self._kernel is not None:
            self._kernel.clear()

    def _slowly(
        self, positions: list[Position], cards: bool, deadline: float | None, cancel: Event | None,
        progress: Callable[[int, int], None] | None,
    ) -> list[Solved]:  # fmt: skip
        ends = None if deadline is None else time.monotonic() + deadline
        found = []
        for position in positions:
            if (cancel is not None and cancel.is_set()) or (ends is not None and time.monotonic() > ends):
                found.append(Solved(None, None))
                continue
            one = Solved(None, reference.cards(position)) if cards else Solved(reference.tricks(position), None)
            found.append(one)
            if progress is not None:
                progress(len(found), len(positions))
        return found


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
