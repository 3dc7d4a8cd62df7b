"""What is said of a problem? Its task, the cards that are out, how a card is beaten, hints: plain values and words."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, Literal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SOUTH, Seat
from dummywhist.engine.problems.line import Trick
from dummywhist.engine.problems.playing import OURS
from dummywhist.engine.problems.problem import TRICKS, Problem
from dummywhist.engine.problems.returning import Standing
from dummywhist.engine.problems.telling import Beaten
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.tongues import mark, player, tr
from dummywhist.ui.words.terms import card_words

Stage = Literal["asked", "playing", "beaten", "solved"]
COUNTED: Final = 2
"""Up to this level the cards that are out are shown; above it, when they are wanted."""
THEMES: Final[Mapping[str, str]] = {
    "draw": mark("Drawing trumps"),
    "ruff": mark("A ruff"),
    "throw-in": mark("A throw-in"),
    "force": mark("Giving a trick up"),
    "finesse": mark("A finesse"),
    "cash": mark("The right order"),
}
IDEAS: Final[Mapping[str, str]] = {
    "draw": mark("Think of the trumps that are still out."),
    "ruff": mark("One of your hands can trump a suit. Which, and when?"),
    "throw-in": mark("Somebody can be made to lead what helps you. When?"),
    "force": mark("A trick that is given up now may make cards of yours high."),
    "finesse": mark("A card may win though a higher one is out. From which hand must it be led to?"),
    "cash": mark("Count the tricks that are sure. In which order must they be taken?"),
}
REASONS: Final[Mapping[str, str]] = {
    "draw": mark("The {card:card} draws trumps, and nobody can trump what you win later."),
    "ruff": mark("After the {card:card} one of your hands can trump a suit that it no longer holds."),
    "throw-in": mark("After the {card:card} a trick is given up, and whoever wins it must lead what helps you."),
    "force": mark("After the {card:card} a trick is given up, and then cards of yours in that suit are high."),
    "finesse": mark("After the {card:card} a card of yours wins over which a higher one is still out."),
    "cash": mark("The {card:card} begins with tricks that are sure, in an order in which all can be taken."),
}


class Share(NamedTuple):
    """How often a card, or each of several equals, is beaten: ``cards`` empty for the one that is not told.

    ``right``: it is never beaten. ``why``: what is said of it when that is asked, "" as long as it is not known.
    """

    cards: tuple[Card, ...]
    failing: int
    layouts: int
    right: bool
    why: str = ""

    def name(self) -> str:
        """Return the cards, said in full."""
        return tr("Another card") if not self.cards else tr(" or ").join(map(card_words, self.cards))

    def share(self) -> str:
        """Return how often it is beaten, in whole per cent; never and always are words."""
        if not self.failing:
            return tr("never")
        if self.failing == self.layouts:
            return tr("always")
        return tr("{n} in 100", n=min(99, max(1, round(100 * self.failing / self.layouts))))


class Told(NamedTuple):
    """What the dock of a problem says now.

    ``head``: what became of it, with ``tone`` a token of the palette; ``out``: the cards that are out, whether they
    are ``counted``; ``hint``: what was hinted; ``shares``: how often each card is beaten; ``foot``: quiet words.
    ``lay``: how the hidden cards lay where it was beaten, with whose they were, and ``gone``: all that were played.
    """

    title: str
    subtitle: str
    stage: Stage
    sentence: str
    head: str = ""
    tone: str = "ink"
    out: Hand = Hand(0)
    counted: bool = False
    hint: str = ""
    shares: tuple[Share, ...] = ()
    foot: str = ""
    may_hint: bool = False
    may_show: bool = False
    lay: tuple[tuple[str, Hand], ...] = ()
    gone: Hand = Hand(0)


SOURCES: Final[Mapping[str, str]] = {
    "cavendish": mark("Cavendish, hand {number}"),
    "foster-whist": mark("Foster, whist hand {number}"),
    "foster-bridge": mark("Foster, bridge hand {number}"),
}
WHENCE: Final[Mapping[str, str]] = {
    "cavendish": mark("From “Whist” by Cavendish, hand {number}, before trick {trick}."),
    "foster-whist": mark("From the whist hands of Foster’s “Complete Hoyle”, number {number}, before trick {trick}."),
    "foster-bridge": mark("From the bridge hands of Foster’s “Complete Hoyle”, number {number}, before trick {trick}."),
}


def problem_name(problem: Problem) -> str:
    """Return what a problem is called."""
    if problem.source:
        book, _, number = problem.source.partition(":")
        return tr(SOURCES[book], number=number)
    return tr("Problem {id}", id=problem.id)


def whence(problem: Problem) -> str:
    """Return from which book a problem is, and that all hands are open; "" for one of the pack."""
    if not problem.source:
        return ""
    book, _, number = problem.source.partition(":")
    return tr(WHENCE[book], number=number, trick=TRICKS - problem.cards + 1)


def book_words(problem: Problem, holds: Sequence[Card]) -> str:
    """Return what the book led, where that is told: the right card, or another, and then the book errs."""
    if problem.led is None:
        return ""
    if problem.led in holds:
        return tr("The book leads the {card:card} too.", card=problem.led)
    return tr(
        "The book errs: it leads the {card:card}, and with all hands seen that misses the task.", card=problem.led
    )


def problem_title(problem: Problem, *, known: bool) -> str:
    """Return what a problem is called where it is listed: its number, and its theme if that is ``known``.

    Else the situation, which tells nothing of the solution.
    """
    if known and not problem.source:
        return tr("Problem {id}. {theme}", id=problem.id, theme=tr(THEMES[problem.theme]))
    trick = TRICKS - problem.cards + 1
    if problem.source:
        name = problem_name(problem)
        if known:
            return tr("{name}. {theme}", name=name, theme=tr(THEMES[problem.theme]))
        return tr("{name}. Your lead, trick {trick}", name=name, trick=trick)
    if problem.leader == SOUTH:
        return tr("Problem {id}. Your lead, trick {trick}", id=problem.id, trick=trick)
    return tr("Problem {id}. Dummy’s lead, trick {trick}", id=problem.id, trick=trick)


def task_brief(problem: Problem) -> str:
    """Return the task in a few words: "Three of the last five"."""
    return tr("{wins:words^} of the last {cards:words}", wins=problem.wins, cards=problem.cards)


def task(problem: Problem) -> str:
    """Return the task as a sentence."""
    if problem.leader == SOUTH:
        return tr("You lead. Win {wins:words} of the last {cards:words} tricks.", wins=problem.wins,
                  cards=problem.cards)  # fmt: skip
    return tr("Dummy leads. Win {wins:words} of the last {cards:words} tricks.", wins=problem.wins,
              cards=problem.cards)  # fmt: skip


def trumps(problem: Problem) -> str:
    """Return what are trumps."""
    if problem.trump is None:
        return tr("There are no trumps.")
    return tr("{suit:suits^} are trumps.", suit=problem.trump)


def prompt(problem: Problem) -> str:
    """Return what the prompt says before the first card."""
    if problem.leader == SOUTH:
        return tr("Your lead: win {wins:words} of {cards:words}", wins=problem.wins, cards=problem.cards)
    return tr("Dummy’s lead: win {wins:words} of {cards:words}", wins=problem.wins, cards=problem.cards)


def level_words(problem: Problem) -> str:
    """Return its level."""
    return tr("Level {n}", n=problem.level)


def state_words(standing: Standing | None, today: date) -> str:
    """Return how it stands with a problem: new, due, coming back, known."""
    if standing is None:
        return tr("new")
    if standing.never:
        return tr("not again")
    if standing.due is None:
        return tr("known")
    days = (standing.due - today).days
    if days <= 0:
        return tr("today")
    return tr("in {n} {n:day|days}", n=days)


def beaten_words(beaten: Beaten, names: Mapping[Seat, str]) -> str:
    """Return how a card was beaten, in two sentences."""
    tricks = tr("You come to {n:words} {n:trick|tricks}.", n=beaten.tricks)
    if beaten.ours:
        return f"{tr('You win this trick, and are beaten later.')} {tricks}"
    who = player(names[beaten.winner])
    if beaten.ruffs:
        return f"{tr('{name:^} trumps with the {card:card}.', name=who, card=beaten.card)} {tricks}"
    return f"{tr('{name:^} wins with the {card:card}.', name=who, card=beaten.card)} {tricks}"


def plan_words(problem: Problem, card: Card, plan: Sequence[Trick]) -> str:
    """Return why a card is right: what the plan is about, and what our side leads by it."""
    reason = tr(REASONS[problem.theme], card=card)
    leads = [card, *(one.lead for one in plan[1:] if one.leader in OURS)]
    if len(leads) == 1:
        return reason
    return f"{reason} {tr('One after another you lead: {cards}.', cards=', '.join(map(card_words, leads)))}"


def layouts_words(layouts: int) -> str:
    """Return when the hidden cards are placed, and how many layouts there were at first."""
    return tr(
        "The hidden cards are placed after your choice, as far as the cards already seen allow. "
        "{n:number} layouts were looked at.", n=layouts,
    )  # fmt: skip
