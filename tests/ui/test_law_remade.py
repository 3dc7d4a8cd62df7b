"""What is made anew, or laid over it, while the bar of the law stands: it stands there again, and can be answered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.deal.actions.laws import Demand
from dummywhist.ui.preferences.values import Preferences
from tests.ui.house import House
from tests.ui.onscreen.law_rows import Left, goes_ahead, turn
from tests.ui.test_law_table import bar, taken_up

LEAD = Left(
    ("person", "steady", "steady"), turn("me", place=0), (goes_ahead("right"),),
    changes={"penalise_scope": "revoke_turn"},
)  # fmt: skip
PREFERENCES: dict[str, Callable[[House], object]] = {
    "language": lambda house: house.program.prefer(Preferences.language, "de"),
    "deck": lambda house: house.program.prefer(Preferences.four_colours, True),
    "cloth": lambda house: house.program.prefer(Preferences.cloth, "blue"),
    "text size": lambda house: house.program.prefer(Preferences.text_size, 125),
    "window": lambda house: house.window.resize(1024, 640),
    "tool bar": lambda house: house.window.show_bars(tool_bar=house.window.tools.isHidden()),
    "rules": lambda house: house.program.command("rules"),
}
SHEETS = ("new_table", "preferences", "tables", "keys", "score", "seats")
TITLES = {"language": "ausgespielt. Sie sind am Ausspiel. Wählen Sie eine Strafe."}


def answered(house: House) -> object:
    house.key(Qt.Key.Key_Return)
    house.until(lambda: isinstance(house.table.entries[-1].action, Demand) or not house.deal.trick)
    return next(entry.action for entry in reversed(house.table.entries) if isinstance(entry.action, Demand))


@pytest.mark.parametrize("what", PREFERENCES)
def test_the_bar_is_asked_again_after_a_change_and_answered_by_its_first_button(house: House, what: str) -> None:
    taken_up(house, LEAD, language="en")
    house.rest()
    before, entries = bar(house), len(house.table.entries)
    PREFERENCES[what](house)
    house.rest()
    now = bar(house)
    assert now.title.endswith(TITLES.get(what, before.title)) and now.isVisible()
    assert [button.reply.action for button in now.buttons] == [button.reply.action for button in before.buttons]
    assert len(house.table.entries) == entries, "nothing is answered by it"
    now.buttons[0].setFocus()
    assert answered(house) == Demand("card")


@pytest.mark.parametrize("what", SHEETS)
def test_a_sheet_over_the_bar_answers_nothing_and_leaves_it_there(house: House, what: str) -> None:
    taken_up(house, LEAD, language="en")
    house.rest()
    before, entries = bar(house), len(house.table.entries)
    house.program.command(what)
    house.rest()
    house.key(Qt.Key.Key_Escape)
    house.rest()
    now = bar(house)
    assert now.title == before.title and now.isVisible() and len(house.table.entries) == entries
    now.buttons[0].setFocus()
    assert answered(house) == Demand("card")
