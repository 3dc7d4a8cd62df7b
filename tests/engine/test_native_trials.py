"""The native trials and the tools that fit the order of moves are built by hand: do they still compile?"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INCLUDED = [
    ROOT / "dummywhist/engine/solver/native",
    ROOT / "dummywhist/engine/players/belief/native",
    ROOT / "tests/engine/solver/native",
]
COMPILER = os.environ.get("CXX") or shutil.which("c++")


@pytest.mark.skipif(COMPILER is None, reason="There is no compiler.")
@pytest.mark.parametrize(
    "source",
    [
        "tests/engine/solver/native/trial.cpp",
        "tests/engine/players/belief/native/trial.cpp",
        "tools/fit_order.cpp",
        "tools/climb_order.cpp",
    ],
)
def test_what_is_built_by_hand_compiles(source: str):
    assert COMPILER is not None
    command = [COMPILER, "-std=c++20", "-fsyntax-only", str(ROOT / source), *(f"-I{folder}" for folder in INCLUDED)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
