"""Is the fact told that parts the losing layouts best, and none where none explains enough of them?"""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal, layouts
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.deal_study import has_choice
from dummywhist.engine.study.knowable import knowable
from dummywhist.engine.study.open_hands import decisions
from dummywhist.engine.study.parting_text import parting_fields, parting_of
from dummywhist.engine.study.reasons import (
    ENOUGH,
    ODDS,
    SURE,
    Fact,
    Parting,
    facts,
    holds,
    information,
    parting,
    ruffs,
)
from tests.engine.study.pictured import pictured
from tests.engine.study.test_deal_study import counted, every_counted


def drawn(trick: int = 5) -> tuple[Insight, list[Deal], list[float]]:
    """Return a View of the middle of a deal, 400 of its layouts, and their weights."""
    one = next(one for one in decisions(counted("english-dummy")) if one.trick == trick)
    insight, dice = Insight(one.view), Random(1)
    deals = layouts(insight, 400, dice)
    raw = [dice.random() for _ in deals]
    return insight, deals, [weight / sum(raw) for weight in raw]


def told(insight: Insight, deals: list[Deal], weights: list[float], fact: Fact) -> Parting:
    best = next(cards_in(insight.legal))
    return parting(insight, best, deals, weights, [holds(insight, fact, deal) for deal in deals])


def some_facts(insight: Insight) -> list[Fact]:
    first, second = insight.hidden
    card = next(
        card for card in cards_in(insight.unseen) if insight.may[first] >> card & insight.may[second] >> card & 1
    )
    return [Fact("holds", first, card=card), Fact("holds", second, card=card)]


def test_a_loss_that_is_a_fact_is_told_by_that_fact_and_explained_whole() -> None:
    insight, deals, weights = drawn()
    for fact in some_facts(insight):
        found = told(insight, deals, weights, fact)
        assert found.fact == fact and found.explains == pytest.approx(1) and found.among == pytest.approx(1)
        assert found.share == pytest.approx(
            sum(weight for deal, weight in zip(deals, weights, strict=True) if holds(insight, fact, deal))
        )
        assert found.bits == pytest.approx(information(found.share, 0.0, found.share))


def test_a_hand_that_is_out_and_a_suit_that_divides_are_found() -> None:
    insight, deals, weights = drawn(7)
    tried = set()
    for suit in SUITS:
        mask = insight.suits[suit]
        first, second = insight.hidden
        lying = [((deal[first] & mask).bit_count(), (deal[second] & mask).bit_count()) for deal in deals]
        counts = {(max(one), min(one)) for one in lying}
        for one in counts:
            fact = Fact("divides", suit=suit, counts=one)
            found = told(insight, deals, weights, fact)
            if found.fact is not None and min(one):
                assert found.explains == pytest.approx(1)
                tried.add(found.fact.kind)
        for seat in insight.hidden:
            found = told(insight, deals, weights, Fact("out", seat, suit))
            if found.fact is not None:
                assert found.explains == pytest.approx(1) and found.among == pytest.approx(1)
                tried.add(found.fact.kind)
    assert {"out", "divides"} <= tried


def test_how_long_a_hand_is_in_a_suit_is_told_where_nothing_tells_more() -> None:
    insight, deals, weights = drawn()
    tried = set()
    for seat in insight.hidden:
        for suit in SUITS:
            lengths = sorted({(deal[seat] & insight.suits[suit]).bit_count() for deal in deals})
            for many in lengths[1:-1]:
                for fact in (Fact("least", seat, suit, counts=(many,)), Fact("most", seat, suit, counts=(many,))):
                    often = share(holds_(insight, fact, deals), weights)
                    if information(often, 0.0, often) <= SURE * sum(weight**2 for weight in weights):
                        continue  # too rare, or too often, to be told at all
                    found = told(insight, deals, weights, fact)
                    assert found.explains == pytest.approx(1) and found.among == pytest.approx(1)
                    assert found.fact is not None
                    so = [holds(insight, fact, deal) for deal in deals]
                    assert so == [holds(insight, found.fact, deal) for deal in deals], "another way to say the same"
                    tried.add(found.fact.kind)
    assert {"least", "most"} & tried


def test_of_the_facts_that_hold_in_enough_of_the_losing_layouts_the_one_that_tells_most_is_told() -> None:
    insight, deals, weights = drawn()
    first, second = (holds_(insight, fact, deals) for fact in some_facts(insight))
    hearts = [fact for seat in insight.hidden for fact in lengths_of(insight, seat, deals)]
    rare = next(fact for fact in hearts if 0.1 < share(holds_(insight, fact, deals), weights) < 0.2)
    loses = [one or sure for one, sure in zip(first, holds_(insight, rare, deals), strict=True)]
    found = parting(insight, next(cards_in(insight.legal)), deals, weights, loses)
    assert found.fact is not None and found.explains >= ENOUGH and found.fact != rare
    assert first != second


