"""How is a record written and read? Lines of text, described for people in docs/record-format.md.

Everything that can be derived is derived again on reading: entries are checked by the laws, deal numbers against their
hands, result lines against the count. What differs is `Unreadable` with the number of its line.
"""

import re
from codecs import BOM_UTF8 as BOM
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from dummywhist.engine.cards.seal import Proving
from dummywhist.engine.deal.actions.deal import number_of
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, REFEREE, TABLE, By
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.errors import Contradiction, DummyWhistError, Unlawful, Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.log import (
    FIRST,
    NEWEST,
    PROVING,
    Entry,
    JournalLine,
    Log,
    Record,
    SeatChange,
    TakeBack,
    new_record,
    work_of,
)
from dummywhist.engine.record.people import Person, checked_person
from dummywhist.engine.record.whole import uncollected
from dummywhist.engine.rules.declare import Setting, toggle_of
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.session.places import Sat
from dummywhist.engine.session.session import Session

LONGEST_LINE: Final = 2_000
LARGEST_FILE: Final = 32_000_000
MOST_LINES: Final = 600_000
OFTEN: Final = 1_000
"""Lines after which who watches the reading is told how far it is."""
ENTRANTS: Final = ("1", "2", "3", "4", "5", "6")
SAT: Final = re.compile(r"[1-6]:[1-9][0-9]{0,3}(?: [1-6]:[1-9][0-9]{0,3})*", re.ASCII)
PROVED: Final[Mapping[str, Proving]] = {"shares": "shares", "at-once": "at-once"}
SHOWN: Final = 60
"""Characters of a strange line that a message repeats."""
Watch = Callable[[float], None]
BYS: Final = frozenset((*PLAYERS, CHANCE, TABLE, REFEREE))


@dataclass(slots=True)
class Loaded:
    """A record that was read.

    ``whole`` counts the bytes of its complete lines; ``torn`` is the incomplete line after them, which was left out,
    and ``word`` says so.
    """

    log: Log
    whole: int
    torn: bytes = b""
    word: Message | None = None


def header_lines(record: Record) -> list[str]:
    """Spell what comes before the journal."""
    return [
        f"dummywhist record {record.version}",
        f"game {record.game}",
        *(f"set {key}={name}" for key, name in record.settings.items()),
        *(_entrant_text(number, person) for number, person in enumerate(record.people, 1)),
        *([f"prove {record.proving}"] if record.proving else []),
        *(["sat " + " ".join(f"{entrant}:{times}" for entrant, times in record.sat)] if record.sat else []),
    ]


def line_text(line: JournalLine) -> str:
    """Spell one line of the journal."""
    match line:
        case Entry(by, action):
            return f"{by} {action_text(action)}"
        case TakeBack(count):
            return f"back {count}"
        case SeatChange(entrant, person):
            return _entrant_text(entrant, person)


def derived_lines(before: Session, after: Session) -> list[str]:
    """Spell what an entry brought about that a record repeats for its reader: a counted deal, a settlement."""
    lines = []
    if after.last is not before.last:
        lines.append(_result_text(before, after))
    if after.stage == "over" != before.stage:
        account = after.settlement
        points = " ".join(f"{player} {number}" for player, number in account.points)
        money = " ".join(f"{player} {money_text(amount)}" for player, amount in account.money)
        lines.append(f"settlement points {points} money {money}")
    return lines


def record_text(record: Record) -> str:
    """Spell a whole record; Unlawful or Unreadable if its journal cannot be folded."""
    lines = header_lines(record)
    log = Log(replace(record, journal=()))
    for line in record.journal:
        before = log.session
        log.write(line)
        lines.append(line_text(line))
        if isinstance(line, Entry):
            lines += derived_lines(before, log.session)
    return "".join(f"{line}\n" for line in lines)


def money_text(amount: Fraction) -> str:
    """Spell an amount of money units: a whole number, or halves and hundredths after a point."""
    if amount.denominator == 1:
        return str(amount.numerator)
    return f"{float(amount):.2f}".rstrip("0")


def read_record(raw: bytes, watch: Watch = lambda _read: None) -> Loaded:
    """Read a record; Unreadable names what is wrong and on which line.

    ``watch`` is told now and then which part of it has been read, between 0 and 1; what it raises ends the reading.
    """
    with uncollected():
        return _read_record(raw, watch)


def read_sound(raw: bytes) -> Loaded:
    """Read a record up to its first line that is wrong, only to look at it: ``word`` names that line.

    Unreadable if not even its journal begins.
    """
    with uncollected():
        return _read_record(raw, lambda _read: None, to_the_first_wrong=True)


