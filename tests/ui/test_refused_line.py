"""A claim that the solver refuses: the bar at once, the line when the deal is counted, and the claimant's own way."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.panels.line_panel import LinePanel
from dummywhist.ui.scene.questions.law_bar import LawBar
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House
from tests.ui.test_claiming import on_lead

pytestmark = pytest.mark.skipif(not is_native(), reason="without the fast solver the other side answers")
PLACES = ((1366, 768), (1024, 640), (1920, 1080))
ALT = Qt.KeyboardModifier.AltModifier


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def refused(house: House, size=PLACES[0], game="english-dummy", **how) -> LawBar:
    """Claim all thirteen tricks and return the bar that refuses them."""
    on_lead(house, game, size)
    house.conductor.propose(Claim(13))
    house.rest()
    box = house.view.question.box
    assert isinstance(box, LawBar) and house.view.question.isVisible()
    return box


def to_the_count(house: House) -> LinePanel | None:
    """Let the computers play the deal to its end; return the dock of the line, if it came."""
    house.do("finish_at_once")
    house.until(lambda: house.conductor.mode is Mode.BETWEEN and not house.view.busy)
    house.until(lambda: True)
    dock = house.window.central.dock
    return dock if isinstance(dock, LinePanel) else None


@pytest.mark.parametrize("size", PLACES)
def test_W_CLAIM_5_the_bar_says_so_and_plays_on(house, size):
    asked = refused(house, size)
    assert asked.title == "The claim of all thirteen is refused. Play goes on."
    assert [reply.label for reply in asked.question.replies] == ["Play on", "Show the line after the deal"]
    assert asked.buttons[0].hasFocus() and asked.buttons[1].isChecked()
    look(house, "refused")
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert not house.view.question.isVisible() and house.picture.playable


def test_W_CLAIM_5_a_card_may_be_played_at_once(house):
    refused(house)
    card = min(house.picture.playable)
    house.click_card(card)
    house.rest()
    assert not house.view.question.isVisible() or house.picture.question is None


@pytest.mark.parametrize("size", PLACES)
def test_W_CLAIM_5_the_line_is_shown_after_the_count_trick_by_trick(house, size):
    asked = refused(house, size)
    assert not house.offers("line")
    house.press(asked.buttons[0])
    panel = to_the_count(house)
    assert panel is not None and panel.title.text() == "Why not all thirteen"
    assert panel.summary.text().startswith("Best play of both sides from the claim. ")
    lost = [row for row in panel.rows if row.row.lost]
    assert len(lost) == 1 and lost[0].row.sentence.endswith("the trick that is lost.")
    assert panel.others.isVisible() == bool(panel.others.text())
    house.key(Qt.Key.Key_Right, ALT)
    house.rest()
    assert house.sitting.reviewing and panel.rows[0].here and len(house.picture.facts.trick) == 4
    seen = house.sitting.view_now()
    assert all(seen.cards_at(seat) is not None for seat in seen.layout.chairs)
    assert house.picture.prompt.words.startswith("The line: trick 1. ")
    house.key(Qt.Key.Key_Right, ALT)
    assert panel.rows[1].here
    house.key(Qt.Key.Key_Left, ALT)
    assert panel.rows[0].here and not panel.back.isEnabled()
    house.press(panel.next)
    assert panel.rows[1].here
    look(house, "line")
    house.press(lost[0])
    assert lost[0].here
    house.key(Qt.Key.Key_Escape)
    assert not house.sitting.reviewing


def test_W_CLAIM_5_without_the_mark_it_is_shown_only_when_it_is_asked_for(house):
    asked = refused(house)
    house.key(Qt.Key.Key_Right)
    house.key(Qt.Key.Key_Space)
    assert not asked.buttons[1].isChecked()
    house.press(asked.buttons[0])
    assert to_the_count(house) is None
    house.do("line")
    assert isinstance(house.window.central.dock, LinePanel)


def test_W_CLAIM_5_ones_own_way_is_answered_until_the_trick_is_lost(house):
    asked = refused(house)
    house.press(asked.buttons[0])
    panel = to_the_count(house)
    house.press(panel.tries)
    assert panel.story.text() == "Your way: play any card." and not panel.next.isVisible()
    for _ in range(60):
        if "the trick that is lost" in panel.story.text():
            break
        if house.picture.playable:
            house.click_card(max(house.picture.playable))
        else:
            house.click_cloth()
    assert "the trick that is lost" in panel.story.text() and not house.picture.playable
    look(house, "my-way")
    house.press(panel.tries)
    assert panel.rows[0].here and panel.next.isVisible()
