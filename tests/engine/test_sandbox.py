"""Can a player reach anything but its lines? Its process is asked to, after it has shut itself in."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.lines import Decide, command_text, read_answer
from dummywhist.engine.sandbox.kernel import Kernel
from dummywhist.engine.sandbox.launch import own_files
from dummywhist.engine.sandbox.starting import own_command
from dummywhist.engine.sandbox.walls import Walls, walls_here
from tests.engine.players.test_worker import some_views

ROOT = Path(__file__).parents[2]
LANDLOCK = Kernel().landlock()
FILTERS = Kernel().filters()
HAS_LANDLOCK = pytest.mark.skipif(not LANDLOCK, reason="the kernel of this machine has no Landlock")
HAS_FILTERS = pytest.mark.skipif(not FILTERS, reason="the kernel of this machine refuses no calls (seccomp)")

SPY = """
import json, os, socket, sys
sys.path.append({root!r})
from dummywhist.engine.sandbox.kernel import Kernel
if {without_landlock}:
    Kernel.landlock = lambda self: 0
from dummywhist.engine.players import worker

TRIALS = dict(
    read=lambda path: open(path, "rb").read(1),
    write=lambda path: open(path, "ab").close(),
    remove=lambda path: os.unlink(path),
    rename=lambda path: os.rename(path, path + ".away"),
    hide=lambda path: os.chmod(path, 0),
    list=lambda path: os.listdir(path),
    run=lambda path: os.execv(path, [path]),
    internet=lambda port: socket.create_connection(("127.0.0.1", int(port)), 1).close(),
    datagram=lambda port: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close(),
    local=lambda path: socket.socket(socket.AF_UNIX).connect(path),
    signal=lambda pid: os.kill(int(pid), 0),
    environment=lambda _: sorted(os.environ),
)

class Spy(worker.Worker):
    def answers(self, raw):
        if not raw.startswith(b"try "):
            return super().answers(raw)
        _, what, where = raw.decode().split(" ", 2)
        try:
            said = repr(TRIALS[what](where))
        except OSError as error:
            said = type(error).__name__
        return (worker.Failed(said),)

worker.Worker = Spy
sys.exit(worker.main(["bot"]))
"""


def asked(*trials: str, without_landlock: bool = False, lines: bytes = b"") -> list[str]:
    """What a player's process says to each trial, with its decisions after them."""
    code = SPY.format(root=str(ROOT), without_landlock=without_landlock)
    told = b"dummywhist 1\n" + "".join(f"try {trial}\n" for trial in trials).encode() + lines
    environment = {**os.environ, "OF_THE_PARENT": "secret"}
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], input=told, capture_output=True, env=environment,
                          timeout=60, check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    said = done.stdout.decode().splitlines()
    return [line.removeprefix("error ") for line in said if not line.startswith(("bot ", "level ", "ready"))]


@pytest.fixture
def table(tmp_path):
    """A table's file in a folder of its own, and who listens for a second start and on the network."""
    file = tmp_path / "table.dwr"
    file.write_text("dummywhist record 1\n")
    with socket.create_server(("127.0.0.1", 0)) as net, socket.socket(socket.AF_UNIX) as local:
        local.bind(str(tmp_path / "s"))
        local.listen()
        yield file, net.getsockname()[1], tmp_path / "s"


def trials_of(table) -> tuple[str, ...]:
    file, port, local = table
    return (
        f"read {file}", f"write {file}", f"remove {file}", f"rename {file}", f"list {file.parent}",
        f"read /proc/{os.getpid()}/environ", f"internet {port}", f"datagram {port}", f"local {local}", f"hide {file}",
        "run /bin/true",
    )  # fmt: skip


@HAS_LANDLOCK
@HAS_FILTERS
def test_a_player_can_open_no_table_reach_no_socket_and_not_read_its_parent_s_environment(table):
    *said, signal, environment = asked(*trials_of(table), f"signal {os.getpid()}", "environment -")
    assert said == ["PermissionError"] * len(said)
    assert signal == ("PermissionError" if LANDLOCK >= 6 else "None") and environment == "[]"
    assert table[0].read_text() == "dummywhist record 1\n"


@HAS_FILTERS
def test_where_there_is_no_landlock_a_player_can_open_no_file_at_all_and_plays_all_the_same(table):
    """Its learned weights are read before, and a level that searches decides as ever."""
    views = some_views(2, 3)
    lines = "level master\nbudget 20000\n" + "".join(
        f"{command_text(Decide(n, seen))}\n" for n, seen in enumerate(views)
    )
    said = asked(*trials_of(table), without_landlock=True, lines=lines.encode())
    refused, played = said[: len(trials_of(table))], said[len(trials_of(table)) :]
    assert refused == ["PermissionError"] * len(refused)
    assert [line.split()[1] for line in played if line.startswith("action ")] == ["0", "1", "2"]
    assert not [line for line in played if not read_answer(line)]
    assert table[0].read_text() == "dummywhist record 1\n"


