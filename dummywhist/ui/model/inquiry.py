"""Why did a computer choose that, and does its choice hang on hidden cards? Asked of a process of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.honesty import Chosen, reshuffled
from dummywhist.engine.knowledge.text import view_text
from dummywhist.ui.model.bots import Answer, Bot, Question

SHUFFLES: Final = 50
"""How often what a seat cannot see is reshuffled to prove that its choice does not hang on it."""


class Explained(NamedTuple):
    """The answer to a question about a choice: ``answer`` is None if no computer could be asked.

    ``kept``: it is what was said then; otherwise the computer was asked again and may have chosen something else.
    """

    chosen: Chosen
    question: Question
    answer: Answer | None
    kept: bool = False

    @property
    def agrees(self) -> bool:
        """Whether the answer is about what was chosen."""
        return self.answer is not None and self.answer.action == self.chosen.action


@dataclass(frozen=True, slots=True)
class Proof:
    """How far a proof is: ``done`` of ``wanted`` reshuffles; ``over``: no more of them will come.

    ``views`` and ``actions`` count those in which the View, or the answer, was another. ``again``: what the computer
    answered to the deal as it lay. ``cut``: the clock ended an answer. ``failed``: no computer could be asked.
    """

    wanted: int = SHUFFLES
    done: int = 0
    views: int = 0
    actions: int = 0
    again: Action | None = None
    over: bool = False
    cut: bool = False
    failed: bool = False

    @property
    def honest(self) -> bool:
        """Whether every reshuffle that was made looked the same and got the same answer."""
        return self.over and not (self.views or self.actions or self.failed)


class Inquiry(QObject):
    """Asks one thing at a time; what was asked before is forgotten."""

    explained = Signal(object)
    """An `Explained`."""
    proving = Signal(object)
    """A `Proof`, after every step of it."""

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._bot = Bot(command, self)
        self._bot.answered.connect(self._answered)
        self._bot.failed.connect(self._failed)
        self._asked: tuple[Chosen, Question] | None = None
        self._proof: Proof | None = None
        self._others: Iterator[Chosen] = iter(())
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._reshuffle)

    def close(self) -> None:
        """Ask nothing more, for good."""
        self.forget()
        self._bot.close()

    def forget(self) -> None:
        """Let go of what was asked; nothing more is told of it."""
        self._asked = self._proof = None
        self._others = iter(())
        self._next.stop()
        self._bot.forget()

    def explain(self, chosen: Chosen, question: Question) -> None:
        """Ask once more what was asked at a choice; the answer comes by `explained`."""
        self.forget()
        self._asked = chosen, question
        self._bot.ask(question)

    def prove(self, chosen: Chosen, question: Question, dice: Random, wanted: int = SHUFFLES) -> None:
        """Ask the same of every deal in which only hidden cards lie otherwise, at most ``wanted``; see `proving`.

        ``question`` is asked without a clock, first of the deal as it lay.
        """
        self.forget()
        question = question._replace(manner=question.manner._replace(seconds=None))
        self._asked = chosen, question
        self._proof = Proof(wanted)
        self._others = reshuffled(chosen, wanted, dice)
        self._bot.ask(question)
        self.proving.emit(self._proof)

    def _answered(self, answer: Answer) -> None:
        if self._asked is None:
            return
        chosen, question = self._asked
        proof = self._proof
        if proof is None:
            self._asked = None
            self.explained.emit(Explained(chosen, question, answer))
            return
        cut = proof.cut or (answer.thought is not None and answer.thought.cut)
        if proof.again is None:
            proof = replace(proof, again=answer.action, cut=cut)
        else:
            other = answer.action != proof.again
            proof = replace(proof, done=proof.done + 1, actions=proof.actions + other, cut=cut)
        self._go_on(proof)

    def _failed(self, question: Question) -> None:
        if self._asked is None:
            return
        chosen, _ = self._asked
        if self._proof is None:
            self._asked = None
            self.explained.emit(Explained(chosen, question, None))
        else:
            self._end(replace(self._proof, failed=True, over=True))

    def _go_on(self, proof: Proof) -> None:
        self._proof = proof
        self.proving.emit(proof)
        if self._proof is proof:
            self._next.start()

    def _reshuffle(self) -> None:
        """Take the next deal; the table is drawn between one and the next."""
        if self._asked is None or self._proof is None:
            return
        _, question = self._asked
        other = next(self._others, None)
        if other is None:
            self._end(replace(self._proof, over=True))
            return
        seen = other.view()
        if view_text(seen) != view_text(question.view):
            self._go_on(replace(self._proof, done=self._proof.done + 1, views=self._proof.views + 1))
            return
        self._bot.ask(question._replace(view=seen))

    def _end(self, proof: Proof) -> None:
        self._asked = self._proof = None
        self._others = iter(())
        self.proving.emit(proof)
