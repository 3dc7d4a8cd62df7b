"""Which deals can a player not tell apart? Those that differ only in hands that he may not see."""

from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import view


def hidden_seats(state: DealState, viewer: Player | None) -> list[Seat]:
    """Return the seats whose cards ``viewer`` may not see by the law (ED-30, ED-33)."""
    layout = state.setup.layout
    open_to_all = layout.dummies if state.faced else ()
    return [seat for seat in SEATS if seat not in open_to_all and (viewer is None or layout.holder[seat] != viewer)]


def dealt_again(hands: tuple[Hand, ...], hidden: list[Seat], kept: set[Card], rng: Random) -> tuple[Hand, ...]:
    """Return ``hands`` with the cards of the hidden ones exchanged at random, but for the ``kept`` cards."""
    loose = [card for seat in hidden for card in cards_in(hands[seat]) if card not in kept]
    rng.shuffle(loose)
    changed = list(hands)
    for seat in hidden:
        staying = [card for card in cards_in(hands[seat]) if card in kept]
        given = [loose.pop() for _ in range(hands[seat].bit_count() - len(staying))]
        changed[seat] = hand_of([*staying, *given])
    return tuple(changed)


def told_apart_by_nothing(state: DealState, hidden: list[Seat], kept: set[Card], rng: Random) -> DealState:
    """Return a deal that who does not see the ``hidden`` hands cannot tell from this one.

    The turned card stays where all saw it; the last card dealt is known to nobody before it is turned.
    """
    if state.turned is not None:
        kept = kept | {state.turned}
    hands = dealt_again(state.hands, hidden, kept, rng)
    played = [Hand(dealt & ~hand) for dealt, hand in zip(state.dealt, state.hands, strict=True)]
    dealt = tuple(Hand(hand | gone) for hand, gone in zip(hands, played, strict=True))
    last = state.last
    if last is not None and last not in kept:
        last = rng.choice(list(cards_in(dealt[state.setup.dealer])))
    return state._replace(hands=hands, dealt=dealt, last=last, number=rng.getrandbits(64))


def check_secrecy(state: DealState, rng: Random) -> None:
    """What a player, or an onlooker, may not see makes no difference to what he gets."""
    if any(state.dealt):
        for viewer in (None, *state.setup.layout.players):
            other = told_apart_by_nothing(state, hidden_seats(state, viewer), set(), rng)
            assert view(other, viewer) == view(state, viewer)
