"""Is a right waived when the time for it is over, if there is such a time at all (W-MISC-2, `penalty_seconds`)?"""

import pytest
from PySide6.QtGui import QColor

from dummywhist.engine.deal.actions.laws import REMIT, WAIVE
from dummywhist.engine.deal.law import WAIVED, LawTable
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.questions import time_limit
from dummywhist.ui.scene.questions.law_bar import LIMIT, LawBar
from dummywhist.ui.scene.questions.question import LawQuestion, Reply
from dummywhist.ui.theme import current
from tests.ui.house import House
from tests.ui.test_law_bar_window import claimed, left
from tests.ui.test_law_table import bar


def asked(house: House, seconds: int) -> LawBar:
    """Open a table at which a revoke is proved, with so many seconds to choose its penalty."""
    left(house)
    house.program.prefer(Preferences.penalty_seconds, seconds)
    return claimed(house)


def line(asked: LawBar) -> int:
    """Return how many px of the line are drawn at the foot of the bar."""
    image, body = asked.grab().toImage(), asked.body
    ratio = asked.devicePixelRatioF()
    y = round((body.bottom() - 1.5 * asked.scale.px(LIMIT)) * ratio)
    green = QColor(current().palette.action).name()
    return sum(image.pixelColor(x, y).name() == green for x in range(image.width()))


def test_W_MISC_2_usually_nobody_is_hurried(house: House) -> None:
    left(house)
    assert house.program.settings.preferences.penalty_seconds == 0
    stands = claimed(house)
    assert stands.time is None and line(stands) == 0 and "seconds" not in stands.spoken


def test_W_MISC_2_at_the_end_of_the_time_the_right_is_waived(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(time_limit, "SECOND_MS", 150)
    stands = asked(house, 20)
    assert stands.time is not None and " 20 seconds to choose. " in stands.spoken
    assert house.deal.part(LawTable).open is not None
    first = line(stands)
    house.qtbot.waitUntil(lambda: stands.time is not None and stands.time.left < 0.7, timeout=20_000)
    assert 0 < line(stands) < first
    house.qtbot.waitUntil(lambda: house.deal.part(LawTable).open is None, timeout=30_000)
    assert house.deal.part(LawTable).proved[-1][4] == WAIVED
    assert b"remit" in house.on_disk().splitlines()[-1]


def test_W_MISC_2_under_a_sheet_the_time_stands_still(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_limit, "SECOND_MS", 100)
    stands = asked(house, 10)
    assert stands.time is not None
    house.do("preferences")
    before = stands.time.left
    house.qtbot.wait(1500)
    assert stands.time.left == before > 0
    assert house.deal.part(LawTable).open is not None


def test_W_MISC_2_another_time_holds_for_the_bar_that_stands(house: House) -> None:
    stands = asked(house, 60)
    assert stands.seconds == 60 and line(stands) > 0
    house.program.prefer(Preferences.penalty_seconds, 0)
    assert bar(house) is stands and stands.time is None and line(stands) == 0


def question(*replies: Reply) -> LawQuestion:
    return LawQuestion("Which?", "", replies, "W-REV-9", "The law", "Back")


@pytest.mark.parametrize("action", [WAIVE, REMIT])
def test_W_AWL_7_what_cannot_be_waived_has_no_time(qtbot, action) -> None:
    strict = LawBar(question(Reply("Take two tricks", object())))
    qtbot.addWidget(strict)
    strict.limit(10, bool)
    assert strict.time is None and strict.seconds == 0
    free = LawBar(question(Reply("Take two tricks", object()), Reply("Waive", action)))
    qtbot.addWidget(free)
    free.limit(10, bool)
    assert free.time is not None and free.seconds == 10


def test_a_busy_program_takes_nothing_off_the_time(qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    stands = LawBar(question(Reply("Waive", WAIVE)))
    qtbot.addWidget(stands)
    limit = time_limit.TimeLimit(10, lambda: True, stands)
    monkeypatch.setattr(limit._clock, "restart", lambda: 60_000, raising=False)
    limit._tick()
    assert limit.left == 1 - time_limit.LONGEST_MS / 10_000
