"""What does `./check --quick` run? A part of all tests, without windows and processes."""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
CHOSEN = "not slow and not repeated"


class Collected(NamedTuple):
    """The quick tests, by name, and how many tests there are."""

    quick: frozenset[str]
    whole: int


@pytest.fixture(scope="module")
def collected(request: pytest.FixtureRequest) -> Collected:
    """What this run has collected, if that is everything, as in `./check`; else what pytest says that it would run."""
    items = request.session.items
    if {item.path for item in items} >= set((ROOT / "tests").rglob("test_*.py")):
        return Collected(
            frozenset(
                item.nodeid
                for item in items
                if item.get_closest_marker("slow") is None and item.get_closest_marker("repeated") is None
            ),
            len(items),
        )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:xdist", "-m", CHOSEN],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    counted = re.search(r"^(\d+)/(\d+) tests collected \((\d+) deselected\)", done.stdout, re.MULTILINE)
    assert counted is not None
    quick = frozenset(line for line in done.stdout.splitlines() if "::" in line)
    chosen, whole, slow = map(int, counted.groups())
    assert len(quick) == chosen == whole - slow
    return Collected(quick, whole)


@pytest.fixture(scope="module")
def quick(collected: Collected) -> frozenset[str]:
    return collected.quick


def test_the_quick_tests_are_many_and_only_a_part(collected: Collected) -> None:
    assert len(collected.quick) > 1000 and collected.whole - len(collected.quick) > 1000
    assert f'"{CHOSEN}"' in (ROOT / "check").read_text()


def test_the_quick_tests_hold_the_laws_and_the_contracts_and_open_no_window(quick: frozenset[str]) -> None:
    modules = {Path(name.partition("::")[0]) for name in quick}
    folders = {module.parts[1] for module in modules}
    assert {"engine", "laws", "ui"} <= folders and not folders & {"cli", "packaging", "partner_sins", "tools"}
    assert Path("tests/engine/test_contract.py") in modules
    assert Path("tests/ui/test_family_window.py") not in modules
    assert not [module for module in modules if "import subprocess" in (ROOT / module).read_text()]


def test_a_test_with_seeds_runs_with_the_first(quick: frozenset[str]) -> None:
    seeds = "tests/engine/test_contract.py::test_sessions_under_rules_drawn_at_random[english-dummy-{}]"
    assert seeds.format(0) in quick and seeds.format(1) not in quick
