"""Where may the cards lie that a View does not show? In hidden hands, dead packets, put away, or not dealt at all."""

from itertools import combinations

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import FULL_PACK, JOKER_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import ranking, suit_led
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.deal.layout import placed_opposite
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.messages import message
from dummywhist.engine.rules.parts import Packet, Rules, TurnedTo
from dummywhist.engine.rules.renounce import Proof, renounce_proves

AWAY = "away"
STOCK = "stock"
Place = Seat | str
"""Where a card may be: at a seat, put away, or among those not dealt."""


def false(key: str, **args: object) -> Unreadable:
    """Return the error that a View contradicts itself, and where."""
    return Unreadable("unreadable.view_false", why=message(f"view.{key}", **args))


def pack_of(rules: Rules) -> Hand:
    """Return all cards of the game."""
    return Hand(FULL_PACK | (JOKER_MASK if rules.dealing.jokers else 0))


def packets(view: View, rules: Rules) -> dict[Seat, int]:
    """Return how many cards the packet at each seat began with, less those put away."""
    dealing = rules.dealing
    sizes = dict.fromkeys(SEATS, 0)
    for seat in dealing.packets:
        sizes[seat] = dealing.cards
    for seat in dealing.served_after:
        sizes[seat] = dealing.cards + dealing.extra
    if view.layout != view.home and view.contract is not None:
        _, came = placed_opposite(view.home, view.contract.declarer)
        sizes = {seat: sizes[came[seat]] for seat in SEATS}
    if view.away:
        sizes[view.layout.dummies[0]] -= len(view.away)
    return sizes


def turned_at(view: View, rules: Rules) -> Seat | None:
    """Return where the turned card lies or lay: with the dealer, or in the packet that he threw in (HW-7)."""
    if view.turned is None or rules.dealing.turned is TurnedTo.NOBODY:
        return None
    dealer = view.layout.holder[view.dealer]
    exchange = rules.exchange
    if exchange is not None and (dealer, False) in view.kept:
        return left_of(view.dealer, 3) if exchange.packet is Packet.RIGHT else None
    return view.dealer


def shown_out(view: View, rules: Rules, seat: Seat) -> frozenset[int]:
    """Return the suits that the hand at ``seat`` has proved not to have, by not following."""
    chairs = view.layout.chairs
    if seat not in chairs or renounce_proves(rules) is not Proof.VOID:
        return frozenset()
    ranked = ranking(view.trump, view.down, rules.dealing.good_ace)
    found: set[int] = set()
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.played), (view.leader, view.trick)]:
        if leader not in chairs:
            continue
        place = (chairs.index(seat) - chairs.index(leader)) % len(chairs)
        led = suit_led(ranked, cards[:place])
        if place < len(cards) and led is not None and ranked.suit[cards[place]] != led:
            found.add(led)
    return frozenset(found)


def check_cards(view: View, rules: Rules, played: dict[Seat, list[Card]]) -> None:
    """Unreadable if a card is there twice, a hand has too many, or the unseen ones can lie nowhere."""
    layout, pack = view.layout, pack_of(rules)
    seen = hand_of([])
    hidden: dict[Place, int] = {}
    dealt_out = view.phase != "deal" or any(seen_hand != (0,) for seen_hand in view.hands)
    sizes = packets(view, rules) if dealt_out else dict.fromkeys(SEATS, 0)
    for seat in SEATS:
        hand = view.cards_at(seat)
        own = view.viewer is not None and layout.holder[seat] == view.viewer and seat not in layout.dummies
        looks = view.phase == "discard" and view.contract is not None and view.contract.declarer == view.viewer
        may = own or seat in view.faced or (looks and seat in layout.dummies)
        if may != isinstance(view.hands[seat], Cards):
            raise false("hidden")
        for packet in [*(hand_of([card]) for card in played[seat]), *(() if hand is None else (hand,))]:
            if seen & packet:
                raise false("twice", card=next(cards_in(Hand(seen & packet))))
            seen = Hand(seen | packet)
        count = view.hands[seat][0] if hand is None else hand.bit_count()
        if count + len(played[seat]) != sizes[seat]:
            raise false("count")
        if hand is None:
            hidden[seat] = count
    if not dealt_out:
        return
    seen = _with_loose(view, rules, seen)
    if seen & ~pack:
        raise false("unseen")
    hidden[AWAY] = sum(card is None for card in view.away)
    loose = view.turned is not None and rules.dealing.turned is TurnedTo.NOBODY
    hidden[STOCK] = pack.bit_count() - sum(sizes.values()) - len(view.away) - loose
    _check_hidden(view, rules, played, Hand(pack & ~seen), hidden)
    _check_end(view, rules, played)


