"""What lies where on the table? From a view to the facts that the layout gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import winning_index
from dummywhist.engine.cards.seat import NORTH, Seat, left_of
from dummywhist.engine.deal.customs import StillPack, still_pack
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Layout
from dummywhist.engine.knowledge.view import Cards, Seen, View
from dummywhist.engine.rules.counts import TargetCount
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.rules.seats import AXES
from dummywhist.ui.scene import standing
from dummywhist.ui.scene.laws import ranked, rules_of
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    Lying,
    Nothing,
    OwnHand,
    Place,
    Zone,
)
from dummywhist.ui.scene.order import dealt_order, display_order, open_hand
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.standing import Naming

NOMINAL: Final = (1366.0, 676.0)
IN_TURN: Final = "two-packs"
"""The looks of two packs that are dealt in turn, as whist players have them."""
STOCK: Final[Place] = "left"
"""Where what is out of play lies at a table for two whose packs are not dealt out (TO-2)."""


def places_of(layout: Layout, bottom: Seat) -> dict[Place, Seat]:
    """Return who sits at each place for one who sits at ``bottom``.

    Where three play, the next one round the table sits at the left, the last at the right, and the packet lies
    opposite, whoever looks.
    """
    if len(layout.chairs) != 3:
        return {place: left_of(bottom, step) for step, place in enumerate(PLACES)}
    own = layout.chairs.index(bottom)
    packet = next(Seat(seat) for seat in range(4) if seat not in layout.chairs)
    after = [layout.chairs[(own + step) % 3] for step in (1, 2)]
    return {"bottom": bottom, "left": after[0], "top": packet, "right": after[1]}


def played_from(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that the hand at ``seat`` has played, in order."""
    chairs = view.layout.chairs
    if seat not in chairs:
        return ()
    found: list[Card] = []
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.played), (view.leader, view.trick)):
        step = (chairs.index(seat) - chairs.index(leader)) % len(chairs) if cards else len(cards)
        if step < len(cards):
            found.append(cards[step])
    return (*found, *(card for early, card in view.part(LawTable).early if early == seat))


def on_table(view: View) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards of the trick with the seats they came from, in the order played."""
    chairs = view.layout.chairs
    first = chairs.index(view.leader) if view.trick else 0
    return tuple((chairs[(first + step) % len(chairs)], card) for step, card in enumerate(view.trick))


def lying_on_table(view: View) -> tuple[tuple[Seat, Card], ...]:
    """Return the same with the cards after them that were played before their turn (W-TURN-3)."""
    return (*on_table(view), *view.part(LawTable).early)


def winning_so_far(view: View) -> tuple[Seat, Card]:
    """Return the card that wins the trick as it lies, and the seat it came from; only when a card lies."""
    return on_table(view)[winning_index(ranked(view), view.trick)]


def winner_so_far(view: View) -> Seat:
    """Return the seat whose card wins the trick as it lies; only when a card lies."""
    return winning_so_far(view)[0]


def last_trick(view: View, places: Mapping[Seat, Place]) -> tuple[tuple[Place, Card], ...]:
    """Return the last quitted trick by the places it came from, if it may be looked at."""
    last, chairs = view.last_trick, view.layout.chairs
    if last is None:
        return ()
    first = chairs.index(last.leader)
    return tuple((places[chairs[(first + step) % len(chairs)]], card) for step, card in enumerate(last.cards))


# --- the turned card -------------------------------------------------------------------------------------


def turned_to_nobody(view: View) -> bool:
    """Whether the turned card belongs to no hand (TO-3)."""
    return rules_of(view).dealing.turned is TurnedTo.NOBODY


def lying_turn_up(view: View, naming: Naming) -> tuple[Place, Card] | None:
    """Return the turned card that lies by itself, and where.

    Before a living dealer until he takes it up, before a dummy while its hand is closed, with the stock if it is
    nobody's.
    """
    if view.turned is None:
        return None
    if turned_to_nobody(view):
        return STOCK, view.turned
    waits = not view.faced if view.dealer in view.layout.dummies else view.lies
    return (naming.places[view.dealer], view.turned) if waits else None


def _across(view: View, seat: Seat, hand: Hand) -> Card | None:
    """The dummy's turned card, while it lies across (ED-26)."""
    if seat == view.dealer and view.turned is not None and hand >> view.turned & 1:
        return view.turned
    return None


def dummys_turn_up(view: View) -> Card | None:
    """Return the turned card that lies across in a dummy."""
    hands = ((seat, view.cards_at(seat)) for seat in view.layout.dummies)
    return next((card for seat, hand in hands if hand and (card := _across(view, seat, hand)) is not None), None)


def stock(view: View) -> int:
    """Return how many cards are out of play, the turned one not counted while it lies open (TO-2)."""
    dealing = rules_of(view).dealing
    if dealing.turned is not TurnedTo.NOBODY or (not any(size(seen) for seen in view.hands) and not view.played):
        return 0
    return len(PACK) - dealing.cards * len(dealing.packets) - (view.turned is not None)


def _still(view: View, naming: Naming, looks: Looks) -> Place | None:
    """On whose left the other pack lies, where two are used (CW-7); a counted deal is all on the table again."""
    found = other_pack(view, looks)
    return None if found is None else naming.places[found.deals_next]


