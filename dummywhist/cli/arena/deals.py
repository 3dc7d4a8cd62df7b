"""How is one deal played by itself? At a score, nothing to nothing if none is drawn, each decision with its time."""

import random
import time
from collections.abc import Iterator, Mapping

from dummywhist.cli.arena.deciders import Decider
from dummywhist.cli.other_player import OtherPlayer
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, REFEREE, TABLE, Player, columns, lay_out
from dummywhist.engine.deal.line import Unit
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.search.utility import standing
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import AtLeast, FirstTo
from dummywhist.engine.study.claims import judged
from dummywhist.engine.values import NamedTuple


class Moment(NamedTuple):
    """A decision: the deal at that moment, who decides, what he does, and the seconds of the processor that it took.

    ``seconds`` is None where there was no choice but to claim, and for a player of another maker, whose process spends
    them.
    """

    state: DealState
    player: Player
    action: Action
    seconds: float | None


def setup_of(
    game: str, index: int, changes: Mapping[str, Setting] | None = None, chance: random.Random | None = None
) -> Setup:  # fmt: skip
    """Return the setup of the ``index``-th deal of ``game``: the chairs deal in turn.

    Where a game is won by a number of points, ``chance`` draws the score of each column from nothing to one less, all
    as likely; else, and without ``chance``, nobody has a score.
    """
    rules = game_of(game).rules(changes)
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    dealers = [seat for seat in layout.chairs if rules.dealing.dummies_deal or seat not in layout.dummies]
    end = rules.match.of.of
    most = end.points if chance is not None and isinstance(end, FirstTo | AtLeast) else 1
    before = tuple((side, 0 if chance is None else int(chance.random() * most)) for side in columns(layout))
    return Setup(rules, index, dealers[index % len(dealers)], layout, before)


def played(setup: Setup, number: int, deciders: Mapping[Player, Decider]) -> Iterator[Moment | DealState]:
    """Play the cards of deal ``number``; yield each decision of a player, and at last the counted deal."""
    state = kernel.start(setup)
    while state.result is None:
        actors = kernel.actors(state)
        if CHANCE in actors:
            state, _ = kernel.apply(state, CHANCE, deal_out(setup, number))
            continue
        if REFEREE in actors:
            state, _ = kernel.apply(state, REFEREE, judged(state))
            continue
        if TABLE in actors and (routine := next(iter(kernel.choices(state, TABLE)), None)) is not None:
            state, _ = kernel.apply(state, TABLE, _of_deal(routine))
            continue
        moment = _decided(state, deciders)
        yield moment
        state, _ = kernel.apply(state, moment.player, _of_deal(moment.action))
    yield state


def points_of(state: DealState) -> dict[str, int]:
    """Return what each column scored in the counted deal ``state``, also beyond the game that is won by it."""
    assert state.result is not None
    scored: dict[str, int] = dict.fromkeys(columns(state.setup.layout), 0)
    for line in state.result.scored:
        if line.unit is Unit.POINTS:
            scored[line.side] += line.amount
    return scored


def worth_of(state: DealState) -> dict[str, float]:
    """Return by how many points the counted deal ``state`` leaves each column better off than the others."""
    assert state.result is not None
    setup = state.setup
    return {
        side: standing(setup.rules, setup.before, side, setup.ordinal).worth(state.result)
        for side in columns(setup.layout)
    }


def _decided(state: DealState, deciders: Mapping[Player, Decider]) -> Moment:
    """Return the decision of who has something to do but to claim."""
    for player in state.layout.players:
        seen = view(state, player)
        options = len(others(seen.options))
        if options:
            began = time.process_time()
            action = deciders[player](seen)
            took = time.process_time() - began
            elsewhere = isinstance(deciders[player], OtherPlayer)
            return Moment(state, player, action, took if options > 1 and not elsewhere else None)
    raise AssertionError


def _of_deal(action: Action) -> DealAction:
    assert isinstance(action, DealAction)
    return action
