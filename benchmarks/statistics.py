"""How soon are the statistics of many deals there? The first index, a second look, one more deal, and the sheet.

    python -m benchmarks.statistics [--deals 10000] [--sheet]

In a folder of its own that is filled with sessions of computers again and again, each under a name of its own. Told are
times by the clock and of the processor: the index is one thread. With ``--sheet`` the sheet is opened off screen over
so many deals that are judged.
"""

import argparse
import io
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from random import Random

from dummywhist.cli.main import main as command_line
from dummywhist.engine.statistics.averages import average
from dummywhist.engine.statistics.csv_text import csv_text
from dummywhist.engine.statistics.figures import Wanted, chosen, counted, luck, rate, slope, spans
from dummywhist.engine.statistics.parts import Part
from dummywhist.engine.statistics.store import Store, records_in

SESSIONS = 6


def timed(words: str, work: Callable[[], object]) -> None:
    """Do something, and tell how long it took."""
    began, used = time.perf_counter(), time.process_time()
    work()
    clock, processor = time.perf_counter() - began, time.process_time() - used
    print(f"{words}: {1000 * clock:.1f} ms, of the processor {1000 * processor:.1f} ms", flush=True)


def fill(folder: Path, deals: int) -> None:
    """Fill a folder with so many deals."""
    folder.mkdir(parents=True)
    made = []
    for seed in range(SESSIONS):
        path = folder.parent / f"session-{seed}.dwr"
        words = ["selfplay", "english-dummy", "--players", "random", "--seed", str(seed), "--record", str(path)]
        with redirect_stdout(io.StringIO()):
            command_line(words)
        text = path.read_text("utf-8").replace("entrant 1 random", "entrant 1 person")
        made.append((text, text.count("\nresult ")))
    number, left = 0, deals
    while left > 0:
        text, many = made[number % SESSIONS]
        month, hour = 24 * (deals - left) // deals, number % 24
        day = f"{2024 + month // 12}-{month % 12 + 1:02}-{number // 24 % 28 + 1:02}"
        name = f"english-dummy-{day}-{hour:02}{number // 672 % 60:02}00.dwr"
        (folder / name).write_text(text, "utf-8")
        number, left = number + 1, left - many


def judge(store: Store) -> None:
    """Give every deal parts and cards, as a count would leave them."""
    base, dice = store._base, Random(1)
    hands = base.execute("select deal, owner, took from hand").fetchall()
    base.execute("begin")
    base.execute("update deal set policy = 'made up', cards = id, excluded = ''")
    for deal, owner, took in hands:
        lost, held = dice.expovariate(1.2), min(13, max(0, took + dice.randint(-2, 2)))
        part = Part(held, -lost, 0.0, 0.5, took - held + lost - 0.5, 8, lost, lost / 2, 0.01)
        base.execute(
            "insert into part (deal, owner, held, own, partner, gifts, lay, choices, lost, points, square)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (deal, owner, *part[:9]),
        )  # fmt: skip
    base.executemany(
        "insert into card values (?, ?, 2, ?, 'lead', 5, 0, 0.1, 0.1, 0.05, 1, 'slip')",
        [(deal, at + 10 * ord(owner), owner) for deal, owner, _ in hands for at in range(8)],
    )
    base.execute("commit")


def sheet(home: Path) -> None:
    """Open the sheet over the store, off screen, and tell when it is painted with its figures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from dummywhist.paths import Paths  # noqa: PLC0415
    from dummywhist.ui.art.assets import find_deck  # noqa: PLC0415
    from dummywhist.ui.art.deck import read_deck  # noqa: PLC0415
    from dummywhist.ui.desk.program import Program  # noqa: PLC0415
    from dummywhist.ui.desk.settings import load  # noqa: PLC0415

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    paths = Paths.within(home)
    settings, file, complaints = load(paths.settings)
    program = Program(app, paths, settings, file, read_deck(find_deck()), complaints)
    program.window.show()
    program.new_table(program.first_seating())
    app.processEvents()
    program.sheets.score()  # what all sheets need is loaded with the first of them
    program.sheets.close_sheet()

    def opened() -> None:
        shown = program.sheets.statistics.open()
        while not shown.course.told.readings:
            app.processEvents()
            time.sleep(0.001)
        shown.grab()

    for words in ("the sheet, the first time", "the sheet, again"):
        timed(words, opened)
        program.sheets.close_sheet()
    program.window.close()
    program.view.close_faces()


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--sheet", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        fill(home / "tables", wanted.deals)
        files = records_in(home / "tables")
        store = Store(home / "statistics.sqlite3")
        timed("first index", lambda: store.scan(files))
        timed("a second look", lambda: store.scan(files))
        copy = files[0].with_name("english-dummy-2039-01-01-200000.dwr")
        shutil.copy(files[0], copy)
        timed("one more record", lambda: store.renew(copy))
        judge(store)
        rows = store.rows()
        print(f"{len(rows)} hands of {len({row.deal for row in rows})} deals")
        timed("all rows", store.rows)
        timed("rows of persons", lambda: store.rows(persons=True))
        deals = counted(chosen(rows, Wanted()))
        timed("the figures", lambda: (rate(deals), slope(deals), spans(deals), luck(deals)))
        timed("a row a deal", lambda: csv_text(chosen(rows, Wanted()), average))
        store.close()
        copy.unlink()
        if wanted.sheet:
            sheet(home)


if __name__ == "__main__":
    main()
