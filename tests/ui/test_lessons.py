"""A lesson at the table: every row of what may happen in it, all its steps by key and by pointer, and coming back."""

import os
import shutil
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.lessons.reading import FOLDER, ORDER
from dummywhist.engine.lessons.reading import lessons as read_lessons
from dummywhist.engine.problems.kept_lines import append_line
from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.returning import Try, try_text
from dummywhist.ui.controls.buttons import SecondaryButton
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.desk import lessons as desk_lessons
from dummywhist.ui.panels.handbook import read_page
from dummywhist.ui.panels.lesson_end import LessonEndSheet
from dummywhist.ui.panels.lesson_panel import LessonPanel
from dummywhist.ui.panels.lessons_sheet import LessonsSheet
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.seat.conductor import Conductor, Mode
from dummywhist.ui.seat.teaching import Teacher, cards_played
from dummywhist.ui.tongues import LANGUAGES, lesson_text
from tests.daily import one_in
from tests.ui.scene.clear import overlaps

STEPS = 18
REFUSED_MS = 3000
"""After that the cloth says no longer why a card is refused."""
LESSONS = {lesson.id: lesson for lesson in read_lessons().lessons}


def look(house, name):
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def teacher(house) -> Teacher:
    found = house.program.sheets.lessons.teacher
    assert isinstance(found, Teacher)
    return found


def panel(house) -> LessonPanel:
    dock = house.window.central.dock
    assert isinstance(dock, LessonPanel)
    return dock


def ready(house) -> bool:
    """Whether the table waits for the learner: to read, to gather, or to play."""
    one = teacher(house)
    if one.pupil.part == "over":
        return True
    if house.view.busy or house.conductor.on_show or house.conductor.mode is Mode.SHOWING:
        return False
    return not one.waits or house.conductor.mode is Mode.TRICK or (one.pupil.may_go_on and one.pupil.scripted is None)


def begin(house, **how):
    """Open the program and the first lesson."""
    house.open(**how)
    house.do("first_lesson")
    house.until(lambda: ready(house))
    return panel(house)


def on(house):
    """Go on by Space on the table until a card is asked for."""
    for _ in range(40):
        house.until(lambda: ready(house))
        if teacher(house).pupil.part == "over" or not teacher(house).waits:
            return
        teacher(house).go_on()
    raise AssertionError("no card is asked for")


def to_step(house, number):
    """Play the accepted cards until step ``number`` (from 1) asks for its card."""
    for _ in range(80):
        on(house)
        if teacher(house).pupil.step + 1 >= number:
            return
        teacher(house).play(wanted(house))
    raise AssertionError(number)


def wanted(house):
    return teacher(house).wanted


def test_the_lesson_opens_at_the_real_table_with_its_sentence(house):
    dock = begin(house)
    assert dock.title.text() == "First lesson" and dock.subtitle.text() == "The table"
    assert dock.sentence.words.startswith("Four hands of thirteen cards.")
    assert "Edith and Max play against you." in dock.sentence.words
    assert dock.step.text().startswith("Step 1 of 18, about ")
    assert dock.buttons.next.isEnabled() and not dock.buttons.show_me.isEnabled()
    assert house.window.focusWidget() is dock.sentence
    look(house, "lesson-1")


def test_an_accepted_card_is_played_and_what_follows_is_told(house):
    dock = begin(house)
    to_step(house, 2)
    assert dock.sentence.words.startswith("A trick is four cards")
    house.click_card(read_card("CA"))
    house.until(lambda: ready(house))
    assert dock.sentence.words.startswith("Dummy’s only club was played for you.")
    assert len(cards_played(house.sitting.seat.view)) == 4  # dummy's only club was played by the program
    on(house)
    assert dock.subtitle.text() == "Your lead"


def test_a_card_that_costs_goes_back_with_the_solver_s_number_and_after_two_show_me_pulses(house):
    dock = begin(house)
    to_step(house, 2)
    before = cards_played(house.sitting.seat.view)
    house.click_card(read_card("C8"))
    house.rest()
    assert cards_played(house.sitting.seat.view) == before
    assert dock.wrong.text() == "Then the king wins the trick." and dock.cost.text() == "Costs one trick"
    assert not dock.buttons.show_me.lit
    look(house, "lesson-wrong")
    house.click_card(read_card("C5"))
    house.rest()
    assert cards_played(house.sitting.seat.view) == before and dock.buttons.show_me.lit


