"""What goes into the layout and what comes out? Plain frozen values, no toolkit.

All lengths are device-independent pixels in the viewport, x to the right, y downward, unless a name or a docstring says
``cw`` (card widths). Nothing here knows a font: texts are given room and an alignment, never a measured width.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.values import dataclass

Place: TypeAlias = Literal["bottom", "left", "top", "right"]
"""A place at the screen's table. Compass names only ever name seats."""

PLACES: tuple[Place, ...] = ("bottom", "left", "top", "right")
"""The four places clockwise, the viewer first."""

Align: TypeAlias = Literal["left", "centre", "right"]
"""How a text or pill lies in the room given to it."""

HandSlot: TypeAlias = tuple[Literal["hand"], Card]
DummySlot: TypeAlias = tuple[Literal["dummy"], Place, Card]
BackSlot: TypeAlias = tuple[Literal["back"], Place, int]
TrickSlot: TypeAlias = tuple[Literal["trick"], Place]
PacketSlot: TypeAlias = tuple[Literal["packet"], Place, int]
QuittedSlot: TypeAlias = tuple[Literal["quitted"], Place, int]
TurnUpSlot: TypeAlias = tuple[Literal["turnup"], Place]
CalledSlot: TypeAlias = tuple[Literal["called"], Place, Card]
PocketSlot: TypeAlias = tuple[Literal["pocket"], Place, int]

Slot: TypeAlias = (
    HandSlot | DummySlot | BackSlot | TrickSlot | PacketSlot | QuittedSlot | TurnUpSlot | CalledSlot | PocketSlot
)
"""Where a card may lie. The dummy's turn-up that lies across keeps its ``("dummy", place, card)``."""


# --- geometry ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Point:
    """A point in px."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle in px, ``x, y`` its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def outset(self, by: float) -> Rect:
        """The rectangle ``by`` px larger on every side (smaller if negative)."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def meets(self, other: Rect) -> bool:
        """True if the two share an area; touching edges do not meet."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def union(self, other: Rect) -> Rect:
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


@dataclass(frozen=True, slots=True)
class Pose:
    """How one card lies: centre and card width in px (height is rho * width), degrees clockwise, layer."""

    x: float
    y: float
    width: float
    rotation: float
    z: float
    face_up: bool

    def rect(self, rho: float) -> Rect:
        """The upright bounds of the card; rotations are quarter turns."""
        width, height = self.width, self.width * rho
        if round(self.rotation) % 180 == 90:
            width, height = height, width
        return Rect(self.x - width / 2, self.y - height / 2, width, height)


# --- what lies at a place ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnHand:
    """The viewer's hand, at the bottom only.

    ``cards``: the hand as it was last closed up, in display order (left to right). ``gone``: those of them
    that have left since; their gaps stay until the caller passes the shorter ``cards`` (the hand
    closes up only after the trick is gathered).
    """

    cards: tuple[Card, ...]
    gone: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that lies open, always given **as it was at the deal**.

    ``groups``: the suits in order, trumps last, each highest first, without the lying card; a suit void at
    the deal is left out. ``lying``: the dummy's turn-up that lies across, until played (ED-26). ``gone``:
    the cards that have been played. Because the hand at the deal fixes centre, strips and folding, no
    card moves but those that close up under a played one.
    """

    groups: tuple[tuple[Card, ...], ...]
    lying: Card | None = None
    gone: frozenset[Card] = frozenset()

    @property
    def count(self) -> int:
        """Cards at the deal, the lying one included."""
        return sum(map(len, self.groups)) + (self.lying is not None)


@dataclass(frozen=True, slots=True)
class Backs:
    """A closed hand fanned out, with its count."""

    count: int


@dataclass(frozen=True, slots=True)
class ClosedPacket:
    """A dead hand or a dummy not yet opened: a closed packet."""

    count: int


@dataclass(frozen=True, slots=True)
class Nothing:
    """No hand at this place."""


Lying: TypeAlias = OwnHand | OpenHand | Backs | ClosedPacket | Nothing

Zone: TypeAlias = Literal["dummy", "backs", "none"]
"""What the top zone is made high enough for."""


