"""Is a deal made in the window as it was wished, is its rarity told, and a contradiction at once?"""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.card import DIAMONDS, HEARTS, SPADES
from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.wishes import making
from dummywhist.engine.wishes.making import Maker
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.engine.wishes.task import tricks_of
from dummywhist.engine.wishes.wish import Made
from dummywhist.ui.desk import making as desk_making
from dummywhist.ui.panels.library_sheet import LibrarySheet
from dummywhist.ui.panels.make_deal import WEAK, MakeDealSheet, none_found, rarity
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from tests.ui.test_lessons import look


def opened(house):
    house.do("problems")
    house.sheet(ProblemsSheet).go_to("make")
    return house.sheet(MakeDealSheet)


def choose(select, value) -> None:
    select.set_value(value)
    select.chosen.emit(value)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_a_deal_is_made_as_it_was_wished(house, size):
    house.open(size=size)
    before = house.program.path
    sheet = opened(house)
    assert house.focus() is sheet.kinds and sheet.kinds.currentItem().text() == "Make a deal"
    choose(sheet.my_trumps, 5)
    choose(sheet.dummy_trumps, 3)
    sheet.hand.set_value(int(NORTH))
    choose(sheet.lengths[HEARTS].least, WEAK)
    assert not sheet.lengths[HEARTS].greatest.isEnabled()
    choose(sheet.dealer, int(WEST))
    choose(sheet.scores[0], 4)
    assert sheet.words.text() == "my 5 trumps, dummy 3 trumps, dummy weak hearts, left deals, score 4-0"
    house.until(lambda: sheet.told.text())
    chance = Maker(read_wish("trumps 5-3, dummy weak hearts, left deals")).chance
    assert sheet.told.text() == rarity(float(chance), exact=True)
    look(house, "make-deal")
    house.press(sheet.go)
    house.until(lambda: house.program.path not in (None, before) and house.sitting.view_now() is not None)
    house.rest()
    seen = house.sitting.operator._authority.deal
    mine, dummy = (size_of(seen.dealt[seat], seen.trump) for seat in (SOUTH, NORTH))
    assert (mine, dummy, seen.dealer) == (5, 3, WEST)
    assert "arrange 1 dealer W scores 4 0" in house.program.path.read_text()
    stamp, path = house.sitting.operator.stamp, house.program.path
    house.shut()
    house.open()
    assert house.program.path == path and house.sitting.operator.stamp >= stamp


def size_of(hand, suit) -> int:
    return size(of_suit(hand, suit))


def test_what_cannot_be_had_together_is_told_and_cannot_be_dealt(house):
    house.open()
    sheet = opened(house)
    choose(sheet.my_trumps, 8)
    choose(sheet.dummy_trumps, 9)
    house.until(lambda: sheet.told.text())
    assert sheet.told.text() == "“my 8 trumps”, “dummy 9 trumps”: 8 + 9 are 17 trumps, and there are thirteen."
    assert not sheet.go.isEnabled() and not sheet.keep.isEnabled()
    look(house, "make-deal-contradiction")
    choose(sheet.dummy_trumps, 5)
    assert sheet.go.isEnabled()


