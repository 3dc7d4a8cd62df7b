"""Fit the weights of the solver's move ordering, and write them into weights.hpp.

    python tools/fit_order.py fit KIND [--deals N] [--nodes N] [--cards N] [--seed N] [--rounds N]
    python tools/fit_order.py climb KIND [--seconds N] [--deals N] [--cards N] [--seed N]
    python tools/fit_order.py put KIND FILE

KIND is trumps or notrump. `fit`: tools/fit_order.cpp samples nodes of real searches and measures what they cost with
each move first; fitted is a softmax over the moves of a node: the cheaper, the likelier. Each round samples with the
weights of the round before and keeps its samples. `climb`: tools/climb_order.cpp scales and shifts blocks of the
weights and keeps what takes fewer nodes. `put`: the last line of numbers in FILE, as `climb` prints them, into
weights.hpp. Both programs are built here with g++ for BMI2. Needs numpy and scipy.
"""

import argparse
import re
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ROOT / "dummywhist/engine/solver/native"
HEADER = NATIVE / "weights.hpp"
NAMES = {"trumps": "kTrumpWeights", "notrump": "kNoTrumpWeights"}
FLAGS = ["-std=c++20", "-O3", "-march=x86-64-v3", f"-I{NATIVE}", f"-I{ROOT / 'tests/engine/solver/native'}"]
SCALE = 64  # of a weight as it is written
LARGEST = 127
SMALL = 64  # weights of a field whose single weights are climbed on
SHARPNESS = 0.8  # how much likelier a move ought to be that costs less: (its cost)^-SHARPNESS
PRIOR = 20.0  # strength of the pull toward 0, in nodes


class Shape:
    """The fields of OrderWeights in order, with their dimensions."""

    def __init__(self, header: str) -> None:
        declared = re.search(r"struct OrderWeightsOf \{(.*?)\n\};", header, re.S)
        if declared is None:
            raise SystemExit(f"{HEADER} declares no weights.")
        structs = {
            name.lower(): [
                (field, [int(n) for n in re.findall(r"\d+", shape)])
                for field, shape in re.findall(r"Weight (\w+)((?:\[\d+\])*);", body)
            ]
            for name, body in re.findall(r"struct (\w+) \{(.*?)\n    \};", declared.group(1), re.S)
        }
        self.groups = [
            (f"{name}{i if many else ''}", structs[name])
            for name, times in (("lead", 1), ("follow", 3))
            for i, many in zip(range(times), [times > 1] * times, strict=True)
        ]

    def size(self) -> int:
        """How many weights there are."""
        return sum(int(np.prod(shape)) for _, fields in self.groups for _, shape in fields)

    def blocks(self) -> list[tuple[int, int]]:
        """First weight and size of every field and of its parts by their first indices."""
        found: list[tuple[int, int]] = []
        at = 0
        for _, fields in self.groups:
            for _, shape in fields:
                many = int(np.prod(shape))
                depth = len(shape) + (many <= SMALL)  # single weights of small fields too
                sizes = {int(np.prod(shape[k:])) for k in range(depth)}
                found += [(at + i, size) for size in sorted(sizes) for i in range(0, many, size)]
                at += many
        return found

    def text(self, numbers: list[int]) -> str:
        """The weights as an initialiser."""
        parts: list[list[str]] = []
        for _, fields in self.groups:
            lines = []
            for field, shape in fields:
                many = int(np.prod(shape))
                mine, numbers = numbers[:many], numbers[many:]
                lines.append(f"{nested(mine, shape, 6)},  // {field}")
            parts.append(lines)
        lead, *follow = ("{\n     " + "\n     ".join(lines) + "\n    }" for lines in parts)
        return "    " + lead + ",\n    {" + ", ".join(follow) + "},"


def nested(numbers: list[int], shape: list[int], indent: int) -> str:
    if not shape:
        return str(numbers[0])
    if len(shape) == 1:
        lines, line = [], "{"
        for i, number in enumerate(numbers):
            word = f"{number}" + (", " if i + 1 < len(numbers) else "}")
            if indent + len(line) + len(word) > 108:
                lines.append(line.rstrip())
                line = " "
            line += word
        return ("\n" + " " * indent).join([*lines, line])
    step = len(numbers) // shape[0]
    parts = [nested(numbers[i * step : (i + 1) * step], shape[1:], indent + 1) for i in range(shape[0])]
    flat = "{" + ", ".join(parts) + "}"
    if len(flat) + indent <= 108 and "\n" not in flat:
        return flat
    return "{" + (",\n" + " " * (indent + 1)).join(parts) + "}"


def put(kind: str, numbers: list[int]) -> None:
    """Write the weights of one kind into the header."""
    header = HEADER.read_text()
    start = f"inline constexpr OrderWeights {NAMES[kind]} = {{"
    text = start + "\n" + Shape(header).text(numbers) + "\n};"
    HEADER.write_text(re.sub(re.escape(start) + r".*?\n\};", lambda _: text, header, flags=re.S))


