"""A card is judged on few layouts: where one count is compared with another, it need not be a good one."""

import pytest

from dummywhist.engine.players.budgets import MASTER
from dummywhist.engine.study import knowable


def judge_by_few(patch: pytest.MonkeyPatch, many: int = 20) -> None:
    """Let what could be known be counted on ``many`` layouts at a time, and on five times as many at the most."""
    most = 5 * many
    patch.setattr(knowable, "HUNDRED", many)
    patch.setattr(knowable, "ENOUGH", many)
    patch.setattr(knowable, "MOST", most)
    patch.setattr(knowable, "FEW", many // 2)
    patch.setattr(knowable, "SCHEDULE", MASTER._replace(worlds=dict.fromkeys(range(1, 14), many)))
    patch.setattr(knowable, "ALL", MASTER._replace(worlds=dict.fromkeys(range(1, 14), most)))
