"""Does nothing happen in the window while nobody does anything? What lies open must cost no work."""

from collections import Counter
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest

from tests.ui.gestures import SHEETS
from tests.ui.house import House

LOOKED_AT_MS: Final = 400
FEW: Final = 12
"""Events of one kind: a cursor that blinks asks for its field to be painted twice a second."""
WORK: Final = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest)
DOCKS: Final = ("rules", "record", "first_lesson", "studying")


class Watch(QObject):
    """Counts how often the window is laid out, and asked to paint."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in WORK:
            self.seen[event.type().name] += 1
        return False


def work(house: House) -> Counter[str]:
    """What is done in the window in a while in which nobody does anything."""
    QTest.qWait(LOOKED_AT_MS)
    watch = Watch()
    house.app.installEventFilter(watch)
    QTest.qWait(LOOKED_AT_MS)
    house.app.removeEventFilter(watch)
    return watch.seen


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
@pytest.mark.parametrize("command", ["", *DOCKS, *SHEETS, "problems", "library", "statistics", "lessons", "tables"])
def test_what_lies_open_costs_no_work(house: House, command: str, size: tuple[int, int]) -> None:
    house.open(size=size)
    house.rest()
    if command:
        house.do(command)
        house.until(lambda: not house.view.busy)
    seen = work(house)
    assert max(seen.values(), default=0) <= FEW, seen


def test_a_problem_that_is_asked_costs_no_work(house: House) -> None:
    house.open()
    house.rest()
    house.program.sheets.problems.begin("14")
    house.rest()
    seen = work(house)
    assert max(seen.values(), default=0) <= FEW, seen
