"""Is the floor under the branches of the engine kept, and does it only rise?"""

import subprocess
import sys

import pytest

from tools import branches
from tools.branches import Branches, by_package, faults, package_of, raised, read_floors


def entry(taken, all_):
    return {"summary": {"covered_branches": taken, "num_branches": all_}}


def test_files_are_counted_by_package():
    report = {
        "dummywhist/engine/deal/kernel.py": entry(3, 4),
        "dummywhist/engine/deal/phases/play.py": entry(5, 6),
        "dummywhist\\engine\\cards\\card.py": entry(0, 0),
        "dummywhist/engine/errors.py": entry(1, 1),
    }
    assert by_package(report) == {"deal": Branches(8, 10), "cards": Branches(0, 0), "engine": Branches(1, 1)}
    assert by_package(report)["cards"].per_cent == 100.0
    assert package_of("/somewhere/dummywhist/engine/table.py") == "engine"


@pytest.mark.parametrize(
    ("floors", "found"),
    [
        ({"deal": 80}, []),
        ({"deal": 81}, ["deal fell to 80.0 %, its floor is 81 %."]),
        ({}, ["deal has no floor: python -m tools.branches --raise"]),
        ({"deal": 80, "attic": 1}, ["attic has a floor, but is gone."]),
    ],
)
def test_what_is_wrong_is_said(floors, found):
    assert faults({"deal": Branches(8, 10)}, floors) == found


def test_a_floor_only_rises():
    measured = {"deal": Branches(859, 1000), "cards": Branches(1, 2), "new": Branches(2, 3)}
    assert raised(measured, {"deal": 80, "cards": 90, "gone": 50}) == {"deal": 85, "cards": 90, "new": 66}


def test_floors_are_written_and_read(tmp_path, monkeypatch):
    monkeypatch.setattr(branches, "FLOORS", tmp_path / "floors.toml")
    branches.write_floors({"deal": 85, "cards": 90})
    assert read_floors() == {"cards": 90, "deal": 85}


def test_every_package_of_the_engine_has_a_floor():
    engine = branches.ROOT / branches.ENGINE
    packages = {path.name for path in engine.iterdir() if (path / "__init__.py").exists()} | {"engine"}
    assert packages == read_floors().keys()
    assert all(50 <= floor <= 100 for floor in read_floors().values())


def test_one_test_is_measured(tmp_path):
    """The whole command, over one small file: other packages fall below their floors, and it says so."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.branches", "--jobs", "0", "tests/engine/cards/test_shuffle.py"],
        cwd=branches.ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "passed" in done.stdout
    assert "solver" in done.stdout and "branches" in done.stdout
    assert done.returncode == 1 and "deal fell to" in done.stderr
