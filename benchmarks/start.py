"""How long from process start to the first painted table, how large is the window's process, what does it use idle?

    python -m benchmarks.start [--runs 20]

Starts the real program again and again with a home of its own (the table of the last run is taken up, as on any later
start), and reports the medians. The clock begins before the process is made and ends when the table view has painted.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

CHILD = """
import os, sys, time
import resource
began = float(sys.argv[1])
idle = float(sys.argv[2])
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dummywhist.ui.scene import table_view
painted = table_view.TableView.paintEvent
done = []
def paint(self, event):
    painted(self, event)
    if not done and self.picture is not None:
        done.append(time.time() - began)
        QTimer.singleShot(2500 if idle else 0, settle)
def settle():
    global cpu
    cpu = time.process_time()
    QTimer.singleShot(int(idle * 1000), leave)
def leave():
    with open("/proc/self/status") as status:
        rss = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    share = (time.process_time() - cpu) / idle * 100 if idle else 0.0
    print(done[0], rss / 1024, share, flush=True)
    QApplication.instance().activeWindow() and QApplication.instance().activeWindow().close()
    QApplication.exit(0)
table_view.TableView.paintEvent = paint
from dummywhist.ui.life.app import main
sys.argv = ["dummywhist"]
sys.exit(main([]))
"""


def once(home: str, idle: float) -> tuple[float, float, float]:
    """Start the program once; return seconds to the first picture, MiB resident, percent of a core used when idle."""
    environment = {**os.environ, "DUMMYWHIST_HOME": home}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    run = subprocess.run(
        [sys.executable, "-c", CHILD, str(time.time()), str(idle)], env=environment, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    first, rss, share = (float(word) for word in run.stdout.split()[-3:])
    return first, rss, share


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time from process start to the first painted table.")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--idle", type=float, default=10.0, help="seconds of watching the idle window")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        cold = once(home, 0.0)[0]
        times = [once(home, 0.0)[0] for _ in range(asked.runs)]
        _, rss, share = once(home, asked.idle)
    print(f"first start          {cold:.3f} s")
    print(f"start, median of {asked.runs:2d}  {statistics.median(times):.3f} s   best {min(times):.3f} s")
    print(f"memory of the window {rss:.0f} MiB")
    print(f"idle CPU             {share:.2f} %")


if __name__ == "__main__":
    main()
