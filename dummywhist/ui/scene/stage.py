"""Who moves the cards? One stage with one clock: it plays cues on the items, and can set every slot at once.

Motions are never truth. Whatever happens, `snap` puts the items where the layout of the picture has them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, pi
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import Seat
from dummywhist.ui.scene.card_item import CardItem, State
from dummywhist.ui.scene.cues import Cue, Move
from dummywhist.ui.scene.kit import Kit
from dummywhist.ui.scene.layout.metrics import Z_FLYING, Z_STEP
from dummywhist.ui.scene.layout.types import Facts, Place, Pose, Slot, Table
from dummywhist.ui.scene.slots import Contents, origins, slot_name
from dummywhist.ui.scene.times import FADE, Ease

ITEMS: Final = 54
EASED: Final[Mapping[Ease, Callable[[float], float]]] = {
    "linear": lambda t: t,
    "out_cubic": lambda t: 1 - (1 - t) ** 3,
    "in_out_cubic": lambda t: 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2,
    "in_out_sine": lambda t: (1 - cos(pi * t)) / 2,
}


class Clock(QAbstractAnimation):
    """Runs while something moves, and tells the time since it was started."""

    ticked = Signal(int)

    def duration(self) -> int:
        """It runs until it is stopped."""
        return -1

    def updateCurrentTime(self, current: int) -> None:
        """Pass the time on."""
        self.ticked.emit(current)


@dataclass(slots=True)
class Motion:
    """One item on its way. ``begin`` is on the clock; ``turns``: it shows ``card`` from the middle on."""

    item: CardItem
    start: Pose
    end: Pose
    begin: float
    ms: float
    ease: Callable[[float], float]
    card: Card | None
    turns: bool = False
    via: Pose | None = None
    film: bool = True
    """Part of what `play` was told, not an answer to the pointer."""
    high: bool = True
    """Above all that lies on the table."""
    fades: bool = False
    order: int = 0

    def pose_at(self, t: float) -> tuple[Pose, float]:
        """Where it is at a share ``t`` of its time, and how much it is squeezed by being turned over."""
        if self.fades:
            return self.end, 1.0
        if self.via is None:
            pose = _between(self.start, self.end, self.ease(t))
        elif t < GATHERED:
            pose = _between(self.start, self.via, self.ease(t / GATHERED))
        else:
            pose = _between(self.via, self.end, self.ease((t - GATHERED) / (1 - GATHERED)))
        z = Z_FLYING + self.order * Z_STEP if self.high else self.end.z
        return replace(pose, z=z), abs(cos(pi * t)) if self.turns else 1.0


GATHERED: Final = 0.45
"""The share of a gathering in which the cards meet; then they slide to the packet."""


def _between(one: Pose, other: Pose, share: float) -> Pose:
    def mix(a: float, b: float) -> float:
        return a + (b - a) * share

    return Pose(
        mix(one.x, other.x),
        mix(one.y, other.y),
        mix(one.width, other.width),
        mix(one.rotation, other.rotation),
        other.z,
        other.face_up,
    )


@dataclass(slots=True)
class Change:
    """Something printed on the cloth that changes by and by: ``show`` is told how much of it, from 0 to 1."""

    item: QGraphicsItem
    begin: float
    ms: float
    show: Callable[[float], None]


class Stage(QObject):
    """The items, which slot each lies in, and what moves."""

    done = Signal()
    """The cues have been played to their end (not sent by `snap`)."""

    def __init__(self, scene: QGraphicsScene, kit: Kit, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._kit = scene, kit
        self._items: list[CardItem] = []
        self._add(ITEMS)
        self._free = list(reversed(self._items))
        self.seats: Mapping[Place, Seat] = {}
        self._at: dict[Slot, CardItem] = {}
        self._contents: Contents = {}
        self._motions: list[Motion] = []
        self._changes: list[Change] = []
        self._cues: list[Cue] = []
        self._film = False
        self._lay: Callable[[Facts], Table] | None = None
        self._reduced = False
        self._now = 0.0
        self._clock = Clock(self)
        self._clock.ticked.connect(self.tick)

    # --- what lies where ---

    @property
    def items(self) -> Sequence[CardItem]:
        """All 54, seen or not."""
        return self._items

    @property
    def at(self) -> Mapping[Slot, CardItem]:
        """The item in each slot."""
        return self._at

    @property
    def playing(self) -> bool:
        """Whether cues are being played."""
        return self._film

    @property
    def moving(self) -> bool:
        """Whether anything moves, be it only a card under the pointer."""
        return self._clock.state() == QAbstractAnimation.State.Running

    @property
    def now(self) -> float:
        """The time on the clock, ms."""
        return self._now

    def item_of(self, card: Card) -> CardItem | None:
        """The item that shows ``card``."""
        return next((item for item in self._at.values() if item.card == card), None)

    def seen_at(self, x: float, y: float, rho: float, lift: float) -> Card | None:
        """Return the card whose face is painted at ``x, y``, be it on its way; None for a back or the cloth.

        A card of the hand counts in the whole column in which it rises by ``lift`` and sinks.
        """
        own = {id(item) for slot, item in self._at.items() if slot[0] == "hand"}
        there = []
        for item in self._items:
            box, more = item.pose.rect(rho), lift + 1 if id(item) in own else 0.0
            if item.isVisible() and box.x <= x < box.right and box.y - more <= y < box.bottom + more:
                there.append(item)
        top = max(there, key=lambda item: item.pose.z, default=None)
        return None if top is None else top.card

    def target(self, item: CardItem) -> Pose:
        """Where an item will lie when nothing moves any more."""
        return next((motion.end for motion in self._motions if motion.item is item), item.pose)

    def _add(self, count: int) -> None:
        """Have so many items more: a counted deal shows every card and the tricks beside them."""
        for _ in range(count):
            item = CardItem(self._kit)
            self._scene.addItem(item)
            self._items.append(item)

    # --- at once ---

    def snap(self, contents: Contents, table: Table) -> None:
        """End all motion, and let every slot of the layout hold what it holds, where it lies."""
        self._motions.clear()
        self._cues.clear()
        self._film = False
        if not self._changes:
            self._clock.stop()
            self._now = 0.0
        self._assign(contents)
        for slot, item in self._at.items():
            item.setOpacity(1.0)
            item.show_card(contents[slot])
            item.place(table.cards[slot])
            item.setVisible(True)

    def _assign(self, contents: Contents) -> None:
        """Give every slot an item: the one that lay there or showed its card, or a free one."""
        old = self._at
        found = origins(self._contents, contents)
        kept = {slot: old[source] for slot, source in found.items() if source in old}
        staying = {id(item) for item in kept.values()}
        self._add(max(len(contents) - len(self._items), 0))
        for item in self._items:
            if id(item) not in staying:
                item.release()
        self._free = [item for item in reversed(self._items) if id(item) not in staying]
        self._at = {slot: kept[slot] if slot in kept else self._free.pop() for slot in contents}
        self._contents = dict(contents)
        for slot, item in self._at.items():
            card = contents[slot]
            item.set_name(self._called(slot, card))

    def _called(self, slot: Slot, card: Card | None) -> str:
        return slot_name(slot, "" if card is None else card_text(card), self.seats)

    def states(self, states: Mapping[Slot, State]) -> None:
        """Show the states of these slots; all others are plain."""
        for slot, item in self._at.items():
            item.set_state(states.get(slot, State.PLAIN))

    # --- in time ---

    def animate(
        self,
        item: CardItem,
        end: Pose,
        ms: float,
        *,
        card: Card | None = None,
        turns: bool = False,
        delay: float = 0.0,
        ease: Ease = "out_cubic",
        via: Pose | None = None,
        film: bool = False,
        high: bool = False,
        order: int = 0,
    ) -> None:
        """Bring one item to a pose; at once if that takes no time. The one way in which anything moves."""
        self._motions = [motion for motion in self._motions if motion.item is not item]
        card = card if turns else item.card
        if ms <= 0:
            item.show_card(card)
            item.place(end)
            return
        fades = self._reduced and film
        begin = self._now + (0.0 if fades else delay)
        start = item.pose
        if end.width > start.width:
            item.resize(end.width)
            item.move(start)
        took = FADE if fades else ms
        self._motions.append(
            Motion(item, start, end, begin, took, EASED[ease], card, turns, via, film, high, fades, order)
        )
        if fades:
            item.setOpacity(0.0)
        self._run()

    def fade_in(self, item: QGraphicsItem, ms: float, low: float = 0.0) -> None:
        """Let something come up that is new, or blink."""
        self.change(item, ms, lambda share: item.setOpacity(low + (1 - low) * share))

    def change(self, item: QGraphicsItem, ms: float, show: Callable[[float], None]) -> None:
        """Let something printed on the cloth change in this time, at once if there is none; no film waits for it."""
        self._changes = [change for change in self._changes if change.item is not item]
        if ms <= 0:
            show(1.0)
            return
        show(0.0)
        self._changes.append(Change(item, self._now, ms, show))
        self._run()

    def play(self, cues: Sequence[Cue], lay: Callable[[Facts], Table], reduced: bool) -> bool:
        """Play cues one after another; `done` follows, or `snap` ends it. False if there is nothing to play."""
        self._motions.clear()
        self._cues = list(cues)
        self._lay = lay
        self._reduced = reduced
        self._film = True
        self._next()
        self._film = self._filming()
        return self._film

    def _filming(self) -> bool:
        return bool(self._cues) or any(motion.film for motion in self._motions)

    def _run(self) -> None:
        if self._clock.state() != QAbstractAnimation.State.Running:
            self._clock.start()

    def tick(self, now: float) -> None:
        """Set everything that moves to where it is at this time of the clock."""
        self._now = float(now)
        staying: list[Motion] = []
        for motion in self._motions:
            t = (self._now - motion.begin) / motion.ms
            if 0 <= t < 1:
                self._show(motion, t)
            elif t >= 1:
                self._show(motion, 1.0)
                motion.item.setOpacity(1.0)
                motion.item.place(motion.end)
                continue
            staying.append(motion)
        self._motions = staying
        if self._cues and not any(motion.film for motion in staying):
            self._next()
        for change in self._changes:
            change.show(min(max((self._now - change.begin) / change.ms, 0.0), 1.0))
        self._changes = [change for change in self._changes if self._now - change.begin < change.ms]
        if not self._motions and not self._cues and not self._changes:
            self._clock.stop()
            self._now = 0.0
        if self._film and not self._filming():
            self._film = False
            self.done.emit()

    def _show(self, motion: Motion, t: float) -> None:
        item = motion.item
        if not item.isVisible():
            item.setVisible(True)
        pose, squeeze = motion.pose_at(t)
        if motion.fades or (motion.turns and t >= 0.5):
            item.show_card(motion.card)
        if motion.fades:
            item.setOpacity(t)
            item.place(pose)
        else:
            item.move(pose, max(squeeze, 0.02))

    def _next(self) -> None:
        while self._cues:
            cue = self._cues.pop(0)
            if self._begin(cue):
                return

    def _begin(self, cue: Cue) -> bool:
        """Start one cue; False if it moves nothing."""
        assert self._lay is not None
        table = self._lay(cue.facts)
        if cue.clears:
            self._assign({})
        # All are taken up before any is laid down: hands may change places.
        taken = [None if move.start is None else self._at.pop(move.start, None) for move in cue.moves]
        for order, (move, item) in enumerate(zip(cue.moves, taken, strict=True)):
            self._begin_move(move, item, table, order)
        if cue.settle_ms:
            ends = {move.end for move in cue.moves}
            for slot, item in self._at.items():
                pose = table.cards.get(slot)
                if slot not in ends and pose is not None and _apart(item.pose, pose):
                    self.animate(item, pose, cue.settle_ms, delay=cue.settle_at, ease="in_out_cubic", film=True)
        return any(motion.film for motion in self._motions)

    def _begin_move(self, move: Move, item: CardItem | None, table: Table, order: int) -> None:
        end = table.cards.get(move.end)
        if end is None or (item is None and not self._free):
            return
        if item is None:
            item = self._free.pop()
            item.show_card(None if move.turns else move.card)
            item.place(move.source or end)
            item.setVisible(move.waits or not move.delay)
        elif move.start is not None:
            self._contents.pop(move.start, None)
        self._at[move.end] = item
        self._contents[move.end] = move.card
        item.set_name(self._called(move.end, move.card))
        item.set_state(State.PLAIN)
        self.animate(
            item,
            end,
            move.ms,
            card=move.card,
            turns=move.turns,
            delay=move.delay,
            ease=move.ease,
            via=move.via,
            film=True,
            high=True,
            order=order,
        )


def _apart(one: Pose, other: Pose) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) + abs(one.width - other.width) > 0.25
