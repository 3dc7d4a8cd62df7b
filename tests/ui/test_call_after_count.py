"""After the count a revoke may still be called, until the next deal, or the score after the last (W-REV-6)."""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.deal.law import LawTable
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.tongues import tr
from tests.daily import pairs
from tests.ui.house import House
from tests.ui.test_law_table import bar, counted
from tests.ui.test_revoke_proof import before_the_count, look, revoke_of


def counted_out(house: House, **how):
    """Open a table at which everybody revoked, let the deal be counted, and return a revoke that nobody claimed."""
    before_the_count(house, **how)
    revoke = revoke_of(house)
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    house.rest()
    return revoke


def claim(house: House, revoke) -> None:
    assert bar(house).title == "Whose revoke?"
    name = house.picture.plates[house.picture.places[revoke.seat]].name
    for words in (name, str(revoke.trick)):
        house.press(house.button(words, bar(house)))
    house.rest()
    assert house.deal.part(LawTable).open is not None and bar(house).title.startswith("Proved: ")


@pytest.mark.parametrize(("how", "size"), pairs(["cloth", "sheet", "key"], [(1366, 768), (1024, 640), (1920, 1080)]))
def test_W_REV_6_a_revoke_is_called_after_the_count(house, size, how):
    revoke = counted_out(house, size=size)
    before = counted(house).result
    match how:
        case "cloth":
            look(house, "after-count")
            house.press(house.button("Call a revoke", house.view.choices))
        case "sheet":
            house.do("score")
            sheet = house.sheet(ScoreSheet)
            look(house, "after-count-sheet")
            assert sheet.next.hasFocus() or sheet.next.isDefault()
            house.press(house.button("Call a revoke", sheet))
        case "key":
            house.do("call_law")
    house.rest()
    claim(house, revoke)
    house.key(Qt.Key.Key_Return)
    house.rest()
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    paid = [penalty.offender for penalty in counted(house).part(LawTable).penalties]
    assert counted(house).layout.side[revoke.seat] in paid
    assert counted(house).result != before and house.table.session.deals == 1


def test_W_REV_6_with_the_next_deal_the_right_is_gone(house):
    counted_out(house)
    assert house.sitting.operator.recalls
    house.press(house.button("Next deal"))
    house.rest()
    assert not house.sitting.operator.recalls and house.sitting.operator.recall() is not None


def test_W_REV_6_who_calls_and_finds_none_is_counted_as_before(house):
    counted_out(house)
    before = counted(house).result
    house.do("call_law")
    house.rest()
    house.key(Qt.Key.Key_Escape)
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    assert counted(house).result == before


@pytest.mark.parametrize("changes", [{"follow": "prevent"}, {"follow": "penalise", "revoke_detection": "automatic"}])
def test_W_REV_6_where_no_revoke_is_claimed_none_is_called(house, changes):
    house.seed(("person", "beginner", "beginner"), lambda table: table.session.deals == 1, **changes)
    house.open()
    house.rest()
    assert house.conductor.mode is Mode.BETWEEN and not house.sitting.operator.recalls
    assert [choice.label for choice in house.picture.choices] == ["Next deal"]


def test_W_REV_9_the_words_after_the_count_tell_the_tricks_that_were_taken(house):
    """Before, they named the tricks won at the table beside the odd tricks after the revokes."""
    revoke = counted_out(house)
    house.do("call_law")
    house.rest()
    claim(house, revoke)
    house.press(house.button("Take three tricks", bar(house)))
    house.rest()
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    house.rest()
    result, penalties = counted(house).result, counted(house).part(LawTable).penalties
    held = dict(result.tricks)
    for penalty in penalties:
        if penalty.kind == "tricks":
            moved = min(penalty.amount, held[penalty.offender])
            held[penalty.offender] -= moved
            held[penalty.to] += moved
    assert held != dict(result.tricks) and sum(held.values()) == 13
    assert f"has {_number(max(held.values()))} tricks after the revokes." in house.prompt.replace("have", "has")
    house.do("score")
    rows = [row.what for row in house.sheet(ScoreSheet).page.rows]
    name = house.picture.plates[house.picture.places[revoke.seat]].name
    assert any(row.startswith(f"Revoke by {name}, ") and row.endswith(" tricks") for row in rows)


def _number(n: int) -> str:
    return tr("{n:number}", n=n)


def test_W_REV_6_at_a_shared_screen_who_calls_is_asked_behind_the_curtain(house):
    house.seed(
        ("person", "person", "person"),
        lambda table: table.session.deal is not None and table.session.deal.phase_name == "count",
        follow="penalise",
    )
    house.open()

    def lift():
        house.until(lambda: house.conductor.mode in (Mode.CURTAIN, Mode.PERSON, Mode.BETWEEN))
        if house.conductor.mode is Mode.CURTAIN:
            house.press(house.view.curtain.keep)
        house.rest()

    lift()
    while house.conductor.mode is not Mode.BETWEEN:
        house.press(house.button("Go on to the count", bar(house)))
        lift()
    house.press(house.button("Call a revoke", house.view.choices))
    house.until(lambda: house.conductor.mode in (Mode.CURTAIN, Mode.PERSON))
    if house.conductor.mode is Mode.CURTAIN:
        assert not house.view.question.isVisible()
    lift()
    assert bar(house).title in ("Whose revoke?", "The play is over. Has anybody revoked?")
