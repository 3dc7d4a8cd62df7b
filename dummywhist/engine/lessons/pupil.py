"""Where does somebody stand in a lesson, and what follows from what he does? Pure functions of a value."""

from collections.abc import Mapping
from typing import Final, Literal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.lessons.lesson import Ask, Lesson, Step, left_in, tricks_of
from dummywhist.engine.lessons.reading import Costs, spelled
from dummywhist.engine.solver.position import played_on
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple, dataclass

Part = Literal["say", "after", "over"]
WORDS_A_MINUTE: Final = 150
CARDS_A_MINUTE: Final = 10
"""How fast a lesson is read and played."""
PARTS: Final = ("say", "after", "over")


class Verdict(NamedTuple):
    """What a card is: the one that is wanted, or how many tricks it costs; 0 for one that is as good."""

    accepted: bool
    costs: int = 0


@dataclass(frozen=True, slots=True)
class Pupil:
    """Somebody in a lesson: the cards ``played`` so far, at which ``step`` (from 0) he is, and which part of it.

    ``say``: the step is told, and a card may be asked for; ``after``: what follows it is told, until he goes on;
    ``over``: the lesson is finished.
    """

    lesson: Lesson
    played: tuple[Card, ...] = ()
    step: int = 0
    part: Part = "say"

    @property
    def now(self) -> Step:
        """The step he is at."""
        return self.lesson.steps[self.step]

    @property
    def names(self) -> Mapping[Card, Card]:
        """Which card lies in the place of each card of the line: an equal that was played has changed with its twin."""
        found: dict[Card, Card] = {}
        free = next((step.ask.at for step in self.lesson.steps if step.free and step.ask is not None), None)
        for at, card in enumerate(self.played[:free]):
            meant = self.lesson.line[at]
            was = found.get(meant, meant)
            if card != was:
                twin = next((one for one, other in found.items() if other == card), card)
                found[meant], found[twin] = card, was
        return found

    def actual(self, card: Card) -> Card:
        """Return the card that stands for ``card`` of the line."""
        return self.names.get(card, card)

    @property
    def free(self) -> bool:
        """Whether the cards are no longer those of the line."""
        return self.now.free and self.now.ask is not None and len(self.played) >= self.now.ask.at

    @property
    def at_learner(self) -> bool:
        """Whether one of the learner's two hands is on turn."""
        done = len(self.played) == len(self.lesson.line)
        return not done and tricks_of(self.lesson, self.played).on_turn in self.lesson.plays

    @property
    def asked(self) -> Ask | None:
        """The card that is asked for now, if its turn has come."""
        at = len(self.played)
        if self.part == "say" and self.now.ask is not None and self.now.ask.at == at:
            return self.now.ask
        if self.part == "after" and self.now.then is not None and self.now.then.at == at:
            return self.now.then
        return None

    @property
    def accepted(self) -> tuple[Card, ...]:
        """The cards that are accepted now."""
        ask = self.asked
        if self.free and self.at_learner:
            return tuple(card for card, costs in solved(self).items() if costs == 0)
        return () if ask is None else tuple(self.actual(card) for card in ask.accept)

    @property
    def scripted(self) -> Card | None:
        """The card that is played next though the learner does not choose it; None if there is none now.

        Another player's, one that is the only one that may be played, or one from before the lesson opens; none before
        what is told now asks for it.
        """
        at = len(self.played)
        if at == len(self.lesson.line) or (self.free and self.at_learner):
            return None
        if self.free:
            meant, found = self.lesson.line[at], solved(self)
            best = [card for card, costs in found.items() if costs == 0]
            return meant if meant in best else min(best)
        return self.actual(self.lesson.line[at]) if at < _told_at(self.lesson, self.step, self.part) else None

    def judged(self, card: Card, costs: Costs) -> Verdict:
        """Return what ``card``, which may be played, is at this place; ``costs`` as they are kept with the lessons."""
        if card in self.accepted:
            return Verdict(True)
        if self.free:
            return Verdict(False, solved(self)[card])
        named = {self.actual(one): lost for one, lost in costs.get(len(self.played), {}).items()}
        return Verdict(False, named.get(card, 0))

    def after(self, card: Card) -> "Pupil":
        """Return where he stands when ``card`` was played, by whomever."""
        asked, played = self.asked, (*self.played, card)
        if asked is not None and asked is self.now.ask and not self.now.free:
            # With nothing to be told the next step follows at once.
            return Pupil(self.lesson, played, self.step, "after") if self.now.after else self._next(played)
        if asked is not None and asked is self.now.then:
            return self._next(played)
        if self.now.free and len(played) == len(self.lesson.line):
            return Pupil(self.lesson, played, self.step, "over")
        return Pupil(self.lesson, played, self.step, self.part)

    @property
    def tally(self) -> int | None:
        """The number that is right where one is asked for now; None where none is."""
        asked = self.now.tally
        if self.part != "say" or asked is None:
            return None
        return size(of_suit(left_in(self.lesson, self.shown(), self.lesson.seat(asked.place)), asked.suit))

    @property
    def may_go_on(self) -> bool:
        """Whether the next step comes when he says so: nothing is asked of him now."""
        return (self.part == "after" and self.now.then is None) or (self.part == "say" and self.now.ask is None)

    def on(self) -> "Pupil":
        """Return where he stands when he goes on: to the next step, or to the answer of what was asked."""
        if not self.may_go_on:
            return self
        if self.now.tally is not None and self.part == "say":
            return Pupil(self.lesson, self.played, self.step, "after")
        return self._next(self.played)

    def _next(self, played: tuple[Card, ...]) -> "Pupil":
        if self.step + 1 == len(self.lesson.steps):
            return Pupil(self.lesson, played, self.step, "over")
        return Pupil(self.lesson, played, self.step + 1)

    def back(self) -> "Pupil":
        """Return where he stood at the step before, or at the beginning of this one if its card is played."""
        step = self.step if self.part != "say" or len(self.played) > _begins(self.lesson, self.step) else self.step - 1
        step = max(0, step)
        return Pupil(self.lesson, self.played[: _begins(self.lesson, step)], step)

    def shown(self) -> tuple[Card, ...]:
        """Return the cards by which what is told now is true: those up to the place of what is asked.

        What follows a card is told when the others have played, and then it is true.
        """
        if self.part == "over" or self.free:
            return self.played
        at = _told_at(self.lesson, self.step, self.part)
        return (*self.played[:at], *(self.actual(card) for card in self.lesson.line[len(self.played) : at]))

    def spelled(self) -> str:
        """Spell where he stands: step from 1, part, cards."""
        return f"{self.step + 1} {self.part} {spelled(self.played)}".strip()


