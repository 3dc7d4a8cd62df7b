"""Where does the account of a session lead? Back to a table that can be looked at, played on from, and left."""

from dummywhist.engine.rules.match import EachTakesDummy
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.summary import SummarySheet
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House


def test_after_the_account_the_table_is_looked_at_played_on_from_and_left(house: House) -> None:
    house.seed(("person", "beginner", "beginner"))
    house.open(size=(1024, 640)).after_first_paint()
    house.rest()
    house.press(house.button("Settlement"))
    facts = house.sheet(SummarySheet)
    house.press(house.button("Score sheet", facts))
    house.press(house.button("Close", house.sheet(ScoreSheet)))
    house.rest()
    assert house.free and house.conductor.mode is Mode.OVER
    assert [button.text() for button in house.view.choices.buttons] == ["Settlement", "Another table"]
    house.until(lambda: house.view.choices.buttons[0].hasFocus())
    for command in ("score", "record", "new_table", "tables", "preferences", "quit"):
        assert house.offers(command), command
    house.do("record")
    assert house.window.central.dock is not None
    house.do("record")
    before, path = house.sitting.standing, house.program.path
    house.press(house.button("Settlement"))
    house.press(house.button("Play another tournée", house.sheet(SummarySheet)))
    house.rest()
    assert house.free and house.program.path != path and house.picture.playable
    after = house.sitting.standing
    assert (after.game, after.people, after.rubbers) == (before.game, before.people, ())
    assert isinstance(after.rules.match, EachTakesDummy)
    house.do("quit")
    assert not house.window.isVisible()
