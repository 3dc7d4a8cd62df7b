"""A counted deal teaches who its players are, nothing that the count did not show, and never so much that it harms."""

from collections.abc import Iterator
from itertools import pairwise
from math import log
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.cli.arena.deals import played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken, stranger
from dummywhist.engine.players.belief import learning
from dummywhist.engine.players.belief.learning import Chosen, choices, learned
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.players.habits import (
    KEPT,
    LEAST_RANDOM,
    NOISE,
    POLICIES,
    STRANGERS,
    TIES,
    Habits,
    Kind,
    carried,
    habits_text,
    read_habits,
    rounded,
)
from dummywhist.engine.players.mirror import turned_back, uptown
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.parts import TurnedTo
from tests.engine.players.positions import on_turn
from tests.engine.random_play import random_states

needs_native = pytest.mark.skipif(policy() is None, reason="the native module was not built")


def counted(game: str, seeds: range) -> Iterator[list[DealState]]:
    """Yield deals of ``game`` that were played and counted, at random and by random rules."""
    for seed in seeds:
        states = list(random_states(seed, game_of(game)))
        if states[-1].result is not None and states[-1].tricks:
            yield states


def slowly(states: list[DealState]) -> list[Chosen]:
    """Return the choices among equal cards as each player had them, by what he saw then."""
    found = []
    for before, after in pairwise(states):
        if before.phase_name != "play" or len(after.trick) != len(before.trick) + 1:
            continue
        player = before.layout.holder[to_play(before)]
        card = after.trick[-1]
        seen = on_turn(before)
        back = turned_back(before.setup.rules.dealing.good_ace) if before.down else None
        insight = Insight(uptown(seen) if before.down else seen)
        # Who put cards away or threw a hand in knows that they are not out; the others do not.
        gone = [card for trick in insight.tricks for card in trick.cards]
        if insight.rules.dealing.turned is TurnedTo.NOBODY and insight.view.turned is not None:
            gone.append(insight.view.turned)
        insight.gone = hand_of(gone)
        equals = [
            [Card(one) if back is None else back[one] for one in cards_in(Hand(run.mask))]
            for run in runs(insight, int(insight.legal))
        ]
        own = next(run for run in equals if card in run)
        joker_at_no_trumps = before.ranked.suit[card] < 0
        if len(own) < 2 or joker_at_no_trumps or player is None:
            continue
        led = seen.trick[0] if seen.trick else None
        suit = before.ranked.suit
        aside = led is not None and suit[card] not in (suit[led], before.trump)
        last = len(before.trick) == len(before.layout.chairs) - 1
        place = "last" if last else ("lead", "second", "third")[len(before.trick)]
        order = sorted(own, key=before.ranked.strength.__getitem__)
        found.append(Chosen(player, "discard" if aside else place, card, tuple(order)))
    return found


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_choices_are_those_that_each_player_had(game):
    looked = 0
    for states in counted(game, range(14)):
        told = list(choices(view(states[-1], None)))
        assert [one for one in told if one.card < 52] == [one for one in slowly(states) if one.card < 52]
        looked += len(told)
    assert looked > 20


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_what_is_learned_is_in_the_view_of_everybody(game):
    """Whoever looks, and by its text, a counted deal teaches the same; each player that played is known by it."""
    for states in counted(game, range(6)):
        last = states[-1]
        found = learned(view(last, None), {})
        assert found == learned(read_view(view_text(view(last, None))), {})
        for player in last.layout.players:
            assert learned(view(last, player), {}) == found
        assert set(found) == set(last.layout.players)
        for one in found.values():
            assert one.tally.deals == 1 and one.kind == Kind.COMPUTER
        cases = sum(taken.cases for one in found.values() for taken in one.tally.taken)
        assert cases == len(list(choices(view(last, None))))


def test_a_deal_that_is_not_counted_teaches_nothing():
    for states in counted("english-dummy", range(1)):
        with pytest.raises(ValueError, match="not counted"):
            learned(view(states[-3], None), {})


def test_a_player_whose_hand_is_not_shown_is_left_out():
    (states,) = counted("classic-whist", range(1))
    seen = view(states[-1], None)
    assert seen.held is not None
    layout = seen.layout
    mine = next(seat for seat in layout.chairs if layout.holder[seat] == PLAYERS[0])
    hands = tuple(Hand(0) if seat == mine else hand for seat, hand in enumerate(seen.held))
    found = learned(seen._replace(held=hands), {})
    assert set(found) == {*PLAYERS} - {PLAYERS[0]}
    assert not any(one.player == PLAYERS[0] for one in choices(seen._replace(held=hands)))


