"""What a counted deal teaches is in the next question; people are known again after a start, and can be forgotten."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken, Tally, stranger
from dummywhist.engine.players.belief.learning import learned
from dummywhist.engine.players.habits import KEPT, Kind, habits_text
from dummywhist.engine.players.lines import command_text
from dummywhist.engine.study.hearing import commands
from dummywhist.engine.table import Table
from dummywhist.ui.desk import acquaintances as kept_people
from dummywhist.ui.desk.acquaintances import KeptAcquaintances
from dummywhist.ui.panels.habits_sheet import HabitsSheet, habit_lines
from dummywhist.ui.seat.acquaintances import MOST_DEALS, MOST_PEOPLE, Acquaintances
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.tongues import speak
from tests.ui.house import House

A, B, C = PLAYERS[:3]
KINDS = ("person", "steady", "steady")
KNOWN = stranger(Kind.PERSON)._replace(tally=Tally(7, (Taken(3, 1, 0), *(Taken(),) * (len(CASES) - 1))))


def near_the_end(table: Table) -> bool:
    """Whether the last trick of the first deal is to be played."""
    deal = table.session.deal
    return isinstance(deal, DealState) and len(deal.tricks) == 12


def asked_lines(house: House) -> list[str]:
    """Return what the computer at B would be told now, line by line."""
    computers = house.conductor.computers
    question = computers._question(B, "steady")
    assert question is not None
    return [command_text(line) for line in commands(1, question.asked)]


def told_habits(house: House) -> set[str]:
    """Return of whom the computer at B would be told how he plays."""
    return {line.split(" ")[1] for line in asked_lines(house) if line.startswith("habits ")}


def play_to_the_count(house: House) -> None:
    """Play the last trick of the first deal, and wait until it was learned from."""
    play_out(house)
    house.until(lambda: not house.conductor.computers._lessons)


def play_out(house: House) -> None:
    """Play the lowest card and gather until the deal is counted."""
    while house.conductor.mode is not Mode.BETWEEN:
        if house.rest().playable:
            house.click_card(min(house.picture.playable))
        elif house.conductor.mode is Mode.TRICK:
            house.click_cloth()
        house.rest()


@pytest.fixture
def counted(house: House) -> House:
    """A table of one person after its first deal."""
    house.seed(KINDS, near_the_end)
    house.open()
    assert told_habits(house) == set()
    play_to_the_count(house)
    return house


def test_a_deal_teaches_and_the_next_question_carries_it(counted):
    people = counted.program.people
    known = people.of("Ruth")
    assert known is not None and known.kind is Kind.PERSON and known.tally.deals == 1
    assert known != stranger(Kind.PERSON)._replace(tally=known.tally)
    assert set(people.everybody()) == {"Ruth"}  # computers are known at their table only
    assert told_habits(counted) == {"A", "B", "C"}
    assert f"habits A {habits_text(known.habits)}" in asked_lines(counted)
    assert counted.conductor.computers.manner("master").believed()[A] == known.habits


def test_what_is_learned_is_what_the_open_hands_show(counted):
    """By hand: the person's part of the finding for the View that everybody has."""
    view = counted.sitting.operator.seat(None).last_counted
    assert view is not None and view.viewer is None and view.dealt is not None
    before = {A: stranger(Kind.PERSON), B: stranger(Kind.COMPUTER), C: stranger(Kind.COMPUTER)}
    computers = counted.conductor.computers
    assert {player: computers.known(player) for player in (A, B, C)} == learned(view, before)


def test_a_deal_that_is_played_again_teaches_nothing_more(counted):
    once = counted.program.people.of("Ruth")
    counted.conductor.undo()
    counted.rest()
    play_to_the_count(counted)
    assert counted.program.people.of("Ruth") == once
    counted.shut()
    counted.open()
    counted.conductor.undo()
    counted.rest()
    play_to_the_count(counted)
    assert counted.program.people.of("Ruth") == once
    assert told_habits(counted) == {"A", "B", "C"}  # the computers are new to this sitting


def test_after_a_start_the_person_is_known_and_the_computers_are_not(counted):
    known = counted.program.people.of("Ruth")
    written = json.loads(counted.paths.habits.read_text())
    assert set(written["people"]) == {"Ruth"} and written["version"] == 1
    counted.shut()
    counted.open()
    assert counted.program.people.of("Ruth") == known and told_habits(counted) == {"A"}


def test_who_let_the_computer_play_taught_nothing(house):
    house.seed(KINDS, near_the_end)
    house.open()
    assert house.conductor.play_for_me()
    house.rest()
    play_to_the_count(house)
    assert house.program.people.of("Ruth") is None and told_habits(house) == {"B", "C"}


