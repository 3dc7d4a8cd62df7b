"""Is the page of remedies what the program goes by?"""

from dummywhist.engine.rules.remedies import ROWS
from tools.remedies import PAGE, main, page


def test_the_page_is_current() -> None:
    """Else: `python -m tools.remedies`."""
    assert PAGE.read_text("utf-8") == page()
    assert main(["--check"]) == 0


def test_every_row_stands_there() -> None:
    assert sum(line.startswith("| ") and " rules |" not in line for line in page().splitlines()) == len(ROWS)
