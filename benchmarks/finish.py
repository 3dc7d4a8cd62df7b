"""How long does it take until a deal is counted that is finished at once?

    python -m benchmarks.finish [--games GAME ...] [--deals 2]

In the real window, off screen: a person sits with computers of level master. At his first choice in the play, when
most of the deal is still to come, it is finished at once. Wall time in seconds until its count is on the cloth; the
figure to hold is 2 s in every game.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from benchmarks.entries import lived, play
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.program import Program
from dummywhist.ui.life.demo import own_home
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Seating

KEYS = [game.key for game in GAMES]
ASKED = (Mode.PERSON, Mode.TRICK, Mode.BETWEEN)


def finished(app: QApplication, program: Program) -> float:
    """Go on to the next choice of the person in a deal's play, finish the deal; return the seconds it took."""
    seated = program.sitting
    assert seated is not None

    def asked() -> bool:
        if seated.conductor.moment.sheet:
            program.sheets.close_sheet()  # the score sheet of the deal before
        return seated.conductor.mode in ASKED and not seated.view.busy

    while True:
        lived(app, asked)
        if seated.conductor.mode is Mode.PERSON and seated.standing.playing:
            break
        play(seated)
    deals, begun = seated.standing.deals, time.perf_counter()
    seated.conductor.finish_at_once()
    lived(app, lambda: seated.standing.deals > deals and seated.conductor.mode in (Mode.BETWEEN, Mode.OVER))
    return time.perf_counter() - begun


def main() -> int:
    """Finish deals of each game and print how long it took."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="*", choices=KEYS, default=KEYS)
    parser.add_argument("--deals", type=int, default=2)
    wanted = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        paths, settings, file = own_home(Path(folder))
        program = Program(app, paths, settings, file, read_deck(find_deck()))
        program.window.show()
        for key in wanted.games:
            names = ("Ruth", "Edith", "Max", "Ada")[: game_of(key).players]
            kinds = (PERSON, "master", "master", "master")
            people = tuple(Person(name, kind) for name, kind in zip(names, kinds, strict=False))
            program.new_table(Seating(key, people, (), {}))
            seconds = sorted(finished(app, program) for _ in range(wanted.deals))
            print(f"{key:<20} median {seconds[len(seconds) // 2]:5.2f} s, longest {seconds[-1]:5.2f} s", flush=True)
        program.close()
        program.view.close_faces()
    return 0


if __name__ == "__main__":
    sys.exit(main())