def _read_record(raw: bytes, watch: Watch, *, to_the_first_wrong: bool = False) -> Loaded:
    if len(raw) > LARGEST_FILE:
        raise Unreadable("unreadable.large_file", megabytes=LARGEST_FILE // 1_000_000)
    whole = raw.rfind(b"\n") + 1
    torn = raw[whole:]
    if not raw[:whole].strip() and not torn.strip():
        raise Unreadable("unreadable.empty_file")
    if not whole:
        # Without a single complete line there is nothing to go on with.
        _version(_shown(torn.decode("utf-8", "replace")))
        raise Unreadable("unreadable.no_game", line=1)
    reader = _Reader()
    line, place, sound = "", 0, 0
    for number, line, place in _lines(raw, whole):
        reader.number = number
        if number % OFTEN == 0:
            watch(place / whole)
        try:
            reader.read(line)
        except (Unreadable, Unlawful, Contradiction) as error:
            wrong = _placed(error, number, line)
            if to_the_first_wrong and reader.log is not None:
                return Loaded(reader.log, sound, b"", message("record.broken", line=wrong.line, why=wrong.message))
            raise wrong from error
        sound = place + 1
    try:
        log = reader.log or reader.begin()
    except (Unreadable, Contradiction) as error:
        raise _placed(error, reader.number, line) from error
    if not torn.strip():
        return Loaded(log, whole, torn)
    said = message("record.torn", line=reader.number + 1, text=_shown(torn.decode("utf-8", "replace")))
    return Loaded(log, whole, torn, said)


def _lines(raw: bytes, whole: int) -> Iterator[tuple[int, str, int]]:
    """Yield the number of each whole line, its text, and where it ends; a few at a time, for they may be many."""
    nul = raw.find(b"\0", 0, whole)
    if nul >= 0:
        raise Unreadable("unreadable.nul", line=raw.count(b"\n", 0, nul) + 1)
    if raw.count(b"\n", 0, whole) > MOST_LINES:
        raise Unreadable("unreadable.many_lines", most=MOST_LINES)
    begin = len(BOM) if raw.startswith(BOM) else 0
    number = 0
    while begin < whole:
        number += 1
        end = raw.index(b"\n", begin)
        try:
            yield number, raw[begin:end].decode(), end
        except UnicodeDecodeError as error:
            raise Unreadable("unreadable.encoding", line=number) from error
        begin = end + 1


def _placed(error: DummyWhistError, number: int, line: str) -> Unreadable:
    said = error.message
    if isinstance(error, Unlawful):
        return Unreadable("unreadable.unlawful", line=number, text=_shown(line), why=said)
    args = {name: _shown(arg) if name in ("text", "key") else arg for name, arg in said.args.items()}
    place = error.line if isinstance(error, Unreadable) and error.line else number
    return Unreadable(said.key, line=place, **args)


def _shown(text: str) -> str:
    plain = "".join(character if character.isprintable() else "�" for character in text.strip()[: SHOWN + 1])
    return plain if len(plain) <= SHOWN else plain[:SHOWN] + "…"


def _version(line: str) -> int:
    """Read the first line: the version of the format."""
    found = re.fullmatch(r"dummywhist record ([1-9][0-9]{0,8})", line)
    if found is None:
        raise Unreadable("unreadable.foreign", line=1)
    version = int(found[1])
    if version > NEWEST:
        raise Unreadable("unreadable.newer", line=1, version=version, known=NEWEST)
    return version


def _entrant_text(number: int, person: Person) -> str:
    return f"entrant {number} {person.kind} {person.name}"


def _read_entrant(rest: str, line: str) -> tuple[int, Person]:
    words = rest.split(" ", 2)
    if len(words) != 3 or words[0] not in ENTRANTS:
        raise Unreadable("unreadable.entrant_line", text=line)
    return int(words[0]), checked_person(Person(words[2], words[1]))


def _result_text(before: Session, after: Session) -> str:
    last = after.last
    assert last is not None and last.result is not None
    result = last.result
    words = [f"result {after.deals}"]
    if result.tricks:
        words.append("tricks " + " ".join(f"{side} {number}" for side, number in result.tricks))
    words.append("score " + " ".join(f"{side} {number}" for side, number in result.after))
    rubber = after.all_rubbers[len(before.rubbers)]
    game = rubber.games[len(before.all_rubbers[-1].games) - 1]
    if game.over:
        words.append(f"game {game.winner or 'shared'} {game.value}")
    if rubber.over and rubber.value is not None:
        sign = -1 if rubber.winner == rubber.columns[1] else 1
        words.append(f"rubber {rubber.winner or 'shared'} {sign * rubber.value}")
    return " ".join(words)


@dataclass(slots=True)
class _Reader:
    """How far the reading has come: the header's parts, then the log they begin."""

    number: int = 0
    version: int = FIRST
    game: Game | None = None
    settings: dict[str, Setting] = field(default_factory=dict)
    set_on: dict[str, int] = field(default_factory=dict)
    people: dict[int, Person] = field(default_factory=dict)
    sat: Sat = ()
    proving: Proving = ""
    log: Log | None = None
    due: list[str] = field(default_factory=list)

    def read(self, line: str) -> None:
        if self.number > 1 and (not line.strip() or line.lstrip().startswith("#")):
            return
        if len(line) > LONGEST_LINE:
            raise Unreadable("unreadable.long_line", longest=LONGEST_LINE)
        line = " ".join(line.split())
        if self.number == 1:
            self.version = _version(line)
            return
        word, _, rest = line.partition(" ")
        if self.game is None:
            if word != "game":
                raise Unreadable("unreadable.no_game")
            self.game = game_of(rest)
        elif word in ("game", "set"):
            self._set(self.game, word, rest, line)
        elif word == "entrant":
            self._entrant(rest, line)
        elif word == "sat":
            self._sat(rest, line)
        elif word == "prove":
            self._prove(rest, line)
        elif word in ("result", "settlement"):
            self._derived(line)
        else:
            self._journal(word, rest, line)

    def begin(self) -> Log:
        """Begin the journal: the header is complete."""
        if self.game is None:
            raise Unreadable("unreadable.no_game")
        most = self.game.most if self.version > FIRST else self.game.players
        if len(self.people) > most:
            raise Unreadable("unreadable.too_many", name=self.game.name, players=most, given=len(self.people))
        if sorted(self.people) != list(range(1, max(len(self.people), self.game.players) + 1)):
            raise Unreadable("unreadable.entrants", players=self.game.players)
        try:
            self.game.rules(self.settings)
        except Contradiction as error:
            key = str(error.message.args["key"])
            raise Unreadable(error.message.key, line=self.set_on[key], **error.message.args) from error
        people = tuple(self.people[number] for number in sorted(self.people))
        record = new_record(self.game.key, self.settings, people, self.sat, self.proving)
        self.log = Log(replace(record, version=self.version))
        return self.log

    def _set(self, game: Game, word: str, rest: str, line: str) -> None:
        if word == "game" or self.log is not None:
            raise Unreadable("unreadable.late", text=line)
        key, found, name = rest.partition("=")
        key, name = key.strip(), name.strip()
        if not (found and key and name):
            raise Unreadable("unreadable.set", text=line)
        if key in self.settings:
            raise Unreadable("unreadable.set_twice", key=key)
        self.settings[key] = toggle_of(game.toggles, key).read(name)
        self.set_on[key] = self.number

    def _entrant(self, rest: str, line: str) -> None:
        number, person = _read_entrant(rest, line)
        if self.log is None and number not in self.people:
            self.people[number] = person
        else:
            self._write(self.log or self.begin(), SeatChange(number, person))

    def _write(self, log: Log, line: JournalLine) -> None:
        if work_of(line) > log.room:
            raise Unreadable("unreadable.much")
        log.write(line)

    def _sat(self, rest: str, line: str) -> None:
        if self.log is not None or self.sat:
            raise Unreadable("unreadable.late", text=line)
        if SAT.fullmatch(rest) is None:
            raise Unreadable("unreadable.sat", players=0 if self.game is None else self.game.players)
        pairs = (word.split(":") for word in rest.split(" "))
        self.sat = tuple((int(entrant), int(times)) for entrant, times in pairs)

    def _prove(self, rest: str, line: str) -> None:
        if self.log is not None or self.proving:
            raise Unreadable("unreadable.late", text=line)
        if self.version < PROVING or rest not in PROVED:
            raise Unreadable("unreadable.prove", text=line)
        self.proving = PROVED[rest]

    def _derived(self, line: str) -> None:
        if not self.due:
            raise Unreadable("unreadable.not_due", text=line)
        # A line removed by hand is no damage; a line with other content is.
        kind = line.partition(" ")[0]
        while self.due and self.due[0].partition(" ")[0] != kind:
            self.due.pop(0)
        if not self.due:
            raise Unreadable("unreadable.not_due", text=line)
        derived = self.due.pop(0)
        if line != derived:
            raise Unreadable("unreadable.result", text=line, derived=derived)

    def _journal(self, word: str, rest: str, line: str) -> None:
        log = self.log or self.begin()
        self.due = []
        if word == "back":
            if re.fullmatch(r"[1-9][0-9]{0,6}", rest) is None:
                raise Unreadable("unreadable.back_line", text=line)
            self._write(log, TakeBack(int(rest)))
            return
        if word not in BYS:
            raise Unreadable("unreadable.record_line", text=line)
        entry = Entry(By(word), read_action(rest))
        before = log.session
        self._write(log, entry)
        number = number_of(entry.action)
        if number is not None:
            assert before.deal is not None
            if deal_out(before.deal.setup, number) != entry.action:
                raise Unreadable("unreadable.number_differs", number=number)
        self.due = derived_lines(before, log.session)