def test_a_card_as_good_goes_back_and_is_never_called_wrong(house):
    dock = begin(house)
    to_step(house, 3)
    house.click_card(read_card("HK"))
    house.rest()
    assert dock.wrong.text() == "Not wrong: you could win as many tricks. For this lesson lead the five of clubs."
    assert not dock.cost.isVisible() and len(cards_played(house.sitting.seat.view)) == 4


def test_an_unlawful_card_gets_the_table_s_own_sentence(house):
    dock = begin(house)
    to_step(house, 2)
    house.click_card(read_card("HK"))
    house.rest()
    refused = house.view._told.words
    assert "clubs" in refused.lower() and dock.wrong.text() == refused and not dock.cost.isVisible()
    assert dock.sentence.accessibleName().endswith(refused)
    assert len(cards_played(house.sitting.seat.view)) == 1
    look(house, "lesson-refused")
    house.qtbot.wait(REFUSED_MS)
    assert house.view._told is None and dock.wrong_well.isVisible(), "it is read for as long as it takes"
    house.click_card(read_card("CA"))
    house.until(lambda: ready(house))
    assert not dock.wrong_well.isVisible()


def test_show_me_raises_the_card_and_enter_plays_it(house):
    dock = begin(house)
    to_step(house, 2)
    house.press(dock.buttons.show_me)
    house.rest()
    assert house.view.advised == read_card("CA") and house.view.focus_card == read_card("CA")
    house.key(Qt.Key.Key_Return)
    house.until(lambda: len(cards_played(house.sitting.seat.view)) > 1)
    assert cards_played(house.sitting.seat.view)[1] == read_card("CA") and house.view.advised is None


def test_back_goes_to_the_step_before_by_undo(house):
    dock = begin(house)
    to_step(house, 6)
    played = cards_played(house.sitting.seat.view)
    house.press(dock.buttons.back)
    house.until(lambda: ready(house))
    assert dock.subtitle.text() == "Trumping" and len(cards_played(house.sitting.seat.view)) == len(played) - 2
    house.do("undo")
    house.until(lambda: ready(house))
    assert dock.subtitle.text() == "Following suit"
    to_step(house, 6)
    assert cards_played(house.sitting.seat.view) == played
    while dock.buttons.back.isEnabled():
        house.press(dock.buttons.back)
        house.until(lambda: ready(house))
    assert dock.subtitle.text() == "The table" and cards_played(house.sitting.seat.view) == ()
    to_step(house, 3)


def test_leave_brings_the_table_back_and_the_lesson_is_taken_up_at_its_step(house):
    house.open()
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    path, stamp, view = house.program.path, house.sitting.operator.stamp, house.sitting.view_now()
    files = sorted(house.paths.tables.glob("*.dwr"))
    house.do("first_lesson")
    house.until(lambda: ready(house))
    to_step(house, 5)
    played = cards_played(house.sitting.seat.view)
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path == path)
    assert house.window.said.text() == "Left at step 5; the lesson goes on there."
    assert house.sitting.operator.stamp == stamp and house.sitting.view_now() == view
    assert house.window.central.dock is None and sorted(house.paths.tables.glob("*.dwr")) == files
    house.shut()
    house.open()
    house.do("first_lesson")
    house.until(lambda: ready(house))
    assert panel(house).subtitle.text() == "Trumping" and cards_played(house.sitting.seat.view) == played


def test_nothing_of_a_lesson_is_kept_or_learned_and_hints_and_claims_are_off(house):
    begin(house)
    assert house.sitting.operator.kept_at is None
    for key in ("hint", "claim", "score", "record", "new_deal", "finish_deal", "redo", "save_copy", "why"):
        assert not house.offers(key), key
    assert house.offers("undo") and house.offers("keys")


def test_next_gathers_a_trick_before_the_next_step_is_told(house, monkeypatch):
    dock = begin(house)
    to_step(house, 16)
    for _ in range(2):
        teacher(house).play(wanted(house))
        house.until(lambda: ready(house))
    assert teacher(house).pupil.step + 1 == 17 and house.conductor.mode is Mode.TRICK
    assert dock.sentence.words == "The trick is yours: Next gathers it."
    assert "Gather the trick" in house.picture.prompt.words
    assert dock.buttons.next.isEnabled() and not dock.buttons.show_me.isEnabled()
    monkeypatch.setattr(Conductor, "guarded", property(lambda _self: True))
    teacher(house).go_on()
    assert house.conductor.mode is Mode.TRICK, "a stroke that may have been meant for a card"
    house.press(dock.buttons.next)
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    assert dock.buttons.show_me.isEnabled() and teacher(house).pupil.step + 1 == 17
    assert dock.sentence.words.startswith("So far two points")


