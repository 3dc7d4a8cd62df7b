"""What is to be seen of an event? Pure: events of a seat and two pictures in, cues for the stage out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.event import (
    CardsPutAway,
    DealCounted,
    DummyChosen,
    DummyFaced,
    DummyPlaced,
    HandExchanged,
    JokerHandedIn,
    Played,
    PlayedAhead,
    Quitted,
    TrumpNamed,
    TrumpTakenUp,
    TrumpTurned,
)
from dummywhist.engine.knowledge.redact import HandedInSeen, HandsSeen, PutAwaySeen
from dummywhist.engine.knowledge.redact import SeatEvent as DealSeen
from dummywhist.engine.session.event import SessionEvent
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.changing import HELD, arrived, held_at, taken_out, with_hands, without
from dummywhist.ui.scene.layout import deal_source, gather_pose
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    Lying,
    Nothing,
    OpenHand,
    OwnHand,
    Place,
    Pose,
    Slot,
)
from dummywhist.ui.scene.order import dealt_order
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.slots import contents, last_back, place_of, slot_of
from dummywhist.ui.scene.times import EASES, Ease, Times

SeatEvent: TypeAlias = DealSeen | SessionEvent
Kind: TypeAlias = Literal["deal", "turn", "face", "take_up", "cross", "away", "sort", "fly", "gather", "close"]


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
    """The table while events are shown: ``facts`` change event by event, as far as they can be known."""

    def __init__(self, before: Picture, after: Picture, size: Facts, times: Times) -> None:
        self.before = before
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
                    if not any(isinstance(event, TrumpTurned) for event in rest):
                        yield from self.sorted()
                case TrumpTurned(seat, card):
                    yield from self.turn(seat, card, rest)
                case DummyFaced(seat, _):
                    yield from self.face(self.places[seat])
                case TrumpTakenUp(seat, card):
                    yield from self.take_up(self.places[seat], card)
                case DummyPlaced(_, came):
                    yield from self.placed(came)
                case DummyChosen(_, _, True):
                    yield from self.crossed()
                case HandExchanged(_, seat, packet):
                    yield from self.swap(self.places[seat], self.places[packet])
                case CardsPutAway() | PutAwaySeen() | JokerHandedIn() | HandedInSeen():
                    yield from self.changed("away")
                case TrumpNamed():
                    yield from self.changed("sort")
                case Played(seat, card, _) | PlayedAhead(_, seat, card):
                    yield from self.play(self.places[seat], card)
                case Quitted(seat, _, _):
                    yield from self.gather(self.places[seat])
                case DealCounted() if self.facts.quitted is not None:
                    yield self.close()
                case _:
                    continue

    # --- the deal ---

    def deal(self, dealer: Place, rest: Sequence[SeatEvent]) -> Cue:
        """Every card flies from the dealer, his left-hand neighbour's first; the own ones are turned on the way.

        The other way round it is his right-hand neighbour's (SD-3).
        """
        self.facts = self.dealt(rest)
        source = deal_source(self.facts, dealer)
        way = -1 if self.after.backwards else 1
        order = [PLACES[(PLACES.index(dealer) + way * step) % 4] for step in range(1, 5)]
        lying = {place: [slot for slot in contents(self.facts) if place_of(slot) == place] for place in order}
        shown = contents(self.facts)
        most = max(map(len, lying.values()))
        slots = [slots[i] for i in range(most) for place in order if i < len(slots := lying[place])]
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
        facts = replace(self.final, trick=(), led=None, packets=(), quitted=self._kept(0), turn_up=None, called=())
        hands = {place: self._whole(facts.at(place), place, rest) for place in PLACES}
        return with_hands(facts, hands)

    def _whole(self, lying: Lying, place: Place, rest: Iterable[SeatEvent]) -> Lying:
        seat = self.after.seats.get(place)
        played = [event.card for event in rest if isinstance(event, Played) and event.seat == seat]
        turn_up = self.final.turn_up
        lies = turn_up[1] if turn_up is not None and turn_up[0] == place else None
        match lying:
            case OwnHand(cards, _):
                missing = [card for card in (*played, lies) if card is not None and card not in cards]
                return OwnHand(dealt_order((*cards, *missing), lies))
            case OpenHand() if place != "bottom":
                return ClosedPacket(lying.count)
            case Backs(count):
                return Backs(count + len(played) + (lies is not None))
            case ClosedPacket(count):
                return ClosedPacket(count + len(played) + (lies is not None))
            case _:
                return lying

    def sorted(self) -> Iterator[Cue]:
        """The dealing is over and no trump is turned: the own hand is put in order."""
        facts = self._in_order(self.facts)
        if facts != self.facts:
            self.facts = facts
            yield Cue("sort", facts, (), settle_ms=self.times.of("sort"))

    def _in_order(self, facts: Facts) -> Facts:
        """``facts`` with the own hand in the order that it has in the picture to come."""
        hand, final = facts.bottom, self.final.bottom
        if not isinstance(hand, OwnHand) or not isinstance(final, OwnHand):
            return facts
        held = set(hand.cards)
        known = [card for card in final.cards if card in held]
        return with_hands(facts, {"bottom": OwnHand((*known, *(card for card in hand.cards if card not in known)))})

    # --- what is turned and laid open ---

    def turn(self, seat: Seat, card: Card, rest: Sequence[SeatEvent]) -> Iterator[Cue]:
        """The turned card goes before its dealer, or across if his hand is laid open next.

        When it is up and the trumps are known, the own hand is put in order in one glide.
        """
        lies = self.final.turn_up
        place = lies[0] if lies is not None and lies[1] == card else self.places[seat]
        opens = any(isinstance(event, DummyFaced) and event.seat == seat for event in rest)
        ms = self.times.of("turn")
        start = slot_of(self.facts, card) or last_back(self.facts, place)
        if start is None:
            return
        lying = self.final.at(place)
        if opens and isinstance(lying, OpenHand) and lying.lying == card:
            self.facts = self._in_order(self.facts)
            facts = with_hands(self.facts, {place: replace(lying, gone=frozenset())})
            moves = (Move(start, ("dummy", place, card), card, ms, EASES["turn"], turns=True),)
            yield Cue("turn", facts, moves, settle_ms=self.times.of("sort"), settle_at=ms)
            return
        facts = taken_out(replace(without(self.facts, start), turn_up=(place, card)), card)
        own = start[0] == "hand"
        facts = self._in_order(facts)
        self.facts = facts
        move = Move(start, ("turnup", place), card, ms, EASES["turn"], turns=not own)
        yield Cue("turn", facts, (move,), settle_ms=self.times.of("sort"), settle_at=ms)

    def face(self, place: Place) -> Iterator[Cue]:
        """Dummy is laid down suit by suit."""
        lying = self.final.at(place)
        if not isinstance(lying, OpenHand) or place == "bottom" or isinstance(self.facts.at(place), OpenHand):
            return  # who looked at it before sees nothing new
        whole = replace(lying, gone=frozenset())
        self.facts = with_hands(self.facts, {place: whole})
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
            facts = with_hands(facts, {"bottom": OwnHand(cards if len(cards) == len(keeps) else (*hand.cards, card))})
            end, shown = ("hand", card), card
        elif isinstance(hand, Backs | ClosedPacket):
            facts = with_hands(facts, {place: replace(hand, count=hand.count + 1)})
            end, shown = ("back", place, hand.count), None
        else:
            return
        self.facts = facts
        move = Move(start, end, shown, ms, EASES["take_up"], turns=shown is None)
        yield Cue("take_up", facts, (move,), settle_ms=ms)

    # --- hands that change places ---

    def placed(self, came: Sequence[Seat]) -> Iterator[Cue]:
        """The dummy goes opposite the declarer, and the others move round the table (BD-6)."""
        old = self.facts
        before = self.before.places
        lay = {place: old.at(before[came[seat]]) for place, seat in self.after.seats.items()}
        facts = replace(with_hands(old, lay), zone=self.final.zone)
        moves: list[Move] = []
        for place, seat in self.after.seats.items():
            was = before[came[seat]]
            if was != place:
                moves += self._pairs(old, was, facts, place)
        self.facts = facts
        ms = self.times.of("exchange")
        yield Cue("cross", facts, tuple(moves), settle_ms=ms)
        for place in PLACES:
            if isinstance(facts.at(place), ClosedPacket):
                yield from self.face(place)

    def crossed(self) -> Iterator[Cue]:
        """The two packets change places (SD-21)."""
        open_before = [place for place in PLACES if isinstance(self.facts.at(place), OpenHand | ClosedPacket)]
        if len(open_before) == 2:
            yield from self.swap(open_before[0], open_before[1])

    def swap(self, one: Place, other: Place) -> Iterator[Cue]:
        """The cards of two places cross the table; what may be seen at the end is turned on the way."""
        old = self.facts
        lay = {place: arrived(self.final.at(place), held_at(old, away)) for place, away in ((one, other), (other, one))}
        turn_up = old.turn_up if old.turn_up is not None and old.turn_up[0] not in (one, other) else None
        facts = replace(with_hands(old, lay), turn_up=turn_up)
        moves = (*self._pairs(old, one, facts, other), *self._pairs(old, other, facts, one))
        self.facts = facts
        yield Cue("cross", facts, moves, settle_ms=self.times.of("sort"))

    def _pairs(self, old: Facts, one: Place, new: Facts, other: Place) -> list[Move]:
        """The moves that bring all that lies at ``one`` to ``other``: a card to itself, the rest in order."""
        was = {slot: card for slot, card in contents(old).items() if place_of(slot) == one and slot[0] in HELD}
        now = {slot: card for slot, card in contents(new).items() if place_of(slot) == other and slot[0] in HELD}
        by_card = {card: slot for slot, card in was.items() if card is not None}
        starts = {slot: by_card.pop(card) for slot, card in now.items() if card is not None and card in by_card}
        free = [slot for slot in was if slot not in starts.values()]
        ms = self.times.of("exchange")
        moves: list[Move] = []
        for slot, card in now.items():
            start = starts.get(slot) or (free.pop(0) if free else None)
            if start is not None:
                moves.append(Move(start, slot, card, ms, EASES["exchange"], turns=was[start] != card))
        return moves

    def changed(self, what: Literal["away", "sort"]) -> Iterator[Cue]:
        """Cards are put away, or hands sorted anew: the rest closes up."""
        hands = {
            place: self.final.at(place) for place in PLACES if type(self.final.at(place)) is type(self.facts.at(place))
        }
        facts = with_hands(self.facts, hands)
        if facts != self.facts:
            self.facts = facts
            yield Cue(what, facts, (), settle_ms=self.times.of(what))

    # --- the play ---

    def play(self, place: Place, card: Card) -> Iterator[Cue]:
        """A card goes to the trick, turned over if it comes from a closed hand."""
        start = slot_of(self.facts, card) or last_back(self.facts, place)
        if start is None:
            return
        ms = self.times.of("play")
        facts = without(self.facts, start)
        if not facts.trick:
            facts = replace(facts, led=place)
        self.facts = replace(facts, trick=(*facts.trick, (place, card)))
        move = Move(start, ("trick", place), card, ms, EASES["play"], turns=start[0] == "back")
        yield Cue("fly", self.facts, (move,), settle_ms=ms)

    def gather(self, winner: Place) -> Iterator[Cue]:
        """The trick meets before its winner, is turned, and slides to the packet of his side; then hands close up.

        Where each keeps his quitted cards, every card is turned and goes to the row before its player.
        """
        if not self.facts.trick:
            return
        if self.facts.quitted is not None:
            yield self.keep(len(self.facts.quitted) + 1)
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
        self.facts = facts = _closed_up(replace(self.facts, trick=(), led=None, packets=tuple(packets.items())))
        yield Cue("gather", facts, moves, settle_ms=self.times.of("sort"), settle_at=round(ms * 0.45))

    def keep(self, tricks: int) -> Cue:
        """Every card of the trick, the last of so many ``tricks``, is turned and goes to the row of who played it."""
        ms = self.times.of("gather")
        moves = tuple(
            Move(("trick", place), ("quitted", place, tricks - 1), None, ms, EASES["gather"], turns=True)
            for place, _ in self.facts.trick
        )
        self.facts = facts = _closed_up(replace(self.facts, trick=(), led=None, quitted=self._kept(tricks)))
        return Cue("gather", facts, moves, settle_ms=self.times.of("sort"), settle_at=round(ms * 0.45))

    def close(self) -> Cue:
        """The tray closes: all that lies on the table goes back, each hand into its own pocket (DW-TRAY-1)."""
        ms, lying = self.times.of("close"), contents(self.facts)
        moves: list[Move] = []
        pockets = []
        for place, seat in self.after.seats.items():
            there = [slot for slot in lying if place_of(slot) == place]
            pockets.append((place, seat, len(there)))
            moves += [
                Move(slot, ("pocket", place, i), None, ms, EASES["close"], turns=lying[slot] is not None)
                for i, slot in enumerate(there)
            ]
        empty = replace(self.facts, trick=(), led=None, packets=(), quitted=(), turn_up=None, called=())
        bare = with_hands(empty, dict.fromkeys(PLACES, Nothing()))
        self.facts = replace(bare, zone=self.final.zone, pockets=tuple(pockets))
        return Cue("close", self.facts, tuple(moves))

    def _kept(self, tricks: int) -> tuple[bool, ...] | None:
        """The first ``tricks`` of those that each keeps before him in the picture to come; None where nobody does."""
        return None if self.final.quitted is None else self.final.quitted[:tricks]

    def _taker(self, winner: Place, packets: dict[Place, int]) -> Place:
        """Where the picture to come has the packet of the winner's side; the side is the one that grew."""
        sides = self.after.sides
        side = sides.get(winner)
        return next((place for place in (*dict(self.final.packets), *packets) if sides.get(place) == side), winner)