def test_what_is_so_anyway_is_not_told_although_all_losing_layouts_have_it() -> None:
    insight, deals, weights = drawn()
    first, best = insight.hidden[0], next(cards_in(insight.legal))
    common = next(
        fact for fact in lengths_of(insight, first, deals) if 0.7 < share(holds_(insight, fact, deals), weights) < 0.8
    )
    so, dice = holds_(insight, common, deals), Random(5)
    some = parting(insight, best, deals, weights, [one and dice.random() < 0.2 for one in so])
    most = parting(insight, best, deals, weights, [one and dice.random() < 0.9 for one in so])
    assert some.fact is None and some.share > 0.1, "it is so in three layouts of four, whether the card loses or not"
    assert most.fact is not None and holds_(insight, most.fact, deals) == so
    assert most.among * (1 - most.share) >= ODDS * (1 - most.among) * most.share


def holds_(insight: Insight, fact: Fact, deals: list[Deal]) -> list[bool]:
    return [holds(insight, fact, deal) for deal in deals]


def share(so: list[bool], weights: list[float]) -> float:
    return sum(weight for one, weight in zip(so, weights, strict=True) if one)


def lengths_of(insight: Insight, seat: Seat, deals: list[Deal]) -> list[Fact]:
    return [
        Fact("least", seat, suit, counts=(many,))
        for suit in SUITS
        for many in sorted({(deal[seat] & insight.suits[suit]).bit_count() for deal in deals})
        if many
    ]


def test_dead_hands_are_left_out_of_the_facts() -> None:
    one = next(one for one in decisions(next(every_counted("thirteen"))) if one.trick == 3)
    insight = Insight(one.view)
    dead = next(seat for seat in insight.hidden if one.view.layout.holder[seat] is None)
    alive = next(seat for seat in insight.hidden if one.view.layout.holder[seat] is not None)
    made = layouts(insight, 200, Random(1))
    assert {fact.seat for fact in facts(insight, made)} == {alive} and dead != alive


@pytest.mark.parametrize(
    "fact",
    [
        Fact("out", Seat(1), SUITS[0]),
        Fact("holds", Seat(1), card=next(cards_in(Hand(1 << 20)))),
        Fact("divides", suit=SUITS[2], counts=(3, 2)),
        Fact("least", Seat(3), SUITS[1], counts=(2,)),
        Fact("most", Seat(3), SUITS[1], counts=(1,)),
        Fact("ruffs", Seat(3), SUITS[1]),
        Fact("ruffs", suit=SUITS[1]),
    ],
)
def test_what_is_written_of_a_fact_is_read_again(fact: Fact) -> None:
    whole = Parting(next(cards_in(Hand(1 << 9))), 0.5, fact, 0.75, 0.6, 0.25)
    assert parting_of(parting_fields(whole)) == whole


@pytest.mark.parametrize("counts", [[0], [14], [1, 2], ["two"], [True]])
def test_a_length_that_cannot_be_is_not_read(counts: list[object]) -> None:
    fields = parting_fields(Parting(next(cards_in(Hand(1))), 0.5, Fact("least", Seat(3), SUITS[1], counts=(2,)), 1.0))
    fields["fact"]["counts"] = counts
    with pytest.raises((ValueError, TypeError)):
        parting_of(fields)


def test_a_loss_in_all_layouts_or_in_none_or_by_chance_has_no_fact() -> None:
    insight, deals, weights = drawn()
    best, dice = next(cards_in(insight.legal)), Random(3)
    for loses in ([True] * len(deals), [False] * len(deals), [dice.random() < 0.05 for _ in deals]):
        found = parting(insight, best, deals, weights, loses)
        assert found.fact is None and found.explains == 0
        assert found.share == pytest.approx(sum(w for w, lost in zip(weights, loses, strict=True) if lost))


def led(card: str) -> tuple[Insight, list[Deal], list[float], Card]:
    """Return a lead of the pictured deal, layouts of it, their weights, and the ``card``."""
    one = next(one for one in decisions(pictured()) if one.trick == 3 and card_text(one.card) == "SK")
    insight = Insight(one.view)
    deals = layouts(insight, 200, Random(1))
    return insight, deals, [1 / len(deals)] * len(deals), read_card(card)


