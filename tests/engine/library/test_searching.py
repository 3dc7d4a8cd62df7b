"""Does a search find what it says, and is a word that means nothing told while the rest counts?"""

from collections.abc import Callable
from datetime import date

import pytest

from dummywhist.engine.cards.deal_name import deal_text
from dummywhist.engine.cards.hand import EMPTY, Hand, of_suit, size
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.library.facts import Facts
from dummywhist.engine.library.searching import Deal, deal_of, points_of, search
from dummywhist.engine.library.shelf import KeptDeal
from dummywhist.engine.problems.mistakes import Mistake
from dummywhist.engine.wishes.wish import points_of as slowly
from tests.engine.library.made_up import made_up

ALL = made_up(7, 3000)


def mistake(place: int, lost: float) -> Mistake:
    return Mistake("m1", date(2026, 1, 1), lost, 0, 5, 3, place, "suit", "english-dummy", EMPTY, EMPTY, "a.dwr")


DEALS = [
    deal_of(
        one,
        KeptDeal(one, "Grand coup", ("endgame", "To show"), "how the ten draws trumps") if at % 50 == 0 else None,
        (mistake(at % 4, 0.4 + at % 5),) if at % 9 == 0 else (),
        "English Dummy" if one.game == "english-dummy" else "Mort",
    )
    for at, one in enumerate(ALL)
]


def trumps(facts: Facts, seat: Seat) -> int:
    return size(of_suit(facts.hands[seat], facts.trump))  # type: ignore[arg-type]


def suited(facts: Facts, seat: Seat, suit: int) -> list[int]:
    return [rank for rank in range(13) if facts.hands[seat] >> 13 * suit + rank & 1]


FACTS: dict[str, Callable[[Deal], bool]] = {
    "trumps 5-3": lambda one: (trumps(one.facts, SOUTH), trumps(one.facts, NORTH)) == (5, 3),
    "trumps 8+": lambda one: trumps(one.facts, SOUTH) + trumps(one.facts, NORTH) >= 8,
    "left 4 trumps": lambda one: trumps(one.facts, WEST) == 4,
    "hearts are trumps": lambda one: one.facts.trump == 1,
    "dummy weak hearts": lambda one: (
        len(suited(one.facts, NORTH, 1)) <= 2 and all(rank < 8 for rank in suited(one.facts, NORTH, 1))
    ),
    "void clubs": lambda one: not suited(one.facts, SOUTH, 3),
    "right ace king spades": lambda one: {11, 12} <= set(suited(one.facts, EAST, 0)),
    "dummy 15+ points": lambda one: slowly(one.facts.hands[NORTH]) >= 15,
    "4-3-3-3": lambda one: (
        sorted((len(suited(one.facts, SOUTH, suit)) for suit in range(4)), reverse=True) == [4, 3, 3, 3]
    ),
    "turned ace": lambda one: one.facts.turned % 13 == 12,
    "i deal": lambda one: one.facts.dealer == SOUTH,
    "i lead": lambda one: one.facts.dealer == EAST,
    "took 9+": lambda one: one.facts.made >= 9,
    "took 5-6": lambda one: one.facts.made in (5, 6),
    "honours 4": lambda one: one.facts.honours == 4,
    "slam": lambda one: "slam" in one.facts.flags,
    "claim": lambda one: "claim" in one.facts.flags,
    "with ada": lambda one: "Ada" in one.facts.names,
    "mort": lambda one: one.facts.game == "mort-3",
    "english-dummy": lambda one: one.facts.game == "english-dummy",
    "2026-10": lambda one: one.facts.day.startswith("2026-10"),
    "#endgame": lambda one: one.kept is not None,
    "#to show": lambda one: one.kept is not None,
    "kept": lambda one: one.kept is not None,
    "draws trumps": lambda one: one.kept is not None,
    "mistake": lambda one: bool(one.mistakes),
    "mistake second hand": lambda one: any(made.place == 1 for made in one.mistakes),
    "lost 2": lambda one: sum(made.lost for made in one.mistakes) >= 2,
    "lost 1 by lead": lambda one: sum(made.lost for made in one.mistakes if made.place == 0) >= 1,
    "deal 7": lambda one: one.facts.deal == 6,
}


