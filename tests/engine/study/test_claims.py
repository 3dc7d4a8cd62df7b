"""Are claims judged rightly in every game, and does the line that is shown beat a wrong one?"""

from itertools import islice
from random import Random

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, Claim, Judge
from dummywhist.engine.deal.layers.claims import answering
from dummywhist.engine.deal.layout import REFEREE, side_of
from dummywhist.engine.deal.phases.play import to_play, unplayed
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.parts import ClaimCheck
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study import claims
from tests.engine.study.claimed import check_claims, claimants, positions, settled, with_tops

pytestmark = pytest.mark.skipif(not is_native(), reason="the reference judges only few cards")


@pytest.mark.parametrize("cards", [13, 9, 5, 1])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_W_CLAIM_5_a_right_claim_is_admitted_and_a_wrong_one_refused_with_the_line_that_beats_it(game, cards):
    dice = Random(f"{game.key} {cards}")
    right = wrong = 0
    for state in islice(positions(game, cards, dice), 1 if cards > 5 else 2):
        for played in (state, with_tops(state, claimants(state)[0])):
            for player in claimants(played)[:2]:
                one, other = check_claims(played, player, dice)
                right, wrong = right + one, wrong + other
    assert right and wrong


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_W_CLAIM_1_the_tricks_are_counted_as_claimed(game):
    """The sums hold in every count: the sides of the deal have thirteen tricks between them."""
    dice = Random(game.key)
    for state in islice(positions(game, 6, dice), 3):
        player = claimants(state)[0]
        tops = with_tops(state, player)
        made, _ = kernel.apply(tops, player, Claim(6))
        rule = made.setup.rules.claims
        by = REFEREE if rule.check is ClaimCheck.SOLVER else None
        done = made
        if rule.check is not ClaimCheck.OPPONENTS:
            done = kernel.apply(done, REFEREE, Judge("exact"))[0]
        if by is None:
            for adversary in answering(made.layout, player, ()):
                assert done.phase_name == "play", "every living adversary admits it"
                done = kernel.apply(done, adversary, ACCEPT)[0]
        assert done.phase_name != "play"
        had = {side: won_by(state, side) for side in state.layout.sides}
        have = {side: won_by(done, side) for side in state.layout.sides}
        mine = side_of(state.layout, player)
        assert have == {side: tricks + 6 * (side == mine) for side, tricks in had.items()}
        assert sum(have.values()) == state.setup.rules.dealing.cards
        while done.result is None:
            actor = kernel.actors(done)[0]
            done = kernel.apply(done, actor, next(iter(kernel.choices(done, actor))))[0]
        if len(state.setup.before) == len(have):
            assert dict(done.result.tricks) == have


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_W_CLAIM_6_who_was_refused_claims_again_when_the_trick_is_quitted(game):
    state = next(positions(game, 7, Random(5)))
    player = claimants(state)[0]
    claim = kernel.choices(state, player).others[-1]
    made = kernel.apply(state, player, claim)[0]
    rule = made.setup.rules.claims
    if rule.check is not ClaimCheck.OPPONENTS:
        made = kernel.apply(made, REFEREE, Judge("high" if rule.check is ClaimCheck.SOLVER else "unknown"))[0]
    if made.phase_name == "play" and kernel.actors(made) == answering(made.layout, player, ()):
        made = kernel.apply(made, kernel.actors(made)[0], DECLINE)[0]
    may = claim in kernel.choices(made, player)
    assert may is rule.again
    partner = [other for other in made.layout.players if side_of(made.layout, other) == side_of(made.layout, player)]
    for other in made.layout.players:
        asked = any(isinstance(action, Claim) for action in kernel.choices(made, other))
        assert asked is (rule.again or other not in partner)
    while made.tricks == state.tricks:
        actor = kernel.actors(made)[0]
        made = kernel.apply(made, actor, next(iter(kernel.choices(made, actor))))[0]
    assert any(isinstance(action, Claim) for action in kernel.choices(made, player))


def test_TH_34_who_plays_for_himself_claims_all_or_nothing():
    game = next(game for game in GAMES if game.key == "three-handed")
    state = next(positions(game, 8, Random(3)))
    for player in state.layout.players:
        offered = [action for action in kernel.choices(state, player).others if isinstance(action, Claim)]
        assert offered == [Claim(unplayed(state))]


def test_W_CLAIM_6_without_the_fast_solver_a_long_claim_is_answered_by_the_other_side(monkeypatch):
    game = next(game for game in GAMES if game.key == "english-dummy")
    state = next(state for state in positions(game, 13, Random(4)) if not state.setup.rules.settings.get("claim_check"))
    player = claimants(state)[0]
    monkeypatch.setattr(claims, "Solver", lambda: Solver(slow=True))
    monkeypatch.setattr(claims, "SLOWLY", 500)
    _, after = settled(state, player, 13)
    assert kernel.actors(after) == answering(after.layout, player, ())
    assert to_play(after) == to_play(state)
