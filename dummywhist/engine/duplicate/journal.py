"""What has been done in a match? Entries, of which none is ever changed, and how the match stands by them."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar

from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.duplicate.forms import Plan, trays_at
from dummywhist.engine.duplicate.movement import Entrant, Movement, Sitting
from dummywhist.engine.duplicate.result import Place, Played, check_played
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.record.people import NAME_LENGTH, is_name
from dummywhist.engine.values import NamedTuple, dataclass

Change = tuple[dict[Any, Any], Any, Any]
"""What an entry has changed: where, which key, and what stood there before, or `MISSING`."""
MISSING: Final = object()
CALLED: Final[Change] = ({}, None, None)
"""A round was called."""
Key = TypeVar("Key")
Value = TypeVar("Value")

STAMP: Final = re.compile(r"[!-Z^-~]{0,40}", re.ASCII)
"""When something was entered: printable, without spaces and brackets."""
FEW_TABLES: Final = 3
"""From so many tables on nobody deals anew: a table takes the average (DW-IRR-1)."""


class Result(NamedTuple):
    """A result is entered where there was none."""

    place: Place
    played: Played


class Correction(NamedTuple):
    """A result is entered in place of another, which stays in the journal."""

    place: Place
    played: Played


class Called(NamedTuple):
    """A round is called: the players move."""

    round: int


class Stopped(NamedTuple):
    """An entrant plays no more after a round; his adversaries sit out, and his results stand."""

    entrant: Entrant
    after: int


class NewDeal(NamedTuple):
    """A tray is dealt anew, and what was made with the cards before counts no more (DW-TRAY-2).

    ``deal``: the number of the new deal, None where its cards are not known.
    """

    tray: int
    deal: int | None = None


class Named(NamedTuple):
    """An entrant is called otherwise from now on, in the names of all who make him up."""

    entrant: Entrant
    names: tuple[str, ...]


class Back(NamedTuple):
    """The last entry that stands is taken back."""


Entry = Result | Correction | Called | Stopped | NewDeal | Named | Back


class Noted(NamedTuple):
    """An entry, and when and by whom it was made, as they were told: both are texts that may be empty."""

    entry: Entry
    at: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: the results that count, the round that is being played, who has left and after which round.

    ``anew``: the trays that were dealt anew, with the number of the deal where it is known. ``names``: who is called
    otherwise than he was at first.
    """

    results: Mapping[Place, Played]
    round: int
    stopped: Mapping[Entrant, int]
    anew: Mapping[int, int | None]
    names: Mapping[Entrant, tuple[str, ...]]

    def plays(self, sitting: Sitting) -> bool:
        """Whether nobody of ``sitting`` has left before its round."""
        return not self.stopped or all(
            sitting.round <= self.stopped[entrant] for entrant in sitting.seats if entrant in self.stopped
        )


def fold(plan: Plan, movement: Movement, journal: Iterable[Noted]) -> Standing:
    """Return how a match of ``plan`` stands after ``journal``; Unlawful for an entry that could not be made."""
    course = Course(plan, movement)
    for noted in journal:
        course.take(noted)
    return course.standing()


def missing(plan: Plan, movement: Movement, standing: Standing, last: int) -> tuple[Place, ...]:
    """Return where results are still to be entered up to round ``last``, in the order of play."""
    results = standing.results
    return tuple(
        place
        for sitting, places in places_of(plan, movement)
        if sitting.round <= last and standing.plays(sitting)
        for place in places
        if place not in results
    )


@lru_cache(maxsize=4)
def places_of(plan: Plan, movement: Movement) -> tuple[tuple[Sitting, tuple[Place, ...]], ...]:
    """Return where every result of a match is entered, in the order of play."""
    return tuple(
        (sitting, tuple(Place(sitting.round, sitting.table, tray) for tray in trays_at(plan, sitting)))
        for sitting in movement.sittings
    )


def check_name(name: str) -> None:
    """Say nothing if somebody or something may be called ``name``; Unreadable if not."""
    if not is_name(name) or name != " ".join(name.split()):
        raise Unreadable("unreadable.name", longest=NAME_LENGTH)


def check_names(movement: Movement, entrant: Entrant, names: tuple[str, ...]) -> None:
    """Say nothing if those who make up ``entrant`` may be called ``names``; Unreadable if not."""
    if len(names) != movement.names:
        who = movement.labels[entrant - 1]
        raise Unreadable("duplicate.names", who=who, wanted=movement.names, given=len(names))
    for name in names:
        if "/" in name.split():
            raise Unreadable(
                "duplicate.names", who=movement.labels[entrant - 1], wanted=movement.names, given=len(names)
            )
        check_name(name)


def _check_stamp(at: str, by: str) -> None:
    if not STAMP.fullmatch(at) or at == "-" or (by and {"[", "]"} & set(by)):
        raise Unreadable("duplicate.stamp")
    if by:
        check_name(by)


