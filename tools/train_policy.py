"""Learn how good players play, from deals that they played, and write the weights of the policy.

    python -m tools.train_policy gather FILE --game GAME [--level pimc] [--budget N] [--first-deal N] [--deals N]
        [--jobs N]
    python -m tools.train_policy fit FILE … [--policy P] [--weights FILE] [--from FILE] [--rate R] [--try] [--passes N]
        [--fold N] [--hidden N]
    python -m tools.train_policy check FILE … [--policy P] [--weights FILE] [--fold N] [--worlds N] [--deals N]
    python -m tools.train_policy show [--weights FILE]

`gather` lets players of a level, or the yardstick `pimc`, play deals against themselves and adds one line of JSON a
deal to FILE; deals that FILE has already are not played again, so that it can be broken off. A FILE that ends in
`.txt.gz` holds plays of people (`tools.people_deals`). `fit` learns from the choices in all FILEs and writes the
weights of one policy with their provenance, beside those of the others that the file has, or that the program has; a
tenth of the deals (those whose number, or group, leaves `--fold` when divided by 10) has no part in it, and the log
loss on them is printed by role, in nats a choice. `--try` writes nothing; `--from` begins with the plain policy of a
file and is pulled back toward it, for few deals of players who are like those that it was learned from. `check`
measures how much the plays reveal of the true layout, read as a player of that policy (`all`: as a stranger, a
computer or a person as he is): the mean in bits, over seats, of the logarithm of the posterior of the true layout
among so many drawn ones, less that of a uniform guess, and how often it is below -1. Each prints how long it took.
Features are computed by the native module that plays with them, too. Needs it, and numpy (the extra `train`).
"""

import argparse
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.players.belief.policy import WEIGHTS, Policy, Weights, read_weights, written
from dummywhist.engine.players.habits import POLICIES, STRANGERS, Kind, habits
from tools.people_deals import PEOPLE, SUFFIX, digest, people
from tools.policy_deals import PIMC, Choices, Numbers, Record, choices, knowing, play_out, read, story

ROLES: Final = ("declarer", "dummy", "left", "right", "closed", "three", "two")
KINDS: Final = ((0,), (1, 2, 3), (4,))  # the situations that share a hidden layer: leading, following, void
FOLDS: Final = 10
CHECKED: Final = (2, 4, 6, 8)
"""After how many tricks `check` looks: 11, 9, 7 and 5 cards of thirteen are left."""
EVERYBODY: Final = "all"
BATCH: Final = 512
UNITS: Final = 32
SIGNIFICANT: Final = 6
RATE, FINAL_RATE = 4e-3, 2e-4
PULL: Final = {"base": 0.1, "head": 1.0, "none": 2.0, "hidden": 0.4, "out": 0.1}  # toward 0, a step of rate 1


# ---- the model, for the situations of one kind ----


