"""Is the table of actions on the page of the record what the declarations say?"""

import pytest

from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.actions.play import Play
from tools.record_actions import PAGE, row, table, written


def test_the_page_is_as_it_should_be() -> None:
    """Else: `python -m tools.record_actions`."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page


def test_every_action_has_a_row() -> None:
    assert len(table().splitlines()) == len(BY_WORD) + 4


def test_a_row() -> None:
    said = "A card is led or played; whose turn it is follows from the laws and is not written."
    assert row(Play) == f"| `play H4` | who plays that hand | {said} |"


def test_a_page_without_its_marks_is_not_written() -> None:
    with pytest.raises(ValueError, match="marks"):
        written("no table")
