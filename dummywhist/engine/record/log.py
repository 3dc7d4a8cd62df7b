"""What has been done at a table, from the first cut on? A journal that only grows, and the session it folds to.

The journal holds entries, take-backs and changes of who sits where. The entries that stand are the journal less what
was taken back; the session is the fold of the entries that stand. What was taken back can be done again until
somebody does something else.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Final

from dummywhist.engine.cards.seal import Proving
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.actions.deal import cards_dealt
from dummywhist.engine.deal.actions.session import ChangeRules
from dummywhist.engine.deal.layout import By
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.chain import Chain
from dummywhist.engine.record.people import Person, checked_person
from dummywhist.engine.rules.declare import Setting, complete, differences
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session.places import Sat
from dummywhist.engine.session.session import Event, Session, apply, start
from dummywhist.engine.values import NamedTuple, dataclass

FIRST: Final = 1
"""The version by which all can be recorded but a cut of which the two highest need not draw again (W-CUT-4)."""
WAITING: Final = 2
"""The version by which others may wait, and two highest cutters that are equal need not draw again."""
PROVING: Final = 3
"""The version by which deals may be proved to be fair."""
NEWEST: Final = 4
"""The version by which the deals of a session may come twice."""
MOST_WORK: Final = 200_000
"""How much may be done in a record, by the time that it takes to read. That is more than two thousand deals; a record
of more could not be read in three seconds. No table writes more (`Log.room`), and none is read."""
LITTLE: Final = frozenset(("play", "quit", "take-up"))
MUCH: Final = frozenset(
    ("draw", "order", "arrange", "chair", "sit", "dealer", "rules", "time", "abandon", "deal", "count", "shuffle")
)


class Entry(NamedTuple):
    """Somebody did something."""

    by: By
    action: Action


class TakeBack(NamedTuple):
    """The last ``entries`` entries that stood are taken back."""

    entries: int


class SeatChange(NamedTuple):
    """Somebody else sits down for an entrant (by number from 1)."""

    entrant: int
    person: Person


JournalLine = Entry | TakeBack | SeatChange


def work_of(line: JournalLine) -> int:
    """Return how much of `MOST_WORK` a line takes."""
    if not isinstance(line, Entry) or line.action.word in LITTLE:
        return 1
    return 8 if line.action.word in MUCH else 3


@dataclass(frozen=True, slots=True)
class Record:
    """All that is kept of a table: the game, its settings at the start, who sat down, and the journal.

    ``version``: by which version of the format its journal is to be read; those of 1 hold a second draw of the two
    highest cutters where they were equal.
    ``sat``: which of them played the session before, where more sit down than play (W-CUT-7).
    ``proving``: whether each deal is proved to be fair.
    """

    game: str
    settings: Mapping[str, Setting]
    people: tuple[Person, ...]
    journal: tuple[JournalLine, ...] = field(default=())
    version: int = FIRST
    sat: Sat = field(default=())
    proving: Proving = field(default="")


def new_record(
    game: str, changes: Mapping[str, Setting], people: Iterable[Person], sat: Sat = (), proving: Proving = ""
) -> Record:
    """Return the record of a table where nothing was done; Unreadable or Contradiction if there can be none.

    It is of the lowest version that can hold it, so that older programs read what they can.
    """
    chosen = game_of(game)
    rules = chosen.rules(changes)
    cutting = rules.cutting
    sitting = tuple(checked_person(person) for person in people)
    if not chosen.players <= len(sitting) <= chosen.most:
        raise Unreadable("unreadable.entrants", players=chosen.players)
    waits = len(sitting) > chosen.players
    if waits and cutting.agreed:
        raise Unreadable("unreadable.places_agreed", players=chosen.players)
    numbers = [entrant for entrant, _ in sat]
    may = waits and not cutting.afresh and len(set(numbers)) == chosen.players
    if sat and not (may and len(numbers) == chosen.players and max(numbers) <= len(sitting)):
        raise Unreadable("unreadable.sat", players=chosen.players)
    version = WAITING if waits or (cutting.highest_alike and not cutting.agreed) else FIRST
    version = PROVING if proving else version
    version = NEWEST if rules.dealing.again is not None else version
    settings = differences(chosen.toggles, complete(chosen.toggles, changes))
    return Record(game, settings, sitting, version=version, sat=sat, proving=proving)


def _rules(record: Record) -> Rules:
    """Return the rules at the beginning of a record."""
    rules = game_of(record.game).rules(record.settings)
    return rules if record.version > FIRST else replace(rules, cutting=replace(rules.cutting, highest_alike=False))


def sitters(record: Record) -> tuple[tuple[Person, ...], ...]:
    """Return who sat at the table, by entrant, when each of the entries that stand was made."""
    people = list(record.people)
    found: list[tuple[Person, ...]] = []
    for line in record.journal:
        match line:
            case Entry():
                found.append(tuple(people))
            case TakeBack(count):
                del found[-count:]
            case SeatChange(entrant, person):
                people[entrant - 1] = person
    return tuple(found)


def counted(record: Record) -> Record:
    """Return ``record`` up to the deal counted last: all of it is known to everybody."""
    standing: list[JournalLine | None] = []
    places: list[int] = []  # of the entries that stand
    for line in record.journal:
        if isinstance(line, TakeBack):
            for place in places[-line.entries :]:
                standing[place] = None
            del places[-line.entries :]
        else:
            if isinstance(line, Entry):
                places.append(len(standing))
            standing.append(line)
    left = [line for line in standing if line is not None]
    ends = [place for place, line in enumerate(left) if isinstance(line, Entry) and line.action == COUNT]
    return replace(record, journal=tuple(left[: ends[-1] + 1] if ends else ()))


class Log:
    """A journal with its fold: the entries that stand, the session after each of them, and what can be done again."""

    __slots__ = (
        "_record", "_rules", "chain", "entries", "first", "journal", "people", "sessions", "taken_back", "work",
    )  # fmt: skip

    def __init__(self, record: Record, rules: Rules | None = None) -> None:
        """``rules`` other than the record's own are those of a table that is kept nowhere."""
        self._record = replace(record, journal=())
        self._rules = _rules(record) if rules is None else rules
        self.journal: list[JournalLine] = []
        self.entries: list[Entry] = []
        self.sessions: list[Session] = [start(self._rules, len(record.people), record.sat, record.proving)]
        self.taken_back: list[Entry] = []
        """The entries that can be done again, the next one last."""
        self.people: list[Person] = list(record.people)
        self.chain = Chain()
        """The deals that were sealed."""
        self.work = 0
        """How much was done, as `work_of` has it."""
        self.first = 0
        """So many entries stood before it went on otherwise; none of them is taken back."""
        for line in record.journal:
            self.write(line)

    @property
    def record(self) -> Record:
        """The record as it stands."""
        return replace(self._record, journal=tuple(self.journal))

    @property
    def session(self) -> Session:
        """The session as it stands."""
        return self.sessions[-1]

    def dealt_otherwise(self, deal: Action) -> "Log":
        """Return the log in which the last cards were dealt by ``deal`` and all else was done alike.

        Unlawful if one of the cards could not have been played then; Unreadable if nothing was dealt.
        """
        places = [
            at for at, line in enumerate(self.journal)
            if isinstance(line, Entry) and cards_dealt(line.action) is not None
        ]  # fmt: skip
        if not places:
            raise Unreadable("refusal.not_now")
        other = Log(self._record, self._rules)
        for at, line in enumerate(self.journal):
            other.write(Entry(line.by, deal) if at == places[-1] and isinstance(line, Entry) else line)
        return other

    def otherwise(self, place: int, people: Iterable[Person]) -> "Log":
        """Return a log that goes on from after the first ``place`` entries that stand, with these ``people``."""
        other = Log(replace(self._record, people=tuple(people)), self._rules)
        other.entries, other.sessions = self.entries[:place], self.sessions[: place + 1]
        other.journal, other.first = list(other.entries), place
        other.work = sum(map(work_of, other.entries))
        return other

    @property
    def room(self) -> int:
        """How much may still be done until the record could not be read any longer."""
        return MOST_WORK - self.work

    def write(self, line: JournalLine) -> tuple[Event, ...]:
        """Add ``line`` and return what happened by it; Unlawful or Unreadable, and nothing is added, if it cannot be.

        An entry that does again what was taken back leaves the rest of that to be done again; any other drops it.
        """
        events: tuple[Event, ...] = ()
        line = self._put_right(line)
        match line:
            case Entry(by, action):
                before = self.session
                session, events = apply(before, by, action)
                if session.proving:
                    self.chain.note(before, session, cards_dealt(action))
                self.entries.append(line)
                self.sessions.append(session)
                if self.taken_back and self.taken_back[-1] == line:
                    self.taken_back.pop()
                else:
                    self.taken_back.clear()
            case TakeBack(count):
                if not 1 <= count <= len(self.entries):
                    raise Unreadable("unreadable.back", count=count, entries=len(self.entries))
                self.taken_back += reversed(self.entries[-count:])
                del self.entries[-count:]
                del self.sessions[-count:]
            case SeatChange(entrant, person):
                if not 1 <= entrant <= len(self.people):
                    raise Unreadable("unreadable.entrant", entrant=entrant, players=len(self.people))
                self.people[entrant - 1] = person
        self.journal.append(line)
        self.work += work_of(line)
        return events

    def _put_right(self, line: JournalLine) -> JournalLine:
        """Return ``line`` as it is kept: names with single spaces, rules as differences from the defaults."""
        match line:
            case Entry(by, ChangeRules(changes)):
                toggles = game_of(self._record.game).toggles
                return Entry(by, ChangeRules(tuple(differences(toggles, complete(toggles, dict(changes))).items())))
            case SeatChange(entrant, person):
                return SeatChange(entrant, checked_person(person))
        return line
