"""What do the tests of statistics need? Records of computers and persons, and deals of a player who is made up."""

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from pathlib import Path
from random import Random

from dummywhist.cli.main import main
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import Entry
from dummywhist.engine.record.text import derived_lines, line_text, read_record
from dummywhist.engine.statistics.counting import logs_of
from dummywhist.engine.statistics.figures import Deal
from dummywhist.engine.statistics.parts import Part
from dummywhist.engine.statistics.store import Row, Store

GOLDEN = Path(__file__).parents[2] / "golden"


def played(folder: Path, name: str, game: str = "double-dummy", seed: int = 1, deals: int = 3, person: int = 1) -> Path:
    """Let any lawful cards be played, and say in the record that entrant ``person`` is one; 0 for none."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    words = ["--deals", str(deals), "--players", "random", "--seed", str(seed), "--record", str(path), "--json"]
    assert main(["selfplay", game, *words]) == 0
    if person:
        path.write_text(path.read_text("utf-8").replace(f"entrant {person} random ", f"entrant {person} person ", 1))
    return path


def long_record(folder: Path, name: str, deals: int) -> Path:
    """Write one session of so many deals at the Three-Handed Game by time, which nobody calls."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    words = ["--set", "end=time", "--deals", "1", "--players", "random", "--seed", "1", "--record", str(path), "--json"]
    assert main(["selfplay", "three-handed", *words]) == 0
    head = path.read_text("utf-8").partition("chance deal")[0].replace("entrant 1 random ", "entrant 1 person ")
    log, lines, counted = read_record(head.encode()).log, [head], 0
    while counted < deals:
        before = log.session
        assert before.deal is not None
        by = kernel.actors(before.deal)[0]
        action = (
            deal_out(before.deal.setup, counted + 1) if by == CHANCE else next(iter(kernel.choices(before.deal, by)))
        )
        log.write(Entry(by, action))
        told = derived_lines(before, log.session)
        counted += bool(told)
        lines += [f"{line}\n" for line in (line_text(Entry(by, action)), *told)]
    path.write_text("".join(lines), "utf-8")
    return path


def row(number: int, lost: float, day: date, **other: object) -> Deal:
    """Return a counted deal of English Dummy on which so much was lost."""
    part = Part(7, -lost, 0.0, 0.5, lost - 0.5, 8, lost, lost / 2, 0.01)
    told = Row(
        number + 1, f"english-dummy-{day.isoformat()}-120000.dwr", number, f"{day.isoformat()}T12:00:00",
        "english-dummy", "", number % 4, 0, "", "", "A", "Ruth", "with_dummy", 2, "steady", 7, 1, "", part,
    )  # fmt: skip
    return Deal(told._replace(**other), part, 6.5)  # type: ignore[arg-type]


def year(deals: int, seed: int, mean: Callable[[float], float]) -> list[Deal]:
    """Return a year of deals; ``mean``: what is lost a deal when this part of the year is over, from 0 to 1.

    Many deals lose nothing, as at the table; the rest is spread widely.
    """
    dice, first = Random(seed), date(2025, 1, 1)
    found = []
    for number in range(deals):
        part = number / deals
        lost = dice.expovariate(0.6 / mean(part)) if dice.random() < 0.6 else 0.0
        found.append(row(number, lost, first + timedelta(days=int(365 * part))))
    return found


def fill(kept: Path, folder: Path, deals: Iterable[Deal]) -> None:
    """Make a store that holds the deals of a player who is made up, and files that stand for their records."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(kept)
    base, records = store._base, {}
    base.execute("begin")
    for number, deal in enumerate(deals):
        row, part = deal.row, deal.part
        if row.record not in records:
            path = folder / row.record
            path.write_text("made up\n")
            status = path.stat()
            made = base.execute(
                "insert into record (name, size, mtime_ns, sha256) values (?, ?, ?, '')",
                (row.record, status.st_size, status.st_mtime_ns),
            )
            records[row.record] = made.lastrowid
        made = base.execute(
            "insert into deal (record, number, mark, cards, game, rules, started, dealer, trump, excluded, policy)"
            " values (?, ?, '', ?, ?, ?, ?, ?, ?, ?, 'made up')",
            (records[row.record], row.number, str(number), row.game, row.rules, row.started, row.dealer, row.trump,
             row.excluded),
        )  # fmt: skip
        base.execute(
            "insert into hand values (?, ?, ?, 'person', ?, ?, ?, ?, ?, 1, ?, ?)",
            (
                made.lastrowid,
                row.owner,
                row.name,
                row.role,
                row.seat,
                row.company,
                row.took,
                row.person,
                row.help,
                None if part is None else part.computer,
            ),
        )
        if part is not None:
            base.execute(
                f"insert into part values (?, ?{', ?' * 17})",
                (made.lastrowid, row.owner, *part[:9], *(part.split or [None] * 8)),
            )
            for at, kind in enumerate(("opening_lead", "lead", "second_hand", "last_hand")):
                base.execute(
                    "insert into card values (?, ?, 2, ?, ?, 5, 0, ?, 0.1, ?, 1, 'slip')",
                    (made.lastrowid, at, row.owner, kind, part.lost / (at + 2), part.points / (at + 2)),
                )
    base.execute("commit")
    store.close()


def logs(path: Path) -> list[DealLog]:
    """Return the counted deals of a record."""
    return [log for log in logs_of(path) if log.counted]
