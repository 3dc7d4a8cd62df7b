"""How is a match written and read? Lines of text, described for people in docs/match-file.md.

First what is agreed, then the journal, to which lines are only ever added. A file is read as it is written, or refused
with the number of the line that is wrong; nothing in it is guessed.
"""

import re
from codecs import BOM_UTF8 as BOM
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from dummywhist.engine.cards.notation import card_text, hands_text, read_card, read_hands
from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.duplicate.forms import Plan, form_of, movement_of, ways_to_compare
from dummywhist.engine.duplicate.journal import (
    Back,
    Called,
    Correction,
    Course,
    Entry,
    Named,
    NewDeal,
    Noted,
    Result,
    Stopped,
    check_name,
    check_names,
)
from dummywhist.engine.duplicate.match import Match, Setup, Told
from dummywhist.engine.duplicate.movement import UNITS, Entrant, Movement, plain_labels
from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Played, Revoked, TakesAverage
from dummywhist.engine.duplicate.tray import Tray, dealt, laid
from dummywhist.engine.errors import DummyWhistError, Unlawful, Unreadable
from dummywhist.engine.record.whole import uncollected

VERSION: Final = 1
FIRST_LINE: Final = f"dummywhist match {VERSION}"
LARGEST_FILE: Final = 4_000_000
LONGEST_LINE: Final = 500
FIRST: Final = re.compile(r"dummywhist match ([1-9][0-9]{0,8})", re.ASCII)
SMALL: Final = r"(0|[1-9][0-9]{0,5})"
LARGE: Final = r"(0|[1-9][0-9]{0,19})"
PLAYED: Final = rf"(?:average|NS {SMALL}(?: revokes (NS|EW) {SMALL} held {SMALL})?)"
RESULT: Final = re.compile(rf"(result|correct) round {SMALL} table {SMALL} tray {SMALL} {PLAYED}", re.ASCII)
MADE: Final = re.compile(
    rf"(?:\[(\S+)(?: ([^\[\]]+))?\] )?(result|correct) round {SMALL} table {SMALL} tray {SMALL} NS {SMALL}", re.ASCII
)
"""What most lines of a journal are, read at once."""
CALL: Final = re.compile(rf"call {SMALL}", re.ASCII)
STOP: Final = re.compile(rf"stop (\S+) after {SMALL}", re.ASCII)
ANEW: Final = re.compile(rf"anew {SMALL}(?: deal {LARGE})?", re.ASCII)
RENAME: Final = re.compile(r"rename (\S+) (.+)")
NOTED: Final = re.compile(r"(?:\[(\S+)(?: ([^\[\]]+))?\] )?(.+)")
CARDS: Final = re.compile(rf"{SMALL} (?:deal {LARGE}|turned (\S+) hands (.+))", re.ASCII)
TOLD: Final = re.compile(r"(\S+) (.+)")
NUMBER: Final = re.compile(SMALL, re.ASCII)
JOURNAL: Final = frozenset(("result", "correct", "call", "stop", "anew", "rename", "back"))
MANY: Final = frozenset(("name", "team", "tray"))
"""Words of the setup that may stand there more than once."""
NOBODY: Final = "-"
BETWEEN: Final = " / "


# ---- writing ----


def match_text(match: Match) -> str:
    """Spell a match."""
    lines = (*setup_lines(match), *(noted_text(match.movement, noted) for noted in match.journal))
    return "".join(f"{line}\n" for line in lines)


def setup_lines(match: Match) -> Iterator[str]:
    """Yield the lines before the journal."""
    setup, plan = match.setup, match.setup.plan
    yield FIRST_LINE
    if setup.title:
        yield f"title {setup.title}"
    yield f"form {plan.form}"
    yield f"{plan.unit} {plan.number}"
    yield f"trays {plan.trays}"
    if plan.still is not None:
        yield f"still {plan.still}"
    if plan.twice:
        yield "twice"
    if plan.shuffle is not None:
        yield f"shuffle {plan.shuffle}"
    yield f"compare {setup.compare}"
    if not setup.revoke_limits:
        yield "revoke_limits off"
    for told in setup.names:
        yield f"name {match.movement.labels[told.number - 1]} {BETWEEN.join(told.names)}"
    for told in setup.teams:
        yield f"team {told.number} {BETWEEN.join(told.names)}"
    for tray in setup.trays:
        if tray.deal is not None:
            yield f"tray {tray.number} deal {tray.deal}"
        else:
            yield f"tray {tray.number} turned {card_text(tray.turned)} hands {hands_text(tray.hands)}"