def minutes(lesson: Lesson, first: int = 0) -> float:
    """Return how long a lesson takes from step ``first`` (from 0): what is told is read, what is asked for played."""
    steps = lesson.steps[first:]
    told = [text for step in steps for text in (step.title, step.say, step.word, step.after)]
    asked = sum(ask is not None for step in steps for ask in (step.ask, step.then))
    return sum(len(text.split()) for text in told) / WORDS_A_MINUTE + asked / CARDS_A_MINUTE


def minutes_left(pupil: Pupil) -> float:
    """Return how long the rest of the lesson takes."""
    return minutes(pupil.lesson, pupil.step)


def beginner(lesson: Lesson) -> Pupil:
    """Return where somebody stands who opens a lesson: what was played before it lies already."""
    return Pupil(lesson, lesson.line[: lesson.begins])


def _begins(lesson: Lesson, step: int) -> int:
    """Return how many cards lie when a step begins."""
    own = lesson.steps[step].ask
    if own is not None:
        return own.at
    before = [ask.at for one in lesson.steps[:step] for ask in (one.ask, one.then) if ask is not None]
    if not before:
        return lesson.begins
    return next((at for at in sorted(lesson.asks()) if at > max(before)), lesson.ends)


def _told_at(lesson: Lesson, step: int, part: Part) -> int:
    """Return how many cards lie when what is told in a part of a step is true."""
    now = lesson.steps[step]
    if part == "say":
        return _begins(lesson, step)
    if now.then is not None:
        return now.then.at
    if now.ask is None:
        return _begins(lesson, step)
    return next((at for at in sorted(lesson.asks()) if at > now.ask.at), lesson.ends)


def told_at(lesson: Lesson, step: int, part: Part) -> tuple[Card, ...]:
    """Return the cards of the line that lie when what is told in a part of a step is true."""
    return lesson.line[: _told_at(lesson, step, part)]


def solved(pupil: Pupil) -> dict[Card, int]:
    """Return what each card that may be played now costs in tricks, with all hands seen: few cards are left."""
    return costs_at(pupil.lesson, pupil.played, Solver(1))


def costs_at(lesson: Lesson, played: tuple[Card, ...], solver: Solver) -> dict[Card, int]:
    """Return what each card that may be played after ``played`` costs the side on turn, in tricks."""
    found = solver.cards(played_on(lesson.hands, lesson.trump, lesson.leader, played))
    best = max(found.values())
    return {card: best - tricks for card, tricks in found.items()}


def read_pupil(lesson: Lesson, text: str) -> Pupil:
    """Read where somebody stood, as `Pupil.spelled` has it; Unreadable for what is no place in the lesson."""
    words = text.split()
    if len(words) < 2 or not words[0].isdecimal() or words[1] not in PARTS:
        raise Unreadable("lesson.place")
    pupil = Pupil(lesson)
    try:
        cards = [read_card(word) for word in words[2:]]
        for card in cards:
            while pupil.may_go_on and pupil.scripted is None:
                pupil = pupil.on()
            if card != pupil.scripted and card not in pupil.accepted:
                raise Unreadable("lesson.place")
            pupil = pupil.after(card)
    except DummyWhistError:
        raise Unreadable("lesson.place") from None
    while (pupil.step + 1, pupil.part) != (int(words[0]), words[1]) and pupil.may_go_on:
        pupil = pupil.on()
    if pupil.spelled() != " ".join(words):
        raise Unreadable("lesson.place")
    return pupil
