"""Is every deal that fits made with the same chance, and is the chance that of all deals of a small pack counted?"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from dummywhist.engine.cards.card import HEARTS, SPADES, Card, Suit
from dummywhist.engine.cards.hand import cards_in, hand_of, size
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import Contradiction
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.wishes.making import PATIENCE, Maker, tightest
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.engine.wishes.task import tricks_of
from dummywhist.engine.wishes.wish import (
    Clause,
    Condition,
    Holds,
    Length,
    Made,
    Points,
    Shape,
    Turned,
    Wish,
    fits,
    points_of,
)
from tests.daily import one_in

SMALL = 2
"""Cards of each suit in the small pack: kings and aces."""
KING, ACE = 11, 12
WISHES: dict[str, Wish] = {}


def wished(name: str, *conditions: Condition, trump: Suit | None = None, dealer: int = NORTH) -> None:
    WISHES[name] = Wish((Clause(name, conditions),), trump, dealer)  # type: ignore[arg-type]


wished("nothing")
wished("a suit in one hand", Length((SOUTH,), SPADES, 1, 2))
wished("a suit in two hands together", Length((SOUTH, NORTH), HEARTS, 2, 2))
wished("trumps split", Length((SOUTH,), "trumps", 1, 1), Length((NORTH,), "trumps", 1, 1))
wished("no trumps with the dealer's partner", Length((SOUTH,), "trumps", 0, 0), dealer=EAST)
wished("an ace of trumps", Holds(WEST, "trumps", (ACE,)))
wished("a hand without an ace", Holds(SOUTH, SPADES, (ACE,), lacks=True), Holds(SOUTH, HEARTS, (ACE,), lacks=True))
wished("hearts turned", Length((SOUTH,), "trumps", 1, 2), trump=HEARTS)
wished("a king turned", Turned(KING))
wished("a king turned to a dealer who is no partner", Turned(KING), Length((SOUTH,), "trumps", 1, 1), dealer=WEST)
wished("points", Points(SOUTH, 7, 8))
wished("points and trumps", Points(NORTH, 6, 7), Length((NORTH,), "trumps", 1, 1))
wished("points of two hands", Points(NORTH, 7, 8), Points(SOUTH, 7, 8))
wished("points where many hands matter", Points(NORTH, 7, 8), Length((EAST,), SPADES, 1, 1), Length((WEST,), 1, 1, 1))
wished("a shape", Shape(SOUTH, (2, 0, 0, 0)))
wished("a shape and a suit", Shape(SOUTH, (1, 1, 0, 0)), Length((SOUTH,), SPADES, 1, 1))


@cache
def all_deals() -> tuple[tuple[int, ...], ...]:
    """Every way to deal the small pack."""

    def dealt(pack: tuple[Card, ...], hands: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not pack:
            yield hands
            return
        for chosen in combinations(pack, SMALL):
            rest = tuple(card for card in pack if card not in chosen)
            yield from dealt(rest, (*hands, hand_of(chosen)))

    pack = tuple(Card(13 * suit + rank) for suit in range(4) for rank in (KING, ACE))
    return tuple(dealt(pack, ()))


def every(wish: Wish) -> list[Made]:
    """Every deal of the small pack with every card that may be turned that fits."""
    made = [
        Made(hands, wish.dealer, card)  # type: ignore[arg-type]
        for hands in all_deals()
        for card in cards_in(hands[wish.dealer])  # type: ignore[arg-type]
    ]
    return [one for one in made if fits(one, wish)]


def test_the_small_pack_has_all_its_deals() -> None:
    assert len(set(all_deals())) == 2520


@pytest.mark.parametrize("name", WISHES)
def test_the_chance_is_that_of_all_deals_counted(name: str) -> None:
    wish = WISHES[name]
    maker = Maker(wish, SMALL)
    if not maker.tries:
        assert maker.chance == Fraction(len(every(wish)), 2520 * SMALL)
    else:
        assert abs(maker.chance_tried(Random(1), 4000) - len(every(wish)) / (2520 * SMALL)) < 0.02


@pytest.mark.parametrize("name", one_in(3, WISHES))
def test_every_deal_that_fits_is_made_with_the_same_chance(name: str) -> None:
    """Chi-square against brute force; the bound is passed once in a million where all is right, and the seed stays."""
    wish = WISHES[name]
    cells, maker, rng = every(wish), Maker(wish, SMALL), Random(7)
    times = max(4000, 4 * len(cells))
    found = Counter(maker.made(rng) for _ in range(times))
    assert set(found) <= set(cells)
    expected = times / len(cells)
    square = sum((found[one] - expected) ** 2 / expected for one in cells)
    freedom = len(cells) - 1
    assert square < freedom + 5 * sqrt(2 * freedom) + 10


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "text",
    ["trumps 5-3, dummy weak hearts", "trumps 8+", "I ace king of trumps, left void clubs", "5-4-2-2, dummy 10+ points",
     "turned ace, dummy 12 points, I 6-8 points", "right singleton spades, hearts are trumps, I lead"],
)  # fmt: skip
def test_deals_of_a_whole_pack_fit_and_are_whole(text: str, seed: int) -> None:
    wish = read_wish(text)
    made = Maker(wish).made(Random(seed))
    assert made is not None and fits(made, wish)
    assert [size(hand) for hand in made.hands] == [13] * 4
    assert sum(made.hands) == (1 << 52) - 1
    assert made.hands[made.dealer] >> made.turned & 1


def test_a_chance_that_is_known() -> None:
    """Thirteen spades in one hand: one deal in 635,013,559,600; trumps eight or more together."""
    assert Maker(read_wish("13 spades")).chance == Fraction(1, 635_013_559_600)
    assert Maker(read_wish("")).chance == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nine spades, dummy five spades, 3 hearts", "“nine spades”, “dummy five spades”: 9 + 5 are 14 spades"),
        ("I ace of hearts, dummy ace of hearts", "together: “I ace of hearts”, “dummy ace of hearts”."),
        ("turned ace, 5 spades, 5 hearts, 4 clubs", "together: “5 spades”, “5 hearts”, “4 clubs”."),
    ],
)  # fmt: skip
def test_what_cannot_be_had_together_is_told_by_the_fewest_clauses(text: str, told: str) -> None:
    with pytest.raises(Contradiction) as error:
        Maker(read_wish(text))
    assert told in str(error.value)


def test_one_clause_alone_may_be_too_much() -> None:
    with pytest.raises(Contradiction, match="No deal fits “dummy 38\\+ points”"):
        Maker(read_wish("dummy 38+ points, 2 spades"))


def test_points() -> None:
    assert points_of(hand_of([Card(12), Card(11), Card(10), Card(9), Card(8), Card(25)])) == 14


def test_a_deal_hangs_on_the_odd_trick_or_gives_the_tricks_that_are_wished() -> None:
    solver = Solver(16)
    for text, tricks in (("odd trick hangs, trumps 4-3", {7}), ("tricks 9-10, my 5 trumps", {9, 10})):
        maker = Maker(read_wish(text))
        made = [maker.made(Random(seed)) for seed in range(3)]
        assert maker.tries and {tricks_of(one, solver) for one in made if one is not None} <= tricks
        assert None not in made


def test_scores_go_with_the_deal() -> None:
    made = Maker(read_wish("score 4-2")).made(Random(1))
    assert made is not None and made.scores == (4, 2)


def test_after_five_seconds_no_more_are_tried_and_the_tightest_wishes_are_named() -> None:
    wish = read_wish("dummy 20+ points, I 12+ points, left 3 spades, right 0-9 points")
    maker, ticks = Maker(wish), iter(range(1_000_000))
    assert maker.made(Random(1), clock=lambda: float(next(ticks))) is None and maker.tried == PATIENCE + 1
    found = tightest(wish, Random(1))
    assert [clause.said for clause, _ in found] == ["dummy 20+ points", "left 3 spades", "I 12+ points"]
    assert found[0][1] == pytest.approx(float(Maker(read_wish("dummy 20+ points")).chance))


def test_suits_that_are_too_long_are_added_up() -> None:
    with pytest.raises(Contradiction) as error:
        Maker(read_wish("my ace hearts, my 9 spades, dummy 5 spades"))
    assert str(error.value) == "“my 9 spades”, “dummy 5 spades”: 9 + 5 are 14 spades, and there are thirteen."


def test_more_points_than_there_are_is_told_at_once() -> None:
    with pytest.raises(Contradiction, match=r"20\+ points.*dummy 21\+ points"):
        Maker(read_wish("trumps 5-3, 20+ points, dummy 21+ points"))
    assert Maker(read_wish("20+ points, dummy 20+ points")).tries
