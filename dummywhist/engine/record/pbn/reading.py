"""How is a PBN or LIN file read? One deal is put on a table of its own and checked by the laws, card by card.

A file of ours says which game it is. A deal of another program is laid as a game that the person names; what bridge
does not say (the turned card) is chosen, and what whist does not have (a bridge auction) is left out, with a note.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.deals import deals_of
from dummywhist.engine.record.log import Log, Record
from dummywhist.engine.record.pbn.bridge import hands_in
from dummywhist.engine.record.pbn.facts import (
    ACTIONS,
    DOWNTOWN,
    DUMMY,
    NAMES,
    OUT,
    OWN,
    RULES,
    Source,
    chair_of,
    own,
    standard,
)
from dummywhist.engine.record.pbn.foreign import foreign_plan
from dummywhist.engine.record.pbn.laying import Plan, laid
from dummywhist.engine.record.pbn.lin import boards, is_lin, no_board, read_board
from dummywhist.engine.record.pbn.own import own_plan
from dummywhist.engine.record.pbn.syntax import (
    LONGEST_VALUE,
    Game,
    Tag,
    decoded,
    plain_lines,
    read_game,
    short,
    starts,
)
from dummywhist.engine.record.pbn.values import read_foreign_deal, read_pairs
from dummywhist.engine.record.people import NAME_LENGTH, PERSON, Person, checked_person
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.values import NamedTuple

USUAL: Final = "english-dummy"
"""The game as which a deal of another program is laid when nobody names one."""
SECTIONS: Final = frozenset((RULES, ACTIONS, DOWNTOWN))
SHARED: Final = ("Deal", "Dealer", "Board")
"""Tags that hold on for a game that tells no hands: the same deal at another table."""
OURS: Final = re.compile(rb'\[[ \t]*DummyWhist\s*"')
HANDS: Final = re.compile(rb'^\[Deal "([^"\\\n]*)"\]', re.M)
TOLD: Final = 3
"""How many deals that are left out are told one by one."""
INHERITING: Final = b'"#"'
TRIED: Final = 300
"""How many deals are tried in search of one that can be laid."""
CHECKED: Final = ("Deal", "Dealer", "Declarer", "Contract", "Result")
Company = Callable[[tuple[Person, ...]], Sequence[Person]]
"""Says who sits down, by entrant, instead of those of whom a file tells."""


class Imported(NamedTuple):
    """A deal that was read: the record of a table that begins with it, and what a person should know about it.

    ``ours``: the file holds a deal of this program; ``number``: which deal of the file it is, from 1; ``deals``: how
    many the file holds.
    """

    record: Record
    notes: tuple[Message, ...]
    ours: bool
    number: int
    deals: int


class Deals:
    """The deals of a PBN or LIN file. Where each begins is known at once; a deal is read when it is asked for."""

    def __init__(self, raw: bytes) -> None:
        """Find the deals of a file; Unreadable if there is none, or they are too many."""
        self._data = data = plain_lines(raw)
        self.lin = is_lin(data)
        if self.lin:
            self._starts, self._names = boards(data)
        else:
            self._starts = starts(data)
        if not self._starts:
            raise no_board(data) if self.lin else read_game(decoded(data), 1).fault or Unreadable("pbn.no_game")

    def __len__(self) -> int:
        return len(self._starts)

    def game(self, number: int) -> tuple[Game, tuple[Message, ...]]:
        """Read deal ``number`` (from 1) as tags, and what is to be said of where they come from."""
        if not 1 <= number <= len(self):
            raise Unreadable("pbn.no_such_game", number=number, games=len(self))
        begin, end = self._span(number)
        line = 1 + self._data.count(b"\n", 0, begin)
        if self.lin:
            at = self._names[number - 1]
            names = b"" if at < 0 else self._data[at : at + LONGEST_VALUE]
            return read_board(self._data[begin:end], names, line), ()
        found = read_game(decoded(self._data[begin:end]), line, lambda name: self._inherited(name, begin))
        if "Deal" in found.tags or OWN in found.tags or found.fault is not None:
            return found, ()
        for name in SHARED:
            if name not in found.tags:
                found.tags[name] = Tag(self._inherited(name, begin), found.line)
        return found, () if found.get("Deal") is None else (message("pbn.note_shared"),)

    def _inherited(self, name: str, before: int) -> str:
        """Return the value of a tag in the games that begin before a place, the last that tells it."""
        tag = f'[{name} "'.encode()
        place = self._data.rfind(tag, 0, before)
        while place >= 0:
            end = self._data.find(b"\n", place)
            line = self._data[place : len(self._data) if end < 0 else min(end, place + LONGEST_VALUE)]
            if INHERITING not in line:
                told = read_game(decoded(line), 1).tags.get(name)
                if told is not None:
                    return told.value
            place = self._data.rfind(tag, 0, place)
        return "?"

    def own(self, number: int) -> bool:
        """Whether this program wrote deal ``number``."""
        return not self.lin and OURS.search(self._data, *self._span(number)) is not None

    def _span(self, number: int) -> tuple[int, int]:
        """Return where deal ``number`` begins and ends."""
        return self._starts[number - 1], self._starts[number] if number < len(self) else len(self._data)

    def wrong(self, number: int) -> Unreadable | None:
        """Return why deal ``number`` cannot be laid, as far as its hands say that, or None."""
        quickly = None if self.lin or self.own(number) else HANDS.search(self._data, *self._span(number))
        try:
            if quickly is not None:
                read_foreign_deal(Tag(decoded(quickly[1]), 1))
                return None
        except Unreadable:
            pass  # with its line, and whether it is a deal at all, below
        try:
            found, _ = self.game(number)
            if OWN not in found.tags:
                read_foreign_deal(hands_in(found))
        except Unreadable as error:
            return error
        return found.fault if OWN in found.tags else None

    def read(self, number: int, game: str | None = None, company: Company | None = None) -> Imported:
        """Read deal ``number``; Unreadable names what is wrong, and on which line.

        ``game``: as what a deal of another program is laid; a deal of ours must be of that game.
        """
        found, notes = self.game(number)
        ours = OWN in found.tags
        if ours and found.fault is not None:
            raise found.fault
        plan = own_plan(found) if ours else foreign_plan(found, game_of(USUAL if game is None else game))
        if game is not None and game_of(game) != plan.game:
            name, other = plan.game.name, game_of(game).name
            raise Unreadable("pbn.other_game", line=found.tags[f"{OWN}Game"].line, name=name, other=other)
        log = laid(plan)
        people = _people(found, log)
        if ours:
            _check(found, plan, log, people)
        record = replace(log.record, people=people)
        if company is not None:
            record = replace(record, people=tuple(checked_person(person) for person in company(people)))
        return Imported(record, (*notes, *plan.notes), ours, number, len(self))

    def first(self, game: str | None = None, company: Company | None = None) -> Imported:
        """Read the first deal that can be laid, with a word on those before it; Unreadable says why none can be."""
        if game is not None:
            game_of(game)
        left_out: list[tuple[int, Unreadable]] = []
        for number in range(1, min(len(self), TRIED) + 1):
            try:
                found = self.read(number, game, company)
            except Unreadable as error:
                left_out.append((number, error))
            else:
                return found._replace(notes=(*skipped(left_out), *found.notes))
        raise left_out[0][1]


def skipped(left_out: Sequence[tuple[int, Unreadable]]) -> tuple[Message, ...]:
    """Return a word on deals that are left out, by their numbers: a sentence each, and of many a count."""
    told = [_skipped(number, error) for number, error in left_out[:TOLD]]
    more = len(left_out) - len(told)
    return (*told, message("pbn.skipped_more", count=more)) if more > 0 else tuple(told)


def _skipped(number: int, error: Unreadable) -> Message:
    return message("pbn.skipped", number=number, line=error.line, why=error.message)


def import_pbn(
    raw: bytes, number: int | None = None, game: str | None = None, company: Company | None = None
) -> Imported:
    """Read deal ``number`` (from 1) of a PBN or LIN file, or the first that can be laid; Unreadable as `Deals` says."""
    deals = Deals(raw)
    return deals.first(game, company) if number is None else deals.read(number, game, company)


def _state(log: Log) -> DealState:
    """Return the deal as far as the file has it."""
    session = log.session
    state = session.last if session.last is not None else session.deal
    assert state is not None
    return state


def _people(found: Game, log: Log) -> tuple[Person, ...]:
    """Return who sat there, as far as the file says."""
    state = _state(log)
    home = state.setup.layout
    kinds_tag = found.get(f"{OWN}Players")
    kinds = {} if kinds_tag is None else read_pairs(kinds_tag)
    out = found.tags.get(f"{OWN}SittingOut")
    people = []
    for player in log.session.players:
        sits = player in home.players
        tag = found.tags.get(dict(NAMES)[state.layout.own_seat(player)]) if sits else out
        kind = kinds.get(chair_of(home, player) if sits else OUT, PERSON)
        name = "" if tag is None else tag.value
        nobody = not kinds and name in (DUMMY, "?")
        name = ("" if nobody else _printable(name)) or f"Player {player}"
        try:
            people.append(checked_person(Person(name, kind)))
        except Unreadable as error:
            raise error.at(found.line if kinds_tag is None else kinds_tag.line) from error
    return tuple(people)


def _printable(name: str) -> str:
    plain = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return plain[:NAME_LENGTH].strip()


def _check(found: Game, plan: Plan, log: Log, people: Sequence[Person]) -> None:
    """Compare every tag that repeats what the deal gives with what it gives."""
    state = _state(log)
    entries = ((entry.by, entry.action) for entry in log.entries)
    (deal,) = deals_of(log.sessions[0], entries)
    by_player: dict[By, Person] = {player: people[entrant - 1] for player, entrant in log.session.entrant_of.items()}
    source = Source(deal, state, by_player)
    for name, derived in _compared(standard(source), own(source), state):
        tag = found.tags.get(name)
        if tag is not None and tag.value != derived:
            raise Unreadable("pbn.differs", line=tag.line, tag=name, text=short(tag.value), derived=derived)
    known = {name for name, _ in own(source)} | SECTIONS
    for name, tag in found.tags.items():
        if name.startswith(OWN) and name not in known:
            raise Unreadable("pbn.unknown_tag", line=tag.line, tag=name, text=short(tag.value))


def _compared(
    tags: Iterable[tuple[str, str]], ours: Iterable[tuple[str, str]], state: DealState
) -> list[tuple[str, str]]:
    # Other programs write a result where none is known yet.
    unknown = () if state.result is not None else ("Result",)
    return [*((name, value) for name, value in tags if name in CHECKED and name not in unknown), *ours]
