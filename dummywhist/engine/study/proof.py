"""Does a choice depend on hidden cards? The same question, asked of deals in which only those lie otherwise.

The reshuffling looks at all hands; who is asked gets a View and nothing else. The same View must be seen each time, to
the last byte, and get the same answer.
"""

from collections.abc import Iterator
from dataclasses import field, replace
from itertools import cycle, islice
from random import Random
from typing import ClassVar

from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.study.finding import SHUFFLES, Advice, Proof
from dummywhist.engine.study.honesty import Chosen, reshuffled_views
from dummywhist.engine.study.question import Advise
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Prove:
    """Does what was ``chosen`` depend on what the chooser could not see?

    ``advise`` is asked without a clock of at most ``wanted`` deals, first of the deal as it lay. ``repeated``: of
    exactly so many, some more than once if there are fewer: how many there are says something of the chooser's hand.
    """

    finds: ClassVar = Proof

    chosen: Chosen = field(repr=False)
    advise: Advise
    wanted: int = SHUFFLES
    repeated: bool = False


class Proving:
    """One proof on its way: ask what `ask` returns, tell `hear` the answer, until ``proof.over``."""

    def __init__(self, question: Prove, dice: Random) -> None:
        self.question = question
        self.proof = Proof(question.wanted)
        self._advise = question.advise.unhurried
        self._text = view_text(self._advise.view)
        others = reshuffled_views(question.chosen, question.wanted, dice)
        self._others: Iterator[View] = (seen for _, seen in others)
        if question.repeated:
            self._others = _repeated(self._others, question)

    def ask(self) -> Advise | None:
        """Return what is to be asked now; None if a deal needed no asking, or the proof is over."""
        if self.proof.over or self.proof.again is None:
            return None if self.proof.over else self._advise
        seen = next(self._others, None)
        if seen is None:
            self.proof = replace(self.proof, over=True)
            return None
        if view_text(seen) != self._text:
            self.proof = replace(self.proof, done=self.proof.done + 1, views=self.proof.views + 1)
            return None
        return replace(self._advise, view=seen)

    def hear(self, advice: Advice | None) -> None:
        """Take the answer to what was asked last; None if nobody could be asked, which ends the proof."""
        if advice is None:
            self.proof = replace(self.proof, failed=True, over=True)
            return
        proof = replace(self.proof, cut=self.proof.cut or advice.cut)
        if proof.again is None:
            self.proof = replace(proof, again=advice.action)
        else:
            other = advice.action != proof.again
            self.proof = replace(proof, done=proof.done + 1, actions=proof.actions + other)


def _repeated(others: Iterator[View], question: Prove) -> Iterator[View]:
    """Yield ``others``, then again from the first on until there are enough; if there are none, the deal as it lay."""
    met = []
    for other in others:
        met.append(other)
        yield other
    yield from islice(cycle(met or [question.chosen.view()]), question.wanted - len(met))
