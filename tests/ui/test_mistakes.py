"""One's own mistakes come back: kept in the review, asked at the table, weighed card by card, and told of when gone."""

import re
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.problems.asking_again import AS_IT_WAS
from dummywhist.engine.problems.kept_lines import append_line
from dummywhist.engine.problems.mistakes import Mistake, mistake_text, read_mistake, read_mistakes
from dummywhist.engine.problems.returning import Try, try_text
from dummywhist.engine.seats.review import Verdict
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.deal_study import has_choice
from dummywhist.engine.study.retry import Told, equals, is_right
from dummywhist.ui.desk.problems import Problems
from dummywhist.ui.panels.problem_panel import ProblemPanel
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.seat.bots import COUNT_MS
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.mistake_try import MistakeTry
from tests.ui.house import House
from tests.ui.test_problems import NAMED, texts
from tests.ui.test_review import KINDS, counted_once, desk, look, opened, reviewed

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")
KEPT: list[str] = []
"""The mistakes of the deal of these tests: counted once for all of them."""
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def problems(house: House) -> Problems:
    return house.program.sheets.problems


def kept(house: House) -> list[Mistake]:
    return list(problems(house).mistakes.found.values())


def with_mistakes(house: House, days: int = 1, **how: object) -> list[Mistake]:
    """Open the table whose deal was reviewed ``days`` ago, with the mistakes that were kept then."""
    if not KEPT:
        reviewed(house)
        KEPT.append(house.paths.mistakes.read_text("utf-8"))
        house.shut()
    else:
        house.seed(KINDS, counted_once)
    found = read_mistakes(KEPT[0].splitlines()).found.values()
    then = date.today() - timedelta(days=days)
    house.paths.mistakes.parent.mkdir(parents=True, exist_ok=True)
    house.paths.mistakes.unlink(missing_ok=True)
    for one in found:
        append_line(house.paths.mistakes, mistake_text(one._replace(day=then, record=house.left[0])))
    house.open(**how)
    house.rest()
    return kept(house)


def trying(house: House) -> MistakeTry:
    found = problems(house).attempt
    assert isinstance(found, MistakeTry)
    return found


def panel(house: House) -> ProblemPanel:
    dock = house.window.central.dock
    assert isinstance(dock, ProblemPanel)
    return dock


def sit(house: House, one: Mistake) -> MistakeTry:
    problems(house).begin(one.id)
    wait_for(house, lambda: trying(house).ready)
    house.until(lambda: not house.view.busy and house.conductor.mode is Mode.PERSON)
    return trying(house)


def wait_for(house: House, what) -> None:
    house.qtbot.waitUntil(what, timeout=COUNT_MS)


def cards(one: MistakeTry) -> tuple[Card, Card]:
    """Return a right card and one that costs something and was not played."""
    known = one._judged.known
    assert known is not None
    best = max(known.tricks, key=lambda card: known.tricks[card])
    worst = min(known.tricks, key=lambda card: (equals(one._judged, card), known.tricks[card]))
    return best, worst


def but_the_trick(words: str) -> str:
    """What is said but for the cards that lay in the trick before the one that is asked for."""
    return re.sub(r"In the trick: [^.]*\.", "", words)


def clear(found: list[Mistake]) -> Mistake:
    """The dearest one."""
    return max(found, key=lambda one: one.lost)


def choose(house: House, card: Card) -> None:
    trying(house).play(card)
    wait_for(house, lambda: trying(house).retry.told is not Told.WAITS)


# ---- kept


def test_what_the_review_finds_of_a_person_is_kept_and_nothing_of_the_computers(house: House) -> None:
    reviewed(house)
    judging = desk(house).judging
    assert judging is not None
    you = house.sitting.you
    wanted = {
        one.decision.at for one in judging.review.judged()
        if one.decision.player == you and one.verdict in (Verdict.SLIP, Verdict.MISTAKE) and not one.worthless
    }  # fmt: skip
    assert wanted and {one.entry for one in kept(house)} == wanted
    lines = house.paths.mistakes.read_text("utf-8").splitlines()
    assert len(lines) == len(wanted) and all(line.endswith(f"record={house.left[0]}") for line in lines)
    desk(house).judged.emit(judging.review)
    assert house.paths.mistakes.read_text("utf-8").splitlines() == lines
    assert problems(house).due() == ()
    problems(house).today = lambda: date.today() + timedelta(days=1)
    assert problems(house).due()