@pytest.mark.parametrize("size", [(1366, 768), (800, 600)])
def test_a_number_that_is_asked_for_is_answered_and_a_wrong_one_is_told(house, size):
    house.open(size=size)
    house.program.sheets.lessons.begin("count")
    house.until(lambda: ready(house))
    dock = panel(house)
    answers = dock.short_answers if dock.folded else dock.answers
    assert not answers.isVisible()
    teacher(house).go_on()
    house.until(lambda: ready(house) and teacher(house).pupil.tally is not None)
    assert answers.isVisible() and [one.text() for one in answers.buttons] == [str(n) for n in range(8)]
    assert house.picture.prompt.words == "Choose the number, or Space for the answer"
    look(house, "lesson-count")
    house.press(answers.buttons[3])
    asked = LESSONS["count"].steps[1].tally
    assert asked is not None and dock.wrong.text() == f"Not 3. {asked.wrong}" and teacher(house).pupil.part == "say"
    house.press(answers.buttons[0])
    assert teacher(house).pupil.part == "after" and dock.sentence.words.startswith("None: whoever trumps")
    assert not answers.isVisible() and dock.wrong.text() == ""


def test_an_equal_changes_its_name_in_all_that_follows(house):
    dock = begin(house)
    to_step(house, 9)
    teacher(house).play(read_card("HK"))
    on(house)
    to_step(house, 12)
    house.until(lambda: ready(house))
    teacher(house).play(read_card("HT"))
    house.until(lambda: ready(house))
    to_step(house, 13)
    assert dock.sentence.words == "Lead the queen of diamonds: neither Max nor Edith has a higher one."
    assert teacher(house).pupil.actual(read_card("HQ")) == read_card("HK")


def finish(house):
    to_step(house, STEPS)
    for _ in range(60):
        house.until(lambda: ready(house))
        if house.program.sheets.open_sheet is not None:
            break
        if teacher(house).waits:
            teacher(house).go_on()
        else:
            teacher(house).play(wanted(house))
    house.until(lambda: house.program.sheets.open_sheet is not None)


def test_after_the_last_trick_the_score_sheet_opens_with_its_three_ways_on(house):
    begin(house)
    path = house.program.settings.tables[0]
    finish(house)
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, ScoreSheet)
    look(house, "lesson-score")
    assert house.focus() is not None and house.button("Lessons", sheet).isEnabled()
    assert house.program.settings.learned == ("first",) and "first" not in house.program.settings.lessons
    house.press(house.button("Play a deal", sheet))
    house.until(lambda: house.program.path is not None)
    assert house.program.path.name == path


def test_the_list_says_what_was_finished_and_where_one_was_left(house):
    begin(house)
    to_step(house, 3)
    house.key(Qt.Key.Key_Escape)
    house.do("lessons")
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, LessonsSheet)
    look(house, "lessons")
    assert sheet.choices["first"].text() == "Go on"
    assert "left at step 3 of 18" in sheet.choices["first"].accessibleName()
    house.press(sheet.choices["first"])
    house.until(lambda: house.window.central.dock is not None and ready(house))
    assert panel(house).subtitle.text() == "Your lead"


