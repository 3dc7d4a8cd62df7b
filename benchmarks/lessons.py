"""How long does it take until a lesson lies on the table?

    python -m benchmarks.lessons

Goal: 150 ms. Each lesson is opened in a window that nobody sees, in place of what was there, and painted; printed are
milliseconds of the processor. The first is opened twice: at first the modules of all sheets are loaded as well.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dummywhist.engine.lessons.reading import ORDER
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.program import Program
from dummywhist.ui.life.demo import own_home


def opened(program: Program, name: str) -> float:
    """Open a lesson and paint it; return the milliseconds of the processor."""
    begun = time.process_time()
    program.sheets.lessons.begin(name)
    program.window.repaint()
    return 1000 * (time.process_time() - begun)


def main() -> int:
    """Open all, and print how long it took."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, *own_home(Path(folder)), read_deck(find_deck()))
        program.window.resize(1366, 768)
        program.window.show()
        program.open_first()
        print(f"{opened(program, ORDER[0]):5.0f} ms  {ORDER[0]}, with the sheets")
        for name in ORDER:
            print(f"{opened(program, name):5.0f} ms  {name}")
        program.close()
        program.view.close_faces()
    return 0


if __name__ == "__main__":
    sys.exit(main())
