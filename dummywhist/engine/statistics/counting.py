"""What did the cards of a deal cost? What all hands seen tell at once, and what was found beside its record."""

from collections.abc import Callable

from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged, has_choice
from dummywhist.engine.study.finding import Weighed
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.study.open_hands import Decision, decisions, values
from dummywhist.engine.study.question import AskWeighed
from dummywhist.engine.study.weighing import knowable_of, weighed

Weighing = Callable[[Decision], Weighed | None]


def judged_before(log: DealLog, findings: Findings) -> tuple[Judged, ...] | None:
    """Return every card of a counted deal as it was judged before; None where one was not, or no card was played.

    Only what all hands seen tell is worked out here, and only where the rest is there.
    """
    return _judged(log, lambda one: _found(findings, one))


def judged_now(log: DealLog, findings: Findings) -> tuple[Judged, ...] | None:
    """Judge every card of a counted deal, and keep what is found with ``findings``; None where no card was played."""
    return _judged(log, lambda one: _found(findings, one) or _fresh(findings, one))


def _judged(log: DealLog, weighing: Weighing) -> tuple[Judged, ...] | None:
    found = list(decisions(log))
    known: list[Knowable | None] = []
    for one in found:
        told = weighing(one) if has_choice(one) else None
        if told is None and has_choice(one):
            return None
        known.append(None if told is None else knowable_of(told))
    if not found:
        return None
    return tuple(map(Judged, found, values(found, Solver(MEMORY_MB)), known))


def _found(findings: Findings, one: Decision) -> Weighed | None:
    told = findings.found(AskWeighed(one.view, one.card))
    return told if isinstance(told, Weighed) else None


def _fresh(findings: Findings, one: Decision) -> Weighed:
    told = weighed(one.view, one.card)
    findings.keep(AskWeighed(one.view, one.card), told)
    return told
