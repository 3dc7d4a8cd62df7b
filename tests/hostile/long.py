"""Does play go on whatever a player of another maker does? All its ways: in self-play, the arena and the window."""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from dummywhist.cli import other_player
from dummywhist.cli.main import main as command_line
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.record.store import create, read_file
from dummywhist.others import Other
from dummywhist.ui.seat import bots
from dummywhist.ui.seat.conductor import Mode
from tests.hostile.player import MODES, PLAYS
from tests.sections import Section
from tests.ui.seat.driving import agreed_table, conducted

ROOT = Path(__file__).parents[2]
PLAYER = ROOT / "tests" / "hostile" / "player.py"
PATIENCE = 2.0
"""Seconds for an answer of a player of another maker: enough for an honest one on a machine that has much to do."""
LIMIT = 300.0
NOW_AND_THEN = ("deaf", "die-later", "die-answered")
"""Modes in which it may get by with being started once more."""
GAMES = ("thirteen", "english-dummy", "bid-dummy", "humbug", "single-dummy-bridge")


def command(mode: str) -> str:
    """The command line of a player."""
    return f'"{sys.executable}" -I -S "{PLAYER}" {mode} {PATIENCE}'


def _told(*argv: str) -> tuple[dict[str, object], str]:
    """The last JSON object that a command prints, and its standard error; it ends with status 0."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = command_line([*argv, "--json"])
    assert status == 0, (argv, status, err.getvalue())
    return json.loads(out.getvalue().splitlines()[-1]), err.getvalue()


def _check(mode: str, stood_in: bool, sentences: int) -> None:
    assert not (mode in PLAYS and stood_in), f"{mode} was stood in for"
    assert mode in (*PLAYS, *NOW_AND_THEN) or stood_in, f"nobody stood in for {mode}"
    assert sentences == int(stood_in), f"{mode}: {sentences} sentences"


def selfplay(mode: str, seed: int) -> None:
    """A deal with it among the players; its record can be read."""
    with tempfile.TemporaryDirectory() as folder:
        game, record = GAMES[seed % len(GAMES)], f"{folder}/s.dwr"
        many = 3 if game in ("english-dummy", "bid-dummy") else 2
        players = ",".join(["other-guest", *["steady"] * (many - 1)])
        told, said = _told(
            "selfplay", game, "--deals", "1", "--seed", str(seed), "--jobs", "1", "--players", players,
            "--player", f"guest={command(mode)}", "--record", record,
        )  # fmt: skip
        _check(mode, "stood_in" in told, len(said.splitlines()))
        _told("replay", record)


def arena(mode: str, seed: int) -> None:
    """A deal played both ways."""
    told, said = _told(
        "arena", "thirteen", "--a", "other-guest", "--b", "steady", "--deals", "1", "--seed", str(seed), "--jobs", "1",
        "--player", f"guest={command(mode)}", "--no-errors", "--no-roles",
    )  # fmt: skip
    _check(mode, "stood_in" in told, len(said.splitlines()))


def window(mode: str, seed: int) -> None:
    """A deal at a table in the window, in a process of its own, with a person who plays the first lawful card."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-m", "tests.hostile.long", mode, str(seed)], cwd=ROOT, env=environment,
                          capture_output=True, text=True, timeout=LIMIT, check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr.strip()


def _in_window(mode: str, seed: int) -> None:
    bots.ANSWER_MS = round(1000 * PATIENCE)
    app, room = QCoreApplication([]), QObject()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t.dwr"
        empty = agreed_table(("person", "steady", "other-guest"), numbers=seed + 1).record
        store = create(path, type(empty)(empty.game, empty.settings, empty.people))
        table = agreed_table(("person", "steady", "other-guest"), numbers=seed + 1, store=store)
        conductor, watcher = conducted(table, room)
        conductor.set_others({"other-guest": Other("Guest", command(mode)).start((path.parent,))})
        conductor.begin()
        ends = time.monotonic() + LIMIT
        while not table.session.deals:
            assert time.monotonic() < ends, f"{mode}: the deal does not go on"
            app.processEvents()
            time.sleep(0.001)
            if conductor.mode is Mode.PERSON:
                seen = conductor.operator.seat(conductor.standing.persons[0]).view
                assert seen is not None
                conductor.propose(next(option for option in seen.options if isinstance(option, Play)))
        conductor.close()
        assert watcher.refusals == []
        # Under much load one of the program's own players may be replaced too.
        noted = [note for note in watcher.notes if note == "note.stands_in"]
        _check(mode, bool(noted), len(noted))
        table.close()
        assert read_file(path).log.session.deals == 1


PLACES = (selfplay, arena, window)


def hostile_often(count: int, seed: int) -> str:
    """Seat ``count`` players, each way in each place in turn; return the totals."""
    before, other_player.ANSWER_S = other_player.ANSWER_S, PATIENCE
    try:
        for number in range(count):
            mode, place = MODES[number % len(MODES)], PLACES[number // len(MODES) % len(PLACES)]
            place(mode, seed % 100_000 + number)
    finally:
        other_player.ANSWER_S = before
    return (
        f"{count} players of {len(MODES)} kinds in {len(PLACES)} places: each deal was played to its end, nothing lost"
    )


HOSTILE = Section("hostile", "players of other makers", len(MODES) * len(PLACES), hostile_often)


if __name__ == "__main__":
    _in_window(sys.argv[1], int(sys.argv[2]))
