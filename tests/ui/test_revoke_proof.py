"""A revoke is claimed in the window, proved on the cloth, paid for, and found again on the score sheet."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.tongues import tr
from tests.daily import one_in
from tests.ui.house import House
from tests.ui.test_law_table import bar, counted


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def before_the_count(house: House, **how) -> House:
    """Open a table at which everybody played low and revoked, before the deal is counted."""
    house.seed(
        ("person", "beginner", "beginner"),
        lambda table: table.session.deal is not None and table.session.deal.phase_name == "count",
        follow="penalise",
    )
    house.open(**how)
    house.rest()
    return house


def revoke_of(house: House):
    """Return a revoke against the person's side."""
    deal = house.deal
    own = deal.layout.side[house.picture.seats["bottom"]]
    return next(one for one in established(deal) if deal.layout.side[one.seat] != own)


@pytest.mark.parametrize("size", one_in(3, [(1024, 640), (1366, 768), (1920, 1080)]))
def test_W_REV_9_a_proved_revoke_is_shown_paid_for_and_found_on_the_sheet(house, size):
    before_the_count(house, size=size)
    revoke = revoke_of(house)
    name = house.picture.plates[house.picture.places[revoke.seat]].name
    for words in ("Claim a revoke", name, str(revoke.trick)):
        house.press(house.button(words, bar(house)))
    house.rest()
    proof = house.picture.proof
    assert proof is not None and proof.frames[0].title == f"Trick {revoke.trick}"
    wrong = house.deal.tricks[revoke.trick - 1]
    assert proof.frames[0].marked <= set(wrong.cards) and proof.frames[0].name == name
    item = house.view.scene_items.proof
    asked = bar(house)
    top = asked.mapTo(house.view.viewport(), asked.body.topLeft().toPoint()).y()
    assert item.isVisible() and item.box.bottom() <= top
    region = house.view.overlay.regions["proof"]
    assert region.accessibleName() == " ".join(frame.spoken for frame in proof.frames)
    assert house.picture.plates["bottom"].role == "Choose the penalty"
    look(house, "proof")
    best = bar(house).question.replies[0]
    assert best.small and bar(house).buttons[0].hasFocus()
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.picture.proof is None
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    paid = [penalty.offender for penalty in counted(house).part(LawTable).penalties]
    assert counted(house).layout.side[revoke.seat] in paid
    house.do("score")
    sheet = house.sheet(ScoreSheet)
    row = next(row for row in sheet.page.rows if row.why is not None and row.why.trick == revoke.trick
               and f"Revoke by {name}" in row.why.title)  # fmt: skip
    assert f"In trick {revoke.trick}" in row.why.story
    sheet.trick_wanted.emit(row.why.deal, row.why.trick)
    house.until(lambda: house.sitting.reviewing)
    assert house.program.sheets.looking.shown


def test_what_each_button_leads_to_is_what_is_counted(house):
    before_the_count(house)
    revoke = revoke_of(house)
    name = house.picture.plates[house.picture.places[revoke.seat]].name
    for words in ("Claim a revoke", name, str(revoke.trick)):
        house.press(house.button(words, bar(house)))
    house.rest()
    waive = next(one for one in house.deal.part(LawTable).outcomes if one[0] == "waived")
    house.press(house.button(tr("Waive"), bar(house)))
    house.rest()
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    others = counted(house).part(LawTable).penalties
    if not others:  # nor did the computers claim anything
        assert dict(waive[3]) == dict(counted(house).result.after)
