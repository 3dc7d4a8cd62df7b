"""Other lines of a finished deal in the window: what if, the deal played again, the tree, and where they are kept."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.record.branches import Branches
from dummywhist.engine.seats.review import Judged
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.panels.review_panel import ReviewPanel
from tests.daily import pairs
from tests.ui.house import House, play
from tests.ui.test_review import CTRL, SMALL, WIDE, desk, losses, panel, reviewed, wait_for_count

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def at_late_card(house: House, size: tuple[int, int] = WIDE, **how: object) -> Judged:
    """Stand before the last card that cost something, where the players need not think long."""
    found = reviewed(house, size, **how)
    one = losses(house)[-1]
    house.press(next(row for row in found.rows if row.row.at == one.decision.at))
    return one


def played_on(house: House, size: tuple[int, int] = WIDE, **how: object) -> tuple[ReviewPanel, Judged, Path, bytes]:
    """Play on from there to the end, and come back; return also the record and what stood in it before."""
    one = at_late_card(house, size, **how)
    path = house.program.path
    assert path is not None
    before = path.read_bytes()
    house.key(Qt.Key.Key_B, CTRL)
    house.rest()
    assert house.program.path is None and house.sitting.teaching is not None
    other = house.picture.playable - {one.decision.card}
    house.click_card(max(other or house.picture.playable))
    play(house, 26)
    house.rest()
    return panel_after(house), one, path, before


def panel_after(house: House) -> ReviewPanel:
    """Go back to the review by the button on the cloth."""
    house.view.choice_made.emit("back to the review")
    house.until(lambda: house.sitting.teaching is None and house.program.path is not None)
    house.rest()
    return panel(house)


def test_what_if_plays_on_from_the_card_in_view_with_masters_and_changes_nothing(house: House) -> None:
    one = at_late_card(house)
    path = house.program.path
    before = path.read_bytes()
    cards = one.decision.position.hands
    house.press(panel(house).what_if)
    house.rest()
    seen = house.conductor.view()
    kinds = {house.conductor.kind(player) for player in seen.layout.players}
    assert kinds == {"person", "master"} and len(seen.played) >= one.decision.trick
    assert "What if, deal 1, not counted" in house.window.facts.text()
    assert house.view._advised is None
    look(house, "what-if")
    play(house, 26)
    house.rest()
    assert [choice.label for choice in house.picture.choices] == ["Back to the review", "Once more"]
    assert sum(map(int.bit_count, cards)) and house.conductor.view().result is not None
    look(house, "what-if-over")
    found = panel_after(house)
    assert path.read_bytes() == before and house.sitting.reviewing
    assert found.tabs.value() == "lines" and len(found.lines.buttons) == 2
    (branch,) = Branches(path).of(0)
    assert branch.at == one.decision.at and branch.kind == "what if"
    main, line = found.lines.told.rows
    assert main.key is None and line.key == 0 and line.what in ("what if", "played again")
    assert line.head in (f"{line.moment // 4 + 1}:", "The same") and found.lines.told.here == 0
    assert house.picture.course.line[0][0] == line.moment
    look(house, "lines")


def test_undo_goes_back_in_the_line_and_not_beyond_its_beginning(house: House) -> None:
    at_late_card(house)
    house.do("what_if")
    house.rest()
    begun = len(house.sitting.seat.entries())
    house.do("undo")
    house.rest()
    assert len(house.sitting.seat.entries()) >= begun and "begins here" in house.prompt
    play(house, 1)
    after = len(house.sitting.seat.entries())
    house.do("undo")
    house.rest()
    assert len(house.sitting.seat.entries()) < after
    assert len(house.sitting.seat.entries()) >= begun


def test_a_line_that_is_left_before_its_end_is_not_kept(house: House) -> None:
    one = at_late_card(house)
    path = house.program.path
    house.do("what_if")
    house.rest()
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.sitting.teaching is None and house.program.path == path)
    house.rest()
    assert Branches(path).of(0) == () and house.sitting.reviewing
    assert house.program.sheets.looking.place().moment == desk(house).judging.review.moment(one.decision)
    assert "not played to its end" in house.window.said.text()


def test_the_review_that_comes_back_is_at_its_place_and_whole_at_once(house: House) -> None:
    """Nothing slides in beside an empty place, and what was counted is not counted out card by card."""
    at_late_card(house, motion="normal")
    house.do("what_if")
    house.rest()
    assert house.window.central.dock is None
    house.program.sheets.what_if.leave()
    found, central = panel(house), house.window.central
    assert found.geometry().right() == central.rect().right() and found.width() == 300
    judging = desk(house).judging
    assert judging is not None and judging.review.over and not judging.running
    assert found.rows and "Counting" not in "".join(
        text.text() for text in found.findChildren(Text) if text.isVisible()
    )


def test_the_deal_is_played_again_against_the_same_players(house: House) -> None:
    found = reviewed(house)
    path = house.program.path
    found.show_tab("lines")
    house.press(found.lines.again)
    house.rest()
    seen = house.conductor.view()
    assert {house.conductor.kind(player) for player in seen.layout.players} == {"person", "steady"}
    assert len(seen.played) <= 1 and "Deal 1 again, not counted" in house.window.facts.text()
    play(house, 26)
    found = panel_after(house)
    (branch,) = Branches(path).of(0)
    assert branch.kind == "again"
    assert found.lines.told.rows[1].spoken.endswith("tricks.") or found.lines.told.rows[1].spoken.endswith("trick.")


def test_lines_are_shown_walked_taken_away_and_put_back(house: House) -> None:
    found, _, path, _ = played_on(house)
    line = found.lines.told.rows[1]
    place = house.program.sheets.looking.place()
    assert place.moment == line.moment + (line.card is not None)
    if line.card is not None:
        assert line.card in house.sitting.view_now().trick
    house.do("back")  # a master may have claimed the rest at once
    assert house.program.sheets.looking.place().moment == place.moment - 1
    assert house.program.sheets.looking.place().past is place.past
    house.press(found.lines.buttons[0])
    assert found.lines.told.here is None and not house.picture.course.line
    assert house.program.sheets.looking.place().moment == line.moment
    found.lines.buttons[1].setFocus()
    house.key(Qt.Key.Key_Delete)
    assert len(found.lines.buttons) == 1 and Branches(path).of(0) == () and found.lines.put_back.isVisible()
    house.press(found.lines.put_back)
    assert len(found.lines.buttons) == 2 and len(Branches(path).of(0)) == 1
    wait_for_count(house)
    found.show_tab("losses")
    house.press(found.rows[0])
    assert found.lines.told.here is None and found.here is found.rows[0]


@pytest.mark.parametrize(("language", "size"), pairs(["de", "en", "fr"], [SMALL, WIDE]))
def test_the_lines_have_room_in_every_language(house: House, size: tuple[int, int], language: str) -> None:
    found, _, _, _ = played_on(house, size, language=language)
    look(house, f"lines-{language}")
    for button in (found.retry, found.what_if, found.next):
        assert button.isVisible() and found.rect().contains(button.mapTo(found, button.rect().bottomRight()))
    needed = [segment.minimumSizeHint().width() for segment in found.tabs.segments]
    assert found.tabs.width() >= sum(needed)
    for line in found.lines.buttons:
        assert line.isVisible() and line.mapTo(found, line.rect().bottomRight()).x() <= found.width()
    assert found.lines.again.width() >= found.lines.again.sizeHint().width()
