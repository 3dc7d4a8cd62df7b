"""Are the cards of people of some strength lawful, their own, and such that people play? And how is one drawn?"""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players import person
from dummywhist.engine.players.belief import sampling
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.players.books.choosing import CLEAR, count_out, countable
from dummywhist.engine.players.choice import drawn
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighing import considered, weigh
from dummywhist.engine.players.person import (
    BEGINNER,
    MOST_COUNTED,
    STEADY,
    Strength,
    as_a_person,
    likelihoods,
    options,
    value,
    within_reach,
)
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.engine.players.positions import on_turn, position
from tests.engine.random_play import random_states

STRENGTHS = {"beginner": BEGINNER, "steady": STEADY}
NATIVE = pytest.mark.skipif(sampling.NATIVE is None, reason="the native module was not built")


def insights(seed: int, game: str = "english-dummy", share: float = 0.4) -> Iterator[Insight]:
    """Yield what the hand on turn knows at some moments of a deal of random play, high cards winning."""
    dice = random.Random(seed)
    for state in random_states(seed, game_of(game)):
        if state.phase_name == "play" and not state.down and dice.random() < share:
            seen = on_turn(state)
            if seen.to_play is not None and Insight(seen).legal.bit_count() > 1:
                yield Insight(seen)


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=9).filter(sum), st.integers(0, 1 << 64))
def test_what_weighs_nothing_is_never_drawn(weights, seed):
    at = drawn(range(len(weights)), weights, random.Random(seed))
    assert weights[at] > 0 or (at == len(weights) - 1 and max(weights) < 1e-290)


def test_each_is_drawn_as_often_as_it_weighs():
    luck = random.Random(1)
    found = [drawn("abc", (1.0, 0.0, 3.0), luck) for _ in range(4000)]
    assert found.count("b") == 0 and 900 < found.count("a") < 1100


@pytest.mark.parametrize("game", [game.key for game in GAMES])
@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=STRENGTHS)
def test_a_card_is_lawful_and_the_same_for_the_same_seed(game, strength):
    for insight in insights(5, game, 0.2):
        choice = as_a_person(insight, 3, strength=strength)
        assert insight.legal >> choice.card & 1 and choice.said
        assert choice == as_a_person(insight, 3, strength=strength)


def test_another_seed_draws_another_card_and_a_beginner_more_often():
    moments = [insight for seed in range(3) for insight in insights(seed)]
    different = {
        name: sum(len({as_a_person(one, seed, strength=strength).card for seed in range(6)}) > 1 for one in moments)
        for name, strength in STRENGTHS.items()
    }
    assert len(moments) > different["beginner"] > different["steady"] > 0


@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=STRENGTHS)
def test_without_heat_it_is_the_card_of_the_greatest_sum(strength):
    cold = strength._replace(temperature=0.0, counts=0)
    for insight in insights(2):
        situation = Situation(insight)
        choices = options(situation, weigh(situation, considered(situation)), likelihoods(insight, cold.memory))
        best = max(within_reach(choices, cold), key=lambda one: value(one, cold))
        weighed = best.scored.weighed
        found = {as_a_person(insight, seed, strength=cold).card for seed in range(4)}
        assert len(found) == 1
        # Of equal cards, and of small ones of a suit that is led, custom chooses.
        card = found.pop()
        assert weighed.card <= card <= weighed.top or situation.suit[card] == situation.suit[weighed.card]


@pytest.mark.parametrize("game", ["english-dummy", "classic-whist", "three-handed"])
@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=STRENGTHS)
def test_what_people_hardly_play_and_what_is_unsound_is_never_drawn(game, strength):
    for insight in insights(4, game):
        situation = Situation(insight)
        choices = options(situation, weigh(situation, considered(situation)), likelihoods(insight, strength.memory))
        near = within_reach(choices, strength)
        likeliest, heaviest = max(one.nats for one in choices), max(one.weight for one in choices)
        assert any(one.nats == likeliest for one in near)
        for one in near:
            assert likeliest - one.nats <= strength.likely
            assert heaviest - one.weight <= strength.sound or one.nats == likeliest
        suits = {(one.scored.weighed.kind, situation.suit[one.scored.weighed.card]) for one in near}
        played = {as_a_person(insight, seed, strength=strength).card for seed in range(5)}
        assert {situation.suit[card] for card in played} <= {suit for _, suit in suits}