class Part:
    """The weights of one kind: leading, following or void."""

    def __init__(
        self, situations: Sequence[int], dice: np.random.Generator, units: int,
        given: Mapping[str, Numbers] | None = None,
    ) -> None:  # fmt: skip
        native = drawing.NATIVE
        assert native is not None
        self.situations = tuple(situations)
        self.cards, self.features = native.CARD_FEATURES, native.FEATURES
        heads = len(situations)
        self.weights: dict[str, Numbers] = {
            "base": np.zeros((heads, self.cards)),
            "head": np.zeros((native.ROLES, heads, self.cards)),
            "none": np.zeros((heads, self.cards)),
            "hidden": dice.normal(0, 0.12, (self.features, units)),
            "bias": np.zeros(units),
            "out": np.tile(dice.normal(0, 0.3, units), (native.ROLES, 1)),
        }
        if given is not None:
            self.weights = {name: given.get(name, np.zeros_like(weight)) for name, weight in self.weights.items()}
        self.weights = {name: weight.astype(np.float32) for name, weight in self.weights.items()}
        self.pulled_to = {
            name: weight.copy() if given is not None else np.zeros_like(weight) for name, weight in self.weights.items()
        }

    def scores(self, batch: "Batch") -> tuple[Numbers, Numbers]:
        """Return the score of each card, and what its hidden units were before they were cut off at 0."""
        w = self.weights
        head = (w["base"] + w["head"])[batch.role, batch.situation] + batch.none[:, None] * w["none"][batch.situation]
        units = batch.cards @ w["hidden"][: self.cards]
        units += (batch.moments @ w["hidden"][self.cards :] + w["bias"])[batch.of]
        score = _by_head(batch, head) + np.einsum("ru,ru->r", np.maximum(units, 0), w["out"][batch.role][batch.of])
        return score, units

    def chances(self, batch: "Batch") -> Numbers:
        """Return the chance of each card."""
        return batch.softmax(self.scores(batch)[0])

    def slopes(self, batch: "Batch") -> dict[str, Numbers]:
        """Return how the mean log loss of ``batch`` grows with each weight."""
        w = self.weights
        score, units = self.scores(batch)
        error = batch.softmax(score)
        error[batch.played] -= 1
        error = (error / len(batch.role)).astype(np.float32)
        alive = np.maximum(units, 0)
        back = error[:, None] * w["out"][batch.role][batch.of] * (units > 0)
        by_choice = np.add.reduceat(back, batch.first, axis=0)
        hidden = np.concatenate([batch.cards.T @ back, batch.moments.T @ by_choice])
        out = np.zeros_like(w["out"])
        np.add.at(out, batch.role, np.add.reduceat(error[:, None] * alive, batch.first, axis=0))
        seen = np.add.reduceat(error[:, None] * batch.cards, batch.first, axis=0)
        head, none = np.zeros_like(w["head"]), np.zeros_like(w["none"])
        for role in np.unique(batch.role):
            for at in range(len(self.situations)):
                head[role, at] = seen[(batch.role == role) & (batch.situation == at)].sum(axis=0)
        for at in range(len(self.situations)):
            none[at] = seen[(batch.situation == at) & batch.none].sum(axis=0)
        bias = by_choice.sum(axis=0)
        return {"base": head.sum(axis=0), "head": head, "none": none, "hidden": hidden, "bias": bias, "out": out}


class Batch:
    """Some choices with dense features."""

    def __init__(self, all_choices: Choices, starts: Numbers, picked: Numbers, situations: Sequence[int]) -> None:
        kind = all_choices.kind[picked]
        many = kind[:, 4]
        self.first = np.concatenate([[0], np.cumsum(many)[:-1]])
        self.of = np.repeat(np.arange(len(picked)), many)
        rows = np.arange(len(self.of)) - self.first[self.of] + starts[picked][self.of]
        native = drawing.NATIVE
        assert native is not None
        self.cards = _numbers(all_choices.cards[rows], native.CARD_FEATURES)
        self.moments = _numbers(all_choices.moments[picked], native.FEATURES - native.CARD_FEATURES)
        self.role = kind[:, 1]
        self.situation = np.searchsorted(situations, kind[:, 2])
        self.none = kind[:, 3] == 1
        self.many = many
        self.played = self.first + kind[:, 5]

    def softmax(self, score: Numbers) -> Numbers:
        """Return the chance of each card by its score."""
        score = score - np.maximum.reduceat(score, self.first)[self.of]
        size: Numbers = np.exp(score)
        return size / np.add.reduceat(size, self.first)[self.of]


def _numbers(bits: Numbers, many: int) -> Numbers:
    return np.unpackbits(bits, axis=1, count=many).astype(np.float32)


def _by_head(batch: Batch, head: Numbers) -> Numbers:
    found: Numbers = np.einsum("rf,rf->r", batch.cards, head[batch.of])
    return found


def learn(
    part: Part, data: Choices, starts: Numbers, picked: Numbers, passes: int, dice: np.random.Generator,
    first_rate: float = RATE,
) -> None:  # fmt: skip
    """Make the cards that were played likely: Adam over ``passes`` passes, the step falling to its last."""
    first = {name: np.zeros_like(weight) for name, weight in part.weights.items()}
    second = {name: np.zeros_like(weight) for name, weight in part.weights.items()}
    steps = passes * math.ceil(len(picked) / BATCH)
    step = 0
    for _ in range(passes):
        order = dice.permutation(picked)
        for at in range(0, len(order), BATCH):
            step += 1
            rate = FINAL_RATE + (first_rate - FINAL_RATE) * (1 + math.cos(math.pi * step / steps)) / 2
            slopes = part.slopes(Batch(data, starts, order[at : at + BATCH], part.situations))
            for name, slope in slopes.items():
                weight = part.weights[name]
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope * slope - second[name])
                change = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                away = weight - part.pulled_to[name]
                weight -= (rate * (change + PULL.get(name, 0.0) * away)).astype(np.float32)


