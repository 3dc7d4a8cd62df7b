"""How is a deal of a match played? Both ways: each level once where the other sat, among players of the other."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from threading import Lock
from typing import Final

from dummywhist.cli.arena.blunders import given_away
from dummywhist.cli.arena.deals import Moment, played, points_of, setup_of, worth_of
from dummywhist.cli.arena.deciders import Decider, decider
from dummywhist.cli.arena.plan import LETTERS, Deal, Letter, Plan, Played, number_of
from dummywhist.cli.other_player import OtherPlayer
from dummywhist.engine.cards.seat import seat_text
from dummywhist.engine.deal.layout import Player, Side, column_of, columns
from dummywhist.engine.deal.phases.auction import contract_of, thrown_in
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.players.habits import Habits, Kind
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.solver.solver import Solver

ORDINALS: Final = ("first", "second", "third")
MEMORY_MB: Final = 64
DECIMALS: Final = 2
Known = tuple[tuple[Player, Habits], ...]
_ONE_AT_A_TIME = Lock()


def deal_of(plan: Plan, index: int) -> Deal:
    """Play the ``index``-th deal of a match both ways; the same on every machine, but for the times."""
    with one_at_a_time():
        scores = random.Random(number_of(plan, index, "scores")) if plan.scores == "random" else None
        setup = setup_of(plan.game, index, plan.changes, scores)
        roles = roles_of(setup)
        number = number_of(plan, index, "cards")
        return Deal(index, number, roles, tuple(_game(plan, setup, number, a) for a in _ways(plan, list(roles))))


def one_at_a_time() -> Lock:
    """Return what a deal holds while it is played.

    A worker of a cluster may have threads; solvers are not to be shared, and times not to be mixed.
    """
    return _ONE_AT_A_TIME


def roles_of(setup: Setup) -> dict[str, str]:
    """Return the role of each column.

    Who has the only dummy is the declarer; else the columns are counted from the dealer's left, so that the dealer's
    comes last, or his adversaries' first.
    """
    layout = setup.layout
    if len(layout.dummies) == 1:
        own = layout.side[layout.dummies[0]]
        return {side: "declarer" if side == own else "adversary" for side in columns(layout)}
    found: list[Side] = []
    seat = setup.dealer
    for _ in layout.chairs:
        seat = layout.next_chair(seat)
        holder = layout.holder[seat]
        assert holder is not None
        if (column := column_of(layout, holder)) not in found:
            found.append(column)
    return dict(zip(found, ORDINALS, strict=False))


def seated(
    plan: Plan, setup: Setup, seating: Mapping[Player, str], habits: Known = ()
) -> dict[Player, Decider]:  # fmt: skip
    """Return who decides for each player, when the levels sit as in ``seating``; each chair has its own chance."""
    manner = Manner(
        budget=plan.budget, company=tuple((player, Kind.COMPUTER) for player in seating), habits=habits,
        tricks=plan.unit == "tricks",
    )  # fmt: skip
    return {
        player: decider(
            level,
            number_of(plan, setup.ordinal, f"chair {seat_text(setup.layout.own_seat(player))}"),
            manner,
            plan.others.get(level),
        )
        for player, level in seating.items()
    }


def played_by(
    plan: Plan, setup: Setup, number: int, seating: Mapping[Player, str], habits: Known = ()
) -> tuple[list[Moment], DealState, dict[Player, int]]:  # fmt: skip
    """Return the decisions of a deal, the deal as it was counted, and how often steady stood in for a player.

    ``habits``: what is known of how the players play.
    """
    deciders = seated(plan, setup, seating, habits)
    others = {player: one for player, one in deciders.items() if isinstance(one, OtherPlayer)}
    try:
        *decided, last = played(setup, number, deciders)
    finally:
        # A player who goes on to another chair of the same deal would know hands that he must not see.
        for other in others.values():
            other.close()
    assert isinstance(last, DealState)
    moments = [moment for moment in decided if isinstance(moment, Moment)]
    return moments, last, {player: other.stood_in for player, other in others.items() if other.stood_in}


def _ways(plan: Plan, roles: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the columns where A sits: each alone, then all but each; of two sides, no side where roles are wanted."""
    for column in roles:
        yield (column,)
    if len(roles) > 2:
        for column in roles:
            yield tuple(other for other in roles if other != column)
    elif plan.roles:
        yield ()


def _game(plan: Plan, setup: Setup, number: int, a: tuple[str, ...]) -> Played:
    layout = setup.layout
    letter: dict[Player, Letter] = {player: "a" if column_of(layout, player) in a else "b" for player in layout.players}
    moments, last, instead = played_by(plan, setup, number, {player: plan.level(own) for player, own in letter.items()})
    assert last.result is not None
    stood_in: dict[Letter, int] = {}
    for player, many in instead.items():
        stood_in[letter[player]] = stood_in.get(letter[player], 0) + many
    ms: dict[Letter, list[float]] = {one: [] for one in LETTERS}
    errors: dict[Letter, dict[str, int]] = {one: {} for one in LETTERS}
    if a:
        for moment in moments:
            if moment.seconds is not None:
                ms[letter[moment.player]].append(round(1000 * moment.seconds, DECIMALS))
        if plan.errors:
            errors = _errors(moments, last, letter)
    return Played(
        a,
        {side: won for side, won in last.result.tricks},
        points_of(last),
        worth_of(last),
        {one: tuple(took) for one, took in ms.items()},
        errors,
        stood_in,
    )


def _errors(
    moments: Sequence[Moment], last: DealState, letter: Mapping[Player, Letter]
) -> dict[Letter, dict[str, int]]:
    found: dict[Letter, dict[str, int]] = {one: {} for one in LETTERS}
    if thrown_in(last):
        return found
    role = {player: _role_in_play(last, player) for player in letter}
    for player, own in letter.items():
        found[own].setdefault(role[player], 0)
    for player, lost in given_away(moments, _solver()):
        found[letter[player]][role[player]] += lost
    return found


def _role_in_play(state: DealState, player: Player) -> str:
    layout = state.layout
    contract = contract_of(state)
    if contract is None:
        return roles_of(state.setup)[column_of(state.setup.layout, player)]
    ours, theirs = (layout.side[layout.own_seat(one)] for one in (player, contract.declarer))
    return "declarer" if ours == theirs else "adversary"


@lru_cache(maxsize=1)
def _solver() -> Solver:
    return Solver(MEMORY_MB)
