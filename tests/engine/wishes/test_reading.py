"""Is what a sentence wishes what it says, and does one that says nothing get one sentence?"""

import pytest

from dummywhist.engine.cards.card import CLUBS, HEARTS, SPADES
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.wishes.reading import MOST, read_wish
from dummywhist.engine.wishes.wish import Condition, Hangs, Holds, Length, Points, Shape, Tricks, Turned

BOTH = (SOUTH, NORTH)


@pytest.mark.parametrize(
    ("text", "conditions"),
    [
        ("trumps 5-3", (Length((SOUTH,), "trumps", 5, 5), Length((NORTH,), "trumps", 3, 3))),
        ("five trumps opposite three", (Length((SOUTH,), "trumps", 5, 5), Length((NORTH,), "trumps", 3, 3))),
        ("trumps 8+", (Length(BOTH, "trumps", 8, 13),)),
        ("at most three clubs", (Length(BOTH, CLUBS, 0, 3),)),
        ("dummy trumps 2-4", (Length((NORTH,), "trumps", 2, 4),)),
        ("left at least six spades", (Length((WEST,), SPADES, 6, 13),)),
        ("no hearts", (Length((SOUTH,), HEARTS, 0, 0),)),
        ("Dummy’s weak hearts", (Length((NORTH,), HEARTS, 0, 2), Holds(NORTH, HEARTS, (8, 9, 10, 11, 12), True))),
        ("void clubs", (Length((SOUTH,), CLUBS, 0, 0),)),
        ("right singleton spades", (Length((EAST,), SPADES, 1, 1),)),
        ("I hold the ace and queen of trumps", (Holds(SOUTH, "trumps", (10, 12)),)),
        ("dummy has 8-10 points", (Points(NORTH, 8, 10),)),
        ("20+ points", (Points(SOUTH, 20, 40),)),
        ("at most 4 points", (Points(SOUTH, 0, 4),)),
        ("dummy shape 2-4-5-2", (Shape(NORTH, (5, 4, 2, 2)),)),
        ("4-3-3-3", (Shape(SOUTH, (4, 3, 3, 3)),)),
        ("turned ace", (Turned(12),)),
        ("together 7-9 trumps", (Length(BOTH, "trumps", 7, 9),)),
        ("tricks 7-9", (Tricks(7, 9),)),
        ("at least eight tricks", (Tricks(8, 13),)),
        ("odd trick hangs", (Hangs(),)),
    ],
)
def test_a_fact(text: str, conditions: tuple[Condition, ...]) -> None:
    assert read_wish(text).conditions == conditions


@pytest.mark.parametrize(
    ("text", "dealer"), [("I lead", EAST), ("dummy leads", WEST), ("left deals", WEST), ("I deal", SOUTH), ("", NORTH)]
)
def test_who_deals_or_leads(text: str, dealer: int) -> None:
    assert read_wish(text).dealer == dealer


def test_the_scores_before_the_deal() -> None:
    assert read_wish("trumps 5-3, score 4-2").scores == (4, 2) and read_wish("I deal").scores == (0, 0)


def test_which_suit_is_trumps_and_what_was_said() -> None:
    wish = read_wish(" trumps  5-3 , hearts are trumps; dummy void clubs")
    assert wish.trump == HEARTS and [clause.said for clause in wish.clauses] == ["trumps 5-3", "dummy void clubs"]
    assert read_wish("trumps spades").trump == SPADES


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("trimps 5-3", "No fact is called “trimps”. Is it “trumps”?"),
        ("dummy xyzzy hearts", "No fact is called “xyzzy”."),
        ("dummy weak", "Something is missing at the end of a fact."),
        ("dummy weak 5", "“5” does not go with what stands before it; commas part one fact from another."),
        ("five hearts dummy void clubs", "“dummy” does not go with"),
        ("dummy hearts 5-2", "5 is more than 2."),
        ("shape 5-4-2-1", "A shape has thirteen cards, and 5-4-2-1 has others."),
        ("I deal, dummy deals", "Only one can deal."),
        ("hearts are trumps, trumps spades", "Only one suit can be trumps."),
        ("turned hearts", "“hearts” does not go with"),
        ("at least hearts", "“hearts” does not go with"),
        ("tricks 9-7", "9 is more than 7."),
        ("score 6-2", "A score before the deal is four at most"),
        ("score 0-5", "A score before the deal is four at most"),
        ("score 4-2, score 2-4", "Only one score can be before the deal."),
        ("score hearts", "“hearts” does not go with"),
        ("five hearts opposite", "Something is missing at the end of a fact."),
        ("x" * (MOST + 1), "A wish has 400 letters at most."),
    ],
)
def test_what_is_no_wish_gets_one_sentence(text: str, told: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_wish(text)
    assert told in str(error.value)
