"""How strong is one level against another, in every game? Duplicate matches: the same deals, the seats exchanged.

    python -m benchmarks.players [GAME …] [--levels steady beginner random] [--deals 200] [--first-deal 1] [--jobs 2]

Each level plays against the next, in each GAME (all, if none is named) by its usual rules, every deal at the score
nothing to nothing. Where there are two sides, each deal is played twice, each level once on each side; where everybody
plays for himself, each level sits once on every chair with the other level on the other chairs. A level may also be
`random`: any lawful action. Reported is by how many points of the game a deal the first level does better than its
opponents, with the standard error of the mean.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from dummywhist.cli.match import at_random
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import Action, Claim, DealAction
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, Player, Side, column_of, columns, lay_out
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of

RANDOM = "random"
LEVELS = ("steady", "beginner", RANDOM)
Seating = Mapping[Player, str]
"""By player, the level that plays for him."""


class Moment(NamedTuple):
    """A decision: the deal at that moment, who decides, and what he does."""

    state: DealState
    player: Player
    action: Action


class Match(NamedTuple):
    """The points a deal by which one level is better than another: mean, standard error, and the deals."""

    better: float
    error: float
    deals: int


def setup_of(game: str, number: int, changes: Mapping[str, Setting] | None = None) -> Setup:
    """Return the setup of deal ``number`` of ``game``: the chairs deal in turn, nobody has a score."""
    rules = game_of(game).rules(changes)
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    dealers = [seat for seat in layout.chairs if rules.dealing.dummies_deal or seat not in layout.dummies]
    before = tuple((side, 0) for side in columns(layout))
    return Setup(rules, number, dealers[number % len(dealers)], layout, before)


def played(setup: Setup, number: int, seating: Seating) -> Iterator[Moment | DealState]:
    """Play deal ``number``; yield each decision of a player, and at last the counted deal."""
    state = kernel.start(setup)
    dice = {player: random.Random(f"{number} {player}") for player in seating}
    while state.result is None:
        actors = kernel.actors(state)
        if CHANCE in actors:
            state, _ = kernel.apply(state, CHANCE, deal_out(setup, number))
            continue
        if TABLE in actors and (routine := next(iter(kernel.choices(state, TABLE)), None)) is not None:
            state, _ = kernel.apply(state, TABLE, _of_deal(routine))
            continue
        player, options = _on_turn(state)
        if seating[player] == RANDOM:
            action = at_random(options, dice[player].random)
        else:
            action = decide(seating[player], view(state, player), number).action
        yield Moment(state, player, action)
        state, _ = kernel.apply(state, player, _of_deal(action))
    yield state


def _of_deal(action: Action) -> DealAction:
    assert isinstance(action, DealAction)
    return action


def _on_turn(state: DealState) -> tuple[Player, list[Action]]:
    """Return who has something to do but to claim, and his options."""
    for player in state.layout.players:
        options = list(kernel.choices(state, player))
        if any(not isinstance(option, Claim) for option in options):
            return player, options
    raise AssertionError


def points(game: str, number: int, seating: Seating) -> dict[Side, int]:
    """Return what each column scores in deal ``number``, also beyond the game that is won by it."""
    *_, last = played(setup_of(game, number), number, seating)
    assert isinstance(last, DealState) and last.result is not None
    scored = dict.fromkeys(columns(last.setup.layout), 0)
    for line in last.result.lines:
        scored[line.side] += line.points
    return scored


def better(number: int, game: str, first: str, second: str) -> float:
    """Return by how many points a deal ``first`` does better than ``second`` in deal ``number``, seats exchanged."""
    layout = setup_of(game, number).layout
    column = {player: column_of(layout, player) for player in layout.players}
    found = []
    for mine, theirs, sign in ((first, second, 1), (second, first, -1)):
        for side in columns(layout):
            seating = {player: mine if column[player] == side else theirs for player in layout.players}
            scored = points(game, number, seating)
            others = [score for other, score in scored.items() if other != side]
            found.append(sign * (scored[side] - sum(others) / len(others)))
    return sum(found) / len(found)


def match(game: str, first: str, second: str, numbers: Sequence[int], pool: ProcessPoolExecutor) -> Match:
    """Play a match over the deals ``numbers``."""
    work = partial(better, game=game, first=first, second=second)
    results = list(pool.map(work, numbers, chunksize=5))
    return Match(statistics.mean(results), statistics.stdev(results) / math.sqrt(len(results)), len(results))


def main() -> None:
    """Play the matches and print what they show."""
    parser = argparse.ArgumentParser(description="Duplicate matches between levels.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first-deal", type=int, default=1, dest="start")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    numbers = range(asked.start, asked.start + asked.deals)
    print(f"points a deal better, {asked.deals} deals, seats exchanged")
    print(
        "| game | "
        + " | ".join(f"{a} against {b}" for a, b in zip(asked.levels, asked.levels[1:], strict=False))
        + " | time |"
    )
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in asked.games or [game.key for game in GAMES]:
            began = time.perf_counter()
            found = [match(game, a, b, numbers, pool) for a, b in zip(asked.levels, asked.levels[1:], strict=False)]
            cells = " | ".join(f"{one.better:+.2f} ± {one.error:.2f}" for one in found)
            print(f"| {game} | {cells} | {time.perf_counter() - began:.0f} s |", flush=True)


if __name__ == "__main__":
    main()
