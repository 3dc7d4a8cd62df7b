"""The random check of the layout: no card of an open hand meets anything else on the table.

``full_check`` runs the whole of it; the tests take a small sample of the same deals.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations, groupby, pairwise

from dummywhist.engine.cards.card import PACK, RANKS, SPADES, SUITS, Card, make_card, suit_of
from dummywhist.ui.scene.layout import PLACES, Backs, Facts, OpenHand, OwnHand, Place, Rect, Slot, Table, layout
from dummywhist.ui.scene.layout.closed import backs_bounds
from dummywhist.ui.scene.layout.corners import corner_panel
from dummywhist.ui.scene.order import display_order, open_hand

SIZES = ((800, 508), (1024, 548), (1018, 676), (1366, 676), (1920, 988), (2560, 1348))
"""Table views of the windows that are common, and one of the largest."""

ONE_DUMMYS: tuple[tuple[Place, ...], ...] = (("top",), ("left",), ("right",), ("top", "right"), ("top", "left"))
"""Where open hands lie: English Dummy from each chair, Double Dummy with both dummies open."""

EASE = 1e-6


def deals(seed: int, count: int) -> Iterator[tuple[list[Card], ...]]:
    """``count`` deals of three hands of thirteen: the viewer's and two that may lie open."""
    rng = random.Random(seed)
    for _ in range(count):
        pack = list(PACK)
        rng.shuffle(pack)
        yield pack[:13], pack[13:26], pack[26:39]


def facts_of(
    size: tuple[int, int],
    hands: tuple[list[Card], ...],
    open_at: tuple[Place, ...],
    turned: bool,
    **more: object,
) -> Facts:
    """The table at the first lead; trumps are the suit of the first open hand's last card, which may lie across."""
    own, *others = hands
    trump = suit_of(others[0][-1])
    at: dict[str, object] = {"left": Backs(13), "top": Backs(13), "right": Backs(13)}
    for i, (place, cards) in enumerate(zip(open_at, others, strict=False)):
        at[place] = open_hand(cards, trump, lying=cards[-1] if turned and i == 0 else None)
    return Facts(
        width=size[0],
        height=size[1],
        bottom=OwnHand(display_order(own, trump)),
        segments=3,
        **at,  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
    )


def obstacles(facts: Facts, table: Table) -> dict[str, Rect]:
    """Everything that an open hand has to keep clear of."""
    mt = table.metrics
    found = {
        "trump panel": corner_panel(mt, facts.segments),
        "marker": table.marker,
        "well": table.well,
        "prompt": table.prompt,
    }
    hand = [table.hit[slot] for slot in table.hit if slot[0] == "hand"]
    for i, rect in enumerate(hand):
        found[f"hand {i}"] = rect
    for place, room in table.plates.items():
        found[f"plate {place}"] = room.rect
    for place in ("left", "top", "right"):
        lying = facts.at(place)
        if isinstance(lying, Backs):
            found[f"backs {place}"] = backs_bounds(mt, place, lying.count, closed=False)
    return found


def bounds(table: Table, place: Place) -> dict[Slot, Rect]:
    """The bounds of each card of the open hand at ``place``."""
    return {slot: pose.rect(table.metrics.rho) for slot, pose in table.cards.items() if slot[:2] == ("dummy", place)}


def faults(facts: Facts, table: Table | None = None) -> list[str]:
    """What is wrong with the open hands of this table, in words; empty if nothing is."""
    table = table or layout(facts)
    mt = table.metrics
    said: list[str] = []
    blocks = {place: bounds(table, place) for place in PLACES if isinstance(facts.at(place), OpenHand)}
    window = Rect(0, 0, mt.width, mt.height - mt.under).outset(-mt.m)
    for block in blocks.values():
        for slot, rect in block.items():
            if not holds(window, rect):
                said.append(f"{slot} leaves the window")
            said += [f"{slot} meets {name}" for name, other in obstacles(facts, table).items() if _meet(rect, other)]
    for one, other in combinations(blocks.values(), 2):
        said += [f"{a} meets {b}" for a, x in one.items() for b, y in other.items() if _meet(x, y)]
    for place in blocks:
        down, across = strips(table, facts, place)
        said += [f"strip of {s:.3f} cw down at {place}" for s in down if s < 0.23 - EASE]
        said += [f"strip of {s:.3f} cw across at {place}" for s in across if s < 0.21 - EASE]
    return said


