"""What is the answer to a question? Computed here, in whatever process it is asked of."""

from dummywhist.engine.players.belief.learning import learned
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.study.chances import chances
from dummywhist.engine.study.finding import Advice, Finding, Learned
from dummywhist.engine.study.known import known
from dummywhist.engine.study.overplay import overplayed, unseen_played
from dummywhist.engine.study.question import (
    Advise,
    AskChances,
    Asked,
    AskKnown,
    AskLearned,
    AskOverplay,
    AskTray,
    AskWeighed,
    AskWorth,
)
from dummywhist.engine.study.text import finding_text, read_question
from dummywhist.engine.study.weighing import weighed
from dummywhist.engine.study.worth import worth_seen


def advice_of(decision: Decision) -> Advice:
    """Return what a player decided as a finding."""
    return Advice(decision.action, decision.reason, decision.idea, decision.thought)


def advise(question: Advise) -> Advice:
    """Return what the player would do; Unlawful if the viewer has nothing to do."""
    return advice_of(decide(question.level, question.view, question.seed, question.manner))


def answer(question: Asked) -> Finding:
    """Return the answer to ``question``; the same for the same question, but for what a clock cut short."""
    match question:
        case Advise():
            return advise(question)
        case AskWorth(view):
            return worth_seen(view)
        case AskKnown(view):
            return known(view)
        case AskWeighed(view, card, seed, against):
            return weighed(view, card, seed, against)
        case AskChances(view, seed):
            return chances(view, seed)
        case AskLearned(view, before):
            return Learned(tuple(learned(view, dict(before)).items()))
        case AskOverplay(view, level, seed):
            return overplayed(view, level, seed)
        case AskTray(tray, level, seed):
            return unseen_played(tray, level, seed)


def answer_text(question: str) -> str:
    """Return the answer to the question that is spelled ``question``; Unreadable or Unlawful if it has none."""
    return finding_text(answer(read_question(question)))
