"""The policy tells chances of what a player could see, and a world is as likely as the plays in it were."""

import json
import struct
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import TABLE, Player
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.players.belief.policy import (
    ANYBODY,
    MARK,
    STYLES,
    WEIGHTS,
    Doubt,
    Policy,
    policy,
    read_weights,
    story_of,
    table_of,
)
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.parts import TurnedTo
from tests.engine.players.positions import on_turn
from tests.engine.random_play import applied, random_states

pytestmark = pytest.mark.skipif(drawing.NATIVE is None, reason="the native module was not built")

BOTH = json.dumps({style: {} for style in STYLES}).encode()
FOUR = ("english-dummy", "classic-whist", "bid-dummy", "mort-3")


class Played(NamedTuple):
    """A card that was played, and the state just before."""

    before: DealState
    action: Play


def learned() -> Policy:
    """Return the policy of the program."""
    found = policy()
    assert found is not None
    return found


def deals(game: str, seeds: range) -> Iterator[list[DealState]]:
    """Yield the states of random deals of ``game`` in which a hand is on turn."""
    for seed in seeds:
        found = []
        for state in random_states(seed, game_of(game)):
            if (
                state.phase_name != "play"
                or claim_of(state) is not None
                or len(state.trick) == len(state.layout.chairs)
            ):
                continue
            if state.layout.holder[to_play(state)] is not None:
                found.append(state)
        if found:
            yield found


def cards_of(state: DealState) -> list[Card]:
    """Return the cards played, in order."""
    return [card for trick in state.tricks for card in trick.cards] + list(state.trick)


def replayed(first: DealState, hands: tuple[int, ...], cards: list[Card]) -> Iterator[DealState]:
    """Yield the states before each of ``cards``, from ``first`` on with other ``hands``, and after the last."""
    state = first._replace(hands=tuple(Hand(hand) for hand in hands), held=tuple(Hand(hand) for hand in hands))
    for card in cards:
        if len(state.trick) == len(state.layout.chairs):
            state = applied(state, TABLE, Quit())
        yield state
        state = applied(state, state.layout.holder[to_play(state)], Play(card))
    yield applied(state, TABLE, Quit()) if len(state.trick) == len(state.layout.chairs) else state


def slowly(first: DealState, now: DealState, world: tuple[int, ...], viewer: Player, doubt: Doubt) -> float:
    """Return the likelihood of ``world`` by playing its deal again and asking at each card what its player sees."""
    cards, hands = cards_of(now), list(world)
    layout, insight = now.layout, Insight(view(now, viewer))
    order = [
        layout.chairs[(layout.chairs.index(trick.leader) + place) % len(layout.chairs)]
        for trick in insight.tricks
        for place in range(len(trick.cards))
    ]
    for seat, card in zip(order, cards, strict=True):
        hands[seat] |= 1 << card
    total = 0.0
    for state, card in zip(replayed(first, tuple(hands), cards), cards, strict=False):
        seat = to_play(state)
        player = layout.holder[seat]
        own = [other for other in SEATS if layout.holder[other] == player]
        if player == viewer or not any(other in insight.hidden for other in own):
            continue
        then = Insight(view(state, player))
        chances = learned().chances(then)
        if len(chances) > 1:
            total += log((1 - doubt.mix) * chances[card] + doubt.mix / len(chances))
    return total


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_chances_are_of_the_legal_cards(game):
    for states in deals(game, range(2)):
        for state in states[::5]:
            insight = Insight(on_turn(state))
            chances = learned().chances(insight)
            assert set(chances) == set(cards_in(insight.legal))
            assert sum(chances.values()) == pytest.approx(1) and min(chances.values()) >= 0