@pytest.mark.parametrize("size", one_in(4, [(1024, 640), (1366, 768), (1920, 1080), (800, 600)]))
def test_the_whole_lesson_by_keyboard_alone(house, size):
    """Enter goes to the hand, typed cards are played by Enter, Space goes on."""
    house.open(size=size)
    house.do("first_lesson")
    house.until(lambda: ready(house))
    steps = set()
    for _ in range(200):
        house.until(lambda: ready(house))
        one = teacher(house)
        if house.program.sheets.open_sheet is not None:
            break
        if one.pupil.step + 1 not in steps:
            steps.add(one.pupil.step + 1)
            if one.pupil.step + 1 == 5:
                look(house, "lesson-5")
        if one.waits or house.conductor.mode is Mode.TRICK:
            house.key(Qt.Key.Key_Space)
        else:
            card = wanted(house)
            house.type(card_text(card).replace("T", "10").lower())
            house.key(Qt.Key.Key_Return)
    assert steps == set(range(1, STEPS + 1))
    house.until(lambda: house.program.sheets.open_sheet is not None)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_step_is_told_in_the_language_of_the_window(house, language):
    begin(house, language=language, text_size=150)
    english = {text for step in teacher(house).pupil.lesson.steps for text in step.texts().values()}
    seen = set()
    for _ in range(200):
        house.until(lambda: ready(house))
        if house.program.sheets.open_sheet is not None:
            break
        told = teacher(house).told()
        seen.add(told.number)
        assert told.sentence not in english and told.theme not in english and "{" not in told.sentence
        if told.number == 5:
            look(house, f"lesson-{language}")
        if teacher(house).waits:
            teacher(house).go_on()
        else:
            teacher(house).play(wanted(house))
    assert seen == set(range(1, STEPS + 1))


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640), (800, 600)])
def test_at_large_text_the_table_is_never_covered(house, size):
    dock = begin(house, size=size, text_size=150)
    to_step(house, 5)
    look(house, "lesson-large")
    assert not house.window.central.covered and not dock.over
    house.click_card(read_card("H2"))
    house.until(lambda: ready(house))
    assert read_card("H2") in cards_played(house.sitting.seat.view)


@pytest.mark.parametrize("name", ["signals", "third"])
def test_nothing_lies_over_anything_in_a_small_window_with_large_text(house, name):
    house.open(size=(800, 600), text_size=150)
    house.program.sheets.lessons.begin(name)
    house.until(lambda: ready(house))
    look(house, f"lesson-small-{name}")
    assert overlaps(house.view) == []


def test_the_first_lesson_is_offered_once_at_the_first_table_and_pressed_on_nobody(house):
    house.open()
    link = house.window.invitation
    assert link.isVisible() and link.text() == "New to the game? First lesson"
    look(house, "invited")
    link.setFocus()
    house.window.invite(False)
    assert house.window.focusWidget() is house.view
    house.window.invite(True)
    house.press(link)
    house.until(lambda: house.program.sheets.lessons.teacher is not None and ready(house))
    assert not link.isVisible()
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path is not None)
    assert link.isVisible() and link.text() == "Go on with the lesson"
    house.shut()
    house.open()
    assert not house.window.invitation.isVisible()


def test_a_card_does_not_take_the_keyboard_back_from_what_is_said(house):
    dock = begin(house)
    to_step(house, 2)
    house.view.focus_on(read_card("CA"))
    assert house.view.overlay.focused_card() == read_card("CA")
    house.view.keep_focus(house.view.picture)
    dock.take_keyboard()
    house.qtbot.wait(30)
    assert house.window.focusWidget() is dock.sentence


