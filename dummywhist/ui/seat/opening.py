"""How does the window get at a table? Records are made and read here, and only the operator's side is handed out."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from dummywhist.engine.cards.deal_name import random_number
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seal import Proving, new_secret
from dummywhist.engine.deal.actions.deal import CUT, dealt_as
from dummywhist.engine.deal.actions.session import arranging
from dummywhist.engine.deal.layout import CHANCE, TABLE
from dummywhist.engine.duplicate.tray import Tray
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message
from dummywhist.engine.record.log import Entry, Log, Record, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.saving import NotSaved
from dummywhist.engine.record.store import Store, create, open_store, read_file
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.proposal import Numbers, Secrets
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.table import Table
from dummywhist.engine.values import NamedTuple
from dummywhist.engine.wishes.wish import Made

FORCED = Automation(cut=True, turn=True, take_up=True, count=True, quit=False, forced=False)


class Seating(NamedTuple):
    """What a new table begins with: the game, the people in entrant order, the changed rules.

    ``order``: the entrants (from 1) as they take dummy by agreement; empty to cut. ``proving``: whether each deal is
    proved to be fair.
    """

    game: str
    people: tuple[Person, ...]
    order: tuple[int, ...]
    changes: Mapping[str, Setting]
    proving: Proving = ""


class Opened(NamedTuple):
    """An open table: what its owner may do, the file of its record, and what is to be said of that file, if any."""

    operator: Operator
    path: Path
    word: Message | None = None


def open_table(
    record: Record | Log, store: Store | None = None, numbers: Numbers = random_number, secrets: Secrets = new_secret
) -> Operator:
    """Return what the owner of the table of ``record`` may do; forced steps are done but for gathering a trick."""
    return Table(record, store, numbers, automation=FORCED, secrets=secrets).operator()


def begin(seating: Seating, folder: Path, numbers: Numbers, secrets: Secrets = new_secret) -> Opened:
    """Open a new table with a record in ``folder``; Unreadable or Contradiction if there can be none."""
    record = new_record(seating.game, seating.changes, seating.people, proving=seating.proving)
    opened = keep(record, folder, numbers, secrets)
    if seating.order:
        opened.operator.agree_order(seating.order)
    return opened


def keep(record: Record, folder: Path, numbers: Numbers, secrets: Secrets = new_secret) -> Opened:
    """Open a table that goes on from ``record``, which is written to a new file in ``folder``."""
    path, store = new_save(folder, record, datetime.now())
    return Opened(open_table(record, store, numbers, secrets), path)


def lay_made(made: Made, seating: Seating, folder: Path, numbers: Numbers, secrets: Secrets = new_secret) -> Opened:
    """Open a new table with a deal that was made to fit a wish; its record says that it was arranged.

    Who sits there sits so that dummy is opposite the first of the people.
    """
    log = Log(new_record(seating.game, seating.changes, seating.people))
    for by, action in (
        (TABLE, arranging(1, made.dealer, made.scores)),
        (TABLE, CUT),
        (CHANCE, dealt_as(made.hands, made.turned)),
    ):
        log.write(Entry(by, action))
    return keep(log.record, folder, numbers, secrets)


def lay_again(seen: View, people: Sequence[Person]) -> Operator:
    """Open a table with the counted tray ``seen`` dealt once more; it is kept nowhere.

    ``people``: who sits at each of the seats of the players, in the order of the rules.
    """
    assert seen.dealt is not None
    last = seen.turned if seen.turned is not None else next(cards_in(seen.dealt[seen.dealer]))
    log = Log(new_record(seen.game, seen.settings, people))
    for by, action in (
        (TABLE, arranging(seen.ordinal + 1, seen.dealer, (0, 0))),
        (TABLE, CUT),
        (CHANCE, dealt_as(seen.dealt, last, None)),
    ):
        log.write(Entry(by, action))
    return open_table(log)


def lay_sealed(tray: Tray, people: Sequence[Person], changes: Mapping[str, Setting], path: Path) -> Opened:
    """Open a table for one ``tray`` of a match, whose record is kept at ``path``, where there is none yet.

    ``people``: who sits South, North, West and East, as the rules of Duplicate Whist name the seats.
    """
    log = Log(new_record(DUPLICATE_WHIST.key, changes, people))
    for by, action in (
        (TABLE, arranging(tray.number, tray.dealer, (0, 0))),
        (TABLE, CUT),
        (CHANCE, dealt_as(tray.hands, tray.turned, None)),
    ):
        log.write(Entry(by, action))
    return Opened(open_table(log.record, create(path, log.record)), path)


def play_on(operator: Operator, ordinal: int, at: int, people: Sequence[Person]) -> Callable[[], Operator]:
    """Return what opens a table that goes on from before the ``at``-th entry of a counted deal, and anew each time.

    It is kept nowhere. ``people``: who sits there, by entrant. ValueError if there is no such deal or entry.
    """
    log = operator.otherwise(ordinal, at, people)
    return lambda: open_table(log.otherwise(log.first, people))


def follow(operator: Operator, folder: Path, numbers: Numbers, secrets: Secrets = new_secret) -> Opened | None:
    """Open the next session of a table where others wait, with a record of its own; None while there is none yet."""
    record = operator.following()
    return None if record is None else keep(record, folder, numbers, secrets)


def take_up(
    path: Path, numbers: Numbers, watch: Callable[[float], None] = lambda _read: None, secrets: Secrets = new_secret
) -> Opened:
    """Open the table whose record lies at ``path``, to go on where it was left; Unreadable, with the file as it was.

    ``watch`` is told now and then which part has been read; what it raises ends the reading.
    """
    store, loaded = open_store(path, watch)
    return Opened(open_table(loaded.log, store, numbers, secrets), path, loaded.word)


def look_at(path: Path) -> Standing:
    """Return the public facts of the table whose record lies at ``path``, which is only read; or Unreadable."""
    return open_table(read_file(path).log).standing


def new_save(folder: Path, record: Record, now: datetime) -> tuple[Path, Store]:
    """Return a save for ``record`` in ``folder`` in a file that is nobody else's, also where two begin at once.

    The name says the game, the day and the time, and has a number if need be. The store says whether it was made.
    """
    stem = f"{record.game}-{now:%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{stem}.dwr" if number == 1 else f"{stem}-{number}.dwr")
        if not path.exists():
            store = create(path, record)
            if not isinstance(store.saving, NotSaved) or store.saving.reason.key != "save.exists":
                return path, store
        number += 1
