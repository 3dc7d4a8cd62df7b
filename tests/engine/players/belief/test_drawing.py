"""Worlds drawn are true to what is known, each as likely as any other, all of them where there are few."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.infer import ELSEWHERE, Insight
from dummywhist.engine.knowledge.sample import free_cards
from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.engine.players.positions import on_turn
from tests.engine.random_play import random_states

pytestmark = pytest.mark.skipif(drawing.NATIVE is None, reason="the native module was not built")


def insights(game: str, seeds: range = range(40)) -> Iterator[Insight]:
    """Yield what players on turn conclude, in deals of ``game`` under rules and with cards played at random."""
    for seed in seeds:
        for state in random_states(seed, game_of(game)):
            if (
                state.phase_name != "play"
                or claim_of(state) is not None
                or len(state.trick) == len(state.layout.chairs)
            ):
                continue
            if state.layout.holder[to_play(state)] is not None:
                yield Insight(on_turn(state))


def all_ways(insight: Insight) -> set[tuple[int, ...]]:
    """Return every layout that agrees with ``insight``: each free card tried in each place."""
    free = free_cards(insight)
    found = set()
    for where in product(insight.places, repeat=len(free)):
        hands = [int(insight.must[place]) for place in range(5)]
        for card, place in zip(free, where, strict=True):
            hands[place] |= 1 << card
        right = all(hands[place].bit_count() == insight.counts[place] for place in insight.places)
        if right and not any(hands[place] & ~insight.may[place] for place in insight.places):
            found.add(tuple(hands[:4]))
    return found


def small(insight: Insight, least: int = 5, most: int = 7) -> bool:
    """Whether there is more than one layout, and few enough to try all."""
    return least <= len(free_cards(insight)) <= most


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_worlds_agree_with_what_is_known(game):
    for count, insight in enumerate(insights(game.key, range(3))):
        if count % 5:
            continue
        for world in drawing.draw(insight, 20, 1):
            together = 0
            for seat in SEATS:
                hand = world[seat]
                assert not hand & together
                assert not hand & ~insight.may[seat] and not insight.must[seat] & ~hand
                assert hand.bit_count() == insight.counts[seat]
                together |= hand
            elsewhere = insight.unseen & ~together
            assert elsewhere.bit_count() == insight.counts[ELSEWHERE]
            assert not elsewhere & ~insight.may[ELSEWHERE]


@pytest.mark.parametrize("game", ["english-dummy", "classic-whist", "bid-dummy", "three-handed"])
def test_few_are_all_of_them(game):
    looked = 0
    for insight in insights(game):
        if not small(insight):
            continue
        expected = all_ways(insight)
        assert drawing.ways(insight) == len(expected)
        drawn = drawing.draw(insight, len(expected), "any")
        assert len(drawn) == len(expected) and set(drawn) == expected
        looked += 1
        if looked == 8:
            return
    raise AssertionError("too few such moments")


def test_so_many_are_counted_as_binomials_say():
    for insight in insights("english-dummy", range(3)):
        rooms = [insight.counts[place] - insight.must[place].bit_count() for place in insight.places]
        if len(rooms) == 2 and sum(rooms) < 20:
            assert drawing.ways(insight) == sum(1 for _ in combinations(free_cards(insight), rooms[0]))


@pytest.mark.parametrize("game", ["english-dummy", "classic-whist", "bid-dummy", "three-handed"])
def test_each_is_as_likely(game):
    """Voids, sure cards and cards that lie in no packet make no layout likelier (chi-square, 5 standard deviations)."""
    looked = 0
    for insight in insights(game, range(100, 160)):
        restricted = len({insight.may[place] & insight.unseen for place in insight.places}) > 1
        wanted = restricted or (game == "bid-dummy" and insight.counts[ELSEWHERE])
        total = drawing.ways(insight)
        if not wanted or not 8 <= total <= 80:
            continue
        # Fewer than all at a time, so that they are drawn and not listed.
        each, number = int(total) - 1, Counter()
        rounds = 6000 // each
        for seed in range(rounds):
            number.update(drawing.draw(insight, each, seed))
        expected = rounds * each / total
        assert set(number) == set(all_ways(insight)) or len(free_cards(insight)) > 7
        square = sum((found - expected) ** 2 / expected for found in number.values())
        assert len(number) == total
        assert abs(square - (total - 1)) < 5 * (2 * (total - 1)) ** 0.5
        looked += 1
        if looked == 4:
            return
    assert looked >= 2, "too few such moments"


def words(seed: int) -> Iterator[int]:
    """Yield the words of xoshiro256** seeded by splitmix64, as their authors describe them."""
    whole = (1 << 64) - 1

    def turned(word: int, by: int) -> int:
        return (word << by | word >> 64 - by) & whole

    state = []
    for _ in range(4):
        seed = mixed = (seed + 0x9E3779B97F4A7C15) & whole
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & whole
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & whole
        state.append(mixed ^ mixed >> 31)
    while True:
        yield turned(state[1] * 5 & whole, 7) * 9 & whole
        shifted = state[1] << 17 & whole
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = turned(state[3], 45)


def test_the_same_dice_on_every_machine():
    """26 cards of two hands, one of them known: 13 are taken one after another by the words of the published dice."""
    pack = (1 << 26) - 1
    (world,) = drawing.NATIVE.draw(pack, (0, 0, 0, 0), [(0, pack, 0, 13), (2, pack, 1 << 3, 13)], 1, 42)
    free, dice, taken = [card for card in range(26) if card != 3], words(42), 0
    while taken.bit_count() < 13:
        product_of = (next(dice) >> 32) * len(free)
        if product_of % (1 << 32) >= (1 << 32) % len(free):
            taken |= 1 << free[product_of >> 32]
            free[product_of >> 32] = free[-1]
            free.pop()
    assert world == (taken, 0, pack & ~taken, 0)


def test_same_seed_same_worlds():
    insight = next(one for one in insights("classic-whist") if drawing.ways(one) > 1e6)
    assert drawing.draw(insight, 50, "a") == drawing.draw(insight, 50, "a")
    assert drawing.draw(insight, 50, "a") != drawing.draw(insight, 50, "b")
    assert drawing.draw(insight, 50, 7) == drawing.draw(insight, 50, "7")


def test_resampling_keeps_shares():
    logs = [0.0, -0.6931471805599453, -1.3862943611198906, -1.3862943611198906]
    for seed in range(20):
        number = Counter(drawing.resampled(logs, 16, seed))
        assert number == {0: 8, 1: 4, 2: 2, 3: 2}
        assert set(Counter(drawing.resampled(logs, 7, seed)).values()) <= {1, 2, 3, 4}


def test_without_the_native_module_worlds_are_drawn_too(monkeypatch):
    insight = next(one for one in insights("classic-whist") if small(one))
    expected = all_ways(insight)
    monkeypatch.setattr(drawing, "NATIVE", None)
    assert drawing.ways(insight) is None
    worlds = drawing.draw(insight, 400, 1)
    assert set(worlds) <= expected and len(set(worlds)) > len(expected) // 2
    assert Counter(drawing.resampled([0.0, -0.6931471805599453], 12, 3)) == {0: 8, 1: 4}


def test_contradictions_are_told():
    with pytest.raises(ValueError, match="nowhere"):
        drawing.NATIVE.draw(0b11, (0, 0, 0, 0), [(0, 0b01, 0, 1), (1, 0b01, 0, 1)], 5, 1)
    with pytest.raises(ValueError, match="no place"):
        drawing.NATIVE.draw(0b11, (0, 0, 0, 0), [(7, 0b11, 0, 2)], 5, 1)
    insight = next(insights("classic-whist"))
    with pytest.raises(ValueError, match="a world to draw"):
        drawing.draw(insight, 0, 1)


def test_thousands_take_milliseconds():
    insight = next(one for one in insights("classic-whist") if drawing.ways(one) > 1e9)
    assert len(drawing.draw(insight, 5000, 1)) == 5000
    assert all(Card(0) <= card < 54 for world in drawing.draw(insight, 3, 1) for card in cards_in(Hand(world[0])))
