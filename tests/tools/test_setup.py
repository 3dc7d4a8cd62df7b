"""Do play and check set up what is missing, and nothing half-made ever counts?

The shell functions run against stand-ins for python3, apt-get, id and sudo on a PATH of their own; the stand-in Python
makes environments whose Python writes down what it was asked.
"""

import os
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REAL_COMMANDS = [
    "cat",
    "chmod",
    "cksum",
    "dirname",
    "env",
    "flock",
    "grep",
    "mkdir",
    "mktemp",
    "rm",
    "sed",
    "sh",
    "touch",
    "uname",
]

PYTHON = """#!/bin/sh
case "$*" in
"-c import sys; print"*) echo ${FAKE_VERSION:-3.12.1}; [ "${FAKE_VERSION:-}" != 3.10.0 ] ;;
"-c import venv, ensurepip") [ -e "$FAKE/has-venv" ] ;;
"-c import os, sys, sysconfig;"*) [ -e "$FAKE/has-headers" ] ;;
*"system_packages.py --before"*) [ ! -e "$FAKE/needs" ] || cat "$FAKE/needs" ;;
"-m venv "*)
    mkdir -p "$3/bin"
    printf '#!/bin/sh\\necho "venv python: $*" >>"$FAKE/log"\\n' >"$3/bin/python"
    cat "$FAKE/venv-python" >>"$3/bin/python"
    chmod +x "$3/bin/python"
    echo "made" >>"$FAKE/log" ;;
*) echo "unexpected: $*" >&2; exit 9 ;;
esac
"""

APT = """#!/bin/sh
echo "apt-get: $*" >>"$FAKE/log"
case "$*" in
*python3-venv*) touch "$FAKE/has-venv" ;;
esac
case "$*" in
*g++*) touch "$FAKE/has-headers"; printf '#!/bin/sh\n' >"$BIN/g++"; chmod +x "$BIN/g++" ;;
esac
case "$*" in
*install*) rm -f "$FAKE/needs" ;;
esac
"""

CMAKE = """#!/bin/sh
echo "cmake: $*" >>"$FAKE/log"
[ ! -e "$FAKE/no-build" ] || { echo no such header; exit 1; }
case "$*" in
--build*) touch "$ROOT/dummywhist/engine/solver/_native.so" ;;
esac
"""

VENV_PYTHON = """
case "$*" in
"-m pip"*) [ ! -e "$FAKE/pip-fails" ] ;;
*system_packages.py*) [ ! -e "$FAKE/needs" ] || cat "$FAKE/needs" ;;
*) exit 0 ;;
esac
"""


