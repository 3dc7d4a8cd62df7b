"""How far is a proof, as far as the asker may know? A proof that was made before is not made again."""

from random import Random
from typing import NamedTuple

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.study.finding import Advice, Finding, Proof
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.proof import Prove, Proving
from dummywhist.engine.study.question import Advise


class Outcome(NamedTuple):
    """How far a proof is.

    ``otherwise``: asked again of the deal as it lay, the computer answered otherwise; ``instead`` is what, None while
    it would tell the asker of hidden cards. ``proof`` itself does not name it.
    """

    proof: Proof
    otherwise: bool = False
    instead: Action | None = None


class Trial:
    """One proof on its way: ask what `ask` returns, tell `hear` the answer, until it is ``over``.

    Which deals are asked about stays here. ``full``: the asker may see the answer.
    """

    def __init__(self, question: Prove, findings: Findings, dice: Random, *, full: bool) -> None:
        self._question = question
        self._findings = findings
        self._full = full
        kept = findings.found(question)
        self._proving = Proving(question, dice)
        if isinstance(kept, Proof):
            self._proving.proof = kept

    @property
    def outcome(self) -> Outcome:
        """What may be shown of the proof now."""
        proof = self._proving.proof
        otherwise = proof.again is not None and proof.again != self._question.chosen.action
        return Outcome(proof.without_answer, otherwise, proof.again if otherwise and self._full else None)

    @property
    def over(self) -> bool:
        """Whether no more is to be asked."""
        return self._proving.proof.over

    def ask(self) -> Advise | None:
        """Return what is to be asked now; None if a deal needed no asking, or the proof is over."""
        asked = self._proving.ask()
        if self.over:
            self._findings.keep(self._question, self._proving.proof)
        return asked

    def hear(self, finding: Finding | None) -> None:
        """Take the answer to what was asked last; None if nobody could be asked, which ends the proof."""
        self._proving.hear(finding if isinstance(finding, Advice) else None)