def packed(parts: Sequence[Part]) -> bytes:
    """Return the weights of all kinds as the native module reads them."""
    lead, follow, void = (part.weights for part in parts)
    heads = np.concatenate([w["head"] + w["base"] for w in (lead, follow, void)], axis=1)
    none = np.concatenate([w["none"] for w in (lead, follow, void)])
    rest = [np.stack([w[name] for w in (lead, follow, void)]) for name in ("hidden", "bias", "out")]
    return b"".join(np.ascontiguousarray(each, "<f2").tobytes() for each in (heads, none, *rest))


def rounded(halves: bytes) -> bytes:
    """Return the weights with six significant bits each, so that they take little room when they are compressed."""
    size, power = np.frexp(np.frombuffer(halves, "<f2").astype(np.float32))
    return np.ldexp(np.round(size * 2**SIGNIFICANT) / 2**SIGNIFICANT, power).astype("<f2").tobytes()


def unpacked(halves: bytes) -> list[dict[str, Numbers]]:
    """Return the weights of each kind out of what `packed` returns; all of "base" is in "head"."""
    native = drawing.NATIVE
    assert native is not None
    numbers = np.frombuffer(halves, "<f2").astype(np.float32)
    cards, features = native.CARD_FEATURES, native.FEATURES
    units = next(units for units, many in native.NUMBERS.items() if many == len(numbers))
    situations, kinds = native.SITUATIONS, len(KINDS)
    shapes = {
        "head": (native.ROLES, situations, cards), "none": (situations, cards), "hidden": (kinds, features, units),
        "bias": (kinds, units), "out": (kinds, native.ROLES, units),
    }  # fmt: skip
    found, at = {}, 0
    for name, shape in shapes.items():
        many = math.prod(shape)
        found[name] = numbers[at : at + many].reshape(shape)
        at += many
    return [
        {
            "head": found["head"][:, list(of)], "none": found["none"][list(of)],
            **{name: found[name][kind] for name in ("hidden", "bias", "out")},
        }
        for kind, of in enumerate(KINDS)
    ]  # fmt: skip


# ---- gathering, fitting and checking ----


def gather(asked: argparse.Namespace) -> None:
    """Play deals and add them to the file."""
    target = Path(asked.files[0])
    there = {record.number for record in read([target])} if target.exists() else set()
    numbers = [n for n in range(asked.first_deal, asked.first_deal + (asked.deals or 100)) if n not in there]
    play = partial(play_out, game=asked.game, changes=json.loads(asked.changes), level=asked.level, budget=asked.budget)
    with ProcessPoolExecutor(asked.jobs) as pool, target.open("a", encoding="ascii") as out:
        for done, line in enumerate(pool.map(play, numbers), 1):
            out.write(line + "\n")
            out.flush()
            print(f"\r{done} of {len(numbers)}", end="", file=sys.stderr)
    print(f"\n{len(numbers)} deals added to {target}, {len(there)} were there", file=sys.stderr)


def _records(files: Sequence[Path]) -> Iterator[Record]:
    for file in files:
        yield from people(file) if file.name.endswith(SUFFIX) else read([file])