def _closed_up(facts: Facts) -> Facts:
    """``facts`` with the own hand without the gaps of cards that were played."""
    bottom = facts.bottom
    if not isinstance(bottom, OwnHand):
        return facts
    return with_hands(facts, {"bottom": OwnHand(tuple(c for c in bottom.cards if c not in bottom.gone))})


def deals(events: Sequence[SeatEvent]) -> bool:
    """Whether new cards are dealt among what happened."""
    return any(isinstance(event, HandsSeen) for event in events)


def gathers(events: Sequence[SeatEvent]) -> bool:
    """Whether a trick is gathered among what happened."""
    return any(isinstance(event, Quitted) for event in events)


def called(events: Sequence[SeatEvent], before: Picture, after: Picture) -> Picture:
    """Return ``before`` with all that has been called until ``after``, each beside who made it, where he still sits.

    The last call sends the dummy and the others round the table: it is to be read before they go.
    """
    came = next((event.came for event in events if isinstance(event, DummyPlaced)), None)
    places, calls = before.places, {}
    for place, seat in after.seats.items():
        if place in after.calls:
            calls[places[seat if came is None else came[seat]]] = after.calls[place]
    return replace(before, calls=calls, prompt=None)


def opening(after: Picture) -> Picture:
    """Return the table while cards are dealt on it: who sits here and how it stands, but nothing of the deal."""
    plates = {place: replace(plate, turn=False, thinking=False) for place, plate in after.plates.items()}
    return replace(
        after,
        trump=None,
        plates=plates,
        counts={},
        packets={},
        still="",
        led=None,
        last=None,
        prompt=None,
        note=None,
        choices=(),
    )