def test_a_deal_without_a_card_played_teaches_nothing():
    (states,) = counted("classic-whist", range(1))
    assert learned(view(states[-1], None)._replace(played=(), trick=()), {}) == {}


def test_without_the_native_module_choices_are_still_counted(monkeypatch):
    (states,) = counted("classic-whist", range(1))
    with_it = learned(view(states[-1], None), {})
    monkeypatch.setattr(learning, "policy", lambda: None)
    without = learned(view(states[-1], None), {})
    assert {player: one.tally for player, one in without.items()} == {p: one.tally for p, one in with_it.items()}
    assert all(one.habits == stranger(Kind.COMPUTER).habits for one in without.values())


def test_counts_add_up():
    (states,) = counted("english-dummy", range(1))
    seen = view(states[-1], None)
    once = learned(seen, {})
    twice = learned(seen, once)
    for player, one in twice.items():
        assert one.tally.deals == 2
        for now, before in zip(one.tally.taken, once[player].tally.taken, strict=True):
            assert now == Taken(2 * before.highest, 2 * before.lowest, 2 * before.between)


def test_honours_and_small_cards_are_told_apart():
    """King and queen are honours, jack and ten too, ten and nine are not; of three the middle one is between."""
    (states,) = counted("classic-whist", range(1))
    seen = view(states[-1], None)
    taken = [Taken()] * len(CASES)
    for words, card in (("SQ SK", "SK"), ("S8 S9", "S8"), ("S7 S8 S9", "S8"), ("ST SJ", "ST"), ("S9 ST", "ST")):
        equals = tuple(read_card(word) for word in words.split())
        plain = seen._replace(trump=None, down=False)
        learning._count(taken, plain, Chosen(PLAYERS[0], "second", read_card(card), equals))
    assert taken[CASES.index(("second", "honours"))] == Taken(1, 1, 0)
    assert taken[CASES.index(("second", "small"))] == Taken(1, 1, 1)


# ---- who plays ----


def learned_of(players: dict[Player, str], deals: range, tie: str = "") -> dict[Player, Acquaintance]:
    """Return what is known after deals of classic whist of ``players`` by level; ``tie``: which of equals A takes."""
    known: dict[Player, Acquaintance] = {}
    for number in deals:
        setup = setup_of("classic-whist", number)
        *_, last = played(setup, number, {player: decider(level, number) for player, level in players.items()})
        assert isinstance(last, DealState)
        seen = view(last, None)
        known |= learned(_with_ties(seen, tie) if tie else seen, known)

    return known


def _with_ties(seen: View, tie: str) -> View:
    """Return the deal as if A had played the highest (lowest) of equals: the equal cards change places."""
    at = -1 if tie == "highest" else 0
    for one in choices(seen):
        other = one.equals[at]
        if one.player == PLAYERS[0] and other != one.card:
            swap = {one.card: other, other: one.card}
            turned = [trick._replace(cards=tuple(swap.get(c, c) for c in trick.cards)) for trick in seen.played]
            return _with_ties(seen._replace(played=tuple(turned)), tie)
    return seen


@needs_native
def test_who_plays_the_highest_of_equals_is_known_by_it():
    found = learned_of(dict.fromkeys(PLAYERS, "steady"), range(1, 7), "highest")
    ties = dict(zip(TIES, found[PLAYERS[0]].habits.ties, strict=True))
    usual = dict(zip(TIES, STRANGERS[Kind.COMPUTER].ties, strict=True))
    assert ties["highest"] > 3 * usual["highest"] and ties["lowest"] < usual["lowest"]
    assert all(taken.highest == taken.cases for taken in found[PLAYERS[0]].tally.taken)
    assert sum(taken.cases for taken in found[PLAYERS[0]].tally.taken) > 10


@needs_native
def test_who_plays_at_random_is_known_by_it():
    players = dict(zip(PLAYERS, ("random", "steady", "random", "steady"), strict=True))
    found = learned_of(players, range(1, 5))
    for player, level in players.items():
        assert (found[player].habits.random > 0.6) == (level == "random")
        assert (found[player].habits.random < 0.2) == (level == "steady")


