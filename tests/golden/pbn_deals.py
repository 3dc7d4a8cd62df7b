"""Which deals are kept as PBN files? The second deal of a golden session of every game that PBN can hold."""

from pathlib import Path
from typing import NamedTuple

from dummywhist.engine.record.pbn.writing import export_pbn
from dummywhist.engine.record.text import read_record
from tests.golden.making import FOLDER


class KeptPbn(NamedTuple):
    """A deal that is kept: the golden record it is of, its ordinal, and the name of its file."""

    record: str
    ordinal: int
    name: str

    @property
    def path(self) -> Path:
        """Where the file is."""
        return FOLDER / "pbn" / f"{self.name}.pbn"

    def text(self) -> str:
        """Return the deal as it is exported now."""
        record = read_record((FOLDER / f"{self.record}.dwr").read_bytes()).log.record
        return export_pbn(record, self.ordinal)


KEPT = tuple(
    KeptPbn(record, ordinal, name)
    for record, ordinal, name in (
        ("english-dummy/default", 1, "english-dummy"),
        ("english-dummy/trump-rotate_with_no_trump", 4, "english-dummy-no-trump"),
        ("english-dummy/honours_claim-call", 1, "english-dummy-honours"),
        ("double-dummy/default", 1, "double-dummy"),
        ("double-dummy/seat-choose", 0, "double-dummy-left"),
        ("mort-3/default", 1, "mort-3"),
        ("mort-4/default", 1, "mort-4"),
        ("classic-whist/default", 1, "classic-whist"),
        ("duplicate-whist/default", 1, "duplicate-whist"),
        ("bid-dummy/default", 0, "bid-dummy"),
        ("bid-dummy/default-3", 1, "bid-dummy-moved"),
        ("bid-dummy/target-31", 2, "bid-dummy-third"),
        ("single-dummy-bridge/fail-bridge_nv", 1, "single-dummy-bridge"),
        ("single-dummy-bridge/revealed-random", 0, "single-dummy-bridge-random"),
    )
)