def fit(asked: argparse.Namespace) -> None:
    """Learn from all files and write the weights."""
    records = list(_records(asked.files))
    data = choices(records)
    starts = np.concatenate([[0], np.cumsum(data.kind[:, 4])[:-1]])
    held = data.deal % FOLDS == asked.fold
    print(f"{len(records)} deals, {len(data.kind)} choices of {len(data.cards)} cards", file=sys.stderr)
    dice = np.random.default_rng(asked.seed)
    given = [None] * len(KINDS) if asked.given is None else unpacked(_weights(asked.given)["plain"].halves)
    parts = []
    for situations, start in zip(KINDS, given, strict=True):
        part = Part(situations, dice, asked.hidden, start)
        mine = np.isin(data.kind[:, 2], situations)
        learn(part, data, starts, np.flatnonzero(mine & ~held), asked.passes, dice, asked.rate)
        parts.append(part)
        told = [_loss(part, data, starts, np.flatnonzero(mine & at)) for at in (~held, held)]
        print(f"situations {situations}: log loss {told[0]:.4f} learned, {told[1]:.4f} held out", file=sys.stderr)
    games: dict[str, int] = defaultdict(int)
    for record in records:
        games[record.game] += 1
    halves = rounded(packed(parts))
    parts = [Part(of, dice, asked.hidden, one) for of, one in zip(KINDS, unpacked(halves), strict=True)]
    provenance = {
        "deals": games, "hidden": asked.hidden, "choices": len(data.kind), "first": min(r.number for r in records),
        "last": max(r.number for r in records), "level": sorted({r.told.get("level", PIMC) for r in records}),
        "held_out": f"deals of number {asked.fold} modulo {FOLDS}", "passes": asked.passes, "seed": asked.seed,
        "sha256": {file.name: digest(file) for file in asked.files},
        "from": None if asked.given is None else asked.given.name, "rate": asked.rate,
        "losses": judged(parts, data, starts, np.flatnonzero(held)),
        "command": f"python -m tools.train_policy fit {' '.join(file.name for file in asked.files)}",
    }  # fmt: skip
    _tell(provenance["losses"])
    if not asked.trial:
        kept = _weights(asked.weights if asked.weights.exists() else Path(WEIGHTS))
        asked.weights.write_bytes(written({**kept, asked.policy: Weights(provenance, halves)}))
        print(f"{asked.weights}: {asked.weights.stat().st_size} bytes", file=sys.stderr)


def _weights(file: Path) -> dict[str, Weights]:
    return read_weights(file.read_bytes())


def _loss(part: Part, data: Choices, starts: Numbers, picked: Numbers) -> float:
    loss = 0.0
    for at in range(0, len(picked), 4 * BATCH):
        batch = Batch(data, starts, picked[at : at + 4 * BATCH], part.situations)
        loss -= float(np.log(part.chances(batch)[batch.played]).sum())
    return loss / max(1, len(picked))


def judged(parts: Sequence[Part], data: Choices, starts: Numbers, picked: Numbers) -> dict[str, list[float]]:
    """Return by role and kind: choices, log loss, that of a uniform guess, how often the likeliest was played."""
    sums: dict[str, Numbers] = defaultdict(lambda: np.zeros(4))
    for part in parts:
        mine = picked[np.isin(data.kind[picked, 2], part.situations)]
        for at in range(0, len(mine), 4 * BATCH):
            batch = Batch(data, starts, mine[at : at + 4 * BATCH], part.situations)
            chance = part.chances(batch)
            played = chance[batch.played]
            best = played >= np.maximum.reduceat(chance, batch.first)
            told = np.stack([np.ones(len(played)), -np.log(played), np.log(batch.many), best], axis=1)
            for role in np.unique(batch.role):
                sums[ROLES[role]] += told[batch.role == role].sum(axis=0)
            sums[("lead", "follow", "void")[parts.index(part)]] += told.sum(axis=0)
    return {
        name: [int(total[0]), *(round(float(one / total[0]), 4) for one in total[1:])]
        for name, total in sorted(sums.items())
    }


def _tell(losses: dict[str, list[float]]) -> None:
    print(f"{'held out':10} choices  log loss  uniform  likeliest played")
    for name, (many, loss, uniform, best) in losses.items():
        print(f"{name:10} {many:7}  {loss:8.3f}  {uniform:7.3f}  {best:8.1%}")