def noted_text(movement: Movement, noted: Noted) -> str:
    """Spell a line of the journal."""
    stamp = ""
    if noted.by:
        stamp = f"[{noted.at or NOBODY} {noted.by}] "
    elif noted.at:
        stamp = f"[{noted.at}] "
    return stamp + _entry_text(movement, noted.entry)


def _entry_text(movement: Movement, entry: Entry) -> str:
    match entry:
        case Result(place, played):
            return f"result {_place_text(place)} {_played_text(played)}"
        case Correction(place, played):
            return f"correct {_place_text(place)} {_played_text(played)}"
        case Called(number):
            return f"call {number}"
        case Stopped(entrant, after):
            return f"stop {movement.labels[entrant - 1]} after {after}"
        case NewDeal(tray, deal):
            return f"anew {tray}" if deal is None else f"anew {tray} deal {deal}"
        case Named(entrant, names):
            return f"rename {movement.labels[entrant - 1]} {BETWEEN.join(names)}"
        case Back():
            return "back"


def _place_text(place: Place) -> str:
    return f"round {place.round} table {place.table} tray {place.tray}"


def _played_text(played: Played) -> str:
    if isinstance(played, TakesAverage):
        return "average"
    revoked = played.revoked
    told = "" if revoked is None else f" revokes {revoked.side} {revoked.revokes} held {revoked.held}"
    return f"NS {played.north_south}{told}"


# ---- reading ----


def read_match(raw: bytes) -> Match:
    """Read a match; Unreadable names what is wrong and on which line."""
    return read_course(raw)[0]


def read_course(raw: bytes) -> tuple[Match, Course]:
    """Read a match that goes on: with the course of its journal, which takes the next entry."""
    with uncollected():
        return _read(raw)


