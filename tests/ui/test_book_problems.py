"""A position of an old book at the table: all hands open, the source named, told whether the book is right."""

import pytest

from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.problems.pack import from_books
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.solver.solver import Solver
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from dummywhist.ui.words.terms import card_words
from tests.ui.test_lessons import look
from tests.ui.test_problems import NAMED, attempt, begin, lose, ready, texts, win

BOOKS = [one for one in from_books().problems if one.cards <= 6]


def right() -> str:
    """A position where the book leads the right card."""
    return next(one.id for one in BOOKS if one.led is not None and one.led in solved(one, Solver(8)).holds)


def wrong() -> str:
    """One where it leads another."""
    return next(one.id for one in BOOKS if one.led is not None and one.led not in solved(one, Solver(8)).holds)


def settled(house, dock) -> None:
    """Wait until the dock has room for all its words."""
    words = [dock.sentence, dock.foot_words, dock.subtitle, dock.result]
    house.until(lambda: all(one.isHidden() or one.height() >= one.heightForWidth(one.width()) for one in words))


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_all_hands_lie_open_and_the_source_is_named(house, size):
    dock = begin(house, right(), size=size)
    one = attempt(house).problem
    assert dock.title.text().startswith("Cavendish, hand ") and not dock.out.isVisible()
    assert "All hands are open." in dock.foot_words.text() and "Cavendish" in dock.foot_words.text()
    seen = house.sitting.view_now()
    assert sum(seen.cards_at(seat) or 0 for seat in SEATS) == one.yours | one.dummy | one.out
    settled(house, dock)
    assert not any(NAMED.search(words) for words in texts(dock))
    look(house, "book-asked")


def test_the_right_card_is_told_with_what_the_book_leads(house):
    dock = begin(house, right())
    win(house)
    one = attempt(house)
    assert dock.foot_words.text().endswith(f"The book leads the {card_words(one.problem.led)} too.")
    settled(house, dock)
    look(house, "book-solved")


def test_where_the_book_errs_that_is_told_once_it_is_solved(house):
    dock = begin(house, wrong())
    lose(house)
    assert "The book errs" not in " ".join(texts(dock))
    look(house, "book-beaten")
    house.press(dock.buttons.show_answer)
    house.until(lambda: ready(house) and dock.result.text().startswith("The answer"))
    one = attempt(house).problem
    assert f"The book errs: it leads the {card_words(one.led)}," in dock.foot_words.text()
    settled(house, dock)
    look(house, "book-errs")


@pytest.mark.parametrize(("size", "language"), [((1366, 768), "en"), ((1024, 640), "de"), ((1024, 640), "fr")])
def test_they_have_a_page_of_their_own_in_the_sheet(house, size, language):
    house.open(size=size, language=language)
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.kinds.setCurrentRow(3)
    assert len(sheet.model.rows) == len(from_books().problems)
    for row in sheet.model.rows:
        assert row.kind == "book" and row.theme == ""
        assert not any(NAMED.search(words) for words in (row.title, row.task, row.about, row.tried, row.spoken()))
    look(house, f"book-sheet-{language}")
    sheet.search.setText("Cavendish")
    assert 0 < len(sheet.model.rows) < len(from_books().problems)


def test_in_german_it_is_said_which_book_it_is(house):
    dock = begin(house, wrong(), language="de", size=(1024, 640))
    house.press(dock.buttons.show_answer)
    house.until(lambda: "Das Buch irrt" in dock.foot_words.text())
    settled(house, dock)
    look(house, "book-errs-de")
