"""Does a sentence say what a control was moved to, in place of what it said before, and nothing else anew?"""

import pytest

from dummywhist.engine.cards.card import HEARTS, SPADES
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.engine.wishes.spelling import DEALER, SCORES, TRUMP, having, slot_of, spelled
from dummywhist.engine.wishes.wish import Condition, Hangs, Holds, Length, Points, Shape, Tricks, Turned


@pytest.mark.parametrize(
    "one",
    [
        Length((SOUTH,), SPADES, 4, 6), Length((NORTH,), "trumps", 5, 13), Length((WEST,), HEARTS, 0, 0),
        Length((SOUTH, NORTH), "trumps", 7, 9), Length((SOUTH, NORTH), HEARTS, 8, 13), Holds(EAST, HEARTS, (10, 12)),
        Points(NORTH, 12, 40), Points(SOUTH, 3, 3), Points(WEST, 0, 4), Shape(SOUTH, (5, 4, 3, 1)), Turned(11),
        Tricks(7, 9), Tricks(8, 13), Hangs(),
    ],
)  # fmt: skip
def test_a_condition_is_written_as_it_is_read(one: Condition) -> None:
    assert read_wish(spelled(one)).conditions == (one,)


@pytest.mark.parametrize(
    ("text", "slots", "fact", "after"),
    [
        ("", [TRUMP], "trumps hearts", "trumps hearts"),
        ("trumps 5-3, I lead", [slot_of(Length((SOUTH,), "trumps", 0, 0))], "my 6 trumps",
         "dummy 3 trumps, I lead, my 6 trumps"),
        ("dummy weak hearts, i deal", [("length", (NORTH,), HEARTS), ("lacks", NORTH, HEARTS)], "", "i deal"),
        ("dummy weak hearts, xyzzy", [DEALER], "left deals", "dummy weak hearts, xyzzy, left deals"),
        ("I deal; score 4-2", [SCORES], "score 1-0", "I deal, score 1-0"),
        ("I lead, hearts are trumps", [DEALER, TRUMP], "", ""),
    ],
)  # fmt: skip
def test_a_fact_takes_the_place_of_what_was_said_of_the_same(
    text: str, slots: list[tuple[object, ...]], fact: str, after: str
) -> None:
    assert having(text, slots, fact, {}, str) == after  # type: ignore[arg-type]