def _with_loose(view: View, rules: Rules, seen: Hand) -> Hand:
    """Return ``seen`` with the cards that lie open or known outside the hands."""
    loose = [card for card in view.away if card is not None]
    if view.turned is not None and rules.dealing.turned is TurnedTo.NOBODY:
        loose.append(view.turned)
    for card in loose:
        if seen >> card & 1:
            raise false("twice", card=card)
        seen = Hand(seen | 1 << card)
    return seen


def _check_hidden(
    view: View, rules: Rules, played: dict[Seat, list[Card]], unseen: Hand, hidden: dict[Place, int]
) -> None:
    """Check that the unseen cards can lie in the hidden places as play, memory and the turned card say."""
    may = where_unseen(view, rules, played, unseen, hidden)
    if unseen.bit_count() != sum(hidden.values()):
        raise false("count")
    # Each group of hidden places must find as many cards as it holds, and no more that can lie nowhere else.
    for many in range(1, len(hidden) + 1):
        for group in combinations(hidden, many):
            reach = 0
            for place in group:
                reach |= may[place]
            if reach.bit_count() < sum(hidden[place] for place in group):
                raise false("unseen")


def where_unseen(
    view: View, rules: Rules, played: dict[Seat, list[Card]], unseen: Hand, hidden: dict[Place, int]
) -> dict[Place, Hand]:
    """Return which of the ``unseen`` cards may lie in each hidden place; Unreadable if one that is known cannot."""
    ranked = ranking(view.trump, view.down, rules.dealing.good_ace)
    may: dict[Place, Hand] = {}
    for place in hidden:
        mask = int(unseen)
        if not isinstance(place, str):
            for suit in shown_out(view, rules, place):
                mask &= ~ranked.of_suit[suit]
        may[place] = Hand(mask)
    at = turned_at(view, rules)
    turned = view.turned
    gone = turned is not None and at is not None and turned in played[at]
    if view.lies and (gone or at != view.dealer):
        raise false("turned")
    known = list(view.memory)
    if turned is not None and at is not None and not gone:
        held = view.cards_at(at)
        if not (unseen >> turned & 1 if held is None else held >> turned & 1):
            raise false("turned")
        if held is None:
            known.append((at, hand_of([turned])))
    for seat, cards in known:
        if seat not in hidden or cards & ~may[seat]:
            raise false("memory")
        for place in hidden:
            if place != seat:
                may[place] = Hand(may[place] & ~cards)
    return may


def _check_end(view: View, rules: Rules, played: dict[Seat, list[Card]]) -> None:
    over = view.phase == "over"
    if over != (view.dealt is not None) or over != (view.held is not None):
        raise false("dealt")
    if view.dealt is None or view.held is None:
        return
    sizes = packets(view, rules)
    together = 0
    for seat in SEATS:
        held = view.held[seat]
        left = view.cards_at(seat)
        if held.bit_count() != sizes[seat] or hand_of(played[seat]) & ~held or held & together:
            raise false("dealt")
        if left is not None and held != left | hand_of(played[seat]):
            raise false("dealt")
        together |= held
    dealt = 0
    for hand in view.dealt:
        if hand & dealt:
            raise false("dealt")
        dealt |= hand
    # What was dealt and not played with was put away.
    if together & ~dealt or (dealt & ~together).bit_count() != len(view.away):
        raise false("dealt")
    if rules.exchange is None and rules.auction is None and view.held != view.dealt:
        raise false("dealt")
