"""Do the tests notice planted bugs? `python -m tools.mutants [NAME …] [--list]`.

`tests/mutants.toml` lists the bugs. Each is planted by itself into a copy of the checkout: in ``file`` the one place
that reads ``old`` becomes ``new``, and the ``tests`` named must fail. All named tests must pass without a bug. A test
run that ends in any other way than with failed tests (nothing collected, a usage error, a crash of pytest) does not
count as noticing; one that does not end within `PATIENCE` seconds does. Exits 0 only if every bug was noticed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LIST: Final = ROOT / "tests" / "mutants.toml"
PATIENCE: Final = 300
"""Seconds for the named tests of one bug."""
CARRIED: Final = (
    "assets",
    "benchmarks",
    "docs",
    "dummywhist",
    "packaging",
    "pyproject.toml",
    "tests",
    "tools",
    "translations",
)
"""What the tests need of a checkout."""
PASSED, FAILED = 0, 1
"""How pytest exits when all tests passed, and when some failed."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A bug to plant: ``old`` stands once in ``file`` and becomes ``new``; ``tests`` (pytest's names) must fail."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def read_list(path: Path = LIST) -> tuple[Mutant, ...]:
    """Return the bugs of ``path``; KeyError or TypeError for an entry that lacks something or has more."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return tuple(Mutant(**{**entry, "tests": tuple(entry["tests"])}) for entry in entries)


def complaint(mutant: Mutant, root: Path = ROOT) -> str:
    """Return what is wrong with an entry of the list, or ""."""
    file = root / mutant.file
    if not file.is_file():
        return f"{mutant.name}: there is no file {mutant.file}"
    times = file.read_text(encoding="utf-8").count(mutant.old)
    if times != 1:
        return f"{mutant.name}: its place is found {times} times in {mutant.file}"
    if mutant.old == mutant.new:
        return f"{mutant.name}: it changes nothing"
    if not mutant.tests:
        return f"{mutant.name}: it names no test"
    missing = [test for test in mutant.tests if not (root / test.partition("::")[0]).is_file()]
    return f"{mutant.name}: there is no {', '.join(missing)}" if missing else ""


def copy_of(root: Path, to: Path) -> None:
    """Copy what the tests need, native modules included, from a checkout."""
    ignored = shutil.ignore_patterns("__pycache__", ".*_cache")
    for name in CARRIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=ignored)
        else:
            shutil.copy2(root / name, to / name)


def outcome(tests: Iterable[str], root: Path) -> tuple[int | None, str]:
    """Run ``tests`` in the checkout ``root``; return how pytest exits, None if it did not end, and its words."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(root),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "DUMMYWHIST_HOME": str(root / "home"),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    try:
        ended = subprocess.run(
            command, cwd=root, env=environment, timeout=PATIENCE, capture_output=True, text=True, check=False
        )
    except subprocess.TimeoutExpired:
        return None, f"The tests did not end within {PATIENCE} s."
    return ended.returncode, ended.stdout + ended.stderr


def noticed(mutant: Mutant, root: Path) -> tuple[bool, str]:
    """Plant ``mutant`` into the copy ``root`` and mend it again; return whether its tests noticed, and their words."""
    file = root / mutant.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        code, words = outcome(mutant.tests, root)
    finally:
        file.write_text(whole, encoding="utf-8")
    return code in (FAILED, None), words


def main(argv: Sequence[str] | None = None) -> int:
    """Plant the bugs named, or all; return 0 if all were noticed."""
    parser = argparse.ArgumentParser("python -m tools.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="plant these only")
    parser.add_argument("--list", action="store_true", help="say which there are, and plant none")
    wanted = parser.parse_args(argv)
    known = read_list()
    strangers = set(wanted.names) - {mutant.name for mutant in known}
    if strangers:
        parser.error(f"there is no {', '.join(sorted(strangers))} in {LIST.relative_to(ROOT)}")
    mutants = [mutant for mutant in known if not wanted.names or mutant.name in wanted.names]
    wrong = [said for mutant in mutants if (said := complaint(mutant))]
    if wrong or wanted.list:
        print("\n".join(wrong or [mutant.name for mutant in mutants]))
        return 1 if wrong else 0
    survivors = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        root = Path(folder).resolve()
        copy_of(ROOT, root)
        code, words = outcome(sorted({test for mutant in mutants for test in mutant.tests}), root)
        if code != PASSED:
            print(words)
            print("The named tests do not pass without a bug.")
            return 1
        for mutant in mutants:
            found, words = noticed(mutant, root)
            print(f"{'noticed ' if found else 'SURVIVED'} {mutant.name}", flush=True)
            if not found:
                survivors.append(mutant.name)
                print(words[-2000:], flush=True)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} planted bugs were noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