class House:
    """A checkout with the scripts in it, and a machine of stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.root, self.fake, self.bin = folder / "a checkout", folder / "fake", folder / "bin"
        (self.root / "tools").mkdir(parents=True)
        self.fake.mkdir()
        self.bin.mkdir()
        for name in ("play", "check", "tools/setup.sh", "requirements.lock", "requirements-dev.lock"):
            shutil.copy(ROOT / name, self.root / name)
        for name in REAL_COMMANDS:
            real = shutil.which(name)
            if real:
                (self.bin / name).symlink_to(real)
        self.command("python3", PYTHON)
        self.command("apt-get", APT)
        self.command("cmake", CMAKE)
        (self.root / "dummywhist" / "engine" / "solver").mkdir(parents=True)
        self.user(0)
        (self.fake / "has-venv").touch()
        (self.fake / "venv-python").write_text(VENV_PYTHON)

    def command(self, name: str, text: str) -> None:
        (self.bin / name).unlink(missing_ok=True)
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def user(self, number: int) -> None:
        self.command("id", f"#!/bin/sh\necho {number}\n")

    def compiler(self, name: str = "c++") -> None:
        self.command(name, "#!/bin/sh\n")
        (self.fake / "has-headers").touch()

    def play(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("play", *arguments, **environment)

    def run(self, script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        places = {"PATH": self.bin, "BIN": self.bin, "FAKE": self.fake, "TMPDIR": self.fake, "ROOT": self.root}
        return subprocess.run(
            ["/bin/sh", str(self.root / script), *arguments],
            env={name: str(place) for name, place in places.items()} | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def log(self) -> str:
        """What was asked for since the last look."""
        path = self.fake / "log"
        text = path.read_text() if path.exists() else ""
        path.unlink(missing_ok=True)
        return text


@pytest.fixture
def house(tmp_path: Path) -> House:
    if os.name != "posix":
        pytest.skip("the scripts are for POSIX shells")
    return House(tmp_path)


NO_SOLVER = "strong and master computers play only as well as steady ones"


def test_first_run_makes_everything_and_the_second_nothing(house: House) -> None:
    house.compiler()
    first = house.play("--selftest")
    assert first.returncode == 0, first.stderr
    assert "Building the solver (once)." in first.stderr
    told = house.log().splitlines()
    assert told[0] == "made"
    assert "--require-hashes" in told[1] and "--no-cache-dir" in told[1] and told[1].endswith("requirements.lock")
    assert told[2].endswith(f"{house.root} %s/dummywhist.pth")
    assert "shiboken6" in told[3] and "compile_dir" in told[3]
    assert told[4].endswith(f"-m compileall -q {house.root}/dummywhist")
    assert "system_packages.py offscreen" in told[5]
    assert f"-S {house.root} -B {house.root}/build/native" in told[6]
    assert told[7] == f"cmake: --build {house.root}/build/native"
    assert "import dummywhist.engine.solver._native" in told[8]
    assert told[9:] == ["venv python: -m dummywhist --selftest"]
    assert house.play("--selftest").returncode == 0
    assert house.log() == "venv python: -m dummywhist --selftest\n"


def test_a_solver_that_cannot_be_built_is_said_and_tried_again_with_another_compiler(house: House) -> None:
    house.compiler()
    (house.fake / "no-build").touch()
    done = house.play("--selftest")
    assert done.returncode == 0 and "no such header" in done.stderr
    assert NO_SOLVER in done.stderr and "another compiler in CXX" in done.stderr
    assert house.log().splitlines()[-1] == "venv python: -m dummywhist --selftest"
    (house.fake / "no-build").unlink()
    assert house.play("--selftest").stderr == "" and "cmake" not in house.log()
    house.compiler("another")
    assert "Building the solver (once)." in house.play("--selftest", CXX="another").stderr
    told = house.log()
    assert "cmake: --build" in told and "pip" not in told


def test_without_a_compiler_play_says_what_is_lost_and_builds_once_there_is_one(house: House) -> None:
    house.user(1000)
    house.command("sudo", "#!/bin/sh\nexit 1\n")
    done = house.play("--selftest")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(NO_SOLVER) == 1
    assert "sudo apt-get update && sudo apt-get install -y --no-install-recommends g++ python3-dev;" in done.stderr
    house.log()
    assert house.play("--selftest").stderr == ""
    assert house.log() == "venv python: -m dummywhist --selftest\n"
    house.compiler()
    assert "Building the solver (once)." in house.play("--selftest").stderr
    told = house.log()
    assert "cmake: --build" in told and "pip" not in told
    assert house.play("--selftest").stderr == "" and "cmake" not in house.log()


def test_a_module_that_has_gone_is_built_again(house: House) -> None:
    house.compiler()
    house.play("--selftest")
    (house.root / "dummywhist" / "engine" / "solver" / "_native.so").unlink()
    house.log()
    assert house.play("--selftest").returncode == 0
    assert "cmake: --build" in house.log()


def test_the_checks_stop_without_the_solver(house: House) -> None:
    house.compiler()
    (house.fake / "no-build").touch()
    for _ in range(2):
        done = house.run("check")
        assert done.returncode == 1 and "the checks need the fast solver" in done.stderr
        told = house.log()
        assert "cmake:" in told and "junitxml" not in told


def test_failed_pip_stops_and_the_next_run_starts_anew(house: House) -> None:
    (house.fake / "pip-fails").touch()
    failed = house.play("--selftest")
    assert failed.returncode == 1
    assert "pip could not install" in failed.stderr
    assert "-m dummywhist" not in house.log()
    (house.fake / "pip-fails").unlink()
    assert house.play("--selftest").returncode == 0
    assert house.log().startswith("made\n")


@pytest.mark.parametrize("change", ["lock", "python", "moved"])
def test_environment_of_other_locks_pythons_or_places_is_made_anew(house: House, change: str) -> None:
    house.play("--selftest")
    house.log()
    environment = {}
    if change == "lock":
        (house.root / "requirements.lock").write_text("appdirs==1.4.3\n")
    elif change == "python":
        environment = {"FAKE_VERSION": "3.13.0"}
    else:
        house.root = house.root.rename(house.root.with_name("elsewhere"))
    assert house.play("--selftest", **environment).returncode == 0
    assert house.log().startswith("made\n")


def test_root_gets_what_is_missing_from_apt_at_once(house: House) -> None:
    (house.fake / "has-venv").unlink()
    (house.fake / "needs").write_text("need libegl1 libgl1\nwish fonts-inter\n")
    done = house.play("--selftest")
    assert done.returncode == 0, done.stderr
    told = house.log()
    (installed,) = [line for line in told.splitlines() if line.startswith("apt-get:") and " install " in line]
    assert installed.endswith(
        "install -y --no-install-recommends python3-venv libegl1 libgl1 g++ python3-dev fonts-inter"
    )
    assert "cmake: --build" in told and NO_SOLVER not in done.stderr


def test_others_are_told_the_line_to_run_once_and_before_anything_is_fetched(house: House) -> None:
    house.user(1000)
    (house.fake / "has-venv").unlink()
    (house.fake / "needs").write_text("need libegl1 libgl1\nwish fonts-inter\n")
    every = "python3-venv libegl1 libgl1 g++ python3-dev fonts-inter"
    without = house.play("--selftest")
    assert without.returncode == 1
    assert f"  su -c 'apt-get update && apt-get install -y --no-install-recommends {every}'\n" in without.stderr
    house.command("sudo", "#!/bin/sh\nexit 1\n")
    with_sudo = house.play("--selftest")
    line = f"  sudo apt-get update && sudo apt-get install -y --no-install-recommends {every}\n"
    assert with_sudo.returncode == 1
    assert with_sudo.stderr.endswith(line)
    assert house.log() == ""


def test_the_checks_ask_for_a_compiler_before_anything_is_fetched(house: House) -> None:
    house.user(1000)
    done = house.run("check")
    assert done.returncode == 1 and "install -y --no-install-recommends g++ python3-dev'" in done.stderr
    assert house.log() == ""


def test_missing_own_fonts_stop_nobody(house: House) -> None:
    house.user(1000)
    (house.fake / "needs").write_text("wish fonts-inter\n")
    assert house.play("--selftest").returncode == 0
    assert "apt-get" not in house.log()


def test_libraries_without_a_package_name_are_named(house: House) -> None:
    house.compiler()
    (house.fake / "needs").write_text("unknown libfoo.so.7\n")
    failed = house.play("--selftest")
    assert failed.returncode == 1
    assert "libfoo.so.7" in failed.stderr


def test_old_python_is_refused_in_one_line(house: House) -> None:
    refused = house.play(FAKE_VERSION="3.10.0")
    assert refused.returncode == 1
    assert refused.stderr.startswith("Dummy Whist needs Python 3.11 or later")
    assert refused.stderr.count("\n") == 1


def test_a_python_that_is_named_is_taken_or_refused_never_passed_over(house: House) -> None:
    refused = house.play(PYTHON="python3", FAKE_VERSION="3.10.0")
    assert refused.returncode == 1
    assert refused.stderr == (
        "PYTHON names python3, which is Python 3.10.0; Dummy Whist needs 3.11 or later. Name another there, or none.\n"
    )
    absent = house.play(PYTHON="python9")
    assert absent.returncode == 1 and absent.stderr.startswith("PYTHON names python9, which does not run")
    assert house.log() == ""


def test_without_a_display_a_whole_game_is_played_off_screen(house: House) -> None:
    done = house.play(DISPLAY=":987654", WAYLAND_DISPLAY="")
    assert done.returncode == 0
    assert "There is no display here" in done.stderr
    assert house.log().endswith(f"venv python: -m dummywhist --demo {house.root}/demo\n")
    assert [path.name for path in house.fake.iterdir() if path.name.startswith("tmp.")] == []


def test_with_a_wayland_display_the_window_opens(house: House) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(house.fake / "wayland-7"))
        assert house.play("game.dwr", XDG_RUNTIME_DIR=str(house.fake), WAYLAND_DISPLAY="wayland-7").returncode == 0
    told = house.log()
    assert "system_packages.py wayland" in told
    assert told.endswith("venv python: -m dummywhist game.dwr\n")


@pytest.mark.parametrize("user", [0, 1000])
def test_what_assistive_technology_needs_is_installed_or_named(house, user) -> None:
    house.play("--version")
    house.log()
    (house.fake / "needs").write_text("wish xvfb python3-gi\n")
    house.user(user)
    script = 'root=$1; . "$root/tools/setup.sh"; key=today; accessibility_tools; marked atspi && echo marked'
    done = subprocess.run(
        ["/bin/sh", "-c", script, "sh", str(house.root)],
        env={"PATH": str(house.bin), "FAKE": str(house.fake)}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    told = house.log()
    assert "system_packages.py atspi" in told
    assert ("install" in told and "xvfb python3-gi" in told) == (user == 0)
    assert ("xvfb python3-gi must be installed" in done.stderr) == (user != 0)
    assert (done.stdout == "marked\n") == (user == 0)