def other_pack(view: View, looks: Looks) -> StillPack | None:
    """Return who deals next and who shuffled the other pack; None where one pack is used, or a deal is counted."""
    if looks.back != IN_TURN or view.result is not None:
        return None
    return still_pack(rules_of(view).customs, view.layout, view.dealer)


# --- hands -----------------------------------------------------------------------------------------------


def size(seen: Seen) -> int:
    """Return how many cards a hand has."""
    return seen.hand.bit_count() if isinstance(seen, Cards) else seen.cards


def _hand_at(view: View, naming: Naming, place: Place, looks: Looks) -> Lying:
    seat = naming.seats[place]
    seen = view.hands[seat]
    turn_up = lying_turn_up(view, naming)
    before = turn_up is not None and turn_up[0] == place and not turned_to_nobody(view)
    count = size(seen) - before - sum(there == place for there, _ in called(view, naming))
    packet = seat not in view.layout.chairs
    if packet and not size(seen):
        return ClosedPacket(left) if place == STOCK and (left := stock(view)) else Nothing()
    if not isinstance(seen, Cards):
        return ClosedPacket(count) if packet or seat in view.layout.dummies else Backs(count)
    held = [card for card in cards_in(seen.hand) if not (before and turn_up is not None and card == turn_up[1])]
    played = played_from(view, seat)
    strength = ranked(view).strength.__getitem__
    if place == "bottom":
        laid = {card for from_, card in lying_on_table(view) if from_ == seat}
        whole = (*held, *laid)
        dealt = (*held, *played) if turn_up is None or not before else (*held, *played, turn_up[1])
        if view.phase == "deal" and view.turned is None:
            return OwnHand(dealt_order(whole))  # it is put in order when the dealing is over
        order = display_order(whole, view.trump, trumps_at=looks.trumps_at, dealt=dealt, strength=strength)
        return OwnHand(order, frozenset(laid))
    gone = frozenset(played)
    across = _across(view, seat, seen.hand) if seat in view.layout.dummies else None
    turned = view.turned if seat in view.layout.dummies and view.turned in gone and seat == view.dealer else None
    # A turn-up that has been played lay across at the deal: it keeps its place among the gone.
    lying = across if turned is None else turned
    return open_hand((*held, *played), view.trump, lying=lying, gone=gone, strength=strength)


def facts(view: View, naming: Naming, looks: Looks, packets: Mapping[Place, int]) -> Facts:
    """Return what lies where, on a table of nominal size; ``packets``: the quitted tricks before each taker."""
    places = naming.places
    trick = lying_on_table(view) if view.result is None else ()  # a claim may end a deal in the middle of a trick
    lying = {place: _hand_at(view, naming, place, looks) for place in naming.seats}
    zone: Zone | None = "dummy" if naming.seats["top"] in view.layout.dummies else None
    return Facts(
        *NOMINAL,
        bottom=lying["bottom"],
        left=lying["left"],
        top=lying["top"],
        right=lying["right"],
        jumbo=looks.jumbo,
        trick=tuple((places[seat], card) for seat, card in trick),
        led=places[view.leader] if trick else None,
        early=tuple(places[seat] for seat, _ in view.part(LawTable).early),
        packets=tuple(packets.items()),
        quitted=kept(view),
        book=book(view),
        turn_up=lying_turn_up(view, naming),
        segments=standing.segments(naming.company),
        dummy_rows=looks.dummy_rows,
        scale=looks.scale,
        zone=zone,
        counted=view.result is not None,
        still=_still(view, naming, looks),
        centred=view.phase == "exchange" and naming.seats["top"] not in view.layout.chairs,
        called=called(view, naming),
    )


def called(view: View, naming: Naming) -> tuple[tuple[Place, Card], ...]:
    """Return the cards of closed hands that lie face up before them, by suits: those that may be called, two that were
    played at once, one taken back while it is asked what is demanded for it (W-EXP-2, W-EXP-4, W-REV-4).
    """
    turn_up = lying_turn_up(view, naming)
    found = sorted(
        (card, seat)
        for seat, card in _open_cards(view)
        if not isinstance(view.hands[seat], Cards) and (turn_up is None or card != turn_up[1])
    )
    return tuple((naming.places[seat], card) for card, seat in found)


def _open_cards(view: View) -> frozenset[tuple[Seat, Card]]:
    law = view.part(LawTable)
    return frozenset((*law.exposed, *law.wrong, *((seat, card) for seat, *cards in law.two for card in cards)))


def liable(view: View) -> frozenset[Card]:
    """Return the cards in hands that the viewer sees which may be called."""
    return frozenset(card for seat, card in _open_cards(view) if isinstance(view.hands[seat], Cards))


def kept(view: View) -> tuple[bool, ...] | None:
    """Return for each quitted trick whether North and South won it, where each keeps his cards before him (DW-PLAY-1).

    None where tricks are gathered.
    """
    if not rules_of(view).customs.trays:
        return None
    return tuple(view.layout.side[trick.winner] == AXES[NORTH] for trick in view.played)


def book(view: View) -> int:
    """Return how many tricks of a side are laid close, before those that count stand apart."""
    count = rules_of(view).count
    return 0 if isinstance(count, TargetCount) else count.book