def _read(raw: bytes) -> tuple[Match, Course]:
    if not raw:
        raise Unreadable("unreadable.empty_file")
    if len(raw) > LARGEST_FILE:
        raise Unreadable("match.large", megabytes=LARGEST_FILE // 1_000_000)
    lines = list(_lines(raw.removeprefix(BOM)))
    at = next((at for at, (_, text) in enumerate(lines) if _word(text) in JOURNAL), len(lines))
    setup, movement = _Setup(lines[:at]).read()
    course, journal = Course(setup.plan, movement), []
    for number, text in lines[at:]:
        try:
            journal.append(_taken(course, movement, text))
        except DummyWhistError as error:
            raise _on_line(error, number) from error
    return Match(setup, tuple(journal), movement, course.standing()), course


def _taken(course: Course, movement: Movement, text: str) -> Noted:
    """Return the entry of a line, which ``course`` has taken."""
    try:
        noted = read_noted(movement, text)
    except Unreadable:
        if _word(text) in _Setup.WORDS:
            raise Unreadable("unreadable.late", text=text) from None
        raise
    try:
        course.take(noted)
    except Unlawful as error:
        raise Unreadable("unreadable.unlawful", text=text, why=error.message) from error
    return noted


def read_noted(movement: Movement, text: str) -> Noted:
    """Read a line of the journal; Unreadable if it is none."""
    if made := MADE.fullmatch(text):
        at, by, word, number, table, tray, north_south = made.groups()
        place, kind = Place(int(number), int(table), int(tray)), Result if word == "result" else Correction
        return Noted(kind(place, Made(int(north_south))), "" if at in (None, NOBODY) else at, by or "")
    found = NOTED.fullmatch(text)
    if found is None:
        raise Unreadable("match.line", text=text)
    at, by, entry = found.groups()
    return Noted(_entry(movement, entry), "" if at in (None, NOBODY) else at, by or "")


def _entry(movement: Movement, text: str) -> Entry:
    if text == "back":
        return Back()
    if found := RESULT.fullmatch(text):
        word, number, table, tray, north_south, side, revokes, held = found.groups()
        place = Place(int(number), int(table), int(tray))
        kind = Result if word == "result" else Correction
        if north_south is None:
            return kind(place, TakesAverage())
        if side is None:
            return kind(place, Made(int(north_south)))
        revoked = Revoked(NS if side == NS else EW, int(revokes), int(held))
        return kind(place, Made(int(north_south), revoked))
    if found := CALL.fullmatch(text):
        return Called(int(found[1]))
    if found := STOP.fullmatch(text):
        return Stopped(_entrant(movement, found[1]), int(found[2]))
    if found := ANEW.fullmatch(text):
        return NewDeal(int(found[1]), None if found[2] is None else int(found[2]))
    if found := RENAME.fullmatch(text):
        return Named(_entrant(movement, found[1]), tuple(found[2].split(BETWEEN)))
    raise Unreadable("match.line", text=text)


def _entrant(movement: Movement, label: str) -> Entrant:
    if label in movement.labels:
        return movement.labels.index(label) + 1
    raise Unreadable("match.nobody", text=label)


def _word(text: str) -> str:
    """Return the first word of a line, after what stands in brackets."""
    return (text.partition("] ")[2] if text.startswith("[") else text).partition(" ")[0]


def _lines(raw: bytes) -> Iterator[tuple[int, str]]:
    """Yield the lines that mean something, with their numbers; the first must be that of a match."""
    parts = raw.split(b"\n")
    for number, part in enumerate(parts, 1):
        try:
            if number == len(parts) and (not part or number > 1 or FIRST_LINE.encode().startswith(part)):
                if part:
                    raise Unreadable("match.torn")
                break
            text = _line_in(part)
            if number == 1:
                _check_first(text)
        except Unreadable as error:
            raise error.at(number) from error
        if number > 1 and text and not text.startswith("#"):
            yield number, text


def _line_in(part: bytes) -> str:
    if b"\0" in part:
        raise Unreadable("unreadable.nul")
    try:
        text = part.decode().removesuffix("\r")
    except UnicodeDecodeError:
        raise Unreadable("unreadable.encoding") from None
    if len(text) > LONGEST_LINE:
        raise Unreadable("match.long_line", longest=LONGEST_LINE)
    return text


def _check_first(text: str) -> None:
    found = FIRST.fullmatch(text)
    if found is None:
        raise Unreadable("match.foreign")
    if int(found[1]) > VERSION:
        raise Unreadable("match.newer", version=int(found[1]), known=VERSION)


@contextmanager
def _placed(line: int) -> Iterator[None]:
    """Say of what is found wrong that it stands on ``line``."""
    try:
        yield
    except DummyWhistError as error:
        raise _on_line(error, line) from error


def _on_line(error: DummyWhistError, line: int) -> Unreadable:
    """Return what was found wrong, with the ``line`` on which it stands."""
    return (
        error.at(line)
        if isinstance(error, Unreadable)
        else Unreadable(error.message.key, line=line, **error.message.args)
    )


class _Setup:
    """What stands before the journal, read."""

    WORDS: Final = frozenset(
        ("form", *UNITS, "trays", "still", "twice", "shuffle", "compare", "revoke_limits", "title", *MANY)
    )

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self._once: dict[str, tuple[int, str]] = {}
        self._many: list[tuple[int, str, str]] = []
        for number, text in lines:
            word, _, rest = text.partition(" ")
            with _placed(number):
                if word not in self.WORDS or (word != "twice" and not rest) or (word == "twice" and text != word):
                    raise Unreadable("match.line", text=text)
                if word in MANY:
                    self._many.append((number, word, rest))
                elif word in self._once:
                    raise Unreadable("match.word_twice", word=word)
                else:
                    self._once[word] = number, rest
        self._last = lines[-1][0] if lines else 1

    def read(self) -> tuple[Setup, Movement]:
        """Return it, and the movement."""
        plan = self._plan()
        with _placed(self._line("form")):
            movement = movement_of(plan)
        ways = ways_to_compare(plan)
        compare = self._one_of("compare", ways)
        limits = self._one_of("revoke_limits", ("on", "off"))
        title = self._rest("title")
        if title:
            with _placed(self._line("title")):
                check_name(title)
        names: dict[int, Told] = {}
        named: dict[int, Told] = {}
        trays: dict[int, Tray] = {}
        for line, word, rest in self._many:
            with _placed(line):
                if word == "tray":
                    tray = self._tray(rest, movement.sets * plan.trays)
                    if trays.setdefault(tray.number, tray) is not tray:
                        raise Unreadable("match.tray_twice", tray=tray.number)
                    continue
                told, of = (
                    (self._name(rest, movement), names) if word == "name" else (self._team(rest, movement), named)
                )
                if of.setdefault(told.number, told) is not told:
                    raise Unreadable("match.named_twice", text=rest.partition(" ")[0])
        made = Setup(
            plan, compare, limits == "on", title, tuple(names.values()), tuple(named.values()), tuple(trays.values())
        )
        return made, movement

    def _plan(self) -> Plan:
        units = [unit for unit in UNITS if unit in self._once]
        if not units:
            raise Unreadable("match.missing", line=self._last, word="pairs")
        if len(units) > 1:
            raise Unreadable("match.word_twice", line=self._line(units[1]), word=units[1])
        form, number, trays = self._rest("form"), self._number(units[0]), self._number("trays")
        for word, value in (("form", form), ("trays", trays)):
            if not value:
                raise Unreadable("match.missing", line=self._last, word=word)
        with _placed(self._line("form")):
            form_of(form)
        shuffle = self._rest("shuffle")
        with _placed(self._line("shuffle")):
            shuffled = read_number(shuffle) if shuffle else None
        return Plan(form, units[0], number or 0, trays or 0, self._number("still"), "twice" in self._once, shuffled)

    def _line(self, word: str) -> int:
        """Return the line on which ``word`` stands, or the last one."""
        return self._once.get(word, (self._last, ""))[0]

    def _rest(self, word: str) -> str:
        return self._once.get(word, (0, ""))[1]

    def _number(self, word: str) -> int | None:
        if word not in self._once:
            return None
        line, text = self._once[word]
        if NUMBER.fullmatch(text) is None:
            raise Unreadable("unreadable.line_number", line=line, text=text)
        return int(text)

    def _one_of(self, word: str, values: Sequence[str]) -> str:
        """Return what stands behind ``word``; the first of ``values`` where it is missing."""
        if word not in self._once:
            return values[0]
        line, text = self._once[word]
        if text not in values:
            raise Unreadable("unreadable.value", line=line, text=text, key=word, values=", ".join(values))
        return text

    def _name(self, text: str, movement: Movement) -> Told:
        found = TOLD.fullmatch(text)
        if found is None:
            raise Unreadable("match.line", text=text)
        names = tuple(found[2].split(BETWEEN))
        entrant = _entrant(movement, found[1])
        check_names(movement, entrant, names)
        return Told(entrant, names)

    def _team(self, text: str, movement: Movement) -> Told:
        found = TOLD.fullmatch(text)
        if found is None or found[1] not in plain_labels(len(movement.teams)):
            raise Unreadable("match.nobody", text=text.partition(" ")[0])
        check_name(found[2])
        return Told(int(found[1]), (found[2],))

    def _tray(self, text: str, trays: int) -> Tray:
        found = CARDS.fullmatch(text)
        if found is None:
            raise Unreadable("match.line", text=f"tray {text}")
        number, deal, turned, hands = found.groups()
        if not 1 <= int(number) <= trays:
            raise Unreadable("duplicate.no_tray", tray=int(number), trays=trays)
        if deal is not None:
            return dealt(int(number), read_number(deal))
        return laid(int(number), read_hands(hands), read_card(turned))
