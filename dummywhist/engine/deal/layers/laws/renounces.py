"""Who did not follow suit, and who of them could have? From the cards, and what was owed (W-REV-1, W-REV-13)."""

from collections.abc import Iterator

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import LawTable, kind_of_hand
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.parts import DummyRevoke, Laws
from dummywhist.engine.rules.remedies import AMERICAN, Whose
from dummywhist.engine.values import NamedTuple


class Disobeyed(NamedTuple):
    """Lawful calls that were not obeyed by who could: the hand, and the trick from 1. Nobody sees it (W-REV-13)."""

    calls: tuple[tuple[Seat, int], ...] = ()


class Lifted(NamedTuple):
    """Cards that could be called and were played to the trick in play: taken back, they can be called again."""

    cards: tuple[tuple[Seat, Card], ...] = ()


class Fixed(NamedTuple):
    """The hands whose cards in the trick in play cannot be taken back: their side has claimed since, or thrown its
    cards down, which counts as a play to the next trick (W-REV-2).
    """

    hands: tuple[Seat, ...] = ()


class Revoke(NamedTuple):
    """A revoke of the hand at ``seat`` in ``trick`` from 1; a call was ``disobeyed``, if it is not a renounce."""

    seat: Seat
    trick: int
    disobeyed: bool = False


def laws_of(state: DealState) -> Laws:
    """Return the laws of the table, in a game that has them."""
    laws = state.setup.rules.laws
    assert laws is not None
    return laws


def whose(state: DealState, seat: Seat) -> Whose:
    """Return what kind of hand lies at ``seat``."""
    return kind_of_hand(state.layout, seat)


def liable(state: DealState, seat: Seat) -> bool:
    """Whether a revoke of the hand at ``seat`` is penalised: not a dummy's, unless it counts (ED-50, BD-67)."""
    return seat not in state.layout.dummies or laws_of(state).dummy is DummyRevoke.COUNTS


def playable(state: DealState, seat: Seat, lawful: Hand) -> Hand:
    """Return the cards that the hand at ``seat``, on turn, can play: all of it where it could follow suit.

    ``lawful`` are those that may be played; fewer than the hand has.
    What the rules of jokers forbid (BD-37, BD-38) cannot be done here either.
    """
    hand = state.hands[seat]
    if seat in state.layout.dummies and laws_of(state).dummy is DummyRevoke.PREVENT:
        return lawful
    led = suit_led(state.ranked, state.trick)
    return hand if led is not None and hand & state.ranked.of_suit[led] else lawful


def renounced(state: DealState) -> Iterator[tuple[int, Seat, Card]]:
    """Yield place, hand and card of each in the trick in play that did not follow suit, whether it could or not."""
    chairs, trick, suit = state.layout.chairs, state.trick, state.ranked.suit
    first = chairs.index(state.leader)
    led = None
    for place, card in enumerate(trick):
        if led is None:
            led = suit[card] if suit[card] >= 0 else None
        elif suit[card] != led:
            yield place, chairs[(first + place) % len(chairs)], card


def acted(state: DealState, player: Player) -> DealState:
    """Return the deal after ``player`` claimed or threw his cards down: what his side has played stays (W-REV-2).

    Not so in America, where only a lead or a play to the next trick establishes a revoke (W-AWL-2, DW-REV-1).
    """
    if laws_of(state).code in AMERICAN:
        return state
    layout, trick = state.layout, state.trick
    first, side = layout.chairs.index(state.leader), layout.side[layout.own_seat(player)]
    played = (layout.chairs[(first + place) % len(layout.chairs)] for place in range(len(trick)))
    hands = tuple(seat for seat in played if layout.side[seat] == side)
    before = state.part(Fixed).hands
    fresh = tuple(seat for seat in hands if seat not in before)
    return state.with_part(Fixed((*before, *fresh))) if fresh else state