def test_rarity():
    assert rarity(1 / 325.2, exact=True) == "1 deal in 325 fits."
    assert rarity(1 / 905, exact=False) == "About 1 deal in 905 fits."
    assert rarity(0.0, exact=False) == "Such deals are very rare."


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_a_wish_in_words_counts_with_the_controls(house, size):
    house.open(size=size)
    before = house.program.path
    sheet = opened(house)
    choose(sheet.my_trumps, 5)
    house.press(sheet.words)
    house.type(", dummy weak in hearts, left deals, dummy 3+ trumps")
    assert sheet.dealer.value() == WEST and sheet.my_trumps.value() == 5
    house.until(lambda: sheet.told.text())
    wish = "my trumps 5, dummy weak hearts, left deals, dummy 3+ trumps"
    assert sheet.told.text() == rarity(float(Maker(read_wish(wish)).chance), exact=True)
    look(house, "make-deal-words")
    house.key(Qt.Key.Key_Return)
    house.until(lambda: house.program.path not in (None, before) and house.sitting.view_now() is not None)
    house.rest()
    seen = house.sitting.operator._authority.deal
    mine, dummy = (size_of(seen.dealt[seat], seen.trump) for seat in (SOUTH, NORTH))
    assert mine == 5 and dummy >= 3 and seen.dealer == WEST and size_of(seen.dealt[NORTH], 1) <= 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("trimps 5-3", "No fact is called “trimps”. Is it “trumps”?"),
        ("xyzzy", "No fact is called “xyzzy”."),
        ("trumps", "Something is missing at the end of a fact."),
        ("i deal, dummy deals", "Only one can deal."),
        ("hearts are trumps, trumps spades", "Only one suit can be trumps."),
        ("score 1-0, score 0-1", "Only one score can be before the deal."),
        ("trumps 9-5", "“trumps 9-5”: 9 + 5 are 14 trumps, and there are thirteen."),
        ("dummy weak hearts, my 6-2-3-2, my 0 spades, dummy 4 hearts",
         "These cannot be had together: “dummy weak hearts”, “dummy 4 hearts”."),
        ("trumps 9+, my 4 trumps, dummy 4 trumps",
         "These cannot be had together: “trumps 9+”, “my 4 trumps”, “dummy 4 trumps”."),
        ("trumps spades, my 6 trumps, my 8 spades", "These cannot be had together: “my 6 trumps”, “my 8 spades”."),
    ],
)  # fmt: skip
def test_words_that_mean_nothing_or_cannot_be_had_are_told_in_one_sentence(house, words, said):
    house.open()
    sheet = opened(house)
    sheet.words.setText(words)
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    assert sheet.told.text() == said and not sheet.go.isEnabled()
    unread = [words[first:behind] for first, behind in sheet.words.unread]
    assert unread == ([words.split()[0]] if words in ("trimps 5-3", "xyzzy") else [])
    sheet.words.setText("five trumps")
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    assert not sheet.words.unread
    sheet.words.setText("")
    assert sheet.go.isEnabled()


@pytest.mark.parametrize(
    ("language", "words", "near"),
    [
        ("de", "Trümpfe 5-3, Strohmann schwach in Herz, mein Ass Pik, mindestens vier Karo, ich gebe", "trumpf"),
        ("fr", "atouts 5-3, mort faible en cœur, mon as pique, au moins quatre carreaux, je donne", "atout"),
    ],
)
def test_it_is_wished_in_other_languages(house, language, words, near):
    house.open(size=(1024, 640), language=language)
    sheet = opened(house)
    sheet.words.setText(words)
    wanted = read_wish("trumps 5-3, dummy weak hearts, my ace spades, at least four diamonds, i deal")
    wish = sheet.wish()
    assert (wish.conditions, wish.trump, wish.dealer) == (wanted.conditions, wanted.trump, wanted.dealer)
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    look(house, f"make-deal-words-{language}")
    sheet.words.setText("trumpef 5-3" if language == "de" else "atuot 5-3")
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    assert f"„{near}“" in sheet.told.text() or f"« {near} »" in sheet.told.text().replace("\u00a0", " ")


