"""How far may many positions be solved, and how is the limit noticed?"""

from collections.abc import Callable
from math import isnan
from threading import Event, Thread
from typing import Any, Final

from dummywhist.engine.values import dataclass

POLL_S: Final = 0.05
ENDLESS_S: Final = 100 * 366 * 86_400.0


@dataclass(frozen=True, slots=True)
class Bounds:
    """How far many positions may be solved; None is without end. ValueError for a budget that cannot be kept to."""

    threads: int = 1
    deadline: float | None = None
    nodes: int | None = None
    world_nodes: int | None = None
    cancel: Event | None = None
    progress: Callable[[int, int], None] | None = None

    @property
    def seconds(self) -> float:
        """The deadline as the kernel reads it; a century is without end."""
        return -1.0 if self.deadline is None or self.deadline > ENDLESS_S else max(self.deadline, 0.0)

    def __post_init__(self) -> None:
        if self.deadline is not None and isnan(self.deadline):
            raise ValueError("a deadline must be a number of seconds")
        for budget in (self.nodes, self.world_nodes):
            if budget is not None and budget < 1:
                raise ValueError("a budget of nodes must be 1 or more")
            if budget is not None and self.threads != 1:
                raise ValueError("a budget of nodes holds on one thread only")


def none_is_endless(number: int | None) -> int:
    """Return a budget as the kernel reads it."""
    return -1 if number is None else min(number, (1 << 63) - 1)


def watched(task: Callable[..., Any], work: tuple[Any, ...], stop: Any, many: int, bounds: Bounds) -> Any:
    """Return what a native task answers that runs on a thread; every now and then see whether it is cancelled."""
    found: list[Any] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(task(*work))
        except BaseException as error:  # raised in the caller below
            failed.append(error)

    thread = Thread(target=run, name="solver batch")
    thread.start()
    try:
        while thread.is_alive():
            thread.join(POLL_S)
            if bounds.progress is not None:
                bounds.progress(stop.done(), many)
            if bounds.cancel is not None and bounds.cancel.is_set():
                stop.stop()
    finally:
        stop.stop()
        thread.join()
    if failed:
        raise failed[0]
    if bounds.progress is not None:
        bounds.progress(stop.done(), many)
    return found[0]
