"""The public functions: all parts of the table put together."""

from __future__ import annotations

from dataclasses import replace

from dummywhist.ui.scene.layout import closed, corners, dummy, trick
from dummywhist.ui.scene.layout.hand import own_hand
from dummywhist.ui.scene.layout.metrics import BACKS, Z_FLYING, metrics, side_margin
from dummywhist.ui.scene.layout.quitted import quitted, told
from dummywhist.ui.scene.layout.still import still
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    Metrics,
    Nothing,
    OpenHand,
    OwnHand,
    Place,
    Pose,
    Rect,
    Room,
    Slot,
    Table,
)

FOCUS_OUTSET = 4.0


def layout(facts: Facts) -> Table:
    """Where everything on the table lies."""
    table = lifted(_at_rest(facts), facts.raised)
    pose = None if facts.focus is None else table.cards.get(facts.focus)
    return table if pose is None else replace(table, focus_ring=pose.rect(facts.rho).outset(FOCUS_OUTSET))


def lifted(table: Table, raised: frozenset[Slot]) -> Table:
    """Return ``table``, laid out with nothing raised, with the cards of the own hand lifted that are in ``raised``."""
    up = [slot for slot in raised if slot[0] == "hand" and slot in table.cards]
    if not up:
        return table
    mt, cards = table.metrics, dict(table.cards)
    for slot in up:
        cards[slot] = replace(cards[slot], y=cards[slot].y - mt.lift)
    return replace(table, cards=cards)


def _at_rest(facts: Facts) -> Table:
    mt = metrics(facts)
    cards: dict[Slot, Pose] = {}
    hit: dict[Slot, Rect] = {}
    counts: dict[Place, Rect] = {}
    held: dict[Place, Rect] = {}
    for place in ("top", "bottom", "left", "right"):  # what lies opposite may push an open hand at a side down
        lying = facts.at(place)
        match lying:
            case OwnHand() | OpenHand() if place == "bottom":
                hand_cards, hand_hit, bounds = own_hand(mt, _as_own(lying), _margin(mt, facts))
                cards |= hand_cards
                hit |= hand_hit
                if bounds is not None:
                    held[place] = bounds
            case OpenHand():
                block = _open(mt, place, lying, facts, held.get("top"))
                cards |= block.cards
                hit |= block.hit
                held[place] = block.bounds
            case ClosedPacket(count) if place == "top" and facts.centred and count:
                back_cards, held[place], counts[place] = closed.centred(mt, count)
                cards |= back_cards
            case Backs(count) | ClosedPacket(count):
                shut = isinstance(lying, ClosedPacket)
                back_cards, disc = closed.backs(mt, place, count, shut)
                cards |= back_cards
                held[place] = closed.backs_bounds(mt, place, count, shut)
                if count:
                    counts[place] = disc
            case OwnHand():
                raise ValueError(f"the viewer's own hand lies at the bottom, not at the {place}")
            case _:
                if place != "bottom":
                    held[place] = closed.backs_bounds(mt, place, 0, closed=True)

    higher = replace(mt, cy=mt.cy - facts.trick_up)
    for place, _card in facts.trick:
        pose = trick.played(higher, place)
        cards["trick", place] = pose
        hit["trick", place] = pose.rect(mt.rho)

    plates = _plates(mt, facts, held)
    packets: dict[Place, Rect] = {}
    labels: dict[Place, Room] = {}
    for place, count in facts.packets:
        if count == 0:
            continue
        packet_cards, bounds = closed.packets(
            mt, place, count, facts.book, held.get(place, Rect(mt.cx, 0, 0, 0)), facts.counted
        )
        cards |= packet_cards
        packets[place] = bounds
        reach = bounds.right + corners.TOLD * mt.u + (closed.GAP if facts.counted else 0)
        limit = corners.marker(mt).x - 8 if place == "top" else max(side_margin(mt) - 8, reach)
        room = corners.packet_label(mt, place, bounds, held.get(place, bounds), limit, facts.counted)
        if place != "bottom" and room.rect.bottom > mt.prompt_y:  # it would stand under the prompt
            above = replace(room.rect, y=bounds.y - room.rect.height - 2)
            taken = (*(lying.rect(mt.rho) for lying in cards.values()), *(room.rect for room in plates.values()))
            if not any(above.meets(other) for other in taken):
                room = replace(room, rect=above)
        labels[place] = room

    rows: dict[Place, Rect] = {}
    for place in PLACES if facts.quitted else ():
        row_cards, rows[place] = quitted(mt, place, facts.quitted or (), held.get(place, Rect(mt.cx, 0, 0, 0)))
        cards |= row_cards

    for place, seat, count in facts.pockets:
        cards |= {("pocket", place, i): corners.in_pocket(mt, seat, i) for i in range(count)}

    bottom_right = corners.bottom_right(mt)
    if "bottom" in held:
        bottom_right = _clip_left(bottom_right, held["bottom"].right + 8)
    if facts.turn_up is not None:
        place = facts.turn_up[0]
        if place == "bottom":
            pose, rect, beside_plate = closed.before_bottom(mt, held.get("bottom"), plates["bottom"].rect.width)
            if beside_plate:
                plates["bottom"] = _clip_right(plates["bottom"], rect.x - 8)
            else:
                bottom_right = _clip_left(bottom_right, rect.right + 8)
        else:
            pose, rect = closed.before(mt, place, held[place], 0)
        cards["turnup", place] = pose
        hit["turnup", place] = rect
    tags: dict[Place, Room] = {}
    for place in dict.fromkeys(place for place, _ in facts.called if place != "bottom"):
        open_ = [card for at, card in facts.called if at == place]
        beside = held[place].union(packets[place]) if place in packets else held[place]
        there = facts.at(place)
        whole = isinstance(there, Backs) and not there.count and place not in packets
        laid = closed.called(mt, place, beside, whole, len(open_))
        for card, (pose, rect) in zip(open_, laid, strict=True):
            cards["called", place, card] = pose
            hit["called", place, card] = rect
        tags[place] = closed.called_tag(mt, laid[0][1], laid[-1][1], above=facts.tags_up and place != "top")

    across = held["top"]
    for lain in (packets, rows):
        if "top" in lain:
            across = across.union(lain["top"])
    if "top" in tags:
        shown = [rect for slot, rect in hit.items() if slot[0] == "called" and slot[1] == "top"]
        for rect in (*shown, tags["top"].rect):
            across = across.union(rect)
    opposite: Rect | None = across
    if isinstance(facts.top, Nothing) or (facts.turn_up is not None and facts.turn_up[0] == "top"):
        opposite = None
    return Table(
        metrics=mt,
        cards=cards,
        hit=hit,
        well=trick.well(higher),
        trump_tile=corners.trump_tile(mt),
        trump_text=corners.trump_text(mt),
        slip=corners.slip(mt),
        tournee_title=corners.tournee_title(mt) if facts.segments else None,
        tournee=corners.tournee(mt, facts.segments),
        marker=corners.marker(mt),
        plates=plates,
        sitter_plate=corners.sitter_plate(mt, opposite, isinstance(facts.top, OpenHand), bottom_right),
        counts=counts,
        packets=packets,
        packet_labels=labels,
        quitted=rows,
        quitted_told=told(mt, rows["bottom"], held.get("bottom")) if rows else None,
        prompt=trick.prompt(mt),
        verdict=_verdict(mt, facts, held["top"], packets.get("top")),
        tags=tags,
        led=trick.led_tag(higher, facts.led) if facts.led else None,
        early={place: trick.led_tag(higher, place) for place in facts.early},
        focus_ring=None,
        bottom_right=bottom_right,
        under=Rect(0.0, mt.height - mt.under, mt.width, mt.under) if mt.under else None,
        still=None if facts.still is None else still(mt, facts, facts.still, held, plates),
    )