# --- the question -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Facts:
    """What the viewer sees, and the viewport it is to be laid in.

    ``under``: height of the evaluation strip, 0 or 104. ``turn_up``: a living dealer's turn-up lying before
    him until he takes it up (it is then not in his hand). ``trick``: the cards on the table in the order
    played. ``led``: whose card led it. ``packets``: for each taker's place the tricks quitted there.
    ``quitted``: where each player keeps his quitted cards before him, for each
    trick whether North and South won it; None where tricks are gathered into packets.
    ``book``: tricks laid close before the odd ones stand apart. ``called``: cards that lie face up before
    their holder because they may be called. ``segments``: segments of the tournée strip, 0 for none.
    ``raised``: slots that are lifted by 0.12 cw (hover, focus, chosen); only hand slots rise.
    ``focus``: the slot with the keyboard ring. ``dummy_rows``: a dummy opposite lies in rows instead of
    columns (a display preference, ED-31). ``scale``: Larger / Smaller cards, a factor on the usual card
    width, never above the width that fits. ``zone``: the kind of the top zone where it is not what lies
    there now: a dummy shown only after the lead passes "dummy" from the deal on, so that the cards keep
    their size. ``centred``: the packet opposite lies in the middle, as large as the cards that are played, while
    it may be exchanged for. ``counted``: the deal is counted, and every hand lies as the play began with it beside
    all the tricks. ``text``: how much larger than usual the person has set all words, 1 to 1.5. ``still``: on the left
    of which place the other pack lies, None without one. ``trick_up``: so many px the trick lies higher, to make room
    for what is asked under it; ``tags_up``: tags at the sides hang over their cards, for the same.
    ``pockets``: when the cards go back into their tray, for each place the seat in whose pocket so many of them are.
    """

    width: float
    height: float
    bottom: Lying
    left: Lying = Nothing()
    top: Lying = Nothing()
    right: Lying = Nothing()
    rho: float = 880 / 630
    jumbo: bool = False
    under: float = 0.0
    trick: tuple[tuple[Place, Card], ...] = ()
    led: Place | None = None
    early: tuple[Place, ...] = ()
    packets: tuple[tuple[Place, int], ...] = ()
    quitted: tuple[bool, ...] | None = None
    book: int = 6
    turn_up: tuple[Place, Card] | None = None
    called: tuple[tuple[Place, Card], ...] = ()
    segments: int = 0
    raised: frozenset[Slot] = frozenset()
    focus: Slot | None = None
    dummy_rows: bool = False
    scale: float = 1.0
    zone: Zone | None = None
    centred: bool = False
    counted: bool = False
    text: float = 1.0
    still: Place | None = None
    trick_up: float = 0.0
    tags_up: bool = False
    pockets: tuple[tuple[Place, Seat, int], ...] = ()

    def at(self, place: Place) -> Lying:
        """What lies at ``place``."""
        match place:
            case "bottom":
                return self.bottom
            case "left":
                return self.left
            case "top":
                return self.top
            case "right":
                return self.right


# --- the answer -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Metrics:
    """The lengths of the table for one viewport; px unless noted.

    ``u`` is the scale of everything printed on the cloth: a 28 px disc is drawn 28 * u wide. It is ``screen``, which
    follows the size of the viewport, times the person's text size.
    """

    width: float
    height: float
    rho: float
    jumbo: bool
    under: float
    m: float
    screen: float
    u: float
    narrow: bool
    """Whether corner panels are folded: short names, a list instead of flaps."""
    prompt_height: float
    iv: float
    """Vertical strip that shows a whole rank, in cw."""
    dt: float
    """Height of the top zone, in cw."""
    panel_width: float
    cw: float
    ch: float
    cx: float
    cy: float
    """Centre of the trick with ``cx``."""
    hand_y: float
    """Top edge of the hand at rest."""
    prompt_y: float
    """Top edge of the prompt."""
    top_y: float
    asked_top: float
    """Top edge of the buttons over the prompt, with some air."""
    lift: float
    """How far a raised card rises: 0.12 cw."""


@dataclass(frozen=True, slots=True)
class Room:
    """Room for a text or a pill: it lies in ``rect`` at the named side, as wide as it needs, no wider.

    Vertically it fills (pills) or is centred in (labels) the rectangle.
    """

    rect: Rect
    align: Align


@dataclass(frozen=True, slots=True)
class Table:
    """Where everything lies."""

    metrics: Metrics
    cards: Mapping[Slot, Pose]
    """Every card, back and packet. Paint in order of ``z``; equal ``z`` never occurs among overlapping ones."""
    hit: Mapping[Slot, Rect]
    """Where a press means this card: its visible strip at rest, the last card whole. Where several contain a
    point the one whose pose has the highest ``z`` is meant (``slot_at``). Face-up cards only.
    """
    well: Rect
    trump_tile: Rect
    trump_text: Room
    """Title and origin line, right of the tile."""
    slip: Rect
    """The paper slip of a tray, under the tile."""
    tournee_title: Room | None
    tournee: tuple[Rect, ...]
    """One rectangle for each segment; empty without a tournée."""
    marker: Rect
    plates: Mapping[Place, Room]
    """Room for each plate, 40u high and at least as wide: then the disc stands alone."""
    sitter_plate: Room
    """Room for one who sits out: at the right of the hand opposite, else at the bottom right."""
    counts: Mapping[Place, Rect]
    """The 26u disc with the number of cards left, on the last back."""
    packets: Mapping[Place, Rect]
    """All packets of one taker together (press: last trick)."""
    packet_labels: Mapping[Place, Room]
    """Room for "4 tricks" beside the packets."""
    quitted: Mapping[Place, Rect]
    """The row of quitted cards before each player who keeps them."""
    quitted_told: Room | None
    """Room for the two lines that count the own row."""
    prompt: Rect
    """Greatest room of the prompt pill, which is centred in it and prompt height high."""
    verdict: Rect | None
    """Where it may be told what a counted deal has decided; what lies at the sides may leave it less width."""
    led: Room | None
    """Room of the tag "Led" at the leader's card."""
    tags: Mapping[Place, Room]
    """Room of the tag under the cards that may be called, by place."""
    early: Mapping[Place, Room]
    """Room of the tags at cards that were played before their turn, by place."""
    focus_ring: Rect | None
    """Bounds of the focused card as it lies now, 4 px larger; the ring is drawn on this line."""
    bottom_right: Room
    """Free room at the bottom right (hot seat: Hide my cards), 40u high, level with the own plate."""
    under: Rect | None
    """The evaluation strip."""
    still: Pose | None = None
    """The uppermost card of the pack that lies still; None without one, or where no room is free for it."""

    def slot_at(self, x: float, y: float) -> Slot | None:
        """The face-up card that a press at ``x, y`` means, or None."""
        found = [slot for slot, rect in self.hit.items() if rect.contains(x, y)]
        return max(found, key=lambda slot: self.cards[slot].z, default=None)