def check(asked: argparse.Namespace) -> None:
    """Print how good the weights are on held-out deals."""
    native = drawing.NATIVE
    assert native is not None
    policies = Policy(asked.weights.read_bytes()).native
    records = [record for record in _records(asked.files) if record.number % FOLDS == asked.fold]
    if asked.deals is not None:
        records = records[:: max(1, len(records) // asked.deals)][: asked.deals]
    gains: dict[tuple[str, int], list[tuple[int, float]]] = defaultdict(list)
    spent, looked = 0.0, 0
    for record in records:
        stranger = STRANGERS[Kind.PERSON if record.told["level"] == PEOPLE else Kind.COMPUTER]
        if asked.policy != EVERYBODY:
            stranger = habits({asked.policy: 1.0}, 0.0, (1.0, 0.0, 0.0, 0.0, 0.0), {asked.policy: 0.9, "any": 0.1})
        for tricks in CHECKED:
            if len(record.tricks) < tricks or len(record.tricks[tricks - 1][1]) < len(record.layout.chairs):
                continue
            for player in record.layout.players:
                known, truth = knowing(record, tricks, player)
                if native.ways(*known[:3]) < asked.worlds:
                    continue
                worlds = [truth, *native.draw(*known[:3], asked.worlds - 1, record.number)]
                began = time.perf_counter()
                believed = [stranger] * len(record.layout.players)
                logs = np.array(story(record, tricks).likelihoods(policies, worlds, *known[3:], believed))
                spent += time.perf_counter() - began
                looked += len(worlds)
                top = logs.max()
                gain = logs[0] - top - math.log(np.exp(logs - top).mean())
                declares = any(record.layout.holder[seat] == player for seat in record.layout.dummies)
                name = f"{record.game} {record.told['level']} {'declarer' if declares else 'other'}"
                gains[name, tricks].append((record.number, float(gain) / math.log(2)))
    for (name, tricks), gain in sorted(gains.items()):
        print(f"{name:44} after trick {tricks}: {_bits(gain)}")
    everything = [one for gain in gains.values() for one in gain]
    print(f"all: {_bits(everything)}; {1e6 * spent / max(1, looked):.1f} us a world", file=sys.stderr)


def _bits(gains: Sequence[tuple[int, float]]) -> str:
    """Return mean, standard error (of deals, or of groups of them) and the part below -1."""
    of: dict[int, list[float]] = defaultdict(list)
    for number, gain in gains:
        of[number].append(gain)
    every = [gain for _, gain in gains]
    mean = float(np.mean(every))
    away = [sum(one - mean for one in group) for group in of.values()]
    error = math.sqrt(sum(one * one for one in away)) / len(every)
    low = sum(gain < -1 for gain in every) / len(every)
    return f"{mean:+6.2f} +- {error:.2f} bits of {len(every)} moments, {low:.1%} below -1"


def show(asked: argparse.Namespace) -> None:
    """Print where the weights come from."""
    print(json.dumps({policy: one.provenance for policy, one in _weights(asked.weights).items()}, indent=2))


def main() -> None:
    """Do what is asked, and say how long it took."""
    parser = argparse.ArgumentParser(description="Learn the policy of good players.")
    parser.add_argument("command", choices=("gather", "fit", "check", "show"))
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--game", default="english-dummy")
    parser.add_argument("--changes", default="{}", help="settings of the game, as JSON")
    parser.add_argument("--level", default=PIMC)
    parser.add_argument("--first-deal", type=int, default=200001)
    parser.add_argument("--deals", type=int, help="how many: 100 to gather, all to check")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--passes", type=int, default=10)
    parser.add_argument("--fold", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--weights", type=Path, default=Path(WEIGHTS))
    parser.add_argument("--policy", choices=(*POLICIES, EVERYBODY), default=POLICIES[0])
    parser.add_argument("--from", type=Path, dest="given", help="begin with the plain style of this file")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--budget", type=int, help="nodes of the solver that a decision may cost")
    parser.add_argument("--hidden", type=int, choices=(32, 64), default=UNITS, help="hidden units of each kind")
    parser.add_argument("--try", action="store_true", dest="trial")
    asked = parser.parse_args()
    if asked.command != "show" and not asked.files:
        parser.error("a FILE is missing")
    began = time.perf_counter()
    {"gather": gather, "fit": fit, "check": check, "show": show}[asked.command](asked)
    print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
