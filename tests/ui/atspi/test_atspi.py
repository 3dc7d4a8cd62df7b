"""Is a game played through AT-SPI alone?

The long run plays all of them, changes rules and preferences, and opens tables: `python -m tests.long --only atspi`.
"""

from pathlib import Path

import pytest

from tests.ui.atspi.play import play
from tests.ui.atspi.screen import Lost, missing

SAYS = 'Could not find accessible on path: "/org/a11y/atspi/accessible/{}"\n'


def test_an_object_that_is_told_of_after_it_was_gone_is_found() -> None:
    lost = Lost()
    lost.note(2 * SAYS.format(7) + SAYS.format(8))
    lost.note("something else\n")
    assert lost.told_again() == [], "it went between two answers"
    lost.note(SAYS.format(8))
    assert lost.told_again() == ["/org/a11y/atspi/accessible/8"]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing() or "AT-SPI is here")
def test_a_game_is_played_by_default_actions_alone(tmp_path: Path) -> None:
    assert play("bid-dummy", tmp_path, 1)
