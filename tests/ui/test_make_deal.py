"""Is a deal made in the window as it was wished, is its rarity told, and a contradiction at once?"""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.cards.seat import NORTH, SOUTH, WEST
from dummywhist.engine.wishes.making import Maker
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.ui.panels.make_deal import MakeDealSheet, rarity
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from tests.ui.test_lessons import look


def opened(house):
    house.do("problems")
    house.press(house.button("Make a deal…", house.sheet(ProblemsSheet)))
    return house.sheet(MakeDealSheet)


def choose(select, value) -> None:
    select.set_value(value)
    select.chosen.emit(value)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_a_deal_is_made_as_it_was_wished(house, size):
    house.open(size=size)
    before = house.program.path
    sheet = opened(house)
    assert house.focus() is sheet.my_trumps
    choose(sheet.my_trumps, 5)
    choose(sheet.dummy_trumps, 3)
    choose(sheet.weak, 1)
    choose(sheet.dealer, int(WEST))
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
    assert "arrange 1 dealer W scores 0 0" in house.program.path.read_text()
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
    assert sheet.told.text() == ("These cannot be had together: “Trumps in your hand: 8”, “Trumps in dummy: 9”.")
    assert not sheet.go.isEnabled()
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
    house.type("dummy weak in hearts, left deals, dummy 3+ trumps")
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
        ("hearts are trumps", "Only one suit can be trumps."),
        ("trumps 9-5", "No deal fits “trumps 9-5”."),
        ("trumps 9+, my 4 trumps, dummy 4 trumps",
         "These cannot be had together: “trumps 9+”, “my 4 trumps”, “dummy 4 trumps”."),
        ("my 8 spades", "These cannot be had together: “Trumps in your hand: 6”, “my 8 spades”."),
    ],
)  # fmt: skip
def test_words_that_mean_nothing_or_cannot_be_had_are_told_in_one_sentence(house, words, said):
    house.open()
    sheet = opened(house)
    choose(sheet.trump, 0 if "spades" not in words else 1)
    if "spades" in words:
        choose(sheet.my_trumps, 6)
    sheet.words.setText(words)
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    assert sheet.told.text() == said and not sheet.go.isEnabled()
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
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    sheet.make_wanted.emit()
    sheet = house.sheet(MakeDealSheet)
    sheet.words.setText(words)
    wanted = read_wish("trumps 5-3, dummy weak hearts, my ace spades, at least four diamonds, i deal")
    wish = sheet.wish()
    assert (wish.conditions, wish.trump, wish.dealer) == (wanted.conditions, wanted.trump, wanted.dealer)
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    look(house, f"make-deal-words-{language}")
    sheet.words.setText("trumpef 5-3" if language == "de" else "atuot 5-3")
    house.until(lambda: not sheet._later.isActive() and sheet.told.text())
    assert f"„{near}“" in sheet.told.text() or f"« {near} »" in sheet.told.text().replace("\u00a0", " ")
