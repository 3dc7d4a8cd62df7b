"""Where do the figures of all deals lie? In one file of the cache that follows the records and may be deleted any time.

The records and what was found beside them are the truth. A file of another make, of other players or with an error in
it is renamed and built anew; where none can be kept all is built in memory, and that is said.
"""

import hashlib
import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import lru_cache, wraps
from pathlib import Path
from threading import RLock
from typing import Concatenate, Final, ParamSpec, TypeVar

from dummywhist.engine.deal.layout import PLAYERS, By, Layout, Player, Side
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.messages import Message, message, plain_args, read_args
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.store import read_bytes
from dummywhist.engine.record.whole import uncollected
from dummywhist.engine.statistics.averages import rules_text
from dummywhist.engine.statistics.counting import Hand, Judgement, by_computer, judged_before, logs_of, was_tutored
from dummywhist.engine.statistics.parts import CardRow, Part, Points, card_rows, parts_of
from dummywhist.engine.statistics.reading import Counted, counted_deals
from dummywhist.engine.statistics.roles import role_of
from dummywhist.engine.statistics.tables import Looking, connect, is_whole, make_tables, opened
from dummywhist.engine.study.findings import Findings, make
from dummywhist.engine.study.side_file import beside
from dummywhist.engine.values import NamedTuple

STARTED: Final = re.compile(r"-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)")
"""When a table was begun, as its name says."""
UNDONE, ARRANGED, LOOKED, AGAIN = "undone", "arranged", "looked", "again"
"""Why a deal shows no skill: a card was taken back, its cards came from no number, somebody saw more than one hand,
the same cards were played before."""
TUTOR: Final = "tutor"


class Row(NamedTuple):
    """One deal as one player played it, the ``number``-th of its ``record``, from 0.

    ``person``: the how-maniest person at the table he was, from 1, 0 for a computer. ``company``: the levels of the
    others. ``help``: `TUTOR` if the tutor asked him before a card. ``part`` is None until the deal is counted.
    """

    deal: int
    record: str
    number: int
    started: str
    game: str
    rules: str
    dealer: int
    trump: int | None
    excluded: str
    policy: str
    owner: str
    name: str
    role: str
    seat: int
    company: str
    took: int
    person: int
    help: str
    part: Part | None

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the others, one by one."""
        return tuple(self.company.split())


class Unread(NamedTuple):
    """A record that could not be read, or not to its end, why, and on which line; 0 where that is no line's fault."""

    name: str
    why: Message
    line: int


P = ParamSpec("P")
R = TypeVar("R")


