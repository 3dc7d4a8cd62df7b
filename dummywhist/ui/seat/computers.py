"""Which computers play at a table in the window? A process for each computer player, and the analyst for hints."""

import hashlib
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.notation import hands_text
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import questions, revokes_claimed
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.messages import message
from dummywhist.engine.players.acquaintance import Acquaintance, stranger
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.law_table import CARE
from dummywhist.engine.players.law_table import remark as minded
from dummywhist.engine.players.manner import BOOKS, PLAIN, Manner
from dummywhist.engine.players.protocol import SEARCHING
from dummywhist.engine.record.people import PERSON, Person, is_other
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Advice, Finding, Learned
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.question import Advise, AskLearned
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.values import NamedTuple
from dummywhist.others import lacking
from dummywhist.ui.seat.acquaintances import Acquaintances
from dummywhist.ui.seat.ahead import Ahead
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.aside import Aside
from dummywhist.ui.seat.background import Background
from dummywhist.ui.seat.bots import Answer, Bot, Question, answered_here
from dummywhist.ui.seat.other_room import OtherRoom

CLOCK = 8.0
"""Seconds after which a computer plays with what it has found: long before it would be replaced."""
HURRY = 0.9
"""Seconds for all that is still to be played of a deal that is finished at once."""
HELP = "help"
"""Who asks the analyst: hints, and cards that it plays for a person."""
STANDS_IN = "steady"
"""The level that plays for a player of another maker who gives no answer."""
OTHER_TRIES = 2
"""How often the process of a player of another maker is started for one question."""
LEARNS = "habits"
"""Who asks the analyst: what a counted deal teaches."""
HELPERS = ("master", BOOKS)
"""The level of hints and of the computer that plays a card for a person: with the fast solver, and without it."""


def remark(operator: Operator, err: bool, leaves: bool = True) -> bool | Refusal:
    """Let a computer say what it minds by the laws of the table: ask who did not follow, call a card (W-REV-3).

    ``err``: computers may play wrong cards too. ``leaves``: what a person may say as well is left to him.
    """
    standing = operator.standing
    if not standing.mid_deal:
        return False
    for player in standing.players:
        kind = standing.person_of(player).kind
        seat = operator.seat(player)
        if (
            kind in CARE
            and seat.view is not None
            and (seat.view.phase == "play" or standing.leaves_to(player, standing.persons))
        ):
            said = minded(kind, seat.view, standing.entrant_of(player), standing.players if err else standing.persons)
            if said is not None and not (leaves and _left_to_a_person(operator, said)):
                return seat.propose(said) or True
    return False


def _left_to_a_person(operator: Operator, said: Action) -> bool:
    """Whether a person may say what is demanded: the computer across leaves it to him, and only asks and claims."""
    standing = operator.standing
    if questions((said,)) or revokes_claimed((said,)):
        return False
    return any(one in standing.persons for one in standing.choosers)


class Lesson(NamedTuple):
    """A counted deal to be learned from: its View, its key, and who each player is, by entrant."""

    view: View
    deal: str
    players: Mapping[Player, tuple[int, Person]]


def deal_key(view: View) -> str:
    """Return what tells a counted deal from others, by its cards: played again it teaches nothing more."""
    return hashlib.sha256(hands_text(view.dealt or ()).encode("ascii")).hexdigest()[:12]


def _cards_left(view: View) -> int:
    """Return how many cards are still to be played by all hands."""
    hands = (view.hands[seat] for seat in view.layout.chairs)
    return sum(seen.hand.bit_count() if isinstance(seen, Cards) else seen.cards for seen in hands)


def helper_level() -> str:
    """Return the level of hints: the strongest that plays as it should here."""
    return HELPERS[0] if is_native() else HELPERS[1]