@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=STRENGTHS)
@pytest.mark.parametrize("game", ["english-dummy", "classic-whist"])
def test_nobody_throws_a_high_card_for_nothing_or_takes_partners_trick_without_need(game, strength):
    looked = 0
    for insight in (one for seed in range(4) for one in insights(seed, game, 0.8)):
        if insight.led is None:
            continue
        situation, card = Situation(insight), as_a_person(insight, 1, strength=strength).card
        follows, wins = insight.led == situation.suit[card], beats(insight.ranked, card, best_card(situation))
        if follows and not wins:
            lower = [one for one in cards_in(insight.legal) if one < card and one // 13 == card // 13]
            looked += bool(lower) or insight.legal.bit_count() > 1
            assert not lower, "follows with more than the lowest"
        if not follows and situation.suit[card] != situation.trump and not situation.above(card):
            rest = [one for one in cards_in(insight.legal) if situation.suit[one] != situation.trump]
            looked += 1
            assert all(not situation.above(one) for one in rest), "throws the best card of a suit"
        if wins and insight.winning == situation.partner and not situation.after and not insight.plays_dummy:
            others = [one for one in cards_in(insight.legal) if not beats(insight.ranked, one, best_card(situation))]
            assert not others, "takes partner's trick"
    assert looked > 20


def ideas(hands: tuple[str, ...], played: str) -> set[str]:
    """Return the cards that whoever plays next may think of; South dealt, spades are trumps."""
    insight = Insight(on_turn(position(hands, SOUTH, "SA", played)))
    situation = Situation(insight)
    found = options(situation, weigh(situation, considered(situation)), None)
    return {card_text(one.scored.weighed.card) for one in found}


def test_a_card_that_a_hand_seen_behind_must_beat_does_not_win():
    bare = ("972.A.KJ84.Q6543", "T86.J9762.Q93.KT", "AQ43.T8.AT52.972", "KJ5.KQ543.76.AJ8")
    assert ideas(bare, "D7 D4 D9 DT H8") == {"H3"}
    guarded = ("972.A2.KJ84.Q653", "T86.J976.Q93.KT4", "AQ43.T8.AT52.972", "KJ5.KQ543.76.AJ8")
    assert ideas(guarded, "D7 D4 D9 DT H8") == {"H3", "HQ"}


def test_who_plays_both_hands_puts_no_honour_on_his_own_but_to_make_way():
    small = ("972.K2.KJ84.Q653", "T86.J976.Q93.KT4", "AQ43.A8.AT52.972", "KJ5.QT543.76.AJ8")
    assert ideas(small, "D7 DJ D3 D2 HK H6") == {"H8"}
    long = ("972.K2.KJ84.Q653", "T86.9876.Q93.KT4", "AQ43.AQJ.AT5.972", "KJ5.T543.762.AJ8")
    assert ideas(long, "D7 DJ D3 D5 HK H6") == {"HJ", "HA"}


def test_nobody_leads_trumps_where_nobody_else_has_one():
    all_ = ("KQJT98.K2.KJ8.65", ".J976.Q93.KQT943", "A765432.A8.AT5.2", ".QT543.7642.AJ87")
    assert not [card for card in ideas(all_, "D7 D8 D9 DT") if card.startswith("S")]
    some = ("972.K2.KJ84.Q653", "T86.J976.Q93.KT4", "AQ43.A8.AT52.972", "KJ5.QT543.76.AJ8")
    assert [card for card in ideas(some, "D7 D4 D9 DT") if card.startswith("S")]


@NATIVE
def test_who_forgets_sees_another_deal_once_tricks_are_forgotten():
    learned = policy()
    assert learned is not None
    forgetful = remembering = 0
    for insight in (one for seed in range(6) for one in insights(seed)):
        whole, some = learned.chances(insight, "people"), learned.chances(insight, "people", 1)
        assert whole.keys() == some.keys() and sum(some.values()) == pytest.approx(1, abs=1e-4)
        if len(insight.view.played) <= 1:
            remembering += 1
            assert whole == some
        else:
            forgetful += whole != some
        assert learned.chances(insight, "people", 13) == whole
    assert forgetful > 20 and remembering


@NATIVE
def test_people_are_asked_only_where_they_were_watched(monkeypatch):
    asked = []
    learned = policy()
    assert learned is not None

    class Spy:
        def chances(self, insight, name, memory):
            asked.append(name)
            return learned.chances(insight, name, memory)

    monkeypatch.setattr(person, "policy", Spy)
    for game, name in (
        ("english-dummy", "people"), ("mort-3", "people"), ("classic-whist", "custom"), ("three-handed", "custom"),
        ("double-dummy", "custom"), ("thirteen", "custom"),
    ):  # fmt: skip
        asked.clear()
        for insight in insights(1, game, 0.2):
            likelihoods(insight)
        assert set(asked) == {name}, game


@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=STRENGTHS)
def test_without_the_native_module_cards_are_drawn_by_the_weights_of_the_books(monkeypatch, strength):
    monkeypatch.setattr(person, "policy", lambda: None)
    for insight in insights(1):
        situation = Situation(insight)
        choices = options(situation, weigh(situation, considered(situation)), likelihoods(insight))
        assert all(one.chance is None and value(one, strength) == one.weight for one in choices)
        card = as_a_person(insight, 1, strength=strength).card
        heaviest = max(one.weight for one in choices)
        assert insight.legal >> card & 1
        near = [one for one in choices if heaviest - one.weight <= strength.sound]
        assert situation.suit[card] in {situation.suit[one.scored.weighed.card] for one in near}
        cold = Strength(0.0, 1.0, 1.0, 1.0)
        assert value(within_reach(choices, cold)[0], cold) == heaviest


def test_steady_counts_out_the_end_and_a_beginner_does_not():
    """By double dummy tricks over layouts: steady is never clearly behind the best that he thinks of."""
    behind = dict.fromkeys(STRENGTHS, 0)
    for insight in (one for seed in range(8) for one in insights(seed, share=1.0)):
        situation = Situation(insight)
        if insight.hand.bit_count() > STEADY.counts or not countable(situation):
            continue
        scored = weigh(situation, considered(situation))
        for name, strength in STRENGTHS.items():
            near = within_reach(options(situation, scored, likelihoods(insight, strength.memory)), strength)
            near = sorted(near, key=lambda one: -value(one, strength))[:MOST_COUNTED]
            counted, _ = count_out(situation, [one.scored for one in near], 1)
            card = as_a_person(insight, 1, strength=strength).card
            made = [one.worth for one in counted if one.scored.weighed.card <= card <= one.scored.weighed.top]
            behind[name] += bool(made) and max(one.worth for one in counted) - made[0] > CLEAR
    assert behind["steady"] == 0 < behind["beginner"]
