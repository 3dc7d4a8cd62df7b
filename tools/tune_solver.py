"""Tune the weights of the solver's move ordering, and write them into weights.hpp.

    python tools/tune_solver.py run KIND SECONDS [SEED] [DEALS] [CARDS]   KIND: trumps or notrump
    python tools/tune_solver.py put KIND FILE        the last line of numbers in FILE into weights.hpp

`run` builds tools/tune_solver.cpp with the kernel (g++, BMI2) and lets it climb from the weights that
weights.hpp holds; what it found is put there. Deals, and so the figures, depend on the seed alone.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ROOT / "dummywhist/engine/solver/native"
HEADER = NATIVE / "weights.hpp"
NAMES = {"trumps": "kTrumpWeights", "notrump": "kNoTrumpWeights"}
FLAGS = ["-std=c++20", "-O3", "-DSOLVER_HAS_BMI2=1", "-march=x86-64-v3", f"-I{NATIVE}"]


def fields(header: str) -> list[tuple[str, list[int]]]:
    """Name and shape of every field of OrderWeights."""
    declared = re.search(r"struct OrderWeights \{(.*?)\n\};", header, re.S)
    if declared is None:
        raise SystemExit(f"{HEADER} declares no weights.")
    body = declared.group(1)
    found = re.findall(r"^\s*int (\w+)((?:\[\d+\])*);", body, re.M)
    return [(name, [int(n) for n in re.findall(r"\d+", shape)]) for name, shape in found]


def size(shape: list[int]) -> int:
    return shape[0] * size(shape[1:]) if shape else 1


def nested(numbers: list[int], shape: list[int], indent: int) -> str:
    if not shape:
        return str(numbers[0])
    step = len(numbers) // shape[0]
    parts = [nested(numbers[i * step : (i + 1) * step], shape[1:], indent + 1) for i in range(shape[0])]
    flat = "{" + ", ".join(parts) + "}"
    if len(flat) + indent <= 84 and "\n" not in flat:
        return flat
    return "{" + (",\n" + " " * (indent + 1)).join(parts) + "}"


def put(kind: str, numbers: list[int]) -> None:
    header = HEADER.read_text()
    lines = []
    for name, shape in fields(header):
        mine, numbers = numbers[: size(shape)], numbers[size(shape) :]
        lines.append(f"    {nested(mine, shape, 4)},  // {name}")
    if numbers:
        raise SystemExit("more numbers than weights")
    start = f"inline constexpr OrderWeights {NAMES[kind]} = {{"
    pattern = re.escape(start) + r".*?\n\};"
    text = start + "\n" + "\n".join(lines) + "\n};"
    HEADER.write_text(re.sub(pattern, lambda _: text, header, flags=re.S))


def last_numbers(text: str) -> list[int]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [int(n) for n in lines[-1].split()]


def run(kind: str, rest: list[str]) -> None:
    seconds, seed, *more = [*rest, "1"] if len(rest) == 1 else rest
    with tempfile.TemporaryDirectory() as folder:
        tuner = Path(folder) / "tune"
        trial = ROOT / "tests/engine/solver/native"
        sources = [ROOT / "tools/tune_solver.cpp", NATIVE / "kernel_bmi2.cpp"]
        subprocess.run(["g++", *FLAGS, f"-I{trial}", *sources, "-o", tuner], check=True)
        found = subprocess.run([tuner, kind, seconds, seed, *more], check=True, stdout=-1, text=True)
    print("\n".join(line for line in found.stdout.splitlines() if line.startswith("#")))
    put(kind, last_numbers(found.stdout))


def main(args: list[str]) -> None:
    match args:
        case ["run", kind, *rest] if kind in NAMES and rest:
            run(kind, rest)
        case ["put", kind, path] if kind in NAMES:
            put(kind, last_numbers(Path(path).read_text()))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