def deal_source(facts: Facts, dealer: Place) -> Pose:
    """The pack in the dealer's hand, face down, from which the cards of the deal fly."""
    mt = metrics(facts)
    rect = closed.backs_bounds(mt, dealer, 1, closed=True).centre
    turned = 90.0 if dealer in ("left", "right") else 0.0
    return Pose(rect.x, rect.y, BACKS * mt.cw, turned, Z_FLYING, False)


def gather_pose(facts: Facts, winner: Place) -> Pose:
    """Where the cards of a trick meet before the winner and are turned, on the way to the packet."""
    return replace(trick.played(metrics(facts), winner), z=Z_FLYING, face_up=False)


def _verdict(mt: Metrics, facts: Facts, opposite: Rect, packets: Rect | None) -> Rect | None:
    """Between the hand opposite and the tricks in the middle, or what is asked there."""
    if not facts.counted:
        return None
    top = max(trick.well(mt).y, opposite.bottom) + closed.CLEAR
    foot = mt.asked_top if packets is None else packets.y - closed.CLEAR / 2
    return Rect(mt.cx - 240 * mt.u, top, 480 * mt.u, max(foot - top, 0.0))


def _margin(mt: Metrics, facts: Facts) -> float | None:
    """What the hand at the bottom leaves free at both sides when it is only looked at: room for the own tricks."""
    count = dict(facts.packets).get("bottom", 0)
    if not facts.counted or not count:
        return None
    return max(side_margin(mt), closed.packets_margin(mt, count, facts.book))


def _as_own(lying: OwnHand | OpenHand) -> OwnHand:
    """An open hand at the bottom lies as the own hand does; a turn-up stands in its place, not across."""
    if isinstance(lying, OwnHand):
        return lying
    across = () if lying.lying is None else (lying.lying,)
    return OwnHand(tuple(card for group in lying.groups for card in group) + across, lying.gone)


def _open(mt: Metrics, place: Place, hand: OpenHand, facts: Facts, opposite: Rect | None) -> dummy.Block:
    if place == "top" and not facts.dummy_rows:
        return dummy.columns(mt, place, hand, may_drop=not isinstance(facts.right, OpenHand))
    return dummy.rows(mt, place, hand, opposite if isinstance(facts.top, OpenHand) else None)


def _plates(mt: Metrics, facts: Facts, held: dict[Place, Rect]) -> dict[Place, Room]:
    plates: dict[Place, Room] = {"bottom": corners.own_plate(mt)}
    if "bottom" in held:
        plates["bottom"] = _clip_right(plates["bottom"], held["bottom"].x - 8)
    for place in ("left", "right"):
        opposite = held["top"] if isinstance(facts.top, OpenHand) else None
        plates[place] = corners.side_plate(mt, place, held[place], isinstance(facts.at(place), OpenHand), opposite)
    centred = facts.centred and isinstance(facts.top, ClosedPacket)
    top = corners.top_plate(mt, held["top"], isinstance(facts.top, OpenHand))
    if centred:
        top = corners.above(mt, held["top"])
    plates["top"] = top
    return plates


def _clip_right(room: Room, right: float) -> Room:
    rect = room.rect
    return replace(room, rect=replace(rect, width=min(rect.width, right - rect.x)))


def _clip_left(room: Room, left: float) -> Room:
    rect = room.rect
    x = max(rect.x, left)
    return replace(room, rect=replace(rect, x=x, width=rect.right - x))
