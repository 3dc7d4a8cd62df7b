"""How soon does the shelf stand open? The time until its list is painted, and until every table is told of.

    python -m benchmarks.shelf [--tables 1000] [--cold]

Off screen, in a folder of its own that is filled with copies of one finished tournée. The median of five runs; with
``--cold`` one, in which the summaries beside the records are made.
"""

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from dummywhist.paths import Paths
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.settings import load
from dummywhist.ui.seat.summary import beside, summary_at

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "tests" / "golden" / "english-dummy" / "default.dwr"


def opened(program: Program, app: QApplication) -> tuple[float, ...]:
    """Return the ms until the list is painted, of processor time for it, until all is told, and of the longest turn."""
    shelf, began, used = program.sheets.shelf, time.perf_counter(), time.thread_time()
    sheet = shelf.open()
    sheet.grab()
    painted, cost = time.perf_counter() - began, time.thread_time() - used
    longest = 0.0
    while any(not line.far for line in sheet.model.lines.values()):
        turn = time.perf_counter()
        app.processEvents()
        longest = max(longest, time.perf_counter() - turn)
        time.sleep(0.001)
    told = time.perf_counter() - began
    sheet.reject()
    app.processEvents()
    return 1000 * painted, 1000 * cost, 1000 * told, 1000 * longest


def fill(folder: Path, tables: int, cold: bool) -> None:
    """Make so many tables, with their summaries unless ``cold``."""
    folder.mkdir(parents=True)
    text, said = RECORD.read_bytes(), {}
    for number in range(tables):
        record = folder / f"english-dummy-2026-01-01-{number:06}.dwr"
        record.write_bytes(text)
        if cold:
            continue
        if not said:
            summary_at(record)
            said = json.loads(beside(record).read_text("utf-8"))
        status = record.stat()
        said["of"] = [status.st_size, status.st_mtime_ns]
        beside(record).write_text(json.dumps(said), "utf-8")


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--cold", action="store_true")
    options = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as home:
        paths = Paths.within(Path(home))
        fill(paths.tables, options.tables, options.cold)
        settings, file, complaints = load(paths.settings)
        program = Program(app, paths, settings, file, read_deck(find_deck()), complaints)
        program.window.show()
        program.new_table(program.first_seating())
        app.processEvents()
        program.sheets.score()  # what all sheets need is loaded with the first of them
        program.sheets.close_sheet()
        runs = [opened(program, app) for _ in range(1 if options.cold else 5)]
        painted, cost, told, longest = (statistics.median(run[what] for run in runs) for what in range(4))
        kind = "without summaries" if options.cold else "with summaries"
        print(f"{options.tables} tables {kind}: list {painted:.0f} ms ({cost:.0f} ms of processor time)")
        print(f"all told {told:.0f} ms, longest turn of the event loop meanwhile {longest:.0f} ms")
        program.window.close()
        program.view.close_faces()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