@HAS_LANDLOCK
@HAS_FILTERS
def test_a_player_of_another_maker_is_shut_in_with_its_own_files_and_what_the_system_brings(table, tmp_path):
    file, port, _ = table
    away, own = tmp_path / "tables", tmp_path / "bot"
    away.mkdir(), own.mkdir()
    (own / "beside").write_text("mine")
    kept = file.rename(away / "table.dwr")
    program = own / "player.py"
    program.write_text(OTHER)
    words = [sys.executable, str(program), str(kept), str(own / "beside"), str(port), str(os.getpid())]
    done = subprocess.run([*own_command("sandbox"), "--away", str(away), "--", *words], capture_output=True, text=True,
                          env={"OF_THE_PARENT": "secret"}, timeout=60, check=False)  # fmt: skip
    told = json.loads(done.stdout)
    assert told.pop("environment") == ["LANG", "PATH"] and told.pop("beside") == "mine"
    assert told.pop("ran") == 0  # what the system brings it may run, as shut in as itself
    assert told == dict.fromkeys(("table", "folder", "internet", "parent", "write", "hide"), "PermissionError")


OTHER = """
import json, os, socket, subprocess, sys
table, beside, port, parent = sys.argv[1:]
def tried(trial):
    try:
        return trial()
    except OSError as error:
        return type(error).__name__
print(json.dumps(dict(
    table=tried(lambda: os.listdir(os.path.dirname(table))),
    folder=tried(lambda: open(os.path.dirname(table) + "/other", "w").name),
    internet=tried(lambda: socket.create_connection(("127.0.0.1", int(port)), 1).close()),
    parent=tried(lambda: open(f"/proc/{parent}/environ").read()),
    write=tried(lambda: open(beside, "a").name),
    hide=tried(lambda: os.chmod(beside, 0)),
    beside=tried(lambda: open(beside).read()),
    ran=subprocess.run(["true"]).returncode,
    environment=sorted(set(os.environ) - {"LC_CTYPE"}),
)))
"""


@pytest.mark.parametrize(("words", "status"), [((), 2), (("--help",), 0), (("/no/such/program",), 127), (("--",), 2)])
def test_what_cannot_be_started_gets_a_sentence(words, status):
    done = subprocess.run([*own_command("sandbox"), *words], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == status and bool(done.stderr) == bool(status) and "Traceback" not in done.stderr


def test_a_folder_of_many_things_is_not_a_players_own(tmp_path):
    found = {*own_files(["/tmp/x", "/bin/sh", str(tmp_path), "-c", "relative"])}
    assert not found & {"/", "/tmp", os.path.expanduser("~")} and str(tmp_path) in found


def test_what_stands_is_said_in_one_sentence():
    for files in (True, False):
        for network in (True, False):
            walls = Walls(files, network)
            assert worded(message(walls.key), ENGLISH).endswith(".") and walls.whole == (files and network)
    own, others = walls_here()
    assert own == Walls(bool(LANDLOCK or FILTERS), FILTERS) and others == Walls(bool(LANDLOCK), FILTERS)


def test_without_walls_the_player_says_so_and_plays():
    code = (
        f"import sys; sys.path.append({str(ROOT)!r}); from dummywhist.engine.sandbox.kernel import Kernel;"
        "Kernel.landlock = Kernel.filters = lambda self: 0;"
        "from dummywhist.engine.players.worker import main; sys.exit(main(['bot']))"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], input=b"dummywhist 1\n", capture_output=True,
                          timeout=60, check=True)  # fmt: skip
    assert done.stdout.endswith(b"ready\n") and done.stderr.decode().startswith("This system does not shut")


def test_the_program_starts_a_player_that_takes_nothing_from_the_environment(tmp_path):
    """No folder but the program's own is looked through: not the one that it is started in either."""
    (tmp_path / "json.py").write_text("raise SystemExit(9)\n")
    environment = {"PYTHONPATH": str(tmp_path), "PYTHONSTARTUP": str(tmp_path / "json.py")}
    done = subprocess.run(own_command("bot"), input=b"dummywhist 1\nquit\n", capture_output=True, env=environment,
                          cwd=tmp_path, timeout=60, check=True)  # fmt: skip
    assert done.stdout.endswith(b"ready\n") and done.stderr == b""
