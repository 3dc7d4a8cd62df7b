"""What did the computers say when they chose? Kept with the question, so that a choice can be explained later."""

from typing import Final, NamedTuple

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.model.bots import Answer, Question

HELPERS: Final = ("master", "steady")
"""The level of hints and of the computer that plays a card for a person: with the fast solver, and without it."""


def helper_level() -> str:
    """Return the level of hints: the strongest that plays as it should here."""
    return HELPERS[0] if is_native() else HELPERS[1]


class Said(NamedTuple):
    """What a computer was asked and what it answered."""

    question: Question
    answer: Answer


class Memory:
    """Questions with their answers, by the View: the same moment is the same one after any taking back."""

    def __init__(self) -> None:
        self._said: dict[str, list[Said]] = {}

    def keep(self, question: Question, answer: Answer) -> None:
        """Keep what was said to ``question``, which was done."""
        found = self._said.setdefault(view_text(question.view), [])
        found[:] = [said for said in found if said.answer.action != answer.action]
        found.append(Said(question, answer))

    def said(self, seen: View, action: Action) -> Said | None:
        """Return what a computer said when it chose ``action`` in this View, the last time; None if it is not known."""
        found = self._said.get(view_text(seen), ())
        return next((said for said in reversed(found) if said.answer.action == action), None)
