"""What is on the cloth of a table? Its picture, what is asked and offered there, and all of it in words."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Protocol

from dummywhist.engine.deal.event import (
    AuctionOver,
    ClaimAnswered,
    Claimed,
    ClaimJudged,
    ClaimSettled,
    DealCounted,
    HandsAbandoned,
)
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.phases.jokers import HandedIn
from dummywhist.engine.duplicate.other_room import compared
from dummywhist.engine.duplicate.result import EW, NS
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.redact import HandedInSeen
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.seats.viewpoint import Viewpoint
from dummywhist.engine.session.event import GameWon, RubberWon
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.giving.value import Giving
from dummywhist.ui.scene.lying import winner_so_far
from dummywhist.ui.scene.parts import (
    Choice,
    Company,
    Curtain,
    DealCourse,
    Note,
    Picture,
    Prompt,
    Values,
    Verdict,
)
from dummywhist.ui.scene.picture import compose, naming_of
from dummywhist.ui.scene.questions.calling import Auctioned, auctioned, best_so_far
from dummywhist.ui.scene.questions.law_calling import calling_question, may_call
from dummywhist.ui.scene.questions.law_posing import who_chooses
from dummywhist.ui.scene.questions.posing import seat_question
from dummywhist.ui.scene.questions.question import Question
from dummywhist.ui.scene.questions.refused_posing import refused_question
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.seat.company import company, decided, rubber_of
from dummywhist.ui.seat.conductor import Conductor
from dummywhist.ui.seat.givers import Givers
from dummywhist.ui.seat.law_notes import LawNotes
from dummywhist.ui.seat.moment import Mode
from dummywhist.ui.seat.wishes import looks_of
from dummywhist.ui.tongues import together, tr, you
from dummywhist.ui.words.doing import action_words
from dummywhist.ui.words.measured import deals_of, told_of, told_of_session
from dummywhist.ui.words.names import shown_name
from dummywhist.ui.words.other_room import match_lines, tray_lines
from dummywhist.ui.words.telling import Teller
from dummywhist.ui.words.telling_laws import by_law
from dummywhist.ui.words.terms import terms_of
from dummywhist.ui.words.twice import lines_of

NEXT_DEAL = "next deal"
SETTLEMENT = "settlement"
RANKING = "ranking"
BACK_TO_MATCH = "back to the match"
TRAY_AGAIN = "tray again"
BACK_TO_REVIEW = "back to the review"
LINE_AGAIN = "line again"
NEXT_SEALED = "next sealed tray"
SAVE_RESULT = "save the result"
TO_MATCHES = "to the matches"
OF_SEALED = frozenset((NEXT_SEALED, SAVE_RESULT, TO_MATCHES))
"""Choices of a table at which a sealed tray is played."""
NEW_TABLE = "new table"
CALL_REVOKE = "call a revoke"
"""The deal is counted, but nobody went on yet: a revoke may still be claimed (W-REV-6)."""
NEXT_SESSION = "next session"
"""Those who wait come in, others go out, and partners are cut for anew (W-CUT-7)."""

STRIP: Final = 104.0
"""Height of the strip of the deal, px at text scale 1."""
CLAIMS: Final = (Claimed, ClaimJudged, ClaimSettled, ClaimAnswered, HandsAbandoned)


def recall_words(rules: Rules) -> str:
    """Return what the button says with which a revoke is claimed after the count."""
    return tr("Call a renege") if rules.laws is not None and rules.laws.named else tr("Call a revoke")


class Refusal(NamedTuple):
    """A claim of ``tricks`` of those ``left`` that the solver refused at ``stamp``."""

    stamp: int
    player: Player
    tricks: int
    left: int


class Marks(NamedTuple):
    """What the review of a deal puts on the cloth: values on the cards to play, the strip of the deal."""

    values: Values | None = None
    course: DealCourse | None = None


def _marked(picture: Picture, marks: Marks) -> Picture:
    """Return ``picture`` with what the review puts on it; the strip takes its room from the table."""
    if marks.course is not None:
        labels = {**picture.labels, "course": marks.course.spoken}
        picture = replace(picture, facts=replace(picture.facts, under=STRIP), course=marks.course, labels=labels)
    return picture if marks.values is None else replace(picture, values=marks.values)


class Taught(Protocol):
    """What the cloth shows of a lesson, a problem, or a tray that is played again."""

    @property
    def waits(self) -> bool:
        """Whether no card is asked for now."""

    @property
    def prompt(self) -> str:
        """What the prompt says in place of the table's own; "" for that."""

    @property
    def speaks(self) -> bool:
        """Whether what is told says what is to be done, so that the prompt is not announced beside it."""

    @property
    def task(self) -> str:
        """What is said under the trumps of a problem, which stands in no session; "" in a lesson."""

    @property
    def alone(self) -> bool:
        """Whether the deal stands in no session that anybody plays: there are no other rubbers to show."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered on the cloth while no card is asked for; a lesson has its dock for that."""

    @property
    def before(self) -> Mapping[Side, int]:
        """The tricks of each side that were won before a problem begins."""


