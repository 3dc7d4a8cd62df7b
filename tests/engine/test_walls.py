"""What is refused, and which files are left? The filter of calls is stepped through, without the kernel."""

import os
import sys

import pytest

from dummywhist.engine.sandbox import launch
from dummywhist.engine.sandbox.kernel import ALLOW, AND, AT_LEAST, CALLS, EQUAL, LOAD, REFUSE, RETURN, Kernel, _steps
from dummywhist.engine.sandbox.starting import OWN, own_command
from dummywhist.engine.sandbox.walls import Walls, _own_files, shut_in, walls_here

ARCHITECTURES = sorted(CALLS)
GETPID = {"x86_64": 39, "aarch64": 172}
OPENAT = {"x86_64": 257, "aarch64": 56}
SOCKET = {"x86_64": 41, "aarch64": 198}
CONNECT = {"x86_64": 42, "aarch64": 203}
STREAM, DATAGRAM, CLOEXEC = 1, 2, 0o2000000


def answer(steps: list[tuple[int, int, int, int]], number: int, mark: int, second: int = 0) -> int:
    """What the filter answers to a call, as the kernel would step through it."""
    told = {0: number, 4: mark, 24: second}
    place = held = 0
    while True:
        code, then, other, value = steps[place]
        place += 1
        if code == LOAD:
            held = told[value]
        elif code == AND:
            held &= value
        elif code == RETURN:
            return value
        else:
            assert code in (EQUAL, AT_LEAST)
            place += then if (held == value if code == EQUAL else held >= value) else other


@pytest.mark.parametrize("files", [False, True])
@pytest.mark.parametrize("name", ARCHITECTURES)
def test_the_filter_refuses_what_is_named_and_nothing_else(name, files):
    calls = CALLS[name]
    refused = {*calls.outside, *(calls.files if files else ())}
    steps = _steps(calls, [*calls.outside, *(calls.files if files else ())])
    for number in range(600):
        if number != calls.pair:
            assert answer(steps, number, calls.mark) == (REFUSE if number in refused else ALLOW), number
    assert {SOCKET[name], CONNECT[name]} <= refused and GETPID[name] not in refused
    assert (OPENAT[name] in refused) == files
    assert answer(steps, calls.pair, calls.mark, STREAM | CLOEXEC) == ALLOW
    assert answer(steps, calls.pair, calls.mark, DATAGRAM) == REFUSE
    # Another processor's calls, and those of another way of counting.
    assert answer(steps, GETPID[name], calls.mark ^ 1) == REFUSE
    assert answer(steps, 0x40000000 + GETPID[name], calls.mark) == REFUSE
    assert all(step[1] < len(steps) - place and step[2] < len(steps) - place for place, step in enumerate(steps))


def test_where_the_system_has_nothing_nothing_is_done_and_nothing_raised(monkeypatch):
    kernel = Kernel()
    monkeypatch.setattr(kernel, "_library", None)
    assert kernel.landlock() == 0 and not kernel.filters()
    assert not kernel.wall_in(["/"]) and not kernel.refuse(files=True)
    kernel.die_with_parent()
    monkeypatch.setattr(Kernel, "landlock", lambda self: 0)
    monkeypatch.setattr(Kernel, "filters", lambda self: False)
    assert walls_here() == (Walls(False, False), Walls(False, False))


def test_a_folder_that_is_to_stay_shut_takes_those_above_it_with_it(tmp_path):
    tables, bot = tmp_path / "data" / "tables", tmp_path / "bot"
    tables.mkdir(parents=True)
    bot.mkdir()
    away = [str(tables)]
    assert launch._holds(str(tmp_path), away) and launch._holds(str(tables), away) and launch._holds("/", away)
    assert not launch._holds(str(bot), away) and not launch._holds(str(tables / "one.dwr"), away)


def test_a_program_brings_its_folder_and_a_bin_what_lies_beside_it(tmp_path):
    program, script = tmp_path / "kit" / "bin" / "run", tmp_path / "own" / "player.py"
    for file in (program, script):
        file.parent.mkdir(parents=True)
        file.touch()
    found = {*launch.own_files([str(program), str(script), "-x", "relative/run", "/no/such/file"])}
    assert found == {str(program), str(tmp_path / "kit"), str(script), str(script.parent)}


def test_the_words_of_the_launcher():
    assert launch._read(["--away", "/a", "--away", "/b", "--", "run", "--away", "/c"]) == (
        ["/a", "/b"], ["run", "--away", "/c"],
    )  # fmt: skip
    assert launch._read(["run", "--", "x"]) == ([], ["run", "--", "x"])
    assert launch.main(["sandbox"]) == 2 and launch.main(["sandbox", "--help"]) == 0


def test_the_program_is_started_by_the_python_that_runs_it_without_its_environment():
    assert own_command("bot")[:3] == [sys.executable, "-I", "-S"] and own_command("bot")[-1] == "bot"


def test_a_packed_program_starts_itself_and_may_read_itself(monkeypatch, tmp_path):
    assert set(_own_files()) == {OWN, os.path.dirname(os.__file__)}
    program = tmp_path / "dummywhist"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert own_command("bot") == [str(program), "bot"] and str(program) in _own_files()
    (tmp_path / "dummywhist-console").touch()
    assert own_command("bot") == [str(tmp_path / "dummywhist-console"), "bot"]


@pytest.mark.parametrize("kept", [False, True])
def test_without_landlock_what_is_needed_is_read_before_no_file_can_be_opened(monkeypatch, kept):
    done = []
    monkeypatch.setattr(os, "environ", {"OF_THE_PARENT": "secret"})
    monkeypatch.setattr(Kernel, "wall_in", lambda self, paths: (done.append("walls"), kept)[1])
    monkeypatch.setattr(Kernel, "refuse", lambda self, *, files: (done.append(f"files {files}"), True)[1])
    assert shut_in(lambda: done.append("read")) == Walls(True, True) and os.environ == {}
    assert done == (["walls", "files False"] if kept else ["walls", "read", "files True"])