@needs_native
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), game=st.sampled_from(["english-dummy", "classic-whist", "bid-dummy"]))
def test_whoever_plays_the_loss_is_bounded(seed, game):
    """Whatever was learned before, a deal is at most so much less likely than by the expert that fits it best."""
    found = next(counted(game, range(seed, seed + 50)), None)
    assert found is not None
    policies = policy()
    assert policies is not None
    states = [one for one in found if one.phase_name == "play" and len(one.trick) < len(one.layout.chairs)]
    now = states[-1]
    dice = Random(seed)
    before: dict[Player, Acquaintance] = {}
    for states in counted(game, range(seed + 100, seed + 103)):
        before = learned(view(states[-1], None), before)
    known = before[dice.choice(now.layout.players)].habits
    viewer = now.layout.holder[to_play(now)]
    if viewer is None:
        return
    insight = Insight(view(now, viewer))
    truth = tuple(int(hand) for hand in now.hands)
    worlds = [(truth[0], truth[1], truth[2], truth[3])]
    (mixed,) = policies.log_likelihoods(insight, worlds, known)
    (random,) = policies.log_likelihoods(insight, worlds, known._replace(random=1.0))
    others = len(now.layout.players) - 1
    assert known.random >= LEAST_RANDOM and rounded(known) == known
    assert min(known.experts) >= (1 - KEPT) * min(STRANGERS[Kind.COMPUTER].experts) - 1e-4
    assert min(known.ties) >= (1 - KEPT) * min(STRANGERS[Kind.COMPUTER].ties) - 1e-4
    assert mixed >= random + others * log(known.random) - 1e-6


@given(
    random=st.floats(0, 1),
    experts=st.lists(st.floats(0, 1), min_size=20, max_size=20).filter(any),
    ties=st.lists(st.floats(0, 1), min_size=8, max_size=8).filter(any),
    kind=st.sampled_from(Kind),
)
def test_what_is_carried_is_whole_and_survives_being_written(random, experts, ties, kind):
    weighed = tuple(one / sum(experts) for one in experts)
    shared = tuple(one / sum(ties) for one in ties)
    known = carried(Habits(random, weighed, shared), kind)
    assert read_habits(habits_text(known)) == known and rounded(known) == known
    for part, usual in ((known.experts, STRANGERS[kind].experts), (known.ties, STRANGERS[kind].ties)):
        assert round(sum(part) * 10**4) == 10**4 and abs(sum(part) - 1) < 1e-9
        assert all(one >= max(1e-4, (1 - KEPT) * least - 1e-4) for one, least in zip(part, usual, strict=True))
    assert LEAST_RANDOM <= known.random <= 1


def test_strangers_are_as_they_are_written():
    for kind in Kind:
        known = stranger(kind)
        assert read_habits(habits_text(known.habits)) == known.habits
        for one, usual in zip(known.habits.experts, STRANGERS[kind].experts, strict=True):
            assert one == pytest.approx(usual, abs=1e-4)


GOOD = habits_text(stranger(Kind.PERSON).habits)


@pytest.mark.parametrize(
    "text",
    ["", " ", GOOD[:-5], GOOD + " 0", GOOD + " ", " " + GOOD, GOOD.replace(" ", "  ", 1), "nan " + GOOD,
     GOOD.replace("0.1 ", "1e-1 ", 1), GOOD.replace("0.1 ", "-0.1 ", 1), GOOD.replace("0.1 ", "0.10000 ", 1),
     GOOD.replace("0.1 ", "1.0001 ", 1), GOOD.replace("0.1 ", "٠ ", 1), " ".join(["0.5"] * 29), " ".join(["0"] * 29)],
)  # fmt: skip
def test_what_are_no_habits_is_refused(text):
    assert read_habits(GOOD) == stranger(Kind.PERSON).habits and GOOD.startswith("0.1 ")
    with pytest.raises(Unreadable, match="29 numbers"):
        read_habits(text)
    assert len(GOOD.split()) == 1 + len(NOISE) * len(POLICIES) + len(TIES)


def test_a_deal_that_ended_at_a_claim_teaches_what_was_played_of_it():
    for states in counted("double-dummy", range(30)):
        if states[-1].trick:
            found = learned(view(states[-1], None), {})
            assert found and all(one.tally.deals == 1 for one in found.values())
            return
    raise AssertionError("no deal ended within a trick")
