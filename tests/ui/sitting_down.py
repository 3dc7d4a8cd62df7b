"""Start the program as a process of its own, play a while, and say in one line of JSON what lies on the table.

    python -m tests.ui.sitting_down CARDS

It plays so many cards for the person, the lowest each, tells the table, and then waits to be killed, with the last
card still in the air.
"""

import json
import sys
from itertools import count

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dummywhist.engine.cards.notation import card_text, hands_text
from dummywhist.paths import find_paths
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.settings import load
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.seat.conductor import Mode
from tests.ui.seat.driving import BOT


class Visitor:
    """Somebody who plays the lowest card whenever asked, and gathers every trick."""

    def __init__(self, program: Program, cards: int) -> None:
        self.program = program
        self.cards = cards
        self.timer = QTimer(interval=1)
        self.timer.timeout.connect(self.go_on)
        self.timer.start()

    def go_on(self) -> None:
        """Play one card if it is the person's turn; tell the table after the last one."""
        view, sitting = self.program.view, self.program.sitting
        assert sitting is not None
        mode = sitting.conductor.mode
        if mode is Mode.TRICK and not view.busy:
            view.cloth_clicked.emit()
            return
        picture = view.picture
        if mode is not Mode.PERSON or view.busy or picture is None:
            return
        if self.cards and picture.playable:
            self.cards -= 1
            view.card_chosen.emit(min(picture.playable))
            if self.cards:
                return
            self.tell()
        elif not self.cards:
            self.tell()

    def tell(self) -> None:
        """Say what lies on the table, and do nothing more."""
        self.timer.stop()
        print(json.dumps(told(self.program)), flush=True)


def told(program: Program) -> dict[str, object]:
    """Return what is to be seen: the trick, the hands, the sheets, the words."""
    assert program.sitting is not None
    table = program.sitting.operator._authority
    deal = table.session.deal
    assert deal is not None
    window: TableWindow = program.window
    return {
        "number": table.deal_number,
        "hands": hands_text([hand or None for hand in deal.hands]),
        "trick": [card_text(card) for card in deal.trick],
        "tricks": len(deal.tricks),
        "entries": len(table.entries),
        "sheet": type(program.sheets.open_sheet).__name__,
        "said": window.said.text(),
        "file": str(program.path),
    }


def main() -> None:
    """Run until somebody ends it."""
    app = QApplication(sys.argv[:1])
    paths = find_paths()
    settings, file, complaints = load(paths.settings)
    program = Program(app, paths, settings, file, read_deck(find_deck()), complaints, BOT)
    program.numbers = count(1).__next__
    program.prefer(Preferences.motion, "normal")
    program.open_first()
    program.window.show()
    visitor = Visitor(program, int(sys.argv[1]))
    app.exec()
    del visitor


if __name__ == "__main__":
    main()
