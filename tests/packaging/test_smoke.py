"""Does the smoke test of packed apps tell a good one from a bad one?"""

import subprocess
import sys
from pathlib import Path

import pytest

SMOKE = Path(__file__).parents[2] / "packaging" / "smoke.py"

GOOD = """import os, sys
home = os.environ["DUMMYWHIST_HOME"]
assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
if sys.argv[1:] == ["--selftest"]:
    os.makedirs(home)
    open(os.path.join(home, "deal.dwr"), "w").close()
else:
    print('{"id": "english-dummy"}')
"""


def smoke(folder: Path, app: str) -> tuple[int, str]:
    (folder / "app.py").write_text(app)
    command = [sys.executable, str(SMOKE), sys.executable, str(folder / "app.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout


def test_a_good_app_passes(tmp_path: Path) -> None:
    status, said = smoke(tmp_path, GOOD)
    assert status == 0, said
    assert [line.split(" (")[0] for line in said.splitlines()] == ["selftest: ok", "headless: ok", "folders: ok"]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (("os.makedirs(home)", "sys.exit('no table')"), "selftest: ended with status 1: no table"),
        (("os.makedirs(home)", "os.makedirs(home); print('Traceback')"), "printed a traceback"),
        (("english-dummy", "bridge"), "does not list english-dummy"),
        (("print('{", "print('x{"), "no JSON lines"),
        (("home = ", "open(os.path.join(os.environ['HOME'], 'x'), 'w').close(); home = "), "wrote outside"),
    ],
)
def test_a_bad_app_fails_with_the_reason(tmp_path: Path, spoil: tuple[str, str], said: str) -> None:
    status, output = smoke(tmp_path, GOOD.replace(*spoil))
    assert status == 1
    assert said in output


def test_an_app_that_is_not_there() -> None:
    done = subprocess.run([sys.executable, str(SMOKE), "/no/such/app"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "cannot be started" in done.stdout