def wrong_cards(state: DealState) -> list[tuple[Seat, Card]]:
    """Return the wrong cards in the trick in play: those whose hands could have followed, or disobeyed a call."""
    led = suit_led(state.ranked, state.trick)
    if led is None:
        return []
    suited = state.ranked.of_suit[led]
    found = [(seat, card) for _, seat, card in renounced(state) if state.hands[seat] & suited]
    chairs, number = state.layout.chairs, len(state.tricks) + 1
    for seat, trick in state.part(Disobeyed).calls:
        place = (chairs.index(seat) - chairs.index(state.leader)) % len(chairs)
        if trick == number and place < len(state.trick) and all(seat != other for other, _ in found):
            found.append((seat, state.trick[place]))
    return found


def established(state: DealState) -> list[Revoke]:
    """Return the revokes in the quitted tricks that the laws penalise, trick by trick (W-REV-1, W-REV-13).

    They are one at most for a hand and a trick, for a call names no more (W-REV-5): its own, or else a call not obeyed.
    """
    chairs, ranked = state.layout.chairs, state.ranked
    held = list(state.hands)
    for place, card in enumerate(state.trick):
        seat = chairs[(chairs.index(state.leader) + place) % len(chairs)]
        held[seat] = Hand(held[seat] | 1 << card)
    disobeyed = state.part(Disobeyed).calls
    found: dict[tuple[Seat, int], Revoke] = {}
    for number in range(len(state.tricks), 0, -1):
        trick = state.tricks[number - 1]
        first = chairs.index(trick.leader)
        for place, card in enumerate(trick.cards):
            seat = chairs[(first + place) % len(chairs)]
            led = suit_led(ranked, trick.cards[:place])
            could = led is not None and ranked.suit[card] != led and held[seat] & ranked.of_suit[led]
            if could and liable(state, seat):
                found[seat, number] = Revoke(seat, number)
            elif not could and (seat, number) in disobeyed:
                answers = _answering_for(state, seat)
                found.setdefault((answers, number), Revoke(answers, number, True))
            held[seat] = Hand(held[seat] | hand_of([card]))
    return [*found.values()][::-1]


def _answering_for(state: DealState, seat: Seat) -> Seat:
    """Return the hand that answers for a call not obeyed from the hand at ``seat``: for a dummy its player (ED-61)."""
    holder = state.layout.holder[seat]
    return seat if liable(state, seat) or holder is None else state.layout.own_seat(holder)


def could_have_played(state: DealState, revoke: Revoke) -> Hand:
    """Return the cards of the suit led that the hand held when it revoked."""
    chairs, ranked = state.layout.chairs, state.ranked
    trick = state.tricks[revoke.trick - 1]
    place = (chairs.index(revoke.seat) - chairs.index(trick.leader)) % len(chairs)
    led = suit_led(ranked, trick.cards[:place])
    held = int(state.hands[revoke.seat])
    for later in state.tricks[revoke.trick :]:
        held |= 1 << later.cards[(chairs.index(revoke.seat) - chairs.index(later.leader)) % len(chairs)]
    return Hand(0 if led is None else held & ranked.of_suit[led])


def lifted(state: DealState, seat: Seat, card: Card) -> DealState:
    """Return the deal in which ``card``, played from the hand at ``seat``, cannot be called any more (W-PEN-1)."""
    law, at = state.part(LawTable), (seat, card)
    if at not in law.exposed:
        return state
    left = law._replace(exposed=tuple(one for one in law.exposed if one != at))
    return state.with_part(left).with_part(Lifted((*state.part(Lifted).cards, at)))


def put_down_again(state: DealState, back: list[tuple[Seat, Card]]) -> DealState:
    """Return the deal in which those of the cards ``back`` in their hands can be called that could be called before."""
    before = state.part(Lifted).cards
    again = tuple(one for one in before if one in back)
    if not again:
        return state
    law = state.part(LawTable)
    exposed = law._replace(exposed=(*law.exposed, *again))
    return state.with_part(exposed).with_part(Lifted(tuple(one for one in before if one not in again)))
