"""What did the cards of a deal cost? What all hands seen tell at once, and what was found beside its record."""

from collections.abc import Callable
from pathlib import Path

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.store import read_sound_file
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


def logs_of(path: Path) -> tuple[DealLog, ...]:
    """Return the deals of a record that stand; Unreadable if it is none."""
    log = read_sound_file(path).log
    return deals_of(log.sessions[0], ((entry.by, entry.action) for entry in log.entries))


class Count:
    """One counted deal of a record that is judged by another process, card by card: ask it what `question` is."""

    def __init__(self, path: Path, log: DealLog) -> None:
        self.path, self.log = path, log
        self._findings = Findings(path)
        asked = (AskWeighed(one.view, one.card) for one in decisions(log) if has_choice(one))
        self._open = [one for one in asked if not isinstance(self._findings.found(one), Weighed)]

    @property
    def question(self) -> AskWeighed | None:
        """What is to be asked next; None when all is known."""
        return self._open[-1] if self._open else None

    def hear(self, told: Weighed) -> None:
        """Take the answer to `question`."""
        self._findings.keep(self._open.pop(), told)

    def judged(self) -> tuple[Judged, ...] | None:
        """Write beside the record what was found, and return every card; None if something is not known."""
        self._findings.flush()
        return judged_before(self.log, self._findings)


def count_of(path: Path, number: int) -> Count | None:
    """Return the count of a deal by its number in its record, from 0; None where there is none, or it is unreadable."""
    try:
        logs = logs_of(path)
    except (DummyWhistError, OSError):
        return None
    return next((Count(path, log) for log in logs if log.counted and log.setup.ordinal == number), None)