def test_each_control_says_its_fact_in_the_sentence_and_shows_what_is_written_there(house):
    house.open()
    sheet = opened(house)
    choose(sheet.lengths[SPADES].least, 4)
    choose(sheet.lengths[SPADES].greatest, 6)
    house.press(sheet.held[SPADES, 12])
    house.press(sheet.held[SPADES, 10])
    choose(sheet.points.least, 12)
    choose(sheet.shape, (5, 4, 3, 1))
    sheet.hand.set_value(int(EAST))
    sheet.hand.changed.emit(int(EAST))
    assert sheet.lengths[SPADES].value() is None and not sheet.held[SPADES, 12].isChecked()
    choose(sheet.lengths[DIAMONDS].greatest, 2)
    choose(sheet.trump, int(HEARTS))
    choose(sheet.turned, 12)
    choose(sheet.together.least, 8)
    choose(sheet.tricks.least, 7)
    house.press(sheet.hangs)
    choose(sheet.scores[1], 3)
    facts = (
        "my 4-6 spades", "my ace queen spades", "my 12+ points", "my 5-4-3-1", "right 0-2 diamonds", "trumps hearts",
        "turned ace", "together 8+ trumps", "tricks 7+", "odd trick hangs", "score 0-3",
    )  # fmt: skip
    assert sheet.words.text() == ", ".join(facts)
    look(house, "make-deal-all")
    sheet.words.setText("trumps 5-3, right void clubs, dummy deals")
    assert (sheet.my_trumps.value(), sheet.dummy_trumps.value()) == (5, 3)
    assert sheet.lengths[3].value() == (0, 0) and sheet.trump.value() == -1 and not sheet.hangs.isChecked()
    choose(sheet.my_trumps, -1)
    assert sheet.words.text() == "dummy 3 trumps, right void clubs, dummy deals"


def test_a_deal_hangs_on_the_odd_trick_where_that_is_wished(house):
    house.open()
    before = house.program.path
    sheet = opened(house)
    house.press(sheet.hangs)
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    house.press(sheet.go)
    house.until(lambda: house.program.path not in (None, before) and house.sitting.view_now() is not None)
    house.rest()
    deal = house.sitting.operator._authority.deal
    assert tricks_of(Made(deal.dealt, deal.dealer, deal.turned), Solver(16)) == 7


def test_several_deals_are_kept_with_a_tag(house):
    house.open()
    sheet = opened(house)
    choose(sheet.my_trumps, 6)
    sheet.many.setValue(4)
    sheet.tag.setText("long trumps")
    assert sheet.keep.text() == "Keep four deals"
    house.press(sheet.keep)
    house.until(lambda: sheet.note.text() == "Four deals are among the kept deals.")
    assert [sheet.kinds.item(at).data(Qt.ItemDataRole.UserRole) for at in (5, 6)] == ["4", "0"]
    look(house, "make-deal-kept")
    sheet.go_to("kept")
    library = house.sheet(LibrarySheet)
    library.search.setText("#long trumps, my 6 trumps")
    house.until(lambda: not library._later.isActive())
    assert len(library.model.rows) == 4 and library.told.tags == "long trumps"


def test_where_none_is_found_the_tightest_wishes_are_told_with_what_each_costs(house, monkeypatch):
    assert none_found(200_000, [("dummy 20+ points", 1 / 340), ("tricks 13", 0.0)]) == (
        "None in 200000. Loosen one of these:\n“dummy 20+ points”, alone 1 deal in 340\n“tricks 13”, alone very rare"
    )
    monkeypatch.setattr(making, "MOST_TRIES", 3)
    house.open()
    sheet = opened(house)
    sheet.words.setText("dummy 24+ points, 12+ points, left 7+ spades")
    house.press(sheet.go)
    house.until(lambda: sheet.told.text().startswith("None in"))
    lines = sheet.told.text().splitlines()
    assert lines[0] == "None in three. Loosen one of these:" and lines[1].startswith(
        "“dummy 24+ points”, alone 1 deal in "
    )
    assert len(lines) == 4 and sheet.go.isEnabled()
    look(house, "make-deal-none")


def test_without_the_solver_the_task_is_grey_and_says_why(house, monkeypatch):
    monkeypatch.setattr(desk_making, "is_native", lambda: False)
    monkeypatch.setattr(making, "is_native", lambda: False)
    house.open()
    sheet = opened(house)
    assert not sheet.hangs.isEnabled() and not any(one.isEnabled() for one in sheet.tricks.selects)
    assert sheet.unsolved.isVisible()
    sheet.words.setText("tricks 9")
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    assert (
        sheet.told.text() == "Tricks cannot be counted here: the fast solver is missing." and not sheet.go.isEnabled()
    )