class Course:
    """A fold in progress: takes entry after entry."""

    def __init__(self, plan: Plan, movement: Movement) -> None:
        self._movement = movement
        self._trays = movement.sets * plan.trays
        self._at = {
            (sitting.round, sitting.table): (sitting, [place.tray for place in places])
            for sitting, places in places_of(plan, movement)
        }
        self._results: dict[Place, Played] = {}
        self._round = 1
        self._stopped: dict[Entrant, int] = {}
        self._anew: dict[int, int | None] = {}
        self._names: dict[Entrant, tuple[str, ...]] = {}
        self._changes: list[Change] = []
        self._marks: list[int] = []  # how many changes there were before each entry that stands
        self._stamp = "", ""  # the last that was checked

    def standing(self) -> Standing:
        """Return how the match stands now."""
        return Standing(dict(self._results), self._round, dict(self._stopped), dict(self._anew), dict(self._names))

    def take(self, noted: Noted) -> None:
        """Make an entry; Unlawful or Unreadable if it cannot be made here, and nothing has changed."""
        if noted[1:] != self._stamp:
            _check_stamp(noted.at, noted.by)
            self._stamp = noted.at, noted.by
        match noted.entry:
            case Result(place, played):
                self._check(place, played)
                if place in self._results:
                    raise Unlawful("duplicate.entered", tray=place.tray, table=place.table)
                self._put(self._results, place, played)
            case Correction(place, played):
                self._check(place, played)
                if place not in self._results:
                    raise Unlawful("duplicate.not_entered", tray=place.tray, table=place.table)
                self._put(self._results, place, played)
            case Called(number):
                self._call(number)
            case Stopped(entrant, after):
                self._stop(entrant, after)
            case NewDeal(tray, deal):
                self._deal_anew(tray, deal)
            case Named(entrant, names):
                check_names(self._movement, entrant, names)
                self._put(self._names, entrant, names)
            case Back():
                if not self._marks:
                    raise Unlawful("duplicate.no_back")
                self._take_back(self._marks.pop())

    def _check(self, place: Place, played: Played) -> None:
        movement = self._movement
        if not 1 <= place.round <= movement.rounds:
            raise Unlawful("duplicate.no_round", round=place.round, rounds=movement.rounds)
        if not 1 <= place.table <= movement.tables:
            raise Unlawful("duplicate.no_table", table=place.table, tables=movement.tables)
        if not 1 <= place.tray <= self._trays:
            raise Unlawful("duplicate.no_tray", tray=place.tray, trays=self._trays)
        if place.round > self._round:
            raise Unlawful("duplicate.not_called", round=place.round, called=self._round)
        found = self._at.get((place.round, place.table))
        if found is None:
            raise Unlawful("duplicate.idle", round=place.round, table=place.table)
        sitting, trays = found
        if place.tray not in trays:
            raise Unlawful("duplicate.elsewhere", tray=place.tray, table=place.table, round=place.round)
        for entrant in sitting.seats if self._stopped else ():
            if place.round > self._stopped.get(entrant, place.round):
                raise Unlawful("duplicate.has_left", who=movement.labels[entrant - 1], table=place.table)
        check_played(played)

    def _call(self, number: int) -> None:
        if self._round == self._movement.rounds:
            raise Unlawful("duplicate.last_round", rounds=self._round)
        if number != self._round + 1:
            raise Unlawful("duplicate.next_round", next=self._round + 1, round=number)
        self._marks.append(len(self._changes))
        self._round = number
        self._changes.append(CALLED)

    def _stop(self, entrant: Entrant, after: int) -> None:
        label = self._movement.labels[entrant - 1]
        if entrant in self._stopped:
            raise Unlawful("duplicate.stopped", who=label)
        if not 0 <= after < self._movement.rounds:
            raise Unlawful("duplicate.no_round", round=after, rounds=self._movement.rounds)
        for place in self._results:
            if place.round > after and entrant in self._at[place.round, place.table][0].seats:
                raise Unlawful("duplicate.stop_late", who=label, after=after, round=place.round)
        self._put(self._stopped, entrant, after)

    def _deal_anew(self, tray: int, deal: int | None) -> None:
        if not 1 <= tray <= self._trays:
            raise Unlawful("duplicate.no_tray", tray=tray, trays=self._trays)
        if deal is not None and not 0 <= deal < NUMBERS:
            raise Unreadable("unreadable.number", text=str(deal))
        before = [place for place in self._results if place.tray == tray]
        if before and self._movement.tables >= FEW_TABLES:
            raise Unlawful("duplicate.no_new_deal", tray=tray)
        self._put(self._anew, tray, deal)
        for place in before:
            self._changes.append((self._results, place, self._results.pop(place)))

    def _put(self, where: dict[Key, Value], key: Key, value: Value) -> None:
        self._marks.append(len(self._changes))
        self._changes.append((where, key, where.get(key, MISSING)))
        where[key] = value

    def _take_back(self, mark: int) -> None:
        while len(self._changes) > mark:
            change = self._changes.pop()
            if change is CALLED:
                self._round -= 1
                continue
            where, key, before = change
            if before is MISSING:
                del where[key]
            else:
                where[key] = before