def stand_before(house: House, at: int) -> None:
    judging = desk(house).judging
    assert judging is not None
    one = next(one for one in judging.review.cards if one.at == at)
    desk(house).show_card(judging.review.moment(one))


@pytest.mark.parametrize("by_keys", [True, False])
def test_any_card_of_a_reviewed_deal_is_set_as_a_problem(house: House, by_keys: bool) -> None:
    dock = reviewed(house)
    judging = desk(house).judging
    assert judging is not None
    known = {one.entry for one in kept(house)}
    judged = [one for one in judging.review.judged() if has_choice(one.decision) and one.decision.at not in known]
    good = next(one for one in judged if one.decision.trick > 5 and is_right(one, one.decision.card))
    assert not dock.set_problem.isVisible()
    stand_before(house, good.decision.at)
    assert dock.set_problem.isVisible()
    look(house, "set-as-problem")
    if by_keys:
        house.key(Qt.Key.Key_K, CTRL | Qt.KeyboardModifier.AltModifier)
    else:
        house.press(dock.set_problem)
    assert house.said == "This card is set as a problem. It comes back tomorrow, among your mistakes."
    (one,) = [one for one in kept(house) if one.kept]
    assert (one.entry, one.lost) == (good.decision.at, 0.0)
    assert read_mistakes(house.paths.mistakes.read_text("utf-8").splitlines()).found[one.id] == one
    desk(house).set_problem()
    assert house.said == "This card comes back already."
    assert one.id not in problems(house).due()
    problems(house).today = lambda: date.today() + timedelta(days=1)
    assert one.id in problems(house).due()
    tried = sit(house, one)
    asked = panel(house)
    assert asked.title.text() == "Set by you, deal 1"
    assert "then" not in " ".join(texts(asked)) and not any(NAMED.search(words) for words in texts(asked))
    choose(house, tried.asked.decision.card)
    assert asked.result.text().endswith(": right.") and asked.sentence.words.endswith("was played then.")
    look(house, "set-as-problem-solved")


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_what_is_set_by_hand_has_a_task_in_own_words(house: House, size: tuple[int, int]) -> None:
    found = with_mistakes(house)
    one = found[0]._replace(kept=True, lost=0.0)
    append_line(house.paths.mistakes, mistake_text(one))
    house.shut()
    house.open(size=size)
    house.rest()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.kinds.setCurrentRow(1)
    sheet.choose(found[1].id)
    assert not sheet.task_field.isVisible()
    sheet.choose(one.id)
    assert sheet.task_field.isVisible() and sheet.task_field.text() == ""
    before = house.paths.mistakes.read_bytes()
    sheet.task_field.setFocus()
    house.type("Keep the last trump, and say why")
    look(house, "own-task")
    house.key(Qt.Key.Key_Return)
    assert house.focus() is sheet.list and sheet.key == one.id
    assert sheet.row is not None and sheet.row.title == "Keep the last trump, and say why"
    kept_line = house.paths.mistakes.read_bytes()[len(before) :].decode()
    assert read_mistake(kept_line.rstrip()).task == "Keep the last trump, and say why"
    sheet.task_field.setFocus()
    house.key(Qt.Key.Key_Return)
    assert len(house.paths.mistakes.read_bytes()) == len(before) + len(kept_line.encode())
    look(house, "own-task-listed")
    house.press(sheet.go)
    trying(house)
    assert panel(house).sentence.words.startswith("Keep the last trump, and say why\n")
    wait_for(house, lambda: trying(house).ready)
    house.until(lambda: not house.view.busy)
    look(house, "own-task-asked")


def test_a_task_that_is_written_when_the_list_closes_is_kept(house: House) -> None:
    found = with_mistakes(house)
    one = found[0]._replace(kept=True, lost=0.0)
    append_line(house.paths.mistakes, mistake_text(one))
    house.shut()
    house.open()
    house.rest()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.kinds.setCurrentRow(1)
    sheet.choose(one.id)
    sheet.task_field.setFocus()
    house.type("Why not the queen?")
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.free)
    read = read_mistakes(house.paths.mistakes.read_text("utf-8").splitlines()).found[one.id]
    assert read.task == "Why not the queen?"


