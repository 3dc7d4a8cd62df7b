"""How many points do the calls of a level lose? Each is judged by what every call is worth over many worlds.

    python -m benchmarks.calls GAME [--levels strong master steady] [--decisions 60] [--worlds 2000] [--first-deal 1]
                                    [--keep FILE]

Deals of GAME come to their decisions before the play among steady players. One of each deal is judged with so many
WORLDS, the same for all calls, of which all are solved for every call that may still be the best; then the levels
decide, with worlds of their own. Printed are, with the standard error, the points that a decision loses against the
best call found so, and their share of what exhaustive sampling gains: the best call less the best of the other kind (a
pass where it is a bid, a bid where it is a pass, the other packet, the other name). "by worlds" is the part of the
error that comes from judging with so many worlds and no more. The best of many values is too high on the average: so
is the loss, by no more than that.

Judging takes half a minute a decision and is kept in FILE, a line each, as soon as it is done: broken off, it goes on
from there, and other levels or plans are measured against the same. A FILE belongs to one way to draw and follow
worlds; judge again when that has changed.
"""

import argparse
import json
import math
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dummywhist.cli.arena.deals import setup_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.calls.evaluation import Plan
from dummywhist.engine.players.calls.phases import BY_PHASE
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.protocol import decide

ENDLESS = 1 << 62
RIVALS = 6
UNDECIDED = 100


@dataclass
class Judged:
    """What the calls of one decision are worth, in points, and the error of how much less than the best that is;
    ``asked`` says what was judged: the game, the first deal, the number of the decision, and the worlds.
    """

    asked: list[str | int]
    worth: dict[str, float]
    errors: dict[str, float | None]
    gain: float

    @property
    def best(self) -> str:
        """The best call."""
        return max(self.worth, key=lambda call: self.worth[call])

    def lost(self, action: Action) -> tuple[float, float]:
        """Return by how many points ``action`` is worse than the best, and the error of that.

        A call that was not looked at counts as the worst of those that were.
        """
        called = action_text(action)
        if called not in self.worth:
            called = min(self.worth, key=lambda one: self.worth[one])
        return self.worth[self.best] - self.worth[called], self.errors[called] or 0.0


@dataclass
class Measured:
    """What a level lost in each decision, the errors of that, and the seconds that each took."""

    lost: list[float] = field(default_factory=list)
    errors: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)


def moments(game: str, first: int) -> Iterator[View]:
    """Yield the View of one decision before the play in each deal from ``first``, any of those that are a choice.

    LookupError if many deals in a row have none: some games have none at all.
    """
    number = last = first
    while number - last < UNDECIDED:
        found = list(_deciding(game, number))
        number += 1
        if found:
            last = number
            yield random.Random(number - 1).choice(found)
    raise LookupError(f"{game} has no choices before the play in {UNDECIDED} deals.")


def _deciding(game: str, number: int) -> Iterator[View]:
    setup = setup_of(game, number)
    state = kernel.start(setup)
    while state.phase_name not in ("play", "over"):
        by = kernel.actors(state)[0]
        options = [option for option in kernel.choices(state, by) if not isinstance(option, Claim)]
        if by == CHANCE and not options:
            state, _ = kernel.apply(state, by, deal_out(setup, number))
            continue
        action = options[0]
        if by in state.layout.players:
            seen = view(state, next(player for player in state.layout.players if player == by))
            if len(options) > 1 and state.phase_name in BY_PHASE:
                yield seen
            decided = decide("steady", seen, number).action
            assert isinstance(decided, DealAction)
            action = decided
        state, _ = kernel.apply(state, by, action)


def judged(seen: View, game: str, first: int, number: int, worlds: int) -> Judged:
    """Return what every call is worth over so many worlds."""
    plan = Plan(worlds, worlds // 5, worlds, ENDLESS, ENDLESS, RIVALS)
    thought = BY_PHASE[seen.phase](seen, first + number + (1 << 32), plan, PLAIN).thought
    assert thought is not None
    by_points = sorted(thought.candidates, key=lambda candidate: -candidate.points)
    best = by_points[0]
    other_kind = [one.points for one in by_points if isinstance(one.action, Bid) != isinstance(best.action, Bid)]
    return Judged(
        [game, first, number, worlds],
        {action_text(one.action): one.points for one in by_points},
        {action_text(one.action): one.error for one in by_points},
        best.points - max(other_kind or [one.points for one in by_points[1:]]),
    )


def kept(file: Path | None, game: str, first: int, worlds: int) -> list[Judged]:
    """Return what was judged before; ValueError if something else was."""
    if file is None or not file.exists():
        return []
    found = [Judged(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    for number, one in enumerate(found):
        if one.asked != [game, first, number, worlds]:
            raise ValueError(f"{file} holds other decisions: {one.asked}")
    return found


def show(level: str, gain: float, measured: Measured) -> None:
    """Print what a level loses."""
    many = len(measured.lost)
    mean, error = statistics.mean(measured.lost), statistics.stdev(measured.lost) / math.sqrt(many)
    by_worlds = math.sqrt(sum(one * one for one in measured.errors)) / many
    times = sorted(measured.times)
    print(
        f"{level} loses {mean:.3f} ± {error:.3f} points a decision (by worlds ± {by_worlds:.3f}), "
        f"{mean / gain:.1%} ± {error / gain:.1%}; "
        f"takes {times[many // 2]:.2f} s, at worst {times[-1]:.2f} s",
        flush=True,
    )


def measured(seen: Sequence[View], found: Sequence[Judged], level: str, first: int) -> Measured:
    """Let a level decide, and return what that loses."""
    result = Measured()
    for number, (moment, one) in enumerate(zip(seen, found, strict=True)):
        began = time.process_time()
        action = decide(level, moment, first + number).action
        result.times.append(time.process_time() - began)
        lost, error = one.lost(action)
        result.lost.append(lost)
        result.errors.append(error)
    return result


def main() -> None:
    """Judge decisions and print what they lose."""
    parser = argparse.ArgumentParser(description="Points lost by calls.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--levels", nargs="*", default=["steady", "strong", "master"])
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=2000)
    parser.add_argument("--first-deal", type=int, default=1, dest="first")
    parser.add_argument("--keep", type=Path, default=None)
    asked = parser.parse_args()
    found = kept(asked.keep, asked.game, asked.first, asked.worlds)[: asked.decisions]
    seen = [moment for _, moment in zip(range(asked.decisions), moments(asked.game, asked.first), strict=False)]
    for number in range(len(found), asked.decisions):
        found.append(judged(seen[number], asked.game, asked.first, number, asked.worlds))
        if asked.keep is not None:
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(vars(found[-1])) + "\n")
    gain = statistics.mean(one.gain for one in found)
    print(f"{asked.game}: {len(found)} decisions, {asked.worlds} worlds; the best call gains {gain:.2f} points")
    for level in asked.levels:
        show(level, gain, measured(seen, found, level, asked.first))


if __name__ == "__main__":
    main()