def test_a_broken_lesson_is_left_out_with_its_line_and_the_others_are_listed(house, monkeypatch, tmp_path):
    for file in FOLDER.iterdir():
        shutil.copy(file, tmp_path)
    broken = tmp_path / "second.toml"
    broken.write_text(
        broken.read_text(encoding="utf-8").replace('title = "Second', 'titel = "Second', 1), encoding="utf-8"
    )
    monkeypatch.setattr(desk_lessons, "lessons", lambda: read_lessons(tmp_path))
    house.open()
    house.do("lessons")
    assert house.window.said.text() == ("The lesson second.toml is left out: line 3: No lesson has “titel”.")
    assert list(house.sheet(LessonsSheet).choices) == [name for name in ORDER if name != "second"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_learning_is_read_in_the_language_of_the_window(house, language):
    house.open(language=language)
    house.do("studying")
    sheet = house.sheet(RulesPage)
    page = read_page("studying")
    assert page is not None and sheet.title.text() == page.partition("\n")[0].removeprefix("# ")
    look(house, f"studying-{language}")


def test_a_step_that_the_language_lacks_is_told_in_english(house):
    begin(house, language="de")
    assert lesson_text("You lead now.", "first 99 say") == "You lead now."


def test_F1_says_the_sentence_again_and_F4_the_last_message(house, monkeypatch):
    dock = begin(house)
    to_step(house, 3)
    said = []
    monkeypatch.setattr(house.view, "announce", lambda words, assertive=False: said.append(words))
    house.view.setFocus()
    house.key(Qt.Key.Key_F1)
    assert house.window.focusWidget() is dock.sentence and said == [], "what gets the keyboard is said by that"
    assert dock.sentence.accessibleName() == f"Your lead. {dock.sentence.words}"
    house.key(Qt.Key.Key_F1)
    assert said == [dock.sentence.accessibleName()]
    house.key(Qt.Key.Key_F4)
    assert said[-1] == house.sitting.told_last and said[-1]


def test_a_deal_is_played_on_after_another_table_was_chosen_in_the_middle_of_a_lesson(house):
    house.open()
    other = house.program.path
    house.do("first_lesson")
    house.until(lambda: ready(house))
    to_step(house, 4)
    assert house.program.switch_to(other)
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    assert house.program.sheets.lessons.teacher is None and house.window.central.dock is None
    assert house.sitting.teaching is None and house.program.settings.lessons["first"].startswith("5 say")


def test_the_end_of_a_lesson_offers_problems_of_its_theme_those_not_tried_first(house):
    house.open()
    problems = house.program.sheets.problems
    house.program.sheets.lessons.begin("third")
    house.until(lambda: teacher(house) is not None)
    assert house.program.sheets.lessons.themes == ("finesse",)
    names = problems.of_themes(("finesse",))
    assert names and all(one.theme == "finesse" for one in shipped().problems if one.id in names)
    append_line(house.paths.problems, try_text(Try(date(2026, 1, 5), names[0], "first")))
    append_line(house.paths.problems, try_text(Try(date(2026, 1, 5), names[1], "never")))
    problems._tries = None
    assert problems.of_themes(("finesse",)) == (*names[2:], names[0])
    house.program.sheets.lesson_score()
    sheet = house.program.sheets.open_sheet
    look(house, "lesson-score-problem")
    house.press(house.button("Three problems like this", sheet))
    for at, name in enumerate(names[2:5], 1):
        house.until(lambda name=name: problems.attempt is not None and problems.attempt.problem.id == name)
        panel = problems.panel
        assert panel.subtitle.text().endswith(f"Problem {at} of 3 of the lesson")
        if at == 1:
            look(house, "lesson-problem")
        house.press(panel.buttons.next)
    house.until(lambda: isinstance(house.program.sheets.open_sheet, LessonsSheet))
    assert problems.attempt is None and house.program.path is not None
    problems.begin(names[2])
    assert problems.panel.subtitle.text().count("of the lesson") == 0


def test_a_lesson_without_a_theme_offers_no_problem(house):
    house.open()
    house.program.sheets.lessons.begin()
    house.until(lambda: teacher(house) is not None)
    house.program.sheets.lesson_score()
    sheet = house.program.sheets.open_sheet
    assert not [one for one in sheet.findChildren(SecondaryButton) if "like this" in one.text()]


def to_the_sheet(house) -> ScoreSheet:
    """Play all that is wanted; return the score sheet at the end."""
    while teacher(house).pupil.part != "over":
        on(house)
        if teacher(house).pupil.part != "over":
            teacher(house).play(wanted(house))
    house.until(lambda: ready(house))
    if house.conductor.mode is Mode.TRICK:
        teacher(house).go_on()
    house.until(lambda: house.program.sheets.open_sheet is not None)
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, ScoreSheet)
    return sheet


def test_words_of_the_sheet_that_no_step_told_are_explained_on_it(house):
    begin(house)
    sheet = to_the_sheet(house)
    look(house, "lesson-sheet")
    written = " ".join([*(words for row in sheet.page.rows for words in (row.what, row.note)), sheet.page.note])
    told = {
        word.casefold() for step in LESSONS["first"].steps for said in step.texts().values() for word in said.split()
    }
    explained = sheet.words.casefold()
    for word in ("treble", "rubber", "game", "honours", "odd", "tournée", "settlement"):
        if word in written.casefold() and not any(one.startswith(word) for one in told):
            assert f"{word}: " in explained, f"{word} stands there, and nobody said what it is"
    assert "Treble, yours" in written and "treble: a game in which the others make no point" in explained
    assert "Game 2" not in written, "nobody will play it"
    assert sheet.words in sheet.ledger.accessibleDescription()


