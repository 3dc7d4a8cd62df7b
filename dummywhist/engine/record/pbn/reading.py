"""How is a PBN file read? One deal is put on a table of its own and checked by the laws, card by card.

A file of ours says which game it is. A deal of another program is laid as a game that the person names; what bridge
does not say (the turned card) is chosen, and what whist does not have (a bridge auction) is left out, with a note.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message
from dummywhist.engine.record.deals import deals_of
from dummywhist.engine.record.log import Log, Record
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
from dummywhist.engine.record.pbn.own import own_plan
from dummywhist.engine.record.pbn.syntax import Game, decoded, read_games, short
from dummywhist.engine.record.pbn.values import read_pairs
from dummywhist.engine.record.people import NAME_LENGTH, PERSON, Person, checked_person
from dummywhist.engine.rules.games.catalogue import game_of

USUAL: Final = "english-dummy"
"""The game as which a deal of another program is laid when nobody names one."""
SECTIONS: Final = frozenset((RULES, ACTIONS, DOWNTOWN))
CHECKED: Final = ("Deal", "Dealer", "Declarer", "Contract", "Result")
Company = Callable[[tuple[Person, ...]], Sequence[Person]]
"""Says who sits down, by entrant, instead of those of whom a file tells."""


class Imported(NamedTuple):
    """A deal that was read: the record of a table that begins with it, and what a person should know about it.

    ``ours``: the file holds a deal of this program; ``deals``: how many games the file holds.
    """

    record: Record
    notes: tuple[Message, ...]
    ours: bool
    deals: int


def import_pbn(raw: bytes, number: int = 1, game: str | None = None, company: Company | None = None) -> Imported:
    """Read game ``number`` (from 1) of a PBN file; Unreadable names what is wrong, and on which line.

    ``game``: as what a deal of another program is laid; a file of ours must be of that game.
    """
    games = read_games(decoded(raw))
    if not games:
        raise Unreadable("pbn.no_game")
    if not 1 <= number <= len(games):
        raise Unreadable("pbn.no_such_game", number=number, games=len(games))
    found = games[number - 1]
    ours = OWN in found.tags
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
    return Imported(record, plan.notes, ours, len(games))


def own_deals(raw: bytes) -> tuple[bool, ...]:
    """Return of each deal of a PBN file whether this program wrote it; Unreadable if there is none."""
    games = read_games(decoded(raw))
    if not games:
        raise Unreadable("pbn.no_game")
    return tuple(OWN in game.tags for game in games)


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
    (deal,) = deals_of(log.sessions[0].rules, entries)
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
