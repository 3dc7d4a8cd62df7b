"""How is a question put to a process, and its answer heard? Lines of the bot protocol out, lines in, then a finding.

Advice is asked for as a move is, so that any player of the protocol can be asked, and says of it what it likes. What
else the room asks goes as one line of JSON, which only the program's own process answers.
"""

from dataclasses import replace
from typing import Final

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, worded
from dummywhist.engine.players.lines import (
    Act,
    Agree,
    Answer,
    Budget,
    Clock,
    Command,
    Company,
    Considered,
    Cut,
    Decide,
    Doubt,
    Failed,
    Found,
    Idea,
    Imagined,
    Inferred,
    Known,
    Level,
    Looked,
    Reason,
    Seed,
    Spent,
    Study,
)
from dummywhist.engine.players.manner import BOOKS
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.players.thought import Thought
from dummywhist.engine.study.finding import Advice, Finding
from dummywhist.engine.study.question import Advise, Asked
from dummywhist.engine.study.text import question_text, read_finding
from dummywhist.engine.values import dataclass

MOST_TOLD: Final = 32
"""How many candidates, worlds or inferences are heard; a player of another make may tell any number."""
MOST_HEARD: Final = 1 << 18
"""Bytes that a process may say before it has answered."""
NOTHING: Final = Thought(())


def commands(stamp: int, question: Asked) -> tuple[Command, ...]:
    """Return the lines that ask ``question``; the answer bears ``stamp``. What is no level here is not told."""
    if not isinstance(question, Advise):
        return (Study(stamp, question_text(question)),)
    manner = question.manner
    own = question.level in (*LEVELS, BOOKS)
    told: list[Command] = [Level(question.level)] if own else []
    told.append(Agree(manner.agreed))
    if manner.company:
        told.append(Company(manner.company))
    if own:  # a player of another make knows nothing of these experts
        told += [Known(player, habits) for player, habits in manner.habits]
    if manner.budget is not None:
        told.append(Budget(manner.budget))
    if manner.seconds is not None:
        told.append(Clock(round(1000 * manner.seconds)))
    return (*told, Seed(question.seed), Decide(stamp, question.view))


@dataclass(frozen=True, slots=True)
class Hearing:
    """What was heard so far of the answer to ``question`` that bears ``stamp``; ``finding`` once it is complete."""

    stamp: int
    question: Asked
    reason: Message | None = None
    idea: Message | None = None
    thought: Thought = NOTHING
    finding: Finding | None = None

    def hear(self, answer: Answer) -> "Hearing":
        """Return this with one more line; lines of another stamp change nothing.

        Unreadable if the process says that it cannot answer, or answers something else than was asked.
        """
        if isinstance(answer, Failed):
            raise Unreadable("unreadable.line", text=answer.text[:40])
        if getattr(answer, "stamp", None) != self.stamp:
            return self
        match answer:
            case Reason(_, said):
                return replace(self, reason=sayable(said))
            case Idea(_, said):
                return replace(self, idea=sayable(said))
            case Act(_, action):
                thought = None if self.thought == NOTHING else self.thought
                return self._found(Advice(action, self.reason, self.idea, thought), "action")
            case Found(_, text):
                return self._found(read_finding(text), text)
            case _:
                return replace(self, thought=_heard(self.thought, answer))

    def _found(self, finding: Finding, text: str) -> "Hearing":
        if not isinstance(finding, self.question.finds):
            raise Unreadable("unreadable.line", text=text[:40])
        return replace(self, finding=finding)


def sayable(said: Message) -> Message | None:
    """Return ``said`` if it has words here; a player of another make may send anything."""
    try:
        worded(said, ENGLISH)
    except (LookupError, ValueError, TypeError):
        return None
    return said


def _heard(thought: Thought, answer: Answer) -> Thought:
    """Return ``thought`` with one more line about it."""
    match answer:
        case Considered(_, candidate):
            return thought._replace(candidates=(*thought.candidates, candidate)[:MOST_TOLD])
        case Doubt(_, error) if thought.candidates and thought.candidates[-1].error is None:
            *before, last = thought.candidates
            return thought._replace(candidates=(*before, last._replace(error=error)))
        case Imagined(_, world):
            return thought._replace(worlds=(*thought.worlds, world)[:MOST_TOLD])
        case Inferred(_, said):
            known = sayable(said)
            return thought if known is None else thought._replace(inferred=(*thought.inferred, known)[:MOST_TOLD])
        case Looked(_, worlds):
            return thought._replace(looked=worlds)
        case Spent(_, nodes):
            return thought._replace(nodes=nodes)
        case Cut():
            return thought._replace(cut=True)
        case _:
            return thought