def test_no_word_of_a_session_stands_on_the_table_of_a_lesson(house):
    house.open()
    assert house.view.picture.strip is not None and "strip" in house.view.picture.labels
    house.do("first_lesson")
    house.until(lambda: ready(house))
    assert house.view.picture.strip is None and "strip" not in house.view.picture.labels
    assert all("rubber" not in words.casefold() for words in house.view.picture.labels.values())


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_prompt_is_whole_in_the_smallest_window_with_large_text(house, language):
    begin(house, language=language, size=(800, 600), text_size=150)
    seen = 0
    for step in (4, 5):
        while teacher(house).pupil.step + 1 < step:
            house.until(lambda: ready(house))
            if teacher(house).waits:
                teacher(house).go_on()
            else:
                teacher(house).play(wanted(house))
        house.until(lambda: ready(house))
        pill = house.view.scene_items.prompt
        assert pill.box.width() >= pill.width_of(pill.prompt) - 0.5, pill.prompt.words
        assert len(house.sitting.seat.view.trick) == 2, "two cards lie over it"
        seen += 1
    look(house, f"lesson-prompt-{language}")
    assert seen == 2


def test_the_sentence_takes_the_keyboard_from_next_when_that_has_nothing_to_do_and_not_leave(house):
    """Next stood in the last step: a newcomer saw the ring on Leave, and thought that he should leave."""
    dock = begin(house)
    to_step(house, 17)
    for _ in range(2):
        teacher(house).play(wanted(house))
        house.until(lambda: ready(house))
    dock.buttons.next.setFocus(Qt.FocusReason.TabFocusReason)
    house.press(dock.buttons.next)
    house.until(lambda: not dock.buttons.next.isEnabled())
    assert not dock.buttons.leave.hasFocus() and not dock.buttons.show_me.hasFocus()


def test_enter_on_the_sentence_brings_the_keyboard_to_the_card_that_has_the_ring(house):
    """The ring was on the card that is asked for, and Enter brought the keyboard to the first of the hand."""
    dock = begin(house)
    to_step(house, 3)
    asked = house.view._asked
    assert asked == read_card("C5")
    dock.sentence.setFocus(Qt.FocusReason.TabFocusReason)
    house.key(Qt.Key.Key_Return)
    house.until(lambda: house.view.overlay.focused_card() is not None)
    assert house.view.overlay.focused_card() == asked and house.view.ring_shown


def listening(house) -> list[str]:
    """What a screen reader says from now on: what is announced, and the name of what gets the keyboard."""
    heard: list[str] = []
    house.view.announcer.spoken.connect(lambda words, _at_once: heard.append(words))
    house.app.focusChanged.connect(lambda _old, now: heard.append("" if now is None else now.accessibleName()))
    return heard


def test_what_a_trick_came_to_is_told_when_its_cards_lie_and_each_sentence_is_said_once(house):
    dock = begin(house, motion="fast")
    to_step(house, 2)
    heard = listening(house)
    house.view.focus_on(read_card("CA"))
    house.key(Qt.Key.Key_Return)
    told = dock.sentence.words
    house.until(lambda: len(cards_played(house.sitting.seat.view)) == 3)
    assert dock.sentence.words == told and not dock.buttons.next.isEnabled(), "dummy and the trick are still to come"
    house.until(lambda: ready(house))
    house.until(lambda: any("You won the trick" in words for words in heard))
    after = "Dummy’s only club was played for you."
    assert dock.sentence.words.startswith(after) and dock.buttons.next.isEnabled()
    assert len(cards_played(house.sitting.seat.view)) == 4
    house.qtbot.wait(600)
    assert sum(after in words for words in heard) == 1, heard
    assert not any("Choose dummy" in words for words in heard), "he does not choose it"
    assert any("Dummy has only one card to play" in words for words in heard)
    del heard[:]
    house.key(Qt.Key.Key_Space)
    house.until(lambda: ready(house) and dock.subtitle.text() == "Your lead")
    house.qtbot.wait(600)
    assert sum("Whoever wins a trick" in words for words in heard) == 1, heard


def test_the_heading_and_the_new_word_are_said_with_the_sentence(house):
    dock = begin(house)
    name = dock.sentence.accessibleName()
    assert name.startswith("First lesson, step 1 of 18. The table. Four hands") and name.endswith("Next or Space.")
    to_step(house, 2)
    assert dock.sentence.accessibleName().startswith("A trick. A trick is four cards")
    assert dock.sentence.accessibleName().endswith("Word: To lead is to play the first card of a trick.")
    assert dock.short.accessibleName() == dock.sentence.accessibleName()