def holds(outer: Rect, inner: Rect) -> bool:
    """True if ``inner`` lies within ``outer``, a hair aside."""
    outer = outer.outset(EASE)
    return outer.contains(inner.x, inner.y) and outer.contains(inner.right, inner.bottom)


def _meet(a: Rect, b: Rect) -> bool:
    return a.outset(-EASE).meets(b)


def strips(table: Table, facts: Facts, place: Place) -> tuple[list[float], list[float]]:
    """What each covered card of the open hand shows: downward, and across where it is covered sideways.

    In widths of these cards, since the index grows and shrinks with them.
    """
    hand = facts.at(place)
    assert isinstance(hand, OpenHand)
    poses = {s[2]: p for s, p in table.cards.items() if s[0] == "dummy" and s[1] == place and s[2] != hand.lying}
    cw = max((pose.width for pose in poses.values()), default=table.metrics.cw)
    down: list[float] = []
    across: list[float] = []
    if place == "top" and not facts.dummy_rows:
        for _x, column in groupby(sorted(poses.values(), key=lambda p: (p.x, p.y)), key=lambda p: p.x):
            down += _steps((p.y for p in column), cw)
        for _suit, suit in groupby(sorted(poses, key=lambda c: (c // 13, poses[c].x)), key=lambda c: c // 13):
            across += _steps(sorted({poses[c].x for c in suit}), cw)
        return down, across
    lines = {y: sorted(p.x for p in poses.values() if p.y == y) for y in {p.y for p in poses.values()}}
    down = _steps(sorted(lines), cw)
    for xs in lines.values():
        across += _steps(xs, cw)
    if hand.lying is not None and ("dummy", place, hand.lying) in table.cards:
        lying = table.cards["dummy", place, hand.lying].rect(table.metrics.rho)
        foot = lying.bottom - table.metrics.rho * cw / 2
        level = [x for y, xs in lines.items() if abs(y - foot) < 1 for x in xs]
        if level and max(level) + cw / 2 > lying.x:
            across.append((lying.x - max(level) + cw / 2) / cw)
    return down, across


def _steps(at: Iterable[float], cw: float) -> list[float]:
    line = list(at)
    return [(b - a) / cw for a, b in pairwise(line)]


def check(seed: int, count: int, sizes: Iterable[tuple[int, int]] = SIZES, **more: object) -> tuple[float, float]:
    """Lay ``count`` deals at every size and seating, with and without turn-up.

    Returns the smallest strips down and across, in cw; AssertionError names the first fault.
    """
    least_down = least_across = 9.0
    for hands in deals(seed, count):
        for size in sizes:
            for open_at in ONE_DUMMYS:
                for turned in (True, False):
                    facts = facts_of(size, hands, open_at, turned, **more)
                    table = layout(facts)
                    said = faults(facts, table)
                    assert not said, f"{size} {open_at} {hands[1]} {'turned' if turned else ''}: {said}"
                    for place in open_at:
                        down, across = strips(table, facts, place)
                        least_down = min([least_down, *down])
                        least_across = min([least_across, *across])
    return least_down, least_across


def full_check(seed: int = 1, count: int = 3000) -> tuple[float, float]:
    """The whole check: 3,000 hands at each of six sizes."""
    return check(seed, count)


def hand(text: str) -> tuple[Card, ...]:
    """Cards from words such as ``S A T 5  H Q``: a suit letter, then its ranks (ten is T)."""
    suit = SPADES
    cards: list[Card] = []
    for word in text.split():
        if word in "SHDC":
            suit = SUITS["SHDC".index(word)]
        else:
            cards.append(make_card(suit, RANKS["23456789TJQKA".index(word)]))
    return tuple(cards)