def test_a_card_without_a_choice_or_no_card_cannot_be_set(house: House) -> None:
    dock = reviewed(house)
    judging = desk(house).judging
    assert judging is not None
    before = kept(house)
    desk(house).set_problem()
    assert kept(house) == before
    forced = next(one for one in judging.review.cards if not has_choice(one))
    stand_before(house, forced.at)
    assert not dock.set_problem.isVisible()
    house.key(Qt.Key.Key_K, CTRL | Qt.KeyboardModifier.AltModifier)
    assert house.prompt == "Go to a card of a counted deal where there was a choice."
    assert kept(house) == before


def test_without_any_the_page_says_where_they_come_from(house: House) -> None:
    house.open()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.kinds.setCurrentRow(1)
    assert sheet.nothing.text() == "Your mistakes come here when you review a counted deal."
    assert not sheet.go.isEnabled()


# ---- asked


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_they_are_due_first_and_a_row_tells_nothing_of_the_card(house: House, size: tuple[int, int]) -> None:
    found = with_mistakes(house, size=size)
    append_line(house.paths.problems, try_text(Try(date.today() - timedelta(days=9), "14", "shown")))
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    rows = list(sheet.model.rows)
    assert rows[-1].key == "14" and {row.kind for row in rows[:-1]} == {"mistake"} and len(rows) > 1
    for row in rows[:-1]:
        asked = next(one for one in found if one.id == row.key)
        assert row.about.count("In the trick: ") == bool(asked.lies), "what was played before by others is no secret"
        about = but_the_trick(row.about)
        assert not any(NAMED.search(words) for words in (row.title, row.task, about, row.tried, row.spoken()))
        assert re.fullmatch(r"(Lead|(Second|Third|Fourth) hand), trick \d+", row.task)
    assert not any(NAMED.search(but_the_trick(words)) for words in texts(sheet.content))
    sheet.kinds.setCurrentRow(1)
    assert len(sheet.model.rows) == len(found)
    look(house, "mistakes-sheet")


def test_a_card_that_costs_goes_back_and_the_right_one_is_told_with_the_reason(house: House) -> None:
    one = sit(house, clear(with_mistakes(house)))
    dock = panel(house)
    assert dock.title.text() == "Your mistake, deal 1" and "English Dummy" in dock.subtitle.text()
    assert not any(NAMED.search(words) for words in texts(dock))
    right, wrong = cards(one)
    held = house.deal.hands
    look(house, "mistake-asked")
    choose(house, wrong)
    assert re.fullmatch(r"The .+ costs \d\.\d tricks\. Choose again\.", dock.result.text())
    assert house.deal.hands == held and house.conductor.mode is Mode.PERSON
    choose(house, one._judged.decision.card)
    assert dock.result.text() == "That was played. Choose again."
    assert not house.paths.problems.exists()
    choose(house, right)
    assert dock.result.text().endswith(": right.") and "Better: the" in dock.sentence.words
    assert house.view.advised == right and dock.buttons.on.isVisible()
    assert house.paths.problems.read_text() == f"{date.today().isoformat()} {one.key} later\n"
    house.until(lambda: dock.sentence.height() >= dock.sentence.heightForWidth(dock.sentence.width()))
    look(house, "mistake-found")
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path is not None)
    assert house.said == "Your mistake, deal 1 is left."


def test_found_at_once_it_comes_back_in_three_days_and_then_with_other_suits(house: House) -> None:
    mistake = clear(with_mistakes(house))
    one = sit(house, mistake)
    choose(house, cards(one)[0])
    today = date.today()
    assert house.paths.problems.read_text() == f"{today.isoformat()} {one.key} first\n"
    assert problems(house).standings()[one.key].due == today + timedelta(days=3)
    problems(house)._keep(Try(today, one.key, "first"))
    again = sit(house, mistake)
    assert again.asked.suits != AS_IT_WAS
    assert panel(house).foot_words.text() == "Other suits stand in place of those that you held."
    house.program.prefer(Preferences.same_cards, True)
    assert sit(house, mistake).asked.suits == AS_IT_WAS and not panel(house).foot_words.isVisible()


