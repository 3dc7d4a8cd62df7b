"""Where are the deals of a match played? In this process, in some beside it, or on a Dask cluster; always the same."""

import importlib
import logging
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final, TypeVar

import click

from dummywhist.cli.processes import processes

Asked = TypeVar("Asked")
Found = TypeVar("Found")
AHEAD: Final = 3
"""Deals that are handed out at a time, by process, so that none waits for work."""
LOCAL: Final = "local"
PATIENCE: Final = "10s"
"""How long a cluster may take to answer."""


def here(play: Callable[[Asked], Found], todo: Iterable[Asked], jobs: int) -> Generator[Found, None, None]:
    """Yield what ``play`` returns for each of ``todo`` as they are finished, ``jobs`` at a time on this machine."""
    if jobs == 1:
        yield from map(play, todo)
        return
    with processes(jobs) as pool:
        yield from _as_finished(play, todo, pool, jobs * AHEAD)


def on_cluster(
    play: Callable[[Asked], Found], todo: Iterable[Asked], address: str, jobs: int
) -> Generator[Found, None, None]:
    """Yield the same from the Dask cluster at ``address``, or from one of ``jobs`` processes if it is `LOCAL`.

    ClickException, with a sentence, if Dask is not installed or nobody answers there.
    """
    with _client(_distributed(), address, jobs) as client:
        workers = len(client.ncores())
        yield from _as_finished(play, todo, client.get_executor(pure=False), max(1, workers) * AHEAD)


def _as_finished(
    play: Callable[[Asked], Found], todo: Iterable[Asked], pool: Executor, many: int
) -> Iterator[Found]:  # fmt: skip
    numbered = enumerate(todo)
    running: dict[Future[Found], int] = {}
    try:
        while True:
            for number, asked in numbered:
                running[pool.submit(play, asked)] = number
                if len(running) >= many:
                    break
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            # In the order asked, so that a file of them is as orderly as can be.
            for future in sorted(finished, key=running.__getitem__):
                del running[future]
                yield future.result()
    except BrokenExecutor as error:
        raise click.ClickException("A process died before its deal was over.") from error
    finally:
        for future in running:
            future.cancel()


def _distributed() -> ModuleType:
    # By name: the program starts, and plays its matches, without it.
    try:
        return importlib.import_module("distributed")
    except ImportError as error:
        raise click.ClickException("A cluster needs Dask; install dummywhist[cluster].") from error


@contextmanager
def _client(dask: ModuleType, address: str, jobs: int) -> Iterator[Any]:
    """Give a client of the cluster; a local one is begun, and ends with it."""
    if address == LOCAL:
        quiet = {"dashboard_address": None, "silence_logs": logging.ERROR}
        with _uninterrupted():
            cluster = dask.LocalCluster(n_workers=jobs, threads_per_worker=1, host="127.0.0.1", **quiet)
        with cluster, dask.Client(cluster) as client:
            yield client
        return
    with _connected(dask.Client, address) as client:
        yield client


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Start processes that an interruption from the keyboard does not reach: this one ends them, without a message."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _connected(connect: Callable[..., Any], address: str) -> Any:
    try:
        return connect(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise click.ClickException(f"No Dask cluster answers at “{address}”.") from error