def test_a_deal_finished_at_once_teaches_nothing(house):
    house.seed(KINDS, near_the_end)
    house.open()
    house.do("finish_at_once")
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    house.until(lambda: not house.conductor.computers._lessons)
    assert house.program.people.of("Ruth") is None and "A" not in told_habits(house)


def test_who_sits_down_in_a_computers_place_is_not_taken_for_it(counted):
    counted.conductor.reseat(C, "master", "Max")
    counted.rest()
    assert told_habits(counted) == {"A", "B"}


def test_computers_among_themselves_learn_while_the_next_deal_begins(house):
    house.sit(("steady", "steady", "steady"))
    house.until(lambda: house.conductor.standing.deals >= 2)
    house.until(lambda: house.conductor.computers._known and not house.conductor.computers._lessons)
    deals = {known.tally.deals for known in house.conductor.computers._known.values()}
    assert min(deals) >= 1 and max(deals) <= house.conductor.standing.deals
    assert len(house.conductor.computers._known) == 3
    assert house.program.people.everybody() == {}


# ---- forgetting ----


def test_forget_asks_once_and_forgets(counted):
    counted.do("habits")
    sheet = counted.sheet(HabitsSheet)
    part = sheet.parts["Ruth"]
    assert part.forget.accessibleName() == "Ruth: forget what is known" and not part.question.isVisible()
    counted.press(part.forget)
    assert part.question.isVisible() and "cannot be taken back" in part.words.text() and part.leave.hasFocus()
    assert part.leave.accessibleDescription() == part.words.text() == part.yes.accessibleDescription()
    counted.press(part.leave)
    assert not part.question.isVisible() and part.forget.hasFocus()
    assert counted.program.people.of("Ruth") is not None
    part.forget.setFocus()
    counted.key(Qt.Key.Key_Space)
    assert part.leave.hasFocus()
    counted.key(Qt.Key.Key_Tab)
    assert part.yes.hasFocus()
    counted.key(Qt.Key.Key_Space)
    assert counted.program.people.everybody() == {} and sheet.told.text() == "Ruth: all is forgotten."
    assert not sheet.explained.isVisible(), "nothing is left that it explains"
    assert json.loads(counted.paths.habits.read_text())["people"] == {}
    counted.key(Qt.Key.Key_Escape)
    assert counted.free and told_habits(counted) == {"B", "C"}
    counted.shut()
    counted.open()
    assert counted.program.people.everybody() == {} and told_habits(counted) == set()


def test_who_is_forgotten_while_the_analyst_thinks_stays_forgotten(house, monkeypatch):
    house.seed(KINDS, near_the_end)
    house.open()
    house.program.people.learn("Ruth", "earlier", KNOWN)
    answers = []
    analyst = house.conductor.computers.analyst
    ask = analyst.ask
    monkeypatch.setattr(
        analyst, "ask",
        lambda asker, question, urgency, told, **more: ask(
            asker, question, urgency, lambda finding: answers.append((told, finding)), **more
        ),
    )  # fmt: skip
    play_out(house)
    house.until(lambda: answers)
    house.program.people.forget("Ruth")
    ((told, finding),) = answers
    told(finding)
    assert house.program.people.of("Ruth") is None and told_habits(house) == {"B", "C"}


def test_without_a_process_the_lesson_is_worked_out_here(house, monkeypatch):
    house.seed(KINDS, near_the_end)
    house.open()
    monkeypatch.setattr(
        house.conductor.computers.analyst, "ask", lambda _asker, _question, _urgency, told, **_more: told(None)
    )
    play_to_the_count(house)
    known = house.program.people.of("Ruth")
    assert known is not None and known.tally.deals == 1


# ---- the sheet ----


def test_the_sheet_says_what_is_known(house):
    taken = [Taken()] * len(CASES)
    taken[CASES.index(("second", "honours"))] = Taken(9, 1, 1)
    taken[CASES.index(("third", "small"))] = Taken(0, 2, 0)
    taken[CASES.index(("discard", "small"))] = Taken(1, 1, 2)
    known = KNOWN._replace(tally=Tally(12, tuple(taken)))
    assert habit_lines(known) == [
        "Your cards are mostly as people play them: 72 %.",
        "Second hand, from touching honours: you play the highest in 9 of 11.",
        "Throwing away from touching small cards: you play one between in 2 of 4.",
    ]
    random = known._replace(habits=known.habits._replace(random=0.9))
    assert habit_lines(random)[0] == "Your cards are mostly as chance would have it: 90 %."
    house.open()
    house.program.people.learn("You", "a", known)
    house.program.people.learn("Edith", "b", stranger(Kind.PERSON)._replace(tally=Tally(1)))
    house.do("habits")
    sheet = house.sheet(HabitsSheet)
    assert list(sheet.parts) == ["Edith", "You"]
    assert [line.text() for line in sheet.parts["You"].lines] == ["Known from 12 deals.", *habit_lines(known)]
    assert sheet.parts["Edith"].lines[0].text() == "Known from 1 deal."
    assert "too few" in sheet.parts["Edith"].lines[-1].text()
    house.window.resize(800, 600)
    house.press(sheet.parts["You"].forget)
    assert inside(sheet, sheet.parts["You"].question)