def alone(method: Callable[Concatenate["Store", P], R]) -> Callable[Concatenate["Store", P], R]:
    """Let one thread at a time do it: a connection that another thread closes takes the program with it."""

    @wraps(method)
    def locked(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> R:
        with store.lock:
            return method(store, *args, **kwargs)

    return locked


def writing(method: Callable[Concatenate["Store", P], R]) -> Callable[Concatenate["Store", P], R]:
    """Do it alone; where the file cannot be written now, in memory, where what was kept is taken along."""

    @wraps(method)
    def written(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> R:
        with store.lock:
            try:
                return method(store, *args, **kwargs)
            except sqlite3.OperationalError:
                if not store.kept:
                    raise
                store.leave_the_disk()
                return method(store, *args, **kwargs)

    return written


class Store:
    """The figures of the records in a folder, in the file ``path``; with None in memory.

    ``word``: what is to be said of it, if anything: it was built anew, or is not kept. Threads may share it, and wait
    for each other. After `close` every question is a `sqlite3.ProgrammingError`.
    """

    def __init__(self, path: Path | None, *, looking: bool = False) -> None:
        """``looking``: the file is looked through for errors meanwhile; `follow` waits for that."""
        self.lock = RLock()
        self.word: Message | None = None
        self.kept = path is not None
        self._path = path
        self._looks_meanwhile = looking
        self._looking: Looking | None = None
        self._base = self._opened(path)

    @alone
    def close(self) -> None:
        """Let the file go."""
        self._base.close()
        if self._looking is not None:
            self._looking.join()

    # ---- opening ----

    def _opened(self, path: Path | None) -> sqlite3.Connection:
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                return self._on_disk(path)
            except (OSError, sqlite3.Error):
                self.kept = False
                self.word = message("statistics.not_kept")
        base = connect(":memory:")
        make_tables(base)
        return base

    def _on_disk(self, path: Path) -> sqlite3.Connection:
        there = path.exists()
        if there and not os.access(path, os.W_OK):
            raise PermissionError(path)
        if there:
            base = opened(path)
            if base is not None and self._looks_meanwhile:
                self._looking = Looking(path)
                return base
            if base is not None and is_whole(path):
                return base
            if base is not None:
                base.close()
        return self._made_anew(path, there)

    def _made_anew(self, path: Path, there: bool) -> sqlite3.Connection:
        """Return an empty file; one that is ``there`` is put aside, and that is said."""
        if there:
            os.replace(path, path.with_name(path.name + ".old"))
            for ending in ("-wal", "-shm"):
                with suppress(FileNotFoundError):
                    os.unlink(path.with_name(path.name + ending))
            self.word = message("statistics.anew", name=path.name)
        base = connect(str(path))
        try:
            base.execute("pragma journal_mode = wal")
            base.execute("pragma synchronous = normal")
            make_tables(base)
        except sqlite3.Error:
            base.close()
            raise
        return base

    def leave_the_disk(self) -> None:
        """Go on in memory with what is kept: the disk is full, may not be written, or another program has the file."""
        base = connect(":memory:")
        try:
            self._base.backup(base)
        except sqlite3.Error:
            base.close()
            base = connect(":memory:")
            make_tables(base)
        self._base.close()
        self._base, self.kept, self.word = base, False, message("statistics.not_kept")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._base.execute("begin immediate")
        try:
            yield
        except BaseException:
            if self._base.in_transaction:  # of a full disk SQLite has taken it back
                self._base.execute("rollback")
            raise
        self._base.execute("commit")

    # ---- following the records ----

    @alone
    def follow(self, files: Sequence[Path], stopped: Callable[[], bool] = lambda: False) -> list[Row]:
        """Follow the records as `scan` does, and return the deals of persons as `rows` does.

        A file in which an error is found is put aside and built anew.
        """
        looking, self._looking = self._looking, None
        try:
            self.scan(files, stopped)
            rows = self.rows(persons=True)
        except sqlite3.DatabaseError:
            if looking is None or looking.whole():
                raise
        else:
            if looking is None or looking.whole():
                return rows
        self._base.close()
        self._base = self._after_error()
        self.scan(files, stopped)
        return self.rows(persons=True)

    def _after_error(self) -> sqlite3.Connection:
        assert self._path is not None
        try:
            return self._made_anew(self._path, there=True)
        except (OSError, sqlite3.Error):
            self.kept, self.word = False, message("statistics.not_kept")
        base = connect(":memory:")
        make_tables(base)
        return base

    @writing
    def scan(self, files: Iterable[Path], stopped: Callable[[], bool] = lambda: False) -> None:
        """Read what is new in the records ``files``, and forget those that are not among them.

        ``stopped``: whether nobody waits any longer; what was read till then is kept.
        """
        known = {
            name: (size, time) for name, size, time in self._base.execute("select name, size, mtime_ns from record")
        }
        there: set[str] = set()
        with self._transaction(), uncollected():
            for path in files:
                if stopped():
                    return
                there.add(path.name)
                try:
                    status = path.stat()
                except OSError:
                    there.discard(path.name)
                    continue
                stamp = status.st_size, status.st_mtime_ns
                if known.get(path.name) != stamp:
                    self._renew(path, stamp)
            for name in known.keys() - there:
                self._forget(name)

    @writing
    def renew(self, path: Path) -> None:
        """Read one record anew, of which a deal was counted just now: one transaction."""
        try:
            status = path.stat()
        except OSError:
            return
        with self._transaction():
            self._renew(path, (status.st_size, status.st_mtime_ns))

    def _renew(self, path: Path, stamp: tuple[int, int]) -> None:
        base = self._base
        before = base.execute("select id, sha256 from record where name = ?", (path.name,)).fetchone()
        word, raw = "", b""
        try:
            raw = read_bytes(path)
        except DummyWhistError as error:
            word = _spelled(error.message, _line_of(error))
        digest = hashlib.sha256(raw).hexdigest()
        if before is not None and before[1] == digest and raw:
            base.execute("update record set size = ?, mtime_ns = ? where id = ?", (*stamp, before[0]))
            return
        deals: tuple[Counted, ...] = ()
        if raw:
            try:
                read = counted_deals(raw)
            except DummyWhistError as error:
                word = _spelled(error.message, _line_of(error))
            else:
                said = read.word
                deals, word = read.deals, "" if said is None else _spelled(said, said.args.get("line", 0))
        elif not word:
            word = _spelled(message("unreadable.empty_file"))
        row = (path.name, *stamp, digest, word)
        if before is None:
            made = base.execute("insert into record (name, size, mtime_ns, sha256, word) values (?, ?, ?, ?, ?)", row)
            record = made.lastrowid
        else:
            record = before[0]
            base.execute(
                "update record set size = ?, mtime_ns = ?, sha256 = ?, word = ?, side = '' where id = ?",
                (*row[1:], record),
            )
        assert record is not None
        self._put(record, deals, _started(path.name, stamp[1]))

    def _put(self, record: int, deals: Sequence[Counted], started: str) -> None:
        """Keep the counted deals of a record; one that is as it was keeps what is counted of it."""
        base = self._base
        rows = base.execute("select number, mark, id from deal where record = ?", (record,)).fetchall()
        before = {number: (mark, deal) for number, mark, deal in rows}
        now = {one.deal.setup.ordinal: one for one in deals}
        gone = [deal for number, (_, deal) in before.items() if number not in now]
        rules: tuple[object, str] = (None, "")
        for number, one in now.items():
            mark = _mark(one)
            there = before.get(number)
            if there is not None and there[0] == mark:
                continue
            if there is not None:
                gone.append(there[1])
            self._drop(gone)
            gone = []
            if rules[0] is not one.deal.setup.rules:
                rules = one.deal.setup.rules, rules_text(one.deal.setup.rules)
            _insert(base, record, one, mark, rules[1], started)
        self._drop(gone)

    def _drop(self, deals: Sequence[int]) -> None:
        for deal in deals:
            for table in ("card", "part", "hand"):
                self._base.execute(f"delete from {table} where deal = ?", (deal,))
            self._base.execute("delete from deal where id = ?", (deal,))

    def _forget(self, name: str) -> None:
        (record,) = self._base.execute("select id from record where name = ?", (name,)).fetchone()
        self._drop([deal for (deal,) in self._base.execute("select id from deal where record = ?", (record,))])
        self._base.execute("delete from record where id = ?", (record,))

    # ---- what the cards cost ----

    @alone
    def open_deals(self) -> tuple[tuple[str, int], ...]:
        """Return the deals of persons that show skill and are not judged, as record and number, the newest first."""
        return tuple(
            self._base.execute(
                "select record.name, deal.number from deal join record on record.id = deal.record"
                " join hand on hand.deal = deal.id and hand.person = 1 where deal.policy = '' and excluded = ''"
                " order by deal.started desc, record.name desc, deal.number desc"
            )
        )

    @alone
    def uncounted(self) -> tuple[tuple[str, int], ...]:
        """Return the deals of which no cards are judged, as their record and number, the newest first."""
        return tuple(
            self._base.execute(
                "select record.name, deal.number from deal join record on record.id = deal.record"
                " where deal.policy = '' order by deal.started desc, record.name desc, deal.number desc"
            )
        )

    @writing
    def learn(self, path: Path) -> int:
        """Take in what was found beside the record at ``path`` since last time; return of how many deals."""
        found = self._base.execute("select id, side from record where name = ?", (path.name,)).fetchone()
        stamp = _stamp(beside(path))
        if found is None or not stamp or found[1] == stamp:
            return 0
        record = found[0]
        rows = self._base.execute("select number, id, policy from deal where record = ?", (record,))
        deals = {number: (deal, policy) for number, deal, policy in rows}
        learned = 0
        if deals:
            findings = Findings(path)
            for log in logs_of(path):
                if log.counted and log.setup.ordinal in deals:
                    deal, policy = deals[log.setup.ordinal]
                    learned += self._learn(deal, policy, log, findings)
        with self._transaction():
            self._base.execute("update record set side = ? where id = ?", (stamp, record))
        return learned

    def _learn(self, deal: int, policy: str, log: DealLog, findings: Findings) -> bool:
        """Take in what was found of one deal; return whether anything was new."""
        new = False
        told = None if policy else judged_before(log, findings)
        if told is not None:
            self._judged(deal, log, told)
            new = True
        hands = self._hands(deal)
        for hand in hands:
            if hand.kind == PERSON:
                help_ = TUTOR if was_tutored(log, hand.player, findings) else ""
                made = by_computer(log, hand.player, hands, findings)
                new = self._beside(deal, hand.player, help_, made) or new
        return new

    def _hands(self, deal: int) -> list[Hand]:
        found = self._base.execute("select owner, kind, entrant from hand where deal = ? order by owner", (deal,))
        return [Hand(Player(By(owner)), kind, entrant) for owner, kind, entrant in found]

    def _beside(self, deal: int, player: Player, help_: str, computer: int | None) -> bool:
        with self._transaction():
            made = self._base.execute(
                "update hand set help = ?, computer = ?"
                " where deal = ? and owner = ? and (help, computer) is not (?, ?)",
                (help_, computer, deal, player, help_, computer),
            )
        return made.rowcount > 0

    @alone
    def hands(self, record: str, number: int) -> list[Hand]:
        """Return who played a deal of a record; nobody where it is not here."""
        deal = self._deal(record, number)
        return [] if deal is None else self._hands(deal)

    @writing
    def keep(self, record: str, log: DealLog, found: Judgement) -> None:
        """Keep what the cards and calls of a counted deal cost, all of them judged: one transaction."""
        deal = self._deal(record, log.setup.ordinal)
        if deal is not None:
            self._judged(deal, log, found)

    def _deal(self, record: str, number: int) -> int | None:
        row = self._base.execute(
            "select deal.id from deal join record on record.id = deal.record where record.name = ? and number = ?",
            (record, number),
        ).fetchone()
        return None if row is None else int(row[0])

    def _judged(self, deal: int, log: DealLog, found: Judgement) -> None:
        cards, parts = card_rows(found), parts_of(found, log)
        with self._transaction():
            base = self._base
            for table in ("card", "part"):
                base.execute(f"delete from {table} where deal = ?", (deal,))
            base.executemany(
                "insert into card values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [(deal, *one) for one in cards]
            )
            base.executemany(
                "insert into part values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(deal, player, *part[:9], *(part.split or [None] * 8)) for player, part in parts.items()],
            )
            base.execute("update deal set policy = ? where id = ?", (make(), deal))

    # ---- what there is ----

    @alone
    def rows(self, *, persons: bool = False) -> list[Row]:
        """Return every deal as every player played it, in the order in which they were played.

        ``persons``: only as persons played it.
        """
        found: list[Row] = []
        first: set[str] = set()
        deal, again = 0, False
        for one in self._base.execute(
            "select deal.id, record.name, deal.number, deal.started, game, rules, dealer, trump, excluded, policy,"
            " hand.owner, hand.name, role, seat, company, took, person, help, deal.cards,"
            " held, own, partner, gifts, lay, choices, lost, points, square, computer,"
            " p_held, p_calls, p_own, p_partner, p_gifts, p_lay, p_made, p_average"
            " from deal join record on record.id = deal.record join hand on hand.deal = deal.id"
            " left join part on part.deal = deal.id and part.owner = hand.owner"
            f"{' where hand.person > 0' if persons else ''}"
            " order by deal.started, record.name, deal.number, hand.owner"
        ):
            if one[0] != deal:
                deal = one[0]
                again = bool(one[18]) and one[18] in first
                first.add(one[18])
            part = None
            if one[24] is not None:
                part = Part._make((*one[19:28], None if one[29] is None else Points._make(one[29:]), one[28]))
            row = Row._make((*one[:18], part))
            found.append(row._replace(excluded=AGAIN) if again and not row.excluded else row)
        return found

    @alone
    def cards(self, deals: Iterable[tuple[int, str]]) -> list[tuple[int, CardRow]]:
        """Return the judged cards of players in deals, which are named by `Row.deal` and `Row.owner`."""
        wanted = set(deals)
        found = self._base.execute(
            "select deal, ordinal, seat, owner, kind, card, a, k, se, kp, choice, verdict from card"
            " where choice order by deal, ordinal"
        )
        return [
            (one[0], CardRow._make((*one[1:10], bool(one[10]), one[11])))
            for one in found if (one[0], one[3]) in wanted
        ]  # fmt: skip

    @alone
    def all_cards(self, deals: Iterable[int]) -> list[tuple[int, CardRow]]:
        """Return every judged card of deals, also those that were no choice."""
        found: list[tuple[int, CardRow]] = []
        for deal in sorted(set(deals)):
            for one in self._base.execute(
                "select ordinal, seat, owner, kind, card, a, k, se, kp, choice, verdict from card where deal = ?"
                " order by ordinal", (deal,),
            ):  # fmt: skip
                found.append((deal, CardRow._make((*one[:9], bool(one[9]), one[10]))))
        return found

    @alone
    def written(self) -> dict[str, datetime]:
        """Return when something was last written to each record."""
        found = self._base.execute("select name, mtime_ns from record")
        return {name: datetime.fromtimestamp(time / 1e9) for name, time in found}

    @alone
    def unread(self) -> tuple[Unread, ...]:
        """Return the records that could not be read, or not to their end."""
        found = self._base.execute("select name, word from record where word != '' order by name")
        return tuple(Unread(name, *_read(word)) for name, word in found)


def records_in(folder: Path) -> list[Path]:
    """Return the records of a folder, in the order of their names."""
    with suppress(OSError):
        return sorted(folder.glob("*.dwr"), key=lambda path: path.name)
    return []


# ---- parts ----


def _insert(base: sqlite3.Connection, record: int, one: Counted, mark: str, rules: str, started: str) -> None:
    state = one.deal
    layout, setup = state.layout, state.setup
    trump = None if state.trump is None else int(state.trump)
    made = base.execute(
        "insert into deal (record, number, mark, cards, game, rules, started, dealer, trump, excluded)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (record, setup.ordinal, mark, "" if one.again else _cards(state), setup.rules.game, rules, started,
         int(state.dealer), trump, _excluded(one)),
    )  # fmt: skip
    won: dict[Side | None, int] = {None: 0}
    for side in layout.sides:
        won[side] = won_by(state, side)
    base.executemany(
        "insert into hand values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', null)",
        [
            (made.lastrowid, *sitter[:6], won[sitter.side], sitter.person, sitter.entrant)
            for sitter in _sitters(layout, one.before.order, one.people)
        ],
    )


class _Sitter(NamedTuple):
    """A player of a deal as `Row` has him, on which ``side``, and which ``entrant`` he is."""

    player: Player
    name: str
    kind: str
    role: str
    seat: int
    company: str
    side: Side | None
    person: int
    entrant: int


@lru_cache(maxsize=500)  # the same people stay at a table, and change chairs
def _sitters(layout: Layout, order: tuple[int, ...], people: tuple[Person, ...]) -> tuple[_Sitter, ...]:
    entrants = dict(zip(PLAYERS, order, strict=False))
    sat = {player: people[entrants[player] - 1] for player in layout.players}
    found: list[_Sitter] = []
    persons = 0
    for player, person in sat.items():
        persons += person.kind == PERSON
        others = sorted({other.kind for one, other in sat.items() if one != player})
        seat = layout.own_seat(player)
        side = layout.side[seat]
        role = "" if side is None else role_of(layout, player)
        number = persons if person.kind == PERSON else 0
        found.append(
            _Sitter(player, person.name, person.kind, role, int(seat), " ".join(others), side, number, entrants[player])
        )
    return tuple(found)


def _excluded(one: Counted) -> str:
    if one.undone:
        return UNDONE
    if one.looked:
        return LOOKED
    return ARRANGED if one.deal.number is None and not one.again else ""


def _cards(state: DealState) -> str:
    """Return what names the cards of a deal, whoever held them: the four hands in any order."""
    return hashlib.sha256(" ".join(map(str, sorted(map(int, state.dealt)))).encode()).hexdigest()[:16]


def _mark(one: Counted) -> str:
    """Return what names a deal as it was dealt, played and counted, and who sat there."""
    state = one.deal
    assert state.result is not None
    told = (
        state.dealt, state.held, [(trick.leader, trick.cards) for trick in state.tricks], state.result.tricks,
        state.result.after, state.number, one.undone, one.looked, [(one.kind, one.name) for one in one.people],
    )  # fmt: skip
    return hashlib.sha256(repr(told).encode()).hexdigest()[:32]


def _started(name: str, written_ns: int) -> str:
    """Return when a table was begun, by its name; of one that was renamed when it was written."""
    found = STARTED.search(name)
    if found:
        return f"{found[1]}T{found[2]}:{found[3]}:{found[4]}"
    return datetime.fromtimestamp(written_ns / 1e9).isoformat(timespec="seconds")


def _stamp(path: Path) -> str:
    try:
        status = path.stat()
    except OSError:
        return ""
    return f"{status.st_size} {status.st_mtime_ns}"


def _line_of(error: DummyWhistError) -> int:
    return error.line if isinstance(error, Unreadable) else 0


def _spelled(said: Message, line: object = 0) -> str:
    return json.dumps([said.key, plain_args(said), line])


def _read(text: str) -> tuple[Message, int]:
    key, args, line = json.loads(text)
    return Message(key, read_args(args)), int(line)
