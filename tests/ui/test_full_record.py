"""What is seen where the record of a session is full? The session ends, its score stands, and another can begin."""

import pytest

from dummywhist.engine.record import log
from dummywhist.engine.record.store import read_file
from dummywhist.engine.seats import authority
from dummywhist.ui.panels.summary import SummarySheet
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House

SAID = "This session’s record is full; all of it is kept, and the next one has a record of its own."


def test_where_the_record_is_full_the_session_ends_with_a_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "MOST_WORK", authority.KEPT_FOR_A_DEAL + 150)
    left = house.seed(("person", "steady", "steady"), lambda table: table.full)
    assert left.session.deals == 2
    program = house.open()
    file = program.path
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    assert file is not None
    house.conductor.next_deal()
    house.until(lambda: house.conductor.mode is Mode.OVER and not house.free)
    sheet = house.sheet(SummarySheet)
    assert sheet.subtitle.text() == f"No rubbers, two deals; three rubbers are not finished. {SAID}"
    assert read_file(file).log.session == house.table.session
    sheet.another_wanted.emit()
    assert program.path != file and house.table.session.stage != "over" and file.exists()
