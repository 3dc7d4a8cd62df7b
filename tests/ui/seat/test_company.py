"""Do marker and strip show the moment on show, and is it known what a deal has decided?"""

from functools import lru_cache

import pytest

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.seats.standing import Standing, standing_of
from dummywhist.ui.scene.parts import Company
from dummywhist.ui.seat.company import company, decided
from tests.ui.panels.sessions import NAMES, played

A = PLAYERS[0]


@lru_cache
def over() -> Standing:
    """A tournée that is over."""
    return standing_of(played(3)[0], ())


def at(ordinal: int, counted: bool) -> Company:
    """What stands around a deal of it, in the play or counted."""
    seen = view(played(3)[2][ordinal], A)
    return company(over(), seen if counted else seen._replace(result=None), NAMES, frozenset({A}))


@pytest.mark.parametrize("counted", [False, True])
def test_a_moment_looked_back_on_has_the_games_and_rubbers_of_that_moment(counted: bool) -> None:
    for rubber in over().rubbers:
        games = [game for game in rubber.games if game.deals]
        for deal in (deal for game in games for deal in game.deals):
            last = deal.ordinal - (not counted)
            ended = [game.winner for game in games if game.deals[-1].ordinal <= last]
            around = at(deal.ordinal, counted)
            assert around.games == {side: ended.count(side) for side in rubber.columns}
            done = [fact.won is not None for fact in around.rubbers]
            assert done == [one.games[-1].deals[-1].ordinal <= last for one in over().rubbers]


def test_it_is_known_which_deal_ended_a_game_and_a_rubber() -> None:
    ends = {game.deals[-1].ordinal: (rubber, game) for rubber in over().rubbers for game in rubber.games if game.deals}
    for ordinal in range(over().deals):
        rubber, game = decided(over(), ordinal)
        assert (game is not None) == (ordinal in ends)
        if game is not None:
            whose, ended = ends[ordinal]
            assert game == ended and (rubber == whose) == (ended == whose.games[-1])
