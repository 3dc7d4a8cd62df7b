"""What does each penalty for a revoke make of the score? Before it is chosen (W-REV-9, W-REV-19, W-GAME-13)."""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.deal import counting
from dummywhist.engine.deal.counting import Facts
from dummywhist.engine.deal.law import WAIVED, LawTable, Outcome, Sums
from dummywhist.engine.deal.layers.laws.renounces import laws_of, whose
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause, Revoked
from dummywhist.engine.deal.phases.count import facts_of, safe_tricks
from dummywhist.engine.deal.score import DealResult, Penalty
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.remedies import Offence, row_of

ORDER: Final = ("tricks", "add", "deduct")
"""Which kind of penalty is chosen where they are worth the same (W-REV-19)."""


def with_offers(state: DealState) -> DealState:
    """Return the deal with what each penalty for the first open revoke leads to, the one worth most first (W-REV-19),
    and last what it is worth to take none, where that may be done.
    """
    law = state.part(LawTable)
    row = law.open
    if row is None:
        return state.with_part(law._replace(outcomes=())) if law.outcomes else state
    results = previews(state)
    ranked = sorted(results, key=lambda kind: (*_worth(results[kind], row[3]), -ORDER.index(kind)), reverse=True)
    paid = [*(penalty.to for penalty in law.penalties), row[3]]
    outcomes = [_outcome(kind, results[kind], paid) for kind in ranked]
    if laws_of(state).waived:
        side, _, _, to, _, amount = row
        # W-REV-11: the offenders cannot win the game with the deal, whether the others take anything for it or not.
        outcomes.append(_outcome(WAIVED, _with_penalty(facts_of(state), side, WAIVED, amount, to, 0), paid))
    return state.with_part(law._replace(outcomes=tuple(outcomes)))


def _outcome(kind: str, result: DealResult, paid: Sequence[Side | None]) -> Outcome:
    """Return what is told of a count in which revokes are paid to these sides, the first found first."""
    tricks = dict(result.tricks)
    marks: Sums = ()
    revokes = [(line.side, line.facts) for line in result.lines if isinstance(line.facts, Revoked)]
    for (_, facts), to in zip(revokes, paid, strict=False):
        if facts.kind == "tricks" and to is not None:
            tricks[facts.offender] -= facts.moved
            tricks[to] += facts.moved
    taken = _taken(result)
    if kind in ("deduct", "add") and taken:
        side, facts = revokes[-1]
        marks = () if facts.score is None else ((side, facts.score.after),)
    return kind, tuple(tricks.items()), marks, result.after, result.winner or "", result.value, taken


def previews(state: DealState) -> dict[str, DealResult]:
    """Return by kind what the deal would count with that penalty for the first open revoke (W-GAME-13).

    A kind that takes nothing, after the penalties before it, is left out; if none does, one is left (MO-69, MO-Q11).
    """
    law, facts = state.part(LawTable), facts_of(state)
    row = law.open
    assert row is not None
    side, seat, _, to, _, amount = row
    allowed = row_of(Offence.REVOKE, state.setup.rules.game, laws_of(state).code, whose(state, seat)).remedies
    kinds = [kind for kind in ORDER if kind in laws_of(state).penalties and kind in (allowed or ("tricks",))]
    if not isinstance(facts.rule, Count):
        kinds = ["tricks"]
    if state.part(Agreed).thrown_down:
        # W-CLAIM-4: when all have thrown down it is paid for in points, where the rules have any; not so by DF-Q9.
        kinds = [kind for kind in kinds if kind != "tricks"] or kinds
    safe = safe_tricks(state, side)
    found: dict[str, DealResult] = {kind: _with_penalty(facts, side, kind, amount, to, safe) for kind in kinds}
    telling: dict[str, DealResult] = {kind: result for kind, result in found.items() if _taken(result)}
    return telling or {kinds[0]: found[kinds[0]]}


def _with_penalty(facts: Facts, side: Side, kind: str, amount: int, to: Side, safe: int) -> DealResult:
    chosen: dict[str, Penalty] = {
        "tricks": Penalty(side, "tricks", amount, to, safe),
        "deduct": Penalty(side, "deduct", amount, to),
        "add": Penalty(side, "add", amount, to),
        WAIVED: Penalty(side, "waived", amount, to),
    }
    return counting.counted(facts._replace(penalties=(*facts.penalties, chosen[kind])))


def _taken(result: DealResult) -> int:
    """Return how many tricks or points the last penalty of a count takes."""
    line = next(line for line in reversed(result.lines) if line.cause is Cause.REVOKE)
    return abs(line.amount) or (line.facts.moved if isinstance(line.facts, Revoked) else 0)


def _worth(result: DealResult, side: Side) -> tuple[int, int]:
    """Return what a count is worth to ``side``: the value of the game if it wins it, then the difference of scores."""
    after = dict(result.after)
    if side not in after:
        return 0, 0
    others = max((score for other, score in after.items() if other != side), default=0)
    return result.value if result.winner == side else 0, after[side] - others
