"""The policy tells chances of what a player could see, and a world is as likely as the plays in it were."""

import struct
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from dummywhist.cli.arena.deals import played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import PLAYERS, TABLE, Player
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.players.belief.policy import (
    MARK,
    WEIGHTS,
    Policy,
    Weights,
    policy,
    read_weights,
    story_of,
    table_of,
    written,
)
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.players.habits import (
    LEAST_RANDOM,
    NOISE,
    POLICIES,
    STRANGER,
    STRANGERS,
    TIES,
    Habits,
    Kind,
    carried,
    habits,
)
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.parts import TurnedTo
from tests.engine.players.belief.asked import chance_of
from tests.engine.players.positions import on_turn
from tests.engine.random_play import applied, random_states

pytestmark = pytest.mark.skipif(drawing.NATIVE is None, reason="the native module was not built")

FOUR = ("english-dummy", "classic-whist", "bid-dummy", "mort-3")


class Played(NamedTuple):
    """A card that was played, and the state just before."""

    before: DealState
    action: Play


def only(policy: str, at: int = 0, tie: str = "any") -> Habits:
    """Return the habits of a player who surely plays by ``policy`` with the noise of that number."""
    return habits({policy: 1.0}, 0.0, tuple(float(at == one) for one in range(len(NOISE))), {tie: 1.0})


def learned() -> Policy:
    """Return the policy of the program."""
    found = policy()
    assert found is not None
    return found


def torn(many, number=b"\0\0"):
    """A file in which each policy has so many weights, all the same."""
    return written(dict.fromkeys(POLICIES, Weights({}, number * many)))


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


def slowly(first: DealState, now: DealState, world: tuple[int, ...], viewer: Player, noise: float) -> float:
    """Return the likelihood of ``world`` by playing its deal again and asking at each card what its player sees.

    Everybody plays by custom with that noise, and any of equal cards.
    """
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
            equals = equal_to(then, card)
            of_class = sum(chances[one] for one in equals)
            total += log(((1 - noise) * of_class + noise * len(equals) / len(chances)) / len(equals))
    return total


def equal_to(insight: Insight, card: Card) -> list[Card]:
    """Return the lawful cards that are worth the same as ``card``."""
    (run,) = (run.mask for run in runs(insight, int(insight.legal)) if run.mask >> card & 1)
    return list(cards_in(Hand(run)))


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
        told = learned().log_likelihoods(insight, worlds, only("custom", 1))
        assert told == pytest.approx([slowly(first, now, world, viewer, NOISE[1]) for world in worlds], abs=1e-9)
        looked += 1
        if looked == 5:
            return
    assert looked >= 2


