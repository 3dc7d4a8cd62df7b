"""What does `./check --quick` run? A part of all tests, without windows and processes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def told() -> str:
    """What pytest says that it would run."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:xdist", "-m", "not slow"],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def quick(told: str) -> set[str]:
    return {line for line in told.splitlines() if "::" in line}


def test_the_quick_tests_are_many_and_only_a_part(told: str, quick: set[str]) -> None:
    counted = re.search(r"^(\d+)/(\d+) tests collected \((\d+) deselected\)", told, re.MULTILINE)
    assert counted is not None
    chosen, whole, slow = map(int, counted.groups())
    assert len(quick) == chosen > 1000 and slow > 1000 and chosen + slow == whole


def test_the_quick_tests_hold_the_laws_and_the_contracts_and_open_no_window(quick: set[str]) -> None:
    modules = {Path(name.partition("::")[0]) for name in quick}
    folders = {module.parts[1] for module in modules}
    assert {"engine", "laws", "ui"} <= folders and not folders & {"cli", "packaging", "partner_sins", "tools"}
    assert Path("tests/engine/test_contract.py") in modules
    assert Path("tests/ui/test_family_window.py") not in modules
    assert not [module for module in modules if "import subprocess" in (ROOT / module).read_text()]
