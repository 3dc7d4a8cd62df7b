"""How is a command run? In this process where nothing is said of processes, else in one of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dummywhist.cli.main import main

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
PYTHON = (sys.executable, "-W", "error")
COMMAND = (*PYTHON, "-m", "dummywhist")


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Return exit status, standard output and standard error of a command."""
    status = main(argv)
    said = capsys.readouterr()
    return status, said.out, said.err


def reports(capsys: pytest.CaptureFixture[str], *argv: str) -> list[dict[str, Any]]:
    """Return the JSON objects that a command prints."""
    status, out, err = run(capsys, *argv, "--json")
    assert (status, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def process(*command: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run ``command`` in a process of its own."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.run(command, text=True, env=ENVIRONMENT, timeout=120, check=False, **options)
