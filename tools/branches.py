"""How many branches of the engine do its tests take? Measured by coverage.py, and held against a floor that only rises.

    python -m tools.branches [--raise] [--data FILE] [--jobs N] [PATH …]

Runs the quick tests of the engine, or those of the PATHs, and prints for each package under dummywhist/engine how many
per cent of its branches were taken. Fails where that is less than tests/coverage-floor.toml asks for, where a package
has no floor, and where a floor has no package. `--raise` writes the floors that have been passed, in whole per cents
rounded down, and lowers none. `--data` compares what coverage.py has measured already, and runs nothing.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FLOORS: Final = ROOT / "tests" / "coverage-floor.toml"
ENGINE: Final = "dummywhist/engine/"
SUITE: Final = ("tests/engine", "tests/laws")
CONFIG: Final = """[run]
branch = true
source = dummywhist.engine
parallel = true
patch = subprocess
data_file = {data}
[report]
exclude_also =
    if TYPE_CHECKING:
    assert_never
"""


class Branches(NamedTuple):
    """How many branches a package has, and how many of them were taken."""

    taken: int
    all: int

    @property
    def per_cent(self) -> float:
        """Of 100; a package without branches has taken all of them."""
        return 100.0 * self.taken / self.all if self.all else 100.0


def package_of(file: str) -> str:
    """Return the package of a file under dummywhist/engine; modules beside the packages belong to ``engine``."""
    inside = file.replace("\\", "/").split(ENGINE, 1)[1]
    return inside.split("/")[0] if "/" in inside else "engine"


def by_package(report: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, Branches]:
    """Return the branches of each package, by the ``files`` of a JSON report of coverage.py."""
    found: dict[str, Branches] = {}
    for file, entry in report.items():
        summary, package = entry["summary"], package_of(file)
        taken, all_ = found.get(package, Branches(0, 0))
        found[package] = Branches(taken + summary["covered_branches"], all_ + summary["num_branches"])
    return found


def faults(measured: Mapping[str, Branches], floors: Mapping[str, int]) -> list[str]:
    """Return what is wrong, a sentence each: below its floor, no floor, no such package."""
    wrong = []
    for package, branches in sorted(measured.items()):
        if package not in floors:
            wrong.append(f"{package} has no floor: python -m tools.branches --raise")
        elif branches.per_cent < floors[package]:
            wrong.append(f"{package} fell to {branches.per_cent:.1f} %, its floor is {floors[package]} %.")
    return wrong + [f"{package} has a floor, but is gone." for package in sorted(floors.keys() - measured.keys())]


def raised(measured: Mapping[str, Branches], floors: Mapping[str, int]) -> dict[str, int]:
    """Return the floors of the packages there are, none of them lower than before."""
    return {package: max(int(branches.per_cent), floors.get(package, 0)) for package, branches in measured.items()}


def read_floors() -> dict[str, int]:
    """Return the floor of each package, in per cent."""
    floors: dict[str, int] = tomllib.loads(FLOORS.read_text("utf-8"))["branches"]
    return floors


def write_floors(floors: Mapping[str, int]) -> None:
    """Write ``floors`` for people and for ``read_floors``."""
    head = (
        "# Per cent of the branches of each package of the engine that its tests take, at the least. It only rises:\n"
    )
    head += "# python -m tools.branches --raise\n[branches]\n"
    FLOORS.write_text(head + "".join(f"{name} = {floor}\n" for name, floor in sorted(floors.items())), "utf-8")


def report_of(data: Path, config: Path) -> dict[str, Branches]:
    """Return what a data file of coverage.py says of each package."""
    out = config.with_suffix(".json")
    command = (
        sys.executable,
        "-m",
        "coverage",
        "json",
        "-q",
        f"--rcfile={config}",
        f"--data-file={data}",
        "-o",
        str(out),
    )
    subprocess.run(command, cwd=ROOT, check=True)
    return by_package(json.loads(out.read_text("utf-8"))["files"])


def measure(paths: Sequence[str], config: Path, jobs: int) -> Path:
    """Run the tests of ``paths`` under coverage.py and return its data file; exits where a test fails."""
    data = config.with_suffix(".data")
    config.write_text(CONFIG.format(data=data), "utf-8")
    coverage = (sys.executable, "-m", "coverage")
    tests = (*coverage, "run", f"--rcfile={config}", "-m", "pytest", "-q", "-n", str(jobs), "-m", "not slow", *paths)
    if code := subprocess.run(tests, cwd=ROOT, check=False).returncode:
        sys.exit(code)
    subprocess.run((*coverage, "combine", "-q", f"--rcfile={config}"), cwd=ROOT, check=True)
    return data


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.branches", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("--raise", dest="raises", action="store_true", help="write the floors that have been passed")
    parser.add_argument("--data", type=Path, help="a data file of coverage.py")
    parser.add_argument("--jobs", type=int, default=2, help="processes that run tests, 0 for this one alone")
    parser.add_argument("paths", nargs="*", default=SUITE)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "coverage.ini"
        config.write_text(CONFIG.format(data=asked.data), "utf-8")
        measured = report_of(asked.data or measure(asked.paths, config, asked.jobs), config)
    for package, branches in sorted(measured.items()):
        print(f"{package:12} {branches.per_cent:5.1f} %  {branches.taken} of {branches.all} branches")
    if asked.raises:
        write_floors(raised(measured, read_floors() if FLOORS.exists() else {}))
    if wrong := faults(measured, read_floors()):
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