def test_the_pill_never_gainsays_the_sentence(house):
    begin(house)
    pills = {}
    while teacher(house).pupil.step + 1 < STEPS:
        on(house)
        pills[teacher(house).pupil.step + 1] = house.picture.prompt.words
        if teacher(house).pupil.step + 1 < STEPS:
            teacher(house).play(wanted(house))
            house.until(lambda: ready(house))
    assert pills[5] == "Choose dummy’s card: it has no clubs" and pills[15] == "Your turn: you have no diamonds"
    assert pills[2] == "Your turn: follow clubs" and pills[6] == "Dummy’s lead"
    assert not [words for words in pills.values() if "anything" in words or "Gather" in words]


def test_after_back_the_status_line_tells_no_card_that_was_taken_back(house):
    dock = begin(house)
    to_step(house, 2)
    teacher(house).play(wanted(house))
    house.until(lambda: ready(house))
    assert "You played the ace" in house.window.said.text()
    house.press(dock.buttons.back)
    house.until(lambda: ready(house))
    assert house.window.said.text() == "Taken back." and house.sitting.told_last == "Taken back."


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640), (800, 600)])
def test_a_second_press_at_the_place_of_next_never_means_show_me(house, size):
    dock = begin(house, size=size)
    buttons = dock.strip if dock.folded else dock.buttons
    places = {button: button.mapTo(dock, button.rect().center()) for button in buttons.all}
    look(house, "lesson-buttons")
    house.press(buttons.next)
    house.until(lambda: ready(house))
    assert not buttons.next.isEnabled() and buttons.show_me.isEnabled()
    if not dock.folded:  # the strip is as high as its sentence
        assert places == {button: button.mapTo(dock, button.rect().center()) for button in buttons.all}
    assert [places[button].x() for button in buttons.all] == [
        button.mapTo(dock, button.rect().center()).x() for button in buttons.all
    ]


def test_a_lesson_that_was_left_by_escape_is_taken_up_by_one_press(house):
    house.open()
    house.program.sheets.lessons.begin("leads")
    house.until(lambda: ready(house))
    teacher(house).go_on()
    house.until(lambda: ready(house))
    step = teacher(house).pupil.step
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path is not None)
    look(house, "lesson-left")
    assert house.window.invitation.isVisible()
    house.press(house.window.invitation)
    house.until(lambda: house.program.sheets.lessons.teacher is not None and ready(house))
    assert teacher(house).pupil.lesson.id == "leads" and teacher(house).pupil.step == step > 0
    assert not house.window.invitation.isVisible()


def test_F6_leads_from_the_cards_to_what_is_told_and_back(house):
    dock = begin(house)
    to_step(house, 2)
    assert dock.sentence.words.endswith("F6 comes back here.")
    dock.sentence.setFocus(Qt.FocusReason.TabFocusReason)
    house.key(Qt.Key.Key_Return)
    house.until(lambda: house.view.overlay.focused_card() is not None)
    house.key(Qt.Key.Key_F6)
    assert house.window.focusWidget() is dock.sentence
    house.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    house.until(lambda: house.view.overlay.focused_card() is not None)


def test_the_words_of_the_sentence_stand_clear_of_its_ring(house):
    dock = begin(house)
    for sentence in (dock.sentence, dock.short):
        assert sentence.contentsMargins().left() > RING, "the ring is drawn over the words"


def test_back_after_the_lesson_was_taken_up_where_a_trick_had_lain(house):
    """It was taken up with the full trick on the table, and Back asked who had won it when it was gone."""
    dock = begin(house)
    to_step(house, 2)
    teacher(house).play(wanted(house))
    house.until(lambda: ready(house))
    house.press(dock.buttons.next)
    house.until(lambda: ready(house))
    assert teacher(house).pupil.step == 2
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.sheets.lessons.teacher is None)
    house.do("first_lesson")
    house.until(lambda: ready(house))
    taken_up = panel(house)
    assert taken_up.subtitle.text() == "Your lead" and house.conductor.mode is Mode.PERSON
    house.press(taken_up.buttons.back)
    house.until(lambda: ready(house))
    assert taken_up.subtitle.text() == "A trick" and len(cards_played(house.sitting.seat.view)) == 1
    assert taken_up.sentence.words.startswith("A trick is four cards")


