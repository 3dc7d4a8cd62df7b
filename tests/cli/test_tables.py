"""Is a bar shown for what takes long, on a terminal only?"""

import io
import sys

import pytest

from dummywhist.cli import tables


class Terminal(io.StringIO):
    """A terminal that remembers what was written."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "patience", "shown"), [
    (Terminal, 0.0, True), (Terminal, 60.0, False), (io.StringIO, 0.0, False),
])  # fmt: skip
def test_a_bar_appears_on_a_terminal_after_a_while(monkeypatch, stream, patience, shown):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(tables, "PATIENCE", patience)
    monkeypatch.setattr(sys, "stderr", stream())
    with tables.progress("Deals", 3) as step:
        for _ in range(3):
            step()
    assert ("Deals" in sys.stderr.getvalue()) is shown
