"""Where is work done side by side? In processes that end with this one, also when it is interrupted."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Give ``jobs`` processes; an interruption ends them in the middle of their work, anything else when it is done."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in methods else "spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except KeyboardInterrupt:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        # Waited for: what is in hand ends soon, and a pool left alone can complain while the program ends.
        pool.shutdown(wait=True, cancel_futures=True)