@pytest.mark.parametrize("text", FACTS)
def test_a_fact_finds_what_it_says_and_nothing_else(text: str) -> None:
    found = search(DEALS, text)
    assert not found.unknown
    assert list(found.deals) == [one for one in DEALS if FACTS[text](one)]
    assert found.deals, "the test would pass with nothing"


def test_parts_are_joined_by_and() -> None:
    found = search(DEALS, "trumps 8+, Took 9+; with EDITH,, mort")
    assert found.deals and not found.unknown
    assert list(found.deals) == [
        one for one in DEALS if FACTS["trumps 8+"](one) and FACTS["took 9+"](one) and FACTS["mort"](one)
    ]


def test_nothing_finds_all_and_the_order_stays() -> None:
    assert list(search(DEALS, " , ").deals) == DEALS == list(search(DEALS, "").deals)


def test_a_word_that_means_nothing_is_told_with_the_nearest_and_the_rest_counts() -> None:
    found = search(DEALS, "trimps 5-3, took 9+")
    assert [(part.said, part.near) for part in found.unknown] == [("trimps 5-3", "trumps")]
    assert list(found.deals) == [one for one in DEALS if FACTS["took 9+"](one)]
    (other,) = search(DEALS, "xyzzy").unknown
    assert other.near == ""


def test_what_means_nothing_is_found_again_in_what_was_written() -> None:
    text = " took 9+ ,,  trimps   5-3 ; with EDITH, xyzzy "
    assert [text[slice(*part.span)] for part in search(DEALS, text).unknown] == ["trimps   5-3", "xyzzy"]


def test_words_of_another_language_mean_the_same() -> None:
    german = {
        "trümpfe": "trumps",
        "strohmann": "dummy",
        "schwach": "weak",
        "herz": "hearts",
        "in": "",
    }
    assert search(DEALS, "Trümpfe 5-3, Strohmann schwach in Herz", german) == search(
        DEALS, "trumps 5-3, dummy weak hearts"
    )


def test_a_deal_is_found_by_its_number_and_its_name() -> None:
    one = DEALS[123]
    assert one.facts.number is not None
    for said in (str(one.facts.number), deal_text(one.facts.number).lower()):
        assert list(search(DEALS, f"deal {said}").deals) == [one]


def test_dummy_is_where_it_lies_for_an_adversary() -> None:
    facts = ALL[0]._replace(dummy=int(WEST))
    west = len(suited(facts, WEST, 0))
    assert search([deal_of(facts, None, (), "")], f"dummy {west} spades").deals
    assert not search([deal_of(facts, None, (), "")], f"dummy {west + 1} spades").deals


def test_points_are_those_of_a_wish() -> None:
    assert all(points_of(hand) == slowly(hand) for one in ALL[:300] for hand in one.hands)
    assert points_of(Hand((1 << 52) - 1)) == 40


@pytest.mark.parametrize(
    ("search_for", "tag"), [("#elan", "Élan"), ("elan", "Élan"), ("#ÉLAN", "elan"), ("ete", "Été")]
)
def test_marks_over_letters_make_no_difference(search_for: str, tag: str) -> None:
    tagged = deal_of(ALL[0], KeptDeal(ALL[0], "", (tag,), ""), (), "")
    answer = search([tagged, DEALS[1]], search_for)
    assert answer.deals == (tagged,) and not answer.unknown


def test_the_number_of_a_deal_is_found_by_itself() -> None:
    one = next(one for one in DEALS if one.facts.number is not None)
    name = deal_text(one.facts.number)
    assert one in search(DEALS, name).deals and not search(DEALS, name).unknown
    assert one in search(DEALS, name.replace(" ", "").casefold()).deals


@pytest.mark.parametrize("game", ["double dummy", "Single Dummy Bridge", "mort", "mort 4"])
def test_a_game_that_nobody_played_is_known_and_finds_nothing(game: str) -> None:
    played = [one for one in DEALS if one.facts.game == "english-dummy"]
    answer = search(played, game)
    assert not answer.deals and not answer.unknown
