"""How is a problem tried at a table? The defence places its cards after each choice, and what became of it is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, Hand, hand_of
from dummywhist.engine.cards.seat import EAST, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.problems.defending import answer, lost, revealed
from dummywhist.engine.problems.line import Trick
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS, State
from dummywhist.engine.problems.problem import Problem, count_layouts, layouts, tricks_before
from dummywhist.engine.problems.returning import How
from dummywhist.engine.problems.solving import Solution, solved
from dummywhist.engine.problems.telling import Beaten, good_card, how_beaten, most, plan_of, trick_told
from dummywhist.engine.rules.seats import AXES
from dummywhist.engine.seats.operator import Operator
from dummywhist.ui.seat.cloth import ToldInDock
from dummywhist.ui.seat.moment import Mode
from dummywhist.ui.seat.reckoning import Reckoner
from dummywhist.ui.seat.scripted import Scripted
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.seat.teaching import cards_played
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.hands import hand_words
from dummywhist.ui.words.problem_told import (
    COUNTED,
    IDEAS,
    THEMES,
    Share,
    Stage,
    Told,
    beaten_words,
    book_words,
    layouts_words,
    level_words,
    plan_words,
    problem_name,
    prompt,
    task,
    task_brief,
    trumps,
    whence,
)

IDEA: Final = 1
CARD: Final = 2
REASON: Final = 3


class Defence(Scripted):
    """Who plays the hidden hands of a problem."""

    def __init__(self, operator: Operator, attempt: Attempt, parent: QObject) -> None:
        super().__init__(operator, (), parent)
        self._attempt = attempt

    def ask(self, player: Player, *, helps: bool, quick: bool = False, plays_on: bool = False) -> None:
        """Play a card for ``player`` when it was found."""
        self._attempt.defend(player)

    def forget(self) -> None:
        """Nobody is asked any more."""
        self._attempt.forget_question()


class Attempt(ToldInDock, QObject):
    """The tries at one problem at one table. ``names``: what East and West are called."""

    changed = Signal()
    """Something else is told."""
    ended = Signal()
    """It is beaten, or solved."""
    tried = Signal(str)
    """What became of the problem, a `How`: once."""
    sentence = Signal(str, bool)
    """What a screen reader is to say, and whether at once."""

    def __init__(self, problem: Problem, names: dict[Seat, str], parent: QObject) -> None:
        super().__init__(parent)
        self.problem = problem
        self.names = names
        self.solution: Solution | None = None
        self.plan: tuple[Trick, ...] = ()
        self._reckoner = Reckoner(problem, self)
        self._plans = Plans(problem, self._reckoner.solver)  # what the cards allow; it looks for no plan
        self._sitting: Sitting | None = None
        self._defence: Defence | None = None
        self._clear()
        self._tries = 1
        self._helped = False
        self._told_how = False
        self.shown = False
        self._counts = problem.level <= COUNTED and not problem.open
        self._why: dict[Card, Beaten] = {}
        self._reckoner.ask(
            lambda plans: solved(plans.problem, self._reckoner.solver, plans), lambda found: self._learned(found)
        )

    def _clear(self) -> None:
        """Nothing has been played."""
        self._states: list[State] = [self._plans.begin]
        self._cards: list[Card] = []
        self._wrong: tuple[int, Card] | None = None
        self._beaten: Beaten | None = None
        self._won = False
        self._hinted = 0
        self._hint = ""
        self._laid: tuple[Hand, ...] | None = None
        """How the hidden cards lie, as dealt; it agrees with all that was played since."""
        self._question: Player | None = None
        self._thinks = False
        self._showing = False
        self._later: Callable[[], None] | None = None

    # ---- where it stands ----

    @property
    def _at(self) -> Sitting:
        assert self._sitting is not None
        return self._sitting

    @property
    def key(self) -> str:
        """The name by which tries are kept."""
        return self.problem.id

    @property
    def name(self) -> str:
        """What it is called."""
        return problem_name(self.problem)

    @property
    def state(self) -> State:
        """The position, with the layouts that are still possible."""
        return self._states[-1]

    @property
    def stage(self) -> Stage:
        """How far the try has come."""
        if self._won:
            return "solved"
        if self._beaten is not None:
            return "beaten"
        return "playing" if self._cards else "asked"

    @property
    def over(self) -> bool:
        """Whether this try is over."""
        return self._won or self._beaten is not None

    @property
    def waits(self) -> bool:
        """Whether no card is asked for any more."""
        return self.over

    @property
    def known(self) -> bool:
        """Whether the answer may be told: it was found, or shown."""
        return self.shown or self._won

    @property
    def task(self) -> str:
        """What is said under the trumps."""
        return task_brief(self.problem)

    @property
    def alone(self) -> bool:
        """Yes: a problem is an ending and no more."""
        return True

    @property
    def before(self) -> Mapping[Side, int]:
        """The tricks that lie before each side when it begins."""
        ours, theirs = tricks_before(self.problem)
        return {Side(AXES[SOUTH]): ours, Side(AXES[EAST]): theirs}

    @property
    def trick(self) -> str:
        """Which trick it is."""
        number = min(self.problem.cards, self.problem.cards - self.state.by + (1 if self.state.by else 0))
        return tr("Trick {trick} of {cards}", trick=number, cards=self.problem.cards)

    @property
    def prompt(self) -> str:
        """What the prompt says in place of the table's own; "" for that."""
        if self._beaten is not None:
            return tr("Beaten: {n:words} {n:trick|tricks}", n=self._beaten.tricks)
        if self._won:
            return tr("Solved: {wins:words} of {cards:words}", wins=self.problem.wins, cards=self.problem.cards)
        if self._thinks:
            return tr("The defence looks for its card")
        return "" if self._cards else prompt(self.problem)

    # ---- at the table ----

    def first_hands(self) -> tuple[Hand, ...]:
        """Return how the hidden cards lie before anything is played: in any way that is possible."""
        return next(layouts(self.problem))

    def sit(self, sitting: Sitting) -> None:
        """Give the problem at the table of ``sitting``, before it begins."""
        self._sitting = sitting
        self._defence = Defence(sitting.operator, self, sitting.conductor)
        sitting.teach(self, self._defence)
        sitting.conductor.stepped.connect(self._moved)
        sitting.conductor.waiting.connect(self._waiting)

    def close(self) -> None:
        """Nobody tries it any more."""
        self._reckoner.close()

    def play(self, card: Card) -> None:
        """A card is played by hand; the table says why it may not be."""
        if self.over:
            self._at.view.refuse(tr("This try is over. Try again, or go on to the next problem."))
        else:
            self._at.conductor.propose(play_of(card))

    def go_on(self) -> None:
        """Space, or a click on the cloth: gather the trick; not when the try is over, for it is to be looked at."""
        conductor = self._at.conductor
        if self.over or (conductor.mode is Mode.TRICK and conductor.guarded):
            return
        if conductor.mode is Mode.TRICK:
            conductor.gather()
        else:
            conductor.stroke()

    def again(self) -> None:
        """Try once more from the first card."""
        if self._cards:
            self._tries += not self._won
            self._at.operator.restart()
            self._clear()
            self._at.view.set_advised(None)
            self._at.conductor.elsewhere()
        self.changed.emit()
        self._at.refresh()

    def defend(self, player: Player) -> None:
        """Find the card of the hidden hand on turn, lay the hidden cards so, and play it."""
        self._question, state = player, self.state
        self._thinks = True
        self._reckoner.ask(lambda plans: _defended(plans, state), lambda found: self._defended(state, found))

    def forget_question(self) -> None:
        """Nobody is asked any more."""
        self._question = None

    def _defended(self, state: State, found: tuple[Card, tuple[Hand, ...]]) -> None:
        player, self._question = self._question, None
        self._thinks = False
        if player is None or state is not self.state or self._defence is None or self.over:
            return
        card, hands = found
        self._laid = self._as_dealt(hands, card)
        refused = self._at.operator.lay_hidden(self._laid)
        assert refused is None, refused  # `answers` yields lawful cards only, and nobody has seen the others
        self._defence.play(player, card)

    def _as_dealt(self, hands: Sequence[Hand], card: Card) -> tuple[Hand, ...]:
        """Return the hands as dealt of those that are left after ``card`` is played next."""
        dealt = list(hands)
        for seat, played in zip(self._seats(), (*self._cards, card), strict=True):
            dealt[seat] = Hand(dealt[seat] | 1 << played)
        return tuple(dealt)

    def _seats(self) -> list[Seat]:
        """Return who has played each card, and who plays next."""
        return [state.on_turn for state in self._states]

    def _when_shown(self, do: Callable[[], None]) -> None:
        """Do it when the last card lies: nothing is told of one that is still on its way."""
        if self._showing:
            self._later = do
        else:
            do()

    def _moved(self, _steps: object) -> None:
        self._showing = True
        for card in cards_played(self._at.seat.view)[len(self._cards) :]:
            self._played(card)
        self.changed.emit()

    def _played(self, card: Card) -> None:
        before = self.state
        ours = before.on_turn in OURS
        after = self._plans.after(before, card) if ours else dict(self._plans.answers(before))[card]
        self._cards.append(card)
        self._states.append(after)
        self._hinted, self._hint = 0, ""
        self._at.view.set_advised(None)
        if ours and self._wrong is None:
            number = len(self._cards)
            self._reckoner.ask(lambda plans: plans.wins(after), lambda wins: self._judged(number, card, wins))
        if not after.trick:
            self._weigh()

    def _judged(self, number: int, card: Card, wins: bool) -> None:
        """It is known whether there still is a plan after a card of ours."""
        if not wins and self._wrong is None and self._cards[number - 1 : number] == [card]:
            self._wrong = number, card
        if not self.state.trick:
            self._weigh()

    def _weigh(self) -> None:
        """A trick is full: is the problem solved, or beaten in every layout that is left?"""
        state = self.state
        if self.over:
            return
        if state.need <= 0:
            self._when_shown(self._is_solved)
        elif self._wrong is not None:
            self._reckoner.ask(
                lambda plans: _out_of_reach(plans, state),
                lambda tricks: None if tricks is None else self._is_beaten(state, tricks),
            )

    def _is_solved(self) -> None:
        if not self.over:
            self._won = True
            self._end("first" if self._tries == 1 and not self._helped else "later")

    def _is_beaten(self, state: State, tricks: int) -> None:
        if self._showing:
            self._later = lambda: self._is_beaten(state, tricks)
            return
        if state is not self.state or self.over or self._wrong is None:
            return
        number, _ = self._wrong
        begins = (number - 1) // len(SEATS) * len(SEATS)
        cards = tuple(self._cards[begins : begins + len(SEATS)])
        self._beaten = trick_told(self._plans, self._states[begins].leader, cards, tricks)
        self._end(None)

    def _end(self, how: How | None) -> None:
        if how is not None:
            self._tell_how(how)
        told = self.told()
        self.sentence.emit(f"{told.head} {told.sentence}", True)
        self.changed.emit()
        self._at.refresh()
        self.ended.emit()

    def _tell_how(self, how: How) -> None:
        if not self._told_how:
            self._told_how = True
            self.tried.emit(how)

    def _waiting(self, mode: Mode) -> None:
        if mode is Mode.SHOWING:
            return
        self._showing = False
        later, self._later = self._later, None
        if later is not None:
            later()
        self.changed.emit()

    def _learned(self, solution: Solution) -> None:
        self.solution = solution
        self._reckoner.ask(lambda plans: plan_of(plans, solution), self._planned)

    def _planned(self, plan: tuple[Trick, ...]) -> None:
        self.plan = plan
        self.changed.emit()

    # ---- help ----

    def hint(self) -> None:
        """Give a hint, one degree more each time: the idea, the card, the reason. The card is the answer."""
        if self.over or self._at.conductor.mode is not Mode.PERSON:
            return
        self._helped = True
        self._hinted = min(self._hinted + 1, REASON)
        if self._hinted == IDEA:
            self._say_hint(tr(IDEAS[self.problem.theme]))
            return
        state, degree = self.state, self._hinted
        self._reckoner.ask(lambda plans: good_card(plans, state), lambda card: self._advise(state, degree, card))

    def _advise(self, state: State, degree: int, card: Card | None) -> None:
        if state is not self.state or self.over:
            return
        if card is None:
            self._say_hint(tr("No card wins against every defence any more. Try again."))
            return
        if not self._cards and self.solution is not None:
            card = self.solution.holds[-1]  # of equals the one that the answer names
        self._tell_how("shown")
        self._at.view.set_advised(card)
        words = tr("Play the {card:card}.", card=card)
        if degree == REASON:
            first = len(self._cards) == 0
            words = plan_words(self.problem, card, self.plan) if first else tr(
                "After the {card:card} the rest is won however the cards lie.", card=card
            )  # fmt: skip
        self._say_hint(words)

    def _say_hint(self, words: str) -> None:
        self._hint = words
        self.sentence.emit(words, False)
        self.changed.emit()

    def show_answer(self) -> None:
        """Tell the card, and why; the table is as at first."""
        if self.solution is None:
            return
        self._tell_how("shown")
        self.shown = True
        self.again()
        card = self.solution.holds[-1]
        self._at.view.set_advised(card)
        told = self.told()
        self.sentence.emit(f"{told.head} {told.sentence}", False)
        self.changed.emit()

    def count(self) -> None:
        """Show the cards that are out."""
        self._counts = True
        self.changed.emit()

    def ask_why(self, card: Card) -> None:
        """Say how ``card`` is beaten, when the answer is known."""
        if self.known and card not in self._why:
            self._reckoner.ask(
                lambda plans: how_beaten(plans, plans.begin, card), lambda beaten: self._explained(card, beaten)
            )

    def _explained(self, card: Card, beaten: Beaten) -> None:
        self._why[card] = beaten
        self.sentence.emit(beaten_words(beaten, self.names), False)
        self.changed.emit()

    # ---- what is told ----

    def _out(self) -> Hand:
        return EMPTY if self.problem.open else self.state.out

    def shares(self) -> tuple[Share, ...]:
        """Return how often each card is beaten, the worst first; which one never is stays hidden till it is known."""
        found = self.solution
        if found is None:
            return ()
        plans, told = self._plans, []
        for first in plans.own_cards(plans.begin):
            cards = plans.equals(plans.begin, first)
            right = first in found.holds
            why = self._why.get(first)
            told.append(
                Share(
                    () if right and not self.known else tuple(sorted(cards, reverse=True)),
                    found.failing[first],
                    found.layouts,
                    right,
                    "" if why is None or right else beaten_words(why, self.names),
                )
            )
        return tuple(sorted(told, key=lambda one: (one.right, -one.failing)))

    def told(self) -> Told:
        """Return what is told now."""
        problem = self.problem
        subtitle = tr("{task}. {level}", task=task_brief(problem), level=level_words(problem))
        if self.known:
            subtitle = tr("{task}. {level}. {theme}", task=task_brief(problem), level=level_words(problem),
                          theme=tr(THEMES[problem.theme]))  # fmt: skip
        about = Told(
            problem_name(problem), subtitle, self.stage, f"{trumps(problem)} {task(problem)}", out=self._out(),
            counted=self._counts, hint=self._hint,
            may_hint=not self.over and self._at.conductor.mode is Mode.PERSON, may_show=self.solution is not None,
        )  # fmt: skip
        if self._beaten is not None and self._wrong is not None:
            number, card = self._wrong
            words = beaten_words(self._beaten, self.names)
            if number > 1:
                words = f"{tr('The first card was right.')} {words}"
            return about._replace(
                head=tr("The {card:card} can be beaten.", card=card), tone="loss", sentence=words,
                shares=self.shares() if number == 1 or self.known else (),
                foot=self._foot(), lay=self._lay(), gone=hand_of(self._cards),
            )  # fmt: skip
        if self._won:
            first = self._cards[0]
            words = f"{tr('{n:words^} tricks.', n=problem.wins)} {plan_words(problem, first, self.plan)}"
            return about._replace(head=tr("Solved."), tone="action", sentence=words, shares=self.shares(), hint="",
                                  foot=self._foot())  # fmt: skip
        if self.shown and self.solution is not None and not self._cards:
            card = self.solution.holds[-1]
            return about._replace(head=tr("The answer: {card:card}.", card=card), tone="action", hint="",
                                  sentence=plan_words(problem, card, self.plan), shares=self.shares(),
                                  foot=self._foot() if problem.open else "")  # fmt: skip
        if problem.open:
            words = tr("All hands are open. One card wins whatever the others play.")
            return about._replace(foot="" if self._cards else f"{words} {whence(problem)}")
        return about._replace(
            foot="" if self._cards else tr(
                "One card wins however they lie. After any other the defence can beat you, and will."
            )
        )  # fmt: skip

    def _lay(self) -> tuple[tuple[str, Hand], ...]:
        """Return how the hidden cards lay, as dealt: in a layout in which the target is out of reach."""
        if self._laid is None or self.problem.open:
            return ()
        return tuple((self.names[seat], self._laid[seat]) for seat in (WEST, EAST))

    def _foot(self) -> str:
        """Return what is said below when a try is over: how many layouts there were, or what the book leads."""
        problem = self.problem
        if not problem.open:
            return layouts_words(count_layouts(problem))
        holds = self.solution.holds if self.known and self.solution is not None else ()
        return " ".join(filter(None, (whence(problem), book_words(problem, holds) if holds else "")))

    def spoken(self) -> str:
        """Return what a screen reader says on opening: the task, both hands, the cards that are out."""
        problem = self.problem
        words = [
            f"{problem_name(problem)}. {level_words(problem)}. {trumps(problem)} {task(problem)}",
            *([tr("All hands are open.")] if problem.open else []),
            tr("Your hand: {cards}.", cards=hand_words(problem.yours)),
            tr("Dummy: {cards}.", cards=hand_words(problem.dummy)),
        ]
        if self._counts:
            words.append(tr("Still out: {cards}.", cards=hand_words(self._out())))
        return " ".join(words)


def _defended(plans: Plans, state: State) -> tuple[Card, tuple[Hand, ...]]:
    """Return the card of the defence, and how the hands that are left lie after it."""
    told = answer(plans, state)
    return told.card, revealed(plans, told.state)


def _out_of_reach(plans: Plans, state: State) -> int | None:
    """Return the tricks that our side comes to if the target is out of reach in every layout; else None."""
    if state.need > state.by:
        return most(plans, state) if state.yours else plans.problem.wins - state.need
    beaten = lost(plans, state) and all(plans.seen(state, split) < state.need for split in plans.splits_of(state))
    return most(plans, state) if beaten else None
