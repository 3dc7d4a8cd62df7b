"""What do the native modules do with positions and stories that look lawful and are not?

Real positions and Views are changed in one or two places, of the right types, and handed over as Python hands them.
Each must be answered or refused with an exception. The section ``face`` of the long run, ``./check --sanitize`` too,
attacks modules that were built with the sanitizers.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief import policy, sampling
from dummywhist.engine.players.habits import POLICIES, STRANGER
from dummywhist.engine.solver import solver
from tests.engine.random_play import random_states
from tests.engine.solver.positions import family_position
from tests.sections import Section

ROOT = Path(__file__).parents[2]
REFUSED = (ValueError, TypeError, IndexError, OverflowError, MemoryError, RuntimeError)
STRANGE = (0, 1, -1, 2, 3, 4, 5, 13, 15, 16, 51, 52, 53, 54, 63, 64, 255, 256, 1 << 31, (1 << 31) - 1)
MEMORY = 1 << 20
NODES = 3_000


def changed(value: Any, rng: Random) -> Any:
    """Return ``value`` changed in one place, of the same types throughout."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        how = rng.randrange(4)
        if how == 0:
            return rng.choice(STRANGE)
        return value + rng.choice((-1, 1)) if how == 1 else value ^ 1 << rng.randrange(64 if value > 255 else 6)
    if isinstance(value, float):
        return rng.choice((0.0, 1.0, -1.0, 2.0, 1e300, float("nan"), float("inf"), -float("inf")))
    items = list(value)
    how = rng.randrange(8) if items else 0
    if how == 1:
        items.insert(rng.randrange(len(items) + 1), rng.choice(items))
    elif how == 2:
        del items[rng.randrange(len(items))]
    elif how == 3 and len(items) > 1:
        one, other = rng.sample(range(len(items)), 2)
        items[one], items[other] = items[other], items[one]
    elif items:
        at = rng.randrange(len(items))
        items[at] = changed(items[at], rng)
    return tuple(items) if isinstance(value, tuple) else items


def swapped(hands: list[int], rng: Random) -> list[int]:
    """Return hands among which a card or two went elsewhere: what still looks like a deal."""
    found = list(hands)
    for _ in range(rng.randint(1, 2)):
        one, other = rng.randrange(len(found)), rng.randrange(len(found))
        if found[one]:
            card = 1 << rng.choice([at for at in range(64) if found[one] >> at & 1])
            found[one] ^= card * (rng.random() < 0.8)
            found[other] |= card
    return found


class Recorder:
    """Stands in for the module of beliefs, and keeps what it is asked to make."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *given: (name, given)


def attack_solver(native: Any, rng: Random, told: Counter[str]) -> None:
    """Ask the solver about one position that was changed."""
    base = family_position(rng, rng.randint(1, 6))
    ranked = ranking(base.trump, base.down, base.good_ace)
    ranks: Any = (list(ranked.suit), list(ranked.strength))
    hands = [int(hand) for hand in base.hands]
    trump = -1 if base.trump is None else int(base.trump)
    rest: Any = [trump, int(base.leader), base.side, [*map(int, base.trick)], *map(bool, base.jokers)]
    for _ in range(rng.randint(0, 2)):
        how = rng.randrange(4)
        if how == 0:
            ranks = changed(ranks, rng)
        elif how == 1:
            hands = changed(hands, rng)
        elif how == 2:
            hands = swapped(hands, rng)
        else:
            at = rng.randrange(len(rest))
            rest[at] = changed(rest[at], rng)
    try:
        asked = native.Position(native.Ranks(*ranks), hands, *rest)
    except REFUSED:
        told["positions refused"] += 1
        return
    told["positions answered"] += 1
    own = native.Solver(MEMORY, rng.random() < 0.5)
    bounds = (rng.choice((1, 1, 2)), rng.choice((-1.0, 0.0, 1.0)), NODES, rng.choice((-1, NODES)))
    limits, portable = native.Bounds(*bounds), rng.random() < 0.5
    worlds = [hands, swapped(hands, rng), changed(hands, rng)]
    some = [asked] * rng.randint(0, 2)
    for question in (
        lambda: native.legal([asked, asked]),
        lambda: own.cards(asked, NODES),
        lambda: native.batch([asked, asked], True, MEMORY, portable, limits, native.Stop()),
        lambda: native.batch([asked], False, MEMORY, portable, limits, native.Stop()),
        lambda: native.worlds(asked, worlds[: rng.randint(0, 3)], MEMORY, portable, limits, native.Stop()),
        lambda: native.losses(some, [rng.randrange(70)], MEMORY, portable, limits, native.Stop()),
        lambda: native.best_card(some, MEMORY, portable, limits, native.Stop()),
    ):  # fmt: skip
        _ask(question, told)


def attack_belief(native: Any, styles: Any, seen: Insight, rng: Random, told: Counter[str]) -> None:
    """Ask the belief about one story that was changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampling, "NATIVE", Recorder())
        (_, table), tricks, on_turn = cast("Any", policy._story(seen))[1]
    parts: Any = [list(table), [tricks, on_turn]]
    viewer: Any = [*policy._viewer(seen, STRANGER)]
    viewer[2] = [tuple(one) for one in viewer[2]]
    layout = (int(seen.unseen), sampling.seen(seen), sampling.places(seen))
    deals: Any = [[int(hand) for hand in deal] for deal in sampling.draw(seen, 2, 1)]
    for _ in range(rng.randint(0, 2)):
        how = rng.randrange(6)
        if how < 2:
            parts[how] = changed(parts[how], rng)
        elif how == 2:
            viewer = changed(viewer, rng)
        elif how == 3:
            layout = changed(layout, rng)
        elif deals:
            deals = [swapped(deal, rng) if how == 4 and deal else changed(deal, rng) for deal in deals]
    seed = rng.getrandbits(64)
    logs = rng.choices((0.0, -1.0, -1e9, float("nan")), k=rng.randrange(4))
    which = rng.choice((0, 1, len(POLICIES) - 1, len(POLICIES), 1 << 40))
    deal = deals[0] if deals else [0, 0, 0, 0]
    for question in (
        lambda: native.draw(*layout, 5, seed),
        lambda: native.ways(*layout),
        lambda: native.resampled(logs, 3, seed),
    ):  # fmt: skip
        _ask(question, told)
    try:
        story = native.Story(native.Table(*parts[0]), *parts[1])
    except REFUSED:
        told["stories refused"] += 1
        return
    told["stories answered"] += 1
    for question in (
        lambda: story.likelihoods(styles, deals, *viewer),
        lambda: story.terms(styles, deals, *viewer),
        lambda: story.chances(styles, deal, which),
        lambda: story.learned(styles, deal, viewer[2] if len(viewer) > 2 else viewer),
        lambda: story.weighed(styles, *layout, 5, 3, seed, *viewer),
        lambda: story.lessons(deal),
    ):  # fmt: skip
        _ask(question, told)


