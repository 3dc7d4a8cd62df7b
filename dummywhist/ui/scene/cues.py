"""What is to be seen of an event? Pure: events of a seat and two pictures in, cues for the stage out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.event import (
    DummyFaced,
    Played,
    Quitted,
    TrumpTakenUp,
    TrumpTurned,
)
from dummywhist.engine.knowledge.redact import HandsSeen
from dummywhist.engine.knowledge.redact import SeatEvent as DealSeen
from dummywhist.engine.session.event import SessionEvent
from dummywhist.ui.scene.layout import deal_source, gather_pose
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    Lying,
    OpenHand,
    OwnHand,
    Place,
    Pose,
    Slot,
)
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.slots import contents, last_back, place_of, slot_of
from dummywhist.ui.scene.times import EASES, Ease, Times

SeatEvent: TypeAlias = DealSeen | SessionEvent
Kind: TypeAlias = Literal["deal", "turn", "face", "take_up", "fly", "gather"]


@dataclass(frozen=True, slots=True)
class Move:
    """One card goes from a slot (or, with ``start`` None, from ``source``) to a slot.

    ``card`` is what shows at the end, None for a back; with ``turns`` it is turned over on the way. ``via``: where it
    goes first. ``waits``: it lies in sight at its source until it goes.
    """

    start: Slot | None
    end: Slot
    card: Card | None
    ms: int
    ease: Ease
    delay: int = 0
    turns: bool = False
    source: Pose | None = None
    via: Pose | None = None
    pose: Pose | None = None
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """What moves together. ``facts``: the table on which the ends of the moves lie.

    ``clears``: nothing of what lay there before is left. ``settle_ms``: cards that do not fly close up meanwhile,
    from ``settle_at`` on.
    """

    kind: Kind
    facts: Facts
    moves: tuple[Move, ...]
    clears: bool = False
    settle_ms: int = 0
    settle_at: int = 0

    @property
    def ms(self) -> int:
        """How long it takes."""
        return max((move.delay + move.ms for move in self.moves), default=0)


def cues(events: Sequence[SeatEvent], before: Picture, after: Picture, size: Facts, times: Times) -> list[Cue]:
    """Return how ``events`` lead from ``before`` to ``after``.

    ``size`` has the width, height and card shape of the table. Events that move nothing have no cue.
    """
    return list(_Telling(before, after, size, times).told(events))


class _Telling:
    """The table while it is told: ``facts`` follow event by event, as far as they can be known."""

    def __init__(self, before: Picture, after: Picture, size: Facts, times: Times) -> None:
        self.after = after
        self.size = size
        self.times = times
        self.places = after.places
        self.facts = self.sized(before.facts)
        self.final = self.sized(after.facts)

    def sized(self, facts: Facts) -> Facts:
        """``facts`` on the table as large as it is."""
        return replace(facts, width=self.size.width, height=self.size.height, rho=self.size.rho)

    def told(self, events: Sequence[SeatEvent]) -> Iterator[Cue]:
        for number, event in enumerate(events):
            rest = events[number + 1 :]
            match event:
                case HandsSeen(dealer, _):
                    yield self.deal(self.places[dealer], rest)
                case TrumpTurned(seat, card):
                    yield from self.turn(seat, card, rest)
                case DummyFaced(seat, _):
                    yield from self.face(self.places[seat])
                case TrumpTakenUp(seat, card):
                    yield from self.take_up(self.places[seat], card)
                case Played(seat, card, _):
                    yield from self.play(self.places[seat], card)
                case Quitted(seat, _, _):
                    yield from self.gather(self.places[seat])
                case _:
                    continue

    # --- the deal ---

    def deal(self, dealer: Place, rest: Sequence[SeatEvent]) -> Cue:
        """Every card flies from the dealer, his left-hand neighbour's first; the own ones are turned on the way."""
        self.facts = self.dealt(rest)
        source = deal_source(self.facts, dealer)
        first = PLACES.index(dealer) + 1
        order = [PLACES[(first + step) % 4] for step in range(4)]
        lying = {place: [slot for slot in contents(self.facts) if place_of(slot) == place] for place in order}
        shown = contents(self.facts)
        slots = [slots[i] for i in range(13) for place in order if i < len(slots := lying[place])]
        flight = self.times.of("flight")
        step = (self.times.of("deal") - flight) / max(len(slots) - 1, 1)
        moves = tuple(
            Move(None, slot, shown[slot], flight, EASES["deal"], max(round(number * step), 0),
                 turns=shown[slot] is not None, source=source, waits=number >= len(slots) - 1)
            for number, slot in enumerate(slots)
        )  # fmt: skip
        return Cue("deal", self.facts, moves, clears=True)

    def dealt(self, rest: Sequence[SeatEvent]) -> Facts:
        """The table when the cards are dealt and nothing is turned: the final one, with what came later undone."""
        facts = replace(self.final, trick=(), led=None, packets=(), turn_up=None, called=())
        hands = {place: self._whole(facts.at(place), place, rest) for place in PLACES}
        return _with_hands(facts, hands)

    def _whole(self, lying: Lying, place: Place, rest: Iterable[SeatEvent]) -> Lying:
        seat = self.after.seats.get(place)
        played = [event.card for event in rest if isinstance(event, Played) and event.seat == seat]
        turn_up = self.final.turn_up
        lies = turn_up[1] if turn_up is not None and turn_up[0] == place else None
        match lying:
            case OwnHand(cards, _):
                missing = [card for card in (*played, lies) if card is not None and card not in cards]
                return OwnHand((*cards, *missing))
            case OpenHand() if place != "bottom":
                return ClosedPacket(lying.count)
            case Backs(count):
                return Backs(count + len(played) + (lies is not None))
            case ClosedPacket(count):
                return ClosedPacket(count + len(played) + (lies is not None))
            case _:
                return lying

    # --- what is turned and laid open ---

    def turn(self, seat: Seat, card: Card, rest: Sequence[SeatEvent]) -> Iterator[Cue]:
        """The turned card goes before its dealer, or across if his hand is laid open next."""
        place = self.places[seat]
        opens = any(isinstance(event, DummyFaced) and event.seat == seat for event in rest)
        ms = self.times.of("turn")
        start = slot_of(self.facts, card) or last_back(self.facts, place)
        if start is None:
            return
        lying = self.final.at(place)
        if opens and isinstance(lying, OpenHand) and lying.lying == card:
            facts = _with_hands(self.facts, {place: replace(lying, gone=frozenset())})
            yield Cue("turn", facts, (Move(start, ("dummy", place, card), card, ms, EASES["turn"], turns=True),))
            return
        facts = replace(_without(self.facts, start), turn_up=(place, card))
        own = start[0] == "hand"
        # The trumps go to their end of the own hand with the turn; so does its order, taken from the picture to come.
        if isinstance(self.final.bottom, OwnHand) and isinstance(facts.bottom, OwnHand):
            held = set(facts.bottom.cards)
            order = [c for c in self.final.bottom.cards if c in held]
            if len(order) == len(held):
                facts = _with_hands(facts, {"bottom": OwnHand(tuple(order))})
        self.facts = facts
        move = Move(start, ("turnup", place), card, ms, EASES["turn"], turns=not own)
        yield Cue("turn", facts, (move,), settle_ms=self.times.of("sort"))

    def face(self, place: Place) -> Iterator[Cue]:
        """Dummy is laid down suit by suit."""
        lying = self.final.at(place)
        if not isinstance(lying, OpenHand) or place == "bottom":
            return
        whole = replace(lying, gone=frozenset())
        self.facts = _with_hands(self.facts, {place: whole})
        if self.facts.turn_up is not None and self.facts.turn_up[0] == place:
            turn_up: Slot | None = ("turnup", place)
            self.facts = replace(self.facts, turn_up=None)
        else:
            turn_up = None
        total = self.times.of("face")
        flight = total if self.times.reduced else round(total * 0.55)
        groups = whole.groups
        step = (total - flight) / max(len(groups) - 1, 1)
        moves: list[Move] = []
        back = sum(map(len, groups)) - 1
        for number, group in enumerate(groups):
            for card in group:
                start: Slot = ("back", place, back)
                back -= 1
                delay = round(number * step)
                moves.append(Move(start, ("dummy", place, card), card, flight, EASES["face"], delay, turns=True))
        if whole.lying is not None:
            slot: Slot = ("dummy", place, whole.lying)
            if turn_up is not None:
                moves.append(Move(turn_up, slot, whole.lying, flight, EASES["face"]))
        yield Cue("face", self.facts, tuple(moves), settle_ms=self.times.of("sort"))

    def take_up(self, place: Place, card: Card) -> Iterator[Cue]:
        """The turned card goes back into its hand: openly into the own one, else it is turned down again."""
        start: Slot = ("turnup", place)
        facts = replace(self.facts, turn_up=None)
        ms = self.times.of("take_up")
        hand = facts.at(place)
        end: Slot
        if isinstance(hand, OwnHand):
            final = self.final.bottom
            keeps = set(hand.cards) | {card}
            cards = tuple(c for c in final.cards if c in keeps) if isinstance(final, OwnHand) else ()
            facts = _with_hands(facts, {"bottom": OwnHand(cards if len(cards) == len(keeps) else (*hand.cards, card))})
            end, shown = ("hand", card), card
        elif isinstance(hand, Backs | ClosedPacket):
            facts = _with_hands(facts, {place: replace(hand, count=hand.count + 1)})
            end, shown = ("back", place, hand.count), None
        else:
            return
        self.facts = facts
        move = Move(start, end, shown, ms, EASES["take_up"], turns=shown is None)
        yield Cue("take_up", facts, (move,), settle_ms=ms)

    # --- the play ---

    def play(self, place: Place, card: Card) -> Iterator[Cue]:
        """A card goes to the trick, turned over if it comes from a closed hand."""
        start = slot_of(self.facts, card) or last_back(self.facts, place)
        if start is None:
            return
        ms = self.times.of("play")
        facts = _without(self.facts, start)
        if not facts.trick:
            facts = replace(facts, led=place)
        self.facts = replace(facts, trick=(*facts.trick, (place, card)))
        move = Move(start, ("trick", place), card, ms, EASES["play"], turns=start[0] == "back")
        yield Cue("fly", self.facts, (move,), settle_ms=ms)

    def gather(self, winner: Place) -> Iterator[Cue]:
        """The trick meets before its winner, is turned, and slides to the packet of his side; then hands close up."""
        if not self.facts.trick:
            return
        packets = dict(self.facts.packets)
        taker = self._taker(winner, packets)
        packets[taker] = packets.get(taker, 0) + 1
        end: Slot = ("packet", taker, packets[taker] - 1)
        ms = self.times.of("gather")
        via = gather_pose(self.facts, winner)
        # The winner's own card goes last and is the one that stays: the packet is one card to look at.
        trick = sorted(self.facts.trick, key=lambda played: played[0] == winner)
        moves = tuple(Move(("trick", place), end, None, ms, EASES["gather"], turns=True, via=via) for place, _ in trick)
        facts = replace(self.facts, trick=(), led=None, packets=tuple(packets.items()))
        bottom = facts.bottom
        if isinstance(bottom, OwnHand):
            facts = _with_hands(facts, {"bottom": OwnHand(tuple(c for c in bottom.cards if c not in bottom.gone))})
        self.facts = facts
        yield Cue("gather", facts, moves, settle_ms=self.times.of("sort"), settle_at=round(ms * 0.45))

    def _taker(self, winner: Place, packets: dict[Place, int]) -> Place:
        """Where the picture to come has the packet of the winner's side; the side is the one that grew."""
        final = dict(self.final.packets)
        for place in final:
            if _same_side(place, winner):
                return place
        return next((place for place in packets if _same_side(place, winner)), winner)