def test_who_can_ruff_is_told_of_a_card_that_can_lose_no_other_way() -> None:
    insight, deals, _, king = led("SK")
    east, west = insight.hidden
    assert list(ruffs(insight, king)) == [
        Fact("ruffs", east, SUITS[0]), Fact("ruffs", west, SUITS[0]), Fact("ruffs", suit=SUITS[0]),
    ]  # fmt: skip
    for card, why in (("S7", "the eight is out"), ("H4", "higher hearts are out"), ("CK", "a trump is ruffed by none")):
        assert not list(ruffs(insight, read_card(card))), why
    trumps = insight.suits[insight.trump or 0]
    for deal in deals:
        can = [bool(not deal[seat] & insight.suits[0] and deal[seat] & trumps) for seat in (east, west)]
        assert [holds(insight, Fact("ruffs", seat, SUITS[0]), deal) for seat in (east, west)] == can
        assert holds(insight, Fact("ruffs", suit=SUITS[0]), deal) == any(can)


def test_a_cause_that_parts_nothing_is_told_where_no_fact_does() -> None:
    insight, deals, weights, king = led("SK")
    best = read_card("DT")
    found = parting(insight, best, deals, weights, [True] * len(deals), card=king)
    assert found.fact == Fact("ruffs", suit=SUITS[0]) and found.explains > 0.99 and found.share == pytest.approx(1)
    assert parting(insight, best, deals, weights, [True] * len(deals)).fact is None, "of no card no cause is told"
    east = insight.hidden[0]
    by_east = [holds(insight, Fact("ruffs", east, SUITS[0]), deal) for deal in deals]
    found = parting(insight, best, deals, weights, by_east, card=king)
    assert found.fact == Fact("ruffs", east, SUITS[0]) and found.among == pytest.approx(1)


def test_what_speaks_for_a_card_is_no_cause() -> None:
    """It loses where nobody can ruff: that somebody mostly can is no reason."""
    insight, deals, weights, king = led("SK")
    never = [not holds(insight, Fact("ruffs", suit=SUITS[0]), deal) for deal in deals]
    found = parting(insight, read_card("DT"), deals, weights, never, card=king)
    assert found.fact is None or found.fact.kind != "ruffs"


@given(st.lists(st.booleans(), min_size=400, max_size=400))
def test_what_is_told_explains_enough_and_makes_a_loss_likelier(loses: list[bool]) -> None:
    insight, deals, weights = MADE
    found = parting(insight, next(cards_in(insight.legal)), deals, weights, loses[: len(deals)])
    if found.fact is not None:
        assert found.explains >= ENOUGH and found.among > found.share and 0 < found.bits <= 1
        assert found.bits > SURE * sum(weight**2 for weight in weights)


def test_information_is_none_where_two_things_are_independent_and_all_where_they_are_one() -> None:
    assert information(0.15, 0.35, 0.3) == pytest.approx(0, abs=1e-9)
    assert information(0.5, 0.0, 0.5) == pytest.approx(1)
    rising = [information(both, 0.3 - both, 0.3) for both in (0.1, 0.15, 0.2, 0.25, 0.3)]
    assert all(first < second for first, second in pairwise(rising))


@pytest.mark.skipif(not is_native(), reason="layouts are solved with the fast solver")
def test_a_card_that_costs_something_has_its_share_and_one_that_does_not_has_nothing() -> None:
    solver, lost = Solver(32), 0
    for one in [one for one in decisions(counted("english-dummy")) if one.trick >= 6][::2]:
        known = knowable(one.view, one.card, solver)
        assert (known.parting.best is not None) == (known.loss > 0)
        if known.loss > 0:
            lost += 1
            assert known.loss > 0 and known.parting.share > 0
            assert known.parting.best is not None
            assert known.tricks[known.parting.best] == pytest.approx(max(known.tricks.values()))
    assert lost


MADE = drawn()


@pytest.mark.skipif(not is_native(), reason="layouts are solved with the fast solver")
def test_downtown_a_fact_names_cards_as_they_are() -> None:
    solver, named = Solver(32), 0
    low = [one for deal in every_counted("bid-dummy") for one in decisions(deal) if one.view.down and one.trick >= 7]
    for one in low:
        if not has_choice(one):
            continue
        fact = knowable(one.view, one.card, solver).parting.fact
        if fact is not None and fact.card is not None:
            assert fact.seat is not None
            insight = Insight(one.view)
            assert insight.may[fact.seat] >> fact.card & 1 and not insight.must[fact.seat] >> fact.card & 1
            named += 1
            if named == 4:
                break
    assert named
