"""Is a game played through AT-SPI alone?

The long run plays all of them, changes rules and preferences, and opens tables: `python -m tests.long --only atspi`.
"""

from pathlib import Path

import pytest

from tests.ui.atspi.play import play
from tests.ui.atspi.screen import missing

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing() or "AT-SPI is here")]


def test_a_game_is_played_by_default_actions_alone(tmp_path: Path) -> None:
    assert play("bid-dummy", tmp_path, 1)
