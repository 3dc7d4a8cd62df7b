"""Is what a side made the exact sum of its parts, in tricks and points, between two sides and three?"""

from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from random import Random

import pytest

from benchmarks.study import played as self_played
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.deal_study import Judged, judged
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.knowable import Knowable, knowable
from dummywhist.engine.study.split import average, points_of, split
from tests.engine.study.splitting import check_split, made_up
from tests.engine.study.test_deal_study import counted, every_counted

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")
DEALS = 2


@pytest.mark.parametrize("game", [game.key for game in GAMES])
@pytest.mark.parametrize("seed", range(2))
def test_the_parts_come_to_what_was_made_in_deals_that_computers_played(game: str, seed: int) -> None:
    dice = Random(seed)
    told = sum(check_split(self_played(game, 1 + DEALS * seed + one, "steady"), dice) for one in range(DEALS))
    assert told >= 2 * 2 * DEALS


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_and_in_deals_that_were_claimed_or_ended_by_the_law(game: str) -> None:
    assert sum(check_split(deal, Random(1)) for deal in islice(every_counted(game), 6))


@cache
def three() -> tuple[DealLog, tuple[Judged, ...], Player]:
    log = next(deal for deal in every_counted("three-handed") if deal.setup.rules.laws is None)
    found = tuple(made_up(log, Random(3)))
    return log, found, played(log, 0).layout.players[0]


def test_of_three_what_the_others_give_is_what_both_lose_together_against_one() -> None:
    """A card of the others raises what one makes against both, by what all of them lose who hold cards against him."""
    log, found, me = three()
    state = played(log, len(log.entries))
    assert state.result is not None and len(state.layout.sides) == 3
    unknown = [one._replace(known=None) for one in found]
    told = split(unknown, state.layout, state.result, me, float, lambda _one, _player: None)
    assert told is not None
    mine, solver = side_of(state.layout, me), Solver(32)
    chairs = state.layout.chairs
    counted = sum(1 << place for place, seat in enumerate(chairs) if state.layout.side[seat] == mine)
    stood = []
    for one in found:
        position = replace(one.decision.position, side=counted)
        won = sum(state.layout.side[trick.winner] == mine for trick in one.decision.view.played)
        stood.append(won + solver.tricks(position))
    rises = [after - before for before, after in pairwise(stood)]
    gained = sum(rise for one, rise in zip(found, rises, strict=False) if one.decision.player != me)
    lost = -sum(rise for one, rise in zip(found, rises, strict=False) if one.decision.player == me)
    assert all(rise >= 0 for one, rise in zip(found, rises, strict=False) if one.decision.player != me)
    assert all(rise <= 0 for one, rise in zip(found, rises, strict=False) if one.decision.player == me)
    assert told.held == stood[0] and told.lay == gained - lost and told.others == told.own == 0


def test_what_a_card_gave_to_one_of_three_is_counted_against_him_and_no_other() -> None:
    log, found, me = three()
    layout = played(log, len(log.entries)).layout
    one = next(one for one in found if one.decision.trick >= 10 and one.decision.player != me and len(one.seen) > 1)
    told = {
        side: knowable(one.decision.view, one.decision.card, Solver(32), against=side)
        for side in layout.sides if side != layout.side[one.decision.seat]
    }  # fmt: skip
    assert len(told) == 2 and all(known.loss >= 0 for known in told.values())
    whole = one.decision.position.tricks + len(one.decision.view.played)
    for side, known in told.items():
        won = sum(layout.side[trick.winner] != side for trick in one.decision.view.played)
        assert all(won <= tricks <= whole for tricks in known.tricks.values())
        for card, spread in known.spread.items():
            assert sum(spread) == pytest.approx(1)
            assert known.tricks[card] == pytest.approx(sum(many * share for many, share in enumerate(spread)))


def test_in_points_a_trick_that_decides_nothing_is_no_part() -> None:
    log = counted("english-dummy")
    found = [one._replace(known=None) for one in made_up(log, Random(0))]
    state = played(log, len(log.entries))
    assert state.result is not None
    for player in state.layout.players:
        worth = points_of(log, found, player)
        told = split(found, state.layout, state.result, player, worth)
        assert told is not None and told.own == told.others == 0
        assert told.lay == pytest.approx(told.taken - told.held - told.claimed)
        assert [worth(tricks) for tricks in range(14)] == sorted(worth(tricks) for tricks in range(14))
    one, other = state.layout.players[0], state.layout.players[-1]
    mine, theirs = points_of(log, found, one), points_of(log, found, other)
    assert all(mine(tricks) == pytest.approx(-theirs(13 - tricks)) for tricks in range(14)), "one's gain is their loss"


def test_what_others_could_know_counts_in_points_as_what_one_gains() -> None:
    log = counted("english-dummy")
    found = made_up(log, Random(5))
    state = played(log, len(log.entries))
    assert state.result is not None
    players = state.layout.players
    me = next(player for player in players if len(state.layout.seats_of(player)) == 2)
    theirs = next(player for player in players if player != me)
    mine = split(found, state.layout, state.result, me, points_of(log, found, me))
    other = split(found, state.layout, state.result, theirs, points_of(log, found, theirs))
    assert mine is not None and other is not None
    assert mine.others == pytest.approx(-(other.own + other.partner))
    assert mine.own == pytest.approx(-other.others)


def test_the_average_is_told_where_it_follows_from_the_game_alone() -> None:
    even = {game.key for game in GAMES if average(game.rules({})) is not None}
    assert even == {"english-dummy", "classic-whist", "mort-3", "mort-4", "double-dummy", "duplicate-whist"}
    assert average(game_of("english-dummy").rules({})) == 6.5


@pytest.mark.repeated
@pytest.mark.parametrize("game", ["english-dummy", "three-handed"])
def test_with_what_could_be_known_indeed(game: str) -> None:
    log = self_played(game, 11, "steady")
    state = played(log, len(log.entries))
    assert state.result is not None
    found = list(judged(log))

    def gift(one: Judged, player: Player) -> Knowable:
        against = side_of(state.layout, player)
        return knowable(one.decision.view, one.decision.card, Solver(32), against=against)

    for player in state.layout.players:
        for worth in (float, points_of(log, found, player)):
            told = split(found, state.layout, state.result, player, worth, gift)
            assert told is not None and abs(told.sum - told.taken) < 1e-9
