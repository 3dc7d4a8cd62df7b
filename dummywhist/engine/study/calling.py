"""What did a call, an exchange, a discard, the choice of a dummy or a claim of honours cost? Both truths, in points.

With all hands seen: the others go on as they did, where that is lawful, else as a steady player would; then all play
with all hands seen. On what could be known: the mean over layouts of a master, who looks at those that may be meant.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Player, column_of, side_of
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.search.utility import slope, standing, worth_of
from dummywhist.engine.players.thought import Candidate
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.finding import Advice
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.knowable import ERRORS, LEAST_LOSS
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.verdict import WORTHLESS, Verdict, verdict_of
from dummywhist.engine.values import NamedTuple

PHASES: Final = ("auction", "exchange", "discard", "name", "jokers", "choose_dummy", "honours")
STEPS: Final = 400
"""So many entries a deal may have before its first card."""
MASTER: Final = "master"
Answer = Callable[[Advise], tuple[Candidate, ...]]


class Call(NamedTuple):
    """What was chosen before the first card, or at the honours: the ``at``-th entry of the deal, from 0.

    ``view`` is all that ``player`` knew; ``phase`` in which he chose ``action``.
    """

    at: int
    player: Player
    action: Action
    phase: str
    view: View


class JudgedCall(NamedTuple):
    """A call with what every one that was looked at brings, in points of its player at the score before the deal.

    ``seen``: with all hands seen. ``known``: on what could be known, with the standard error of the difference from the
    best; None: what was chosen is not among those a master looks at.
    """

    call: Call
    seen: Mapping[Action, float]
    known: Mapping[Action, float] | None
    error: float

    @property
    def seen_loss(self) -> float:
        """Points that it cost with all hands seen."""
        return max(self.seen.values()) - self.seen[self.call.action]

    @property
    def loss(self) -> float:
        """Points that it cost on what could be known, also within the tolerance; 0 where that is not counted."""
        return 0.0 if self.known is None else max(self.known.values()) - self.known[self.call.action]

    @property
    def tolerance(self) -> float:
        """Points by which it may be worse than the best and still be as good."""
        return max(LEAST_LOSS, ERRORS * self.error)

    @property
    def known_loss(self) -> float:
        """Points that it cost on what could be known; 0 within the tolerance."""
        return self.loss if self.loss > self.tolerance else 0.0

    @property
    def verdict(self) -> Verdict | None:
        """What is said of it; None where what could be known is not counted."""
        if self.known is None:
            return None
        return verdict_of(int(self.seen_loss > WORTHLESS), self.loss, self.tolerance)

    @property
    def better(self) -> Action | None:
        """What would have been better on what could be known."""
        if self.known is None or not self.known_loss:
            return None
        return max(self.known, key=lambda action: self.known[action])  # type: ignore[index]


def calls(log: DealLog) -> Iterator[Call]:
    """Give what was chosen outside the play, in order, where there was more than one thing to do."""
    state = kernel.start(log.setup)
    for at, (by, action) in enumerate(log.entries):
        phases = state.setup.rules.phases
        phase = phases[state.phase] if state.phase < len(phases) else ""
        if by in PLAYERS and phase in PHASES and len(list(kernel.choices(state, by))) > 1:
            seen = view(state, Player(by))
            if action in seen.options and action.declared.phase == phase:
                yield Call(at, Player(by), action, phase, seen)
        state, _ = kernel.apply(state, by, action)


def question(call: Call, seed: int = 0) -> Advise:
    """Return what is asked of what could be known: a View, and nothing else."""
    return Advise(MASTER, seed, call.view)


def by_master(asked: Advise) -> tuple[Candidate, ...]:
    """Return what a master looks at, in this process."""
    thought = decide(asked.level, asked.view, asked.seed, asked.manner).thought
    return () if thought is None else thought.candidates


def judged_call(log: DealLog, call: Call, answer: Answer = by_master, seed: int = 0) -> JudgedCall:
    """Return what ``call`` cost in the counted deal ``log``; ``answer`` says what a master looks at."""
    if call.phase == "honours":
        seen = _seen(log, call, [option for option in call.view.options if isinstance(option, DealAction)])
        return JudgedCall(call, seen, seen, 0.0)
    told = answer(question(call, seed))
    seen = _seen(log, call, [one.action for one in told if one.action != call.action] + [call.action])
    known = {one.action: one.points for one in told if one.action in seen}
    if call.action not in known:
        return JudgedCall(call, seen, None, 0.0)
    mine = next(one for one in told if one.action == call.action)
    best = max(told, key=lambda one: one.points)
    error = max(mine.error or 0.0, best.error or 0.0)
    return JudgedCall(call, seen, known, error)


def heard(advice: Advice) -> Answer:
    """Return what says what a master looked at, who answered ``advice``."""
    return lambda _asked: () if advice.thought is None else advice.thought.candidates


def _seen(log: DealLog, call: Call, actions: list[Action]) -> dict[Action, float]:
    """Return what each of ``actions`` brings with all hands seen."""
    found: dict[Action, float] = {}
    solver = Solver()
    for action in actions:
        assert isinstance(action, DealAction)
        state = _gone_on(log, call, action)
        if state is not None:
            found[action] = _worth(state, call.player, solver)
    return found


def _gone_on(log: DealLog, call: Call, action: DealAction) -> DealState | None:
    """Return the deal at its first card, or counted, after ``action``; None if it does not come to that."""
    state, _ = kernel.apply(played(log, call.at), call.player, action)
    later = [one for one in log.entries[call.at + 1 :] if one[1].plays is None]
    for _ in range(STEPS):
        phases = state.setup.rules.phases
        if state.result is not None or phases[state.phase] == "play":
            return state
        step = _next(state, later)
        if step is None:
            return None
        if step in later:
            later.remove(step)
        state, _ = kernel.apply(state, *step)
    return None


def _next(state: DealState, later: list[tuple[By, DealAction]]) -> tuple[By, DealAction] | None:
    """Return what is done next: what must be, what was done, or what a steady player would do."""
    actors = kernel.actors(state)
    for by in (TABLE, *actors):
        told = list(kernel.choices(state, by))
        was = next((one for one in later if one[0] == by and kernel.lawful(state, *one)), None)
        if was is not None:
            return was
        if by == TABLE and told:
            return by, told[0]  # type: ignore[return-value]
        if by in PLAYERS and told:
            chosen = told[0] if len(told) == 1 else decide("steady", view(state, Player(by)), 0).action
            assert isinstance(chosen, DealAction)
            return by, chosen
        if by == CHANCE:
            return None
    return None


def _worth(state: DealState, player: Player, solver: Solver) -> float:
    """Return the points of ``player`` where all play from here with all hands seen."""
    rules, setup = state.setup.rules, state.setup
    if state.result is not None:
        mine = column_of(setup.layout, player)
        return standing(rules, tuple(setup.before), mine, setup.ordinal).worth(state.result)
    seen = view(state, player)
    tricks = solver.tricks(position_of(state, side_of(state.layout, player)))
    north, east, south, west = map(int, state.hands)
    return worth_of(seen, (north, east, south, west)).of(tricks) - slope(rules) * tricks