class ToldInDock:
    """What tells all in its dock: the cloth is that of any deal. Beside `QObject`, so that it is one base of two."""

    @property
    def speaks(self) -> bool:
        """No: whose turn it is the table says."""
        return False

    @property
    def task(self) -> str:
        """Nothing: the trumps came about as in any deal."""
        return ""

    @property
    def alone(self) -> bool:
        """No: it is a deal of its session, which is shown."""
        return False

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Nothing: what comes next stands in the dock."""
        return ()

    @property
    def before(self) -> Mapping[Side, int]:
        """None: all tricks of the deal lie on the table."""
        return {}


class Cloth:
    """The picture of one table, from the seat that the screen shows.

    ``note`` stands beside something on it; ``end`` says how the session ended.
    """

    def __init__(self, conductor: Conductor, preferences: Preferences) -> None:
        self.conductor = conductor
        self.preferences = preferences
        self.note: Note | None = None
        self.end = ""
        self.teaching: Taught | None = None
        """The lesson that is given here, if one is."""
        self.apart = False
        """Whether it is a tray of a match by file: played once, and compared when results are merged."""
        self.review_words = ""
        """What is said of the earlier moment on the cloth."""
        self.review_bottom: Player | None = None
        """Who sits at the bottom there; None for who does at the table."""
        self.marks = Marks()
        """What the review puts on the cloth, while an earlier moment is looked at."""
        self.shows_line = True
        """Whether the line that beats a refused claim is to be shown after the deal."""
        self.notes = LawNotes()
        """What players noted to call by the law at the end of the deal."""
        self.refusal: Refusal | None = None
        """The claim of the viewer that was refused just now."""
        self.givers = Givers()
        """Who gives a share to a sealed deal, and in which order."""
        self._composed: tuple[tuple[object, ...], Picture] | None = None

    def forget(self) -> None:
        """Compose the picture anew: it was written in another language."""
        self._composed = None
        self.note = None

    @property
    def _reviewing(self) -> bool:
        return self.conductor.moment.review is not None

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        return self.conductor.standing

    @property
    def seat(self) -> Viewpoint:
        """The seat that the screen shows now."""
        return self.conductor.seat

    def names(self) -> dict[Player, str]:
        """Return what the players are called."""
        return {player: shown_name(name) for player, name in self.standing.names.items()}

    def called(self) -> dict[Player, str]:
        """Return what the players are called where the only person is told as "You"."""
        return {player: tr("You") if player == self.you else name for player, name in self.names().items()}

    @property
    def you(self) -> Player | None:
        """The only person at the table, who is called "You"."""
        persons = self.conductor.persons()
        return persons[0] if len(persons) == 1 else None

    def view_now(self) -> View | None:
        """Return the view that is on the cloth: of the review, the deal in play, or the one just counted."""
        review = self.conductor.moment.review
        return self.conductor.view() if review is None else review

    def company(self, seen: View | None) -> Company:
        """Return the public facts around ``seen``."""
        conductor = self.conductor
        lets_lie = conductor.moment.played_to
        asks = conductor.moment.review is None and not lets_lie
        return company(
            self.standing,
            seen,
            self.names(),
            frozenset(conductor.persons()),
            bottom=self._bottom(),
            thinking=conductor.moment.thinks,
            gathers=(conductor.pace.trick is None or self.standing.agrees)
            and bool(conductor.persons())
            and not conductor.finishing,
            choosers=self.standing.choosers if asks else (),
            lets_lie=lets_lie,
            before={} if self.teaching is None else self.teaching.before,
            elsewhere=conductor.room.tables,
            looks_back=self._reviewing,
        )

    def _bottom(self) -> Player | None:
        conductor = self.conductor
        if self._reviewing and self.review_bottom is not None:
            return self.review_bottom
        persons = conductor.persons()
        if len(persons) > 1 and self.preferences.seat_on_turn == "stays":
            return persons[0]
        if conductor.mode is Mode.CURTAIN and conductor.expected is not None:
            return conductor.expected
        came_from = conductor.moment.came_from
        return conductor.viewer or (came_from if came_from in persons else None)

    def picture(self) -> Picture:
        """Return the picture of the table as it stands."""
        seen = self.view_now()
        curtain = None
        expected = self.conductor.expected
        moment = self.conductor.moment
        if expected is not None and moment.review is None:
            names, before = self.names(), moment.came_from
            curtain = Curtain(names[expected], None if before in (None, expected) else names[before])
        around = self.company(seen)
        verdict = self._verdict(seen)
        prompt, choices, question = self._prompt(verdict), self._choices(), self._question(around)
        looks, giving = looks_of(self.preferences), self._giving()
        task = "" if self.teaching is None else self.teaching.task
        alone = self.teaching is not None and self.teaching.alone
        marks = self.marks if self._reviewing else Marks()
        made_of = (
            seen, around, looks, prompt, choices, question, moment.claiming, curtain, self.note, verdict, giving, task,
            marks, alone,
        )  # fmt: skip
        if self._composed is None or self._composed[0] != made_of:
            picture = compose(
                seen,
                around,
                looks,
                prompt=prompt,
                choices=choices,
                question=question,
                claiming=moment.claiming,
                curtain=curtain,
                note=self.note,
                verdict=verdict,
                giving=giving,
            )
            if task and picture.trump is not None:
                picture = replace(picture, trump=replace(picture.trump, origin=task), marker=None, still="")
            if alone:
                labels = {key: words for key, words in picture.labels.items() if key != "strip"}
                plates = {place: replace(plate, dotted=True) for place, plate in picture.plates.items()}
                picture = replace(picture, strip=None, labels=labels, plates=plates)
            self._composed = made_of, _marked(picture, marks)
        return self._composed[1]

    def _giving(self) -> Giving | None:
        """The step before a deal that is proved to be fair, while people give their shares."""
        conductor, standing = self.conductor, self.standing
        if self._reviewing or conductor.awaited is not Mode.SHARES or standing.layout is None:
            return None
        givers = self.givers.of(standing, lambda entrant: shown_name(standing.people[entrant - 1].name))
        dealer = standing.layout.holder[standing.dealer]
        if standing.dealer in standing.layout.dummies or dealer is None:
            deals = tr("{dummy_name} deals", dummy_name=terms_of(standing.rules).dummy_name)
        else:
            deals = tr("{name} deals", name=self.names()[dealer])
        cut = together(giver.name for giver in givers)
        return Giving(standing.seal, givers, tr("{deals}; {names} {names:cut|cuts|cut}", deals=deals, names=cut))

    def _verdict(self, seen: View | None) -> Verdict | None:
        """What the deal on show has decided: the session, the rubber, the game, the greatest first."""
        if seen is None or seen.result is None:
            return None
        standing = self.standing
        rubber, game = decided(standing, seen.ordinal)
        if standing.rules.customs.trays:
            return self._of_tray(seen)
        if game is None:
            return None
        teller = self._teller_of(seen)
        told = [teller.tell((GameWon(game.winner, game.value),))]
        if rubber is not None and rubber.value is not None and rubber.net is not None:
            told.insert(0, teller.tell((RubberWon(rubber.number, rubber.winner, rubber.value, rubber.net),)))
        told = [words for words in told if words]
        within, terms = rubber_of(standing, seen.ordinal), terms_of(standing.rules)
        assert within is not None
        measured = told_of(within, game.deals, game.winner, terms)
        if rubber is not None:
            measured = told_of(rubber, deals_of(rubber), rubber.winner, terms)
        if self.end and standing.stage == "over" and rubber == standing.rubbers[-1]:
            single = standing.rules.match.rubbers == 1 and standing.rules.match.of.games == 1
            told = [self.end] if single else [self.end, *told]
            measured = told_of_session(standing.all_rubbers, self.you, terms)
        title, *lines = told
        return Verdict(title.removesuffix("."), (*lines, measured))

    def _of_tray(self, seen: View) -> Verdict:
        """What was made of a tray, and how that compares with other tables; at the end of the match the whole of it."""
        naming, room = naming_of(seen, self.company(seen)), self.conductor.computers.other_room
        assert seen.result is not None
        won = dict(seen.result.tricks)
        own = seen.layout.side[naming.seats["bottom"]]
        assert own is not None
        other, side = seen.layout.other_side(own), NS if own == NS else EW
        title = tr("{ours} {won}, {theirs} {lost}", ours=naming.side_name(own), theirs=naming.side_name(other),
                   won=str(won[own]), lost=str(won[other]))  # fmt: skip
        if self.standing.rules.dealing.again is not None:
            names = naming.side_name(own), naming.side_name(other)
            lines = lines_of(self.standing, seen.ordinal, *names, north=side == NS, called=self.called())
            return Verdict(title, lines, paper=True)
        if self.apart:
            words = tr("It stands in your results. Merging them with those of others compares it.")
            return Verdict(title, (words,), paper=True)
        room.go_on()
        tray, whole = room.tray(seen), compared(room.trays(), side)
        lines = () if tray is None else tray_lines(tray, side)
        if self.standing.stage == "over" and whole is not None:
            lines = (*lines, *match_lines(whole))
        return Verdict(title, lines, paper=True)

    def auction(self) -> tuple[Auctioned, str, tuple[str, ...]] | None:
        """Return the calls of the deal on show, what they came to, and what was done after them; None without any."""
        seen = self.view_now()
        rule = None if seen is None else rules_of(seen).auction
        if seen is None or rule is None or not seen.calls:
            return None
        naming = naming_of(seen, self.company(seen))
        teller, contract = self._teller_of(seen), seen.contract
        if seen.phase == "auction":
            result = best_so_far(seen, naming, rule)
        else:
            over = AuctionOver(None, None) if contract is None else AuctionOver(contract.declarer, contract.bid)
            result = teller.tell((over,))
        after = tuple(
            teller.tell((HandedInSeen(player, seen.layout.own_seat(player), 0),)) for player in seen.part(HandedIn).by
        )
        return auctioned(seen, naming), result, after

    def _prompt(self, verdict: Verdict | None) -> Prompt | None:
        if self._reviewing:
            return Prompt(self.review_words or tr("Looking back: Esc returns to the table"))
        if self.teaching is not None and self.teaching.prompt:
            return Prompt(self.teaching.prompt)
        seen = self.seat.view
        match self.conductor.awaited:
            case Mode.OVER if self.end and verdict is None:
                return Prompt(self.end)
            case Mode.BETWEEN | Mode.OVER if seen is not None and seen.result is not None:
                return Prompt(self.teller().tell((DealCounted(seen.result),)))
            case Mode.PERSON if self.standing.stage == "chairs":
                return Prompt(tr("Choose your chair"))
        if self.conductor.finishing:
            return Prompt(tr("The computer plays for you: Esc takes the hand back"))
        return None

    def _choices(self) -> tuple[Choice, ...] | None:
        conductor = self.conductor
        if self._reviewing:
            return ()
        if self.teaching is not None and self.teaching.waits:
            return self.teaching.choices
        standing = self.standing
        match conductor.awaited:
            case Mode.BETWEEN if standing.counted:
                begun = standing.rubber is not None and standing.rubber.games[0].deals
                if standing.rules.customs.trays:
                    return (Choice(tr("Next tray"), NEXT_DEAL, primary=True), *self._recall())
                label = tr("Next deal") if begun else tr("Next {unit}", unit=terms_of(standing.rules).unit)
                return (Choice(label, NEXT_DEAL, primary=True), *self._recall())
            case Mode.OVER:
                settlement = Choice(tr("Settlement"), SETTLEMENT, primary=True)
                if standing.rules.customs.trays:
                    settlement = Choice(tr("Ranking"), RANKING, primary=True)
                if standing.waiting_people and not standing.abandoned:
                    return settlement, Choice(tr("Cut for places"), NEXT_SESSION), *self._recall()
                return settlement, Choice(tr("Another table"), NEW_TABLE), *self._recall()
            case Mode.PERSON if standing.stage == "chairs":
                offered = self.conductor.operator.seat(self.conductor.on_turn).choices()
                return tuple(Choice(action_words(action), action) for action in offered)
        # Whoever only looks on is not asked, nor is he for whom the computer plays.
        asked = conductor.viewer in conductor.persons() and not conductor.finishing
        return None if asked else ()

    def _recall(self) -> tuple[Choice, ...]:
        """What stands beside the next deal while a revoke may still be claimed in the last one."""
        if not self.conductor.operator.recalls:
            return ()
        return (Choice(recall_words(self.standing.rules), CALL_REVOKE),)

    def _question(self, around: Company) -> Question | None:
        """What is asked before a rubber: on which side the low cutter sits, or who deals first (DF-3, MO-30)."""
        seen = self.conductor.view()
        if self.conductor.moment.calling and seen is not None and may_call(seen):
            noted = [(note.seat, note.trick) for note in self.notes.of(seen.viewer, seen.ordinal)]
            return calling_question(seen, naming_of(seen, around), noted)
        people = self.conductor.moment.may_agree
        if seen is not None and self.conductor.awaited is Mode.PERSON and not self._reviewing and seen.viewer in people:
            agrees = who_chooses(seen, naming_of(seen, around), people)
            if agrees is not None:
                return agrees
        refusal = self._refused()
        if refusal is not None:
            return refused_question(refusal.tricks, refusal.left, self.shows_line, phrases())
        person = self.conductor.on_turn
        asks = (
            self.conductor.awaited is Mode.PERSON and self.standing.stage in ("sit", "dealer") and not self._reviewing
        )
        if not asks or person is None:
            return None
        return seat_question(self.conductor.operator.seat(person).choices(), person, around, phrases())

    def _refused(self) -> Refusal | None:
        """The claim that was refused to the viewer just now, until he plays on."""
        refusal, conductor = self.refusal, self.conductor
        here = conductor.awaited is Mode.PERSON and not self._reviewing
        if refusal is None or not here or refusal.stamp != conductor.operator.stamp:
            return None
        return refusal if conductor.viewer == refusal.player else None

    def teller(self) -> Teller:
        """Return who tells what happens at the table, with everybody called by name."""
        standing, seen = self.standing, self.seat.view
        return self._teller_of(None if standing.between and not standing.counted else seen)

    def _teller_of(self, seen: View | None) -> Teller:
        """Return who tells what happens in the deal of ``seen``, or before there is one."""
        standing = self.standing
        people = standing.people
        entrants = {number: shown_name(person.name) for number, person in enumerate(people, start=1)}
        if len([person for person in people if person.kind == PERSON]) == 1:
            entrants = {
                number: you(name=True) if people[number - 1].kind == PERSON else name
                for number, name in entrants.items()
            }
        if seen is None:
            return Teller(self.names(), entrants, self.you, None, standing.rules, None)
        return Teller(self.names(), entrants, self.you, seen.layout, rules_of(seen), seen.home)

    def in_words(self, events: Sequence[object]) -> tuple[str, str]:
        """Return what is told of ``events``, or of the trick they belong to; and what is announced."""
        teller = self.teller()
        seen = self.seat.view
        said = teller.tell(events)
        # Of a claim or the law in the middle of a trick it is told what was said, and what became of it.
        apart = any(isinstance(event, CLAIMS) or by_law(event) for event in events)
        if seen is not None and seen.trick and not apart:
            winner = winner_so_far(seen) if self.standing.trick_lies else None
            return teller.trick(seen.leader, seen.trick, winner), said
        return said, said

    def read(self, what: str) -> str:
        """Return in words what a screen reader is told of the trick, dummy, the hand, or trumps and the score."""
        labels = self.picture().labels
        if what == "score":
            return " ".join(f"{labels[key]}." for key in ("trump", "marker", "strip") if key in labels)
        wanted = {"trick": ("trick",), "hand": ("hand",)}.get(what)
        keys = wanted or tuple(key for key in labels if key.startswith("dummy:"))
        return " ".join(f"{labels[key]}." for key in keys if key in labels) or tr("There is nothing to read.")