def _same_side(one: Place, other: Place) -> bool:
    """Partners sit opposite each other at every table there is yet."""
    return PLACES.index(one) % 2 == PLACES.index(other) % 2


def _with_hands(facts: Facts, hands: Mapping[Place, Lying]) -> Facts:
    every = {place: hands.get(place, facts.at(place)) for place in PLACES}
    return replace(facts, bottom=every["bottom"], left=every["left"], top=every["top"], right=every["right"])


def _without(facts: Facts, slot: Slot) -> Facts:
    """``facts`` less the card in ``slot``; the own hand keeps its gap until the trick is gathered."""
    place = place_of(slot)
    lying = facts.at(place)
    if slot[0] == "turnup":
        return replace(facts, turn_up=None)
    match lying:
        case OwnHand(cards, gone) if slot[0] == "hand":
            return _with_hands(facts, {place: OwnHand(cards, gone | {slot[1]})})
        case OpenHand() if slot[0] == "dummy":
            return _with_hands(facts, {place: replace(lying, gone=lying.gone | {slot[2]})})
        case Backs(count) if slot[0] == "back":
            return _with_hands(facts, {place: Backs(count - 1)})
        case ClosedPacket(count) if slot[0] == "back":
            return _with_hands(facts, {place: ClosedPacket(count - 1)})
        case _:
            return facts


def deals(events: Sequence[SeatEvent]) -> bool:
    """Whether new cards are dealt among what happened."""
    return any(isinstance(event, HandsSeen) for event in events)


def gathers(events: Sequence[SeatEvent]) -> bool:
    """Whether a trick is gathered among what happened."""
    return any(isinstance(event, Quitted) for event in events)


def opening(after: Picture) -> Picture:
    """Return the table while cards are dealt on it: who sits here and how it stands, but nothing of the deal."""
    plates = {place: replace(plate, turn=False, thinking=False) for place, plate in after.plates.items()}
    return replace(
        after, trump=None, plates=plates, counts={}, packets={}, led=None, last=None, prompt=None, note=None, choices=()
    )
