"""A problem at the table: wrong cards are beaten, right ones win, nothing of an answer is told before."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import EAST, WEST
from dummywhist.engine.problems.daily import number_of_the_day
from dummywhist.engine.problems.kept_lines import append_line
from dummywhist.engine.problems.pack import PACK, shipped
from dummywhist.engine.problems.playing import OURS
from dummywhist.engine.problems.returning import Try, try_text
from dummywhist.engine.problems.telling import good_card
from dummywhist.engine.solver.position import played_on
from dummywhist.engine.solver.solver import Solver
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.desk import problems as desk_problems
from dummywhist.ui.panels.hands_list import HandsList
from dummywhist.ui.panels.problem_panel import ProblemPanel
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from dummywhist.ui.panels.told_dock import AIR
from dummywhist.ui.seat.attempt import Attempt
from dummywhist.ui.seat.conductor import Mode
from tests.ui.panels.fits import cut
from tests.ui.test_lessons import look

NAMED = re.compile(r"\b(of (spades|hearts|diamonds|clubs))\b|[♠♥♦♣]")


def attempt(house) -> Attempt:
    found = house.program.sheets.problems.attempt
    assert isinstance(found, Attempt)
    return found


def panel(house) -> ProblemPanel:
    dock = house.window.central.dock
    assert isinstance(dock, ProblemPanel)
    return dock


def ready(house) -> bool:
    """Whether the table waits for the person, and the answer is known to the program."""
    one = house.program.sheets.problems.attempt
    if one is None or one.solution is None or not one.plan:
        return False
    return one.over or (not house.view.busy and house.conductor.mode in (Mode.PERSON, Mode.TRICK))


def begin(house, name="14", **how):
    house.open(**how)
    house.program.sheets.problems.begin(name)
    house.until(lambda: ready(house))
    return panel(house)


def wrong_card(house) -> Card:
    solution = attempt(house).solution
    return min(card for card in solution.failing if card not in solution.holds)


def play_out(house, choose, first: Card | None = None) -> None:
    """Play until the try is over, by ``choose``."""
    one = attempt(house)
    if first is not None:
        one.play(first)
    for _ in range(80):
        house.until(lambda: ready(house))
        if one.over:
            return
        if house.conductor.mode is Mode.TRICK:
            one.go_on()
        else:
            one.play(choose(one))
    raise AssertionError("the try has no end")


def plain_tricks(tried: Attempt, hidden: tuple[Hand, Hand]) -> int:
    """Return the tricks that our side can still come to in a layout, with those that it has, all hands seen."""
    hands = [tried.problem.dummy, hidden[1], tried.problem.yours, hidden[0]]
    won, left = tried.problem.wins - tried.state.need, tried.problem.cards - len(tried._cards) // 4
    if not left:
        return won
    position = played_on(hands, tried.problem.trump, tried.problem.leader, tried._cards)
    best = max(Solver(1).cards(position).values())
    return won + (best if tried.state.on_turn in OURS else left - best)


def lose(house) -> None:
    play_out(house, lambda one: one._plans.own_cards(one.state)[0], wrong_card(house))
    assert attempt(house).stage == "beaten"


def win(house) -> None:
    play_out(house, lambda one: good_card(one._plans, one.state))
    assert attempt(house).stage == "solved"


def texts(widget: QWidget) -> Iterator[str]:
    """All that a widget and its parts say, to the eye and to others; but whole hands, which name every card."""
    for one in (widget, *widget.findChildren(QWidget)):
        if isinstance(one, HandsList):
            continue
        for of in ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "statusTip", "whatsThis"):
            told = getattr(one, of, None)
            if callable(told):
                words = told()
                if isinstance(words, str):
                    yield words


def test_a_problem_opens_at_the_real_table_with_its_task(house):
    dock = begin(house)
    assert dock.title.text() == "Problem 14" and dock.subtitle.text() == "Four of the last five. Level 2"
    assert dock.sentence.words == "Hearts are trumps. Dummy leads. Win four of the last five tricks."
    assert house.view.picture.prompt.words == "Dummy’s lead: win four of five"
    assert house.view.picture.trump.origin == "Four of the last five"
    assert house.view.picture.strip is None and house.view.picture.marker is None
    assert all(plate.dotted for plate in house.view.picture.plates.values())
    assert house.window.focusWidget() is dock.sentence
    margins = dock.sentence.contentsMargins()
    assert margins.left() == margins.right() == RING + AIR and margins.top() == RING + AIR // 2
    look(house, "problem-asked")


def test_tricks_that_were_won_before_lie_there_and_those_of_the_problem_come_to_them(house):
    begin(house)
    assert {pile.count for pile in house.view.picture.packets.values()} == {3, 5}
    assert house.view.picture.packets["bottom"].count == 3 and house.view.picture.packets["bottom"].words == "3 tricks"
    win(house)
    one = attempt(house)
    assert house.view.picture.packets["bottom"].count + 1 == 7 and one.problem.wins == 4
    house.program.sheets.problems.leave()
    assert not house.view.picture.packets


def test_a_wrong_card_is_beaten_and_the_right_one_is_not_told(house):
    dock = begin(house)
    lose(house)
    assert dock.result.text().endswith("can be beaten.") and dock.buttons.again.isVisible()
    assert [row.cards.text() for row in dock.rows][-1] == "Another card"
    assert [row.share.text() for row in dock.rows] == ["56 in 100", "31 in 100", "never"]
    assert not any(not row.why.isHidden() for row in dock.rows)
    right = {f"{card % 13}" for card in attempt(house).solution.holds}
    assert right and not any("of hearts" in words for words in texts(dock))
    assert house.focus() is dock.buttons.again
    look(house, "problem-beaten")
    house.press(dock.buttons.again)
    house.until(lambda: ready(house))
    assert attempt(house).stage == "asked" and not dock.isAncestorOf(house.focus())


def test_how_the_hidden_cards_lay_is_shown_where_it_is_beaten(house):
    begin(house)
    tried = attempt(house)
    assert not panel(house).out_well.isHidden() or not tried.told().lay
    lose(house)
    dock = panel(house)
    told = tried.told()
    assert [name for name, _ in told.lay] == [tried.names[WEST], tried.names[EAST]]
    west, east = (hand for _, hand in told.lay)
    assert west & east == 0 and west | east == tried.problem.out, "all the cards that were out, each once"
    known = house.sitting.seat.view
    for seat, hand in ((WEST, west), (EAST, east)):
        played = [card for player, card in zip(tried._seats(), tried._cards, strict=False) if player == seat]
        assert all(hand >> card & 1 for card in played), "what was played lies where it came from"
    assert known is not None and dock.out.isVisible() and not dock.count.isVisible()
    assert tried.names[WEST] in dock.out.accessibleName()
    worth = plain_tricks(tried, (west, east))
    assert worth < tried.problem.wins, "no defence is needed any more: the target is out of reach in this layout"
    look(house, "problem-lay")
    house.press(dock.buttons.again)
    house.until(lambda: ready(house))
    assert not attempt(house).told().lay


def test_solved_after_a_wrong_card_it_stays_at_its_step(house):
    dock = begin(house)
    lose(house)
    assert not house.paths.problems.exists()
    house.program.sheets.problems.back()
    win(house)
    assert house.paths.problems.read_text() == f"{date.today().isoformat()} 14 later\n"
    assert dock.subtitle.text() == "Four of the last five. Level 2. A throw-in"
    assert dock.result.text() == "Solved." and all(row.why.isHidden() == (row.share.text() == "never")
                                                   for row in dock.rows)  # fmt: skip
    look(house, "problem-solved")
    for _ in range(len(dock.rows)):
        if any(not row.why.isHidden() for row in dock.rows):
            before = len([one for one in dock.rows if not one.told.isHidden()])
            why = next(one for one in dock.rows if not one.why.isHidden()).why
            house.until(why.isVisible)
            house.press(why)
            house.until(lambda before=before: len([one for one in dock.rows if not one.told.isHidden()]) > before)
    told = [row.told.text() for row in dock.rows if not row.told.isHidden()]
    assert len(told) == len(dock.rows) - 1 and all("You come to" in words for words in told)
    look(house, "problem-why-not")


def test_solved_at_once_it_comes_back_a_day_later_and_then_after_three(house):
    begin(house)
    win(house)
    problems = house.program.sheets.problems
    today = date.today()
    assert problems.standings()["14"].due == today + timedelta(days=1) and problems.due() == ()
    problems.today = lambda: today + timedelta(days=1)
    assert problems.due() == ("14",)
    house.do("problems")
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, ProblemsSheet) and sheet.model.rows[0].state == "today"
    assert sheet.model.rows[0].title == "Problem 14. A throw-in"
    assert sheet.model.rows[0].theme_words == "A throw-in" and sheet.note.text().startswith("One is due.")
    house.program.sheets.close_sheet()
    problems.again()
    house.until(lambda: ready(house))
    win(house)
    assert problems.standings()["14"].due == today + timedelta(days=4)


def test_hints_come_in_three_degrees_and_the_card_is_the_answer(house):
    dock = begin(house)
    said = []
    for _ in range(3):
        before = dock.hint.text()
        house.press(dock.buttons.hint)
        house.until(lambda before=before: dock.hint.text() != before)
        said.append(dock.hint.text())
    assert not NAMED.search(said[0]) and "hearts" in said[1] and said[2].startswith("After the")
    assert house.view.advised in attempt(house).solution.holds
    assert house.paths.problems.read_text().endswith(" 14 shown\n")
    win(house)
    assert house.paths.problems.read_text().count("\n") == 1
    look(house, "problem-hints")


def test_the_answer_is_shown_with_why_not_over_each_other_card(house):
    dock = begin(house)
    house.press(dock.buttons.show_answer)
    house.until(lambda: bool(dock.rows))
    assert dock.result.text().startswith("The answer:") and house.view.advised in attempt(house).solution.holds
    assert sum(not row.why.isHidden() for row in dock.rows) == len(dock.rows) - 1
    assert house.paths.problems.read_text().endswith(" 14 shown\n")
    look(house, "problem-answer")


def test_no_row_tip_or_reader_text_of_an_unsolved_problem_names_a_card(house):
    house.open()
    problems = house.program.sheets.problems
    for row in problems.rows(shipped().problems):
        for words in (row.title, row.task, row.level_words, row.state, row.theme_words, row.about, row.tried,
                      row.spoken()):  # fmt: skip
            assert not NAMED.search(words), (row.key, words)
        assert row.theme == ""
    house.do("problems")
    sheet = house.program.sheets.open_sheet
    for at in range(sheet.model.rowCount()):
        sheet.list.setCurrentIndex(sheet.model.index(at, 0))
        assert not any(NAMED.search(words) for words in texts(sheet.content))
        index = sheet.model.index(at, 0)
        for role in Qt.ItemDataRole:
            told = sheet.model.data(index, role)
            assert not isinstance(told, str) or not NAMED.search(told)


@pytest.mark.parametrize("name", ["1", "13", "14", "20", "26", "31"])
def test_nothing_in_the_dock_of_an_unsolved_problem_names_a_card_or_its_theme(house, name):
    dock = begin(house, name)
    house.do("read_score")
    house.program.sheets.problems.repeat()
    assert not any(NAMED.search(words) for words in texts(dock))
    assert house.view.advised is None
    lawful = {card_text(card) for card in house.view.picture.playable}
    assert len(lawful) > 1


def test_the_whole_problem_by_keyboard_alone(house):
    """Enter goes to the hand, typed cards are played by Enter, Space gathers, Enter tries again."""
    house.open(size=(1024, 640))
    house.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, ProblemsSheet)
    look(house, "problems-sheet")
    house.type("14")
    house.key(Qt.Key.Key_Return)
    house.until(lambda: ready(house))
    assert attempt(house).problem.id == "14"
    tries = [wrong_card(house), None]
    house.key(Qt.Key.Key_Return)
    while tries:
        card = tries.pop(0)
        for _ in range(80):
            house.until(lambda: ready(house))
            one = attempt(house)
            if one.over:
                break
            if house.conductor.mode is Mode.TRICK:
                house.key(Qt.Key.Key_Space)
                continue
            if card is None:
                card = good_card(one._plans, one.state) or one._plans.own_cards(one.state)[0]
            house.type(card_text(card).replace("T", "10").lower())
            house.key(Qt.Key.Key_Return)
            card = None
        if tries:
            assert one.stage == "beaten"
            house.key(Qt.Key.Key_Return)
            house.until(lambda: ready(house))
    assert one.stage == "solved"
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path is not None)
    assert house.window.said.text() == "Problem 14 is left."


@pytest.mark.parametrize("seed", range(4))
def test_random_lines_after_a_wrong_card_end_beaten(house, seed):
    """The hidden cards are laid so that luck never rescues."""
    rng = Random(seed)
    begin(house, rng.choice(("1", "2", "5", "13", "14", "16")))
    one, solution = attempt(house), attempt(house).solution
    first = rng.choice([card for card in solution.failing if card not in solution.holds])
    play_out(house, lambda one: rng.choice(one._plans.own_cards(one.state)), first)
    assert one.stage == "beaten" and one._beaten.tricks < one.problem.wins


def test_the_order_in_which_the_hidden_cards_are_laid_agrees_with_what_was_seen(house):
    """After each card of the defence the table has the layout that was laid, with every card played where it was."""
    begin(house)
    one = attempt(house)
    table = house.sitting.operator._authority
    seen = []
    one.changed.connect(lambda: seen.append((tuple(table.deal.dealt), tuple(one._cards))))
    lose(house)
    layouts = {hands for hands, _ in seen}
    assert all(hands[0] | 0 == one.problem.dummy and hands[2] == one.problem.yours for hands in layouts)
    assert all(hands[1] | hands[3] == one.problem.out for hands in layouts)
    assert one.state.on_turn in OURS or one.over


def test_leaving_brings_the_table_back_and_nothing_of_a_problem_is_kept_there(house):
    house.open()
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    path, stamp = house.program.path, house.sitting.operator.stamp
    files = sorted(house.paths.tables.glob("*.dwr"))
    house.program.sheets.problems.begin("3")
    house.until(lambda: ready(house))
    for key in ("hint", "claim", "score", "record", "new_deal", "finish_deal", "redo", "why"):
        assert not house.offers(key), key
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path == path)
    assert not any(plate.dotted for plate in house.view.picture.plates.values())
    assert house.sitting.operator.stamp == stamp and sorted(house.paths.tables.glob("*.dwr")) == files
    assert house.window.central.dock is None and house.program.sheets.problems.attempt is None


def test_torn_lines_are_set_aside_with_a_sentence_and_the_others_count(house):
    house.paths.problems.parent.mkdir(parents=True, exist_ok=True)
    append_line(house.paths.problems, try_text(Try(date(2026, 1, 5), "9", "first")))
    with house.paths.problems.open("ab") as file:
        file.write(b"2026-01-")
    house.open()
    house.do("problems")
    assert house.window.said.text() == (
        "One line of problems.log could not be read and was set aside in problems.log.torn. The others are there."
    )
    assert house.program.sheets.problems.due() == ("9",)
    assert house.paths.problems.read_text() == "2026-01-05 9 first\n"
    assert (house.paths.data / "problems.log.torn").read_text() == "2026-01-\n"


def test_a_broken_line_of_the_pack_is_left_out_with_its_line_and_the_others_are_there(house, monkeypatch, tmp_path):
    lines = PACK.read_text(encoding="utf-8").splitlines()[:5]
    file = tmp_path / "pack.txt"
    file.write_text("\n".join([*lines, lines[1].replace("trump=", "trumps=")]), encoding="utf-8")
    monkeypatch.setattr(desk_problems, "shipped", lambda: shipped(file))
    house.open()
    house.do("problems")
    assert house.window.said.text().startswith("One problem of pack.txt is left out: line 6: ")
    keys = {row.key for row in house.sheet(ProblemsSheet).model.rows}
    assert {"1", "2", "3", "4"} <= keys and "5" not in keys


def test_the_deal_of_the_day_is_played_at_a_table_of_its_own(house):
    house.open()
    house.do("problems")
    sheet = house.program.sheets.open_sheet
    before = house.program.path
    sheet.kinds.setCurrentRow(4)
    house.press(sheet.go)
    house.until(lambda: house.program.path not in (None, before))
    seating = house.program.first_seating()
    house.until(lambda: house.sitting.mid_deal)
    number = number_of_the_day(seating.game, seating.changes, date.today())
    assert house.sitting.operator._authority.deal_number == number
    assert house.window.said.text().startswith("The deal of the day ")
    look(house, "deal-of-the-day")


def test_a_problem_that_is_not_wanted_again_is_not_asked_and_ctrl_z_takes_it_back(house):
    house.open(size=(1024, 640))
    house.do("problems")
    sheet, problems = house.program.sheets.open_sheet, house.program.sheets.problems
    first, second = (row.key for row in sheet.model.rows[:2])
    assert sheet.row.title.startswith(f"Problem {first}. ") and "lead, trick 10" in sheet.row.title
    house.press(sheet.never)
    assert sheet.key == first and sheet.row.state == "not again" and sheet.never.text() == "Ask it again"
    assert sheet.tried.text() == "It is not asked again."
    look(house, "problems-not-again")
    assert house.paths.problems.read_text() == f"{date.today().isoformat()} {first} never\n"
    assert problems.following() == second
    sheet.list.setFocus()
    house.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sheet.row.state == "new" and sheet.never.text() == "Not this one again"
    assert problems.following() == first and problems.standings() == {}
    sheet.kinds.setCurrentRow(4)
    assert not sheet.never.isEnabled()


def test_of_many_that_are_due_twelve_are_listed_and_more_when_they_are_wanted(house):
    for name in range(1, 21):
        append_line(house.paths.problems, try_text(Try(date.today() - timedelta(days=2), str(name), "shown")))
    append_line(house.paths.problems, try_text(Try(date.today(), "30", "shown")))
    append_line(house.paths.problems, try_text(Try(date.today(), "31", "first")))
    append_line(house.paths.problems, try_text(Try(date.today(), "31", "first")))
    house.open()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    assert sheet.place == "due" and len(sheet.model.rows) == 12
    assert sheet.kinds.item(0).data(Qt.ItemDataRole.UserRole) == "20"
    assert sheet.note.text() == "20 are due. They wait; none is lost if you come later."
    assert sheet.coming.text() == "Two more come back, the first in one day."
    told = sheet.model.data(sheet.model.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert told.endswith("Level 1. today. 2 of 12.")
    look(house, "problems-due")
    house.press(sheet.more)
    assert len(sheet.model.rows) == 20 and not sheet.more.isVisible() and house.focus() is sheet.list
    sheet.go_to("pack")
    assert not sheet.coming.isVisible()


def test_a_problem_gets_tags_by_which_it_is_found(house):
    house.open(size=(1024, 640))
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    assert not sheet.tagged_by.isVisible() and not sheet.tags_field.isVisible()
    sheet.choose("5")
    house.press(sheet.tag_it)
    assert house.focus() is sheet.tags_field
    house.type("for Ada, Endgame")
    look(house, "problems-tagging")
    house.key(Qt.Key.Key_Return)
    assert sheet.key == "5" and sheet.tags.text() == "#for Ada #Endgame" and not sheet.tags_field.isVisible()
    assert house.focus() is sheet.list and house.sheet(ProblemsSheet) is sheet
    assert house.paths.problem_tags.read_text("utf-8") == '["5","for Ada","Endgame"]\n'
    sheet.choose("9")
    house.press(sheet.tag_it)
    house.type("endgame")
    house.press(sheet.search)
    assert [sheet.tagged_by.itemText(at) for at in range(3)] == ["Any tag", "#Endgame", "#for Ada"]
    sheet.tagged_by.set_value("endgame")
    sheet.tagged_by.chosen.emit("endgame")
    assert [row.key for row in sheet.model.rows] == ["5", "9"]
    look(house, "problems-tagged")
    sheet.search.setText("#for ada")
    assert [row.key for row in sheet.model.rows] == ["5"]
    house.press(sheet.tag_it)
    sheet.tags_field.clear()
    house.key(Qt.Key.Key_Return)
    assert house.paths.problem_tags.read_text("utf-8").endswith('["5"]\n')
    sheet.go_to("day")
    assert not sheet.tag_it.isEnabled()
    house.shut()
    with house.paths.problem_tags.open("ab") as file:
        file.write(b"[1]")
    house.open()
    house.do("problems")
    assert house.window.said.text() == (
        "One line of problem-tags.log could not be read and was set aside in problem-tags.log.torn. "
        "The others are there."
    )
    assert [row.key for row in house.sheet(ProblemsSheet).model.rows if row.tags] == ["9"]


def test_next_is_the_next_of_those_that_were_listed_and_another_language_goes_on(house):
    house.open()
    house.do("problems")
    sheet = house.program.sheets.open_sheet
    sheet.level.set_value(3)
    sheet.level.chosen.emit(3)
    names = [row.key for row in sheet.model.rows]
    house.press(sheet.go)
    house.until(lambda: house.program.sheets.problems.attempt is not None)
    assert attempt(house).problem.id == names[0] and not panel(house).out.isVisible()
    house.press(panel(house).count)
    assert panel(house).out.isVisible()
    house.press(panel(house).buttons.next)
    house.until(lambda: attempt(house).problem.id == names[1])
    house.program.prefer(type(house.program.settings.preferences).language, "de")
    house.until(lambda: panel(house).title.text() == f"Aufgabe {names[1]}")
    look(house, "problem-de")


def test_the_window_may_close_while_the_plan_is_still_searched(house):
    house.open()
    house.program.sheets.problems.begin(max(shipped().problems, key=lambda one: (one.cards, one.level)).id)
    reckoner = attempt(house)._reckoner
    house.shut()
    assert not reckoner._thread.is_alive()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_no_hint_is_cut_however_fast_one_follows_the_other(house, size):
    house.open(size=size)
    for name in ("14", "3", "40", "77", "14"):
        house.program.sheets.problems.begin(name)
        house.until(lambda: ready(house))
        dock = panel(house)
        for _ in range(3):
            house.press(dock.buttons.hint)
        house.qtbot.wait(100)
        assert dock.hint_well.isVisible()
        assert cut(dock.hint_well) == []


def typed(house, sheet, words):
    sheet.search.clear()
    sheet.search.setFocus()
    house.type(words)
    return [row.name for row in sheet.model.rows]


def test_a_number_finds_its_problem_first_and_due_is_searched_whole(house):
    for number in range(1, 21):
        append_line(house.paths.problems, try_text(Try(date.today() - timedelta(days=2), str(number), "shown")))
    house.open()
    house.rest()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    assert sheet.place == "due" and len(sheet.model.rows) == 12
    assert typed(house, sheet, "problem 18") == ["Problem 18"], "it is due, and stands after the twelve"
    sheet.go_to("pack")
    assert typed(house, sheet, "problem 4")[0] == "Problem 4"
    assert typed(house, sheet, "problem 41")[0] == "Problem 41"
    typed(house, sheet, "trick 9")
    assert sheet.model.rows and "trick 9" in sheet.model.rows[0].spoken()
    sheet.go_to("day")
    assert len(sheet.model.rows) == 1, "what is searched for elsewhere does not hide the deal of the day"


def test_the_keys_of_the_sheet_f6_down_and_letters_in_the_list_of_places(house):
    house.open()
    house.rest()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.kinds.setFocus()
    house.type("tr")
    assert house.focus() is sheet.search and sheet.search.text() == "tr" and sheet.place == "pack"
    house.key(Qt.Key.Key_Down)
    assert house.focus() is sheet.list
    for part in (sheet.go, sheet.kinds, sheet.search, sheet.list):
        house.key(Qt.Key.Key_F6)
        assert house.focus() is part
    house.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert house.focus() is sheet.search


def test_a_card_is_typed_while_the_keyboard_is_on_a_button_of_the_dock(house):
    begin(house, "1")
    panel(house).buttons.hint.setFocus()
    card = min(house.picture.playable)
    house.type(card_text(card).lower())
    assert house.view.focus_card == card and house.view.isAncestorOf(house.focus())