def test_a_trick_that_was_not_gathered_can_be_taken_back(house):
    dock = begin(house)
    to_step(house, 7)
    teacher(house).play(wanted(house))
    house.until(lambda: ready(house))
    assert house.conductor.mode is Mode.TRICK
    house.press(dock.buttons.back)
    house.until(lambda: ready(house))
    assert dock.subtitle.text() == "Follow low"


def test_keys_go_from_the_sentence_to_each_card_that_is_asked_for(house):
    """After a card that was played by key, Enter on the sentence went to the first card of the hand."""
    dock = begin(house, motion="fast")
    house.key(Qt.Key.Key_Space)
    for number, card in ((2, "CA"), (3, "C5"), (5, "H2"), (6, "HA")):
        house.until(lambda: ready(house))
        for _ in range(4):
            if teacher(house).pupil.step + 1 == number and not teacher(house).waits:
                break
            house.key(Qt.Key.Key_Return)
            house.until(lambda: ready(house))
        assert house.focus() is dock.sentence, "what is to be done is read first"
        house.key(Qt.Key.Key_Return)
        assert house.view.overlay.focused_card() == read_card(card) and house.view.ring_shown
        played = len(cards_played(house.sitting.seat.view))
        house.key(Qt.Key.Key_Return)
        house.until(lambda played=played: len(cards_played(house.sitting.seat.view)) > played)
        house.until(lambda: ready(house))


def test_a_figure_answers_the_number_that_is_asked_for_and_tab_comes_to_the_numbers(house):
    house.open()
    house.program.sheets.lessons.begin("count")
    house.until(lambda: ready(house))
    teacher(house).go_on()
    house.until(lambda: ready(house))
    dock = panel(house)
    assert dock.subtitle.text() == "Spades" and dock.answers.buttons
    dock.sentence.setFocus()
    house.key(Qt.Key.Key_Tab)
    assert house.focus() is dock.answers.buttons[0]
    dock.sentence.setFocus()
    house.key(Qt.Key.Key_2)
    assert dock.wrong.text() == "Not 2. Whoever trumps a suit has none of it."
    house.key(Qt.Key.Key_0)
    assert teacher(house).pupil.part == "after" and dock.sentence.words.startswith("None: whoever trumps")


def test_show_me_says_in_the_prompt_too_what_is_to_be_done(house):
    dock = begin(house)
    to_step(house, 2)
    house.view.setFocus()
    house.type("c8")
    assert house.prompt == "Enter plays the eight of clubs"
    house.press(dock.buttons.show_me)
    assert house.prompt == "The ace of clubs: press Enter."


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_the_end_of_a_lesson_whose_deal_was_not_counted_shows_no_score(house, size):
    """It was a score sheet of nothing but noughts."""
    house.open(size=size)
    house.program.sheets.lessons.begin("second")
    house.until(lambda: ready(house))
    house.program.sheets.lesson_score()
    ended = house.sheet(LessonEndSheet)
    assert ended.subtitle.text() == "Second hand" and "“Third hand”" in ended.said.text()
    look(house, "lesson-end")
    assert house.focus() is ended.play
    house.press(house.button("Next lesson", ended))
    house.until(lambda: ready(house) and teacher(house).pupil.lesson.id == "third")


def test_a_card_that_does_as_well_is_taken_and_said_to_do_so(house):
    dock = begin(house)
    to_step(house, 9)
    teacher(house).play(read_card("HK"))
    house.until(lambda: ready(house))
    assert dock.wrong.text() == "The king of hearts does as well." and dock.cost.text() == ""
    on(house)
    assert dock.wrong.text() == "" and not dock.wrong_well.isVisible()
    teacher(house).play(wanted(house))
    house.until(lambda: ready(house))
    assert dock.wrong.text() == "", "the card that is asked for needs no word"


def test_no_sentence_is_false_whichever_of_equal_cards_is_played(house):
    dock = begin(house)
    to_step(house, 11)
    teacher(house).play(read_card("DJ"))
    said = []
    for _ in range(12):
        house.until(lambda: ready(house))
        said.append(dock.sentence.words)
        if teacher(house).pupil.step >= 14:
            break
        if teacher(house).waits:
            teacher(house).go_on()
        else:
            teacher(house).play(wanted(house))
    assert "Max has spent the ace: dummy’s queen and king are now the highest diamonds." in " ".join(said)
    assert "Lead the queen of diamonds: neither Max nor Edith has a higher one." in said
    assert "Lead the king of diamonds: it wins too." in said
