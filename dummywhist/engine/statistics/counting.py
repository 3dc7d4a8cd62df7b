"""What did the cards and calls of a deal cost? What all hands seen tell, and what was found beside its record."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.store import read_sound_file
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.answering import answer
from dummywhist.engine.study.calling import JudgedCall, calls, heard, judged_call, question
from dummywhist.engine.study.compare import Compare, Mind, compared
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged, has_choice
from dummywhist.engine.study.finding import Advice, Finding, Line, Tutored, Weighed
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.study.open_hands import decisions, values
from dummywhist.engine.study.question import Advise, AskWeighed
from dummywhist.engine.study.tutor import Tutoring
from dummywhist.engine.study.weighing import knowable_of
from dummywhist.engine.values import NamedTuple

HONOURS: Final = "honours"
"""The phase in which both truths of a call are one."""
Question = AskWeighed | Advise


class Judgement(NamedTuple):
    """Every card of a counted deal, and what was chosen beside the play, in order."""

    cards: tuple[Judged, ...]
    calls: tuple[JudgedCall, ...] = ()


class Hand(NamedTuple):
    """Who played a deal: a ``player``, of which ``kind`` (a person or a level), and the how-maniest ``entrant``."""

    player: Player
    kind: str
    entrant: int


def judged_before(log: DealLog, findings: Findings) -> Judgement | None:
    """Return a counted deal as it was judged before; None where something was not, or no card was played.

    Only what all hands seen tell is worked out here, and only where the rest is there.
    """
    return _judged(log, findings.found)


def judged_now(log: DealLog, findings: Findings) -> Judgement | None:
    """Judge a counted deal, and keep what is found with ``findings``; None where no card was played."""

    def ask(asked: Question) -> Finding | None:
        if findings.found(asked) is None:
            findings.keep(asked, answer(asked))
        return findings.found(asked)  # as it is spelled, so that another time it is the same

    return _judged(log, ask)


def questions(log: DealLog) -> Iterator[Question]:
    """Give all that is asked of what could be known in a counted deal."""
    yield from (AskWeighed(one.view, one.card) for one in decisions(log) if has_choice(one))
    yield from (question(one) for one in calls(log) if one.phase != HONOURS)


def _judged(log: DealLog, ask: Callable[[Question], Finding | None]) -> Judgement | None:
    found = list(decisions(log))
    known: list[Knowable | None] = []
    for one in found:
        told = ask(AskWeighed(one.view, one.card)) if has_choice(one) else None
        if has_choice(one) and not isinstance(told, Weighed):
            return None
        known.append(knowable_of(told) if isinstance(told, Weighed) else None)
    if not found:
        return None
    made: list[JudgedCall] = []
    for call in calls(log):
        said = None if call.phase == HONOURS else ask(question(call))
        if call.phase != HONOURS and not isinstance(said, Advice):
            return None
        made.append(judged_call(log, call, heard(said)) if isinstance(said, Advice) else judged_call(log, call))
    return Judgement(tuple(map(Judged, found, values(found, Solver(MEMORY_MB)), known)), tuple(made))


# ---- what else lies beside a record ----


def comparison(log: DealLog, player: Player, hands: Sequence[Hand]) -> Compare:
    """Return how it is asked what a master would have made in the place of ``player``, the others as they sat."""
    minds = tuple((one.player, Mind(one.kind, one.entrant)) for one in hands if one.kind in LEVELS)
    return Compare(log, player, "master", minds)


def by_computer(log: DealLog, player: Player, hands: Sequence[Hand], findings: Findings) -> int | None:
    """Return how many tricks a master made in the place of ``player``; None where nobody compared."""
    if not findings.has(Line.word):
        return None
    found = findings.found(comparison(log, player, hands))
    return found.tricks if isinstance(found, Line) else None


def compare_now(log: DealLog, player: Player, hands: Sequence[Hand], findings: Findings) -> int | None:
    """Let a master play in the place of ``player``, keep the line, and return the tricks; None where he cannot."""
    asked = comparison(log, player, hands)
    found = findings.found(asked)
    if not isinstance(found, Line):
        found = compared(asked, answer)
        if found is not None:
            findings.keep(asked, found)
    return None if found is None else found.tricks


def was_tutored(log: DealLog, player: Player, findings: Findings) -> bool:
    """Whether the tutor asked ``player`` before a card of the deal."""
    if not findings.has(Tutored.word):
        return False
    return any(
        findings.found(Tutoring(one.view, card)) is not None
        for one in decisions(log) if one.player == player for card in cards_in(one.legal)
    )  # fmt: skip


def logs_of(path: Path) -> tuple[DealLog, ...]:
    """Return the deals of a record that stand; Unreadable if it is none."""
    log = read_sound_file(path).log
    return deals_of(log.sessions[0], ((entry.by, entry.action) for entry in log.entries))


class Count:
    """One counted deal of a record that is judged by another process, question by question: ask what `question` is."""

    def __init__(self, path: Path, log: DealLog) -> None:
        self.path, self.log = path, log
        self._findings = Findings(path)
        self._open = [one for one in questions(log) if not isinstance(self._findings.found(one), one.finds)]

    @property
    def question(self) -> Question | None:
        """What is to be asked next; None when all is known."""
        return self._open[-1] if self._open else None

    def hear(self, told: Finding) -> None:
        """Take the answer to `question`."""
        self._findings.keep(self._open.pop(), told)

    def judged(self) -> Judgement | None:
        """Write beside the record what was found, and return the deal; None if something is not known."""
        self._findings.flush()
        return judged_before(self.log, self._findings)


def count_of(path: Path, number: int) -> Count | None:
    """Return the count of a deal by its number in its record, from 0; None where there is none, or it is unreadable."""
    try:
        logs = logs_of(path)
    except (DummyWhistError, OSError):
        return None
    return next((Count(path, log) for log in logs if log.counted and log.setup.ordinal == number), None)
