"""How long does a search over 10,000 deals take, and reading what is known of them?

    python -m benchmarks.deal_search

Wanted: 100 ms for a search. The deals are made up; `tests/engine/library/made_up.py` says how.
"""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from dummywhist.engine.library.index import Kept, _read, _write
from dummywhist.engine.library.searching import deal_of, search
from tests.engine.library.made_up import made_up

MANY = 10_000
SEARCHES = (
    "trumps 5-3", "dummy weak hearts, took 9+", "dummy 15+ points", "4-3-3-3", "with Edith, 2026-10", "slam",
    "trumps 8+, void clubs, ace king spades, took 9+, english-dummy", "nothing of this",
)  # fmt: skip


def main() -> None:
    """Time each search five times, and the index once."""
    facts = made_up(1, MANY)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "played.txt"
        _write(path, {f"{at}.dwr": Kept((1, 1), tuple(facts[at : at + 20])) for at in range(0, MANY, 20)})
        began = perf_counter()
        assert sum(len(kept.deals or ()) for kept in _read(path).values()) == MANY
        print(f"{1000 * (perf_counter() - began):6.1f} ms to read {path.stat().st_size / 1e6:.1f} MB")
    deals = [deal_of(one, None, (), "English Dummy") for one in facts]
    for text in SEARCHES:
        times, found = [], search(deals, text)
        for _ in range(5):
            began = perf_counter()
            found = search(deals, text)
            times.append(1000 * (perf_counter() - began))
        print(f"{median(times):6.1f} ms  {text}: {len(found.deals)}")


if __name__ == "__main__":
    main()
