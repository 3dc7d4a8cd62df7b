"""What not to follow proves is asked of the rules: a void where they prevent a revoke, else only a likelihood."""

from dataclasses import replace
from random import Random

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.phases import play
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge import infer
from dummywhist.engine.knowledge.consistent import check_view
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import REVOKES, layouts
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief import sampling
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.parts import Follow
from dummywhist.engine.rules.renounce import Proof, renounce_proves
from tests.engine.players.positions import on_turn
from tests.engine.random_play import dealt, setup_of
from tests.playing import doing
from tests.playing import on_turn as acting

RULES = game_of("english-dummy").rules()
PENALISED = replace(RULES, trick=replace(RULES.trick, follow=Follow.PENALISE))
MANY = 200


@pytest.fixture
def penalised(monkeypatch):
    """Views are read as made under rules that prevent no revoke."""
    monkeypatch.setattr(infer, "rules_of", lambda _: PENALISED)


def lawless(seed, tricks=5):
    """Return a deal of which so many tricks were played with no regard for suits."""
    dice, state = Random(seed), dealt(setup_of(RULES, SOUTH), seed)
    while len(state.tricks) < tricks:
        if trick_full(state):
            state, _, _ = play.apply(state, "table", kernel.choices(state, "table").others[0])
            continue
        card = dice.choice(list(cards_in(state.hands[to_play(state)])))
        state, _, _ = play.apply(state, "", Play(card))
    return state


def played_on(seed):
    """Yield the moments of a deal by the laws at which something was not followed by a hand that is not seen."""
    dice, state = Random(seed), dealt(setup_of(RULES, SOUTH), seed)
    while state.phase_name == "play":
        by = dice.choice(acting(state))
        if not trick_full(state) and 2 < len(state.tricks) < 9:
            insight = Insight(on_turn(state))
            if any(insight.renounced[seat] & insight.unseen for seat in insight.hidden):
                yield state, insight
        state, _ = kernel.apply(state, by, dice.choice(doing(state, by)))


def found(seeds=range(12)):
    return next(pair for seed in seeds for pair in played_on(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_prevents_revokes(game):
    assert renounce_proves(game.rules()) is Proof.VOID


def test_penalised_rules_prove_nothing():
    assert renounce_proves(PENALISED) is Proof.LIKELIHOOD


def test_a_void_is_proved_where_revokes_are_prevented():
    _, insight = found()
    for seat in insight.hidden:
        assert not insight.may[seat] & insight.renounced[seat]
    assert insight.believed is None


def test_a_void_is_only_believed_where_revokes_are_penalised(monkeypatch):
    state, strict = found()
    monkeypatch.setattr(infer, "rules_of", lambda _: PENALISED)
    insight = Insight(on_turn(state))
    assert insight.renounced == strict.renounced
    open_suits = [seat for seat in insight.hidden if insight.may[seat] & insight.renounced[seat]]
    assert open_suits, "he may have it after all"
    assert insight.believed.may == strict.may and insight.believed.must == strict.must


@pytest.mark.parametrize("draw", ["layouts", "draw", "weighed"])
def test_worlds_believe_in_voids_but_for_a_few(penalised, draw):
    if draw != "layouts" and sampling.NATIVE is None:
        pytest.skip("the native module was not built")
    state, _ = found()
    insight = Insight(on_turn(state))
    worlds = {
        "layouts": lambda: layouts(insight, MANY, Random(1)),
        "draw": lambda: sampling.draw(insight, MANY, 1),
        "weighed": lambda: policy().weighed_worlds(insight, MANY, MANY, 1),
    }[draw]()
    assert len(worlds) == MANY
    doubting = sum(any(world[seat] & insight.renounced[seat] for seat in insight.hidden) for world in worlds)
    assert doubting <= (REVOKES if draw != "weighed" else 0.2) * MANY
    if draw != "weighed":
        assert doubting > 0
    for world in worlds:
        assert not any(world[seat] & ~insight.may[seat] for seat in insight.hidden)


@pytest.mark.parametrize("seed", range(10))
def test_what_is_concluded_of_a_lawless_deal_is_true(penalised, seed):
    state = lawless(seed)
    insight = Insight(on_turn(state))
    for seat in insight.hidden:
        assert not state.hands[seat] & ~insight.may[seat] and not insight.must[seat] & ~state.hands[seat]
    assert len(layouts(insight, 20, Random(seed))) == 20
    if sampling.NATIVE is not None:
        assert len(policy().weighed_worlds(insight, 40, 20, seed)) == 20
        assert all(log > float("-inf") for log in policy().log_likelihoods(insight, sampling.draw(insight, 40, seed)))


@pytest.mark.parametrize("seed", range(10))
def test_a_view_of_a_lawless_deal_is_false_only_where_revokes_are_prevented(seed):
    seen = view(lawless(seed), None)
    check_view(seen, PENALISED)
    with pytest.raises(Unreadable):
        check_view(seen, RULES)


def test_who_plays_a_suit_that_he_did_not_follow_is_not_believed_void_of_it(penalised):
    caught = 0
    for seed in range(10):
        state = lawless(seed)
        insight = Insight(on_turn(state))
        for seat in insight.hidden:
            last = [trick.cards[(seat - trick.leader) % 4] for trick in state.tricks]
            for card in last[-1:]:
                caught += 1
                assert not insight.renounced[seat] >> card & 1
    assert caught