def test_hints_in_three_degrees_and_the_answer(house: House) -> None:
    one = sit(house, clear(with_mistakes(house)))
    dock, said = panel(house), [""]
    for _ in range(3):
        house.press(dock.buttons.hint)
        house.until(lambda: dock.hint.text() != said[-1])
        said.append(dock.hint.text())
    assert said[2].startswith("Play the ") and "Better: the" in said[3]
    assert house.paths.problems.read_text().endswith(f" {one.key} shown\n")
    house.press(dock.buttons.show_answer)
    house.until(lambda: one.over)
    assert dock.result.text().startswith("The answer: ") and house.paths.problems.read_text().count("\n") == 1
    house.press(dock.buttons.once_more)
    assert not one.over and dock.result.text() == "" and house.view.advised is None


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_is_asked_in_other_languages_by_keyboard_alone(house: House, language: str) -> None:
    one = clear(with_mistakes(house, size=(1024, 640), language=language))
    house.key(Qt.Key.Key_B, CTRL | SHIFT)
    sheet = house.sheet(ProblemsSheet)
    look(house, f"mistakes-sheet-{language}")
    sheet.choose(one.id)
    sheet.list.setFocus()
    house.key(Qt.Key.Key_Return)
    wait_for(house, lambda: problems(house).attempt is not None and trying(house).ready)
    house.until(lambda: not house.view.busy and house.conductor.mode is Mode.PERSON)
    house.key(Qt.Key.Key_Return)
    right, _ = cards(trying(house))
    choose(house, right)
    sentence = panel(house).sentence
    house.until(lambda: sentence.height() >= sentence.heightForWidth(sentence.width()))
    look(house, f"mistake-found-{language}")
    assert trying(house).over
    house.until(lambda: house.focus() is panel(house).buttons.on)


def test_a_card_is_typed(house: House) -> None:
    one = sit(house, clear(with_mistakes(house)))
    right, _ = cards(one)
    house.key(Qt.Key.Key_Return)
    house.type(card_text(right).replace("T", "10").lower())
    house.key(Qt.Key.Key_Return)
    wait_for(house, lambda: one.over)
    assert one.retry.tries == (right,)


# ---- what can be missing


def test_a_record_that_is_gone_is_told_in_its_row_and_is_not_due(house: House) -> None:
    found = with_mistakes(house)
    append_line(house.paths.mistakes, mistake_text(found[0]._replace(id="mfedcba987654", record="gone.dwr")))
    house.shut()
    house.open()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.kinds.setCurrentRow(1)
    sheet.choose("mfedcba987654")
    assert sheet.row.gone and sheet.row.state == "The record is not there." == sheet.tried.text()
    assert not sheet.go.isEnabled() and "mfedcba987654" not in problems(house).due()
    look(house, "mistakes-gone")
    problems(house).begin("mfedcba987654")
    said = house.window.said.text()
    assert said.startswith("Your mistake, deal 1 cannot be asked: ") and "gone.dwr" in said
    assert problems(house).attempt is None


def test_a_record_that_was_changed_or_holds_another_game_is_told_in_a_sentence(house: House) -> None:
    found = with_mistakes(house)
    one = found[0]
    append_line(house.paths.mistakes, mistake_text(one._replace(id="mfedcba987654")))
    text = (house.paths.tables / one.record).read_text()
    (house.paths.tables / "chess.dwr").write_text(text.replace("game english-dummy", "game chess", 1))
    append_line(house.paths.mistakes, mistake_text(one._replace(id="mfedcba987655", record="chess.dwr")))
    house.shut()
    house.open()
    house.rest()
    for name, why in (("mfedcba987654", "The record does not hold this card any longer."), ("mfedcba987655", "chess")):
        problems(house).begin(name)
        said = house.window.said.text()
        assert said.startswith("Your mistake, deal 1 cannot be asked: ") and why in said
        assert problems(house).attempt is None and house.program.path is not None


def test_a_record_that_was_renamed_on_the_shelf_is_found(house: House) -> None:
    found = with_mistakes(house)
    house.sit(KINDS)
    problems(house).mistakes.renamed(house.left[0], "Sunday.dwr")
    (house.paths.tables / house.left[0]).rename(house.paths.tables / "Sunday.dwr")
    assert {one.record for one in kept(house)} == {"Sunday.dwr"}
    house.shut()
    assert {one.record for one in read_mistakes(house.paths.mistakes.read_text().splitlines()).found.values()} == {
        "Sunday.dwr"
    }
    house.open()
    assert sit(house, clear(kept(house))).key in {one.id for one in found}


def test_torn_lines_are_set_aside_with_a_sentence(house: House) -> None:
    opened(house)
    house.shut()
    house.paths.mistakes.write_text("2026-11-23 m01")
    house.open()
    house.do("problems")
    assert house.window.said.text() == (
        "One line of mistakes.log could not be read and was set aside in mistakes.log.torn. The others are there."
    )
    assert house.paths.mistakes.read_text() == ""
