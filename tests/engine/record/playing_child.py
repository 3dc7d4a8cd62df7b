"""Plays at a table that is kept in a file, and says every line of its journal when it has been done, until killed.

`python -m tests.engine.record.playing_child FILE SEED`
"""

import os
import sys
from pathlib import Path
from random import Random

from dummywhist.engine.record.saving import Saved
from dummywhist.engine.record.store import create, open_store
from dummywhist.engine.record.text import line_text
from dummywhist.engine.table import Table
from tests.engine.record.anybody import anything, some_record


def main(path: Path, seed: int) -> None:
    """Play for ever."""
    dice = Random(seed)
    if path.exists():
        store, loaded = open_store(path)
        table = Table(loaded.log, store)
    else:
        record = some_record(dice)
        store = create(path, record)
        table = Table(record, store)
    told = table.stamp
    while True:
        anything(table, dice)
        assert table.saving == Saved(), table.saving
        journal = table.record.journal
        for stamp in range(told, len(journal)):
            os.write(1, f"{stamp + 1} {line_text(journal[stamp])}\n".encode())
        told = len(journal)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
