"""Which deals can a player not tell apart? Those that differ only in cards that he may not see."""

from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import FULL_PACK, JOKER_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.kernel import actors
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.pack import in_order
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.parts import TurnedTo


def hidden_seats(state: DealState, viewer: Player | None) -> list[Seat]:
    """Return the seats whose cards ``viewer`` may not see by the law (ED-30, ED-33, HW-5, TH-33)."""
    layout = state.layout
    looked = {seat for player, seat in state.part(Glimpses).looked if player == viewer}
    own = {
        seat for seat in SEATS if viewer is not None and layout.holder[seat] == viewer and seat not in layout.dummies
    }
    return [seat for seat in SEATS if seat not in own and seat not in looked and seat not in state.faced]


def known_cards(state: DealState, viewer: Player | None) -> Hand:
    """Return the cards of which ``viewer`` knows where they are: seen, played, remembered, put away by himself."""
    hidden = hidden_seats(state, viewer)
    known = 0
    for seat in SEATS:
        known |= 0 if seat in hidden else state.hands[seat]
    for trick in state.tricks:
        known |= hand_of(trick.cards)
    law = state.part(LawTable)
    told = (*law.early, *law.exposed, *law.wrong, *law.warned)
    known |= hand_of(state.trick) | hand_of({card for _, card in told})
    for seen in state.part(Glimpses).memory:
        known |= seen.cards if seen.player == viewer else 0
    known |= hand_of([card for card, by in zip(*state.part(Away), strict=True) if by == viewer])
    return Hand(known | (0 if state.turned is None else 1 << state.turned))


def told_apart_by_nothing(state: DealState, viewer: Player | None, kept: set[Card], rng: Random) -> DealState:
    """Return a deal that ``viewer`` cannot tell from this one: cards that he does not know change their places.

    The turned card stays where all saw it, and so do those ``kept``; the last card dealt is known to nobody before it
    is turned.
    """
    if state.result is not None:
        return state
    dealing = state.setup.rules.dealing
    pack = FULL_PACK | (JOKER_MASK if dealing.jokers else 0)
    loose = list(cards_in(Hand(pack & ~known_cards(state, viewer) & ~hand_of(kept))))
    goes = dict(zip(loose, rng.sample(loose, len(loose)), strict=True))

    def changed(hand: Hand) -> Hand:
        return hand_of(goes.get(card, card) for card in cards_in(hand))

    dealt = tuple(changed(hand) for hand in state.dealt)
    last = state.last
    if last is not None and state.turned is None and last not in kept:
        stock = Hand(FULL_PACK & ~sum(dealt))
        nobodys = dealing.turned is TurnedTo.NOBODY
        last = rng.choice(list(cards_in(stock if nobodys else dealt[in_order(state.setup)[-1]])))
    away, glimpses = state.part(Away), state.part(Glimpses)
    other = state._replace(
        hands=tuple(changed(hand) for hand in state.hands),
        held=tuple(changed(hand) for hand in state.held),
        dealt=dealt,
        last=last,
        number=rng.getrandbits(64),
    )
    remembered = tuple(seen._replace(cards=changed(seen.cards)) for seen in glimpses.memory)
    other = other.with_part(away._replace(cards=tuple(goes.get(card, card) for card in away.cards)))
    other = other.with_part(glimpses._replace(memory=remembered))
    if state.phase_name == "jokers" and actors(other) != actors(state):
        return state  # whoever holds a joker hands it in, and all see whose turn it is (BD-39)
    return other


def check_secrecy(state: DealState, rng: Random) -> None:
    """What a player, or an onlooker, may not see makes no difference to what he gets."""
    if any(state.dealt):
        for viewer in (None, *state.layout.players):
            other = told_apart_by_nothing(state, viewer, set(), rng)
            assert view(other, viewer) == view(state, viewer)