def _ask(question: Callable[[], object], told: Counter[str]) -> None:
    try:
        question()
        told["questions answered"] += 1
    except REFUSED:
        told["questions refused"] += 1


def attack(native: Any, belief: Any, count: int, seed: int) -> Counter[str]:
    """Attack both modules ``count`` times and return how often they answered and refused."""
    told: Counter[str] = Counter()
    with open(policy.WEIGHTS, "rb") as file:
        weights = policy.read_weights(file.read())
    styles = belief.Policies([weights[name].halves for name in POLICIES])
    done = game = 0
    while done < count:
        states = [state for state in random_states(seed * 1000 + game)]
        game += 1
        rng = Random(f"{seed} face {game}")
        for _ in range(min(60, count - done)):
            done += 1
            attack_solver(native, rng, told)
            state = rng.choice(states)
            seen = view(state, rng.choice(state.setup.layout.players))
            if seen.to_play is not None and seen.layout.holder[seen.to_play] == seen.viewer and not seen.down:
                attack_belief(belief, styles, Insight(seen), rng, told)
    return told


# ---- with the sanitizers ----


def sanitized(folder: Path) -> str:
    """Build the native modules into ``folder`` with the sanitizers; return the libraries to be loaded first."""
    build = ["cmake", "-S", str(ROOT), "-B", str(folder), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=RelWithDebInfo"]
    build += [f"-DPython_EXECUTABLE={sys.executable}", "-DDUMMYWHIST_SANITIZE=ON"]
    for line in (build, ["cmake", "--build", str(folder)]):
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    cache = (folder / "CMakeCache.txt").read_text("utf-8")
    compiler = re.search(r"^CMAKE_CXX_COMPILER:\w+=(.*)$", cache, re.MULTILINE)
    assert compiler is not None
    # The library of C++ as well: it must be there when the sanitizer looks for the function that throws.
    lines = ([compiler[1], f"-print-file-name={name}"] for name in ("libasan.so", "libstdc++.so.6"))
    told = [subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip() for line in lines]
    return " ".join(told)


def run(count: int, seed: int) -> str:
    """Attack modules that were built with the sanitizers, in a process of its own: nothing may end it."""
    if not sys.platform.startswith("linux"):
        return "left out: the sanitizers are loaded first on Linux only"
    folder = ROOT / "build" / "face"
    settings = {
        "LD_PRELOAD": sanitized(folder), "PYTHONPATH": str(ROOT), "PYTHONMALLOC": "malloc",
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1", "UBSAN_OPTIONS": "print_stacktrace=1",
    }  # fmt: skip
    orders = (
        f"from tests.engine.native_modules import put_in_place; put_in_place({str(folder)!r}); "
        f"from tests.engine.native_face import main; main({count}, {seed})"
    )
    line = [sys.executable, "-c", orders]
    done = subprocess.run(line, env=os.environ | settings, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"status {done.returncode}\n{done.stderr[-6000:]}"
    return f"under AddressSanitizer and UBSan, {done.stdout.strip()}"


def main(count: int, seed: int) -> None:
    """Attack the program's modules and print the totals."""
    told = attack(solver.NATIVE, sampling.NATIVE, count, seed)
    print(", ".join(f"{many:,} {what}" for what, many in sorted(told.items())))


FACE = Section("face", "changed positions", 100_000, run)