@pytest.mark.parametrize("game", FOUR)
def test_terms_add_up(game):
    states = next(deals(game, range(3, 20)))
    insight = Insight(on_turn(states[len(states) * 2 // 3]))
    worlds = drawing.draw(insight, 20, 1)
    told = learned().terms(insight, worlds)
    sums = [sum(term.logs[at] for term in told) for at in range(len(worlds))]
    assert sums == pytest.approx(learned().log_likelihoods(insight, worlds))
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
            for term in learned().terms(insight, [world, tuple(other)]):
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


@pytest.mark.parametrize("policy", POLICIES)
def test_the_native_model_computes_what_the_file_says(policy):
    """A network of one hidden layer, once more in plain Python with the weights of the file."""
    native, halves = drawing.NATIVE, read_weights(Path(WEIGHTS).read_bytes())[policy].halves
    numbers = struct.unpack(f"<{len(halves) // 2}e", halves)
    cards, every, situations = native.CARD_FEATURES, native.FEATURES, native.SITUATIONS
    units = {many: units for units, many in native.NUMBERS.items()}[len(numbers)]
    assert units == (64 if policy == "people" else 32)
    sizes = [
        native.ROLES * situations * cards, situations * cards, native.KINDS * every * units, native.KINDS * units,
        native.KINDS * native.ROLES * units,
    ]  # fmt: skip
    starts = [sum(sizes[:at]) for at in range(5)]
    assert sum(sizes) == len(numbers)

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
            assert chance_of(
                learned().native, table, layout, tricks, hands, at, POLICIES.index(policy)
            ) == pytest.approx(chance, abs=1e-5)


def test_weighed_worlds_come_as_often_as_they_are_likely():
    looked = 0
    for states in deals("english-dummy", range(12)):
        insight = next((one for one in map(Insight, map(on_turn, states)) if 10 <= drawing.ways(one) <= 2000), None)
        if insight is None:
            continue
        worlds = drawing.draw(insight, 2000, 1)
        logs = learned().log_likelihoods(insight, worlds)
        all_of_them = sum(exp(one) for one in logs)
        kept = learned().weighed_worlds(insight, 2000, 500, 1)
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


def test_noise_makes_plays_tell_less():
    insight = Insight(on_turn(next(deals("english-dummy", range(9)))[25]))
    worlds = drawing.draw(insight, 100, 1)

    def spread(believed: Habits) -> float:
        logs = learned().log_likelihoods(insight, worlds, believed)
        return max(logs) - min(logs)

    assert spread(only("people", 4)) < spread(only("people", 3)) < spread(only("people", 0))
    by_player = {player: only("plain") for player in insight.view.layout.players}
    assert learned().log_likelihoods(insight, worlds, by_player) == learned().log_likelihoods(
        insight, worlds, only("plain")
    )
    assert learned().log_likelihoods(insight, worlds, {}) == learned().log_likelihoods(insight, worlds, STRANGER)


def by_player(insight: Insight, worlds: Sequence[Deal], believed: Habits) -> list[dict[Player, float]]:
    """Return for each world by player the logarithm of how likely all his cards were."""
    found: list[dict[Player, float]] = [{} for _ in worlds]
    for term in learned().terms(insight, worlds, believed):
        player = insight.view.layout.holder[term.seat]
        assert player is not None
        for told, log_ in zip(found, term.logs, strict=True):
            told[player] = told.get(player, 0.0) + log_
    return found


@pytest.mark.parametrize("game", FOUR)
def test_the_likelihood_of_a_player_is_the_mean_over_who_he_may_be(game):
    """A Bayes mixture: over experts, over the random player, player by player, and not card by card."""
    insight = Insight(on_turn(next(deals(game, range(9)))[25]))
    worlds = drawing.draw(insight, 40, 1)
    mixed = habits({"custom": 0.3, "people": 0.7}, 0.0, (1.0, 0.0, 0.0, 0.0, 0.0), {"any": 1.0})
    one, other = only("custom"), only("people")
    told = [by_player(insight, worlds, each) for each in (mixed, one, other, mixed._replace(random=1.0))]
    for either, custom, people, _ in zip(*told, strict=True):
        assert custom != people
        for player, log_ in either.items():
            assert log_ == pytest.approx(log(0.3 * exp(custom[player]) + 0.7 * exp(people[player])), abs=1e-9)
    for some, either, random in zip(
        by_player(insight, worlds, mixed._replace(random=0.2)), told[0], told[3], strict=True
    ):
        for player, log_ in some.items():
            assert log_ == pytest.approx(log(0.8 * exp(either[player]) + 0.2 * exp(random[player])), abs=1e-9)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("game", FOUR)
def test_whoever_plays_no_more_bits_are_lost_than_the_prior_says(game, kind):
    """Against each expert, tie habit and the random player, all cards of each player together, whatever they are."""
    stranger = STRANGERS[kind]
    lost: list[float] = []
    for states in deals(game, range(6)):
        insight = Insight(on_turn(states[-1]))
        truth = [tuple(int(hand) for hand in states[-1].hands)]
        (mixed,) = by_player(insight, truth, stranger)
        (random,) = by_player(insight, truth, stranger._replace(random=1.0))
        for at, name in enumerate(POLICIES):
            for noise in range(len(NOISE)):
                for tie in TIES:
                    (alone,) = by_player(insight, truth, only(name, noise, tie))
                    prior = (1 - stranger.random) * stranger.experts[at * len(NOISE) + noise]
                    prior *= stranger.ties[TIES.index(tie)]
                    for player, log_ in mixed.items():
                        lost.append((alone[player] + log(prior) - log_) / log(2))
        lost += [(random[player] + log(stranger.random) - log_) / log(2) for player, log_ in mixed.items()]
    assert len(lost) > 1000 and max(lost) < 1e-9 < 1e-3 < max(lost) - min(lost)


def test_a_player_of_random_cards_misleads_by_little():
    """The mean of the bits that the true layout gains; at worst the prior of the random player is lost."""
    bits = []
    for states in deals("english-dummy", range(40, 60)):
        state = states[len(states) // 2]
        insight = Insight(on_turn(state))
        if drawing.ways(insight) < 100:
            continue
        worlds = [tuple(int(hand) for hand in state.hands), *drawing.draw(insight, 99, 1)]
        logs = learned().log_likelihoods(insight, worlds, STRANGERS[Kind.COMPUTER])
        mean = sum(exp(one - logs[0]) for one in logs) / len(logs)
        bits.append(-log(mean) / log(2))
    assert len(bits) >= 15 and sum(bits) / len(bits) > -0.6


def test_equal_cards_are_shared_out_by_the_tie_habit():
    looked = 0
    for states in deals("english-dummy", range(8)):
        truth = tuple(int(hand) for hand in states[-1].hands)
        insight = Insight(on_turn(states[-1]))
        told = {tie: learned().terms(insight, [truth], only("plain", 0, tie)) for tie in ("any", "lowest", "highest")}
        for even, lowest, highest in zip(told["any"], told["lowest"], told["highest"], strict=True):
            then = next(
                Insight(on_turn(state))
                for state in states
                if len(state.tricks) == even.trick and to_play(state) == even.seat
            )
            equals = sorted(equal_to(then, even.card), key=lambda card: then.ranked.strength[card])
            many = len(equals)
            for term, at in ((lowest, 0), (highest, -1)):
                kept = 0.95 * (term.card == equals[at]) + 0.05 / many
                assert exp(term.logs[0]) == pytest.approx(
                    exp(even.logs[0]) * many * kept if many > 1 else exp(even.logs[0])
                )
            looked += many > 1
    assert looked > 10


def test_cards_tell_who_plays():
    """ED-30: after deals of players of one kind, that kind is believed; a habit is carried on, but not for ever."""
    believed = dict.fromkeys(PLAYERS[:3], STRANGERS[Kind.COMPUTER])
    for number in range(1, 5):
        setup = setup_of("english-dummy", number)
        by_books = dict.fromkeys(setup.layout.players, decider("books", number))
        *_, last = played(setup, number, by_books)
        assert isinstance(last, DealState)
        table = table_of(setup.rules, last.layout, last.trump, last.down, (1 << 52) - 1)
        story = story_of(table, last.layout, [(trick.leader, trick.cards) for trick in last.tricks], None)
        left = tuple(int(hand) for hand in last.hands)
        after = learned().learned(story, last.layout, (left[0], left[1], left[2], left[3]), believed)
        believed = {player: carried(one, Kind.COMPUTER) for player, one in after.items()}
    for one in believed.values():
        assert (
            LEAST_RANDOM <= one.random < 0.1
            and sum(one.experts) == pytest.approx(1)
            and sum(one.ties) == pytest.approx(1)
        )
        assert one.policies["custom"] > 0.6


def test_the_native_module_has_the_same_experts():
    native = drawing.NATIVE
    assert tuple(native.NOISE) == NOISE and native.TIES + len(POLICIES) == len(TIES)
    for stranger in STRANGERS.values():
        assert len(stranger.experts) == len(NOISE) * len(POLICIES) and min(stranger.experts) > 0
        assert sum(stranger.policies.values()) == pytest.approx(1) and stranger.random >= LEAST_RANDOM
        assert sum(stranger.ties) == pytest.approx(1) and min(stranger.ties) > 0


def test_the_weights_say_where_they_come_from():
    for told in map(learned().provenance.__getitem__, POLICIES):
        assert sum(told["deals"].values()) > 500 and told["losses"] and "tools.train_policy fit" in told["command"]
    assert Path(WEIGHTS).stat().st_size <= 600_000


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "the first line is not"),
        (b"dummywhist policy 3\n{}\n", "the first line is not"),
        (MARK + b"no json\n\0\0", "the second line is no JSON"),
        (MARK + b"[]\n" + bytes(10), "the policies are not custom, plain, indifferent, people"),
        (MARK + b'{"plain": {}}\n' + bytes(10), "the policies are not custom, plain, indifferent, people"),
        (MARK + b"{" + b",".join(b'"%s": {}' % one.encode() for one in POLICIES) + b"}\n", "does not say how many"),
        (torn(10)[:-8], "not as many weights as the second line says"),
        (torn(10).replace(b'"numbers": 10', b'"numbers": 9'), "not as many weights as the second line says"),
        (torn(10)[: torn(10).index(b"}}\n") + 3] + bytes(30), "the weights are torn"),
        (torn(10), "not as many weights as features"),
        (torn(min(drawing.NATIVE.NUMBERS.values()), b"\xff\x7f"), "a weight is no number"),
    ],
)
def test_a_wrong_file_is_told_in_one_sentence(content, why):
    with pytest.raises(Unreadable) as wrong:
        Policy(content)
    sentence = str(wrong.value)
    assert why in sentence and sentence.startswith("These are no weights of the players’ policy: ")
    assert sentence.endswith(".") and "\n" not in sentence
