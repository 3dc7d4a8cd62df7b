"""How far is a proof, as far as the asker may know? A proof that was made before is not made again.

Who may not see what the chooser saw is told nothing that depends on it: neither in how many ways the hidden cards can
lie, nor whether the computer chooses otherwise now. He learns whether anything but the View went into the answer.
"""

from dataclasses import replace
from random import Random

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.study.finding import Advice, Finding, Proof
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.proof import Prove, Proving
from dummywhist.engine.study.question import Advise
from dummywhist.engine.values import NamedTuple


class Outcome(NamedTuple):
    """How far a proof is. ``full``: the asker may see what the chooser saw.

    ``instead``: what the computer answered when it was asked again of the deal as it lay, if it was something else;
    ``proof`` itself does not name it. If not ``full``, it is None, and the proof has one for any number of faults.
    """

    proof: Proof
    instead: Action | None = None
    full: bool = True


class Trial:
    """One proof on its way: ask what `ask` returns, tell `hear` the answer, until it is ``over``.

    Which deals are asked about stays here. ``full``: the asker may see what the chooser saw.
    """

    def __init__(self, question: Prove, findings: Findings, dice: Random, *, full: bool) -> None:
        question = replace(question, repeated=not full)
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
        if not self._full:
            faults = (min(1, proof.views), min(1, proof.actions))
            shown = replace(proof.without_answer, views=faults[0], actions=faults[1], cut=False)
            return Outcome(shown, full=False)
        same = proof.again == self._question.chosen.action
        return Outcome(proof.without_answer, None if same else proof.again)

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