class Nodes:
    """Sampled nodes: a row of features and a loss for each move."""

    def __init__(self, lines: list[str], weights: int) -> None:
        rows: list[int] = []
        columns: list[int] = []
        losses: list[float] = []
        starts: list[int] = []
        self.places: list[int] = []
        strata: list[int] = []
        for line in lines:
            place, cards, *moves = line.split()
            strata.append(int(place) * 16 + int(cards))
            tried = [[int(n) for n in move.split(",")] for move in moves]
            self.places.append(int(place))
            starts.append(len(losses))
            for nodes, *features in tried:
                columns += features
                rows += [len(losses)] * len(features)
                losses.append(np.log(nodes))
        self.features = csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(len(losses), weights))
        self.losses = np.array(losses)
        self.starts = np.array(starts)
        self.node = np.repeat(np.arange(len(starts)), np.diff([*starts, len(losses)]))
        least = np.sqrt(np.exp(np.minimum.reduceat(self.losses, self.starts)))
        sums = np.bincount(strata, least) / np.bincount(strata, minlength=1).clip(1)
        self.weight = least / sums[strata]
        self.losses -= np.minimum.reduceat(self.losses, self.starts)[self.node]

    def softmax(self, scores: np.ndarray) -> tuple[np.ndarray, float]:
        """Shares of the moves within their nodes, and the sum of the logarithms they were divided by."""
        top = np.maximum.reduceat(scores, self.starts)[self.node]
        grown = np.exp(scores - top)
        total = np.add.reduceat(grown, self.starts)
        return grown / total[self.node], float((self.weight * (np.log(total) + top[self.starts])).sum())

    def likeliness(self, weights: np.ndarray) -> tuple[float, np.ndarray]:
        """Cross-entropy and its gradient, with the pull toward 0."""
        wanted, _ = self.softmax(-SHARPNESS * self.losses)
        scores = self.features @ weights
        found, logs = self.softmax(scores)
        weight = self.weight[self.node]
        value = logs - float((weight * wanted * scores).sum()) + PRIOR / 2 * float(weights @ weights)
        return value, self.features.T @ (weight * (found - wanted)) + PRIOR * weights

    def regret(self, weights: np.ndarray) -> str:
        """How many times the cheapest refutation the first move costs, as a mean logarithm, by place."""
        scores = self.features @ weights
        top = np.maximum.reduceat(scores, self.starts)[self.node]
        first = np.flatnonzero(scores >= top)
        first = first[np.unique(self.node[first], return_index=True)[1]]
        places = np.array(self.places)
        means = {}
        for place in np.unique(places):
            here = places == place
            means[place] = np.average(self.losses[first[here]], weights=self.weight[here])
        return "  ".join(f"place {place}: {mean:.3f}" for place, mean in means.items())


def built(program: str, folder: str) -> Path:
    """A program of this folder, compiled."""
    made = Path(folder) / program
    subprocess.run(["g++", *FLAGS, ROOT / f"tools/{program}.cpp", "-o", made], check=True)
    return made


def fit(args: argparse.Namespace) -> None:
    size = Shape(HEADER.read_text()).size()
    lines: list[str] = []
    for turn in range(args.rounds):
        with tempfile.TemporaryDirectory() as folder:
            numbers = map(str, [args.deals, args.seed + turn, args.nodes, args.cards])
            command = [built("fit_order", folder), args.kind, *numbers]
            lines += subprocess.run(command, check=True, stdout=-1, text=True).stdout.splitlines()
        mixed = [lines[i] for i in np.random.default_rng(1).permutation(len(lines))]
        held_back = Nodes(mixed[: len(mixed) // 10], size)
        fitted = Nodes(mixed[len(mixed) // 10 :], size)
        found = minimize(fitted.likeliness, np.zeros(size), jac=True, method="L-BFGS-B", options={"maxiter": 250})
        print(f"{len(lines)} nodes")
        print("  fitted    ", fitted.regret(found.x))
        print("  held back ", held_back.regret(found.x), flush=True)
        put(args.kind, [int(n) for n in np.clip(np.rint(found.x * SCALE), -LARGEST, LARGEST)])


def last_numbers(text: str) -> list[int]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [int(n) for n in lines[-1].split()]


def climb(args: argparse.Namespace) -> None:
    blocks = "".join(f"{first} {size}\n" for first, size in Shape(HEADER.read_text()).blocks())
    with tempfile.TemporaryDirectory() as folder:
        numbers = map(str, [args.seconds, args.seed, args.deals, args.cards])
        command = [built("climb_order", folder), args.kind, *numbers]
        told = subprocess.run(command, check=True, stdout=-1, text=True, input=blocks).stdout
    print("\n".join(line for line in told.splitlines() if line.startswith("#")))
    put(args.kind, last_numbers(told))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for does, deals, cards in ((fit, 500, 13), (climb, 2400, 10)):
        command = commands.add_parser(does.__name__)
        command.set_defaults(does=does)
        command.add_argument("kind", choices=sorted(NAMES))
        command.add_argument("--deals", type=int, default=deals)
        command.add_argument("--cards", type=int, default=cards)
        command.add_argument("--seed", type=int, default=1)
        if does is fit:
            command.add_argument("--nodes", type=int, default=2500, help="kept of each place and number of cards left")
            command.add_argument("--rounds", type=int, default=3)
        else:
            command.add_argument("--seconds", type=int, default=1200)
    command = commands.add_parser("put")
    command.set_defaults(does=lambda args: put(args.kind, last_numbers(args.file.read_text())))
    command.add_argument("kind", choices=sorted(NAMES))
    command.add_argument("file", type=Path)
    args = parser.parse_args()
    args.does(args)


if __name__ == "__main__":
    main()