@pytest.mark.parametrize("game", FOUR)
def test_likelihood_is_that_of_the_plays_as_each_player_saw_them(game):
    """Every world, played again card by card through the laws and the Views of who played, comes out the same."""
    looked = 0
    for states in deals(game, range(10, 40)):
        first, now = states[0], states[min(len(states) - 1, 21 + looked)]
        if now.tricks == () or cards_of(first) or first.part(Glimpses).memory or first.part(Away).cards:
            continue
        viewer = now.layout.holder[to_play(now)]
        insight = Insight(view(now, viewer))
        if not insight.hidden:
            continue
        worlds = [*drawing.draw(insight, 3, looked), tuple(int(hand) for hand in now.hands)]
        doubt = Doubt(0.1)
        told = learned().log_likelihoods(insight, worlds, doubt)
        assert told == pytest.approx([slowly(first, now, world, viewer, doubt) for world in worlds], abs=1e-9)
        looked += 1
        if looked == 5:
            return
    assert looked >= 2


@pytest.mark.parametrize("game", FOUR)
def test_terms_add_up(game):
    states = next(deals(game, range(3, 20)))
    insight = Insight(on_turn(states[len(states) * 2 // 3]))
    worlds = drawing.draw(insight, 20, 1)
    told = learned().terms(insight, worlds, 0.2)
    sums = [sum(term.logs[at] for term in told) for at in range(len(worlds))]
    assert sums == pytest.approx(learned().log_likelihoods(insight, worlds, 0.2))
    for term in told:
        assert term.card in insight.tricks[term.trick].cards
        assert insight.view.layout.holder[term.seat] != insight.view.viewer


def test_a_play_depends_on_nothing_that_its_player_did_not_see():
    """Cards change between two hands hidden from a third: what the third played is as likely as before."""
    looked = 0
    for states in deals("classic-whist", range(20)):
        state = states[len(states) // 2]
        insight = Insight(on_turn(state))
        left, partner, right = insight.hidden
        dice = Random(looked)
        for world in drawing.draw(insight, 10, looked):
            loose = [card for card in cards_in(Hand(world[left] | world[right]))]
            both = [c for c in loose if insight.may[left] >> c & 1 and insight.may[right] >> c & 1]
            other = list(world)
            kept = {seat: [c for c in cards_in(Hand(world[seat])) if c not in both] for seat in (left, right)}
            dice.shuffle(both)
            room = insight.counts[left] - len(kept[left])
            other[left] = sum(1 << card for card in [*kept[left], *both[:room]])
            other[right] = sum(1 << card for card in [*kept[right], *both[room:]])
            for term in learned().terms(insight, [world, tuple(other)], 0.05):
                if term.seat == partner:
                    assert term.logs[0] == term.logs[1]
                    looked += 1
    assert looked > 100


def test_a_hidden_declarer_tells_by_what_he_plays_from_dummy():
    """ED-30: dummy lies open, but who plays it sees his own hand too; so its cards tell of that."""
    for states in deals("english-dummy", range(5)):
        for state in states[12::9]:
            insight = Insight(on_turn(state))
            if insight.plays_dummy:
                continue
            told = learned().terms(insight, drawing.draw(insight, 30, 1))
            dummy = [term for term in told if term.seat == insight.dummy]
            assert len(dummy) == sum(
                1
                for trick in insight.tricks
                for place in range(len(trick.cards))
                if (trick.leader + place) % 4 == insight.dummy
            )
            if any(len(set(term.logs)) > 1 for term in dummy):
                return
    raise AssertionError("dummy's cards never told anything")


@pytest.mark.parametrize("style", STYLES)
def test_the_native_model_computes_what_the_file_says(style):
    """A network of one hidden layer, once more in plain Python with the weights of the file."""
    native, halves = drawing.NATIVE, read_weights(Path(WEIGHTS).read_bytes())[style].halves
    numbers = struct.unpack(f"<{len(halves) // 2}e", halves)
    cards, every, units, situations = native.CARD_FEATURES, native.FEATURES, native.HIDDEN, native.SITUATIONS
    sizes = [
        native.ROLES * situations * cards, situations * cards, native.KINDS * every * units, native.KINDS * units,
        native.KINDS * native.ROLES * units,
    ]  # fmt: skip
    starts = [sum(sizes[:at]) for at in range(5)]
    assert sum(sizes) == len(numbers) == native.NUMBERS

    def score(features, moment, role, situation, none):
        kind = 0 if situation == 0 else 2 if situation == 4 else 1
        total = sum(numbers[starts[0] + (role * situations + situation) * cards + at] for at in features)
        total += sum(numbers[starts[1] + situation * cards + at] for at in features) if none else 0.0
        for unit in range(units):
            value = numbers[starts[3] + kind * units + unit]
            value += sum(numbers[starts[2] + (kind * every + at) * units + unit] for at in features + moment)
            total += max(value, 0.0) * numbers[starts[4] + (kind * native.ROLES + role) * units + unit]
        return total

    for game in ("english-dummy", "bid-dummy"):
        state = next(deals(game, range(3, 20)))[-1]
        layout, rules = state.layout, state.setup.rules
        pack = (1 << 54 if rules.dealing.jokers else 1 << 52) - 1
        if state.turned is not None and rules.dealing.turned is TurnedTo.NOBODY:
            pack &= ~(1 << state.turned)
        table = table_of(rules, layout, state.trump, state.down, pack)
        tricks = [(trick.leader, trick.cards) for trick in state.tricks] + [(state.leader, state.trick)]
        story = story_of(table, layout, tricks, None)
        hands = tuple(int(hand) for hand in state.hands)
        choices, moments, of_cards = (struct.unpack(f"={len(part) // 4}i", part) for part in story.lessons(hands))
        told = dict(story.terms(learned().native, [hands], -1, 15, [Doubt(0.0, 0.0, float(style == "custom"))] * 4))
        first = 0
        for number in range(len(choices) // 6):
            at, role, situation, none, many, played = choices[6 * number : 6 * number + 6]
            moment = [moments[i + 1] for i in range(0, len(moments), 2) if moments[i] == number]
            scores = []
            for row in range(first, first + many):
                features = [of_cards[i + 1] for i in range(0, len(of_cards), 2) if of_cards[i] == row]
                scores.append(score(features, moment, role, situation, bool(none)))
            first += many
            chance = exp(scores[played]) / sum(exp(one) for one in scores)
            assert exp(told[at][0]) == pytest.approx(chance, abs=1e-5)


def test_weighed_worlds_come_as_often_as_they_are_likely():
    looked = 0
    for states in deals("english-dummy", range(12)):
        insight = next((one for one in map(Insight, map(on_turn, states)) if 10 <= drawing.ways(one) <= 2000), None)
        if insight is None:
            continue
        worlds = drawing.draw(insight, 2000, 1)
        logs = learned().log_likelihoods(insight, worlds, 0.3)
        all_of_them = sum(exp(one) for one in logs)
        kept = learned().weighed_worlds(insight, 2000, 500, 1, 0.3)
        assert len(kept) == 500 and set(kept) <= set(worlds)
        for world, one in zip(worlds, logs, strict=True):
            share = exp(one) / all_of_them * 500
            assert abs(kept.count(world) - share) < 1.5
        looked += 1
    assert looked >= 2


def test_weighed_worlds_are_the_same_for_the_same_seed():
    insight = Insight(on_turn(next(deals("classic-whist", range(9)))[20]))
    mind = learned()
    assert mind.weighed_worlds(insight, 300, 20, "x") == mind.weighed_worlds(insight, 300, 20, "x")
    assert mind.weighed_worlds(insight, 300, 20, "x") != mind.weighed_worlds(insight, 300, 20, "y")


def test_a_doubt_makes_plays_tell_less():
    insight = Insight(on_turn(next(deals("english-dummy", range(9)))[25]))
    worlds = drawing.draw(insight, 100, 1)

    def spread(doubt: Doubt) -> float:
        logs = learned().log_likelihoods(insight, worlds, doubt)
        return max(logs) - min(logs)

    assert spread(Doubt(1.0)) < spread(Doubt(0.5)) < spread(Doubt(0.05))
    by_player = {player: Doubt(1.0) for player in insight.view.layout.players}
    assert learned().log_likelihoods(insight, worlds, by_player) == learned().log_likelihoods(insight, worlds, 1.0)
    assert learned().log_likelihoods(insight, worlds, {}) == learned().log_likelihoods(insight, worlds, ANYBODY)
    with pytest.raises(ValueError, match="from 0 to 1"):
        learned().log_likelihoods(insight, worlds, 1.5)


@pytest.mark.parametrize("game", FOUR)
def test_cards_tell_the_style_of_their_player(game):
    """Of a player who may be of either style a world is as likely as the mean of both, player by player."""
    insight = Insight(on_turn(next(deals(game, range(9)))[25]))
    worlds = drawing.draw(insight, 40, 1)

    def by_player(custom: float) -> list[dict[Player, float]]:
        found: list[dict[Player, float]] = [{} for _ in worlds]
        for term in learned().terms(insight, worlds, Doubt(0.05, 0.1, custom)):
            player = insight.view.layout.holder[term.seat]
            for told, log_ in zip(found, term.logs, strict=True):
                told[player] = told.get(player, 0.0) + log_
        return found

    for either, custom, plain in zip(by_player(0.3), by_player(1.0), by_player(0.0), strict=True):
        assert either.keys() == custom.keys() == plain.keys() and custom != plain
        for player, told in either.items():
            assert told == pytest.approx(log(0.3 * exp(custom[player]) + 0.7 * exp(plain[player])), abs=1e-9)


def test_spreads_of_a_player_whose_style_is_not_known_are_the_mean_of_both():
    insight = Insight(on_turn(next(deals("english-dummy", range(9)))[25]))
    worlds = drawing.draw(insight, 5, 1)
    some = range(0, 12, 5)
    either, custom, plain = (
        learned().spreads(insight, worlds, some, {p: Doubt(0.0, 0.0, by) for p in insight.view.layout.players})
        for by in (0.5, 1.0, 0.0)
    )
    for world in range(len(worlds)):
        for at in range(len(some)):
            both = zip(either[world][at], custom[world][at], plain[world][at], strict=True)
            for (card, mean), (first, one), (second, other) in both:
                assert card == first == second and mean == pytest.approx((one + other) / 2)


def test_an_even_player_plays_any_of_equals():
    """A card worth the same as others of the hand is then as likely as each of them: the mean of their chances."""
    looked = 0
    for states in deals("english-dummy", range(8)):
        insight = Insight(on_turn(states[-1]))
        truth = tuple(int(hand) for hand in states[-1].hands)
        for term in learned().terms(insight, [truth], Doubt(0.0, 1.0)):
            then = next(
                Insight(on_turn(state))
                for state in states
                if len(state.tricks) == term.trick and to_play(state) == term.seat
            )
            chances = learned().chances(then)
            (run,) = (run.mask for run in runs(then, int(then.legal)) if run.mask >> term.card & 1)
            equals = [chances[card] for card in cards_in(Hand(run))]
            assert exp(term.logs[0]) == pytest.approx(sum(equals) / len(equals), abs=1e-12)
            looked += len(equals) > 1
    assert looked > 10


def test_the_weights_say_where_they_come_from():
    for told in map(learned().provenance.__getitem__, STYLES):
        assert sum(told["deals"].values()) > 1000 and told["losses"] and "tools.train_policy fit" in told["command"]
    assert Path(WEIGHTS).stat().st_size <= 300_000


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "the first line is not"),
        (b"dummywhist policy 1\n{}\n", "the first line is not"),
        (MARK + b"no json\n\0\0", "the second line is no JSON"),
        (MARK + b"[]\n" + bytes(10), "the styles are not custom and plain"),
        (MARK + b'{"plain": {}}\n' + bytes(10), "the styles are not custom and plain"),
        (MARK + BOTH + b"\n" + bytes(20), "not as many weights as features"),
        (MARK + BOTH + b"\n" + b"\xff\x7f" * 2 * 68496, "a weight is no number"),
        (MARK + BOTH, "not as many weights as features"),
    ],
)
def test_a_wrong_file_is_told_in_one_sentence(content, why):
    with pytest.raises(Unreadable) as wrong:
        Policy(content)
    sentence = str(wrong.value)
    assert why in sentence and sentence.startswith("These are no weights of the players’ policy: ")
    assert sentence.endswith(".") and "\n" not in sentence