def inside(sheet: HabitsSheet, widget: QWidget) -> bool:
    """Whether all of ``widget`` can be seen on the sheet as it is scrolled now."""
    return bool(widget.visibleRegion().boundingRect().size() == widget.size()) and sheet.isAncestorOf(widget)


def test_between_people_there_is_a_line_and_above_the_first_none(house):
    house.open()
    for name in ("Ann", "Ruth", "Theo"):
        house.program.people.learn(name, "earlier", KNOWN)
    house.do("habits")
    sheet = house.sheet(HabitsSheet)
    for left in (3, 2, 1):
        assert [part.line.isVisible() for part in sheet.parts.values()] == [at > 0 for at in range(left)]
        assert sheet.explained.isVisible() and len(sheet.parts) == left
        sheet._forget(next(iter(sheet.parts)))


def test_without_anybody_known_the_sheet_says_so(house):
    house.open()
    house.do("habits")
    assert house.sheet(HabitsSheet).told.text().startswith("Nothing yet.")


# ---- the file ----


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "line 1"),
        (b"\xff\xfe", "it is no text"),
        (b"[" * 100_000, "its nesting"),
        (b"[]", "no version"),
        (b'{"version":1}', "something else"),
        (b'{"version":1,"people":{"Ruth":{}}}', "something else"),
        (b'{"version":1,"people":{"Ruth":{"kind":"person","habits":"1","tally":[],"deals":[]}}}', "something else"),
        (b'{"version":1,"people":[1]}', "something else"),
        (b" " * 1_000_001, "megabyte"),
    ],
)
def test_a_damaged_file_is_set_aside_with_a_sentence(house, content, wrong):
    house.paths.habits.parent.mkdir(parents=True)
    house.paths.habits.write_bytes(content)
    house.open()
    assert house.program.people.everybody() == {}
    assert wrong in house.said and "habits.damaged.json" in house.said
    assert (house.paths.data / "habits.damaged.json").read_bytes() == content
    house.program.people.learn("Ruth", "deal", KNOWN)
    assert KeptAcquaintances(house.paths.habits).of("Ruth") == KNOWN


def test_a_file_of_a_later_version_is_left_as_it_is(house):
    house.paths.habits.parent.mkdir(parents=True)
    house.paths.habits.write_text('{"version":2}')
    house.open()
    people = house.program.people
    assert "version 2" in house.said and "left as it is" in house.said
    people.learn("Ruth", "deal", KNOWN)
    assert people.of("Ruth") == KNOWN and house.paths.habits.read_text() == '{"version":2}'


def test_what_cannot_be_written_is_said(tmp_path: Path, qtbot, monkeypatch):
    people = KeptAcquaintances(tmp_path / "habits.json")
    told: list[str] = []
    people.complained.connect(told.append)

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept_people, "write_whole", full)
    people.learn("Ruth", "deal", KNOWN)
    assert told == ["What the computers know of you could not be saved: No space left on device."]
    assert people.of("Ruth") == KNOWN


def test_what_is_written_is_read(tmp_path: Path, qtbot):
    people = KeptAcquaintances(tmp_path / "new" / "habits.json")
    for number in range(MOST_DEALS + 5):
        people.learn("Zoë", str(number), KNOWN)
    people.learn("Max", "one", stranger(Kind.PERSON))
    again = KeptAcquaintances(tmp_path / "new" / "habits.json")
    assert again.complaint == "" and again.everybody() == people.everybody()
    assert list(again.everybody()) == ["Max", "Zoë"]
    assert again.taught("Zoë", "5") and not again.taught("Zoë", "4") and not again.taught("Max", "5")


def test_so_many_people_are_known_and_no_more(qtbot):
    people = Acquaintances()
    for number in range(MOST_PEOPLE + 3):
        people.learn(f"Guest {number}", "deal", KNOWN)
    assert people.of("Guest 2") is None and people.of("Guest 3") == KNOWN
    assert len(people.everybody()) == MOST_PEOPLE


def test_you_are_the_same_in_every_language(qtbot):
    people = Acquaintances()
    people.learn("Vous", "deal", KNOWN)
    try:
        for language in ("en", "fr", "de"):
            speak(language)
            assert people.of("You") == KNOWN
    finally:
        speak("en")


def test_one_deal_never_decides(counted):
    """A tenth of what is believed stays that of a stranger."""
    known = counted.program.people.of("Ruth")
    assert isinstance(known, Acquaintance)
    least = (1 - KEPT) * min(stranger(Kind.PERSON).habits.experts)
    assert min(known.habits.experts) >= least - 1e-4
