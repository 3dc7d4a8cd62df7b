"""Start the program as a process of its own, the way a person does, and answer on standard output what is to be seen.

    python -m tests.ui.onlooker [ARGUMENT ...]

The arguments are the program's. Each line on standard input asks for something; a line of JSON is the answer. `Start`
runs it from a test.
"""

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from PySide6.QtCore import QSocketNotifier, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dummywhist.engine.cards.hand import size
from dummywhist.engine.knowledge.view import Count
from dummywhist.ui.desk.program import Program
from dummywhist.ui.life import app

ROOT = Path(__file__).parents[2]
SECONDS = 60


class Start:
    """The program in a process of its own, with its folders at ``home``."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.onlooker", *arguments],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(home), **environment},
        )  # fmt: skip

    def ask(self, what: str = "tell") -> dict[str, Any]:
        """Ask for something; return what is to be seen then."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], SECONDS)
        line = self.process.stdout.readline() if ready else ""
        if not ready:
            self.process.kill()
        if not line:
            raise AssertionError(f"the program has ended: {self.end()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def end(self) -> tuple[int, str]:
        """Wait for the end; return the exit status and what was said on standard error."""
        _, said = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, said

    def close(self) -> int:
        """Close the window and wait for the end."""
        assert self.process.stdin is not None
        self.process.stdin.write("close\n")
        self.process.stdin.flush()
        return self.end()[0]

    def kill(self) -> None:
        """End the program as a power switch does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=SECONDS)


class Onlooker:
    """Reads what is asked, and answers."""

    def __init__(self) -> None:
        self.program: Program | None = None
        self._asks = QSocketNotifier(0, QSocketNotifier.Type.Read)
        self._asks.activated.connect(self._hear)

    def _hear(self) -> None:
        program = self.program
        if program is None:
            return
        line = os.read(0, 4096).decode()
        words = line.split()
        if not words:
            self._asks.setEnabled(False)
            return
        match words[0]:
            case "minimise":
                program.window.setWindowState(Qt.WindowState.WindowMinimized)
            case "resize":
                program.window.setGeometry(*(int(word) for word in words[1:5]))
            case "open":
                QApplication.sendEvent(program.app, QFileOpenEvent(words[1]))
            case "click":
                while program.view.busy or not program.view.picture.playable:
                    QTest.qWait(5)
                program.view.card_chosen.emit(min(program.view.picture.playable))
            case "fail":
                program.window.table_wanted.connect(self._fail)
                program.window.table_wanted.emit("nothing")
                program.window.table_wanted.disconnect(self._fail)
            case "close":
                program.window.close()
                return
        QApplication.processEvents()
        print(json.dumps(self.told(program)), flush=True)

    def _fail(self, _name: str) -> NoReturn:
        raise ZeroDivisionError("somebody divided the trick")

    def told(self, program: Program) -> dict[str, Any]:
        """Return what is to be seen."""
        sitting, picture, window = program.sitting, program.view.picture, program.window
        assert sitting is not None and picture is not None
        box = window.geometry()
        seen = sitting.seat.view
        hands = () if seen is None else seen.hands
        dialogs = [widget for widget in program.app.topLevelWidgets() if widget.objectName() == "mishap"]
        return {
            "file": str(program.path),
            "game": sitting.standing.game,
            "people": [person.kind for person in sitting.standing.people],
            "stamp": sitting.operator.stamp,
            "saved": window.saved.text(),
            "said": window.said.text(),
            "shelf": list(program.settings.tables),
            "playable": len(picture.playable),
            "hand": max((one.cards if isinstance(one, Count) else size(one.hand) for one in hands), default=0),
            "box": [box.x(), box.y(), box.width(), box.height()],
            "minimised": window.isMinimized(),
            "shown": window.isVisible(),
            "mishap": [widget.accessibleDescription() for widget in dialogs if widget.isVisible()],
        }


def main() -> int:
    """Run the program until somebody ends it."""
    onlooker: list[Onlooker] = []

    class Seen(Program):
        def __init__(self, *how: Any) -> None:
            super().__init__(*how)
            onlooker.append(Onlooker())
            onlooker[0].program = self

    vars(app)["Program"] = Seen
    return app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