class Computers(QObject):
    """Asks the computers at one table, each with the View of its own seat."""

    answered = Signal(str, object)
    """A `Player`, and his `Answer`."""
    helped = Signal(int, object)
    """The stamp at which help was asked for, and the `Advice`."""
    noted = Signal(object)
    """A `Message` for the status line."""

    def __init__(self, operator: Operator, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self.manners: Mapping[str, Manner] = {}
        self.others: Mapping[str, Sequence[str]] = {}
        self.findings = Findings(operator.kept_at)
        self.analyst = Analyst(command, self.findings, self)
        self.analyst.noted.connect(self.noted)
        self.ahead = Ahead(self.analyst, self)
        self._background = Background(command, self)
        self.other_room = OtherRoom(operator, self.analyst, self._background, self)
        self._operator = operator
        self._command = list(command)
        self._aside: Aside | None = None
        self._bots: dict[Player, Bot] = {}
        self._strangers: dict[Player, Bot] = {}
        self._stood_in: set[tuple[Player, str]] = set()
        self._questions: dict[Player | None, Question] = {}
        self._hurry_ends = 0.0
        self.people = Acquaintances(self)
        self._known: dict[tuple[int, Person], Acquaintance] = {}  # the computers that were met in this sitting
        self._taught: set[str] = set()
        self._helped: set[Player] = set()
        self._lessons: deque[Lesson] = deque()

    def kind(self, player: Player) -> str:
        """Return who plays ``player``'s cards: "person", or a level."""
        return self._operator.standing.person_of(player).kind

    def seed(self, player: Player) -> int:
        """Return the number that ``player``'s chance is drawn from if he is a computer."""
        return self._operator.standing.entrant_of(player)

    def manner(self, level: str) -> Manner:
        """Return how a computer of ``level`` plays: the preferences, who at the table is a person, what is known."""
        company = tuple(
            (player, Kind.PERSON if self.kind(player) == PERSON else Kind.COMPUTER)
            for player in self._operator.standing.players
        )
        known = [(player, self.known(player)) for player, _ in company]
        habits = tuple((player, one.habits) for player, one in known if one is not None)
        return self.manners.get(level, PLAIN)._replace(seconds=CLOCK, company=company, habits=habits)

    def known(self, player: Player) -> Acquaintance | None:
        """Return what deals have taught of ``player``: a person at any table, a computer at this one; None: nothing."""
        entrant, person = self._who(player)
        return self.people.of(person.name) if person.kind == PERSON else self._known.get((entrant, person))

    def _who(self, player: Player) -> tuple[int, Person]:
        standing = self._operator.standing
        return standing.entrant_of(player), standing.person_of(player)

    def hurry(self) -> None:
        """From now on counts the time for a deal that is finished at once."""
        self._hurry_ends = time.monotonic() + HURRY

    def ask(self, player: Player, *, helps: bool, quick: bool = False, plays_on: bool = False) -> None:
        """Ask the computer that plays for ``player``; where it ``helps`` a person, at the helper's level.

        ``quick``: it has its share of the time that `hurry` began, and plays by the books alone once that is over.
        ``plays_on``: it plays a card, and leaves the law alone.
        """
        if helps or quick:
            self.help(player)
        level = helper_level() if helps else self._level(player, quick)
        question = self._quick_question(player, level) if quick else self._question(player, level, plays_on)
        if question is not None:
            self._questions[player] = question
            self._asked(player).ask(question)

    def ask_again(self, player: Player) -> None:
        """The answer could not be played: ask another process."""
        self._asked(player).distrust(self._questions[player])

    def ask_helper(self, player: Player) -> None:
        """Ask what a strong player would do in ``player``'s place."""
        question = self._question(player, helper_level())
        if question is None:
            return
        self._questions[None] = question

        def helped(finding: Finding | None) -> None:
            if isinstance(finding, Advice):
                self.helped.emit(question.stamp, finding)
            elif finding is None:
                self._answer_here(question, lambda answer: helped(answer.finding))

        self.analyst.cancel(HELP)
        self.analyst.ask(HELP, question.asked, Urgency.NOW, helped)

    def help(self, player: Player) -> None:
        """A card of ``player`` in this deal is not his own, or was played in haste: the deal teaches nothing of him."""
        self._helped.add(player)

    def learn(self) -> None:
        """A deal was counted: let the analyst say, when it has time, what it teaches of who played it."""
        view = self._operator.seat(None).last_counted
        if view is None:
            return
        if self._operator.kept_at is not None:
            self.ahead.counted(next(past for past in reversed(self._operator.seat(None).past()) if past.counted))
        deal = deal_key(view)
        helped, self._helped = self._helped, set()
        players = {
            player: who
            for player in view.layout.players
            if player not in helped and not self._has_taught(who := self._who(player), deal)
        }
        self._taught.add(deal)
        if players:
            self._lessons.append(Lesson(view, deal, players))
            if len(self._lessons) == 1:
                self._study()

    def _has_taught(self, who: tuple[int, Person], deal: str) -> bool:
        """Whether ``deal`` was learned from already; of a person also in an earlier sitting."""
        return deal in self._taught or (who[1].kind == PERSON and self.people.taught(who[1].name, deal))

    def _study(self) -> None:
        """Ask what the first deal teaches: one at a time, since each goes on from what the one before taught."""
        lesson = self._lessons[0]
        before = {player: self._known_so_far(who) for player, who in lesson.players.items()}
        question = AskLearned(lesson.view, tuple(before.items()))

        def told(finding: Finding | None) -> None:
            if finding is None:
                self._answer_here(Question(0, question), lambda answer: told(answer.finding))
                return
            if isinstance(finding, Learned):
                for player, known in finding.players:
                    who = lesson.players.get(player)
                    # Who was forgotten meanwhile stays forgotten.
                    if who is not None and self._known_so_far(who) == before[player]:
                        self._learned(who, lesson.deal, known)
            self._lessons.popleft()
            if self._lessons:
                self._study()

        self.analyst.ask(LEARNS, question, Urgency.IDLE, told, anew=True)

    def _known_so_far(self, who: tuple[int, Person]) -> Acquaintance:
        _, person = who
        if person.kind == PERSON:
            return self.people.of(person.name) or stranger(Kind.PERSON)
        return self._known.get(who) or stranger(Kind.COMPUTER)

    def _learned(self, who: tuple[int, Person], deal: str, known: Acquaintance) -> None:
        _, person = who
        if person.kind == PERSON:
            self.people.learn(person.name, deal, known)
        else:
            self._known[who] = known

    def remember(self, player: Player | None, advice: Advice) -> None:
        """Keep what ``player``'s computer, or the helper, said when it chose."""
        asked = self._questions[player].asked
        if isinstance(asked, Advise):
            self.analyst.keep_said(asked, advice)

    def forget(self) -> None:
        """Let go of all that computers were asked."""
        for bot in self._everybody():
            bot.forget()
        self.analyst.cancel(HELP)

    def leave(self, player: Player) -> None:
        """Somebody else sits down for ``player``: end the process."""
        self._stood_in = {one for one in self._stood_in if one[0] != player}
        for bots in (self._bots, self._strangers):
            bot = bots.pop(player, None)
            if bot is not None:
                bot.close()
                bot.deleteLater()

    def warm(self) -> None:
        """Start the computers' processes before they are asked."""
        for player in self._operator.standing.players:
            if self.kind(player) != PERSON:
                (self._stranger if is_other(self._level(player)) else self._bot)(player).warm()

    def lacks_solver(self) -> bool:
        """Whether a computer plays less well than its level, since the fast solver was not built."""
        return not is_native() and any(self.kind(player) in SEARCHING for player in self._operator.standing.players)

    def close(self) -> None:
        """End the processes."""
        for bot in self._everybody():
            bot.close()
        self._background.close()
        if self._aside is not None:
            self._aside.close()
        self.analyst.close()

    def _everybody(self) -> tuple[Bot, ...]:
        return *self._bots.values(), *self._strangers.values()

    def _level(self, player: Player, quick: bool = False) -> str:
        """Return the level at which a computer plays for ``player``, or the kind of a player of another maker.

        One whose program is not known here, or gave no lawful answer, is stood in for, and so is each of them where
        there is no time to wait.
        """
        kind = self.kind(player)
        if not is_other(kind):
            return kind
        if kind not in self.others and (player, kind) not in self._stood_in:
            self._stood_in.add((player, kind))
            self._note("note.no_other", player)
        if quick:
            return BOOKS
        return STANDS_IN if (player, kind) in self._stood_in else kind

    def _asked(self, player: Player) -> Bot:
        """Return who is to answer the question that was put last for ``player``."""
        asked = self._questions[player].asked
        other = isinstance(asked, Advise) and is_other(asked.level)
        return self._stranger(player) if other else self._bot(player)

    def _stranger(self, player: Player) -> Bot:
        """Return the process of a player of another maker."""
        bot = self._strangers.get(player)
        if bot is None:
            bot = self._strangers[player] = Bot(self.others[self.kind(player)], self, tries=OTHER_TRIES)
            bot.answered.connect(lambda answer: self.answered.emit(player, answer))
            bot.failed.connect(lambda _question: self._stand_in(player))
        return bot

    def _stand_in(self, player: Player) -> None:
        """From now on another level plays for a player of another maker, who gave no answer."""
        kind = self.kind(player)
        self._stood_in.add((player, kind))
        program = lacking(self.others[kind]) if kind in self.others else ""
        self._note("note.no_command" if program else "note.stands_in", player, command=program)
        self.ask(player, helps=False)

    def _question(self, player: Player, level: str, plays_on: bool = False) -> Question | None:
        view = self._operator.seat(player).view
        if view is None:
            return None
        if plays_on:
            view = view._replace(options=tuple(option for option in view.options if option.plays is not None))
        # For a person no card is misread.
        manner = self.manner(level)
        manner = manner._replace(errs=manner.errs and self.kind(player) != PERSON)
        return Question(self._operator.stamp, Advise(level, self.seed(player), view, manner))

    def _quick_question(self, player: Player, level: str) -> Question | None:
        left = self._hurry_ends - time.monotonic()
        asked = self._question(player, level if left > 0 else BOOKS)
        if asked is None or not isinstance(asked.asked, Advise):
            return None
        advise = asked.asked
        manner = advise.manner._replace(seconds=max(left / max(1, _cards_left(advise.view)), 0.001))
        return asked._replace(asked=replace(advise, manner=manner))

    def _bot(self, player: Player) -> Bot:
        bot = self._bots.get(player)
        if bot is None:
            bot = self._bots[player] = Bot(self._command, self)
            bot.answered.connect(lambda answer: self.answered.emit(player, answer))
            bot.replaced.connect(lambda: self._note("note.replaced", player))
            bot.failed.connect(lambda question: self._failed(player, question))
        return bot

    def _note(self, key: str, player: Player, **more: str) -> None:
        self.noted.emit(message(key, name=self._operator.standing.person_of(player).name, **more))

    def _failed(self, player: Player, question: Question) -> None:
        self._note("note.thinks_here", player)
        self._answer_here(question, lambda answer: self.answered.emit(player, answer))

    def _answer_here(self, question: Question, then: Callable[[Answer], object]) -> None:
        """No process can be had: the same player answers here, from the same View, and the window does not wait."""
        if self._aside is None:
            self._aside = Aside(self)
        self._aside.do(lambda: answered_here(question), then)
