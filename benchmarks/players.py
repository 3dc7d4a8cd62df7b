"""How strong is one level against another? A duplicate match: the same deals, the roles exchanged.

    python -m benchmarks.players steady beginner [--deals 400] [--first 1] [--jobs 2]

Each deal is played twice: once the first level is dummy's partner and the second both adversaries, once the other way
round. Reported is by how many tricks a deal the first level does better, summed over both roles, with the standard
error of the mean; and the tricks that dummy's side takes each way. A level may also be `random`: any lawful card.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import EAST, SOUTH, WEST, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import Action, CutPack, DealAction, Play, Quit, TurnTrump
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Side, lay_out
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.phases.play import following, to_play
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY

RULES = ENGLISH_DUMMY.rules()
LAYOUT = lay_out(RULES.seats, {SOUTH: PLAYERS[0], WEST: PLAYERS[1], EAST: PLAYERS[2]})
DUMMY_SIDE, ADVERSARIES = Side("NS"), Side("EW")
RANDOM = "random"


class Compared(NamedTuple):
    """Tricks of dummy's side in one deal: with the first level as dummy's partner, and with the second."""

    first_has_dummy: int
    second_has_dummy: int


def dealt(number: int) -> DealState:
    """Return deal ``number`` ready for the first lead; the four chairs deal in turn."""
    setup = Setup(RULES, 0, Seat(number % 4), LAYOUT, ((DUMMY_SIDE, 0), (ADVERSARIES, 0)))
    state = kernel.start(setup)
    steps: tuple[tuple[By, DealAction], ...] = (
        (TABLE, CutPack()), (CHANCE, deal_out(setup, number)), (TABLE, TurnTrump()),
    )  # fmt: skip
    for by, action in steps:
        state, _ = kernel.apply(state, by, action)
    return state


def played(number: int, with_dummy: str, against: str) -> Iterator[tuple[DealState, Action]]:
    """Play deal ``number`` by the levels of the two sides; yield each state with the card chosen in it."""
    state = dealt(number)
    dice = random.Random(number)
    while state.phase_name == "play":
        if len(state.trick) == 4:
            state, _ = kernel.apply(state, TABLE, Quit())
            continue
        seat = to_play(state)
        player = LAYOUT.holder[seat]
        assert player is not None
        level = with_dummy if LAYOUT.side[seat] == DUMMY_SIDE else against
        if level == RANDOM:
            cards = list(cards_in(following(state, seat)))
            action: Action = Play(cards[int(dice.random() * len(cards))])
        else:
            action = decide(level, view(state, player), number).action
        assert isinstance(action, Play)
        yield state, action
        state, _ = kernel.apply(state, player, action)
    yield state, Quit()


def dummy_tricks(number: int, with_dummy: str, against: str) -> int:
    """Return the tricks that dummy's side takes in deal ``number``."""
    *_, (last, _) = played(number, with_dummy, against)
    return last.won_by(DUMMY_SIDE)


def compare(number: int, first: str, second: str) -> Compared:
    """Play deal ``number`` both ways."""
    return Compared(dummy_tricks(number, first, second), dummy_tricks(number, second, first))


def main() -> None:
    """Play the match and print what it shows."""
    parser = argparse.ArgumentParser(description="Duplicate match between two levels.")
    parser.add_argument("first", help="a level, or random")
    parser.add_argument("second", help="a level, or random")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first-deal", type=int, default=1, dest="start")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    numbers = range(asked.start, asked.start + asked.deals)
    began = time.perf_counter()
    with ProcessPoolExecutor(asked.jobs) as pool:
        results = list(pool.map(partial(compare, first=asked.first, second=asked.second), numbers, chunksize=10))
    took = time.perf_counter() - began
    gains = [result.first_has_dummy - result.second_has_dummy for result in results]
    error = statistics.stdev(gains) / math.sqrt(len(gains))
    print(f"{asked.first} against {asked.second}, {len(results)} deals, each both ways, {took:.0f} s")
    print(f"tricks a deal better    {statistics.mean(gains):+.2f} ± {error:.2f}")
    for name, tricks in (
        (asked.first, [result.first_has_dummy for result in results]),
        (asked.second, [result.second_has_dummy for result in results]),
    ):
        print(f"dummy's side, played by {name:9s} {statistics.mean(tricks):.2f}")


if __name__ == "__main__":
    main()
